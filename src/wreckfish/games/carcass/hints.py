"""Reasons for a move in Captain Carcass, in figures that its player can see: for hints."""

from __future__ import annotations

from wreckfish.core.values import Saying
from wreckfish.games.carcass.questions import PEEK, TURN
from wreckfish.games.carcass.rules import Carcass
from wreckfish.games.carcass.score import hold_points
from wreckfish.games.carcass.view import risk, seen_deck


def reason(table: Carcass, seat: int) -> Saying | None:
    """Dive or surface, place or leave: how likely the next card is an incident, given what the player has seen, and
    how many points surfacing adds.
    """
    danger = risk(table, seat)
    if table.asking not in (TURN, PEEK) or not table.dived or table.owed or danger is None:
        return None
    gain = hold_points(table, seat, table.holds[seat] | table.found) - table.points(seat)
    if seen_deck(table, seat):
        return Saying(code="why-turn-incident" if danger.bad else "why-turn-safe", params={"points": gain})
    return Saying(code="why-turn", params={"chance": round(100 * danger.bad / danger.cards), "points": gain})
