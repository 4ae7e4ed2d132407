"""Time in which no one could play counts for no one: no server ran, this process was stopped, or the clock was set.

It is given back by an entry in the log of each table whose clocks run. Knows neither people nor transport.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Column, ColumnElement, bindparam, case, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.clock import Lost
from wreckfish.server.db import schema
from wreckfish.server.tables.commit import commit_now
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import now
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.position import TAKEN_OVER
from wreckfish.table.time_control import HOUR

if TYPE_CHECKING:
    from wreckfish.server.context import Context

log = logging.getLogger("wreckfish.clock")

LONG = HOUR
STOPPED = 15_000  # milliseconds without a heartbeat after which clocks get the time back
tables = schema.tables.c
PLAYING = select(tables.id).where(tables.state == "playing")
RUNNING = PLAYING.where(tables.due.is_not(None))


def later(moment: Column[int]) -> ColumnElement[int]:
    """A moment before the loss, as if it had been later."""
    return case((moment + bindparam("away_") > bindparam("now_"), bindparam("now_")), else_=moment + bindparam("away_"))


# So that neither tables nor guests expire because time was lost.
YOUNGER = (
    update(schema.tables).where(tables.state != "over").values(created=later(tables.created)),
    update(schema.people).values(seen=later(schema.people.c.seen)),
)


class LostTime:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.ahead = 0  # milliseconds that the next sweep looks ahead, because the clock was set back

    async def since_heartbeat(self) -> None:
        """At the start: no server ran since the last heartbeat. A clock that was set back costs no one anything."""
        found = await self.context.store.read(select(schema.pulse.c.at))
        moment = now()
        away = moment - found[0]["at"] if found else 0
        if away > STOPPED:
            await self.credit(await self.running(away), moment, away)
        self.ahead = max(0, -away)

    async def give_back(self, lost: Lost) -> None:
        """While running: all tables get the time back.

        If other processes ran on while this one was stopped, only players who are connected here lost anything.
        """
        moment, away = now(), lost.stalled + lost.stepped
        log.warning(
            "This process was stopped for %d s, and the clock was set by %d s; players get lost time back.",
            lost.stalled // 1000,
            lost.stepped // 1000,
        )
        self.ahead = max(0, -away)
        if away > 0 and (lost.stepped or not self.context.store.shared):
            await self.credit(await self.running(away), moment, away)
        elif away > 0:
            connected = [
                live for live in list(self.context.tables.live.values()) if any(map(live.here, range(live.row.size)))
            ]
            await self.credit([live.id for live in connected], moment, away)
            for live in connected:
                for seat in filter(live.here, range(live.row.size)):
                    async with live.lock:
                        await commit_now(self.context, live, partial(given_back, live, seat, moment - away))

    async def running(self, away: int) -> list[str]:
        """The tables that get time back: those where time runs and, after a long loss, those that might expire."""
        return [row["id"] for row in await self.context.store.read(PLAYING if away > LONG else RUNNING)]

    async def credit(self, running: Iterable[str], moment: int, away: int) -> None:
        async def job(connection: AsyncConnection) -> None:
            for younger in YOUNGER:
                await connection.execute(younger, {"away_": away, "now_": moment})

        if away > LONG:
            await self.context.store.write(job)
        for table in running:
            try:
                live = await self.context.tables.get(table)
                async with live.lock:
                    await commit_now(self.context, live, partial(credited, live, moment, away))
            except Exception:  # one table that cannot be read must not keep the others from being served
                log.exception("The table %s could not be read.", table)


def credited(live: LiveTable, moment: int, away: int) -> Entry | None:
    """The entry that gives clocks back lost time, unless another process was faster.

    Whatever was written before the loss is older than `moment - away`.
    """
    if live.position is None or not live.game.owing:
        return None
    lost = moment - away
    place = next((n for n, entry in enumerate(live.entries) if entry.kind is Kind.CREDIT and entry.at > lost), None)
    if place is not None and all(entry.at > lost for entry in live.entries[place:]):
        return None
    if live.game.terms.limits is None and not live.game.absences and away <= LONG:
        return None
    return Entry(live.ply + 1, moment, Kind.CREDIT, value=away)


def given_back(live: LiveTable, seat: int, since: int) -> Entry | None:
    """The entry that returns a seat whose clock ran out while its player's process was stopped."""
    changes = (entry for entry in reversed(live.entries) if entry.seat == seat)
    last = next((entry for entry in changes if entry.kind in (*TAKEN_OVER, Kind.RETURN)), None)
    if live.position is None or not live.game.owing or live.game.players[seat] is None:
        return None
    if last is None or last.kind is not Kind.TIMEOUT or last.at < since:
        return None
    return Entry(live.ply + 1, now(), Kind.RETURN, seat)
