"""Filling a seat with a bot."""

from __future__ import annotations

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.core.registry import bot_names
from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.errors import speaker
from wreckfish.server.messages import VERSION, Done, SeatBot
from wreckfish.server.services.sit import check_seat, check_waiting
from wreckfish.server.tables.commit import change_table
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Person, Refused, TableRow


async def seat_bot(context: Context, person: Person, live: LiveTable, ask: SeatBot) -> Done:
    """The host puts a bot into a seat that no person has."""
    check_seat(live, ask.seat)
    check_bot(ask.bot)

    async def job(connection: AsyncConnection, row: TableRow) -> None:
        check_waiting(row)
        check_host(live, row, person)
        seats = schema.seats.c
        free = (seats.table == row.id, seats.seat == ask.seat, seats.person.is_(None))
        change = update(schema.seats).where(*free).values(bot=ask.bot, name=bot_name(person.language, ask.seat))
        if (await connection.execute(change)).rowcount != 1:
            raise Refused("refuse-taken")

    async with live.lock:
        await change_table(context, live, job)
    context.bots.started()  # its first move should not have to wait for that
    return Done(VERSION, ask.id, "bot")


def check_bot(bot: str) -> None:
    if bot not in bot_names():
        raise Refused("refuse-no-bot", 422, bot=bot)


def check_host(live: LiveTable, row: TableRow, person: Person) -> None:
    """Whether somebody may act as the host: the host, or, where the host has gone for good, anybody who sits there."""
    if row.host != person.id and (row.host is not None or not live.seats_of(person.id)):
        raise Refused("refuse-host-only", 403)


def bot_name(language: str, seat: int) -> str:
    """A bot's name at a table: the sea's animals, one for each seat."""
    names = speaker(language).text("bot-names").split(", ")
    return names[seat % len(names)]
