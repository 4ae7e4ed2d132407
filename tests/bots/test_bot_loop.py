"""The one loop in which bots play: they speak first, then the seats that owe a decision decide."""

from __future__ import annotations

from wreckfish.bots.bot import Bot, bot_moves, play_bots
from wreckfish.core.chance import Chance, from_seed
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State
from wreckfish.table.matches import match_of

DOLORES = match_of("dolores", 3, '{"messages":"dawn-only","dealer":1}')


def seated(kind: str, *seats: int) -> dict[int, Bot]:
    return {seat: find_bot(kind)(DOLORES.game) for seat in seats}


def luck() -> Chance:
    return from_seed(seed_from("bots"))


def contest() -> State:
    """A table at which the first two seats choose in secret, at the same time."""
    state = DOLORES.start(seed_from("contest"))
    assert state.to_act() == (0, 1)
    return state


def test_a_game_of_bots_alone_is_the_same_in_both_loops() -> None:
    one, other = contest(), contest()
    moves = list(bot_moves(one, seated("casual", 0, 1, 2), luck()))
    assert play_bots(other, list(seated("casual", 0, 1, 2).values()), luck()) == len(moves)
    assert one.dump() == other.dump()
    assert not one.owing


def test_its_moves_played_again_lead_to_the_same_position() -> None:
    state, again = contest(), contest()
    for seat, move in bot_moves(state, seated("casual", 0, 1, 2), luck()):
        again.play(seat, move)
    assert again.dump() == state.dump()


def test_bots_choose_until_only_others_are_asked() -> None:
    state = contest()
    moves = [DOLORES.codec.text(move) for _, move in bot_moves(state, seated("greedy", 1, 2), luck())]
    assert state.to_act() == (0,)
    assert [text.split()[0] for text in moves] == ["show"]


def test_bots_that_wait_say_their_word_and_leave_the_choice_for_later() -> None:
    state = contest()
    moves = [DOLORES.codec.text(move) for _, move in bot_moves(state, seated("sound", 1, 2), luck(), wait=True)]
    assert [text.split()[0] for text in moves] == ["promise"]
    assert state.to_act() == (0, 1)
    state.apply(0, state.legal(0)[0])
    seat, move = next(bot_moves(state, seated("sound", 1, 2), luck(), wait=True))
    assert (seat, DOLORES.codec.text(move).split()[0]) == (1, "show")
