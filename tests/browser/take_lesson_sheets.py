"""Takes a contact sheet of each lesson, docs/screenshots/lesson-GAME-NAME.jpg: run it by hand, for all games or for
those named. Each step stands there as a laptop shows it, in the order in which the light leads through them.
"""

from __future__ import annotations

import base64
import os
import sys
import tempfile
from pathlib import Path

from browsing import ROOT, Reader, chromium
from harness import ServerProcess
from playwright.sync_api import Browser
from test_lessons_in_the_browser import LAPTOP, LESSONS, begin, steps

FOLDER = ROOT / "docs/screenshots"
ACROSS, WIDTH = 3, 640  # pictures in a row, and how wide each is
SHEET = "margin:0;padding:8px;display:grid;gap:8px;grid-template-columns:repeat({},{}px);background:#16212b"


def lay_out(browser: Browser, pictures: list[Path], sheet: Path) -> None:
    """Pictures side by side in one."""
    sources = [base64.b64encode(picture.read_bytes()).decode() for picture in pictures]
    images = "".join(f'<img width="{WIDTH}" src="data:image/png;base64,{source}">' for source in sources)
    page = browser.new_page(viewport={"width": ACROSS * (WIDTH + 8) + 8, "height": 400})
    page.set_content(f'<body style="{SHEET.format(ACROSS, WIDTH)}">{images}')
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    page.screenshot(path=sheet, full_page=True, type="jpeg", quality=82)
    page.close()


def main(games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as name, chromium() as browser:
        folder = Path(name)
        os.environ["WRECKFISH_PICTURES"] = name
        with ServerProcess(folder, limits="off") as server:
            for game, lesson in LESSONS:
                if not games or game in games:
                    reader = Reader(browser, server.address, size=LAPTOP)
                    begin(reader, game, lesson)
                    for _ in steps(reader, f"{game}-{lesson}"):
                        pass
                    reader.close()
                    taken = sorted(folder.glob(f"{game}-{lesson}-*.png"))
                    lay_out(browser, taken, FOLDER / f"lesson-{game}-{lesson}.jpg")


if __name__ == "__main__":
    main(sys.argv[1:])
