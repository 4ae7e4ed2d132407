"""Whether a table can be played on every screen: a whole game in a real browser, every question on every size.

A question is whatever the page waits for: between two clicks there is one. On each size, at the scroll position in
which the page comes up,

- the **question** (`#asked`, or the title of an open dialog) lies inside the viewport, and nothing covers its text;
- the **confirm button** (`data-lock`, `data-confirm`, `.act`, the `.go` button of a dialog) does too;
- so do all **answers**: the buttons in `.answers` or in the dialog, and the pieces on the board that can be tapped
  (`data-target`, `data-die` …). A list of answers may be longer than its room if it scrolls in a region of its own.
  Such a region contains neither the question nor a confirm button; its first answer is visible, and of the others
  as many as there is room for: at least 88 px of the region, or all of it if it is lower.
- **what the decision needs** (`data-needed`, set by the boards) lies inside the viewport, uncovered;
- **no text is cut**: no line on the page ends in an ellipsis, sticks out of a box that hides its overflow, or out of
  the viewport. What can be scrolled to is not cut;
- **nothing lies over** a text or a button of the board, except a card of the same fan (and except Get Wrecked's chart).

An element counts as covered if something that paints lies above one of its points, even if it lets clicks through.

    python tests/browser/screens.py raiders [--sizes 360x640,1366x768] [--pictures FOLDER] [--lang de] [--night]

plays a game (`all`: each of them), prints every violation and, with a folder, saves pictures and contact sheets.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from browsing import PATIENCE, Language, Reader, chromium
from harness import ServerProcess
from playwright.sync_api import Browser, CDPSession

SIZES = [
    (360, 640),  # a small phone
    (390, 844),  # a phone
    (844, 390),  # held sideways
    (820, 1180),  # a tablet
    (1180, 820),
    (1366, 768),  # laptops
    (1440, 900),
    (2560, 1440),  # a large screen
    (720, 450),  # 1440×900 at 200 %
]
ZOOMED = (720, 450)
WORKING = (1440, 900)  # where the game is played

Size = tuple[int, int]


class Scene(NamedTuple):
    """A game to play: how many seats, with which luck, in which language and with what else."""

    seats: int
    seed: str
    language: Language = "en"
    options: dict[str, str] = {}  # noqa: RUF012  no one changes it


GAMES = {
    "carcass": Scene(4, "wreckage", "de", {"divers": "dealt"}),  # longer words
    "dolores": Scene(4, "d2", "de"),
    "raiders": Scene(4, "r5"),
    "wrecked": Scene(4, "t4"),
}
CLOCK = {"pace": "live", "minutes": 55, "seconds": 20}  # it takes room beside names

# While we look, everything can be hit, also what lets clicks through; nothing moves, and all lines of the log are laid
# out at once instead of each when it is looked at. The layer in which pieces fly is clear and covers the whole page: if
# it were hit, each point would have to be searched in all its depth.
STILL = "animation: none !important; transition: none !important; content-visibility: visible !important"
SEE_ALL = f"*, ::before, ::after {{ pointer-events: auto !important; {STILL} }}"
SEE_ALL += " .flight { pointer-events: none !important }"
PUT_ON = """(css) => {
    const sheet = Object.assign(new CSSStyleSheet(), {looking: true});
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
}"""
TAKE_OFF = """() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => !each.looking);
}"""
LOOK = Path(__file__).with_name("look.js").read_text("utf-8")
ANSWER = Path(__file__).with_name("answer.js").read_text("utf-8")


class Question(NamedTuple):
    """What the page asks."""

    number: int
    asked: str
    kind: str
    new: bool  # the first of its kind


class Fault(NamedTuple):
    """Something that cannot be seen, at a question on a size."""

    size: Size
    question: Question
    what: str
    who: str
    why: str

    def __str__(self) -> str:
        at = f"question {self.question.number} «{self.question.asked}»"
        return f"{written(self.size)} {at}: {self.what} {self.who}: {self.why}"


Shoot: TypeAlias = Callable[[Size, list[Fault]], None]


def written(size: Size) -> str:
    return f"{size[0]}x{size[1]}"


class Screen:
    """A reader whose screen changes its size."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.page = reader.page
        self.hand: CDPSession = reader.context.new_cdp_session(reader.page)

    def be(self, size: Size) -> None:
        wide, high = size
        sharp = 2 if size == ZOOMED else 1
        metrics = {"width": wide, "height": high, "deviceScaleFactor": sharp, "mobile": False}
        self.hand.send("Emulation.setDeviceMetricsOverride", metrics)

    def faults(self, question: Question, sizes: list[Size], shoot: Shoot | None = None) -> list[Fault]:
        """What is wrong with the question on these sizes; `shoot` may take a picture of each."""
        found: list[Fault] = []
        with self.looking():
            for size in sizes:
                self.be(size)
                seen = self.page.evaluate(LOOK)
                if seen:  # a busy machine may take longer to lay it out
                    self.page.wait_for_timeout(120)
                    seen = self.page.evaluate(LOOK)
                here = [Fault(size, question, each["what"], each["who"], each["why"]) for each in seen]
                found += here
                if shoot:
                    shoot(size, here)
        self.be(WORKING)
        return found

    @contextmanager
    def looking(self) -> Iterator[None]:
        self.page.evaluate(PUT_ON, SEE_ALL)
        yield
        self.page.evaluate(TAKE_OFF)

    def picture(self) -> bytes:
        return base64.b64decode(self.hand.send("Page.captureScreenshot", {"format": "png"})["data"])


