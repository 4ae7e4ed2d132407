"""Cards of Dolores in one number: all that lies in one place is a holding; cards are added and subtracted.

A kind of goods has six bits: how many 1s (three bits), 2s (two bits) and 3s (one bit) there are. The ten messages have
a bit each above them. The loot is a row instead, five bits for the card in each slot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has

# Messages by number, as in components.MESSAGES; the card's number is 21 more.
TRICK: Final = 0
THEFT: Final = 2
WAGER: Final = 3
DAWN: Final = 9

GOODS_CARDS: Final = 21  # kinds of goods cards; messages are numbered from here
DAWN_CARD: Final = 30
MESSAGES_AT: Final = 42  # the first message's bit in a holding
ALL_GOODS: Final = 0x37DF7DF7DF7  # DO01 seven times 0b110111: seven 1s, two 2s, one 3
ALL_MESSAGES: Final = 0x1FF  # as numbers, Dawn not among them

# The loot's slots: l1 l2 l3 lie on the left neighbour's side, d1 d2 d3 on the dealer's. DO11, DO36
DEALT_SLOTS: Final = 0b011011
CONVOY_SLOTS: Final = 0b100100
LEFT_SIDE: Final = 0b000111
DEALER_SIDE: Final = 0b111000

# One card of a kind, as a holding.
UNITS: Final = vec[i64](
    [bit(card // 3 * 6 + (0, 3, 5)[card % 3]) for card in range(21)] + [bit(42 + message) for message in range(10)]
)
TOTALS: Final = vec[i64]([(six & 7) + 2 * (six >> 3 & 3) + 3 * (six >> 5) for six in range(64)])


def message_unit(message: i64) -> i64:
    return bit(MESSAGES_AT + message)


def has_message(holding: i64, message: i64) -> bool:
    return has(holding, MESSAGES_AT + message)


def messages_in(holding: i64) -> i64:
    """The messages in a holding, one bit each."""
    return holding >> 42


def goods_in(holding: i64) -> i64:
    """A holding without its messages."""
    return holding & 0x3FFFFFFFFFF


def whole_set(holding: i64, goods: i64) -> i64:
    """All cards of one kind of goods in a holding."""
    return holding & (0x3F000000000 >> ((6 - goods) * 6))


def set_total(holding: i64, goods: i64) -> i64:
    """DO51 The sum of a set's values."""
    return TOTALS[(holding >> (goods * 6)) & 63]


def how_many(holding: i64, card: i64) -> i64:
    """How many cards of a kind are in a holding."""
    if card >= 21:
        return (holding >> (21 + card)) & 1
    six: i64 = (holding >> (card // 3 * 6)) & 63
    value: i64 = card % 3
    if value == 0:
        return six & 7
    if value == 1:
        return (six >> 3) & 3
    return six >> 5


def cards_in(holding: i64) -> list[int]:
    """A holding spelled out, by kind and value: for people, not for hot loops."""
    found: list[int] = []
    for card in range(31):
        for _ in range(how_many(holding, card)):
            found.append(card)
    return found


def row_card(row: i64, place: i64) -> i64:
    """The card at a place of a row of up to twelve cards, five bits each."""
    return (row >> (place * 5)) & 31
