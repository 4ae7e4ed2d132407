"""What a client reads before it plays, and what a host's tools read."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from harness import ServerProcess
from sqlalchemy import Connection, String, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from wreckfish.core.registry import find_game, game_names
from wreckfish.core.values import WreckfishError
from wreckfish.rulebook import books
from wreckfish.server.catalogue import games
from wreckfish.server.db.migrate import is_newest, upgrade
from wreckfish.server.db.schema import metadata
from wreckfish.server.db.store import Store
from wreckfish.server.library import rules_of
from wreckfish.server.settings import Settings, database_url
from wreckfish.table.moments import moments_of


def get(server: ServerProcess, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.address + path, headers=headers, timeout=60)


def test_every_game_is_listed_with_its_options_as_a_form_needs_them() -> None:
    listed = {game.name: game for game in games("en")}
    assert sorted(listed) == game_names()
    variant = next(option for option in listed["carcass"].options if option.name == "variant")
    assert variant.choices[0] == "none"
    assert variant.default == "none"
    divers = next(option for option in listed["carcass"].options if option.name == "divers")
    assert divers.several is not None
    assert "miser" in divers.several
    first = next(option for option in listed["carcass"].options if option.name == "first")
    assert (first.least, first.most, first.choices) == (1, 4, ["drawn"])


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_s_words_are_one_fluent_file(shared_server: ServerProcess, language: str) -> None:
    words = get(shared_server, f"/api/texts/{language}/carcass").text
    for wanted in ("refuse-stale =", "title =", "seat ="):
        assert wanted in words


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_of_a_game_are_those_of_its_book(shared_server: ServerProcess, language: str) -> None:
    found = get(shared_server, f"/api/rules/carcass?lang={language}").json()
    book = next(book for book in books(language) if book.name == find_game("carcass").book)
    assert [rule["id"] for rule in found["rules"]] == [rule.id for rule in book.rules]
    assert found["rules"][0]["text"] == book.rules[0].text


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", game_names())
def test_a_browser_reads_no_rule_that_speaks_of_typing(game: str, language: str) -> None:
    """A book writes moves as the terminal takes them; a browser has buttons."""
    book = next(book for book in books(language) if book.name == find_game(game).book)
    assert any("`" in rule.text for rule in book.rules)
    shown = rules_of(find_game(game), language).rules
    assert [rule.text for rule in shown if re.search(r"`|wreckfish |--[a-z]", rule.text)] == []


@pytest.mark.parametrize(
    ("language", "words"), [("en", "“Show Peace”, “Show Fight” or"), ("de", "„Frieden zeigen“, „Kampf zeigen“ oder")]
)
def test_a_move_in_a_rule_is_named_as_its_button_is(language: str, words: str) -> None:
    rule = next(rule for rule in rules_of(find_game("dolores"), language).rules if rule.id == "DO12")
    assert words in rule.text


def test_health_asks_the_database_too(shared_server: ServerProcess) -> None:
    answer = get(shared_server, "/health")
    assert answer.json()["status"] == "ok"


@pytest.mark.seconds
def test_the_figures_are_for_this_machine_alone(shared_server: ServerProcess, tmp_path: Path) -> None:
    assert "wreckfish_moves_total" in get(shared_server, "/metrics").text
    with ServerProcess(tmp_path, metrics="a secret of the host") as closed:
        assert get(closed, "/metrics").status_code == 403
        answer = get(closed, "/metrics", authorization="Bearer a secret of the host")
        assert "wreckfish_sockets" in answer.text


@pytest.mark.seconds
def test_an_address_that_is_not_there_gets_a_sentence(shared_server: ServerProcess) -> None:
    answer = get(shared_server, "/api/nowhere")
    assert (answer.status_code, answer.json()["code"]) == (404, "refuse-nowhere")
    things = ("/table/k3lpm42x", "/replay/k3lpm42x", "/player/nobody")
    for path in (
        "/nowhere",
        "/table/",
        "/table/k3lp/m42x",
        "/rules/chess",
        "/wp-login.php",
        "/assets/gone.js",
        *things,
    ):
        page = get(shared_server, path, accept="text/html")
        assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8"), path
        assert get(shared_server, path).json()["code"] == "refuse-nowhere", "no browser: no page"


def test_a_link_that_a_sentence_has_spoilt_leads_to_its_page(shared_server: ServerProcess) -> None:
    """In capitals, or with the full stop after it."""
    for path in (
        "/",
        "/index.html",
        "/new",
        "/rules",
        "/rules/carcass/",
        "/replay",
        "/player/bot:greedy",
    ):
        assert get(shared_server, path, accept="text/html").status_code == 200, path
    for path, meant in {
        "/table/k3lpm42x.": "/table/k3lpm42x",
        "/table/k3lpm42x).": "/table/k3lpm42x",
        "/TABLE/K3LPM42X": "/table/k3lpm42x",
        "/Rules/Carcass?x=A.": "/rules/carcass?x=A.",
        "/about%E2%80%9C": "/about",
        "/INDEX.html.": "/index.html",
        "/).": "/",
    }.items():
        answer = get(shared_server, path, accept="text/html")
        assert (answer.status_code, answer.headers["location"]) == (302, meant)


def differences(connection: Connection) -> list[Any]:
    """Where the migrated database is not what the schema says."""

    def compare(_context: Any, _column: Any, _wanted: Any, found: Any, wanted: Any) -> bool | None:
        if connection.dialect.name == "sqlite" and isinstance(found, String) and isinstance(wanted, String):
            return False  # SQLite ignores the length of a text, so no migration changes it there
        return None

    assert not is_newest(connection)
    upgrade(connection)
    assert is_newest(connection), "the next start loads no Alembic"
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": compare}), metadata))


def test_the_migrations_make_what_the_schema_says() -> None:
    with create_engine("sqlite://").begin() as connection:
        assert differences(connection) == []


@pytest.mark.seconds
def test_the_migrations_make_what_the_schema_says_on_postgresql_too(postgres: str) -> None:
    async def migrated() -> list[Any]:
        engine = create_async_engine(database_url(Settings(db=postgres)))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(differences)
        finally:
            await engine.dispose()

    assert asyncio.run(migrated()) == []


def test_a_database_of_a_newer_wreckfish_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/tables.db"

    async def open_twice() -> None:
        store = Store(url)
        await store.open(lambda _kind, _table: None)
        await store.close()
        with create_engine(url.replace("+aiosqlite", "")).begin() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        store = Store(url)
        try:
            with pytest.raises(WreckfishError, match="newer Wreckfish"):
                await store.open(lambda _kind, _table: None)
        finally:
            await store.close()

    asyncio.run(open_twice())


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_game_sends_its_moments_with_figures_filled_in(shared_server: ServerProcess, language: str) -> None:
    for game in game_names():
        found = get(shared_server, f"/api/moments/{language}/{game}").json()
        assert [each["name"] for each in found] == [each.name for each in moments_of(find_game(game)).moments]
        assert all(each["text"] and "$" not in each["text"] and each["when"] for each in found)
    missing = get(shared_server, f"/api/moments/{language}/chess")
    assert missing.status_code == 422
    assert missing.json()["sentence"]
