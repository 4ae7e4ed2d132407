"""The levels of play: casual, sound, strong and master. What a level is does not depend on the game.

Casual players trust their first glance, overlook moves and misjudge risk. Sound ones weigh every move over many
possible worlds. Strong and master search; they differ in how long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wreckfish.bots.bot import Bot
from wreckfish.bots.greedy import GreedyBot
from wreckfish.bots.search import Search
from wreckfish.core.chance import Chance
from wreckfish.core.instinct import Instinct
from wreckfish.core.state import State

if TYPE_CHECKING:
    from wreckfish.core.game import Game

NOTICED: Final = 6  # moves that a casual player sees at a glance
MISJUDGED: Final = 2.0  # of the instinct's blur: how far a casual glance may be off, either way
SOUND_WORLDS: Final = 12
STRONG: Final = 300  # simulations
STRONG_SECONDS: Final = 0.8
MASTER: Final = 6000
MASTER_SECONDS: Final = 4.0
ROOM: Final = 50_000  # nodes


class CasualBot(Bot):
    """Imagines one way the cards may lie and takes it for real, sees some of the moves, and is off by a bit."""

    def __init__(self, instinct: Instinct) -> None:
        self.instinct: Instinct = instinct

    def choose(self, state: State, seat: i64, luck: Chance) -> i64:
        moves = state.legal(seat)
        left: i64 = len(moves)
        off: float = MISJUDGED * self.instinct.blur()
        noticed: i64 = NOTICED if left > NOTICED else left
        best: i64 = moves[0]
        top: float = 0.0
        for number in range(noticed):
            place: i64 = luck.below(left)
            move: i64 = moves[place]
            left -= 1
            moves[place] = moves[left]
            # Two throws make small errors commoner than large ones.
            error: float = float(luck.below(1001) + luck.below(1001) - 1000) / 1000.0
            look: float = self.instinct.rate(state, seat, move) + error * off
            if number == 0 or look > top:
                top = look
                best = move
        return best


class SearchBot(Bot):
    """Searches within a budget of simulations and of seconds, whichever ends first."""

    def __init__(self, instinct: Instinct, simulations: i64, seconds: float, positions: i64, faith: float) -> None:
        self.instinct: Instinct = instinct
        self.simulations: i64 = simulations
        self.seconds: float = seconds
        self.positions: i64 = positions  # that may be looked at where the game can work something out
        self.faith: float = faith

    def choose(self, state: State, seat: i64, luck: Chance) -> i64:
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        return self.search(state, seat, luck).choice(luck)

    def search(self, state: State, seat: i64, luck: Chance) -> Search:
        found = Search(state, seat, self.instinct, ROOM)
        worth = self.instinct.reckon(state, seat, luck, self.positions)
        if len(worth):
            found.trust(worth, self.faith * float(self.simulations))
        found.think(self.simulations, self.seconds, luck)
        return found


def casual(game: Game) -> Bot:
    return CasualBot(game.instinct())


def sound(game: Game) -> Bot:
    return GreedyBot(game.instinct(), SOUND_WORLDS)


def strong(game: Game) -> Bot:
    return SearchBot(game.instinct(), STRONG, STRONG_SECONDS, 0, 0.0)


def master(game: Game) -> Bot:
    return SearchBot(game.instinct(), MASTER, MASTER_SECONDS, 40_000, 0.2)
