"""The greedy bot: plays the move that looks best to the game's instinct, over a few possible worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.bots.bot import Bot
from wreckfish.core.chance import Chance
from wreckfish.core.instinct import Instinct
from wreckfish.core.state import State

if TYPE_CHECKING:
    from wreckfish.core.game import Game

WORLDS = 4


class GreedyBot(Bot):
    def __init__(self, instinct: Instinct, worlds: i64) -> None:
        self.instinct: Instinct = instinct
        self.worlds: i64 = worlds

    def choose(self, state: State, seat: i64, luck: Chance) -> i64:
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        ratings = self.ratings(state, seat, moves, luck)
        best: vec[i64] = vec[i64]()
        top: float = 0.0
        for number in range(len(moves)):
            if len(best) == 0 or ratings[number] > top:
                best = append(vec[i64](), moves[number])
                top = ratings[number]
            elif ratings[number] == top:
                best = append(best, moves[number])
        return best[luck.below(len(best))]

    def ratings(self, state: State, seat: i64, moves: vec[i64], luck: Chance) -> vec[float]:
        """How good each move looks, summed over possible worlds that are the same for all moves."""
        sums: vec[float] = vec[float]()
        for _ in range(len(moves)):
            sums = append(sums, 0.0)
        for _ in range(self.worlds):
            world = state.redeal(seat, luck)
            for number in range(len(moves)):
                sums[number] += self.instinct.rate(world, seat, moves[number])
        return sums


def BOT(game: Game) -> Bot:  # noqa: N802  a constant of the module, as the registry wants it
    return GreedyBot(game.instinct(), WORLDS)
