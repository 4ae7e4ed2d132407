"""Runs short SQLite statements directly on the event loop.

A statement that finds its row by an index takes microseconds; a hop to a thread and back costs ten times more. Queries
that may take long go through the asynchronous driver.
"""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection


class InlineConnection:
    """A synchronous connection with the asynchronous interface."""

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
