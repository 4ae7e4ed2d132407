"""The server's access to the database: read, write, and append entries to logs in groups.

Moves that arrive while a commit is under way share the next one, so that many moves cost one sync. The primary key
(table, ply) decides which entry was first, within and across processes. Knows no game.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import IO, Any, TypeVar
from weakref import WeakSet

import asyncpg
import msgspec
from sqlalchemy import bindparam, event, text, update
from sqlalchemy import create_engine as create_sync_engine
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from wreckfish.core.values import WreckfishError, shown
from wreckfish.server import metrics
from wreckfish.server.db import schema
from wreckfish.server.db.inline_sqlite import inline
from wreckfish.server.db.listener import CHANNEL, Listener, plain
from wreckfish.server.db.migrate import migrate
from wreckfish.server.db.sqlite_writer import Change, SqliteWriter
from wreckfish.server.settings import ANOTHER_FOLDER
from wreckfish.server.tables.progress import Progress
from wreckfish.server.values import Refused
from wreckfish.table.entry import Entry

if sys.platform != "win32":  # Windows has no such locks; the file is not guarded there
    import fcntl

Result = TypeVar("Result")
log = logging.getLogger("wreckfish.store")
logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # more would log values, seeds among them

PATIENCE = 15  # seconds for one statement on PostgreSQL
CONNECTING = 5  # seconds for a new connection to it
BEAT = 5.0  # seconds between two heartbeats of the listener, at most
LAST_WRITES = 3.0  # seconds for pending writes when the server stops
PARTING = 1.0  # seconds to take leave of the database
BATCH = 256  # entries in one commit, at most
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "cache_size=-1024")


FIELDS = Progress.__struct_fields__
ENTRY = ("table", "ply", "at", "kind", "seat", "value", "note", "key")
CHANGE = (*(f"{name}_" for name in FIELDS), "id_")
ADD_SQL = (
    'INSERT INTO entries ("table", ply, at, kind, seat, value, note, "key") VALUES (?, ?, ?, ?, ?, ?, ?, ?) '
    "ON CONFLICT DO NOTHING"
)
CHANGE_SQL = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in FIELDS)} WHERE id = ?"
MOVE_ON_SQL = "UPDATE tables SET ply = ?, owing = ? WHERE id = ?"  # touches no index: half the work of the full change


class Waiting(msgspec.Struct, eq=False):
    """An entry that waits for its commit."""

    table: str
    entry: Entry
    progress: Progress
    only_moved_on: bool  # only ply and owing changed
    done: asyncio.Future[bool]


def entry_row(one: Waiting) -> tuple[str | int | None, ...]:
    entry = one.entry
    return one.table, entry.ply, entry.at, entry.kind.value, entry.seat, entry.value, entry.note, entry.key


def change_row(one: Waiting) -> tuple[str | int | None, ...]:
    return *msgspec.structs.astuple(one.progress), one.table


def change(one: Waiting) -> Change:
    if one.only_moved_on:
        return MOVE_ON_SQL, (one.progress.ply, one.progress.owing, one.table)
    return CHANGE_SQL, change_row(one)


class Store:
    """One process's access to the database."""

    def __init__(self, url: str, heartbeat: float = BEAT) -> None:
        self.url = make_url(url)
        self.shared = self.url.get_backend_name() == "postgresql"  # with other processes
        self.engine: AsyncEngine = create_engine(url)
        self.near = None if self.shared else create_near_engine(self.url)
        self.moves = create_own_engine(url, PATIENCE) if self.shared else None
        self.own = create_own_engine(url, CONNECTING) if self.shared else None  # for health checks
        self.origin = secrets.token_hex(4)
        self.connections: WeakSet[asyncpg.Connection[Any]] = WeakSet()
        for engine in (self.engine, self.moves):
            if self.shared and engine is not None:
                event.listen(engine.sync_engine, "connect", self.connected)
        address = self.url.set(drivername="postgresql").render_as_string(False)
        self.listener = Listener(address, self.origin, min(BEAT, heartbeat)) if self.shared else None
        self.loop: asyncio.AbstractEventLoop | None = None  # kept: asking for it costs a system call
        self.waiting: list[Waiting] = []
        self.arrived = asyncio.Event()
        self.guard: IO[str] | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.writer = SqliteWriter(self.near, ADD_SQL) if self.near else None
        entries = schema.entries
        self.add_entries = insert(entries).on_conflict_do_nothing().returning(entries.c.table, entries.c.ply)
        self.add_progress = (
            update(schema.tables)
            .where(schema.tables.c.id == bindparam("id_"))
            .values({name: bindparam(f"{name}_") for name in FIELDS})
        )

    def connected(self, connection: Any, _record: Any) -> None:
        self.connections.add(connection.driver_connection)

    async def open(self, heard: Callable[[str, str], None]) -> None:
        """Lock the file or listen to the other processes, migrate, start the writer."""
        self.loop = asyncio.get_running_loop()
        self.guard_file()
        try:
            await self.migrate()
        except (SQLAlchemyError, OSError, asyncpg.PostgresError) as problem:
            raise WreckfishError(f"The database cannot be opened: {shown(plain(problem), 300)}.") from None
        self.tasks.append(asyncio.create_task(self.write_groups(), name="writer"))
        if self.listener is not None:
            ready = asyncio.Event()
            listening = self.listener.listen(heard, self.hang_up, ready)
            self.tasks.append(asyncio.create_task(listening, name="listener"))
            await ready.wait()

    async def migrate(self) -> None:
        """On PostgreSQL by a connection of its own: a migration, and waiting for one, may take long."""
        if not self.shared:
            await migrate(self.engine)
            return
        patient = create_async_engine(self.url, poolclass=NullPool, connect_args={"timeout": CONNECTING})
        await migrate(patient)

    def hang_up(self) -> None:
        """End all connections, because the database was cut off silently: whoever waits there is refused now, and the
        next one gets a new connection.
        """
        for connection in list(self.connections):
            connection.terminate()

    async def close(self) -> None:
        """Finish pending writes, then disconnect. A database that does not answer is not waited for."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WRITES):
                while self.waiting or (self.writer is not None and self.writer.busy):
                    await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=PARTING)
        if self.writer is not None:
            await asyncio.to_thread(self.writer.close)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PARTING):
                for engine in (self.engine, self.moves, self.own):
                    if engine is not None:
                        await engine.dispose()
        if self.near is not None:
            self.near.dispose()
        if self.guard is not None:
            self.guard.close()

    def guard_file(self) -> None:
        """Lock the SQLite file: a second process would not notice the writes of the first."""
        name = self.url.database
        if self.shared or not name or name == ":memory:" or sys.platform == "win32":
            return
        try:
            self.guard = Path(f"{name}.lock").open("w", encoding="utf-8")  # noqa: SIM115  held while the server runs
            fcntl.flock(self.guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise WreckfishError(
                f"Another server already uses {shown(name, 200)}. Stop it. {ANOTHER_FOLDER} "
                "For several processes, take PostgreSQL."
            ) from None

    # Reading and writing.

    @contextlib.asynccontextmanager
    async def reading(self, quick: bool = False) -> AsyncIterator[AsyncConnection]:
        """A connection for reading; `quick` if every query finds its few rows by an index."""
        with saying():
            if quick and self.near:
                with self.near.connect() as here:
                    yield inline(here)
            else:
                async with self.engine.connect() as connection:
                    yield connection

    async def read(self, statement: Any, quick: bool = False, **values: Any) -> list[Any]:
        async with self.reading(quick) as connection:
            return list((await connection.execute(statement, values)).mappings())

    async def write(self, job: Callable[[AsyncConnection], Awaitable[Result]], attempts: int = 1) -> Result:
        """Do a job in one transaction; returns when it is durable.

        A job that numbers its rows may find its number taken by another process, and try again.
        """
        with saying():
            while True:
                try:
                    if self.writer is not None:
                        return await self.writer.do(job, self.arrived.set)
                    async with self.engine.begin() as connection:
                        return await job(connection)
                except IntegrityError:
                    attempts -= 1
                    if attempts == 0:
                        raise

    async def prove(self, job: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        """Write something on a connection that no one else uses."""
        with saying():
            if self.own is None:
                await self.write(job)  # SQLite's writer has its own connection
                return
            async with self.own.begin() as connection:
                await job(connection)

    @property
    def deaf(self) -> bool:
        """Whether changes by other processes may go unnoticed."""
        return self.listener is not None and self.listener.deaf

    async def tell(self, connection: AsyncConnection, news: list[str]) -> None:
        """Tell the other processes, once this transaction is committed: each piece of news is a kind and a table."""
        if self.shared and news:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "words": [f"{self.origin} {word}" for word in news]})

    async def whisper(self, news: list[str]) -> None:
        """Tell the other processes what is stored nowhere.

        PostgreSQL lets only one transaction with a notice commit at a time: this one does not keep moves waiting for
        the disk.
        """

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(NOT_ON_DISK)
            await self.tell(connection, news)

        await self.write(job)

    async def append(self, table: str, entry: Entry, progress: Progress, only_moved_on: bool = False) -> bool:
        """Append an entry to a table's log; true once it is durable, false if its place is taken.

        `only_moved_on`: nothing but ply and owing is new in the progress.
        """
        assert self.loop is not None, "open comes first"
        done: asyncio.Future[bool] = self.loop.create_future()
        self.waiting.append(Waiting(table, entry, progress, only_moved_on, done))
        self.arrived.set()
        return await done

    async def write_groups(self) -> None:
        """The writer: everything that waits goes into one commit."""
        while True:
            await self.arrived.wait()
            self.arrived.clear()
            while self.waiting or (self.writer is not None and self.writer.unsaved):
                group, self.waiting[:BATCH] = self.waiting[:BATCH], []
                group.sort(key=lambda one: one.table)  # all processes lock rows in the same order: no deadlock
                await self.commit(group)

    async def commit(self, group: list[Waiting]) -> None:
        """Commit a group; if that fails, one by one, so that a bad entry fails alone."""
        try:
            with metrics.COMMITS.time():
                added = await self.add(group)
        except Exception as problem:  # noqa: BLE001  a writer that stops would stop every table
            if len(group) > 1:
                for one in group:
                    await self.commit([one])
            elif group and not group[0].done.done():
                group[0].done.set_exception(problem)
            return
        for one, new in zip(group, added, strict=True):
            if not one.done.done():
                one.done.set_result(new)

    async def add(self, group: list[Waiting]) -> list[bool]:
        """Append a group in one commit; returns which entries were first in their place."""
        with saying():
            if self.moves is not None:
                async with self.moves.begin() as connection:
                    return await self.add_shared(connection, group)
            assert self.writer is not None
            return await self.writer.save([entry_row(one) for one in group], [change(one) for one in group])

    async def add_shared(self, connection: AsyncConnection, group: list[Waiting]) -> list[bool]:
        rows = [dict(zip(ENTRY, entry_row(one), strict=True)) for one in group]
        found = {(row[0], row[1]) for row in await connection.execute(self.add_entries, rows)}
        added = [(one.table, one.entry.ply) in found for one in group]
        changes = [
            dict(zip(CHANGE, change_row(one), strict=True)) for one, new in zip(group, added, strict=True) if new
        ]
        if changes:
            await connection.execute(self.add_progress, changes)
        await self.tell(connection, [f"entry {table}" for table in {table for table, _ in found}])
        return added


NOTIFY = text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word")

NOT_ON_DISK = text("SET LOCAL synchronous_commit TO OFF")


def create_engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        patience = {"command_timeout": PATIENCE, "timeout": CONNECTING}
        return create_async_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True, connect_args=patience
        )
    make_file(make_url(url).database)
    engine = create_async_engine(url, pool_size=2, max_overflow=6, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def create_own_engine(url: str, seconds: int) -> AsyncEngine:
    """A single connection, for moves or for health checks: neither waits for one that others use."""
    patience = {"command_timeout": seconds, "timeout": CONNECTING}
    return create_async_engine(
        url, pool_size=1, max_overflow=0, pool_pre_ping=True, hide_parameters=True, connect_args=patience
    )


def create_near_engine(url: URL) -> Engine:
    """SQLite without an asynchronous driver in between: see inline_sqlite.py."""
    sync = url.set(drivername="sqlite+pysqlite")
    engine = create_sync_engine(
        sync, pool_size=4, max_overflow=20, hide_parameters=True, connect_args={"check_same_thread": False}
    )
    event.listen(engine, "connect", prepare)
    return engine


def prepare(connection: Any, _record: Any) -> None:
    """Configure a new connection to a SQLite file."""
    cursor = connection.cursor()
    for setting in PRAGMAS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def make_file(name: str | None) -> None:
    """Create the database file, readable by its owner only: it holds the seeds of running games."""
    if name and name != ":memory:":
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).touch(mode=0o600)


@contextlib.contextmanager
def saying() -> Any:
    """Turn a database error into one sentence; the reason goes to the host's log, not to the player."""
    try:
        yield
    except (DBAPIError, PoolTimeout, sqlite3.Error, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
        log.error("The database refused: %s", shown(plain(problem), 300))
        raise Refused("refuse-storage", 503) from None
