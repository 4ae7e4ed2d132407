"""What a move is certain to lead to, for a board that shows it before the move is played.

The real position is never used. A move is played in worlds redealt from its seat's knowledge, and only events that
happen in all of them are reported, so that they hold neither a secret nor future luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from wreckfish.core.chance import Chance
from wreckfish.core.game import Match
from wreckfish.core.state import Note, State
from wreckfish.core.values import Event
from wreckfish.server.messages import Foreseen

WORLDS = 16  # an event that happens in three worlds of four passes for certain once in a hundred
AHEAD = 30  # decisions after the move, at most

Told: TypeAlias = dict[tuple[str, tuple[tuple[str, int], ...], int], Event]  # by code, seats, and count


def foresee(
    match: Match, state: State, seat: int, moves: Sequence[int], luck: Chance, first: int | None = None
) -> list[Foreseen]:
    """What each of some moves leads to, all of them after the same first move if there is one."""
    worlds = [state.redeal(seat, luck.fork()) for _ in range(WORLDS)]
    if first is not None:
        for world in worlds:
            world.play(seat, first)
    return [Foreseen(match.codec.text(move), certain(match, worlds, seat, move, luck)) for move in moves]


def certain(match: Match, worlds: Sequence[State], seat: int, move: int, luck: Chance) -> list[Event]:
    """The events of every world, with the values that are the same in all."""
    first, *others = (told_in(match, world.clone(), number, seat, move, luck) for number, world in enumerate(worlds))
    return [
        msgspec.structs.replace(
            event,
            params={
                name: value
                for name, value in event.params.items()
                if all(other[key].params.get(name) == value for other in others)
            },
        )
        for key, event in first.items()
        if all(key in other for other in others)
    ]


def told_in(match: Match, world: State, number: int, seat: int, move: int, luck: Chance) -> Told:
    """The events that a seat sees when it plays a move and the turn is played to its end."""
    notes: list[Note] = []
    world.journal = notes
    turn = world.turns_taken()
    world.play(seat, move)
    for _ in range(AHEAD if turn >= 0 else 0):
        if not world.owing or world.turns_taken() != turn:
            break
        asked = world.to_act()[0]
        moves = world.legal(asked)
        # The first answer in one world, the last in another, then any: events that depend on a choice are not in all.
        world.apply(asked, moves[(0, len(moves) - 1)[number] if number < 2 else luck.below(len(moves))])
    told: Told = {}
    times: Counter[tuple[str, tuple[tuple[str, int], ...]]] = Counter()
    for note in notes:
        event = match.game.event(note, seat, match.parts)
        name = event.code, tuple(event.seats.items())
        told[*name, times[name]] = event
        times[name] += 1
    return told
