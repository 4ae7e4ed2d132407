"""Matches from stored values: a table's database row, a position sent over the network, a file of results, a pickle."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from wreckfish.core.game import Game, Match
from wreckfish.core.registry import find_game


def stored_match(game: str | Game, seats: int, options: Any, parts: Any = None) -> Match:
    """Options and parts are of the game's own types or plain values: options as in JSON, parts as in a data file. None
    stands for the standard parts.
    """
    found = find_game(game) if isinstance(game, str) else game
    standard = found.load(None)
    agreed = msgspec.convert(options, found.options)
    played_with = standard if parts is None else msgspec.convert(parts, type(standard))
    found.agree(seats, agreed, played_with)
    return Match(found, seats, agreed, played_with)


@lru_cache(maxsize=512)
def match_of(game: str, seats: int, options: str) -> Match:
    """The match of a table with these options as JSON, shared by all tables with the same options."""
    return stored_match(game, seats, msgspec.json.decode(options))
