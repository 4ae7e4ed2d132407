"""The sweeper: no table waits for ever, whichever process left something unfinished.

A table's `due` is the time of the next look: a clock ends, a bot's move is late, a finished game is not settled. The
sweeper also writes the heartbeat that tells a later start how long no server ran.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.health import ALIVE
from wreckfish.server.services.finished.results import settle
from wreckfish.server.tables.commit import commit_entry, run_bots
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Refused, now
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.time_control import DAY

if TYPE_CHECKING:
    from wreckfish.server.context import Context

log = logging.getLogger("wreckfish.sweeper")

SWEEP = 0.5  # seconds between two sweeps
PULSE = 5.0  # seconds between two heartbeats of this server
PAUSES = 1.0, 600.0  # seconds until a table that failed is tried again: the first pause, and the longest
EXPIRE = 600.0  # seconds between two looks for tables that have expired
WAITING = 7 * DAY  # milliseconds that a table waits for players before it is deleted
PRESENCE = 20.0  # and of the people connected to it
STOPPED = 15_000  # milliseconds without a heartbeat after which clocks get the time back
DUE = select(schema.tables.c.id).where(schema.tables.c.due <= bindparam("before_")).order_by(schema.tables.c.due)
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

    async def sweep(self) -> None:
        """Handle every table of the database that is due: clocks that ran out, bots that were left waiting."""
        pulse, expired = 0.0, -EXPIRE
        ahead = self.context.lease  # the first sweep also takes over from a server that is gone
        while True:
            try:
                for row in await self.context.store.read(DUE, quick=True, before_=now() + ahead):
                    await self.try_look_after(row["id"])
                ahead = 0
                if time.monotonic() - expired > EXPIRE:
                    expired = time.monotonic()
                    await self.expire()
                if time.monotonic() - pulse > PULSE:
                    pulse = time.monotonic()
                    await self.beat()
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
        run_bots(self.context, live)

    async def beat(self) -> None:
        """A heartbeat for this server and for the people connected to it."""
        moment = now()
        here = []
        if time.monotonic() - self.saw_people > PRESENCE:
            self.saw_people = time.monotonic()
            here = [
                {"table_": live.id, "seat_": seat.seat, "seen_": moment}
                for live in self.context.tables.live.values()
                for seat in live.seats
                if live.here(seat.seat)
            ]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(ALIVE, {"at": moment})
            if here:
                await connection.execute(SEEN, here)

        await self.context.store.write(job)

    async def expire(self) -> None:
        """Delete tables that have waited for players too long, unless someone looks at them."""
        tables = schema.tables.c
        old = select(tables.id).where(tables.state == "waiting", tables.created < now() - WAITING).limit(100)
        live = self.context.tables.live
        gone = [row["id"] for row in await self.context.store.read(old)]
        gone = [table for table in gone if table not in live or not live[table].watchers]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.tables).where(tables.id.in_(gone), tables.state == "waiting"))

        if gone:
            await self.context.store.write(job)
            for table in gone:
                live.pop(table, None)

    async def credit_downtime(self) -> None:
        """Running clocks get back the time in which no server ran."""
        found = await self.context.store.read(select(schema.pulse.c.at))
        moment = now()
        away = moment - found[0]["at"] if found else 0
        tables = schema.tables.c
        if away > STOPPED:
            for row in await self.context.store.read(
                select(tables.id).where(tables.state == "playing", tables.due.is_not(None))
            ):
                await self.credit(row["id"], moment, away)
        await self.beat()  # only now: another process that starts must not think it done

    async def credit(self, table: str, moment: int, away: int) -> None:
        try:
            live = await self.context.tables.get(table)
            await commit_entry(self.context, live, partial(downtime, live, moment, away))
        except Exception:  # one table that cannot be read must not keep the others from being served
            log.exception("The table %s could not be read.", table)


def downtime(live: LiveTable, moment: int, away: int) -> Entry | None:
    """The entry that gives clocks back the time in which no server ran, unless another process was faster."""
    done = any(entry.kind is Kind.CREDIT and entry.at > moment - away for entry in live.entries)
    if done or live.game.terms.limits is None or not live.game.state.owing:
        return None
    return Entry(live.ply + 1, moment, Kind.CREDIT, value=away)


def time_is_up(live: LiveTable, seat: int) -> Entry | None:
    """The entry that hands a seat to the stand-in, if its clock ran out."""
    position = live.position
    deadline = position.deadline(seat) if position else None
    moment = now()
    if deadline is None or deadline > moment:
        return None
    return Entry(live.ply + 1, moment, Kind.TIMEOUT, seat, note=live.row.stand_in)
