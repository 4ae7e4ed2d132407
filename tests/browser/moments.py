"""Positions of Captain Carcass one move before something happens, found by playing deals to the end.

The rules are the engine's own; nothing of the server or the page is known here.
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
DEEPEST = 5  # with so many cards in the Exploration nobody dives on without being asked to


class Moment(NamedTuple):
    """A record to go on from, and the move of seat 0 that brings it about."""

    record: str
    move: str
    codes: list[str]  # what happens, as seat 0 hears it


# What is to be seen, and the events that show it.
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
    """The first one of each kind."""
    found: dict[str, Moment] = {}
    for number in range(DEALS):
        if len(found) == len(WANTED):
            break
        look_through(number, found)
    missing = WANTED.keys() - found.keys()
    assert not missing, f"none of these deals shows {missing}"
    return found


def look_through(number: int, found: dict[str, Moment]) -> None:
    """Play one deal with careless divers, and keep what is still missing."""
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
