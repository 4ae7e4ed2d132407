"""A seat's private moves stay private: an undo skips them, so that it cannot give them away."""

from __future__ import annotations

from wreckfish.core.seeds import seed_from
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.matches import match_of
from wreckfish.table.position import GameTerms, Position, opening, step

MATCH = match_of("dolores", 2, '{"dealer":1}')


def plays(position: Position, *moves: str) -> Position:
    """A position after moves such as `1: vow`."""
    for text in moves:
        seat, _, move = text.partition(": ")
        made = Entry(position.ply + 1, 0, Kind.MOVE, int(seat) - 1, MATCH.codec.parse(move))
        position = step(position, made)[0]
    return position


def table() -> Position:
    return opening(GameTerms(MATCH, seed_from("private"), None, (None, None), 0))


def test_a_private_move_cannot_be_taken_back() -> None:
    position = plays(table(), "1: always-pass")
    assert not position.may_undo(0)
    assert position.own_last(0) is None
    assert position.movers == frozenset()


def test_an_undo_passes_over_a_private_move_and_needs_consent_for_the_one_before() -> None:
    before = table()
    position = plays(before, "1: vow", "1: always-pass")
    assert position.own_last(0) == 0
    assert not position.may_undo(0), "the setting came after it"
    asked = step(position, Entry(3, 0, Kind.ASK, 0))[0]
    undone = step(asked, Entry(4, 0, Kind.AGREE, 1))[0]
    assert undone.state.dump() == before.state.dump()
    assert undone.movers == frozenset()


def test_an_older_log_in_which_a_private_move_was_taken_back_is_read_as_before() -> None:
    position = plays(table(), "1: vow")
    undone = step(plays(position, "1: always-pass"), Entry(3, 0, Kind.UNDO, 0))[0]
    assert undone.state.dump() == position.state.dump()
    assert undone.movers == {0}
