"""Hints for Wreck Raiders: what speaks for a move, in figures that its player can see."""

from __future__ import annotations

from wreckfish.core.values import Saying
from wreckfish.games.raiders.rules import Raiders
from wreckfish.games.raiders.stages import BEGIN, LANDED, NEIGHBOURS, NEXT_NEIGHBOUR, SCALLOPING, STEPS, WASHING
from wreckfish.games.raiders.verbs import DIVE, EXTRA, SEND_RIVAL

# By the stage after a dive: the steps that still bring treasures to the diver and those beside it.
TO_COME = {
    WASHING: (LANDED, NEIGHBOURS, NEXT_NEIGHBOUR),
    SCALLOPING: (NEIGHBOURS, NEXT_NEIGHBOUR),
    NEXT_NEIGHBOUR: (NEXT_NEIGHBOUR,),
}


def reason(table: Raiders, seat: int, move: int) -> Saying | None:
    """The points that a move scores at once, or how many treasures it brings its player and all others."""
    after = table.clone()
    after.journal = []
    after.apply(seat, move)
    points = int(after.score_now(seat) - table.score_now(seat))
    if points:
        return Saying(code="why-points", params={"points": points})
    verb = move & 31
    if verb not in (DIVE, EXTRA, SEND_RIVAL):
        return None  # what neighbours gain after a placement counts for the dive before it
    for stage in TO_COME.get(after.stage, ()) if verb != EXTRA else ():
        STEPS[stage - BEGIN].run(after)
    gainers = [note.seat for note in after.journal if note.kind == "gained"][: 1 if verb == EXTRA else 3]
    if not gainers:
        return None
    mine = gainers.count(seat)
    theirs = len(gainers) - mine
    if theirs == 0:
        return Saying(code="why-treasures", params={"mine": mine})
    return Saying(code="why-treasures-others", params={"mine": mine, "theirs": theirs})
