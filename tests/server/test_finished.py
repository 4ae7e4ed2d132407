"""Finished games: a record that verifies, a replay that shows what was seen, a deal that can be checked."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
from finished_games import RESTLESS, STEADY, Game, Habits, on_file, rows, write
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.params import FromQuery
from sqlalchemy import insert, select

from core import toy
from generic.outside import announced
from wreckfish.cli.main import main
from wreckfish.core import record
from wreckfish.core.registry import game_names
from wreckfish.core.seeds import commitment, seed_from
from wreckfish.core.state import Note
from wreckfish.core.values import WreckfishError
from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.errors import Problem, problem_of
from wreckfish.server.finished_messages import Replay
from wreckfish.server.http.routes.answers import answer_wreckfish
from wreckfish.server.http.routes.finished import ROUTER
from wreckfish.server.services.finished import records
from wreckfish.server.services.finished.course import POINTS, course
from wreckfish.server.services.finished.game import finished
from wreckfish.server.services.finished.records import download, verify
from wreckfish.server.services.finished.showing import Reader, record_from
from wreckfish.server.settings import Settings
from wreckfish.server.values import Person, Refused
from wreckfish.table.time_control import Live

Result = TypeVar("Result")

PEOPLE: list[str | None] = ["ada", "bo", "cy", "di"]
READERS: list[Reader] = [0, 1, None, "open"]


async def replay(*asked: Any, **more: Any) -> Replay:
    """A whole replay, which the server only sends in pieces."""
    found, steps = await records.replay(*asked, **more)
    return msgspec.structs.replace(found, steps=list(steps))


def run(work: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run(work)


def table(seats: int, habits: Habits = RESTLESS, **rest: Any) -> Game:
    return Game(PEOPLE[:seats], habits=habits, **rest)


@pytest.fixture(scope="module", autouse=True)
def flotsam(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The toy game has secrets that every seat keeps at once."""
    with announced(tmp_path_factory.mktemp("outside")):
        yield


# Records.


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["monday", "tuesday"])
def test_a_downloaded_record_verifies_at_home(
    seats: int, seed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> tuple[str, str]:
        async with on_file(tmp_path) as store:
            id_, _ = await write(store, table(seats, seed=seed))
            return await download(store, id_)

    name, text = run(scenario())
    assert re.fullmatch(r"wreckfish-carcass-t\d{6}\.txt", name)
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert main(["verify", str(tmp_path / name)]) == 0, capsys.readouterr().out


@pytest.mark.seconds
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    seats=st.integers(2, 4),
    seed=st.text(max_size=8),
    habits=st.builds(Habits, *[st.floats(0, 0.15)] * 3, st.floats(0, 1)),
    timed=st.booleans(),
)
def test_what_was_taken_back_is_in_no_record(seats: int, seed: str, habits: Habits, timed: bool) -> None:
    row, seated, entries, position = rows(table(seats, habits, seed=seed, **({"pace": Live()} if timed else {})))
    game = run(finished(row, seated, entries))
    assert [(made.seat, made.move) for made in game.moves] == [(one.seat, one.move) for one in position.played]
    assert game.end.helped == position.helped
    text = record.write(record_from(row, seated, game.end))
    read = record.parse(text)
    assert record.verify(read).sound
    assert record.write(read) == text
    assert read.bots == {seat: bot for seat, bot in enumerate(position.players) if bot is not None}


def test_a_log_with_undos_and_stand_ins_knows_who_made_each_move() -> None:
    row, seated, entries, position = rows(Game(["ada", "bo", "bot:random"], missing={1: 4}))
    game = run(finished(row, seated, entries))
    bos = [made.bot for made in game.moves if made.seat == 1]
    assert bos[:4] == ["greedy"] * 4
    assert set(bos[4:]) == {None}
    assert {made.bot for made in game.moves if made.seat == 2} == {"random"}
    assert {made.bot for made in game.moves if made.seat == 0} == {None}
    assert position.players == (None, None, "random")


def test_a_record_names_bots_and_stand_ins() -> None:
    row, seated, entries, _ = rows(Game(["ada", "bo", "bot:random"], missing={1: 10_000}))
    made = record_from(row, seated, run(finished(row, seated, entries)).end)
    assert made.bots == {1: "greedy", 2: "random"}
    assert made.players == ["Ada", "Bo", "Random"]
    assert made.seed_commitment == commitment(row.seed)


