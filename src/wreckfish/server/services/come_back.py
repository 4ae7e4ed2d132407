"""Coming back to a seat that a bot looks after."""

from __future__ import annotations

from wreckfish.server.context import Context
from wreckfish.server.messages import VERSION, ComeBack, Done
from wreckfish.server.services.enter import enter
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Entry, Kind, Person, Refused, now


async def come_back(context: Context, person: Person, live: LiveTable, ask: ComeBack) -> Done:
    """Take the seat again; whose clock ran out gets a minute."""

    def judge() -> Entry:
        position = live.game
        taken_over = [seat for seat in live.seats_of(person.id) if position.players[seat] is not None]
        seat = live.own_seat(person.id, taken_over[0] if ask.seat is None and taken_over else ask.seat)
        if not position.state.owing:
            raise Refused("refuse-over")
        if position.players[seat] is None:
            raise Refused("refuse-not-away")
        if position.course.limits is not None and position.state.owes(seat):
            raise Refused("refuse-bot-thinks")  # else leaving and coming back would buy time
        return Entry(live.ply + 1, now(), Kind.RETURN, seat)

    entry = await enter(context, live, judge)
    return Done(VERSION, ask.id, "return", entry.ply if entry else None)
