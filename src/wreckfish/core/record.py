"""Records: one game as a short text that people can read and every client can open, as PGN is for chess.

    Wreckfish record 1
    Game: carcass
    Seats: 2
    Option variant: thieves-reef
    Player 1: Ada
    Player 2: Otter
    Bot 2: greedy                this player is a bot, and which
    Conceded: 1                  the players who gave the game up, if any
    Commitment: 0d1f…            the seed's hash, shown before the game
    Seed: 7c21…                  `sealed` while the game is running
    Result: 41 38 deck-empty     `*` while the game is running

    # A line is a seat and the moves it made in a row. Comments start with #.
    1: dive, dive, surface
    2 says: "That was close."
    2: dive, knife squid7, surface

Header, options, seed and moves are the whole game: everything else follows from playing it again. Remarks stand where
they were made and change nothing. While a game is running, `part` writes what one seat may know of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec

from wreckfish.core.bits import has
from wreckfish.core.files import read_text
from wreckfish.core.game import Match, check_seats, make_match, option_text, read_options
from wreckfish.core.phrases import Phrase
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import commitment
from wreckfish.core.state import Note, State
from wreckfish.core.values import Outcome, Refusal, WreckfishError, shown

Result = TypeVar("Result")

FIRST_LINE = "Wreckfish record 1"
FIRST_LINE_OF_A_PART = "Wreckfish record 1, a part only"
MOST_CHARACTERS = 4_000_000
HEADER = re.compile(r"(Game|Seats|Option [a-z_]+|Data|Player [1-9]|Bot [1-9]|Conceded|Commitment|Seed|Result): *(.*)")
MOVES = re.compile(r"([1-9]) *: *(.*)")
REMARK = re.compile(r'([1-9]) says *: *("(?:[^"\\]|\\.)*") *(?:#.*)?')
RESULT = r"\*|(-?\d{1,6} ){1,9}[a-z][a-z-]{0,60}"
BOT_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
MOST_NAME = 40
MOST_REMARK = 500
UNKNOWN = "?"  # a choice that is locked in but not shown yet


class RecordError(WreckfishError):
    """A record that cannot be read or played, with the line where it goes wrong."""

    def __init__(self, line: int, problem: Phrase, refusal: Refusal | None = None) -> None:
        super().__init__("Line {line}: {problem}", "error-record-line", line=str(line), problem=problem)
        self.line = line
        self.refusal = refusal


class Ply(msgspec.Struct, frozen=True):
    """One move of one seat; `line` is its line in the record's text."""

    seat: int
    move: int
    line: int = 0


class Remark(msgspec.Struct, frozen=True):
    """Something that a player said, after `ply` plies."""

    seat: int
    ply: int
    text: str


Header: TypeAlias = dict[str, tuple[int, str]]  # for each line its number and its text
Story: TypeAlias = list[Note | Remark]  # what happened and what was said, in order


class Record(msgspec.Struct):
    """A game: its match, its seed, the moves, and what was said."""

    match: Match
    seed: str | None
    plies: list[Ply]
    players: list[str]
    seed_commitment: str
    result: str = "*"
    bots: dict[int, str] = {}
    remarks: list[Remark] = []  # in the order of their plies
    conceded: list[int] = []

    def __str__(self) -> str:
        return write(self).rstrip()

    def start(self) -> State:
        """The first position; a sealed record has none yet."""
        if self.seed is None:
            english = "The record's seed is sealed until the game is over, so it cannot be played again."
            raise WreckfishError(english, "error-record-sealed")
        return self.match.start(self.seed)

    def positions(self, ply: int | None = None) -> Iterator[State]:
        """Play the game again: the first position, then the same object after each ply, up to `ply` (None: to the end).
        A move that the rules refuse raises RecordError.
        """
        plies = len(self.plies)
        if ply is not None and not 0 <= ply <= plies:
            english = "The record has {plies} plies, so there is no ply {ply}."
            raise WreckfishError(english, "error-record-ply", plies=plies, ply=str(ply))
        state = self.start()
        yield state
        for played in self.plies[:ply]:
            advance(self.match, state, played)
            yield state

    def replay(self, ply: int | None = None, listen: bool = False) -> State:
        """The position after `ply` plies (None: after all); with a journal, if `listen`."""
        for state in self.positions(ply):
            if listen and state.journal is None:
                state.journal = []
        return state

    def story(self, ply: int | None = None) -> tuple[State, Story]:
        """The position after `ply` plies (None: after all), and everything that happened and was said until then."""
        told: Story = []
        for number, state in enumerate(self.positions(ply)):
            told += state.journal or []
            state.journal = []
            told += [remark for remark in self.remarks if remark.ply == number]
        return state, told


