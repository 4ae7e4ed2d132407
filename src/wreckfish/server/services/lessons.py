"""Lessons: a table where the other seats play from a record, and what its pupil says to the coach."""

from __future__ import annotations

import msgspec

from wreckfish.core.registry import find_game
from wreckfish.server.context import Context
from wreckfish.server.messages import VERSION, CreateTable, Done, Start, TellCoach
from wreckfish.server.services.games import LOG_END, add_table, new_id, start
from wreckfish.server.services.seats import bot_name
from wreckfish.server.tables.commit import commit_entry
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Person, Refused, SeatRow, TableRow, now
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.lesson import EASY, Word, find_lesson
from wreckfish.table.time_control import Untimed


async def begin(context: Context, person: Person, ask: CreateTable) -> LiveTable:
    """A table with its pupil and the others seated, started: known to nobody else, and not rated."""
    lesson = find_lesson(find_game(ask.game), ask.lesson or "")
    match = lesson.match
    row = TableRow(
        id=new_id(),
        game=match.game.name,
        size=match.seats,
        options=msgspec.json.encode(match.options).decode(),
        pace=msgspec.json.encode(Untimed()).decode(),
        open=False,
        hot_seat=False,
        practice=True,
        stand_in=EASY,
        host=person.id,
        seed=lesson.seed,
        opening=msgspec.json.encode([(ply.seat, ply.move) for ply in lesson.before]).decode(),
        created=now(),
        state="waiting",
        lesson=lesson.name,
    )
    seats = [
        SeatRow(seat, person.id, None, person.name, now())
        if seat == lesson.pupil
        else SeatRow(seat, None, EASY, bot_name(person.language, seat))
        for seat in range(match.seats)
    ]
    await context.store.write(lambda connection: add_table(connection, row, seats))
    live = await context.tables.admit(row, seats)
    await start(context, person, live, Start())
    return live


async def tell_coach(context: Context, person: Person, live: LiveTable, ask: TellCoach) -> Done:
    """The note has been read, a move is taken back, or the pupil goes on alone. Then the others may play."""

    def judge() -> Entry:
        seat = live.own_seat(person.id, None)
        progress = live.game.lesson
        if progress is None or seat != progress.lesson.pupil:
            raise Refused("refuse-no-lesson")
        if Word(ask.word) not in progress.words() or (ask.ply is not None and ask.ply != live.ply):
            raise Refused("refuse-stale")
        if live.ply >= LOG_END:
            raise Refused("refuse-log-full")
        return Entry(live.ply + 1, now(), Kind.COACH, seat, note=ask.word)

    entry = await commit_entry(context, live, judge)
    return Done(VERSION, ask.id, "coach", entry.ply if entry else None)
