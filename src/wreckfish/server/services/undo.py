"""Taking back a move."""

from __future__ import annotations

from wreckfish.server.context import Context
from wreckfish.server.messages import VERSION, Done, Undo
from wreckfish.server.services.enter import enter
from wreckfish.server.services.play_move import check_fresh
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Entry, Kind, Person, Refused, now


async def undo(context: Context, person: Person, live: LiveTable, ask: Undo) -> Done:
    """Take back the seat's last move: free while it showed nothing and nobody acted, else the others are asked."""

    def judge() -> Entry:
        position = live.game
        seat = live.own_seat(person.id, ask.seat)
        check_fresh(live, seat, ask.ply)
        if not position.state.owing:
            raise Refused("refuse-over")
        if position.players[seat] is not None:
            raise Refused("refuse-stand-in")
        if position.own_last(seat) is None:
            raise Refused("refuse-nothing-to-undo")
        if position.may_undo(seat):
            return Entry(live.ply + 1, now(), Kind.UNDO, seat)
        if position.asked is not None:
            raise Refused("refuse-asked-already")
        return Entry(live.ply + 1, now(), Kind.ASK, seat)

    entry = await enter(context, live, judge)
    return Done(VERSION, ask.id, "undo", entry.ply if entry else None)
