"""Letting a bot play for somebody who is away."""

from __future__ import annotations

from wreckfish.server.context import Context
from wreckfish.server.messages import VERSION, Done, Replace
from wreckfish.server.services.enter import enter
from wreckfish.server.services.seat_bot import check_bot
from wreckfish.server.services.sit import check_seat
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.outgoing import is_here
from wreckfish.server.values import Entry, Kind, Person, Refused, now


async def replace(context: Context, person: Person, live: LiveTable, ask: Replace) -> Done:
    """The host, or any player while the host is away, lets a bot play for somebody who is not connected."""
    check_seat(live, ask.seat)
    bot = ask.bot or live.row.stand_in
    check_bot(bot)

    def judge() -> Entry:
        position = live.game
        check_may_replace(live, person)
        if not position.state.owing:
            raise Refused("refuse-over")
        if position.players[ask.seat] is not None:
            raise Refused("refuse-bot-already")
        if is_here(live, ask.seat):
            raise Refused("refuse-is-here", name=live.seats[ask.seat].name)
        return Entry(live.ply + 1, now(), Kind.REPLACED, ask.seat, note=bot)

    entry = await enter(context, live, judge)
    return Done(VERSION, ask.id, "replace", entry.ply if entry else None)


def check_may_replace(live: LiveTable, person: Person) -> None:
    if live.row.host == person.id:
        return
    host_seats = live.seats_of(live.row.host)
    if not live.seats_of(person.id) or any(is_here(live, seat) for seat in host_seats):
        raise Refused("refuse-host-only", 403)