def advance(match: Match, state: State, ply: Ply) -> None:
    """Play one ply of a record; a RecordError names the line if the rules refuse it."""
    refusal = state.refusal(ply.seat, ply.move)
    if refusal is not None:
        english = "seat {seat} may not play “{move}” here ({rule})."
        move = match.codec.text(ply.move)
        problem = Phrase(english, "record-refused", seat=ply.seat + 1, move=move, rule=refusal.rule)
        raise RecordError(ply.line, problem, refusal)
    state.apply(ply.seat, ply.move)


def new_record(match: Match, seed: str, players: list[str] | None = None) -> Record:
    """The record of a game that starts now."""
    return Record(match, seed, [], players or [f"Seat {seat + 1}" for seat in range(match.seats)], commitment(seed))


def result_text(outcome: Outcome | None) -> str:
    """The record's result line: points by seat and the reason, or * for a game that is not over."""
    return "*" if outcome is None else " ".join([*(str(score.points) for score in outcome.scores), outcome.reason])


def spoken(text: str) -> str:
    """A remark as a record keeps it: one line of limited length, without control characters."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not line:
        raise WreckfishError("That text is empty.", "error-nothing-said")
    if len(line) > MOST_REMARK:
        raise WreckfishError("That is too long: {most} characters at most.", "error-said-long", most=MOST_REMARK)
    return line


def write(record: Record, comment: str = "") -> str:
    """A record as text."""
    codec = record.match.codec
    lines = [FIRST_LINE, *header_lines(record, record.seed), *(f"# {line}" for line in comment.splitlines())]
    lines += story_lines(record, [codec.text(ply.move) for ply in record.plies])
    return "\n".join([*lines, ""])


def part(record: Record, seat: int | None) -> str:
    """A record as a seat (None: a spectator) may know it: the whole record once the game is over, before that a part.

    A part has no seed. A choice of others that is locked in but not shown, or never was shown, is a `?`; their private
    moves are left out.
    """
    secret = unseen(record, seat)
    if secret is None:
        return write(record)
    texts: list[str | None] = []
    for number, ply in enumerate(record.plies):
        hidden = ply.seat != seat and record.match.game.private(ply.move)
        texts.append(UNKNOWN if number in secret else None if hidden else record.match.codec.text(ply.move))
    return "\n".join([FIRST_LINE_OF_A_PART, *header_lines(record, None), *story_lines(record, texts), ""])


def unseen(record: Record, seat: int | None) -> set[int] | None:
    """The plies by which other seats locked in choices that are not shown, or never will be; None after the end."""
    state = record.start()
    sealed: dict[int, int] = {}  # for each seat with a locked choice, the ply that locked it in
    void: set[int] = set()  # plies of others whose locked choice was never shown
    for number, ply in enumerate(record.plies):
        before = state.sealed()
        if before and state.interrupts(ply.move):
            void |= {sealed.pop(other) for other in list(sealed) if has(before, other) and other != seat}
        advance(record.match, state, ply)
        if has(state.sealed() & ~before, ply.seat):
            sealed[ply.seat] = number
    if state.outcome() is not None:
        return None
    return void | {number for other, number in sealed.items() if has(state.sealed(), other) and other != seat}


def header_lines(record: Record, seed: str | None) -> Iterator[str]:
    match = record.match
    for name in record.players:
        check_name(name)
    yield from (f"Game: {match.game.name}", f"Seats: {match.seats}")
    for field in msgspec.structs.fields(match.options):
        value = getattr(match.options, field.name)
        if value != field.default:
            yield f"Option {field.name}: {option_text(value)}"
    if match.data is not None:
        yield f"Data: {match.data}"
    yield from (f"Player {seat}: {name}" for seat, name in enumerate(record.players, 1))
    yield from (f"Bot {seat + 1}: {name}" for seat, name in sorted(record.bots.items()))
    if record.conceded:
        yield f"Conceded: {' '.join(str(seat + 1) for seat in record.conceded)}"
    yield from (f"Commitment: {record.seed_commitment}", f"Seed: {seed or 'sealed'}", f"Result: {record.result}", "")


def story_lines(record: Record, texts: Sequence[str | None]) -> Iterator[str]:
    """The moves, consecutive moves of a seat on one line, with remarks between them; None leaves a move out."""
    remarks = list(record.remarks)
    turn: list[str] = []
    mover = -1
    for number in range(len(texts) + 1):
        text = texts[number] if number < len(texts) else None
        heard = len(remarks) if number == len(texts) else sum(remark.ply <= number for remark in remarks)
        said, remarks = remarks[:heard], remarks[heard:]
        seat = record.plies[number].seat if text is not None else mover
        if turn and (said or seat != mover or number == len(texts)):
            yield f"{mover + 1}: {', '.join(turn)}"
            turn = []
        yield from (f"{one.seat + 1} says: {json.dumps(one.text, ensure_ascii=False)}" for one in said)
        if text is not None:
            turn.append(text)
            mover = seat


def read_record(source: str | Path, data: Path | None = None) -> Record:
    """A record from a file, or from its text."""
    if isinstance(source, str) and "\n" in source:
        return parse(source, data)
    return read_file(Path(source), data)


def read_file(path: Path, data: Path | None = None) -> Record:
    """A record from a file; `data` is the data file of a table that replaced the standard parts."""
    return parse(read_text(Phrase("The record", "the-record"), path, MOST_CHARACTERS), data)


def parse(text: str, data: Path | None = None) -> Record:
    """A record from its text, or a RecordError with the line that is wrong."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(1, Phrase("the text is too long to be a record.", "record-too-long"))
    lines = list(enumerate(text.split("\n"), 1))
    if lines[0][1].strip() == FIRST_LINE_OF_A_PART:
        english = "this is only what one seat knew during the game; the whole record is there once the game is over."
        raise RecordError(1, Phrase(english, "record-part"))
    if lines[0][1].strip() != FIRST_LINE:
        raise RecordError(1, Phrase("a record starts with “{first}”.", "record-first-line", first=FIRST_LINE))
    head = [(number, line.strip()) for number, line in lines[1:] if line.strip() and not line.lstrip().startswith("#")]
    story_from = (place for place, (_, line) in enumerate(head) if MOVES.fullmatch(line) or REMARK.fullmatch(line))
    first = next(story_from, len(head))
    header = read_header(head[:first])
    match = read_match(header, data)
    flaw = Phrase("the seed is 32 or 64 hexadecimal digits, or “sealed”.", "record-seed")
    seed = header_value(header, "Seed", r"sealed|[0-9a-f]{32}|[0-9a-f]{64}", flaw)
    story = list(read_story(match, head[first:]))
    flaw = Phrase("the result is the points by seat and a reason, or *.", "record-result")
    result = header_value(header, "Result", RESULT, flaw)
    flaw = Phrase("the commitment is 64 hexadecimal digits.", "record-commitment")
    seed_commitment = header_value(header, "Commitment", r"[0-9a-f]{64}", flaw)
    return Record(
        match=match,
        seed=None if seed == "sealed" else seed,
        plies=[ply for ply in story if isinstance(ply, Ply)],
        remarks=[said for said in story if isinstance(said, Remark)],
        players=read_players(header, match.seats),
        bots=read_bots(header, match.seats),
        conceded=read_conceded(header, match.seats),
        result=result,
        seed_commitment=seed_commitment,
    )


