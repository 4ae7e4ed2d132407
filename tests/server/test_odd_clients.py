"""Slow and odd clients: half requests, NUL bytes, deep JSON, hosts, invisible names, a flooded lobby, guesses."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from harness import ServerProcess
from people_app import PASSWORD, house
from sqlalchemy import insert, update
from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.sync.client import connect

from wreckfish.server.app import create_app
from wreckfish.server.db import schema
from wreckfish.server.http import http_protocol
from wreckfish.server.http.http_protocol import MOST_CONNECTIONS
from wreckfish.server.http.limits import LIMITS
from wreckfish.server.http.security import Security
from wreckfish.server.services import expiry, games, lobby
from wreckfish.server.services.expiry import PRACTICE, STRANGER, expire
from wreckfish.server.services.games import MOST_OPEN
from wreckfish.server.services.people.guests import new_guest
from wreckfish.server.services.people.names import clean_name, new_login
from wreckfish.server.settings import Settings
from wreckfish.server.tables.live_table import Watcher
from wreckfish.server.values import Refused, now
from wreckfish.table.time_control import DAY

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


@pytest.mark.parametrize("body", [b'{"name": "\xff\xfe"}', b"\xff", '{"name": "Ada"}'.encode("utf-16")])
async def test_a_body_that_is_no_text_is_refused_in_a_sentence(body: bytes, tmp_path: Path) -> None:
    async with whole_app(tmp_path) as (_, browser):
        headers = {"Content-Type": "application/json"}
        for path in ("/api/me", "/api/session", "/api/tables/none/start", "/api/records"):
            check(await browser.post(path, content=body, headers=headers), 400, "refuse-request")
            await browser.post("/api/me", json={"name": "Ada"})


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


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë", "Ѓорѓи", "李", "🦈", "👩‍🚀"[:1], "1", "Иван Ivan", "山田 Taro", "カタカナ山田", "❤️ Bo"]
)
def test_names_of_all_scripts_are_taken(name: str) -> None:
    assert clean_name(f" {name} ") == name


@pytest.mark.parametrize("name", ["𝐀𝐝𝐚", "Ａｄａ", "𝓐𝓭𝓪", "ⓐⓓⓐ", "Aⅾa"])
def test_a_name_in_letters_that_only_look_special_is_written_plainly(name: str) -> None:
    assert clean_name(name).casefold() == "ada"


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


@pytest.mark.seconds
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


async def test_many_guests_of_one_address_cannot_flood_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "MOST_NEAR", 3)
    async with whole_app(tmp_path) as (app, _):

        async def ask(address: str, **settings: Any) -> httpx.Response:
            """As a new guest, for a table."""
            transport = httpx.ASGITransport(app, client=(address, 40_000))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as guest:
                await guest.post("/api/me", json={"name": "Mallory"})
                return await guest.post("/api/tables", json={"game": "carcass", "seats": 2, **settings})

        for _ in range(3):
            assert (await ask("192.0.2.1")).status_code == 201
        check(await ask("192.0.2.1"), 409, "refuse-many-near")
        assert (await ask("192.0.2.1", open=False)).status_code == 201
        assert (await ask("192.0.2.2")).status_code == 201


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
        await expire(app.context)
        app.context.tables.live.clear()
        found = [(await browser.get(f"/api/tables/{table}")).status_code for table in (old, watched, new, begun)]
        assert found == [404, 200, 200, 200]


async def test_whatever_has_expired_goes_at_once_however_much_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack: a guest makes more tables for friends, or guests, in ten minutes than are deleted at once."""
    monkeypatch.setattr(expiry, "AT_ONCE", 2)
    async with whole_app(tmp_path, expire_days=100) as (app, browser):
        store = app.context.store
        await browser.post("/api/me", json={"name": "Ada"})
        made = [
            (await browser.post("/api/tables", json={"game": "carcass", "seats": 2, "open": False})).json()["id"]
            for _ in range(7)
        ]
        guests = [await new_guest(store, "Bo", "en") for _ in range(5)]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.tables).values(created=1))
            for guest in guests:
                await connection.execute(update(schema.people).where(schema.people.c.id == guest.id).values(seen=1))
            said = [{"table": made[0], "n": n, "at": 1, "name": "", "text": "", "person": guest.id}
                    for n, guest in enumerate(guests, 1)]  # fmt: skip
            await connection.execute(insert(schema.chat), said)

        await store.write(job)
        watched = made[:3]  # more than are deleted at once
        for table in watched:
            app.context.tables.live[table].watchers.add(Watcher(None, None, None))
        await expire(app.context)
        assert {row["id"] for row in await store.read(schema.tables.select())} == set(watched)
        assert [row["name"] for row in await store.read(schema.people.select())] == ["Ada"]


