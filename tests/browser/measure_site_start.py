"""How long a site takes to its first question, cold and warm.

    python tests/browser/measure_site_start.py [FOLDER] [--firefox] [--rounds N]

Serves a site that `wreckfish site --compressed` wrote (by default it writes one), as it is and as through a line of
10 Mbit/s with 50 ms, and plays Captain Carcass from the home page. `wall` is the time from opening the page to the
first question; `processor` is what the browser and its host used meanwhile, which other programs hardly change.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import os
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from browsing import chromium
from play_site import served

from wreckfish.site.folder import write_site
from wreckfish.site.sizes import TWINS, parts_of

LINE = 10e6 / 8  # bytes a second
DELAY = 0.05  # seconds before each answer
CASES = (("local host", False, 1), ("10 Mbit/s, 50 ms", True, 1), ("local, page 4x slower", False, 4))
ASKED = "document.querySelector('#asked') !== null"
KEPT = "navigator.serviceWorker.controller !== null"
PATIENCE = 300  # seconds
PLAY = """new Promise((settle) => {
    const look = () => {
        const button = document.querySelector("article .btn.go:not([disabled])");
        if (!button) return setTimeout(look, 20);
        button.click();
        settle(true);
    };
    look();
})"""


class Host(http.server.SimpleHTTPRequestHandler):
    """Sends compressed twins, as good hosts do; slowly, if it is told to."""

    protocol_version = "HTTP/1.1"
    slow = False
    line = threading.Lock()

    def send_head(self):  # type: ignore[no-untyped-def]
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        accepted = self.headers.get("Accept-Encoding", "")
        for coding, twin in zip(("br", "gzip"), TWINS, strict=True):
            packed = path.with_name(path.name + twin)
            if coding in accepted and packed.is_file():
                break
        else:
            coding, packed = "", path
        if self.slow:
            time.sleep(DELAY)
        if not packed.is_file():
            self.send_error(404)
            return None
        self.send_response(200)
        kind = "text/javascript" if path.suffix == ".mjs" else self.guess_type(str(path))
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(packed.stat().st_size))
        self.send_header("Cache-Control", "max-age=600")
        if coding:
            self.send_header("Content-Encoding", coding)
        self.end_headers()
        return packed.open("rb")

    def copyfile(self, source, outputfile):  # type: ignore[no-untyped-def]
        while data := source.read(16_384):
            if self.slow:
                with self.line:
                    time.sleep(len(data) / LINE)
            outputfile.write(data)

    def log_message(self, *_: object) -> None: ...


def processor(root: int) -> float:
    """The processor seconds of a process and all that it started."""
    parents, used = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        number = int(stat.parent.name)
        parents[number], used[number] = int(fields[1]), (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    total, waiting = 0.0, [root]
    while waiting:
        parent = waiting.pop()
        total += used.get(parent, 0)
        waiting += [number for number, above in parents.items() if above == parent]
    return total


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "in vain"
        time.sleep(0.02)


def timed(what: Callable[[], None]) -> tuple[float, float]:
    wall, used = time.monotonic(), processor(os.getpid())
    what()
    return time.monotonic() - wall, processor(os.getpid()) - used


def in_chromium(address: str, slower: int) -> list[tuple[float, float]]:
    """A cold and a warm start; `slower`: by which factor the page's thread is slowed down."""
    with chromium() as browser:
        context = browser.new_context(reduced_motion="reduce")
        found = []
        for warm in (False, True):
            page = context.new_page()
            if slower > 1:
                context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})

            def start() -> None:
                page.goto(address, wait_until="commit")  # noqa: B023
                page.evaluate(PLAY)  # noqa: B023
                until(functools.partial(page.evaluate, ASKED))  # noqa: B023

            found.append(timed(start))
            if not warm:
                until(functools.partial(page.evaluate, KEPT))
            page.close()
        return found


def in_firefox(address: str, _slower: int) -> list[tuple[float, float]]:
    with import_module("windows").firefox() as window:

        def start() -> None:
            window.open(address)
            window.run(f"() => {PLAY}")
            until(lambda: window.run(f"() => {ASKED}"))

        cold = timed(start)
        until(lambda: window.run(f"() => {KEPT}"))
        window.open("about:blank")
        return [cold, timed(start)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--firefox", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.folder
        if folder is None:
            folder = Path(scratch) / "site"
            write_site(folder, compressed=True)
        for part in parts_of(folder):
            sizes = (part.raw, part.gzip, part.brotli or part.gzip)
            say(f"{part.name:16}" + "".join(f"{size / 1e6:7.2f}" for size in sizes) + " MB: as it is, gzip, brotli")
        with served(folder, Host) as address:
            for name, slow, slower in CASES:
                if given.firefox and slower > 1:
                    continue
                Host.slow = slow
                rounds = [(in_firefox if given.firefox else in_chromium)(address, slower) for _ in range(given.rounds)]
                for kind, times in zip(("cold", "warm"), zip(*rounds, strict=True), strict=True):
                    wall, used = (statistics.median(each) for each in zip(*times, strict=True))
                    least = min(each[0] for each in times)
                    told = f"wall {wall:.1f} s, least {least:.1f}; processor {used:.1f} s"
                    say(f"{name:22} {kind}: {told}; load {os.getloadavg()[0]:.0f}")
    return 0


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
