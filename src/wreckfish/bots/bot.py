"""What a bot is: it chooses for a seat, and it is shown only what that seat may know.

`decide` is the one door: it hands the bot a redealt position, in which every secret is drawn anew, so that no bot can
cheat, not even by mistake.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from wreckfish.core.bits import lowest
from wreckfish.core.chance import Chance
from wreckfish.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    def choose(self, state: State, seat: i64, luck: Chance) -> i64:
        """A legal move for the seat. The state is a redealt copy: the bot may do with it as it likes."""
        raise NotImplementedError(f"{type(self).__name__}.choose")

    def decide(self, state: State, seat: i64, luck: Chance) -> i64:
        """A legal move for the seat in a real game."""
        return self.choose(state.redeal(seat, luck), seat, luck)


def play_bots(state: State, bots: list[Bot], luck: Chance) -> i64:
    """Let bots play a game to its end; how many moves it took."""
    plies: i64 = 0
    while state.owing:
        seat: i64 = lowest(state.owing)
        state.apply(seat, bots[seat].decide(state, seat, luck))
        plies += 1
    return plies
