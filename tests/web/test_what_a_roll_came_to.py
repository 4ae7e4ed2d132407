"""What Get Wrecked's board tells of the reader's last roll, made in Node from what the journal tells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from test_the_chart_measures_like_the_engine import in_node

TELL = """
import { readFileSync } from "fs";
import { resultOf } from "./result.mjs";
const [log, view] = JSON.parse(readFileSync("asked.json"));
console.log(JSON.stringify(resultOf(log, view, 0, {player: String}, (code) => code)));
"""


def event(kind: str, seat: int, **params: Any) -> dict[str, Any]:
    return {"code": f"event-{kind}", "params": params, "seats": {"seat": seat}}


@pytest.mark.seconds
@pytest.mark.parametrize(("then", "told"), [("captured", "result-captured"), ("no-flag", "result-wrecked")])
def test_a_wreck_tells_of_a_flag_only_where_there_was_one(then: str, told: str, tmp_path: Path) -> None:
    happened = [
        event("turn", 0),
        event("acts-attack", 0),
        event("rolled", 0, total=5),
        event("fired-ship", 0, strength=7),
        event("wrecked", 1, ship="sloop2"),
        event(then, 0 if then == "captured" else 1),
    ]
    result = in_node("result.ts", TELL, [[{"events": happened}], {"sea_number": 4, "roll": None}], tmp_path)
    assert result == {"text": told, "good": True}
