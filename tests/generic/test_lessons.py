"""Every lesson there is, of our games and of outside ones: it can be played to its end in every language, a different
answer at any step leads back, and every note points at something that is there.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fluent_files import messages
from wreckfish.core import registry
from wreckfish.core.chance import from_seed
from wreckfish.core.game import Game
from wreckfish.core.record import new_record
from wreckfish.language import LANGUAGES
from wreckfish.table.lesson import (
    Lesson,
    Progress,
    Stage,
    Word,
    find_lesson,
    folder_of,
    lesson_names,
    note_saying,
    speaker_of,
    text_flaws,
)
from wreckfish.table.local_table import LocalTable
from wreckfish.table.position import moves_of
from wreckfish.table.write_lesson import long_notes

WEB = Path(__file__).parents[2] / "web/src/games"
OTHERS = 6  # different answers that are tried at each step

EXAMPLE = Path(__file__).parents[2] / "examples/new-game/src"


def outside() -> Game:
    """A game from another package, as if it were installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(EXAMPLE)
        game: Game = importlib.import_module("jetsam").GAME
    return game


GAMES = {game.name: game for game in (*map(registry.find_game, registry.game_names()), outside())}
ALL = [(name, lesson) for name, game in GAMES.items() for lesson in lesson_names(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), ALL)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def lesson_of(game: str, name: str) -> Lesson:
    return find_lesson(GAMES[game], name)


def seated(lesson: Lesson) -> LocalTable:
    record = new_record(lesson.match, lesson.seed)
    record.bots = {seat: "random" for seat in range(lesson.match.seats) if seat != lesson.pupil}
    return LocalTable(record, from_seed("0" * 32), lesson)


def progress_at(table: LocalTable) -> Progress:
    assert table.position.lesson is not None
    return table.position.lesson


def steps(table: LocalTable) -> Iterator[Progress]:
    """Follow the line to its end; stop wherever the pupil has to read or to answer."""
    while True:
        table.let_script_play()
        progress = progress_at(table)
        yield progress
        if progress.stage is Stage.END:
            return
        if progress.stage is Stage.TELL:
            table.tell_coach(Word.ON)
        else:
            assert progress.stage is Stage.ASK
            table.play(progress.lesson.pupil, progress.lesson.line[progress.at].move)


def test_there_are_lessons() -> None:
    assert {("carcass", "first-game"), ("jetsam", "first-game")} <= set(ALL)


@every_language
@every_lesson
def test_a_lesson_is_taught_to_its_end(game: str, name: str, language: str) -> None:
    lesson = lesson_of(game, name)
    table = seated(lesson)
    say = speaker_of(lesson, language, table.record.players)
    shown = []
    for progress in steps(table):
        words = say.say(note_saying(progress, moves_of(table.position.played)))
        assert words, f"step {progress.step + 1} says nothing"
        shown.append(progress.step)
    assert sorted(set(shown)) == list(range(len(lesson.steps))), "every note is shown"
    assert shown == sorted(shown), "in their order"
    assert len(table.record.plies) == len(lesson.line)


@every_lesson
def test_its_messages_and_rules_exist(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    assert [str(flaw) for flaw in text_flaws(lesson)] == []


@every_lesson
def test_it_has_no_message_that_no_lesson_says(game: str, name: str) -> None:
    folder = folder_of(GAMES[game])
    lesson = lesson_of(game, name)
    said = {lesson.other, f"{name}-title"}
    said |= {code for step in lesson.steps for code in (step.say, *step.others.values())}
    assert {code for code in messages(folder / "en.ftl") if code.startswith(f"{name}-")} == said
    assert messages(folder / "en.ftl").keys() == messages(folder / "de.ftl").keys()


@every_lesson
def test_a_different_answer_is_never_refused_and_leads_back(game: str, name: str) -> None:
    """At every step, some of all other legal answers: the coach has words, and `again` takes the pupil back."""
    lesson = lesson_of(game, name)
    table = seated(lesson)
    tried = 0
    for progress in steps(table):
        if progress.stage is not Stage.ASK:
            continue
        before = table.state.dump()
        others = [move for move in table.state.legal(lesson.pupil) if move not in lesson.accepted[progress.at]]
        for move in others[:: max(1, len(others) // OTHERS)]:
            table.play(lesson.pupil, move)
            strayed = progress_at(table)
            assert strayed.stage is Stage.STRAYED
            assert strayed.scripted is None, "the others wait for the pupil's choice"
            for language in LANGUAGES:
                say = speaker_of(lesson, language, table.record.players)
                assert say.say(note_saying(strayed, moves_of(table.position.played)))
            table.tell_coach(Word.AGAIN)
            assert table.state.dump() == before
            assert progress_at(table) == progress
            tried += 1
    assert tried, f"{game} {name} never lets its pupil choose"


@every_lesson
def test_the_pupil_may_leave_at_every_step_and_take_the_lesson_up_again(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    table = seated(lesson)
    for progress in steps(table):
        if progress.stage is Stage.END:
            continue
        table.tell_coach(Word.OWN)
        assert progress_at(table).stage is Stage.LEFT
        if table.state.owing:
            seat = table.state.to_act()[0]
            table.play(seat, table.state.legal(seat)[0])
        table.tell_coach(Word.AGAIN)
        again = progress_at(table)
        assert (again.at, again.left, again.strayed) == (progress.at, False, None)
        while progress_at(table).step < progress.step:
            table.tell_coach(Word.ON)


@cache
def places(game: str) -> re.Pattern[str]:
    """The names of all places of a game's board: what its components write as `data-spot` or hand on as `spot`."""
    folders = [WEB / game, WEB / "parts"]
    sources = [file.read_text("utf-8") for folder in folders for file in folder.rglob("*.svelte")]
    found = {
        written
        for text in sources
        for written in re.findall(r"""(?:data-spot|spot)=(?:"([^"]+)"|\{[^}`]*`([^`]+)`)|spot = "([^"]+)\"""", text)
        for written in written
        if written
    }
    patterns = [re.sub(r"(?:\\\$)?\\\{.*?\\\}", "[^:]+", re.escape(each)) for each in found]
    return re.compile("|".join(patterns))


@every_lesson
def test_every_note_points_at_something_that_is_there(game: str, name: str) -> None:
    """A move that the rules allow, or a place that the board knows. In the browser its light is looked at, too."""
    lesson = lesson_of(game, name)
    table = seated(lesson)
    for progress in steps(table):
        if progress.stage is Stage.ASK:
            move = lesson.line[progress.at].move
            assert table.state.accepts(lesson.pupil, move)
        for place in lesson.steps[progress.step].light:
            assert places(game).fullmatch(place), f"the board of {game} has no place “{place}”"


@every_lesson
def test_it_is_short(game: str, name: str) -> None:
    """No note over 30 words, 8 to 15 steps, less than six minutes, in every language."""
    assert list(long_notes(lesson_of(game, name))) == []
