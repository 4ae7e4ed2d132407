"""What a seat of Dolores sees, as numbers for programs that learn: nothing that its view does not show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has, only, seat_from, seats_from, when
from wreckfish.core.game import Field
from wreckfish.games.dolores.cards import how_many, row_card
from wreckfish.games.dolores.talk import offered, promised, tally

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores

CARDS = 31
SLOTS = 6


def layout(seats: int) -> tuple[Field, ...]:
    """The words of `observe`, in order."""
    some_seats = (
        "owing",
        "passed",
        "locked",
        "vowed",
        "perjured",
        "dealer",
        "looker",
        "lantern",
        "trick",
        "wager",
        "thief",
    )
    return (
        Field("stage", members=12),
        Field("contest", high=999),
        Field("cards_left", high=99),
        Field("foiled"),
        Field("lookout"),
        Field("always_pass"),  # your own standing order
        *(Field(name, members=seats) for name in some_seats),
        Field("hands", words=2, members=6),  # shown by the dealer, by the left neighbour
        Field("shapes", words=2, members=3),
        Field("bet", members=9),
        Field("choice", members=16),  # your own that is locked in
        Field("face_down", members=SLOTS),
        Field("loot", words=SLOTS, members=CARDS),  # by slot, if you may see it
        Field("claims", words=SLOTS, members=CARDS),
        Field("promises", words=seats, members=4),
        Field("deals", words=seats, members=10),
        Field("kept", words=seats, high=99999),
        Field("broken", words=seats, high=99999),
        Field("points", words=seats, high=999),
        Field("discard", words=CARDS, high=7),
        Field("holds", words=seats * CARDS, high=7),  # how many of each card, seat by seat
    )


def observe(table: Dolores, seat: i64) -> vec[i64]:
    seats: i64 = table.seats
    found: vec[i64] = vec[i64](capacity=256)
    found = append(found, when(table.owing != 0, bit(table.asking())))
    found = append(append(found, table.contest), table.left)
    found = append(append(found, when(table.foiled, 1)), when(table.lookout, 1))
    found = append(found, when(has(table.passing, seat), 1))
    found = append(found, seats_from(table.owing, seat, seats))
    found = append(found, seats_from(table.passed, seat, seats))
    found = append(found, seats_from(table.locked, seat, seats))
    found = append(found, seats_from(table.vowed, seat, seats))
    found = append(found, seats_from(table.perjured, seat, seats))
    found = append(found, seat_from(table.dealer, seat, seats))
    found = append(found, seat_from(table.looker, seat, seats))
    found = append(found, seat_from(table.lantern, seat, seats))
    found = append(found, seat_from(table.trickster, seat, seats))
    found = append(found, seat_from(table.bettor, seat, seats))
    found = append(found, seat_from(table.thief, seat, seats))
    found = append(append(found, only(table.dealer_hand)), only(table.left_hand))
    found = append(append(found, only(table.dealer_shape)), only(table.left_shape))
    found = append(found, only(table.bet))
    found = append(found, when(has(table.locked, seat), bit(table.choice(seat))))
    found = append(found, table.hidden & table.lying)
    for slot in range(SLOTS):
        seen: bool = has(table.lying, slot) and (not has(table.hidden, slot) or seat == table.looker)
        found = append(found, when(seen, bit(row_card(table.loot, slot))))
    for slot in range(SLOTS):
        found = append(found, only(row_card(table.claims, slot) - 1))
    for step in range(seats):
        found = append(found, only(promised(table, (seat + step) % seats) - 1))
    for step in range(seats):
        found = append(found, only(offered(table, (seat + step) % seats) - 1))
    for step in range(seats):
        found = append(found, tally(table.kept, (seat + step) % seats))
    for step in range(seats):
        found = append(found, tally(table.broken, (seat + step) % seats))
    for step in range(seats):
        found = append(found, table.points((seat + step) % seats))
    for card in range(CARDS):
        found = append(found, how_many(table.discard, card))
    for step in range(seats):
        for card in range(CARDS):
            found = append(found, how_many(table.holds[(seat + step) % seats], card))
    return found
