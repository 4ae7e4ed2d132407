"""A site in a real browser, from a subfolder of a plain web host, with the network cut as soon as it is loaded."""

from __future__ import annotations

import functools
import http.server
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import LAPTOP, PHONE, ROOT, Reader, chromium, play_on
from playwright.sync_api import Browser

from wreckfish.core.record import parse, verify
from wreckfish.core.values import WreckfishError
from wreckfish.site.folder import write_site

pytestmark = pytest.mark.slow
CACHE = ROOT / "build/site-cache"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None: ...


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site; skipped, with the reason, where its parts cannot be fetched."""
    folder = tmp_path_factory.mktemp("host")
    try:
        write_site(folder / "wreckfish", Path(os.environ.get("WRECKFISH_CACHE", CACHE)))
    except WreckfishError as problem:
        pytest.skip(f"NO SITE WAS TESTED: {problem}")
    host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}"
    host.shutdown()
    host.server_close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def cut(reader: Reader) -> None:
    """Wait until the site is kept on the device, then leave it and cut the network for good."""
    kept = "navigator.serviceWorker.controller !== null"
    reader.wait_until(lambda: bool(reader.page.evaluate(kept)), "the service worker")
    reader.page.goto("/wreckfish/site.json")  # nothing is under way when the network goes
    reader.context.set_offline(True)


def begin(reader: Reader, game: str) -> None:
    """Set up a table against bots, without a network from the first page on."""
    reader.reaches("/wreckfish/", "main")
    cut(reader)
    reader.reaches(f"/wreckfish/#/new?game={game}", "form button.btn.go:not([disabled])")
    reader.click("form button.btn.go")
    reader.page.wait_for_url("**/#/table/*")
    reader.page.wait_for_selector("#bot-kind")
    reader.page.locator(".row button.btn.sm").last.click()  # bots for all free seats
    reader.page.locator("button.btn.go.big:not([disabled])").click()


def test_a_whole_game_without_a_network(site: str, browser: Browser, tmp_path: Path) -> None:
    reader = Reader(browser, site)
    requests: list[str] = []
    reader.context.on("request", lambda request: requests.append(request.url))
    begin(reader, "carcass")
    reader.page.wait_for_selector(".answers .act, .tray")
    play_on([reader], lambda: reader.asked()["trail"] >= 2 and reader.asked()["acts"] > 0)
    trail = reader.asked()["trail"]
    reader.page.reload()  # in mid-turn
    reader.wait_until(lambda: reader.asked()["acts"] > 0, "the board after a reload without a network")
    assert reader.asked()["trail"] == trail
    play_on([reader], lambda: reader.asked()["over"])
    with reader.page.expect_download() as download:
        reader.page.locator("dialog[open] a[href*='/record']").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name.startswith("wreckfish-carcass-")
    assert verify(parse(file.read_text("utf-8"))).sound
    assert {url for url in requests if not url.startswith((f"{site}/wreckfish/", "blob:", "data:"))} == set()
    assert reader.complaints == []
    reader.close()


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("dolores", "de", PHONE), ("raiders", "en", LAPTOP), ("wrecked", "de", LAPTOP)],
)
def test_the_other_games_begin_and_survive_a_reload(
    game: str, language: str, size: tuple[int, int], site: str, browser: Browser
) -> None:
    reader = Reader(browser, site, language, size)  # type: ignore[arg-type]
    begin(reader, game)
    reader.page.wait_for_selector("#asked")
    reader.page.reload()
    reader.page.wait_for_selector("#asked")
    assert reader.complaints == []
    reader.close()
