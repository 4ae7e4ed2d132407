"""Histograms of whole numbers: how often each of them came. Knows no results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from wreckfish.lab.statistics import Estimate, mean


class Histogram(msgspec.Struct, frozen=True):
    """How often each whole number came, from `least` on, with their mean and three percentiles."""

    least: int
    counts: tuple[int, ...]
    mean: Estimate
    tenth: int
    median: int
    ninetieth: int


def count(counts: Counter[int], values: Any) -> None:
    """Add an array of values."""
    found, times = np.unique(np.asarray(values).astype(np.int64), return_counts=True)
    counts.update(dict(zip(found.tolist(), times.tolist(), strict=True)))


def histogram(counts: Mapping[int, int]) -> Histogram:
    values = sorted(counts)
    total = sum(counts.values())
    filled = tuple(counts.get(value, 0) for value in range(values[0], values[-1] + 1))
    summed = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    tenth, median, ninetieth = (quantile(values, counts, part * total) for part in (0.1, 0.5, 0.9))
    return Histogram(values[0], filled, mean(summed, squares, total), tenth, median, ninetieth)


def quantile(values: list[int], counts: Mapping[int, int], rank: float) -> int:
    """The value that `rank` of the sorted values have passed."""
    passed = 0
    for value in values:
        passed += counts[value]
        if passed >= rank:
            return value
    return values[-1]
