"""A match from stored values."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from wreckfish.core.game import Match
from wreckfish.core.registry import find_game


@lru_cache(maxsize=512)
def match_of(name: str, size: int, options: str) -> Match:
    """The match of a table; tables that agreed on the same things share it."""
    game = find_game(name)
    parts = game.load(None)
    agreed = read_agreed(name, options)
    game.agree(size, agreed, parts)
    return Match(game, size, agreed, parts)


def read_agreed(name: str, options: str) -> Any:
    return msgspec.json.decode(options, type=find_game(name).options)
