"""Finished tables for tests, written into a real database: whole random games with undos, stand-ins and openings."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from random import Random

import msgspec
from sqlalchemy import insert

from wreckfish.core.seeds import seed_from
from wreckfish.server.db import schema
from wreckfish.server.db.migrate import migrate
from wreckfish.server.db.store import Store
from wreckfish.server.tables.terms import course_of
from wreckfish.server.values import SeatRow, TableRow
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.position import Position, opening, step
from wreckfish.table.time_control import Pace, Untimed

NUMBERS = itertools.count(1)
START = 1_700_000_000_000


class Habits(msgspec.Struct, frozen=True):
    """How often, before a move, a player takes one back, asks to, leaves, or comes back."""

    undo: float = 0.0
    ask: float = 0.0
    leave: float = 0.0
    back: float = 0.0


STEADY = Habits()
RESTLESS = Habits(undo=0.05, ask=0.02, leave=0.04, back=0.3)


class Game(msgspec.Struct):
    """A table to make: its seats (a person's id, `bot:random`, or free), and how it is played."""

    seats: list[str | None]
    seed: str = "friday"
    habits: Habits = STEADY
    game: str = "carcass"
    options: str = "{}"
    names: list[str] | None = None
    pace: Pace = Untimed()
    open: bool = True
    hot_seat: bool = False
    practice: bool = False
    missing: Mapping[int, int] = {}  # seats and how many of their first moves a stand-in plays
    leaves: Mapping[int, int] = {}  # seats and the entry from which on a stand-in plays
    concedes: Mapping[int, int] = {}  # seats and the entry from which on they have conceded
    stop: int | None = None  # stop after this many entries: the game is not over


def rows(game: Game) -> tuple[TableRow, list[SeatRow], list[Entry], Position]:
    """A table, its seats, its log, and where that ends."""
    seats = [
        SeatRow(
            seat=number,
            person=None if player is None or player.startswith("bot:") else player,
            bot=player.removeprefix("bot:") if player is not None and player.startswith("bot:") else None,
            name=game.names[number] if game.names else (player or "").removeprefix("bot:").title(),
        )
        for number, player in enumerate(game.seats)
    ]
    row = TableRow(
        id=f"t{next(NUMBERS):06d}",
        game=game.game,
        size=len(seats),
        options=game.options,
        pace=msgspec.json.encode(game.pace).decode(),
        open=game.open,
        hot_seat=game.hot_seat,
        practice=game.practice,
        stand_in="greedy",
        host=None,
        seed=seed_from(game.seed),
        opening="",
        created=START,
        state="playing",
        started=START,
        ended=None,
        ply=0,
        owing=0,
        due=None,
        result=None,
        settled=False,
        rematch=None,
    )
    position = opening(course_of(row, seats))
    entries: list[Entry] = []
    for entry in played(position, game, Random(f"{game.seed}/{len(seats)}")):
        if game.stop is not None and len(entries) == game.stop:
            break
        position, _, _ = step(position, entry)
        entries.append(entry)
    over = not position.owing
    row = msgspec.structs.replace(
        row,
        state="over" if over else "playing",
        ended=entries[-1].at if over else None,
        ply=position.ply,
        owing=position.owing,
        result=msgspec.json.encode(position.outcome).decode() if over else None,
    )
    return row, seats, entries, position


def played(position: Position, game: Game, luck: Random) -> Iterator[Entry]:
    """A random game, entry by entry."""

    def next_entry(kind: Kind, seat: int, value: int = 0, note: str = "") -> Entry:
        nonlocal position
        entry = Entry(position.ply + 1, START + 1000 * (position.ply + 1), kind, seat, value, note)
        position, _, _ = step(position, entry)
        return entry

    habits = game.habits
    moves = dict.fromkeys(game.missing, 0)
    while position.owing:
        for seat, ply in game.concedes.items():
            if position.ply >= ply and seat not in position.conceded and position.owing:
                yield next_entry(Kind.CONCEDED, seat, note="greedy")
        if not position.owing:
            return
        for seat, number in game.missing.items():
            wanted = "greedy" if moves[seat] < number else None
            if position.players[seat] != wanted:
                yield next_entry(Kind.LEFT if wanted else Kind.RETURN, seat, note=wanted or "")
        for seat, ply in game.leaves.items():
            if position.ply >= ply and position.players[seat] is None:
                yield next_entry(Kind.LEFT, seat, note="greedy")
        people = sorted(position.people)
        seat = luck.choice(people) if people else 0
        if people and luck.random() < habits.undo and position.may_undo(seat):
            yield next_entry(Kind.UNDO, seat)
        elif people and luck.random() < habits.ask and position.own_last(seat) is not None:
            yield next_entry(Kind.ASK, seat)
            for other in sorted(position.affected(seat)):
                if position.asked is not None:
                    yield next_entry(luck.choice([Kind.AGREE, Kind.AGREE, Kind.REFUSE]), other)
        elif people and luck.random() < habits.leave:
            yield next_entry(luck.choice([Kind.LEFT, Kind.TIMEOUT, Kind.REPLACED]), seat, note="greedy")
        elif habits.back and luck.random() < habits.back and (away := stand_ins(position)):
            yield next_entry(Kind.RETURN, luck.choice(away))
        else:
            state = position.state
            seat = luck.choice(state.to_act())
            if seat in moves:
                moves[seat] += 1
            yield next_entry(Kind.MOVE, seat, luck.choice(list(state.legal(seat))))


def stand_ins(position: Position) -> list[int]:
    return [
        seat
        for seat, (bot, own) in enumerate(zip(position.players, position.terms.bots, strict=True))
        if bot is not None and own is None
    ]


async def write(store: Store, game: Game) -> tuple[str, Position]:
    """Put a table into the database, and the people who sit there."""
    row, seats, entries, position = rows(game)
    await add_people(store, *(seat.person for seat in seats if seat.person is not None))
    async with store.engine.begin() as connection:
        await connection.execute(insert(schema.tables), msgspec.structs.asdict(row))
        await connection.execute(
            insert(schema.seats), [{"table": row.id, **msgspec.structs.asdict(one)} for one in seats]
        )
        lines = [{"table": row.id, **msgspec.structs.asdict(one)} for one in entries]
        if lines:
            await connection.execute(insert(schema.entries), lines)
    return row.id, position


async def add_people(store: Store, *ids: str) -> None:
    known = {row["id"] for row in await store.read(schema.people.select())}
    new = [
        {"id": one, "name": one.title(), "language": "en", "session": 0, "created": START, "seen": START}
        for one in sorted(set(ids) - known)
    ]
    if new:
        async with store.engine.begin() as connection:
            await connection.execute(insert(schema.people), new)


@contextlib.asynccontextmanager
async def on_file(folder: Path) -> AsyncIterator[Store]:
    """A store on a file of its own."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'wreckfish.db'}")
    await store.open(lambda _kind, _table: None)
    try:
        yield store
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def connected(url: str) -> AsyncIterator[Store]:
    """A store on a server that others use too, without a listener."""
    store = Store(url)
    await migrate(store.engine)
    try:
        yield store
    finally:
        await store.engine.dispose()
