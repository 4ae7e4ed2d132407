"""Leaving a seat."""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.messages import VERSION, Done, Leave
from wreckfish.server.services.sit import check_seat, check_waiting
from wreckfish.server.tables.commit import change_table, commit_entry
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Entry, Kind, Person, Refused, TableRow, now


async def leave(context: Context, person: Person, live: LiveTable, ask: Leave) -> Done:
    """Leave a seat: before the game it is free, in a game a bot plays on. Before it the host may clear any seat."""
    check_seat(live, ask.seat)
    async with live.lock:
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
