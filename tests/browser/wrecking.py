"""Playing Get Wrecked by clicking, whatever is asked: many answers in one breath, each one that a finger would reach."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from browsing import PATIENCE, Reader

# Answers whatever is asked by a click, up to so many times, and waits in the page for what comes of it. What finishes
# something is better than what begins it; another one each time; no action that is likely to wake the Kraken.
PLAY = """async ({number, most, rash, patience}) => {
    const found = {clicks: 0, over: false, covered: "", wide: 0, stages: [], asked: ""};
    const all = (way) => [...document.querySelectorAll(way)].filter((each) => each.ariaDisabled !== "true");
    const risk = () => Number(document.querySelector(".threat .risk b")?.textContent.match(/\\d+/)?.[0] ?? 0);
    const ways = ["trade", "upgrade", "explore", "attack", "sail"].map((each) => `[data-action=${each}]`);
    const pick = () => {
        const rows = all(".answers [data-move]");
        if (!document.querySelector(".answers [data-action]")) {
            const strikes = rows.filter((each) => each.dataset.move.startsWith("strike"));
            const docks = rows.filter((each) => /^(dock|fit|store|take|build|card|stand|die)/.test(each.dataset.move));
            const better = strikes.length ? strikes : docks.length && number % 3 ? docks : rows;
            return better[number % (better.length || 1)] ?? all(".answers .ends button")[0];
        }
        if (rows.length) return rows[number % rows.length];
        if (risk() > rash) return all(".answers .ends button")[0];
        const open = ways.flatMap(all);
        return (number % 4 === 3 ? open.at(-1) : open[0]) ?? all(".answers .ends button")[0];
    };
    const asked = () => document.querySelector(".answers")?.innerText + document.querySelector("#asked")?.innerText;
    const end = performance.now() + patience;
    while (found.clicks < most && performance.now() < end) {
        found.wide = Math.max(found.wide, document.documentElement.scrollWidth - innerWidth);
        found.over = document.querySelector("dialog[open] .score") !== null;
        const one = pick();
        if (found.over) break;
        if (!one) {
            await new Promise((wake) => setTimeout(wake, 5));
            continue;
        }
        one.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!one.contains(top)) {
            found.covered = `${top?.outerHTML.slice(0, 90)} lies on ${one.outerHTML.slice(0, 90)}`;
            await new Promise((wake) => setTimeout(wake, 5));
            continue;
        }
        const before = asked();
        one.click();
        found.clicks += 1;
        number += 1;
        const until = performance.now() + 400;
        while (asked() === before && performance.now() < until) await new Promise((wake) => setTimeout(wake, 3));
    }
    found.asked = document.querySelector("#asked")?.innerText ?? document.title;
    return found;
}"""


def sit_down(reader: Reader, seats: int, bots: int, start: bool = True, **settings: Any) -> str:
    """A table with the reader in its first seat and bots in its last ones."""
    table: str = reader.post("/tables", game="wrecked", seats=seats, open=True, **settings)["id"]
    reader.post(f"/tables/{table}/sit", seat=0)
    for seat in range(seats - bots, seats):
        reader.post(f"/tables/{table}/bot", seat=seat, bot="greedy")
    if start:
        begin([reader], table)
    return table


def begin(readers: list[Reader], table: str) -> None:
    readers[0].post(f"/tables/{table}/start")
    for reader in readers:
        reader.reaches(f"/table/{table}", ".board [data-chart]")


def wreck(reader: Reader, most: int = 40, rash: int = 12, patience: int = 2000) -> dict[str, Any]:
    """Click on, at most so often."""
    asking = {"number": reader.clicks, "most": most, "rash": rash, "patience": patience}
    found: dict[str, Any] = reader.page.evaluate(PLAY, asking)
    reader.clicks += found["clicks"]
    assert found["wide"] <= 0, f"the page is {found['wide']} pixels wider than the screen"
    return found


def wreck_on(reader: Reader, until: Callable[[], bool] = lambda: False, most: int = 40) -> None:
    """Click until something holds or the game is over."""
    end = time.monotonic() + PATIENCE
    while not until():
        found = wreck(reader, most)
        if found["over"]:
            return
        if found["clicks"]:
            end = time.monotonic() + PATIENCE
        assert time.monotonic() < end, f"nobody can go on: {found}"
