"""Positions in print: which game, after how many moves, who decides, and the table as a spectator sees it."""

from __future__ import annotations

from generic.play import luck_of, positions, sampled
from generic.tables import Table, every_table, plain_tables
from wreckfish.core.game import Game
from wreckfish.core.state import State
from wreckfish.environments.rendering import as_text


@plain_tables
def test_a_printed_position_says_where_it_is_and_shows_the_table(table: Table) -> None:
    for state, _, _ in sampled(table, every=20):
        first, _, rest = str(state).partition("\n")
        assert first == repr(state)
        assert f"{state.seats} seats, ply {state.plies}, to act: {state.to_act()[0] + 1}" in first
        assert rest == state.as_text()
        if type(state).as_text is not State.as_text:  # else it shows the spectator's view as JSON
            assert rest == as_text(table.match(), state)


@every_table
def test_plies_count_the_moves_and_copies_keep_them(table: Table) -> None:
    has_private_moves = type(table.match().game).private is not Game.private
    for ply, (state, seat, _) in enumerate(positions(table)):
        assert state.plies == ply
        if ply % 16 == 0:
            assert state.clone().plies == ply
            redealt = state.redeal(seat, luck_of("plies", table, ply))
            assert redealt.plies == (0 if has_private_moves else ply), (
                "nobody may count moves that are private to others"
            )
            assert state.deal(luck_of("plies", table, ply)).plies == 0
