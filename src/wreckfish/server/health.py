"""Whether this server is well: it can write, and it hears the other processes.

A check writes as a move would, on a connection of its own, so that it neither waits for others nor overlooks a full
disk. Many questions in a second are answered by one check.
"""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db.store import Store
from wreckfish.server.values import Refused, now

FRESH = 1.0  # seconds for which an answer holds
PATIENCE = 2.0  # seconds for the database to answer
# The heartbeat of any server. Several processes may send the first one at once; SQLite and PostgreSQL both understand.
ALIVE = text('INSERT INTO pulse (id, "at") VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET "at" = excluded."at"')


class HealthCheck:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.problem = ""  # the message that tells what is wrong; empty if nothing is
        self.checked = -FRESH
        self.checking = asyncio.Lock()

    async def check(self) -> None:
        """Refuse if the server is not well."""
        async with self.checking:
            if time.monotonic() - self.checked >= FRESH:
                self.problem = await self.examine()
                self.checked = time.monotonic()
        if self.problem:
            raise Refused(self.problem, 503)

    async def examine(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.prove(beat)
        except (TimeoutError, Refused):
            return "refuse-unwell"
        return "refuse-deaf" if self.store.deaf else ""


async def beat(connection: AsyncConnection) -> None:
    await connection.execute(ALIVE, {"at": now()})
