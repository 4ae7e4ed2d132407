"""Finds secrets that get out, and names the field that shows them.

A seat must not be able to tell a position from one in which everything it cannot know was drawn again. `leaks` redeals
a position and compares all that leaves the rules: views, observations, moves, questions, refusals, what happened.
For tests of a game, ours or another package's. Knows no game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from wreckfish.core.chance import Chance
from wreckfish.core.game import Match
from wreckfish.core.state import State

TRIED = range(0, 64 * 32, 37)  # moves whose refusals are compared, legal or not
MISSING = "nothing"


def leaks(match: Match, state: State, seat: int, luck: Chance, worlds: int = 3) -> list[str]:
    """The fields that show a seat something it cannot know: `view.crates[1]: 4 or 9`. Empty if it is told nothing."""
    others = [state.redeal(seat, luck) for _ in range(worlds)]
    return list(dict.fromkeys(field for other in others for field in told_apart(match, state, other, seat)))


def told_apart(match: Match, one: State, other: State, seat: int) -> list[str]:
    """The fields by which a seat, or a spectator beside it, can tell two positions apart."""
    seen, also_seen = shown_to(match, one, seat), shown_to(match, other, seat)
    if seen == also_seen:
        return []
    for shown in (seen, also_seen):
        shown |= {name: [match.codec.text(move) for move in shown[name]] for name in ("legal", "free")}
    return list(differences(seen, also_seen))


def shown_to(match: Match, state: State, seat: int) -> dict[str, Any]:
    """All that leaves the rules for a seat, and for the spectators, by name."""
    return {
        "view": msgspec.to_builtins(state.view(seat)),
        "spectator": msgspec.to_builtins(state.view(None)),
        "observation": observed(match, state, seat),
        "to_act": state.to_act(),
        "legal": list(state.legal(seat)),
        "free": list(state.free(seat)),
        "prompts": msgspec.to_builtins(state.prompts(seat)),
        "refusals": [msgspec.to_builtins(state.refusal(seat, move)) for move in TRIED],
        "events": events(match, state, seat),
    }


def observed(match: Match, state: State, seat: int) -> dict[str, list[int]]:
    """An observation by the names of its fields; words that no field names are there, too."""
    words, found = list(state.observe(seat)), {}
    for field in match.game.layout(match.seats, match.options, match.parts):
        found[field.name], words = words[: field.words], words[field.words :]
    return found | ({"unnamed": words} if words else {})


def events(match: Match, state: State, seat: int | None) -> list[Any]:
    """The events that a seat may know; none without a journal."""
    return [msgspec.to_builtins(match.game.event(note, seat, match.parts)) for note in state.journal or []]


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Where two values differ, each place by its path: `view.seats[2].hold: …`."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one | other:
            inner = f"{path}.{key}" if path else str(key)
            yield from differences(one.get(key, MISSING), other.get(key, MISSING), inner)
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for place, (first, second) in enumerate(zip(one, other, strict=True)):
            yield from differences(first, second, f"{path}[{place}]")
    elif one != other:
        yield f"{path}: {one!r} or {other!r}"
