"""Plays whole games on a site without a network, by clicking: run it by hand.

    python tests/browser/play_site.py [carcass] [dolores] [raiders] [wrecked] [--all] [--site FOLDER]

Each game is played against `sound` and as pass and play, in both languages, on a laptop and on a phone: English on the
laptop and German on the phone, with `--all` also the other way round. The network is cut as soon as the site is loaded;
the page is reloaded in mid-turn; at the end the record is saved and verified by `wreckfish verify`.

The answers are random, except where a treasure of Wreck Raiders is placed: there the hint is taken. Otherwise people
at one device fill their boards so badly that no one can claim an exhibit any more, and the game goes on for ever. There
are two seats, and after a while any button is pressed now and then, which also spends shells.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from browsing import LAPTOP, PHONE, ROOT, Language, Reader, chromium
from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as TooLate
from screens import ANSWER, GAMES

from wreckfish.site.folder import write_site

PATIENCE = 120  # seconds, for a bot on a busy machine
SEATS = 2
LONG = 150  # questions, from which on any button is pressed now and then
LONGEST = 4000  # questions of a game
RELOADED = 5  # questions before the page is reloaded
TWICE = 20  # clicks at one question before any button is pressed
STRAY = """(number) => {
    if (document.querySelector("[data-chart]") || !document.querySelector("#asked.asked")) return; // it knows its way
    const open = (each) => each.ariaDisabled !== "true" && !each.disabled && each.checkVisibility();
    const place = document.querySelector("dialog[open]") ?? document;
    const all = [...place.querySelectorAll(".answers button, dialog .btn")].filter(open);
    all[number % all.length]?.click();
}"""
ANY_BUTTON = """(number) => {
    const open = (each) => each.ariaDisabled !== "true" && !each.disabled && each.checkVisibility();
    const all = ["dialog[open] .btn", ".answers .act:not(.go)", ".answers .btn", ".answers button"]
        .map((way) => [...document.querySelectorAll(way)].filter(open)).find((each) => each.length);
    all?.[number % all.length].click();
}"""


# What a hint lights where a treasure is placed.
LIT = ":is(.hinted [data-put], .hinted[data-put], .answers .hinted)"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None: ...


@contextmanager
def served(folder: Path, handler: type[http.server.SimpleHTTPRequestHandler] = Quiet) -> Iterator[str]:
    """The address of a plain web host."""
    host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}"
    host.shutdown()
    host.server_close()


def cut(reader: Reader, place: str) -> None:
    """Wait until the site is kept on the device, then leave it and cut the network for good."""
    kept = "navigator.serviceWorker.controller !== null"
    reader.wait_until(lambda: bool(reader.page.evaluate(kept)), "the service worker")
    reader.page.goto(f"{place}site.json")  # nothing is under way when the network goes
    reader.context.set_offline(True)


def new_table(reader: Reader, place: str, game: str, bot: str | None, seats: int | None = None) -> None:
    """Set up a table against bots of a level, or for several people at this device."""
    reader.reaches(f"{place}#/new?game={game}", "form button.btn.go:not([disabled])")
    if seats is not None:
        reader.page.locator(f"input[name=seats][value='{seats}']").check(force=True)
    if bot is None:
        words = (ROOT / f"web/src/text/{reader.language}.ftl").read_text("utf-8")
        found = re.search(r"^new-hot-seat = (.+)$", words, re.MULTILINE)
        assert found
        reader.page.get_by_label(found[1]).check()
    reader.click("form button.btn.go")
    reader.page.wait_for_url("**/#/table/*")
    reader.page.wait_for_selector("#bot-kind")
    if bot is None:
        while reader.page.locator(".chair button.btn.go.sm").count():
            before = reader.page.locator(".chair.empty").count()
            reader.page.locator(".chair button.btn.go.sm").first.click()
            reader.page.wait_for_function("n => document.querySelectorAll('.chair.empty').length < n", arg=before)
    else:
        reader.page.locator("#bot-kind").select_option(bot)
        reader.page.locator(".row button.btn.sm").last.click()  # bots for all free seats
    reader.page.locator("button.btn.go.big:not([disabled])").click()
    reader.page.wait_for_selector("#asked, .curtain")


class Player:
    """Answers every question of a page, behind a curtain if there is one."""

    def __init__(self, reader: Reader) -> None:
        self.page = reader.page
        self.luck = Random(1)
        self.number = 0
        self.hints = 0
        self.last = ""
        self.same = 0

    def answer(self) -> bool:
        """Answer a question; whether the game is over."""
        begun, pick = time.monotonic(), self.luck.randrange(1000)
        while not (found := self.page.evaluate(ANSWER, {"number": pick, "press": False})):
            self.page.evaluate("document.querySelector('.curtain .btn.go')?.click()")
            waited = time.monotonic() - begun
            seen = self.page.inner_text("body") if waited > PATIENCE else ""
            assert not seen, f"question {self.number}: no one is asked: {' '.join(seen.split())[:600]}"
            if waited > PATIENCE / 8:
                self.page.evaluate(ANY_BUTTON, pick)
            self.page.wait_for_timeout(15)
        self.same = self.same + 1 if found["asked"] == self.last else 0
        self.last = found["asked"]
        if self.same >= TWICE:  # it marks and unmarks cards for ever
            self.page.evaluate(ANY_BUTTON, pick)
        elif "put" not in found["kind"] or not self.takes_hint():
            self.page.evaluate(ANSWER, {"number": pick, "press": True})
        if self.number > LONG and self.luck.randrange(8) == 0:
            self.page.evaluate(STRAY, self.luck.randrange(1000))
        self.number += 1
        return bool(found["over"])

    def takes_hint(self) -> bool:
        """Places a treasure as the hint says, if there is one in time."""
        self.page.keyboard.press("h")
        try:
            self.page.locator(LIT).first.click(timeout=8000)
        except TooLate:
            return False
        self.hints += 1
        return True


def save_record(reader: Reader, folder: Path) -> Path:
    """The record of the game whose result is shown, as a file."""
    with reader.page.expect_download() as download:
        reader.page.locator("dialog[open] a[href*='/record']").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def play(browser: Browser, address: str, game: str, bot: str | None, language: Language, size: tuple[int, int]) -> str:
    """Plays a whole game and returns its result."""
    reader = Reader(browser, address, language, size, drawn=False)
    reader.reaches("/", "main")
    cut(reader, "/")
    new_table(reader, "/", game, bot, SEATS)
    player = Player(reader)
    while not player.answer():
        assert player.number < LONGEST, f"the game has no end: {player.last}"
        if player.number == RELOADED:
            reader.page.reload()
            reader.page.wait_for_selector("#asked, .curtain")
    with tempfile.TemporaryDirectory() as folder:
        file = save_record(reader, Path(folder))
        verify = [sys.executable, "-m", "wreckfish", "verify", str(file)]
        done = subprocess.run(verify, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    assert reader.complaints == []
    reader.close()
    return f"{player.number} questions and {player.hints} hints, record verified"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="all if none is named")
    parser.add_argument("--all", action="store_true", help="every language on both sizes")
    parser.add_argument("--site", type=Path, help="a site that is written already")
    given = parser.parse_args()
    ways: list[tuple[str | None, Language, tuple[int, int]]] = [("sound", "en", LAPTOP), (None, "de", PHONE)]
    ways += [("sound", "de", PHONE), (None, "en", LAPTOP)] if given.all else []
    failed = 0
    with tempfile.TemporaryDirectory() as scratch, chromium() as browser:
        site = given.site or Path(scratch) / "site"
        if given.site is None:
            write_site(site)
        with served(site) as address:
            for game in given.games or GAMES:
                for bot, language, size in ways:
                    begun = time.monotonic()
                    try:
                        told = play(browser, address, game, bot, language, size)
                    except Exception as problem:  # noqa: BLE001 – the other games are played, too
                        failed, told = failed + 1, f"FAILED: {problem}"
                    how = bot or "pass and play"
                    seconds = time.monotonic() - begun
                    print(f"{game}, {how}, {language}, {size[0]}x{size[1]}: {told} ({seconds:.0f} s)", flush=True)  # noqa: T201
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
