"""PettingZoo: seats are agents, one after the other (`env`) or all at once (`parallel_env`). Knows no game by name.

An observation is a dict: `observation`, whole numbers with named parts (`named`); `action_mask`; and in games with very
many moves `moves`, the list that actions choose from.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from wreckfish.core.game import Game
from wreckfish.environments.environment_table import MODES, EnvironmentTable, Info, InvalidAction, ResetNeeded, Seen
from wreckfish.environments.spaces import Array, rewards


class AtTable:
    """What both kinds of environment have in common."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Game = "carcass",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        data: Path | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = EnvironmentTable(game, seats, options, data, render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self.table.agents)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces
        name = self.metadata["name"].replace("_", f"_{self.table.match.game.name}_", 1)
        self.metadata = {**self.metadata, "name": name}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.table.action_spaces[agent]

    def named(self, observation: Array) -> dict[str, Array]:
        """The parts of an observation by name; docs/environments.md explains them."""
        return self.table.observations.named(observation)

    def render(self) -> str | None:
        return self.table.show()

    def close(self) -> None:
        """Nothing to close."""


def env(game: str | Game = "carcass", **table: Any) -> TableEnv:
    """An environment in which an illegal action loses the game at once, as in PettingZoo's own games."""
    made = TableEnv(game, **table)
    made.forgiving = True
    return made


class TableEnv(AtTable, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """Seats decide one after the other. Where several owe a decision at once, none sees what the others chose.

    max_cycles  decisions of one seat after which a game is truncated; None for never
    """

    metadata = {"name": "wreckfish_v0", "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012  as PettingZoo does it

    forgiving = False  # whether an illegal action loses the game at once; otherwise it is an error

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agent_selection = self.possible_agents[0]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.cycles = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self.select()

    def select(self) -> None:
        """Select the acting agent, its observation and its legal moves."""
        table = self.table
        seat = table.position.to_act()[0]
        self.infos[self.agent_selection] = {}
        self.agent_selection = self.possible_agents[seat]
        self.moves = list(table.position.legal(seat))
        self.seen, self.infos[self.agent_selection] = table.look(seat, self.moves)

    def observe(self, agent: str) -> Seen:
        if self.table.position.owing and agent == self.agent_selection:
            return self.seen.copy()
        return self.table.look_of(self.seat_of[agent])[0]

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, Info]:
        if not self.agents:
            raise ResetNeeded
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ResetNeeded
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position = self.table.position
        move = self.table.move(action, self.moves)
        if move is None:
            self.lose(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        position.apply(self.seat_of[agent], move)
        self.cycles[agent] += 1
        if not position.owing:
            self.end(dict(zip(self.possible_agents, rewards(position), strict=True)))
            for other, seat in self.seat_of.items():
                self.infos[other] = self.table.look_of(seat)[1]
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
        """Handle an illegal action."""
        if not self.forgiving:
            raise InvalidAction(f"The action {action} is not legal here: see the action mask.")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent]["illegal"] = True
        self.end({other: -1.0 if other == agent else 0.0 for other in self.agents})


class parallel_env(AtTable, ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # noqa: N801  PettingZoo's name for it
    """All seats decide at once. An agent with nothing to decide waits, whatever its action.

    An illegal action is replaced by a random legal one and flagged in `infos`.
    """

    metadata = {"name": "wreckfish_parallel_v0", "render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        self.table.deal(seed)
        self.luck = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self.look()

    def look(self) -> tuple[dict[str, Seen], dict[str, Info]]:
        """The observations and infos of all agents."""
        looks = {agent: self.table.look_of(seat) for seat, agent in enumerate(self.possible_agents)}
        return {agent: look[0] for agent, look in looks.items()}, {agent: look[1] for agent, look in looks.items()}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        position, agents = self.table.position, self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        asked = position.to_act()
        for seat in asked:
            self.table.move(actions.get(agents[seat]), list(position.legal(seat)))  # all are actions, or none is played
        legal = {agents[seat]: self.play(seat, actions[agents[seat]]) for seat in asked if position.owes(seat)}
        self.cycles += 1
        over, broken_off = not position.owing, self.cycles == self.max_cycles
        paid = rewards(position) if over else [0.0] * len(agents)
        if over or broken_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        seen, infos = self.look()
        for agent in agents:
            infos[agent]["illegal"] = not legal.get(agent, True)
        return (
            seen,
            dict(zip(agents, paid, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off and not over),
            infos,
        )

    def play(self, seat: int, action: int) -> bool:
        """Play an action, or a random legal one in its place; returns whether it was legal."""
        moves = list(self.table.position.legal(seat))
        move = self.table.move(action, moves)
        self.table.position.apply(seat, moves[int(self.luck.integers(len(moves)))] if move is None else move)
        return move is not None
