"""The five actions of Get Wrecked, GW21, each listed, judged and resolved in its chapter; dice.py has their table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.values import Refusal

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked

MOST_DICE: Final = 6  # GW22


def next_dice(table: Wrecked) -> i64:
    """GW22 The n-th action of a turn rolls n dice, six at most."""
    if table.acted < MOST_DICE:
        return table.acted + 1
    return MOST_DICE


class Action:
    """An action: one die of its roll is chosen, or all count. `after` is the stage that follows when it is resolved."""

    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def __init__(self, after: i64, one_die: bool) -> None:
        self.after: i64 = after
        self.one_die: bool = one_die

    def options(self, table: Wrecked, seat: i64, which: i64, found: vec[i64]) -> vec[i64]:
        """Add the moves that begin it with one of a seat's two ships, if they can bring anything."""
        raise NotImplementedError(f"{type(self).__name__}.options")

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        """The first rule that such a move breaks, whether it could succeed or not."""
        raise NotImplementedError(f"{type(self).__name__}.refuse")

    def aim(self, table: Wrecked, seat: i64, move: i64) -> None:
        """Note which ship acts, and on what."""
        table.actor = -1
        table.target = -1

    def resolve(self, table: Wrecked) -> None:
        """GW23 The Kraken sleeps on: carry it out. A die that was chosen is in `owed`."""
