"""Seats: taking and leaving them, filling them with bots, handing them over and coming back."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Update, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.core.registry import bot_names
from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.errors import speaker
from wreckfish.server.messages import VERSION, ComeBack, Done, Leave, Replace, SeatBot, Sit
from wreckfish.server.services.people.names import clean_name
from wreckfish.server.tables.commit import change_table, commit_entry
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.outgoing import is_here
from wreckfish.server.values import Person, Refused, TableRow, now
from wreckfish.table.entry import Entry, Kind


async def sit(context: Context, person: Person, live: LiveTable, ask: Sit) -> Done:
    """Take a free seat before the game; in a hot-seat game also several."""
    name = clean_name(ask.name or person.name)
    check_seat(live, ask.seat)

    async def job(connection: AsyncConnection, row: TableRow) -> None:
        check_waiting(row)
        mine = live.seats_of(person.id)
        if mine and not row.hot_seat:
            raise Refused("refuse-seated-already", seat=mine[0] + 1)
        if row.hot_seat and row.host != person.id:
            raise Refused("refuse-hot-seat")
        free = without_person(row, ask.seat).where(schema.seats.c.bot.is_(None))
        await take(connection, free.values(person=person.id, name=name, seen=now()))

    await change_table(context, live, job)
    return Done(VERSION, ask.id, "sit")


def without_person(row: TableRow, seat: int) -> Update:
    seats = schema.seats.c
    return update(schema.seats).where(seats.table == row.id, seats.seat == seat, seats.person.is_(None))


async def take(connection: AsyncConnection, free: Update) -> None:
    if (await connection.execute(free)).rowcount != 1:
        raise Refused("refuse-taken")


def check_seat(live: LiveTable, seat: int) -> None:
    if seat >= live.row.size:
        raise Refused("refuse-no-seat", 422, seat=seat + 1, count=live.row.size)


def check_waiting(row: TableRow) -> None:
    if row.state != "waiting":
        raise Refused("refuse-started")


async def seat_bot(context: Context, person: Person, live: LiveTable, ask: SeatBot) -> Done:
    """The host puts a bot into a seat without a person."""
    check_seat(live, ask.seat)
    check_bot(ask.bot)

    async def job(connection: AsyncConnection, row: TableRow) -> None:
        check_waiting(row)
        check_host(live, row, person)
        free = without_person(row, ask.seat)
        await take(connection, free.values(bot=ask.bot, name=bot_name(person.language, ask.seat)))

    await change_table(context, live, job)
    context.bots.started()  # so that its first move need not wait for that
    return Done(VERSION, ask.id, "bot")


def check_bot(bot: str) -> None:
    if bot not in bot_names():
        raise Refused("refuse-no-bot", 422, bot=bot)


def check_host(live: LiveTable, row: TableRow, person: Person) -> None:
    """Only the host may do this or, where the host is gone for good, anyone who sits at the table."""
    if row.host != person.id and (row.host is not None or not live.seats_of(person.id)):
        raise Refused("refuse-host-only", 403)


def bot_name(language: str, seat: int) -> str:
    """A bot's name at a table: a sea animal for each seat."""
    names = speaker(language).text("bot-names").split(", ")
    return names[seat % len(names)]


async def leave(context: Context, person: Person, live: LiveTable, ask: Leave) -> Done:
    """Leave a seat: before the game it becomes free, or the host clears it; in a game a bot plays on."""
    check_seat(live, ask.seat)
    if live.row.state == "waiting":
        await clear(context, person, live, ask.seat)
        return Done(VERSION, ask.id, "leave")
    entry = await commit_entry(context, live, lambda: hand_over(live, person, ask.seat))
    return Done(VERSION, ask.id, "leave", entry.ply if entry else live.ply)


async def clear(context: Context, person: Person, live: LiveTable, seat: int) -> None:
    async def job(connection: AsyncConnection, row: TableRow) -> None:
        check_waiting(row)
        if live.seats[seat].person != person.id and row.host != person.id:
            raise Refused("refuse-other-seat", 403)
        here = (schema.seats.c.table == row.id, schema.seats.c.seat == seat)
        await connection.execute(update(schema.seats).where(*here).values(person=None, bot=None, name="", seen=None))

    await change_table(context, live, job)


def hand_over(live: LiveTable, person: Person, seat: int) -> Entry | None:
    """The entry that gives a seat to the stand-in; None if a bot plays there already."""
    position = live.game
    live.own_seat(person.id, seat)
    if not position.state.owing:
        raise Refused("refuse-over")
    if position.players[seat] is not None:
        return None
    return Entry(live.ply + 1, now(), Kind.LEFT, seat, note=live.row.stand_in)


async def leave_everywhere(context: Context, person: str) -> None:
    """Leave all of a person's seats: before a game they become free, in a game a bot plays on."""
    leaver = await context.people.person(person)
    for table in await tables_of(context, person):
        live = await context.tables.get(table)
        for seat in live.seats_of(person):
            if leaver is not None and live.row.state != "over":
                await leave(context, leaver, live, Leave(seat))


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

    def judge() -> Entry:
        position = live.game
        check_may_replace(live, person)
        if not position.state.owing:
            raise Refused("refuse-over")
        if position.players[ask.seat] is not None:
            raise Refused("refuse-bot-already")
        name = live.seats[ask.seat].name
        if position.terms.limits is not None:
            raise Refused("refuse-clock-decides", name=name)
        if is_here(live, ask.seat):
            raise Refused("refuse-is-here", name=name)
        if not position.state.owes(ask.seat):
            raise Refused("refuse-not-waited-for", name=name)
        if ask.seat in position.absences:
            raise Refused("refuse-announced", name=name)
        return Entry(live.ply + 1, now(), Kind.ABSENT, ask.seat, context.absence)

    entry = await commit_entry(context, live, judge)
    return Done(VERSION, ask.id, "replace", entry.ply if entry else None)


async def greet(context: Context, person: Person | None, live: LiveTable) -> None:
    """A person looks at the table: that ends an absence that was announced."""
    for seat in live.seats_of(person.id if person else None):
        if live.position is not None and seat in live.position.absences:
            await commit_entry(context, live, partial(sign_of_life, live, seat))


def sign_of_life(live: LiveTable, seat: int) -> Entry | None:
    """The entry that ends an announced absence."""
    return Entry(live.ply + 1, now(), Kind.HERE, seat) if seat in live.game.absences else None


def check_may_replace(live: LiveTable, person: Person) -> None:
    if live.row.host == person.id:
        return
    host_seats = live.seats_of(live.row.host)
    if not live.seats_of(person.id) or any(is_here(live, seat) for seat in host_seats):
        raise Refused("refuse-host-only", 403)


async def come_back(context: Context, person: Person, live: LiveTable, ask: ComeBack) -> Done:
    """Take the seat back, with at least a minute on its clock; where no person plays, at any time."""

    def judge() -> Entry:
        position = live.game
        taken_over = [seat for seat in live.seats_of(person.id) if position.players[seat] is not None]
        seat = live.own_seat(person.id, taken_over[0] if ask.seat is None and taken_over else ask.seat)
        if not position.state.owing:
            raise Refused("refuse-over")
        if position.players[seat] is None:
            raise Refused("refuse-not-away")
        if position.terms.limits is not None and position.state.owes(seat) and position.people:
            raise Refused("refuse-bot-thinks")  # else leaving and coming back would buy time from those who play
        return Entry(live.ply + 1, now(), Kind.RETURN, seat)

    entry = await commit_entry(context, live, judge)
    return Done(VERSION, ask.id, "return", entry.ply if entry else None)
