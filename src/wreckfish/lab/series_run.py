"""A run of a series: ranges of games are handed to an engine, taken back in order, and passed on to a sink.

Knows no screen, no file and no game by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from wreckfish.lab.rows import WHOLE
from wreckfish.lab.series import Batch, Sums, Trial
from wreckfish.lab.statistics import wilson

RANGE_SECONDS = 0.05  # how long a range should keep a worker busy
LARGEST_RANGE = 10_000
SHRINK = 10  # how many times smaller ranges may get towards the end
WAIT = 0.1  # seconds between two questions whether to go on


class Plan(msgspec.Struct, frozen=True):
    """How far to play a series, and on what."""

    games: int
    precision: float | None = None  # stop earlier, once all win rates are known to within this
    jobs: int = 1  # processes
    engine: str = "local"  # or "ray"
    try_bots: bool = False  # first let the bots play against random ones


class Sink:
    """Where a run sends its games, and what may stop it. This one keeps nothing.

    The calls come in this order: begin, ready, take for each batch, close. `go_on` is asked in between, several times
    a second, with the number of games so far; a run stops when it returns False.
    """

    keeps_rows = False

    def __init__(self, go_on: Callable[[int], bool] = lambda games: True) -> None:
        self.go_on = go_on

    def begin(self, sums: Sums) -> None:
        """Add the games that an earlier run left: this one continues after them."""

    def ready(self, trials: tuple[Trial, ...]) -> None:
        """The bots have been tried and the workers have started; the clock starts when this returns."""

    def take(self, batch: Batch) -> None:
        """The next games of the series, in order."""

    def close(self) -> None:
        """The run has ended, however it did. May be called twice."""


class Engine(Protocol):
    """Plays ranges: in this process, in several, or on a cluster."""

    def room(self, left: float) -> int:
        """How many more ranges to hand out now, given the seconds of play that one worker would need for the rest."""
        ...

    def hand_out(self, first: int, count: int) -> None: ...

    def next_batch(self, seconds: float) -> Batch | None:
        """A finished batch, in any order; None if there is none within that time."""
        ...

    def withdraw(self) -> bool:
        """Take back the ranges that no worker has started, and return whether any is still being played."""
        ...


class SeriesRun:
    """A run of a series: ranges come back in any order, and are summed up and passed on in the order of the games."""

    def __init__(self, engine: Engine, sums: Sums, plan: Plan, sink: Sink) -> None:
        self.engine = engine
        self.sums = sums
        self.plan = plan
        self.sink = sink
        self.seconds = 0.0  # per game, going by the last ranges
        self.size = 1  # of the next range
        self.handed = sums.games
        self.most_room = 1  # ranges that the engine takes at once
        self.waiting: dict[int, Batch] = {}

    def play(self) -> bool:
        """Play on from `sums.games` to the end of the plan, and return whether the win rates are as precise as it asks.

        When the sink stops the run, ranges that are being played are still taken; the others are dropped.
        """
        while self.sums.games < self.plan.games:
            self.hand_out()
            self.receive()
            if self.take():
                return True
            if not self.sink.go_on(self.sums.games):
                while self.engine.withdraw():
                    self.receive()
                return self.take()
        return self.precise()

    def hand_out(self) -> None:
        """Give the engine as much as it has room for, and less at a time towards the end, so that all workers finish
        together.
        """
        games = self.plan.games
        while (left := games - self.handed) and (room := self.engine.room(left * self.seconds)) > 0:
            self.most_room = max(self.most_room, room)
            end = games if self.plan.precision is None else min(games, next_look(self.handed))
            fair = max(left // self.most_room, self.size // SHRINK)
            size = max(1, min(self.size, fair, end - self.handed))
            self.engine.hand_out(self.handed, size)
            self.handed += size

    def receive(self) -> None:
        batch = self.engine.next_batch(WAIT)
        if batch is not None:
            taken = batch.seconds / batch.count
            self.seconds = taken if self.seconds == 0 else 0.7 * self.seconds + 0.3 * taken
            self.size = max(1, min(int(RANGE_SECONDS / max(self.seconds, 1e-9)), 4 * batch.count, LARGEST_RANGE))
            self.waiting[batch.first] = batch

    def take(self) -> bool:
        """Sum up and pass on what is next in order, and return whether the win rates are precise enough.

        That is checked at fixed numbers of games, so that the answer doesn't depend on who played them.
        """
        while self.sums.games in self.waiting:
            batch = self.waiting.pop(self.sums.games)
            self.sums.add(batch.sums)
            self.sink.take(batch)
            if self.sums.games == next_look(self.sums.games - 1) and self.precise():
                return True
        return False

    def precise(self) -> bool:
        """Whether the plan asks for a precision, and all win rates have it, with 95 % certainty."""
        precision = self.plan.precision
        if precision is None:
            return False
        intervals = [wilson(wins / WHOLE, self.sums.games) for wins in self.sums.wins]
        return all(high - low <= 2 * precision for low, high in intervals)


def next_look(games: int) -> int:
    """The number of games at which to check the precision next: 100, 200 … 1000, 2000 … 10,000, 20,000 …"""
    step = next(step for step in (100, 1000, 10_000) if games < 10 * step or step == 10_000)
    return (games // step + 1) * step
