"""A spectator's browser receives only open information: every message and every page is searched."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import accumulate
from typing import Any

import httpx
import pytest
from browsing import PHONE, Reader, Visit
from harness import ServerProcess

from wreckfish.core.record import Record, parse

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

SUITS = "anchor|squid|map|key|chest|knife|drone|net|harpoon|mermaid"
CARD = re.compile(rf"\b({SUITS}) ?([0-9])\b", re.IGNORECASE)  # `squid7` and “Squid 7”
SECRET = re.compile(r'"(event-map|event-peeked)"')  # their public forms end in -secret
DIVERS = ["sonar-operator", "miser", "scavenger"]  # the first sees more of the deck


def cards_in(text: str) -> set[str]:
    return {(suit + value).lower() for suit, value in CARD.findall(text)}


def open_cards(record: Record) -> list[set[str]]:
    """For each ply, all cards that have been face up so far."""
    shown: list[set[str]] = []
    state: Any = record.start()
    state.journal = []
    for number in range(len(record.plies) + 1):
        if number:
            state.play(record.plies[number - 1].seat, record.plies[number - 1].move)
        turned = [record.match.game.event(note, None, record.match.parts) for note in state.journal]
        state.journal.clear()
        names = {str(event.params["card"]) for event in turned if event.code in ("event-revealed", "event-took")}
        held = {name for seat in range(record.match.seats) for name in state.view(seat).seats[seat].hold}
        shown.append(names | held)
    return list(accumulate(shown, lambda before, now: before | now))


def play_by_hand(ada: Reader, table: str, after: Callable[[], None]) -> None:
    """Play Ada's moves to the end without her page: dive, take what is offered, surface with three cards."""
    while True:
        seen = ada.context.request.get(f"/api/tables/{table}/look?seat=0").json()
        if seen["table"]["state"] == "over":
            return
        position = seen["position"]
        moves = [choice["text"] for choice in position["legal"]]
        if moves:
            enough = "surface" in moves and len(position["view"]["exploration"]) >= 3
            ada.post(f"/tables/{table}/move", move="surface" if enough else moves[0], seat=0, ply=position["ply"])
        after()


def secrets_in(message: Any) -> list[str]:
    """Finds a seat's private information anywhere in a message."""
    if isinstance(message, list):
        return [found for each in message for found in secrets_in(each)]
    if not isinstance(message, dict):
        return []
    own = [f"{name}: {message[name]}" for name in ("knowledge", "legal", "seed") if message.get(name)]
    return own + [found for each in message.values() for found in secrets_in(each)]


def test_a_spectator_sees_no_secret(visit: Visit, table_server: ServerProcess) -> None:
    ada, eve = visit(table_server.address), visit(table_server.address, size=PHONE)
    ada.come_in("Ada")
    table = ada.set_table(bots=2, start=False, options={"divers": DIVERS})
    ada.reaches(f"/table/{table}", ".chair")
    eve.reaches(f"/table/{table}", ".chair")
    ada.post(f"/tables/{table}/start")
    for reader in (ada, eve):
        reader.page.wait_for_selector(".board .deck")
    assert eve.asked()["acts"] == 0
    pages: list[tuple[str, int]] = []

    def look() -> None:
        """Save Eve's page as it is now, with the ply of the last message received."""
        page = eve.page.content()
        plies = [each["entry"]["ply"] for each in eve.heard if each["type"] == "step"]
        pages.append((page, max(plies, default=0)))

    play_by_hand(ada, table, look)
    for letter in "ds":
        eve.press(letter)
    eve.page.wait_for_selector("dialog[open] .score")

    record = parse(httpx.get(f"{table_server.address}/api/tables/{table}/record", timeout=60).text)
    known = open_cards(record)
    told = [each for each in eve.heard if each.get("table", {}).get("state") != "over"]
    steps = [each for each in told if each["type"] == "step" and each["position"]["outcome"] is None]
    assert len(steps) >= 30
    assert {each["position"]["seat"] for each in steps} == {None}
    for step in steps:
        text = json.dumps(step)
        early = cards_in(text) - known[step["entry"]["ply"]]
        assert not early, f"ply {step['entry']['ply']} tells of {early}"
        assert not SECRET.search(text), text
    assert secrets_in(told[: told.index(steps[-1])]) == []
    assert len({page for page, _ in pages}) > 5, "her page hardly changed: there was nothing to look at"
    for page, ply in pages:
        assert not cards_in(page) - known[ply], f"the page at ply {ply} shows {cards_in(page) - known[ply]}"
    assert not [each for each in eve.said if each["do"] == "move"]

    own = [each for each in ada.heard if each["type"] == "step" and each["position"]["outcome"] is None]
    assert any(cards_in(json.dumps(each)) - known[each["entry"]["ply"]] for each in own), "this test would find nothing"
    assert any(SECRET.search(json.dumps(each)) for each in own), "no Map and no Drone was played"
    assert any(secrets_in(each) for each in own)
