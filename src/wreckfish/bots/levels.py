"""The levels of play, from casual to master, and their parameters.

Only the depth of search and the size of an error depend on the game.

Casual bots overlook moves and misjudge risk; sound ones weigh every move over many possible worlds; strong and master
search, one briefly and the other for longer. docs/bots.md has the measured ladder.
"""

from __future__ import annotations

from wreckfish.bots.bot import Bot
from wreckfish.bots.players import CasualBot, SearchBot, SoundBot
from wreckfish.core.game import Game


def casual(game: Game) -> Bot:
    return CasualBot(game.instinct(), lies=0.3, notices=12, errs=game.misjudges)


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
