"""Positions of Captain Carcass one move before a given event, found by playing deals to the end.

It uses the engine only and knows neither server nor page.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, Record, new_record, write
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from

GAME = find_game("carcass")
DEALS = 60
DEEPEST = 5  # with this many cards in the Exploration, surface if possible


class Moment(NamedTuple):
    """A record to continue from, and seat 0's move that triggers the event."""

    record: str
    move: str
    codes: list[str]  # the events as seat 0 sees them


# The moments we need, and the events that identify them.
WANTED = {
    "reveal": {"event-revealed"},
    "incident": {"event-incident", "event-lost-locker"},
    "saved by the Anchor": {"event-incident", "event-saved"},
    "Map unrolled": {"event-map"},
    "Map choice": {"event-took"},
    "Drone peek": {"event-peeked"},
    "Key and Chest": {"event-bonus-locker"},
}


@cache
def moments() -> dict[str, Moment]:
    """The first moment of each kind."""
    found: dict[str, Moment] = {}
    for number in range(DEALS):
        if len(found) == len(WANTED):
            break
        look_through(number, found)
    missing = WANTED.keys() - found.keys()
    assert not missing, f"none of these deals shows {missing}"
    return found


def look_through(number: int, found: dict[str, Moment]) -> None:
    """Play one deal carelessly and keep any moments still missing."""
    match = make_match(GAME, 2)
    luck = from_seed(seed_from(f"careless {number}"))
    record = new_record(match, seed_from(f"moments {number}"))
    state: Any = record.start()
    state.journal = []
    while state.owing:
        seat = state.to_act()[0]
        moves = {match.codec.text(move): move for move in state.legal(seat)}
        enough = len(state.view(None).exploration) >= DEEPEST and "surface" in moves
        text = "surface" if enough else "dive" if "dive" in moves else list(moves)[luck.below(len(moves))]
        state.play(seat, moves[text])
        codes = [GAME.event(note, 0, match.parts).code for note in state.journal]
        state.journal.clear()
        if seat == 0 and state.owing:
            keep(found, record, text, codes)
        record.plies.append(Ply(seat, moves[text]))


def keep(found: dict[str, Moment], record: Record, move: str, codes: list[str]) -> None:
    for name, wanted in WANTED.items():
        only = name != "reveal" or len(codes) <= 2
        if name not in found and wanted <= set(codes) and only and record.plies:
            found[name] = Moment(write(record), move, codes)
