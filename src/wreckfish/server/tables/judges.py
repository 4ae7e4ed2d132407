"""Who may do what at a table, and when: each judge names the next entry of the log, or refuses.

Pure but for the clock: a judge reads the table and changes nothing. Knows no transport and no database.
"""

from __future__ import annotations

from typing import Any

from wreckfish.core.game import Match
from wreckfish.core.registry import bot_names
from wreckfish.core.values import WreckfishError
from wreckfish.server.messages import Answer, AskHint, ComeBack, Concede, PlayMove, Replace, TellCoach, Undo
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.outgoing import is_here
from wreckfish.server.values import CoreRefused, Person, Refused, RuleRefused, SeatRow, TableRow, now
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.lesson import Word
from wreckfish.table.position import is_free

LOG_END = 10_000  # entries: then only answers to the game's questions are taken, so that every log ends


# Before the game.


def check_seat(live: LiveTable, seat: int) -> None:
    if seat >= live.row.size:
        raise Refused("refuse-no-seat", 422, seat=seat + 1, count=live.row.size)


def check_waiting(row: TableRow) -> None:
    if row.state != "waiting":
        raise Refused("refuse-started")


def check_bot(bot: str) -> None:
    if bot not in bot_names():
        raise Refused("refuse-no-bot", 422, bot=bot)


def check_host(live: LiveTable, row: TableRow, person: Person) -> None:
    """Only the host may do this or, where the host is gone for good, anyone who sits at the table."""
    if row.host != person.id and (row.host is not None or not live.seats_of(person.id)):
        raise Refused("refuse-host-only", 403)


def check_may_sit(live: LiveTable, row: TableRow, person: Person) -> None:
    """One seat for each person; in a hot-seat game the host has several."""
    check_waiting(row)
    mine = live.seats_of(person.id)
    if mine and not row.hot_seat:
        raise Refused("refuse-seated-already", seat=mine[0] + 1)
    if row.hot_seat and row.host != person.id:
        raise Refused("refuse-hot-seat")


def check_may_clear(live: LiveTable, row: TableRow, person: Person, seat: int) -> None:
    check_waiting(row)
    if live.seats[seat].person != person.id and row.host != person.id:
        raise Refused("refuse-other-seat", 403)


def check_may_start(live: LiveTable, row: TableRow, person: Person) -> None:
    check_waiting(row)
    check_host(live, row, person)
    check_full(live.seats)


def check_full(seats: list[SeatRow]) -> None:
    free = [str(seat.seat + 1) for seat in seats if not seat.taken]
    if free:
        raise Refused("refuse-empty-seats", seats=", ".join(free), count=len(free))


def check_may_play_again(live: LiveTable, person: Person) -> None:
    if live.row.state != "over":
        raise Refused("refuse-not-over")
    if not live.seats_of(person.id):
        raise Refused("refuse-not-seated", 403)


# In the game.


def judge_move(live: LiveTable, person: Person, ask: PlayMove) -> Entry | None:
    """A move; None if its key was used before."""
    if played_before(live, person, ask) is not None:
        return None
    seat = live.own_seat(person.id, ask.seat)
    position = live.game
    check_fresh(live, position.ply, seat, ask.ply)
    if position.given_up:
        raise Refused("refuse-over")
    if position.players[seat] is not None:
        raise Refused("refuse-stand-in")
    move = read_move(position.terms.match, ask.move)
    if position.ply >= LOG_END and is_free(position.state, seat, move):
        raise Refused("refuse-log-full")
    refusal = position.state.refusal(seat, move)
    if refusal is not None:
        raise RuleRefused(refusal, live.row.game, live.names)
    return Entry(position.ply + 1, now(), Kind.MOVE, seat, move, key=ask.key)


def played_before(live: LiveTable, person: Person, ask: PlayMove) -> int | None:
    """The ply of the move that was played with the same key, if there is one."""
    if ask.key is None:
        return None
    return live.keys.get((live.own_seat(person.id, ask.seat), ask.key))


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


def judge_undo(live: LiveTable, person: Person, ask: Undo) -> Entry:
    """Taken back at once, or a question to the others."""
    position = live.game
    seat = live.own_seat(person.id, ask.seat)
    check_fresh(live, position.ply, seat, ask.ply)
    if not position.owing:
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


def judge_answer(live: LiveTable, person: Person, ask: Answer) -> Entry:
    """Yes or no to a player who would like to take back a move."""
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


