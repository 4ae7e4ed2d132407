"""The action Explore, GW33-GW36: what is in range, what it takes to find it, and cargo coming aboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, lowest
from wreckfish.games.wrecked.geometry import within
from wreckfish.games.wrecked.pieces import (
    ACTING,
    FIRST_SHIP,
    FIRST_WHALE,
    NEUTRAL_FORT,
    NO_FORT,
    PLACE_FORTS,
    PLACE_SEA,
    TAKING,
    TOKENS,
    dice_total,
    owner_of,
)
from wreckfish.games.wrecked.sailing import at_sea
from wreckfish.games.wrecked.waters import in_range

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked

MOST_TAKEN: Final = 4  # GW33


def can_work(table: Wrecked, ship: i64) -> bool:
    """GW32 A docked ship can neither attack nor explore."""
    return at_sea(table, ship) and table.docked[ship - FIRST_SHIP] < 0


def room_aboard(table: Wrecked, ship: i64) -> i64:
    return table.fleets[owner_of(ship)].hold - count_bits(table.aboard[ship - FIRST_SHIP])


def adrift(table: Wrecked) -> i64:
    """GW34 What the sea has to offer: floating cargo and dead whales."""
    return table.afloat & TOKENS & ~table.alive


def reaches(table: Wrecked, ship: i64, place: i64) -> bool:
    """GW33 Whether a location is in a ship's explore range."""
    spy: i64 = table.fleets[owner_of(ship)].spy
    if place == PLACE_SEA:
        return in_range(table, ship, adrift(table), spy) != 0
    if place < PLACE_FORTS:
        return within(table.at[ship], table.isles[place - 1], table.kit.ship + table.kit.island, spy)
    return within(table.at[ship], table.isles[place - PLACE_FORTS], table.kit.ship + table.kit.fort, spy)


def offer(table: Wrecked, ship: i64, place: i64) -> i64:
    """GW33-GW35 The tokens that exploring a location in range could bring."""
    if place == PLACE_SEA:
        return in_range(table, ship, adrift(table), table.fleets[owner_of(ship)].spy)
    if place < PLACE_FORTS:
        return table.ashore[place - 1]
    owner: i64 = table.forts[place - PLACE_FORTS]
    if owner in (NO_FORT, NEUTRAL_FORT) or owner == owner_of(ship):
        return 0
    return table.stock[owner]


def explorable(table: Wrecked, ship: i64) -> i64:
    """GW33 The locations, one bit each, that are in range, have something to take, and for which there is room."""
    if not can_work(table, ship) or room_aboard(table, ship) <= 0:
        return 0
    found: i64 = 0
    if offer(table, ship, PLACE_SEA):
        found |= bit(PLACE_SEA)
    for island in range(len(table.isles)):
        if table.ashore[island] and reaches(table, ship, island + 1):
            found |= bit(island + 1)
        fort: i64 = PLACE_FORTS + island
        if table.forts[island] >= 0 and offer(table, ship, fort) and reaches(table, ship, fort):
            found |= bit(fort)
    return found


def explore_number(table: Wrecked, place: i64) -> i64:
    """GW34 What an explorer has to roll."""
    if place == PLACE_SEA:
        return table.kit.sea_number
    if place < PLACE_FORTS:
        return table.numbers[place - 1]
    return table.numbers[place - PLACE_FORTS] * 2


def explore(table: Wrecked) -> None:
    """GW33 One token for each time that the number is in the total; as many as there are, and as there is room."""
    ship: i64 = table.actor  # GW33, GW34
    place: i64 = table.target
    found: i64 = offer(table, ship, place)
    table.owed = dice_total(table.dice) // explore_number(table, place)
    for most in (MOST_TAKEN, count_bits(found), room_aboard(table, ship)):
        if table.owed > most:
            table.owed = most
    if table.owed == 0:
        table.tell("found-nothing", table.turn, ship, place)
        table.stage = ACTING
        return
    if place == PLACE_SEA:
        table.stage = TAKING
        return
    for _ in range(table.owed):
        token: i64 = lowest(found)
        if place >= PLACE_FORTS:
            token = table.luck.draw(found)  # GW35
        found &= ~bit(token)
        take_ashore(table, ship, place, token)
    table.owed = 0
    table.stage = ACTING


def take_ashore(table: Wrecked, ship: i64, place: i64, token: i64) -> None:
    """A token of an island, or of the Stockpile behind a fort."""
    table.unveiled += 1
    if place >= PLACE_FORTS:
        owner: i64 = table.forts[place - PLACE_FORTS]
        table.stock[owner] &= ~bit(token)
        table.tell("robbed", table.turn, ship, owner)
    else:
        table.ashore[place - 1] &= ~bit(token)
        table.tell("took", table.turn, ship, place - 1)
        if table.cargo_ashore() == 0 and table.ending == 0:
            table.ending = 1  # after the Last Player's turn (GW60)
            table.tell("ending", table.turn, 1)
    load(table, ship, token)


def take_afloat(table: Wrecked, ship: i64, token: i64) -> None:
    """GW34 A token out of the sea."""
    table.afloat &= ~bit(token)
    table.owed -= 1
    if table.seen[owner_of(ship)] & bit(token) == 0:
        table.unveiled += 1
    table.tell("fished", table.turn, ship, token)
    load(table, ship, token)


def load(table: Wrecked, ship: i64, token: i64) -> None:
    """GW36 Face down under the ship; its owner may look."""
    seat: i64 = owner_of(ship)
    table.aboard[ship - FIRST_SHIP] |= bit(token)
    table.seen[seat] |= bit(token)
    if token < FIRST_WHALE:  # GW36
        table.tell("looked", seat, token, table.values[token], bit(seat))


def takeable(table: Wrecked) -> i64:
    """What the exploring ship may take out of the sea."""
    return in_range(table, table.actor, adrift(table), table.fleets[table.turn].spy)
