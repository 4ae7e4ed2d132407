"""Scores as they are shown: every part has its points, in every language, the parts add up to the total, and a
tie-break is told of the player whom it put ahead.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from core.toy import TOY
from generic.play import finished
from generic.tables import Table, few, find, games
from wreckfish.cli.screen import Screen
from wreckfish.cli.story import tell_outcome
from wreckfish.core.values import Outcome, Score, rank
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


# ---- Ties ---------------------------------------------------------------------------------------------------------

POINTS = 40


def tied(reason: str, breaks: int) -> Iterator[Outcome]:
    """Three players with equal points, or two of them, and every way in which the tie-breaks may fall."""
    for last, values in product((POINTS, POINTS - 1), product(product((3, 7), repeat=breaks), repeat=3)):
        points = (POINTS, POINTS, last)
        places = rank(list(zip(points, values, strict=True)))
        yield Outcome(reason, tuple(Score(points[seat], places[seat], (), values[seat]) for seat in range(3)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in games() if name != TOY.name])
def test_a_tie_break_is_told_of_whom_it_put_ahead_and_of_nobody_else(
    name: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")  # a line for each player
    end = finished(few(name)[-1]).outcome()
    assert end is not None
    breaks = len(end.scores[0].ties)
    screen = Screen(language, find(name), ["Ada", "Bo", "Cy"])
    told = {
        (number, more, less): screen.plain.text(f"tie-break-{number + 1}", value=more, other=less)
        for number in range(breaks)
        for more, less in product((3, 7), repeat=2)
    }
    for outcome in tied(end.reason, breaks):
        tell_outcome(screen, outcome)
        lines = capsys.readouterr().out.splitlines()
        winners = [screen.plain.player(seat) for seat in outcome.winners]
        assert lines[-1] == screen.plain.text("winner", players=screen.plain.listing(winners), count=len(winners))
        ahead = {
            one
            for pair in combinations(range(3), 2)
            for one, other in (pair, pair[::-1])
            if outcome.scores[one].points == outcome.scores[other].points
            and outcome.scores[one].place < outcome.scores[other].place
        }
        for seat, player in enumerate(screen.plain.players):
            line = next(line for line in lines if re.match(rf"\d+\. +{player}\b", line))
            found = [broken for broken, words in told.items() if words in line]
            assert len(found) == (seat in ahead), f"{line!r} in {outcome.scores}"
            for number, more, less in found:
                mine = outcome.scores[seat]
                beaten = [score for score in outcome.scores if score.points == mine.points and score.place > mine.place]
                assert more > less
                assert (*mine.ties[:number], less) in [score.ties[: number + 1] for score in beaten]
                assert mine.ties[number] == more
