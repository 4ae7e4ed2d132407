"""Registered bots for tests: those that search do the same as ever, with a smaller budget and no clock."""

from __future__ import annotations

import math

from wreckfish.bots.bot import Bot
from wreckfish.bots.players import SearchBot
from wreckfish.core import registry
from wreckfish.core.game import Game

SIMULATIONS, POSITIONS = 4, 60


def bot_of(name: str, game: Game) -> Bot:
    bot: Bot = registry.find_bot(name)(game)
    if isinstance(bot, SearchBot):
        bot.simulations, bot.seconds = SIMULATIONS, math.inf
        bot.positions = min(bot.positions, POSITIONS)
    return bot
