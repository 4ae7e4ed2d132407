"""The gate: headers, foreign pages, JSON only, limits by address; and the secret that signs cookies."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import uvicorn
import websockets
from people_app import House, house
from prometheus_client import REGISTRY
from websockets.exceptions import InvalidStatus

from wreckfish.core.values import WreckfishError
from wreckfish.server.http.limits import LIMITS, Limit
from wreckfish.server.people_cache import token_hash
from wreckfish.server.secret import read_secret
from wreckfish.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# Headers.


@pytest.mark.seconds
async def test_every_answer_carries_the_guards_whatever_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser = home.browser()
        answers = [
            await browser.post("/api/me", json={"name": "Ada"}),
            await browser.get("/nowhere"),
            await browser.put("/api/me", json={}),
            await browser.get("/api/me", headers={"authorization": "Bearer wrong"}),
            await browser.post("/api/me", json={"name": "Ada"}, headers={"origin": "https://evil.test"}),
        ]
    assert [answer.status_code for answer in answers] == [201, 404, 405, 401, 403]
    for answer in answers:
        policy = answer.headers["content-security-policy"].split("; ")
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in answer.headers
        kept = "/api" not in str(answer.url)
        assert ("cache-control" not in answer.headers) if kept else answer.headers["cache-control"] == "no-store"


async def test_only_https_promises_https(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        answer = await home.browser(scheme="https").get("/api/me")
        assert answer.headers["strict-transport-security"].startswith("max-age=")


# Pages of other sites.

CROSSINGS: list[tuple[dict[str, str], bool]] = [
    ({}, True),  # no browser
    ({"sec-fetch-site": "same-origin"}, True),
    ({"sec-fetch-site": "same-origin", "origin": "https://another-name.test"}, True),  # a proxy changed the Host
    ({"sec-fetch-site": "none"}, True),
    ({"sec-fetch-site": "cross-site"}, False),
    ({"sec-fetch-site": "same-site"}, False),
    ({"sec-fetch-site": "cross-site", "origin": "http://wreckfish.test"}, False),
    ({"sec-fetch-site": "cross-site", "origin": "https://play.test"}, True),  # one of settings.origins
    ({"origin": "http://wreckfish.test"}, True),
    ({"origin": "https://wreckfish.test"}, True),
    ({"origin": "https://play.test"}, True),
    ({"origin": "https://other.test"}, True),
    ({"origin": "http://play.test"}, False),
    ({"origin": "https://evil.test"}, False),
    ({"origin": "http://wreckfish.test.evil.test"}, False),
    ({"origin": "http://wreckfish.test:8080"}, False),
    ({"origin": "null"}, False),
    ({"origin": "http://[wreckfish.test"}, False),
    ({"origin": "null", "host": ""}, False),
]


@pytest.mark.seconds
@pytest.mark.parametrize(("headers", "welcome"), CROSSINGS)
async def test_only_our_own_pages_may_act(tmp_path: Path, headers: dict[str, str], welcome: bool) -> None:
    async with house(tmp_path, origins="https://play.test/, https://Other.test") as home:
        answer = await home.browser().post("/api/me", json={"name": "Ada"}, headers=headers)
        assert answer.status_code == (201 if welcome else 403)
        assert len(await home.rows("people")) == (1 if welcome else 0)
        if not welcome:
            assert answer.json()["code"] == "refuse-foreign"


async def test_reading_is_open_to_links_from_anywhere(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, _ = await home.guest("Ada")
        answer = await browser.get("/api/me", headers={"sec-fetch-site": "cross-site", "origin": "https://evil.test"})
        assert answer.status_code == 200


@pytest.mark.seconds
@pytest.mark.parametrize(
    "kind",
    ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", "application/jsonp", ""],
)
async def test_a_body_that_is_not_json_changes_nothing(tmp_path: Path, kind: str) -> None:
    async with house(tmp_path) as home:
        answer = await home.browser().post("/api/me", content='{"name": "Ada"}', headers={"content-type": kind})
        assert answer.status_code == 415
        assert answer.json() == {
            "code": "refuse-not-json",
            "sentence": "Send JSON here, with the header “Content-Type: application/json”.",
            "rule": None,
        }
        assert await home.rows("people") == []
        told = {"content-type": "Application/JSON; charset=utf-8"}
        assert (await home.browser().post("/api/me", content='{"name": "Ada"}', headers=told)).status_code == 201


async def test_too_long_a_body_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        answer = await home.browser().post("/api/me", json={"name": "A" * 140_000})
        assert answer.status_code == 413
        assert await home.rows("people") == []


async def test_a_refusal_is_told_in_the_readers_language(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        german = home.browser(accept_language="fr, de-CH;q=0.8, en;q=0.5", origin="https://evil.test")
        assert "anderen Website" in (await german.post("/api/me", json={})).json()["sentence"]
        assert "another site" in (await german.post("/api/me?lang=en", json={})).json()["sentence"]


# Limits.


async def test_an_address_that_floods_is_told_to_wait_and_others_are_not(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.context.limits.clock = lambda: 0
        browser, counted = home.browser("192.0.2.66"), refusals("refuse-too-fast")
        for _ in range(LIMITS["requests"].burst):
            assert (await browser.get("/nowhere")).status_code == 404
        answer = await browser.get("/nowhere")
        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "1"
        assert answer.json()["sentence"] == "Not so fast: try again in a second."
        assert (await home.browser("192.0.2.67").get("/nowhere")).status_code == 404
        assert refusals("refuse-too-fast") == counted + 1, "the host sees it in the figures"


def refusals(code: str) -> float:
    return REGISTRY.get_sample_value("wreckfish_refusals_total", {"code": code}) or 0.0


@pytest.mark.seconds
async def test_a_good_token_is_counted_for_itself_and_a_bad_one_for_its_address(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, _ = await home.guest("Ada")
        made = (await browser.post("/api/me/tokens", json={"label": "bot"})).json()
        home.context.limits.clock = lambda: 10**18
        home.context.people.holders.clock = lambda: 0.0  # however long this takes, the token was seen just now
        bot = home.browser("192.0.2.66", authorization=f"Bearer {made['token']}")
        assert (await bot.get("/api/me")).status_code == 200  # its first request shows that it is good
        stranger = home.browser("192.0.2.66", authorization="Bearer wf_" + "x" * 43)
        for _ in range(LIMITS["requests"].burst - 1):
            assert (await stranger.get("/api/me")).status_code == 401
        assert (await stranger.get("/api/me")).status_code == 429
        assert (await bot.get("/api/me")).status_code == 200


async def test_many_tokens_of_one_address_are_counted_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: guests with twenty tokens each, every one of which may ask 200 times a second."""
    monkeypatch.setitem(LIMITS, "traffic", Limit(6, 1))
    async with house(tmp_path) as home:
        home.context.limits.clock = lambda: 10**18
        home.context.people.holders.clock = lambda: 0.0
        browser, _ = await home.guest("Mallory")
        statuses = []
        for number in range(4):
            made = (await browser.post("/api/me/tokens", json={"label": f"bot {number}"})).json()
            bot = home.browser("192.0.2.66", authorization=f"Bearer {made['token']}")
            assert (await bot.get("/api/games")).status_code == 404, "counted for the address until it is known"
            home.context.people.holders.put(token_hash(made["token"]), "mallory")
            statuses += [(await bot.get("/nowhere")).status_code for _ in range(2)]
        assert statuses == [404] * 6 + [429] * 2


