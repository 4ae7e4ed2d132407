"""What speaks for a move in Wreck Raiders, in figures that its player can see: for hints."""

from __future__ import annotations

from wreckfish.core.values import Saying
from wreckfish.games.raiders.hoard import types_in
from wreckfish.games.raiders.rules import Raiders


def reason(table: Raiders, seat: int, move: int) -> Saying | None:
    """The points that a move scores at once, and how many treasures it brings its player and all others."""
    after = table.clone()
    after.apply(seat, move)
    points = int(after.standing(seat) - table.standing(seat))
    if points:
        return Saying(code="why-points", params={"points": points})
    mine = gained(table, after, seat)
    theirs = sum(gained(table, after, other) for other in range(table.seats) if other != seat)
    if mine <= 0 and theirs <= 0:
        return None
    return Saying(code="why-treasures", params={"mine": mine, "theirs": theirs})


def gained(before: Raiders, after: Raiders, seat: int) -> int:
    """Treasures in hand and on display that a seat has more than before."""
    return sum(
        len(f"{types_in(table.displays[seat]):x}{types_in(table.hands[seat]):x}".replace("0", "")) * sign
        for table, sign in ((after, 1), (before, -1))
    )
