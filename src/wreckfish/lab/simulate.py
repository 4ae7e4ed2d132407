"""Simulations: many games between bots, summed up as wins, points and endings.

Every game can be replayed from its seed. Knows no screen, no file and no game by name.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import msgspec

from wreckfish.core.game import Match
from wreckfish.core.values import WreckfishError
from wreckfish.lab.engines import local_engine
from wreckfish.lab.ray_engine import ray_engine
from wreckfish.lab.rows import WHOLE
from wreckfish.lab.series import Player, Series, Sums, Trial, make_series, no_sums, try_bots
from wreckfish.lab.series_run import Plan, SeriesRun, Sink
from wreckfish.lab.statistics import deviation, wilson

ENGINES = {"local": local_engine, "ray": ray_engine}


class SeatFigures(msgspec.Struct, frozen=True):
    """The figures of a seat, or of a bot if bots rotate. A win shared by two counts one half for each."""

    bot: str
    wins: float
    win_rate: float
    win_rate_interval: tuple[float, float]  # Wilson's, 95 %
    mean_score: float
    score_sd: float | None  # None after a single game


class Simulation(msgspec.Struct, frozen=True):
    """The results of a series. Only `seconds` and `games_per_second` differ in another run."""

    game: str
    options: Any
    data: str | None  # the fingerprint of replaced parts
    seed: str
    rotate: bool  # whether bots moved on one seat after each game
    games: int
    games_asked: int  # more than `games` if the series was stopped, or was precise enough early
    sure: bool  # whether the win rates are as precise as the plan asks
    seats: tuple[SeatFigures, ...]
    moves_per_game: float
    turns_per_game: float | None  # None for a game that counts no turns
    endings: dict[str, int]
    winners_parts: dict[str, float]  # a winner's average points from each part of the score
    seconds: float
    games_per_second: float  # of the games played in this run
    trials: tuple[Trial, ...]


def simulate(match: Match, bots: Sequence[str], games: int, seed: str, sink: Sink | None = None) -> Simulation:
    """Let bots play a series of games in this process.

    Game i, counted from 0, has the seed `nth_seed(seed_from(seed), i)`. The bots' luck comes from that seed too, but
    from a separate stream, so the record of a game needs only its seed and its moves.
    """
    return run(match, make_series(match, bots, seed), Plan(games), sink)


def run(match: Match, series: Series, plan: Plan, sink: Sink | None = None) -> Simulation:
    """Play a series, or continue one whose first games the sink has."""
    if plan.games < 1:
        english = "A simulation needs at least one game, not {games}."
        raise WreckfishError(english, "error-no-games", games=str(plan.games))
    sink = Sink() if sink is None else sink
    measures = match.game.measures(match.options, match.parts)
    sums = no_sums(match.seats, measures)
    sink.begin(sums)
    before = sums.games
    with closing(sink):
        trials = try_bots(match, series, plan.games) if plan.try_bots else ()
        player = Player(series, match, sink.keeps_rows)
        with ENGINES[plan.engine](player, plan.jobs, plan.games - before) as engine:
            sink.ready(trials)
            start = time.perf_counter()
            precise = SeriesRun(engine, sums, plan, sink).play()
            sink.close()
            seconds = time.perf_counter() - start
    return Simulation(
        game=match.game.name,
        options=match.options,
        data=match.data,
        seed=series.seed,
        rotate=series.rotate,
        games=sums.games,
        games_asked=plan.games,
        sure=precise,
        seats=tuple(figures(sums, place, name) for place, name in enumerate(series.bots)),
        moves_per_game=sums.moves / sums.games if sums.games else 0.0,
        turns_per_game=None if sums.turns < 0 else sums.turns / max(sums.games, 1),
        endings=sums.endings_by_count(),
        winners_parts={
            part: points / WHOLE / max(sums.games, 1)
            for part, points in zip(measures.parts, sums.winners_parts, strict=True)
        },
        seconds=seconds,
        games_per_second=(sums.games - before) / seconds,
        trials=trials,
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
