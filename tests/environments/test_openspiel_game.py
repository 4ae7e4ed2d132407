"""OpenSpiel plays our games, by its own tests and without seeing the future. Runs where OpenSpiel is installed."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wreckfish.core.registry import game_names
from wreckfish.core.values import WreckfishError

pyspiel = pytest.importorskip("pyspiel")

from absl import logging  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]  # noqa: E402

from wreckfish.environments import openspiel_game  # noqa: E402

# It holds the stream that pytest had when it was loaded, and would close it whenever logging is configured.
logging.get_absl_handler().python_handler.stream = sys.__stderr__

Luck = np.random.Generator
PARAMETERS = {
    "carcass": {"players": 2, "options": "divers:dealt;variant:all-hands"},
    "dolores": {"players": 4},
    "raiders": {"players": 2, "options": "first:2"},
    "wrecked": {"players": 2},
}


def load(name: str) -> Any:
    return pyspiel.load_game(f"wreckfish_{name}", PARAMETERS.get(name, {}))


def outcome(state: Any, luck: Luck) -> int:
    return int(luck.choice([action for action, _ in state.chance_outcomes()]))


def settle(state: Any, luck: Luck) -> Any:
    """Let chance answer until a player decides or the game is over."""
    while state.is_chance_node():
        state.apply_action(outcome(state, luck))
    return state


def decisions(name: str, every: int = 1, most: int = 300) -> Iterator[Any]:
    """Some of the decision nodes of a random game."""
    luck = np.random.default_rng(7)
    state = settle(load(name).new_initial_state(), luck)
    for step in range(most):
        if state.is_terminal():
            return
        if step % every == 0:
            yield state
        state.apply_action(int(luck.choice(state.legal_actions())))
        settle(state, luck)


@pytest.mark.seconds
@pytest.mark.parametrize("name", game_names())
def test_every_game_passes_openspiels_own_test(name: str) -> None:
    """Clones, histories, masks, observations, returns, and a state that is serialized and read again."""
    assert f"wreckfish_{name}" in pyspiel.registered_names()
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", game_names())
def test_copies_do_not_agree_about_what_comes_next(name: str) -> None:
    """Where a move needs luck, its outcomes are equally likely, and copies meet different ones."""
    luck, met = np.random.default_rng(1), 0
    for state in decisions(name, every=3):
        for action in state.legal_actions()[:4]:
            after = state.child(action)
            if not after.is_chance_node():
                continue
            chances = [chance for _, chance in after.chance_outcomes()]
            assert len(chances) > 1
            assert chances == pytest.approx([1 / len(chances)] * len(chances))
            twins = {str(settle(state.child(action), luck)) for _ in range(20)}
            met += len(twins) > 1
        if met > 5:
            return
    assert met > 3, "there is luck in the game"


def test_a_card_that_is_dived_for_is_any_card_of_the_deck() -> None:
    """Two hundred copies agree with the original about as often as sixty cards do."""
    luck = np.random.default_rng(2)
    state = settle(pyspiel.load_game("wreckfish_carcass", {"players": 2}).new_initial_state(), luck)
    (dive,) = state.legal_actions()
    deck = state.position.deck

    def drawn(state: Any) -> int:
        state.apply_action(dive)
        assert len(state.chance_outcomes()) == deck.bit_count()
        card = outcome(state, luck)
        state.apply_action(card)
        return card

    copies = [copy.deepcopy(state) if number % 2 else state.clone() for number in range(200)]
    truth = drawn(state)
    assert sum(drawn(other) == truth for other in copies) < 20


def test_a_planner_meets_the_whole_deck() -> None:
    """OpenSpiel's own search: if it knew the next card, it would only ever meet that one."""
    luck = np.random.RandomState(3)
    game = pyspiel.load_game("wreckfish_carcass", {"players": 2})
    state = settle(game.new_initial_state(), np.random.default_rng(3))
    (dive,) = state.legal_actions()
    state.apply_action(dive)
    settle(state, np.random.default_rng(4))
    planner = mcts.MCTSBot(game, 1.4, 60, mcts.RandomRolloutEvaluator(1, luck), solve=False, random_state=luck)
    root = planner.mcts_search(state)
    dived = max(root.children, key=lambda child: len(child.children))
    assert {child.player for child in dived.children} == {pyspiel.PlayerId.CHANCE}
    assert len(dived.children) > 40
    assert sum(child.explore_count > 0 for child in dived.children) > 10


