"""Saying whether somebody may take back a move."""

from __future__ import annotations

from wreckfish.server.context import Context
from wreckfish.server.messages import VERSION, Answer, Done
from wreckfish.server.services.enter import enter
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Entry, Kind, Person, Refused, now


async def answer(context: Context, person: Person, live: LiveTable, ask: Answer) -> Done:
    """One no ends the question; the last yes takes the move back."""

    def judge() -> Entry:
        asked = live.game.asked
        if asked is None:
            raise Refused("refuse-no-question")
        open_seats = live.game.affected(asked.seat) - asked.agreed
        seat = ask.seat
        if seat is None:  # the first of one's seats that is asked: at a hot seat there may be several
            seat = next((mine for mine in live.seats_of(person.id) if mine in open_seats), None)
        seat = live.own_seat(person.id, seat)
        if seat not in open_seats:
            raise Refused("refuse-not-asked")
        return Entry(live.ply + 1, now(), Kind.AGREE if ask.agree else Kind.REFUSE, seat)

    entry = await enter(context, live, judge)
    return Done(VERSION, ask.id, "answer", entry.ply if entry else None)
