"""Scores as they are shown: every part has its points, in every language, and the parts add up to the total."""

from __future__ import annotations

import re

import pytest

from core.toy import TOY
from generic.play import finished
from generic.tables import Table, few, find, games
from wreckfish.cli.screen import Screen
from wreckfish.cli.story import tell_outcome
from wreckfish.language import LANGUAGES

NUMBER = re.compile(r"[−-]?\d+")
ONE = {"en": "one", "de": "ein"}
played = [table for name in games() if name != TOY.name for table in few(name)]  # the toy has no words


def numbers_in(text: str, language: str) -> set[int]:
    """The numbers that a text tells, a single thing by its word too."""
    found = {int(number.replace("−", "-")) for number in NUMBER.findall(text)}
    return found | ({1} if re.search(rf"\b{ONE[language]}", text, re.IGNORECASE) else set())


@pytest.mark.parametrize("table", played, ids=str)
def test_the_parts_of_a_score_are_shown_with_their_points_and_add_up(
    table: Table, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100000")  # a line for each player
    game = find(table.game)
    outcome = finished(table).outcome()
    assert outcome is not None
    for language in LANGUAGES:
        screen = Screen(language, game, parts=table.match().parts)
        tell_outcome(screen, outcome)
        lines = capsys.readouterr().out
        for score in outcome.scores:
            total = screen.plain.text("points", points=score.points)
            assert score.points in numbers_in(total, language)
            assert total in lines
            assert sum(part.points for part in score.parts) == score.points
            for part in score.parts:
                words = screen.plain.say(part)
                assert words in lines
                if part.points:  # what does not score may say so in its own way
                    told = numbers_in(words, language)
                    assert part.points in told, f"{table.game}: “{words}” does not say that it is worth {part.points}"
