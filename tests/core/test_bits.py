"""Sets as bits: every helper against a plain implementation, for every usable bit. (`1 << n` was a trap once.)"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wreckfish.core.bits import LIMIT, bit, count_bits, has, highest, lowest, mask_of, members, nth_bit

NUMBERS = range(LIMIT)
sets = st.sets(st.integers(0, LIMIT - 1)) | st.integers(0, 2**LIMIT - 1).map(lambda mask: {*plain(mask)})


def plain(mask: int) -> list[int]:
    return [n for n in NUMBERS if mask & 2**n]


@pytest.mark.parametrize("n", NUMBERS)
def test_a_bit_is_a_power_of_two(n: int) -> None:
    assert bit(n) == 2**n
    assert bit(n) > 0
    assert [has(bit(n), other) for other in NUMBERS] == [other == n for other in NUMBERS]


@pytest.mark.parametrize("n", NUMBERS)
def test_a_set_of_one_is_its_lowest_highest_and_only_member(n: int) -> None:
    assert lowest(2**n) == highest(2**n) == nth_bit(2**n, 0) == n
    assert count_bits(2**n) == 1
    assert members(2**n) == (n,)


@pytest.mark.parametrize("n", NUMBERS)
def test_all_below_a_number(n: int) -> None:
    assert count_bits(2**n - 1) == n
    assert members(2**n - 1) == tuple(range(n))
    assert [nth_bit(2**n - 1, place) for place in range(n)] == list(range(n))


def test_the_empty_set() -> None:
    assert count_bits(0) == 0
    assert members(0) == ()
    assert mask_of([]) == 0
    assert not any(has(0, n) for n in NUMBERS)


def test_the_fullest_set() -> None:
    full = 2**LIMIT - 1
    assert count_bits(full) == LIMIT
    assert (lowest(full), highest(full)) == (0, LIMIT - 1)
    assert mask_of(list(NUMBERS)) == full


@given(sets)
def test_a_set_is_what_is_in_it(numbers: set[int]) -> None:
    mask = sum(2**n for n in numbers)
    ordered = sorted(numbers)
    assert mask_of(ordered) == mask_of(tuple(reversed(ordered))) == mask
    assert members(mask) == tuple(ordered)
    assert count_bits(mask) == len(numbers)
    assert [has(mask, n) for n in NUMBERS] == [n in numbers for n in NUMBERS]
    assert [nth_bit(mask, place) for place in range(len(numbers))] == ordered
    if numbers:
        assert lowest(mask) == min(numbers)
        assert highest(mask) == max(numbers)


@given(st.lists(st.integers(0, LIMIT - 1)))
def test_a_number_given_twice_is_in_the_set_once(numbers: list[int]) -> None:
    assert members(mask_of(numbers)) == tuple(sorted(set(numbers)))
