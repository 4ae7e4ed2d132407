"""SQLite where it is: statements run here and now, without a thread in between.

A statement that finds its row by an index takes some microseconds; to hand it to a thread and back takes ten times as
long. Only what waits for the disk, a commit, goes to a thread. Questions that may take long go the ordinary way.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection


class Near:
    """A connection that looks like an asynchronous one and never waits."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        return self.connection.execute(statement, parameters)

    async def scalar(self, statement: Any, parameters: Any = None) -> Any:
        return self.connection.scalar(statement, parameters)

    async def scalars(self, statement: Any, parameters: Any = None) -> Any:
        return self.connection.scalars(statement, parameters)


@contextlib.asynccontextmanager
async def connect(engine: Engine) -> AsyncIterator[AsyncConnection]:
    """A connection for reading."""
    with engine.connect() as connection:
        yield cast("AsyncConnection", Near(connection))


@contextlib.asynccontextmanager
async def begin(engine: Engine) -> AsyncIterator[AsyncConnection]:
    """A transaction: committed at the end, or rolled back."""
    with engine.connect() as connection:
        yield cast("AsyncConnection", Near(connection))
        await in_thread(connection.commit)


async def in_thread(work: Callable[[], None]) -> None:
    """Do something in a thread, and be there when it ends, also if we are told to stop meanwhile."""
    done = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        await asyncio.shield(done)
    except asyncio.CancelledError:
        await asyncio.wait([done])
        raise
