"""A database of an earlier version is migrated when a server starts, and every game in it goes on.

`databases/` holds dumps of earlier revisions; `revision-0003.sql` has a game of each kind in mid-game, a practice game,
a solo game, a finished one, a table that waits, and Ada's account.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.script import ScriptDirectory
from harness import Visitor
from sqlalchemy import Connection, MetaData, create_engine, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from wreckfish.server.app import create_app
from wreckfish.server.db.migrate import configuration
from wreckfish.server.http.identity import sign
from wreckfish.server.settings import Settings, database_url
from wreckfish.server.values import Person

DUMPS = sorted(Path(__file__).with_name("databases").glob("revision-*.sql"))
SECRET = "a secret for tests, long enough to sign"
PASSWORD = "a fish called wreck"
MOVES = 4  # at each table


def restore(dump: Path, file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript(dump.read_text())


async def copy_to_postgres(file: Path, url: str, revision: str) -> None:
    """The same rows in PostgreSQL, in the tables of their time."""
    old, new = MetaData(), MetaData()
    source = create_engine(f"sqlite:///{file}")
    old.reflect(source)
    target = create_async_engine(url)

    def fill(connection: Connection) -> None:
        command.upgrade(configuration(connection), revision)
        new.reflect(connection)
        with source.connect() as here:
            for table in new.sorted_tables:
                rows = [dict(row) for row in here.execute(select(old.tables[table.name])).mappings()]
                if rows and table.name != "alembic_version":
                    connection.execute(insert(table), rows)

    async with target.begin() as connection:
        await connection.run_sync(fill)
    await target.dispose()
    source.dispose()


class Upgraded:
    """The application on the migrated database, and its people."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self.context = self.app.context

    def browser(self, person: dict[str, Any] | None = None) -> Visitor:
        visitor = Visitor("http://table", "")
        transport = httpx.ASGITransport(self.app)  # type: ignore[arg-type]
        visitor.http = httpx.AsyncClient(transport=transport, base_url="http://table")
        if person is not None:
            who = Person(person["id"], person["name"], person["login"], "en", person["session"])
            visitor.http.cookies.set("wreckfish", sign(who, SECRET.encode()))
        return visitor


@contextlib.asynccontextmanager
async def upgraded(folder: Path, db: str) -> AsyncIterator[Upgraded]:
    house = Upgraded(Settings(data=str(folder), db=db, secret=SECRET, limits="off"))
    await house.context.open()
    try:
        yield house
    finally:
        await house.context.close()


async def play_on(people: list[Visitor], table: str) -> int:
    """Play some moves for the seats that are asked, and return the ply reached."""
    ply = 0
    for _ in range(MOVES):
        async with asyncio.timeout(60):
            while (asked := await waits_for(people, table)) is None:
                await asyncio.sleep(0.05)  # a bot thinks
        person, position = asked
        body = {"move": position["legal"][0]["move"], "ply": position["ply"]}
        ply = (await person.post(f"/api/tables/{table}/move", **body))["ply"]
    return ply


async def waits_for(people: list[Visitor], table: str) -> tuple[Visitor, Any] | None:
    for person in people:
        position = (await person.get(f"/api/tables/{table}/look"))["position"]
        if position["seat"] in position["to_act"]:
            return person, position
    return None


def rows_of(file: Path, table: str) -> list[dict[str, Any]]:
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.row_factory = sqlite3.Row
        return [dict(row) for row in database.execute(f'SELECT * FROM "{table}"')]


@pytest.mark.seconds
@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: str(dump.stem))
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_game_of_an_earlier_database_goes_on(
    dump: Path, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "wreckfish.db"
    restore(dump, file)
    tables, persons = rows_of(file, "tables"), rows_of(file, "people")
    logs = {table["id"]: table["ply"] for table in tables}
    db = f"sqlite:///{file}" if kind == "sqlite" else request.getfixturevalue("postgres")

    async def script() -> None:
        if kind == "postgresql":
            url = database_url(Settings(db=db))
            await copy_to_postgres(file, url, dump.stem.removeprefix("revision-"))
        async with upgraded(tmp_path, db) as house:
            people = [house.browser(person) for person in persons]
            kinds = set()
            for table in tables:
                info = await people[0].get(f"/api/tables/{table['id']}")
                assert (info["state"], info["ply"] >= logs[table["id"]]) == (table["state"], True)
                kinds.add((table["game"], table["state"]))
                if table["state"] == "playing":
                    seated = [seat["person"] for seat in info["seats"]]
                    mine = [one for one, who in zip(people, persons, strict=True) if who["id"] in seated]
                    assert await play_on(mine, table["id"]) >= logs[table["id"]] + MOVES
                elif table["state"] == "over":
                    assert (await people[0].get(f"/api/tables/{table['id']}/verify"))["sound"] is True
                else:
                    await people[0].post(f"/api/tables/{table['id']}/start")
                    await play_on(people, table["id"])
            assert len(kinds) >= 6
            new = await people[0].post("/api/tables", game="carcass", seats=2)  # in the columns of today
            assert new["state"] == "waiting"
            stranger = house.browser()
            assert (await stranger.post("/api/session", login="ada", password=PASSWORD))["name"] == "Ada"
            for visitor in (*people, stranger):
                await visitor.http.aclose()

    asyncio.run(script())


def test_the_newest_revision_is_one_and_every_dump_is_of_an_earlier_one() -> None:
    """Two branches that each add a revision must be put in order when they meet."""
    scripts = ScriptDirectory.from_config(configuration())
    assert len(scripts.get_heads()) == 1
    known = {script.revision for script in scripts.walk_revisions()}
    assert {dump.stem.removeprefix("revision-") for dump in DUMPS} <= known - set(scripts.get_heads())
    assert DUMPS
