"""Seats: taking and leaving them, filling them with bots, handing them over and coming back."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Update, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.messages import VERSION, ComeBack, Concede, Done, Leave, Replace, SeatBot, Sit
from wreckfish.server.names import distinct_name
from wreckfish.server.services.people.names import clean_name
from wreckfish.server.tables.commit import change_table, commit_entry
from wreckfish.server.tables.judges import (
    check_bot,
    check_host,
    check_may_clear,
    check_may_sit,
    check_seat,
    check_waiting,
    judge_concede,
    judge_leave,
    judge_replace,
    judge_return,
    sign_of_life,
)
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.new_tables import bot_name
from wreckfish.server.values import Person, Refused, TableRow, now


async def sit(context: Context, person: Person, live: LiveTable, ask: Sit) -> Done:
    """Take a free seat before the game; in a hot-seat game also several."""
    name = clean_name(ask.name or person.name)
    check_seat(live, ask.seat)

    async def job(connection: AsyncConnection, row: TableRow) -> None:
        check_may_sit(live, row, person)
        free = without_person(row, ask.seat).where(schema.seats.c.bot.is_(None))
        await take(connection, free.values(person=person.id, name=distinct_name(name, live.names), seen=now()))

    await change_table(context, live, job)
    return Done(VERSION, ask.id, "sit")


def without_person(row: TableRow, seat: int) -> Update:
    seats = schema.seats.c
    return update(schema.seats).where(seats.table == row.id, seats.seat == seat, seats.person.is_(None))


async def take(connection: AsyncConnection, free: Update) -> None:
    if (await connection.execute(free)).rowcount != 1:
        raise Refused("refuse-taken")


async def seat_bot(context: Context, person: Person, live: LiveTable, ask: SeatBot) -> Done:
    """The host puts a bot into a seat without a person."""
    check_seat(live, ask.seat)
    check_bot(ask.bot)

    async def job(connection: AsyncConnection, row: TableRow) -> None:
        check_waiting(row)
        check_host(live, row, person)
        free = without_person(row, ask.seat)
        others = [seat.name for seat in live.seats if seat.seat != ask.seat]
        await take(
            connection, free.values(bot=ask.bot, name=distinct_name(bot_name(person.language, ask.seat), others))
        )

    await change_table(context, live, job)
    context.bots.started()  # so that its first move need not wait for that
    return Done(VERSION, ask.id, "bot")


async def leave(context: Context, person: Person, live: LiveTable, ask: Leave, for_good: bool = False) -> Done:
    """Leave a seat: before the game it becomes free, or the host clears it; in a game a bot plays on."""
    check_seat(live, ask.seat)
    if live.row.state == "waiting":
        await clear(context, person, live, ask.seat)
        return Done(VERSION, ask.id, "leave")
    entry = await commit_entry(context, live, lambda: judge_leave(live, person, ask.seat, for_good))
    return Done(VERSION, ask.id, "leave", entry.ply if entry else live.ply)


async def concede(context: Context, person: Person, live: LiveTable, ask: Concede) -> Done:
    """Give the game up for good."""
    entry = await commit_entry(context, live, lambda: judge_concede(live, person, ask))
    return Done(VERSION, ask.id, "concede", entry.ply if entry else live.ply)


async def clear(context: Context, person: Person, live: LiveTable, seat: int) -> None:
    async def job(connection: AsyncConnection, row: TableRow) -> None:
        check_may_clear(live, row, person, seat)
        here = (schema.seats.c.table == row.id, schema.seats.c.seat == seat)
        await connection.execute(update(schema.seats).where(*here).values(person=None, bot=None, name="", seen=None))

    await change_table(context, live, job)


async def leave_everywhere(context: Context, person: str) -> None:
    """Leave all of a person's seats: before a game they become free, in a game a bot plays on."""
    leaver = await context.people.person(person)
    for table in await tables_of(context, person):
        live = await context.tables.get(table)
        for seat in live.seats_of(person):
            if leaver is not None and live.row.state != "over":
                await leave(context, leaver, live, Leave(seat), for_good=True)


async def tables_of(context: Context, person: str) -> list[str]:
    """The tables where a person sits and which are not over."""
    seats, tables = schema.seats.c, schema.tables.c
    mine = select(tables.id).join(schema.seats, seats.table == tables.id)
    rows = await context.store.read(mine.where(seats.person == person, tables.state != "over"), quick=True)
    return [row["id"] for row in rows]


async def replace(context: Context, person: Person, live: LiveTable, ask: Replace) -> Done:
    """The host, or any player while the host is away, announces that a person is away.

    Only in games without clocks: elsewhere the clock decides. The sweeper brings in the stand-in when the time is up.
    """
    check_seat(live, ask.seat)
    entry = await commit_entry(context, live, lambda: judge_replace(live, person, ask))
    return Done(VERSION, ask.id, "replace", entry.ply if entry else None)


async def greet(context: Context, person: Person | None, live: LiveTable) -> None:
    """A person looks at the table: that ends an absence that was announced."""
    for seat in live.seats_of(person.id if person else None):
        if live.position is not None and seat in live.position.absences:
            await commit_entry(context, live, partial(sign_of_life, live, seat))


async def come_back(context: Context, person: Person, live: LiveTable, ask: ComeBack) -> Done:
    """Take the seat back, with at least a minute on its clock; where no person plays, at any time."""
    entry = await commit_entry(context, live, lambda: judge_return(live, person, ask))
    return Done(VERSION, ask.id, "return", entry.ply if entry else None)
