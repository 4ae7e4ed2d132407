"""How long bots think in a site's engine: node tests/local/in_node.mjs ENGINE tests/local/measure_bots.py

Prints the median and the longest time of a decision with a choice, by game and level, at two seats. In Node it is the
processor's time, so other programs do not count; tests/browser/measure_site_moves.py runs it in browsers, which have
no such clock. `strong` makes its least number of simulations, and no more.
"""

from __future__ import annotations

import json
from random import Random
from time import perf_counter

import js  # type: ignore[import-not-found]  # Node's or the browser's
from visiting import Page, position_of

from wreckfish.local import levels

DECISIONS = 16  # of the person, at each table
LEVELS = ("casual", "sound", "strong")


def clock() -> float:
    if not hasattr(js, "process"):
        return perf_counter()
    used = js.process.cpuUsage()
    return float(used.user + used.system) / 1e6


def measure(game: str, bot: str) -> list[float]:
    page = Page()
    took: list[float] = []
    work = page.thinker.work

    def timed(text: str) -> str:
        begun = clock()
        found = work(text)
        if json.loads(text)["work"] == "move":
            took.append(clock() - begun)
        return found

    page.thinker.work = timed  # type: ignore[method-assign]
    table = page.new_game(game, 2, bot, seed="measured")
    page.open(1, table)
    luck = Random(1)
    for number in range(DECISIONS):
        position = position_of(page, {1: 0})[1]
        if position["outcome"]:
            break
        page.say(1, do="move", move=luck.choice(position["legal"])["text"], ply=position["ply"], id=number + 1)
    return took


if __name__ == "__main__":
    levels.SECONDS = 0.0
    for game in ("carcass", "dolores", "raiders", "wrecked"):
        for bot in LEVELS:
            took = sorted(measure(game, bot))  # the site's standard library has no `statistics`
            median, high, most = took[len(took) // 2], took[len(took) * 9 // 10], took[-1]
            times = f"median {median:.2f} s, nine of ten {high:.2f} s, longest {most:.2f} s"
            print(f"{game:8} {bot:7} {len(took):3} moves, {times}", flush=True)  # noqa: T201
