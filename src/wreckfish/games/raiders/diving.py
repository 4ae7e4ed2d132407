"""Steps 1 and 2 of a turn of Wreck Raiders (WR15-WR41): roll, take a die, move a diver, bump, find treasures.

What happens to a gained treasure is in treasures.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest, when
from wreckfish.core.question import Question, Step, no
from wreckfish.core.values import Prompt, Refusal
from wreckfish.games.raiders import verbs
from wreckfish.games.raiders.components import DICE, PLACES, TYPES
from wreckfish.games.raiders.hoard import (
    BEACH,
    CONCH,
    NO_SEAT,
    OFF_BOARD,
    RIVAL_TEAM,
    SCALLOP,
    SHELL_UNIT,
    shell_count,
    supply_count,
)
from wreckfish.games.raiders.treasures import PLACING, gain_shells, gain_treasure, pay
from wreckfish.games.raiders.verbs import DIVE, DONE, EXTRA, TAKE

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders

WRECKS: Final = 0xFFFFFF  # all their spots
EVERY_WRECK_AND_BEACH: Final = 0x1041041  # the first spot of each


# ---- Step 1: take a die -------------------------------------------------------------------------------------------


class BeginTurn(Step["Raiders"]):
    """WR15, WR20 All dice are rolled into an empty Reef: each keeps its number and goes to the zone that it landed in.
    WR70 After the last turn the game is over instead.
    """

    def run(self, table: Raiders) -> None:
        if table.left == 0:
            table.finish("wrecks-bare" if table.barren else "goal")
        elif table.reef == 0:  # WR20 if table.turns and not table.data.solo; WR81 if table.data.solo
            table.reveals += 1  # WR15
            for place in range(table.data.dice):
                zone: i64 = table.data.zones[table.luck.below(len(table.data.zones))]
                table.reef |= (zone * 6 + table.luck.roll(6)) << (place * 5)
            table.tell("rolled", table.turn, table.reef)


def has_die(table: Raiders, die: i64) -> i64:
    """The place of a die of this zone and number in the Reef; -1 if there is none."""
    for place in range(table.data.dice):
        if (table.reef >> (place * 5)) & 31 == die + 1:
            return place
    return -1


def lift_die(table: Raiders, die: i64) -> None:
    table.reef &= ~(31 * bit(has_die(table, die) * 5))


def conches_for(die: i64, number: i64) -> i64:
    """WR22 How many Conches turn a die to another number; 6 and 1 are neighbours."""
    apart: i64 = number - die % 6
    if apart < 0:
        apart = -apart
    return apart if apart < 4 else 6 - apart


def conches_after(table: Raiders, seat: i64, die: i64) -> i64:
    """WR22 The Conches that a seat has once it has taken a die: one from the zone may be used at once."""
    conches: i64 = shell_count(table.shells[seat], CONCH)
    if die // 6 - 1 == CONCH and shell_count(table.beach, CONCH):
        conches += 1
    return conches


class TakeDie(Question["Raiders"]):
    """WR21, WR22 Take a die of the Reef, and use it as a number that your Conches reach."""

    name = "take"
    rule = "WR21"
    answers = (TAKE,)

    def ask(self, table: Raiders) -> i64:
        return bit(table.turn)

    def options(self, table: Raiders, seat: i64) -> vec[i64]:
        """Each different die, as each number."""
        found: vec[i64] = vec[i64]()
        met: i64 = 0
        for place in range(table.data.dice):
            die: i64 = ((table.reef >> (place * 5)) & 31) - 1
            if die < 0 or has(met, die):
                continue
            met |= bit(die)
            conches: i64 = conches_after(table, seat, die)
            for number in range(6):
                if conches_for(die, number) <= conches:
                    found = append(found, verbs.take_move(die, number))
        return found

    def refuse(self, table: Raiders, seat: i64, move: i64) -> Refusal | None:
        die: i64 = verbs.take_die(move)
        if has_die(table, die) < 0:
            return no("such-die", "WR21", die=DICE[die])
        need: i64 = conches_for(die, verbs.take_number(move))
        have: i64 = conches_after(table, seat, die)
        return no("conches", "WR22", need=need, have=have) if need > have else None

    def answer(self, table: Raiders, seat: i64, move: i64) -> None:
        """The zone's shell is gained at once; Conches change the number for the move only."""
        die: i64 = verbs.take_die(move)
        number: i64 = verbs.take_number(move)
        lift_die(table, die)
        table.tell("took", seat, die, number)  # WR21; WR83 if table.data.solo
        if die >= 6:
            gain_shells(table, seat, SHELL_UNIT[die // 6 - 1])
        cost: i64 = conches_for(die, number)
        if cost:  # WR22
            pay(table, seat, cost * SHELL_UNIT[CONCH])
            table.tell("turned", seat, number, cost)
        table.number = number


# ---- Step 2: move a diver -----------------------------------------------------------------------------------------


def own_divers(table: Raiders, seat: i64) -> i64:
    """Where a seat's divers are, off-board included, one bit each."""
    divers: i64 = table.divers[seat]
    if count_bits(divers) < table.data.divers:
        divers |= bit(OFF_BOARD)
    return divers


def reach(table: Raiders, seat: i64, diver: i64, number: i64) -> i64:
    """WR30-WR32 The spots with a number that a seat's diver may move to, one bit each; WR83 alone, no beach."""
    own: i64 = table.divers[seat] & WRECKS
    spots: i64 = EVERY_WRECK_AND_BEACH * bit(number) & ~(own | 63 * bit(diver // 6 * 6))
    return spots & WRECKS if table.data.solo else spots


class MoveDiver(Question["Raiders"]):
    """WR30 Move one of your divers to a wreck or beach spot with the die's number; WR83 alone, not to the beach."""

    name = "dive"
    rule = "WR30"
    answers = (DIVE,)

    def ask(self, table: Raiders) -> i64:
        if table.data.solo and len(self.options(table, table.turn)) == 0:
            table.tell("forfeited", table.turn)
            return 0
        return bit(table.turn)

    def options(self, table: Raiders, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        divers: i64 = own_divers(table, seat)
        while divers:
            diver: i64 = lowest(divers)
            divers &= divers - 1
            spots: i64 = reach(table, seat, diver, table.number)
            while spots:
                found = append(found, verbs.dive_move(diver, lowest(spots)))
                spots &= spots - 1
        return found

    def refuse(self, table: Raiders, seat: i64, move: i64) -> Refusal | None:
        # Always: WR31-WR33
        diver: i64 = verbs.dive_diver(move)
        spot: i64 = verbs.dive_spot(move)
        if diver == OFF_BOARD:
            if count_bits(table.divers[seat]) == table.data.divers:
                return no("diver-off", "WR30")
        elif not has(table.divers[seat], diver):
            return no("diver-there", "WR30", spot=PLACES[diver])
        if spot % 6 != table.number:
            return no("other-number", "WR30", number=table.number + 1)
        if table.data.solo and spot >= BEACH:
            return no("beach-alone", "WR83")
        if diver // 6 == spot // 6:
            if spot >= BEACH:
                return no("along-beach", "WR31")
            return no("same-wreck-alone" if table.data.solo else "same-wreck", "WR31")
        if spot < BEACH and has(table.divers[seat], spot):
            return no("own-diver", "WR32", spot=PLACES[spot])
        return None

    def answer(self, table: Raiders, seat: i64, move: i64) -> None:
        """WR41 The diver leaves its spot before it bumps another."""
        diver: i64 = verbs.dive_diver(move)
        spot: i64 = verbs.dive_spot(move)
        # WR30; WR41 if diver == BEACH + spot % 6 and team_at(table, spot) >= 0
        table.tell("dived", seat, diver, spot)
        if diver < OFF_BOARD:
            table.divers[seat] &= ~bit(diver)
        if spot >= BEACH:  # WR34
            go_ashore(table, seat, spot)
            return
        table.spot = spot
        make_room(table, spot)
        table.divers[seat] |= bit(spot)

    def prompt(self, table: Raiders, seat: i64) -> Prompt:
        return Prompt(code="ask-dive", rule="WR30", params={"number": table.number + 1})


def team_at(table: Raiders, spot: i64) -> i64:
    """The team whose diver is on a spot; -1 for none."""
    for team in range(table.data.teams):
        if has(table.divers[team], spot):
            return team
    return NO_SEAT


def go_ashore(table: Raiders, seat: i64, spot: i64) -> None:
    """WR34, WR36 A diver already there is bumped back to its owner; the arriving diver gains the spot's shells."""
    lying: i64 = team_at(table, spot)
    if lying >= 0:
        table.divers[lying] &= ~bit(spot)
        table.tell("sent-home", lying, spot)
    table.divers[seat] |= bit(spot)
    gain_shells(table, seat, table.data.beach[spot - BEACH])  # WR35


def make_room(table: Raiders, spot: i64) -> None:
    """WR36 Another diver in a wreck is bumped to the beach spot of the same number. WR84, WR86 Alone, it goes to an
    empty one of the player's choice; if there is none, the player's goes off-board, and a Rival leaves the game.
    """
    there: i64 = team_at(table, spot)
    if there < 0:
        return
    table.divers[there] &= ~bit(spot)
    # WR84 if table.data.solo and there == RIVAL_TEAM and not table.rivals_move()
    if not table.data.solo:
        table.tell("bumped", there, BEACH + spot % 6)  # WR36
        go_ashore(table, there, BEACH + spot % 6)
    elif empty_beach(table):
        table.bumped = there
    else:
        table.tell("out" if there == RIVAL_TEAM else "sent-home", table.turn, spot)


def empty_beach(table: Raiders) -> i64:
    """The free beach spots, one bit each."""
    taken: i64 = 0
    for team in range(table.data.teams):
        taken |= table.divers[team]
    return ~(taken >> BEACH) & 63


class Land(Step["Raiders"]):
    """WR37 The diver that arrives in a wreck gains its owner a treasure; WR82 a Rival draws one, too."""

    def run(self, table: Raiders) -> None:
        if table.rivals_move():
            gain_treasure(table, RIVAL_TEAM, table.spot // 6)
        else:  # WR37
            gain_treasure(table, table.turn, table.spot // 6)
        table.owing = PLACING.ask(table)


class TakeMore(Question["Raiders"]):
    """WR38 Discard a Scallop for one more treasure of the wreck, as often as you like."""

    name = "scallop"
    rule = "WR38"
    answers = (EXTRA, DONE)

    def ask(self, table: Raiders) -> i64:
        """Only with a Scallop and a treasure left to gain; never for Rivals."""
        if table.rivals_move() or shell_count(table.shells[table.turn], SCALLOP) == 0:
            return 0
        return when(supply_count(table.supply, table.spot // 6) > 0, bit(table.turn))

    def options(self, table: Raiders, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), EXTRA), DONE)

    def refuse(self, table: Raiders, seat: i64, move: i64) -> Refusal | None:
        return None

    def answer(self, table: Raiders, seat: i64, move: i64) -> None:
        pay(table, seat, SHELL_UNIT[SCALLOP])  # WR38
        table.tell("extra", seat)
        gain_treasure(table, seat, table.spot // 6)
        table.owing = PLACING.ask(table)

    def prompt(self, table: Raiders, seat: i64) -> Prompt:
        return Prompt(code="ask-scallop", rule="WR38", params={"type": TYPES[table.spot // 6]})


def neighbour(table: Raiders, step: i64) -> i64:
    """WR05 The team whose diver is `step` spots further on in the ring; -1 for none."""
    return team_at(table, table.spot // 6 * 6 + (table.spot % 6 + step) % 6)


class NeighbourGains(Step["Raiders"]):
    """WR37, WR39 The diver after the spot gains its owner a treasure. WR45 If the one before it is the same player's,
    the second treasure is drawn when this one has been placed.
    """

    def run(self, table: Raiders) -> None:
        after: i64 = neighbour(table, 1)
        before: i64 = neighbour(table, 5)
        # WR39 if after >= 0 or before >= 0
        # WR88 if table.rivals_move() and (after >= 0 or before >= 0)
        if after >= 0:
            gain_treasure(table, after, table.spot // 6)
            if after == before:
                table.owing = PLACING.ask(table)


class NextNeighbourGains(Step["Raiders"]):
    """WR37, WR39 The diver before the spot gains its owner a treasure, too."""

    def run(self, table: Raiders) -> None:
        before: i64 = neighbour(table, 5)
        if before >= 0:
            gain_treasure(table, before, table.spot // 6)
        table.owing = PLACING.ask(table)
