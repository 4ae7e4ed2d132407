"""The bots' levels in a browser, where a search runs at a hundredth of the compiled speed: see docs/anywhere.md.

`casual` and `sound` are the same as everywhere. `strong` makes all the simulations of the compiled level, where a
laptop needs less than 1.2 seconds for them; otherwise a least number of them, and more until its clock ends. `master`
is not offered: its search would take minutes.
"""

from __future__ import annotations

from time import perf_counter

from wreckfish.bots import levels
from wreckfish.bots.bot import Bot
from wreckfish.bots.players import SearchBot
from wreckfish.bots.search import Search
from wreckfish.core.chance import Chance
from wreckfish.core.game import Game
from wreckfish.core.state import State

OFFERED = ("casual", "greedy", "random", "sound", "strong")
LEAST = {"wrecked": 0.55}  # of the compiled level's simulations, each of which plays a whole turn there
SECONDS = 0.9


class SteadySearchBot(SearchBot):
    """Searches for a while, but never with fewer simulations than `least`."""

    least = 1

    def search(self, state: State, seat: int, luck: Chance) -> Search:
        effort, begun = self.instinct.effort(state), perf_counter()
        wanted, seconds = self.simulations, self.seconds
        self.simulations, self.seconds = self.least, float("inf")
        try:
            found = super().search(state, seat, luck)
        finally:
            self.simulations, self.seconds = wanted, seconds
        rest, left = wanted * effort - found.simulations, seconds - (perf_counter() - begun)
        if rest > 0 and left > 0:
            found.think(rest, left, luck, not self.patient)
        return found


def least(game: Game) -> int:
    """The least number of simulations of `strong`, before a game's own effort in a position."""
    return max(1, round(game.simulations[0] * LEAST.get(game.name, 1.0)))


def strong(game: Game) -> Bot:
    made = levels.strong(game)
    assert isinstance(made, SearchBot)
    bot = SteadySearchBot(game.instinct(), made.simulations, SECONDS)
    bot.lies, bot.honour = made.lies, made.honour
    bot.least = least(game)
    return bot
