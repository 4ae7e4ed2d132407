"""SQLite where it is: statements run here and now, without a thread in between.

A statement that finds its row by an index takes some microseconds; to hand it to a thread and back takes ten times as
long. So it is with a commit where the disk is quick; where it is not, commits wait for it in a thread. Questions that
may take long go the ordinary way.
"""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection


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


def inline(connection: Connection) -> AsyncConnection:
    return cast("AsyncConnection", InlineConnection(connection))
