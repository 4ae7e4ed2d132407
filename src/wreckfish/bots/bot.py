"""What a bot is: it chooses moves for a seat and sees only what that seat may know.

`decide` is the only way in: it gives the bot a redealt position, in which every secret is drawn again, so that no bot
can cheat, not even by mistake.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import i64, mypyc_attr

from wreckfish.core.bits import count_bits, has, lowest
from wreckfish.core.chance import Chance
from wreckfish.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. A subclass writes `choose`."""

    def choose(self, state: State, seat: i64, luck: Chance) -> i64:
        """A legal move for the seat. The state is a redealt copy that the bot may change."""
        raise NotImplementedError(f"{type(self).__name__}.choose")

    def decide(self, state: State, seat: i64, luck: Chance) -> i64:
        """A legal move for the seat in a real game."""
        return self.choose(state.redeal(seat, luck), seat, luck)

    def speak(self, state: State, seat: i64, luck: Chance) -> i64:
        """A free move by which the seat says something before several seats decide at once; -1 for nothing."""
        return -1


def time_to_speak(state: State) -> bool:
    """Whether words can still matter: several seats must choose, and none has chosen yet."""
    return count_bits(state.owing) > 1 and state.sealed() == 0


def let_speak(state: State, bots: dict[int, Bot], luck: Chance) -> list[tuple[int, int]]:
    """Let bots speak before several seats choose in secret. Plays what they say; returns seats and free moves."""
    said: list[tuple[int, int]] = []
    if time_to_speak(state):
        for seat in range(state.seats):
            if seat in bots and has(state.owing, seat):
                word: i64 = bots[seat].speak(state, seat, luck)
                if word >= 0:
                    state.apply(seat, word)
                    said.append((seat, word))
    return said


def bot_moves(state: State, bots: dict[int, Bot], luck: Chance, wait: bool = False) -> Iterator[tuple[int, int]]:
    """Let bots speak and choose until a seat without a bot must decide. Plays each move, then yields seat and move.

    wait  where seats without a bot decide at the same time, bots only speak, and choose after them
    """
    while True:
        yield from let_speak(state, bots, luck)
        owing = state.to_act()
        asked = [seat for seat in owing if seat in bots]
        if not asked or (wait and len(asked) < len(owing)):
            return
        seat = asked[0]
        move: int = bots[seat].decide(state, seat, luck)
        state.apply(seat, move)
        yield seat, move


def play_bots(state: State, bots: list[Bot], luck: Chance) -> i64:
    """The same with a bot in every seat, to the end and at full speed; returns how many moves were played."""
    plies: i64 = 0
    seated = dict(enumerate(bots))
    while state.owing:
        plies += len(let_speak(state, seated, luck))
        seat: i64 = lowest(state.owing)
        state.apply(seat, bots[seat].decide(state, seat, luck))
        plies += 1
    return plies
