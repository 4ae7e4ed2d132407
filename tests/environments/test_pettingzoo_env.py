"""The environments pass the tests of PettingZoo and Gymnasium, and play the games by the rules."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from wreckfish.core.registry import game_names
from wreckfish.core.values import WreckfishError
from wreckfish.environments import pettingzoo_env
from wreckfish.environments.gymnasium_env import SeatEnv

CYCLES = {"carcass": 400, "dolores": 120, "raiders": 120, "wrecked": 30}


@pytest.fixture(autouse=True)
def their_warnings() -> Iterator[None]:
    """Advice from the libraries' own tests is not a failure."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("name", game_names())
def test_every_game_passes_pettingzoos_tests(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    cycles = CYCLES.get(name, 100)
    api_test(pettingzoo_env.env(name), num_cycles=cycles)
    seed_test(lambda: pettingzoo_env.env(name), num_cycles=cycles // 4)
    parallel_api_test(pettingzoo_env.parallel_env(name), num_cycles=cycles // 3)
    parallel_seed_test(lambda: pettingzoo_env.parallel_env(name), num_cycles=cycles // 6)


@pytest.mark.parametrize("name", game_names())
def test_every_game_is_rendered_and_broken_off(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    custom = {"svg": lambda picture: "<svg" in picture[:200] and "</svg>" in picture[-20:]}
    render_test(lambda render_mode=None: pettingzoo_env.env(name, render_mode=render_mode), custom)
    assert capsys.readouterr().out != ""
    module = SimpleNamespace(
        parallel_env=lambda max_cycles: pettingzoo_env.parallel_env(name, max_cycles=max_cycles),
        env=lambda max_cycles: parallel_to_aec(pettingzoo_env.parallel_env(name, max_cycles=max_cycles)),
    )
    max_cycles_test(module)


@pytest.mark.parametrize("name", game_names())
def test_every_game_passes_gymnasiums_test(name: str) -> None:
    check_env(SeatEnv(name, bots="random"), skip_render_check=True)


def played(env: Any, seed: int) -> tuple[list[int], dict[str, float]]:
    """A random game: the agents that acted, and all final rewards."""
    env.reset(seed=seed)
    luck, acted, paid = np.random.default_rng(seed), list[int](), dict[str, float]()
    for agent in env.agent_iter():
        seen, reward, over, broken_off, _ = env.last()
        paid[agent] = paid.get(agent, 0.0) + reward
        if over or broken_off:
            env.step(None)
            continue
        acted.append(env.possible_agents.index(agent))
        env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return acted, paid


def test_a_game_is_played_to_its_end_and_paid() -> None:
    env = pettingzoo_env.env("carcass")
    acted, paid = played(env, 7)
    assert len(acted) > 60
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) == 1
    assert played(env, 7) == (acted, paid)
    assert played(env, 8) != (acted, paid)
    assert env.unwrapped.table.position.outcome() is not None


def test_who_plays_an_illegal_action_loses_at_once() -> None:
    env = pettingzoo_env.env("carcass")
    env.reset(seed=1)
    first = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(first)["action_mask"] == 0)[0]))
    assert env.terminations[first]
    raw = pettingzoo_env.TableEnv("carcass")
    raw.reset(seed=1)
    with pytest.raises(WreckfishError, match="not legal here"):
        raw.step(raw.table.actions.wait)


def test_in_a_parallel_game_who_is_not_asked_waits() -> None:
    env = pettingzoo_env.parallel_env("dolores", seats=4)
    seen, _ = env.reset(seed=3)
    together = 0
    while env.agents:
        asked = env.table.position.to_act()
        together += len(asked) > 1
        for seat, agent in enumerate(env.possible_agents):
            assert seen[agent]["action_mask"][env.table.actions.wait] == (seat not in asked)
        actions = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
        seen, _, _, _, infos = env.step(actions)
        assert not any(info.get("illegal") for info in infos.values())
    assert together > 3, "contests are chosen at once"
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_one_seat_plays_against_bots() -> None:
    env = SeatEnv("carcass", seats=2, bots="greedy", seat=1)
    wins = 0.0
    for game in range(12):
        seen, _ = env.reset(seed=game)
        over, luck = False, np.random.default_rng(game)
        while not over:
            action = int(luck.choice(np.flatnonzero(seen["action_mask"])))
            seen, reward, over, _, info = env.step(action)
            assert not info["illegal"]
        wins += reward > 0
    assert wins < 6, "greedy beats random play"
    with pytest.raises(WreckfishError, match="reset the environment"):
        env.step(0)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seat": 5}, "no seat 5"),
        ({"bots": ["random"]}, "1 bots are named for 2"),
        ({"render_mode": "film"}, "must be one of human"),
    ],
)
def test_what_cannot_be_is_one_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(WreckfishError, match=sentence):
        SeatEnv("carcass", **given)
