"""What comes to light is counted: a move that told anybody something new is not taken back for free.

A seat learns something by a move if worlds that it could not tell apart before look different to it afterwards. Then
`reveals` must have grown, or its player could look, take the move back and choose again.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.toy import TOY, Flotsam, Toy
from generic import tables
from generic.play import length, log, luck_of, positions, seen
from generic.tables import Table, every_table
from wreckfish.core.chance import Chance
from wreckfish.core.game import Match
from wreckfish.core.state import State

SHORT = 100  # plies: so short a game is looked at move by move, and so are others
GAMES = 4  # of a table with short games; of a long one some moves are enough
SAMPLE = 120  # moves of a long game
TRIED = 3  # other moves in each position of a short one


def test_whenever_a_seat_learns_something_it_is_counted_bites(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(TOY.name, 3, (("rounds", "3"),))
    test_whenever_a_seat_learns_something_it_is_counted(table)
    monkeypatch.setattr(tables, "find", lambda name: Toy(Hushed))
    with pytest.raises(AssertionError, match="reveals did not grow"):
        test_whenever_a_seat_learns_something_it_is_counted(table)


class Hushed(Flotsam):
    """Counts nothing that comes to light."""

    def apply(self, seat: int, move: int) -> None:
        before = self.reveals
        super().apply(seat, move)
        self.reveals = before


@every_table
def test_whenever_a_seat_learns_something_it_is_counted(table: Table) -> None:
    match = table.match()
    for number, (state, after, actor, move) in enumerate(quiet_moves(table)):
        others = [seat for seat in range(state.seats) if seat != actor]
        for seat in [actor, *others[number % 4 : number % 4 + 1]]:  # who acts has most to gain
            other = state.redeal(seat, luck_of("light", seat, number))
            if other.accepts(actor, move):
                assert learned(match, played(other, actor, move), seat) == learned(match, after, seat), (
                    f"“{match.codec.text(move)}” by seat {actor + 1} tells seat {seat + 1} something new, "
                    f"but reveals did not grow"
                )


def quiet_moves(table: Table) -> Iterator[tuple[State, State, int, int]]:
    """Moves that showed nothing, as the game counts: the position before, the one after, who played what."""
    for game in range(GAMES if length(table, 0) <= SHORT else 1):
        luck = luck_of("light", table, game)
        for state, actor, move in positions(table, game):
            for tried in moves_to_try(table, game, state, actor, move, luck):
                after = played(state, actor, tried)
                if after.reveals == state.reveals:
                    yield state, after, actor, tried


def moves_to_try(table: Table, game: int, state: State, actor: int, move: int, luck: Chance) -> list[int]:
    """The move that was played and some others that could have been; in a long game now and then the one."""
    if length(table, game) > SHORT:
        return [move] if luck.below(length(table, game)) < SAMPLE else []
    possible = [*state.legal(actor), *state.free(actor)]
    return list(dict.fromkeys([move, *(possible[luck.below(len(possible))] for _ in range(TRIED))]))


def played(state: State, actor: int, move: int) -> State:
    after = state.clone()
    after.journal = []
    after.play(actor, move)
    return after


def learned(match: Match, state: State, seat: int) -> tuple[object, ...]:
    """What a seat sees of a position, what is open to it, and what it was told on the way."""
    return seen(state, seat), list(state.legal(seat)), *log(match, state, seat)
