"""The search finds a known equilibrium, never peeks, keeps within its bounds, and can be repeated."""

import math

import pytest
from librt.vecs import vec

from bots.biased import EQUILIBRIUM, Biased
from core.toy import TOY
from wreckfish.bots.players import SearchBot
from wreckfish.bots.search import Search, drawn, scaled
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.instinct import Instinct, likely
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State, play_out

LUCK = "0123456789abcdef0123456789abcdef"


def biased_policy(state: Biased, seat: int, seed: str) -> list[float]:
    search = Search(state, seat, Instinct(), 100)
    search.think(12_000, math.inf, from_seed(seed))
    return list(search.root.weights())


def test_both_sides_of_a_simultaneous_choice_come_near_its_equilibrium() -> None:
    for seat in (0, 1):
        assert biased_policy(Biased(), seat, LUCK) == pytest.approx(EQUILIBRIUM, abs=0.03)


def test_who_chooses_second_does_not_peek() -> None:
    """Whatever the other seat has locked in, the search is the same to the last digit."""
    policies = []
    for locked in range(3):
        state = Biased()
        state.apply(0, locked)
        policies.append(biased_policy(state, 1, LUCK))
    assert policies[0] == policies[1] == policies[2]
    assert policies[0] == pytest.approx(EQUILIBRIUM, abs=0.03)


def middle_of(game: str, seats: int | None = None) -> tuple[State, int]:
    """A position with a choice in the middle of a random game, and the seat that must choose."""
    match = make_match(find_game(game), seats or find_game(game).max_seats)
    luck = from_seed(seed_from(f"{game} {seats}"))
    state = match.start(seed_from(game))
    play_out(state, luck, 30)
    while len(state.legal(state.to_act()[0])) < 2:
        play_out(state, luck, 1)
    return state, state.to_act()[0]


@pytest.mark.parametrize("game", game_names())
def test_the_same_seed_and_as_many_simulations_give_the_same_search(game: str) -> None:
    state, seat = middle_of(game)
    weights = []
    for _ in range(2):
        search = Search(state, seat, find_game(game).instinct(), 1000)
        search.think(60, math.inf, from_seed(LUCK))
        weights.append((list(search.root.moves), list(search.root.weights()), search.moves))
    assert weights[0] == weights[1]
    assert sum(weights[0][1]) == pytest.approx(1.0)


@pytest.mark.parametrize("game", game_names())
def test_thinking_longer_goes_on_where_it_was(game: str) -> None:
    state, seat = middle_of(game)
    search = Search(state, seat, find_game(game).instinct(), 1000)
    luck = from_seed(LUCK)
    search.think(15, math.inf, luck)  # too few to be certain of a choice, which would end it early
    search.think(15, math.inf, luck)
    assert search.simulations == 30
    assert search.root.total == 30


@pytest.mark.parametrize("game", game_names())
def test_the_tree_stays_within_its_room(game: str) -> None:
    state, seat = middle_of(game)
    search = Search(state, seat, find_game(game).instinct(), 10)
    search.think(100, math.inf, from_seed(LUCK))
    assert 40 < search.simulations <= 100  # it goes on, until the choice is certain
    assert len(search.tree) == 10


def test_a_search_without_time_still_has_an_answer() -> None:
    state, seat = middle_of("carcass")
    bot = SearchBot(find_game("carcass").instinct(), 1_000_000, 0.0)
    assert state.accepts(seat, bot.decide(state, seat, from_seed(LUCK)))


def test_the_position_that_is_searched_stays_as_it_is() -> None:
    for game in game_names():
        state, seat = middle_of(game)
        before = state.dump()
        SearchBot(find_game(game).instinct(), 30, math.inf).decide(state, seat, from_seed(LUCK))
        assert state.dump() == before


def test_a_game_in_plain_python_is_searched_too() -> None:
    state = make_match(TOY, 3).start(seed_from("toy"))
    luck = from_seed(LUCK)
    bot = SearchBot(TOY.instinct(), 20, math.inf)
    while state.owing:
        seat = state.to_act()[-1]
        state.play(seat, bot.decide(state, seat, luck))
    assert state.outcome() is not None


def test_weights_and_likelihoods() -> None:
    assert list(scaled(vec_of(1.0, 3.0))) == [0.25, 0.75]
    assert list(scaled(vec_of(0.0, 0.0))) == [0.5, 0.5]
    assert [drawn(vec_of(0.25, 0.75), point) for point in (0.0, 0.24, 0.26, 0.999, 1.0)] == [0, 0, 1, 1, 1]
    assert likely(0.0, 10.0) == 0.5
    assert likely(10.0, 10.0) == pytest.approx(0.75, abs=0.005)
    assert likely(-1e9, 10.0) == 0.0


def vec_of(*numbers: float) -> vec[float]:
    return vec[float](numbers)