async def test_games_and_guests_without_use_expire_and_all_others_stay(tmp_path: Path) -> None:
    async with whole_app(tmp_path, expire_days=100) as (app, browser):
        store, moment = app.context.store, now()
        ages = {"stranger": STRANGER, "old": 100 * DAY, "seen": 100 * DAY, "played": 100 * DAY, "account": 1000 * DAY}
        ages["seated"] = 99 * DAY
        people = {name: await new_guest(store, name, "en") for name in ages}
        await browser.post("/api/me", json={"name": "Ada"})
        games = {}
        for name, age, practice in [
            ("practice", PRACTICE, True),
            ("played practice", PRACTICE - DAY, True),
            ("untimed", 100 * DAY, False),
            ("moved lately", 99 * DAY, False),
        ]:
            body = {"game": "carcass", "seats": 1 + 1, "hot_seat": True, "pace": {"pace": "untimed"}}
            table = (await browser.post("/api/tables", json=body | ({"seed": "x"} if practice else {}))).json()["id"]
            for seat in (0, 1):
                await browser.post(f"/api/tables/{table}/sit", json={"seat": seat})
            for verb, ask in (("start", {}), ("move", {"move": "dive"})):
                assert (await browser.post(f"/api/tables/{table}/{verb}", json=ask)).is_success
            games[name] = (table, age)

        async def job(connection: AsyncConnection) -> None:
            for name, age in ages.items():
                seen = moment - age - 1000 + (DAY if name == "seen" else 0)
                values = {"seen": seen, "login": "a-login" if name == "account" else None}
                mine = schema.people.c.id == people[name].id
                await connection.execute(update(schema.people).where(mine).values(**values))
            for table, age in games.values():
                mine = schema.tables.c.id == table
                await connection.execute(update(schema.tables).where(mine).values(created=1, started=1))
                entry = schema.entries.c.table == table
                await connection.execute(update(schema.entries).where(entry).values(at=moment - age - 1000))
            mine = (schema.seats.c.table == games["moved lately"][0]) & (schema.seats.c.seat == 1)
            await connection.execute(update(schema.seats).where(mine).values(person=people["seated"].id))
            table = games["untimed"][0]
            said = [{"table": table, "n": n, "at": 1, "name": "", "text": "", "person": people[name].id}
                    for n, name in enumerate(("old", "seen", "played"), 1)]  # fmt: skip
            await connection.execute(insert(schema.chat), said)
            won = {"seat": 0, "game": "carcass", "size": 2, "points": 1, "place": 1, "rated": True, "ended": moment}
            row = {"table": games["moved lately"][0], "player": people["played"].id, **won}
            await connection.execute(insert(schema.results), row)

        await store.write(job)
        app.context.tables.live.clear()
        await expire(app.context)
        left = {row["id"] for row in await store.read(schema.people.select())}
        assert {name for name, person in people.items() if person.id in left} == {
            "seen",
            "played",
            "account",
            "seated",
        }
        left = {row["id"] for row in await store.read(schema.tables.select())}
        assert {name for name, (table, _) in games.items() if table in left} == {"played practice", "moved lately"}


