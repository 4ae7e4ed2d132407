"""What speaks for a move in Wreck Raiders, in figures that its player can see: for hints."""

from __future__ import annotations

from wreckfish.core.values import Saying
from wreckfish.games.raiders.diving import neighbours_gain, next_neighbour_gains
from wreckfish.games.raiders.rules import Raiders
from wreckfish.games.raiders.stages import NEIGHBOURS, NEXT_NEIGHBOUR, SCALLOPING


def reason(table: Raiders, seat: int, move: int) -> Saying | None:
    """The points that a move scores at once, and how many treasures it brings its player and all others."""
    after = table.clone()
    after.journal = []
    after.apply(seat, move)
    points = int(after.standing(seat) - table.standing(seat))
    if points:
        return Saying(code="why-points", params={"points": points})
    if after.stage in (SCALLOPING, NEIGHBOURS):
        neighbours_gain(after)  # the others gain theirs when the diver's own is placed
    if after.stage == NEXT_NEIGHBOUR:
        next_neighbour_gains(after)
    gainers = [note.seat for note in after.journal if note.kind == "gained"]
    if not gainers:
        return None
    mine = gainers.count(seat)
    return Saying(code="why-treasures", params={"mine": mine, "theirs": len(gainers) - mine})
