"""The host of a device answers as a server would: whole games, secrets, reloads, undo, lessons, records, bad input."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pytest
from visiting import Page, play_on, position_of

from wreckfish.bots import advice
from wreckfish.core.game import make_match
from wreckfish.core.record import parse, verify
from wreckfish.core.registry import game_names
from wreckfish.local.shelf import PART
from wreckfish.site.engine import KEPT, announced
from wreckfish.site.sources import PACKAGE, needed

SEATS = dict.fromkeys(game_names(), 2) | {"dolores": 3}


@pytest.mark.seconds
@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("bot", ["casual", None], ids=["bots", "hot-seat"])
def test_a_whole_game_equals_the_engine_s(name: str, bot: str | None) -> None:
    page = Page()
    seats = SEATS[name]
    table = page.new_game(name, seats, bot, seed="anywhere")
    play_on(page, table, [0] if bot else list(range(seats)), Random(name))
    record = parse(page.ask("GET", f"/tables/{table}/record")[1])
    assert verify(record).sound
    state = make_match(name, seats).start("anywhere")
    for ply in record.plies:
        state.play(ply.seat, ply.move)
    outcome = state.outcome()
    assert outcome is not None
    assert page.get(f"/tables/{table}")["outcome"] == json.loads(msgspec.json.encode(outcome))
    assert page.get(f"/tables/{table}/verify")["sound"]
    steps = page.get(f"/tables/{table}/replay", seat="open")["steps"]
    assert len(steps) == len(record.plies) + 1


@pytest.mark.parametrize("name", game_names())
def test_a_reload_in_mid_turn_loses_nothing(name: str) -> None:
    """Every move goes on from what the device has kept, while bots still think."""
    store: dict[str, str] = {}
    page = Page(store)
    table = page.new_game(name, SEATS[name], "random")
    for number in range(8):
        page.open(1, table)
        _, before = position_of(page, {1: 0})
        if before["outcome"]:
            break
        page.thinks = False  # the tab is closed before the bots have answered
        page.say(1, do="move", move=before["legal"][0]["text"], ply=before["ply"], key=f"k{number}", id=1)
        page = Page(store)
        welcome = page.open(1, table)
        assert welcome["position"]["ply"] > before["ply"]
        again = page.say(1, do="move", move=before["legal"][0]["text"], ply=before["ply"], key=f"k{number}", id=2)
        assert [each["ply"] for each in again if each["type"] == "done"] == [before["ply"] + 1]  # not played twice


def test_a_move_writes_little_however_long_the_game_is_and_all_of_it_is_kept() -> None:
    store: dict[str, str] = {}
    page = Page(store)
    table = page.new_game("carcass", 2, None)
    before = dict(store)
    rewritten: list[int] = []

    def look(_: int) -> None:
        logs = [key for key in store if key.startswith("log ") and store[key] != before.get(key)]
        rewritten.append(sum(len(json.loads(store[key])) for key in logs))
        before.update(store)

    play_on(page, table, [0, 1], Random(7), look)
    entries = page.device.host.tables.get(table).entries
    assert len(entries) > 2 * PART
    assert max(rewritten) <= PART + 1
    record = page.ask("GET", f"/tables/{table}/record")[1]
    assert Page(store).ask("GET", f"/tables/{table}/record")[1] == record

    kept = {key: text for key, text in store.items() if not key.startswith("log ")}
    row = json.loads(kept[f"table {table}"]) | {"entries": json.loads(msgspec.json.encode(entries))}
    old = Page(kept | {f"table {table}": json.dumps(row)})  # as it was kept before there were parts
    assert old.ask("GET", f"/tables/{table}/record")[1] == record
    now = old.device.host.tables.get(table).kept()
    assert {key: text for key, text in now.items() if key.startswith("log ")} == {
        key: text for key, text in store.items() if key.startswith("log ")
    }

    again = Page(store)  # which has not sat down at the table
    assert again.ask("DELETE", f"/tables/{table}")[0] == 200
    assert not [key for key in store if table in key]


def test_a_hot_seat_sees_no_more_than_its_own_cards() -> None:
    page = Page()
    table = page.new_game("dolores", 3, None)
    match = page.device.host.tables.get(table).game.state
    for seat in range(3):
        shown = page.open(seat + 1, table, seat=str(seat))["position"]["view"]
        assert shown == json.loads(msgspec.json.encode(match.view(seat)))


def test_a_move_is_taken_back_and_a_hint_is_given() -> None:
    page = Page()
    table = page.new_game("carcass", 2, "random", seed="x")
    page.open(1, table)
    hint = page.say(1, do="hint", id=3)[-1]
    assert hint["type"] == "hint"
    assert hint["id"] == 3
    ply = position_of(page, {1: 0})[1]["ply"]
    page.say(1, do="move", move="dive", ply=ply, id=4)
    undone = page.say(1, do="undo", id=5)
    assert any(each["type"] == "done" and each["do"] == "undo" for each in undone)
    assert position_of(page, {1: 0})[1]["legal"][0]["text"] == "dive"


def test_a_hint_that_a_slow_machine_cut_short_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    table = page.new_game("carcass", 2, "random", seed="x")
    ply = page.open(1, table)["position"]["ply"]
    page.say(1, do="move", move="dive", ply=ply, id=1)
    monkeypatch.setattr(advice, "SECONDS", 0.001)
    short = page.say(1, do="hint", id=2)[-1]
    monkeypatch.undo()
    assert page.say(1, do="hint", id=2)[-1] == short


def test_a_lesson_is_taught() -> None:
    page = Page(language="de")
    page.come_in()
    lesson = page.get("/games")[0]["lessons"][0]
    table = page.post("/tables", {"game": "carcass", "seats": lesson["seats"], "lesson": lesson["name"]})["id"]
    coach = page.open(1, table, words="true")["position"]["coach"]
    assert coach["step"] == 1
    assert coach["words"]


def test_a_record_is_opened_to_watch_or_to_go_on() -> None:
    page = Page()
    table = page.new_game("carcass", 2, None, seed="a record")
    play_on(page, table, [0, 1], Random(3))
    text = page.ask("GET", f"/tables/{table}/record")[1]
    watched = page.post("/records", {"text": text})
    assert watched["state"] == "over"
    moves = len(parse(text).plies)
    assert len(page.get(f"/tables/{watched['id']}/replay")["steps"]) == moves + 1
    status, said = page.ask("POST", "/records", {"text": "nonsense"})
    assert (status, bool(json.loads(said)["sentence"])) == (422, True)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/tables/nowhere1", None, 404),
        ("GET", "/leaderboard/carcass", None, 404),
        ("POST", "/tables", {"game": "chess", "seats": 2}, 422),
        ("POST", "/tables", {"game": "carcass", "seats": 99}, 422),
        ("POST", "/tables", {"game": "carcass", "seats": 2, "wrong": 1}, 422),
        ("POST", "/me", {"name": ""}, 422),
        ("DELETE", "/tables/nowhere1", None, 404),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_bad_input_gets_a_sentence_and_changes_nothing(
    method: str, path: str, body: Any, status: int, language: str
) -> None:
    page = Page(language=language)
    page.come_in()
    before = dict(page.store)
    found, text = page.ask(method, path, body)
    assert found == status
    assert len(json.loads(text)["sentence"]) > 10
    assert page.store == before


def test_the_owner_may_remove_everything() -> None:
    page = Page()
    table = page.new_game("carcass", 2, "random")
    page.open(7, table)
    assert page.ask("DELETE", "/me")[0] == 200
    assert page.store == {}
    assert page.closed == {7: 4004}
    assert page.ask("GET", "/me")[0] == 401


def test_the_host_needs_no_web_framework_and_no_database() -> None:
    """As in a browser: none of the server's packages can be imported."""
    blocked = "litestar sqlalchemy uvicorn aiosqlite asyncpg pebble prometheus_client rich click confusable_homoglyphs"
    script = f"import sys; sys.modules.update(dict.fromkeys({blocked.split()}))"
    script += "; import wreckfish.local.device, wreckfish.local.thinking, wreckfish.local.levels"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.seconds
