"""Slow and odd clients: half requests, NUL bytes, deep JSON, hosts, invisible names, a flooded lobby, guesses."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from harness import ServerProcess
from people_app import PASSWORD, house
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.app import create_app
from wreckfish.server.db import schema
from wreckfish.server.http.limits import LIMITS
from wreckfish.server.http.security import Security
from wreckfish.server.services import lobby
from wreckfish.server.services.games import MOST_OPEN
from wreckfish.server.services.people.names import clean_name
from wreckfish.server.settings import Settings
from wreckfish.server.tables.live_table import Watcher
from wreckfish.server.tables.sweeper import Sweeper
from wreckfish.server.values import Refused

SECRET = "a secret for tests, long enough to sign"
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def whole_app(folder: Path, **settings: Any) -> AsyncIterator[tuple[Security, httpx.AsyncClient]]:
    """The application as it is served, and a browser in front of it."""
    app = create_app(Settings(data=str(folder), secret=SECRET, **settings))
    await app.context.open()
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as browser:
        yield app, browser
    await app.context.close()


def check(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["sentence"].endswith(".")


@pytest.mark.parametrize("path", ["/%00", "/assets/a%00b.js", "/api/tables?game=%00", "/api/tables/%00/look"])
async def test_a_nul_in_an_address_is_refused_in_a_sentence(path: str, tmp_path: Path) -> None:
    async with whole_app(tmp_path) as (_, browser):
        check(await browser.get(path), 400, "refuse-request")


@pytest.mark.parametrize("before", ["", '{"game": "carcass", "seats": 2, "options": {"a": '])
async def test_deep_json_is_refused_in_a_sentence(before: str, tmp_path: Path) -> None:
    async with whole_app(tmp_path) as (_, browser):
        await browser.post("/api/me", json={"name": "Ada"})
        body = before + "[" * 50_000
        answer = await browser.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        check(answer, 400, "refuse-deep")


@pytest.mark.parametrize("host", ["[", "a b", "a:99999", "a:99999999", "x" * 300, "ÿ"])
async def test_a_host_that_is_none_is_refused_in_a_sentence(host: str, tmp_path: Path) -> None:
    async with whole_app(tmp_path) as (_, browser):
        headers = [(b"host", host.encode("latin-1")), (b"accept", b"text/html")]
        check(await browser.get("/nowhere", headers=headers), 400, "refuse-request")


async def test_where_our_host_names_are_known_others_are_refused(tmp_path: Path) -> None:
    async with whole_app(tmp_path, hosts="play.example.org, backend") as (_, browser):
        for host in ("evil.example", "play.example.org.evil.example:80", "localhost.evil.example", "1.2.3.4.5.6.7.8.9"):
            check(await browser.get("/api/games", headers={"Host": host}), 421, "refuse-host")
        for host in ("play.example.org", "127.0.0.1:8137", "localhost", "backend:8137", "[::1]:8137"):
            assert (await browser.get("/api/games", headers={"Host": host})).status_code == 200, host


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "Ada\u3164", "a\u115fb", "\u0301", "\ufe0f", "\u200b", "\u00ad"])
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="refuse-name"):
        clean_name(name)


@pytest.mark.parametrize("name", ["Ada", "Zoë", "Ѓорѓи", "李", "🦈", "👩‍🚀"[:1], "1"])
def test_names_of_all_scripts_are_taken(name: str) -> None:
    assert clean_name(f" {name} ") == name


async def test_a_body_that_never_comes_whole_is_refused(tmp_path: Path) -> None:
    class Slow(httpx.AsyncByteStream):
        async def __aiter__(self) -> AsyncIterator[bytes]:
            yield b'{"name":'
            await asyncio.Event().wait()

    async with whole_app(tmp_path, request_seconds=0.5) as (_, browser):
        answer = await browser.post("/api/me", content=Slow(), headers={"Content-Type": "application/json"})
        check(answer, 408, "refuse-slow")


def test_half_a_request_is_hung_up_on_and_the_next_one_of_a_kept_connection_too(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, request_seconds="0.5") as server:
        place = urlsplit(server.address)
        assert place.hostname
        for whole in (b"", b"GET /health HTTP/1.1\r\nHost: table\r\n\r\n"):
            with socket.create_connection((place.hostname, place.port or 80), timeout=20) as line:
                line.sendall(whole)
                if whole:
                    assert line.recv(65_536).startswith(b"HTTP/1.1 200")
                line.sendall(b"GET / HTTP/1.1\r\nHost: ta")
                while line.recv(65_536):
                    pass  # the end comes, or the socket's own timeout fails this test


async def test_the_lobby_has_pages_and_one_host_cannot_flood_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "PAGE", 2)
    async with whole_app(tmp_path) as (_, browser):
        await browser.post("/api/me", json={"name": "Ada"})
        made = []
        for _ in range(MOST_OPEN):
            answer = await browser.post("/api/tables", json={"game": "carcass", "seats": 2})
            made.append(answer.json()["id"])
        check(await browser.post("/api/tables", json={"game": "carcass", "seats": 2}), 409, "refuse-many-tables")
        hidden = await browser.post("/api/tables", json={"game": "carcass", "seats": 2, "open": False})
        assert hidden.status_code == 201
        pages = [(await browser.get(f"/api/tables?page={page}")).json()["tables"] for page in (1, 2, 3, 4)]
        assert [len(page) for page in pages] == [2, 2, 1, 0]
        assert sorted(table["id"] for page in pages for table in page) == sorted(made)


async def test_a_table_that_waited_too_long_is_deleted_unless_someone_looks_at_it(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as (app, browser):
        await browser.post("/api/me", json={"name": "Ada"})
        old, watched, new, begun = [
            (await browser.post("/api/tables", json={"game": "carcass", "seats": 2, "hot_seat": True})).json()["id"]
            for _ in range(4)
        ]
        for seat in (0, 1):
            await browser.post(f"/api/tables/{begun}/sit", json={"seat": seat})
        await browser.post(f"/api/tables/{begun}/start", json={})
        long_ago = update(schema.tables).where(schema.tables.c.id != new).values(created=1)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(long_ago)

        await app.context.store.write(job)
        app.context.tables.live[watched].watchers.add(Watcher(None, None, None))
        await Sweeper(app.context).expire()
        app.context.tables.live.clear()
        found = [(await browser.get(f"/api/tables/{table}")).status_code for table in (old, watched, new, begun)]
        assert found == [404, 200, 200, 200]


async def test_guesses_at_a_password_do_not_lock_its_owner_out(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.context.limits.clock = lambda: 0
        owner, _ = await home.account("Ada", "ada")
        await owner.delete("/api/session")
        for number in range(LIMITS["guesses"].burst + 1):
            home.context.limits.buckets["logins"].full.clear()
            stranger = home.browser(f"198.51.100.{number}")
            answer = await stranger.post("/api/session", json={"login": "ada", "password": "a guess"})
        assert answer.status_code == 429
        answer = await owner.post("/api/session", json={"login": " ADA", "password": PASSWORD})
        assert answer.status_code == 201
        other = home.browser()
        other.cookies.set("wreckfish_device", "forged")
        answer = await other.post("/api/session", json={"login": "ada", "password": PASSWORD})
        assert answer.status_code == 429
