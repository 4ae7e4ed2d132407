"""Hints: the moves that a search thinks best, how good they are, and what speaks for them. Knows no game.

The search sees what the asking seat may know and nothing else, as every bot does.
"""

from __future__ import annotations

import msgspec

from wreckfish.bots.levels import master
from wreckfish.core.chance import Chance
from wreckfish.core.game import Game
from wreckfish.core.state import State
from wreckfish.core.values import Saying

SECONDS = 1.0  # for a hint


class Advice(msgspec.Struct, frozen=True):
    """One legal move as a search sees it.

    chance  of victory, from 0 to 1, if it is played
    share   how much of its thought the search gave to it; where choices are secret, how often it should be played
    why     what speaks for or against it, in the game's own words, if the game has any
    """

    move: int
    chance: float
    share: float
    why: Saying | None


def advise(game: Game, state: State, seat: int, luck: Chance) -> list[Advice]:
    """All legal moves of a seat that owes a decision, the best first."""
    known = state.redeal(seat, luck)
    bot = master(game)
    bot.seconds = SECONDS
    search = bot.search(known, seat, luck)
    shares = search.root.weights()
    found = [
        Advice(move, search.root.value(number), shares[number], game.reason(known, seat, move))
        for number, move in enumerate(search.root.moves)
    ]
    return sorted(found, key=lambda advice: (-advice.share, -advice.chance))
