"""OpenSpiel: every game that has observations, as `wreckfish_carcass` and so on. Knows no game by name.

Importing this module registers them. Luck is explicit: where a move needs it there are chance nodes
(`explicit_chance.py`), so a clone knows no more of the future than a player. Where several seats owe a decision at once
they act one after the other, and none sees what the others chose. There are observations, but no information states
with perfect recall.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel

from wreckfish.core.chance import from_words
from wreckfish.core.game import Match, make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.state import State
from wreckfish.core.values import WreckfishError, shown
from wreckfish.environments.explicit_chance import BYTES, OUTCOMES, ExplicitChanceGame, streams
from wreckfish.environments.rendering import as_text
from wreckfish.environments.spaces import Actions, Array, Observations, rewards

LONGEST = 20_000  # decisions in a game, at most
DEFAULT = pyspiel.IIGObservationType(perfect_recall=False)  # what a player sees now


def type_of(name: str) -> Any:
    game = find_game(name)
    return pyspiel.GameType(
        short_name=f"wreckfish_{name}",
        long_name=f"Wreckfish {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=max(2, game.min_seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, min(3, game.max_seats)), "options": "", "data": ""},
    )


def options_from(text: str) -> dict[str, str]:
    """Options as one parameter: `variant:all-hands;first:2`, and a list with `+`. OpenSpiel keeps = and , to itself."""
    found = {}
    for part in filter(None, text.split(";")):
        name, sign, value = part.replace("=", ":").partition(":")
        if not sign:
            raise WreckfishError(f"Options are written name:value, separated by ;, not “{shown(part)}”.")
        found[name.strip()] = value.strip().replace("+", ",")
    return found


def options_text(options: Mapping[str, str]) -> str:
    return ";".join(f"{name}:{value}" for name, value in sorted(options.items())).replace(",", "+")


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games. Its parameters: `players`, `options` and `data`, the path of a data file."""

    name = ""  # of the game; each has its own class, as OpenSpiel makes games from classes

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {"players": max(2, min(3, find_game(self.name).max_seats)), "options": "", "data": "", **(params or {})}
        given["options"] = options_text(options_from(given["options"]))
        match = table(self.name, given)
        information = pyspiel.GameInfo(
            num_distinct_actions=Actions(match).count,
            max_chance_outcomes=OUTCOMES,
            num_players=match.seats,
            min_utility=-1.0 / (match.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.name), information, given)

    # OpenSpiel makes and unpickles games in its own ways, but they always have their parameters.

    @cached_property
    def match(self) -> Match:
        return table(self.name, self.get_parameters())

    @cached_property
    def observations(self) -> Observations:
        return Observations(self.match)

    @cached_property
    def actions(self) -> Actions:
        return Actions(self.match)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST * BYTES

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        wanted = iig_obs_type or DEFAULT
        if wanted.perfect_recall or not wanted.public_info or wanted.private_info != DEFAULT.private_info or params:
            raise ValueError(
                "Only what one player sees now can be observed: without perfect recall, without parameters."
            )
        return SpielObserver(self)


def table(name: str, given: Mapping[str, Any]) -> Match:
    data = Path(given["data"]) if given["data"] else None
    return make_match(name, given["players"], options_from(given["options"]), data)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.chance_game = ExplicitChanceGame(game.match)

    @property
    def position(self) -> State:
        """The position at a decision; at a chance node, the one before the move that needs the luck."""
        if self.chance_game.state is None:
            raise WreckfishError("The game has not been dealt yet: that is up to chance.")
        return self.chance_game.state

    def current_player(self) -> int:
        if self.chance_game.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.position.to_act()
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.chance_game.outcomes
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _legal_actions(self, player: int) -> list[int]:
        moves = list(self.position.legal(player))
        return [int(action) for action in np.flatnonzero(self.get_game().actions.mask(moves))]

    def move(self, player: int, action: int) -> int | None:
        actions: Actions = self.get_game().actions
        return actions.move(action, list(self.position.legal(player)))

    def _apply_action(self, action: int) -> None:
        if self.chance_game.outcomes:
            if action not in self.chance_game.outcomes:
                raise WreckfishError(f"{action} is not an outcome of chance here.")
            self.chance_game.answer(action)
            return
        player = self.current_player()
        move = self.move(player, action)
        if move is None:
            raise WreckfishError(f"The action {action} is not legal here.")
        self.chance_game.decide(player, move)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        move = self.move(player, action)
        return f"action {action}" if move is None else self.get_game().match.codec.text(move)

    def is_terminal(self) -> bool:
        return not self.chance_game.outcomes and self.position.owing == 0

    def returns(self) -> list[float]:
        return rewards(self.position) if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one. It keeps the old history."""
        if self.chance_game.outcomes:
            raise WreckfishError("A state can only be resampled at a decision, not at a chance node.")
        other: SpielState = self.clone()
        other.chance_game = self.chance_game.redealt(player, from_words(*(int(sampler() * 2**32) for _ in range(4))))
        return other

    def __str__(self) -> str:
        """Everything, secrets included, so that different states differ. What a player sees is easier to read."""
        game = self.chance_game
        whole: dict[str, Any] = {"position": None, "pending": game.pending, "answers": game.answers}
        if game.state is not None:
            own = streams(game.state)
            whole["position"] = {name: value for name, value in game.state.dump().items() if name not in own}
        return msgspec.json.encode(whole, order="deterministic").decode()

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        copy: SpielState = self.clone()
        return copy


class SpielObserver:
    """What a player sees, as an OpenSpiel observer; nothing before the deal."""

    def __init__(self, game: SpielGame) -> None:
        self.match, self.observations = game.match, game.observations
        self.tensor = np.zeros(game.observations.size, np.float32)
        self.dict: dict[str, Array] = {
            name: self.tensor[part].reshape(game.observations.shapes[name])
            for name, part in game.observations.parts.items()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.chance_game.state
        self.tensor[:] = 0 if position is None else self.observations.observe(position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.chance_game.state
        return "" if position is None else as_text(self.match, position, player)


def register() -> list[str]:
    """Register all our games with OpenSpiel; returns their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for name in game_names():
        game = find_game(name)
        if game.max_seats < 2 or not game.layout(max(2, game.min_seats), game.options(), game.load(None)):
            continue
        names.append(f"wreckfish_{name}")
        if names[-1] not in known:
            kind = type(f"{name.title()}Game", (SpielGame,), {"name": name, "__module__": __name__})
            globals()[kind.__name__] = kind  # where pickle looks for it
            pyspiel.register_game(type_of(name), kind)
    return names


register()