def test_a_site_brings_every_game_and_only_the_levels_it_offers() -> None:
    text = announced()
    assert all(f"{name} = wreckfish.games.{name}" in text for name in game_names())
    assert "strong = wreckfish.local.levels:strong" in text
    assert "master" not in text
    files = {path.as_posix() for path in needed()}
    assert {"local/device.py", "games/carcass/rules.py", "games/wrecked/text/de.ftl", "bots/random.py"} <= files
    assert not [name for name in files if name.startswith(("lab/", "cli/", "server/db/", "server/http/"))]


WITHOUT_TIME = """
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import seed_from
from wreckfish.local import levels

for name in game_names():
    game = find_game(name)
    bot = levels.strong(game)
    bot.seconds, bot.patient = 0.0, True
    state = make_match(game, max(2, game.min_seats)).start(seed_from("levels"))
    seat = state.to_act()[0]
    found = bot.search(state.redeal(seat, from_seed(seed_from("x"))), seat, from_seed(seed_from("y")))
    print(name, found.simulations, levels.least(game) * game.instinct().effort(state))
"""


def test_strong_makes_at_least_its_stated_simulations() -> None:
    """Interpreted, as in a browser: a compiled bot has no interpreted subclass."""
    environment = {**os.environ, "WRECKFISH_ENGINE": "interpreted"}
    done = subprocess.run([sys.executable, "-c", WITHOUT_TIME], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    counted = [line.split() for line in done.stdout.splitlines()]
    assert [name for name, *_ in counted] == game_names()
    assert all(int(made) >= int(least) > 1 for _, made, least in counted), counted


@pytest.mark.seconds
def test_the_cut_standard_library_has_all_that_our_sources_import() -> None:
    """Imports inside functions too: they may be reached by no rehearsal."""
    kept = set(KEPT.read_text("utf-8").split())
    frozen = {"abc", "codecs", "importlib.machinery", "importlib.util", "io", "os"}  # in the interpreter itself
    built_in = {*sys.builtin_module_names, *frozen, "math", "unicodedata", "collections.abc"}
    missing = set()
    for path in needed():
        if path.suffix != ".py":
            continue
        for node in ast.walk(ast.parse((PACKAGE / path).read_text("utf-8"))):
            names = [node.module] if isinstance(node, ast.ImportFrom) else []
            names += [each.name for each in node.names] if isinstance(node, ast.Import) else []
            for name in filter(None, names):
                file = name.replace(".", "/")
                ours = name.split(".")[0] not in sys.stdlib_module_names or name in built_in or name == "__future__"
                if not ours and not {f"{file}.py", f"{file}/__init__.py"} & kept:
                    missing.add(f"{path}: {name}")
    assert missing == set()
