"""Environments as Gymnasium's and PettingZoo's users expect them: made by id, masked, told, copied, and clear when used
wrongly.
"""

from __future__ import annotations

import copy
import importlib
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env

import wreckfish.environments
from wreckfish.core.registry import game_names
from wreckfish.core.state import State
from wreckfish.core.values import WreckfishError
from wreckfish.environments import env_id, pettingzoo_env
from wreckfish.environments.gymnasium_env import SeatEnv

IDS = {"carcass": "wreckfish/Carcass-v0", "dolores": "wreckfish/Dolores-v0"}
IDS |= {"raiders": "wreckfish/Raiders-v0", "wrecked": "wreckfish/Wrecked-v0"}


@pytest.mark.parametrize("name", game_names())
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_every_game_is_made_by_its_id(name: str) -> None:
    assert env_id(name) == IDS.get(name, env_id(name))
    env: Any = gymnasium.make(env_id(name), bots="random", seats=2, seat=1)
    assert env.unwrapped.table.match.game.name == name
    assert env.unwrapped.seat == 1
    again: Any = gymnasium.make(env.spec)
    assert again.unwrapped.seat == 1, "a spec makes the same"
    check_env(gymnasium.make(env_id(name), bots="random").unwrapped, skip_render_check=True)
    assert pettingzoo.make("aec", env_id(name), seats=2).metadata["name"] == f"wreckfish_{name}_v0"
    assert pettingzoo.make("parallel", env_id(name), seats=2).possible_agents == ["seat_1", "seat_2"]


def test_a_module_before_the_id_registers_it() -> None:
    assert gymnasium.make("wreckfish.environments:wreckfish/Carcass-v0").unwrapped.spec is not None
    importlib.reload(wreckfish.environments)  # registers nothing twice: a warning would be an error here


@pytest.mark.parametrize("name", game_names())
def test_masks_points_and_standing_are_told(name: str) -> None:
    env = SeatEnv(name, seats=3, bots="random", seat=1)
    seen, info = env.reset(seed=4)
    luck, over, steps = np.random.default_rng(4), False, 0
    while not over and steps < 400:
        position = env.table.position
        mask = env.action_masks()
        assert mask.dtype == np.bool_
        assert mask.sum() == min(len(position.legal(1)), env.table.actions.wait)
        assert mask.tolist() == seen["action_mask"].tolist() == info["action_mask"].tolist()
        relative = env.named(seen["observation"])["points"].tolist()
        assert info["points"] == [relative[(seat - 1) % 3] for seat in range(3)]
        assert info["standing"] == [1 + sum(other > mine for other in info["points"]) for mine in info["points"]]
        seen, _, over, _, info = env.step(int(luck.choice(np.flatnonzero(mask))))
        assert not info["illegal"]
        steps += 1
    outcome = env.table.position.outcome()
    if over:
        assert outcome is not None
        assert info["points"] == [score.points for score in outcome.scores]
        assert info["standing"] == [score.place for score in outcome.scores]


def test_points_in_the_info_are_what_the_seat_may_know() -> None:
    """In Get Wrecked no one knows the coins in another's Stockpile, so no agent is told them."""
    env = SeatEnv("wrecked", seats=2, bots="random")
    env.reset(seed=1)
    state: Any = env.table.position
    state.stock[1] = 0b111
    told, true = set(), set()
    for coins in (1, 3):
        state.values = type(state.values)([coins] * len(state.values))
        told.add(tuple(env.table.look_of(0)[1]["points"]))
        true.add(state.score_now(1))
    assert len(true) == 2
    assert len(told) == 1


@pytest.mark.parametrize("name", game_names())
def test_all_seats_are_told_in_pettingzoo(name: str) -> None:
    env = pettingzoo_env.env(name, seats=2)
    env.reset(seed=2)
    luck = np.random.default_rng(2)
    for step, agent in enumerate(env.agent_iter(200)):
        seen, _, over, _, info = env.last()
        assert sorted(info) == ["action_mask", "points", "standing"]
        assert seen is not None
        assert info["action_mask"].tolist() == seen["action_mask"].tolist()
        others = [other for other in env.agents if other != agent]
        assert over or not any(env.infos[other] for other in others), "no agent acts by an old mask"
        if step == 100 or over:
            break
        env.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
    parallel = pettingzoo_env.parallel_env(name, seats=2)
    seen_by, infos = parallel.reset(seed=2)
    for agent, info in infos.items():
        assert info["action_mask"].tolist() == seen_by[agent]["action_mask"].tolist()
        assert len(info["points"]) == len(info["standing"]) == 2


# ---- Copies -------------------------------------------------------------------------------------------------------


