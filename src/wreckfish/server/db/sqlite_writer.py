"""The only writer of a SQLite file: one connection, with everything that waits in one commit.

Log entries are plain SQL, a whole group in one call: SQLAlchemy costs several times as much, and moves are most of what
a server writes. Everything else is a SQLAlchemy job. Both share commits, because a commit waits for the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeAlias, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db.inline_sqlite import inline

Result = TypeVar("Result")
Row: TypeAlias = tuple[str | int | None, ...]
Change: TypeAlias = tuple[str, Row]  # a statement and its values

QUICK = 0.002  # seconds: a faster commit runs on the event loop, a slower one in a thread


class CommitTimer:
    """How long commits took lately. A slow one sends the next to a thread; it takes many fast ones to come back."""

    def __init__(self) -> None:
        self.usual = 2 * QUICK

    @property
    def quick(self) -> bool:
        return self.usual < QUICK

    def commit(self, work: Callable[[], Result]) -> Result:
        """Commit, and measure it."""
        begun = time.perf_counter()
        try:
            return work()
        finally:
            took = time.perf_counter() - begun
            self.usual = max(took if took > 5 * QUICK else 0.0, 0.9 * self.usual + 0.1 * took)


class SqliteWriter:
    """Adds entries, skipping those whose place is taken, each with its change to the table's row; and does jobs.

    The transaction stays open until the next commit; no one else sees its contents before.
    """

    def __init__(self, engine: Engine, add: str) -> None:
        self.engine = engine
        self.add_sql = add
        self.disk = CommitTimer()
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.lock = asyncio.Lock()  # one write at a time, none during a commit
        self.unsaved: list[asyncio.Future[None]] = []  # jobs that are done and wait for their commit
        self.connection: Connection | None = None

    @property
    def busy(self) -> bool:
        """Whether a write is under way or not committed yet."""
        return self.lock.locked() or bool(self.unsaved)

    async def do(self, job: Callable[[AsyncConnection], Awaitable[Result]], soon: Callable[[], None]) -> Result:
        """Do a job and ask for a commit soon; returns when it is durable.

        A job that fails leaves nothing behind; what others wrote before it stays.
        """
        async with self.lock:
            with whole(self.begun()):
                result = await job(inline(self.opened()))
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.unsaved.append(done)
        soon()
        await done
        return result

    async def save(self, entries: Sequence[Row], changes: Sequence[Change]) -> list[bool]:
        """Add entries, each with its change, and commit everything; returns which entries were added."""
        async with self.lock:
            try:
                return self.add(entries, changes) if entries else []
            finally:
                await self.commit()

    def add(self, entries: Sequence[Row], changes: Sequence[Change]) -> list[bool]:
        connection = self.begun()
        added = [True] * len(entries)
        with whole(connection):
            if connection.executemany(self.add_sql, entries).rowcount != len(entries):
                connection.execute("ROLLBACK TO whole")  # some places were taken: find out which
                added = [connection.execute(self.add_sql, entry).rowcount == 1 for entry in entries]
            kinds: dict[str, list[Row]] = {}  # at most one entry per table in a group, so order does not matter
            for (change, values), new in zip(changes, added, strict=True):
                if new:
                    kinds.setdefault(change, []).append(values)
            for change, rows in kinds.items():
                connection.executemany(change, rows)
        return added

    async def commit(self) -> None:
        """Commit, here if the disk is fast, otherwise in a thread, and resolve everyone's future."""
        connection = self.plain()
        if not connection.in_transaction:
            self.lost()
            return
        unsaved, self.unsaved = self.unsaved, []
        try:
            if self.disk.quick:
                self.disk.commit(connection.commit)
            else:
                work = partial(self.disk.commit, connection.commit)
                await asyncio.get_running_loop().run_in_executor(self.thread, work)
        except Exception as problem:
            if connection.in_transaction:
                connection.rollback()
            tell(unsaved, problem)
            raise
        tell(unsaved, None)

    def lost(self) -> None:
        """Fail the jobs whose transaction is gone: SQLite rolls it back when the disk is full."""
        unsaved, self.unsaved = self.unsaved, []
        tell(unsaved, sqlite3.OperationalError("what was to be committed was rolled back"))

    def begun(self) -> sqlite3.Connection:
        """The connection, in the open transaction or a new one."""
        connection = self.plain()
        if not connection.in_transaction:
            self.lost()
            connection.execute("BEGIN IMMEDIATE")
        return connection

    def plain(self) -> sqlite3.Connection:
        return cast("sqlite3.Connection", self.opened().connection.driver_connection)

    def opened(self) -> Connection:
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def close(self) -> None:
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()


@contextlib.contextmanager
def whole(connection: sqlite3.Connection) -> Iterator[None]:
    """A savepoint: all or nothing, within a transaction that goes on."""
    connection.execute("SAVEPOINT whole")
    try:
        yield
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK TO whole")
            connection.execute("RELEASE whole")
        raise
    connection.execute("RELEASE whole")


def tell(waiting: Sequence[asyncio.Future[None]], problem: Exception | None) -> None:
    """Resolve the futures of jobs that wait for a commit."""
    for one in waiting:
        if one.done():
            continue
        if problem is None:
            one.set_result(None)
        else:
            one.set_exception(problem)
