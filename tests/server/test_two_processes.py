"""Two server processes on one PostgreSQL: whoever is connected to which, it is one table."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from harness import Place, ServerProcess, Visitor, new_table
from killing import LOST, Correspondent, Figures, Player, quiet_port, read, stopped_for
from two_servers import OddServer, also_at, new_database, two_servers

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def pair(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with two_servers(tmp_path_factory.mktemp("pair"), new_database(postgres_server)) as servers:
        yield servers


async def at_both(stack: AsyncExitStack, pair: Pair, count: int) -> list[Visitor]:
    """Some people, every second one at the other process."""
    people = []
    for number in range(count):
        here = await stack.enter_async_context(Visitor(pair[0].address, f"Player {number}"))
        people.append(here if number % 2 == 0 else await stack.enter_async_context(also_at(here, pair[1].address)))
    return people


async def message(place: Place, kind: str, **fits: Any) -> Any:
    """The next message of a kind, with certain values."""
    while True:
        said = await place.next()
        if said["type"] == kind and all(said.get(name) == value for name, value in fits.items()):
            return said


async def steps_until(place: Place, ply: int) -> list[Any]:
    """The entries that a socket is told of, up to a ply, in the order they come."""
    found: list[Any] = []
    while not found or found[-1]["ply"] < ply:
        found.append((await message(place, "step"))["entry"])
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "kind"), [(2, Player), (4, Player), (3, Correspondent)])
def test_a_whole_game_of_people_at_different_processes(pair: Pair, seats: int, kind: type[Player]) -> None:
    """Moves, undos, questions and chat; every log without gap or duplicate, and all of them the same."""

    async def game() -> None:
        async with AsyncExitStack() as stack:
            people = await at_both(stack, pair, seats)
            table = await new_table(people[0], people[1:])
            players = [kind(person, table, random.Random(seat), Figures()) for seat, person in enumerate(people)]
            await asyncio.gather(*(player.play() for player in players))
            for player in players:
                log = (await player.person.get(f"/api/tables/{table}/log", words=False))["log"]
                assert player.log == log
                assert [entry["ply"] for entry in log] == list(range(1, len(log) + 1))
                assert (await player.person.get(f"/api/tables/{table}"))["state"] == "over"
                assert (await player.person.get(f"/api/tables/{table}/verify"))["sound"] is True
            assert len({json.dumps(player.lines) for player in players}) == 1

    asyncio.run(game())


@pytest.mark.slow
def test_seats_start_chat_undo_and_stand_ins_cross_over(pair: Pair) -> None:
    async def game() -> None:
        async with AsyncExitStack() as stack:
            ada, bo = await at_both(stack, pair, 2)
            table = (await ada.post("/api/tables", game="carcass", seats=3))["id"]
            near, far = await ada.sit_down(table), await bo.sit_down(table)
            # Sit down and start.
            await ada.post(f"/api/tables/{table}/sit", seat=0)
            assert (await message(far, "table"))["table"]["seats"][0]["person"] == ada.id
            await bo.post(f"/api/tables/{table}/sit", seat=1)
            await ada.post(f"/api/tables/{table}/bot", seat=2, bot="random")
            await ada.post(f"/api/tables/{table}/start")
            assert (await message(far, "started"))["position"]["seat"] == 1
            assert (await message(near, "started"))["position"]["seat"] == 0
            # Speak.
            for person, place in ((ada, far), (bo, near)):
                await person.post(f"/api/tables/{table}/say", text=f"Ahoy from {person.name}")
                assert (await message(place, "chat"))["line"]["text"] == f"Ahoy from {person.name}"
                await message(far if place is near else near, "chat")
            # Ask to take back, agree.
            await play_until(ada, bo, table, lambda mine: mine["undo"]["mine"] == "ask" and 0 in mine["to_act"])
            before = (await ada.get(f"/api/tables/{table}/look"))["position"]["ply"]
            ply = (await ada.post(f"/api/tables/{table}/undo"))["ply"]
            assert ply == before + 1
            assert (await steps_until(far, ply))[-1]["kind"] == "ask"
            assert (await bo.post(f"/api/tables/{table}/answer", agree=True))["ply"] == ply + 1
            agreed = (await steps_until(near, ply + 1))[-1]
            assert agreed["kind"] == "agree"
            assert "log-undo" in [event["code"] for event in agreed["events"]]
            # Leave, and return.
            left = (await bo.post(f"/api/tables/{table}/leave", seat=1))["ply"]
            assert (await steps_until(near, left))[-1]["kind"] == "left"
            back = (await bo.post(f"/api/tables/{table}/return", seat=1))["ply"]
            told = await steps_until(near, back)
            assert told[-1]["kind"] == "return"
            assert [entry["ply"] for entry in told] == list(range(left + 1, back + 1))

    asyncio.run(game())


async def play_until(first: Visitor, second: Visitor, table: str, enough: Any) -> None:
    """Two people play their first legal moves until the first one's position is such as is wanted."""
    known = 0
    while True:
        for person in (first, second):
            mine = (await person.get(f"/api/tables/{table}/look", since=max(0, known - 1), wait=20))["position"]
            if person is first and enough(mine):
                return
            if mine["seat"] in mine["to_act"]:
                known = (await person.post(f"/api/tables/{table}/move", move=mine["legal"][0]["move"]))["ply"]


