"""A game's instinct: how good a position looks to a seat, and how good a move looks. What simple bots go by.

Each game overrides `value`, and `rate` where it knows better than to try the move and look.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from wreckfish.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    def value(self, state: State, seat: i64) -> float:
        """How good a position looks: by default the points ahead of the best opponent, or behind."""
        best: float = 0.0
        rivals: i64 = 0
        for other in range(state.seats):
            if other != seat:
                points: float = state.standing(other)
                if rivals == 0 or points > best:
                    best = points
                rivals += 1
        return state.standing(seat) - best

    def rate(self, state: State, seat: i64, move: i64) -> float:
        """How good a move looks: by default the position after it. The state stays as it is."""
        after = state.clone()
        after.apply(seat, move)
        return self.value(after, seat)
