"""All that is written to a SQLite file: through one connection, and as much of it in one commit as there is.

Log entries are plain SQL, a whole group in one call: through SQLAlchemy the same costs several times as much, and moves
are what a server writes all day. Everything else is a job of SQLAlchemy's. They share commits: those wait for the disk.
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
    """How long commits took lately. One slow one is enough to be careful again; trust takes many quick ones."""

    def __init__(self) -> None:
        self.usual = 2 * QUICK

    @property
    def quick(self) -> bool:
        return self.usual < QUICK

    def commit(self, work: Callable[[], Result]) -> Result:
        """Do a commit, and remember how long it took."""
        begun = time.perf_counter()
        try:
            return work()
        finally:
            took = time.perf_counter() - begun
            self.usual = max(took if took > 5 * QUICK else 0.0, 0.9 * self.usual + 0.1 * took)


class SqliteWriter:
    """Adds entries, by an INSERT that leaves out what is there already, each with the change it brings; or does jobs.

    The transaction stays open until the next commit; until then nobody else sees what is in it.
    """

    def __init__(self, engine: Engine, add: str) -> None:
        self.engine = engine
        self.add_sql = add
        self.disk = CommitTimer()
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.lock = asyncio.Lock()  # one writes at a time, and nobody during a commit
        self.unsaved: list[asyncio.Future[None]] = []  # of jobs that are done: they wait for their commit
        self.connection: Connection | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being written, or is not committed yet."""
        return self.lock.locked() or bool(self.unsaved)

    async def do(self, job: Callable[[AsyncConnection], Awaitable[Result]], soon: Callable[[], None]) -> Result:
        """Do a job and see to it that it is committed soon; the answer comes when it is stored for good.

        Of a job that fails nothing is left; what others wrote before it stays.
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
        """Add entries, each with its change, and commit all that was written; which of the entries were added."""
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
                connection.execute("ROLLBACK TO whole")  # some were there already: find out which
                added = [connection.execute(self.add_sql, entry).rowcount == 1 for entry in entries]
            kinds: dict[str, list[Row]] = {}  # a table has one entry in a group at most: their order means nothing
            for (change, values), new in zip(changes, added, strict=True):
                if new:
                    kinds.setdefault(change, []).append(values)
            for change, rows in kinds.items():
                connection.executemany(change, rows)
        return added

    async def commit(self) -> None:
        """Commit what was written, where the disk is quick; otherwise in a thread. All who wait for it are told."""
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
        """There is no transaction any more: SQLite rolls it back when a disk is full. Who waits for it is told so."""
        unsaved, self.unsaved = self.unsaved, []
        tell(unsaved, sqlite3.OperationalError("what was to be committed was rolled back"))

    def begun(self) -> sqlite3.Connection:
        """The connection in a transaction: the one that is open, or a new one."""
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
    """All of it or nothing, within a transaction that goes on."""
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
    """Tell those who wait for a commit how it went."""
    for one in waiting:
        if one.done():
            continue
        if problem is None:
            one.set_result(None)
        else:
            one.set_exception(problem)
