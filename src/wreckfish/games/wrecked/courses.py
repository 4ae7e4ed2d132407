"""The finite list of positions that programs get to choose from in Get Wrecked; people may name any other.

A ship's next step: towards, or up to, the nearest island with cargo, foreign fort, own fort, whale, floating token and
enemy ship; away from the Kraken; sixteen headings at full speed. The Kraken: every ship, its Lair, sixteen headings.
What is deployed or dropped: rings around the fort or the ship. Only legal positions are listed, and only one of two
that are nearly the same, unless both touch something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, lowest
from wreckfish.games.wrecked.geometry import HEADINGS, ahead, beside, inside, square_apart, towards
from wreckfish.games.wrecked.pieces import NO_FORT, NOTHING, TOKENS, ship_of
from wreckfish.games.wrecked.waters import Waters, adrift, kraken_waters, nearest, shores_for, waters_of

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


NEAR: Final = 12  # millimetres: of two ends no farther apart, only the first is listed


class Courses:
    """Positions within reach of one piece that are worth trying."""

    def __init__(self, start: i64, reach: i64, waters: Waters) -> None:
        self.start: i64 = start
        self.reach: i64 = reach
        self.waters: Waters = waters
        self.ends: vec[i64] = vec[i64]()

    def try_end(self, end: i64, apart: i64) -> None:
        """Add a position if it is on the chart, farther than `apart` from all others, and nothing is in the way."""
        if end < 0 or end == self.start:
            return
        for n in range(len(self.ends)):
            if square_apart(end, self.ends[n]) <= apart * apart:
                return
        if self.waters.blocker(end) == NOTHING:
            self.ends = append(self.ends, end)

    def fan(self) -> None:
        """Sixteen headings at full speed."""
        for heading in range(HEADINGS):
            self.try_end(ahead(self.start, heading, self.reach), NEAR)

    def approach(self, goal: i64, sum_of: i64) -> None:
        """Go up to a disc until it is touched."""
        self.make_for(beside(goal, self.start, sum_of), goal)

    def make_for(self, end: i64, goal: i64) -> None:
        """Go to a position, or if it is out of reach as far as possible towards the goal."""
        if end >= 0 and square_apart(self.start, end) <= self.reach * self.reach:
            self.try_end(end, 0)
        else:
            self.try_end(towards(self.start, goal, self.reach), NEAR)


# ---- Ships --------------------------------------------------------------------------------------------------------


def ship_ends(table: Wrecked, seat: i64, ship: i64) -> vec[i64]:
    """Where a ship's next step may lead."""
    start: i64 = table.at[ship]
    courses = Courses(start, table.fleets[seat].speed, waters_of(table, ship))
    chase(table, seat, courses)
    courses.try_end(towards(start, table.kraken_at, -courses.reach), NEAR)  # away from it
    courses.fan()
    return courses.ends


def chase(table: Wrecked, seat: i64, courses: Courses) -> None:
    """Towards what a ship may want: cargo, forts, whales, prey."""
    cargo: i64 = 0
    foreign: i64 = 0
    own: i64 = 0
    for island in range(len(table.isles)):
        if table.ashore[island]:
            cargo |= bit(island)
        if table.forts[island] == seat:
            own |= bit(island)
        elif table.forts[island] != NO_FORT:
            foreign |= bit(island)
    near: i64 = table.data.ship + table.data.island
    approach_island(table, courses, cargo, near)
    approach_island(table, courses, foreign, near)
    approach_island(table, courses, own, near)
    approach_piece(table, courses, table.alive)
    approach_piece(table, courses, adrift(table))
    fleet: i64 = bit(ship_of(seat, 0)) | bit(ship_of(seat, 1))
    approach_piece(table, courses, table.afloat & ~TOKENS & ~fleet)


def approach_island(table: Wrecked, courses: Courses, wanted: i64, sum_of: i64) -> None:
    island: i64 = nearest(table.isles, wanted, courses.start)
    if island >= 0:
        courses.approach(table.isles[island], sum_of)


def approach_piece(table: Wrecked, courses: Courses, wanted: i64) -> None:
    piece: i64 = nearest(table.at, wanted, courses.start)
    if piece >= 0:
        courses.approach(table.at[piece], table.data.ship + table.data.sizes[piece])


# ---- The Kraken ---------------------------------------------------------------------------------------------------


def kraken_ends(table: Wrecked) -> vec[i64]:
    """Where the Kraken may swim."""
    courses = Courses(table.kraken_at, table.data.swim[table.level], kraken_waters(table))
    ships: i64 = table.afloat & ~TOKENS
    while ships:
        courses.approach(table.at[lowest(ships)], table.data.kraken + table.data.ship)
        ships &= ships - 1
    courses.make_for(table.data.lair_at, table.data.lair_at)
    courses.fan()
    return courses.ends


# ---- Rings --------------------------------------------------------------------------------------------------------


def rings(table: Wrecked, size: i64, apart: i64, about: i64, one: i64, other: i64, stride: i64) -> vec[i64]:
    """Free places for a disc, on every heading or every second one, at one distance and the other in turn. If there are
    none, any other place that is no farther away.
    """
    side: i64 = table.data.side
    shores = shores_for(table, size, apart)
    distances: vec[i64] = vec[i64]([one, other])
    found: vec[i64] = vec[i64]()
    for n in range(HEADINGS // stride):
        place: i64 = ahead(about, n * stride, distances[n & 1])
        if place >= 0 and inside(place, size, side) and shores.in_the_way(place) < 0:
            found = append(found, place)
    if len(found) == 0:
        place = shores.room(size, side - size, about, max(one, other))
        if place >= 0:
            found = append(found, place)
    return found
