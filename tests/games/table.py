"""What the scenes of several games share: a table on which a test plays moves as records write them.

Seats are counted from 1. Knows no game.
"""

from __future__ import annotations

from typing import ClassVar, Generic, Self, TypeVar

import pytest

from wreckfish.core.moves import Codec
from wreckfish.core.state import State
from wreckfish.core.values import IllegalMove, Refusal

Position = TypeVar("Position", bound=State)


class PlayedTable(Generic[Position]):
    """A table that a test looks at and plays on."""

    codec: ClassVar[Codec]

    def __init__(self, state: Position) -> None:
        self.state = state

    def plays(self, *moves: str) -> Self:
        """Play moves, `2: show peace` or, where only one seat is asked, `pick d1`; each must be legal."""
        for text in moves:
            seat, _, move = text.rpartition(": ")
            assert seat or len(self.asked) == 1, f"“{text}” does not say whose move it is: {self.asked} are asked"
            try:
                self.state.play(int(seat) - 1 if seat else self.asked[0] - 1, self.codec.parse(move))
            except IllegalMove as refused:
                refused.add_note(f"“{text}”: open are {sorted(self.choices(int(seat or self.asked[0])))}")
                raise
            self.state.check()
        return self

    def refuses(self, seat: int, move: str) -> Refusal:
        """Try a move that the rules must refuse, the table being left as it was; why they refuse it."""
        before = self.state.dump()
        with pytest.raises(IllegalMove) as refused:
            self.state.play(seat - 1, self.codec.parse(move))
        assert self.state.dump() == before
        return refused.value.refusal

    @property
    def asked(self) -> list[int]:
        """The seats that owe a decision."""
        return [seat + 1 for seat in self.state.to_act()]

    def choices(self, seat: int = 1) -> set[str]:
        """The answers that are open to a seat."""
        return {self.codec.text(move) for move in self.state.legal(seat - 1)}

    def free(self, seat: int) -> set[str]:
        """What a seat may do without being asked."""
        return {self.codec.text(move) for move in self.state.free(seat - 1)}

    @property
    def over(self) -> str:
        """Why the game is over; nothing while it goes on."""
        outcome = self.state.outcome()
        return "" if outcome is None else outcome.reason
