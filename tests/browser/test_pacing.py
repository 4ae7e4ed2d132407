"""Nothing happens unseen: every event of a whole game stays on the board for as long as it takes to read.

That includes the last one before a question. The page's timers run in virtual time, so a game takes seconds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
from browsing import LAPTOP, Reader, Visit
from harness import ServerProcess
from wrecking import ASK_ALWAYS

from wreckfish import make_match, play_game
from wreckfish.core.record import Record
from wreckfish.core.values import Saying
from wreckfish.language import Speaker

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

# Short games of two, by the words their seeds come from.
GAMES = {"carcass": "pace 4", "dolores": "pace 0", "raiders": "pace 58", "wrecked": "pace 14"}

# What may be told below the question, as it must not interrupt a choice.
ASIDE = {f"event-{each}" for each in ("locked", "promised", "offered", "claimed", "vowed", "broken-lantern")}

LEAST, PER_LETTER, OWN = 700, 32, 0.5  # lib/pace.svelte.ts, at normal speed
PLACE = re.compile(r"\d+,\d+")  # coordinates, as the server writes them
STEP = 1500  # virtual milliseconds between two looks; shorter than any countdown of the page

# Records each text of the headline with its time and mood, and lets flights take their time in timers.
RECORD = """
    window.told = [];
    window.noted = [];
    const look = () => {
        const head = document.getElementById("asked");
        const asked = head?.classList.contains("asked") ?? false;
        const logged = document.querySelectorAll("#panel li:not(.quiet)").length;
        const now = {at: performance.now(), asked, text: head?.textContent ?? "", logged};
        const last = window.told.at(-1);
        if (last?.text !== now.text || last?.asked !== now.asked) window.told.push(now);
        const text = document.querySelector(".ask p")?.textContent ?? "";
        if (window.noted.at(-1)?.text !== text) window.noted.push({at: now.at, asked: false, text});
    };
    const all = {subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["class"]};
    new MutationObserver(look).observe(document, all);
    Element.prototype.animate = function (frames, timing) {
        const {duration = 0, delay = 0} = typeof timing === "number" ? {duration: timing} : timing;
        const finished = new Promise((wake) => setTimeout(wake, duration + delay));
        return {finished, cancel() {}, effect: {getKeyframes: () => []}};
    };
