"""Plays whole games in Firefox and in WebKit: run it by hand.

    python tests/browser/other_browsers.py [firefox] [webkit] [carcass] [dolores] [raiders] [wrecked]
        [--pictures FOLDER]

Each game is played by clicking to its end, and questions of a new kind are checked as in screens.py, on a laptop and
on a phone. With a folder, pictures are saved: of home, of questions and of the result.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from browsing import PATIENCE
from harness import ServerProcess
from screens import ANSWER, GAMES, LOOK, PUT_ON, SEE_ALL, TAKE_OFF
from windows import BROWSERS, Missing, Window

LAPTOP, PHONE = (1440, 900), (390, 844)
LISTEN = """() => {
    window.complaints = [];
    addEventListener("error", ({message}) => window.complaints.push(message));
    addEventListener("unhandledrejection", ({reason}) => window.complaints.push(String(reason)));
    const log = console.error;
    console.error = (...words) => { window.complaints.push(words.join(" ")); log(...words); };
}"""
# Here the page has stored its settings before any script of ours can run.
AT_ONCE = """() => {
    const chosen = JSON.parse(localStorage.getItem("wreckfish") ?? "{}");
    localStorage.setItem("wreckfish", JSON.stringify({...chosen, speed: "instant", sound: 0, bell: 0}));
}"""
REST = "() => new Promise((wake) => requestAnimationFrame(() => setTimeout(wake, 400)))"  # until it is painted
# A guest at a table with bots, without the pages that lead there; returns the table.
SIT_DOWN = """async ({game, seats, seed}) => {
    const post = async (path, body) => {
        const headers = {"Content-Type": "application/json"};
        const answer = await fetch(`/api${path}`, {method: "POST", headers, body: JSON.stringify(body)});
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return answer.json();
    };
    await post("/me", {name: "Ada", language: "en"});
    localStorage.setItem("wreckfish-guest", "1");
    const {id} = await post("/tables", {game, seats, open: false, seed});
    await post(`/tables/${id}/sit`, {seat: 0});
    for (let seat = 1; seat < seats; seat++) await post(`/tables/${id}/bot`, {seat, bot: "greedy"});
    await post(`/tables/${id}/start`, {});
    return id;
}"""


def wait(window: Window, true: str, what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not window.run(true):
        assert time.monotonic() < end, f"{window.name} waited in vain: {what}"
        time.sleep(0.05)


def begin(window: Window, address: str, game: str) -> None:
    """Sit down at a table, before the first question."""
    scene = GAMES[game]
    window.resize(*LAPTOP)
    window.open(f"{address}/")
    window.run(AT_ONCE)
    table = window.run(SIT_DOWN, {"game": game, "seats": scene.seats, "seed": scene.seed})
    window.open(f"{address}/table/{table}")
    wait(window, "() => document.querySelector('#asked') !== null", "the board")
    window.run(LISTEN)


def play(window: Window, most: int, look: Callable[[int], None] | None = None) -> bool:
    """Answer questions by clicking, and look at each of a new kind; whether the game is over."""
    kinds: set[str] = set()
    for number in range(most):
        found = answer(window, number)
        if found["over"]:
            return True
        if look and found["kind"] not in kinds:
            look(number)
            kinds.add(found["kind"])
        answer(window, number, press=True)
    return False


def answer(window: Window, number: int, press: bool = False) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while not (found := window.run(ANSWER, {"number": number, "press": press})):
        assert time.monotonic() < end, f"{window.name}, question {number}: no one is asked"
        time.sleep(0.02)
    return dict(found)


def faults(window: Window) -> list[str]:
    """What is wrong with the question, on a laptop and on a phone."""
    found: list[str] = []
    window.run(PUT_ON, SEE_ALL)
    for size in (PHONE, LAPTOP):
        window.resize(*size)
        seen = window.run(LOOK)
        if seen:  # a busy machine may take longer to lay it out
            window.run(REST)
            seen = window.run(LOOK)
        found += [f"{size[0]}x{size[1]} {' '.join(each.values())}" for each in seen]
    window.run(TAKE_OFF)
    return found


def play_through(window: Window, address: str, game: str, pictures: Path | None) -> list[str]:
    """Play a whole game; what was wrong."""
    wrong: list[str] = []

    def shoot(name: str) -> None:
        if pictures:
            window.run(REST)
            (pictures / f"{window.name.lower()}-{game}-{name}.png").write_bytes(window.picture())

    def look(number: int) -> None:
        shoot(f"{number:03}")
        if pictures:
            window.resize(*PHONE)
            shoot(f"{number:03}-phone")
        wrong.extend(f"question {number}: {each}" for each in faults(window))

    begin(window, address, game)
    assert play(window, 1000, look), "the game has no end"
    shoot("result")
    wrong += window.complaints()
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("which", nargs="*", help="browsers and games; all of them if none is named")
    parser.add_argument("--pictures", type=Path)
    given = parser.parse_args()
    browsers = [name for name in BROWSERS if name in given.which] or list(BROWSERS)
    games = [name for name in GAMES if name in given.which] or list(GAMES)
    if given.pictures:
        given.pictures.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), limits="off", rest_seconds="0") as server,
    ):
        for name in browsers:
            try:
                with BROWSERS[name]() as window:
                    window.resize(*LAPTOP)
                    window.open(f"{server.address}/")
                    wait(window, "() => document.querySelector('article .btn.go') !== null", "home")
                    if given.pictures:
                        window.run(REST)
                        (given.pictures / f"{name}-home.png").write_bytes(window.picture())
                    for game in games:
                        begun = time.monotonic()
                        found = play_through(window, server.address, game, given.pictures)
                        print(f"{window.name}, {game}: {time.monotonic() - begun:.0f} s, {len(found)} faults")  # noqa: T201
                        print(*(f"  {each}" for each in dict.fromkeys(found)), sep="\n", flush=True)  # noqa: T201
                        wrong += found
            except Missing as missing:
                wrong.append(str(missing))
                print(missing)  # noqa: T201
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