async def test_a_finished_game_goes_when_no_person_of_it_is_left(tmp_path: Path) -> None:
    """The attack: guests who begin games and concede them, for ever."""
    async with whole_app(tmp_path, expire_days=100) as (app, browser):
        store, moment = app.context.store, now()
        await browser.post("/api/me", json={"name": "Ada"})
        games = {}
        for name in ("nobody's", "ended lately", "seated", "hosted"):
            body = {"game": "carcass", "seats": 2, "hot_seat": True}
            games[name] = (await browser.post("/api/tables", json=body)).json()["id"]
            for seat in (0, 1):
                await browser.post(f"/api/tables/{games[name]}/sit", json={"seat": seat})
            await browser.post(f"/api/tables/{games[name]}/start")
            for seat in (0, 1):
                await browser.post(f"/api/tables/{games[name]}/concede", json={"seat": seat})

        async def job(connection: AsyncConnection) -> None:
            ended = moment - 100 * DAY - 1000
            await connection.execute(update(schema.tables).values(created=1, started=1, ended=ended))
            lately = schema.tables.c.id == games["ended lately"]
            await connection.execute(update(schema.tables).where(lately).values(ended=ended + DAY))
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id != games["hosted"]).values(host=None)
            )
            sits = (schema.seats.c.table == games["seated"]) & (schema.seats.c.seat == 1)
            await connection.execute(update(schema.seats).where(~sits).values(person=None))

        await store.write(job)
        await expire(app.context)
        left = {row["id"] for row in await store.read(schema.tables.select())}
        assert {name for name, table in games.items() if table in left} == {"ended lately", "seated", "hosted"}


async def test_what_a_guest_leaves_on_the_disk(tmp_path: Path) -> None:
    """The figures of docs/hosting.md."""
    async with whole_app(tmp_path, limits="off") as (app, browser):
        store = app.context.store

        async def size() -> int:
            pages = sql("SELECT page_count * page_size AS size FROM pragma_page_count, pragma_page_size")
            return int((await store.read(pages))[0]["size"])

        await browser.post("/api/me", json={"name": "Mallory"})
        body = {"game": "carcass", "seats": 2, "open": False}
        before, many = await size(), 100
        paths = [f"/api/tables/{(await browser.post('/api/tables', json=body)).json()['id']}" for _ in range(many)]
        assert (await size() - before) / many < 500
        for path in paths:
            await browser.post(f"{path}/sit", json={"seat": 0})
            await browser.post(f"{path}/bot", json={"seat": 1, "bot": "random"})
            await browser.post(f"{path}/start")
            assert (await browser.post(f"{path}/concede")).is_success
        assert (await size() - before) / many < 1_000
        table, before, many = paths[0].split("/")[-1], await size(), 2_000
        moves = [{"table": table, "ply": n, "at": now(), "kind": "move", "seat": 0, "value": n} for n in range(9, many)]
        said = [{"table": table, "n": n, "at": now(), "name": "Mallory", "text": "x" * 500} for n in range(many)]
        for rows, to, most in ((moves, schema.entries, 100), (said, schema.chat, 700)):
            before = await size()
            async with store.engine.begin() as connection:
                await connection.execute(insert(to), rows)
            assert (await size() - before) / many < most


async def test_a_guest_whose_table_cannot_be_loaded_keeps_no_other_guest(tmp_path: Path) -> None:
    async with whole_app(tmp_path, expire_days=100) as (app, browser):
        store = app.context.store
        await browser.post("/api/me", json={"name": "Ada"})
        table = (await browser.post("/api/tables", json={"game": "carcass", "seats": 2})).json()["id"]
        guests = [await new_guest(store, name, "en") for name in ("Bo", "Cy")]

        async def job(connection: AsyncConnection) -> None:
            for guest in guests:
                await connection.execute(update(schema.people).where(schema.people.c.id == guest.id).values(seen=1))
            said = [{"table": table, "n": n, "at": 1, "name": "", "text": "", "person": guest.id}
                    for n, guest in enumerate(guests, 1)]  # fmt: skip
            await connection.execute(insert(schema.chat), said)
            seat = (schema.seats.c.table == table) & (schema.seats.c.seat == 1)
            await connection.execute(update(schema.seats).where(seat).values(person=guests[0].id))
            gone = {"state": "playing", "game": "a game that is gone"}
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**gone))

        await store.write(job)
        app.context.tables.live.clear()
        await expire(app.context)
        assert {row["name"] for row in await store.read(schema.people.select())} == {"Ada", "Bo"}


