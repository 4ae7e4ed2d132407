"""`kill -9`: whatever was acknowledged is there, once, and the games go on: people's, bots' and clocks'."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from harness import ServerProcess, Visitor, new_table
from killing import quiet_port, read, stopped_for, under_fire

KILLS = int(os.environ.get("WRECKFISH_KILLS", "4"))


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'wreckfish.db'}"
    address: str = request.getfixturevalue("postgres")
    return address


def serving(folder: Path, db: str, **settings: str) -> ServerProcess:
    server = ServerProcess(folder, db, limits="off", **settings)
    server.port = quiet_port()
    return server


@pytest.mark.slow
def test_nothing_that_was_acknowledged_is_lost_or_stored_twice(tmp_path: Path, db: str) -> None:
    figures = asyncio.run(under_fire(tmp_path, db, KILLS, Random()))
    assert (figures.lost, figures.duplicated, figures.refused_but_stored, figures.lines_lost) == (0, 0, 0, 0)
    assert figures.kills == KILLS
    assert figures.acknowledged > 100
    assert figures.games >= 3


async def state_of(db: str, table: str) -> Any:
    return (await read(db, f"SELECT state, ply FROM tables WHERE id = '{table}'"))[0]


async def until(done: Any, seconds: float = 60) -> None:
    """Wait until a question to the database has the answer yes."""
    end = time.monotonic() + seconds
    while not await done():
        assert time.monotonic() < end, "it never happened"
        await asyncio.sleep(0.1)


@pytest.mark.slow
def test_bots_play_on_after_a_restart_without_any_request(tmp_path: Path, db: str) -> None:
    """The people left, and after the restart no request comes: only the database is read."""

    async def left_to_bots(server: ServerProcess) -> list[str]:
        async with Visitor(server.address, "Ada") as ada:
            tables = [await new_table(ada, [], bots=2) for _ in range(8)]
            for table in tables:
                await ada.post(f"/api/tables/{table}/leave", seat=0)
            await until(lambda: anything_played(tables))
            return tables

    async def anything_played(tables: list[str]) -> bool:
        return sum([int((await state_of(db, table))[1]) for table in tables]) > 40

    async def all_over(tables: list[str]) -> bool:
        return all([(await state_of(db, table))[0] == "over" for table in tables])

    async def all_settled(tables: list[str]) -> bool:
        return len(await read(db, "SELECT id FROM tables WHERE settled")) == len(tables)

    with serving(tmp_path, db, rest_seconds="0") as server:
        tables = asyncio.run(left_to_bots(server))
        server.kill()
        before = [asyncio.run(state_of(db, table)) for table in tables]
        assert any(state == "playing" for state, _ in before)
        server.start()
        asyncio.run(until(lambda: all_over(tables)))
        asyncio.run(until(lambda: all_settled(tables)))


async def clock(person: Visitor, table: str) -> tuple[int, int]:
    """The seat that thinks, and when its time is over."""
    clocks = (await person.get(f"/api/tables/{table}/look"))["position"]["clocks"]
    return next((one["seat"], one["deadline"]) for one in clocks if one["deadline"] is not None)


async def entries_of(person: Visitor, table: str, kind: str) -> list[Any]:
    log = (await person.get(f"/api/tables/{table}/log", words=False))["log"]
    return [entry for entry in log if entry["kind"] == kind]


async def stopped_clock(server: ServerProcess, db: str, downtime: int) -> None:
    """A clock, a stop of some seconds, and the clock again until it runs out."""
    async with Visitor(server.address, "Ada") as ada, Visitor(server.address, "Bo") as bo:
        table = await new_table(ada, [bo], pace={"pace": "live", "minutes": 0, "seconds": 8})
        seat, deadline = await clock(ada, table)
        server.kill()
        await stopped_for(db, downtime)
        server.start()
        if downtime:
            later = (await clock(ada, table))[1]
            given = later - (deadline - downtime * 1000)
            assert downtime * 1000 < given < downtime * 1000 + 25_000  # the last sign of life may be seconds old
            credit = (await entries_of(ada, table, "credit"))[0]
            assert credit["events"][0]["params"]["seconds"] == round(given / 1000)
            deadline = later
        assert (await clock(ada, table)) == (seat, deadline)

        async def taken_over() -> bool:
            return bool(await entries_of(ada, table, "timeout"))

        await until(taken_over)
        timeout = (await entries_of(ada, table, "timeout"))[0]
        assert timeout["seat"] == seat
        assert deadline <= timeout["at"] < deadline + 5_000


@pytest.mark.slow
def test_a_live_clock_goes_on_after_a_short_stop(tmp_path: Path, db: str) -> None:
    """No one gets time back; the clock runs out, and a bot plays on."""
    with serving(tmp_path, db) as server:
        asyncio.run(stopped_clock(server, db, 0))


@pytest.mark.slow
def test_a_long_stop_is_given_back_to_the_clock(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'wreckfish.db'}"
    with serving(tmp_path, db) as server:
        asyncio.run(stopped_clock(server, db, 16))


@pytest.mark.slow
def test_a_clock_that_ran_out_while_no_server_ran_is_noticed_at_the_next_start(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'wreckfish.db'}"

    async def game(server: ServerProcess) -> None:
        async with Visitor(server.address, "Ada") as ada, Visitor(server.address, "Bo") as bo:
            table = await new_table(ada, [bo], pace={"pace": "live", "minutes": 0, "seconds": 5})
            server.kill()
            stopped = time.monotonic()
            await stopped_for(db, 6)
            server.start()  # no request comes: the bot plays on its own
            away = time.monotonic() - stopped + 6

            async def played() -> bool:
                return int((await state_of(db, table))[1]) >= 2

            await until(played)
            assert await entries_of(ada, table, "timeout")
            assert away > 14 or not await entries_of(ada, table, "credit")  # a machine that slow has stopped for long

    with serving(tmp_path, db) as server:
        asyncio.run(game(server))


@pytest.mark.seconds
def test_stopped_politely_it_ends_without_a_word(tmp_path: Path) -> None:
    """What a host does every day: everything is stored, the exit code is 0, the log holds no complaint."""
    with serving(tmp_path, f"sqlite:///{tmp_path / 'wreckfish.db'}") as server:

        async def game() -> None:
            async with Visitor(server.address, "Ada") as ada, Visitor(server.address, "Bo") as bo:
                table = await new_table(ada, [bo])
                await ada.sit_down(table)
                await bo.sit_down(table)
                assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)

        asyncio.run(game())
        said = server.log.read_text()
        assert "Traceback" not in said
        assert "ERROR" not in said
