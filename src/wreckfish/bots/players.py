"""Three kinds of bots: one trusts a first glance, one weighs every move, one searches. Knows no game.

In games with talk they announce what they are going to play; each has its own way with the truth.
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
    """In games with talk, announces what it is going to play; sometimes that is a lie."""

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
    """Takes one possible deal for the truth, sees only some of the moves, and misjudges them a little.

    By the time it chooses, it has forgotten what it said.
    """

    def __init__(self, instinct: Instinct, lies: float, notices: i64, errs: float) -> None:
        super().__init__(instinct, lies)
        self.notices: i64 = notices  # how many moves it sees
        self.errs: float = errs  # its largest error either way, in multiples of the instinct's blur

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
            # The sum of two throws makes small errors more common than large ones.
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

    positions  how many the game may look at to compute exact chances
    faith      the weight of computed chances, as a share of the simulations
    honour     how much of a victory it gives up to keep its word
    patient    whether it continues when the choice is certain, for better estimates
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
