"""Hears what other processes write, through PostgreSQL's LISTEN, and notices when it hears nothing any more.

A connection that is cut off silently looks alive: so the listener sends itself a heartbeat through the database, and
connects again if one does not come back. Knows no table: a piece of news is a kind and a text.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

import asyncpg

from wreckfish.core.values import shown

log = logging.getLogger("wreckfish.store")

CHANNEL = "wreckfish"
BEAT = "beat"
AGAIN = 1.0  # seconds from a failure to the next attempt


class Listener:
    def __init__(self, address: str, origin: str, seconds: float) -> None:
        self.address = address
        self.origin = origin  # of this process's own news, which it need not be told
        self.seconds = seconds  # between two heartbeats, and for one to come back
        self.heard_at = -3 * seconds
        self.asked_at = 0.0
        self.came_back = asyncio.Event()

    @property
    def deaf(self) -> bool:
        """Whether news of other processes may be missing."""
        return time.monotonic() - self.heard_at > 3 * self.seconds

    async def listen(
        self, heard: Callable[[str, str], None], cut_off: Callable[[], None], ready: asyncio.Event
    ) -> None:
        """Listen for ever. After a lost connection, report that anything may have changed."""
        while True:
            try:
                self.asked_at = time.monotonic()
                connection = await asyncpg.connect(self.address, timeout=self.seconds)
                try:
                    await self.attend(connection, heard, ready)
                finally:
                    connection.terminate()
            except TimeoutError:
                log.warning("The database does not answer.")
                if time.monotonic() - self.asked_at < self.seconds + AGAIN:  # else it was we who slept
                    cut_off()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                log.warning("The database does not answer: %s.", shown(plain(problem), 200))
            await asyncio.sleep(AGAIN)

    async def attend(
        self, connection: asyncpg.Connection[Any], heard: Callable[[str, str], None], ready: asyncio.Event
    ) -> None:
        """Listen on a connection until it ends; a TimeoutError says that it is deaf."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda *_: lost.set())
        self.asked_at = time.monotonic()
        async with asyncio.timeout(self.seconds):
            await connection.add_listener(CHANNEL, lambda _c, _p, _ch, words: self.hear(str(words), heard))
        if ready.is_set():
            heard("lost", "")
        while not lost.is_set():
            self.came_back.clear()
            self.asked_at = time.monotonic()
            async with asyncio.timeout(self.seconds):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.origin} {BEAT} ")
                await self.came_back.wait()
            ready.set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.seconds):
                    await lost.wait()

    def hear(self, words: str, heard: Callable[[str, str], None]) -> None:
        origin, kind, text = words.split(" ", 2)
        if origin != self.origin:
            heard(kind, text)
        elif kind == BEAT:
            self.heard_at = time.monotonic()
            self.came_back.set()


def plain(problem: BaseException) -> str:
    """The driver's message, without the statement and its values, which could hold secrets."""
    return " ".join(str(getattr(problem, "orig", None) or problem).split()).rstrip(".")
