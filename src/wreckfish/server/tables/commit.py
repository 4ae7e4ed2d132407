"""The only way for an entry into a table's log: judged, committed, taken, sent to all watchers, answered by bots.

An entry that cannot be committed never happened. Entries of other processes take the same way.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server import metrics
from wreckfish.server.db import table_queries
from wreckfish.server.services.finished.results import settle
from wreckfish.server.tables.bot_pool import Asker
from wreckfish.server.tables.broadcast import Ahead, show_entry, show_table
from wreckfish.server.tables.chat_lines import send_new_chat
from wreckfish.server.tables.judges import still_next
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.progress import Progress, only_moved_on, progress
from wreckfish.server.values import Refused, SeatRow, TableRow
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.position import step

if TYPE_CHECKING:
    from wreckfish.server.context import Context

log = logging.getLogger("wreckfish.tables")

ATTEMPTS = 20  # to commit an entry when others take its ply


async def commit_entry(context: Context, live: LiveTable, judge: Callable[[], Entry | None]) -> Entry | None:
    """Judge, commit, take, send. `judge` gives the next entry, or None if there is nothing to do, or refuses."""
    while True:
        await context.steady.wait()
        async with live.lock:
            if context.steady.is_set():  # else time was lost while this waited
                return await commit_now(context, live, judge)


async def commit_now(context: Context, live: LiveTable, judge: Callable[[], Entry | None]) -> Entry | None:
    """The same for a caller who holds the table's lock.

    If another process was quicker, the table catches up and `judge` is asked again. The same happens before a refusal:
    the request may follow from something that only another process knows yet.
    """
    current = not context.store.shared
    for _ in range(ATTEMPTS):
        try:
            entry = judge()
        except Refused:
            if current:
                raise
            current = True
            await catch_up(context, live, "table" if live.position is None else "entry")
            continue
        if entry is None:
            return None
        ahead = step(live.game, entry)
        done = progress(ahead[0], entry, context.lease, context.rest)
        if await context.store.append(live.id, entry, done, only_moved_on(live.row, done)):
            advance(context, live, entry, ahead, done)
            if entry.kind is not Kind.HINT:  # that gives bots nothing to answer
                run_bots(context, live)
            return entry
        await catch_up(context, live)
    raise Refused("refuse-busy", 503)


def advance(context: Context, live: LiveTable, entry: Entry, ahead: Ahead, done: Progress) -> None:
    """Take a committed entry and show it to everyone."""
    if entry.kind is Kind.MOVE:
        metrics.moves(live.row.game, ahead[0].players[entry.seat or 0] is None).inc()
    ended = show_entry(live, entry, ahead, done)
    if context.turns.waiting:
        context.turns.wake(live)
    if ended:
        context.spawn(settle_table(context, live))


def run_bots(context: Context, live: LiveTable, rested: bool = False) -> None:
    """Let bots play and speak in the background, unless a person must decide or they are already at it.

    Where no person plays they rest before each move: then the sweeper calls again.
    """
    position = live.position
    if context.closing or position is None or not any(position.players) or (not rested and resting(context, live)):
        return
    if (live.driver is None or live.driver.done()) and (position.waiting_for_bots() or live.speakers()):
        live.driver = context.spawn(play_bots(context, live), name=f"bots of {live.id}")


def resting(context: Context, live: LiveTable) -> bool:
    """Whether bots wait before their next move: no person plays, and nobody watches bots that play among themselves."""
    among_themselves = all(seat.person is None for seat in live.seats)
    return live.game.pause(context.rest) > 0 and not (among_themselves and live.watchers)


async def play_bots(context: Context, live: LiveTable) -> None:
    """Play until a person must decide or the bots rest. If that fails, the sweeper finds the table again."""
    moved = False
    while (speakers := live.speakers()) or live.game.waiting_for_bots():
        if moved and resting(context, live):
            return
        position = live.game
        seat = speakers[0] if speakers else position.waiting_for_bots()[0]
        asker = Asker(live.row.host or live.id, live.id, not position.people)
        script = position.lesson.scripted if position.lesson is not None else None
        if speakers:
            live.listened.add((position.ply, seat))
            move = await context.bots.speak(live.row.game, live.row.options, position, seat, asker)
            if move < 0:
                continue
        elif script is not None and position.state.accepts(seat, script.move):
            move = script.move
        else:
            move = await context.bots.choose(live.row.game, live.row.options, position, seat, asker)
        await commit_entry(context, live, partial(still_next, live, position.ply, seat, move))
        moved = True


async def settle_table(context: Context, live: LiveTable) -> None:
    """Write a finished table's results. If that fails, the sweeper tries again."""
    try:
        await settle(context.store, live.id, live)
    except Refused:
        pass  # the store has logged it
    except Exception:
        log.exception("The table %s could not be settled.", live.id)


async def change_table(
    context: Context, live: LiveTable, job: Callable[[AsyncConnection, TableRow], Awaitable[TableRow | None]]
) -> None:
    """Change a table's row or seats in one transaction, and send it.

    A job that changes the row alone returns the new one; otherwise row and seats are read again.
    """

    async def work(connection: AsyncConnection) -> tuple[TableRow, list[SeatRow]]:
        row = live.row
        if context.store.shared:  # another process may have seated a player
            row = await table_queries.read_row(connection, live.id, lock=True)
            changed(context, live, row, await table_queries.read_seats(connection, live.id))
        new = await job(connection, row)
        await context.store.tell(connection, [f"table {live.id}"])
        if new is not None:
            return new, live.seats
        return await table_queries.read_row(connection, live.id), await table_queries.read_seats(connection, live.id)

    async with live.lock:
        changed(context, live, *await context.store.write(work))


def changed(context: Context, live: LiveTable, row: TableRow, seats: list[SeatRow]) -> None:
    """Take a changed row and seats."""
    position = live.position
    if position is not None:  # the log knows better what entries changed
        done = {name: getattr(live.row, name) for name in ("state", "ended", "ply", "owing", "due", "result")}
        row = msgspec.structs.replace(row, **done)
    show_table(live, row, seats)
    context.turns.wake(live)


async def catch_up(context: Context, live: LiveTable, what: str = "all") -> None:
    """Take what other processes wrote. The caller holds the table's lock."""
    async with context.store.reading(quick=True) as connection:
        if what in ("all", "table"):
            row = await table_queries.read_row(connection, live.id)
            seats = await table_queries.read_seats(connection, live.id)
            if (row, seats) != (live.row, live.seats):
                changed(context, live, row, seats)
        if live.position is not None and what in ("all", "entry", "table"):
            for entry in await table_queries.read_entries(connection, live.id, live.ply):
                if entry.ply == live.ply + 1:
                    ahead = step(live.game, entry)
                    advance(context, live, entry, ahead, progress(ahead[0], entry, context.lease, context.rest))
    if what in ("all", "chat"):
        await send_new_chat(context.store, live)
