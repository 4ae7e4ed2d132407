"""How long players may think: without limit, by a live clock, or days per move.

Each decision has some free time (`free`); anything beyond it comes out of the seat's reserve (`bank`). A live clock has
a few seconds and some minutes, a slow game has days and no reserve: one rule for both. A live clock starts when the
player has been told what happened, after `telling` milliseconds at the latest.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
COMEBACK = MINUTE  # the minimum reserve of a player who comes back to a seat
TELLING = MINUTE  # the most that a live clock waits while moves are told


class Untimed(msgspec.Struct, frozen=True, tag_field="pace", tag="untimed"):
    """No time limit."""


class Live(msgspec.Struct, frozen=True, tag_field="pace", tag="live"):
    """A live game: some minutes for the whole game, and some seconds for each decision."""

    minutes: Annotated[int, Meta(ge=0, le=180)] = 10
    seconds: Annotated[int, Meta(ge=5, le=600)] = 20


class Days(msgspec.Struct, frozen=True, tag_field="pace", tag="days"):
    """A slow game: some days for each decision."""

    days: Annotated[int, Meta(ge=1, le=14)] = 3


Pace: TypeAlias = Untimed | Live | Days


class Limits(msgspec.Struct, frozen=True):
    """A pace as milliseconds."""

    free: int
    bank: int
    telling: int = 0


def limits(pace: Pace) -> Limits | None:
    match pace:
        case Live(minutes, seconds):
            return Limits(free=seconds * SECOND, bank=minutes * MINUTE, telling=TELLING)
        case Days(days):
            return Limits(free=days * DAY, bank=0)
        case Untimed():
            return None
