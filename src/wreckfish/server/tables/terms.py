"""The terms of a table's game, from its row. No database."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wreckfish.core.registry import find_game
from wreckfish.core.values import WreckfishError
from wreckfish.server.values import SeatRow, TableRow
from wreckfish.table.lesson import Lesson, find_lesson
from wreckfish.table.matches import match_of
from wreckfish.table.position import GameTerms
from wreckfish.table.time_control import Pace, limits

PACE: msgspec.json.Decoder[Pace] = msgspec.json.Decoder(Pace)


def pace_of(row: TableRow) -> Pace:
    return PACE.decode(row.pace)


def course_of(row: TableRow, seats: Sequence[SeatRow]) -> GameTerms:
    """The terms that are fixed when a table's game starts."""
    return GameTerms(
        match=match_of(row.game, row.size, row.options),
        seed=row.seed,
        limits=limits(pace_of(row)),
        bots=tuple(seat.bot for seat in seats),
        started=row.started or 0,
        lesson=lesson_of(row),
    )


def lesson_of(row: TableRow) -> Lesson | None:
    """The lesson of a table; None also if it has been removed since: the game goes on without a coach."""
    if row.lesson is None:
        return None
    try:
        return find_lesson(find_game(row.game), row.lesson)
    except WreckfishError:
        return None
