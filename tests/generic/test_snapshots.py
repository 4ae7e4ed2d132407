"""Positions that are sent to bots elsewhere: they arrive as they were, and tell a seat nothing that it may not know."""

import json
from typing import Any

import pytest

from generic.play import luck_of, sampled, start
from generic.tables import Table, every_table, few, games
from wreckfish.core.snapshot import restore, snapshot
from wreckfish.core.state import play_out
from wreckfish.core.values import WreckfishError


@every_table
def test_a_position_arrives_as_it_was_and_plays_on_the_same(table: Table) -> None:
    there = start(table, 1)  # another deal at the same table: nothing of it may remain
    for state, _, _ in sampled(table, every=24):
        for seat in range(state.seats):
            known = state.redeal(seat, luck_of("parcel", table, seat))
            arrived = restore(json.loads(json.dumps(snapshot(known))), there)
            assert arrived.dump() == known.dump()
            assert [list(arrived.legal(each)) for each in arrived.to_act()] == [
                list(known.legal(each)) for each in known.to_act()
            ]
            play_out(arrived, luck_of("on"), 40)
            play_out(known, luck_of("on"), 40)
            assert arrived.dump() == known.dump()


@every_table
def test_worlds_that_a_seat_cannot_tell_apart_are_sent_the_same(table: Table) -> None:
    for state, _, _ in sampled(table, every=12):
        for seat in range(state.seats):
            truth = snapshot(state.redeal(seat, luck_of("sent")))
            for world in range(2):
                other = state.redeal(seat, luck_of("other", table, seat, world))
                assert snapshot(other.redeal(seat, luck_of("sent"))) == truth


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize(
    "spoil",
    [
        lambda parcel: parcel.pop("fittings"),
        lambda parcel: parcel.update(owing="nobody"),
        lambda parcel: parcel.update(seats=[1, 2]),
        lambda parcel: parcel.update(kraken=1),
        lambda parcel: parcel.update(owing=2**70),
    ],
)
def test_what_is_no_position_gets_one_sentence(name: str, spoil: Any) -> None:
    state = start(few(name)[0])
    parcel = snapshot(state)
    spoil(parcel)
    with pytest.raises(WreckfishError, match="comes from another version"):
        restore(parcel, state)