def by_pickle(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def alone(env: SeatEnv) -> Iterator[Any]:
    """A game from one seat, with actions sampled from the environment's own space."""
    over = False
    while not over:
        seen, reward, over, _, info = env.step(int(env.action_space.sample(env.action_masks().astype(np.int8))))
        yield env.table.position.dump(), seen["observation"].tobytes(), reward, info["points"]
    seen, _ = env.reset()
    yield seen["observation"].tobytes()


def in_turn(env: pettingzoo_env.TableEnv) -> Iterator[Any]:
    for agent in env.agent_iter(150):
        seen, reward, over, broken_off, _ = env.last()
        assert seen is not None
        yield agent, reward, over, seen["observation"].tobytes()
        env.step(None if over or broken_off else int(env.action_space(agent).sample(seen["action_mask"])))


def together(env: pettingzoo_env.parallel_env) -> Iterator[Any]:
    while env.agents and env.cycles < 100:
        actions = {agent: int(env.action_space(agent).sample()) for agent in env.agents}  # a legal one is drawn
        seen, paid, *_ = env.step(actions)
        yield paid, [one["observation"].tobytes() for one in seen.values()]


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("copied", [copy.deepcopy, by_pickle], ids=["deep copy", "pickle"])
def test_a_copy_goes_on_as_its_original(name: str, copied: Callable[[Any], Any]) -> None:
    lone, turns, parallel = (
        SeatEnv(name, seats=2, bots="random"),
        pettingzoo_env.env(name, seats=2),
        pettingzoo_env.parallel_env(name),
    )
    lone.reset(seed=3)
    turns.reset(seed=3)
    parallel.reset(seed=3)
    runs: list[tuple[Any, Callable[[Any], Iterator[Any]]]] = [(lone, alone), (turns, in_turn), (parallel, together)]
    for env, going in runs:
        for number, agent in enumerate(env.table.agents):
            env.table.action_spaces[agent].seed(number)
        begun = going(env)
        for _ in range(12):
            next(begun)
        twin = copied(env)
        expected = [step for step, _ in zip(going(env), range(60), strict=False)]
        assert [step for step, _ in zip(going(twin), range(60), strict=False)] == expected


def test_copies_lead_lives_of_their_own_and_may_be_made_before_a_game() -> None:
    env = SeatEnv("carcass", bots="sound")
    fresh = by_pickle(env)
    with pytest.raises(WreckfishError, match="reset"):
        fresh.step(0)
    env.reset(seed=5)
    position: State = env.table.position
    before, twin = position.dump(), copy.deepcopy(env)
    twin.step(int(np.flatnonzero(twin.action_masks())[0]))
    assert position.dump() == before
    assert twin.table.position.dump() != before


# ---- What cannot be -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "ask",
    [
        lambda: SeatEnv("carcass").step(0),
        lambda: SeatEnv("carcass").action_masks(),
        lambda: SeatEnv("carcass", render_mode="ansi").render(),
        lambda: pettingzoo_env.env("carcass").step(0),
        lambda: pettingzoo_env.env("carcass").last(),
        lambda: pettingzoo_env.env("carcass").observe("seat_1"),
        lambda: pettingzoo_env.env("carcass").render(),
        lambda: pettingzoo_env.parallel_env("carcass").step({}),
        lambda: pettingzoo_env.parallel_env("carcass", render_mode="ansi").render(),
    ],
)
def test_before_a_game_there_is_a_sentence(ask: Callable[[], object]) -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="No game is running: reset the environment") as found:
        ask()
    assert isinstance(found.value, WreckfishError)


@pytest.mark.parametrize("action", [-1, 10**9, 1.5, "dive", None, np.array([1, 2])])
def test_what_is_no_action_is_refused_and_nothing_is_played(action: Any) -> None:
    envs: list[Any] = [SeatEnv("carcass"), pettingzoo_env.env("carcass"), pettingzoo_env.parallel_env("carcass")]
    for env in envs:
        env.reset(seed=1)
        before = env.table.position.dump()
        given = dict.fromkeys(env.agents, action) if isinstance(env, pettingzoo_env.parallel_env) else action
        with pytest.raises(gymnasium.error.InvalidAction, match="Actions are whole numbers from 0 to") as found:
            env.step(given)
        assert isinstance(found.value, WreckfishError)
        assert env.table.position.dump() == before


def test_after_the_last_agent_there_is_a_sentence() -> None:
    env = pettingzoo_env.env("carcass")
    env.reset(seed=1)
    env.step(env.table.actions.wait)  # not legal: lost at once
    for _ in range(3):
        env.step(None)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_a_number_of_any_kind_is_an_action() -> None:
    env = SeatEnv("carcass", bots="random")
    env.reset(seed=1)
    action = int(np.flatnonzero(env.action_masks())[0])
    for same in (np.int64(action), np.array(action)):
        twin = copy.deepcopy(env)
        assert not twin.step(same)[4]["illegal"]  # type: ignore[arg-type]


def test_gymnasium_needs_no_pettingzoo() -> None:
    program = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "from wreckfish.environments.gymnasium_env import SeatEnv\n"
        "SeatEnv('dolores').reset(seed=1)"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
