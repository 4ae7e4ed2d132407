"""Measures how long a table link takes to show its board on a slow network and CPU: run it by hand.

The profiles are those of Lighthouse and of Chrome's developer tools; nothing is in the browser's cache. Prints the
median of some visits: when the board with its cards is painted, and when the pictures on the cards are there, both
since the navigation began.

    python tests/browser/measure_first_paint.py [visits]
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from browsing import LAPTOP, PHONE, Reader, chromium, play_on
from harness import ServerProcess
from playwright.sync_api import Browser

VISITS = 5
CARDS = 2  # in the Exploration

# The first frame after the cards appear. The page reports it itself, because polling would slow it down.
SAID = "the board is painted"
WATCH = f"""
    const look = () => {{
        if (document.querySelectorAll(".trail li .card").length < {CARDS}) return requestAnimationFrame(look);
        requestAnimationFrame(() => {{
            window.painted = performance.now();
            console.debug("{SAID}");
        }});
    }};
    requestAnimationFrame(look);
"""
PICTURES = """() => Math.max(...performance.getEntriesByType("resource")
    .filter((file) => /sprite/.test(file.name)).map((file) => file.responseEnd), window.painted)"""


class Profile(NamedTuple):
    """A network, and a CPU slowdown factor."""

    name: str
    down: float  # bits a second
    up: float
    latency: float  # milliseconds for each request
    slower: int


PROFILES = (
    Profile("Lighthouse, desktop", 10.24e6, 10.24e6, 40, 1),
    Profile("Fast 4G", 9e6 * 0.9, 1.5e6 * 0.9, 60 * 2.75, 4),
    Profile("Slow 4G (Lighthouse, mobile)", 1.6e6 * 0.9, 0.75e6 * 0.9, 150 * 3.75, 4),
)


def throttle(reader: Reader, profile: Profile) -> None:
    devtools = reader.context.new_cdp_session(reader.page)
    devtools.send("Network.enable")
    devtools.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": profile.latency,
            "downloadThroughput": profile.down / 8,
            "uploadThroughput": profile.up / 8,
        },
    )
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": profile.slower})


def set_scene(browser: Browser, address: str) -> tuple[str, Any]:
    """A table in mid-turn, and the cookies of the player to act."""
    ada = Reader(browser, address)
    ada.come_in("Ada")
    table = ada.set_table(bots=2)
    ada.reaches(f"/table/{table}", ".board .deck")
    play_on([ada], lambda: ada.asked()["trail"] >= CARDS and ada.asked()["acts"] == 2, deep=CARDS)
    cookies = ada.context.cookies()
    ada.close()
    return table, cookies


def visit(browser: Browser, address: str, table: str, cookies: Any, profile: Profile, size: tuple[int, int]) -> Any:
    """One visit with an empty cache: the times at which the board is painted and its pictures are loaded."""
    ada = Reader(browser, address, size=size)
    ada.context.add_cookies(cookies)
    ada.context.add_init_script("localStorage.setItem('wreckfish-guest', '1')")
    ada.context.add_init_script(WATCH)
    throttle(ada, profile)
    with ada.page.expect_console_message(lambda message: message.text == SAID):
        ada.page.goto(f"/table/{table}", wait_until="commit")
    ada.page.wait_for_load_state("networkidle")
    times = ada.page.evaluate("window.painted"), ada.page.evaluate(PICTURES)
    ada.close()
    return times


def main() -> None:
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else VISITS
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), limits="off") as server,
    ):
        table, cookies = set_scene(browser, server.address)
        for profile in PROFILES:
            for name, size in (("phone", PHONE), ("laptop", LAPTOP)):
                times = [visit(browser, server.address, table, cookies, profile, size) for _ in range(visits)]
                board, pictures = (round(statistics.median(each)) for each in zip(*times, strict=True))
                print(  # noqa: T201
                    f"{profile.name}, processor {profile.slower} times slower, {name}: "
                    f"board after {board} ms, with pictures after {pictures} ms"
                )


if __name__ == "__main__":
    main()
