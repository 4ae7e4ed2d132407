"""The sweeper: no table waits for ever, whichever process left something unfinished.

A table's `due` is the time of the next look: a clock or an announced absence ends, bots have rested or are late, a
finished game is not settled. The sweeper also writes the heartbeat that tells a later start how long no server ran.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.clock import CLOCK
from wreckfish.server.db import schema
from wreckfish.server.health import ALIVE
from wreckfish.server.services.finished.results import settle
from wreckfish.server.tables.commit import commit_entry, resting, run_bots
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.lost_time import LostTime
from wreckfish.server.values import Refused, now
from wreckfish.table.entry import Entry, Kind

if TYPE_CHECKING:
    from wreckfish.server.context import Context

log = logging.getLogger("wreckfish.sweeper")

SWEEP = 0.5  # seconds between two sweeps
PULSE = 5.0  # seconds between two heartbeats of this server
PAUSES = 1.0, 600.0  # seconds until a table that failed is tried again: the first pause, and the longest
PRESENCE = 20.0  # and of the people connected to it
DUE = select(schema.tables.c.id).where(schema.tables.c.due <= bindparam("before_")).order_by(schema.tables.c.due)
LATER = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_"), schema.tables.c.due == bindparam("was_"))
    .values(due=bindparam("due_"))
)
SIGN = update(schema.people).where(schema.people.c.id == bindparam("person_")).values(seen=bindparam("seen_"))
SEEN = (
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("table_"), schema.seats.c.seat == bindparam("seat_"))
    .values(seen=bindparam("seen_"))
)


class Sweeper:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.wrecks: dict[str, tuple[float, float]] = {}  # tables that failed: when to try again, and the pause then
        self.saw_people = 0.0  # when they were last written
        self.lost_time = LostTime(context)

    async def sweep(self) -> None:
        """Handle every table of the database that is due: clocks that ran out, bots that were left waiting."""
        pulse = 0.0
        self.lost_time.ahead += self.context.lease  # the first sweep also takes over from a server that is gone
        while True:
            try:
                ahead, self.lost_time.ahead = self.lost_time.ahead, 0
                for row in await self.context.store.read(DUE, quick=True, before_=now() + ahead):
                    await self.try_look_after(row["id"])
                if time.monotonic() - pulse > PULSE:
                    pulse = time.monotonic()
                    await self.beat()
                    await self.context.sessions.check()  # also what a host changed in the database
                    self.context.tables.evict(self.context.settings.idle_seconds)
            except Refused:
                pass  # the store has logged it; the next sweep tries again
            except Exception:
                log.exception("A sweep failed.")
            await asyncio.sleep(SWEEP)

    async def try_look_after(self, table: str) -> None:
        """Handle a table. One that fails must not hold up the others: it is tried again after longer and longer pauses,
        since the cause may pass, or be a game that is gone.
        """
        again, pause = self.wrecks.get(table, (0.0, PAUSES[0]))
        if time.monotonic() < again:
            return
        try:
            await self.look_after(table)
            self.wrecks.pop(table, None)
        except Exception as problem:
            if isinstance(problem, Refused) and problem.code == "refuse-storage":
                raise
            self.wrecks[table] = (time.monotonic() + pause, min(2 * pause, PAUSES[1]))
            log.exception("The table %s cannot be looked after.", table)

    async def look_after(self, table: str) -> None:
        """Hand over seats whose time is up, let bots play, settle a finished game."""
        live = await self.context.tables.get(table)
        if live.row.state == "over":
            await settle(self.context.store, table)
            return
        for seat in range(live.row.size):
            await commit_entry(self.context, live, partial(time_is_up, live, seat))
            if (until := live.game.absent_until(seat)) is not None and until <= now():
                shown = await self.gave_sign(live, seat)
                await commit_entry(self.context, live, partial(absence_is_over, live, seat, shown))
        if not resting(self.context, live):
            run_bots(self.context, live)
        elif live.row.due is not None and live.row.due <= now() and await self.claim(live, live.row.due):
            run_bots(self.context, live, rested=True)

    async def claim(self, live: LiveTable, due: int) -> bool:
        """Put off the next look at a table that has rested; true if no other process did, and bots may think now.

        If many such tables wait for their bots, this one rests on.
        """
        full = self.context.bots.queue.crowded
        later = now() + (live.game.pause(self.context.rest) if full else self.context.lease)

        async def job(connection: AsyncConnection) -> bool:
            done = await connection.execute(LATER, {"table_": live.id, "was_": due, "due_": later})
            return done.rowcount == 1

        first = await self.context.store.write(job)
        live.row = msgspec.structs.replace(live.row, due=later)
        return first and not full

    async def gave_sign(self, live: LiveTable, seat: int) -> bool:
        """Whether a person was seen anywhere on this server since their absence was announced."""
        person = live.seats[seat].person
        announced = max(entry.at for entry in live.entries if (entry.kind, entry.seat) == (Kind.ABSENT, seat))
        if live.here(seat) or person in self.context.people.signs:
            return True
        seen = await self.context.store.read(select(schema.people.c.seen).where(schema.people.c.id == person))
        return bool(seen) and seen[0]["seen"] > announced

    async def watch_clock(self) -> None:
        """Notice when this process was stopped or the time of day was set, and give players the time back."""
        while True:
            if (lost := CLOCK.tick()) is not None:
                self.context.steady.clear()  # until all have their time back, no entry is judged
                try:
                    await self.lost_time.give_back(lost)
                except Refused:
                    pass  # the store has logged it
                finally:
                    self.context.steady.set()
            await asyncio.sleep(SWEEP)

    async def beat(self) -> None:
        """A heartbeat for this server and for the people connected to it."""
        moment = now()
        here, signs = [], []
        if time.monotonic() - self.saw_people > PRESENCE:
            self.saw_people = time.monotonic()
            live_tables = list(self.context.tables.live.values())
            here = [
                {"table_": live.id, "seat_": seat.seat, "seen_": moment}
                for live in live_tables
                for seat in live.seats
                if live.here(seat.seat)
            ]
            people = self.context.people
            present = people.signs | {watcher.person for live in live_tables for watcher in live.watchers}
            signs = [{"person_": person, "seen_": moment} for person in sorted(filter(None, present))]
            people.signs.clear()

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(ALIVE, {"at": moment})
            if here:
                await connection.execute(SEEN, here)
            if signs:
                await connection.execute(SIGN, signs)

        await self.context.store.write(job)

    async def credit_downtime(self) -> None:
        """Running clocks get back the time in which no server ran."""
        await self.lost_time.since_heartbeat()
        await self.beat()  # only now: another process that starts must not think it done


def time_is_up(live: LiveTable, seat: int) -> Entry | None:
    """The entry that hands a seat to the stand-in, if its clock ran out."""
    position = live.position
    deadline = position.deadline(seat) if position else None
    moment = now()
    if deadline is None or deadline > moment:
        return None
    return Entry(live.ply + 1, moment, Kind.TIMEOUT, seat, note=live.row.stand_in)


def absence_is_over(live: LiveTable, seat: int, shown: bool) -> Entry | None:
    """The entry that hands a seat to the stand-in, or notes that its player was seen, if an announced absence ends."""
    until = live.game.absent_until(seat)
    moment = now()
    if until is None or until > moment:
        return None
    if shown:
        return Entry(live.ply + 1, moment, Kind.HERE, seat)
    return Entry(live.ply + 1, moment, Kind.REPLACED, seat, note=live.row.stand_in)
