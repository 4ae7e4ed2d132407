"""Records: one game as a small text that people can read and every client can open, as chess has PGN.

    Wreckfish record 1
    Game: carcass
    Seats: 2
    Option variant: thieves-reef
    Player 1: Ada
    Player 2: Otter
    Bot 2: greedy                who of them is a bot, and which
    Commitment: 0d1f…            the seed's hash, shown before the game
    Seed: 7c21…                  `sealed` while the game goes on
    Result: 41 38 deck-empty     `*` while the game goes on

    # A line is a seat and the moves it made in a row. Comments start with #.
    1: dive, dive, surface
    2: dive, knife squid7, surface

Header, options, seed and moves are the whole game: everything else follows by playing it again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from wreckfish.core.files import read_text
from wreckfish.core.game import Game, Match, check_seats, make_match, option_text, read_options
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import CANONICAL, commitment
from wreckfish.core.state import State
from wreckfish.core.values import Outcome, Refusal, WreckfishError, shown

Result = TypeVar("Result")

FIRST_LINE = "Wreckfish record 1"
MOST_CHARACTERS = 4_000_000
HEADER = re.compile(r"(Game|Seats|Option [a-z_]+|Data|Player [1-9]|Bot [1-9]|Commitment|Seed|Result): *(.*)")
MOVES = re.compile(r"([1-9]) *: *(.*)")
RESULT = re.compile(r"\*|(-?\d{1,6} ){1,9}[a-z][a-z-]{0,60}")
BOT_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
MOST_NAME = 40


class RecordError(WreckfishError):
    """A record that cannot be read or played, with the line where it goes wrong."""

    def __init__(self, line: int, problem: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"Line {line}: {problem}")
        self.line = line
        self.refusal = refusal


class Ply(msgspec.Struct, frozen=True):
    """One move of one seat; `line` is where a record's text has it."""

    seat: int
    move: int
    line: int = 0


class Record(msgspec.Struct):
    """A game: what was agreed, its luck, and what was played."""

    match: Match
    seed: str | None
    plies: list[Ply]
    players: list[str]
    promise: str
    result: str = "*"
    bots: dict[int, str] = {}

    def start(self) -> State:
        """The first position; a sealed record has none yet."""
        if self.seed is None:
            raise WreckfishError("The record's seed is sealed until the game is over, so it cannot be played again.")
        return self.match.start(self.seed)

    def positions(self) -> Iterator[State]:
        """The game played again: the first position, then the same one after each ply. RecordError where it breaks."""
        state = self.start()
        yield state
        for ply in self.plies:
            advance(self.match, state, ply)
            yield state

    def replay(self, ply: int | None = None, listen: bool = False) -> State:
        """The position after so many plies (None: after all), with a journal if somebody listens."""
        if ply is not None and not 0 <= ply <= len(self.plies):
            raise WreckfishError(f"The record has {len(self.plies)} plies, so there is no ply {ply}.")
        state = self.start()
        if listen:
            state.journal = []
        for played in self.plies[:ply]:
            advance(self.match, state, played)
        return state


def advance(match: Match, state: State, ply: Ply) -> None:
    """Play one ply of a record, or say in which line it is refused."""
    refusal = state.refusal(ply.seat, ply.move)
    if refusal is not None:
        text = match.codec.text(ply.move)
        raise RecordError(ply.line, f"seat {ply.seat + 1} may not play “{text}” here ({refusal.rule}).", refusal)
    state.apply(ply.seat, ply.move)


def new_record(match: Match, seed: str, players: list[str] | None = None) -> Record:
    """The record of a game that is about to start."""
    return Record(match, seed, [], players or [f"Seat {seat + 1}" for seat in range(match.seats)], commitment(seed))


def result_text(outcome: Outcome | None) -> str:
    """The record's result line: points by seat and the reason, or * for a game that is not over."""
    return "*" if outcome is None else " ".join([*(str(score.points) for score in outcome.scores), outcome.reason])


def write(record: Record, comment: str = "") -> str:
    """A record as text."""
    match = record.match
    for name in record.players:
        check_name(name)
    lines = [FIRST_LINE, f"Game: {match.game.name}", f"Seats: {match.seats}"]
    for field in msgspec.structs.fields(match.options):
        value = getattr(match.options, field.name)
        if value != field.default:
            lines.append(f"Option {field.name}: {option_text(value)}")
    if match.data is not None:
        lines.append(f"Data: {match.data}")
    lines += [f"Player {seat}: {name}" for seat, name in enumerate(record.players, 1)]
    lines += [f"Bot {seat + 1}: {name}" for seat, name in sorted(record.bots.items())]
    lines += [f"Commitment: {record.promise}", f"Seed: {record.seed or 'sealed'}", f"Result: {record.result}", ""]
    lines += [f"# {line}" for line in comment.splitlines()]
    codec = match.codec
    turn: list[str] = []
    for number, ply in enumerate(record.plies):
        turn.append(codec.text(ply.move))
        after = record.plies[number + 1 : number + 2]
        if not after or after[0].seat != ply.seat:
            lines.append(f"{ply.seat + 1}: {', '.join(turn)}")
            turn = []
    return "\n".join(lines) + "\n"


def read_file(path: Path, data: Path | None = None) -> Record:
    """A record from a file; `data` is the data file of a table that replaced the standard parts."""
    return parse(read_text("The record", path, MOST_CHARACTERS), data)


