"""Takes a contact sheet of each game, docs/screenshots/sizes-GAME.jpg: run it by hand, for all games or some.

One turn on every size of the screen, by day in English and by night in German.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from browsing import ROOT, Reader, chromium
from harness import ServerProcess
from playwright.sync_api import Browser
from screens import SIZES, WORKING, Screen, lay_out, written
from trees import TURNS, sit_down

FOLDER = ROOT / "docs/screenshots"


def take(browser: Browser, address: str, game: str) -> None:
    pictures: list[tuple[str, bytes]] = []
    for language, night in (("en", False), ("de", True)):
        reader = Reader(browser, address, language="de" if night else "en", size=WORKING, night=night)
        reader.come_in("Ada")
        sit_down(reader, game)
        screen = Screen(reader)
        for size in SIZES:
            screen.be(size)
            reader.page.wait_for_timeout(500)
            pictures.append((f"{written(size)}, {language}, {'night' if night else 'day'}", screen.picture()))
        reader.close()
    lay_out(browser, pictures, FOLDER / f"sizes-{game}.jpg", high=270, wide=1500)


def main(games: list[str]) -> None:
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), limits="off", rest_seconds="0") as server,
    ):
        for game in games or TURNS:
            take(browser, server.address, game)


if __name__ == "__main__":
    main(sys.argv[1:])
