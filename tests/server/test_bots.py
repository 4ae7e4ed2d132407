"""Bots at the server's tables: they think elsewhere, under a limit, and a broken one never stops a game."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import ServerProcess, Visitor, new_table
from people_app import house

from wreckfish.bots.bot import Bot
from wreckfish.core.chance import Chance
from wreckfish.core.game import Game
from wreckfish.core.seeds import nth_seed
from wreckfish.core.state import State
from wreckfish.server.messages import AskHint, CreateTable, PlayMove, Sit, Start, Undo
from wreckfish.server.services.games import create, play_move, start, undo
from wreckfish.server.services.hints import hint
from wreckfish.server.services.people.guests import new_guest
from wreckfish.server.services.seats import sit
from wreckfish.server.tables.bot_pool import Asker, BotPool
from wreckfish.server.values import Refused
from wreckfish.table.bot_tasks import may_speak, task_of, think
from wreckfish.table.matches import match_of
from wreckfish.table.position import GameTerms, Position, opening


class Cheat(Bot):
    def choose(self, state: State, seat: int, luck: Chance) -> int:
        return 999_999


def position_of(bot: str) -> Position:
    match = match_of("carcass", 2, "{}")
    return opening(GameTerms(match, "0" * 32, None, (bot, bot), 0))


@pytest.fixture
def pool() -> Iterator[BotPool]:
    found = BotPool(1, 3.0)
    yield found
    found.stop()


def choose(pool: BotPool, position: Position) -> int:
    seat = position.state.to_act()[0]
    return asyncio.run(pool.choose("carcass", "{}", position, seat, Asker("ada", "table")))


def test_a_bot_chooses_a_legal_move_in_a_process_of_its_own(pool: BotPool) -> None:
    position = position_of("greedy")
    assert position.state.accepts(position.state.to_act()[0], choose(pool, position))


def test_asked_again_a_bot_answers_the_same() -> None:
    """A bot whose answer was lost, or taken back, does not get another throw of the dice."""

    def answers(seed: str) -> list[int]:
        position = opening(GameTerms(match_of("raiders", 4, "{}"), seed, None, ("random",) * 4, 0))
        return [think(task_of("raiders", "{}", position, seat, "random")) for seat in position.state.to_act()]

    seeds = [nth_seed("bots", number) for number in range(12)]
    assert [answers(seed) for seed in seeds] == [answers(seed) for seed in seeds]
    assert len({*map(tuple, map(answers, seeds))}) > 1, "its luck is another at another table"


def test_a_bot_worker_loads_no_database_and_no_web_framework(pool: BotPool) -> None:
    choose(pool, position_of("sound"))
    loaded = pool.started().schedule(eval, args=["sorted(__import__('sys').modules)"]).result()
    assert "wreckfish.bots.players" in loaded
    assert not {"sqlalchemy", "litestar", "uvicorn", "alembic", "wreckfish.server"} & set(loaded)


def test_a_bot_that_is_not_there_is_replaced_by_a_random_move(pool: BotPool) -> None:
    position = position_of("nobody")
    assert position.state.accepts(position.state.to_act()[0], choose(pool, position))


@pytest.mark.slow
def test_a_bot_that_takes_too_long_is_stopped_and_the_next_one_thinks(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(pool, position_of("greedy"))  # the process is there
    monkeypatch.setattr("wreckfish.server.tables.bot_pool.think", _sleep)
    begun = time.monotonic()
    position = position_of("greedy")
    assert position.state.accepts(position.state.to_act()[0], choose(pool, position))
    assert 2 < time.monotonic() - begun < 30
    monkeypatch.undo()
    assert position.state.accepts(position.state.to_act()[0], choose(pool, position))


def _sleep(_thought: object) -> int:
    time.sleep(60)
    return 0


def test_a_bot_whose_move_the_rules_refuse_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheating(_name: str) -> object:
        def make(_game: Game) -> Bot:
            return Cheat()

        return make

    monkeypatch.setattr("wreckfish.table.bot_tasks.find_bot", cheating)
    position = position_of("cheat")
    thought = ("carcass", 2, "{}", "0" * 32, (), position.state.to_act()[0], "cheat")
    with pytest.raises(ValueError, match="refuse"):
        think(thought)


def test_bots_alone_play_a_game_to_its_end(shared_server: ServerProcess) -> None:
    async def game() -> None:
        async with Visitor(shared_server.address, "Watcher") as host:
            table = (await host.post("/api/tables", game="carcass", seats=3))["id"]
            for seat in range(3):
                await host.post(f"/api/tables/{table}/bot", seat=seat, bot="greedy")
            await host.post(f"/api/tables/{table}/start")
            place = await host.sit_down(table)
            while (await place.next())["type"] != "table":
                pass
            info = await host.get(f"/api/tables/{table}")
            assert info["state"] == "over"
            assert [seat["bot"] for seat in info["seats"]] == ["greedy"] * 3

    asyncio.run(game())


def test_when_a_player_leaves_the_stand_in_plays_at_once(tmp_path: Path) -> None:
    """Not only when the sweeper finds that a bot is late, which here would take ten minutes."""

    async def game(address: str) -> None:
        async with Visitor(address, "Ada") as ada, Visitor(address, "Ben") as ben:
            table = await new_table(ada, [ben], options={"first": 1}, stand_in="random")
            await ada.post(f"/api/tables/{table}/leave", seat=0)
            seen = await ben.get(f"/api/tables/{table}/look", since=1, wait=30)
            assert [entry["kind"] for entry in seen["log"]][:1] == ["move"]

    with ServerProcess(tmp_path, bot_seconds="600") as server:
        asyncio.run(game(server.address))


@pytest.mark.seconds
def test_a_hint_says_what_and_why_and_the_game_is_no_longer_rated(shared_server: ServerProcess) -> None:
    async def game() -> None:
        async with Visitor(shared_server.address, "Ada") as ada:
            table = await new_table(ada, [], bots=1, options={"first": 1}, seed="a hint")
            only = await ada.post(f"/api/tables/{table}/hint")
            assert only["move"] == {"move": "dive"}
            assert only["why"] == "It is the only move."
            await ada.post(f"/api/tables/{table}/move", move="dive")
            hint = await ada.post(f"/api/tables/{table}/hint")
            legal = (await ada.get(f"/api/tables/{table}/look"))["position"]["legal"]
            assert {move["text"] for move in hint["moves"]} == {choice["text"] for choice in legal}
            chances = [move["chance"] for move in hint["moves"]]
            assert chances == sorted(chances, reverse=True)
            assert hint["text"] == hint["moves"][0]["text"], "what is told first is what is best"
            assert await ada.post(f"/api/tables/{table}/hint") == hint, "asked twice, told the same"
            assert re.fullmatch(
                r"About \d+ % to win(; with “.+” it is \d+ %|, as with “.+”)"
                r"\. \d+ % of the possible next cards .+ adds -?\d+ points\.",
                hint["why"],
            )
            log = (await ada.get(f"/api/tables/{table}/log"))["log"]
            assert [entry["kind"] for entry in log].count("hint") == 1

    asyncio.run(game())


def test_a_hint_is_refused_where_another_person_plays(shared_server: ServerProcess) -> None:
    async def game() -> None:
        async with Visitor(shared_server.address, "Ada") as ada, Visitor(shared_server.address, "Bo") as bo:
            table = await new_table(ada, [bo], options={"first": 1})
            assert await ada.refused(f"/api/tables/{table}/hint") == (403, "refuse-hint-people")
            assert await bo.refused(f"/api/tables/{table}/hint") == (409, "refuse-no-turn")
            assert (await ada.get(f"/api/tables/{table}/log"))["log"] == []

    asyncio.run(game())


def test_a_bot_that_talks_says_its_word_before_a_person_chooses_and_keeps_it(shared_server: ServerProcess) -> None:
    async def game() -> None:
        async with Visitor(shared_server.address, "Ada") as ada:
            table = (await ada.post("/api/tables", game="dolores", seats=2, options={"messages": "dawn-only"}))["id"]
            await ada.post(f"/api/tables/{table}/sit", seat=0)
            await ada.post(f"/api/tables/{table}/bot", seat=1, bot="sound")
            await ada.post(f"/api/tables/{table}/start")
            promise = None
            for _ in range(300):  # until it has spoken, on however slow a machine
                view = (await ada.get(f"/api/tables/{table}/look"))["position"]["view"]
                promise = view["seats"][1]["word"]["promise"]
                if promise is not None:
                    break
                await asyncio.sleep(0.1)
            assert promise in ("peace", "fight", "pick")
            await ada.post(f"/api/tables/{table}/move", move="show fight")
            for _ in range(300):
                word = (await ada.get(f"/api/tables/{table}/look"))["position"]["view"]["seats"][1]["word"]
                if word["kept"] + word["broken"]:
                    break
                await asyncio.sleep(0.1)
            assert (word["kept"], word["broken"]) == (1, 0)

    asyncio.run(game())


def test_bots_that_do_not_talk_are_not_asked_for_a_word() -> None:
    match = match_of("dolores", 2, '{"messages":"dawn-only"}')
    for bots, speaking in ((("greedy", "random"), []), (("sound", "master"), [0, 1]), (("sound", None), [0])):
        assert may_speak(opening(GameTerms(match, "0" * 32, None, bots, 0))) == speaking
    assert may_speak(position_of("sound")) == []


@pytest.mark.seconds
def test_a_hint_for_a_position_that_has_passed_is_refused_and_kept(tmp_path: Path) -> None:
    """Someone moves while the hint is sought: it would be told in the words of another position."""

    async def scenario() -> None:
        async with house(tmp_path, bot_processes=1) as home:
            context = home.context
            ada = await new_guest(home.store, "Ada", "en")
            live = await create(context, ada, CreateTable("dolores", 2, hot_seat=True, seed="friday"))
            for seat in (0, 1):
                await sit(context, ada, live, Sit(seat))
            await start(context, ada, live, Start())
            seat = live.game.state.to_act()[0]
            moves = [live.game.terms.match.codec.text(move) for move in live.game.state.legal(seat)]
            async with context.bots.queue.turn("another", "table"):
                asked = asyncio.create_task(hint(context, ada, live, AskHint(seat)))
                while live.ply == 0:
                    await asyncio.sleep(0)
                await play_move(context, ada, live, PlayMove(moves[0], seat))
            with pytest.raises(Refused, match="refuse-stale"):
                await asked
            await undo(context, ada, live, Undo(seat))
            context.bots.stop()  # it need not be sought again
            found = await hint(context, ada, live, AskHint(seat))
            assert sorted(worth.text for worth in found.moves) == sorted(moves)

    asyncio.run(scenario())
