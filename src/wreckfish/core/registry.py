"""Which games and bots there are: those that installed packages announce as entry points, ours among them."""

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
    """Looked up once for each path: it reads a file of every installed package, some 25 ms."""
    return entry_points(group=group)


def game_names() -> list[str]:
    return sorted(announced("wreckfish.games").names)


def outside_names() -> list[str]:
    """The games that other packages bring."""
    found = announced("wreckfish.games")
    return sorted(entry.name for entry in found if not entry.value.startswith("wreckfish."))


def bot_names() -> list[str]:
    return sorted(announced("wreckfish.bots").names)


def find_game(name: str) -> Game:
    """The game of that name, or a sentence that says which there are."""
    try:
        game = _load("wreckfish.games", name)
    except LookupError:
        raise WreckfishError(
            "There is no game “{name}”; there is {games}.{meant}",
            "error-no-game",
            name=shown(name),
            games=", ".join(game_names()) or "–",
            meant=meant(name, game_names()),
        ) from None
    if not isinstance(game, Game):
        raise WreckfishError(
            "The package that announces the game “{name}” does not give a Game.", "error-not-a-game", name=name
        )
    return game


def find_bot(name: str) -> Any:
    """The bot of that name, or a sentence that says which there are."""
    try:
        return _load("wreckfish.bots", name)
    except LookupError:
        raise WreckfishError(
            "There is no bot “{name}”; there is {bots}.{meant}",
            "error-no-bot",
            name=shown(name),
            bots=", ".join(bot_names()) or "–",
            meant=meant(name, bot_names()),
        ) from None


@cache
def _load(group: str, name: str) -> Any:
    """What a package announces under a name; a LookupError if there is none of that name."""
    found = announced(group)
    if name not in found.names:
        raise LookupError(name)
    try:
        return found[name].load()
    except Exception as problem:  # somebody else's code: whatever goes wrong there gets a sentence
        raise WreckfishError(
            "“{name}” is installed but cannot be loaded: {problem}.",
            "error-cannot-load",
            name=name,
            problem=f"{type(problem).__name__}, {problem}",
        ) from problem
