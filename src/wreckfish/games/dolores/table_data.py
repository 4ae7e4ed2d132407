"""What is the same in every deal at a table of Dolores: the seats, the deck before it is shuffled, the first dealer."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import bit
from wreckfish.core.chance import Chance
from wreckfish.games.dolores.cards import ALL_MESSAGES, DAWN_CARD, GOODS_CARDS, WAGER
from wreckfish.games.dolores.components import COPIES, GOODS

LAST_CARDS = 16  # DO05 Dawn is one of these


class TableData:
    """What all positions of a table share, made once."""

    def __init__(self, seats: i64, simple: bool, first: i64) -> None:
        self.seats: i64 = seats
        self.simple: bool = simple
        self.first: i64 = first  # the first dealer; -1: the seed draws one
        self.hand_size: i64 = 6 - seats  # of starting cards (DO06)
        # The messages that can be in the deck, and how many of them are (DO03, DO04, DO08).
        self.candidates: i64 = 0 if simple else ALL_MESSAGES & ~bit(WAGER) if seats == 2 else ALL_MESSAGES
        self.messages: i64 = 0 if simple else 5
        goods: list[int] = [
            kind * 3 + value for kind in range(len(GOODS)) for value in range(3) for _ in range(COPIES[value])
        ]
        self.empty: vec[i64] = vec[i64]([0] * int(seats))  # no one holds anything
        # Goods, room for the messages, and Dawn last.
        self.pile: vec[i64] = vec[i64](goods + [0] * int(self.messages) + [DAWN_CARD])


def shuffled(data: TableData, luck: Chance) -> vec[i64]:
    """DO03, DO05 A deck, its bottom card first: five messages among the goods, Dawn among the last sixteen cards."""
    # Always: DO05
    # DO03 if data.messages; DO04 if data.messages and data.seats == 2; DO08 if data.simple
    deck = data.pile[:]
    left: i64 = data.candidates
    size: i64 = len(deck)
    for place in range(size - 1 - data.messages, size - 1):
        message: i64 = luck.draw(left)
        left &= ~bit(message)
        deck[place] = GOODS_CARDS + message
    mix(deck, size - 1, luck)
    hide_dawn(deck, size, luck)
    return deck


def mix(deck: vec[i64], size: i64, luck: Chance) -> None:
    """Shuffle the first `size` cards."""
    for place in range(size - 1, 0, -1):
        other: i64 = luck.below(place + 1)
        card: i64 = deck[other]
        deck[other] = deck[place]
        deck[place] = card


def hide_dawn(deck: vec[i64], size: i64, luck: Chance) -> None:
    """DO05 Dawn, on top of a shuffled deck, changes places with one of the last sixteen cards, itself included."""
    place: i64 = luck.below(size if size < LAST_CARDS else LAST_CARDS)
    deck[size - 1] = deck[place]
    deck[place] = DAWN_CARD