def questions(reader: Reader, most: int = 10_000) -> Iterator[Question]:
    """Play to the end by clicking, and stop at each question."""
    kinds: set[str] = set()
    for number in range(most):
        found = answer(reader, number)
        if found["over"]:
            return
        yield Question(number, found["asked"], found["kind"], found["kind"] not in kinds)
        kinds.add(found["kind"])
        if answer(reader, number, press=True)["opens"]:
            reader.page.wait_for_selector("dialog[open]")


def answer(reader: Reader, number: int, press: bool = False) -> dict[str, Any]:
    """The question as soon as there is one; `press`: answer it."""
    end = time.monotonic() + PATIENCE
    while reader.unanswered() or not (found := reader.page.evaluate(ANSWER, {"number": number, "press": press})):
        assert time.monotonic() < end, f"question {number}: no one is asked: {reader.page.inner_text('#asked')}"
        reader.page.wait_for_timeout(15)
    return dict(found)


def sit_down(reader: Reader, game: str, seats: int | None = None, **settings: Any) -> None:
    """A table with bots and a clock, dealt from a seed."""
    scene = GAMES[game]
    seats = seats or scene.seats
    settings = {"seed": scene.seed, "options": scene.options, "pace": CLOCK} | settings
    table = reader.post("/tables", game=game, seats=seats, open=False, **settings)["id"]
    reader.post(f"/tables/{table}/sit", seat=0)
    for seat in range(1, seats):
        reader.post(f"/tables/{table}/bot", seat=seat, bot="greedy")
    reader.post(f"/tables/{table}/start")
    reader.reaches(f"/table/{table}", "#asked")


# The command.


def lay_out(browser: Browser, pictures: list[tuple[str, bytes]], file: Path, high: int = 300, wide: int = 2000) -> None:
    """Pictures side by side in one, each with its title."""
    sources = [(title, base64.b64encode(taken).decode()) for title, taken in pictures]
    picture = '<figure><figcaption>{}</figcaption><img src="data:image/png;base64,{}"></figure>'
    frames = "".join(picture.format(*each) for each in sources)
    style = (
        f"figure{{display:inline-block;margin:4px;font:13px sans-serif;color:#fff}}img{{display:block;height:{high}px}}"
    )
    page = browser.new_page(viewport={"width": wide, "height": 400})
    page.set_content(f'<style>{style}</style><body style="margin:4px;background:#16212b">{frames}')
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    page.screenshot(path=file, full_page=True, quality=66 if file.suffix == ".jpg" else None)  # its type by its name
    page.close()


