"""The finite list of positions that programs get to choose from in Get Wrecked; people may name any other.

A ship's next step: towards, or up to, the nearest island with cargo, foreign fort, own fort, whale, floating token and
enemy ship; away from the Kraken; sixteen headings at full speed. The Kraken: every ship, its Lair, sixteen headings.
What is deployed or dropped: rings around the fort or the ship. Only legal positions are listed; of two that are nearly
the same one, unless both touch something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, lowest
from wreckfish.games.wrecked.exploring import adrift
from wreckfish.games.wrecked.fighting import drop_reach, drop_room
from wreckfish.games.wrecked.geometry import HEADINGS, ahead, away, beside, inside, square_apart, towards
from wreckfish.games.wrecked.kraken import can_strike
from wreckfish.games.wrecked.pieces import (
    DEPLOY,
    DOCK,
    DONE,
    DROP,
    FIRST_SHIP,
    LOSE,
    NO_FORT,
    NOTHING,
    POSITIONS,
    STEP,
    STRIKE,
    SWIM,
    TARGET_SHIPS,
    TOKENS,
    ship_of,
)
from wreckfish.games.wrecked.sailing import deploy_room, fort_of
from wreckfish.games.wrecked.waters import (
    Waters,
    dock_at,
    kraken_waters,
    nearest_island,
    nearest_piece,
    shores_for,
    waters_of,
)

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


NEAR: Final = 12  # millimetres: of two ends that are no farther apart the first will do


class Courses:
    """Positions within reach of one piece that are worth trying."""

    def __init__(self, start: i64, reach: i64, waters: Waters) -> None:
        self.start: i64 = start
        self.reach: i64 = reach
        self.waters: Waters = waters
        self.ends: vec[i64] = vec[i64]()

    def try_end(self, end: i64, apart: i64) -> None:
        """Add a position, if it is on the chart, farther than that from all others, and nothing is in the way."""
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
        """Up to a disc, until it is touched; as far as possible, if it is out of reach."""
        end: i64 = beside(goal, self.start, sum_of)
        if end >= 0 and square_apart(self.start, end) <= self.reach * self.reach:
            self.try_end(end, 0)
        else:
            self.try_end(towards(self.start, goal, self.reach), NEAR)


# ---- Ships --------------------------------------------------------------------------------------------------------


def step_moves(table: Wrecked, seat: i64) -> vec[i64]:
    """GW30 Steps of both ships, and not to go on."""
    found: vec[i64] = vec[i64]()
    for which in range(2):
        ship: i64 = ship_of(seat, which)
        if table.afloat & bit(ship):
            found = ship_steps(table, seat, which, found)
    return append(found, DONE)


def ship_steps(table: Wrecked, seat: i64, which: i64, found: vec[i64]) -> vec[i64]:
    ship: i64 = ship_of(seat, which)
    start: i64 = table.at[ship]
    courses = Courses(start, table.fleets[seat].speed, waters_of(table, ship))
    chase(table, seat, courses)
    courses.try_end(away(start, table.kraken_at, courses.reach), NEAR)
    courses.fan()
    base: i64 = which * POSITIONS
    for n in range(len(courses.ends)):
        end: i64 = courses.ends[n]
        found = append(found, STEP + (base + end) * 32)
        if dock_at(table, end) >= 0:
            found = append(found, DOCK + (base + end) * 32)
    if table.docked[ship - FIRST_SHIP] < 0 and dock_at(table, start) >= 0:
        found = append(found, DOCK + (base + start) * 32)
    return found


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
    near: i64 = table.kit.ship + table.kit.island
    approach_island(table, courses, cargo, near)
    approach_island(table, courses, foreign, near)
    approach_island(table, courses, own, near)
    approach_piece(table, courses, table.alive)
    approach_piece(table, courses, adrift(table))
    fleet: i64 = bit(ship_of(seat, 0)) | bit(ship_of(seat, 1))
    approach_piece(table, courses, table.afloat & ~TOKENS & ~fleet)


def approach_island(table: Wrecked, courses: Courses, wanted: i64, sum_of: i64) -> None:
    island: i64 = nearest_island(table, courses.start, wanted)
    if island >= 0:
        courses.approach(table.isles[island], sum_of)


def approach_piece(table: Wrecked, courses: Courses, wanted: i64) -> None:
    piece: i64 = nearest_piece(table, courses.start, wanted)
    if piece >= 0:
        courses.approach(table.at[piece], table.kit.ship + table.kit.sizes[piece])


def deploy_moves(table: Wrecked, seat: i64) -> vec[i64]:
    """GW20 The first ship of the shipyard, around the own fort: close to the island and far out, in turn."""
    kit = table.kit
    which: i64 = 0
    if table.afloat & bit(ship_of(seat, 0)):
        which = 1
    base: i64 = DEPLOY + which * POSITIONS * 32
    found: vec[i64] = vec[i64]()
    shores = shores_for(table, kit.ship, 0)
    fort: i64 = table.isles[fort_of(table, seat)]
    reach: i64 = kit.ship + kit.fort + table.fleets[seat].launch
    rings: vec[i64] = vec[i64]([min(kit.island + kit.ship + 2, reach), reach])
    for heading in range(HEADINGS):
        place: i64 = ahead(fort, heading, rings[heading & 1])
        if place >= 0 and inside(place, kit.ship, kit.side) and shores.in_the_way(place) < 0:
            found = append(found, base + place * 32)
    if len(found) == 0:
        found = append(found, base + deploy_room(table, seat) * 32)
    return found


def drop_moves(table: Wrecked) -> vec[i64]:
    """GW40 Each token aboard, close to the ship and as far away as allowed, in turn; without any place it is lost."""
    found: vec[i64] = vec[i64]()
    tokens: i64 = table.aboard[table.victim - FIRST_SHIP]
    start: i64 = table.at[table.victim]
    while tokens:
        token: i64 = lowest(tokens)
        tokens &= tokens - 1
        before: i64 = len(found)
        size: i64 = table.kit.sizes[token]
        shores = shores_for(table, size, 1)
        reach: i64 = drop_reach(table, token)
        rings: vec[i64] = vec[i64]([reach, min(table.kit.ship + size + 3, reach)])
        for heading in range(0, HEADINGS, 2):
            place: i64 = ahead(start, heading, rings[heading >> 1 & 1])
            if place >= 0 and inside(place, size, table.kit.side) and shores.in_the_way(place) < 0:
                found = append(found, DROP + (token * POSITIONS + place) * 32)
        if len(found) == before:
            place = drop_room(table, token)
            if place >= 0:
                found = append(found, DROP + (token * POSITIONS + place) * 32)
            else:
                found = append(found, LOSE + token * 32)
    return found


# ---- The Kraken ---------------------------------------------------------------------------------------------------


def kraken_moves(table: Wrecked) -> vec[i64]:
    """GW51 Strikes, swims, and not to go on."""
    found: vec[i64] = vec[i64]()
    courses = Courses(table.kraken_at, table.kit.swim[table.level], kraken_waters(table))
    ships: i64 = table.afloat & ~TOKENS
    while ships:
        ship: i64 = lowest(ships)
        ships &= ships - 1
        courses.approach(table.at[ship], table.kit.kraken + table.kit.ship)
        if can_strike(table, ship):
            found = append(found, STRIKE + (TARGET_SHIPS + ship - FIRST_SHIP) * 32)
    if square_apart(table.kraken_at, table.kit.lair_at) <= courses.reach * courses.reach:
        courses.try_end(table.kit.lair_at, 0)
    else:
        courses.try_end(towards(table.kraken_at, table.kit.lair_at, courses.reach), NEAR)
    courses.fan()
    for n in range(len(courses.ends)):
        found = append(found, SWIM + courses.ends[n] * 32)
    return append(found, DONE)