async def test_guests_and_log_ins_are_limited_by_address(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.context.limits.clock = lambda: 0
        statuses = [
            (await home.browser().post("/api/me", json={"name": "Ada"})).status_code
            for _ in range(LIMITS["guests"].burst + 1)
        ]
        assert statuses == [201] * LIMITS["guests"].burst + [429]
        assert len(await home.rows("people")) == LIMITS["guests"].burst


async def test_limits_can_be_switched_off(tmp_path: Path) -> None:
    async with house(tmp_path, limits="off") as home:
        browser = home.browser()
        for _ in range(LIMITS["requests"].burst + 20):
            assert (await browser.get("/nowhere")).status_code == 404


# WebSockets, with a real server and a real client.


@contextlib.asynccontextmanager
async def serving(home: House, implementation: str) -> AsyncIterator[int]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        config = uvicorn.Config(home.app, ws=implementation, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve([free]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield free.getsockname()[1]
        finally:
            server.should_exit = True
            await task


async def test_a_socket_opens_for_our_pages_and_for_programs_only(tmp_path: Path) -> None:
    async with house(tmp_path, origins="https://play.test") as home, serving(home, "websockets-sansio") as port:
        browser, _ = await home.guest("Ada")
        cookie = {"Cookie": f"wreckfish={browser.cookies['wreckfish']}"}
        address = f"ws://127.0.0.1:{port}/api/whoami"

        async def hello(origin: str | None, headers: dict[str, str]) -> str:
            async with websockets.connect(address, origin=origin, additional_headers=headers) as opened:  # type: ignore[arg-type]
                return str(await opened.recv())

        assert await hello(None, {}) == "nobody"
        assert await hello(None, cookie) == "Ada"
        assert await hello(f"http://127.0.0.1:{port}", cookie) == "Ada"
        assert await hello("https://play.test", cookie) == "Ada"
        for foreign in ("https://evil.test", "null", "http://127.0.0.1:1"):
            with pytest.raises(InvalidStatus) as refused:
                await hello(foreign, cookie)
            assert refused.value.response.status_code == 403
            assert b"refuse-foreign" in refused.value.response.body


async def test_sockets_are_limited_by_address(tmp_path: Path) -> None:
    async with house(tmp_path) as home, serving(home, "websockets-sansio") as port:
        home.context.limits.clock = lambda: 0
        for _ in range(LIMITS["sockets"].burst):
            home.context.limits.take("sockets", "127.0.0.1")
        with pytest.raises(InvalidStatus) as refused:
            await websockets.connect(f"ws://127.0.0.1:{port}/api/whoami")
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["retry-after"] == "1"


# The secret.


def test_a_secret_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"))
    secret = read_secret(settings)
    assert len(secret) >= 32
    assert read_secret(settings) == secret
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in (tmp_path / "data").iterdir()] == ["secret"]


def test_a_secret_that_others_may_read_is_refused(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    secret = read_secret(settings)
    (tmp_path / "secret").chmod(0o640)
    with pytest.raises(WreckfishError, match="chmod 600") as refused:
        read_secret(settings)
    assert secret.decode() not in str(refused.value)


def test_a_short_secret_is_refused_and_not_repeated(tmp_path: Path) -> None:
    with pytest.raises(WreckfishError, match="at least 32 characters") as refused:
        read_secret(Settings(data=str(tmp_path), secret="swordfish"))
    assert "swordfish" not in str(refused.value)
    (tmp_path / "secret").write_text("swordfish")
    (tmp_path / "secret").chmod(0o600)
    with pytest.raises(WreckfishError, match="delete the file") as refused:
        read_secret(Settings(data=str(tmp_path)))
    assert "swordfish" not in str(refused.value)


def test_a_given_secret_needs_no_file(tmp_path: Path) -> None:
    assert read_secret(Settings(data=str(tmp_path), secret="s" * 32)) == b"s" * 32
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "secret").mkdir()
    with pytest.raises(WreckfishError, match="cannot be kept in"):
        read_secret(Settings(data=str(tmp_path)))


@pytest.mark.seconds
def test_processes_that_start_at_once_share_one_secret(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        assert len(set(pool.map(read_secret, [settings] * 40, chunksize=1))) == 1
