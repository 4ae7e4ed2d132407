"""The outcome of a game in which players conceded: they share the last place, and the others keep their order."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from wreckfish.core.state import State
from wreckfish.core.values import Outcome, Score, rank

CONCEDED = "conceded"  # the reason of a game that was given up before its rules ended it


def with_concessions(state: State, conceded: Collection[int]) -> Outcome:
    """How a game ended in which seats conceded."""
    found = state.outcome() or given_up(state)
    others = [score.place for seat, score in enumerate(found.scores) if seat not in conceded]
    ahead = [
        len(others) if seat in conceded else sum(other < score.place for other in others)
        for seat, score in enumerate(found.scores)
    ]
    return replace(
        found,
        scores=tuple(replace(score, place=1 + better) for score, better in zip(found.scores, ahead, strict=True)),
    )


def given_up(state: State) -> Outcome:
    """A game that no one plays to its end: the points of that moment."""
    points = [round(state.score_now(seat)) for seat in range(state.seats)]
    return Outcome(CONCEDED, tuple(Score(each, place) for each, place in zip(points, rank(points), strict=True)))
