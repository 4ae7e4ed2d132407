"""Three kinds of players: who trusts a first glance, who weighs every move, who searches. Knows no game.

Where a game has words for it they say what they are going to play; each has its own way with the truth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wreckfish.bots.bot import Bot
from wreckfish.bots.greedy import GreedyBot
from wreckfish.bots.search import Search
from wreckfish.core.chance import Chance
from wreckfish.core.instinct import Instinct
from wreckfish.core.state import State

ROOM: Final = 50_000  # nodes of a search


@mypyc_attr(allow_interpreted_subclasses=True)
class TalkingBot(Bot):
    """Says what it is going to play, where a game has words for it; now and then that is a lie."""

    def __init__(self, instinct: Instinct, lies: float) -> None:
        self.instinct: Instinct = instinct
        self.lies: float = lies

    def speak(self, state: State, seat: i64, luck: Chance) -> i64:
        if not self.instinct.talks(state, seat):
            return -1
        known = state.redeal(seat, luck)
        plan: i64 = self.choose(known, seat, luck)
        return self.instinct.word(state, seat, plan, float(luck.below(1000)) >= 1000.0 * self.lies)


class CasualBot(TalkingBot):
    """Imagines one way the cards may lie and takes it for real, sees some of the moves, and is off by a bit.

    What it said it has forgotten when it chooses.
    """

    def __init__(self, instinct: Instinct, lies: float, notices: i64, errs: float) -> None:
        super().__init__(instinct, lies)
        self.notices: i64 = notices  # moves that it sees at a glance
        self.errs: float = errs  # by how many times the instinct's blur it may be wrong, either way

    def choose(self, state: State, seat: i64, luck: Chance) -> i64:
        moves = state.legal(seat)
        left: i64 = len(moves)
        off: float = self.errs * self.instinct.blur()
        noticed: i64 = self.notices if left > self.notices else left
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


class SoundBot(TalkingBot):
    """Weighs all moves over many possible worlds, never lies and always keeps its word."""

    def __init__(self, instinct: Instinct, worlds: i64) -> None:
        super().__init__(instinct, 0.0)
        self.greedy: GreedyBot = GreedyBot(instinct, worlds)

    def choose(self, state: State, seat: i64, luck: Chance) -> i64:
        pledge: i64 = self.instinct.pledge(state, seat)
        if pledge >= 0 and state.accepts(seat, pledge):
            return pledge
        return self.greedy.choose(state, seat, luck)


class SearchBot(TalkingBot):
    """Searches within a budget of simulations and of seconds, whichever ends first.

    positions  that may be looked at besides, where the game can work something out
    faith      in what was worked out: as many simulations, in proportion
    honour     what it may cost to keep a word, as a part of a victory
    patient    goes on when its choice is certain, to be surer of the chances
    """

    def __init__(self, instinct: Instinct, simulations: i64, seconds: float) -> None:
        super().__init__(instinct, 0.0)
        self.positions: i64 = 0
        self.faith: float = 0.0
        self.honour: float = 0.0
        self.patient: bool = False
        self.simulations: i64 = simulations
        self.seconds: float = seconds

    def choose(self, state: State, seat: i64, luck: Chance) -> i64:
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        found = self.search(state, seat, luck)
        pledged: i64 = found.root.number_of(self.instinct.pledge(state, seat))
        if pledged >= 0 and found.root.value(pledged) >= found.best_value() - self.honour:
            return found.root.moves[pledged]
        return found.choice(luck)

    def search(self, state: State, seat: i64, luck: Chance) -> Search:
        found = Search(state, seat, self.instinct, ROOM)
        worth = self.instinct.reckon(state, seat, luck, self.positions)
        if len(worth):
            found.trust(worth, self.faith * float(self.simulations))
        found.think(self.simulations * self.instinct.effort(state), self.seconds, luck, not self.patient)
        return found
