"""A game as its record, its replay and its check: what is shown of it. No database."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final, Literal, TypeAlias

from wreckfish.core.record import Ply, Record, Remark, Verdict, parse, part, result_text, spoken, write
from wreckfish.core.record import verify as judge
from wreckfish.core.seeds import commitment
from wreckfish.core.state import Note, State
from wreckfish.core.values import Event, WreckfishError
from wreckfish.language import Speaker
from wreckfish.server.errors import speaker
from wreckfish.server.finished_messages import Finding, Replay, ReplayStep, ReplayView, Verified
from wreckfish.server.services.finished.game import FinishedGame, names_of
from wreckfish.server.values import Person, Refused, SeatRow, TableRow
from wreckfish.table.concessions import CONCEDED
from wreckfish.table.position import Played, Position

Reader: TypeAlias = int | Literal["open"] | None  # a seat, everything, or a spectator
OPEN: Final = "open"


def file_name(row: TableRow) -> str:
    """A name for the file of a game's record."""
    return f"wreckfish-{row.game}-{row.id}.txt"


def reader_seat(seats: Sequence[SeatRow], person: Person | None, wanted: int | None) -> int | None:
    """The seat whose knowledge a reader has: their own, or none."""
    mine = [seat.seat for seat in seats if person is not None and seat.person == person.id]
    if wanted is not None and wanted not in mine:
        raise Refused("refuse-other-seat", 403)
    return wanted if wanted is not None else mine[0] if mine else None


def remarks_in(row: TableRow, played: Sequence[Played], lines: Iterable[tuple[int, int, str]]) -> list[Remark]:
    """What players (seat, moment, text) said during the game, each line after the moves made by then."""
    moments = [made.at for made in played]
    found = []
    for seat, at, text in lines:
        if row.started is not None and at >= row.started and (row.ended is None or at <= row.ended):
            with suppress(WreckfishError):  # nothing printable in it
                found.append(Remark(seat, bisect_right(moments, at), spoken(text)))
    return found


def record_from(row: TableRow, seats: Sequence[SeatRow], end: Position, spoken_words: Sequence[Remark] = ()) -> Record:
    """The record of a game: a seat that a bot plays at its end counts as a bot's."""
    return Record(
        match=end.terms.match,
        seed=row.seed,
        plies=[Ply(made.seat, made.move) for made in end.played],
        players=list(names_of(seats)),
        seed_commitment=commitment(row.seed),
        result=result_text(end.state.outcome()),  # the rules' own, which everyone can check
        bots={seat: bot for seat, bot in enumerate(end.players) if bot is not None},
        remarks=list(spoken_words),
        conceded=sorted(end.conceded),
    )


def record_text(record: Record, end: Position, seat: int | None) -> str:
    """A record to save: the whole of it once the game is over, before that what a seat may know."""
    return part(record, seat) if end.owing else write(record)


def replay_of(
    game: FinishedGame, reader: Reader, ply: int | None, language: str, words: bool, picture: bool
) -> tuple[Replay, Iterator[ReplayStep]]:
    """A replay without its steps, and the steps: the position after one ply, or after each of them."""
    plies = len(game.moves)
    if isinstance(reader, int) and not 0 <= reader < game.row.size:
        raise Refused("refuse-replay-seat", 400, seats=game.row.size)
    if ply is not None and not 0 <= ply <= plies:
        raise Refused("refuse-replay-ply", 400, plies=plies)
    if ply is None and picture:  # drawing a whole game would take a second
        raise Refused("refuse-replay-picture", 400)
    speaks = speaker(language, game.row.game, game.names) if words or picture else None
    steps = Steps(game, reader, speaks if words else None, speaks if picture else None)
    found = Replay(
        table=game.row.id,
        game=game.row.game,
        players=list(game.names),
        seat="spectator" if reader is None else reader,
        plies=plies,
        outcome=game.outcome,
        steps=[],
    )
    return found, steps.all() if ply is None else iter([steps.one(ply)])


