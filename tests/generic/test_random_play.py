"""Random games of every table: nothing breaks on the way, they end, and the end is told in full."""

import itertools
import os

import msgspec
import pytest

from core.toy import TOY
from generic import tables
from generic.play import LONG, LONGEST, finished, length, luck_of, positions, start, viewers
from generic.tables import Table, every_game, every_table
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import play_games, play_out

GAMES = 3
# The proof: WRECKFISH_MOVES=1000000 .venv/bin/python -m pytest tests/generic/test_random_play.py -k many_random_moves
MOVES = int(os.environ.get("WRECKFISH_MOVES", "60000"))


@every_table
def test_no_invariant_breaks_and_the_game_ends(table: Table) -> None:
    for game in range(GAMES):
        for state, _, _ in positions(table, game):
            state.check()
            assert state.outcome() is None
        finished(table, game).check()


@every_table
def test_who_owes_is_asked_and_has_a_choice(table: Table) -> None:
    for state, _, _ in positions(table):
        assert state.to_act() == tuple(seat for seat in range(state.seats) if state.owes(seat))
        for seat in range(state.seats):
            assert bool(state.prompts(seat)) == state.owes(seat)
            assert (len(state.legal(seat)) > 0) == state.owes(seat)


@every_table
def test_after_the_end_nobody_owes_or_may_do_anything(table: Table) -> None:
    state = finished(table)
    assert state.to_act() == ()
    for seat in range(state.seats):
        assert [*state.legal(seat), *state.free(seat)] == []
        assert state.prompts(seat) == ()


@every_table
def test_compiled_loops_play_any_game_to_its_end(table: Table) -> None:
    match, luck = table.match(), luck_of("loops", table)
    state = match.start(seed_from(str(table)))
    assert 0 < play_out(state, luck, LONGEST) < LONGEST
    assert state.outcome() is not None
    assert play_games(state, 3, luck) >= 3


@every_table
def test_a_new_deal_keeps_the_table_and_changes_the_luck(table: Table) -> None:
    state = finished(table)
    deals = [state.deal(luck_of(table, number)) for number in range(20)]
    again = [state.deal(luck_of(table, number)) for number in range(20)]
    assert [deal.dump() for deal in deals] == [deal.dump() for deal in again]
    assert len({msgspec.json.encode(deal.dump()) for deal in deals}) > 1
    assert {deal.seats for deal in deals} == {table.seats}
    for deal in deals:
        deal.check()


@every_table
def test_the_outcome_is_told_in_full(table: Table) -> None:
    for game in range(GAMES):
        state = finished(table, game)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.reason
        assert len(outcome.scores) == state.seats
        for seat, score in enumerate(outcome.scores):
            assert sum(part.points for part in score.parts) == score.points
            assert state.score_now(seat) == score.points
        for viewer in viewers(state):
            assert msgspec.json.encode(outcome) in msgspec.json.encode(state.view(viewer))


@every_table
def test_places_are_fair(table: Table) -> None:
    for game in range(GAMES):
        outcome = finished(table, game).outcome()
        assert outcome is not None
        places = [score.place for score in outcome.scores]
        assert all(place == 1 + sum(other < place for other in places) for place in places)
        assert outcome.winners == tuple(seat for seat, place in enumerate(places) if place == 1)
        assert outcome.winners
        for one, two in itertools.combinations(outcome.scores, 2):
            assert (one.place == two.place) == ((one.points, one.ties) == (two.points, two.ties))


@every_game
def test_every_option_value_is_played_with(name: str) -> None:
    played = tables.few(name)
    for choice in tables.choices(tables.find(name)):
        assert any(table.shows(choice) for table in played), choice
    assert {table.seats for table in played} == set(range(tables.find(name).min_seats, tables.find(name).max_seats + 1))


@pytest.mark.slow
@every_game
def test_many_random_moves_over_all_option_combinations_break_no_invariant(name: str) -> None:
    wanted = MOVES if name != TOY.name else MOVES // 50
    if length(tables.few(name)[0], 0) > LONG:
        wanted = MOVES * 3 // 10  # a game with hundreds of moves, each of them judged by geometry, takes its time
    systematic = len(tables.systematic(name))
    moves = 0
    for game, table in enumerate(tables.many(name)):
        moves += moves_of_a_checked_game(table, game)
        if moves >= wanted and game >= systematic:
            break
    print(f"{name}: {moves:,} moves in {game + 1:,} games")  # noqa: T201  `pytest -s` shows it


def moves_of_a_checked_game(table: Table, game: int) -> int:
    """Play one random game; say at which table and ply an invariant breaks, if one does."""
    state, luck = start(table, game), luck_of(table, game)
    for ply in range(LONGEST):
        if not state.owing:
            return ply
        owing = state.to_act()
        seat = owing[luck.below(len(owing))]
        state.play(seat, state.random_move(seat, luck))
        try:
            state.check()
        except AssertionError as broken:
            pytest.fail(f"{table}, game {game}, after ply {ply + 1}: {broken}")
    pytest.fail(f"{table}, game {game}: not over after {LONGEST} plies")
