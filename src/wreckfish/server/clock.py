"""The clock of this process: the time of day, as long as it goes on as it should.

It runs on the monotonic clock, so setting the system's clock moves no deadline. `tick` is called every half second and
notices when the system's clock was set or the machine slept (`stepped`) and when this process was stopped (`stalled`);
then the time of day is taken over, and the caller gives players the lost time back. Knows no table.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

MILLISECOND = 1_000_000
LEAST = 5_000 * MILLISECOND  # nanoseconds: a busy machine is not a stopped one, and a small step is ignored


class Lost(msgspec.Struct, frozen=True):
    """Milliseconds in which no one could play: this process was stopped, or the time of day was set. The second is
    negative if it was set back.
    """

    stalled: int
    stepped: int


class Clock:
    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self.wall = wall
        self.steady = steady
        self.beat: int | None = None  # the last tick, while something calls it
        self.offset = wall() - steady()
        self.disturbed = 0  # how often time was lost

    def now(self) -> int:
        """Milliseconds since 1970. After a stop, the moment before it until the next tick: it was no one's fault."""
        moment = self.steady()
        if self.beat is not None and moment - self.beat > LEAST:
            moment = self.beat
        return (moment + self.offset) // MILLISECOND

    def tick(self) -> Lost | None:
        """The time lost since the last tick, if any."""
        moment = self.steady()
        stalled = 0 if self.beat is None else moment - self.beat
        stepped = self.wall() - (moment + self.offset)
        self.beat = moment
        stalled = stalled if stalled > LEAST else 0
        stepped = stepped if abs(stepped) > LEAST else 0
        self.offset += stepped
        if not (stalled or stepped):
            return None
        self.disturbed += 1
        return Lost(stalled // MILLISECOND, stepped // MILLISECOND)

    def rest(self) -> None:
        """No one calls `tick` any more."""
        self.beat = None


CLOCK = Clock()
