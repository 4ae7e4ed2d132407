"""Every question of whole games on every size of the screen, as screens.py says.

`WRECKFISH_SCREENS=some`: all sizes at each question of a new kind, two in turn at the others; `all`: everything, in
minutes. Without it the games are left out: boards still have faults on small screens, which screens.py lists.
"""

from __future__ import annotations

import os

import pytest
from browsing import Visit
from harness import ServerProcess
from screens import GAMES, PUT_ON, SIZES, TAKE_OFF, WORKING, Fault, Question, Screen, answer, questions, sit_down

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

LOOK = os.environ.get("WRECKFISH_SCREENS", "")
EVERYTHING = LOOK == "all"
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


@pytest.mark.skipif(not LOOK, reason="boards have known faults on small screens: set WRECKFISH_SCREENS to look at them")
@pytest.mark.parametrize("game", GAMES)
def test_every_question_on_every_screen(visit: Visit, table_server: ServerProcess, game: str) -> None:
    ada = visit(table_server.address, size=WORKING, drawn=True)
    ada.come_in("Ada")
    sit_down(ada, game)
    screen = Screen(ada)
    found: list[Fault] = []
    for question in questions(ada):
        turn = 2 * question.number % len(SIZES)
        found += screen.faults(question, SIZES if EVERYTHING or question.new else (SIZES * 2)[turn : turn + 2])
    assert not found, "\n".join(map(str, found))


def test_the_look_finds_what_is_moved_out_on_purpose(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, size=WORKING, drawn=True)
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
