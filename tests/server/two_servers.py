"""Two server processes on one PostgreSQL, as a host runs them behind a proxy, and people who go to one or the other."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Self

import asyncpg
import httpx
from harness import READY, ServerProcess, Visitor


def new_database(postgres_server: str) -> str:
    """The address of an empty database on a server."""
    name = f"t{secrets.token_hex(6)}"

    async def make() -> None:
        connection = await asyncpg.connect(postgres_server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return postgres_server.replace("/postgres?", f"/{name}?")


class OddServer(ServerProcess):
    """A server that is started in another way: with a command before it, or more options."""

    def __init__(self, folder: Path, db: str | None, before: list[str], options: list[str], **settings: str) -> None:
        super().__init__(folder, db, **settings)
        self.before = before
        self.options = options

    def start(self) -> Self:
        command = [*self.before, sys.executable, "-m", "wreckfish", "serve", "--port", str(self.port), *self.options]
        self.process = self.begin(command)
        assert self.process.stdout is not None
        found = READY.search(self.process.stdout.readline())
        assert found, f"the server did not start: {self.log.read_text()}"
        self.address = found[1]
        self.port = int(self.address.rpartition(":")[2])
        self.wait_for_health()
        return self

    def wait_for_health(self) -> None:
        """Workers are ready some time after their server says so."""
        for _ in range(300):
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/health").is_success:
                    return
            time.sleep(0.2)
        raise AssertionError(f"the server is not well: {self.log.read_text()}")


@contextlib.contextmanager
def two_servers(folder: Path, db: str, **settings: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two processes that share a database and a secret."""
    settings = {"limits": "off", "secret": secrets.token_hex(16), **settings}
    places = [folder / "first", folder / "second"]
    for place in places:
        place.mkdir()
    with ServerProcess(places[0], db, **settings) as first, ServerProcess(places[1], db, **settings) as second:
        yield first, second


@contextlib.asynccontextmanager
async def also_at(person: Visitor, address: str) -> AsyncIterator[Visitor]:
    """The same person, with the same cookie, at another server."""
    other = Visitor(address, person.name)
    other.id = person.id
    other.http.cookies.set("wreckfish", person.http.cookies["wreckfish"])
    try:
        yield other
    finally:
        await other.__aexit__()
