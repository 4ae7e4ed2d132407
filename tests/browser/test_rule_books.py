"""The illustrated rule books in a browser: their length, links and accessibility, on paper too, and that their figures
follow the data in force.
"""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import msgspec
import pytest
from browsing import LAPTOP, PHONE, ROOT, Language, Reader, Seating, Visit
from harness import ServerProcess
from playwright.sync_api import Page, Route

from fluent_files import messages
from wreckfish.core.registry import find_game, game_names
from wreckfish.language import LANGUAGES
from wreckfish.server.library import rules_of, texts

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

BOOK = "[data-book]"
MOST_WORDS = 5 * 220  # five minutes for a reader of 220 words a minute
MOST_SIDES = 4  # two sheets of A4

# Links from the book to rules that are not on the page.
DANGLING = """() => [...document.querySelectorAll("[data-ask]")].map((link) => link.dataset.ask)
    .filter((rule) => !document.getElementById(rule))"""

# Pictures whose pieces stick out of their frame. A drawing fills its frame and may be larger.
CUT = """() => [...document.querySelectorAll("[data-book] figure > div")].filter((frame) => {
    const {left, right} = frame.getBoundingClientRect();
    const boxes = [...frame.querySelectorAll("*")].filter((each) => !each.closest("svg, .sr"))
        .map((each) => each.getBoundingClientRect()).filter(({width}) => width);
    return boxes.some((each) => each.left < left - 2 || each.right > right + 2);
}).map((frame) => frame.parentElement.innerText)"""
TABLETS = (720, 820, 1024)


def read(reader: Reader, game: str) -> str:
    """Open a game's book and return its text."""
    reader.reaches(f"/rules/{game}", f"[data-book={game}]")
    reader.page.wait_for_selector("article[data-rule]")
    return reader.page.inner_text(BOOK)


def sides(page: Page) -> int:
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    return len(re.findall(rb"/Type /Page\b(?!s)", paper))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_is_short_complete_and_open_to_everyone(
    visit: Visit, table_server: ServerProcess, language: Language
) -> None:
    reader = visit(table_server.address, language=language, night=language == "de")
    for game in game_names():
        text = read(reader, game)
        words = re.sub(r"\b[A-Z]{2}\d{2,3}\b", "", text).split()
        assert 500 < len(words) <= MOST_WORDS, f"{game}: {len(words)} words"
        texts = messages(ROOT / "web/src/games" / game / "rulebook" / f"{language}.ftl")
        codes = {word for word in re.findall(r"[a-z]+(?:-[a-z]+)+", text) if word in texts}
        assert not codes, f"{game} shows names of texts"
        assert not re.search(r"\{ ?\$|undefined|NaN|\bwreckfish [a-z]", text), game
        assert reader.page.evaluate(DANGLING) == []
        assert reader.page.locator("article[data-rule] .picture").count() > 15
        assert reader.barriers() == []
        if language == "de":  # the longer texts
            assert sides(reader.page) <= MOST_SIDES, game
        reader.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert reader.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, game
        for wide in (*TABLETS, LAPTOP[0]):
            reader.page.set_viewport_size({"width": wide, "height": LAPTOP[1]})
            assert reader.page.evaluate(CUT) == [], f"{game}, {wide} pixels wide"


# By game: changes to the standard data file, and what its book says then.
CHANGED = {
    "carcass": (
        {"anchor  = [2, 3, 4, 5, 6, 7]": "anchor  = [1, 3, 4, 5, 6, 8]", "map_choice   = 3": "map_choice   = 4"},
        ["from 1 to 8", "Draw 4 cards"],
    ),
    "raiders": (
        {"vault = [3, 4, 5, 6]": "vault = [2, 7, 8]", "pays   = 3": "pays   = 4"},
        ["4 + 2 = 6", "pays 4 for each set"],
    ),
    "wrecked": (
        {
            "threat = 18": "threat = 21",
            "slain = 3": "slain = 5",
            "whale_coins = 3": "whale_coins = 2",
            "S = 60": "S = 55",
        },
        ["21 at first", "5 for slaying", "a whale has 2", "55 mm"],
    ),
}


def changed_data(game: str, changes: dict[str, str], folder: Path) -> Path:
    """A copy of the standard data file with some numbers changed."""
    text = (find_game(game).text.with_name("data") / "standard.toml").read_text("utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / f"{game}.toml"
    file.write_text(text, "utf-8")
    return file


def kept(parts: object, _path: Path | None) -> object:
    return parts


def answer(body: bytes | str, route: Route) -> None:
    route.fulfill(body=body)


def test_the_figures_of_a_book_are_those_of_the_data_in_force(
    visit: Visit, table_server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page asks the server for them: here it gets what the server says of a changed data file."""
    reader = visit(table_server.address)
    for game, (changes, told) in CHANGED.items():
        before = read(reader, game)
        assert not [words for words in told if words in before]
        found = find_game(game)
        parts = found.load(changed_data(game, changes, tmp_path))
        monkeypatch.setattr(found, "load", partial(kept, parts))
        rules = msgspec.json.encode(rules_of.__wrapped__(found, "en"))
        answers: dict[str, bytes | str] = {"rules": rules, "texts/en": texts("en", game)}
        for path, body in answers.items():
            reader.page.route(f"**/api/{path}/{game}*", partial(answer, body))
        after = read(reader, game)
        assert [words for words in told if words not in after] == []


def test_a_table_shows_the_book_of_its_own_game_and_a_link_leads_to_the_rule(
    visit: Visit, table_server: ServerProcess
) -> None:
    reader = visit(table_server.address)
    reader.come_in("Ada")
    Seating("dolores", ".board").sit_down(reader, seats=2, bots=1, options={"messages": "dawn-only"})
    reader.click("button:has-text('Rules')")
    book = reader.page.wait_for_selector(f"dialog {BOOK}")
    assert book is not None
    assert "In the simple game Dawn is the only message." in book.inner_text()
    assert "Wager" not in book.inner_text()
    reader.click("dialog [data-ask=DO13]")
    reader.page.wait_for_selector("dialog article.here[data-rule=DO13]")
    reader.click("dialog button:has-text('illustrated')")
    reader.page.wait_for_selector(f"dialog {BOOK}")
