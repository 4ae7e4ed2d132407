"""Games with explicit chance: every outcome is offered, and nothing is decided in advance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import mean, variance

import msgspec
import pytest

from core.toy import TOY
from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match, make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State
from wreckfish.environments.explicit_chance import OUTCOMES, Asked, ExplicitChanceGame, Script, streams

SHUFFLED = ("dolores", "wrecked")  # games that shuffle in advance


def positions(name: str) -> Iterator[tuple[State, int, int]]:
    """Positions of random games at the smallest and the largest table, each with a legal move."""
    game = find_game(name)
    for seats in {game.min_seats, game.max_seats}:
        match = make_match(game, seats)
        state, luck = match.start(seed_from("course")), from_seed(seed_from("course luck"))
        for ply in range(300):
            if not state.owing:
                break
            seat = state.to_act()[0]
            move = state.random_move(seat, luck)
            if ply % 3 == 0:
                yield state.clone(), seat, move
            state.apply(seat, move)


def seen(state: State) -> list[bytes]:
    """What each seat and a spectator see."""
    return [msgspec.json.encode(state.view(seat)) for seat in (None, *range(state.seats))]


@pytest.mark.parametrize("name", game_names())
def test_shuffling_unseen_things_again_changes_no_view(name: str) -> None:
    luck, others, all_of_them = from_seed(seed_from("again")), 0, 0
    for state, _, _ in positions(name):
        other = state.clone()
        other.reshuffle(luck)
        other.check()
        assert seen(other) == seen(state)
        assert other.unseen() == state.unseen()
        others += other.dump() != state.dump()
        all_of_them += 1
    assert others > all_of_them / 2 if name in SHUFFLED else others == 0


@pytest.mark.parametrize("name", game_names())
def test_nothing_unseen_is_shown_unless_it_is_counted(name: str) -> None:
    """A move that reveals nothing does not depend on what is unseen."""
    luck, judged = from_seed(seed_from("again")), 0
    for state, seat, move in positions(name):
        other, after = state.clone(), state.clone()
        other.reshuffle(luck)
        other.apply(seat, move)
        after.apply(seat, move)
        if after.unseen() == state.unseen():
            judged += 1
            assert seen(other) == seen(after)
    assert judged > 8


def test_each_draw_is_a_question_with_all_its_answers() -> None:
    with pytest.raises(Asked) as asked:
        Script([]).draw(0b101100)
    assert list(asked.value.outcomes) == [2, 3, 5]
    with pytest.raises(Asked) as asked:
        Script([4]).roll(6) and Script([]).roll(6)
    assert list(asked.value.outcomes) == [0, 1, 2, 3, 4, 5]
    assert Script([]).below(1) == 0
    assert Script([]).draw(0b1000) == 3
    with pytest.raises(Asked) as asked:
        Script([1, 2, 3]).below(10_000)
    assert len(asked.value.outcomes) == OUTCOMES, "many come from a seed, byte by byte"
    assert 0 <= Script([1, 2, 3, 4]).below(10_000) < 10_000


def test_a_game_is_dealt_and_rolled_by_who_answers() -> None:
    """Flotsam rolls what a round is worth when the throws of the last one draw: each of six is possible, once."""
    game = ExplicitChanceGame(Match(TOY, 2, TOY.options(), None))
    assert game.state is None
    for byte in (1, 2, 3, 4):
        game.answer(byte)
    state = game.state
    assert state is not None
    assert streams(state) == ["luck"]
    (throw, *_) = state.legal(0)
    game.decide(0, throw)
    assert not game.outcomes
    assert game.state is not None
    game.decide(1, throw)
    assert list(game.outcomes) == [0, 1, 2, 3, 4, 5]
    worth = Counter[int]()
    for outcome in game.outcomes:
        other = game.__deepcopy__({})
        other.answer(outcome)
        assert not other.outcomes
        worth[other.state.worth] += 1
    assert worth == dict.fromkeys(range(1, 7), 1)
    assert game.pending == (1, throw), "the original still waits"


@pytest.mark.seconds
@pytest.mark.parametrize("name", ["carcass", "dolores"])
def test_games_of_asked_luck_are_like_those_that_the_engine_deals(name: str) -> None:
    """One game draws what it shows, the other shuffles in advance: points and lengths agree within four errors."""
    match, luck, games = make_match(find_game(name), 2), Random(5), 300

    def dealt(number: int) -> tuple[float, float]:
        state = match.start(seed_from(f"dealt {number}"))
        moves = 0
        while state.owing:
            seat = state.to_act()[0]
            state.apply(seat, luck.choice(list(state.legal(seat))))
            moves += 1
        return moves, state.score_now(0) + state.score_now(1)

    def asked(_: int) -> tuple[float, float]:
        game, moves = ExplicitChanceGame(match), 0
        while True:
            while game.outcomes:
                game.answer(luck.choice(game.outcomes))
            state = game.state
            assert state is not None
            if not state.owing:
                return moves, state.score_now(0) + state.score_now(1)
            seat = state.to_act()[0]
            game.decide(seat, luck.choice(list(state.legal(seat))))
            moves += 1

    by_engine, by_asking = (zip(*map(way, range(games)), strict=True) for way in (dealt, asked))
    for one, other in zip(by_engine, by_asking, strict=True):
        error = sqrt((variance(one) + variance(other)) / games)
        assert abs(mean(one) - mean(other)) < 4 * error
