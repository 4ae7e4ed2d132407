"""A game whose luck is chosen from outside, one outcome at a time: what OpenSpiel calls explicit chance.

A move that needs luck is tried with a `Script` in place of the game's generator. When the script runs out of answers,
the try is abandoned and it is chance's turn: the possible answers are the outcomes, all equally likely. So a position
contains nothing of the future, and copies of it draw different cards.

Where a game shuffles in advance, whatever no one has seen is shuffled again when part of it is revealed. One chance
node for each card of a deck would be too many, so such a shuffle, and the deal, come from a seed whose bytes are the
outcomes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wreckfish.core.bits import lowest, members
from wreckfish.core.chance import Chance, from_seed
from wreckfish.core.game import Match
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State, fields
from wreckfish.environments.keeping import pack, unpack

BYTES = 4  # of a seed
OUTCOMES = 256  # at most, of one chance node


class Asked(Exception):
    """Luck is needed that has no answer yet; all these outcomes are equally likely."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__(f"one of {len(outcomes)}")
        self.outcomes = outcomes


class Shown(Exception):
    """Something hidden from everyone was revealed, after `answers` answers had been used."""

    def __init__(self, answers: int) -> None:
        super().__init__(f"after {answers}")
        self.answers = answers


class Script(Chance):
    """Luck that gives scripted answers and raises `Asked` when they run out.

    watch  is called before each answer and may stop the try
    """

    def __init__(self, answers: Sequence[int], watch: Callable[[int], None] | None = None) -> None:
        super().__init__(0, 0, 0, 0)
        self.answers = answers
        self.used = 0
        self.watch = watch

    def one_of(self, outcomes: Sequence[int]) -> int:
        if self.watch is not None:
            self.watch(self.used)
        if self.used == len(self.answers):
            raise Asked(outcomes)
        self.used += 1
        return self.answers[self.used - 1]

    def seed(self) -> str:
        return seed_from(f"outcomes {[self.one_of(range(OUTCOMES)) for _ in range(BYTES)]}")

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        return self.one_of(range(n)) if n <= OUTCOMES else from_seed(self.seed()).below(n)

    def draw(self, mask: int) -> int:
        """The outcomes are the members themselves: a card keeps its number."""
        return lowest(mask) if mask & (mask - 1) == 0 else self.one_of(members(mask))

    def word(self) -> int:
        return int(self.seed()[:8], 16)

    def clone(self) -> Chance:
        return self

    def fork(self) -> Chance:
        return self


class ExplicitChanceGame:
    """A game from before the deal to its end.

    state     the position; None before the deal
    pending   the seat and move that need luck
    answers   the answers so far
    outcomes  what chance may answer now; empty if it is not chance's turn
    """

    def __init__(
        self,
        match: Match,
        state: State | None = None,
        pending: tuple[int, int] | None = None,
        answers: Sequence[int] = (),
        outcomes: Sequence[int] = range(OUTCOMES),
    ) -> None:
        self.match = match
        self.state = state
        self.pending = pending
        self.answers = list(answers)
        self.outcomes = outcomes

    def decide(self, seat: int, move: int) -> None:
        """Play a legal move; it may be chance's turn afterwards."""
        self.pending = (seat, move)
        self.unfold()

    def answer(self, outcome: int) -> None:
        """Give chance's answer, one of `outcomes`."""
        self.answers.append(outcome)
        self.unfold()

    def unfold(self) -> None:
        """Go on to the next position, or to the next chance node."""
        try:
            self.state = self.next_position()
        except Asked as asked:
            self.outcomes = asked.outcomes
        else:
            self.pending, self.answers, self.outcomes = None, [], ()

    def next_position(self) -> State:
        if self.state is None:
            return self.match.start(Script(self.answers).seed())
        try:
            return self.played(self.state, Script(self.answers), wary=True)
        except Shown as shown:
            end = shown.answers + BYTES
            seed = Script(self.answers[shown.answers : end]).seed()
            position = self.state.clone()
            position.reshuffle(from_seed(seed))
            return self.played(position, Script([*self.answers[: shown.answers], *self.answers[end:]]), wary=False)

    def played(self, position: State, script: Script, wary: bool) -> State:
        """The position after the pending move. If `wary`, stop when something is revealed that no one had seen."""
        assert self.pending is not None
        after = position.clone()
        unseen = after.unseen()

        def watch(used: int) -> None:
            if after.unseen() < unseen:
                raise Shown(used)

        if wary:
            script.watch = watch
        own = {name: getattr(after, name) for name in streams(after)}
        for name in own:
            setattr(after, name, script)
        after.apply(*self.pending)
        if wary:
            watch(script.used)
        for name, stream in own.items():
            setattr(after, name, stream)
        return after

    def redealt(self, seat: int, luck: Chance) -> ExplicitChanceGame:
        """A game that looks the same to a seat: everything that it cannot know is drawn again."""
        assert self.state is not None
        assert self.pending is None
        return ExplicitChanceGame(self.match, self.state.redeal(seat, luck), outcomes=())

    def __deepcopy__(self, memo: dict[int, Any]) -> ExplicitChanceGame:
        state = None if self.state is None else self.state.clone()
        return ExplicitChanceGame(self.match, state, self.pending, self.answers, self.outcomes)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (pack(self.match, self.state), self.pending, self.answers, self.outcomes)


def restored(packed: tuple[Any, ...], *luck: Any) -> ExplicitChanceGame:
    return ExplicitChanceGame(*unpack(packed), *luck)


STREAMS: dict[type[State], list[str]] = {}


def streams(state: State) -> list[str]:
    """The names of a position's generators."""
    kind = type(state)
    if kind not in STREAMS:
        STREAMS[kind] = [name for name in fields(state) if isinstance(getattr(state, name), Chance)]
    return STREAMS[kind]
