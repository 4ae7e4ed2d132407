"""Discs on a sea measured in whole millimetres: distance, touching, the sweep of a moving disc, room for another one.

Every test compares squares of integers, so that it is exact and the same on every machine. A position is one number,
x * 2048 + y. Coordinates are below 2048 and radii and reaches below 1024, so no product leaves 62 bits. No rules here.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SPAN: Final = 2048

# Sixteen headings, clockwise from east, as 1024ths of a step.
HEADING_X: Final = vec[i64]([1024, 946, 724, 391, 0, -391, -724, -946, -1024, -946, -724, -391, 0, 391, 724, 946])
HEADING_Y: Final = vec[i64]([0, 391, 724, 946, 1024, 946, 724, 391, 0, -391, -724, -946, -1024, -946, -724, -391])
HEADINGS: Final = 16


def spot(x: i64, y: i64) -> i64:
    """A position as one number; -1 if it lies off the chart."""
    if x < 0 or y < 0 or x >= SPAN or y >= SPAN:
        return -1
    return x * SPAN + y


def square_apart(one: i64, other: i64) -> i64:
    """The square of the distance between two positions."""
    dx: i64 = (one >> 11) - (other >> 11)
    dy: i64 = (one & 2047) - (other & 2047)
    return dx * dx + dy * dy


def root(square: i64) -> i64:
    """The whole part of a square root, exact: the processor's guess is put right by comparing squares."""
    guess: i64 = i64(sqrt(float(square)))
    while guess * guess > square:
        guess -= 1
    while (guess + 1) * (guess + 1) <= square:
        guess += 1
    return guess


def root_up(square: i64) -> i64:
    """A square root, rounded up."""
    below: i64 = root(square)
    if below * below < square:
        return below + 1
    return below


# ---- Two discs; `sum_of` is the sum of their radii ----------------------------------------------------------------


def overlap(one: i64, other: i64, sum_of: i64) -> bool:
    return square_apart(one, other) < sum_of * sum_of


def touch(one: i64, other: i64, sum_of: i64) -> bool:
    """Whether discs touch: they do not overlap, and less than a millimetre is between their edges."""
    square: i64 = square_apart(one, other)
    return sum_of * sum_of <= square < (sum_of + 1) * (sum_of + 1)


def within(one: i64, other: i64, sum_of: i64, reach: i64) -> bool:
    """Whether the distance from edge to edge is at most `reach`."""
    return square_apart(one, other) <= (sum_of + reach) * (sum_of + reach)


def gap(one: i64, other: i64, sum_of: i64) -> i64:
    """Whole millimetres from edge to edge, rounded up."""
    return root_up(square_apart(one, other)) - sum_of


def inside(place: i64, radius: i64, side: i64) -> bool:
    """Whether a disc lies in the square sea."""
    x: i64 = place >> 11
    y: i64 = place & 2047
    return radius <= x <= side - radius and radius <= y <= side - radius


# ---- Moving discs -------------------------------------------------------------------------------------------------


def sweeps_clear(start: i64, end: i64, other: i64, sum_of: i64) -> bool:
    """Whether a disc that moves in a straight line never overlaps another: the nearest point of the line is no nearer
    than the sum of the radii.
    """
    dx: i64 = (end >> 11) - (start >> 11)
    dy: i64 = (end & 2047) - (start & 2047)
    fx: i64 = (other >> 11) - (start >> 11)
    fy: i64 = (other & 2047) - (start & 2047)
    along: i64 = fx * dx + fy * dy
    if along <= 0:
        return fx * fx + fy * fy >= sum_of * sum_of
    length: i64 = dx * dx + dy * dy
    if along >= length:
        gx: i64 = fx - dx
        gy: i64 = fy - dy
        return gx * gx + gy * gy >= sum_of * sum_of
    across: i64 = fx * dy - fy * dx
    return across * across >= sum_of * sum_of * length


# ---- Where to go --------------------------------------------------------------------------------------------------


def part(whole: i64, share: i64, of: i64) -> i64:
    """`whole * share / of`, rounded towards zero: a step is never too long."""
    product: i64 = whole * share
    if product < 0:
        return -(-product // of)
    return product // of


def ahead(start: i64, heading: i64, length: i64) -> i64:
    """The position at most so far away on one of the sixteen headings; -1 off the chart."""
    return spot(
        (start >> 11) + part(HEADING_X[heading], length, 1024), (start & 2047) + part(HEADING_Y[heading], length, 1024)
    )


def towards(start: i64, goal: i64, length: i64) -> i64:
    """The position at most so far along the line to a goal and beyond it, or straight away from it if the length is
    negative; -1 if start and goal are the same, or off the chart.
    """
    dx: i64 = (goal >> 11) - (start >> 11)
    dy: i64 = (goal & 2047) - (start & 2047)
    far: i64 = root_up(dx * dx + dy * dy)
    if far == 0:
        return -1
    return spot((start >> 11) + part(dx, length, far), (start & 2047) + part(dy, length, far))


def beside(goal: i64, start: i64, sum_of: i64) -> i64:
    """The position that touches the disc at `goal` on the side of `start`; -1 if they are one, or off the chart.

    One coordinate is rounded; for the other one the annulus of touching positions is always a millimetre wide.
    """
    dx: i64 = (start >> 11) - (goal >> 11)
    dy: i64 = (start & 2047) - (goal & 2047)
    far: i64 = root(dx * dx + dy * dy)
    if far == 0:
        return -1
    ox: i64 = part(dx, sum_of, far)
    oy: i64 = part(dy, sum_of, far)
    if dx * dx >= dy * dy:
        ox = root_up(sum_of * sum_of - oy * oy)
        if dx < 0:
            ox = -ox
    else:
        oy = root_up(sum_of * sum_of - ox * ox)
        if dy < 0:
            oy = -oy
    return spot((goal >> 11) + ox, (goal & 2047) + oy)


# ---- Room for one more disc ---------------------------------------------------------------------------------------


class Shores:
    """Discs that a new one must keep away from, each with the least square of the distance between the centres."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]()
        self.least: vec[i64] = vec[i64]()

    def add(self, place: i64, least: i64) -> None:
        self.places = append(self.places, place)
        self.least = append(self.least, least)

    def in_the_way(self, place: i64) -> i64:
        """The number of the first disc that is too near; -1 for none."""
        for n in range(len(self.places)):
            if square_apart(place, self.places[n]) < self.least[n]:
                return n
        return -1

    def room(self, low: i64, high: i64, about: i64, reach: i64) -> i64:
        """The first position, both coordinates between two bounds, that is clear and at most `reach` from `about`; -1
        if there is none. Rows are searched from gap to gap, so that no position is missed and the search is quick.
        """
        cx: i64 = about >> 11
        cy: i64 = about & 2047
        for y in range(max(low, cy - reach), min(high, cy + reach) + 1):
            half: i64 = root(reach * reach - (y - cy) * (y - cy))
            found: i64 = self.gap_in_row(max(low, cx - half), min(high, cx + half), y)
            if found >= 0:
                return found
        return -1

    def gap_in_row(self, x: i64, last: i64, y: i64) -> i64:
        """The first clear position of a row from x on; -1 if there is none."""
        while x <= last:
            place: i64 = x * SPAN + y
            n: i64 = self.in_the_way(place)
            if n < 0:
                return place
            down: i64 = (self.places[n] & 2047) - y
            x = (self.places[n] >> 11) + root_up(self.least[n] - down * down)
        return -1