@pytest.mark.seconds
@settings(max_examples=200)
@given(names=st.lists(st.text(max_size=60), min_size=2, max_size=2))
def test_no_name_can_break_a_record(names: list[str]) -> None:
    row, seated, entries, _ = rows(table(2, STEADY, names=names))
    read = record.parse(record.write(record_from(row, seated, run(finished(row, seated, entries)).end)))
    assert record.verify(read).sound
    assert len(read.players) == 2


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada\nSeed: 0", "Ada Seed: 0"),
        ("", "Seat 1"),
        ("\u202e \x1b", "Seat 1"),
        ("  Ada  ", "Ada"),
        ("# Ada", "# Ada"),
        ("x" * 80, "x" * 40),
        ("Käpt’n Ödön 🐙", "Käpt’n Ödön 🐙"),
    ],
)
def test_a_strange_name_is_written_plainly(name: str, shown: str) -> None:
    row, seated, entries, _ = rows(table(2, STEADY, names=[name, "Bo"]))
    made = record_from(row, seated, run(finished(row, seated, entries)).end)
    assert record.parse(record.write(made)).players == [shown, "Bo"]


def test_the_opening_of_a_practice_table_is_part_of_its_record(tmp_path: Path) -> None:
    async def scenario() -> tuple[str, str]:
        async with on_file(tmp_path) as store:
            id_, _ = await write(store, table(3, practice=True, options='{"variant": "thieves-reef"}'))
            return await download(store, id_)

    read = record.parse(run(scenario())[1])
    assert record.verify(read).sound
    assert read.match.options.variant == "thieves-reef"


@pytest.mark.parametrize("entries", [0, 1, 20])
def test_nothing_leaves_before_the_game_is_over(entries: int, tmp_path: Path) -> None:
    async def scenario() -> list[Refused]:
        async with on_file(tmp_path) as store:
            id_, _ = await write(store, table(2, STEADY, stop=entries))
            return [
                await refusal(replay(store, id_, "open")),
                await refusal(verify(store, id_, "en")),
            ]

    for refused in run(scenario()):
        assert (refused.code, refused.status, refused.params) == ("refuse-not-over", 409, {})


def test_while_a_game_goes_on_its_record_is_a_part_of_it(tmp_path: Path) -> None:
    seed = seed_from("friday")

    async def scenario() -> tuple[str, Refused]:
        async with on_file(tmp_path) as store:
            id_, _ = await write(store, table(2, STEADY, stop=20))
            eve = Person("eve", "Eve", None, "en")
            return (await download(store, id_, eve))[1], await refusal(download(store, id_, eve, 1))

    text, refused = run(scenario())
    assert text.startswith(record.FIRST_LINE_OF_A_PART)
    assert seed not in text
    assert "1: dive" in text
    assert refused.code == "refuse-other-seat"
    with pytest.raises(record.RecordError, match="only what one seat knew"):
        record.parse(text)


def test_what_was_said_stands_in_the_record_where_it_was_said(tmp_path: Path) -> None:
    async def scenario() -> str:
        async with on_file(tmp_path) as store:
            id_, position = await write(store, table(2))
            lines = [
                {"table": id_, "n": n, "at": at, "person": None, "name": "Ada", "seat": seat, "text": words}
                for n, (at, seat, words) in enumerate(
                    [
                        (0, 0, "before the game"),
                        (position.played[0].at, 1, "That was close: “phew”."),
                        (position.played[1].at, None, "from a spectator"),
                        (position.played[1].at, 0, "\x07"),
                        (10**15, 0, "after the game"),
                    ],
                    1,
                )
            ]
            await store.write(lambda connection: connection.execute(insert(schema.chat), lines))
            return (await download(store, id_))[1]

    read = record.parse(run(scenario()))
    assert [(said.seat, said.text) for said in read.remarks] == [(1, "That was close: “phew”.")]
    assert read.remarks[0].ply >= 1
    assert record.verify(read).sound


def test_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async def scenario() -> Refused:
        async with on_file(tmp_path) as store:
            return await refusal(download(store, "nowhere"))

    assert run(scenario()).status == 404


