"""Playing a move: the verb that everything else is for."""

from __future__ import annotations

import time

from wreckfish.core.values import WreckfishError
from wreckfish.server import metrics
from wreckfish.server.context import Context
from wreckfish.server.messages import VERSION, Done, PlayMove
from wreckfish.server.services.enter import enter
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import CoreRefused, Entry, Kind, Person, Refused, RuleRefused, now


async def play_move(context: Context, person: Person, live: LiveTable, ask: PlayMove) -> Done:
    """Play a move. The answer comes when it is stored for good; a key that was used before gives its first answer."""
    begun = time.perf_counter()
    again: int | None = None

    def judge() -> Entry | None:
        nonlocal again
        seat = live.own_seat(person.id, ask.seat)
        again = live.keys.get((seat, ask.key)) if ask.key is not None else None
        return None if again is not None else judged(live, seat, ask)

    entry = await enter(context, live, judge)
    metrics.MOVE_SECONDS.observe(time.perf_counter() - begun)
    return Done(VERSION, ask.id, "move", again if entry is None else entry.ply)


def judged(live: LiveTable, seat: int, ask: PlayMove) -> Entry:
    """The entry of a move, if the seat may play it now."""
    position = live.game
    check_fresh(live, seat, ask.ply)
    if position.players[seat] is not None:
        raise Refused("refuse-stand-in")
    move = read_move(live, ask)
    refusal = position.state.refusal(seat, move)
    if refusal is not None:
        raise RuleRefused(refusal, live.row.game, live.names)
    return Entry(live.ply + 1, now(), Kind.MOVE, seat, move, key=ask.key)


def check_fresh(live: LiveTable, seat: int, seen: int | None) -> None:
    """A move was meant for what its player saw. What other seats did since does not matter if it is still legal:
    where several choose at once, the order of arrival means nothing.
    """
    if seen is None:
        return
    if seen > live.ply:
        raise Refused("refuse-future", ply=live.ply)
    for entry in live.entries[seen:]:
        own = entry.seat == seat and entry.kind is Kind.MOVE
        if own or entry.kind in (Kind.UNDO, Kind.AGREE):
            raise Refused("refuse-stale")


def read_move(live: LiveTable, ask: PlayMove) -> int:
    codec = live.course.match.codec
    try:
        return codec.parse(ask.move) if isinstance(ask.move, str) else codec.from_json(ask.move)
    except WreckfishError as problem:
        raise CoreRefused(problem) from None
