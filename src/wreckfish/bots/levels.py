"""The levels of play, from casual to master, with their figures; only how deep they search is a matter of the game.

Casual players overlook moves and misjudge risk; sound ones weigh every move over many possible worlds; strong and
master search, one for a moment and the other for long. docs/bots.md has the measured ladder.
"""

from __future__ import annotations

from wreckfish.bots.bot import Bot
from wreckfish.bots.players import CasualBot, SearchBot, SoundBot
from wreckfish.core.game import Game


def casual(game: Game) -> Bot:
    return CasualBot(game.instinct(), lies=0.3, notices=6, errs=2.0)


def sound(game: Game) -> Bot:
    return SoundBot(game.instinct(), worlds=12)


def strong(game: Game) -> Bot:
    bot = SearchBot(game.instinct(), simulations=game.simulations[0], seconds=0.8)
    bot.lies, bot.honour = 0.2, 0.05
    return bot


def master(game: Game) -> SearchBot:
    bot = SearchBot(game.instinct(), simulations=game.simulations[1], seconds=2.0)
    bot.positions, bot.faith = 2_000, 0.02
    bot.lies, bot.honour = 0.35, 0.02
    return bot
