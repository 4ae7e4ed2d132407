"""Observations match their layout, hold no secrets and distinguish what a view distinguishes; actions and moves."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match, make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State
from wreckfish.core.values import WreckfishError
from wreckfish.environments.spaces import LISTED, Actions, Observations, rewards

OPTIONS = {"carcass": {"divers": "dealt"}, "wrecked": {"setup": "full"}}


def tables(name: str) -> list[Match]:
    """The smallest and the largest table, with everything that can be in play."""
    game = find_game(name)
    return [make_match(game, seats, OPTIONS.get(name, {})) for seats in {game.min_seats, game.max_seats}]


def positions(match: Match, seed: str, every: int = 7, most: int = 350) -> Iterator[State]:
    state, luck = match.start(seed_from(seed)), from_seed(seed_from(f"{seed} luck"))
    for ply in range(most):
        if ply % every == 0:
            yield state
        if not state.owing:
            return
        seat = state.to_act()[0]
        free = state.free(seat)
        if len(free) and luck.below(4) == 0:
            state.apply(seat, free[luck.below(len(free))])
        else:
            state.apply(seat, state.random_move(seat, luck))


@pytest.mark.parametrize("name", game_names())
def test_observations_are_as_their_layout_says(name: str) -> None:
    for match in tables(name):
        observations = Observations(match)
        for state in positions(match, "layout"):
            for seat in range(match.seats):
                assert len(state.observe(seat)) == observations.words
                seen = observations.observe(state, seat)
                assert seen.shape == (observations.size,)
                off = np.flatnonzero((seen < observations.low) | (seen > observations.high))
                assert [
                    part
                    for part, places in observations.parts.items()
                    if any(places.start <= n < places.stop for n in off)
                ] == []
                assert seen.tolist() == spread_out(observations, state, seat)
                assert seen.flags.writeable


def spread_out(observations: Observations, state: State, seat: int) -> list[int]:
    """An observation, unpacked bit by bit."""
    words, found = iter(state.observe(seat)), list[int]()
    for field in observations.fields:
        for word in (next(words) for _ in range(field.words)):
            found += [word >> bit & 1 for bit in range(field.members)] or [word]
    return found


@pytest.mark.parametrize("name", game_names())
def test_an_observation_has_nothing_that_a_seat_cannot_know(name: str) -> None:
    luck = from_seed(seed_from("redeal"))
    for match in tables(name):
        for state in positions(match, "secrets", every=11):
            for seat in range(match.seats) if state.owing else ():
                other = state.redeal(seat, luck)
                assert list(other.observe(seat)) == list(state.observe(seat))


@pytest.mark.parametrize("name", game_names())
def test_who_sees_more_observes_more(name: str) -> None:
    """Positions of one game that look different to a seat are observed as different, with few exceptions at most."""
    match = tables(name)[-1]
    seen: dict[bytes, set[tuple[int, ...]]] = {}
    observed: set[tuple[int, ...]] = set()
    for state in positions(match, "apart", every=1, most=200):
        words = tuple(state.observe(0))
        seen.setdefault(msgspec.json.encode(state.view(0)), set()).add(words)
        observed.add(words)
    assert all(len(words) == 1 for words in seen.values()), "what looks the same has the same observation"
    assert len(observed) >= 0.9 * len(seen)


def test_parts_are_called_by_name() -> None:
    match = make_match(find_game("carcass"), 3)
    state = match.start(seed_from("named"))
    while not state.holds[1]:  # type: ignore[attr-defined]
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[-1])
    parts = Observations(match).named(Observations(match).observe(state, 0))
    assert parts["holds"].shape == (3, 60)
    assert parts["points"].tolist() == [state.score_now(seat) for seat in range(3)]
    mine = [match.parts.names[card] for card in np.flatnonzero(parts["holds"][1])]
    assert mine == state.view(0).seats[1].hold  # type: ignore[attr-defined]
    left = Observations(match).named(Observations(match).observe(state, 1))
    assert left["holds"][0].tolist() == parts["holds"][1].tolist(), "seats are counted from the observer"


@pytest.mark.parametrize("name", game_names())
def test_actions_are_the_legal_moves(name: str) -> None:
    match = make_match(find_game(name), 3)
    actions = Actions(match)
    for state in positions(match, "actions", every=5, most=200):
        if not state.owing:
            continue
        seat = state.to_act()[0]
        moves = list(state.legal(seat))
        legal = np.flatnonzero(actions.mask(moves)).tolist()
        assert sorted(actions.move(action, moves) or 0 for action in legal) == sorted(moves)
        assert actions.move(actions.wait, moves) is None
        assert actions.move(-1, moves) is None
        if actions.listed:
            rows = actions.described(moves)
            for place in (0, len(moves) - 1):
                verb, numbers = match.codec._numbers(moves[place])
                assert rows[place].tolist() == [verb + 1, *numbers, *[0] * (actions.width - 1 - len(numbers))]
            assert rows.shape == (LISTED, actions.width)
        else:
            assert actions.numbers(np.array(moves)).tolist() == [actions.number(move) for move in moves]
    assert actions.mask([]).tolist().index(1) == actions.wait


def test_rewards_add_up_to_nothing() -> None:
    match = make_match(find_game("carcass"), 3)
    for state in positions(match, "rewards", every=1):
        last = state
    paid = rewards(last)
    assert max(paid) == 1
    assert sum(paid) == pytest.approx(0)


def test_a_table_has_three_seats_by_default() -> None:
    assert make_match("carcass").seats == 3
    with pytest.raises(WreckfishError, match="2 to 4 seats"):
        make_match("carcass", 9)
