"""Whole games at large tables by clicking, every question on screens of every size, as screens.py says.

Each new kind of question is looked at on all sizes, a third of the others on one size in turn. `WRECKFISH_SCREENS=all`:
all of them on all sizes, and Wreck Raiders alone, in minutes.
"""

from __future__ import annotations

import os
import re

import pytest
from browsing import Reader, Visit
from harness import ServerProcess
from screens import GAMES, PUT_ON, SIZES, TAKE_OFF, WORKING, Fault, Question, Screen, answer, questions, sit_down

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

EVERYTHING = os.environ.get("WRECKFISH_SCREENS") == "all"
SPOILT = {
    "a question off the screen": ("#asked { position: fixed; top: -300px }", "question"),
    "a question under something": (
        ".ask::after { content: ''; position: fixed; inset: 0; background: #000 }",
        "question",
    ),
    "a question that is not there": ("#asked { display: none }", "question"),
    "a confirm button below the screen": (".act { translate: 0 900px }", "confirm"),
    "a confirm button half off the screen": (".act { position: fixed; left: -20px; top: 200px }", "confirm"),
    "a confirm button under a clear layer that paints": (
        "main::after { content: ''; position: fixed; inset: 0; background: #000; pointer-events: none; z-index: 9 }",
        "confirm",
    ),
    "a name that ends in dots": (
        ".plate .name { display: block !important; width: 12px !important; overflow: hidden; text-overflow: ellipsis }",
        "text",
    ),
}


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *((game, None) for game in GAMES if game != "raiders"),
        ("raiders", 5),
        *([("raiders", 1)] if EVERYTHING else []),
    ],
)
def test_every_question_of_a_whole_game_on_every_screen(
    visit: Visit, table_server: ServerProcess, game: str, seats: int | None
) -> None:
    ada = visit(table_server.address, size=WORKING)
    ada.come_in("Ada")
    sit_down(ada, game, seats)
    screen = Screen(ada)
    found: list[Fault] = []
    for question in questions(ada):
        if EVERYTHING or question.new:
            found += screen.faults(question, SIZES)
        elif question.number % 3 == 0:
            turn = question.number // 3 % len(SIZES)
            found += screen.faults(question, SIZES[turn : turn + 1])
    assert not found, "\n".join(map(str, found))
    check_the_end(ada, game, seats or GAMES[game].seats)


def check_the_end(ada: Reader, game: str, seats: int) -> None:
    """Everyone has a result, nothing was refused, and the score track and the log agree with what was played."""
    result = ada.result()
    assert len(result) == seats
    assert ada.refusals() == []
    ada.press("Escape")
    if game in ("raiders", "wrecked"):
        lanes = ada.page.locator("section.count .lane .total").all_inner_texts()  # crabs or ships match the result
        assert [each.split()[-1] for each in lanes] == [points for _, _, points in sorted(result)]
    told = ada.page.locator("#panel ol").inner_text()
    assert told
    assert not re.search(r"\d{2,4}, ?\d{2,4}", told), "places have names in the log"


def test_the_look_finds_what_is_moved_out_on_purpose(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, size=WORKING)
    ada.come_in("Ada")
    sit_down(ada, "carcass")
    screen = Screen(ada)
    answer(ada, 0)
    question = Question(0, "", "", True)
    assert not screen.faults(question, [WORKING])
    for what, (css, fault) in SPOILT.items():
        ada.page.evaluate(PUT_ON, css)
        assert fault in {each.what for each in screen.faults(question, [WORKING])}, what
        ada.page.evaluate(TAKE_OFF)
    assert not screen.faults(question, [WORKING])
