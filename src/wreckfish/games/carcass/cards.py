"""Sets of loot cards as bit masks: a card is the bit suit * 6 + rank, so a suit is six neighbouring bits.

Arithmetic works on all ten suits at once, without loops; the tests compare it with plain sets.
"""

from typing import Final

from mypy_extensions import i64

SQUID: Final = 1  # suits that rules name, by their place in components.Suit
MERMAID: Final = 9

LOCKER: Final = -1  # where a lost card goes, if no seat takes it

ALL: Final = 0x0FFFFFFFFFFFFFFF  # sixty cards
LOWEST: Final = 0x0041041041041041  # the first card of each suit
SQUIDS: Final = 0x0000000000000FC0
KEYS: Final = 0x0000000000FC0000
CHESTS: Final = 0x000000003F000000


def suit_cards(suit: i64) -> i64:
    """The six cards of a suit. (As in `bit`, a literal is shifted right, never left.)"""
    return 0x0FC0000000000000 >> ((9 - suit) * 6)


def suits_held(cards: i64) -> i64:
    """One bit for each suit that is present: that of its lowest card."""
    cards |= (cards >> 3) & 0x01C71C71C71C71C7
    return (cards | cards >> 1 | cards >> 2) & 0x0041041041041041


def same_suits(cards: i64) -> i64:
    """Every card of every suit that is present."""
    return suits_held(cards) * 63


def highest_cards(cards: i64) -> i64:
    """The highest card of each suit that is present."""
    below: i64 = (cards >> 1) & 0x07DF7DF7DF7DF7DF
    below |= (below >> 1) & 0x07DF7DF7DF7DF7DF
    below |= (below >> 2) & 0x03CF3CF3CF3CF3CF
    below |= (below >> 4) & 0x00C30C30C30C30C3
    return cards & ~below


def trail_card(trail: i64, place: i64) -> i64:
    """The card at a place of a row of up to ten cards, six bits each."""
    return (trail >> (place * 6)) & 63
