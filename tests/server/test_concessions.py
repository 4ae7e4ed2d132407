"""Conceding: for good, last in the ranking, and the end of the game where no one is left to play it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from finished_games import Game, connected, on_file, rows, write
from harness import ServerProcess, Visitor, new_table
from sqlalchemy import select

from wreckfish.core.record import parse
from wreckfish.core.registry import game_names
from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.services.finished.course import course
from wreckfish.server.services.finished.game import finished
from wreckfish.server.services.finished.opened import read_record
from wreckfish.server.services.finished.records import download, read_finished, replay, verify
from wreckfish.server.services.finished.results import Rating, settle
from wreckfish.server.tables.new_tables import finished_table

Result = TypeVar("Result")


def run(work: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run(work)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> AbstractAsyncContextManager[Store]:
    """A store of each kind, to be opened."""
    if request.param == "sqlite":
        return on_file(tmp_path)
    return connected(request.getfixturevalue("postgres").replace("postgresql:", "postgresql+asyncpg:"))


async def results_of(store: Store, table: str) -> dict[str, tuple[int, bool]]:
    """Each player's place, and whether it was rated."""
    found = await store.read(select(schema.results).where(schema.results.c.table == table))
    return {row["player"]: (row["place"], row["rated"]) for row in found}


async def gains(store: Store) -> dict[str, bool]:
    """Whether each rating rose."""
    found = await store.read(select(schema.ratings).where(schema.ratings.c.games > 0))
    return {row["player"]: Rating(row["mu"], row["sigma"]).ordinal > Rating().ordinal for row in found}


# At the table.


def test_a_player_who_concedes_is_out_for_good_and_the_others_play_on(shared_server: ServerProcess) -> None:
    async def scenario() -> None:
        async with (
            Visitor(shared_server.address, "Ada") as ada,
            Visitor(shared_server.address, "Bo") as bo,
            Visitor(shared_server.address, "Cy") as cy,
        ):
            table = await new_table(ada, [bo, cy])
            there = await bo.sit_down(table)
            done = await ada.post(f"/api/tables/{table}/concede", seat=0)
            again = await ada.post(f"/api/tables/{table}/concede")
            assert (done["do"], again["ply"] >= done["ply"]) == ("concede", True), "twice is once"
            step = await there.next()
            while step["type"] != "step":
                step = await there.next()
            assert (step["entry"]["kind"], step["entry"]["events"][0]["code"]) == ("conceded", "log-conceded")
            info = await bo.get(f"/api/tables/{table}")
            assert (info["state"], info["seats"][0]["bot"]) == ("playing", "sound")
            assert [seat["conceded"] for seat in info["seats"]] == [True, False, False]
            assert await ada.refused(f"/api/tables/{table}/return") == (409, "refuse-conceded")
            assert await ada.refused(f"/api/tables/{table}/return", seat=0) == (409, "refuse-conceded")
            assert await ada.refused(f"/api/tables/{table}/move", move="dive") == (409, "refuse-stand-in")
            assert await ada.refused(f"/api/tables/{table}/concede", seat=1) == (403, "refuse-other-seat")
            log = await bo.get(f"/api/tables/{table}/log", lang="de")
            assert "Ada gibt auf." in str(log)
            # The last but one: nobody is left to play against.
            await bo.post(f"/api/tables/{table}/concede")
            ended = await cy.get(f"/api/tables/{table}")
            assert (ended["state"], ended["to_act"], ended["outcome"]["reason"]) == ("over", [], "conceded")
            assert [score["place"] for score in ended["outcome"]["scores"]] == [2, 2, 1]
            assert await cy.refused(f"/api/tables/{table}/move", move="dive") == (409, "refuse-over")
            assert await cy.refused(f"/api/tables/{table}/concede") == (409, "refuse-over")
            seen = (await cy.get(f"/api/tables/{table}/look"))["position"]
            assert (seen["legal"], seen["prompts"], seen["to_act"]) == ([], [], [])

    run(scenario())


