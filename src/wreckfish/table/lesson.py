"""A lesson: a recorded game with a coach's notes. One TOML file in the folder `lessons` beside a game's texts.

Pure, as `position.py` is: a lesson, the moves that stand and what the pupil told the coach say where the pupil is and
which note to show. As long as the pupil follows the line, the other seats play it from the file. A different answer is
a move like any other: the coach says what it means, and the pupil takes it back or goes on alone, against bots.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cached_property, lru_cache
from itertools import accumulate, islice, product
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from wreckfish import rulebook
from wreckfish.core.files import decode_toml, read_text
from wreckfish.core.game import Game, Match, check_seats, convert_options
from wreckfish.core.phrases import Phrase, meant
from wreckfish.core.record import Ply, Record, RecordError, new_record, read_story
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State
from wreckfish.core.values import Saying, WreckfishError, shown
from wreckfish.language import LANGUAGES, Speaker

EASY = "casual"  # the bot that takes over when the script ends
FIRST = "first-game"  # listed before all other lessons
ANY = "*"  # in `others`: every answer that has no sentence of its own
MOST_CHARACTERS = 60_000
MOST_WAYS = 200  # ways through a lesson that are checked
LESSON = Phrase("The lesson", "the-lesson")

Moves: TypeAlias = Sequence[tuple[int, int]]  # a seat and its move


# ---- The file -----------------------------------------------------------------------------------------------------


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One note of the coach, and what is played after it.

    say      the message, one of `lessons/en.ftl`
    play     moves as a record writes them: `1: dive, surface`; none for a note that is only read
    light    what the note points at: `data-spot` names of the board. Unless it says so, the pupil's next move
    rule     the rule behind it
    also     moves that are as good as the first one in `play`
    others   what to say when the pupil plays something else: by the move, by its first word, or `*` for all
    """

    say: str
    play: str = ""
    light: tuple[str, ...] = ()
    rule: str | None = None
    also: tuple[str, ...] = ()
    others: dict[str, str] = {}


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it. Seats count from 1, as in a record; `other` answers what no step foresees; `before`
    has moves of all seats that are played before the first note, such as a set-up.
    """

    seats: Annotated[int, Meta(ge=1, le=9)]
    seed: str
    other: str
    steps: Annotated[tuple[Step, ...], Meta(min_length=1, max_length=40)]
    pupil: Annotated[int, Meta(ge=1, le=9)] = 1
    before: str = ""
    options: dict[str, Any] = {}


class Lesson(msgspec.Struct, frozen=True, dict=True):
    """A lesson that was read and checked. `before` has the moves before the first step, `parts` those of each step;
    seats count from 0.
    """

    name: str
    match: Match
    seed: str
    pupil: int
    steps: tuple[Step, ...]
    before: tuple[Ply, ...]
    parts: tuple[tuple[Ply, ...], ...]
    other: str

    @cached_property
    def line(self) -> tuple[Ply, ...]:
        """All moves of the lesson."""
        return tuple(ply for part in (self.before, *self.parts) for ply in part)

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """For each step, how many moves of the line come before it."""
        return tuple(accumulate(len(part) for part in (self.before, *self.parts)))[: len(self.steps)]

    @cached_property
    def accepted(self) -> tuple[frozenset[int], ...]:
        """For each move of the line, the answers that follow it."""
        also = {
            start: {self.match.codec.parse(text) for text in step.also}
            for start, step in zip(self.starts, self.steps, strict=True)
            if step.also
        }
        return tuple(frozenset({ply.move} | also.get(place, set())) for place, ply in enumerate(self.line))

    def step_at(self, at: int) -> int:
        """The step whose moves are played when `at` moves of the line stand: the last one that has begun."""
        return max((number for number, start in enumerate(self.starts) if start <= at), default=0)

    def record(self) -> Record:
        """The whole line as a record."""
        record = new_record(self.match, self.seed)
        record.plies += self.line
        return record


def folder_of(game: Game) -> Path:
    """Where a game keeps its lessons and their texts."""
    return game.text.with_name("lessons")


def lesson_names(game: Game) -> list[str]:
    """The lessons of a game, the first game first."""
    return sorted((file.stem for file in folder_of(game).glob("*.toml")), key=lambda name: (name != FIRST, name))


@lru_cache(maxsize=64)
def find_lesson(game: Game, name: str) -> Lesson:
    """A lesson of a game, or a sentence that says which there are or what is wrong with its file."""
    names = lesson_names(game)
    if name not in names:
        raise WreckfishError(
            "{game} has no lesson “{name}”; there is {lessons}.{meant}",
            "error-no-lesson",
            game=game.name,
            name=shown(name),
            lessons=", ".join(names) or "–",
            meant=meant(name, names),
        )
    return read_lesson(game, folder_of(game) / f"{name}.toml")


def read_lesson(game: Game, file: Path) -> Lesson:
    """A lesson from its file, played through once; what is wrong with it is told as a sentence."""
    return parse_lesson(game, read_text(LESSON, file, MOST_CHARACTERS), file.name)


def parse_lesson(game: Game, text: str, file: str) -> Lesson:
    written = decode_toml(text, file, LessonFile)
    try:
        check_seats(game, written.seats)
        parts = game.load(None)
        options = convert_options(game, written.options)
        game.agree(written.seats, options, parts)
    except WreckfishError as problem:
        raise wrong(file, problem.phrase) from None
    if written.pupil > written.seats:
        raise wrong(
            file,
            Phrase(
                "the pupil sits in seat {seat}, and there are {seats}.",
                "flaw-lesson-pupil",
                seat=written.pupil,
                seats=written.seats,
            ),
        )
    match = Match(game, written.seats, options, parts)
    moves = tuple(moves_of(match, step.play, step.also, number, file) for number, step in enumerate(written.steps, 1))
    lesson = Lesson(
        name=Path(file).stem,
        match=match,
        seed=seed_from(written.seed),
        pupil=written.pupil - 1,
        steps=written.steps,
        before=moves_of(match, written.before, (), 0, file),
        parts=moves,
        other=written.other,
    )
    for flaw in flaws(lesson):
        raise wrong(file, flaw)
    return lesson


def moves_of(match: Match, play: str, also: Sequence[str], number: int, file: str) -> tuple[Ply, ...]:
    """The moves of a step; each knows the step's number as its line, 0 before the first."""
    lines = [(number, line) for line in play.splitlines() if line.partition("#")[0].strip()]
    try:
        for text in also:
            match.codec.parse(text)
        return tuple(ply for ply in read_story(match, lines) if isinstance(ply, Ply))
    except RecordError as problem:
        raise wrong(file, at_step(number, problem.phrase.params["problem"])) from None
    except WreckfishError as problem:
        raise wrong(file, at_step(number, problem.phrase)) from None


