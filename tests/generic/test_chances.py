"""Chances are chances: of all seats they add up to one, wherever one is told; and one position has one hint."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from generic.play import finished, luck_of, sampled
from generic.tables import Table, every_table, find, games
from wreckfish.bots.advice import Hint, LastHints, advise
from wreckfish.bots.search import Search, in_secret, outlook, worths
from wreckfish.core.state import State

SIMULATIONS = 8
every_size = pytest.mark.parametrize(
    "table",
    [Table(name, seats) for name in games() for seats in range(find(name).min_seats, find(name).max_seats + 1)],
    ids=str,
)


def add_up(chances: list[float]) -> bool:
    return sum(chances) == pytest.approx(1) and all(0 <= chance <= 1 for chance in chances)


def leaves(table: Table) -> Iterator[State]:
    """Some positions and the end of a random game."""
    yield from (state for state, _, _ in sampled(table, every=4))
    yield finished(table)


@every_table
def test_the_chances_of_all_seats_add_up_to_one(table: Table) -> None:
    instinct = find(table.game).instinct()
    for state in leaves(table) if table.seats > 1 else ():
        seen = outlook(state, instinct)
        assert add_up(list(seen))
        assert add_up(list(worths(state, seen, instinct, instinct.spread(state), 0.0))), "what a search goes by"


@every_size
def test_of_every_move_the_chances_add_up_to_one(table: Table) -> None:
    for state, seat in asked(table):
        search = Search(state, seat, find(table.game).instinct(), 100)
        search.think(SIMULATIONS, 1e9, luck_of("search", table))
        for number in range(len(search.root.moves)):
            if search.tries[number] and table.seats > 1:
                assert add_up(list(search.chances(number)))
        assert sum(search.tries) == search.simulations


@every_size
def test_a_hint_is_told_by_what_it_was_chosen_by(table: Table) -> None:
    """Never “do this, that is better”: what has a figure comes first, the best of all; a mix by how often to play."""
    for state, seat in asked(table):
        hint = advise(find(table.game), state, seat, SIMULATIONS)
        assert sorted(advice.move for advice in hint.advices) == sorted(state.legal(seat))
        assert sum(advice.share for advice in hint.advices) == pytest.approx(1)
        assert len(hint.outlook) == table.seats
        assert table.seats == 1 or add_up(hint.outlook)
        told = [advice.figure for advice in hint.advices if advice.figure is not None]
        rest = [advice.share for advice in hint.advices[len(told) :]]
        assert told == sorted(told, reverse=True)
        assert rest == sorted(rest, reverse=True)
        assert hint.mixed == (not told)
        if hint.mixed:
            assert in_secret(state.with_unsealed(seat), seat)
        else:
            assert told[0] == hint.outlook[seat]


@every_size
def test_one_position_has_one_hint(table: Table) -> None:
    """Whenever it is asked for, and whatever is hidden from who asks."""
    for state, seat in asked(table):
        hint = told(table, state, seat)
        assert told(table, state, seat) == hint
        assert told(table, state.redeal(seat, luck_of("another world", table)), seat) == hint
        assert told(table, state.with_unsealed(seat), seat) == hint, "what others have locked in makes no difference"


@every_size
def test_a_hint_that_a_slow_machine_cut_short_is_told_again(table: Table) -> None:
    for state, seat in asked(table):
        hints = LastHints()
        assert hints.find(state, seat) is None
        short = advise(find(table.game), state, seat, 2)
        assert hints.keep(state, seat, short) is short
        same = state.redeal(seat, luck_of("another world", table))
        assert hints.find(same, seat) is short
        assert hints.keep(same, seat, told(table, state, seat)) is short
        state.play(seat, state.legal(seat)[0])
        assert hints.find(state, seat) is None, "not in another position"


def told(table: Table, state: State, seat: int) -> Hint:
    return advise(find(table.game), state, seat, SIMULATIONS)


def asked(table: Table) -> Iterator[tuple[State, int]]:
    """Some positions in which a seat has a choice."""
    for state, _, _ in [*sampled(table, every=1000)][::2]:
        for seat in state.to_act():
            if len(state.legal(seat)) > 1:
                yield state, seat
