"""Lessons: a table where the other seats play from a record, and what its pupil says to the coach."""

from __future__ import annotations

from wreckfish.server.context import Context
from wreckfish.server.messages import VERSION, CreateTable, Done, Start, TellCoach
from wreckfish.server.services.games import add_table, start
from wreckfish.server.tables.commit import commit_entry
from wreckfish.server.tables.judges import judge_word
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.new_tables import lesson_table
from wreckfish.server.values import Person


async def begin(context: Context, person: Person, ask: CreateTable) -> LiveTable:
    """A table for a lesson, started."""
    row, seats = lesson_table(person, ask)
    await context.store.write(lambda connection: add_table(connection, row, seats))
    live = await context.tables.admit(row, seats)
    await start(context, person, live, Start())
    return live


async def tell_coach(context: Context, person: Person, live: LiveTable, ask: TellCoach) -> Done:
    """The note has been read, a move is taken back, or the pupil goes on alone. Then the others may play."""
    entry = await commit_entry(context, live, lambda: judge_word(live, person, ask))
    return Done(VERSION, ask.id, "coach", entry.ply if entry else None)
