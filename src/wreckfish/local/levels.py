"""The bots' levels in a browser, where a search runs at a hundredth of the compiled speed: see docs/anywhere.md.

`casual` and `sound` are the same as everywhere. `strong` has a clock as everywhere, but never plays before it has made
a least number of simulations. `master` is not offered: its search would take minutes.
"""

from __future__ import annotations

from wreckfish.bots import levels
from wreckfish.bots.bot import Bot
from wreckfish.bots.players import SearchBot
from wreckfish.bots.search import Search
from wreckfish.core.chance import Chance
from wreckfish.core.game import Game
from wreckfish.core.state import State

OFFERED = ("casual", "greedy", "random", "sound", "strong")
LEAST = 0.25  # of the simulations that the compiled level makes
SECONDS = 0.6


class SteadySearchBot(SearchBot):
    """Searches for a while, but never with fewer simulations than `least`."""

    least = 1

    def search(self, state: State, seat: int, luck: Chance) -> Search:
        effort = self.instinct.effort(state)
        wanted, seconds = self.simulations, self.seconds
        self.simulations, self.seconds = self.least, float("inf")
        try:
            found = super().search(state, seat, luck)
        finally:
            self.simulations, self.seconds = wanted, seconds
        rest = wanted * effort - found.simulations
        if rest > 0:
            found.think(rest, seconds, luck, not self.patient)
        return found


def least(game: Game) -> int:
    """The least number of simulations of `strong`, before a game's own effort in a position."""
    return max(1, round(game.simulations[0] * LEAST))


def strong(game: Game) -> Bot:
    made = levels.strong(game)
    assert isinstance(made, SearchBot)
    bot = SteadySearchBot(game.instinct(), made.simulations, SECONDS)
    bot.lies, bot.honour = made.lies, made.honour
    bot.least = least(game)
    return bot
