"""Wreck Raiders for one player (WR80-WR91): the Rivals, whom the player moves, and the five ways in which it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has
from wreckfish.games.raiders.diving import empty_beach, lift_die, make_room, team_at
from wreckfish.games.raiders.hoard import BEACH, RIVAL, RIVAL_TEAM, WASH, column_length, column_of
from wreckfish.games.raiders.stages import BEGIN, LANDED
from wreckfish.games.raiders.treasures import gain_shells

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders

PLAYER: Final = 0


# ---- Bumps --------------------------------------------------------------------------------------------------------


def wash_moves(table: Raiders) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    for place in range(6):
        if has(empty_beach(table), place):
            found = append(found, WASH + place * 32)
    return found


def wash(table: Raiders, spot: i64) -> None:
    """WR87 The player's diver collects the shells of the spot, a Rival none (WR82)."""
    table.tell("washed", PLAYER, table.bumped, spot)
    table.divers[table.bumped] |= bit(spot)
    if table.bumped == PLAYER:  # WR35, WR87
        gain_shells(table, PLAYER, table.kit.beach[spot - BEACH])
    table.bumped = -1
    table.stage = LANDED


# ---- Rival turns --------------------------------------------------------------------------------------------------


def allowed_wrecks(table: Raiders, number: i64) -> i64:
    """WR85, WR86 Wrecks that no Rival has visited in this round; those whose spot is empty, if there are any."""
    empty: i64 = 0
    taken: i64 = 0
    for wreck in range(4):
        if not has(table.visited, wreck):
            if team_at(table, wreck * 6 + number) >= 0:
                taken |= bit(wreck)
            else:
                empty |= bit(wreck)
    return empty if empty else taken


def rival_moves(table: Raiders) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    met: i64 = 0
    for place in range(6):
        die: i64 = ((table.reef >> (place * 5)) & 31) - 1
        if die < 0 or has(met, die):
            continue
        met |= bit(die)
        for wreck in range(4):
            if has(allowed_wrecks(table, die % 6), wreck):
                found = append(found, RIVAL + (die * 4 + wreck) * 32)
    return found


def send_rival(table: Raiders, die: i64, wreck: i64) -> None:
    """WR85 A Rival comes from the supply with a die of the Reef; WR82 its zone's shell is nobody's."""
    lift_die(table, die)  # WR85, WR86
    table.rivals -= 1
    table.step += 1
    table.visited |= bit(wreck)
    table.spot = wreck * 6 + die % 6
    table.tell("rival", PLAYER, die, table.spot)
    table.stage = LANDED
    make_room(table, table.spot)
    table.divers[RIVAL_TEAM] |= bit(table.spot)


# ---- End ----------------------------------------------------------------------------------------------------------


def end_round(table: Raiders) -> None:
    """WR90 The five conditions, in the order of the sheet; else the next round begins."""
    reason: str = ending(table)
    if reason != "":
        table.finish(reason)  # WR90
        return
    table.reef = 0
    table.step = 0
    table.visited = 0
    table.drained = False
    table.spot = -1
    table.round += 1
    table.stage = BEGIN


def ending(table: Raiders) -> str:
    """WR90, WR91 Why the game ends after this round; nothing if it does not."""
    full: bool = True
    for column in range(3):
        if column_length(column_of(table.vaults[PLAYER], column)) < len(table.kit.rows):
            full = False
    if full:
        return "vault-full"
    if count_bits(table.exhibits[PLAYER]) >= table.kit.goal:
        return "six-exhibits"
    if table.drained:
        return "wreck-empty"  # WR91 if all(table.supply >> 9 * kind & 511 for kind in range(4))
    if empty_beach(table) == 0:
        return "beach-full"
    if table.rivals == 0:
        return "no-rivals"
    return ""
