"""The result: if players are tied on points, the page names the tie-break for the one ahead, and for no one else."""

from __future__ import annotations

from functools import cache

import pytest
from browsing import Language, Seating, Visit
from harness import ServerProcess

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, new_record, write
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from
from wreckfish.core.values import Outcome
from wreckfish.language import LANGUAGES, Speaker

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

GAME = find_game("carcass")
DEALS = 2000


@cache
def tied() -> tuple[str, str, Outcome]:
    """The record of a two-player game up to the first seat's last move; that move; and the tie it leads to."""
    match = make_match(GAME, 2)
    for number in range(DEALS):
        luck = from_seed(seed_from(f"divers {number}"))
        record = new_record(match, seed_from(f"ties {number}"))
        state = record.start()
        while state.owing:
            seat = state.to_act()[0]
            record.plies.append(Ply(seat, state.random_move(seat, luck)))
            state.play(seat, record.plies[-1].move)
        outcome, last = state.outcome(), record.plies.pop()
        assert outcome is not None
        if last.seat == 0 and any(outcome.tie_break(seat) for seat in range(2)):
            return write(record), match.codec.text(last.move), outcome
    raise AssertionError("none of these deals ends in a tie")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tie_break_is_shown_for_the_player_it_put_ahead(
    visit: Visit, table_server: ServerProcess, language: Language
) -> None:
    position, move, outcome = tied()
    ada = visit(table_server.address, language=language)
    ada.come_in("Ada")
    seating = Seating("carcass", ".board .deck")
    table = seating.sit_down(ada, seats=2, bots=1, start=False, position=position)
    seating.begin([ada], table)
    ada.post(f"/tables/{table}/move", move=move)
    ada.page.wait_for_selector("dialog[open] .score")
    for place, seat in enumerate(sorted(range(2), key=lambda seat: outcome.scores[seat].place)):
        told = ada.page.locator("dialog[open] .score").nth(place).locator(".tie")
        broken = outcome.tie_break(seat)
        words = [] if broken is None else [(f"tie-break-{broken.number}", broken.value, broken.other)]
        say = Speaker(language, GAME.text)
        assert told.all_inner_texts() == [say.text(code, value=value, other=other) for code, value, other in words]
