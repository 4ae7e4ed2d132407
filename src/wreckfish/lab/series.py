"""A series of games between bots: its settings, the results of a range of its games, and trials of its bots.

Game i of a series has the seed `nth_seed(series.seed, i)` whichever worker plays it, so the number of workers does not
change any row. Knows no screen, no file and no game by name.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from wreckfish.bots.bot import Bot
from wreckfish.core.game import Game, Match, Measures
from wreckfish.core.record import Record
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import nth_seed, seed_from
from wreckfish.core.values import WreckfishError
from wreckfish.lab.rows import WHOLE, Rows, play_range
from wreckfish.table.bot_games import one_for_each, play_game

RANDOM = "random"
TRIAL = 100  # games of a trial, at most; a shorter series has no trials
TRIAL_STEP = 10  # games between two checks
CLEAR = 2.6  # standard errors above the fair share that end a trial


class Series(msgspec.Struct, frozen=True):
    """What to play. Equal series give equal games, except with bots that watch the clock."""

    game: str
    seats: int
    options: Any
    data: str | None  # the fingerprint of replaced parts
    bots: tuple[str, ...]  # one per seat
    seed: str
    rotate: bool = False  # bots move on one seat after each game
    decisions_every: int = msgspec.field(default=0, name="closely")  # keep the decisions of one game in N; 0: of none


def make_series(
    match: Match, bots: Sequence[str], seed: str, *, rotate: bool = False, decisions_every: int | None = None
) -> Series:
    """Check a request for a series. `bots` names one bot for all seats, or one per seat.

    By default keeps the decisions of every game, or of one game in 100 if all bots play at random.
    """
    names = one_for_each(match.seats, bots)
    for name in names:
        find_bot(name)
    if decisions_every is None:
        decisions_every = 100 if set(names) == {"random"} else 1
    if decisions_every < 0:
        english = "--decisions-every must be 0 (keep none) or a positive number."
        raise WreckfishError(english, "error-decisions-every")
    name, options, data = match.game.name, match.options, match.data
    return Series(name, match.seats, options, data, tuple(names), seed_from(seed), rotate, decisions_every)


def usual_seats(game: Game) -> int:
    """Three, or the nearest number that the game allows."""
    return max(game.min_seats, min(3, game.max_seats))


class Sums(msgspec.Struct):
    """Sums over games, by seat, or by bot in the order given if bots rotate.

    In whole numbers, so the order in which ranges are added doesn't matter.
    """

    wins: list[int]  # in parts of WHOLE
    points: list[int]
    squares: list[int]
    winners_parts: list[int]  # points of each part of the score, times the share of the win
    games: int = 0
    moves: int = 0
    turns: int = 0  # negative in a game that counts none
    endings: dict[str, int] = {}

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

    def endings_by_count(self) -> dict[str, int]:
        """The most frequent first."""
        return dict(sorted(self.endings.items(), key=lambda ending: (-ending[1], ending[0])))


def no_sums(seats: int, measures: Measures) -> Sums:
    return Sums([0] * seats, [0] * seats, [0] * seats, [0] * len(measures.parts))


class Batch(msgspec.Struct, frozen=True):
    """The results of a range of games. Rows that are not kept are empty."""

    first: int
    count: int
    seconds: float
    sums: Sums  # rows name an ending by its index in `sums.endings`
    seeds: bytes = b""
    games: bytes = b""
    decisions: bytes = b""


class Player:
    """Plays ranges of a series. Can be pickled, to be sent to other processes."""

    def __init__(self, series: Series, match: Match, keep_rows: bool) -> None:
        self.series = series
        self.match = match
        self.keep_rows = keep_rows
        self.parts = len(match.game.measures(match.options, match.parts).parts)
        self.bots: list[Bot] = [find_bot(name)(match.game) for name in series.bots]

    def __reduce__(self) -> tuple[type[Player], tuple[Series, Match, bool]]:
        return Player, (self.series, self.match, self.keep_rows)

    def play(self, first: int, count: int) -> Batch:
        start = time.perf_counter()
        series, decisions_every = self.series, self.series.decisions_every if self.keep_rows else 0
        rows = play_range(
            self.match.table, self.bots, self.parts, series.seed, first, count, decisions_every, series.rotate
        )
        packed = rows.packed() if self.keep_rows else ()
        return Batch(first, count, time.perf_counter() - start, sums_of(rows), *packed)


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


def record_of(match: Match, series: Series, number: int) -> Record:
    """Game `number` of a series as a record, replayed by the same bots. Bots that watch the clock may differ."""
    shift = number if series.rotate else 0
    names = [series.bots[(seat - shift) % match.seats] for seat in range(match.seats)]
    return play_game(match, names, nth_seed(series.seed, number))


# ---- Do the bots play better than chance? -------------------------------------------------------------------------


class Trial(msgspec.Struct, frozen=True):
    """The games of one bot, in each seat in turn, against random bots."""

    bot: str
    games: int
    win_rate: float
    fair: float  # the win rate of a random bot
    beats: bool  # whether the bot certainly wins more


def try_bots(match: Match, series: Series, games: int) -> tuple[Trial, ...]:
    """Try each kind of bot in a series until it clearly beats random bots or has played TRIAL games.

    If it fails to, its figures say little about people. Good bots need about twenty games, in which only one seat
    thinks: little compared with the series itself.
    """
    if games < TRIAL or match.seats < 2:
        return ()
    return tuple(try_bot(match, series.seed, bot) for bot in dict.fromkeys(series.bots) if bot != RANDOM)


def try_bot(match: Match, seed: str, bot: str) -> Trial:
    asked = make_series(match, [bot, *[RANDOM] * (match.seats - 1)], f"{seed}/trial", rotate=True, decisions_every=0)
    player, fair, wins = Player(asked, match, keep_rows=False), 1 / match.seats, 0.0
    for done in range(TRIAL_STEP, TRIAL + 1, TRIAL_STEP):
        wins += player.play(done - TRIAL_STEP, TRIAL_STEP).sums.wins[0] / WHOLE
        if wins / done - fair > CLEAR * math.sqrt(fair * (1 - fair) / done):
            return Trial(bot, done, wins / done, fair, True)
    return Trial(bot, TRIAL, wins / TRIAL, fair, False)
