"""Learning by playing, in a real browser: a card explains a later rule once and covers nothing that is needed, the
table says what wins, and every game's own buttons are in sight on the home page.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import LAPTOP, Language, Reader, Visit
from harness import ServerProcess
from playwright.sync_api import Route

from wreckfish.core.registry import find_game
from wreckfish.table.moments import speaker_of

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

PHONE = (390, 844)
OPTIONS = {"variant": "thieves-reef", "divers": ["miser", "navigator"], "first": 1}

# How much of what is needed the card hides, in square pixels, and whether the first answer is in sight.
HIDDEN = """() => {
    const card = document.querySelector(".moment").getBoundingClientRect();
    const shared = (box) => Math.max(0, Math.min(card.right, box.right) - Math.max(card.left, box.left))
        * Math.max(0, Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top));
    const seen = (box) => box.width > 0 && box.bottom <= card.top + 1 || box.right <= card.left + 1;
    const main = document.querySelector("main").getBoundingClientRect();
    const needed = [...document.querySelectorAll("#asked, .answers, .prompt, .other, .own")]
        .map((each) => each.getBoundingClientRect());
    return {
        board: shared(main), needed: needed.length,
        answer: seen(document.querySelector(".answers button").getBoundingClientRect()),
        wide: document.documentElement.scrollWidth - innerWidth,
    };
}"""

# Nothing was seen, and moments are turned off.
FORGET = """() => localStorage.setItem("wreckfish",
    JSON.stringify({...JSON.parse(localStorage.wreckfish), seen: [], moments: false}))"""


def card(reader: Reader) -> str | None:
    return next(iter(reader.page.locator(".moment p").all_inner_texts()), None)


def shows(reader: Reader, moment: str, language: Language = "en") -> None:
    wanted = speaker_of(find_game("carcass"), language).text(f"moment-{moment}")
    reader.wait_until(lambda: card(reader) == wanted, f"the moment {moment}")


def settle(reader: Reader) -> dict[str, Any]:
    kept: dict[str, Any] = reader.page.evaluate("JSON.parse(localStorage.getItem('wreckfish'))")
    return kept


@pytest.mark.parametrize(("size", "language", "night"), [(LAPTOP, "en", False), (PHONE, "de", True)])
def test_a_moment_is_shown_once_covers_nothing_and_can_be_turned_off(
    visit: Visit, table_server: ServerProcess, size: tuple[int, int], language: Language, night: bool
) -> None:
    ada = visit(table_server.address, size=size, language=language, night=night)
    ada.come_in("Ada")
    table = ada.set_table(bots=1, options=OPTIONS)
    ada.reaches(f"/table/{table}", ".answers .act")
    if size == PHONE:
        assert card(ada) is None, "first the aim, then moments: a phone has no room for both"
        ada.click(".aim .tool")
    shows(ada, "variant-thieves-reef", language)
    hides = ada.page.evaluate(HIDDEN)
    assert hides["needed"]
    assert (hides["board"], hides["answer"], hides["wide"]) == (0, True, 0)
    assert not ada.barriers()
    assert card(ada) in ada.page.locator("[role=log] p").all_text_contents()  # screen readers hear it
    assert ada.page.evaluate("!document.activeElement.closest('.moment')"), "it takes no focus"

    ada.press("Escape")
    shows(ada, "divers", language)
    ada.page.locator(".ring").wait_for()
    ada.click(".moment .btn")
    shows(ada, "diver-miser", language)
    ada.click(".answers .act")  # a move closes it
    ada.wait_until(lambda: card(ada) != speaker_of(find_game("carcass"), language).text("moment-diver-miser"), "a move")

    seen = {each for each in settle(ada)["seen"] if each.startswith("carcass:")}
    assert seen >= {"carcass:variant-thieves-reef", "carcass:divers", "carcass:diver-miser"}
    again = ada.set_table(bots=1, options=OPTIONS)
    ada.reaches(f"/table/{again}", ".answers .act")
    ada.page.wait_for_timeout(600)
    assert card(ada) is None, "once per person"

    ada.page.evaluate(FORGET)
    ada.reaches(f"/table/{again}", ".answers .act")
    ada.page.wait_for_timeout(600)
    assert not ada.page.locator(".moment").count(), "turned off"


def test_the_table_says_what_wins_offers_the_lesson_once_and_no_lesson_has_moments(
    visit: Visit, table_server: ServerProcess
) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    table = ada.set_table(bots=1, options={"variant": "below-the-waves", "first": 1})
    ada.reaches(f"/table/{table}", ".aim .go")
    limit = find_game("carcass").figures(find_game("carcass").load(None))["below-the-waves-limit"]
    assert f"below {limit} wins" in ada.page.inner_text(".aim p")
    ada.click(".aim button:has-text('Rule book')")
    ada.page.wait_for_selector("dialog[open]")
    ada.press("Escape")
    ada.reaches(f"/table/{table}", ".aim")
    ada.page.wait_for_timeout(300)
    assert not ada.page.locator(".aim .go").count(), "the lesson is offered once"
    ada.click(".answers .act")
    ada.page.wait_for_selector(".aim", state="detached")

    bo = visit(table_server.address)
    bo.come_in("Bo")
    bo.reaches(f"/table/{bo.set_table(bots=1, options={'first': 1})}", ".aim .go")
    bo.click(".aim .go")
    bo.page.wait_for_selector(".coach")
    assert not bo.barriers()
    assert not bo.page.locator(".moment, .aim").count()


def test_a_lesson_is_not_offered_after_the_first_move(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    table = ada.set_table(bots=1, options={"first": 1})
    held: list[Route] = []  # the answer with the lessons is slow
    ada.page.route(re.compile("/api/games[?]"), lambda route: held.append(route))
    ada.reaches(f"/table/{table}", ".aim")
    ada.wait_until(lambda: bool(held), "the lessons are asked for")
    ada.click(".answers .act")
    ada.page.wait_for_selector(".aim", state="detached")
    with ada.page.expect_response(re.compile("/api/games[?]")):
        held[0].continue_()
    ada.page.wait_for_timeout(200)
    assert "offer:carcass" not in settle(ada)["seen"], "it has not been seen"


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), PHONE], ids=["laptop", "small-laptop", "phone"])
def test_every_game_can_be_learned_and_played_without_scrolling(
    visit: Visit, table_server: ServerProcess, size: tuple[int, int]
) -> None:
    host = visit(table_server.address)
    host.come_in("Host")
    host.set_table(bots=1, start=False)
    ada = visit(table_server.address, size=size, language="de")
    ada.reaches("/", "article .learn")
    ada.page.wait_for_selector("main a[href^='/table/']")  # open tables of others do not push the games down
    names = [each.split("\n")[0] for each in ada.page.locator("article h2").all_inner_texts()]
    assert names == ["Captain Carcass", "Dolores", "Wreck Raiders", "Get Wrecked"], "the easiest first"
    bottoms = ada.page.locator("article .play, article .learn").evaluate_all(
        "(buttons) => buttons.map((each) => each.getBoundingClientRect().bottom)"
    )
    assert len(bottoms) == 8
    assert max(bottoms) < size[1]
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
