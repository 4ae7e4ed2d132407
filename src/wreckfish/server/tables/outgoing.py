"""A table as a reader may see it: the only place where positions become messages.

Everything about a game leaves the server through a seat's view and a seat's events; a spectator's seat is None.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from wreckfish.core.game import Match
from wreckfish.core.moves import Codec
from wreckfish.core.seeds import commitment
from wreckfish.core.state import Note
from wreckfish.core.values import Event, Outcome, Prompt
from wreckfish.language import Speaker
from wreckfish.server.errors import speaker
from wreckfish.server.messages import (
    Choice,
    ClockInfo,
    CoachInfo,
    Happening,
    PositionInfo,
    SeatInfo,
    TableInfo,
    UndoInfo,
)
from wreckfish.server.slices import unhurried
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.terms import pace_of
from wreckfish.server.values import SeatRow, TableRow, now
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.lesson import Progress, note_saying, speaker_of
from wreckfish.table.position import Position, moves_of
from wreckfish.table.time_control import Untimed

AWAY = 45_000  # milliseconds without a sign of life before a person connected to another process counts as away


def table_info(live: LiveTable) -> TableInfo:
    """A table as everyone sees it."""
    position = live.position
    seats = [seat_info(seat, position, live.here(seat.seat)) for seat in live.seats]
    to_act = list(position.to_act()) if position else []
    info = describe(live.row, seats, position.ply if position else 0, to_act)
    absence = live.absence if isinstance(info.pace, Untimed) else None
    pause = position.pause(live.rest) if position and to_act else 0
    return msgspec.structs.replace(info, absence=absence, pause=pause)


def listed(row: TableRow, seats: Sequence[SeatRow]) -> TableInfo:
    """A table from its rows alone, for lists."""
    to_act = [seat for seat in range(row.size) if row.owing >> seat & 1]
    return describe(row, [seat_info(seat, None, False) for seat in seats], row.ply, to_act)


def describe(row: TableRow, seats: list[SeatInfo], ply: int, to_act: list[int]) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        state=row.state,  # type: ignore[arg-type]  # the database knows no other
        seats=seats,
        options=msgspec.json.decode(row.options),
        pace=pace_of(row),
        open=row.open,
        hot_seat=row.hot_seat,
        practice=row.practice,
        stand_in=row.stand_in,
        host=row.host,
        seed_commitment=commitment(row.seed),
        seed=row.seed if row.state == "over" or row.practice else None,
        created=row.created,
        started=row.started,
        ended=row.ended,
        ply=ply,
        to_act=to_act,
        outcome=None if row.result is None else msgspec.json.decode(row.result, type=Outcome),
        rematch=row.rematch,
        lesson=row.lesson,
    )


def seat_info(seat: SeatRow, position: Position | None, here: bool) -> SeatInfo:
    bot = position.players[seat.seat] if position else seat.bot
    until = position.absent_until(seat.seat) if position else None
    conceded = position is not None and seat.seat in position.conceded
    return SeatInfo(seat.seat, seat.name, seat.person, bot, here or seen_lately(seat), until, conceded)


def is_here(live: LiveTable, seat: int) -> bool:
    """Whether a seat's person is connected, to this process or to another one."""
    return live.here(seat) or seen_lately(live.seats[seat])


def seen_lately(seat: SeatRow) -> bool:
    return seat.person is not None and seat.seen is not None and abs(now() - seat.seen) < AWAY


def position_info(
    live: LiveTable, seat: int | None, language: str = "en", words: bool = False, picture: bool = False
) -> PositionInfo:
    """The game as a seat may see it."""
    position = live.position
    assert position is not None, "only a game that has started can be seen"
    state, match = position.state, position.terms.match
    view = state.view(seat)
    speaks = speaker(language, live.row.game, live.names) if words or picture else None
    told = speaks if words else None
    prompts: list[Prompt] = []
    legal: list[Choice] = []
    free: list[Choice] = []
    if seat is not None and not position.given_up:
        if state.owes(seat):
            prompts = list(state.prompts(seat))
            legal = [choice(match, move, view, told) for move in state.legal(seat)]
        if moves := list(state.free(seat)):
            free = [choice(match, move, view, told) for move in moves]
    info = PositionInfo(  # positional: made for every view of every move, and keywords take twice as long
        position.ply,
        seat,
        view,
        list(position.to_act()),
        prompts,
        legal,
        free,
        undo_info(position, seat),
        clock_infos(position),
        None if position.owing else position.outcome,
    )
    if position.lesson is not None and seat == position.lesson.lesson.pupil:
        info = msgspec.structs.replace(info, coach=coach_info(live, position, position.lesson, language, words))
    if speaks is None:
        return info
    return msgspec.structs.replace(
        info,
        questions=[speaks.say(prompt) for prompt in prompts] if words else None,
        picture=match.game.draw(view, speaks) if picture else None,
    )


