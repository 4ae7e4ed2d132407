"""A series of games between bots: what is to be played, what a range of it gave, and how the ranges are taken in order.

Game i of a series has the seed `nth_seed(series.seed, i)` whoever plays it and wherever, so the rows of a series are
the same for any number of workers. No screen and no file in here, and no game by name.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from wreckfish.bots.bot import Bot
from wreckfish.core.game import Game, Match, Measures
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import seed_from
from wreckfish.core.values import WreckfishError
from wreckfish.lab.rows import WHOLE, Rows, play_range
from wreckfish.lab.statistics import wilson

RANGE_SECONDS = 0.05  # how long a worker should be busy with a range
LARGEST_RANGE = 10_000
MOST_PARTS = 10  # that a range is cut into towards the end
WAIT = 0.1  # seconds until somebody looks whether to go on


class Series(msgspec.Struct, frozen=True):
    """What is to be played. Series with equal values give equal games, but for bots that watch the clock."""

    game: str
    seats: int
    options: Any
    data: str | None  # the fingerprint of replaced parts
    bots: tuple[str, ...]  # one for each seat
    seed: str
    rotate: bool = False  # the bots move on by a seat from game to game
    closely: int = 0  # one game in so many is kept decision by decision; 0: none

    def bot_at(self, game: int, seat: int) -> str:
        return self.bots[(seat - game) % self.seats] if self.rotate else self.bots[seat]


def make_series(
    match: Match, bots: Sequence[str], seed: str, *, rotate: bool = False, closely: int | None = None
) -> Series:
    """Check what is asked for. One bot is named for all seats, or one for each.

    Where nobody said how closely to look: at every game, or at one in 100 if all bots play at random, in a moment.
    """
    names = one_bot_each(bots, match.seats)
    for name in names:
        find_bot(name)
    if closely is None:
        closely = 100 if set(names) == {"random"} else 1
    if closely < 0:
        english = "One game in {number} is none: name a number from 0 (no game) on."
        raise WreckfishError(english, "error-closely", number=str(closely))
    name, options, data = match.game.name, match.options, match.data
    return Series(name, match.seats, options, data, tuple(names), seed_from(seed), rotate, closely)


def one_bot_each(bots: Sequence[str], seats: int) -> list[str]:
    """The bot of every seat."""
    if len(bots) not in (1, seats):
        english = "{bots} bots are named for {seats} seats: name one for each, or one for all."
        raise WreckfishError(english, "error-bots-for-seats", bots=len(bots), seats=seats)
    return [*bots] * (seats // len(bots))


def usual_seats(game: Game) -> int:
    """Three, or as near as the game comes to it."""
    return max(game.least, min(3, game.most))


class Sums(msgspec.Struct):
    """Sums over games, in whole numbers: they come out the same in whatever order ranges are added.

    By seat, or by bot in the order they were named if the bots move on from seat to seat.
    """

    wins: list[int]  # in parts of WHOLE
    points: list[int]
    squares: list[int]
    winners_parts: list[int]  # points of each part of the score times the share of the victory
    games: int = 0
    moves: int = 0
    turns: int = 0  # negative in a game that counts none
    endings: dict[str, int] = {}

    def copy(self) -> Sums:
        fresh = Sums([0] * len(self.wins), [0] * len(self.wins), [0] * len(self.wins), [0] * len(self.winners_parts))
        fresh.add(self)
        return fresh

    def add(self, other: Sums) -> None:
        for mine, theirs in (
            (self.wins, other.wins),
            (self.points, other.points),
            (self.squares, other.squares),
            (self.winners_parts, other.winners_parts),
        ):
            mine[:] = map(sum, zip(mine, theirs, strict=True))
        self.games += other.games
        self.moves += other.moves
        self.turns += other.turns
        for reason, count in other.endings.items():
            self.endings[reason] = self.endings.get(reason, 0) + count


def no_sums(seats: int, measures: Measures) -> Sums:
    return Sums([0] * seats, [0] * seats, [0] * seats, [0] * len(measures.parts))


class Batch(msgspec.Struct, frozen=True):
    """What a range of games gave. Without a reader for them the rows are left empty."""

    first: int
    count: int
    seconds: float
    sums: Sums
    endings: list[str]  # what the numbers in the rows stand for
    seeds: bytes = b""
    games: bytes = b""
    decisions: bytes = b""


class Player:
    """Plays ranges of a series."""

    def __init__(self, series: Series, match: Match, keep_rows: bool) -> None:
        self.series = series
        self.table = match.table
        self.parts = len(match.game.measures(match.options, match.parts).parts)
        self.bots: list[Bot] = [find_bot(name)(match.game) for name in series.bots]
        self.keep_rows = keep_rows

    def play(self, first: int, count: int) -> Batch:
        start = time.perf_counter()
        closely = self.series.closely if self.keep_rows else 0
        rows = play_range(
            self.table, self.bots, self.parts, self.series.seed, first, count, closely, self.series.rotate
        )
        packed = rows.packed() if self.keep_rows else ()
        return Batch(first, count, time.perf_counter() - start, sums_of(rows), rows.endings, *packed)


def sums_of(rows: Rows) -> Sums:
    return Sums(
        wins=list(rows.wins),
        points=list(rows.points),
        squares=list(rows.squares),
        winners_parts=list(rows.winners_parts),
        games=rows.played,
        moves=rows.moves,
        turns=rows.turns,
        endings=dict(zip(rows.endings, rows.ended, strict=True)),
    )


# ---- Taking the ranges in order -----------------------------------------------------------------------------------


class Engine(Protocol):
    """Whoever plays ranges: this process, several, or a cluster."""

    def room(self, left: float) -> int:
        """How many more ranges may be handed out now, if so many seconds of play are left for one worker."""
        ...

    def hand_out(self, first: int, count: int) -> None: ...

    def next_batch(self, seconds: float) -> Batch | None:
        """A batch that is ready, in any order; None if there is none within that time."""
        ...

    def withdraw(self) -> bool:
        """Take back what nobody has begun; whether something is still being played."""
        ...


class Pace:
    """How many games are a good range: those of a moment, by what the last ranges took."""

    def __init__(self) -> None:
        self.seconds = 0.0  # for a game
        self.size = 1

    def learn(self, batch: Batch) -> None:
        taken = batch.seconds / batch.count
        self.seconds = taken if self.seconds == 0 else 0.7 * self.seconds + 0.3 * taken
        wanted = int(RANGE_SECONDS / max(self.seconds, 1e-9))
        self.size = max(1, min(wanted, 4 * batch.count, LARGEST_RANGE))


class Course:
    """A series on its way: ranges come back in any order and are summed up and kept in the order of the games."""

    def __init__(self, engine: Engine, sums: Sums, keep: Callable[[Batch], None], until: float | None) -> None:
        self.engine = engine
        self.sums = sums
        self.keep = keep
        self.until = until
        self.pace = Pace()
        self.handed = sums.games
        self.most_room = 1  # ranges that the engine takes at once
        self.waiting: dict[int, Batch] = {}

    def hand_out(self, games: int) -> None:
        """Give the engine as much to do as it has room for. Towards the end less at a time, so that all workers end
        together.
        """
        while (left := games - self.handed) and (room := self.engine.room(left * self.pace.seconds)) > 0:
            self.most_room = max(self.most_room, room)
            end = games if self.until is None else min(games, next_look(self.handed))
            fair = max(left // self.most_room, self.pace.size // MOST_PARTS)
            size = max(1, min(self.pace.size, fair, end - self.handed))
            self.engine.hand_out(self.handed, size)
            self.handed += size

    def receive(self) -> None:
        batch = self.engine.next_batch(WAIT)
        if batch is not None:
            self.pace.learn(batch)
            self.waiting[batch.first] = batch

    def take(self) -> bool:
        """Sum up and keep what is next in order; whether the rates are sure enough. That is asked at fixed numbers of
        games, so that the answer does not depend on who played them.
        """
        while self.sums.games in self.waiting:
            batch = self.waiting.pop(self.sums.games)
            self.sums.add(batch.sums)
            self.keep(batch)
            games = self.sums.games
            if self.until is not None and games == next_look(games - 1) and sure(self.sums, self.until):
                return True
        return False


def play_series(
    engine: Engine,
    sums: Sums,
    games: int,
    go_on: Callable[[int], bool],
    keep: Callable[[Batch], None] = lambda batch: None,
    until: float | None = None,
) -> bool:
    """Play on from `sums.games` until there are so many games, or until the win rates are sure to within `until`;
    whether they are.

    When it is told not to go on, what is being played is still taken; what was not begun is left.
    """
    course = Course(engine, sums, keep, until)
    while sums.games < games:
        course.hand_out(games)
        course.receive()
        if course.take():
            return True
        if not go_on(sums.games):
            while engine.withdraw():
                course.receive()
            return course.take()
    return until is not None and sure(sums, until)


def next_look(games: int) -> int:
    """After how many games to look next whether the rates are sure enough: 100, 200 … 1000, 2000 … 10,000, 20,000 …"""
    step = next(step for step in (100, 1000, 10_000) if games < 10 * step or step == 10_000)
    return (games // step + 1) * step


def sure(sums: Sums, within: float) -> bool:
    """Whether every win rate is known to within so much, either way, with 95 % certainty."""
    intervals = [wilson(wins / WHOLE, sums.games) for wins in sums.wins]
    return all(high - low <= 2 * within for low, high in intervals)
