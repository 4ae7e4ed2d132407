"""What speaks for a move in Captain Carcass, in figures that its player can see: for hints."""

from __future__ import annotations

from wreckfish.core.bits import count_bits
from wreckfish.core.values import Saying
from wreckfish.games.carcass.effects import TURN
from wreckfish.games.carcass.rules import Carcass


def reason(table: Carcass, seat: int) -> Saying | None:
    """Dive or surface: how likely an incident is, and how many points are safe by surfacing."""
    if table.asking != TURN or not table.dived or table.owed or not table.deck:
        return None
    hold = table.holds[seat]
    gain = table.hold_points(seat, hold | table.found) - table.points(seat)
    bad, cards = int(count_bits(table.deck & table.blocked)), int(count_bits(table.deck))
    return Saying(code="why-turn", params={"chance": round(100 * bad / cards), "points": gain})
