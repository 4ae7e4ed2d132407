"""The base class of positions: it names methods that a game forgot, and derives the rest from those it has."""

import pytest

from core.toy import TOY, WHISTLE, Flotsam, shape_move
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.instinct import Instinct
from wreckfish.core.state import EVERYONE, Note, State, play_games, play_out
from wreckfish.core.values import IllegalMove

SEED = "5" * 32


class Forgetful(State):
    """A game without any method of its own."""


@pytest.mark.parametrize(
    ("question", "arguments"),
    [
        ("asked", (0,)),
        ("is_move", (0,)),
        ("rule_for", ("game-over",)),
        ("apply", (0, 0)),
        ("clone", ()),
        ("redeal", (0, from_seed(SEED))),
        ("deal", (from_seed(SEED),)),
        ("view", (None,)),
        ("outcome", ()),
        ("score_now", (0,)),
        ("check", ()),
    ],
)
def test_what_a_game_forgot_is_named(question: str, arguments: tuple[object, ...]) -> None:
    with pytest.raises(NotImplementedError, match=f"Forgetful.{question}"):
        getattr(Forgetful(2), question)(*arguments)


def test_a_position_says_where_it_is_and_shows_the_table() -> None:
    state = toy()
    assert repr(state) == "<Flotsam, 2 seats, ply 0, to act: 1, 2>"
    assert str(state).startswith(f"{state!r}\n{{\n")


def toy(seats: int = 2) -> Flotsam:
    state = make_match(TOY, seats).start(SEED)
    assert isinstance(state, Flotsam)
    return state


def test_a_new_position_has_no_journal() -> None:
    state = toy()
    state.tell("splash", 0, 1, 2)
    assert state.journal is None


def test_a_journal_keeps_what_happens_while_it_is_on() -> None:
    state = toy()
    state.journal = []
    state.tell("splash", 1, 7)
    (note,) = state.journal
    assert (note.kind, note.seat, note.a, note.b, note.knows) == ("splash", 1, 7, 0, EVERYONE)


def test_a_note_is_known_to_whom_it_names() -> None:
    note = Note("secret", 0, 1, 2, 0b101)
    assert [note.known_to(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert all(Note("open", 0, 1, 2, EVERYONE).known_to(seat) for seat in (0, 1, 2, None))


def test_who_owes_is_listed_lowest_first() -> None:
    state = toy(3)
    assert state.to_act() == (0, 1, 2)
    state.play(1, shape_move("net"))
    assert state.to_act() == (0, 2)
    assert [state.owes(seat) for seat in range(3)] == [True, False, True]


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    state = toy()
    before = state.dump()
    with pytest.raises(IllegalMove) as raised:
        state.play(0, 17)
    assert raised.value.refusal == state.refusal(0, 17)
    assert state.dump() == before


def test_accepts_is_no_refusal() -> None:
    state = toy()
    assert state.accepts(0, WHISTLE)
    assert not state.accepts(2, WHISTLE)
    assert not state.accepts(0, -1)


def test_a_playout_stops_where_it_is_told_to() -> None:
    state = toy()
    assert play_out(state, from_seed(SEED), 1) == 1
    assert state.owing
    assert play_out(state, from_seed(SEED), 0) == 0
    play_out(state, from_seed(SEED))
    assert not state.owing
    assert play_out(state, from_seed(SEED)) == 0


def test_games_in_a_row_are_as_long_as_each_alone() -> None:
    table = toy()
    luck, same = from_seed(SEED), from_seed(SEED)
    assert play_games(table, 5, luck) == sum(play_out(table.deal(same), same) for _ in range(5))


def test_by_default_instinct_counts_points_ahead() -> None:
    state, instinct = toy(3), Instinct()
    state.won = [7, 4, 9]
    state.pearls = [1, 1, 1]
    assert [instinct.value(state, seat) for seat in range(3)] == [-2, -5, 2]
    before = state.dump()
    assert instinct.rate(state, 0, WHISTLE) == -1
    assert state.dump() == before