class Album:
    """Pictures of every new kind of question and of every new fault."""

    def __init__(self, screen: Screen, folder: Path, game: str) -> None:
        self.screen = screen
        self.folder = folder
        self.game = game
        self.known: set[tuple[Size, str, str]] = set()
        self.pictures: list[tuple[str, bytes]] = []

    def shoot(self, question: Question, size: Size, faults: list[Fault]) -> None:
        seen = {(size, each.what, each.who) for each in faults}
        for each in faults:
            if (size, each.what, each.who) not in self.known:
                print(each, flush=True)  # noqa: T201
        if question.new or seen - self.known:
            taken = self.screen.picture()
            title = f"{question.number} {written(size)}{' bad' if faults else ''}"
            self.pictures.append((title, taken))
            (self.folder / f"{self.game}-{title.replace(' ', '-')}.png").write_bytes(taken)
        self.known |= seen

    def lay_out(self, browser: Browser) -> None:
        for at in range(0, len(self.pictures), 36):
            file = self.folder / f"{self.game}-sheet-{at // 36 + 1}.png"
            lay_out(browser, self.pictures[at : at + 36], file)


def look_through(browser: Browser, reader: Reader, game: str, given: argparse.Namespace) -> list[Fault]:
    screen = Screen(reader)
    album = Album(screen, given.pictures, game) if given.pictures else None
    sit_down(reader, game, given.seats)
    found: list[Fault] = []
    looked = 0
    try:
        for question in questions(reader, given.most):
            if question.number % given.every == 0 or question.new:
                looked += 1
                found += screen.faults(question, given.sizes, partial(album.shoot, question) if album else None)
    finally:  # also when stopped by Ctrl-C
        tell(game, looked, found, given)
    if album:
        album.lay_out(browser)
    return found


def tell(game: str, looked: int, found: list[Fault], given: argparse.Namespace) -> None:
    """Print every fault once for each size and element, with the number of questions it spoils."""
    print(f"{game}: {looked} questions, {len(found)} faults")  # noqa: T201
    for size in given.sizes:
        here = [each for each in found if each.size == size]
        spoilt = len({each.question.number for each in here})
        print(f"  {written(size)}: " + (f"{spoilt} of {looked} questions" if here else "clean"))  # noqa: T201
        grouped: dict[tuple[str, str], list[Fault]] = {}
        for each in here:
            grouped.setdefault((each.what, each.who), []).append(each)
        for those in sorted(grouped.values(), key=len, reverse=True)[: given.lines]:
            print(f"    {len(those):3} × {str(those[0]).partition(' ')[2]}", flush=True)  # noqa: T201


def size_of(text: str) -> Size:
    wide, _, high = text.partition("x")
    return int(wide), int(high)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[*GAMES, "all"])
    parser.add_argument("--sizes", type=lambda text: [size_of(each) for each in text.split(",")], default=SIZES)
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of each kind of question and each fault")
    parser.add_argument("--lang", choices=["en", "de"])
    parser.add_argument("--night", action="store_true")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--every", type=int, default=1, help="look at every nth question, and at each new kind")
    parser.add_argument("--most", type=int, default=10_000, help="stop after this many questions")
    parser.add_argument("--lines", type=int, default=12, help="how many faults to print for a size")
    given = parser.parse_args()
    if given.pictures:
        given.pictures.mkdir(parents=True, exist_ok=True)
    found: list[Fault] = []
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), limits="off", rest_seconds="0") as server,
    ):
        for game in GAMES if given.game == "all" else [given.game]:
            language = given.lang or GAMES[game].language
            reader = Reader(browser, server.address, language=language, size=WORKING, night=given.night)
            reader.come_in("Ada")
            found += look_through(browser, reader, game, given)
            reader.close()
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
