"""`wreckfish learn`: a lesson at the terminal, from the first note to a game of one's own."""

from __future__ import annotations

import io
import sys
from typing import Protocol

import pytest

from wreckfish.cli.main import main
from wreckfish.core.registry import find_game, game_names
from wreckfish.language import LANGUAGES
from wreckfish.table.lesson import find_lesson, lesson_names

LESSONS = [(game, name) for game in game_names() for name in lesson_names(find_game(game))]


class Learn(Protocol):
    def __call__(self, typed: str, *words: str, code: int = 0) -> str:
        """Learn with these words on the command line, typing this; all that was written."""


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Learn:
    def run(typed: str, *words: str, code: int = 0) -> str:
        monkeypatch.setenv("COLUMNS", "200")
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(["learn", *words]) == code
        captured = capsys.readouterr()
        return captured.out + captured.err

    return run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_followed_to_its_end_by_typing_what_the_coach_names(
    game: str, name: str, language: str, learn: Learn
) -> None:
    """Enter for a note, the move itself where one is asked for; at the end, stop."""
    lesson = find_lesson(find_game(game), name)
    typed = []
    for part in lesson.parts:
        own = [lesson.match.codec.text(ply.move) for ply in part if ply.seat == lesson.pupil]
        typed += own if part and part[0].seat == lesson.pupil else ["", *own]
    typed[-1] = "q"
    out = learn("\n".join(typed) + "\n", game, name, "--lang", language)
    steps = len(lesson.steps)
    step = "Schritt {} von {}" if language == "de" else "Step {} of {}"
    assert [number for number in range(1, steps + 1) if step.format(number, steps) not in out] == []
    assert f"--step {steps}" in out


def test_a_different_answer_is_answered_and_taken_back(learn: Learn) -> None:
    out = learn("\n1\n2\nt\n1\nq\n", "carcass", "--lang", "en")
    assert "You kept the Chest: 3 points" in out
    assert out.count("A second Chest would be an incident") == 2
    assert "The Map finds three cards" in out
    assert "wreckfish learn carcass --step 4 --lang en" in out


def test_a_note_about_the_table_shows_it_once(learn: Learn) -> None:
    """What the page lights is seen here, too: before the first note, and not again for every note of one position."""
    first = learn("q\n", "dolores", "--lang", "en")
    assert first.index("Tableware 3") < first.index("Step 1 of 14")
    assert learn("\n\n\nq\n", "dolores", "--step", "11", "--lang", "en").count("Deck ") == 1


def test_a_lesson_goes_on_at_a_step(learn: Learn) -> None:
    out = learn("q\n", "carcass", "--step", "11", "--lang", "en")
    assert "A second Anchor: an incident!" in out
    assert "Step 10" not in out


def test_a_pupil_may_go_their_own_way_or_skip(learn: Learn) -> None:
    own = learn("\n1\n2\no\nq\nn\n", "carcass", "--lang", "en")
    assert "The lesson ends here." in own
    assert "Save the game before you leave?" in own
    assert "The lesson ends here." in learn("skip\nq\nn\n", "carcass", "--lang", "en")
    assert "Hier endet die Lektion." in learn("\nskip\nq\nn\n", "carcass", "--lang", "de")


def test_a_question_mark_explains_the_rule_behind_a_note(learn: Learn) -> None:
    assert "CC22 Score" in learn("?\nq\n", "carcass", "--lang", "en")


def test_lessons_are_listed(learn: Learn) -> None:
    assert "Captain Carcass, First game: wreckfish learn carcass" in learn("", "--lang", "en")


def test_what_is_not_there_gets_a_sentence(learn: Learn) -> None:
    assert "has no lesson “last”" in learn("", "carcass", "last", code=2)
    assert "There is no step 99" in learn("", "carcass", "--step", "99", "--lang", "en", code=2)
    assert "There is no game" in learn("", "chess", "--lang", "en", code=2)
