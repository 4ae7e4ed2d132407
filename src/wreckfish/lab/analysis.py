"""The analysis of a series: rates, means and differences, all with intervals, as plain values.

Reads rows in chunks, so millions of games need little memory. Knows no sentence, no plot and no game by name.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

import msgspec
import polars as pl

from wreckfish.lab.game_course import GameCourse, course_of
from wreckfish.lab.result_set import CHUNK, ResultSet
from wreckfish.lab.seat_tally import PartFigures, SeatTally, ThingFigures
from wreckfish.lab.statistics import MAYBE, SURE, Estimate, Histogram, apart, histogram, holm, rate, stretch, uneven

SMALL = 0.02  # a smaller distance from the fair win rate is called small, however certain it is

Verdict = Literal["unfair", "small", "fair", "may", "unseen"]


class NamedRate(msgspec.Struct, frozen=True):
    """The rate of a seat, a bot, an ending."""

    name: str
    rate: Estimate
    count: float


class Fairness(msgspec.Struct, frozen=True):
    """Whether a group of win rates is fair.

    unfair   certainly not
    small    certainly not, but no rate is off by SMALL or more
    fair     no rate is off by SMALL or more
    may      perhaps not, but it may be chance
    unseen   no sign that it isn't, but a difference of up to `hidden` could still hide
    """

    verdict: Verdict
    chance: float  # that luck alone spreads wins this unevenly, corrected for the number of tests
    furthest: int  # the index of the rate that is off most
    hidden: float


class Analysis(msgspec.Struct, frozen=True):
    """All the figures of a report."""

    games: int
    fair: float  # the win rate of equals
    seats: tuple[NamedRate, ...]
    seats_fair: Fairness | None  # None with one seat, or if different bots kept their seats
    order: tuple[NamedRate, ...]  # by order of play; empty if the same seat always starts
    order_fair: Fairness | None
    bots: tuple[NamedRate, ...]  # if several kinds played
    skill: float  # the chance that luck alone gives any two of them as large a difference as the best and worst have
    rotated: bool
    shared: Estimate  # wins that were shared
    points: Histogram
    winners_points: Histogram
    margin: Histogram | None  # points between first and second
    moves: Histogram
    turns: Histogram | None
    parts: tuple[PartFigures, ...]
    things: tuple[ThingFigures, ...]
    endings: tuple[NamedRate, ...]
    course: GameCourse | None


def analyse(results: ResultSet) -> Analysis:
    tally = SeatTally(results.series.seats, results.measures)
    for first in range(0, results.about.sums.games, CHUNK):
        tally.add(results.seats_of(first))
    games, bots = tally.games, bot_rates(results)
    seats = tuple(named_rate(str(seat), wins, games) for seat, wins in enumerate(tally.wins.tolist()))
    order = order_rates(results, games)
    judged = () if results.series.seats == 1 or (bots and not results.series.rotate) else seats
    seats_fair, order_fair = fairness([judged, order], games, tally.share_squares)
    return Analysis(
        games=games,
        fair=1 / results.series.seats,
        seats=seats,
        seats_fair=seats_fair,
        order=order,
        order_fair=order_fair,
        bots=bots,
        skill=min(1.0, apart(bots[0].rate, bots[-1].rate) * math.comb(len(bots), 2)) if bots else 1.0,
        rotated=results.series.rotate,
        shared=rate(tally.shared, games),
        points=histogram(tally.points),
        winners_points=histogram(tally.winners_points),
        margin=histogram(tally.margins) if results.series.seats > 1 else None,
        moves=column_histogram(results, "moves"),
        turns=None if results.about.sums.turns < 0 else column_histogram(results, "turns"),
        parts=tally.part_figures(),
        things=tally.thing_figures(),
        endings=tuple(named_rate(*ending, games) for ending in results.about.sums.endings_by_count().items()),
        course=course_of(results),
    )


def named_rate(name: str, count: float, games: int) -> NamedRate:
    return NamedRate(name, rate(float(count), games), float(count))


def fairness(groups: Sequence[Sequence[NamedRate]], games: int, squares: float) -> list[Fairness | None]:
    """Judge groups of win rates over the same games, each by one test, corrected for the number of tests.

    A fair game is called unfair in one series of a hundred, and possibly unfair in one of twenty.
    """
    chances = [uneven([one.count for one in rates], games, squares) for rates in groups if rates]
    corrected = iter(holm(chances))
    return [judge_group(rates, next(corrected)) if rates else None for rates in groups]


def judge_group(rates: Sequence[NamedRate], chance: float) -> Fairness:
    fair, wider = 1 / len(rates), stretch(len(rates))
    off = [abs(one.rate.value - fair) for one in rates]
    hidden = max(o + wider * (one.rate.high - one.rate.low) / 2 for o, one in zip(off, rates, strict=True))
    verdict: Verdict = "unseen"
    if chance < SURE:
        verdict = "small" if max(off) < SMALL else "unfair"
    elif hidden < SMALL:
        verdict = "fair"
    elif chance < MAYBE:
        verdict = "may"
    return Fairness(verdict, chance, off.index(max(off)), hidden)


def order_rates(results: ResultSet, games: int) -> tuple[NamedRate, ...]:
    """Win rates by order of play: the seat asked first, second …"""
    first = results.frame("games").select("game", "first")
    place = (pl.col("seat").cast(pl.Int64) - pl.col("first").cast(pl.Int64)) % results.series.seats
    if first.select(pl.col("first").n_unique()).collect().item() == 1:
        return ()
    joined = results.frame("seats").select("game", "seat", "share").join(first, on="game")
    sums = joined.group_by(place.alias("place")).agg(pl.col("share").cast(pl.Float64).sum()).sort("place")
    rows = sums.collect(engine="streaming").rows()
    return tuple(named_rate(str(number), wins, games) for number, wins in rows)


def bot_rates(results: ResultSet) -> tuple[NamedRate, ...]:
    """Win rates by bot, if several kinds of bots played, the best first."""
    if len(set(results.series.bots)) == 1:
        return ()
    seats = results.frame("seats").select("bot", pl.col("share").cast(pl.Float64))
    sums = seats.group_by("bot").agg(pl.col("share").sum(), pl.len()).collect(engine="streaming")
    rates = [named_rate(bot, wins, count) for bot, wins, count in sums.rows()]
    return tuple(sorted(rates, key=lambda one: -one.rate.value))


def column_histogram(results: ResultSet, column: str) -> Histogram:
    counted = results.frame("games").group_by(column).len().collect(engine="streaming")
    return histogram(dict(zip(counted[column].to_list(), counted["len"].to_list(), strict=True)))
