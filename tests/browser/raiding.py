"""Playing Wreck Raiders by clicking, whatever is asked: what a reader can click now, and which of it to click."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from browsing import PATIENCE, Reader, Seating

# What can be clicked now, in the order in which it should be: what finishes something is better than what begins it.
# One of it, by a number: whether a finger would reach it, and if so and if wanted, the click. All in one breath: the
# page may change between a look and a click from outside.
OFFERED = """({number, press}) => {
    const ways = ["dialog [data-claims]", "dialog [data-buys]", "[data-put]", ".answers [data-take]",
        ".answers .act.go", "[data-claim]", "[data-piece]", "[data-target]", "[data-die]", ".answers .act"];
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const open = (way) => [...document.querySelectorAll(way)].filter((each) => each.ariaDisabled !== "true");
    const all = ways.filter((way) => !dialog || way.startsWith("dialog")).map(open).find((each) => each.length) ?? [];
    const one = all[number % (all.length || 1)];
    one?.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
    const box = one?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const reached = top != null && one.contains(top);
    const found = {
        over: dialog?.querySelector(".score") != null,
        reached,
        covered: top && !reached ? `${top.outerHTML.slice(0, 80)} lies on ${one.outerHTML.slice(0, 80)}` : "",
        asked: document.querySelector("#asked")?.innerText ?? document.title,
        wide: document.documentElement.scrollWidth - innerWidth,
    };
    if (press && reached && !found.over) one.click();
    return found;
}"""

SEATING = Seating("raiders", ".board .lagoon")
sit_down, begin = SEATING.sit_down, SEATING.begin


def offered(reader: Reader, press: bool = False) -> dict[str, Any]:
    found: dict[str, Any] = reader.page.evaluate(OFFERED, {"number": reader.clicks * 5 % 7, "press": press})
    assert found["wide"] <= 0, f"the page is {found['wide']} pixels wider than the screen"
    return found


# The same again and again, until the game is over, nothing can be clicked for a while, or the page was busy for long.
GO_ON = (
    f"const offered = {OFFERED};"
    """
    const begun = performance.now();
    let last = begun;
    const end = clicks + most;
    for (;;) {
        const found = offered({number: clicks * 5 % 7, press: true});
        const now = performance.now();
        if (found.reached && !found.over) {
            clicks += 1;
            last = now;
        }
        const enough = clicks === end || now - last > rest || now - begun > 3000;
        if (found.over || found.wide > 0 || enough) return {...found, clicks};
        await new Promise((resolve) => setTimeout(resolve, 8));
    }
"""
)


def is_over(reader: Reader) -> bool:
    return bool(offered(reader)["over"])


def act(reader: Reader, most: int = 1, rest: int = 0) -> bool:
    """Click what is offered, another one each time: so often at most, or until nothing was for so many milliseconds."""
    given = {"clicks": reader.clicks, "most": most, "rest": rest}
    found = reader.page.evaluate(f"async ({{clicks, most, rest}}) => {{{GO_ON}}}", given)
    assert found["wide"] <= 0, f"the page is {found['wide']} pixels wider than the screen"
    acted = found["clicks"] > reader.clicks
    reader.clicks = found["clicks"]
    return bool(acted)


def play_on(readers: list[Reader], until: Callable[[], bool]) -> None:
    """Play until something is so. Who plays alone need not look up between two clicks."""
    end = time.monotonic() + PATIENCE
    while not until():
        acted = [act(reader, 1000, 200) if len(readers) == 1 else act(reader) for reader in readers]
        if any(acted):
            end = time.monotonic() + PATIENCE
        else:
            seen = [offered(each) for each in readers]
            assert time.monotonic() < end, f"nobody can go on: {seen}"
