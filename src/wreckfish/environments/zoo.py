"""PettingZoo: every seat an agent, one after the other (`env`) or all at once (`parallel_env`). Knows no game by name.

An observation is a dict: `observation`, whole numbers with named parts (`named`), `action_mask`, and for games with
very many moves `moves`, what stands in the list that actions choose from.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from wreckfish.core.game import Game
from wreckfish.core.seeds import new_seed, seed_from
from wreckfish.core.state import State
from wreckfish.core.values import WreckfishError
from wreckfish.environments.rendering import as_svg, as_text
from wreckfish.environments.sight import LISTED, Actions, Array, Sight, rewards, table_for

MODES = ("human", "ansi", "svg")
Seen = dict[str, Array]


class Seating:
    """What both kinds of environment share: the table, its agents and their spaces, and what each of them sees."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        options: Mapping[str, str] | None,
        data: Path | None,
        mode: str | None,
    ) -> None:
        if mode not in (None, *MODES):
            raise WreckfishError(f"A table is shown as one of {', '.join(MODES)}, not as {mode}.")
        self.match = table_for(game, seats, options, data)
        self.sight, self.actions = Sight(self.match), Actions(self.match)
        self.mode = mode
        self.agents = [f"seat_{seat + 1}" for seat in range(self.match.seats)]
        self.observation_spaces = {agent: space_of(self.sight, self.actions) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions.count) for agent in self.agents}
        self.position: State = self.match.start(seed_from("0"))

    def deal(self, seed: int | None) -> None:
        """A new game; the same seed gives the same one."""
        self.position = self.match.start(new_seed() if seed is None else seed_from(f"environment {seed}"))

    def seen(self, seat: int) -> Seen:
        return self.seen_with(seat, list(self.position.legal(seat)))

    def seen_with(self, seat: int, moves: list[int]) -> Seen:
        """What a seat sees, if these are its legal moves."""
        seen = {"observation": self.sight.observe(self.position, seat), "action_mask": self.actions.mask(moves)}
        if self.actions.listed:
            seen["moves"] = self.actions.described(moves)
        return seen

    def show(self) -> str | None:
        """The table as a spectator sees it."""
        if self.mode is None:
            return None
        picture = as_svg if self.mode == "svg" else as_text
        shown = picture(self.match, self.position)
        if self.mode == "human":
            print(shown)  # noqa: T201  what the mode is for
            return None
        return shown


def space_of(sight: Sight, actions: Actions) -> spaces.Dict:
    """The space of observations."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(sight.low, sight.high, dtype=np.int32),
        "action_mask": spaces.Box(0, 1, (actions.count,), np.int8),
    }
    if actions.listed:
        parts["moves"] = spaces.Box(0, np.iinfo(np.int32).max, (LISTED, actions.width), np.int32)
    return spaces.Dict(parts)


def env(game: str | Game = "carcass", **table: Any) -> TableEnv:
    """The environment of a game in which who plays an illegal action loses at once, as PettingZoo's own games do."""
    return TableEnv(game, forgiving=True, **table)


class TableEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One seat after the other decides. Where several owe a decision at once, none sees what the others chose.

    max_cycles  decisions of one seat after which a game is broken off; None for never
    forgiving   who plays an illegal action loses at once; else it is an error
    """

    metadata = {"name": "wreckfish_v0", "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012  PettingZoo's own way

    def __init__(
        self,
        game: str | Game = "carcass",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        data: Path | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        forgiving: bool = False,
    ) -> None:
        super().__init__()
        self.table = Seating(game, seats, options, data, render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.forgiving = forgiving
        self.possible_agents = list(self.table.agents)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.table.action_spaces[agent]

    def named(self, observation: Array) -> dict[str, Array]:
        """The parts of an observation by name; docs/environments.md says what they are."""
        return self.table.sight.named(observation)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self.select()

    def select(self) -> None:
        """Who acts now, and what is open to it."""
        seat = self.table.position.to_act()[0]
        self.agent_selection = self.possible_agents[seat]
        self.moves = list(self.table.position.legal(seat))

    def observe(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        if agent == self.agent_selection and self.table.position.owing:
            return self.table.seen_with(seat, self.moves)
        return self.table.seen(seat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position = self.table.position
        move = None if action is None else self.table.actions.move(int(action), self.moves)
        if move is None:
            self.lose(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        position.apply(self.seat_of[agent], move)
        self.cycles[agent] += 1
        if not position.owing:
            self.end(dict(zip(self.possible_agents, rewards(position), strict=True)))
        else:
            if self.cycles[agent] == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self.select()
        if self.render_mode == "human":
            self.render()

    def end(self, paid: dict[str, float]) -> None:
        self.rewards = paid
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def lose(self, agent: str, action: int | None) -> None:
        """An action that is not legal."""
        if not self.forgiving:
            raise WreckfishError(f"The action {action} is not legal here: see the action mask.")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent]["illegal"] = True
        self.end({other: -1.0 if other == agent else 0.0 for other in self.agents})

    def render(self) -> str | None:
        return self.table.show()

    def close(self) -> None:
        """There is nothing to close."""


class parallel_env(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # noqa: N801  PettingZoo's name for it
    """All seats decide at once; who is not asked waits, whatever its action is.

    In the place of an action that is not legal a legal one is drawn, and `infos` says so.
    """

    metadata = {"name": "wreckfish_parallel_v0", "render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game = "carcass",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        data: Path | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Seating(game, seats, options, data, render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces
        self.luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.luck = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Seen]:
        return {agent: self.table.seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        position, agents = self.table.position, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat in position.to_act():
            if position.owes(seat):
                agent = agents[seat]
                infos[agent]["illegal"] = not self.play(seat, actions.get(agent))
        self.cycles += 1
        over, broken_off = not position.owing, self.cycles == self.max_cycles
        paid = rewards(position) if over else [0.0] * len(agents)
        if over or broken_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self.seen(),
            dict(zip(agents, paid, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off and not over),
            infos,
        )

    def play(self, seat: int, action: int | None) -> bool:
        """Play an action, or a legal one in its place; whether it was legal."""
        moves = list(self.table.position.legal(seat))
        move = None if action is None else self.table.actions.move(int(action), moves)
        self.table.position.apply(seat, moves[int(self.luck.integers(len(moves)))] if move is None else move)
        return move is not None

    def render(self) -> str | None:
        return self.table.show()

    def close(self) -> None:
        """There is nothing to close."""
