"""Leaving a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.messages import VERSION, Done, Leave
from wreckfish.server.services.sit import check_seat, check_waiting
from wreckfish.server.values import Entry, Kind, Person, Refused, TableRow, now

if TYPE_CHECKING:
    from wreckfish.server.tables.registry import Harbour


async def leave(harbour: Harbour, person: Person, live: LiveTable, ask: Leave) -> Done:
    """Leave a seat: before the game it is free, in a game a bot plays on. Before it the host may clear any seat."""
    check_seat(live, ask.seat)
    async with live.lock:
        if live.row.state == "waiting":
            await clear(harbour, person, live, ask.seat)
            return Done(VERSION, ask.id, "leave")
        entry = await harbour.enter(live, lambda: hand_over(live, person, ask.seat))
    return Done(VERSION, ask.id, "leave", entry.ply if entry else live.ply)


async def clear(harbour: Harbour, person: Person, live: LiveTable, seat: int) -> None:
    async def job(connection: AsyncConnection, row: TableRow) -> None:
        check_waiting(row)
        if live.seats[seat].person != person.id and row.host != person.id:
            raise Refused("refuse-other-seat", 403)
        here = (schema.seats.c.table == row.id, schema.seats.c.seat == seat)
        await connection.execute(update(schema.seats).where(*here).values(person=None, bot=None, name="", seen=None))

    await harbour.change(live, job)


def hand_over(live: LiveTable, person: Person, seat: int) -> Entry | None:
    """The entry that gives a seat to the stand-in; None if a bot plays there already."""
    position = live.game
    live.own_seat(person.id, seat)
    if not position.state.owing:
        raise Refused("refuse-over")
    if position.players[seat] is not None:
        return None
    return Entry(live.ply + 1, now(), Kind.LEFT, seat, note=live.row.stand_in)
