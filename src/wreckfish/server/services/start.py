"""Starting the game."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.context import Context
from wreckfish.server.db import schema, table_queries
from wreckfish.server.db.store import Progress
from wreckfish.server.messages import VERSION, Done, Start
from wreckfish.server.services.seat_bot import check_host
from wreckfish.server.services.sit import check_waiting
from wreckfish.server.tables.bots import run_bots
from wreckfish.server.tables.commit import catch_up, change_table, progress
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.position import opening, step
from wreckfish.server.values import Entry, Kind, Person, Refused, TableRow, now

BEGIN = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_"))
    .values({name: bindparam(name) for name in ("started", *Progress.__struct_fields__)})
)


async def start(context: Context, person: Person, live: LiveTable, ask: Start) -> Done:
    """The host starts the game; every seat must be taken. A practice table plays its first moves at once."""

    async def job(connection: AsyncConnection, row: TableRow) -> TableRow:
        check_waiting(row)
        check_host(live, row, person)
        free = [str(seat.seat + 1) for seat in live.seats if not seat.taken]
        if free:
            raise Refused("refuse-empty-seats", seats=", ".join(free), count=len(free))
        moment = now()
        row = msgspec.structs.replace(row, started=moment)
        position = opening(table_queries.course_of(row, live.seats))
        entries = [
            Entry(ply, moment, Kind.MOVE, seat, move)
            for ply, (seat, move) in enumerate(msgspec.json.decode(row.opening or "[]"), 1)
        ]
        for entry in entries:
            position = step(position, entry)[0]
        if entries:
            rows = [{"table": row.id, **msgspec.structs.asdict(entry)} for entry in entries]
            await connection.execute(insert(schema.entries), rows)
        done = progress(position, Entry(position.ply, moment, Kind.MOVE), context.lease)
        new = {"started": moment, **msgspec.structs.asdict(done)}
        await connection.execute(BEGIN, {"table_": row.id, **new})
        return msgspec.structs.replace(row, **new)

    async with live.lock:
        await change_table(context, live, job)
        if live.row.opening:
            await catch_up(context, live, "entry")
        run_bots(context, live)
    return Done(VERSION, ask.id, "start", live.ply)