def parse(text: str, data: Path | None = None) -> Record:
    """A record from its text, or a RecordError with the line that is wrong."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(1, "the text is too long to be a record.")
    lines = list(enumerate(text.split("\n"), 1))
    if lines[0][1].strip() != FIRST_LINE:
        raise RecordError(1, f"a record starts with “{FIRST_LINE}”.")
    head = [(number, line) for number, line in lines[1:] if line.strip() and not line.lstrip().startswith("#")]
    moves_from = next((place for place, (_, line) in enumerate(head) if MOVES.fullmatch(line.strip())), len(head))
    header = read_header(head[:moves_from])
    match = read_match(header, data)
    seed = read_seed(header)
    record = Record(
        match=match,
        seed=seed,
        plies=list(read_moves(match, head[moves_from:])),
        players=read_players(header, match.seats),
        bots=read_bots(header, match.seats),
        promise=header_value(header, "Commitment")[1],
        result=header_value(header, "Result")[1],
    )
    if not RESULT.fullmatch(record.result):
        raise RecordError(header["Result"][0], "the result is the points by seat and a reason, or *.")
    if not re.fullmatch(r"[0-9a-f]{64}", record.promise):
        raise RecordError(header["Commitment"][0], "the commitment is 64 hexadecimal digits.")
    return record


def read_header(lines: list[tuple[int, str]]) -> dict[str, tuple[int, str]]:
    header: dict[str, tuple[int, str]] = {}
    for number, line in lines:
        found = HEADER.fullmatch(line.strip())
        if found is None:
            raise RecordError(number, f"“{shown(line.strip())}” is neither a header line nor a line of moves.")
        if found[1] in header:
            raise RecordError(number, f"“{found[1]}” stands here a second time.")
        header[found[1]] = (number, found[2].strip())
    return header


def header_value(header: dict[str, tuple[int, str]], name: str) -> tuple[int, str]:
    if name not in header:
        raise RecordError(1, f"the header lacks “{name}”.")
    return header[name]


def read_match(header: dict[str, tuple[int, str]], data: Path | None) -> Match:
    """The table that the header describes."""
    line, name = header_value(header, "Game")
    game = on_line(line, lambda: find_game(name))
    line, seats = header_value(header, "Seats")
    if not re.fullmatch(r"[1-9]", seats):
        raise RecordError(line, f"“{shown(seats)}” is no number of seats.")
    on_line(line, partial(check_seats, game, int(seats)))
    options: dict[str, str] = {}
    for key, (line, text) in header.items():
        if key.startswith("Option "):
            options[key.removeprefix("Option ")] = text
            on_line(line, partial(read_options, game, options))
    match = on_line(line, partial(make_match, game, int(seats), options, data))
    check_data(header, match, game)
    return match


def check_data(header: dict[str, tuple[int, str]], match: Match, game: Game) -> None:
    """A record is played with the parts it was made with, or not at all."""
    line, wanted = header.get("Data", (1, ""))
    if wanted and match.data is None:
        raise RecordError(line, f"this game was played with other data ({shown(wanted)}): give its file with --data.")
    if match.data is not None and match.data != wanted:
        raise RecordError(line, f"the data file given is not the one of this record ({shown(wanted) or 'standard'}).")


def read_seed(header: dict[str, tuple[int, str]]) -> str | None:
    line, seed = header_value(header, "Seed")
    if seed == "sealed":
        return None
    if not CANONICAL.fullmatch(seed):
        raise RecordError(line, "the seed is 32 hexadecimal digits, or “sealed”.")
    return seed


def check_name(name: str) -> None:
    """A name must not be able to write lines of its own into a record."""
    if not 0 < len(name) <= MOST_NAME or not name.isprintable() or name != name.strip():
        raise WreckfishError("a player's name has 1 to 40 characters that can be printed.")


def read_players(header: dict[str, tuple[int, str]], seats: int) -> list[str]:
    players = [f"Seat {seat + 1}" for seat in range(seats)]
    for key, (line, name) in header.items():
        if key.startswith("Player "):
            on_line(line, partial(check_name, name))
            players[seat_of(key, line, seats)] = name
    return players


def read_bots(header: dict[str, tuple[int, str]], seats: int) -> dict[int, str]:
    bots: dict[int, str] = {}
    for key, (line, name) in header.items():
        if key.startswith("Bot "):
            if not BOT_NAME.fullmatch(name):
                raise RecordError(line, f"“{shown(name)}” is no name of a bot.")
            bots[seat_of(key, line, seats)] = name
    return bots


def seat_of(key: str, line: int, seats: int) -> int:
    """The seat of a header line such as `Player 2`, if the table has it."""
    seat = int(key.rpartition(" ")[2])
    if seat > seats:
        raise RecordError(line, f"there is no seat {seat} at a table of {seats}.")
    return seat - 1


def read_moves(match: Match, lines: list[tuple[int, str]]) -> Iterator[Ply]:
    codec = match.codec
    for number, line in lines:
        found = MOVES.fullmatch(line.partition("#")[0].strip())
        if found is None:
            raise RecordError(number, f"“{shown(line.strip())}” is no line of moves; it should read “1: move, move”.")
        seat = int(found[1]) - 1
        if seat >= match.seats:
            raise RecordError(number, f"there is no seat {seat + 1} at a table of {match.seats}.")
        for text in found[2].split(","):
            yield Ply(seat, on_line(number, partial(codec.parse, text)), number)


def on_line(number: int, action: Callable[[], Result]) -> Result:
    """Do something, and say the line if it fails."""
    try:
        return action()
    except RecordError:
        raise
    except WreckfishError as problem:
        raise RecordError(number, str(problem)) from None


class Verdict(msgspec.Struct, frozen=True):
    """What checking a record gave: is it legal, complete and fair, and if not, why."""

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
    """Play a record again and compare: every move legal, the end reached, the result right, the seed as promised."""
    problems: list[str] = []
    if record.seed is None:
        problems.append("sealed")
        return Verdict(False, False, False, len(record.plies), "*", tuple(problems))
    fair = commitment(record.seed) == record.promise
    if not fair:
        problems.append("commitment")
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
