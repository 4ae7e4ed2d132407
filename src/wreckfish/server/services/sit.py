"""Taking a seat."""

from __future__ import annotations

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.messages import VERSION, Done, Sit
from wreckfish.server.services.people.names import clean_name
from wreckfish.server.tables.commit import change_table
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Person, Refused, TableRow, now


async def sit(context: Context, person: Person, live: LiveTable, ask: Sit) -> Done:
    """Take a free seat before the game; at a hot seat also several."""
    name = clean_name(ask.name or person.name)
    check_seat(live, ask.seat)

    async def job(connection: AsyncConnection, row: TableRow) -> None:
        check_waiting(row)
        mine = live.seats_of(person.id)
        if mine and not row.hot_seat:
            raise Refused("refuse-seated-already", seat=mine[0] + 1)
        if row.hot_seat and row.host != person.id:
            raise Refused("refuse-hot-seat")
        seats = schema.seats.c
        free = (seats.table == row.id, seats.seat == ask.seat, seats.person.is_(None), seats.bot.is_(None))
        change = update(schema.seats).where(*free).values(person=person.id, name=name, seen=now())
        if (await connection.execute(change)).rowcount != 1:
            raise Refused("refuse-taken")

    async with live.lock:
        await change_table(context, live, job)
    return Done(VERSION, ask.id, "sit")


def check_seat(live: LiveTable, seat: int) -> None:
    if seat >= live.row.size:
        raise Refused("refuse-no-seat", 422, seat=seat + 1, count=live.row.size)


def check_waiting(row: TableRow) -> None:
    if row.state != "waiting":
        raise Refused("refuse-started")