class Steps:
    """A game's positions for one reader."""

    def __init__(self, game: FinishedGame, reader: Reader, teller: Speaker | None, painter: Speaker | None) -> None:
        self.game = game
        self.match = game.end.terms.match
        self.reader = reader
        self.teller = teller
        self.painter = painter
        self.readers: list[int | None] = list(range(game.row.size)) if reader == OPEN else [seat_of(reader)]

    def one(self, ply: int) -> ReplayStep:
        """The position after a ply, with the events of its move."""
        state = self.match.start(self.game.row.seed)
        for made in self.game.moves[: max(0, ply - 1)]:
            state.apply(made.seat, made.move)
        return self.show(state, ply, self.game.moves[ply - 1]) if ply else self.show(state, 0, None)

    def all(self) -> Iterator[ReplayStep]:
        state = self.match.start(self.game.row.seed)
        for ply, made in enumerate([None, *self.game.moves]):
            yield self.show(state, ply, made)

    def show(self, state: State, ply: int, made: Played | None) -> ReplayStep:
        """Make a move, and show the position after it."""
        notes: list[Note] = []
        if made is not None:
            state.journal = notes
            state.apply(made.seat, made.move)
            state.journal = None
        events = self.events(notes)
        own = made is not None and self.reader in (OPEN, made.seat)
        return ReplayStep(
            ply=ply,
            at=made.at if made else self.game.end.terms.started,
            seat=made.seat if made else None,
            bot=made.bot if made else None,
            move=self.match.codec.text(made.move) if made and own else None,
            to_act=list(state.to_act()),
            views=[self.view(state, seat) for seat in self.readers],
            events=events,
            words=None if self.teller is None else [text for text in map(self.teller.say, events) if text],
        )

    def events(self, notes: Sequence[Note]) -> list[Event]:
        match = self.match
        return [match.game.event(note, self.listener(note), match.parts) for note in notes]

    def listener(self, note: Note) -> int | None:
        """The seat as which the reader learns of an event: in the open view, one that knows all of it."""
        if self.reader != OPEN:
            return seat_of(self.reader)
        return next((seat for seat in range(self.match.seats) if note.known_to(seat)), None)

    def view(self, state: State, seat: int | None) -> ReplayView:
        view = state.view(seat)
        return ReplayView(seat, view, None if self.painter is None else self.match.game.draw(view, self.painter))


def seat_of(reader: Reader) -> int | None:
    return reader if isinstance(reader, int) else None


def verified(game: FinishedGame, language: str) -> Verified:
    """Every move played again, the end, and the seed against its commitment."""
    record = parse(write(record_from(game.row, game.seats, game.end)))
    verdict = judge(record)
    given_up = verdict.legal and game.end.given_up
    complete = verdict.complete or given_up
    return Verified(
        table=game.row.id,
        sound=verdict.legal and verdict.fair and complete,
        legal=verdict.legal,
        complete=complete,
        fair=verdict.fair,
        seed_commitment=record.seed_commitment,
        seed=game.row.seed,
        plies=verdict.plies,
        result=verdict.result,
        findings=findings(record, verdict, given_up, language),
    )


def findings(record: Record, verdict: Verdict, given_up: bool, language: str) -> list[Finding]:
    """A sentence on each of the three checks."""
    say = speaker(language, record.match.game.name, tuple(record.players))
    if verdict.legal:
        legal = say.text("verify-legal", plies=verdict.plies)
    elif verdict.refusal is not None:
        legal = say.say(verdict.refusal)
    else:
        legal = say.text("verify-wrong-result", result=verdict.result, claimed=record.result)
    if verdict.complete:
        complete = say.text("verify-complete", reason=say.text(f"reason-{verdict.result.split()[-1]}"))
    elif given_up:
        complete = say.text("verify-complete", reason=say.text(f"reason-{CONCEDED}"))
    else:
        complete = say.text("verify-not-complete" if verdict.refusal is None else "verify-not-reached")
    fair = say.text("verify-fair" if verdict.fair else "verify-not-fair")
    return [Finding(verdict.legal, legal), Finding(verdict.complete or given_up, complete), Finding(verdict.fair, fair)]
