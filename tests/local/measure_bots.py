"""How long bots think in a site's engine: node tests/local/in_node.mjs ENGINE tests/local/measure_bots.py

Prints the median and the longest time of a decision with a choice, by game and level, at two seats (Dolores: three).
"""

from __future__ import annotations

import json
import time
from random import Random

from visiting import Page, position_of

DECISIONS = 12  # of the person, at each table
LEVELS = ("casual", "sound", "strong")


def measure(game: str, seats: int, bot: str) -> list[float]:
    page = Page()
    took: list[float] = []
    work = page.thinker.work

    def timed(text: str) -> str:
        begun = time.perf_counter()
        found = work(text)
        if json.loads(text)["work"] == "move":
            took.append(time.perf_counter() - begun)
        return found

    page.thinker.work = timed  # type: ignore[method-assign]
    table = page.new_game(game, seats, bot, seed="measured")
    page.open(1, table)
    luck = Random(1)
    for number in range(DECISIONS):
        position = position_of(page, {1: 0})[1]
        if position["outcome"]:
            break
        page.say(1, do="move", move=luck.choice(position["legal"])["text"], ply=position["ply"], id=number + 1)
    return took


if __name__ == "__main__":
    for game, seats in (("carcass", 2), ("dolores", 3), ("raiders", 2), ("wrecked", 2)):
        for bot in LEVELS:
            took = measure(game, seats, bot)
            took.sort()  # the site's standard library has no `statistics`
            median, most = took[len(took) // 2], took[-1]
            print(f"{game:8} {bot:7} {len(took):3} moves, median {median:.3f} s, longest {most:.2f} s", flush=True)  # noqa: T201
