"""Health tells the truth, what one process acknowledged the other knows, and no passing trouble lasts for ever."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from harness import Visitor, new_table
from test_storage import now

from wreckfish.server import health
from wreckfish.server.app import create_app
from wreckfish.server.context import Context
from wreckfish.server.db.listener import Listener
from wreckfish.server.db.store import Store
from wreckfish.server.http.limits import LIMITS, Buckets, Limit
from wreckfish.server.settings import Settings, database_url
from wreckfish.server.tables import sweeper
from wreckfish.server.tables.commit import commit_entry
from wreckfish.server.tables.judges import still_next
from wreckfish.server.values import Refused

SECRET = "s" * 32


class Process:
    """The whole application without a port."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self.context: Context = self.app.context

    def visitor(self, name: str, cookies: httpx.Cookies | None = None) -> Visitor:
        person = Visitor("http://wreckfish.test", name)
        transport = httpx.ASGITransport(self.app)  # type: ignore[arg-type]
        person.http = httpx.AsyncClient(transport=transport, base_url="http://wreckfish.test", cookies=cookies)
        return person


@contextlib.asynccontextmanager
async def processes(folder: Path, count: int, db: str = "", limits: str = "off") -> AsyncIterator[list[Process]]:
    settings = Settings(data=str(folder), db=db, secret=SECRET, limits=limits)
    found = [Process(settings) for _ in range(count)]
    for one in found:
        await one.context.open()
    try:
        yield found
    finally:
        for one in found:
            await one.context.close()


