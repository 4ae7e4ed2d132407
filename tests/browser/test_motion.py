"""Every kind of event is animated, a tap skips the animation, and reduced motion is respected."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from browsing import PHONE, Reader, Visit
from harness import ServerProcess
from moments import WANTED, moments
from playwright.sync_api import Browser

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

# Records animations by the card that flies or the place that moves, even if a slow machine renders few frames of them.
# Ignores fades and the board's own small entrances (a tray, a rope): they are not events.
WATCH = """
    window.moved = new Set();
    window.tap = null;
    const wait = window.setTimeout;  // the page cuts a show short that takes too long: here it may, on a slow machine
    window.setTimeout = (then, ms, ...more) => wait(then, ms >= 2500 ? 20 * ms : ms, ...more);
    const moves = (effect) => effect.getKeyframes().some((frame) => "transform" in frame || "translate" in frame);
    const told = () => document.getAnimations()
        .filter((each) => !(each instanceof CSSAnimation) && !(each instanceof CSSTransition))
        .filter(({effect}) => effect.target.dataset.spot && moves(effect));
    const skip = () => {
        document.querySelector(".board .ask").click();
        requestAnimationFrame(() => requestAnimationFrame(() => {
            window.left = [told().length, document.querySelectorAll("[data-ghost]").length];
        }));
    };
    const {animate} = Element.prototype;
    Element.prototype.animate = function (...how) {
        const motion = animate.apply(this, how);
        if (this.dataset.spot && moves(motion.effect)) {
            window.moved.add(this.dataset.spot);
            if (window.tap === "asked") window.tap = setTimeout(skip);
        }
        return motion;
    };
"""

# What must have moved at each moment, by part of its name.
SEEN = {
    "reveal": ["ghost:"],
    "incident": ["ghost:", "trail"],
    "saved by the Anchor": ["ghost:", "trail"],
    "Map unrolled": ["locker", "ghost:"],
    "Map choice": ["ghost:"],
    "Drone peek": ["deck", "ghost:"],
    "Key and Chest": ["ghost:"],
}


@pytest.fixture(scope="module")
def tables(browser: Browser, table_server: ServerProcess) -> Any:
    """Ada, and a table one move before each moment with her in seat 0. Otto in seat 1 does nothing."""
    ada, otto = Reader(browser, table_server.address), Reader(browser, table_server.address)
    ada.come_in("Ada")
    otto.come_in("Otto")
    made = {}
    for name, moment in moments().items():
        table = ada.post("/tables", game="carcass", seats=2, open=False, position=moment.record)["id"]
        ada.post(f"/tables/{table}/sit", seat=0)
        otto.post(f"/tables/{table}/sit", seat=1)
        ada.post(f"/tables/{table}/start")
        made[name] = table
    yield made, ada
    ada.close()
    otto.close()


def same(visit: Visit, address: str, ada: Reader, **manner: Any) -> Reader:
    """Ada in a second browser."""
    again = visit(address, **manner)
    again.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    again.context.add_init_script("localStorage.setItem('wreckfish-guest', '1')")
    again.context.add_init_script(WATCH)
    return again


def test_events_are_animated_and_can_be_skipped(visit: Visit, table_server: ServerProcess, tables: Any) -> None:
    made, ada = tables
    watches = same(visit, table_server.address, ada, moving=True)
    taps = same(visit, table_server.address, ada, moving=True, size=PHONE)
    calm = same(visit, table_server.address, ada, paced=True)
    assert set(WANTED) == set(SEEN)
    for name, moment in moments().items():
        for reader in (watches, taps, calm):
            reader.reaches(f"/table/{made[name]}", ".board .deck")
        taps.page.evaluate("window.tap = 'asked'")
        before = watches.table()
        ada.post(f"/tables/{made[name]}/move", move=moment.move, seat=0)

        taps.wait_until(partial(taps.page.evaluate, "window.left"), f"{name}: a tap")
        assert taps.page.evaluate("window.left") == [0, 0], f"{name}: a tap does not end it"
        calm.wait_until(partial(heard, calm, before), f"{name}: the move without motion")
        assert calm.page.evaluate("[...window.moved]") == [], f"{name}: moves although it should not"
        watches.wait_until(partial(all_seen, watches, SEEN[name]), f"{name}: {SEEN[name]} to move")


# What the headline says in the colour of alarm.
ALARMS = """() => {
    window.alarms = new Set();
    window.calmAgain = false;
    const look = () => {
        const head = document.querySelector("#asked");
        if (head?.matches(".alarm")) window.alarms.add(head.innerText);
        else if (window.alarms.size) window.calmAgain = true;
    };
    const everything = {subtree: true, childList: true, attributes: true, characterData: true};
    new MutationObserver(look).observe(document.body, everything);
}"""


def test_the_next_turn_is_told_without_alarm(visit: Visit, table_server: ServerProcess) -> None:
    moment = moments()["incident"]
    ada, otto = visit(table_server.address, paced=True), visit(table_server.address)
    ada.come_in("Ada")
    otto.come_in("Otto")
    table = ada.post("/tables", game="carcass", seats=2, open=False, position=moment.record)["id"]
    ada.post(f"/tables/{table}/sit", seat=0)
    otto.post(f"/tables/{table}/sit", seat=1)
    ada.post(f"/tables/{table}/start")
    ada.reaches(f"/table/{table}", ".board .deck")
    ada.page.evaluate(ALARMS)
    ada.post(f"/tables/{table}/move", move=moment.move, seat=0)
    ada.wait_until(lambda: bool(ada.page.evaluate("window.calmAgain")), "the end of the alarm")
    alarms = ada.page.evaluate("[...window.alarms]")
    assert any("incident" in each for each in alarms)
    assert not any("turn." in each for each in alarms), alarms


def all_seen(reader: Reader, parts: list[str]) -> bool:
    """Whether each of these has moved."""
    moved = reader.page.evaluate("[...window.moved]")
    return all(any(each.startswith(part) for each in moved) for part in parts)


def heard(reader: Reader, before: dict[str, Any]) -> bool:
    """Whether the move has arrived, judging by the table or the question."""
    return reader.table() != before or bool(reader.asked()["pieces"]) or reader.page.locator(".peek").count() > 0
