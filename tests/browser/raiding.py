"""Playing Wreck Raiders by clicking, whatever is asked: what a reader can click now, and which of it to click."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from browsing import PATIENCE, PHONE, Reader

# What can be clicked now, in the order in which it should be: what finishes something is better than what begins it.
# One of it, by a number; where it is on the screen, and whether a click there would reach it. (The last way opens the
# result again: a click that came as it opened has closed it.)
OFFERED = """(number) => {
    const ways = ["dialog [data-claims]", "dialog [data-buys]", "[data-put]", ".answers [data-take]",
        ".answers .act.go", "[data-claim]", "[data-piece]", "[data-target]", "[data-die]", ".answers .act",
        ".after .btn"];
    const dialog = document.querySelector("dialog[open]");
    const open = (way) => [...document.querySelectorAll(way)].filter((each) => each.ariaDisabled !== "true");
    const all = ways.filter((way) => !dialog || way.startsWith("dialog")).map(open).find((each) => each.length) ?? [];
    const one = all[number % (all.length || 1)];
    one?.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
    const box = one?.getBoundingClientRect();
    const point = box && [box.x + box.width / 2, box.y + box.height / 2];
    const top = point && document.elementFromPoint(...point);
    return {
        over: dialog?.querySelector(".score") != null,
        point: top && one.contains(top) ? point : null,
        covered: top && !one.contains(top) ? `${top.outerHTML.slice(0, 80)} lies on ${one.outerHTML.slice(0, 80)}` : "",
        wide: document.documentElement.scrollWidth - innerWidth,
    };
}"""


def sit_down(reader: Reader, seats: int, bots: int, start: bool = True, **settings: Any) -> str:
    """A table with the reader in its first seat and bots in its last ones."""
    table: str = reader.post("/tables", game="raiders", seats=seats, open=True, **settings)["id"]
    reader.post(f"/tables/{table}/sit", seat=0)
    for seat in range(seats - bots, seats):
        reader.post(f"/tables/{table}/bot", seat=seat, bot="greedy")
    if start:
        begin([reader], table)
    return table


def begin(readers: list[Reader], table: str) -> None:
    readers[0].post(f"/tables/{table}/start")
    for reader in readers:
        reader.reaches(f"/table/{table}", ".board .lagoon")


def offered(reader: Reader) -> dict[str, Any]:
    found: dict[str, Any] = reader.page.evaluate(OFFERED, reader.clicks * 5 % 7)
    assert found["wide"] <= 0, f"the page is {found['wide']} pixels wider than the screen"
    return found


def is_over(reader: Reader) -> bool:
    return bool(offered(reader)["over"])


def act(reader: Reader) -> bool:
    """Click or tap one of the things that are offered, another one each time."""
    found = offered(reader)
    if found["over"] or not found["point"]:
        return False
    press = reader.page.touchscreen.tap if reader.size == PHONE else reader.page.mouse.click
    press(*found["point"])
    reader.clicks += 1
    return True


def play_on(readers: list[Reader], until: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        acted = [act(reader) for reader in readers]
        if any(acted):
            end = time.monotonic() + PATIENCE
        else:
            seen = [(each.page.inner_text("#asked"), offered(each)["covered"]) for each in readers]
            assert time.monotonic() < end, f"nobody can go on: {seen}"
            readers[0].page.wait_for_timeout(15)