@contextlib.asynccontextmanager
async def all_taken(store: Store) -> AsyncIterator[None]:
    """Every connection of the pool is in use."""
    async with contextlib.AsyncExitStack() as held:
        pool: Any = store.engine.pool
        for _ in range(pool.size() + pool._max_overflow):
            await held.enter_async_context(store.reading())
        yield


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_health_needs_none_of_the_connections_that_others_use(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 20)  # less than a pool lets one wait
    db = "" if kind == "sqlite" else request.getfixturevalue("postgres")

    async def script() -> None:
        async with processes(tmp_path, 1, db) as [one], all_taken(one.context.store), asyncio.timeout(25):
            answer = await one.visitor("Ada").http.get("/health")
            assert (answer.status_code, answer.json()["status"]) == (200, "ok")

    asyncio.run(script())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_move_needs_none_of_the_connections_that_others_use(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    db = "" if kind == "sqlite" else request.getfixturevalue("postgres")

    async def script() -> None:
        async with processes(tmp_path, 1, db) as [one]:
            ada, bo = one.visitor("Ada"), one.visitor("Bo")
            for person in (ada, bo):
                await person.post("/api/me", name=person.name)
            live = await one.context.tables.get(await new_table(ada, [bo]))
            seat = live.game.state.to_act()[0]
            move = partial(still_next, live, live.game.ply, seat, live.game.state.legal(seat)[0])
            async with all_taken(one.context.store), asyncio.timeout(20):  # less than a pool lets one wait
                assert await commit_entry(one.context, live, move)

    asyncio.run(script())


def test_many_questions_in_a_second_are_one_check_and_none_is_limited(tmp_path: Path) -> None:
    async def script() -> None:
        app = create_app(Settings(data=str(tmp_path), secret=SECRET))
        await app.context.open()
        app.context.limits.buckets["requests"] = Buckets(Limit(1, 60))
        checks = 0

        async def proved(job: Any) -> None:
            nonlocal checks
            checks += 1
            await job(Writes())

        app.context.store.prove = proved  # type: ignore[method-assign]
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://wreckfish.test") as http:
            answers = await asyncio.gather(*(http.get("/health") for _ in range(40)))
            assert {answer.status_code for answer in answers} == {200}
        await app.context.close()
        assert checks <= 2

    asyncio.run(script())


class Writes:
    async def execute(self, *_: object) -> None:
        pass


@pytest.mark.parametrize("problem", [OSError("No space left on device"), TimeoutError()])
def test_a_server_that_cannot_write_is_not_well_and_says_so_in_both_languages(
    tmp_path: Path, problem: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    monkeypatch.setattr(health, "FRESH", 0.0)

    async def script() -> None:
        async with processes(tmp_path, 1) as [one]:
            write = one.context.store.write

            async def full(_job: Any, attempts: int = 1) -> Any:
                if isinstance(problem, TimeoutError):
                    await asyncio.sleep(60)
                raise Refused("refuse-storage", 503)

            monkeypatch.setattr(one.context.store, "write", full)
            browser = one.visitor("Ada").http
            answer = await browser.get("/health")
            assert (answer.status_code, answer.json()["code"]) == (503, "refuse-unwell")
            assert "Datenbank" in (await browser.get("/health?lang=de")).json()["sentence"]
            monkeypatch.setattr(one.context.store, "write", write)
            monkeypatch.setattr(health, "PATIENCE", 60)
            assert (await browser.get("/health")).status_code == 200

    asyncio.run(script())


@pytest.mark.seconds
def test_a_server_that_hears_nothing_is_not_well_until_it_hears_again(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can write all the time, but its own heartbeat no longer comes back."""
    monkeypatch.setattr(health, "FRESH", 0.0)

    async def script() -> None:
        settings = Settings(data=str(tmp_path), db=postgres, secret=SECRET, heartbeat_seconds=0.5)
        one = Process(settings)
        await one.context.open()
        browser, listener = one.visitor("Ada").http, one.context.store.listener
        assert listener is not None

        async def told(status: int) -> Any:
            async with asyncio.timeout(60):
                while (answer := await browser.get("/health")).status_code != status:
                    await asyncio.sleep(0.1)
            return answer.json()

        await told(200)
        listener.hear = lambda *_: None  # type: ignore[method-assign]
        assert (await told(503))["code"] == "refuse-deaf"
        del listener.hear
        await told(200)
        await browser.aclose()
        await one.context.close()

    asyncio.run(script())


# What one process acknowledged.


def deaf(process: Process) -> None:
    """From now on a process hears only itself: the worst that a slow network can do."""
    listener = process.context.store.listener
    assert listener is not None

    def hear(words: str, heard: Any) -> None:
        if words.startswith(listener.origin):
            Listener.hear(listener, words, heard)

    listener.hear = hear  # type: ignore[method-assign]


@pytest.mark.seconds
def test_what_one_process_acknowledged_another_shows_even_if_it_has_not_heard_of_it(
    tmp_path: Path, postgres: str
) -> None:
    async def script() -> None:
        async with processes(tmp_path, 2, postgres) as [near, far]:
            deaf(far)
            async with near.visitor("Ada") as ada, near.visitor("Bo") as bo:
                away = far.visitor("Ada", ada.http.cookies)
                table = await new_table(ada, [bo], start=False)
                look, turns = f"/api/tables/{table}/look", "/api/me/turns"
                assert (await away.get(look))["position"] is None  # so that the far process knows the table
                await bo.post(f"/api/tables/{table}/leave", seat=1)
                assert (await away.get(f"/api/tables/{table}"))["seats"][1]["person"] is None
                await bo.post(f"/api/tables/{table}/sit", seat=1)
                await ada.post(f"/api/tables/{table}/start")
                assert (await away.get(look))["position"]["ply"] == 0
                for ply in range(1, 6):
                    position = await now([ada, bo], table)
                    await position["person"].post(f"/api/tables/{table}/move", move=position["legal"][0]["move"])
                    whose = (await ada.get(look))["position"]["to_act"]
                    listed = (await away.get(turns))["turns"]
                    assert [turn["ply"] for turn in listed] == ([ply] if whose == [0] else [])
                    seen = await away.get(look)
                    assert (seen["position"]["ply"], seen["position"]["to_act"]) == (ply, whose)
                    assert (await away.get("/api/me/tables"))["tables"][0]["ply"] == ply
                    assert len((await away.get(f"/api/tables/{table}/log"))["log"]) == ply
                await bo.post(f"/api/tables/{table}/say", text="Did you see that?")
                assert [line["text"] for line in (await away.get(look))["chat"]] == ["Did you see that?"]
                await away.http.aclose()

    asyncio.run(script())


# What one process counted.


@pytest.mark.seconds
def test_a_guesser_has_as_many_guesses_at_two_processes_as_at_one(tmp_path: Path, postgres: str) -> None:
    """Logins are counted by address and passwords by login, whichever process is asked, behind the same proxy."""

    async def script() -> None:
        async with processes(tmp_path, 2, postgres, limits="on") as pair:
            visitors = [one.visitor("Mallory") for one in pair]
            guess = {"login": "ada-the-captain", "password": "a wrong password"}
            answers = []
            for number in range(18):
                answers.append((await visitors[number % 2].http.post("/api/session", json=guess)).status_code)
                await asyncio.sleep(0.02)  # a notice takes a moment
            assert answers.count(401) == LIMITS["guesses"].burst
            assert answers[-1] == 429
            for visitor in visitors:
                await visitor.http.aclose()

    asyncio.run(script())


# A table that failed once.


def test_a_table_that_failed_once_is_looked_after_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "PAUSES", (600.0, 1000.0))

    async def script() -> None:
        settings = Settings(data=str(tmp_path), secret=SECRET)
        context = Context(settings, Store(database_url(settings)), SECRET.encode())
        sweeps, looked = sweeper.Sweeper(context), 0

        async def look_after(_table: str) -> None:
            nonlocal looked
            looked += 1
            if looked < 3:
                raise Refused("refuse-busy", 503)

        monkeypatch.setattr(sweeps, "look_after", look_after)
        await sweeps.try_look_after("t")
        await sweeps.try_look_after("t")
        assert looked == 1  # it is left alone for a while
        for _ in range(3):
            sweeps.wrecks = {table: (0.0, pause) for table, (_, pause) in sweeps.wrecks.items()}  # time goes by
            await sweeps.try_look_after("t")
        assert looked == 4
        assert sweeps.wrecks == {}

    asyncio.run(script())


@pytest.mark.seconds
def test_a_process_that_hangs_while_it_closes_is_ended(tmp_path: Path) -> None:
    """A thread that never ends keeps Python from ending; the server's last resort does not care."""
    program = (
        "import threading, time, wreckfish.server.app as app\n"
        "app.CLOSING = 0.2\n"
        "threading.Thread(target=time.sleep, args=(60,)).start()\n"
        "app.end_in_time()\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=30, check=False, cwd=tmp_path)
    assert ended.returncode == 1
