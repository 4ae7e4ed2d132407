"""New tables as rows: asked for, taught as a lesson, or played again; and how a game begins. No database."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

import msgspec

from wreckfish.core.game import Match, check_seats, convert_options
from wreckfish.core.record import Record, parse
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import new_keyed_seed, seed_from
from wreckfish.core.values import WreckfishError
from wreckfish.server.errors import speaker
from wreckfish.server.messages import CreateTable
from wreckfish.server.tables.judges import check_bot
from wreckfish.server.tables.progress import progress
from wreckfish.server.tables.terms import course_of
from wreckfish.server.values import Person, Refused, SeatRow, TableRow, now
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.lesson import EASY, find_lesson
from wreckfish.table.matches import stored_match
from wreckfish.table.position import opening, step
from wreckfish.table.time_control import Untimed

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily mistaken for another: people read them aloud
LENGTH = 8
SAME = ("game", "size", "options", "pace", "open", "hot_seat", "practice", "stand_in", "opening")


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_table(person: Person, ask: CreateTable) -> tuple[TableRow, list[SeatRow]]:
    """The table asked for, with all seats free."""
    check_bot(ask.stand_in)
    match, seed, moves = practice(ask) if ask.position is not None else agreed(ask)
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
        opening=moves,
        created=now(),
        state="waiting",
    )
    return row, [SeatRow(seat, None, None, "", None) for seat in range(match.seats)]


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


def lesson_table(person: Person, ask: CreateTable) -> tuple[TableRow, list[SeatRow]]:
    """A table with its pupil and the others seated: known to nobody else, and not rated."""
    lesson = find_lesson(find_game(ask.game), ask.lesson or "")
    match = lesson.match
    row = TableRow(
        id=new_id(),
        game=match.game.name,
        size=match.seats,
        options=msgspec.json.encode(match.options).decode(),
        pace=msgspec.json.encode(Untimed()).decode(),
        open=False,
        hot_seat=False,
        practice=True,
        stand_in=EASY,
        host=person.id,
        seed=lesson.seed,
        opening=msgspec.json.encode([(ply.seat, ply.move) for ply in lesson.before]).decode(),
        created=now(),
        state="waiting",
        lesson=lesson.name,
    )
    seats = [
        SeatRow(seat, person.id, None, person.name, now())
        if seat == lesson.pupil
        else SeatRow(seat, None, EASY, bot_name(person.language, seat))
        for seat in range(match.seats)
    ]
    return row, seats


def next_table(row: TableRow, seats: list[SeatRow], person: Person) -> tuple[TableRow, list[SeatRow]]:
    """A table to play again: the same people, each one seat further."""
    new = {name: getattr(row, name) for name in SAME}
    new |= {"id": new_id(), "host": person.id, "created": now(), "state": "waiting"}
    new["practice"] = row.practice and row.lesson is None  # after a lesson comes a real game
    new["seed"] = row.seed if new["practice"] else new_keyed_seed()
    rotated = [seats[seat - 1] for seat in range(row.size)]
    return TableRow(**new), [msgspec.structs.replace(seat, seat=place) for place, seat in enumerate(rotated)]


def finished_table(record: Record, host: str | None) -> tuple[TableRow, list[SeatRow], list[Entry]]:
    """A table whose game is over, from its record; all its moves were made now."""
    match, moment = record.match, now()
    seats = [
        SeatRow(seat, None, record.bots.get(seat, EASY), name)
        for seat, name in enumerate(record.players or [f"Seat {seat + 1}" for seat in range(match.seats)])
    ]
    moves = [(ply.seat, ply.move) for ply in record.plies]
    row = TableRow(
        id=new_id(),
        game=match.game.name,
        size=match.seats,
        options=msgspec.json.encode(match.options).decode(),
        pace=msgspec.json.encode(Untimed()).decode(),
        open=False,
        hot_seat=False,
        practice=True,
        stand_in=EASY,
        host=host,
        seed=record.seed or "",
        opening=msgspec.json.encode(moves).decode(),
        created=moment,
        state="waiting",
    )
    row, entries = begun(row, seats, 0, 0, record.conceded)
    return row, seats, entries


def begun(
    row: TableRow, seats: list[SeatRow], lease: int, rest: int, conceded: Iterable[int] = ()
) -> tuple[TableRow, list[Entry]]:
    """A table's row when its game starts, and the log of a practice table, which plays its first moves at once; at the
    end of a record's, some seats have conceded.
    """
    moment = now()
    row = msgspec.structs.replace(row, started=moment)
    position = opening(course_of(row, seats))
    entries = [
        Entry(ply, moment, Kind.MOVE, seat, move)
        for ply, (seat, move) in enumerate(msgspec.json.decode(row.opening or "[]"), 1)
    ]
    for ply, seat in enumerate(conceded, len(entries) + 1):
        entries.append(Entry(ply, moment, Kind.CONCEDED, seat, note=row.stand_in))
    for entry in entries:
        position = step(position, entry)[0]
    done = progress(position, Entry(position.ply, moment, Kind.MOVE), lease, rest)
    return msgspec.structs.replace(row, **msgspec.structs.asdict(done)), entries


def bot_name(language: str, seat: int) -> str:
    """A bot's name at a table: a sea animal for each seat."""
    names = speaker(language).text("bot-names").split(", ")
    return names[seat % len(names)]
