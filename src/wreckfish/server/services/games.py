"""A table's game: created, started, played, taken back, played again."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.core.game import Match, check_seats, convert_options
from wreckfish.core.record import parse
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import new_keyed_seed, seed_from
from wreckfish.core.values import WreckfishError
from wreckfish.server import metrics
from wreckfish.server.context import Context
from wreckfish.server.db import schema, table_queries
from wreckfish.server.db.store import Progress
from wreckfish.server.messages import VERSION, Answer, CreateTable, Done, PlayMove, Rematch, Start, Undo
from wreckfish.server.services.seats import check_bot, check_host, check_waiting
from wreckfish.server.tables.commit import catch_up, change_table, commit_entry, progress, run_bots
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import CoreRefused, Person, Refused, RuleRefused, SeatRow, TableRow, now
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.lesson import Word
from wreckfish.table.matches import stored_match
from wreckfish.table.position import is_free, opening, step

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily mistaken for another: people read them aloud
LENGTH = 8
LOG_END = 10_000  # entries: then only answers to the game's questions are taken, so that every log ends
MOST_OPEN = 5  # tables of one host that wait in the lobby
WAITING = (
    select(func.count())
    .select_from(schema.tables)
    .where(
        schema.tables.c.host == bindparam("host_"), schema.tables.c.state == "waiting", schema.tables.c.open.is_(True)
    )
)
NEW_TABLE = insert(schema.tables)
NEW_SEATS = insert(schema.seats)


async def create(context: Context, person: Person, ask: CreateTable) -> LiveTable:
    """Make a table; its creator is the host, and sits down when they like."""
    check_bot(ask.stand_in)
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

    async def job(connection: AsyncConnection) -> None:
        if ask.open and (await connection.scalar(WAITING, {"host_": person.id}) or 0) >= MOST_OPEN:
            raise Refused("refuse-many-tables", most=MOST_OPEN)
        await add_table(connection, row, seats)

    await context.store.write(job)
    return await context.tables.admit(row, seats)


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


async def add_table(connection: AsyncConnection, row: TableRow, seats: list[SeatRow]) -> None:
    """Store a table and its seats, with the players who already sit there."""
    await connection.execute(NEW_TABLE, msgspec.structs.asdict(row))
    await connection.execute(NEW_SEATS, [{"table": row.id, **msgspec.structs.asdict(seat)} for seat in seats])


def agreed(ask: CreateTable) -> tuple[Match, str, str]:
    """The match and the seed asked for."""
    game = find_game(ask.game)
    check_seats(game, ask.seats)
    match = stored_match(game, ask.seats, convert_options(game, ask.options))
    return match, new_keyed_seed() if ask.seed is None else seed_from(ask.seed), ""


def practice(ask: CreateTable) -> tuple[Match, str, str]:
    """The match, seed and moves of a record: the table goes on where it stops."""
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


BEGIN = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_"))
    .values({name: bindparam(name) for name in ("started", *Progress.__struct_fields__)})
)


async def start(context: Context, person: Person, live: LiveTable, ask: Start) -> Done:
    """The host starts the game; every seat must be taken. A practice table plays its first moves at once."""

    async def job(connection: AsyncConnection, row: TableRow) -> TableRow:
        check_waiting(row)
        check_host(live, row, person)
        free = [str(seat.seat + 1) for seat in live.seats if not seat.taken]
        if free:
            raise Refused("refuse-empty-seats", seats=", ".join(free), count=len(free))
        moment = now()
        row = msgspec.structs.replace(row, started=moment)
        position = opening(table_queries.course_of(row, live.seats))
        entries = [
            Entry(ply, moment, Kind.MOVE, seat, move)
            for ply, (seat, move) in enumerate(msgspec.json.decode(row.opening or "[]"), 1)
        ]
        for entry in entries:
            position = step(position, entry)[0]
        if entries:
            rows = [{"table": row.id, **msgspec.structs.asdict(entry)} for entry in entries]
            await connection.execute(insert(schema.entries), rows)
        done = progress(position, Entry(position.ply, moment, Kind.MOVE), context.lease, context.rest)
        new = {"started": moment, **msgspec.structs.asdict(done)}
        await connection.execute(BEGIN, {"table_": row.id, **new})
        return msgspec.structs.replace(row, **new)

    await change_table(context, live, job)
    if live.row.opening:
        async with live.lock:
            await catch_up(context, live, "entry")
    run_bots(context, live)
    return Done(VERSION, ask.id, "start", live.ply)


async def play_move(context: Context, person: Person, live: LiveTable, ask: PlayMove) -> Done:
    """Play a move; returns when it is durable. A key that was used before gives its first answer."""
    begun = time.perf_counter()
    again: int | None = None

    def judge() -> Entry | None:
        nonlocal again
        seat = live.own_seat(person.id, ask.seat)
        again = live.keys.get((seat, ask.key)) if ask.key is not None else None
        if again is not None:
            return None
        position = live.game
        check_fresh(live, position.ply, seat, ask.ply)
        if position.players[seat] is not None:
            raise Refused("refuse-stand-in")
        move = read_move(position.terms.match, ask.move)
        if position.ply >= LOG_END and is_free(position.state, seat, move):
            raise Refused("refuse-log-full")
        refusal = position.state.refusal(seat, move)
        if refusal is not None:
            raise RuleRefused(refusal, live.row.game, live.names)
        return Entry(position.ply + 1, now(), Kind.MOVE, seat, move, key=ask.key)

    entry = await commit_entry(context, live, judge)
    metrics.MOVE_SECONDS.observe(time.perf_counter() - begun)
    return Done(VERSION, ask.id, "move", again if entry is None else entry.ply)


def check_fresh(live: LiveTable, ply: int, seat: int, seen: int | None) -> None:
    """Refuse a move for an outdated position. What other seats did since does not matter if the move is still legal:
    where several choose at once, the order of arrival means nothing.
    """
    if seen is None:
        return
    if seen > ply:
        raise Refused("refuse-future", ply=ply)
    for entry in live.entries[seen:]:
        own = entry.seat == seat and entry.kind is Kind.MOVE
        again = entry.kind is Kind.COACH and entry.note == Word.AGAIN
        if own or again or entry.kind in (Kind.UNDO, Kind.AGREE):
            raise Refused("refuse-stale")


def read_move(match: Match, move: dict[str, Any] | str) -> int:
    try:
        return match.codec.parse(move) if isinstance(move, str) else match.codec.from_json(move)
    except WreckfishError as problem:
        raise CoreRefused(problem) from None


async def undo(context: Context, person: Person, live: LiveTable, ask: Undo) -> Done:
    """Take back the seat's last move: free while it showed nothing and no one acted, else the others are asked."""

    def judge() -> Entry:
        position = live.game
        seat = live.own_seat(person.id, ask.seat)
        check_fresh(live, position.ply, seat, ask.ply)
        if not position.state.owing:
            raise Refused("refuse-over")
        if position.players[seat] is not None:
            raise Refused("refuse-stand-in")
        if position.ply >= LOG_END:
            raise Refused("refuse-log-full")
        if position.own_last(seat) is None:
            raise Refused("refuse-nothing-to-undo")
        if position.may_undo(seat):
            return Entry(live.ply + 1, now(), Kind.UNDO, seat)
        if position.asked is not None:
            raise Refused("refuse-asked-already")
        return Entry(live.ply + 1, now(), Kind.ASK, seat)

    entry = await commit_entry(context, live, judge)
    return Done(VERSION, ask.id, "undo", entry.ply if entry else None)


