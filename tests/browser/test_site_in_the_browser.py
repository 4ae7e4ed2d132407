"""A site in a real browser, from a subfolder of a plain web host, with the network cut as soon as it is loaded."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import PHONE, ROOT, Reader, chromium, play_on
from harness import ServerProcess
from play_site import cut, new_table, save_record, served
from playwright.sync_api import Browser

from wreckfish.core.record import parse, verify
from wreckfish.core.values import WreckfishError
from wreckfish.site.folder import write_site, write_worker

pytestmark = pytest.mark.slow
CACHE = ROOT / "build/site-cache"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a site in its folder `wreckfish`; skipped, with the reason, where its parts cannot be fetched."""
    folder = tmp_path_factory.mktemp("host")
    try:
        write_site(folder / "wreckfish", Path(os.environ.get("WRECKFISH_CACHE", CACHE)))
    except WreckfishError as problem:
        pytest.skip(f"NO SITE WAS TESTED: {problem}")
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    """The address of a site."""
    with served(folder) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def begin(reader: Reader, game: str) -> None:
    """Set up a table against bots, without a network from the first page on."""
    reader.reaches("/wreckfish/", "main")
    cut(reader, "/wreckfish/")
    new_table(reader, "/wreckfish/", game, "sound")


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
    file = save_record(reader, tmp_path)
    assert file.name.startswith("wreckfish-carcass-")
    assert verify(parse(file.read_text("utf-8"))).sound
    assert {url for url in requests if not url.startswith((f"{site}/wreckfish/", "blob:", "data:"))} == set()
    assert reader.complaints == []
    reader.close()


def test_the_other_games_begin_and_survive_a_reload(site: str, browser: Browser) -> None:
    """In German, on a phone; `play_site.py` plays them to the end."""
    reader = Reader(browser, site, "de", PHONE)
    begin(reader, "dolores")
    for game in ("raiders", "wrecked"):
        reader.page.reload()
        reader.page.wait_for_selector("#asked")
        new_table(reader, "/wreckfish/", game, "sound")
    reader.page.reload()
    reader.page.wait_for_selector("#asked")
    assert reader.complaints == []
    reader.close()


def test_a_server_s_visitor_plays_on_when_it_cannot_be_reached(folder: Path, browser: Browser, tmp_path: Path) -> None:
    """The person asks for the games, knowing their size; then the server stops, and the page leads to them."""
    with ServerProcess(tmp_path, limits="off", site=str(folder / "wreckfish")) as server:
        reader = Reader(browser, server.address)
        reader.reaches("/me", "main")
        ask = reader.page.get_by_role("button", name=re.compile(r"Fetch the games \(\d+\.\d MB\)"))
        ask.wait_for()
        kept = "navigator.serviceWorker.getRegistrations().then((all) => all.map((each) => each.scope))"
        assert f"{server.address}/device/" not in reader.page.evaluate(kept)  # not before it is asked for
        ask.click()
        reader.page.get_by_role("link", name="Play on this device").wait_for()
        controlled = "navigator.serviceWorker.controller !== null"
        reader.wait_until(lambda: bool(reader.page.evaluate(controlled)), "the page's own service worker")
    reader.page.goto("/")
    reader.page.get_by_text("The server cannot be reached.").wait_for()
    assert reader.page.url == f"{server.address}/device/"
    new_table(reader, "/device/", "carcass", "sound")
    reader.page.wait_for_selector(".answers .act, .tray")
    play_on([reader], lambda: reader.asked()["trail"] >= 2)
    reader.close()


def publish(site: Path, days_ago: int) -> None:
    """With old files: where a host says nothing, a browser keeps them for a tenth of their age."""
    write_worker(site)
    then = time.time() - days_ago * 24 * 3600
    for file in site.rglob("*"):
        os.utime(file, (then, then))


def test_a_new_version_replaces_the_old_one(folder: Path, browser: Browser, tmp_path: Path) -> None:
    """As a whole, even if the browser still keeps files of the old one."""
    site = tmp_path / "wreckfish"
    shutil.copytree(folder / "wreckfish", site)
    publish(site, days_ago=365)
    with served(tmp_path) as address:
        reader = Reader(browser, address)
        reader.reaches("/wreckfish/", "article h2")
        controlled = "navigator.serviceWorker.controller !== null"
        reader.wait_until(lambda: bool(reader.page.evaluate(controlled)), "the service worker")

        page = site / "index.html"
        (style,) = site.glob("assets/style-*.css")
        style.rename(style.with_name("style-new.css"))
        page.write_text(page.read_text("utf-8").replace(style.name, "style-new.css"), "utf-8")
        publish(site, days_ago=1)
        update = "navigator.serviceWorker.getRegistration().then((each) => each.update())"
        fetched = f"{update}.then((each) => each.waiting !== null)"
        reader.wait_until(lambda: bool(reader.page.evaluate(fetched)), "the new version")

        def is_new() -> bool:
            reader.page.goto("/")  # no page of the old version is open
            reader.reaches("/wreckfish/", "article h2")
            return reader.page.locator("link[href$='style-new.css']").count() == 1

        reader.wait_until(is_new, "its page")
        reader.context.set_offline(True)
        reader.reaches("/wreckfish/", "article h2")
        font = "getComputedStyle(document.querySelector('article h2')).fontFamily"
        assert "Grenze" in reader.page.evaluate(font), "the new styles are there"
        assert reader.complaints == []
        reader.close()
