"""The statistics of the lab: intervals for rates, means and differences. Knows numbers only."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import accumulate
from statistics import NormalDist

import msgspec

CERTAIN = 0.95
SURE, MAYBE = 0.01, 0.05  # a finding whose chance is below the first is stated; below the second, called possible
Z = NormalDist().inv_cdf((1 + CERTAIN) / 2)


class Estimate(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def rate(count: float, games: int) -> Estimate:
    return Estimate(count / games, *wilson(count, games))


def mean(total: float, squares: float, count: int) -> Estimate:
    """A mean, from sums over independent games."""
    middle = total / count
    spread = Z * math.sqrt(max(0.0, squares / count - middle * middle) / max(count - 1, 1)) if count > 1 else math.inf
    return Estimate(middle, middle - spread, middle + spread)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval)."""
    rate = wins / games
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def deviation(total: int, squares: int, count: int) -> float | None:
    """The standard deviation of a sample, from its sum and its sum of squares."""
    return None if count < 2 else math.sqrt((count * squares - total * total) / (count * (count - 1)))


def two_sided(z: float) -> float:
    """The chance that luck alone gives a value at least this many standard errors from zero."""
    return math.erfc(abs(z) / math.sqrt(2))


def apart(best: Estimate, worst: Estimate) -> float:
    """The chance that luck alone puts two opponents' rates this far apart. One wins what the other loses, so their
    errors add up.
    """
    errors = (best.high - best.low + worst.high - worst.low) / (2 * Z)
    return two_sided((best.value - worst.value) / errors)


def chi_square(value: float, freedom: int) -> float:
    """The chance that a sum of `freedom` squared standard normal values is at least this large."""
    half = value / 2
    if freedom % 2:
        terms = sum(math.pow(half, i - 0.5) / math.gamma(i + 0.5) for i in range(1, (freedom + 1) // 2))
        return min(1.0, math.erfc(math.sqrt(half)) + math.exp(-half) * terms)
    return min(1.0, math.exp(-half) * sum(half**i / math.gamma(i + 1) for i in range(freedom // 2)))


def uneven(wins: Sequence[float], games: int, squares: float) -> float:
    """The chance that luck alone spreads the wins of equals at least this unevenly: one test for all of them.

    `squares` is the sum of all squared shares of wins: shared wins spread less. Without them, this is Pearson's test.
    """
    count, fair = len(wins), games / len(wins)
    spread = (squares - fair) / max(count - 1, 1)
    if spread <= 0:
        return 1.0  # there is only one seat, or all seats share every win
    return chi_square(sum((each - fair) ** 2 for each in wins) / spread, count - 1)


def holm(chances: Sequence[float]) -> list[float]:
    """Correct chances for the number of tests (Holm's step-down method)."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected = [0.0] * len(chances)
    worst = 0.0
    for done, place in enumerate(order):
        worst = max(worst, min(1.0, chances[place] * (len(chances) - done)))
        corrected[place] = worst
    return corrected


def wide_z(looks: int) -> float:
    """The half-width, in standard errors, of intervals that all hold together with 95 % certainty."""
    return NormalDist().inv_cdf(1 - (1 - CERTAIN) / (2 * max(looks, 1)))


def stretch(looks: int) -> float:
    """How many times wider those intervals are than a single one."""
    return wide_z(looks) / Z


class Histogram(msgspec.Struct, frozen=True):
    """How often each whole number occurred, from `least` on, with the mean and three percentiles."""

    least: int
    counts: tuple[int, ...]
    mean: Estimate
    tenth: int
    median: int
    ninetieth: int


def histogram(counts: Mapping[int, int]) -> Histogram:
    values = sorted(counts)
    passed = list(accumulate(counts[value] for value in values))
    total = passed[-1]
    filled = tuple(counts.get(value, 0) for value in range(values[0], values[-1] + 1))
    summed = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    percentiles = [values[bisect_left(passed, part * total)] for part in (0.1, 0.5, 0.9)]
    return Histogram(values[0], filled, mean(summed, squares, total), *percentiles)
