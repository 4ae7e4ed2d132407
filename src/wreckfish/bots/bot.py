"""What a bot is: it chooses for a seat, and it is shown only what that seat may know.

`decide` is the one door: it hands the bot a redealt position, in which every secret is drawn anew, so that no bot can
cheat, not even by mistake.
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
        """A legal move for the seat. The state is a redealt copy: the bot may do with it as it likes."""
        raise NotImplementedError(f"{type(self).__name__}.choose")

    def decide(self, state: State, seat: i64, luck: Chance) -> i64:
        """A legal move for the seat in a real game."""
        return self.choose(state.redeal(seat, luck), seat, luck)

    def speak(self, state: State, seat: i64, luck: Chance) -> i64:
        """A free move by which the seat says something before several decide at once; -1 for nothing."""
        return -1


def time_to_speak(state: State) -> bool:
    """Whether words can still matter: several seats are to choose, and none has."""
    return count_bits(state.owing) > 1 and state.sealed() == 0


def let_speak(state: State, bots: dict[int, Bot], luck: Chance) -> list[tuple[int, int]]:
    """What bots say before several choose in secret: seat and free move, played already."""
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
    """What bots say and choose for as long as it is up to them: seat and move, played already.

    wait  for seats without a bot that decide at the same time: the bots talk, and choose after them
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
    """The same with a bot in every seat, to the end and at full speed; how many moves it took."""
    plies: i64 = 0
    seated = dict(enumerate(bots))
    while state.owing:
        plies += len(let_speak(state, seated, luck))
        seat: i64 = lowest(state.owing)
        state.apply(seat, bots[seat].decide(state, seat, luck))
        plies += 1
    return plies