async def answer(context: Context, person: Person, live: LiveTable, ask: Answer) -> Done:
    """One no ends the question; the last yes takes the move back."""

    def judge() -> Entry:
        asked = live.game.asked
        if asked is None:
            raise Refused("refuse-no-question")
        open_seats = live.game.affected(asked.seat) - asked.agreed
        seat = ask.seat
        if seat is None:  # the first of their seats that is asked: in hot-seat games there may be several
            seat = next((mine for mine in live.seats_of(person.id) if mine in open_seats), None)
        seat = live.own_seat(person.id, seat)
        if seat not in open_seats:
            raise Refused("refuse-not-asked")
        return Entry(live.ply + 1, now(), Kind.AGREE if ask.agree else Kind.REFUSE, seat)

    entry = await commit_entry(context, live, judge)
    return Done(VERSION, ask.id, "answer", entry.ply if entry else None)


SAME = ("game", "size", "options", "pace", "open", "hot_seat", "practice", "stand_in", "opening")
NEXT = update(schema.tables).where(schema.tables.c.id == bindparam("table_")).values(rematch=bindparam("next_"))


async def rematch(context: Context, person: Person, live: LiveTable, ask: Rematch) -> Done:
    """A new table with the same people, each one seat further. The second to ask gets the same table."""
    if live.row.state != "over":
        raise Refused("refuse-not-over")
    if not live.seats_of(person.id):
        raise Refused("refuse-not-seated", 403)

    async def job(connection: AsyncConnection, row: TableRow) -> TableRow:
        if row.rematch is not None:
            return row
        new = {name: getattr(row, name) for name in SAME}
        new |= {"id": new_id(), "host": person.id, "created": now(), "state": "waiting"}
        new["practice"] = row.practice and row.lesson is None  # after a lesson comes a real game
        new["seed"] = row.seed if new["practice"] else new_keyed_seed()
        rotated = [live.seats[seat - 1] for seat in range(row.size)]  # everyone one seat further
        seats = [msgspec.structs.replace(seat, seat=place) for place, seat in enumerate(rotated)]
        await add_table(connection, TableRow(**new), seats)
        await connection.execute(NEXT, {"table_": row.id, "next_": new["id"]})
        return msgspec.structs.replace(row, rematch=new["id"])

    await change_table(context, live, job)
    return Done(VERSION, ask.id, "rematch", table=live.row.rematch)
