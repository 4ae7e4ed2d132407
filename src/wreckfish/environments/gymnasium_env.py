"""Gymnasium: one seat learns, bots play the others. Knows no game by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from wreckfish.bots.bot import Bot, bot_moves
from wreckfish.core.chance import from_kept, from_seed
from wreckfish.core.game import Game
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import seed_from
from wreckfish.core.values import WreckfishError
from wreckfish.environments.environment_table import MODES, EnvironmentTable, Info, ResetNeeded, Seen
from wreckfish.environments.spaces import Array, rewards


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat against bots: one bot for all other seats, or one for each.

    An illegal action is replaced by a random legal one and flagged in `info`; the action mask shows the legal ones. Can
    be copied and pickled during a game.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  as Gymnasium does it

    def __init__(
        self,
        game: str | Game = "carcass",
        seats: int | None = None,
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        data: Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = EnvironmentTable(game, seats, options, data, render_mode)
        self.render_mode = render_mode
        if not 0 <= seat < self.table.match.seats:
            raise WreckfishError(f"There is no seat {seat}: seats are numbered from 0 to {self.table.match.seats - 1}.")
        others = [other for other in range(self.table.match.seats) if other != seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise WreckfishError(f"{len(names)} bots are named for {len(others)} other seats.")
        self.seat = seat
        self.names = dict(zip(others, names, strict=True))
        self.bots = self.seated()
        agent = self.table.agents[seat]
        self.observation_space = self.table.observation_spaces[agent]
        self.action_space = self.table.action_spaces[agent]
        self.luck = from_seed(seed_from("0"))

    def seated(self) -> dict[int, Bot]:
        return {seat: find_bot(name)(self.table.match.game) for seat, name in self.names.items()}

    def __getstate__(self) -> dict[str, Any]:
        """Bots have no memory, so they are made again."""
        return {**{name: value for name, value in vars(self).items() if name != "bots"}, "luck": self.luck.kept()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update({**kept, "luck": from_kept(kept["luck"])})
        self.bots = self.seated()

    def named(self, observation: Array) -> dict[str, Array]:
        """The parts of an observation by name; docs/environments.md explains them."""
        return self.table.observations.named(observation)

    def action_masks(self) -> Array:
        """Which actions are legal, in the form that sb3-contrib expects."""
        return self.table.actions.mask(list(self.table.position.legal(self.seat))).astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """Start a new game. Without a seed it follows from the last one given, as Gymnasium requires."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.table.deal(number)
        self.luck = from_seed(seed_from(f"bots {number}"))
        self.let_others_play()
        return self.table.look_of(self.seat)

    def let_others_play(self) -> None:
        """Until the seat must decide or the game is over. Bots that decide at the same time choose first, unseen."""
        for _ in bot_moves(self.table.position, self.bots, self.luck):
            pass

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Info]:
        position = self.table.position
        moves = list(position.legal(self.seat))
        if not moves:
            raise ResetNeeded("The game is over: reset the environment.")
        move = self.table.move(action, moves)
        position.apply(self.seat, moves[int(self.np_random.integers(len(moves)))] if move is None else move)
        self.let_others_play()
        over = not position.owing
        reward = rewards(position)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        seen, info = self.table.look_of(self.seat)
        info["illegal"] = move is None
        return seen, reward, over, False, info

    def render(self) -> str | None:
        return self.table.show()