@pytest.mark.slow
def test_what_one_process_acknowledged_the_other_builds_on_at_once(pair: Pair) -> None:
    """A proxy may send each request to another process: what follows from an answer is not refused."""

    async def game() -> None:
        async with AsyncExitStack() as stack:
            ada = [await stack.enter_async_context(Visitor(pair[0].address, "Ada"))]
            ada.append(await stack.enter_async_context(also_at(ada[0], pair[1].address)))
            for _ in range(10):
                table = (await ada[0].post("/api/tables", game="carcass", seats=2, hot_seat=True))["id"]
                path = f"/api/tables/{table}"
                await ada[1].post(f"{path}/sit", seat=0)
                await ada[0].post(f"{path}/sit", seat=1)
                await ada[1].post(f"{path}/start")
                ply = 0
                for number in range(8):
                    answer = await ada[number % 2].http.post(f"{path}/move", json={"move": "dive", "ply": ply})
                    if answer.is_success:
                        assert answer.json()["ply"] == ply + 1
                        ply += 1
                    else:
                        assert answer.json()["rule"], answer.text

    asyncio.run(game())


@pytest.mark.slow
def test_long_polling_wakes_across_processes(pair: Pair) -> None:
    """Also for a table that the process has never seen: when the game starts, and when a turn comes."""

    async def game() -> None:
        async with AsyncExitStack() as stack:
            ada, bo = await at_both(stack, pair, 2)
            bo_here = await stack.enter_async_context(also_at(bo, pair[0].address))
            table = (await ada.post("/api/tables", game="carcass", seats=2))["id"]
            await bo_here.post(f"/api/tables/{table}/sit", seat=0)
            await ada.post(f"/api/tables/{table}/sit", seat=1)
            # Bo waits at the second process, which never heard of the table.
            waiting = asyncio.create_task(bo.get("/api/me/turns", wait=25))
            await asyncio.sleep(0.5)
            begun = time.monotonic()
            await ada.post(f"/api/tables/{table}/start")
            first = (await ada.get(f"/api/tables/{table}/look"))["position"]["to_act"][0]
            turns = (await waiting)["turns"] if first == 0 else None
            if turns is None:
                mine = (await ada.get(f"/api/tables/{table}/look"))["position"]
                while 1 in mine["to_act"]:
                    await ada.post(f"/api/tables/{table}/move", move=mine["legal"][0]["move"])
                    mine = (await ada.get(f"/api/tables/{table}/look"))["position"]
                turns = (await waiting)["turns"]
            assert time.monotonic() - begun < 10
            assert [(turn["table"], turn["seat"]) for turn in turns] == [(table, 0)]
            # Look waits too.
            ply = turns[0]["ply"]
            looking = asyncio.create_task(ada.get(f"/api/tables/{table}/look", since=ply, wait=25))
            mine = (await bo.get(f"/api/tables/{table}/look"))["position"]
            await bo.post(f"/api/tables/{table}/move", move=mine["legal"][0]["move"])
            assert (await looking)["position"]["ply"] == ply + 1

    asyncio.run(game())


@pytest.mark.slow
def test_lines_of_chat_from_both_sides_at_once_all_have_their_number(pair: Pair) -> None:
    async def game() -> None:
        async with AsyncExitStack() as stack:
            people = await at_both(stack, pair, 8)
            table = (await people[0].post("/api/tables", game="carcass", seats=2))["id"]
            places = [await person.sit_down(table) for person in people]
            await asyncio.gather(*(person.post(f"/api/tables/{table}/say", text=person.name) for person in people))
            for place in places:
                lines = [(await message(place, "chat"))["line"] for _ in people]
                assert [line["n"] for line in lines] == list(range(1, 9))
                assert {line["text"] for line in lines} == {person.name for person in people}

    asyncio.run(game())


