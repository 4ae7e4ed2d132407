"""Get Wrecked's chart shows in the browser where a piece can go before the server is asked: both must agree on every
position and give the same reason. The client's geometry is bundled and run in Node.
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

from wreckfish.core.chance import Chance, from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import new_record
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from

WEB = Path(__file__).parents[2] / "web"
GAMES = [(2, "full"), (4, "quick"), (3, "quick")]
PLIES = 130
EACH = 6  # positions per question

JUDGE = """
import { judge } from "./sea.mjs";
import { readFileSync } from "fs";
const said = JSON.parse(readFileSync("asked.json")).map(({ view, piece, end }) => judge(view, piece, end).why);
console.log(JSON.stringify(said));
"""


def wished(view: Any, seat: int) -> tuple[dict[str, Any], int, int, int] | None:
    """A piece that can be placed or moved now, and the centre and radius of the positions worth trying."""
    player = view.seats[seat]
    half = view.side // 2
    if view.stage == "island":
        return {"move": "island", "value": player.islands[0]}, half, half, half + 25
    if view.stage == "whale":
        return {"move": "whale"}, half, half, half + 15
    if view.stage == "deploy":
        fort = next(island for island in view.islands if island.fort == seat)
        ship = next(ship for ship in player.ships if ship.x is None)
        return {"move": "deploy", "ship": ship.name}, fort.x, fort.y, 100
    if view.stage == "move":
        ship = next(ship for ship in player.ships if ship.x is not None)
        return {"move": "move", "ship": ship.name}, ship.x, ship.y, player.fleet.speed + 6
    if view.stage == "drop":
        ship = next(ship for ship in player.ships if ship.name == view.damaged[1])
        return {"move": "drop", "token": ship.cargo[0].name}, ship.x, ship.y, 95
    if view.stage == "kraken":
        return {"move": "swim"}, view.kraken.x, view.kraken.y, view.kraken.speed + 6
    return None


def positions(seats: int, setup: str, plies: int = PLIES) -> Iterator[tuple[Any, Any, int, Chance]]:
    """A random game: its match, each position with the seat to act, and the luck."""
    match = make_match(find_game("wrecked"), seats, {"setup": setup})
    luck: Chance = from_seed(seed_from(f"compasses {seats}"))
    state: Any = new_record(match, seed_from(f"charts {seats}")).start()
    for _ in range(plies):
        seat = state.to_act()[0]
        yield match, state, seat, luck
        moves = [move for move in state.legal(seat) if match.codec.text(move) != "pass"]  # so the Kraken wakes
        state.play(seat, moves[luck.below(len(moves))] if moves else match.codec.parse("pass"))
        if not state.owing:
            state = state.deal(luck)


def questions(seats: int, setup: str) -> Iterator[tuple[dict[str, Any], dict[str, Any] | None]]:
    """Positions from a random game, and the engine's verdicts on them."""
    for match, state, seat, luck in positions(seats, setup):
        view = state.view(seat)
        if (wish := wished(view, seat)) is not None:
            piece, x, y, far = wish
            seen = msgspec.to_builtins(view)
            for _ in range(EACH):
                end = {"x": max(0, x - far + luck.below(2 * far + 1)), "y": max(0, y - far + luck.below(2 * far + 1))}
                text = " ".join(str(each) for each in (*piece.values(), end["x"], end["y"]))
                why = state.refusal(seat, match.codec.parse(text))
                yield {"view": seen, "piece": piece, "end": end}, why and {"code": why.code, "params": why.params}


def in_node(source: str, script: str, asked: Any, folder: Path) -> Any:
    """Bundle a file of the client, run a script beside it in Node and return what it prints."""
    node: Path | None = runpy.run_path(str(WEB / "build.py"))["node_folder"]()
    rolldown = WEB / "node_modules/rolldown/bin/cli.mjs"
    if node is None or not rolldown.is_file():
        pytest.skip("the browser client's packages are not installed: run `python web/build.py`")
    (folder / "asked.json").write_text(json.dumps(asked), "utf-8")
    (folder / "script.mjs").write_text(script, "utf-8")
    file = str(folder / Path(source).with_suffix(".mjs").name)
    bundle = [str(rolldown), f"src/games/wrecked/{source}", "--format", "esm", "--file", file]
    subprocess.run([str(node / "node"), *bundle], cwd=WEB, check=True, capture_output=True)
    said = subprocess.run([str(node / "node"), "script.mjs"], cwd=folder, check=True, capture_output=True, text=True)
    return json.loads(said.stdout)


@pytest.mark.seconds
def test_chart_and_engine_agree_on_every_position(tmp_path: Path) -> None:
    asked, expected = zip(*(each for game in GAMES for each in questions(*game)), strict=True)
    said = in_node("sea.ts", JUDGE, asked, tmp_path)
    differing = [
        (question["piece"], question["end"], theirs, ours)
        for question, theirs, ours in zip(asked, said, expected, strict=True)
        if theirs != ours
    ]
    assert not differing, differing[:5]
    reasons = {each and each["code"].removeprefix("no-") for each in said}
    assert reasons >= {None, "edge", "in-the-way", "too-far", "touching", "within-long", "far-from-fort", "ends-on"}
