"""Positions and views as pictures in notebooks: `%load_ext wreckfish.environments.notebook`. Knows no game by name.

A position is shown as a spectator sees it; use `state.view(seat)` for a seat's view.
"""

from __future__ import annotations

from typing import Any

from wreckfish.core.game import Game, make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State
from wreckfish.environments.rendering import picture
from wreckfish.language import from_locale


def game_of(state: State) -> Game | None:
    """The installed game that a position belongs to."""
    home = type(state).__module__.rpartition(".")[0]
    return next((game for game in map(find_game, game_names()) if type(game).__module__ == home), None)


def show_state(state: State) -> str | None:
    """A position as a spectator sees it, in SVG; None for a game that is not installed."""
    game = game_of(state)
    return None if game is None else picture(game, state.view(None), from_locale())


def load_ipython_extension(shell: Any) -> None:
    """Teach a notebook to show positions and views."""
    pictures = shell.display_formatter.formatters["image/svg+xml"]
    pictures.for_type(State, show_state)
    for game in map(find_game, game_names()):
        view = make_match(game, game.max_seats).start(seed_from("any")).view(None)
        pictures.for_type(type(view), lambda view, game=game: picture(game, view, from_locale()))
