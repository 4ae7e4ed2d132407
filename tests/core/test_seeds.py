"""Seeds and commitments: a hash that gives nothing away and fits only one seed."""

import hashlib
import re

from hypothesis import given
from hypothesis import strategies as st

from wreckfish.core.seeds import CANONICAL, commitment, new_keyed_seed, new_seed, nth_seed, seed_from

SEED = "00112233445566778899aabbccddeeff"


def test_a_new_seed_is_canonical_and_new() -> None:
    seeds = {made() for made in (new_seed, new_keyed_seed) for _ in range(100)}
    assert len(seeds) == 200
    assert all(CANONICAL.fullmatch(seed) for seed in seeds)


def test_a_canonical_seed_stands_for_itself() -> None:
    assert seed_from(SEED) == SEED
    assert seed_from(SEED * 2) == SEED * 2


@given(st.text())
def test_any_text_stands_for_a_seed(text: str) -> None:
    seed = seed_from(text)
    assert CANONICAL.fullmatch(seed)
    assert seed_from(seed) == seed
    assert seed_from(text) == seed


def test_what_looks_almost_canonical_is_a_text() -> None:
    for text in (SEED.upper(), SEED[:-1], SEED + "0", f" {SEED}", f"{SEED}\n", SEED.replace("0", "g")):
        assert seed_from(text) != text
        assert CANONICAL.fullmatch(seed_from(text))


def test_a_text_that_is_no_unicode_stands_for_a_seed_too() -> None:
    """A terminal passes undecodable bytes as lone surrogates."""
    assert CANONICAL.fullmatch(seed_from("\udcff"))


def test_the_seeds_of_a_series_are_all_different() -> None:
    seeds = [nth_seed(SEED, number) for number in range(1000)]
    assert len(set(seeds)) == 1000
    assert all(CANONICAL.fullmatch(seed) for seed in seeds)
    assert seeds[7] == nth_seed(SEED, 7)
    assert nth_seed(new_seed(), 7) != seeds[7]


def test_a_commitment_can_be_checked_without_wreckfish() -> None:
    assert commitment(SEED) == hashlib.sha256(f"wreckfish seed {SEED}".encode()).hexdigest()


@given(st.integers(0, 2**128 - 1), st.integers(0, 2**128 - 1))
def test_a_commitment_fits_one_seed(one: int, other: int) -> None:
    first, second = commitment(f"{one:032x}"), commitment(f"{other:032x}")
    assert (first == second) == (one == other)
    assert re.fullmatch("[0-9a-f]{64}", first)
    assert f"{one:032x}" not in first
