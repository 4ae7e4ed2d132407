"""A house for tests of people and safety: the real context and store, the people's routes, the gate, and browsers."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar, WebSocket, websocket
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from sqlalchemy import insert

from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.http.identity import provide_language, provide_maybe, provide_owner, provide_person
from wreckfish.server.http.routes import people
from wreckfish.server.http.routes.answers import answer_broken, answer_http, answer_refused
from wreckfish.server.http.security import MOST_BODY, Security
from wreckfish.server.settings import Settings, database_url
from wreckfish.server.values import Person, Refused, TableRow

SECRET = b"a secret for tests, long enough to sign"
PASSWORD = "a fish called wreck"


@websocket("/api/whoami")
async def who_listens(socket: WebSocket[Any, Any, Any], maybe: NamedDependency[Person | None]) -> None:
    """A socket that names its caller."""
    await socket.accept()
    await socket.send_text(maybe.name if maybe else "nobody")
    await socket.close()


class House:
    def __init__(self, context: Context) -> None:
        async def provide_context() -> Context:
            return context

        self.context = context
        self.store = context.store
        self.litestar = Litestar(
            [people.router, who_listens],
            dependencies={
                "context": Provide(provide_context),
                "person": Provide(provide_person),
                "maybe": Provide(provide_maybe),
                "owner": Provide(provide_owner),
                "tongue": Provide(provide_language),
            },
            exception_handlers={Refused: answer_refused, HTTPException: answer_http, Exception: answer_broken},
            request_max_body_size=MOST_BODY,
            logging_config=None,
        )
        self.app = Security(self.litestar, context)

    def browser(self, address: str = "192.0.2.1", scheme: str = "http", **headers: str) -> httpx.AsyncClient:
        """A browser, or a program; it keeps its cookies."""
        transport = httpx.ASGITransport(self.app, client=(address, 40_000))  # type: ignore[arg-type]
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.AsyncClient(transport=transport, base_url=f"{scheme}://wreckfish.test", headers=named)

    async def guest(self, name: str) -> tuple[httpx.AsyncClient, str]:
        """A guest's browser, and the guest's id."""
        browser = self.browser()
        answer = await browser.post("/api/me", json={"name": name})
        assert answer.status_code == 201, answer.text
        return browser, answer.json()["id"]

    async def account(self, name: str, login: str) -> tuple[httpx.AsyncClient, str]:
        browser, person = await self.guest(name)
        answer = await browser.post("/api/accounts", json={"login": login, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        return browser, person

    async def add(self, table: str, *rows: dict[str, object]) -> None:
        """Rows, straight into the database."""
        async with self.store.engine.begin() as connection:
            await connection.execute(insert(schema.metadata.tables[table]), list(rows))

    async def seat(self, table: str, *people: str, state: str = "over") -> None:
        """A table where these people sit, under names of their own."""
        row = TableRow(
            id=table, game="carcass", size=len(people), options="{}", pace='{"kind":"untimed"}', open=True,
            hot_seat=False, practice=False, stand_in="greedy", host=people[0], seed="0" * 32, opening="", created=1,
            state=state, started=1, ended=None, ply=0, owing=0, due=None, result=None, settled=True, rematch=None,
        )  # fmt: skip
        await self.add("tables", msgspec.structs.asdict(row))
        seats = [{"table": table, "seat": n, "person": who, "name": f"{table} {n}"} for n, who in enumerate(people)]
        await self.add("seats", *seats)

    async def rows(self, table: str) -> list[dict[str, object]]:
        return [dict(row) for row in await self.store.read(schema.metadata.tables[table].select())]


@contextlib.asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    chosen = Settings(data=str(folder), **settings)
    context = Context(chosen, Store(database_url(chosen)), SECRET)
    await context.open()
    try:
        yield House(context)
    finally:
        await context.close()
