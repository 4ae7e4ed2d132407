"""Requests that wait for a person's turn, at any table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

from sqlalchemy import select

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Refused


class Turns:
    def __init__(self) -> None:
        self.waiting: dict[str, set[asyncio.Event]] = {}  # by person

    @contextlib.contextmanager
    def wait_for(self, person: str) -> Iterator[asyncio.Event]:
        """An event that is set when it may be the person's turn."""
        event = asyncio.Event()
        self.waiting.setdefault(person, set()).add(event)
        try:
            yield event
        finally:
            self.waiting[person].discard(event)
            if not self.waiting[person]:
                del self.waiting[person]

    def wake(self, live: LiveTable) -> None:
        """Wake the people whose turn it is at a table."""
        if live.position is not None:
            for seat in live.position.to_act():
                self.set(live.seats[seat].person)

    async def wake_absent(self, store: Store, table: str) -> None:
        """The same for a table that is not in this process's memory."""
        if not self.waiting:
            return
        with contextlib.suppress(Refused):
            seats, tables = schema.seats.c, schema.tables.c
            people = select(seats.person, seats.seat, tables.owing).join(schema.tables, tables.id == seats.table)
            for row in await store.read(people.where(tables.id == table), quick=True):
                if row["owing"] >> row["seat"] & 1:
                    self.set(row["person"])

    def set(self, person: str | None) -> None:
        for event in self.waiting.get(person or "", ()):
            event.set()
