"""What lies in the sea of Get Wrecked, and what is in the way of a disc that moves there or is put there.

GW01-GW03, GW31 and GW51. Refusals, legal moves and set-up all ask here, so that there is one geometry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, lowest
from wreckfish.core.question import no
from wreckfish.core.values import Refusal
from wreckfish.games.wrecked.geometry import Shores, inside, overlap, square_apart, sweeps_clear, touch, within
from wreckfish.games.wrecked.names import blocker_name
from wreckfish.games.wrecked.pieces import AN_ISLAND, EDGE, LAIR, NO_FORT, NOTHING, THE_KRAKEN, TOKENS, owner_of

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


class Waters:
    """The discs that one piece can meet on its next step: they are gathered once, then asked for many courses.

    Some are in the way of the whole course; others may be crossed, but nothing stays on them.
    """

    def __init__(self, table: Wrecked, start: i64, radius: i64, reach: i64) -> None:
        self.start: i64 = start
        self.radius: i64 = radius
        self.reach: i64 = reach
        self.side: i64 = table.data.side
        self.places: vec[i64] = vec[i64]()
        self.sums: vec[i64] = vec[i64]()
        self.whats: vec[i64] = vec[i64]()
        self.crossed: vec[bool] = vec[bool]()

    def meet(self, place: i64, size: i64, what: i64, crossed: bool) -> None:
        """Remember a disc, if it can be met at all."""
        if within(self.start, place, size + self.radius, self.reach):
            self.places = append(self.places, place)
            self.sums = append(self.sums, size + self.radius)
            self.whats = append(self.whats, what)
            self.crossed = append(self.crossed, crossed)

    def meet_islands(self, table: Wrecked) -> None:
        for island in range(len(table.isles)):
            self.meet(table.isles[island], table.data.island, AN_ISLAND + island, False)

    def meet_pieces(self, table: Wrecked, pieces: i64, crossed: bool) -> None:
        while pieces:
            piece: i64 = lowest(pieces)
            pieces &= pieces - 1
            self.meet(table.at[piece], table.data.sizes[piece], piece, crossed)

    def blocker(self, end: i64) -> i64:
        """GW31, GW51 What is in the way of a straight line to a position; NOTHING if the piece may go there."""
        if not inside(end, self.radius, self.side):
            return EDGE
        for n in range(len(self.places)):
            if self.crossed[n]:
                if overlap(end, self.places[n], self.sums[n]):
                    return self.whats[n]
            elif not sweeps_clear(self.start, end, self.places[n], self.sums[n]):
                return self.whats[n]
        return NOTHING


def waters_of(table: Wrecked, ship: i64) -> Waters:
    """GW31 The waters that a ship can reach in one step: everything is in its way. GW03 Only the Lair may be
    crossed when the Kraken is away.
    """
    waters = Waters(table, table.at[ship], table.data.ship, table.fleets[owner_of(ship)].speed)
    waters.meet(table.kraken_at, table.data.kraken, THE_KRAKEN, False)
    home: bool = table.kraken_at == table.data.lair_at
    if home:
        waters.meet(table.data.lair_at, table.data.lair, LAIR, False)
    waters.meet_islands(table)
    waters.meet_pieces(table, table.afloat & ~bit(ship), False)
    if not home:
        waters.meet(table.data.lair_at, table.data.lair, LAIR, True)
    return waters


def kraken_waters(table: Wrecked) -> Waters:
    """GW51 Islands stop the Kraken. It swims over ships, but does not end on one; tokens lie under it."""
    waters = Waters(table, table.kraken_at, table.data.kraken, table.data.swim[table.level])
    waters.meet_islands(table)
    waters.meet_pieces(table, table.afloat & ~TOKENS, True)
    return waters


# ---- Putting a disc somewhere -------------------------------------------------------------------------------------


def shores_for(table: Wrecked, radius: i64, apart: i64) -> Shores:
    """All discs that a new one must keep away from: `apart` is 0 if it may touch them, else 1 millimetre."""
    shores = Shores()
    data = table.data
    for island in range(len(table.isles)):
        shores.add(table.isles[island], squared(data.island + radius + apart))
    shores.add(data.lair_at, squared(data.lair + radius + apart))
    shores.add(table.kraken_at, squared(data.kraken + radius + apart))
    others: i64 = table.afloat
    while others:
        piece: i64 = lowest(others)
        others &= others - 1
        shores.add(table.at[piece], squared(data.sizes[piece] + radius + apart))
    return shores


def island_shores(table: Wrecked) -> Shores:
    """GW13 What a new island must keep away from by more than L: the Lair and all islands."""
    shores = Shores()
    data = table.data
    shores.add(data.lair_at, squared(data.lair + data.island + data.long) + 1)
    for island in range(len(table.isles)):
        shores.add(table.isles[island], squared(data.island * 2 + data.long) + 1)
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


def refuse_touching(table: Wrecked, place: i64, size: i64, rule: str) -> Refusal | None:
    """Why a disc that may touch nothing may not lie at a position."""
    if not inside(place, size, table.data.side):
        return no("edge", "GW03")
    near: i64 = shores_for(table, size, 1).in_the_way(place)
    if near >= 0:
        return no("touching", rule, obstacle=blocker_name(what_is_near(table, near)))
    return None


def in_the_way(what: i64, rule: str) -> Refusal:
    """A disc would overlap or meet something."""
    if what == EDGE:
        return no("edge", "GW03")
    return no("in-the-way", rule, obstacle=blocker_name(what))


# ---- What is near -------------------------------------------------------------------------------------------------


def fort_near(table: Wrecked, ship: i64, foreign: bool) -> i64:
    """GW42, GW43 An island with a fort within S of a ship (`foreign`: not the ship's own fort); -1 for none."""
    data = table.data
    for island in range(len(table.isles)):
        owner: i64 = table.forts[island]
        if owner == NO_FORT or (foreign and owner == owner_of(ship)):
            continue
        if within(table.at[ship], table.isles[island], data.ship + data.fort, data.short):
            return island
    return -1


def dock_at(table: Wrecked, place: i64) -> i64:
    """GW32 The island with a fort that a ship at this position touches; -1 for none."""
    sum_of: i64 = table.data.island + table.data.ship
    for island in range(len(table.isles)):
        if table.forts[island] != NO_FORT and touch(place, table.isles[island], sum_of):
            return island
    return -1


def adrift(table: Wrecked) -> i64:
    """GW34 What the sea has to offer: floating cargo and dead whales."""
    return table.afloat & TOKENS & ~table.alive


def in_range(table: Wrecked, ship: i64, pieces: i64, reach: i64) -> i64:
    """The pieces among some that are within reach of a ship, edge to edge."""
    found: i64 = 0
    here: i64 = table.at[ship]
    while pieces:
        piece: i64 = lowest(pieces)
        pieces &= pieces - 1
        if within(here, table.at[piece], table.data.sizes[piece] + table.data.ship, reach):
            found |= bit(piece)
    return found


def nearest(places: vec[i64], wanted: i64, about: i64) -> i64:
    """Which of some pieces or islands, one bit each, has its centre nearest to a position; -1 if there is none."""
    best: i64 = -1
    least: i64 = 0
    while wanted:
        number: i64 = lowest(wanted)
        wanted &= wanted - 1
        apart: i64 = square_apart(about, places[number])
        if best < 0 or apart < least:
            best = number
            least = apart
    return best
