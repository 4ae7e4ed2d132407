"""Actions and their rolls, GW21-GW24: how many dice, what may be done to them, whether the Kraken wakes."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit
from wreckfish.core.question import Question, Step, no
from wreckfish.core.values import Prompt, Refusal
from wreckfish.games.wrecked import verbs
from wreckfish.games.wrecked.action import Action, next_dice
from wreckfish.games.wrecked.exploring import Explore
from wreckfish.games.wrecked.fighting import Attack
from wreckfish.games.wrecked.kraken import wake
from wreckfish.games.wrecked.pieces import (
    ACTING,
    FACE,
    FITTING,
    MOVING,
    STORING,
    TAKING,
    best_die,
    dice_total,
    dice_with,
)
from wreckfish.games.wrecked.risk import chance_to_wake, percent
from wreckfish.games.wrecked.sailing import Sail
from wreckfish.games.wrecked.trading import Trade, Upgrade
from wreckfish.games.wrecked.verbs import (
    ATTACK,
    EXPLORE,
    LOWER,
    PASS,
    PICK_DIE,
    RAISE,
    REROLL,
    SAIL,
    STAND,
    TRADE,
    UPGRADE,
)

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked

# By verb, from SAIL on: the stage that follows, and whether one die of the roll is chosen.
ACTIONS: Final = vec[Action]([
    Sail(MOVING, True), Explore(TAKING, False), Attack(ACTING, True), Upgrade(FITTING, False), Trade(STORING, True),
])  # fmt: skip


def action_of(verb: i64) -> Action:
    return ACTIONS[verb - SAIL]


def chance_now(table: Wrecked) -> Fraction:
    """How likely the next action is to wake the Kraken."""
    fleet = table.fleets[table.turn]
    return chance_to_wake(next_dice(table), table.threat(table.turn), fleet.rerolls, fleet.lowers)


class ChooseAction(Question["Wrecked"]):
    """GW21 Any number of actions, or pass. GW22 An action begins with its roll."""

    name = "act"
    rule = "GW21"
    answers = (PASS, SAIL, EXPLORE, ATTACK, UPGRADE, TRADE)

    def ask(self, table: Wrecked) -> i64:
        return bit(table.turn)

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        found: vec[i64] = append(vec[i64](), PASS)
        for which in range(2):
            for n in range(len(ACTIONS)):
                found = ACTIONS[n].options(table, seat, which, found)
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        return None if move == PASS else action_of(move & 31).refuse(table, seat, move)

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        if move == PASS:
            table.tell("passed", seat)  # GW21
            return
        table.action = move & 31  # GW21, GW22
        action_of(table.action).aim(table, seat, move)
        count: i64 = next_dice(table)
        table.acted += 1
        table.reveals += 1
        table.tell("acts", seat, table.action, table.actor * 64 + table.target + 1)
        table.dice = 0
        table.changes = 0
        for _ in range(count):
            table.dice += FACE[table.luck.roll(6)]
        fleet = table.fleets[seat]
        table.rerolls = fleet.rerolls
        table.raises = fleet.raises
        table.lowers = fleet.lowers
        table.tell("rolled", seat, table.dice)

    def prompt(self, table: Wrecked, seat: i64) -> Prompt:
        """GW23 What the next action risks."""
        chance = chance_now(table)
        return Prompt(
            code="ask-act",
            rule="GW23" if table.acted else "GW21",
            params={
                "dice": next_dice(table),
                "threat": table.threat(seat),
                "percent": percent(float(chance)),
                "exact": f"{chance.numerator}/{chance.denominator}",
            },
        )


class ModifyDice(Question["Wrecked"]):
    """GW24 If buildings or the crew allow it, a die is rolled again, or turned up or down by one."""

    name = "modify"
    rule = "GW24"
    answers = (REROLL, RAISE, LOWER, STAND)

    def ask(self, table: Wrecked) -> i64:
        if (
            table.rerolls
            or (table.raises and table.dice & 0xFFFFF)  # a die below 6
            or (table.lowers and table.dice & 0xFFFFF0)  # a die above 1
        ):
            return bit(table.turn)
        return 0

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        found: vec[i64] = append(vec[i64](), STAND)
        for die in range(1, 7):
            if dice_with(table.dice, die) == 0:
                continue
            if table.rerolls:
                found = append(found, verbs.reroll_move(die - 1))
            if table.raises and die < 6:
                found = append(found, verbs.raise_move(die - 1))
            if table.lowers and die > 1:
                found = append(found, verbs.lower_move(die - 1))
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        if move == STAND:
            return None
        verb: i64 = move & 31
        die: i64 = verbs.reroll_die(move) + 1
        if dice_with(table.dice, die) == 0:
            return no("die", "GW22", die=die)
        if verb == RAISE and table.raises:
            return no("above-six", "GW24") if die == 6 else None
        if verb == LOWER and table.lowers:
            return no("below-one", "GW24") if die == 1 else None
        return None if verb == REROLL and table.rerolls else no("modifier", "GW24")

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        if move == STAND:
            return
        die: i64 = verbs.reroll_die(move) + 1
        face: i64 = die + 1  # GW24
        if move & 31 == REROLL:
            table.rerolls -= 1
            table.reveals += 1
            face = table.luck.roll(6)
        elif move & 31 == RAISE:
            table.raises -= 1
        else:
            table.lowers -= 1
            face = die - 1
        table.dice += FACE[face] - FACE[die]
        table.changes = (table.changes & 0x3FFFFFFFFFFFF) * 64 + die * 8 + face
        table.tell("changed", seat, die, face)

    def prompt(self, table: Wrecked, seat: i64) -> Prompt:
        total: i64 = dice_total(table.dice)
        return Prompt(code="ask-modify", rule="GW24", params={"total": total, "threat": table.threat(seat)})


class JudgeRoll(Step["Wrecked"]):
    """GW23 Threat or more wakes the Kraken, and the action is not resolved."""

    def run(self, table: Wrecked) -> None:
        if dice_total(table.dice) >= table.threat(table.turn):
            wake(table)


class ChooseDie(Question["Wrecked"]):
    """GW30, GW37, GW43 The die that counts: steps, cannon shot, or room for cargo in the Stockpile."""

    name = "die"
    rule = "GW30"
    answers = (PICK_DIE,)

    def ask(self, table: Wrecked) -> i64:
        if not action_of(table.action).one_die:
            return 0
        best: i64 = best_die(table.dice)
        if table.dice != FACE[best] * dice_with(table.dice, best):
            return bit(table.turn)
        self.answer(table, table.turn, verbs.pick_die_move(best - 1))
        return 0

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for die in range(1, 7):
            if dice_with(table.dice, die):
                found = append(found, verbs.pick_die_move(die - 1))
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        die: i64 = verbs.pick_die_die(move) + 1
        return None if dice_with(table.dice, die) else no("die", "GW22", die=die)

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        table.owed = verbs.pick_die_die(move) + 1
        table.tell("chose", seat, table.owed)

    def prompt(self, table: Wrecked, seat: i64) -> Prompt:
        action = action_of(table.action)
        return Prompt(code=f"ask-die-{action.name}", rule=action.rule)


class Resolve(Step["Wrecked"]):
    """GW30-GW43 The Kraken sleeps on: the action is carried out."""

    def run(self, table: Wrecked) -> None:
        action_of(table.action).resolve(table)
