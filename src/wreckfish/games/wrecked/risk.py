"""The exact chance that an action roll of Get Wrecked wakes the Kraken if the player does everything to avoid it.

Dice are rolled again one by one, each after seeing the last; turning them down comes last. No floats.
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
    woken = sum(
        ways(roll) * ways_to_wake(roll, threat, rerolls, lowers) for roll in combinations_with_replacement(FACES, dice)
    )
    return Fraction(woken, 6 ** (dice + rerolls))


def ways(roll: tuple[int, ...]) -> int:
    """How many ways there are to roll these faces."""
    count = factorial(len(roll))
    for face in FACES:
        count //= factorial(roll.count(face))
    return count


@lru_cache(maxsize=2048)
def ways_to_wake(roll: tuple[int, ...], threat: int, rerolls: int, lowers: int) -> int:
    """The same with the dice on the table, faces in order, as a number of the 6 ** rerolls ways to roll again.

    The best die is rolled again while that may help.
    """
    total = sum(roll)
    if total - min(lowers, total - len(roll)) < threat:
        return 0
    if rerolls == 0:
        return 1
    return min(ways_after(roll, place, threat, rerolls, lowers) for place in firsts(roll))


def firsts(roll: tuple[int, ...]) -> list[int]:
    """One die of each face."""
    return [place for place, face in enumerate(roll) if face not in roll[:place]]


def ways_after(roll: tuple[int, ...], place: int, threat: int, rerolls: int, lowers: int) -> int:
    others = (*roll[:place], *roll[place + 1 :])
    return sum(ways_to_wake(tuple(sorted((*others, face))), threat, rerolls - 1, lowers) for face in FACES)


def percent(chance: float) -> int:
    """Whole percent, but 0 and 100 only if they are exact."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)
