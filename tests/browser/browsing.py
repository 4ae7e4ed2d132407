"""Shared by all browser tests: a Chromium, and readers who play by clicking or typing.

It knows the page only by what is visible on it, and the server only by its address.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, WebSocket, sync_playwright

from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.language import SHELL
from wreckfish.server.errors import TEXT as SERVER_TEXT

ROOT = Path(__file__).parents[2]
sys.path += [str(ROOT / "tests"), str(ROOT / "tests/server")]  # shared helpers, and the server process

PAGE = ROOT / "src/wreckfish/server/page/index.html"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
WCAG = {"wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"}
LARGEST_SCRIPTS = 120 * 1024  # gzipped, the shell and one game
LARGEST_FILES = 145 * 1024  # the same with all styles, some of which travel with the scripts
STYLES = re.compile(rb"replaceSync\((`[^`]*`|'[^']*'|\"[^\"]*\")\)")
LIKELY = "carcass"  # the board that a first visit requests before it knows the game: web/src/games/boards.ts
FLAGS = ["--no-sandbox", "--disable-gpu"]
FLAGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
# For tests that measure nothing: no sound, and no optimising of scripts for a page that lives for seconds.
SHORT_LIVED = ["--disable-audio-output", "--js-flags=--no-opt --no-maglev"]
PHONE, LAPTOP = (360, 740), (1440, 900)
PATIENCE = 60.0  # seconds without any progress, on a busy machine

Language = Literal["en", "de"]

# The board's current question and its clickable answers.
ASKED = """() => ({
    over: document.querySelector("dialog[open] .score") !== null,
    trail: document.querySelectorAll(".trail li").length,
    acts: document.querySelectorAll(".answers .act:not([aria-disabled=true])").length,
    pieces: document.querySelectorAll(".tray .piece:not([aria-disabled=true])").length,
    menu: document.querySelectorAll(".tray .menu button").length,
    wide: document.documentElement.scrollWidth - innerWidth,
})"""

# Reports every hyphenated name that appears in visible or accessible text.
WATCH = """(() => {
    const CODE = /(?<![\\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\\w-])/g;
    const read = ["aria-label", "title", "alt", "placeholder"];
    const told = new Set();
    const tell = (text) => text?.match(CODE)?.forEach((code) => {
        if (!told.has(code)) window.sawCode(code);
        told.add(code);
    });
    const look = (node) => {
        if (node.nodeType === Node.TEXT_NODE && !node.parentElement?.closest("style, script")) tell(node.data);
        if (node.nodeType === Node.ELEMENT_NODE) read.forEach((name) => tell(node.getAttribute(name)));
        node.childNodes.forEach(look);
    };
    const changed = ({type, target, addedNodes, attributeName}) => {
        if (type === "attributes") tell(target.getAttribute(attributeName));
        else if (type === "childList") addedNodes.forEach(look);
        else look(target);
    };
    const all = {subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: read};
    new MutationObserver((changes) => changes.forEach(changed)).observe(document, all);
})()"""

# The state of the table, independent of reader and language.
LIES = """() => ({
    trail: [...document.querySelectorAll(".trail [data-spot]")].map((card) => card.dataset.spot),
    deck: document.querySelector(".deck .count b")?.textContent,
    locker: document.querySelector(".locker .count b")?.textContent,
    points: Object.fromEntries([...document.querySelectorAll(".board .plate")].map((plate) =>
        [plate.className.match(/seat\\d/)[0], plate.querySelector(".points").lastChild.textContent])),
})"""

# Shows every position at once and makes no sound, unless the reader has chosen a speed.
AT_ONCE = """(() => {
    const chosen = JSON.parse(localStorage.getItem("wreckfish") ?? "{}");
    const quick = {...chosen, speed: "instant", sound: 0, bell: 0};
    if (!chosen.speed) localStorage.setItem("wreckfish", JSON.stringify(quick));
})()"""

# Paints nothing: a quarter of the processor time. Layout, focus and what a click would hit are as ever.
UNDRAWN = """(() => {
    const sheet = Object.assign(new CSSStyleSheet(), {undrawn: true});
    sheet.replaceSync("body { opacity: 0 !important; }");
    document.adoptedStyleSheets.push(sheet);
})()"""
DRAW = "document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => !each.undrawn)"

# Places and points as shown in the result.
RESULT = """() => [...document.querySelectorAll("dialog[open] .score")].map((score) =>
    [score.className.match(/seat\\d/)[0], score.querySelector(".place").textContent,
     score.querySelector(".points").firstChild.textContent])"""


# The headless shell first: it starts none of Chromium's own windows. The tests run in any of these.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str | None:
    """The system's Chromium; `make test` installs one where it may."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@cache
