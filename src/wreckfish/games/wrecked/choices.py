"""The moves of Get Wrecked that are no positions: actions, dice, upgrades, buildings. courses.py has positions.

All are listed but those that no roll can make succeed (`can_aim`) and dice that are higher than an upgrade needs; the
rules accept these too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has, lowest
from wreckfish.games.wrecked import dice, exploring, fighting, sailing, trading
from wreckfish.games.wrecked.pieces import (
    ATTACK,
    BUILD,
    EXPLORE,
    FIRST_SHIP,
    FIT,
    LOWER,
    PASS,
    PICK_DIE,
    PLACES,
    REROLL,
    SAIL,
    STAND,
    TARGETS,
    TRADE,
    UPGRADE,
    dice_with,
    ship_of,
)

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


def action_moves(table: Wrecked, seat: i64) -> vec[i64]:
    """GW21 Any of the five actions that may bring something, or pass."""
    found: vec[i64] = append(vec[i64](), PASS)
    if sailing.can_sail(table, seat):
        found = append(found, SAIL)
    for which in range(2):
        ship: i64 = ship_of(seat, which)
        places: i64 = exploring.explorable(table, ship)
        while places:
            if can_find(table, seat, lowest(places)):
                found = append(found, EXPLORE + (which * PLACES + lowest(places)) * 32)
            places &= places - 1
        targets: i64 = fighting.attackable(table, ship)
        while targets:
            if can_hit(table, seat, lowest(targets)):
                found = append(found, ATTACK + (which * TARGETS + lowest(targets)) * 32)
            targets &= targets - 1
        if trading.can_upgrade(table, ship):
            found = append(found, UPGRADE + which * 32)
        if trading.can_trade(table, ship):
            found = append(found, TRADE + which * 32)
    return found


def can_aim(table: Wrecked, seat: i64, verb: i64, choice: i64) -> bool:
    """GW33, GW37 Whether a ship may explore a place or attack a target, be there a chance or not."""
    if verb == EXPLORE:
        return has(exploring.explorable(table, ship_of(seat, choice // PLACES)), choice % PLACES)
    return has(fighting.attackable(table, ship_of(seat, choice // TARGETS)), choice % TARGETS)


def can_find(table: Wrecked, seat: i64, place: i64) -> bool:
    """Whether the next roll can reach a place's number while the Kraken sleeps on."""
    number: i64 = exploring.explore_number(table, place)
    return number <= 6 * dice.next_dice(table) and number < table.threat(seat)


def can_hit(table: Wrecked, seat: i64, target: i64) -> bool:
    """Whether a die of the next roll can do damage while the Kraken sleeps on."""
    need: i64 = fighting.die_needed(table, seat, target)
    return need <= 6 and need + dice.next_dice(table) - 1 < table.threat(seat)


def dice_moves(table: Wrecked) -> vec[i64]:
    found: vec[i64] = append(vec[i64](), STAND)
    for die in range(1, 7):
        for verb in range(REROLL, LOWER + 1):
            if dice.can_change(table, verb, die):
                found = append(found, verb + (die - 1) * 32)
    return found


def die_moves(table: Wrecked) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    for die in range(1, 7):
        if dice_with(table.dice, die):
            found = append(found, PICK_DIE + (die - 1) * 32)
    return found


def fit_moves(table: Wrecked, seat: i64) -> vec[i64]:
    """GW42 With the least die that will do: a higher one only wastes it."""
    found: vec[i64] = vec[i64]()
    for goods in range(FIRST_SHIP + 4):
        for track in range(6):
            for die in range(1, 7):
                if trading.can_fit(table, seat, goods, track, die):
                    found = append(found, FIT + ((goods * 6 + track) * 6 + die - 1) * 32)
                    break
    return found


def build_moves(table: Wrecked, seat: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    met: i64 = 0
    for n in range(len(table.drawn)):
        building: i64 = table.drawn[n]
        if has(met, building):
            continue
        met |= bit(building)
        for slot in range(3):
            if trading.can_build(table, seat, building, slot):
                found = append(found, BUILD + (building * 3 + slot) * 32)
    return found
