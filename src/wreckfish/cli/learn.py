"""`wreckfish learn`: a lesson at the terminal. A coach speaks between the moves; the table is like any other."""

from __future__ import annotations

import click
from rich.text import Text

from wreckfish.cli import session
from wreckfish.cli.colours import STYLES
from wreckfish.cli.commands import Quit, obey
from wreckfish.cli.options import lang_option
from wreckfish.cli.play import bots_luck
from wreckfish.cli.screen import Screen
from wreckfish.cli.seating import Seating, name_bots
from wreckfish.cli.terminal import Choice, Terminal
from wreckfish.core.game import Game
from wreckfish.core.record import new_record
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.values import WreckfishError
from wreckfish.language import Speaker
from wreckfish.table.lesson import (
    EASY,
    FIRST,
    Lesson,
    Progress,
    Stage,
    Word,
    find_lesson,
    lesson_names,
    note_saying,
    speaker_of,
)
from wreckfish.table.local_table import LocalTable
from wreckfish.table.position import moves_of


@click.command()
@click.argument("name", metavar="[GAME]", required=False)
@click.argument("which", metavar="[LESSON]", required=False)
@click.option("--step", type=click.IntRange(min=1), default=1, help="Begin with this step of the lesson.")
@lang_option
def command(name: str | None, which: str | None, step: int, lang: str) -> None:
    """Learn a game by playing it.

    Without GAME, lists the lessons. LESSON is needed only for another one than the first game.
    """
    if name is None:
        list_lessons(lang)
        return
    game = find_game(name)
    if not lesson_names(game):
        raise WreckfishError(Speaker(lang).text("error-no-lessons", game=game.name))
    lesson = find_lesson(game, which or lesson_names(game)[0])
    if step > len(lesson.steps):
        raise WreckfishError(Speaker(lang).text("error-lesson-step", step=step, steps=len(lesson.steps)))
    Coach(lesson, lang).run(step - 1)


def list_lessons(lang: str) -> None:
    """Every lesson with its title, and how to begin it."""
    for game in map(find_game, game_names()):
        screen = Screen(lang, game)
        for name in lesson_names(game):
            lesson = find_lesson(game, name)
            title = speaker_of(lesson, lang).text(f"{name}-title")
            command = command_of(game, name)
            screen.tell("lesson-listed", game=screen.plain.text("title"), title=title, command=command)


def command_of(game: Game, lesson: str) -> str:
    return f"wreckfish learn {game.name}" + ("" if lesson == FIRST else f" {lesson}")


