"""What the environments of all libraries share: a table, its agents, their spaces, observations and infos.

Knows no game by name, and no library but Gymnasium, whose spaces they all use.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import Any

import gymnasium.error
import numpy as np
from gymnasium import spaces

from wreckfish.core.game import Game, make_match
from wreckfish.core.seeds import new_seed, seed_from
from wreckfish.core.state import State
from wreckfish.core.values import WreckfishError, shown
from wreckfish.environments.batch_engine import places
from wreckfish.environments.keeping import pack, unpack
from wreckfish.environments.rendering import as_svg, as_text
from wreckfish.environments.spaces import LISTED, Actions, Array, Observations

MODES = ("human", "ansi", "svg")
Seen = dict[str, Array]
Info = dict[str, Any]


class ResetNeeded(WreckfishError, gymnasium.error.ResetNeeded):
    """No game is running."""

    def __init__(self, english: str = "No game is running: reset the environment.") -> None:
        super().__init__(english)


class InvalidAction(WreckfishError, gymnasium.error.InvalidAction):
    """Not an action, or not a legal one."""


class EnvironmentTable:
    """A table with its agents. Can be copied and pickled during a game."""

    position: State

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        options: Mapping[str, str] | None,
        data: Path | None,
        mode: str | None,
    ) -> None:
        if mode not in (None, *MODES):
            raise WreckfishError(f"The render mode must be one of {', '.join(MODES)}, not {mode}.")
        self.match = make_match(game, seats, options, data)
        self.observations, self.actions = Observations(self.match), Actions(self.match)
        self.mode = mode
        self.agents = [f"seat_{seat + 1}" for seat in range(self.match.seats)]
        self.observation_spaces = {agent: space_of(self.observations, self.actions) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions.count) for agent in self.agents}

    def __getattr__(self, name: str) -> Any:
        """There is no position before the first deal. (A property would cost time at every step.)"""
        raise ResetNeeded if name == "position" else AttributeError(name)

    def __getstate__(self) -> dict[str, Any]:
        made = ("match", "observations", "actions", "position")
        kept = {name: value for name, value in vars(self).items() if name not in made}
        return {**kept, "packed": pack(self.match, vars(self).get("position"))}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.match, position = unpack(kept["packed"])
        self.observations, self.actions = Observations(self.match), Actions(self.match)
        vars(self).update({name: value for name, value in kept.items() if name != "packed"})
        if position is not None:
            self.position = position

    def deal(self, seed: int | None) -> None:
        """Deal a new game; the same seed gives the same game."""
        self.position = self.match.start(new_seed() if seed is None else seed_from(f"environment {seed}"))

    def look(self, seat: int, moves: list[int]) -> tuple[Seen, Info]:
        """A seat's observation and info, given its legal moves.

        The info has the action mask, and all seats' points and places as far as the seat knows them; final ones when
        the game is over.
        """
        position = self.position
        observation, points = self.observations.look(position, seat)
        mask = self.actions.mask(moves)
        seen = {"observation": observation, "action_mask": mask}
        if self.actions.listed:
            seen["moves"] = self.actions.described(moves)
        if position.owing:
            return seen, {"action_mask": mask, "points": points, "standing": places(points)}
        outcome = position.outcome()
        assert outcome is not None, "a game that is over has an outcome"
        points, standing = [score.points for score in outcome.scores], [score.place for score in outcome.scores]
        return seen, {"action_mask": mask, "points": points, "standing": standing}

    def look_of(self, seat: int) -> tuple[Seen, Info]:
        return self.look(seat, list(self.position.legal(seat)))

    def move(self, action: Any, moves: list[int]) -> int | None:
        """The move of an action, given the legal moves; None for an action that is not legal."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        move = self.actions.move(number, moves)
        if move is None and not 0 <= number < self.actions.count:
            last = self.actions.count - 1
            raise InvalidAction(f"Actions are whole numbers from 0 to {last}, not {shown(repr(action))}.")
        return move

    def show(self) -> str | None:
        """The table as a spectator sees it."""
        position = self.position
        if self.mode is None:
            return None
        picture = as_svg if self.mode == "svg" else as_text
        shown_as = picture(self.match, position)
        if self.mode == "human":
            print(shown_as)  # noqa: T201  what the mode is for
            return None
        return shown_as


def space_of(observations: Observations, actions: Actions) -> spaces.Dict:
    """The observation space."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(observations.low, observations.high, dtype=np.int32),
        "action_mask": spaces.Box(0, 1, (actions.count,), np.int8),
    }
    if actions.listed:
        parts["moves"] = spaces.Box(0, np.iinfo(np.int32).max, (LISTED, actions.width), np.int32)
    return spaces.Dict(parts)
