"""Every page, every table in mid-turn and every dialog: axe finds nothing, by day and by night. What a screen reader
is told at a table is kept as text. The rule books have their own test.
"""

from __future__ import annotations

import httpx
import pytest
from browsing import LAPTOP, PHONE, Reader, Visit, play_on
from harness import ServerProcess
from trees import FOLDER, TURNS, tree

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

# Buttons of the bars and boards that make no move: each opens a dialog. One of each kind, numbered.
DOORS = """() => {
    const NOT = "[aria-pressed], [data-target], [data-die], [data-put], [data-say], [data-move], [title='Take back'],"
        + "[title='Hint'], [aria-label*='last turn'], [tabindex='-1'], :disabled, [aria-disabled=true]";
    const all = [...document.querySelectorAll("header button[aria-label], main button")].filter((each) =>
        each.checkVisibility() && !each.matches(NOT) && !each.closest(".answers, .zoom, aside"));
    const kinds = new Map(all.map((each) => [each.className + (each.closest("header") ? each.ariaLabel : ""), each]));
    document.querySelectorAll("[data-door]").forEach((each) => delete each.dataset.door);
    return [...kinds.values()].map((each, at) => {
        each.dataset.door = String(at);
        return each.ariaLabel ?? each.innerText;
    });
}"""
PAGES = {
    "/": "article h2",
    "/new": "#option-divers",
    "/leaderboard": "main h1",
    "/me": "header .who:has-text('Ada')",
    "/about": "main h1",
    "/no-such-page": "main",
}


def problems(reader: Reader, within: str = "html") -> list[str]:
    """By day all rules, by night the colours."""
    found = reader.barriers(within)
    reader.page.emulate_media(color_scheme="dark")
    found += [f"by night: {each}" for each in reader.barriers(within, ["color-contrast"])]
    reader.page.emulate_media(color_scheme="light")
    return found


def finished_table(reader: Reader, server: ServerProcess) -> str:
    """A table whose game bots have finished."""
    table = reader.set_table(bots=3, sits=False, seed="axe")
    address = f"{server.address}/api/tables/{table}"
    reader.wait_until(lambda: httpx.get(address, timeout=60).json()["state"] == "over", "the bots")
    return table


@pytest.mark.parametrize("night", [False, True], ids=["laptop", "German phone by night"])
def test_pages(visit: Visit, table_server: ServerProcess, night: bool) -> None:
    ada = visit(table_server.address, language="de", size=PHONE, night=True) if night else visit(table_server.address)
    ada.come_in("Ada")
    finished = finished_table(ada, table_server)
    pages = PAGES | {
        f"/table/{ada.set_table(bots=1, start=False)}": ".chair",
        f"/table/{finished}": "dialog .score",
        f"/replay/{finished}": ".board .deck",
    }
    found: list[str] = []
    for path, sight in pages.items():
        ada.reaches(path, sight)
        found += ada.barriers() if night else problems(ada)
    if night:
        ada.reaches(f"/table/{ada.set_table(bots=1, options={'divers': 'dealt'}, seed='axe')}", ".answers button")
        play_on([ada], lambda: ada.asked()["trail"] >= 1)
        found += ada.barriers()
    absent = ("/no-such-page", "/device/site.json")  # the latter: games to fetch for play without a server, if any
    ada.complaints = [each for each in ada.complaints if not each.endswith(absent)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", TURNS)
def test_tables_and_their_dialogs(visit: Visit, table_server: ServerProcess, game: str) -> None:
    ada = visit(table_server.address, size=LAPTOP)
    ada.come_in("Ada")
    golden = (FOLDER / f"{game}.yml").read_text("utf-8")
    assert tree(ada, game) == golden, "if this is meant, run tests/browser/trees.py and read the diff"
    found = problems(ada)
    opened: set[str] = set()
    for size in (LAPTOP, PHONE) if game == "carcass" else (LAPTOP,):  # the shell's own dialogs on a phone, once
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        ada.page.wait_for_timeout(100)
        for number, label in enumerate(ada.page.evaluate(DOORS)):
            door = ada.page.locator(f"[data-door='{number}']")
            if not door.count() or not door.is_visible():
                continue
            door.click()
            ada.page.wait_for_selector("dialog[open] h2")
            title = " ".join(ada.page.locator("dialog[open] h2").all_inner_texts())
            if title not in opened:
                opened.add(title)
                found += [f"{label}: {each}" for each in problems(ada, "dialog[open]")]
            ada.press("Escape")
            ada.page.wait_for_selector("dialog[open]", state="detached")
    assert len(opened) > 5, f"dialogs were not found: {opened}"
    assert not found, "\n".join(found)
