"""The action Attack, GW37-GW39, and what damage does, GW40 and GW41, whether cannons or the Kraken did it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wreckfish.core.bits import bit
from wreckfish.games.wrecked.exploring import can_work
from wreckfish.games.wrecked.geometry import inside, square_apart, within
from wreckfish.games.wrecked.pieces import (
    ACTING,
    DAMAGE,
    DROPPING,
    FIRST_SHIP,
    FIRST_WHALE,
    KRAKEN,
    TARGET_KRAKEN,
    TARGET_SHIPS,
    TOKENS,
    one_of,
    owner_of,
    ship_of,
)
from wreckfish.games.wrecked.sailing import hull_of
from wreckfish.games.wrecked.waters import in_range, shores_for

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


# ---- GW37-GW39 Attack -----------------------------------------------------------------------------------------------


def target_piece(target: i64) -> i64:
    """The piece that a target names; the Kraken is none."""
    if target >= TARGET_SHIPS:
        return FIRST_SHIP + target - TARGET_SHIPS
    return FIRST_WHALE + target - 1


def attackable(table: Wrecked, ship: i64) -> i64:
    """GW37 The targets, one bit each, in cannon range: the Kraken, living whales, enemy ships."""
    if not can_work(table, ship):
        return 0
    reach: i64 = table.fleets[owner_of(ship)].reach
    seat: i64 = owner_of(ship)
    enemies: i64 = table.afloat & ~TOKENS & ~(3 * bit(ship_of(seat, 0)))
    found: i64 = in_range(table, ship, table.alive | enemies, reach) >> (FIRST_WHALE - 1)
    if within(table.at[ship], table.kraken_at, table.kit.ship + table.kit.kraken, reach):
        found |= bit(TARGET_KRAKEN)
    return found


def target_hull(table: Wrecked, target: i64) -> i64:
    if target == TARGET_KRAKEN:
        return table.kit.kraken_hull[table.level]
    if target >= TARGET_SHIPS:
        return hull_of(table, target_piece(target))
    return table.kit.whale_hull


def die_needed(table: Wrecked, seat: i64, target: i64) -> i64:
    """GW37 The least die that does damage, 1 at least; above six there is none."""
    need: i64 = target_hull(table, target) + 1 - table.fleets[seat].guns
    if need < 1:
        return 1
    return need


def attack(table: Wrecked, die: i64) -> None:
    """GW37 The die and the cannon strength against the hull: each point above is one damage."""
    strength: i64 = die + table.fleets[table.turn].guns  # GW37
    damage: i64 = strength - target_hull(table, table.target)
    table.tell("fired", table.turn, table.actor, table.target * 64 + strength)
    table.stage = ACTING
    if damage <= 0:
        table.tell("missed", table.turn, table.target)
    elif table.target == TARGET_KRAKEN:
        table.slayer = table.turn  # GW39
        table.tell("slain", table.turn)
        table.finish("slain")
    elif table.target >= TARGET_SHIPS:
        hurt(table, target_piece(table.target), damage)
    else:
        kill_whale(table, target_piece(table.target))


def kill_whale(table: Wrecked, whale: i64) -> None:
    """GW38 It is flipped: whale cargo on the sea."""
    table.alive &= ~bit(whale)  # GW38
    table.tell("harpooned", table.turn, whale)
    if table.alive == 0 and table.ending == 0:
        table.ending = 2  # after the Last Player's turn (GW60)
        table.tell("ending", table.turn, 2)


# ---- GW40, GW41 Damage ----------------------------------------------------------------------------------------------


def hurt(table: Wrecked, ship: i64, damage: i64) -> None:
    table.victim = ship  # GW40
    table.damage = damage
    table.stage = DAMAGE
    table.tell("damaged", owner_of(ship), ship, damage)


def next_damage(table: Wrecked) -> None:
    """GW40 The owner drops one cargo for each point; a point that finds none left wrecks the ship."""
    if table.damage and table.aboard[table.victim - FIRST_SHIP]:
        table.stage = DROPPING
        return
    if table.damage:
        wreck(table, table.victim)
    table.damage = 0
    table.victim = -1
    table.stage = ACTING
    if table.waker >= 0:
        table.stage = KRAKEN


def drop_reach(table: Wrecked, token: i64) -> i64:
    return table.kit.ship + table.kit.short + table.kit.sizes[token]


def can_drop(table: Wrecked, token: i64, place: i64) -> bool:
    """GW40 Within S of the ship, touching nothing."""
    size: i64 = table.kit.sizes[token]
    reach: i64 = drop_reach(table, token)
    if square_apart(place, table.at[table.victim]) > reach * reach or not inside(place, size, table.kit.side):
        return False
    return shores_for(table, size, 1).in_the_way(place) < 0


def drop_room(table: Wrecked, token: i64) -> i64:
    """Any position where a token may be dropped; -1 if there is none."""
    size: i64 = table.kit.sizes[token]
    shores = shores_for(table, size, 1)
    return shores.room(size, table.kit.side - size, table.at[table.victim], drop_reach(table, token))


def drop(table: Wrecked, seat: i64, token: i64, place: i64) -> None:
    """GW40 It lies face down; a whale is flipped already."""
    table.aboard[table.victim - FIRST_SHIP] &= ~bit(token)
    table.afloat |= bit(token)
    table.at[token] = place
    table.damage -= 1
    table.stage = DAMAGE
    table.tell("dropped", seat, token, place)


def lose(table: Wrecked, seat: i64, token: i64) -> None:
    """GW40 Without a legal place it is removed."""
    table.aboard[table.victim - FIRST_SHIP] &= ~bit(token)
    table.gone |= bit(token)
    table.damage -= 1
    table.stage = DAMAGE
    table.tell("lost", seat, token)


def wreck(table: Wrecked, ship: i64) -> None:
    """GW41 The wreck goes back to its shipyard, a flag to who wrecked it; GW52 the Kraken goes home."""
    owner: i64 = owner_of(ship)  # GW41 if table.waker < 0; GW52 if table.waker >= 0
    table.afloat &= ~bit(ship)
    table.docked[ship - FIRST_SHIP] = -1
    table.tell("wrecked", owner, ship)
    if table.waker >= 0:
        table.kraken_at = table.kit.lair_at
        table.tell("home", table.waker)
    if table.flags[owner] == 0:
        table.tell("no-flag", owner)
        return
    table.flags[owner] -= 1
    if table.waker < 0:
        table.captured[table.turn] += one_of(owner)
        table.tell("captured", table.turn, owner)
        return
    table.filled += 1
    if table.waker == owner:
        table.tentacles += one_of(owner)
        table.tell("swallowed-waker", owner)
    else:
        table.swallowed += one_of(owner)
        table.tell("swallowed", owner)
