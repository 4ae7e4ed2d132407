"""What a seat of Captain Carcass sees, as numbers for programs that learn: nothing that its view does not show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, seat_from, when
from wreckfish.core.game import Field
from wreckfish.games.carcass.cards import trail_card
from wreckfish.games.carcass.knowledge import saw
from wreckfish.games.carcass.questions import RANSACK, stacked_question

if TYPE_CHECKING:
    from wreckfish.games.carcass.rules import Carcass

CARDS = 60
DIVERS = 17
SEEN = 3  # cards of the deck that a Drone may show


def layout(seats: int, divers: bool) -> tuple[Field, ...]:
    """The words of `observe`, in order."""
    cards = ("exploration", "safe", "netted", "deck", "locker", "map", "remembered")
    return (
        Field("question", members=9),  # which is asked: turn, map, knife, drone, net, harpoon, plunder, sabotage, lose
        Field("pending", members=9),  # which are still to be answered after it
        Field("turn", members=seats),
        Field("dived"),
        Field("owed", high=99),
        Field("bonus", high=99),  # cards that a Plunderer takes
        Field("victim", members=seats),
        *(Field(name, members=CARDS) for name in cards),
        Field("seen", words=SEEN, members=CARDS),  # on the deck, the top card first
        Field("holds", words=seats, members=CARDS),
        Field("points", words=seats, low=-999, high=999),
        *((Field("divers", words=seats, members=DIVERS),) if divers else ()),
    )


def observe(table: Carcass, seat: i64) -> vec[i64]:
    seats: i64 = table.seats
    found: vec[i64] = vec[i64](capacity=32)
    pending: i64 = 0
    for place in range(table.depth):
        pending |= bit(stacked_question(table.stack[place]))
    found = append(found, when(table.owing != 0, bit(table.asking)))
    found = append(found, pending)
    found = append(found, seat_from(table.turn, seat, seats))
    found = append(found, when(table.dived, 1))
    found = append(append(found, table.owed), when(table.asking == RANSACK, table.bonus))
    found = append(found, seat_from(table.victim, seat, seats))
    found = append(append(append(found, table.found), table.safe), table.netted)
    found = append(append(found, table.deck), table.locker)
    found = append(found, when(seat == table.turn, table.offer))
    found = append(found, when(seat == table.rememberer, table.remembered))
    for place in range(SEEN):
        known: i64 = 0
        if place < table.seen_count and saw(table, seat, place):
            known = bit(trail_card(table.seen, place))
        found = append(found, known)
    for step in range(seats):
        found = append(found, table.holds[(seat + step) % seats])
    for step in range(seats):
        found = append(found, table.points((seat + step) % seats))
    if len(table.data.blank) > 13:  # there are Divers
        for step in range(seats):
            found = append(found, table.final_tally((seat + step) % seats)[13])
    return found
