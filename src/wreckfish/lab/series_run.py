"""A run of a series: hands ranges of games to an engine, takes them back in order, and passes them to a sink.

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
SHRINK = 10  # towards the end, ranges may be this many times smaller
WAIT = 0.1  # seconds between two calls of `go_on`


class Plan(msgspec.Struct, frozen=True):
    """How long to play a series, and on which engine."""

    games: int
    precision: float | None = None  # stop early, once all win rates are known to within this
    jobs: int = 1  # processes
    engine: str = "local"  # or "ray"
    try_bots: bool = False  # first let the bots play against random bots


class Sink:
    """Receives the games of a run, and may stop it. This one keeps nothing.

    Called in this order: begin, ready, take for each batch, close. In between, `go_on` is called several times a
    second with the number of games so far; the run stops when it returns False.
    """

    keeps_rows = False

    def __init__(self, go_on: Callable[[int], bool] = lambda games: True) -> None:
        self.go_on = go_on

    def begin(self, sums: Sums) -> None:
        """Add the sums of an earlier run, to continue after its games."""

    def ready(self, trials: tuple[Trial, ...]) -> None:
        """The bots have been tried and the workers have started. The clock starts when this returns."""

    def take(self, batch: Batch) -> None:
        """The next games of the series, in order."""

    def close(self) -> None:
        """The run has ended, normally or not. May be called twice."""


class Engine(Protocol):
    """Plays ranges: in this process, in several, or on a cluster."""

    def room(self, left: float) -> int:
        """How many more ranges to hand out now; one worker would need `left` seconds for the rest of the series."""
        ...

    def hand_out(self, first: int, count: int) -> None: ...

    def next_batch(self, seconds: float) -> Batch | None:
        """A finished batch, in any order; None if there is none in that time."""
        ...

    def withdraw(self) -> bool:
        """Cancel the ranges that no worker has started, and return whether any is still being played."""
        ...


class SeriesRun:
    """A run of a series. Ranges come back in any order, but are summed up and passed on in the order of the games."""

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
        """Play from game `sums.games` to the end of the plan, and return whether the win rates are precise enough.

        If the sink stops the run, ranges being played are still taken; the others are dropped.
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
        """Fill the engine. Ranges get smaller towards the end, so that all workers finish together."""
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
        """Sum up and pass on the batches that are next, and return whether the win rates are precise enough.

        Checks only at fixed numbers of games, so the answer doesn't depend on how ranges were dealt out.
        """
        while self.sums.games in self.waiting:
            batch = self.waiting.pop(self.sums.games)
            self.sums.add(batch.sums)
            self.sink.take(batch)
            if self.sums.games == next_look(self.sums.games - 1) and self.precise():
                return True
        return False

    def precise(self) -> bool:
        """Whether all win rates have the precision that the plan asks for, if any, with 95 % certainty."""
        precision = self.plan.precision
        if precision is None:
            return False
        intervals = [wilson(wins / WHOLE, self.sums.games) for wins in self.sums.wins]
        return all(high - low <= 2 * precision for low, high in intervals)


def next_look(games: int) -> int:
    """The number of games at which to check the precision next: 100, 200 … 1000, 2000 … 10,000, 20,000 …"""
    step = next(step for step in (100, 1000, 10_000) if games < 10 * step or step == 10_000)
    return (games // step + 1) * step
