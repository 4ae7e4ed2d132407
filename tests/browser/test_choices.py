"""Nothing covers a selectable piece, for every question of Captain Carcass on every screen size."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import LAPTOP, PHONE, Visit
from harness import ServerProcess

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, new_record, write
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

GAME = find_game("carcass")
SEATS = 4
DEALS = 30
COUNTS = (2, 4, 5, 7, 8, 12, 20)
SMALL_PHONE = (360, 640)

# Pieces whose centre is covered by another element after scrolling to them.
COVERED = """() => [...document.querySelectorAll(".answers button")].flatMap((each) => {
    each.scrollIntoView({block: "nearest", inline: "nearest"});
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return each.contains(top) ? [] : [`${each.ariaLabel} under ${top?.className}`];
})"""


def questions() -> dict[int, str]:
    """Records that end with seat 0 choosing a piece, keyed by the number of pieces."""
    found: dict[int, str] = {}
    for number in range(DEALS):
        match = make_match(GAME, SEATS, {"divers": "dealt"})
        luck = from_seed(seed_from(f"chooser {number}"))
        record = new_record(match, seed_from(f"choices {number}"))
        state: Any = record.start()
        while state.owing:
            seat = state.to_act()[0]
            moves = state.legal(seat)
            texts = [match.codec.text(move) for move in moves]
            pieces = {text.split()[-1] for text in texts if " " in text}
            if seat == 0 and len(pieces) > 1 and record.plies:
                found.setdefault(len(pieces), write(record))
            move = moves[luck.below(len(moves))]
            state.play(seat, move)
            record.plies.append(Ply(seat, move))
    return found


def test_nothing_covers_a_selectable_piece(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, language="de")
    ada.come_in("Ada")
    asked = questions()
    for count in COUNTS:
        table = ada.post("/tables", game="carcass", seats=SEATS, open=False, position=asked[count])["id"]
        ada.post(f"/tables/{table}/sit", seat=0)
        for seat in range(1, SEATS):
            ada.post(f"/tables/{table}/bot", seat=seat, bot="random")
        ada.post(f"/tables/{table}/start")
        ada.reaches(f"/table/{table}", ".tray .piece")
        for size in (SMALL_PHONE, PHONE, LAPTOP):
            ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            ada.page.wait_for_timeout(100)  # time for the board to measure itself; a busy machine may take longer
            ada.wait_until(lambda: not ada.page.evaluate(COVERED), f"{count} pieces on {size}, none of them covered")
