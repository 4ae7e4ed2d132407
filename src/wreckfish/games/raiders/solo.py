"""Wreck Raiders for one player: the Rivals, whom the player moves, and the five ways in which the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has
from wreckfish.games.raiders.hoard import BEACH, RIVAL, WASH, column_length, column_of

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders

# As in rules.py.
WASHING: Final = 2
BEGIN: Final = 10
LANDED: Final = 11
PLAYER: Final = 0
RIVALS: Final = 1


def can_dive(table: Raiders) -> bool:
    """WR83 Whether any diver has a legal place for the die."""
    return len(table.dives(PLAYER)) > 0


def is_taken(table: Raiders, spot: i64) -> bool:
    return has(table.divers[PLAYER] | table.divers[RIVALS], spot)


# ---- Bumps --------------------------------------------------------------------------------------------------------


def bump(table: Raiders, team: i64) -> None:
    """WR84, WR86 A bumped diver goes to an empty beach spot of the player's choice. Without one the player's own goes
    off-board, and a Rival out of the game.
    """
    if empty_beach(table) == 0:
        table.tell("sent-home" if team == PLAYER else "out", PLAYER, table.spot)
        return
    table.bumped = team
    table.stage = WASHING


def empty_beach(table: Raiders) -> i64:
    """The free beach spots, one bit each."""
    return ~((table.divers[PLAYER] | table.divers[RIVALS]) >> BEACH) & 63


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
    if table.bumped == PLAYER:
        table.gain_shells(PLAYER, table.kit.beach[spot - BEACH])
    table.bumped = -1
    table.stage = LANDED


# ---- Rival turns --------------------------------------------------------------------------------------------------


def allowed_wrecks(table: Raiders, number: i64) -> i64:
    """WR85, WR86 Wrecks that no Rival has visited in this round; those whose spot is empty, if there are any."""
    empty: i64 = 0
    taken: i64 = 0
    for wreck in range(4):
        if not has(table.visited, wreck):
            if is_taken(table, wreck * 6 + number):
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
    table.lift_die(die)
    table.rivals -= 1
    table.step += 1
    table.visited |= bit(wreck)
    table.spot = wreck * 6 + die % 6
    table.tell("rival", PLAYER, die, table.spot)
    table.stage = LANDED
    table.make_room(table.spot)
    table.divers[RIVALS] |= bit(table.spot)


def rival_gains(table: Raiders, kind: i64) -> None:
    """WR82 What a Rival would gain is discarded."""
    treasure: i64 = table.draw_treasure(kind)
    if treasure:
        table.tell("rival-gained", PLAYER, treasure)
        table.discard(treasure)


# ---- End ----------------------------------------------------------------------------------------------------------


def end_round(table: Raiders) -> None:
    """WR90 The five conditions, in the order of the sheet; else the next round begins."""
    reason: str = ending(table)
    if reason != "":
        table.finish(reason)
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
        if column_length(column_of(table.vaults[PLAYER], column)) < 4:
            full = False
    if full:
        return "vault-full"
    if count_bits(table.exhibits[PLAYER]) >= table.kit.goal:
        return "six-exhibits"
    if table.drained:
        return "wreck-empty"
    if empty_beach(table) == 0:
        return "beach-full"
    if table.rivals == 0:
        return "no-rivals"
    return ""
