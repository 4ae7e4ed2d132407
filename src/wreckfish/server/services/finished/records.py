"""Games as records: downloaded, replayed and verified.

While a game goes on, its record holds only what the reader may know: no seed, and no sealed choice. A replay shows each
position as a seat saw it, as a spectator did, or with all cards open, in one pass over the moves. Verification parses
the record's own text, replays it, and compares it with the commitment from before the game.
"""

from __future__ import annotations

import asyncio
from asyncio import Semaphore
from collections.abc import AsyncIterator, Iterator, Sequence

import msgspec
from sqlalchemy import bindparam, select

from wreckfish.core.record import Remark
from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.db.table_queries import read_table
from wreckfish.server.finished_messages import Replay, ReplayStep, Verified
from wreckfish.server.services.finished.game import FinishedGame, finished, last_position
from wreckfish.server.services.finished.showing import (
    Reader,
    file_name,
    reader_seat,
    record_from,
    record_text,
    remarks_in,
    replay_of,
    verified,
)
from wreckfish.server.slices import next_slice
from wreckfish.server.values import Person, Refused, TableRow
from wreckfish.table.position import Played

said = schema.chat.c
SAID = (
    select(said.seat, said.at, said.text)
    .where(said.table == bindparam("table_"), said.seat.is_not(None))
    .order_by(said.n)
)


async def download(
    store: Store, table: str, person: Person | None = None, wanted: int | None = None
) -> tuple[str, str]:
    """A file name and the record to save in it."""
    row, seats, entries = await read_table(store, table)
    if row.state == "waiting":
        raise Refused("refuse-not-started")
    seat = reader_seat(seats, person, wanted)
    end = await last_position(row, seats, entries)
    record = record_from(row, seats, end, await remarks(store, row, end.played))
    return file_name(row), record_text(record, end, seat)


async def remarks(store: Store, row: TableRow, played: Sequence[Played]) -> list[Remark]:
    """The players' chat during the game."""
    lines = await store.read(SAID, table_=row.id)
    return remarks_in(row, played, [(line["seat"], line["at"], line["text"]) for line in lines])


async def replay(
    store: Store,
    table: str,
    reader: Reader,
    ply: int | None = None,
    language: str = "en",
    words: bool = False,
    picture: bool = False,
) -> tuple[Replay, Iterator[ReplayStep]]:
    """A replay without its steps, and the steps: the position after one ply, or after each of them."""
    return replay_of(await read_finished(store, table), reader, ply, language, words, picture)


async def read_finished(store: Store, table: str) -> FinishedGame:
    """A table's game, refused while it is not over."""
    return await finished(*await read_table(store, table))


async def replay_pieces(found: Replay, steps: Iterator[ReplayStep], computing: Semaphore) -> AsyncIterator[bytes]:
    """A replay as JSON, in pieces: a whole one may have 20 MB, and only what is being sent is in memory."""
    yield msgspec.json.encode(found)[:-2]  # up to the list of steps, which comes last
    comma = b""
    while True:
        async with computing:
            piece = msgspec.json.encode(next_slice(steps))[1:-1]
        if not piece:
            break
        yield comma + piece
        comma = b","
        await asyncio.sleep(0)  # a fast reader never lets us wait, and others need the event loop
    yield b"]}"


async def verify(store: Store, table: str, language: str) -> Verified:
    return await asyncio.to_thread(verified, await read_finished(store, table), language)
