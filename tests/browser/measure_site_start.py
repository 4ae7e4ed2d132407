"""How long a site takes to its first question, cold and warm.

    python tests/browser/measure_site_start.py [FOLDER] [--firefox] [--rounds N] [--first]

Serves a site that `wreckfish site --compressed` wrote (by default it writes one), as it is, as through a line of
10 Mbit/s with 50 ms, and on a processor four times slower: the browser is stopped for three quarters of each 20 ms,
with all its threads (Chromium's own throttling slows the page's thread only). It plays Captain Carcass from the home
page. `wall` is the time from opening the page to the first question; `processor` is what the browser and its host used
meanwhile.

`--first` runs everything at real-time priority, so that other programs take no time from it and the figures are those
of a quiet machine. It needs root. `nice` is not enough: Chromium sets the niceness of its threads itself.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import os
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path

from browsing import chromium
from play_site import served

from wreckfish.site.folder import write_site
from wreckfish.site.sizes import TWINS, parts_of

LINE = 10e6 / 8  # bytes a second
DELAY = 0.05  # seconds before each answer
CASES = (("local host", False, 1), ("10 Mbit/s, 50 ms", True, 1), ("local, 4x slower", False, 4))
SLICE = 0.02  # seconds: of each, a slower browser runs for a part
ASKED = "document.querySelector('#asked') !== null"
KEPT = "navigator.serviceWorker.controller !== null"
STARTS = ("cold", "warm")
BROWSERS = ("chrom", "firefox", "Web Content", "Isolated")
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


def family(root: int) -> dict[int, float]:
    """The processor seconds of a process and of all that it started."""
    parents, used = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        number = int(stat.parent.name)
        parents[number], used[number] = int(fields[1]), (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    found, waiting = {}, [root]
    while waiting:
        parent = waiting.pop()
        found[parent] = used.get(parent, 0)
        waiting += [number for number, above in parents.items() if above == parent]
    return found


def processor() -> float:
    return sum(family(os.getpid()).values())


@contextmanager
def slowed(factor: int) -> Iterator[None]:
    """While this lasts, every browser that we started runs only a part of the time."""
    over = threading.Event()

    def brake() -> None:
        if os.sched_getscheduler(0) == os.SCHED_RR:
            os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(2))  # this thread, before those that it stops
        rounds = 0
        browsers: list[int] = []
        while not over.is_set():
            if rounds % 10 == 0:  # new processes come
                browsers = [number for number in family(os.getpid()) if is_browser(number)]
            rounds += 1
            signal_all(browsers, signal.SIGSTOP)
            time.sleep(SLICE * (factor - 1) / factor)
            signal_all(browsers, signal.SIGCONT)
            time.sleep(SLICE / factor)

    thread = threading.Thread(target=brake)
    if factor > 1:
        thread.start()
    yield
    over.set()
    if factor > 1:
        thread.join()


def is_browser(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/comm").read_text().startswith(BROWSERS)
    except OSError:
        return False


def signal_all(numbers: list[int], kind: signal.Signals) -> None:
    for number in numbers:
        with suppress(ProcessLookupError):
            os.kill(number, kind)


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "in vain"
        time.sleep(0.02)


def quiet() -> None:
    """Wait until what the last start left behind is done: the bots' worker, compilers, the service worker."""
    used = processor()
    while True:
        time.sleep(0.5)
        before, used = used, processor()
        if used - before < 0.05:
            return


def timed(what: Callable[[], None]) -> tuple[float, float]:
    wall, used = time.monotonic(), processor()
    what()
    return time.monotonic() - wall, processor() - used


def in_chromium(address: str, slower: int) -> list[tuple[float, float]]:
    """A cold and a warm start; `slower`: by which factor the processor is slowed down."""
    with chromium() as browser:
        context = browser.new_context(reduced_motion="reduce")
        found = []
        for _ in STARTS:
            page = context.new_page()

            def start() -> None:
                page.goto(address, wait_until="commit")  # noqa: B023
                page.evaluate(PLAY)  # noqa: B023
                until(functools.partial(page.evaluate, ASKED))  # noqa: B023

            with slowed(slower):
                found.append(timed(start))
            until(functools.partial(page.evaluate, KEPT))
            page.close()
            quiet()
        return found


def in_firefox(address: str, slower: int) -> list[tuple[float, float]]:
    with import_module("windows").firefox() as window:

        def start() -> None:
            window.open(address)
            window.run(f"() => {PLAY}")
            until(lambda: window.run(f"() => {ASKED}"))

        found = []
        for _ in STARTS:
            with slowed(slower):
                found.append(timed(start))
            until(lambda: window.run(f"() => {KEPT}"))
            window.open("about:blank")
            quiet()
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--firefox", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--first", action="store_true")
    given = parser.parse_args()
    if given.first:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
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
                Host.slow = slow
                rounds = [(in_firefox if given.firefox else in_chromium)(address, slower) for _ in range(given.rounds)]
                for kind, times in zip(STARTS, zip(*rounds, strict=True), strict=True):
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
