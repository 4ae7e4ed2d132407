"""Plays Get Wrecked by clicking: many answers in one call, each checked to be within reach of a finger."""

from __future__ import annotations

import time
from typing import Any

from browsing import PATIENCE, Reader, Seating

# Answers questions by clicking, up to `most` times, and waits in the page for each result. Finishing something comes
# before starting something; choices vary; no action likely to wake the Kraken is taken. Once tired, it ends its turns
# immediately.
PLAY = """async ({number, most, tired, rash, patience}) => {
    const found = {clicks: 0, over: false, covered: "", wide: 0, asked: ""};
    const all = (way) => [...document.querySelectorAll(way)].filter((each) => each.ariaDisabled !== "true");
    const risk = () => Number(document.querySelector(".threat .risk b")?.textContent.match(/\\d+/)?.[0] ?? 0);
    const ways = ["trade", "upgrade", "explore", "attack", "sail"].map((each) => `.answers [data-action=${each}]`);
    const pick = () => {
        const end = all(".answers .ends button")[0];
        const rows = all(".answers [data-move]").filter((each) => each.checkVisibility());
        const verbs = (those) => rows.filter((each) => those.test(each.dataset.move));
        if (!document.querySelector(".answers [data-action]")) {
            const better = verbs(/^(strike|fit|store|take|build)/);
            if (better.length) return better[number % better.length];
            const settled = verbs(/^reroll|^raise|^lower/).length > 0 || number % 3 === 0 || number > tired;
            return end && settled ? end : rows[(number * 5) % (rows.length || 1)] ?? end;
        }
        if (risk() > rash || number > tired) return end;
        const open = ways.flatMap(all);
        return (number % 4 === 3 ? open.at(-1) : open[0]) ?? end;
    };
    const asked = () => document.querySelector(".answers")?.innerText + document.querySelector("#asked")?.innerText;
    const rest = (ms) => new Promise((wake) => setTimeout(wake, ms));
    const late = performance.now() + patience;
    while (found.clicks < most && performance.now() < late) {
        found.over = document.querySelector("dialog[open] .score") !== null;
        if (found.over) break;
        const one = document.querySelector(".answers") && pick();
        one?.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
        const box = one?.getBoundingClientRect();
        const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!top || !one.contains(top)) {
            if (top) found.covered = `${top.outerHTML.slice(0, 90)} lies on ${one.outerHTML.slice(0, 90)}`;
            await rest(30);
            continue;
        }
        found.wide = Math.max(found.wide, document.documentElement.scrollWidth - innerWidth);
        const before = asked();
        one.click();
        found.clicks += 1;
        number += 1;
        const until = performance.now() + 400;
        while (asked() === before && performance.now() < until) await rest(4);
    }
    found.asked = document.querySelector("#asked")?.innerText ?? document.title;
    return found;
}"""

# The page asks about every die, and answers nothing by itself.
ASK_ALWAYS = """localStorage.setItem("wreckfish", JSON.stringify({
    ...JSON.parse(localStorage.getItem("wreckfish") ?? "{}"), own: {"wrecked-ask": true}}))"""

# The screen coordinates of a position in the sea.
POINT = """({x, y}) => {
    const at = new DOMPoint(x, y).matrixTransform(document.querySelector("[data-chart] svg").getScreenCTM());
    return [at.x, at.y];
}"""

# Buttons too small for a finger, and buttons covered by something wherever they are scrolled to.
UNREACHABLE = """() => [...document.querySelectorAll(".board button")].flatMap((each) => {
    if (!each.checkVisibility() || each.closest(".plate")) return [];
    each.scrollIntoView({block: "nearest", behavior: "instant"});
    const box = each.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 43.5) return [`${each.className} is small: ${box.width} × ${box.height}`];
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return each.contains(top) ? [] : [`${top?.outerHTML.slice(0, 80)} lies on ${each.outerHTML.slice(0, 80)}`];
})"""

NEVER = 1 << 30

SEATING = Seating("wrecked", ".board [data-chart]")
sit_down, begin = SEATING.sit_down, SEATING.begin


def wreck(reader: Reader, most: int = 40, tired: int = NEVER) -> dict[str, Any]:
    """Keep clicking, `most` times at most, but return every few seconds."""
    asking = {"number": reader.clicks, "most": most, "tired": tired, "rash": 12, "patience": 3000}
    found: dict[str, Any] = reader.page.evaluate(PLAY, asking)
    reader.clicks += found["clicks"]
    assert found["wide"] <= 0, f"the page is {found['wide']} pixels wider than the screen"
    return found


def wreck_to_the_end(reader: Reader, tired: int) -> None:
    """Play the whole game by clicking; after `tired` clicks, end our turns immediately."""
    heard, end = 0, time.monotonic() + PATIENCE
    while not (found := wreck(reader, tired=tired))["over"]:
        if found["clicks"] or len(reader.heard) > heard:  # bots may take long turns
            heard, end = len(reader.heard), time.monotonic() + PATIENCE
        assert time.monotonic() < end, f"no one can go on: {found}"


def point(reader: Reader, x: int, y: int) -> tuple[float, float]:
    at: list[float] = reader.page.evaluate(POINT, {"x": x, "y": y})
    return at[0], at[1]


def drag(reader: Reader, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag something with the mouse without releasing it."""
    reader.page.mouse.move(*start)
    reader.page.mouse.down()
    reader.page.mouse.move(*end, steps=5)


def swipe(reader: Reader, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag something with a finger and release it."""
    hand = reader.context.new_cdp_session(reader.page)
    for kind, share in [("touchStart", 0.0), *(("touchMove", step / 4) for step in range(1, 5))]:
        at = {"x": start[0] + (end[0] - start[0]) * share, "y": start[1] + (end[1] - start[1]) * share}
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hand.detach()
