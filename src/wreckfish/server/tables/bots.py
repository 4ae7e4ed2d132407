"""The bots at a table: they play until a person is to decide, and speak where they have something to say."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wreckfish.server.tables.commit import commit_entry
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import now
from wreckfish.table.entry import Entry, Kind

if TYPE_CHECKING:
    from wreckfish.server.context import Context


def run_bots(context: Context, live: LiveTable) -> None:
    """Let bots play and speak in the background, if it is up to them and they are not at it already."""
    if context.closing or live.position is None:
        return
    if not live.position.waiting_for_bots() and not live.speakers():
        return
    if live.driver is None or live.driver.done():
        live.driver = context.spawn(play_bots(context, live), name=f"bots of {live.id}")


async def play_bots(context: Context, live: LiveTable) -> None:
    """Play until a person is to decide. If that fails, the sweeper finds the table again."""
    while (speakers := live.speakers()) or live.game.waiting_for_bots():
        position = live.game
        seat = speakers[0] if speakers else position.waiting_for_bots()[0]
        script = position.lesson.scripted if position.lesson is not None else None
        if speakers:
            live.listened.add((position.ply, seat))
            move = await context.bots.speak(live.row.game, live.row.options, position, seat)
            if move < 0:
                continue
        elif script is not None and position.state.accepts(seat, script.move):
            move = script.move
        else:
            move = await context.bots.choose(live.row.game, live.row.options, position, seat)
        entry = Entry(position.ply + 1, now(), Kind.MOVE, seat, move)
        async with live.lock:
            await commit_entry(context, live, partial(still_next, live, entry))


def still_next(live: LiveTable, entry: Entry) -> Entry | None:
    """An entry that was thought of for a position, if the table is still there."""
    return entry if live.ply + 1 == entry.ply else None
