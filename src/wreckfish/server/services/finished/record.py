"""Download a game's record: all of it once it is over, as text that `wreckfish verify` and `wreckfish replay` take.

While it goes on, only what the reader may know: no seed, and no choice that is locked in and not shown yet.
"""

from __future__ import annotations

import contextlib
from bisect import bisect_right
from collections.abc import Sequence

from sqlalchemy import bindparam, select

from wreckfish.core.record import Ply, Record, Remark, part, result_text, spoken, write
from wreckfish.core.seeds import commitment
from wreckfish.core.values import WreckfishError
from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.db.table_queries import read_table
from wreckfish.server.services.finished.game import FinishedGame, last_position, names_of
from wreckfish.server.tables.position import Played, Position
from wreckfish.server.values import Person, Refused, SeatRow, TableRow

said = schema.chat.c
SAID = (
    select(said.seat, said.at, said.text)
    .where(said.table == bindparam("table_"), said.seat.is_not(None))
    .order_by(said.n)
)


async def download(
    store: Store, table: str, person: Person | None = None, wanted: int | None = None
) -> tuple[str, str]:
    """A file's name and the record that belongs into it."""
    row, seats, entries = await read_table(store, table)
    if row.state == "waiting":
        raise Refused("refuse-not-started")
    seat = reader_seat(seats, person, wanted)
    end = await last_position(row, seats, entries)
    record = record_from(row, seats, end, await remarks(store, row, end.played))
    return f"wreckfish-{row.game}-{row.id}.txt", part(record, seat)


def reader_seat(seats: Sequence[SeatRow], person: Person | None, wanted: int | None) -> int | None:
    """The seat whose knowledge a reader has: their own, or none."""
    mine = [seat.seat for seat in seats if person is not None and seat.person == person.id]
    if wanted is not None and wanted not in mine:
        raise Refused("refuse-other-seat", 403)
    return wanted if wanted is not None else mine[0] if mine else None


async def remarks(store: Store, row: TableRow, played: Sequence[Played]) -> list[Remark]:
    """What the players said while the game went on, each after the moves that were made by then."""
    moments = [made.at for made in played]
    found = []
    for line in await store.read(SAID, table_=row.id):
        if row.started is not None and line["at"] >= row.started and (row.ended is None or line["at"] <= row.ended):
            with contextlib.suppress(WreckfishError):  # nothing in it that could be printed
                found.append(Remark(line["seat"], bisect_right(moments, line["at"]), spoken(line["text"])))
    return found


def record_text(game: FinishedGame) -> str:
    return write(record_of(game))


def record_of(game: FinishedGame) -> Record:
    return record_from(game.row, game.seats, game.end, [])


def record_from(row: TableRow, seats: Sequence[SeatRow], end: Position, spoken_words: list[Remark]) -> Record:
    """The record of a game: who is a bot at its end counts as one."""
    return Record(
        match=end.course.match,
        seed=row.seed,
        plies=[Ply(made.seat, made.move) for made in end.played],
        players=list(names_of(seats)),
        promise=commitment(row.seed),
        result=result_text(end.outcome),
        bots={seat: bot for seat, bot in enumerate(end.players) if bot is not None},
        remarks=spoken_words,
    )
