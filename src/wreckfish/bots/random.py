"""The random bot: any legal move, all equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wreckfish.bots.bot import Bot
from wreckfish.core.chance import Chance
from wreckfish.core.state import State

if TYPE_CHECKING:
    from wreckfish.core.game import Game


class RandomBot(Bot):
    def choose(self, state: State, seat: i64, luck: Chance) -> i64:
        return state.random_move(seat, luck)

    def decide(self, state: State, seat: i64, luck: Chance) -> i64:
        """It looks only at its own legal moves, so nothing has to be hidden from it."""
        return state.random_move(seat, luck)


def BOT(game: Game) -> Bot:  # noqa: N802  a constant of the module, as the registry wants it
    return RandomBot()
