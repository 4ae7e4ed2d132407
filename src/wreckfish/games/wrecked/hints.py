"""Hints for Get Wrecked: what speaks for an action, in chances that its player can work out."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement

from wreckfish.core.values import Saying, Token
from wreckfish.games.wrecked import exploring, fighting
from wreckfish.games.wrecked.risk import FACES, percent, ways
from wreckfish.games.wrecked.rules import Wrecked
from wreckfish.games.wrecked.verbs import ATTACK, EXPLORE, PASS, attack_target, explore_place
from wreckfish.games.wrecked.view import risk_view


def reason(table: Wrecked, seat: int, move: int) -> Saying | None:
    """How likely an action is to wake the Kraken, and to bring something, if no die is modified."""
    risk = risk_view(table)
    if risk is None:
        return None
    verb = move & 31
    said: dict[str, Token] = {"wakes": percent(risk.chance)}
    if verb == PASS:
        return Saying(code="why-pass", params=said)
    if verb == EXPLORE:
        number = exploring.explore_number(table, explore_place(move))
        said["finds"] = percent(chance_that(risk.dice, risk.threat, lambda roll: sum(roll) >= number))
        return Saying(code="why-explore", params=said)
    if verb == ATTACK:
        need = fighting.die_needed(table, seat, attack_target(move))
        said["hits"] = percent(chance_that(risk.dice, risk.threat, lambda roll: max(roll) >= need))
        return Saying(code="why-attack", params=said)
    return Saying(code="why-act", params=said)


def chance_that(dice: int, threat: int, good: Callable[[tuple[int, ...]], bool]) -> float:
    """The chance of a roll that is good and lets the Kraken sleep."""
    rolls = combinations_with_replacement(FACES, dice)
    return sum(ways(roll) for roll in rolls if sum(roll) < threat and good(roll)) / float(6**dice)