async def refusal(work: Coroutine[Any, Any, object]) -> Refused:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value


# Replays.


@pytest.mark.parametrize("name", ["carcass", "flotsam"])
@pytest.mark.parametrize("reader", READERS)
def test_a_replay_shows_each_position_as_it_was_seen(name: str, reader: Reader, tmp_path: Path) -> None:
    """Compared with the record, played again ply by ply by other code."""

    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            id_, _ = await write(store, table(3, game=name))
            read = record.parse((await download(store, id_))[1])
            whole = await replay(store, id_, reader)
            assert [step.ply for step in whole.steps] == list(range(len(read.plies) + 1))
            assert whole.plies == len(read.plies)
            heard = 0
            for step in whole.steps:
                state, told = read.story(step.ply)
                seats = range(3) if reader == "open" else [reader]
                assert [view.seat for view in step.views] == list(seats)
                assert [view.view for view in step.views] == [state.view(view.seat) for view in step.views]
                assert step.to_act == list(state.to_act())
                notes = [note for note in told if isinstance(note, Note)][heard:]
                heard += len(notes)
                assert step.events == [event(read, note, reader) for note in notes]
                if step.ply in (0, 1, 7, whole.plies):
                    assert (await replay(store, id_, reader, step.ply)).steps == [step]
            assert whole.outcome == read.replay().outcome()

    run(scenario())


def event(read: record.Record, note: Any, reader: Reader) -> Any:
    seat = next((seat for seat in range(3) if note.known_to(seat)), None) if reader == "open" else reader
    return read.match.game.event(note, seat, read.match.parts)