"""


class Told(NamedTuple):
    text: str
    asked: bool
    stayed: float
    logged: int  # the lines in the log when it came up


def readable(text: str, own: bool) -> float:
    return max(LEAST, PER_LETTER * len(text)) * (OWN if own else 1)


def told(reader: Reader, where: str = "told") -> list[Told]:
    """Every headline so far, with the time it stayed; `noted`: every line below it."""
    seen: list[dict[str, Any]] = reader.page.evaluate(f"window.{where}")
    ends = [each["at"] for each in seen[1:]] + [reader.page.evaluate("performance.now()")]
    return [
        Told(each["text"], each["asked"], end - each["at"], each.get("logged", 0))
        for each, end in zip(seen, ends, strict=True)
    ]


def lines_of_the_log(reader: Reader, sentences: list[str]) -> list[str]:
    """How the page's log tells the server's sentences: word for word, except that a board may name places."""
    reader.page.evaluate("""document.querySelector("#panel > button")?.click()""")  # earlier lines
    lines = reader.page.locator("#panel li:not(.quiet)").all_text_contents()[-len(sentences) :]
    for line, sentence in zip(lines, sentences, strict=True):
        assert line == sentence or PLACE.search(sentence), f"the log says “{line}” for “{sentence}”"
    return lines


def sit_down(visit: Visit, server: ServerProcess, record: Record) -> tuple[Reader, Reader, str]:
    """Ada reads in seat 0; Otto plays all other seats without a page."""
    ada = visit(server.address, size=LAPTOP, paced=True)
    otto = visit(server.address)
    ada.come_in("Ada")
    otto.come_in("Otto")
    match = record.match
    table: str = ada.post("/tables", game=match.game.name, seats=match.seats, open=True, seed=record.seed)["id"]
    ada.post(f"/tables/{table}/sit", seat=0)
    for seat in range(1, match.seats):
        otto.post(f"/tables/{table}/sit", seat=seat)
    ada.context.add_init_script(ASK_ALWAYS)  # the test makes all moves
    ada.context.add_init_script(RECORD)
    ada.page.clock.install()
    ada.post(f"/tables/{table}/start")
    ada.reaches(f"/table/{table}", "#asked")
    ada.page.clock.pause_at(ada.page.evaluate("Date.now()") + 1000)
    return ada, otto, table


def runs(record: Record) -> Iterator[list[Any]]:
    """The moves in groups: each begins with a move of seat 0."""
    group: list[Any] = []
    for ply in record.plies:
        if ply.seat == 0 and group:
            yield group
            group = []
        group.append(ply)
    yield group


def look_on(ada: Reader, ply: int) -> None:
    """Let time pass until everything up to a ply has been shown."""

    def received() -> bool:
        return any(each["type"] == "step" and each["entry"]["ply"] >= ply for each in ada.heard[-3:])

    ada.wait_until(received, f"ply {ply}")
    for _ in range(400):
        ada.page.clock.run_for(STEP)
        if ada.page.evaluate(
            """document.querySelector("#asked.asked, #asked.waiting, dialog[open] .score") !== null"""
        ):
            return
    raise AssertionError(f"the show never ends: {told(ada)[-3:]}")


def play(ada: Reader, otto: Reader, table: str, record: Record) -> None:
    codec = record.match.codec
    ply = 0
    for group in runs(record):
        for each in group:
            (otto if each.seat else ada).post(f"/tables/{table}/move", seat=each.seat, move=codec.text(each.move))
        ply += len(group)
        look_on(ada, ply)


@pytest.mark.parametrize("name", GAMES)
def test_every_event_of_a_game_can_be_read(visit: Visit, table_server: ServerProcess, name: str) -> None:
    record = play_game(make_match(name, seats=2), ["greedy", "greedy"], seed=GAMES[name])
    ada, otto, table = sit_down(visit, table_server, record)
    play(ada, otto, table, record)

    steps = [each for each in ada.heard if each["type"] == "step"]
    assert len(steps) == len(record.plies)
    say = Speaker("en", record.match.game.text, players=("Ada", "Otto"))
    say.reader = 0  # Ada reads “you” in what she does
    seen, noted = told(ada), told(ada, "noted")
    sentences = [say.say(msgspec.convert(event, Saying)) for step in steps for event in step["entry"]["events"]]
    lines = iter(lines_of_the_log(ada, [each for each in sentences if each]))
    at, asked, below, count = 0, 0, 0, 0
    for step in steps:
        start = at  # the events of one move may be told in another order
        earlier = count
        for event in step["entry"]["events"]:
            if not say.say(msgspec.convert(event, Saying)):
                continue
            sentence = next(lines)
            count += 1
            own = step["entry"]["seat"] == 0 == event.get("seats", {}).get("seat")
            aside = next((n for n in range(below, len(noted)) if sentence in noted[n].text), None)
            if event["code"] in ASIDE and step["position"]["legal"] and aside is not None:
                assert noted[aside].stayed >= readable(noted[aside].text, own), f"below the question: {noted[aside]}"
                below = aside
                continue
            found = next((n for n in range(start, len(seen)) if sentence in seen[n].text and not seen[n].asked), None)
            assert found is not None, f"ply {step['entry']['ply']}: “{sentence}” was not told after {seen[at]}"
            assert seen[found].stayed >= readable(seen[found].text, own), f"ply {step['entry']['ply']}: {seen[found]}"
            assert seen[found].logged <= earlier, f"the log tells early: {seen[found]}"
            at = max(at, found)
        if step["position"]["legal"]:
            asked = next((n for n in range(asked, len(seen)) if seen[n].asked), len(seen))
            assert asked < len(seen) or step is steps[-1]
