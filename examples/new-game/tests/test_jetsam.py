"""What every game should show of itself: it plays to the end, and no seat is told what it cannot know."""

import pytest
from jetsam import GAME

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.leaks import leaks


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
