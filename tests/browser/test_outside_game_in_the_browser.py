"""A game from another package in the browser: its poster, its credits, its rules, and a whole game on its own board."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import LAPTOP, PHONE, Reader, Seating, Visit, check_scripts
from harness import ServerProcess
from playwright.sync_api import Browser
from test_lessons_in_the_browser import steps

from outside_package import installed_plainly
from wreckfish.table.lesson import Stage

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow
JETSAM = Seating("jetsam", ".je-board")

# The board as a reader sees it: crates whose worth they know, what can be tapped, what is asked.
LIES = """() => ({
    worth: [...document.querySelectorAll(".je-seat .je-value")].map((each) => each.textContent),
    asked: document.querySelector(".je-question span").textContent,
    buttons: [...document.querySelectorAll(".je-actions .btn.big:enabled")].map((each) => each.textContent),
    crates: document.querySelectorAll(".je-crate:enabled").length,
    over: document.querySelector("dialog[open] .score") !== null,
    wide: document.documentElement.scrollWidth - innerWidth,
})"""


def serving(site: Path, folder: Path) -> ServerProcess:
    server = ServerProcess(folder, limits="off")
    server.environment["PYTHONPATH"] = str(site)
    return server


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed_plainly(tmp_path_factory.mktemp("jetsam"))


@pytest.fixture(scope="module")
def jetsam_server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(site, tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def broken_board(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, ServerProcess]]:
    """The script of a game's board, for tests to spoil, and a server that serves it."""
    folder = tmp_path_factory.mktemp("broken")
    copy = Path(shutil.copytree(site, folder / "site"))
    with serving(copy, folder) as running:
        yield copy / "jetsam/board/board.js", running


def act(reader: Reader) -> bool:
    """Answer by a click, if asked: now the first button, now an offer with its two fields."""
    now = reader.page.evaluate(LIES)
    assert now["wide"] <= 0, "the page is wider than the screen"
    if now["over"] or not now["buttons"]:
        return False
    if now["crates"] and reader.clicks % 2:
        reader.click(".je-crate:enabled")
        reader.click(".je-actions .btn.big", reader.clicks % 3)
    else:
        reader.click(".je-actions .btn.big")
    return True


def test_a_game_of_two_people_and_a_bot_is_played_on_its_own_board(visit: Visit, jetsam_server: ServerProcess) -> None:
    ada = visit(jetsam_server.address, moving=True)
    ben = visit(jetsam_server.address, size=PHONE, language="de", night=True)
    ada.come_in("Ada")
    ben.come_in("Ben")
    table = JETSAM.sit_down(ada, seats=3, bots=1, start=False)
    ben.post(f"/tables/{table}/sit", seat=1)
    JETSAM.begin([ada, ben], table)

    first = ada.page.evaluate(LIES)
    assert first["asked"] == "Keep your crate, swap it, or offer it?"
    assert first["crates"] == 2
    assert first["worth"].count("") == 2, "the others' crates are secret"
    assert ada.page.locator(".je-seat .plate").count() == 3, "the page's plates are where the board put them"
    assert ben.page.evaluate(LIES)["asked"] == "Ada entscheidet."
    assert not ada.barriers()

    ada.click(".je-crate:enabled")  # one field of the move, then the other
    assert ada.page.evaluate(LIES)["buttons"] == ["1 to 4", "5 to 8", "9 to 12"]
    ada.click(".je-actions .btn.big", 2)
    assert ada.moves() == ["offer 2 high"]

    ben.wait_until(lambda: "angeblich 9 bis 12 wert" in ben.page.evaluate(LIES)["asked"], "the offer")
    ben.click(".je-why")
    ben.page.wait_for_selector("dialog[open] [data-rule=JE06].here")
    ben.press("Escape")
    assert not ben.barriers()
    ben.click(".je-actions .btn.big")  # accepts, in the middle of Ada's turn
    readers = [ada, ben]

    def unknown() -> list[int]:
        return [reader.page.evaluate(LIES)["worth"].count("") for reader in readers]

    ada.wait_until(lambda: unknown() == [1, 1], "both know both crates")
    while not all(reader.page.evaluate(LIES)["over"] for reader in readers):
        acted = [act(reader) for reader in readers]
        if not any(acted):
            ada.page.wait_for_timeout(30)
    assert ada.result() == ben.result()
    assert "" not in ada.page.evaluate(LIES)["worth"], "at the end all crates are shown"

    ada.reaches(f"/replay/{table}", ".je-board")
    assert "" not in ada.page.evaluate(LIES)["worth"], "an open replay shows what all seats saw"


def test_it_hangs_among_the_posters_is_credited_and_has_a_rules_page(
    visit: Visit, jetsam_server: ServerProcess
) -> None:
    ada = visit(jetsam_server.address)
    ada.reaches("/", "img.art")
    poster = ada.page.locator("img.art")
    ada.wait_until(lambda: poster.evaluate("(image) => image.complete && image.naturalWidth > 0"), "its poster")
    ada.reaches("/about", "text=A small game that comes with Wreckfish.")
    ada.reaches("/rules/jetsam", "[data-rule=JE05]")
    assert ada.page.locator("[data-book]").count() == 0, "it has no illustrated book: its numbered rules stand alone"
    ada.reaches("/new?game=jetsam", "#option-rounds")


def test_its_scripts_are_few_and_its_board_survives_a_reload(visit: Visit, jetsam_server: ServerProcess) -> None:
    ada = visit(jetsam_server.address)
    ada.come_in("Ada")
    table = JETSAM.sit_down(ada, seats=2, bots=1)
    sizes = check_scripts(ada, lambda: ada.reaches(f"/table/{table}", ".je-board"))
    assert "board.js" in sizes
    assert sizes["board.js"] < 4 * 1024


@pytest.mark.parametrize(
    ("script", "when"),
    [
        ("export const nothing = 1;", "it has no mount"),
        ("this is no script", "it cannot be read"),
        ("export function mount() { throw new Error('no'); }", "it fails at once"),
        ("export const mount = () => ({ update() { throw new Error('no'); } });", "it fails later"),
        (None, "it is missing"),
    ],
)
def test_a_board_that_fails_gives_way_to_the_plain_one(
    browser: Browser, broken_board: tuple[Path, ServerProcess], script: str | None, when: str
) -> None:
    file, server = broken_board
    if script is None:
        file.unlink()
    else:
        file.write_text(script, "utf-8")
    ada = Reader(browser, server.address, drawn=False)
    ada.come_in("Ada")
    Seating("jetsam", ".plain").sit_down(ada, seats=2, bots=1)
    assert "could not be loaded" in ada.page.inner_text("main")
    assert "crates in the heap" in ada.page.inner_text(".plain")
    ada.click("text=Keep the crate")  # the page itself asks now
    ada.wait_until(lambda: ada.moves() == ["keep"], "the move")
    assert ada.complaints, f"its author can read in the console that {when}"
    ada.close()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_its_lesson_is_played_by_its_own_light(
    size: tuple[int, int], visit: Visit, jetsam_server: ServerProcess
) -> None:
    ada = visit(jetsam_server.address, size=size)
    ada.reaches("/", ".hang")
    ada.click(".hang:has([name=seats-jetsam]) .learn")
    ada.page.wait_for_selector(".coach")
    shown = [(now["stage"], now["light"] is not None) for now in steps(ada, f"jetsam-{size[0]}")]
    assert shown.count((Stage.ASK, True)) == 3
    assert (Stage.ASK, False) not in shown
    assert ada.moves() == ["swap", "decline", "keep"]
