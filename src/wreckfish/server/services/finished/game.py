"""A game that is over, played again from its log: the moves that stand, who made them, and how it ended.

What was taken back is gone, as it was at the table. Until the end nothing leaves from here: the seed is a secret.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import TypeVar

import msgspec

from wreckfish.core.record import MOST_NAME
from wreckfish.core.values import Outcome
from wreckfish.server.ledger import course_of, read_table
from wreckfish.server.position import Course, Played, Position, opening, step
from wreckfish.server.store import Store
from wreckfish.server.values import Entry, Refused, SeatRow, TableRow

Item = TypeVar("Item")

SLICE = 0.004  # seconds of work in a row; then others get the event loop


class FinishedGame(msgspec.Struct, frozen=True):
    """A table whose game is over."""

    row: TableRow
    seats: list[SeatRow]
    course: Course
    moves: Sequence[Played]
    bots: tuple[str | None, ...]  # who played each seat at the end; None for its person
    helped: frozenset[int]  # seats whose rating cannot rise
    outcome: Outcome

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names as a record takes them."""
        return tuple(record_name(seat) for seat in self.seats)


async def read_finished(store: Store, table: str) -> FinishedGame:
    """A table's game, refused while it is not over."""
    return await finished(*await read_table(store, table))


async def finished(
    row: TableRow, seats: list[SeatRow], entries: Sequence[Entry], end: Position | None = None
) -> FinishedGame:
    """A table's game; who has its last position need not have it played again."""
    if row.state != "over":
        raise Refused("refuse-not-over", 409)
    if end is None:
        end = opening(course_of(row, seats))
        async for entry in unhurried(entries):
            end = step(end, entry)[0]
    if end.outcome is None:
        raise Refused("refuse-not-over", 409)
    return FinishedGame(row, seats, end.course, end.played, end.players, end.helped, end.outcome)


async def unhurried(items: Iterable[Item]) -> AsyncIterator[Item]:
    """The same items, with a pause for everybody else whenever some milliseconds have passed."""
    since = time.monotonic()
    for item in items:
        yield item
        if time.monotonic() - since > SLICE:
            await asyncio.sleep(0)
            since = time.monotonic()


def record_name(seat: SeatRow) -> str:
    """A seat's name as a record takes it: printable, no space around it, not too long, never empty."""
    printable = "".join(letter if letter.isprintable() else " " for letter in seat.name)
    return " ".join(printable.split())[:MOST_NAME].rstrip() or seat.bot or f"Seat {seat.seat + 1}"
