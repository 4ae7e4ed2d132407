"""Which games and bots there are: those that installed packages announce as entry points, ours among them."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from wreckfish.core.game import Game
from wreckfish.core.values import WreckfishError, shown


def game_names() -> list[str]:
    return sorted(entry_points(group="wreckfish.games").names)


def bot_names() -> list[str]:
    return sorted(entry_points(group="wreckfish.bots").names)


def find_game(name: str) -> Game:
    """The game of that name, or a sentence that says which there are."""
    game = _load("game", "wreckfish.games", name)
    if not isinstance(game, Game):
        raise WreckfishError(f"The package that announces the game “{name}” does not give a Game.")
    return game


def find_bot(name: str) -> Any:
    """The bot of that name, or a sentence that says which there are."""
    return _load("bot", "wreckfish.bots", name)


@cache
def _load(kind: str, group: str, name: str) -> Any:
    found = entry_points(group=group)
    if name not in found.names:
        raise WreckfishError(
            f"There is no {kind} “{shown(name)}”; there is {', '.join(sorted(found.names)) or 'none'}."
        )
    try:
        return found[name].load()
    except Exception as problem:  # somebody else's code: whatever goes wrong there gets a sentence
        raise WreckfishError(
            f"The {kind} “{name}” is installed but cannot be loaded: {type(problem).__name__}, {problem}."
        ) from problem