def coach_info(live: LiveTable, position: Position, progress: Progress, language: str, words: bool) -> CoachInfo:
    """What the pupil of a lesson is told. The record of the lesson stays here, but for the pupil's next move in it."""
    lesson, move = progress.lesson, progress.asked_move
    note = note_saying(progress, moves_of(position.played))
    return CoachInfo(
        stage=progress.stage.value,
        step=progress.step + 1,
        steps=len(lesson.steps),
        note=note,
        move=None if move is None else lesson.match.codec.text(move),
        light=list(progress.light),
        rule=lesson.steps[progress.step].rule,
        words=speaker_of(lesson, language, live.names).say(note) if words else None,
    )


def choice(match: Match, move: int, view: object, speaks: Speaker | None) -> Choice:
    codec = match.codec
    if speaks is None:
        return plain_choice(codec, move)
    return Choice(codec.typed(move), codec.text(move), speaks.say(match.game.words(codec.saying(move), view)))


@lru_cache(maxsize=4096)
def plain_choice(codec: Codec, move: int) -> Choice:
    """Cached: the same few moves are offered again and again."""
    return Choice(codec.typed(move), codec.text(move))


NO_UNDO = UndoInfo("none", None, [])


def undo_info(position: Position, seat: int | None) -> UndoInfo:
    asked = position.asked
    if asked is not None:
        return UndoInfo("none", asked.seat, sorted(position.affected(asked.seat) - asked.agreed))
    if seat is None or seat not in position.movers or position.players[seat] is not None or not position.owing:
        return NO_UNDO
    return UndoInfo("free" if position.may_undo(seat) else "ask", None, [])


def clock_infos(position: Position) -> list[ClockInfo]:
    if position.terms.limits is None or position.given_up:
        return []
    return [
        ClockInfo(
            seat,
            position.bank[seat],
            position.since[seat] if position.state.owes(seat) else None,
            position.deadline(seat),
        )
        for seat in range(position.terms.match.seats)
    ]


def happening(
    match: Match,
    entry: Entry,
    notes: Sequence[Note],
    told: Sequence[Event],
    seat: int | None,
    speaks: Speaker | None,
    private: bool,
) -> Happening:
    """An entry of the log as a seat may know it. Of a private move, others learn only that there was one."""
    if private and seat != entry.seat:
        return Happening(entry.ply, entry.at, entry.kind, None, [], None if speaks is None else [])
    events = [*told, *[match.game.event(note, seat, match.parts) for note in notes]]
    words = None if speaks is None else [text for text in map(speaks.say, events) if text]
    return Happening(entry.ply, entry.at, entry.kind, entry.seat, events, words)


async def log_since(live: LiveTable, since: int, seat: int | None, language: str, words: bool) -> list[Happening]:
    """The log after a ply, as a seat may know it; up to the ply at which the table is when this returns."""
    if live.position is None or since >= live.ply:
        return []
    speaks = speaker(language, live.row.game, live.names) if words else None
    return [known(live, retold, seat, speaks) async for retold in unhurried(live.retold(since))]


def known(
    live: LiveTable, retold: tuple[Entry, list[Note], list[Event]], seat: int | None, speaks: Speaker | None
) -> Happening:
    """A retold entry of the log, as a seat may know it."""
    entry, notes, told = retold
    match = live.game.terms.match
    private = entry.kind is Kind.MOVE and match.game.private(entry.value)
    return happening(match, entry, notes, told, seat, speaks, private)
