"""Lists of tables: waiting for players, a person's own, waiting for a move."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from sqlalchemy import select

from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.messages import Lobby, TableInfo, Turn, Turns
from wreckfish.server.sessions import Proof
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.outgoing import listed, table_info
from wreckfish.server.values import Person, Refused, SeatRow, TableRow

PAGE = 50
MOST = 500  # seats to look at for a page of turns: at some, a bot has taken over


async def open_tables(context: Context, state: str, game: str | None, page: int) -> Lobby:
    """Open tables in one state, the newest first."""
    tables = schema.tables.c
    asked = select(schema.tables).where(tables.state == state, tables.open.is_(True))
    if game is not None:
        asked = asked.where(tables.game == game)
    newest = asked.order_by(tables.created.desc(), tables.id).limit(PAGE).offset((page - 1) * PAGE)
    return Lobby(await described(context, newest, quick=game is None))  # else it may look at many others first


async def tables_of(context: Context, person: Person) -> Lobby:
    """A person's tables: those that wait for them first, then the newest."""
    tables, seats = schema.tables.c, schema.seats.c
    mine = select(seats.table).where(seats.person == person.id)
    asked = select(schema.tables).where(tables.id.in_(mine) | (tables.host == person.id))
    found = await described(
        context, asked.order_by((tables.state == "over"), tables.created.desc()).limit(PAGE), quick=False
    )
    return Lobby(sorted(found, key=lambda table: all(table.seats[seat].person != person.id for seat in table.to_act)))


async def described(context: Context, asked: Any, quick: bool) -> list[TableInfo]:
    """Tables as everyone sees them, with two queries for all of them."""
    rows = [TableRow(**row) for row in await context.store.read(asked, quick=quick)]
    found: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    seats = select(schema.seats).where(schema.seats.c.table.in_(found)).order_by(schema.seats.c.seat)
    for seat in await context.store.read(seats, quick=True):
        found[seat["table"]].append(SeatRow(**{name: seat[name] for name in SeatRow.__struct_fields__}))
    return [table_info(live) if (live := known(context, row)) else listed(row, found[row.id]) for row in rows]


def known(context: Context, row: TableRow) -> LiveTable | None:
    """A table in memory, unless another process has changed it since."""
    live = context.tables.live.get(row.id)
    behind = live is None or (context.store.shared and (live.row.state, live.ply) != (row.state, row.ply))
    return None if behind else live


async def turns(context: Context, person: Person, wait: float, proof: Proof | None = None) -> Turns:
    """The tables that wait for a person's move; if there is none, wait a while for one, unless the proof ends."""
    ended = False

    def end() -> None:
        nonlocal ended
        ended = True
        woken.set()

    with context.turns.wait_for(person.id) as woken, context.sessions.hold(proof, end):
        found = await due_turns(context, person)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                while not found:
                    await woken.wait()
                    woken.clear()
                    if ended:
                        raise Refused("refuse-who", 401)
                    found = await due_turns(context, person)
        return Turns(found)


async def due_turns(context: Context, person: Person) -> list[Turn]:
    """The most urgent ones, up to a page: each table has to be in memory."""
    tables, seats = schema.tables.c, schema.seats.c
    asked = (
        select(tables.id, seats.seat)
        .join_from(schema.seats, schema.tables, tables.id == seats.table)
        .where(seats.person == person.id, tables.state == "playing")
        .where(tables.owing.bitwise_rshift(seats.seat).bitwise_and(1) == 1)
        .order_by(tables.due.is_(None), tables.due, tables.id, seats.seat)
        .limit(MOST)
    )
    found: list[Turn] = []
    for row in await context.store.read(asked, quick=True):
        if len(found) == PAGE:
            break
        live = await context.tables.current(row["id"])
        position = live.game
        if position.state.owes(row["seat"]) and position.players[row["seat"]] is None:
            found.append(Turn(live.id, live.row.game, row["seat"], live.ply, position.deadline(row["seat"])))
    return found
