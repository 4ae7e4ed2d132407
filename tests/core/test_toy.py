"""The interface copes with the hardest moments of the four games, shown by a toy game in plain Python."""

import itertools

import msgspec
import pytest

from core.toy import SPOTS, TOY, WHISTLE, Flotsam, Options, View, moor_move, shape_move
from wreckfish.bots.greedy import GreedyBot
from wreckfish.bots.random import RandomBot
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.state import play_games, play_out
from wreckfish.core.values import IllegalMove

SEED = "7" * 32
REEF, NET, HOOK = (shape_move(shape) for shape in ("reef", "net", "hook"))


def table(seats: int = 3, **given: str) -> Flotsam:
    state = make_match(TOY, seats, given).start(SEED)
    assert isinstance(state, Flotsam)
    return state


def test_several_seats_owe_at_once_and_the_order_of_arrival_means_nothing() -> None:
    throws = [(0, REEF), (1, NET), (2, NET)]
    ends = []
    for order in itertools.permutations(throws):
        state = table()
        assert state.to_act() == (0, 1, 2)
        for seat, move in order:
            state.play(seat, move)
        ends.append(state.dump())
    assert all(end == ends[0] for end in ends)
    assert ends[0]["won"] != [0, 0, 0]


def test_a_locked_choice_is_in_no_other_seats_view_or_log() -> None:
    match = make_match(TOY, 3)
    shown: list[list[bytes]] = []
    for move in (REEF, NET, HOOK):
        state = table()
        state.journal = []
        state.play(1, move)
        for viewer in (0, 2, None):
            view = msgspec.json.encode(state.view(viewer))
            log = [msgspec.json.encode(match.game.event(note, viewer, None)) for note in state.journal]
            shown.append([view.replace(b'"you":2', b'"you":0').replace(b'"you":null', b'"you":0'), *log])
        mine = state.view(1)
        assert isinstance(mine, View)
        assert shape_move(mine.throw or "") == move
    logs = [log for _, *log in shown]
    assert all(log == logs[0] for log in logs)
    for start in range(3):
        assert len({view for view, *_ in shown[start::3]}) == 1


def test_redealing_draws_hidden_choices_again_and_keeps_the_seats_own() -> None:
    state = table()
    state.play(0, REEF)
    state.play(1, NET)
    worlds = [state.redeal(0, from_seed(f"{n:032x}")) for n in range(1, 100)]
    assert {world.throws[0] for world in worlds} == {0}
    assert {world.throws[1] for world in worlds} == {0, 1, 2}
    assert {world.pearls[0] for world in worlds} == {state.pearls[0]}
    assert {world.pearls[2] for world in worlds} == {1, 2, 3, 4, 5, 6}


def test_a_seat_that_owes_nothing_may_still_play_a_free_move() -> None:
    state = table()
    state.play(0, REEF)
    assert state.to_act() == (1, 2)
    assert list(state.legal(0)) == []
    assert [list(state.free(seat)) for seat in range(3)] == [[WHISTLE]] * 3
    assert state.prompts(0) == ()
    state.play(0, WHISTLE)
    state.play(1, WHISTLE)
    assert state.to_act() == (1, 2)
    assert [list(state.free(seat)) for seat in range(3)] == [[], [], [WHISTLE]]
    assert state.refusal(0, WHISTLE) is not None


def test_a_may_move_can_be_switched_off_by_an_option() -> None:
    state = table(whistles="no")
    state.play(0, REEF)
    assert list(state.free(0)) == []


def test_who_has_thrown_is_sealed_until_all_have() -> None:
    state = table()
    assert state.sealed() == 0
    state.play(2, REEF)
    state.play(2, WHISTLE)
    assert state.sealed() == 0b100
    state.play(0, REEF)
    state.play(1, NET)
    assert state.sealed() == 0


def moorable() -> Flotsam:
    """Seats 1 and 2 have both won and owe a buoy each, in any order."""
    state = table()
    for seat, move in ((0, REEF), (1, REEF), (2, NET)):
        state.play(seat, move)
    assert state.to_act() == (0, 1)
    return state


def test_any_of_a_million_places_is_judged_though_few_are_listed() -> None:
    state = moorable()
    assert set(state.legal(0)) == {*(moor_move(x, y) for x, y in SPOTS)}
    for x, y in ((412, 307), (0, 0), (999, 999)):
        assert moor_move(x, y) not in set(state.legal(0))
        assert state.accepts(0, moor_move(x, y))
    state.play(0, moor_move(412, 307))
    for x, y, free in ((412, 307, False), (461, 307, False), (462, 307, True), (412, 258, False), (412, 257, True)):
        assert state.accepts(1, moor_move(x, y)) == free
        assert state.clone().accepts(1, moor_move(x, y)) == free
    refusal = state.refusal(1, moor_move(412, 307))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-too-near", "TY05")


def test_owed_placements_may_come_in_any_order() -> None:
    ends = []
    for order in itertools.permutations([(0, moor_move(10, 20)), (1, moor_move(900, 20))]):
        state = moorable()
        for seat, move in order:
            state.play(seat, move)
        ends.append(state.dump())
    assert ends[0] == ends[1]


def test_a_decision_belongs_to_its_seat() -> None:
    state = moorable()
    with pytest.raises(IllegalMove):
        state.play(2, moor_move(412, 307))


def test_compiled_loops_and_bots_play_a_game_in_plain_python() -> None:
    state, luck = table(), from_seed(SEED)
    assert 6 <= play_out(state, luck) < 100
    assert state.outcome() is not None
    assert play_games(state, 10, luck) >= 60
    state = state.deal(luck)
    bots = [GreedyBot(TOY.instinct(), 4), RandomBot(), GreedyBot(TOY.instinct(), 1)]
    while state.owing:
        seat = state.to_act()[0]
        state.play(seat, bots[seat].decide(state, seat, luck))
    assert state.outcome() is not None


def test_a_greedy_bot_takes_a_point_that_lies_on_the_table() -> None:
    state = Flotsam(2, Options(rounds=1), from_seed(SEED))
    state.begin()
    state.play(1, NET)
    moves = {GreedyBot(TOY.instinct(), 50).decide(state, 0, from_seed(f"{n:032x}")) for n in range(1, 20)}
    assert moves  # it decides, whatever it cannot know
