"""What speaks for a move in Wreck Raiders, in figures that its player can see: for hints."""

from __future__ import annotations

from wreckfish.core.values import Saying
from wreckfish.games.raiders.diving import land, neighbours_gain, next_neighbour_gains
from wreckfish.games.raiders.hoard import DIVE, EXTRA, RIVAL
from wreckfish.games.raiders.rules import Raiders
from wreckfish.games.raiders.stages import NEIGHBOURS, NEXT_NEIGHBOUR, SCALLOPING, WASHING


def reason(table: Raiders, seat: int, move: int) -> Saying | None:
    """The points that a move scores at once, or how many treasures it brings its player and all others."""
    after = table.clone()
    after.journal = []
    after.apply(seat, move)
    points = int(after.standing(seat) - table.standing(seat))
    if points:
        return Saying(code="why-points", params={"points": points})
    verb = move & 31
    if verb not in (DIVE, EXTRA, RIVAL):
        return None  # what neighbours gain once a treasure is placed comes of the dive before
    if verb != EXTRA:
        bring_home(after)
    gainers = [note.seat for note in after.journal if note.kind == "gained"][: 1 if verb == EXTRA else 3]
    if not gainers:
        return None
    mine = gainers.count(seat)
    theirs = len(gainers) - mine
    if theirs == 0:
        return Saying(code="why-treasures", params={"mine": mine})
    return Saying(code="why-treasures-others", params={"mine": mine, "theirs": theirs})


def bring_home(table: Raiders) -> None:
    """Let a diver who has arrived in a wreck, and those beside it, gain what they gain there."""
    if table.stage == WASHING:
        land(table)
    if table.stage in (SCALLOPING, NEIGHBOURS):
        neighbours_gain(table)
    if table.stage == NEXT_NEIGHBOUR:
        next_neighbour_gains(table)
