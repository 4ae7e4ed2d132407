"""A finished game, replayed from its log: its moves, its players, and its outcome.

Moves that were taken back are gone. Until the game is over nothing leaves from here: the seed is a secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from wreckfish.core.record import MOST_NAME
from wreckfish.core.values import Outcome
from wreckfish.server.slices import unhurried
from wreckfish.server.tables.terms import course_of
from wreckfish.server.values import Refused, SeatRow, TableRow
from wreckfish.table.entry import Entry
from wreckfish.table.position import Played, Position, opening, step


class FinishedGame(msgspec.Struct, frozen=True):
    """A table whose game is over, with its last position."""

    row: TableRow
    seats: list[SeatRow]
    end: Position
    outcome: Outcome

    @property
    def moves(self) -> Sequence[Played]:
        """The moves that stand."""
        return self.end.played

    @property
    def names(self) -> tuple[str, ...]:
        return names_of(self.seats)


async def finished(
    row: TableRow, seats: list[SeatRow], entries: Sequence[Entry], end: Position | None = None
) -> FinishedGame:
    """A table's game; replayed unless its last position is given."""
    if row.state != "over":
        raise Refused("refuse-not-over", 409)
    return game_at(row, seats, await last_position(row, seats, entries) if end is None else end)


def game_at(row: TableRow, seats: list[SeatRow], end: Position) -> FinishedGame:
    """A table's game at its last position, refused while it is not over."""
    if end.outcome is None:
        raise Refused("refuse-not-over", 409)
    return FinishedGame(row, seats, end, end.outcome)


async def last_position(row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> Position:
    """The position at the end of a log."""
    position = opening(course_of(row, seats))
    async for entry in unhurried(entries):
        position = step(position, entry)[0]
    return position


def names_of(seats: Iterable[SeatRow]) -> tuple[str, ...]:
    """The players' names for a record."""
    return tuple(record_name(seat) for seat in seats)


def record_name(seat: SeatRow) -> str:
    """A seat's name for a record: printable, no space around it, not too long, never empty."""
    printable = "".join(letter if letter.isprintable() else " " for letter in seat.name)
    return " ".join(printable.split())[:MOST_NAME].rstrip() or seat.bot or f"Seat {seat.seat + 1}"
