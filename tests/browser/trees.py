"""What a screen reader is told at a table: the accessibility tree of one turn of each game, as text.

The golden files are in tests/browser/trees. A change of the page shows up as a readable diff; read it as someone who
does not see the table. Write them again on purpose:

    python tests/browser/trees.py
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from browsing import LAPTOP, Reader, chromium
from harness import ServerProcess

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, new_record, write
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from

FOLDER = Path(__file__).with_name("trees")
# The turn: the minimum number of moves before it, and the verbs on offer.
TURNS = {
    "carcass": (14, {"dive", "surface"}),
    "dolores": (12, {"show"}),
    "raiders": (40, {"take"}),
    "wrecked": (60, {"sail", "trade"}),
}
SEATS = 3
HIDE_LOG = "(hidden) => document.querySelectorAll('main [role=log]').forEach((each) => (each.ariaHidden = hidden))"


def turn(game: str) -> str:
    """A record that ends with the first seat's question, the same on every machine."""
    match = make_match(find_game(game), SEATS)
    least, verbs = TURNS[game]
    luck = from_seed(seed_from(f"tree {game}"))
    record = new_record(match, seed_from(f"tree {game}"))
    state: Any = record.start()
    while state.owing:
        seat = state.to_act()[-1]  # the others first, where several act at once
        moves = state.legal(seat)
        offered = {match.codec.text(move).split()[0] for move in moves}
        if seat == 0 and len(record.plies) >= least and verbs <= offered:
            return write(record)
        move = moves[luck.below(len(moves))]
        state.play(seat, move)
        record.plies.append(Ply(seat, move))
    raise AssertionError(f"this deal of {game} has no such turn")


def sit_down(reader: Reader, game: str) -> None:
    """A table at that turn; no one else acts before the reader does."""
    table = reader.post("/tables", game=game, seats=SEATS, open=False, position=turn(game))["id"]
    reader.post(f"/tables/{table}/sit", seat=0)
    for seat in range(1, SEATS):
        reader.post(f"/tables/{table}/bot", seat=seat, bot="greedy")
    reader.post(f"/tables/{table}/start")
    reader.reaches(f"/table/{table}", "#asked.asked")


def tree(reader: Reader, game: str) -> str:
    """The bar and the table, without the log, which notes join when they have loaded."""
    sit_down(reader, game)
    reader.page.evaluate(HIDE_LOG, "true")
    told = "".join(reader.page.locator(part).aria_snapshot() + "\n" for part in ("header", "main"))
    reader.page.evaluate(HIDE_LOG, None)
    return told


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), limits="off", rest_seconds="0") as server,
    ):
        for game in TURNS:
            reader = Reader(browser, server.address, size=LAPTOP)
            reader.come_in("Ada")
            (FOLDER / f"{game}.yml").write_text(tree(reader, game), "utf-8")
            reader.close()


if __name__ == "__main__":
    main()
