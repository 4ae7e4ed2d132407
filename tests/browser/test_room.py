"""The room before and after a game: names, chat, running games to watch, playing again; and a clock that waits."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import PHONE, Visit
from harness import ServerProcess

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow


def test_friends_meet_talk_play_and_play_again(visit: Visit, table_server: ServerProcess) -> None:
    ada, ben, eve = visit(table_server.address), visit(table_server.address, size=PHONE), visit(table_server.address)

    # A visitor is asked for a name once, where others will read it.
    ada.reaches("/new?game=carcass", "#your-name")
    assert ada.page.input_value("#your-name").startswith("Captain ")
    ada.page.fill("#your-name", "Ada")
    ada.page.check("input[name=seats][value='2']")
    ada.page.check("input[name=pace][value=live]")
    about = ada.page.inner_text("main")
    assert "The first 20 seconds of every decision are free" in about
    assert "a bot (medium) plays on until the player is back" in about
    assert not ada.barriers()
    ada.click("form .btn.go")
    ada.page.wait_for_selector(".hall")
    table = ada.page.url.rpartition("/")[2]
    assert "Rated." in ada.page.inner_text(".hall")

    ben.reaches(f"/table/{table}", "#your-name")
    assert ben.page.locator("#say").count() == 0, "no one speaks without a name"
    ben.page.fill("#your-name", "ada")
    ben.click(".chair .btn.go")
    ben.page.wait_for_selector("#say")
    assert "ada 2 (you)" in ben.page.inner_text(".chair >> nth=1")
    assert ben.page.locator("#your-name").count() == 0
    for one, other, words in ((ben, ada, "Ahoy"), (ada, ben, "Ready?")):
        one.page.fill("#say", words)
        one.press("Enter")
        other.page.wait_for_selector(f".talk li:has-text('{words}')")
    assert "You" in ben.page.inner_text(".talk li:has-text('Ahoy')")
    assert not ben.barriers()
    ada.click(".btn.go.big")

    # Others see that it is being played, and may watch.
    ben.page.wait_for_selector("#asked")
    eve.reaches("/", f"a[href='/table/{table}']:has-text('Watch')")

    # On every screen one can leave, or concede after a question; with one player left the game is over.
    for reader in (ada, ben):
        reader.page.wait_for_selector("#asked")
        assert reader.page.locator(".bar .tag").is_visible(), "the minutes left"
        reader.click(".bar .tool[aria-label=Menu]")
        reader.page.wait_for_selector("dialog .menu :text('Leave')")
        reader.click("dialog .menu :text('Concede')")
        assert "The game ends here, and you are ranked last. It counts for your rating." in reader.page.inner_text(
            "dialog"
        )
        assert not reader.barriers("dialog")
        reader.click("dialog .btn:text-is('Play on')")
        reader.page.wait_for_selector("dialog", state="detached")
    assert ada.page.evaluate("document.activeElement.getAttribute('aria-label')") == "Menu"
    ben.click(".bar .tool[aria-label=Menu]")
    ben.click("dialog .menu :text('Concede')")
    ben.click("dialog .btn.danger")
    for reader, title in ((ada, "You win!"), (ben, "You conceded")):
        reader.page.wait_for_selector(f"dialog[open]:has(.score) h2:text-is('{title}')")
        assert "conceded" in reader.page.inner_text("dialog .score >> nth=1")
        assert "The game was conceded." in reader.page.inner_text("dialog .reason")

    # One asks for another game, and the other's result says so.
    ada.click("dialog .btn.go.big")
    ben.page.wait_for_selector("dialog .asks:has-text('Ada wants to play again.')")
    ben.click("dialog .btn.go.big:has-text('Join in')")
    for reader in (ada, ben):
        reader.page.wait_for_selector(".hall")
    assert ada.page.url == ben.page.url


def test_a_clock_stands_still_while_moves_are_told(visit: Visit, table_server: ServerProcess) -> None:
    """With all of its time at the moment of the question; then it runs down."""
    ada = visit(table_server.address, paced=True)
    ada.come_in("Ada")
    pace = {"pace": "live", "minutes": 1, "seconds": 20}
    table = ada.set_table(3, start=False, pace=pace, options={"first": 2})
    ada.reaches(f"/table/{table}", ".hall")
    ada.page.clock.install()
    ada.post(f"/tables/{table}/start")

    def mine() -> dict[str, Any]:
        steps = [each["position"] for each in ada.heard if each["type"] == "step" and each["position"]["legal"]]
        return next(iter(steps[-1]["clocks"])) if steps else {}

    ada.wait_until(lambda: bool(mine()), "the bots have played")
    asked, clock = "#asked.asked", ".board .plate.turn .time, .board .own .time, .bar .time"
    for _ in range(60):
        if ada.page.locator(asked).count():
            break
        ada.page.clock.run_for(1000)
    assert ada.page.evaluate("Date.now()") <= mine()["since"], "the question is there before its clock runs"
    assert ada.page.locator(clock).first.inner_text() == "1:20"
    ada.page.clock.run_for(mine()["since"] - ada.page.evaluate("Date.now()") + 5000)
    assert ada.page.locator(clock).first.inner_text() in ("1:15", "1:16")


def test_the_log_names_a_stand_in_by_its_strength(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    table = ada.set_table(bots=1, stand_in="strong")
    ada.reaches(f"/table/{table}", ".board .deck")
    ada.click(".bar .tool[aria-label=Menu]")
    ada.click("dialog .menu :text('Leave')")
    ada.page.wait_for_selector("#panel :text('You left: a bot (hard) plays on.')")
