"""The course of a finished game: where the points came from, how the score ran, and the turns that decided it.

One pass over the moves, in slices of time. A finished game never changes, so the last courses asked for are kept.
It knows no game: a decisive turn is one whose points changed the chances of winning most, judged by points alone.
The bots' own chances also rise and fall with whose turn it is, which no one would recognise as a moment.
"""

from __future__ import annotations

from asyncio import Semaphore
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec
from librt.vecs import append, vec

from wreckfish.core.instinct import Instinct, shared_out
from wreckfish.core.state import Note, State
from wreckfish.core.values import Event
from wreckfish.server.db.store import Store
from wreckfish.server.finished_messages import Course, Turning
from wreckfish.server.services.finished.game import FinishedGame
from wreckfish.server.services.finished.records import read_finished
from wreckfish.server.slices import unhurried
from wreckfish.table.position import Played

POINTS: Final = 120  # of the curve, at most
TURNS: Final = 3
KEPT: Final = 200  # courses in memory, a few kilobytes each


class Courses:
    """The courses that were asked for last."""

    def __init__(self, store: Store, computing: Semaphore) -> None:
        self.store = store
        self.computing = computing
        self.kept: OrderedDict[str, Course] = OrderedDict()

    async def find(self, table: str) -> Course:
        if table in self.kept:
            self.kept.move_to_end(table)
            return self.kept[table]
        async with self.computing:
            self.kept[table] = await course(await read_finished(self.store, table))
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return self.kept[table]


class Turn(msgspec.Struct):
    """Consecutive moves of one seat, and the one among them that changed most."""

    seat: int
    ply: int  # of that move
    events: list[Event]  # of that move
    most: float  # how much it changed
    before: Sequence[float]  # chances before the turn
    points: Sequence[int]  # points before the turn
    after: Sequence[float] = ()
    scored: Sequence[int] = ()  # points after the turn


async def course(game: FinishedGame) -> Course:
    """Play a game again, and look at the points and chances after each move."""
    match = game.end.terms.match
    instinct: Instinct = match.game.instinct()
    state = match.start(game.row.seed)
    seats = range(match.seats)
    every = -(-len(game.moves) // POINTS) or 1
    points = points_now(state)
    chances = chances_by(points, instinct.spread(state))
    plies, curve = [0], [points]
    turns: list[Turn] = []
    number = 0
    async for made in unhurried(game.moves):
        number += 1
        events = play(game, state, made)
        before, points = points, points_now(state)
        likely, chances = chances, chances_by(points, instinct.spread(state))
        change = max(abs(chances[seat] - likely[seat]) for seat in seats)
        if not turns or turns[-1].seat != made.seat:
            turns.append(Turn(made.seat, number, events, change, likely, before))
        elif change > turns[-1].most:
            turns[-1].ply, turns[-1].events, turns[-1].most = number, events, change
        turns[-1].after, turns[-1].scored = chances, points
        if number % every == 0 or number == len(game.moves):
            plies.append(number)
            curve.append(points)
    measures = match.game.measures(match.options, match.parts)
    kinds = len(measures.parts)
    return Course(
        table=game.row.id,
        game=game.row.game,
        kinds=list(measures.parts),
        parts=[list(state.final_tally(seat))[:kinds] for seat in seats],
        plies=plies,
        points=curve,
        turns=decisive(turns),
    )


def play(game: FinishedGame, state: State, made: Played) -> list[Event]:
    """Make a move; its events with all cards open, as nothing is secret any more."""
    match = game.end.terms.match
    notes: list[Note] = []
    state.journal = notes
    state.apply(made.seat, made.move)
    state.journal = None
    knows = [next((seat for seat in range(match.seats) if note.known_to(seat)), None) for note in notes]
    return [match.game.event(note, seat, match.parts) for note, seat in zip(notes, knows, strict=True)]


def points_now(state: State) -> list[int]:
    return [round(state.score_now(seat)) for seat in range(state.seats)]


def chances_by(points: Sequence[int], spread: float) -> list[float]:
    """Each seat's chance with these points; alone, the points in hundreds: what changes them most still stands out."""
    if len(points) == 1:
        return [points[0] / 100]
    worths = vec[float]()
    for each in points:
        worths = append(worths, float(each))
    return list(shared_out(worths, spread))


def swing(turn: Turn) -> float:
    return max(abs(after - before) for after, before in zip(turn.after, turn.before, strict=True))


def decisive(turns: Sequence[Turn]) -> list[Turning]:
    """The turns that changed a chance most, in the order they were played."""
    scoring = [turn for turn in turns if turn.scored != turn.points]
    chosen = sorted(sorted(scoring, key=swing, reverse=True)[:TURNS], key=lambda turn: turn.ply)
    return [
        Turning(
            ply=turn.ply,
            seat=turn.seat,
            events=turn.events,
            gained=[now - then for now, then in zip(turn.scored, turn.points, strict=True)],
        )
        for turn in chosen
    ]