def wrong(file: str, flaw: Phrase) -> WreckfishError:
    return WreckfishError("The lesson {name} is not right: {flaw}", "error-lesson", name=shown(file, 200), flaw=flaw)


def at_step(number: int, flaw: str | int | Phrase) -> Phrase:
    if number == 0:
        return Phrase("before the first step, {flaw}", "flaw-lesson-before", flaw=flaw)
    return Phrase("in step {number}, {flaw}", "flaw-lesson-step", number=number, flaw=flaw)


# ---- Is it a lesson? ----------------------------------------------------------------------------------------------


def flaws(lesson: Lesson) -> Iterator[Phrase]:
    """What the file's types cannot rule out."""
    try:
        for state, ply in zip(lesson.record().positions(), lesson.line, strict=False):
            if ply.seat == lesson.pupil and not state.owes(ply.seat):
                yield at_step(ply.line, Phrase("the pupil moves without being asked.", "flaw-lesson-not-asked"))
    except RecordError as problem:
        yield at_step(problem.line, problem.phrase.params["problem"])
        return
    for number, (step, part) in enumerate(zip(lesson.steps, lesson.parts, strict=True), 1):
        asked = any(ply.seat == lesson.pupil for ply in part)
        if (step.also or step.others) and not asked:
            yield at_step(number, Phrase("the pupil has no move, so no answer needs words.", "flaw-lesson-unasked"))
        if step.also and part and part[0].seat != lesson.pupil:
            yield at_step(number, Phrase("`also` needs the pupil to move first.", "flaw-lesson-also"))
    if lesson.parts[-1]:
        yield Phrase("the last step plays nothing: it says goodbye.", "flaw-lesson-end")
    yield from stray_ways(lesson)


