"""A table's game at one moment, and the step to the next entry of its log.

Pure: no clock is read, nothing is stored. `step` leaves the old position as it was, so a move that cannot be committed
never happened. Clocks, stand-ins and questions about an undo follow from the log, as the game itself does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from wreckfish.core.game import Match
from wreckfish.core.state import Note, State
from wreckfish.core.values import Event, Outcome
from wreckfish.table.concessions import with_concessions
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.lesson import Lesson, Progress, Word
from wreckfish.table.telling import OWN, telling
from wreckfish.table.time_control import COMEBACK, DAY, HOUR, Limits

TAKEN_OVER = (Kind.TIMEOUT, Kind.LEFT, Kind.REPLACED, Kind.CONCEDED)


class GameTerms(msgspec.Struct, frozen=True):
    """What is fixed when a game starts: the match, its luck, how long to think, which seats are bots from the start,
    and the lesson that is taught, if it is one.
    """

    match: Match
    seed: str
    limits: Limits | None
    bots: tuple[str | None, ...]
    started: int
    lesson: Lesson | None = None


class Played(msgspec.Struct, frozen=True):
    """A move that has not been taken back: whose, when, by which bot, if any; how much had been revealed before it; by
    how much it moved the start of its seat's clock, and what it cost of the reserve.
    """

    seat: int
    move: int
    at: int
    bot: str | None
    reveals: int
    spent: int = 0
    paid: int = 0


class Asked(msgspec.Struct, frozen=True):
    """A seat asks to take back its last move; the seats that have agreed so far."""

    seat: int
    agreed: frozenset[int] = frozenset()


class Position(msgspec.Struct, frozen=True):
    """Where a game stands.

    played    the moves so far, without those taken back
    movers    the seats with a move to take back: one that is not private
    players   the bot that plays each seat now; None for its person
    bank      each seat's reserve of time, in milliseconds
    since     since when a seat has been thinking, for those that owe a decision; later than now while it is still told
              what happened
    told      until when each seat is told what happened
    helped    seats that took back a move after it had shown something, or asked for a hint: their rating cannot rise
    lesson    where the pupil is, if a lesson is taught
    absences  until when players whose absence was announced may give a sign of life, by seat
    replaced  whether a bot took over from a player whose absence was announced: then no rating rises
    conceded  seats whose players gave the game up for good
    """

    terms: GameTerms
    state: State
    ply: int
    played: tuple[Played, ...]
    movers: frozenset[int]
    players: tuple[str | None, ...]
    bank: tuple[int, ...]
    since: tuple[int, ...]
    told: tuple[int, ...]
    asked: Asked | None = None
    helped: frozenset[int] = frozenset()
    lesson: Progress | None = None
    absences: Mapping[int, int] = msgspec.field(default_factory=dict)
    replaced: bool = False
    conceded: frozenset[int] = frozenset()

    @property
    def outcome(self) -> Outcome | None:
        if self.owing:
            return None
        return with_concessions(self.state, self.conceded) if self.conceded else self.state.outcome()

    @property
    def given_up(self) -> bool:
        """Whether the game ended before its rules end it: every person conceded, or all players but one."""
        if not self.conceded:
            return False
        people = {seat for seat, bot in enumerate(self.terms.bots) if bot is None}
        return people <= self.conceded or len(self.conceded) >= self.terms.match.seats - 1

    @property
    def owing(self) -> int:
        """The seats that owe a decision, as bits; 0 once the game is over, by its rules or because it was given up."""
        return 0 if self.given_up else self.state.owing

    def to_act(self) -> Sequence[int]:
        """The seats that owe a decision."""
        return () if self.given_up else self.state.to_act()

    @property
    def people(self) -> set[int]:
        """The seats that a person plays now."""
        return {seat for seat, bot in enumerate(self.players) if bot is None}

    def waiting_for_bots(self) -> list[int]:
        """The bots that are to decide now. Where people decide at the same time, they talk and choose first.
        In a lesson it is the seat whose move the record has next.
        """
        if self.given_up:
            return []
        if self.lesson is not None and not self.lesson.left:
            scripted = self.lesson.scripted
            return [] if scripted is None else [scripted.seat]
        asked = self.state.to_act()
        for seat in asked:
            if self.players[seat] is None:
                return []
        return list(asked)

    def deadline(self, seat: int) -> int | None:
        """When a seat's time runs out; None if it owes nothing, is a bot's, or has no limit."""
        limits = self.terms.limits
        if limits is None or self.players[seat] is not None or not self.state.owes(seat):
            return None
        return self.since[seat] + limits.free + self.bank[seat]

    def absent_until(self, seat: int) -> int | None:
        """When a bot takes over from a player whose absence was announced; None while no one waits for them."""
        until = self.absences.get(seat)
        return None if self.players[seat] is not None or not self.state.owes(seat) else until

    def pause(self, rest: int) -> int:
        """How long bots wait before each move where no person plays: as long as a person may take, at least `rest`.

        So people who missed their clocks find their game when they come back. 0: at once.
        """
        if rest == 0 or self.people:
            return 0
        limits = self.terms.limits
        return rest if limits is None else min(max(rest, limits.free), DAY)

    def left(self, seat: int, at: int) -> int:
        """What is left of a seat's reserve if it stops thinking at `at`."""
        limits = self.terms.limits
        if limits is None or self.players[seat] is not None or not self.state.owes(seat):
            return self.bank[seat]
        return self.bank[seat] - max(0, min(self.bank[seat], at - self.since[seat] - limits.free))

    def deadlines(self) -> dict[int, int]:
        found = ((seat, self.deadline(seat)) for seat in self.to_act())
        return {seat: end for seat, end in found if end is not None}

    def own_last(self, seat: int) -> int | None:
        """The index of a seat's last move in `played`, private moves aside."""
        private = self.terms.match.game.private
        places = range(len(self.played) - 1, -1, -1)
        return next((n for n in places if self.played[n].seat == seat and not private(self.played[n].move)), None)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back its move without asking: it was the last one, and it revealed nothing."""
        last = self.played[-1] if self.played and self.owing else None
        if last is None or last.seat != seat or last.reveals != self.state.reveals:
            return False
        return not self.terms.match.game.private(last.move)

    def affected(self, seat: int) -> set[int]:
        """The seats to ask before a seat may take something back: the other people at the table."""
        return self.people - {seat}


def opening(terms: GameTerms) -> Position:
    """The first position."""
    state = terms.match.start(terms.seed)
    seats = terms.match.seats
    bank = terms.limits.bank if terms.limits else 0
    lesson = None if terms.lesson is None else Progress(terms.lesson)
    start = (terms.started,) * seats
    return Position(terms, state, 0, (), frozenset(), terms.bots, (bank,) * seats, start, start, lesson=lesson)


def step(before: Position, entry: Entry) -> tuple[Position, list[Note], list[Event]]:
    """The position after an entry, the game's notes on it, and the table's events."""
    assert entry.ply == before.ply + 1, "a log has no gaps"
    seat = -1 if entry.seat is None else entry.seat
    if seat in before.absences:  # whatever it is, it ends the absence or announces it again
        others = {other: until for other, until in before.absences.items() if other != seat}
        before = replace(before, absences=others)
    if entry.kind is Kind.MOVE:
        return *moved(before, entry, seat), []
    after = replace(before, ply=entry.ply)
    told = [table_event(entry)]
    match entry.kind:
        case Kind.UNDO:
            after = freely_taken_back(after, seat, entry.at)
        case Kind.ASK:
            if not after.affected(seat):
                told.clear()  # there is no one to ask: it just happens
            after = answered(replace(after, asked=Asked(seat)), entry.at, told)
        case Kind.AGREE if after.asked:
            asked = Asked(after.asked.seat, after.asked.agreed | {seat})
            after = answered(replace(after, asked=asked), entry.at, told)
        case Kind.REFUSE:
            after = replace(after, asked=None)
        case Kind.TIMEOUT | Kind.LEFT | Kind.REPLACED | Kind.CONCEDED:
            if entry.kind is Kind.CONCEDED:
                after = replace(after, conceded=after.conceded | {seat})
            bank = put(after.bank, seat, after.left(seat, entry.at))
            replaced = after.replaced or entry.kind is Kind.REPLACED
            after = replace(after, players=put(after.players, seat, entry.note), bank=bank, replaced=replaced)
            waits = after.asked is not None and after.asked.seat != seat
            after = answered(replace(after, asked=after.asked if waits else None), entry.at, told)
        case Kind.RETURN:
            after = replace(
                after,
                players=put(after.players, seat, None),
                bank=put(after.bank, seat, max(after.bank[seat], COMEBACK if after.terms.limits else 0)),
                since=put(after.since, seat, entry.at),
            )
        case Kind.HINT:
            after = replace(after, helped=after.helped | {seat})
        case Kind.COACH:
            after, told = coached(after, seat, entry)
        case Kind.ABSENT:
            after = replace(after, absences={**after.absences, seat: entry.at + entry.value})
        case Kind.CREDIT:
            since = tuple(start + entry.value for start in after.since)
            told_until = tuple(end + entry.value for end in after.told)
            absences = {other: until + entry.value for other, until in after.absences.items()}
            after = replace(after, since=since, told=told_until, absences=absences)
    return after, [], told


def moved(before: Position, entry: Entry, seat: int) -> tuple[Position, list[Note]]:
    state = before.state.clone()
    journal: list[Note] = []
    state.journal = journal
    state.apply(seat, entry.value)
    state.journal = None
    asked = before.state.owes(seat) and not is_free(before.state, seat, entry.value)
    private = before.terms.match.game.private(entry.value)
    movers = before.movers if seat in before.movers or private else before.movers | {seat}
    after = replace(before, ply=entry.ply, state=state, movers=movers, asked=None)
    if before.lesson is not None:
        lesson = before.lesson.moved(before.state, seat, entry.value, len(before.played))
        after = replace(after, lesson=lesson)
    if before.terms.limits is not None:
        after = replace(after, told=told_until(before, seat, entry.at, [] if private else journal))
        after = clocked(before, after, seat if asked else None, entry.at)
    started = after.since[seat] if after.state.owes(seat) else entry.at
    spent = started - before.since[seat] if asked and before.players[seat] is None else 0
    paid = before.bank[seat] - before.left(seat, entry.at) if asked else 0
    made = Played(seat, entry.value, entry.at, before.players[seat], before.state.reveals, spent, paid)
    return replace(after, played=(*before.played, made)), journal


def is_free(state: State, seat: int, move: int) -> bool:
    """Whether a move answers no question: talk, for instance. It stops no clock and starts none."""
    return move in list(state.free(seat))


def told_until(before: Position, mover: int, at: int, notes: list[Note]) -> tuple[int, ...]:
    """Until when each seat is told what has happened so far, this move included. It is never long after the move."""
    limits = before.terms.limits
    most = limits.telling if limits else 0
    time = telling(before.terms.match, notes) if most and notes else 0
    times = [round(time * OWN) if seat == mover else time for seat in range(len(before.told))]
    return tuple(min(max(end, at) + time, at + most) for end, time in zip(before.told, times, strict=True))


def clocked(before: Position, after: Position, mover: int | None, at: int) -> Position:
    """Clocks after a move: the seat that answered pays for its time, and seats with a new question start thinking when
    they have been told what happened.
    """
    bank, since = list(before.bank), list(before.since)
    for seat in range(before.terms.match.seats):
        owed, owes = before.state.owes(seat), after.state.owes(seat)
        if seat == mover or not owes:
            bank[seat] = before.left(seat, at)
        if owes and (seat == mover or not owed):
            since[seat] = max(at, after.told[seat])
    return replace(after, bank=tuple(bank), since=tuple(since))


def freely_taken_back(before: Position, seat: int, at: int) -> Position:
    """Undo a seat's last move, but not the time: its clock runs on as if it had not moved.

    A player who was given time to come back gets no more of it than a reserve may hold.
    """
    last = before.played[-1]
    after = taken_back(before, -1, at)
    since = (before.since[seat] if before.state.owes(seat) else at) - last.spent
    limits = before.terms.limits
    most = max(limits.bank, COMEBACK) if limits else 0
    bank = put(before.bank, seat, min(most, before.bank[seat] + last.paid))
    return replace(after, bank=bank, since=put(after.since, seat, since))


def taken_back(before: Position, place: int | None, at: int) -> Position:
    """The position before one of the moves in `played`; what followed it goes too. No one gets time back."""
    played, private = before.played[:place], before.terms.match.game.private
    return replace(
        before,
        lesson=None if before.lesson is None else before.lesson.back(moves_of(played)),
        state=replay(before.terms, played),
        played=played,
        movers=frozenset(ply.seat for ply in played if not private(ply.move)),
        bank=tuple(before.left(other, at) for other in range(len(before.bank))),
        since=(at,) * len(before.since),
        told=(at,) * len(before.told),
        asked=None,
    )


def coached(before: Position, seat: int, entry: Entry) -> tuple[Position, list[Event]]:
    """What the pupil of a lesson says to the coach: a note is read, a move is taken back, or the lesson is left."""
    lesson = before.lesson
    if lesson is None:
        return before, []
    match Word(entry.note):
        case Word.ON:
            return replace(before, lesson=lesson.on()), []
        case Word.OWN:
            return replace(before, lesson=lesson.leave(moves_of(before.played))), []
        case Word.AGAIN:
            back = replace(before, lesson=replace(lesson, left=False))
            told = [Event(code="log-undo", seats={"seat": seat})] if lesson.strayed != len(before.played) else []
            return taken_back(back, lesson.strayed, entry.at), told


def moves_of(played: Iterable[Played]) -> list[tuple[int, int]]:
    return [(ply.seat, ply.move) for ply in played]


def answered(position: Position, at: int, told: list[Event]) -> Position:
    """Carry out an undo once everyone who was asked has agreed."""
    asked = position.asked
    if asked is None or not position.affected(asked.seat) <= asked.agreed:
        return position
    told.append(Event(code="log-undo", seats={"seat": asked.seat}))
    after = taken_back(position, position.own_last(asked.seat), at)
    return replace(after, helped=position.helped | {asked.seat})


def replay(terms: GameTerms, played: Iterable[Played]) -> State:
    """The state after some moves."""
    state = terms.match.start(terms.seed)
    for ply in played:
        state.apply(ply.seat, ply.move)
    return state


def put(values: tuple[object, ...], seat: int, value: object) -> tuple[object, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def table_event(entry: Entry) -> Event:
    """The table's event for an entry other than a move."""
    params: dict[str, str | int | list[str]] = {"bot": entry.note} if entry.kind in TAKEN_OVER else {}
    if entry.kind is Kind.CREDIT:
        params["seconds"] = round(entry.value / 1000)
    if entry.kind is Kind.ABSENT:
        params["hours"] = round(entry.value / HOUR)
    seats = {} if entry.seat is None else {"seat": entry.seat}
    return Event(code=f"log-{entry.kind}", params=params, seats=seats)
