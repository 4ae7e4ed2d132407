"""The pages in a real browser, with a real server: people play by clicking, on a phone and on a laptop."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from browsing import LAPTOP, PHONE, Reader, Visit, all_over, check_scripts, play_on
from harness import ServerProcess
from playwright.sync_api import Browser

from wreckfish.core.registry import game_names
from wreckfish.games.carcass import GAME
from wreckfish.server.errors import speaker

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

# Chromium's own words in the console when a server is gone: for requests, and for the service worker's script.
GONE = re.compile("ERR_CONNECTION_REFUSED|unknown error occurred when fetching the script")


def record_of(address: str, table: str, folder: Path) -> str:
    """The record of a finished game, checked with `wreckfish verify`."""
    text = httpx.get(f"{address}/api/tables/{table}/record", timeout=60).text
    file = folder / "game.txt"
    file.write_text(text)
    done = subprocess.run([sys.executable, "-m", "wreckfish", "verify", str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return text


def moves_by_hand(record: str, seats: int) -> int:
    """The number of moves made by the first `seats` seats."""
    lines = [line.partition(":") for line in record.splitlines() if line[:1].isdigit()]
    return sum(len(moves.partition("#")[0].split(",")) for seat, _, moves in lines if int(seat) <= seats)


def sit_down_together(ada: Reader, otto: Reader) -> str:
    """Ada opens a table for three, Otto joins by its address, a bot takes the last seat: all by clicking."""
    ada.reaches("/", "article .btn.go")
    ada.click(".join a[href='/new']")
    ada.page.wait_for_selector("#option-divers")
    ada.page.select_option("#option-divers", "dealt")
    ada.click("form .btn.go")
    ada.page.wait_for_selector(".chair")
    table = ada.page.url.rpartition("/")[2]
    otto.reaches(f"/table/{table}", ".chair .btn.go")
    otto.click(".chair .btn.go")
    ada.page.wait_for_selector(".chair:nth-child(2):not(.empty)")
    ada.click(".chair.empty .btn:not(.go)")
    ada.page.wait_for_selector(".hall .btn.go.big:enabled")
    ada.click(".hall .btn.go.big")
    for reader in (ada, otto):
        reader.page.wait_for_selector(".board .deck")
    return table


def in_mid_turn(reader: Reader) -> bool:
    """Whether there are cards and the reader may dive on or surface."""
    now = reader.asked()
    drone = reader.page.locator(".answers .peek").count()  # it asks whether to place or leave its card
    return bool(now["trail"] >= 1 and now["acts"] == 2 and not drone)


def stands(reader: Reader, before: dict[str, Any]) -> bool:
    return reader.table() == before


def test_two_people_and_a_bot_through_a_reload_and_a_crash(
    browser: Browser, visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    ada = visit(server.address, language="en", size=LAPTOP)
    otto = visit(server.address, language="de", size=PHONE)
    both = [ada, otto]
    table = sit_down_together(ada, otto)
    assert [reader.page.evaluate("document.documentElement.lang") for reader in both] == ["en", "de"]

    play_on(both, lambda: in_mid_turn(otto))
    assert "Weitertauchen" in otto.page.inner_text(".answers")
    before = otto.table()
    ada.wait_until(lambda: ada.table() == before, "the same table before both")
    otto.page.reload()
    otto.page.wait_for_selector(".answers .act")
    assert otto.table() == before

    otto.wait_until(otto.act, "the turn goes on after the reload")
    play_on(both, lambda: in_mid_turn(ada) and int(ada.table()["deck"]) < 35)
    before = ada.table()
    server.kill()
    for reader in both:
        reader.page.wait_for_selector(".banner[role=alert]")
    server.start()
    for reader in both:
        reader.page.wait_for_selector(".banner[role=alert]", state="detached")
        reader.wait_until(partial(stands, reader, before), "the same table as before")

    play_on(both, lambda: in_mid_turn(ada) and int(ada.table()["deck"]) < 28)
    server.kill()
    ada.page.wait_for_selector(".banner[role=alert]")
    assert ada.act()  # a move while the server is down: it is played once when the server is back
    server.start()
    play_on(both, all_over(both))

    assert ada.result() == otto.result()
    assert len(ada.result()) == 3
    sent = {each["key"] for reader in both for each in reader.said if each["do"] == "move"}
    assert moves_by_hand(record_of(server.address, table, tmp_path), seats=2) == len(sent)
    for reader in both:
        reader.complaints = [each for each in reader.complaints if not GONE.search(each)]
        reader.click("dialog details:has(.btn) summary")
        reader.click("dialog details .btn")
        reader.page.wait_for_selector("dialog details .ok")
        assert not reader.page.locator("dialog details .bad").count()

    sockets = len(ada.said)
    ada.click("dialog .btn.go.big")  # the rematch: the same people, over the same socket
    ada.page.wait_for_selector(".chair")
    assert [each["do"] for each in ada.said[sockets:]][:2] == ["rematch", "follow"]


def test_home_to_a_running_game_with_two_clicks(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.reaches("/", "article .btn.go")
    ada.click("article .btn.go")
    ada.page.wait_for_selector(".answers .act")
    ada.click(".answers .act")
    ada.page.wait_for_selector(".trail li")
    assert ada.clicks == 2


def test_about_credits_every_game(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, language="de")
    ada.reaches("/about", "main li")
    told = ada.page.locator("main li").all_inner_texts()
    titles = [speaker("de", game).text("title") for game in game_names()]
    assert sorted(title for title in titles for line in told if title in line) == sorted(titles)
    assert len(told) == len(titles)


def test_the_game_aid_shows_the_numbers_of_the_data_in_force(visit: Visit, table_server: ServerProcess) -> None:
    otto = visit(table_server.address, language="de", size=PHONE)
    otto.come_in("Otto")
    options = {"divers": ["sonar-operator", "squid-tamer"], "variant": "below-the-waves", "first": 1}
    otto.reaches(f"/table/{otto.set_table(bots=1, options=options)}", ".answers .act")
    otto.page.get_by_label("Spielhilfe").click()
    aid = otto.page.inner_text("dialog")
    figures = GAME.figures(GAME.load(None))
    assert f"Zieh {figures['map-choice']} Karten aus dem Seemannsgrab" in aid
    assert f"sieht die nächsten {figures['sonar-operator-sight']} Karten" in aid
    assert f"verlangen {figures['squid-tamer-demand']} Karten statt {figures['squid-demand']}" in aid
    assert f"unter {figures['below-the-waves-limit']} gewinnt" in aid


def test_a_whole_game_with_the_keyboard(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.reaches("/", "article .btn.go")
    ada.tab_to("article summary")
    ada.press("Enter")
    ada.tab_to("article input[name=seats-carcass]")
    while ada.page.evaluate("document.activeElement.value") != "2":
        ada.press("ArrowLeft")
    ada.tab_to("article .btn.go")
    ada.press("Enter")
    ada.page.wait_for_selector(".answers .act")

    def over() -> bool:
        now = ada.asked()
        if now["menu"]:
            ada.tab_to(".tray .menu button")
            ada.press("Enter")
        elif now["pieces"]:
            ada.tab_to(".tray .piece")
            ada.press("ArrowRight", "Enter")
        elif now["acts"]:
            ada.press("s" if now["acts"] > 1 and now["trail"] >= 3 else "d")
        return bool(now["over"])

    for _ in range(6):  # some turns by Tab and Enter alone, the rest by the letters on the buttons
        ada.wait_until(lambda: ada.asked()["acts"] > 0 or ada.asked()["pieces"] > 0, "our turn")
        if ada.asked()["acts"]:
            ada.tab_to(".answers .act")
            ada.press("Enter")
        else:
            over()
    ada.wait_until(over, "the end of the game")
    assert ada.page.evaluate("document.activeElement.closest('dialog') !== null")
    assert len(ada.result()) == 2
    ada.tab_to("dialog a[href^='/replay']")
    ada.press("Enter")
    ada.page.wait_for_selector(".replay .rope")
    assert ada.clicks == 0


def test_the_scripts_are_small(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)

    def play() -> None:
        ada.reaches("/", "article .btn.go")
        ada.click("article .btn.go")
        ada.page.wait_for_selector(".answers .act")

    check_scripts(ada, play)


def test_cards_are_dragged_from_the_deck_and_into_the_hold(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    table = ada.set_table(bots=1, seed="drag", options={"first": 1})
    ada.reaches(f"/table/{table}", ".board .deck .legal")
    for piece, target, move in ((".pile", ".trail", "dive"), (".trail li button", ".own", "surface")):
        ada.wait_until(lambda: ada.asked()["acts"] > 0, "our turn")
        ada.page.locator(piece).first.drag_to(ada.page.locator(target))
        ada.wait_until(lambda move=move: ada.moves()[-1:] == [move], move)  # type: ignore[misc]
    assert ada.page.evaluate("getSelection().toString()") == ""


def test_a_tap_on_a_plate_tells_what_the_variant_costs(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    table = ada.set_table(bots=1, options={"variant": "all-hands"})
    ada.reaches(f"/table/{table}", ".board .deck")
    ada.click(".own .head")  # nothing brought up yet: all ten suits are missing
    assert "Cards 0, All Hands −50" in ada.page.inner_text("dialog")
