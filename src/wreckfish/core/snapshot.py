"""Positions as plain values, to be sent over a network and restored: every field, whatever the game.

What all games at a table share, such as the values of its cards, is left out: both sides have it. A snapshot hides
nothing, so only redealt positions are ever sent to others.
"""

from __future__ import annotations

from typing import Any

from wreckfish.core.chance import Chance, from_kept
from wreckfish.core.state import TUPLE, State, fields
from wreckfish.core.values import WreckfishError

FITTINGS = "fittings"  # no game has a field of that name


def snapshot(state: State) -> dict[str, Any]:
    """Everything in which a position differs from others at its table."""
    return {FITTINGS: state.fittings(), **State.dump(state)}


def rebuilt(value: Any) -> Any:
    if isinstance(value, list):
        return [rebuilt(part) for part in value]
    if isinstance(value, int) and value.bit_length() > 63:  # compiled fields hold no more; interpreted ones would
        raise OverflowError
    return tuple(map(rebuilt, value[TUPLE])) if isinstance(value, dict) else value


def restore(snapshot: dict[str, Any], table: State) -> State:
    """The position of a snapshot, at a table of the same game, seats and options."""
    state = table.clone()
    there = fields(state)
    try:
        for name, value in snapshot.items():
            if name in there:
                like = getattr(state, name)
                made = from_kept(value) if isinstance(like, Chance) else type(like)(rebuilt(value))
                setattr(state, name, made)
            elif name != FITTINGS:
                raise ValueError(name)
        state.fit(snapshot[FITTINGS])
        state.check()
    except (AssertionError, AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError):
        english = "The position cannot be read: it comes from another version of Wreckfish."
        raise WreckfishError(english, "error-position") from None
    return state
