"""Wreckfish: an open table for shipwreck games. One rules engine for people, bots, researchers and designers.

    >>> import wreckfish
    >>> match = wreckfish.make_match("carcass", seats=2)
    >>> state = match.start("friday")
    >>> match.play(state, wreckfish.ask_bot("greedy", match, state))

`__all__` is the public interface; docs/python.md shows it. Its names are loaded when they are first used, so that
importing the package takes about a millisecond.
"""

import os

TYPE_CHECKING = False  # type checkers know better; `typing` would be most of the time that this import takes

if os.environ.get("WRECKFISH_ENGINE") == "interpreted":
    from wreckfish import interpreted

    interpreted.prefer_sources()

if TYPE_CHECKING:
    from wreckfish.bots.bot import Bot
    from wreckfish.core.game import Game, Match, make_match
    from wreckfish.core.record import Record, read_record
    from wreckfish.core.registry import bot_names, find_game, game_names
    from wreckfish.core.state import State
    from wreckfish.core.values import IllegalMove, WreckfishError
    from wreckfish.interpreted import engine
    from wreckfish.table.bot_games import ask_bot, play_game

__all__ = [
    "Bot",
    "Game",
    "IllegalMove",
    "Match",
    "Record",
    "State",
    "WreckfishError",
    "ask_bot",
    "bot_names",
    "engine",
    "find_game",
    "game_names",
    "make_match",
    "play_game",
    "read_record",
    "version",
]

HOMES = {
    "Bot": "bots.bot",
    "Game": "core.game",
    "IllegalMove": "core.values",
    "Match": "core.game",
    "Record": "core.record",
    "State": "core.state",
    "WreckfishError": "core.values",
    "ask_bot": "table.bot_games",
    "bot_names": "core.registry",
    "engine": "interpreted",
    "find_game": "core.registry",
    "game_names": "core.registry",
    "make_match": "core.game",
    "play_game": "table.bot_games",
    "read_record": "core.record",
}


def version() -> str:
    """The version of the installed package."""
    from importlib.metadata import version  # takes longer than all the rest here

    return version("wreckfish")


if not TYPE_CHECKING:  # a type checker should go on complaining of names that are not there

    def __getattr__(name):
        if name not in HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value = globals()[name] = getattr(import_module(f"wreckfish.{HOMES[name]}"), name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
