"""Sets of cards as bit masks: arithmetic on all suits at once against plain sets, card by card."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wreckfish.core.bits import bit, count_bits, has, highest, lowest, mask_of, members, nth_bit
from wreckfish.games.carcass import cards
from wreckfish.games.carcass.components import SUITS, load

CARDS = range(60)
piles = st.sets(st.sampled_from(CARDS))
filled = st.sets(st.sampled_from(CARDS), min_size=1)
numbers = st.sets(st.integers(0, 61))  # all that a set of bits may hold


def pile_of(mask: int) -> set[int]:
    """The plain way to read a mask."""
    return {card for card in range(62) if mask & 1 << card}


def mask(pile: set[int]) -> int:
    """The plain way to write one."""
    return sum(1 << card for card in pile)


# ---- Bits ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(62))
def test_a_bit_is_the_set_of_one(number: int) -> None:
    assert bit(number) == 1 << number


@given(numbers)
def test_a_set_and_its_mask_are_the_same(pile: set[int]) -> None:
    assert mask_of(sorted(pile)) == mask_of(tuple(pile)) == mask(pile)
    assert members(mask(pile)) == tuple(sorted(pile))
    assert [has(mask(pile), number) for number in range(62)] == [number in pile for number in range(62)]
    assert count_bits(mask(pile)) == len(pile)


@given(numbers.filter(bool))
def test_the_lowest_the_highest_and_the_nth_of_a_set(pile: set[int]) -> None:
    assert (lowest(mask(pile)), highest(mask(pile))) == (min(pile), max(pile))
    assert [nth_bit(mask(pile), n) for n in range(len(pile))] == sorted(pile)


# ---- Cards --------------------------------------------------------------------------------------------------------


def test_a_cards_number_is_its_suit_times_six_plus_its_rank() -> None:
    names = load().names
    by_hand = [f"{suit}{value}" for suit in SUITS for value in (range(4, 10) if suit == "mermaid" else range(2, 8))]
    assert names == by_hand


@pytest.mark.parametrize("suit", range(10))
def test_each_suit_has_six_cards(suit: int) -> None:
    assert pile_of(cards.suit_cards(suit)) == set(range(suit * 6, suit * 6 + 6))


def test_the_suits_that_rules_name_have_their_numbers() -> None:
    assert (SUITS[cards.SQUID], SUITS[cards.MERMAID]) == ("squid", "mermaid")


def test_the_named_sets_hold_what_they_say() -> None:
    assert pile_of(cards.ALL) == set(CARDS)
    assert pile_of(cards.LOWEST) == {suit * 6 for suit in range(10)}
    for named, suit in ((cards.SQUIDS, 1), (cards.KEYS, 3), (cards.CHESTS, 4)):
        assert named == cards.suit_cards(suit)


def suits_held(pile: set[int]) -> set[int]:
    return {card // 6 * 6 for card in pile}


def same_suits(pile: set[int]) -> set[int]:
    return {card for card in CARDS if card // 6 in {other // 6 for other in pile}}


def highest_cards(pile: set[int]) -> set[int]:
    return {card for card in pile if not any(other > card and other // 6 == card // 6 for other in pile)}


PLAIN: list[tuple[Callable[[int], int], Callable[[set[int]], set[int]]]] = [
    (cards.suits_held, suits_held),
    (cards.same_suits, same_suits),
    (cards.highest_cards, highest_cards),
]
BOTH_WAYS = pytest.mark.parametrize(("quick", "plain"), PLAIN, ids=["suits_held", "same_suits", "highest_cards"])


@BOTH_WAYS
@given(pile=piles)
def test_ten_suits_at_once_give_the_same_as_card_by_card(
    quick: Callable[[int], int], plain: Callable[[set[int]], set[int]], pile: set[int]
) -> None:
    assert pile_of(quick(mask(pile))) == plain(pile)


@BOTH_WAYS
@pytest.mark.parametrize("suit", range(10))
def test_every_set_of_cards_of_one_suit(
    quick: Callable[[int], int], plain: Callable[[set[int]], set[int]], suit: int
) -> None:
    for ranks in range(64):
        pile = {suit * 6 + rank for rank in range(6) if ranks & 1 << rank}
        assert pile_of(quick(mask(pile))) == plain(pile)


@given(st.lists(st.sampled_from(CARDS), max_size=10))
def test_a_row_of_ten_cards_fits_into_one_number(row: list[int]) -> None:
    trail = sum(card << (6 * place) for place, card in enumerate(row))
    assert [cards.trail_card(trail, place) for place in range(len(row))] == row