@pytest.mark.slow
def test_one_process_dies_and_the_game_goes_on_at_the_other(postgres: str, tmp_path: Path) -> None:
    """Bots that the dead process was thinking for move too; people who were connected there go on at the other."""

    async def game(pair: Pair) -> None:
        async with AsyncExitStack() as stack:
            people = await at_both(stack, pair, 2)
            ada, bo = people
            table = await new_table(ada, [bo], bots=2)
            for one in [await new_table(ada, [], bots=2) for _ in range(4)]:  # left to the first process's bots
                await ada.post(f"/api/tables/{one}/leave", seat=0)
            there = await stack.enter_async_context(also_at(ada, pair[1].address))
            near = Mover(ada, table, random.Random(1), Figures(), there)
            far = Player(bo, table, random.Random(2), Figures())
            async with asyncio.TaskGroup() as group:
                group.create_task(near.play())
                group.create_task(far.play())
                while len(far.log) < 20:
                    await asyncio.sleep(0.02)
                pair[0].kill()
            for player in (near, far):
                assert player.log == (await player.person.get(f"/api/tables/{table}/log", words=False))["log"]
            assert near.figures.reconnects > 0
            assert (await bo.get(f"/api/tables/{table}/verify"))["sound"] is True
            async with asyncio.timeout(60):
                while await read(postgres, "SELECT id FROM tables WHERE state <> 'over'"):
                    await asyncio.sleep(0.2)

    with two_servers(tmp_path, postgres, bot_seconds="1", rest_seconds="0") as pair:
        asyncio.run(game(pair))


class Mover(Player):
    """A visitor who goes to the other process when theirs is gone."""

    def __init__(self, person: Visitor, table: str, luck: random.Random, figures: Figures, there: Visitor) -> None:
        super().__init__(person, table, luck, figures)
        self.there = there

    async def connection(self) -> None:
        try:
            await super().connection()
        except LOST:
            self.person = self.there
            raise


@pytest.mark.slow
def test_two_workers_of_one_server(postgres: str, tmp_path: Path) -> None:
    """`--workers 2`: one address, two processes; a long stop is given back to a clock once, not twice."""

    async def games(server: ServerProcess) -> str:
        async with AsyncExitStack() as stack:
            visitors = [Visitor(server.address, f"Player {number}") for number in range(4)]
            people = [await stack.enter_async_context(visitor) for visitor in visitors]
            table = await new_table(people[0], people[1:])
            players = [Player(person, table, random.Random(seat), Figures()) for seat, person in enumerate(people)]
            await asyncio.gather(*(player.play() for player in players))
            log = (await people[0].get(f"/api/tables/{table}/log", words=False))["log"]
            assert len(log) > 20
            for player in players:
                assert [entry["ply"] for entry in player.log] == [entry["ply"] for entry in log]
            tables = [
                await new_table(people[0], people[1:], pace={"pace": "live", "minutes": 5, "seconds": 20})
                for _ in range(5)
            ]
            return ",".join(tables)

    async def credited(server: ServerProcess, tables: list[str]) -> list[int]:
        async with Visitor(server.address, "Host") as host:
            for table in tables:
                await host.get(f"/api/tables/{table}")
        query = "SELECT count(*) FROM entries WHERE kind = 'credit' GROUP BY \"table\""
        return [row[0] for row in await read(postgres, query)]

    workers = OddServer(tmp_path, postgres, [], ["--workers", "2"], limits="off")
    workers.port = quiet_port()
    workers.environment["TMPDIR"] = str(tmp_path)  # what a killed server leaves behind goes with the test
    with workers as server:
        tables = asyncio.run(games(server)).split(",")
    asyncio.run(stopped_for(postgres, 3600))
    with workers as server:
        time.sleep(1)  # both workers have started
        assert asyncio.run(credited(server, tables)) == [1] * 5


@pytest.mark.seconds
def test_a_second_server_on_the_same_file_is_refused(shared_server: ServerProcess) -> None:
    command = [sys.executable, "-m", "wreckfish", "serve", "--port", "0"]
    second = subprocess.run(
        command, env=shared_server.environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert second.returncode != 0
    assert "Another server already uses" in second.stderr
    assert "PostgreSQL" in second.stderr
    assert "Traceback" not in second.stderr
