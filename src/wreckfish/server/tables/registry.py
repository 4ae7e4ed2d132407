"""The tables in this process's memory: loaded on demand, evicted when idle."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, func, select

from wreckfish.server import metrics
from wreckfish.server.db import schema, table_queries
from wreckfish.server.db.store import Store
from wreckfish.server.slices import unhurried
from wreckfish.server.tables.commit import catch_up
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Refused, SeatRow, TableRow
from wreckfish.table.position import step

if TYPE_CHECKING:
    from wreckfish.server.context import Context

SAID = select(func.max(schema.chat.c.n).label("n")).where(schema.chat.c.table == bindparam("table_"))
NEWEST = select(
    schema.tables.c.ply,
    schema.tables.c.state,
    schema.tables.c.rematch,
    select(func.max(schema.chat.c.n)).where(schema.chat.c.table == schema.tables.c.id).scalar_subquery().label("chat"),
).where(schema.tables.c.id == bindparam("table_"))
ATTEMPTS = 5  # to read a table while another process changes it


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


async def load(store: Store, table: str, rest: int = 0, absence: int = 0) -> LiveTable:
    """A table from the database."""
    for _ in range(ATTEMPTS):
        row, seats, entries = await table_queries.read_table(store, table)
        if row.ply == len(entries):  # else another process wrote between the questions
            break
    found = await store.read(SAID, quick=True, table_=table)
    live = LiveTable(row, seats, [], found[0]["n"] or 0, rest, absence)
    async for entry in unhurried(entries):  # a long log may take a second
        live.take(entry, step(live.game, entry)[0])
    return live


async def up_to_date(store: Store, live: LiveTable) -> bool:
    """Whether no other process has written more than this one knows: entries, chat, players before the game."""
    async with store.reading(quick=True) as connection:
        found = (await connection.execute(NEWEST, {"table_": live.id})).first()
        if found is None:
            return True
        ply, state, rematch, chat = found
        if state == "waiting" and live.seats != await table_queries.read_seats(connection, live.id):
            return False
    return bool((ply, state, rematch) == (live.ply, live.row.state, live.row.rematch) and (chat or 0) <= live.chat)
