"""Export everything stored about a person as one JSON document, streamed: they may have played for years.

It holds no password, no token, no seed and no one else's moves.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, select, tuple_

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.services.people.mutes import muted_people
from wreckfish.server.services.people.tokens import list_tokens
from wreckfish.server.values import Person, Refused

BATCH = 1000  # rows to read at once
TABLES = 100  # tables whose logs to read at once
people, seats, tables, entries = schema.people.c, schema.seats.c, schema.tables.c, schema.entries.c
chat, results, ratings = schema.chat.c, schema.results.c, schema.ratings.c

WHO = select(people.id, people.name, people.login, people.language, people.created, people.seen)
GAMES = select(
    seats.table,
    seats.seat,
    seats.name,
    tables.game,
    tables.options,
    tables.pace,
    tables.state,
    tables.started,
    tables.ended,
).join(schema.tables, tables.id == seats.table)
MOVES = select(entries.table, entries.seat, entries.ply, entries.at, entries.kind, entries.value)
CHAT = select(chat.table, chat.n, chat.at, chat.name, chat.seat, chat.text)


async def export(store: Store, person: Person) -> AsyncIterator[bytes]:
    """The document in pieces. Errors that can come early come before the first piece."""
    rows = await store.read(WHO.where(people.id == person.id))
    if not rows:
        raise Refused("refuse-who", 401)
    about = {
        "person": dict(rows[0]),
        "tokens": await list_tokens(store, person),
        "muted": await muted_people(store, person),
        "ratings": [dict(row) for row in await store.read(select(schema.ratings).where(ratings.player == person.id))],
    }
    return pieces(store, person.id, msgspec.json.encode(about))


async def pieces(store: Store, person: str, about: bytes) -> AsyncIterator[bytes]:
    yield about[:-1]
    parts = {
        "games": games(store, person),
        "results": batches(store, select(schema.results).where(results.player == person), results.table, results.seat),
        "chat": batches(store, CHAT.where(chat.person == person), chat.table, chat.n),
    }
    for name, part in parts.items():
        yield f',"{name}":['.encode()
        comma = b""
        async for batch in part:
            yield comma + msgspec.json.encode(batch)[1:-1]
            comma = b","
        yield b"]"
    yield b"}"


async def games(store: Store, person: str) -> AsyncIterator[list[dict[str, Any]]]:
    """A person's seats, each with its own part of the table's log."""
    async for batch in batches(store, GAMES.where(seats.person == person), seats.table, seats.seat, size=TABLES):
        named = {row["table"] for row in batch}
        log = await store.read(MOVES.where(entries.table.in_(named)).order_by(entries.table, entries.seat, entries.ply))
        logs = {key: list(rows) for key, rows in groupby(log, lambda row: (row["table"], row["seat"]))}
        for row in batch:
            own = logs.get((row["table"], row["seat"]), [])
            row["log"] = [{name: entry[name] for name in ("ply", "at", "kind", "value")} for entry in own]
        yield batch


async def batches(
    store: Store, statement: Select[Any], *keys: ColumnElement[Any], size: int = BATCH
) -> AsyncIterator[list[dict[str, Any]]]:
    """Rows in batches, in the order of their keys: a slow connection does not hold the database."""
    ordered = statement.order_by(*keys).limit(size)
    page = ordered
    while rows := await store.read(page):
        yield [dict(row) for row in rows]
        if len(rows) < size:
            return
        page = ordered.where(tuple_(*keys) > tuple_(*(rows[-1][key.key] for key in keys)))
