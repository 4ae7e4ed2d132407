"""What every game should show of itself: it plays to the end, no seat is told what it cannot know, its rules hold."""

import pytest
from jetsam import GAME
from jetsam.rules import Jetsam

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.leaks import leaks
from wreckfish.core.values import IllegalMove


@pytest.mark.parametrize("seats", range(GAME.min_seats, GAME.max_seats + 1))
def test_no_seat_is_shown_what_it_cannot_know(seats: int) -> None:
    match, luck = make_match(GAME, seats), from_seed("1" * 32)
    for game in range(10):
        state = match.start(f"{game:032x}")
        while state.owing:
            for seat in range(seats):
                assert leaks(match, state, seat, luck) == []
            state.check()
            seat = state.to_act()[0]
            state.play(seat, state.random_move(seat, luck))
        assert state.outcome() is not None


def test_who_accepts_an_offer_exchanges_crates() -> None:
    """JE06, played with moves as texts."""
    match = make_match(GAME, 2)
    state = match.start("any text")
    assert isinstance(state, Jetsam)
    one, two = state.crates
    match.play(state, "offer 2 high")
    match.play(state, "accept")
    assert state.crates == [two, one]
    assert state.view(0).crates == [two + 1, one + 1]


def test_an_empty_heap_gives_no_other_crate() -> None:
    """JE04, in a position that is set up by hand."""
    match = make_match(GAME, 2)
    state = match.start("any text")
    assert isinstance(state, Jetsam)
    state.heap, state.overboard = 0, state.heap
    assert "swap" not in match.moves(state)
    with pytest.raises(IllegalMove) as refused:
        match.play(state, "swap")
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("no-heap", "JE04")