@pytest.mark.parametrize("pace", [{"pace": "untimed"}, {"pace": "live", "minutes": 10, "seconds": 20}])
def test_against_bots_alone_the_game_ends_at_once(shared_server: ServerProcess, pace: dict[str, Any]) -> None:
    async def scenario() -> None:
        async with Visitor(shared_server.address, "Ada") as ada:
            table = await new_table(ada, [], bots=2, pace=pace, options={"first": 1})
            await ada.post(f"/api/tables/{table}/concede")
            ended = await ada.get(f"/api/tables/{table}")
            assert (ended["state"], ended["outcome"]["scores"][0]["place"]) == ("over", 3)
            assert (await ada.get("/api/me/turns"))["turns"] == []
            record = (await ada.http.get(f"/api/tables/{table}/record")).text
            assert "\nConceded: 1\n" in record
            assert (await ada.post(f"/api/tables/{table}/rematch"))["table"]

    run(scenario())


def test_before_the_game_there_is_nothing_to_concede(shared_server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Visitor(shared_server.address, "Ada") as ada:
            table = await new_table(ada, [], bots=1, start=False)
            assert await ada.refused(f"/api/tables/{table}/concede") == (409, "refuse-not-started")

    run(scenario())


# Afterwards.


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("ply", [0, 9])
def test_a_game_that_was_given_up_can_be_shown_saved_and_checked(game: str, ply: int, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            table, end = await write(store, Game(["ada", "bot:random"], game=game, concedes={0: ply}))
            assert end.given_up
            _, text = await download(store, table)
            saved = parse(text)
            assert (saved.result, saved.conceded) == ("*", [0]), "the rules did not end it"
            again = await finished(*finished_table(read_record(text), None))
            assert again.outcome == end.outcome
            checked = await verify(store, table, "en")
            assert checked.sound
            assert checked.complete
            assert "The game was conceded." in checked.findings[1].sentence
            shown, steps = await replay(store, table, "open")
            assert shown.outcome.reason == "conceded"
            assert len(list(steps)) == shown.plies + 1 == len(end.played) + 1
            found = await course(await read_finished(store, table))
            assert found.points[-1] == [score.points for score in shown.outcome.scores]

    run(scenario())


def test_whoever_concedes_is_rated_last_even_if_their_bot_wins(database: AbstractAsyncContextManager[Store]) -> None:
    async def scenario() -> None:
        async with database as store:
            for seed in range(20):
                given = Game(["ada", "bo", "cy"], seed=str(seed), concedes={0: 8})
                if rows(given)[3].state.outcome().scores[0].place == 1:  # type: ignore[union-attr]
                    break
            table, end = await write(store, given)
            assert end.outcome is not None
            assert end.outcome.reason != "conceded", "played to its end"
            assert end.outcome.scores[0].place == 3
            assert min(score.place for score in end.outcome.scores) == 1
            await settle(store, table)
            found = await results_of(store, table)
            assert found["ada"] == (3, True)
            assert {found["bo"][0], found["cy"][0]} <= {1, 2}
            risen = await gains(store)
            assert not risen["ada"]
            assert risen["bo"] or risen["cy"]

    run(scenario())


def test_the_last_player_left_wins_but_a_bot_wins_nothing(database: AbstractAsyncContextManager[Store]) -> None:
    async def scenario() -> None:
        async with database as store:
            duel, end = await write(store, Game(["ada", "bo"], concedes={0: 12}))
            assert end.given_up
            await settle(store, duel)
            assert await results_of(store, duel) == {"ada": (2, True), "bo": (1, True)}
            assert await gains(store) == {"ada": False, "bo": True}
            bots, end = await write(store, Game(["cy", "bot:random", "bot:random"], concedes={0: 12}))
            assert end.given_up
            await settle(store, bots)
            assert await results_of(store, bots) == {"cy": (3, True)}
            assert await gains(store) == {"ada": False, "bo": True, "cy": False}

    run(scenario())


def test_a_player_who_left_may_return_after_another_has_conceded() -> None:
    """Leaving is no conceding: the game waits for its people."""
    position = rows(Game(["ada", "bo", "bot:random"], leaves={1: 5}, concedes={0: 9}, stop=12))[3]
    assert (position.conceded, position.given_up, bool(position.owing)) == (frozenset({0}), False, True)
