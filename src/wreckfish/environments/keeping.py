"""Tables and positions as values that can be pickled, so that a game can continue later or elsewhere. Knows no game.

A pickle contains everything, secrets included: it is for the program that runs the game, not for its players.
"""

from __future__ import annotations

from typing import Any

from wreckfish.core.game import Game, Match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.snapshot import restore, snapshot
from wreckfish.core.state import State
from wreckfish.table.matches import stored_match


def pack(match: Match, state: State | None) -> tuple[Any, ...]:
    """A table and a position as values that can be pickled. An installed game is packed as its name."""
    game: Game | str = match.game
    if match.game.name in game_names() and find_game(match.game.name) is match.game:
        game = match.game.name
    return game, match.seats, match.options, match.parts, None if state is None else snapshot(state)


def unpack(packed: tuple[Any, ...]) -> tuple[Match, State | None]:
    game, seats, options, parts, parcel = packed
    match = stored_match(game, seats, options, parts)
    return match, None if parcel is None else restore(parcel, match.table)