def judge_hint(live: LiveTable, person: Person, ask: AskHint) -> Entry | None:
    """The log notes a seat's first hint."""
    position = live.game
    seat = live.own_seat(person.id, ask.seat)
    if position.given_up or not position.state.owes(seat):
        raise Refused("refuse-no-turn")
    if position.affected(seat) and not (live.row.practice or live.row.hot_seat):
        raise Refused("refuse-hint-people", 403)
    return None if seat in position.helped else Entry(live.ply + 1, now(), Kind.HINT, seat)


def judge_word(live: LiveTable, person: Person, ask: TellCoach) -> Entry:
    """What the pupil of a lesson says to the coach."""
    seat = live.own_seat(person.id, None)
    progress = live.game.lesson
    if progress is None or seat != progress.lesson.pupil:
        raise Refused("refuse-no-lesson")
    if Word(ask.word) not in progress.words() or (ask.ply is not None and ask.ply != live.ply):
        raise Refused("refuse-stale")
    if live.ply >= LOG_END:
        raise Refused("refuse-log-full")
    return Entry(live.ply + 1, now(), Kind.COACH, seat, note=ask.word)


def judge_leave(live: LiveTable, person: Person, seat: int, for_good: bool = False) -> Entry | None:
    """The entry that gives a seat to the stand-in; None if a bot plays there already.

    Who may come back may not go once the log is full: leaving and returning would make it grow for ever.
    """
    position = live.game
    live.own_seat(person.id, seat)
    if not position.owing:
        raise Refused("refuse-over")
    if position.players[seat] is not None:
        return None
    if live.ply >= LOG_END and not for_good:
        raise Refused("refuse-log-full")
    return Entry(live.ply + 1, now(), Kind.LEFT, seat, note=live.row.stand_in)


def judge_concede(live: LiveTable, person: Person, ask: Concede) -> Entry | None:
    """The entry that gives a seat to the stand-in for good; None if its player has conceded already."""
    position = live.game
    seat = live.own_seat(person.id, ask.seat)
    if seat in position.conceded:
        return None
    if not position.owing:
        raise Refused("refuse-over")
    return Entry(live.ply + 1, now(), Kind.CONCEDED, seat, note=live.row.stand_in)


def judge_replace(live: LiveTable, person: Person, ask: Replace) -> Entry:
    """Announces that a disconnected player is away, at a table without clocks."""
    position = live.game
    check_may_replace(live, person)
    if not position.owing:
        raise Refused("refuse-over")
    if position.players[ask.seat] is not None:
        raise Refused("refuse-bot-already")
    name = live.seats[ask.seat].name
    if position.terms.limits is not None:
        raise Refused("refuse-clock-decides", name=name)
    if is_here(live, ask.seat):
        raise Refused("refuse-is-here", name=name)
    if not position.state.owes(ask.seat):
        raise Refused("refuse-not-waited-for", name=name)
    if ask.seat in position.absences:
        raise Refused("refuse-announced", name=name)
    return Entry(live.ply + 1, now(), Kind.ABSENT, ask.seat, live.absence)


def sign_of_life(live: LiveTable, seat: int) -> Entry | None:
    """The entry that ends an announced absence."""
    return Entry(live.ply + 1, now(), Kind.HERE, seat) if seat in live.game.absences else None


def check_may_replace(live: LiveTable, person: Person) -> None:
    if live.row.host == person.id:
        return
    host_seats = live.seats_of(live.row.host)
    if not live.seats_of(person.id) or any(is_here(live, seat) for seat in host_seats):
        raise Refused("refuse-host-only", 403)


def judge_return(live: LiveTable, person: Person, ask: ComeBack) -> Entry:
    """A person takes their seat back from the bot that plays for them."""
    position = live.game
    mine = live.seats_of(person.id)
    taken_over = [seat for seat in mine if position.players[seat] is not None and seat not in position.conceded]
    seat = live.own_seat(person.id, taken_over[0] if ask.seat is None and taken_over else ask.seat)
    if not position.owing:
        raise Refused("refuse-over")
    if position.players[seat] is None:
        raise Refused("refuse-not-away")
    if seat in position.conceded:
        raise Refused("refuse-conceded")
    if position.terms.limits is not None and position.state.owes(seat) and position.people:
        raise Refused("refuse-bot-thinks")  # else leaving and coming back would buy time from those who play
    return Entry(live.ply + 1, now(), Kind.RETURN, seat)


def still_next(live: LiveTable, ply: int, seat: int, move: int) -> Entry | None:
    """The entry of a move chosen at some ply, if the table is still there."""
    return Entry(ply + 1, now(), Kind.MOVE, seat, move) if live.ply == ply else None
