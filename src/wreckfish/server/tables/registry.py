"""The tables in this process's memory: loaded on demand, evicted when idle."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from wreckfish.server import metrics
from wreckfish.server.tables.commit import catch_up
from wreckfish.server.tables.live_table import LiveTable, load, up_to_date
from wreckfish.server.values import Refused, SeatRow, TableRow

if TYPE_CHECKING:
    from wreckfish.server.context import Context


class Registry:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    async def get(self, table: str) -> LiveTable:
        """A table, from memory or from the database."""
        live = self.live.get(table)
        if live is None:
            lock = self.loading.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    live = self.live.get(table) or await self.load(table)
            finally:
                self.loading.pop(table, None)
        live.touched = time.monotonic()
        return live

    async def current(self, table: str) -> LiveTable:
        """A table for reading: with everything that any process has acknowledged so far."""
        live = await self.get(table)
        if self.context.store.shared and not await up_to_date(self.context.store, live):
            async with live.lock:
                await catch_up(self.context, live)
        return live

    async def load(self, table: str) -> LiveTable:
        live = self.add(await load(self.context.store, table, self.context.rest, self.context.absence))
        if self.context.store.shared:  # another process may have written between reading and listening
            async with live.lock:
                await catch_up(self.context, live)
        return live

    async def admit(self, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        """Add a new table. It cannot have changed yet, unless other processes know it too."""
        if self.context.store.shared:
            return await self.get(row.id)
        return self.add(LiveTable(row, seats, [], 0, self.context.rest, self.context.absence))

    def add(self, live: LiveTable) -> LiveTable:
        live = self.live.setdefault(live.id, live)
        metrics.LIVE_TABLES.set(len(self.live))
        return live

    def evict(self, idle_seconds: float) -> None:
        """Drop idle tables: the database has them."""
        for table, live in list(self.live.items()):
            if live.idle(idle_seconds):
                del self.live[table]
        metrics.LIVE_TABLES.set(len(self.live))

    # Other processes.

    def heard(self, kind: str, table: str) -> None:
        """Another process changed a table, or may have while we were not listening."""
        if kind == "lost":
            for each in list(self.live.values()):
                self.context.spawn(self.hear(each, "all"))
        elif (live := self.live.get(table)) is not None:
            self.context.spawn(self.hear(live, kind))
        elif kind in ("entry", "table"):
            self.context.spawn(self.context.turns.wake_absent(self.context.store, table))

    async def hear(self, live: LiveTable, kind: str) -> None:
        with contextlib.suppress(Refused):
            async with live.lock:
                await catch_up(self.context, live, kind)
