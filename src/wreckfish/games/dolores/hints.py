"""Reasons for a hand in Dolores, in points that its player can see: for hints."""

from __future__ import annotations

from wreckfish.core.values import Saying
from wreckfish.games.dolores.cards import DEALER_SIDE, LEFT_SIDE
from wreckfish.games.dolores.loot import gathered
from wreckfish.games.dolores.rules import Dolores
from wreckfish.games.dolores.score import points_of
from wreckfish.games.dolores.verbs import SHOW


def reason(table: Dolores, seat: int, move: int) -> Saying | None:
    """What the player's own side of the loot would bring, and what all of it would, if the player can see it."""
    if move & 31 != SHOW or not table.contends(seat) or (table.hidden and table.looker != seat):
        return None
    side = table.lying & (DEALER_SIDE if seat == table.dealer else LEFT_SIDE)
    return Saying(code="why-show", params={"side": gain(table, seat, side), "all": gain(table, seat, table.lying)})


def gain(table: Dolores, seat: int, slots: int) -> int:
    """Points that cards of the loot would add to a player's sets, or take from them."""
    return points_of(table.holds[seat] + gathered(table, slots)) - points_of(table.holds[seat])
