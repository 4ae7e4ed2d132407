"""What keyboard and screen reader find at the table of every game."""

from __future__ import annotations

from functools import partial

import pytest
from browsing import Reader, Seating, Visit
from harness import ServerProcess

from wreckfish.core.registry import game_names

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

FOCUS = "document.activeElement"
ASKED = ".ground #asked.asked"  # it is our turn, and everything before it has been shown
LIVE = """[...document.querySelectorAll("main [aria-live], main [role=log]")].length"""
SAID = """[...document.querySelectorAll("[role=log] p")].map((each) => each.textContent)"""


def open_and_close(reader: Reader, opener: str) -> None:
    """By keyboard: open a sheet, close it, and go on where it was opened."""
    reader.page.locator(opener).first.focus()
    reader.press("Enter")
    reader.page.wait_for_selector("dialog[open]")
    reader.press("Escape")
    reader.page.wait_for_selector("dialog[open]", state="detached")
    assert reader.page.evaluate(f"{FOCUS}.matches({opener!r})"), opener


def test_keys_and_focus_at_every_table(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    for game in game_names():
        Seating(game, ".ground").sit_down(ada, 2, 1, options={"first": 1} if game == "carcass" else {})
        ada.page.wait_for_selector(ASKED)
        ada.press("Tab")
        assert ada.page.evaluate(f"{FOCUS}.id") == "asked", f"{game}: the first Tab goes to the question"
        ada.page.evaluate(f"{FOCUS}.blur()")  # as at the end of the page
        ada.press("Tab")
        assert ada.page.evaluate(f"{FOCUS}.id") != "asked", f"{game}: Tab leads round the whole page"
        assert ada.page.evaluate(LIVE) == 1, f"{game}: one live region"
        assert ada.page.inner_text("#asked") in ada.page.evaluate(SAID)
        for opener in (".bar [aria-label=Menu]", ".bar [aria-label=Settings]", ".bar [aria-label=Rules]", ".head"):
            open_and_close(ada, opener)

        ada.page.locator(".bar [aria-label=Menu]").focus()  # from one sheet to the next
        ada.press("Enter")
        ada.page.locator("dialog nav button", has_text="Settings").focus()
        ada.press("Enter")
        keys = ada.page.locator("dialog .tick", has_text="Single keys").locator("input")
        keys.wait_for()
        assert {"H", "U", "?", "1–9"} < set(ada.page.locator("dialog kbd").all_inner_texts())
        keys.uncheck()
        ada.press("Escape")
        ada.page.wait_for_selector("dialog[open]", state="detached")
        assert ada.page.evaluate(f"{FOCUS}.ariaLabel") == "Menu"

        ada.page.evaluate(f"{FOCUS}.blur()")
        ada.press("?", "1", "h")  # switched off
        assert ada.page.locator("dialog[open], .hint").count() == 0
        assert ada.moves() == []
        ada.page.evaluate("localStorage.setItem('wreckfish', JSON.stringify({speed: 'instant'}))")


def test_number_keys_answer_in_order(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    Seating("dolores", ".ground").sit_down(ada, 2, 1, options={"dealer": 1}, seed="keys")  # the hand is asked first
    ada.page.wait_for_selector(ASKED)
    ada.press("2")
    ada.page.wait_for_selector(".hand[data-shape=fight][aria-pressed=true]")
    ada.press("3")
    ada.page.wait_for_selector(".hand[data-shape=pick][aria-pressed=true]")
    ada.press("l")
    ada.wait_until(lambda: ada.moves() == ["show pick"], "the hand is locked in")
    ada.wait_until(lambda: len(ada.page.evaluate(SAID)) >= 2, "what happened is told after the question")
    assert ada.page.evaluate(SAID)[0].startswith("Your hand")


def has_sent(reader: Reader, verb: str) -> bool:
    return any(move.startswith(verb) for move in reader.moves()[-1:])


def test_number_keys_tap_what_lies_on_the_board(visit: Visit, table_server: ServerProcess) -> None:
    """The die with that number, then a wreck, the answer beside it, and a display in their order."""
    ada = visit(table_server.address)
    ada.come_in("Ada")
    Seating("raiders", ".ground").sit_down(ada, 2, 1, options={"first": 1}, seed="k1")  # the first die asks how
    for on_the_board, done in (("[data-die]", "take "), ("[data-target]", "dive "), ("[data-put]", "place ")):
        ada.page.wait_for_selector(on_the_board)
        piece = ada.page.locator(on_the_board).first
        key = piece.get_attribute("data-key")
        assert key is not None
        ada.press(key)
        if done != "place ":
            ada.page.wait_for_selector(".answers [data-take], .answers .act")
            ada.press("1")
        ada.wait_until(partial(has_sent, ada, done), done)


def test_number_keys_choose_among_cards(visit: Visit, table_server: ServerProcess) -> None:
    """Also among those that Tab passes by, because the arrow keys go through them."""
    ada = visit(table_server.address)
    ada.come_in("Ada")
    Seating("carcass", ".ground").sit_down(ada, 2, 1, seed="cards")
    cards = ada.page.locator(".tray .piece")
    while cards.count() < 2:
        ada.wait_until(lambda: ada.act() or cards.count() > 0, "a question")
        ada.page.wait_for_timeout(60)
    second = cards.nth(1).get_attribute("aria-label")
    before = len(ada.moves())
    ada.press("2")
    ada.wait_until(lambda: len(ada.moves()) > before, f"{second} is chosen")