def read_header(lines: list[tuple[int, str]]) -> Header:
    header: Header = {}
    for number, line in lines:
        found = HEADER.fullmatch(line)
        if found is None:
            english = "“{line}” is neither a header line nor a line of moves."
            raise RecordError(number, Phrase(english, "record-strange-line", line=shown(line)))
        if found[1] in header:
            raise RecordError(number, Phrase("“{name}” is there twice.", "record-twice", name=found[1]))
        header[found[1]] = (number, found[2].strip())
    return header


def header_value(header: Header, name: str, shape: str, flaw: Phrase) -> str:
    """The text of a header line, if it is there and has its shape."""
    if name not in header:
        raise RecordError(1, Phrase("the header lacks “{name}”.", "record-lacks", name=name))
    line, text = header[name]
    if not re.fullmatch(shape, text):
        raise RecordError(line, flaw)
    return text


def read_match(header: Header, data: Path | None) -> Match:
    """The table that the header describes."""
    name = header_value(header, "Game", r".*", Phrase(""))
    game = on_line(header["Game"][0], lambda: find_game(name))
    line, said = header.get("Seats", (1, ""))
    flaw = Phrase("“{seats}” is not a number of seats.", "record-seats", seats=shown(said))
    seats = int(header_value(header, "Seats", r"[1-9]", flaw))
    on_line(line, partial(check_seats, game, seats))
    options: dict[str, str] = {}
    for key, (line, text) in header.items():
        if key.startswith("Option "):
            options[key.removeprefix("Option ")] = text
            on_line(line, partial(read_options, game, options))
    match = on_line(line, partial(make_match, game, seats, options, data))
    check_data(header, match)
    return match


def check_data(header: Header, match: Match) -> None:
    """Refuse to play a record with other parts than it was made with."""
    line, wanted = header.get("Data", (1, ""))
    if wanted and match.data is None:
        english = "this game was played with other data ({data}): name the file with --data."
        raise RecordError(line, Phrase(english, "record-needs-data", data=shown(wanted)))
    if match.data is not None and match.data != wanted:
        english = "this record was played with other data ({data})."
        raise RecordError(line, Phrase(english, "record-other-data", data=shown(wanted) or "standard"))