class Coach:
    """A lesson at a screen: says the notes, and what the pupil may do besides playing."""

    def __init__(self, lesson: Lesson, lang: str) -> None:
        plain = Speaker(lang)
        seats = range(lesson.match.seats)
        person = plain.text("person")
        rivals = iter(name_bots(len(seats) - 1, [person], plain))
        names = [person if seat == lesson.pupil else next(rivals) for seat in seats]
        kinds = {seat: EASY for seat in seats if seat != lesson.pupil}
        record = new_record(lesson.match, lesson.seed, names)
        record.bots = kinds
        screen = Screen(lang, lesson.match.game, names, lesson.match.parts)
        self.lesson = lesson
        self.lang = lang
        self.say = speaker_of(lesson, lang, names)
        self.table = LocalTable(record, bots_luck(None), lesson)
        self.terminal = Terminal(self.table, screen, Seating(names, kinds), None, ["--lang", lang])
        self.drawn = -1  # how many moves stood when the table was last drawn

    @property
    def progress(self) -> Progress:
        assert self.table.position.lesson is not None
        return self.table.position.lesson

    def run(self, step: int) -> None:
        """Teach from a step on; then the pupil plays on, or stops."""
        self.go_to(step)
        screen = self.terminal.screen
        screen.line()
        title = self.say.text(f"{self.lesson.name}-title")
        screen.write(Text.assemble((self.say.text("title"), STYLES["name"]), "  ", title))
        screen.tell("players", players=screen.plain.listing(self.terminal.seating.labels(screen.plain)))
        try:
            self.teach()
        except Quit:
            self.tell_how_to_go_on()
            return
        if self.table.state.owing:
            screen.tell("lesson-left", "quiet")
        session.play_on(self.terminal)

    def go_to(self, step: int) -> None:
        """Play the line up to a step, without words."""
        self.table.let_script_play()  # what comes before the first note
        while self.progress.step < step:
            if self.progress.stage is Stage.TELL:
                self.table.tell_coach(Word.ON)
            else:
                ply = self.lesson.line[self.progress.at]
                self.table.play(ply.seat, ply.move)
        self.terminal.told = dict.fromkeys(self.terminal.told, len(self.table.journal))

    def teach(self) -> None:
        """Until the pupil leaves the line for good, or its end."""
        while not self.progress.left:
            self.table.let_script_play()
            match self.progress.stage:
                case Stage.ASK:
                    self.ask()
                case Stage.STRAYED:
                    self.wait_for({"t": Word.AGAIN, "o": Word.OWN}, "lesson-keys-strayed")
                case Stage.END:
                    self.wait_for({"": Word.OWN}, "lesson-keys-end")
                case _:
                    self.wait_for({"": Word.ON}, "lesson-keys-tell")

    def ask(self) -> None:
        """The pupil's move: the table, the note, and whatever may be typed at a table."""
        plies = len(self.table.record.plies)
        choices = self.terminal.show(self.lesson.pupil)
        self.drawn = plies
        self.tell_note()
        self.point_at(choices)
        while len(self.table.record.plies) == plies and not self.progress.left:
            typed = self.terminal.screen.read()
            if typed.lower() == "skip":
                self.table.tell_coach(Word.OWN)
            elif typed:
                obey(self.terminal, self.lesson.pupil, choices, typed)
            elif len(choices) == 1:
                self.table.play(self.lesson.pupil, choices[0].move)
            else:
                self.tell_note()

    def point_at(self, choices: list[Choice]) -> None:
        """The light of the page is a number here. A move that is not in the list is written out."""
        move = self.progress.asked_move
        number = next((str(place) for place, choice in enumerate(choices, 1) if choice.move == move), None)
        notation = "" if move is None else self.lesson.match.codec.text(move)
        self.terminal.screen.tell("lesson-move", "quiet", choice=number or notation)

    def tell_note(self) -> None:
        progress, screen = self.progress, self.terminal.screen
        rule = self.lesson.steps[progress.step].rule
        where = screen.plain.text("lesson-step", step=progress.step + 1, steps=len(self.lesson.steps))
        words = self.say.say(note_saying(progress, moves_of(self.table.position.played)))
        screen.write()
        behind = ("" if rule is None else f"  ({rule})", STYLES["quiet"])
        screen.write(Text.assemble((f"{where}  ", STYLES["label"]), (words, STYLES["yours"]), behind))

    def wait_for(self, words: dict[str, Word], keys: str) -> None:
        """Say a note, and take one of the words that answer it."""
        screen = self.terminal.screen
        screen.line()
        self.terminal.tell_news(self.lesson.pupil)
        self.draw_once()
        self.tell_note()
        screen.tell(keys, "quiet")
        while True:
            typed = screen.read().lower()
            if typed == "q":
                raise Quit
            if typed == "?":
                screen.rule(self.lesson.steps[self.progress.step].rule or "")
            elif typed == "skip":
                self.table.tell_coach(Word.OWN)
                return
            elif typed in words:
                self.table.tell_coach(words[typed])
                self.terminal.told = dict.fromkeys(self.terminal.told, len(self.table.journal))
                return
            else:
                screen.tell(keys, "quiet")

    def draw_once(self) -> None:
        """The table, if the note is about something there and it has changed since it was last drawn."""
        plies, screen = len(self.table.record.plies), self.terminal.screen
        if self.progress.light and plies != self.drawn:
            self.drawn = plies
            screen.write()
            screen.draw(self.lesson.match.game.draw(self.table.state.view(self.lesson.pupil), screen.plain))

    def tell_how_to_go_on(self) -> None:
        command = command_of(self.lesson.match.game, self.lesson.name)
        command += f" --step {self.progress.step + 1} --lang {self.lang}"
        self.terminal.screen.copy_out("resume-how", command=command)
        self.terminal.screen.tell("quit")
