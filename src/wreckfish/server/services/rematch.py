"""Playing again."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.core.seeds import new_seed
from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.messages import VERSION, Done, Rematch
from wreckfish.server.services.create import add_table, new_id
from wreckfish.server.tables.commit import change_table
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Person, Refused, SeatRow, TableRow, now

SAME = ("game", "size", "options", "pace", "open", "hot_seat", "practice", "stand_in", "opening")
NEXT = update(schema.tables).where(schema.tables.c.id == bindparam("table_")).values(rematch=bindparam("next_"))


async def rematch(context: Context, person: Person, live: LiveTable, ask: Rematch) -> Done:
    """A new table with the same people, each one seat further. Who asks second finds the table of who asked first."""
    if live.row.state != "over":
        raise Refused("refuse-not-over")
    if not live.seats_of(person.id):
        raise Refused("refuse-not-seated", 403)

    made: list[tuple[TableRow, list[SeatRow]]] = []

    async def job(connection: AsyncConnection, row: TableRow) -> TableRow:
        if row.rematch is not None:
            return row
        new = {name: getattr(row, name) for name in SAME}
        new |= {"id": new_id(), "host": person.id, "created": now(), "state": "waiting"}
        new["seed"] = row.seed if row.practice else new_seed()
        made.append(await add_table(connection, TableRow(**new), rotated(live)))
        await connection.execute(NEXT, {"table_": row.id, "next_": new["id"]})
        return msgspec.structs.replace(row, rematch=new["id"])

    async with live.lock:
        await change_table(context, live, job)
    for row, seats in made:
        await context.tables.admit(row, seats)
    return Done(VERSION, ask.id, "rematch", table=live.row.rematch)


def rotated(live: LiveTable) -> list[SeatRow]:
    """Who sits where in the next game: everybody one seat further."""
    size = live.row.size
    return [msgspec.structs.replace(live.seats[(seat - 1) % size], seat=seat) for seat in range(size)]