def check_name(name: str) -> None:
    """A name must not be able to add lines to a record."""
    if not 0 < len(name) <= MOST_NAME or not name.isprintable() or name != name.strip():
        raise WreckfishError("a player's name has 1 to 40 printable characters.", "error-player-name")


def read_players(header: Header, seats: int) -> list[str]:
    players = [f"Seat {seat + 1}" for seat in range(seats)]
    for line, seat, name in seat_lines(header, "Player ", seats):
        on_line(line, partial(check_name, name))
        players[seat] = name
    return players


def read_bots(header: Header, seats: int) -> dict[int, str]:
    bots: dict[int, str] = {}
    for line, seat, name in seat_lines(header, "Bot ", seats):
        if not BOT_NAME.fullmatch(name):
            raise RecordError(line, Phrase("“{name}” is not the name of a bot.", "record-bot", name=shown(name)))
        bots[seat] = name
    return bots


def read_conceded(header: Header, seats: int) -> list[int]:
    if "Conceded" not in header:
        return []
    line = header["Conceded"][0]
    flaw = Phrase("the players who conceded are their seats, as in “1 3”.", "record-conceded")
    found = [int(seat) for seat in header_value(header, "Conceded", r"[1-9]( [1-9])*", flaw).split()]
    if max(found) > seats:
        raise no_such_seat(line, max(found), seats)
    return sorted({seat - 1 for seat in found})


def seat_lines(header: Header, prefix: str, seats: int) -> Iterator[tuple[int, int, str]]:
    """Header lines such as `Player 2`: line number, seat and text."""
    for key, (line, text) in header.items():
        if key.startswith(prefix):
            seat = int(key.removeprefix(prefix))
            if seat > seats:
                raise no_such_seat(line, seat, seats)
            yield line, seat - 1, text


def no_such_seat(line: int, seat: int, seats: int) -> RecordError:
    english = "there is no seat {seat} at a table of {seats}."
    return RecordError(line, Phrase(english, "record-no-seat", seat=seat, seats=seats))


def read_story(match: Match, lines: list[tuple[int, str]]) -> Iterator[Ply | Remark]:
    """Moves and remarks in their order."""
    codec = match.codec
    plies = 0
    for number, line in lines:
        said = REMARK.fullmatch(line.strip())
        found = said or MOVES.fullmatch(line.partition("#")[0].strip())
        if found is None:
            english = "“{line}” is not a line of moves; it should read “1: move, move”."
            raise RecordError(number, Phrase(english, "record-moves", line=shown(line.strip())))
        seat = int(found[1]) - 1
        if seat >= match.seats:
            raise no_such_seat(number, seat + 1, match.seats)
        if said:
            yield Remark(seat, plies, on_line(number, partial(read_remark, said[2])))
            continue
        for text in found[2].split(","):
            yield Ply(seat, on_line(number, partial(codec.parse, text)), number)
            plies += 1


def read_remark(quoted: str) -> str:
    """The remark in a quoted text, if it is a possible one."""
    try:
        text = str(json.loads(quoted))
    except ValueError:
        text = ""
    if not text or len(text) > MOST_REMARK or spoken(text) != text:
        english = "a remark is one line of 1 to {most} printable characters."
        raise WreckfishError(english, "error-remark", most=MOST_REMARK)
    return text


def on_line(number: int, action: Callable[[], Result]) -> Result:
    """Run an action; add the line number to its error."""
    try:
        return action()
    except RecordError:
        raise
    except WreckfishError as problem:
        raise RecordError(number, problem.phrase) from None


class Verdict(msgspec.Struct, frozen=True):
    """The result of checking a record: whether it is legal, complete and fair, and if not, why."""

    legal: bool
    complete: bool
    fair: bool
    plies: int
    result: str
    problems: tuple[str, ...] = ()
    refusal: Refusal | None = None

    @property
    def sound(self) -> bool:
        return self.legal and self.complete and self.fair


def verify(record: Record) -> Verdict:
    """Play a record again: is every move legal, does the game end, are the result and the seed right?"""
    if record.seed is None:
        return Verdict(False, False, False, len(record.plies), "*", ("sealed",))
    fair = commitment(record.seed) == record.seed_commitment
    problems = [] if fair else ["commitment"]
    try:
        state = record.replay()
    except RecordError as problem:
        return Verdict(False, False, fair, len(record.plies), "*", (*problems, str(problem)), problem.refusal)
    outcome = state.outcome()
    result = result_text(outcome)
    if outcome is None:
        problems.append("unfinished")
    if result != record.result:
        problems.append("result")
    return Verdict(result == record.result, outcome is not None, fair, len(record.plies), result, tuple(problems))
