"""The statistics of the lab: intervals for rates, means and differences. Plain numbers in, plain numbers out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

CERTAIN = 0.95
SURE, MAYBE = 0.01, 0.05  # below which chance a find is stated, and below which it is said that it may be so
Z = NormalDist().inv_cdf((1 + CERTAIN) / 2)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which rates the true one lies with 95 % certainty (Wilson's score interval)."""
    rate = wins / games
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def deviation(total: int, squares: int, count: int) -> float | None:
    """The standard deviation of a sample, from its sum and its sum of squares."""
    return None if count < 2 else math.sqrt((count * squares - total * total) / (count * (count - 1)))


def two_sided(z: float) -> float:
    """How likely chance alone gives a value at least so many standard errors from nothing."""
    return math.erfc(abs(z) / math.sqrt(2))


def chi_square(value: float, freedom: int) -> float:
    """How likely chance alone gives a sum of so many squares of standard deviations that is at least this large."""
    half = value / 2
    if freedom % 2:
        terms = sum(math.pow(half, i - 0.5) / math.gamma(i + 0.5) for i in range(1, (freedom + 1) // 2))
        return min(1.0, math.erfc(math.sqrt(half)) + math.exp(-half) * terms)
    return min(1.0, math.exp(-half) * sum(half**i / math.gamma(i + 1) for i in range(freedom // 2)))


def uneven(wins: Sequence[float], games: int, squares: float) -> float:
    """How likely chance alone spreads the victories of equals at least so unevenly over them: one test for all.

    `squares` are the squares of all shares of victories, added up: where many are shared, luck spreads them less.
    Without a shared one this is Pearson's test.
    """
    count, fair = len(wins), games / len(wins)
    spread = (squares - fair) / max(count - 1, 1)
    if spread <= 0:
        return 1.0  # nobody else is there, or all victories are shared by all
    return chi_square(sum((each - fair) ** 2 for each in wins) / spread, count - 1)


def holm(chances: Sequence[float]) -> list[float]:
    """The same chances corrected for as many looks (Holm's step-down method): below 5 % is still a find."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected = [0.0] * len(chances)
    worst = 0.0
    for done, place in enumerate(order):
        worst = max(worst, min(1.0, chances[place] * (len(chances) - done)))
        corrected[place] = worst
    return corrected


def wide_z(looks: int) -> float:
    """How many standard errors an interval reaches if all of so many are to hold together with 95 % certainty."""
    return NormalDist().inv_cdf(1 - (1 - CERTAIN) / (2 * max(looks, 1)))
