"""A game from a record that a reader opens: read, checked and shown, but never stored."""

from __future__ import annotations

import asyncio

from wreckfish.core.record import Record, parse
from wreckfish.server.context import Context
from wreckfish.server.finished_messages import OpenedRecord
from wreckfish.server.services.finished.course import course
from wreckfish.server.services.finished.game import FinishedGame, finished
from wreckfish.server.tables.new_tables import finished_table
from wreckfish.server.tables.outgoing import listed
from wreckfish.server.values import Refused


def read_record(text: str) -> Record:
    """A whole game: every move is legal, and it is over, or it was given up."""
    record = parse(text)
    if record.replay().owing and not record.conceded:
        raise Refused("refuse-not-over", 422)
    return record


async def opened_game(context: Context, text: str) -> FinishedGame:
    async with context.reads.computing:
        record = await asyncio.to_thread(read_record, text)
        return await finished(*finished_table(record, None))


async def open_record(context: Context, text: str) -> OpenedRecord:
    """The table and the course of a record's game."""
    game = await opened_game(context, text)
    async with context.reads.computing:
        return OpenedRecord(listed(game.row, game.seats), await course(game))
