"""A position as plain values that can be sent over a line, and back: every field of it, whatever the game.

What all games at a table share, such as its cards' values, is not sent: both sides have it. A parcel hides nothing, so
only redealt positions are ever wrapped for somebody else.
"""

from __future__ import annotations

from typing import Any

from wreckfish.core.chance import Chance
from wreckfish.core.state import State
from wreckfish.core.values import WreckfishError

PLAIN = (bool, int, float, str)
FITTINGS = "fittings"  # no game has a field of that name
TUPLE = "tuple"  # JSON has none


def wrap(state: State) -> dict[str, Any]:
    """All that makes a position differ from others at its table."""
    parcel: dict[str, Any] = {FITTINGS: state.fittings()}
    for name in fields(state):
        value = getattr(state, name)
        if isinstance(value, Chance):
            parcel[name] = [value.a, value.b, value.c, value.count]
        elif is_plain(value):
            parcel[name] = plain(value)
    return parcel


def is_plain(value: Any) -> bool:
    if isinstance(value, PLAIN):
        return True
    return hasattr(value, "__len__") and not isinstance(value, dict) and all(map(is_plain, value))


def plain(value: Any) -> Any:
    """Numbers and texts as they are, rows as lists."""
    if isinstance(value, PLAIN):
        return value
    row = [plain(part) for part in value]
    return {TUPLE: row} if isinstance(value, tuple) else row


def rebuilt(value: Any) -> Any:
    if isinstance(value, list):
        return [rebuilt(part) for part in value]
    return tuple(map(rebuilt, value[TUPLE])) if isinstance(value, dict) else value


def unwrap(parcel: dict[str, Any], table: State) -> State:
    """The position that was wrapped, at a table of the same game, seats and options."""
    state = table.clone()
    there = fields(state)
    try:
        for name, value in parcel.items():
            if name in there:
                like = getattr(state, name)
                made = Chance(*value) if isinstance(like, Chance) else type(like)(rebuilt(value))
                setattr(state, name, made)
            elif name != FITTINGS:
                raise ValueError(name)
        state.fit(parcel[FITTINGS])
        state.check()
    except (AssertionError, AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError):
        raise WreckfishError(
            "The position cannot be read: it comes from another version of Wreckfish.", "error-position"
        ) from None
    return state


def fields(state: State) -> list[str]:
    """The names of a position's fields, in whichever engine; a game of another package may have both sorts."""
    compiled = [name for kind in type(state).__mro__ for name in vars(kind).get("__mypyc_attrs__", ())]
    return [name for name in [*compiled, *getattr(state, "__dict__", {})] if name not in ("__dict__", "journal")]
