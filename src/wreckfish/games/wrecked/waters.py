"""What lies in the sea of Get Wrecked, and what is in the way of a disc that moves there or is put there.

GW01-GW03 and GW31. Refusals, legal moves and set-up all ask here, so that there is one geometry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, lowest
from wreckfish.games.wrecked.geometry import Shores, inside, overlap, square_apart, sweeps_clear, touch, within
from wreckfish.games.wrecked.pieces import AN_ISLAND, EDGE, LAIR, NO_FORT, NOTHING, THE_KRAKEN, owner_of

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


class Waters:
    """The discs that one piece can meet on its next step: they are gathered once, then asked for many courses."""

    def __init__(self, table: Wrecked, mover: i64, start: i64, radius: i64, reach: i64) -> None:
        self.start: i64 = start
        self.radius: i64 = radius
        self.side: i64 = table.kit.side
        self.places: vec[i64] = vec[i64]()
        self.sums: vec[i64] = vec[i64]()
        self.whats: vec[i64] = vec[i64]()
        # GW03 Ships may cross the Lair when the Kraken is away, but nothing stays on it.
        self.lair_at: i64 = table.kit.lair_at
        self.lair_sum: i64 = table.kit.lair + radius
        if mover == THE_KRAKEN:
            self.lair_sum = 0
        else:
            self.meet(table.kraken_at, table.kit.kraken + radius, THE_KRAKEN, reach)
            if table.kraken_at == table.kit.lair_at:
                self.meet(table.kit.lair_at, self.lair_sum, LAIR, reach)
        for island in range(len(table.isles)):
            self.meet(table.isles[island], table.kit.island + radius, AN_ISLAND + island, reach)
        others: i64 = table.afloat
        if mover < THE_KRAKEN:
            others &= ~bit(mover)
        while others:
            piece: i64 = lowest(others)
            others &= others - 1
            self.meet(table.at[piece], table.kit.sizes[piece] + radius, piece, reach)

    def meet(self, place: i64, sum_of: i64, what: i64, reach: i64) -> None:
        """Remember a disc, if it can be met at all."""
        if within(self.start, place, sum_of, reach):
            self.places = append(self.places, place)
            self.sums = append(self.sums, sum_of)
            self.whats = append(self.whats, what)

    def blocker(self, end: i64) -> i64:
        """GW31 What is in the way of a straight line to a position; NOTHING if the whole disc sweeps free water."""
        if not inside(end, self.radius, self.side):
            return EDGE
        for n in range(len(self.places)):
            if not sweeps_clear(self.start, end, self.places[n], self.sums[n]):
                return self.whats[n]
        if overlap(end, self.lair_at, self.lair_sum):
            return LAIR
        return NOTHING


def waters_of(table: Wrecked, ship: i64) -> Waters:
    """The waters around a ship, as far as one step leads."""
    speed: i64 = table.fleets[owner_of(ship)].speed
    return Waters(table, ship, table.at[ship], table.kit.ship, speed)


def kraken_waters(table: Wrecked) -> Waters:
    return Waters(table, THE_KRAKEN, table.kraken_at, table.kit.kraken, table.kit.swim[table.level])


# ---- Putting a disc somewhere -------------------------------------------------------------------------------------


def shores_for(table: Wrecked, radius: i64, apart: i64) -> Shores:
    """All discs that a new one must keep away from: `apart` is 0 if it may touch them, else 1 millimetre."""
    shores = Shores()
    kit = table.kit
    for island in range(len(table.isles)):
        shores.add(table.isles[island], squared(kit.island + radius + apart))
    shores.add(kit.lair_at, squared(kit.lair + radius + apart))
    shores.add(table.kraken_at, squared(kit.kraken + radius + apart))
    others: i64 = table.afloat
    while others:
        piece: i64 = lowest(others)
        others &= others - 1
        shores.add(table.at[piece], squared(kit.sizes[piece] + radius + apart))
    return shores


def island_shores(table: Wrecked) -> Shores:
    """GW13 What a new island must keep away from by more than L: the Lair and all islands."""
    shores = Shores()
    kit = table.kit
    shores.add(kit.lair_at, squared(kit.lair + kit.island + kit.long) + 1)
    for island in range(len(table.isles)):
        shores.add(table.isles[island], squared(kit.island * 2 + kit.long) + 1)
    return shores


def squared(length: i64) -> i64:
    return length * length


def what_is_near(table: Wrecked, number: i64) -> i64:
    """What the disc with a number among `shores_for` is."""
    islands: i64 = len(table.isles)
    if number < islands:
        return AN_ISLAND + number
    if number == islands:
        return LAIR
    if number == islands + 1:
        return THE_KRAKEN
    number -= islands + 2
    others: i64 = table.afloat
    for _ in range(number):
        others &= others - 1
    return lowest(others)


# ---- Who is near --------------------------------------------------------------------------------------------------


def fort_near(table: Wrecked, ship: i64, foreign: bool) -> i64:
    """GW42, GW43 An island with a fort within S of a ship (`foreign`: one that is not the own fort); -1 for none."""
    kit = table.kit
    for island in range(len(table.isles)):
        owner: i64 = table.forts[island]
        if owner == NO_FORT or (foreign and owner == owner_of(ship)):
            continue
        if within(table.at[ship], table.isles[island], kit.ship + kit.fort, kit.short):
            return island
    return -1


def dock_at(table: Wrecked, place: i64) -> i64:
    """GW32 The island with a fort that a ship at this position touches; -1 for none."""
    sum_of: i64 = table.kit.island + table.kit.ship
    for island in range(len(table.isles)):
        if table.forts[island] != NO_FORT and touch(place, table.isles[island], sum_of):
            return island
    return -1


def in_range(table: Wrecked, ship: i64, pieces: i64, reach: i64) -> i64:
    """Those of some pieces that are within a reach of a ship, edge to edge."""
    found: i64 = 0
    here: i64 = table.at[ship]
    while pieces:
        piece: i64 = lowest(pieces)
        pieces &= pieces - 1
        if within(here, table.at[piece], table.kit.sizes[piece] + table.kit.ship, reach):
            found |= bit(piece)
    return found


def nearest_piece(table: Wrecked, place: i64, pieces: i64) -> i64:
    """The piece whose centre is nearest; -1 if there is none."""
    best: i64 = -1
    least: i64 = 0
    while pieces:
        piece: i64 = lowest(pieces)
        pieces &= pieces - 1
        apart: i64 = square_apart(place, table.at[piece])
        if best < 0 or apart < least:
            best = piece
            least = apart
    return best


def nearest_island(table: Wrecked, place: i64, wanted: i64) -> i64:
    """The nearest of some islands, a bit each; -1 if there is none."""
    best: i64 = -1
    least: i64 = 0
    while wanted:
        island: i64 = lowest(wanted)
        wanted &= wanted - 1
        apart: i64 = square_apart(place, table.isles[island])
        if best < 0 or apart < least:
            best = island
            least = apart
    return best