def all_codes() -> set[str]:
    """All internal names of all games, and all message ids: no page should show one."""
    from fluent_files import messages  # not on the path until this module has run
    from generic.codes import CODE, codes_of

    games = [find_game(name) for name in game_names()]
    texts = [SHELL, SERVER_TEXT, ROOT / "web/src/text", *(game.text for game in games)]
    ids = {code for folder in texts for code in messages(folder / "en.ftl") if CODE.fullmatch(code)}
    return ids.union(*(codes_of(make_match(game, game.max_seats)) for game in games))


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """A running Chromium; without one, the test is skipped with a reason."""
    program = find_chromium()
    if program is None:
        pytest.skip("no Chromium here: install the package `chromium` to test the pages")
    if not PAGE.is_file():
        pytest.skip("the browser client is not built: run `python web/build.py`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *flags])
        yield browser
        browser.close()


class Reader:
    """A person at a browser: what they see and do, plus the page's console, errors and socket traffic."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: Language = "en",
        size: tuple[int, int] = LAPTOP,
        night: bool = False,
        moving: bool = False,
        paced: bool = False,
        drawn: bool = True,
    ) -> None:
        """`moving`: with animations. `paced`: with captions, for as long as it takes to read them. `drawn`: painted."""
        self.language = language
        self.size = size
        self.drawn = drawn
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale="de-DE" if language == "de" else "en-GB",
            color_scheme="dark" if night else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=size == PHONE,
        )
        self.context.set_default_timeout(PATIENCE * 1000 / 2)
        self.context.expose_function("sawCode", self.see_code)
        self.context.add_init_script(WATCH)
        if not (moving or paced):
            self.context.add_init_script(AT_ONCE)
        if not drawn:
            self.context.add_init_script(UNDRAWN)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.clicks = 0
        self.page.on("console", self.complain)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self.listen)

    def complain(self, message: ConsoleMessage) -> None:
        address = str(message.location.get("url", ""))
        new_here = "401 (Unauthorized)" in message.text and "/api/me" in address  # expected for a new visitor
        if message.type in ("error", "warning") and not new_here:
            self.complaints.append(f"{message.text} {address}")

    def see_code(self, code: str) -> None:
        if code in all_codes():
            self.complaints.append(f"{self.page.url} shows the code {code}")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    def close(self) -> None:
        self.context.close()

    # Looking.

    def asked(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(ASKED)
        assert found["wide"] <= 0, f"the page is {found['wide']} pixels wider than the screen"
        return found

    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LIES)
        return found

    def result(self) -> list[list[str]]:
        self.page.wait_for_selector("dialog[open] .score")
        found: list[list[str]] = self.page.evaluate(RESULT)
        return found

    def wait_until(self, true: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"waited in vain: {what}"
            self.page.wait_for_timeout(30)

    def reaches(self, path: str, sight: str) -> None:
        """Open a page and wait until an element is visible."""
        self.page.goto(path)
        self.page.wait_for_selector(sight)

    def barriers(self, within: str = "html", rules: list[str] | None = None) -> list[str]:
        """What axe finds on the page: all violations of WCAG A and AA, and the serious ones of its other rules.

        `within`: only in there; `rules`: only these.
        """
        if not AXE.is_file():
            pytest.skip("axe-core is not installed: run `npm ci` in web/")
        self.page.evaluate(DRAW)  # contrast is of what is seen
        self.page.evaluate("document.fonts.ready")
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        options: dict[str, Any] = {"resultTypes": ["violations"]}
        options |= {"runOnly": rules} if rules else {}
        found = self.page.evaluate("async ([within, options]) => await axe.run(within, options)", [within, options])
        if not self.drawn:
            self.page.evaluate(UNDRAWN)
        assert found["passes"] or rules, "axe has looked at nothing"
        nodes = [(each["id"], node) for each in found["violations"] if is_barrier(each) for node in each["nodes"]]
        return [f"{self.page.url} {name}: {node['target']} {node['failureSummary']}" for name, node in nodes]

    def moves(self) -> list[str]:
        """The moves that were sent."""
        return [each["move"] for each in self.said if each["do"] == "move"]

    def unanswered(self) -> bool:
        """Whether the server has yet to answer something: meanwhile, clicks count for nothing."""
        return not {each["id"] for each in self.said} <= {each.get("id") for each in self.heard}

    def refusals(self) -> list[dict[str, Any]]:
        return [each for each in self.heard if each["type"] == "refused"]

    # Doing.

    def click(self, selector: str, at: int = 0) -> None:
        self.page.locator(selector).nth(at).click()
        self.clicks += 1

    def act(self, deep: int = 4) -> bool:
        """Answer the current question, if any, by clicking: dive until there are enough cards, take any offer."""
        now = self.asked()
        if now["over"]:
            return False
        if now["menu"]:
            self.click(".tray .menu button")
        elif now["pieces"]:
            self.click(".tray .piece", self.clicks % now["pieces"])
        elif now["acts"]:
            self.click(".answers .act", 1 if now["acts"] > 1 and now["trail"] >= deep else 0)
        else:
            return False
        return True

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str, most: int = 60) -> None:
        """Press Tab until an element has the focus."""
        for _ in range(most):
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    # Direct requests to the server with the page's cookie, only to set a scene.

    def post(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(f"/api{path}", data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def come_in(self, name: str) -> None:
        """Sign in as a guest with a given name, and let the page know."""
        self.post("/me", name=name, language=self.language)
        self.context.add_init_script("localStorage.setItem('wreckfish-guest', '1')")

    def set_table(self, bots: int, sits: bool = True, start: bool = True, **settings: Any) -> str:
        """Create a table with bots and, if wanted, the reader; return its id."""
        table: str = self.post("/tables", game="carcass", seats=bots + sits, open=True, **settings)["id"]
        if sits:
            self.post(f"/tables/{table}/sit", seat=0)
        for seat in range(int(sits), bots + sits):
            self.post(f"/tables/{table}/bot", seat=seat, bot="greedy")
        if start:
            self.post(f"/tables/{table}/start")
        return table


def is_barrier(violation: dict[str, Any]) -> bool:
    return violation["impact"] in ("serious", "critical") or bool(WCAG & set(violation["tags"]))


Visit: TypeAlias = Callable[..., Reader]  # creates a reader from an address and preferences


def play_on(readers: list[Reader], until: Callable[[], bool], deep: int = 4) -> None:
    """Let all readers play until a condition holds or the game is over for everyone."""
    end = time.monotonic() + PATIENCE
    while not until():
        acted = [reader.act(deep) for reader in readers]
        if any(acted):
            end = time.monotonic() + PATIENCE
        else:
            assert time.monotonic() < end, f"no one is asked: {[reader.asked() for reader in readers]}"
            readers[0].page.wait_for_timeout(20)


class Seating:
    """Seats readers at tables of one game; `board` is a selector for its board."""

    def __init__(self, game: str, board: str) -> None:
        self.game = game
        self.board = board

    def sit_down(self, reader: Reader, seats: int, bots: int, start: bool = True, **settings: Any) -> str:
        """A table with the reader in its first seat and bots in its last ones."""
        table: str = reader.post("/tables", game=self.game, seats=seats, open=True, **settings)["id"]
        reader.post(f"/tables/{table}/sit", seat=0)
        for seat in range(seats - bots, seats):
            reader.post(f"/tables/{table}/bot", seat=seat, bot="greedy")
        if start:
            self.begin([reader], table)
        return table

    def begin(self, readers: list[Reader], table: str) -> None:
        readers[0].post(f"/tables/{table}/start")
        for reader in readers:
            reader.reaches(f"/table/{table}", self.board)


def all_over(readers: list[Reader]) -> Callable[[], bool]:
    return lambda: all(reader.asked()["over"] for reader in readers)


def check_scripts(reader: Reader, visit: Callable[[], object]) -> dict[str, int]:
    """Assert that the scripts of a table page are small in total, gzipped.

    A first visit also requests the likeliest board (`start.ts`); that of another game is not counted.
    """
    files: dict[str, Response] = {}
    wanted = re.compile(r"\.(js|css)$")
    reader.page.on("response", lambda found: files.update({found.url: found}) if wanted.search(found.url) else None)
    visit()
    reader.page.wait_for_load_state("networkidle")
    bodies = {url.rpartition("/")[2]: each.body() for url, each in files.items()}
    boards = [name for name in bodies if name.partition("-")[0] in game_names()]
    if len(boards) > 1:
        bodies = {name: body for name, body in bodies.items() if not name.startswith(f"{LIKELY}-")}
    sizes = {name: len(gzip.compress(STYLES.sub(b"", body))) for name, body in bodies.items() if name.endswith(".js")}
    total = sum(len(gzip.compress(body)) for body in bodies.values())
    assert any(STYLES.search(body) for body in bodies.values())
    assert total <= LARGEST_FILES, f"{total} bytes with the styles"
    assert sizes
    assert sum(sizes.values()) <= LARGEST_SCRIPTS, json.dumps(sizes, indent=2)
    return sizes
