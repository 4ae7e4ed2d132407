"""Action rolls, GW22-GW24: how many dice, what may be done to them, whether the Kraken wakes, what follows if not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wreckfish.games.wrecked import kraken
from wreckfish.games.wrecked.exploring import explore
from wreckfish.games.wrecked.fighting import attack
from wreckfish.games.wrecked.pieces import (
    ATTACK,
    CHOOSING_DIE,
    EXPLORE,
    FACE,
    FITTING,
    MODIFYING,
    MOVING,
    RAISE,
    REROLL,
    RESOLVING,
    SAIL,
    STORING,
    TRADE,
    UPGRADE,
    dice_total,
    dice_with,
)

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked

MOST_DICE: Final = 6  # GW22


def next_dice(table: Wrecked) -> i64:
    """GW22 The n-th action of a turn rolls n dice, six at most."""
    if table.acted < MOST_DICE:
        return table.acted + 1
    return MOST_DICE


def act(table: Wrecked, seat: i64, action: i64, actor: i64, target: i64) -> None:
    """GW22 An action begins with its roll."""
    table.action = action  # GW21, GW22
    table.actor = actor
    table.target = target
    count: i64 = next_dice(table)
    table.acted += 1
    table.unveiled += 1
    table.tell("acts", seat, action, actor * 64 + target + 1)
    table.dice = 0
    table.changes = 0
    for _ in range(count):
        table.dice += FACE[table.luck.roll(6)]
    fleet = table.fleets[seat]
    table.rerolls = fleet.rerolls
    table.raises = fleet.raises
    table.lowers = fleet.lowers
    table.tell("rolled", seat, table.dice)
    table.stage = MODIFYING


def can_modify(table: Wrecked) -> bool:
    """GW24 Whether a building or the crew may still change a die."""
    if table.rerolls:
        return True
    if table.raises and table.dice & 0xFFFFF:
        return True
    return table.lowers > 0 and table.dice & 0xFFFFF0 != 0


def can_change(table: Wrecked, verb: i64, die: i64) -> bool:
    if dice_with(table.dice, die) == 0:
        return False
    if verb == REROLL:
        return table.rerolls > 0
    if verb == RAISE:
        return table.raises > 0 and die < 6
    return table.lowers > 0 and die > 1


def change_die(table: Wrecked, seat: i64, verb: i64, die: i64) -> None:
    """GW24 A die is rolled again, or turned up or down by one."""
    face: i64 = die + 1  # GW24
    if verb == REROLL:
        table.rerolls -= 1
        table.unveiled += 1
        face = table.luck.roll(6)
    elif verb == RAISE:
        table.raises -= 1
    else:
        table.lowers -= 1
        face = die - 1
    table.dice += FACE[face] - FACE[die]
    table.changes = (table.changes & 0x3FFFFFFFFFFFF) * 64 + die * 8 + face
    table.tell("changed", seat, die, face)


def judge(table: Wrecked) -> None:
    """GW23 Threat or more wakes the Kraken, and the action is not resolved."""
    if dice_total(table.dice) >= table.threat(table.turn):
        kraken.wake(table)
    else:
        table.stage = RESOLVING


# ---- What follows a roll --------------------------------------------------------------------------------------------


def resolve(table: Wrecked) -> None:
    """GW30-GW43 The Kraken sleeps on: the action is resolved, or a die is to be chosen for it."""
    if table.action == EXPLORE:
        explore(table)
    elif table.action == UPGRADE:
        table.stage = FITTING
    else:
        table.stage = CHOOSING_DIE


def use_die(table: Wrecked, seat: i64, die: i64) -> None:
    """The die that a player chose: steps, cannon shot, or room for cargo in the Stockpile."""
    table.tell("chose", seat, die)
    if table.action == SAIL:
        table.steps = die  # GW30
        table.stage = MOVING
    elif table.action == ATTACK:
        attack(table, die)
    else:
        assert table.action == TRADE
        table.owed = die
        table.stage = STORING
