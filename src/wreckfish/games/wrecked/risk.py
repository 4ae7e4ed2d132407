"""The exact chance that an action roll of Get Wrecked wakes the Kraken if the player does everything to avoid it.

Dice are rolled again one by one, each after seeing the last; turning them down comes last. Fractions, no floats.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial

FACES = range(1, 7)


@lru_cache(maxsize=4096)
def chance_to_wake(dice: int, threat: int, rerolls: int, lowers: int) -> Fraction:
    """GW23, GW24 How likely it is that the total of the dice cannot be kept below the Threat."""
    total = Fraction(0)
    for roll in combinations_with_replacement(FACES, dice):
        total += ways(roll) * chance_with(roll, threat, rerolls, lowers)
    return total / Fraction(6**dice)


def ways(roll: tuple[int, ...]) -> int:
    """How many ways there are to roll these faces."""
    count = factorial(len(roll))
    for face in FACES:
        count //= factorial(roll.count(face))
    return count


@lru_cache(maxsize=16384)
def chance_with(roll: tuple[int, ...], threat: int, rerolls: int, lowers: int) -> Fraction:
    """The same with the dice on the table, faces in order: the best die is rolled again while that may help."""
    total = sum(roll)
    if total - min(lowers, total - len(roll)) < threat:
        return Fraction(0)
    if rerolls == 0:
        return Fraction(1)
    return min(chance_again(roll, place, threat, rerolls, lowers) for place in firsts(roll))


def firsts(roll: tuple[int, ...]) -> list[int]:
    """One die of each face."""
    return [place for place, face in enumerate(roll) if face not in roll[:place]]


def chance_again(roll: tuple[int, ...], place: int, threat: int, rerolls: int, lowers: int) -> Fraction:
    others = (*roll[:place], *roll[place + 1 :])
    after = (chance_with(tuple(sorted((*others, face))), threat, rerolls - 1, lowers) for face in FACES)
    return sum(after, Fraction(0)) / 6


def percent(chance: float) -> int:
    """Whole percent, but 0 and 100 only if they are exact."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)