def test_a_search_of_information_sets_plays() -> None:
    luck = np.random.RandomState(5)
    planner = ismcts.ISMCTSBot(
        load("dolores"), mcts.RandomRolloutEvaluator(1, luck), 2.0, 8, random_state=luck, use_observation_string=True
    )
    for state in decisions("dolores", every=9, most=30):
        assert planner.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", game_names())
def test_a_resampled_state_is_the_same_to_its_player(name: str) -> None:
    sampler, other_worlds = pyspiel.UniformProbabilitySampler(9, 0.0, 1.0), 0
    for state in decisions(name, every=23):
        before = str(state)
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            assert other.history() == state.history()
            other_worlds += str(other) != before
        assert str(state) == before
    assert other_worlds > 0 or name == "carcass", "some player has a secret"
    with pytest.raises(WreckfishError, match="at a decision"):
        load(name).new_initial_state().resample_from_infostate(0, sampler)


@pytest.mark.parametrize("name", game_names())
def test_a_state_goes_on_from_its_pickle_and_from_its_history(name: str) -> None:
    luck = np.random.default_rng(6)
    state = next(islice(decisions(name), 9, None))
    state.apply_action(state.legal_actions()[0])  # perhaps in the middle of an event
    game = state.get_game()
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    replayed = game.new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    twins = [state, pickle.loads(pickle.dumps(state)), copy.deepcopy(state), again[1], replayed]
    for _ in range(60):
        assert len({str(twin) for twin in twins}) == 1
        assert len({tuple(twin.history()) for twin in twins}) == 1
        if state.is_terminal():
            break
        action = outcome(state, luck) if state.is_chance_node() else int(luck.choice(state.legal_actions()))
        for twin in twins:
            twin.apply_action(action)


def test_a_game_keeps_its_parameters() -> None:
    game = pyspiel.load_game("wreckfish_carcass", {"players": 4, "options": "variant=all-hands;first=2"})
    assert game.get_parameters() == {"players": 4, "options": "first:2;variant:all-hands", "data": ""}
    for other in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), pyspiel.load_game(str(game))):
        assert other == game
        state = settle(other.new_initial_state(), np.random.default_rng(1))
        assert state.num_players() == 4
        assert state.current_player() == 1
        assert state.position.view(0).variant == "all-hands"
    listed = openspiel_game.options_from("divers:plunderer+saboteur")
    assert listed == {"divers": "plunderer,saboteur"}
    assert openspiel_game.options_text(listed) == "divers:plunderer+saboteur"
    with pytest.raises(WreckfishError, match="name:value"):
        openspiel_game.options_from("quickly")


def test_there_are_no_information_states_and_it_is_said() -> None:
    game = load("carcass")
    kind = game.get_type()
    assert not kind.provides_information_state_string
    assert not kind.provides_information_state_tensor
    state = settle(game.new_initial_state(), np.random.default_rng(1))
    with pytest.raises(ValueError, match="without perfect recall"):
        state.information_state_string(0)


def test_a_player_sees_nothing_before_the_deal() -> None:
    game = load("dolores")
    observer = game.make_py_observer()
    state = game.new_initial_state()
    observer.set_from(state, 0)
    assert not observer.tensor.any()
    assert observer.string_from(state, 0) == ""
    observer.set_from(settle(state, np.random.default_rng(1)), 0)
    assert observer.tensor.any()
    assert observer.dict["points"].shape == (4,)


def test_what_is_not_legal_is_refused() -> None:
    state = load("carcass").new_initial_state()
    with pytest.raises(WreckfishError, match="300 is not an outcome"):
        state.apply_action(300)
    settle(state, np.random.default_rng(1))
    with pytest.raises(WreckfishError, match="not legal here"):
        state.apply_action(int(state.get_game().actions.wait))


def test_the_example_of_the_docs_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs/environments.md").read_text("utf-8")
    example = page.partition("## OpenSpiel\n```py\n")[2].partition("```")[0]
    exec(example, {})
    assert capsys.readouterr().out.startswith(("[1.0, -1.0]", "[-1.0, 1.0]", "[0.0, 0.0]"))
