"""Wreck Raiders for one player (WR80-WR91): the Rivals, which the player moves, and the five ways it can end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, when
from wreckfish.core.question import Question, Step, no
from wreckfish.core.values import Prompt, Refusal
from wreckfish.games.raiders import verbs
from wreckfish.games.raiders.aquariums import BuyPiece
from wreckfish.games.raiders.components import DICE, PLACES, TYPES
from wreckfish.games.raiders.diving import empty_beach, has_die, lift_die, make_room, team_at
from wreckfish.games.raiders.hoard import BEACH, RIVAL_TEAM, row_length, row_of
from wreckfish.games.raiders.treasures import gain_shells
from wreckfish.games.raiders.verbs import SEND_RIVAL, WASH

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders

PLAYER: Final = 0


class WashAshore(Question["Raiders"]):
    """WR84, WR86 Choose the empty beach spot that a bumped diver goes to."""

    name = "wash"
    rule = "WR84"
    answers = (WASH,)

    def ask(self, table: Raiders) -> i64:
        return when(table.bumped >= 0, bit(table.turn))

    def options(self, table: Raiders, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        empty: i64 = empty_beach(table)
        for place in range(6):
            if has(empty, place):
                found = append(found, verbs.wash_move(place))
        return found

    def refuse(self, table: Raiders, seat: i64, move: i64) -> Refusal | None:
        place: i64 = verbs.wash_beach(move)
        if has(empty_beach(table), place):
            return None
        return no("beach-taken", "WR86" if table.rivals_move() else "WR84", spot=PLACES[BEACH + place])

    def answer(self, table: Raiders, seat: i64, move: i64) -> None:
        """WR87 The player's diver collects the shells of the spot, a Rival none (WR82)."""
        place: i64 = verbs.wash_beach(move)
        table.tell("washed", PLAYER, table.bumped, BEACH + place)
        table.divers[table.bumped] |= bit(BEACH + place)
        if table.bumped == PLAYER:  # WR35, WR87
            gain_shells(table, PLAYER, table.data.beach[place])
        table.bumped = -1

    def prompt(self, table: Raiders, seat: i64) -> Prompt:
        code: str = "ask-wash-own" if table.bumped == PLAYER else "ask-wash"
        return Prompt(code=code, rule="WR86" if table.rivals_move() else "WR84")


# ---- The Rivals' turns --------------------------------------------------------------------------------------------


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


class SendRival(Question["Raiders"]):
    """WR85, WR86 Send a Rival from the supply into a wreck, with a die of the Reef."""

    name = "rival"
    rule = "WR85"
    answers = (SEND_RIVAL,)

    def ask(self, table: Raiders) -> i64:
        if table.step == 6 or table.rivals == 0:
            return 0  # WR91 if table.step < 6
        return bit(table.turn)

    def options(self, table: Raiders, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        met: i64 = 0
        for place in range(6):
            die: i64 = ((table.reef >> (place * 5)) & 31) - 1
            if die < 0 or has(met, die):
                continue
            met |= bit(die)
            wrecks: i64 = allowed_wrecks(table, die % 6)
            for wreck in range(4):
                if has(wrecks, wreck):
                    found = append(found, verbs.send_rival_move(die, wreck))
        return found

    def refuse(self, table: Raiders, seat: i64, move: i64) -> Refusal | None:
        die: i64 = verbs.send_rival_die(move)
        wreck: i64 = verbs.send_rival_wreck(move)
        if has_die(table, die) < 0:
            return no("such-die", "WR85", die=DICE[die])
        if has(table.visited, wreck):
            return no("visited", "WR85", wreck=TYPES[wreck])
        if not has(allowed_wrecks(table, die % 6), wreck):
            return no("empty-first", "WR86", number=die % 6 + 1)
        return None

    def answer(self, table: Raiders, seat: i64, move: i64) -> None:
        """WR82 No one gains the zone's shell."""
        die: i64 = verbs.send_rival_die(move)
        lift_die(table, die)  # WR85, WR86
        table.rivals -= 1
        table.step += 1
        table.visited |= bit(verbs.send_rival_wreck(move))
        table.spot = verbs.send_rival_wreck(move) * 6 + die % 6
        table.tell("rival", PLAYER, die, table.spot)
        make_room(table, table.spot)
        table.divers[RIVAL_TEAM] |= bit(table.spot)


class Shop(BuyPiece):
    """WR89 After the Rivals, buy any number of pieces."""

    name = "shop"
    rule = "WR89"


# ---- The end ------------------------------------------------------------------------------------------------------


class EndRound(Step["Raiders"]):
    """WR90 The five conditions, in the order of the sheet; else the next round begins."""

    def run(self, table: Raiders) -> None:
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


def ending(table: Raiders) -> str:
    """WR90, WR91 Why the game ends after this round; empty if it does not."""
    full: bool = True
    for column in range(3):
        if row_length(row_of(table.vaults[PLAYER], column)) < len(table.data.rows):
            full = False
    if full:
        return "vault-full"
    if count_bits(table.exhibits[PLAYER]) >= table.data.goal:
        return "six-exhibits"
    if table.drained:
        return "wreck-empty"  # WR91 if all(table.supply >> 9 * kind & 511 for kind in range(4))
    if empty_beach(table) == 0:
        return "beach-full"
    if table.rivals == 0:
        return "no-rivals"
    return ""
