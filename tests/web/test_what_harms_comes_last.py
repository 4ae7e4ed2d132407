"""Get Wrecked's list of answers, made in Node from positions of random games: what wakes the Kraken or strikes the
reader's own ship is marked, comes after all else, and is never what the page proposes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from test_the_chart_measures_like_the_engine import in_node, positions

PLIES = 700
LIST = """
import { Options } from "./choices.mjs";
import { readFileSync } from "fs";
const word = (code) => code;
const say = {text: word, thing: (kind, token) => token, player: String, say: ({code}) => code};
const list = ({view, seat, legal}) => new Options(view, seat, say, word).items(legal);
const told = ({plays, bad, main, small, odds}) => ({plays, bad, main, small, odds});
console.log(JSON.stringify(JSON.parse(readFileSync("asked.json")).map((each) => list(each).map(told))));
"""


def harms(plays: list[str], view: Any, seat: int) -> bool:
    """Whether an answer strikes the seat's own ship, or leaves the dice at the Kraken's Threat."""
    verb, *rest = plays[-1].split()
    if verb == "strike":
        return rest[0].endswith(str(seat + 1))
    if view.stage != "modify" or verb not in ("stand", "raise", "lower"):
        return False
    return bool(view.roll.total + {"stand": 0, "raise": 1, "lower": -1}[verb] >= view.roll.threat)


@pytest.mark.seconds
def test_what_harms_is_marked_comes_last_and_is_never_proposed(tmp_path: Path) -> None:
    seen: list[tuple[Any, int]] = []
    asked = []
    for match, state, seat, _ in positions(4, "quick", PLIES):
        view = state.view(seat)
        if view.stage in ("kraken", "modify", "act"):
            legal = [{"text": match.codec.text(move), "move": match.codec.typed(move)} for move in state.legal(seat)]
            asked.append(msgspec.to_builtins({"view": view, "seat": seat, "legal": legal}))
            seen.append((view, seat))
    found: set[str] = set()
    for (view, seat), items in zip(seen, in_node("choices.ts", LIST, asked, tmp_path), strict=True):
        for item in items:
            if item["plays"][-1].startswith(("strike", "stand", "raise", "lower")):
                harmful = harms(item["plays"], view, seat)
                assert item["bad"] == harmful, item
                found |= {item["plays"][-1].split()[0]} if harmful else set()
            assert not (item["bad"] and item["main"]), item
            if view.stage == "act" and item["plays"] != ["pass"]:
                assert item["odds"] is not None, f"no chance beside {item}"
        bad = [item["bad"] for item in items]
        assert bad == sorted(bad), items
    assert found >= {"strike", "stand"}
