"""The page decides which moments a position is for with a few lines of its own: they agree with the engine's, on
positions of every game. The page's code is bundled and run in Node.
"""

from __future__ import annotations

import json
import runpy
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from generic.playthroughs import files
from wreckfish.core.record import parse
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.values import Event, Prompt
from wreckfish.table.moments import Moment, Now, When, due, moments_of

WEB = Path(__file__).parents[2] / "web"
EVERY = 31  # plies between two positions

JUDGE = """
import { due } from "./moments.mjs";
import { readFileSync } from "fs";
const { moments, asked } = JSON.parse(readFileSync("asked.json"));
console.log(JSON.stringify(asked.map(({ game, now }) => due(moments[game], now).map((each) => each.name))));
"""

# Positions that no game has, for the corners of the language of triggers.
CORNERS = [
    When(sees=("list",)),
    When(sees=("list.*=a.c",)),
    When(sees=("list.you=b*",)),
    When(sees=("list.7",)),
    When(sees=("none",)),
    When(sees=("none=None",)),
    When(sees=("zero",)),
    When(sees=("zero<1", "deep.*.x>4")),
    When(sees=("deep.first.x=5",)),
    When(event="event-*", asked="ask-a"),
    When(may="dive * off"),
]
CORNER_VIEWS: list[dict[str, Any]] = [
    {"list": ["a.c", "bcd"], "none": None, "zero": 0, "deep": {"first": {"x": 5}}},
    {"list": [], "none": "None", "zero": 1, "deep": {}},
    {"list": ["axc"], "zero": None, "deep": [{"x": 4}, {"x": 9}]},
]


def positions() -> Iterator[tuple[str, list[Moment], Now]]:
    """Positions of every game, as the seat that moves next sees them; and some of no game."""
    for game in game_names():
        moments = list(moments_of(find_game(game)).moments)
        for file in files(game)[:6]:
            record = parse(file.read_text("utf-8"))
            match, state = record.match, record.start()
            state.journal = []
            for number, ply in enumerate(record.plies):
                if number % EVERY == 0:
                    notes = state.journal[-8:]
                    events = [match.game.event(note, ply.seat, match.parts) for note in notes]
                    moves = [match.codec.text(move) for move in (*state.legal(ply.seat), *state.free(ply.seat))]
                    yield game, moments, Now(ply.seat, state.view(ply.seat), state.prompts(ply.seat), moves, events)
                state.apply(ply.seat, ply.move)
    corners = [Moment(f"corner-{place}", ("CC01",), (when,)) for place, when in enumerate(CORNERS)]
    for view in CORNER_VIEWS:
        for seat in (0, 1):
            prompts = [Prompt(code="ask-b", rule="CC01"), Prompt(code="ask-a", rule="CC01")][: seat + 1]
            moves = ["dive b2 off", "dive off"][seat:]
            yield "corners", corners, Now(seat, view, prompts, moves, [Event(code="event-x")])


@pytest.mark.seconds
def test_page_and_engine_agree_which_moments_are_due(tmp_path: Path) -> None:
    node: Path | None = runpy.run_path(str(WEB / "build.py"))["node_folder"]()
    rolldown = WEB / "node_modules/rolldown/bin/cli.mjs"
    if node is None or not rolldown.is_file():
        pytest.skip("the browser client's packages are not installed: run `python web/build.py`")
    moments: dict[str, Any] = {}
    asked, expected = [], []
    for game, known, now in positions():
        moments[game] = msgspec.to_builtins(known)
        question = now.prompts[-1].code if now.prompts else None
        events = [event.code for event in now.events]
        seen = {"seat": now.seat, "view": now.view, "asked": question, "moves": now.moves, "events": events}
        asked.append({"game": game, "now": seen})
        expected.append([moment.name for moment in due(known, now)])
    (tmp_path / "asked.json").write_bytes(msgspec.json.encode({"moments": moments, "asked": asked}))
    (tmp_path / "judge.mjs").write_text(JUDGE, "utf-8")
    bundle = [str(rolldown), "src/shell/moments.ts", "--format", "esm", "--file", str(tmp_path / "moments.mjs")]
    subprocess.run([str(node / "node"), *bundle], cwd=WEB, check=True, capture_output=True)
    judged = subprocess.run([str(node / "node"), "judge.mjs"], cwd=tmp_path, check=True, capture_output=True, text=True)
    said = json.loads(judged.stdout)
    assert len(said) == len(expected)
    assert [(ours, theirs) for ours, theirs in zip(expected, said, strict=True) if ours != theirs] == []
    assert {name for names in expected for name in names} >= {f"corner-{place}" for place in (0, 1, 2, 5, 7, 8, 9, 10)}
