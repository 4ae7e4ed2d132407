"""SQLite where it is: statements run here and now, without a thread in between.

A statement that finds its row by an index takes some microseconds; to hand it to a thread and back takes ten times as
long. So it is with a commit where the disk is quick; where it is not, commits wait for it in a thread. Questions that
may take long go the ordinary way.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection

Result = TypeVar("Result")

QUICK = 0.002  # seconds for a commit that need not go to a thread


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


class InlineConnection:
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
        yield cast("AsyncConnection", InlineConnection(connection))
