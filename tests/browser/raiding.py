"""Playing Wreck Raiders by clicking, whatever is asked: what a reader can click now, and which of it to click."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from browsing import PATIENCE, Reader

# What can be clicked now, in the order in which it should be: what finishes something is better than what begins it.
OFFERED = """() => {
    const ways = ["dialog [data-claims]", "dialog [data-buys]", "[data-put]", ".answers [data-take]", ".answers .act.go",
        "[data-claim]", "[data-piece]", "[data-target]", "[data-die]", ".answers .act"];
    const open = (way) => [...document.querySelectorAll(way)].filter((each) => each.ariaDisabled !== "true").length;
    const dialog = document.querySelector("dialog[open]") !== null;
    return {
        over: document.querySelector("dialog[open] .score") !== null,
        way: ways.filter((way) => !dialog || way.startsWith("dialog"))
            .map((way) => [way + ":not([aria-disabled=true])", open(way)]).find(([, count]) => count) ?? null,
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
    found: dict[str, Any] = reader.page.evaluate(OFFERED)
    assert found["wide"] <= 0, f"the page is {found['wide']} pixels wider than the screen"
    return found


def is_over(reader: Reader) -> bool:
    return bool(offered(reader)["over"])


def act(reader: Reader) -> bool:
    """Click one of the things that are offered, another one each time."""
    found = offered(reader)
    if found["over"] or not found["way"]:
        return False
    way, count = found["way"]
    reader.click(way, reader.clicks * 5 % 7 % count)
    return True


def play_on(readers: list[Reader], until: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        if any([act(reader) for reader in readers]):
            end = time.monotonic() + PATIENCE
        else:
            assert time.monotonic() < end, f"nobody is asked: {[each.page.inner_text('#asked') for each in readers]}"
            readers[0].page.wait_for_timeout(15)
