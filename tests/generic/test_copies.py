"""Copies: a clone is the same position and a life of its own; playing the same gives the same, luck included."""

from generic.play import luck_of, pick, positions, sampled, seen, start, viewers
from generic.tables import Table, every_table
from wreckfish.core.state import fields


@every_table
def test_each_field_of_a_position_is_named_once(table: Table) -> None:
    names = fields(start(table))
    assert len(names) == len(set(names))


@every_table
def test_a_clone_equals_its_original(table: Table) -> None:
    for state, _, _ in positions(table):
        copy = state.clone()
        assert copy.dump() == state.dump()
        assert copy.journal is None
        assert copy.seats == state.seats
        assert copy.to_act() == state.to_act()
        for seat in range(state.seats):
            assert list(copy.legal(seat)) == list(state.legal(seat))
            assert list(copy.free(seat)) == list(state.free(seat))
        assert copy.sealed() == state.sealed()


@every_table
def test_a_clone_shows_what_its_original_shows(table: Table) -> None:
    for state, _, _ in sampled(table, every=8):
        copy = state.clone()
        assert [seen(copy, viewer) for viewer in viewers(copy)] == [seen(state, viewer) for viewer in viewers(state)]
        assert [copy.prompts(seat) for seat in range(copy.seats)] == [state.prompts(seat) for seat in range(copy.seats)]


@every_table
def test_playing_on_a_clone_leaves_the_original_alone(table: Table) -> None:
    for state, _, _ in sampled(table, every=6):
        before, views = state.dump(), [seen(state, viewer) for viewer in viewers(state)]
        copy, luck = state.clone(), luck_of("aside", table)
        while copy.owing:
            copy.play(*pick(copy, luck))
        assert state.dump() == before
        assert [seen(state, viewer) for viewer in viewers(state)] == views


@every_table
def test_playing_the_original_leaves_a_clone_alone(table: Table) -> None:
    kept = [(state.clone(), state.dump()) for state, _, _ in positions(table)]
    assert [copy.dump() for copy, _ in kept] == [dump for _, dump in kept]


@every_table
def test_the_same_moves_on_a_clone_give_the_same_game(table: Table) -> None:
    copy = start(table).clone()
    for state, seat, move in positions(table):
        assert copy.dump() == state.dump()
        copy = copy.clone()  # a copy of a copy is no worse
        copy.play(seat, move)
    assert copy.outcome() is not None


@every_table
def test_listening_changes_nothing(table: Table) -> None:
    listened = start(table)
    listened.journal = []
    for state, seat, move in positions(table):
        assert listened.dump() == state.dump()
        listened.play(seat, move)
    assert listened.journal


@every_table
def test_asking_changes_nothing(table: Table) -> None:
    for state, seat, move in sampled(table, every=8):
        before = state.dump()
        for viewer in viewers(state):
            state.view(viewer)
        for other in range(state.seats):
            state.legal(other)
            state.free(other)
            state.prompts(other)
            state.refusal(other, move)
            state.accepts(other, move)
            state.score_now(other)
        state.random_move(seat, luck_of("asking", table)) if state.owes(seat) else None
        state.outcome()
        state.sealed()
        state.check()
        assert state.dump() == before
