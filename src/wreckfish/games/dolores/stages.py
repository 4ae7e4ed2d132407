"""The stages of a sharing contest of Dolores by number, as rules.STAGES has them, and the shapes of a hand."""

from typing import Final

from mypy_extensions import i64

BETWEEN: Final = 0
DRAWING: Final = 1
DAWNING: Final = 2
LOOT: Final = 3
CHOOSING: Final = 4
TRICKING: Final = 5
REVEALED: Final = 6
WAGERED: Final = 7
PICKING: Final = 8
SHARING: Final = 9
DROPPING: Final = 10
THIEVING: Final = 11
DEALING: Final = 12
REVEALING: Final = 13
JUDGING: Final = 14

HERE: Final = -1  # the stage that it is: a window goes on until all have passed, and after a Theft all goes on
WINDOWS: Final = 0b1001101  # the stages that are windows, one bit each

PEACE: Final = 0
FIGHT: Final = 1
FIRST_PICK: Final = 2


def only_shape(hand: i64) -> i64:
    """The shape of a hand that shows one; -1 for a Two-Hand Trick's."""
    if hand < 3:
        return hand
    return -1


def first_shape(hand: i64) -> i64:
    """The first shape of a hand: of peace-fight, peace-pick and fight-pick, or the only one."""
    if hand < 3:
        return hand
    return FIGHT if hand == 5 else PEACE


def second_shape(hand: i64) -> i64:
    if hand < 3:
        return hand
    return FIGHT if hand == 3 else FIRST_PICK
