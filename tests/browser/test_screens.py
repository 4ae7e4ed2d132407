"""Whole games at large tables by clicking, every question on screens of every size, as screens.py says.

Each new kind of question is looked at on all sizes, a third of the others on one size in turn. `WRECKFISH_SCREENS=all`:
all of them on all sizes, and Wreck Raiders alone, in minutes.
"""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
from browsing import Language, Reader, Visit
from harness import ServerProcess
from screens import GAMES, PUT_ON, SIZES, TAKE_OFF, WORKING, Fault, Question, Screen, answer, questions, sit_down

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, new_record, write
from wreckfish.core.seeds import seed_from
from wreckfish.language import LANGUAGES

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
    ada = visit(table_server.address, language=GAMES[game].language, size=WORKING)
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_players_say_lies_over_nothing(
    visit: Visit, table_server: ServerProcess, seats: int, language: Language
) -> None:
    """The last player deals to Ada, and both say all they can; after the contest, the plates tell of kept words."""
    ada, otto = visit(table_server.address, language=language, size=WORKING), visit(table_server.address)
    ada.come_in("Ada")
    otto.come_in("Otto")
    options = {"messages": "dawn-only", "dealer": seats}
    table = ada.post("/tables", game="dolores", seats=seats, open=True, seed="said", options=options)["id"]
    ada.post(f"/tables/{table}/sit", seat=0)
    otto.post(f"/tables/{table}/sit", seat=seats - 1)
    for seat in range(1, seats - 1):
        ada.post(f"/tables/{table}/bot", seat=seat, bot="greedy")
    ada.post(f"/tables/{table}/start")
    for reader, seat in ((ada, 0), (otto, seats - 1)):
        for words in ("promise pick", "deal peace pick", "vow"):
            reader.post(f"/tables/{table}/move", seat=seat, move=words)
    ada.reaches(f"/table/{table}", "#asked.asked")
    ada.wait_until(lambda: ada.page.locator(".said").count() == 2, "what both have said")
    screen = Screen(ada)
    found = screen.faults(Question(0, "words", "", True), SIZES)
    for reader, seat, hand in ((ada, 0, "peace"), (otto, seats - 1, "fight")):
        reader.post(f"/tables/{table}/move", seat=seat, move=f"show {hand}")
    ada.wait_until(lambda: not ada.page.locator(".said").count(), "the next contest")
    ada.page.wait_for_selector("#asked.asked")
    found += screen.faults(Question(1, "words kept", "", True), SIZES)
    assert not found, "\n".join(map(str, found))


def among_three_holds(least: int, most: int) -> str:
    """A record of Captain Carcass in which the first seat must choose among cards of all three opponents."""
    match = make_match("carcass", 4)
    for number in range(200):
        luck = from_seed(seed_from(f"holds {number}"))
        record = new_record(match, seed_from(f"three holds {number}"))
        state: Any = record.start()
        while state.owing:
            seat = state.to_act()[0]
            offered = {match.codec.text(each): each for each in state.legal(seat)}
            cards = {text.split()[1] for text in offered if text.split()[0] in ("knife", "harpoon")}
            holds = [each.hold for each in state.view(None).seats]
            if seat == 0 and least <= len(cards) <= most and all(cards & set(hold) for hold in holds[1:]):
                return write(record)
            text = "surface" if "surface" in offered else next(iter(offered))
            move = offered[text] if luck.below(3) else [*offered.values()][luck.below(len(offered))]
            state.play(seat, move)
            record.plies.append(Ply(seat, move))
    raise AssertionError("none of these deals has such a choice")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("least", "most"), [(3, 4), (5, 8), (12, 30)])
def test_a_choice_among_three_holds_is_on_every_screen(
    visit: Visit, table_server: ServerProcess, least: int, most: int, language: Language
) -> None:
    ada, otto = visit(table_server.address, language=language, size=WORKING), visit(table_server.address)
    ada.come_in("Ada")
    otto.come_in("Otto")
    position = among_three_holds(least, most)
    table = ada.post("/tables", game="carcass", seats=4, open=True, position=position)["id"]
    ada.post(f"/tables/{table}/sit", seat=0)
    otto.post(f"/tables/{table}/sit", seat=1)
    for seat in (2, 3):
        ada.post(f"/tables/{table}/bot", seat=seat, bot="greedy")
    ada.post(f"/tables/{table}/start")
    ada.reaches(f"/table/{table}", "#asked.asked")
    found = Screen(ada).faults(Question(0, "cards", "", True), SIZES)
    assert not found, "\n".join(map(str, found))


def test_the_look_finds_what_is_moved_out_on_purpose(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, size=WORKING)
    ada.come_in("Ada")
    sit_down(ada, "carcass", seed="screens", options={})
    screen = Screen(ada)
    answer(ada, 0)
    question = Question(0, "", "", True)
    assert not screen.faults(question, [WORKING])
    for what, (css, fault) in SPOILT.items():
        ada.page.evaluate(PUT_ON, css)
        assert fault in {each.what for each in screen.faults(question, [WORKING])}, what
        ada.page.evaluate(TAKE_OFF)
    assert not screen.faults(question, [WORKING])
