"""Log entries into a SQLite file: plain sqlite3 in one thread, a whole group of entries in one call.

Through SQLAlchemy and an asynchronous driver the same costs several times as much, and moves are what a server writes
all day. Everything else is written the ordinary way.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeAlias

from wreckfish.server.near import Disk

Row: TypeAlias = tuple[str | int | None, ...]

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "cache_size=-1024")


class SqliteWriter:
    """Adds to one table, by an INSERT that leaves out what is there already, and brings another one up to date."""

    def __init__(self, file: str, add: str, change: str, disk: Disk) -> None:
        self.file = file
        self.disk = disk
        self.add_sql = add
        self.change_sql = change
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.connection: sqlite3.Connection | None = None

    async def add(self, entries: Sequence[Row], changes: Sequence[Row]) -> list[bool]:
        """Add entries, each with its change; which of them were added, once that is stored for good."""
        write = partial(self.disk.commit, partial(self.write, entries, changes))
        if self.disk.quick:
            return write()
        return await asyncio.get_running_loop().run_in_executor(self.thread, write)

    def write(self, entries: Sequence[Row], changes: Sequence[Row]) -> list[bool]:
        connection = self.connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            added = [True] * len(entries)
            if connection.executemany(self.add_sql, entries).rowcount != len(entries):
                connection.execute("ROLLBACK")  # some were there already: find out which
                connection.execute("BEGIN IMMEDIATE")
                added = [connection.execute(self.add_sql, entry).rowcount == 1 for entry in entries]
                changes = [change for change, new in zip(changes, added, strict=True) if new]
            connection.executemany(self.change_sql, changes)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return added

    def connected(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
            for setting in PRAGMAS:
                self.connection.execute(f"PRAGMA {setting}")
        return self.connection

    def close(self) -> None:
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()
