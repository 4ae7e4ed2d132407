"""What cargo is good for: the actions Upgrade, GW42, and Trade, GW43."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has
from wreckfish.games.wrecked.pieces import (
    ACTING,
    BUILDING,
    FACE,
    FIRST_SHIP,
    count_of,
    dice_with,
    one_of,
    owner_of,
    slot_of,
)
from wreckfish.games.wrecked.sailing import at_sea
from wreckfish.games.wrecked.waters import fort_near

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked
    from wreckfish.games.wrecked.table import Table

LEVELS: Final = 4
BUILDING_SLOTS: Final = 3


# ---- GW42 Upgrade ---------------------------------------------------------------------------------------------------


def can_upgrade(table: Wrecked, ship: i64) -> bool:
    """GW42 Within S of a fort, with something to put on a track that has room."""
    seat: i64 = owner_of(ship)
    if not at_sea(table, ship) or (table.aboard[ship - FIRST_SHIP] == 0 and table.captured[seat] == 0):
        return False
    return table.levels[seat] != 0x444444 and fort_near(table, ship, False) >= 0


def can_fit(table: Wrecked, seat: i64, goods: i64, track: i64, die: i64) -> bool:
    """GW42 A token of the ship or a captured flag, and a die that is at least the track's next level."""
    if goods < FIRST_SHIP:
        if not has(table.aboard[table.actor - FIRST_SHIP], goods):
            return False
    elif count_of(table.captured[seat], goods - FIRST_SHIP) == 0:
        return False
    level: i64 = count_of(table.levels[seat], track)
    if level == LEVELS or dice_with(table.dice, die) == 0:
        return False
    return die >= table.kit.needs[track * LEVELS + level]


def fit(table: Wrecked, seat: i64, goods: i64, track: i64, die: i64) -> None:
    """GW42 The token goes to the track, and the die has served."""
    if goods < FIRST_SHIP:
        table.aboard[table.actor - FIRST_SHIP] &= ~bit(goods)
        table.fitted[seat] |= bit(goods)
    else:
        table.captured[seat] -= one_of(goods - FIRST_SHIP)
        table.fitted_flags[seat] += one_of(goods - FIRST_SHIP)
    table.levels[seat] += one_of(track)  # GW42, GW71
    table.dice -= FACE[die]
    table.refit(seat)
    table.tell("fitted", seat, goods, track)


# ---- GW43 Trade -----------------------------------------------------------------------------------------------------


def can_trade(table: Wrecked, ship: i64) -> bool:
    """GW43 Within S of a fort that is not the own one, with cargo."""
    return at_sea(table, ship) and table.aboard[ship - FIRST_SHIP] != 0 and fort_near(table, ship, True) >= 0


def store(table: Wrecked, seat: i64, token: i64) -> None:
    table.aboard[table.actor - FIRST_SHIP] &= ~bit(token)
    table.stock[seat] |= bit(token)
    table.owed -= 1
    table.stored += 1
    table.tell("stored", seat, table.actor, token)


def draw_buildings(table: Wrecked) -> None:
    """GW43 As many buildings as cargo was moved, fewer if the deck is short."""
    count: i64 = table.stored  # GW43 if table.stored
    if count > len(table.deck):
        count = len(table.deck)
    table.stored = 0
    table.owed = 0
    if count == 0:
        table.stage = ACTING
        return
    table.unveiled += 1
    table.drawn = table.deck[:count]
    table.deck = table.deck[count:]
    table.fresh = table.fresh - count if table.fresh > count else 0
    table.stage = BUILDING
    for n in range(count):
        table.tell("drew", table.turn, table.drawn[n])


def free_slot(table: Table, seat: i64) -> i64:
    """The first empty building slot; BUILDING_SLOTS if all are full."""
    for slot in range(BUILDING_SLOTS):
        if slot_of(table.built[seat], slot) < 0:
            return slot
    return BUILDING_SLOTS


def can_build(table: Wrecked, seat: i64, building: i64, slot: i64) -> bool:
    """GW43 One of the drawn buildings, in the next empty slot; if all are full, in place of any."""
    free: i64 = free_slot(table, seat)
    if free < BUILDING_SLOTS and slot != free:
        return False
    return any(drawn == building for drawn in table.drawn)


def build(table: Wrecked, seat: i64, building: i64, slot: i64) -> None:
    """GW43 One is kept, the others go under the deck, and so does a building that is replaced."""
    old: i64 = slot_of(table.built[seat], slot)  # GW72
    kept: bool = False
    table.deck = table.deck[:]  # copies of this position share it
    for n in range(len(table.drawn)):
        if table.drawn[n] == building and not kept:
            kept = True
        else:
            table.deck = append(table.deck, table.drawn[n])
    if old >= 0:
        table.deck = append(table.deck, old)
        table.tell("replaced", seat, old)
    table.drawn = vec[i64]()
    table.built = table.built[:]
    table.built[seat] += (building - old) * bit(slot * 6)
    table.tell("built", seat, building)
    table.refit(seat)
    table.kit.buildings[building].opened(table, seat)
    table.stage = ACTING
