"""The games and bots that installed packages announce as entry points, ours among them."""

from __future__ import annotations

import sys
from functools import cache, lru_cache
from importlib.metadata import EntryPoints, entry_points
from typing import Any

from wreckfish.core.game import Game
from wreckfish.core.phrases import meant
from wreckfish.core.values import WreckfishError, shown


def announced(group: str) -> EntryPoints:
    return announced_on(group, tuple(sys.path))


@lru_cache(maxsize=8)
def announced_on(group: str, path: tuple[str, ...]) -> EntryPoints:
    """Cached for each path: looking reads a file of every installed package, which takes some 25 ms."""
    return entry_points(group=group)


def game_names() -> list[str]:
    """The names of the installed games."""
    return sorted(announced("wreckfish.games").names)


def bot_names() -> list[str]:
    """The names of the installed bots."""
    return sorted(announced("wreckfish.bots").names)


def find_game(name: str) -> Game:
    """The game of that name; a WreckfishError lists the names if there is none."""
    names = game_names()
    if name not in names:
        english = "There is no game “{name}”. Installed: {known}.{meant}"
        known = ", ".join(names) or "–"
        raise WreckfishError(english, "error-no-game", name=shown(name), known=known, meant=meant(name, names))
    game = _load("wreckfish.games", name)
    if not isinstance(game, Game):
        english = "The package that announces the game “{name}” does not provide a Game."
        raise WreckfishError(english, "error-not-a-game", name=name)
    return game


def find_bot(name: str) -> Any:
    """What makes the bot of that name for a game; a WreckfishError lists the names if there is none."""
    names = bot_names()
    if name not in names:
        english = "There is no bot “{name}”. Installed: {known}.{meant}"
        known = ", ".join(names) or "–"
        raise WreckfishError(english, "error-no-bot", name=shown(name), known=known, meant=meant(name, names))
    return _load("wreckfish.bots", name)


@cache
def _load(group: str, name: str) -> Any:
    """What a package announces under a name."""
    try:
        return announced(group)[name].load()
    except Exception as problem:  # another package's code can fail in any way
        english = "“{name}” is installed but cannot be loaded: {problem}."
        why = f"{type(problem).__name__}, {problem}"
        raise WreckfishError(english, "error-cannot-load", name=name, problem=why) from problem
