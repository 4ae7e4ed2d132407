"""OpenSpiel: every game with observations as one of its games, `wreckfish_carcass` and so on. Knows no game by name.

Luck is sampled inside a move (a "sampled stochastic" game), from a seed that is drawn when a game begins. Where several
owe a decision at once they are asked one after the other, and none sees what the others chose.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
import pyspiel

from wreckfish.core.game import Match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State
from wreckfish.environments.rendering import as_text
from wreckfish.environments.sight import Actions, Array, Sight, rewards, table_for

LONGEST = 20_000  # moves of a game


def type_of(name: str) -> Any:
    game = find_game(name)
    return pyspiel.GameType(
        short_name=f"wreckfish_{name}",
        long_name=f"Wreckfish {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=max(2, game.least),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, min(3, game.most)), "seed": -1},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games; `players` and `seed` are its parameters. Without a seed every game has luck of its own."""

    name = ""  # of a game; each has a class of its own, since OpenSpiel wants a class to make games by

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given = {"players": max(2, min(3, find_game(name).most)), "seed": -1, **(params or {})}
        self.seed = int(given["seed"])
        self.match: Match = table_for(name, int(given["players"]), None, None)
        self.sight, self.actions = Sight(self.match), Actions(self.match)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.actions.count,
            max_chance_outcomes=0,
            num_players=self.match.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(name), information, given)

    def new_initial_state(self) -> SpielState:
        seed = seed_from(f"spiel {self.seed}" if self.seed >= 0 else secrets.token_hex(16))
        return SpielState(self, self.match.start(seed))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel asks it."""

    def __init__(self, game: SpielGame, position: State) -> None:
        super().__init__(game)
        self.game_ = game
        self.position = position

    def current_player(self) -> int:
        asked = self.position.to_act()
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(np.flatnonzero(self.game_.actions.mask(list(self.position.legal(player)))).tolist())

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        move = self.game_.actions.move(action, list(self.position.legal(player)))
        assert move is not None, "OpenSpiel checks that actions are legal"
        self.position.apply(player, move)

    def _action_to_string(self, player: int, action: int) -> str:
        move = self.game_.actions.move(action, list(self.position.legal(player)))
        return f"action {action}" if move is None else self.game_.match.codec.text(move)

    def is_terminal(self) -> bool:
        return self.position.owing == 0

    def returns(self) -> list[float]:
        return rewards(self.position) if self.is_terminal() else [0.0] * self.position.seats

    def __str__(self) -> str:
        return as_text(self.game_.match, self.position)

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        return SpielState(self.game_, self.position.clone())

    def clone(self) -> SpielState:
        return SpielState(self.game_, self.position.clone())


class SpielObserver:
    """What a player sees, as OpenSpiel's observers give it."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.tensor = np.zeros(game.sight.size, np.float32)
        self.dict: dict[str, Array] = {
            name: self.tensor[part].reshape(game.sight.shapes[name]) for name, part in game.sight.parts.items()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.game.sight.observe(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return as_text(self.game.match, state.position, player)


def register() -> list[str]:
    """Make all our games known to OpenSpiel; their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for name in game_names():
        game = find_game(name)
        if game.most < 2 or not game.layout(max(2, game.least), game.options(), game.load(None)):
            continue
        names.append(f"wreckfish_{name}")
        if names[-1] not in known:
            pyspiel.register_game(type_of(name), type(f"{name.title()}Game", (SpielGame,), {"name": name}))
    return names
