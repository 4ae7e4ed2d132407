"""Bots: whatever is registered plays any game legally to its end, and cannot cheat."""

import pytest

from generic.bots import bot_of
from generic.play import LONG, LONGEST, length, luck_of, sampled, start
from generic.tables import Table, every_table
from wreckfish.core import registry

every_bot = pytest.mark.parametrize("name", registry.bot_names())


@every_bot
@every_table
def test_a_bot_plays_legally_to_the_end(name: str, table: Table) -> None:
    """Of a long game it plays every few moves, and chance the others."""
    bot, state, luck = bot_of(name, table.match().game), start(table), luck_of(name, table)
    every = 1 + length(table, 0) // LONG
    for ply in range(LONGEST):
        if not state.owing:
            break
        seat = state.to_act()[-1]
        if ply % every:
            state.play(seat, state.random_move(seat, luck))
            continue
        before = state.dump()
        move = bot.decide(state, seat, luck)
        assert state.dump() == before, "a bot leaves the game as it is"
        state.play(seat, move)
    assert state.outcome() is not None


@every_bot
@every_table
def test_a_bot_decides_the_same_whatever_it_cannot_know(name: str, table: Table) -> None:
    bot = bot_of(name, table.match().game)
    for state, _, _ in sampled(table, every=6):
        for seat in state.to_act():
            move = bot.decide(state, seat, luck_of("thinking", table))
            for world in range(4):
                redealt = state.redeal(seat, luck_of(table, seat, world))
                assert bot.decide(redealt, seat, luck_of("thinking", table)) == move


@every_bot
@every_table
def test_the_same_bots_with_the_same_luck_play_the_same_game(name: str, table: Table) -> None:
    bot = bot_of(name, table.match().game)
    ends = []
    for _ in range(2):
        state, luck = start(table), luck_of(name, table)
        for _ in range(LONG // 3):
            if state.owing:
                seat = state.to_act()[0]
                state.play(seat, bot.decide(state, seat, luck))
        ends.append(state.dump())
    assert ends[0] == ends[1]