def stray_ways(lesson: Lesson) -> Iterator[Phrase]:
    """With every accepted answer the rest of the line must be legal as well."""
    ways = [
        [(ply.seat, move) for move in sorted(moves)] for ply, moves in zip(lesson.line, lesson.accepted, strict=True)
    ]
    for way in islice(product(*ways), MOST_WAYS):
        state = lesson.match.start(lesson.seed)
        for place, (seat, move) in enumerate(way):
            if state.refusal(seat, move) is not None:
                text = lesson.match.codec.text(move)
                yield at_step(
                    lesson.line[place].line,
                    Phrase("“{move}” is not legal after each answer in `also`.", "flaw-lesson-way", move=text),
                )
                return
            state.apply(seat, move)


def text_flaws(lesson: Lesson) -> Iterator[Phrase]:
    """Sentences and rules that a lesson names and that are nowhere: for those who write one, and for the tests."""
    prefix = f"{lesson.name}-"
    wanted = {lesson.other, f"{prefix}title"}
    wanted |= {code for step in lesson.steps for code in (step.say, *step.others.values())}
    for code in sorted(wanted):
        if not code.startswith(prefix):
            yield Phrase("the message {message} does not begin with {prefix}.", message=code, prefix=prefix)
    for language in LANGUAGES:
        say = speaker_of(lesson, language)
        yield from (
            Phrase("{language}.ftl lacks the message {message}.", language=language, message=code)
            for code in sorted(wanted)
            if not say.knows(code)
        )
    known = {rule.id for rule in rulebook.rules("en") if rule.book == lesson.match.game.book}
    yield from (
        at_step(number, Phrase("there is no rule {rule}.", rule=step.rule))
        for number, step in enumerate(lesson.steps, 1)
        if step.rule is not None and step.rule not in known
    )


def speaker_of(lesson: Lesson, language: str, players: Sequence[str] = ()) -> Speaker:
    """Speaks a game's words and those of its lessons."""
    match = lesson.match
    folder, figures = folder_of(match.game), match.game.figures(match.parts)
    return Speaker(language, match.game.text, players, more=(folder,), figures=figures)


# ---- A pupil's way through it -------------------------------------------------------------------------------------


class Stage(StrEnum):
    """What the coach waits for."""

    ASK = "ask"  # the pupil plays the next move of the line, or another one
    TELL = "tell"  # the pupil has read the note
    WATCH = "watch"  # the others play from the record, or what comes before the first note is played
    STRAYED = "strayed"  # the pupil chose otherwise: once more, or alone?
    END = "end"  # the lesson is over: the pupil may play on
    LEFT = "left"  # nothing: bots play, and the coach is silent


class Word(StrEnum):
    """What a pupil may say to the coach."""

    ON = "on"  # I have read it
    AGAIN = "again"  # take that back: to the line, also after leaving it
    OWN = "own"  # no coach from here on: own way, skip, play on


