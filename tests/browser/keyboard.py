"""Plays whole games by keyboard alone, in Chromium: run it by hand.

    python tests/browser/keyboard.py [carcass] [dolores] [raiders] [wrecked]

Every answer is reached with Tab, or with the arrow keys inside a row of pieces, and given with Enter. The command
fails if an answer cannot be reached, and tells how many keys a game took.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from browsing import LAPTOP, PATIENCE, Reader, chromium
from harness import ServerProcess
from screens import ANSWER, GAMES, sit_down

MOST = 160  # Tab stops on a page
# Where the focus is: on the answer, in its row of pieces, or elsewhere; or the answer is no longer one.
WHERE = """() => {
    const [at, one] = [document.activeElement, document.querySelector("[data-chosen]")];
    if (!one || one.ariaDisabled === "true" || !one.checkVisibility()) return "gone"; // the page went on by itself
    if (at === one) return "there";
    const row = one.closest("[role=radiogroup], .tray, .loot") ?? one.parentElement.parentElement;
    const roves = "rove" in at.dataset && "rove" in one.dataset && row.contains(at) && one.tabIndex < 0;
    return roves ? "beside" : "elsewhere";
}"""


class Keys:
    """A reader who has no mouse."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.count = 0

    def press(self, key: str) -> None:
        self.reader.press(key)
        self.count += 1

    def answer(self, number: int) -> bool:
        """Answer one question; whether the game is over."""
        end = time.monotonic() + PATIENCE
        while not (found := self.reader.page.evaluate(ANSWER, {"number": number, "press": False, "mark": True})):
            assert time.monotonic() < end, f"question {number}: no one is asked"
            self.reader.page.wait_for_timeout(15)
        if found["over"]:
            return True
        for _ in range(MOST):
            where = self.reader.page.evaluate(WHERE)
            if where in ("there", "gone"):
                break
            self.press("ArrowRight" if where == "beside" else "Tab")
        else:
            wanted = self.reader.page.locator("[data-chosen]").evaluate("(each) => each.outerHTML")
            raise AssertionError(f"question {number} «{found['asked']}»: no key leads to {wanted[:300]}")
        if where == "there":
            self.press("Enter")
            if found["opens"]:
                self.reader.page.wait_for_selector("dialog[open]")
        return False


def play(reader: Reader, game: str) -> tuple[int, int]:
    """Play a whole game; how many questions and how many keys it took."""
    sit_down(reader, game, seats=2)
    keys = Keys(reader)
    number = 0
    while not keys.answer(number):
        number += 1
        assert number < 1000, "the game has no end"
    assert reader.refusals() == [], reader.refusals()
    return number, keys.count


def main() -> None:
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), limits="off", rest_seconds="0") as server,
    ):
        for game in [each for each in GAMES if each in sys.argv] or GAMES:
            reader = Reader(browser, server.address, size=LAPTOP, drawn=False)
            reader.come_in("Ada")
            questions, keys = play(reader, game)
            print(f"{game}: {questions} questions, {keys} keys", flush=True)  # noqa: T201
            reader.close()


if __name__ == "__main__":
    main()
