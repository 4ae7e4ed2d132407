"""A new table."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.core.game import Match, check_seats, convert_options
from wreckfish.core.record import parse
from wreckfish.core.registry import bot_names, find_game
from wreckfish.core.seeds import new_seed, seed_from
from wreckfish.core.values import WreckfishError
from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.messages import CreateTable
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Person, Refused, SeatRow, TableRow, now

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily taken for another: people read them aloud
LENGTH = 8
NEW_TABLE = insert(schema.tables)
NEW_SEATS = insert(schema.seats)


async def create(context: Context, person: Person, ask: CreateTable) -> LiveTable:
    """Make a table; who makes it is its host, and sits down when they like."""
    if ask.stand_in not in bot_names():
        raise Refused("refuse-no-bot", 422, bot=ask.stand_in)
    match, seed, opening = practice(ask) if ask.position is not None else agreed(ask)
    row = TableRow(
        id=new_id(),
        game=match.game.name,
        size=match.seats,
        options=msgspec.json.encode(match.options).decode(),
        pace=msgspec.json.encode(ask.pace).decode(),
        open=ask.open,
        hot_seat=ask.hot_seat,
        practice=ask.seed is not None or ask.position is not None,
        stand_in=ask.stand_in,
        host=person.id,
        seed=seed,
        opening=opening,
        created=now(),
        state="waiting",
    )
    seats = [SeatRow(seat, None, None, "", None) for seat in range(match.seats)]
    await context.store.write(lambda connection: add_table(connection, row, seats))
    return await context.tables.admit(row, seats)


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


async def add_table(connection: AsyncConnection, row: TableRow, seats: list[SeatRow]) -> tuple[TableRow, list[SeatRow]]:
    """Store a table and its seats; each seat with who sits there, if somebody does."""
    await connection.execute(NEW_TABLE, msgspec.structs.asdict(row))
    await connection.execute(NEW_SEATS, [{"table": row.id, **msgspec.structs.asdict(seat)} for seat in seats])
    return row, seats


def agreed(ask: CreateTable) -> tuple[Match, str, str]:
    """The match that is asked for, with the luck that is asked for."""
    game = find_game(ask.game)
    check_seats(game, ask.seats)
    options = convert_options(game, ask.options)
    parts = game.load(None)
    game.agree(ask.seats, options, parts)
    seed = new_seed() if ask.seed is None else seed_from(ask.seed)
    return Match(game, ask.seats, options, parts), seed, ""


def practice(ask: CreateTable) -> tuple[Match, str, str]:
    """The match, luck and moves of a record: the table goes on where it stops."""
    record = parse(ask.position or "")
    if record.match.game.name != ask.game or record.match.seats != ask.seats:
        raise Refused("refuse-other-record", 422, game=record.match.game.name, count=record.match.seats)
    if record.seed is None:
        raise Refused("refuse-sealed", 422)
    if not record.replay().owing:
        english = "The record's game is over: there is nothing left to practise."
        raise WreckfishError(english, "error-nothing-to-practise")
    moves = [(ply.seat, ply.move) for ply in record.plies]
    return record.match, record.seed, msgspec.json.encode(moves).decode()
