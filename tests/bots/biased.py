"""Biased rock, paper, scissors: two choose in secret, once, and what a victory counts depends on the shape.

Its only equilibrium is known: reef, net and hook in the proportion of what hook over net, reef over hook and net over
reef count. It stands for all simultaneous choices.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import bit
from wreckfish.core.chance import Chance
from wreckfish.core.state import State

REEF_OVER_HOOK, HOOK_OVER_NET, NET_OVER_REEF = 5, 2, 3
EQUILIBRIUM = (0.2, 0.5, 0.3)  # of reef, net and hook
PAYS = ((0, -NET_OVER_REEF, REEF_OVER_HOOK), (NET_OVER_REEF, 0, -HOOK_OVER_NET), (-REEF_OVER_HOOK, HOOK_OVER_NET, 0))


class Biased(State):
    def __init__(self) -> None:
        super().__init__(2)
        self.owing = 3
        self.thrown = [-1, -1]

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1, 2] if self.owes(seat) else [])

    def apply(self, seat: i64, move: i64) -> None:
        self.thrown[seat] = move
        self.owing &= ~bit(seat)

    def sealed(self) -> i64:
        return 3 & ~self.owing if self.owing else 0

    def clone(self) -> Biased:
        copy = Biased()
        copy.owing = self.owing
        copy.thrown = self.thrown[:]
        return copy

    def redeal(self, seat: i64, luck: Chance) -> Biased:
        copy = self.clone()
        if self.owing and self.thrown[1 - seat] >= 0:
            copy.thrown[1 - seat] = luck.below(3)
        return copy

    def with_unsealed(self, seat: i64) -> Biased:
        copy = self.clone()
        if self.owing and self.thrown[1 - seat] >= 0:
            copy.thrown[1 - seat] = -1
            copy.owing = 3
        return copy

    def information_key(self, seat: i64) -> i64:
        return self.thrown[seat] + 1

    def score_now(self, seat: i64) -> float:
        return 0.0

    def win_shares(self) -> vec[float]:
        """A payoff as a share of the victory."""
        first = 0.5 + PAYS[self.thrown[0]][self.thrown[1]] / 10
        return vec[float]([first, 1.0 - first])