def test_the_open_view_tells_what_a_seat_kept_to_itself(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            id_, _ = await write(store, table(3, STEADY, game="flotsam"))
            shown = await replay(store, id_, "open")
            seen = await replay(store, id_, 1)
            watched = await replay(store, id_, None)
        codes = {code.code for step in shown.steps for code in step.events}
        assert "event-threw" in codes
        assert "event-threw-secret" not in codes
        for step in seen.steps[1:]:
            assert (step.move is not None) == (step.seat == 1)
            assert ("event-threw-secret" in {one.code for one in step.events}) <= (step.seat != 1)
        assert all(step.move is None for step in watched.steps)
        assert all(step.move for step in shown.steps[1:])
        assert b'"event-threw"' not in msgspec.json.encode(watched)

    run(scenario())


def test_a_replay_plays_each_move_twice_however_long_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once to find which moves stand, once to show them."""
    applied = 0
    apply = toy.Flotsam.apply

    def counted(state: toy.Flotsam, seat: int, move: int) -> None:
        nonlocal applied
        applied += 1
        apply(state, seat, move)

    async def scenario() -> None:
        nonlocal applied
        async with on_file(tmp_path) as store:
            for rounds in (1, 3):
                id_, _ = await write(store, table(3, STEADY, game="flotsam", options=f'{{"rounds": {rounds}}}'))
                applied = 0
                whole = await replay(store, id_, "open")
                assert applied == 2 * whole.plies

    monkeypatch.setattr(toy.Flotsam, "apply", counted)
    run(scenario())


@pytest.mark.parametrize(("language", "word"), [("en", " surfaces "), ("de", " taucht ")])
def test_a_replay_is_told_in_the_readers_language(language: str, word: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            id_, _ = await write(store, table(2, STEADY))
            whole = await replay(store, id_, None, language=language, words=True)
            told = [sentence for step in whole.steps for sentence in step.words or []]
            assert told
            assert all("{" not in sentence and sentence.strip() for sentence in told)
            assert any("Ada" in sentence and word in sentence for sentence in told), told
            plain = await replay(store, id_, None, ply=5)
            assert plain.steps[0].words is None
            assert plain.steps[0].views[0].picture is None
            drawn = (await replay(store, id_, "open", 5, language, picture=True)).steps[0]
            assert all(view.picture for view in drawn.views)
            assert drawn.words is None

    run(scenario())


def test_what_cannot_be_shown_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            id_, position = await write(store, table(2, STEADY))
            plies = len(position.played)
            refused = await refusal(replay(store, id_, 2))
            assert (refused.code, refused.status, refused.params) == ("refuse-replay-seat", 400, {"seats": 2})
            for ply in (-1, plies + 1):
                refused = await refusal(replay(store, id_, 0, ply))
                assert (refused.code, refused.status, refused.params) == ("refuse-replay-ply", 400, {"plies": plies})
            assert (await refusal(replay(store, id_, 0, picture=True))).code == "refuse-replay-picture"

    run(scenario())


# The deal.


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_deal_is_checked(language: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            id_, position = await write(store, table(4, seed="sealed until now"))
            checked = await verify(store, id_, language)
            assert checked.sound
            assert checked.seed == seed_from("sealed until now")
            assert checked.seed_commitment == commitment(checked.seed)
            assert checked.plies == len(position.played)
            assert checked.result == record.result_text(position.outcome)
            assert [finding.good for finding in checked.findings] == [True] * 3

    run(scenario())


# Over HTTP.


def app(store: Store) -> Litestar:
    """The routes alone, with a context around the store."""

    async def context() -> Context:
        return Context(Settings(), store, b"a secret for this test only, long")

    async def nobody() -> None:
        return None

    async def language(lang: FromQuery[str] = "en") -> str:
        return lang

    def refused(_: Request[Any, Any, Any], problem: Refused) -> Response[Problem]:
        return Response(problem_of(problem, "en"), status_code=problem.status)

    return Litestar(
        [ROUTER],
        dependencies={"context": Provide(context), "maybe": Provide(nobody), "tongue": Provide(language)},
        exception_handlers={Refused: refused, WreckfishError: answer_wreckfish},
    )


@pytest.mark.parametrize("game", game_names())
def test_the_course_of_a_game_ends_with_its_result(game: str) -> None:
    """The points by kind add up to the score, the curve ends there, and the decisive turns are turns that scored."""
    played = run(finished(*rows(table(2, game=game))))
    found = run(course(played))
    final = [score.points for score in played.outcome.scores]
    assert [sum(kinds) for kinds in found.parts] == final == found.points[-1]
    assert all(len(kinds) == len(found.kinds) for kinds in found.parts)
    assert found.plies[0] == 0
    assert found.plies[-1] == len(played.moves)
    assert len(found.plies) == len(found.points) <= POINTS + 2
    assert 0 < len(found.turns) <= 3
    assert [turn.ply for turn in found.turns] == sorted({turn.ply for turn in found.turns})
    assert all(any(turn.gained) for turn in found.turns)


def test_finished_games_over_http(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            over, position = await write(store, table(3))
            going, _ = await write(store, table(3, STEADY, stop=9))
            transport = httpx.ASGITransport(app(store))  # type: ignore[arg-type]  # Litestar's scopes are typed more finely
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                got = await client.get(f"/api/tables/{over}/record")
                assert got.headers["content-type"] == "text/plain; charset=utf-8"
                assert got.headers["content-disposition"] == f'attachment; filename="wreckfish-carcass-{over}.txt"'
                assert record.verify(record.parse(got.text)).sound
                whole = (await client.get(f"/api/tables/{over}/replay")).json()
                assert whole["seat"] == "spectator"
                assert len(whole["steps"]) == len(position.played) + 1
                one = (await client.get(f"/api/tables/{over}/replay?seat=1&ply=3&words=1&picture=1&lang=de")).json()
                assert one["steps"][0]["views"][0]["view"]["you"] == 1
                assert one["steps"][0]["views"][0]["picture"]
                shown = (await client.get(f"/api/tables/{over}/replay?seat=open&ply=3")).json()
                assert len(shown["steps"][0]["views"]) == 3
                assert (await client.get(f"/api/tables/{over}/verify")).json()["sound"] is True
                ran = (await client.get(f"/api/tables/{over}/course")).json()
                assert ran["plies"][-1] == len(position.played)
                assert (await client.get(f"/api/tables/{over}/course")).json() == ran
                assert (await client.get("/api/players/ada")).json()["name"] == "Ada"
                assert (await client.get("/api/players/bot:greedy")).json()["bot"] is True
                assert (await client.get("/api/leaderboard/carcass?seats=3&page=2")).json()["players"] == []
                for path, status in (
                    (f"/api/tables/{going}/record?seat=1", 403),
                    (f"/api/tables/{going}/replay", 409),
                    (f"/api/tables/{going}/verify", 409),
                    (f"/api/tables/{going}/course", 409),
                    ("/api/tables/none/course", 404),
                    ("/api/tables/none/record", 404),
                    ("/api/players/nobody", 404),
                    ("/api/players/bot:nobody", 404),
                    ("/api/leaderboard/chess", 404),
                    ("/api/players/%00", 400),  # PostgreSQL would choke on it
                    ("/api/tables/%00/record", 400),
                    ("/api/leaderboard/%00", 404),
                    (f"/api/tables/{over}/replay?seat=5", 400),
                    (f"/api/tables/{over}/replay?seat=x", 400),
                    (f"/api/tables/{over}/replay?ply=9999", 400),
                    (f"/api/tables/{over}/replay?ply=-1", 400),
                    (f"/api/tables/{over}/replay?picture=1", 400),
                    ("/api/leaderboard/carcass?page=0", 400),
                    ("/api/leaderboard/carcass?seats=99", 400),
                ):
                    answer = await client.get(path)
                    assert answer.status_code == status, (path, answer.text)
                    assert "Traceback" not in answer.text

    run(scenario())


@pytest.mark.seconds
@pytest.mark.parametrize("game", game_names())
def test_a_record_opened_shows_the_same_game(game: str, tmp_path: Path) -> None:
    """As the table that it comes from, but for times and for the lines of chat."""

    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            over, _ = await write(store, table(2, STEADY, game=game))
            transport = httpx.ASGITransport(app(store))  # type: ignore[arg-type]  # Litestar's scopes are typed more finely
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                body = {"text": (await client.get(f"/api/tables/{over}/record")).text}
                opened = (await client.post("/api/records", json=body)).json()
                ran = (await client.get(f"/api/tables/{over}/course")).json()
                assert {**opened["course"], "table": over} == ran
                assert [opened["table"][key] for key in ("game", "state", "practice")] == [game, "over", True]
                for reader in ("0", "open"):
                    then = (await client.get(f"/api/tables/{over}/replay?seat={reader}")).json()
                    now = (await client.post(f"/api/records/replay?seat={reader}", json=body)).json()
                    assert now["players"] == then["players"]
                    assert [step["views"] for step in now["steps"]] == [step["views"] for step in then["steps"]]
                    assert [step["events"] for step in now["steps"]] == [step["events"] for step in then["steps"]]
            assert len(await store.read(select(schema.tables.c.id))) == 1, "nothing is stored"

    run(scenario())


def test_a_record_that_cannot_be_shown_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            over, _ = await write(store, table(2, STEADY))
            transport = httpx.ASGITransport(app(store))  # type: ignore[arg-type]  # Litestar's scopes are typed more finely
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                text = (await client.get(f"/api/tables/{over}/record")).text
                lines = text.splitlines()
                spoilt = {
                    "nothing": "",
                    "no record": "Dear Ada, …",
                    "another game": text.replace("Game: carcass", "Game: whist"),
                    "not over": "\n".join(lines[:-2]),
                    "no seed": re.sub("Seed: .*", "Seed: sealed", text),
                    "an illegal move": re.sub("^1: .*", "1: net squid7", text, count=1, flags=re.MULTILINE),
                }
                for what, words in spoilt.items():
                    for path in ("/api/records", "/api/records/replay"):
                        answer = await client.post(path, json={"text": words})
                        assert answer.status_code == 422, (what, answer.text)
                        assert "Traceback" not in answer.text
                        assert answer.json()["sentence"]

    run(scenario())


def test_the_routes_are_documented(tmp_path: Path) -> None:
    async def scenario() -> dict[str, Any]:
        async with on_file(tmp_path) as store:
            return app(store).openapi_schema.to_schema()

    document = run(scenario())
    assert set(document["paths"]) >= {
        "/api/tables/{table}/record",
        "/api/tables/{table}/replay",
        "/api/tables/{table}/course",
        "/api/tables/{table}/verify",
        "/api/players/{player}",
        "/api/leaderboard/{game}",
    }
    seat = next(
        one for one in document["paths"]["/api/tables/{table}/replay"]["get"]["parameters"] if one["name"] == "seat"
    )
    assert "open" in str(seat["schema"])
