"""Sums over the seats of a series: points, parts of the score, things that seats have, and how much each matters.

Plain values only. Knows no game by name.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import msgspec
import numpy as np
import polars as pl

from wreckfish.core.game import Measures
from wreckfish.lab.statistics import MAYBE, SURE, Estimate, holm, mean, two_sided, wide_z

Floats = np.ndarray[Any, np.dtype[np.float64]]
DEAD_WITHIN = 0.01  # a difference of win rates that is certainly smaller does not matter
ENOUGH = 20  # a report judges a thing only if this many seats have it and as many lack it


class PartFigures(msgspec.Struct, frozen=True):
    """A part of the score: the points it brings winners and others, and the difference."""

    name: str
    winners: float
    others: float
    difference: Estimate


class ThingFigures(msgspec.Struct, frozen=True):
    """A thing that a seat may have: how often seats have it, and how often they win with and without it.

    The interval of the difference is wide: the intervals of all things in a report together hold with 95 % certainty.
    """

    kind: str
    name: str
    had: float  # the share of seats that have it
    unused: float  # the share of games in which no seat has it
    with_it: float | None
    without: float | None
    difference: Estimate | None  # None if too few seats have it, or lack it
    chance: float  # that luck alone gives such a difference, corrected for the number of things

    @property
    def matters(self) -> bool:
        return self.difference is not None and self.chance < SURE

    @property
    def may_matter(self) -> bool:
        return self.difference is not None and SURE <= self.chance < MAYBE

    @property
    def dead(self) -> bool:
        """It certainly makes no difference worth mentioning, or no seat ever has it."""
        if self.difference is None:
            return self.had == 0
        return self.difference.low > -DEAD_WITHIN and self.difference.high < DEAD_WITHIN


def count(counts: Counter[int], values: Any) -> None:
    """Add an array of values."""
    found, times = np.unique(np.asarray(values).astype(np.int64), return_counts=True)
    counts.update(dict(zip(found.tolist(), times.tolist(), strict=True)))


class SeatTally:
    """Sums over the rows of seats. The seats of a game depend on each other, so errors are estimated by game."""

    def __init__(self, seats: int, measures: Measures) -> None:
        self.seats = seats
        self.part_names = measures.parts
        self.kinds = measures.things
        self.games = 0
        self.wins = np.zeros(self.seats)
        self.share_squares = 0.0
        self.shared = 0
        self.points, self.winners_points, self.margins = Counter[int](), Counter[int](), Counter[int]()
        self.part_sums = {name: np.zeros(4) for name in self.part_names}  # winners, others, difference, its square
        # For each thing, over games: seats with it, wins with it, sums of squares and products, games without it.
        self.thing_sums = {kind: np.zeros((6, len(names))) for kind, names in self.kinds.items()}

    def add(self, rows: pl.DataFrame) -> None:
        shares = rows["share"].to_numpy().astype(np.float64).reshape(-1, self.seats)
        points = rows["points"].to_numpy().reshape(-1, self.seats)
        won = shares > 0
        self.games += len(shares)
        self.wins += shares.sum(axis=0)
        self.share_squares += float((shares * shares).sum())
        self.shared += int((won.sum(axis=1) > 1).sum())
        count(self.points, points)
        count(self.winners_points, points[won])
        if self.seats > 1:
            ordered = np.sort(points, axis=1)
            count(self.margins, ordered[:, -1] - ordered[:, -2])
        for name in self.part_names:
            self.add_part(self.part_sums[name], rows[f"part.{name}"].to_numpy().reshape(-1, self.seats), shares)
        for kind in self.kinds:
            self.add_things(kind, rows[f"has.{kind}"].to_numpy().reshape(-1, self.seats), shares)

    def add_part(self, sums: Floats, values: Any, shares: Floats) -> None:
        winners = (values * shares).sum(axis=1)
        others = (values * (1 - shares)).sum(axis=1) / max(self.seats - 1, 1)
        difference = winners - others
        sums += [winners.sum(), others.sum(), difference.sum(), (difference * difference).sum()]

    def add_things(self, kind: str, masks: Any, shares: Floats) -> None:
        sums = self.thing_sums[kind]
        for place in range(sums.shape[1]):
            has = (masks >> place) & 1
            seats = has.sum(axis=1).astype(np.float64)
            wins = (has * shares).sum(axis=1)
            squares = (seats * seats).sum(), (wins * wins).sum(), (seats * wins).sum()
            sums[:, place] += [seats.sum(), wins.sum(), *squares, (seats == 0).sum()]

    def part_figures(self) -> tuple[PartFigures, ...]:
        figures = []
        for name, sums in self.part_sums.items():
            winners, others, difference, squares = sums.tolist()
            if winners or others or squares:
                estimate = mean(difference, squares, self.games)
                figures.append(PartFigures(name, winners / self.games, others / self.games, estimate))
        return tuple(figures)

    def thing_figures(self) -> tuple[ThingFigures, ...]:
        named = {
            (kind, name): self.thing_sums[kind][:, place].tolist()
            for kind, names in self.kinds.items()
            for place, name in enumerate(names)
        }
        judged = {thing: found for thing, sums in named.items() if (found := self.judge(*sums[:5])) is not None}
        corrected = holm([two_sided(value / error) for value, error in judged.values()])
        chances = dict(zip(judged, corrected, strict=True))
        z, all_seats = wide_z(len(judged)), self.games * self.seats
        figures = []
        for thing, (had, wins, *_, unused) in named.items():
            value, error = judged.get(thing, (0.0, 0.0))
            figure = ThingFigures(
                *thing,
                had=had / all_seats,
                unused=unused / self.games,
                with_it=wins / had if had else None,
                without=(self.games - wins) / (all_seats - had) if had < all_seats else None,
                difference=Estimate(value, value - z * error, value + z * error) if thing in judged else None,
                chance=chances.get(thing, 1.0),
            )
            figures.append(figure)
        return tuple(figures)

    def judge(self, had: float, wins: float, had2: float, wins2: float, both: float) -> tuple[float, float] | None:
        """The difference of the win rates with and without a thing, and its standard error, estimated by game.

        If B seats of a game have it and A of them win, the game contributes
        (A - p B) / n - ((1 - A) - q (s - B)) / m, where p and q are the two rates and n and m count the seats.
        If few seats have it, p may be 0 by luck, and the error too small: so it is at least that of a thing that makes
        no difference.
        """
        games, seats = self.games, self.seats
        without = games * seats - had
        if had < ENOUGH or without < ENOUGH or seats < 2:
            return None
        p, q = wins / had, (games - wins) / without
        # As a sum u A + v B + w, squared and added up.
        u, v, w = 1 / had + 1 / without, -p / had - q / without, (q * seats - 1) / without
        squares = u * u * wins2 + v * v * had2 + 2 * u * v * both + 2 * u * w * wins + 2 * v * w * had + w * w * games
        spread = (self.share_squares / games - 1 / seats) / (seats - 1)  # of a share, among equals
        error = math.sqrt(max(squares, u * u * spread * (had - had2 / seats), 0.0))
        return (p - q, error) if error > 0 else None
