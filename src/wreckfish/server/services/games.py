"""A table's game: created, started, played, taken back, played again."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server import metrics
from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.http.limits import LIMITS
from wreckfish.server.messages import VERSION, Answer, CreateTable, Done, PlayMove, Rematch, Start, Undo
from wreckfish.server.tables.commit import catch_up, change_table, commit_entry, run_bots
from wreckfish.server.tables.judges import (
    check_may_play_again,
    check_may_start,
    judge_answer,
    judge_move,
    judge_undo,
    played_before,
)
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.new_tables import begun, new_table, next_table
from wreckfish.server.tables.progress import Progress
from wreckfish.server.values import Person, Refused, SeatRow, TableRow

MOST_OPEN = 5  # tables of one host that wait in the lobby
MOST_NEAR = 25  # tables of all hosts of one address
WEIGHT = 2_000  # characters of a record that weigh as much as another table
HOSTS = select(schema.tables.c.host).where(schema.tables.c.state == "waiting", schema.tables.c.open.is_(True))
NEW_TABLE = insert(schema.tables)
NEW_SEATS = insert(schema.seats)


def count_table(context: Context, person: Person, ask: CreateTable | None = None) -> None:
    """Count a new table for its maker and for their address. A record that it goes on from weighs by its length."""
    cost = 1 + len((ask and ask.position) or "") // WEIGHT
    context.limits.take("tables", person.id, min(cost, LIMITS["tables"].burst))
    context.limits.take("games", context.people.place(person.id), cost)


async def create(context: Context, person: Person, ask: CreateTable) -> LiveTable:
    """Make a table; its creator is the host, and sits down when they like."""
    row, seats = new_table(person, ask)

    async def job(connection: AsyncConnection) -> None:
        if ask.open:
            check_lobby(context, person, list(await connection.scalars(HOSTS)))
        await add_table(connection, row, seats)

    await context.store.write(job)
    return await context.tables.admit(row, seats)


def check_lobby(context: Context, person: Person, hosts: list[str | None]) -> None:
    """Refuse an open table if there are many of the same host, or of the same address, in the lobby already."""
    if hosts.count(person.id) >= MOST_OPEN:
        raise Refused("refuse-many-tables", most=MOST_OPEN)
    place = context.people.place
    near = sum(host is not None and place(host) == place(person.id) for host in hosts)
    if context.limits.on and near >= MOST_NEAR:
        raise Refused("refuse-many-near", most=MOST_NEAR)


async def add_table(connection: AsyncConnection, row: TableRow, seats: list[SeatRow]) -> None:
    """Store a table and its seats, with the players who already sit there."""
    await connection.execute(NEW_TABLE, msgspec.structs.asdict(row))
    await connection.execute(NEW_SEATS, [{"table": row.id, **msgspec.structs.asdict(seat)} for seat in seats])


BEGIN = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_"))
    .values({name: bindparam(name) for name in ("started", *Progress.__struct_fields__)})
)


async def start(context: Context, person: Person, live: LiveTable, ask: Start) -> Done:
    """The host starts the game; every seat must be taken. A practice table plays its first moves at once."""

    async def job(connection: AsyncConnection, row: TableRow) -> TableRow:
        check_may_start(live, row, person)
        row, entries = begun(row, live.seats, context.lease, context.rest)
        if entries:
            rows = [{"table": row.id, **msgspec.structs.asdict(entry)} for entry in entries]
            await connection.execute(insert(schema.entries), rows)
        new = {name: getattr(row, name) for name in ("started", *Progress.__struct_fields__)}
        await connection.execute(BEGIN, {"table_": row.id, **new})
        return row

    await change_table(context, live, job)
    if live.row.opening:
        async with live.lock:
            await catch_up(context, live, "entry")
    run_bots(context, live)
    return Done(VERSION, ask.id, "start", live.ply)


async def play_move(context: Context, person: Person, live: LiveTable, ask: PlayMove) -> Done:
    """Play a move; returns when it is durable. A key that was used before gives its first answer."""
    begun_at = time.perf_counter()
    entry = await commit_entry(context, live, lambda: judge_move(live, person, ask))
    metrics.MOVE_SECONDS.observe(time.perf_counter() - begun_at)
    return Done(VERSION, ask.id, "move", played_before(live, person, ask) if entry is None else entry.ply)


async def undo(context: Context, person: Person, live: LiveTable, ask: Undo) -> Done:
    """Take back the seat's last move: free while it showed nothing and no one acted, else the others are asked."""
    entry = await commit_entry(context, live, lambda: judge_undo(live, person, ask))
    return Done(VERSION, ask.id, "undo", entry.ply if entry else None)


async def answer(context: Context, person: Person, live: LiveTable, ask: Answer) -> Done:
    """One no ends the question; the last yes takes the move back."""
    entry = await commit_entry(context, live, lambda: judge_answer(live, person, ask))
    return Done(VERSION, ask.id, "answer", entry.ply if entry else None)


NEXT = update(schema.tables).where(schema.tables.c.id == bindparam("table_")).values(rematch=bindparam("next_"))


async def rematch(context: Context, person: Person, live: LiveTable, ask: Rematch) -> Done:
    """A new table with the same people, each one seat further. The second to ask gets the same table."""
    check_may_play_again(live, person)
    if live.row.rematch is None:
        count_table(context, person)

    async def job(connection: AsyncConnection, row: TableRow) -> TableRow:
        if row.rematch is not None:
            return row
        new, seats = next_table(row, live.seats, person)
        await add_table(connection, new, seats)
        await connection.execute(NEXT, {"table_": row.id, "next_": new.id})
        return msgspec.structs.replace(row, rematch=new.id)

    await change_table(context, live, job)
    return Done(VERSION, ask.id, "rematch", table=live.row.rematch)
