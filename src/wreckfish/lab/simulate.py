"""Many games between bots, and what came of them: wins, points, why the games ended.

Every game can be played again from its seed. No screen and no file in here, and no game by name.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

import msgspec

from wreckfish.core.game import Match
from wreckfish.core.values import WreckfishError
from wreckfish.lab.engines import local_engine
from wreckfish.lab.rows import WHOLE
from wreckfish.lab.series import (
    Batch,
    Engine,
    Series,
    Sums,
    make_series,
    no_sums,
    one_bot_each,
    play_series,
    usual_seats,
)
from wreckfish.lab.statistics import Z, deviation, wilson
from wreckfish.lab.trial import Trial

__all__ = ["EngineFor", "Simulation", "Z", "one_bot_each", "run", "simulate", "usual_seats", "wilson"]

EngineFor = Callable[[Series, Match, bool, int, int], AbstractContextManager[Engine]]


class SeatFigures(msgspec.Struct, frozen=True):
    """How one seat fared, or one bot if the bots moved on. A victory shared by two counts one half for each."""

    bot: str
    wins: float
    win_rate: float
    win_rate_interval: tuple[float, float]  # Wilson's, 95 %
    mean_score: float
    score_sd: float | None  # None after a single game


class Simulation(msgspec.Struct, frozen=True):
    """What came of a series of games; only `seconds` and `games_per_second` differ when it is run again."""

    game: str
    options: Any
    data: str | None  # the fingerprint of replaced parts
    seed: str
    rotate: bool  # whether the bots moved on by a seat from game to game
    games: int
    games_asked: int  # more than `games`, if the series was stopped or was sure enough before
    sure: bool  # whether the win rates are as sure as was asked for
    seats: tuple[SeatFigures, ...]
    moves_per_game: float
    turns_per_game: float | None  # None for a game that counts no turns
    endings: dict[str, int]
    winners_parts: dict[str, float]  # what each part of the score brings a winner on average, in points
    seconds: float
    games_per_second: float  # of those that were played now
    trials: tuple[Trial, ...] = ()  # whether the bots beat random ones, if that was tried


def simulate(
    match: Match, bots: Sequence[str], games: int, seed: str, go_on: Callable[[int], bool] = lambda done: True
) -> Simulation:
    """Let bots play a series of games in this process; `go_on` is asked now and then.

    Game i, counted from 0, has the seed `nth_seed(seed_from(seed), i)`. The bots' own luck comes from that seed too,
    but as a stream of its own, so that the record of a game needs only its seed and its moves.
    """
    return run(match, make_series(match, bots, seed), games, go_on)


def run(
    match: Match,
    series: Series,
    games: int,
    go_on: Callable[[int], bool] = lambda done: True,
    *,
    jobs: int = 1,
    until: float | None = None,
    sums: Sums | None = None,
    keep: Callable[[Batch], None] | None = None,
    load: Callable[[], None] = lambda: None,
    finish: Callable[[], None] = lambda: None,
    engine_for: EngineFor = local_engine,
) -> Simulation:
    """Play a series, or go on with one of which there are `sums` already; `keep` is given the rows of all games.

    `load` is called when the workers are there, before the clock starts; `finish` when there are no more rows, while it
    still runs.
    """
    if games < 1:
        raise WreckfishError("A simulation needs one game at least, not {games}.", "error-no-games", games=str(games))
    measures = match.game.measures(match.options, match.parts)
    sums = no_sums(match.seats, measures) if sums is None else sums
    before = sums.games
    with engine_for(series, match, keep is not None, jobs, games - before) as engine:
        load()
        start = time.perf_counter()
        enough = play_series(engine, sums, games, go_on, keep or (lambda batch: None), until)
        finish()
        seconds = time.perf_counter() - start
    return Simulation(
        game=match.game.name,
        options=match.options,
        data=match.data,
        seed=series.seed,
        rotate=series.rotate,
        games=sums.games,
        games_asked=games,
        sure=enough,
        seats=tuple(figures(sums, place, name) for place, name in enumerate(series.bots)),
        moves_per_game=sums.moves / sums.games if sums.games else 0.0,
        turns_per_game=None if sums.turns < 0 else sums.turns / max(sums.games, 1),
        endings=dict(sorted(sums.endings.items(), key=lambda ending: (-ending[1], ending[0]))),
        winners_parts={
            part: points / WHOLE / max(sums.games, 1)
            for part, points in zip(measures.parts, sums.winners_parts, strict=True)
        },
        seconds=seconds,
        games_per_second=(sums.games - before) / seconds,
    )


def figures(sums: Sums, place: int, bot: str) -> SeatFigures:
    wins, points, games = sums.wins[place] / WHOLE, sums.points[place], max(sums.games, 1)
    return SeatFigures(
        bot=bot,
        wins=wins,
        win_rate=wins / games,
        win_rate_interval=wilson(wins, games),
        mean_score=points / games,
        score_sd=deviation(points, sums.squares[place], games),
    )