class Progress(msgspec.Struct, frozen=True):
    """Where a pupil is.

    at       how many moves of the line stand
    step     which note is shown, from 0
    read     whether it has been read, for a note that waits for that
    strayed  the place of the first move that left the line, or of the first one after the lesson was left
    left     whether the coach has been sent away
    """

    lesson: Lesson
    at: int = 0
    step: int = 0
    read: bool = False
    strayed: int | None = None
    left: bool = False

    @property
    def stage(self) -> Stage:
        lesson = self.lesson
        if self.left:
            return Stage.LEFT
        if self.strayed is not None:
            return Stage.STRAYED
        if self.at < lesson.starts[0]:
            return Stage.WATCH
        if self.step == len(lesson.steps) - 1:
            return Stage.END
        mine = self.at < len(lesson.line) and lesson.line[self.at].seat == lesson.pupil
        if lesson.starts[self.step] == self.at and not self.read and not (lesson.parts[self.step] and mine):
            return Stage.TELL
        return Stage.ASK if mine else Stage.WATCH

    @property
    def asked_move(self) -> int | None:
        """The pupil's next move in the line, if it is up to the pupil."""
        return self.lesson.line[self.at].move if self.stage is Stage.ASK else None

    @property
    def scripted(self) -> Ply | None:
        """The next move that the record plays, if nobody has to read or decide first."""
        return self.lesson.line[self.at] if self.stage is Stage.WATCH else None

    @property
    def light(self) -> tuple[str, ...]:
        """What the note points at; by itself, the move that is asked for."""
        return self.lesson.steps[self.step].light if self.stage in (Stage.ASK, Stage.TELL, Stage.END) else ()

    def words(self) -> list[Word]:
        """What the pupil may say now."""
        if self.left:
            return [Word.AGAIN]
        known = {Stage.TELL: [Word.ON], Stage.STRAYED: [Word.AGAIN]}
        return [*known.get(self.stage, ()), Word.OWN]

    def says(self, played: Moves) -> str:
        """The message that the coach says now."""
        step = self.lesson.steps[self.step]
        if self.stage is not Stage.STRAYED or self.strayed is None:
            return step.say
        move = self.lesson.match.codec.text(played[self.strayed][1])
        found = (step.others.get(key) for key in (move, move.split()[0], ANY))
        return next((code for code in found if code is not None), self.lesson.other)

    # ---- Going on -------------------------------------------------------------------------------------------------

    def on(self) -> Progress:
        """The note has been read: the next one, or the others play."""
        starts = self.lesson.starts
        if self.stage is not Stage.TELL:
            return self
        more = self.step + 1 < len(starts) and starts[self.step + 1] == self.at
        return replace(self, step=self.step + 1) if more else replace(self, read=True)

    def leave(self, played: Moves) -> Progress:
        """The coach goes; the place is kept, so that the lesson can be taken up again."""
        strayed = len(played) if self.strayed is None else self.strayed
        return replace(self, left=True, strayed=strayed)

    def moved(self, before: State, seat: int, move: int, place: int) -> Progress:
        """After a move, the one at this place among those that stand: it follows the line, leaves it, or is beside it
        like talk, which answers nothing.
        """
        if self.left or self.strayed is not None or self.at == len(self.lesson.line):
            return self
        wanted = self.lesson.line[self.at]
        if seat != wanted.seat or move not in self.lesson.accepted[self.at]:
            aside = move in list(before.free(seat)) and not before.interrupts(move)
            return self if aside else replace(self, strayed=place, step=self.lesson.step_at(self.at))
        at = self.at + 1
        if at in self.lesson.starts:
            return replace(self, at=at, step=self.lesson.starts.index(at), read=False)
        return replace(self, at=at, step=self.lesson.step_at(at), read=True)

    def back(self, played: Moves) -> Progress:
        """After some moves were taken back: the last note before the place that was reached, notes before it read."""
        if self.left:
            return self
        found = self.retraced(played)
        if found.strayed is not None:
            return found
        step = self.lesson.step_at(found.at)
        return replace(found, step=step, read=self.lesson.starts[step] != found.at)

    def retraced(self, played: Moves) -> Progress:
        """The way that some moves lead, from the start."""
        state = self.lesson.match.start(self.lesson.seed)
        found = Progress(self.lesson)
        for place, (seat, move) in enumerate(played):
            found = found.moved(state, seat, move, place)
            state.apply(seat, move)
        return found


def note_saying(progress: Progress, played: Moves) -> Saying:
    """What the coach says, with the players it may name: `$player1` and so on."""
    seats = {f"player{seat + 1}": seat for seat in range(progress.lesson.match.seats)}
    return Saying(code=progress.says(played), seats=seats)
