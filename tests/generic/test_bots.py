"""Bots: whatever is registered plays any game legally to its end, and cannot cheat."""

import pytest

from generic.bots import bot_of
from generic.play import LONGEST, luck_of, sampled, start
from generic.tables import Table, every_table
from wreckfish.bots.bot import play_bots
from wreckfish.core import registry

every_bot = pytest.mark.parametrize("name", registry.bot_names())


@every_bot
@every_table
def test_a_bot_plays_legally_to_the_end(name: str, table: Table) -> None:
    bot, state, luck = bot_of(name, table.match().game), start(table), luck_of(name, table)
    for _ in range(LONGEST):
        if not state.owing:
            break
        seat = state.to_act()[-1]
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
    bots = [bot_of(name, table.match().game) for _ in range(table.seats)]
    ends = []
    for _ in range(2):
        state = start(table)
        play_bots(state, bots, luck_of(name, table))
        ends.append(state.dump())
    assert ends[0] == ends[1]