async def test_with_zero_days_only_what_was_never_used_expires(tmp_path: Path) -> None:
    async with whole_app(tmp_path, expire_days=0) as (app, browser):
        await browser.post("/api/me", json={"name": "Ada"})
        made = (await browser.post("/api/tables", json={"game": "carcass", "seats": 2, "open": False})).json()["id"]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.tables).values(created=1, started=1, state="playing"))
            await connection.execute(update(schema.people).values(seen=1))

        await app.context.store.write(job)
        await expire(app.context)
        assert [row["id"] for row in await app.context.store.read(schema.tables.select())] == [made]
        assert len(await app.context.store.read(schema.people.select())) == 1


HEADS = {
    "one long header": b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
    "many headers": b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: 1234567890123456\r\n" * 3000 + b"\r\n",
    "a long address": b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    "a header without an end": b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 40_000,
    "no HTTP": b"\x16\x03\x01 hello\r\n\r\n",
}


@pytest.mark.parametrize("name", HEADS)
def test_a_head_that_is_too_long_or_no_http_gets_a_sentence(name: str, shared_server: ServerProcess) -> None:
    place = urlsplit(shared_server.address)
    with socket.create_connection((place.hostname or "", place.port or 0), timeout=20) as line:
        with contextlib.suppress(OSError):  # it may hang up before it has everything
            line.sendall(HEADS[name])
        answer = b""
        with contextlib.suppress(ConnectionResetError):
            while part := line.recv(65_536):
                answer += part
    status, _, rest = answer.partition(b"\r\n")
    problem = json.loads(rest.partition(b"\r\n\r\n")[2])
    if name == "no HTTP":
        assert (status, problem["code"]) == (b"HTTP/1.1 400 Bad Request", "refuse-request")
    else:
        assert status == b"HTTP/1.1 431 Request Header Fields Too Large"
        assert problem["sentence"] == "The headers of the request are too long."


def test_a_wish_for_another_protocol_fills_no_log(shared_server: ServerProcess) -> None:
    headers = {"Connection": "upgrade", "Upgrade": "h2c"}
    assert httpx.get(f"{shared_server.address}/api/games", headers=headers).status_code == 200
    assert "upgrade" not in shared_server.log.read_text()


@pytest.mark.parametrize("name", ["\u0410da", "Captain \u039fcean", "\u0430dmin", "p\u0430ypal"])
def test_a_name_that_imitates_another_alphabet_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="refuse-name-mixed"):
        clean_name(name)
    with pytest.raises(Refused, match="refuse-name-mixed"):
        new_login(name.replace(" ", "-"))


@pytest.mark.seconds
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


