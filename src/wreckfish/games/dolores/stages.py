"""The stages of a sharing contest of Dolores by number, the base of their questions, and the shapes of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from wreckfish.core.question import Question

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores

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

HERE: Final = -1  # the stage stays: a window asks until all have passed, and a Theft only interrupts
WINDOWS: Final = 0b1001101  # the stages that are windows, one bit each

PEACE: Final = 0
FIGHT: Final = 1
FIRST_PICK: Final = 2


class Stage(Question[Any]):
    """A question of Dolores. `ask` and `answer` are declared again for its own table, so that compiled code calls them
    without a check at every move.
    """

    def ask(self, table: Dolores) -> i64:
        raise NotImplementedError(f"{type(self).__name__}.ask")

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        raise NotImplementedError(f"{type(self).__name__}.answer")


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
