"""OpenSpiel plays our games. Runs where OpenSpiel is installed."""

from __future__ import annotations

import copy

import numpy as np
import pytest

from wreckfish.core.registry import game_names

pyspiel = pytest.importorskip("pyspiel")


@pytest.mark.parametrize("name", game_names())
def test_openspiel_plays_every_game(name: str) -> None:
    from wreckfish.environments import spiel

    assert f"wreckfish_{name}" in spiel.register()
    game = pyspiel.load_game(f"wreckfish_{name}", {"players": 2, "seed": 7})
    state, luck = game.new_initial_state(), np.random.default_rng(7)
    observer = game.make_py_observer()
    for step in range(4000):
        if state.is_terminal():
            break
        player = state.current_player()
        legal = state.legal_actions()
        assert legal
        if step % 50 == 0:
            observer.set_from(state, player)
            assert observer.tensor.any()
            assert observer.string_from(state, player) != ""
            twin = copy.deepcopy(state)
            twin.apply_action(legal[0])
            assert state.legal_actions() == legal
            assert state.action_to_string(player, legal[0]) != ""
        state.apply_action(int(luck.choice(legal)))
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
