"""Plays Wreck Raiders by clicking: finds what can be clicked now and picks one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from browsing import PATIENCE, Reader, Seating

# Everything clickable now, by priority: finishing something comes before starting something.
# Picks one by number, checks that a finger could reach it and, if wanted, clicks it. All in one call, because the
# page may change between two calls.
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

SEATING = Seating("raiders", ".board .asks")
sit_down, begin = SEATING.sit_down, SEATING.begin


def offered(reader: Reader, press: bool = False) -> dict[str, Any]:
    found: dict[str, Any] = reader.page.evaluate(OFFERED, {"number": reader.clicks * 5 % 7, "press": press})
    assert found["wide"] <= 0, f"the page is {found['wide']} pixels wider than the screen"
    return found


# Repeats that until the game is over, nothing is clickable for a while, or the page stays busy too long.
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
    """Click different offers, `most` times at most, or until there was none for `rest` milliseconds."""
    given = {"clicks": reader.clicks, "most": most, "rest": rest}
    found = reader.page.evaluate(f"async ({{clicks, most, rest}}) => {{{GO_ON}}}", given)
    assert found["wide"] <= 0, f"the page is {found['wide']} pixels wider than the screen"
    acted = found["clicks"] > reader.clicks
    reader.clicks = found["clicks"]
    return bool(acted)


def play_on(readers: list[Reader], until: Callable[[], bool]) -> None:
    """Play until a condition holds. A single reader needs no check between clicks."""
    end = time.monotonic() + PATIENCE
    while not until():
        acted = [act(reader, 1000, 200) if len(readers) == 1 else act(reader) for reader in readers]
        if any(acted):
            end = time.monotonic() + PATIENCE
        else:
            seen = [offered(each) for each in readers]
            assert time.monotonic() < end, f"no one can go on: {seen}"