@pytest.mark.seconds
def test_half_requests_of_one_address_do_not_take_all_connections(tmp_path: Path) -> None:
    """The attack: a thousand connections with half a request each, and a server with the usual limit of 1,024."""
    with ServerProcess(tmp_path, proxies="127.0.0.2", request_seconds="600") as server:
        place = urlsplit(server.address)

        def dial(peer: str) -> socket.socket:
            return socket.create_connection((place.hostname or "", place.port or 80), 20, (peer, 0))

        def served(peer: str) -> bool:
            with contextlib.suppress(ConnectionError), dial(peer) as line:
                line.sendall(b"GET /api/games HTTP/1.1\r\nHost: table\r\nConnection: close\r\n\r\n")
                return line.recv(65_536).startswith(b"HTTP/1.1 200")
            return False

        with httpx.Client(base_url=server.address) as browser:
            browser.post("/api/me", json={"name": "Ada"})
            table = browser.post("/api/tables", json={"game": "carcass", "seats": 2}).json()["id"]
        with contextlib.ExitStack() as lines:
            lines.enter_context(connect(f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket")).recv()
            for peer, many in (("127.0.0.1", MOST_CONNECTIONS - 1), ("127.0.0.2", MOST_CONNECTIONS + 1)):
                for _ in range(many):
                    lines.enter_context(dial(peer)).sendall(b"GET / HTTP/1.1\r\nHost: ta")
            while not served("127.0.0.1"):
                pass  # until the browser's connection is gone, too; the WebSocket is not counted
            last = lines.enter_context(dial("127.0.0.1"))
            assert not served("127.0.0.1")
            assert served("127.0.0.2"), "a proxy speaks for many"
            assert served("127.0.0.3")
            last.close()
            while not served("127.0.0.1"):
                pass  # until the server has noticed


@pytest.mark.seconds
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere 127.0.0.2 is not this machine")
def test_behind_a_proxy_limits_count_by_the_address_that_the_proxy_names(tmp_path: Path) -> None:
    """Only a proxy is believed, so no one can hide behind a header."""
    burst = LIMITS["guests"].burst
    with ServerProcess(tmp_path, proxies="127.0.0.2") as server:

        def knock(peer: str, forwarded: Sequence[str]) -> list[int]:
            """The answers to a new guest for each address that is named."""
            found = []
            with httpx.Client(
                transport=httpx.HTTPTransport(local_address=peer), base_url=server.address, timeout=60
            ) as browser:
                for address in forwarded:
                    browser.cookies.clear()
                    headers = {"X-Forwarded-For": address}
                    found.append(browser.post("/api/me", json={"name": "Ada"}, headers=headers).status_code)
            return found

        assert knock("127.0.0.2", ["192.0.2.1"] * (burst + 1)) == [201] * burst + [429]
        assert knock("127.0.0.2", ["192.0.2.2"]) == [201]
        strangers = [f"198.51.100.{number}" for number in range(burst + 1)]
        assert knock("127.0.0.1", strangers) == [201] * burst + [429]


async def test_a_site_for_devices_is_sent_as_the_browser_takes_it(tmp_path: Path) -> None:
    site = tmp_path / "site"
    for name, text in {
        "site.json": "{}",
        "index.html": "page",
        "engine-1/a.wasm": "0",
        "engine-1/a.wasm.br": "1",
    }.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text)
    async with whole_app(tmp_path, site=str(site)) as (_, browser):
        page = await browser.get("/device/")
        assert (page.status_code, page.text) == (200, "page")
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        assert (await browser.get("/device")).headers["location"] == "/device/"
        for accepted, body, coding in (("gzip", "0", None), ("gzip, br;q=1", "1", "br")):
            request = browser.build_request("GET", "/device/engine-1/a.wasm", headers={"Accept-Encoding": accepted})
            answer = await browser.send(request, stream=True)
            raw = b"".join([part async for part in answer.aiter_raw()])
            assert (raw.decode(), answer.headers.get("content-encoding")) == (body, coding)
            assert (answer.headers["content-type"], "immutable" in answer.headers["cache-control"]) == (
                "application/wasm",
                True,
            )
        for missing in ("/device/../secret", "/device/%2e%2e/secret", "/device/engine-1", "/device/none.js"):
            check(await browser.get(missing), 404, "refuse-nowhere")
    async with whole_app(tmp_path) as (_, browser):
        assert (await browser.get("/device/site.json")).status_code == 204, "there is nothing to fetch"


async def test_an_answer_that_is_never_taken_leaves_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: ask for long logs over many connections, and read none."""
    monkeypatch.setattr(http_protocol, "PATIENCE", 1.0)
    monkeypatch.setattr(http_protocol, "SLOWEST", 10**12)

    async def answer(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"20000000")]})
        await send({"type": "http.response.body", "body": bytes(20_000_000)})

    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(answer, http=http_protocol.HttpProtocol, ws="none", lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    reader, writer = await asyncio.open_connection(*listening.getsockname(), limit=1)  # which reads no further
    writer.write(b"GET / HTTP/1.1\r\nHost: table\r\n\r\n")
    assert await reader.read(1) == b"H"
    assert server.server_state.connections
    async with asyncio.timeout(60):
        while server.server_state.connections:
            await asyncio.sleep(0.01)
    writer.close()
    server.should_exit = True
    await serving
