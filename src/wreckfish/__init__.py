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
    "Bot", "Game", "IllegalMove", "Match", "Record", "State", "WreckfishError", "ask_bot", "bot_names", "engine",
    "find_game", "game_names", "make_match", "play_game", "read_record", "version",
]  # fmt: skip

HOMES = {
    "bots.bot": ("Bot",),
    "core.game": ("Game", "Match", "make_match"),
    "core.record": ("Record", "read_record"),
    "core.registry": ("bot_names", "find_game", "game_names"),
    "core.state": ("State",),
    "core.values": ("IllegalMove", "WreckfishError"),
    "interpreted": ("engine",),
    "table.bot_games": ("ask_bot", "play_game"),
}


def version() -> str:
    """The version of the installed package."""
    from importlib.metadata import version  # takes longer than all the rest here

    return version("wreckfish")


if not TYPE_CHECKING:  # a type checker should go on complaining of names that are not there

    def __getattr__(name):
        for home, names in HOMES.items():
            if name in names:
                from importlib import import_module

                value = globals()[name] = getattr(import_module(f"wreckfish.{home}"), name)
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
