"""Lessons at a server's table: the others play from the record, the coach's note comes with the position, and a
different answer is a move like any other.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from harness import ServerProcess, Visitor

from wreckfish.core.registry import find_game
from wreckfish.table.lesson import find_lesson

LESSON = find_lesson(find_game("carcass"), "first-game")
CODEC = LESSON.match.codec


async def begin(person: Visitor) -> str:
    table: str = (await person.post("/api/tables", game="carcass", seats=2, lesson="first-game"))["id"]
    return table


async def look(person: Visitor, table: str, done: Callable[[Any], bool] = lambda _: True, **query: Any) -> Any:
    """The position, once the coach waits for the pupil and something holds."""
    end = time.monotonic() + 30
    while True:
        position = (await person.get(f"/api/tables/{table}/look", **query))["position"]
        coach = position["coach"]
        if (coach is None or coach["stage"] != "watch") and done(position):
            return position
        assert time.monotonic() < end, f"it never happened: {coach}"
        await asyncio.sleep(0.02)


async def tell(person: Visitor, table: str, word: str, **more: Any) -> None:
    await person.post(f"/api/tables/{table}/coach", word=word, **more)


async def play(person: Visitor, table: str, move: str) -> None:
    await person.post(f"/api/tables/{table}/move", move=move)


async def follow(person: Visitor, table: str, until: Callable[[Any], bool]) -> Any:
    """Do what the coach says until something holds."""
    while True:
        position = await look(person, table)
        coach = position["coach"]
        if until(coach):
            return position
        if coach["stage"] == "tell":
            await tell(person, table, "on", ply=position["ply"])
        else:
            await play(person, table, coach["move"])


def test_a_lesson_is_taught_to_its_end_and_played_on(shared_server: ServerProcess) -> None:
    async def story() -> None:
        async with Visitor(shared_server.address, "Ada") as ada:
            table = await begin(ada)
            position = await follow(ada, table, lambda coach: coach["stage"] == "end")
            assert position["coach"]["step"] == position["coach"]["steps"] == len(LESSON.steps)
            log = (await ada.get(f"/api/tables/{table}/log"))["log"]
            assert [entry["seat"] for entry in log if entry["kind"] == "move"] == [ply.seat for ply in LESSON.line]
            await tell(ada, table, "own")
            left = await look(ada, table, lambda position: 0 in position["to_act"])
            assert left["coach"]["stage"] == "left"
            assert left["ply"] > position["ply"] + 1, "a bot has played"

    asyncio.run(story())


def test_a_lesson_is_private_and_not_rated(shared_server: ServerProcess) -> None:
    async def story() -> None:
        async with Visitor(shared_server.address, "Ada") as ada, Visitor(shared_server.address, "Ben") as ben:
            table = await begin(ada)
            info = await ada.get(f"/api/tables/{table}")
            assert (info["lesson"], info["open"], info["practice"], info["state"]) == (
                "first-game",
                False,
                True,
                "playing",
            )
            assert table not in [each["id"] for each in (await ben.get("/api/tables", which="playing"))["tables"]]
            assert table in [each["id"] for each in (await ada.get("/api/me/tables"))["tables"]]
            assert (await look(ben, table))["coach"] is None, "only the pupil hears the coach"
            assert await ben.refused(f"/api/tables/{table}/coach", word="on") == (403, "refuse-not-seated")

    asyncio.run(story())


def test_the_note_comes_in_the_readers_language_if_words_are_asked_for(shared_server: ServerProcess) -> None:
    async def story() -> None:
        async with Visitor(shared_server.address, "Ada") as ada:
            table = await begin(ada)
            coach = (await look(ada, table, words=True, lang="de"))["coach"]
            assert coach["note"]["code"] == "first-game-goal"
            assert coach["words"].startswith("Du tauchst zu einem Wrack")
            texts = await ada.http.get("/api/lessons/de/carcass")
            assert "first-game-goal = Du tauchst" in texts.text
            assert (await ada.http.get("/api/lessons/en/dolores")).is_success

    asyncio.run(story())


def test_a_different_answer_happens_and_can_be_taken_back(shared_server: ServerProcess) -> None:
    async def story() -> None:
        async with Visitor(shared_server.address, "Ada") as ada:
            table = await begin(ada)
            before = await follow(ada, table, lambda coach: coach["step"] == 4)
            await play(ada, table, "map map2")
            strayed = await look(ada, table)
            assert strayed["coach"]["stage"] == "strayed"
            assert strayed["coach"]["note"]["code"] == "first-game-map-map"
            assert strayed["view"]["exploration"] == []
            await asyncio.sleep(0.3)
            assert (await look(ada, table))["ply"] == strayed["ply"], "the others wait"
            await tell(ada, table, "again", ply=strayed["ply"])
            after = await look(ada, table)
            assert (after["view"], after["coach"]) == (before["view"], before["coach"])

    asyncio.run(story())


def test_a_word_that_comes_too_late_is_refused(shared_server: ServerProcess) -> None:
    async def story() -> None:
        async with Visitor(shared_server.address, "Ada") as ada:
            table = await begin(ada)
            first = await look(ada, table)
            await tell(ada, table, "on", ply=first["ply"])
            path = f"/api/tables/{table}/coach"
            assert await ada.refused(path, word="on", ply=first["ply"]) == (409, "refuse-stale")
            assert await ada.refused(path, word="again") == (409, "refuse-stale")
            other = (await ada.post("/api/tables", game="carcass", seats=2))["id"]
            await ada.post(f"/api/tables/{other}/sit", seat=0)
            await ada.post(f"/api/tables/{other}/bot", seat=1, bot="random")
            await ada.post(f"/api/tables/{other}/start")
            assert await ada.refused(f"/api/tables/{other}/coach", word="own") == (409, "refuse-no-lesson")
            status, _ = await ada.refused("/api/tables", game="carcass", seats=2, lesson="last-game")
            assert status == 422

    asyncio.run(story())


def test_what_comes_before_the_first_note_has_been_played_when_the_pupil_sits_down(
    shared_server: ServerProcess,
) -> None:
    async def story() -> None:
        lesson = find_lesson(find_game("wrecked"), "first-game")
        async with Visitor(shared_server.address, "Ada") as ada:
            table = (await ada.post("/api/tables", game="wrecked", seats=2, lesson="first-game"))["id"]
            position = (await ada.get(f"/api/tables/{table}/look"))["position"]
            assert (position["ply"], position["coach"]["stage"]) == (len(lesson.before), "tell")
            assert len(position["view"]["islands"]) == 8, "nobody had to place them"

    asyncio.run(story())


def test_the_games_name_their_lessons(shared_server: ServerProcess) -> None:
    async def story() -> None:
        async with Visitor(shared_server.address, "Ada") as ada:
            games = {game["name"]: game["lessons"] for game in await ada.get("/api/games", lang="de")}
            assert games["carcass"][0] == {"name": "first-game", "title": "Erste Partie", "seats": 2}

    asyncio.run(story())


@pytest.mark.slow
def test_a_lesson_survives_a_killed_server(tmp_path: Path) -> None:
    """Also in the middle of what the others play: the next server plays the rest."""
    with ServerProcess(tmp_path, limits="off") as server:

        async def story() -> None:
            async with Visitor(server.address, "Ada") as ada:
                table = await begin(ada)
                before = await follow(ada, table, lambda coach: coach["step"] == 6)
                await tell(ada, table, "on")
                server.kill()
                server.start()
                position = await look(ada, table, lambda position: position["coach"]["step"] == 7)
                assert position["coach"]["note"]["code"] == "first-game-rival"
                assert position["view"]["locker"] == before["view"]["locker"] + 2
                await follow(ada, table, lambda coach: coach["stage"] == "end")

        asyncio.run(story())
