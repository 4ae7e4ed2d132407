"""A hint in words: a chance only where there is an opponent, the first move never worse than the second, and a mix
that says that it is one.
"""

from __future__ import annotations

import pytest

from wreckfish.bots.advice import Advice, Hint
from wreckfish.language import LANGUAGES
from wreckfish.server.errors import speaker
from wreckfish.server.tables.hint_words import reckoned

MIX = "“Peace” 70 %, “Fight” 30 % of the time"
NAMES = ["Peace", "Fight", "First Pick"]


def hint(outlook: list[float], *moves: tuple[float | None, float], mixed: bool = False) -> Hint:
    return Hint(outlook, mixed, "", [Advice(n, figure, share, None) for n, (figure, share) in enumerate(moves)])


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (hint([], (None, 1.0)), "It is the only move."),
        (hint([0.4, 0.6], (0.6, 0.9), (0.55, 0.1)), "About 60 % to win; with “Fight” it is 55 %."),
        (hint([0.4, 0.6], (0.601, 0.9), (0.598, 0.1)), "About 60 % to win, as with “Fight”."),
        (hint([0.4, 0.6], (0.6, 0.99), (None, 0.01)), "About 60 % to win."),
        (
            hint([0.48, 0.52], (None, 0.7), (None, 0.3), (None, 0.0), mixed=True),
            f"The choice is secret, so mix at random: {MIX}. About 52 % to win.",
        ),
        (hint([97.6], (97.6, 0.6), (91.2, 0.4)), "About 98 points in the end; with “Fight” about 91."),
        (hint([97.6], (97.6, 0.6), (97.5, 0.4)), "About 98 points in the end, as with “Fight”."),
        (hint([1.2], (1.2, 0.6), (None, 0.4)), "About 1 point in the end."),
    ],
)
def test_a_hint_says_what_was_reckoned(told: Hint, words: str) -> None:
    seat = len(told.outlook) - 1
    assert reckoned(told, seat, NAMES[: len(told.advices)], speaker("en", "dolores")) == words
    for language in LANGUAGES:
        said = reckoned(told, seat, NAMES[: len(told.advices)], speaker(language, "dolores"))
        assert ("%" in said) == (bool(told.outlook[1:])), "in a solo game there is no opponent"
