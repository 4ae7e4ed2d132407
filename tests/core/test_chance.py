"""Chance: known luck for known seeds, fair in every use, and independent streams after a fork."""

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generic.engines import both
from wreckfish.core.bits import has, mask_of
from wreckfish.core.chance import WARM_UP, Chance, from_kept, from_seed, side_stream_of
from wreckfish.core.seeds import nth_seed, seed_from

SEED = "0123456789abcdeffedcba9876543210"
# What this seed has given since the first version. If this changes, no old record can be played again.
FIRST_WORDS = [2572171144, 2176419973, 236576743, 4121590970, 1588170680, 3160388813, 2634666581, 2069222561]
KEYED = SEED * 2
FIRST_KEYED_WORDS = [2509743089, 4173423517, 2542811753, 864635960, 3349195842, 2397893154, 653908026, 4294655343]
plain_seeds = st.integers(0, 2**128 - 1).map(lambda number: f"{number:032x}")
keyed_seeds = st.integers(0, 2**256 - 1).map(lambda number: f"{number:064x}")
seeds = plain_seeds | keyed_seeds


def plain_sfc32(seed: str, count: int) -> list[int]:
    """The generator as its author published it, implemented plainly."""
    a, b, c, counter = (int(seed[n : n + 8], 16) for n in (0, 8, 16, 24))
    words = []
    for _ in range(WARM_UP + count):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = (c + c * 8) % 2**32
        c = ((c * 2**21 % 2**32 | c // 2**11) + word) % 2**32
        words.append(word)
    return words[WARM_UP:]


def plain_blake2(seed: str, count: int) -> list[int]:
    """The keyed generator, implemented plainly."""
    key, blocks = bytes.fromhex(seed), -(-count // 16)
    stream = b"".join(
        blake2b(number.to_bytes(8, "big"), digest_size=64, key=key, person=b"wreckfish luck").digest()
        for number in range(blocks)
    )
    return [int.from_bytes(stream[place : place + 4], "big") for place in range(0, 4 * count, 4)]


def too_uneven(counts: Counter[int], n: int, draws: int) -> bool:
    """Whether a chi-squared test, at about one in a million, finds that n numbers were not equally frequent."""
    squares: float = sum((counts[number] - draws / n) ** 2 for number in range(n)) / (draws / n)
    freedom = n - 1
    limit: float = freedom * (1 - 2 / (9 * freedom) + 4.75 * (2 / (9 * freedom)) ** 0.5) ** 3  # Wilson and Hilferty
    return squares > limit


def test_a_seed_gives_the_luck_it_always_gave() -> None:
    luck = from_seed(SEED)
    assert [luck.word() for _ in FIRST_WORDS] == FIRST_WORDS
    keyed = from_seed(KEYED)
    assert [keyed.word() for _ in FIRST_KEYED_WORDS] == FIRST_KEYED_WORDS


@given(seeds)
def test_the_words_are_those_of_the_plain_generator(seed: str) -> None:
    luck = from_seed(seed)
    assert [luck.word() for _ in range(50)] == (plain_sfc32 if len(seed) == 32 else plain_blake2)(seed, 50)


@given(seeds, st.integers(1, 2**31 - 1))
def test_below_is_below(seed: str, n: int) -> None:
    luck = from_seed(seed)
    assert all(0 <= luck.below(n) < n for _ in range(30))


@pytest.mark.parametrize("digits", [32, 64])
@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 13, 36, 50, 60])
def test_every_number_is_as_likely(n: int, digits: int) -> None:
    luck = from_seed((seed_from("fair") * 2)[:digits])
    draws = 400 * n
    assert not too_uneven(Counter(luck.below(n) for _ in range(draws)), n, draws)


def test_large_ranges_are_fair_too() -> None:
    """Without the second draw the lower half of this range would come twice as often as the rest."""
    n = 3 * 2**29
    luck = from_seed(seed_from("large"))
    thirds = Counter(luck.below(n) // 2**29 for _ in range(6_000))
    assert not too_uneven(thirds, 3, 6_000)


def test_a_range_of_one_has_no_choice() -> None:
    luck = from_seed(SEED)
    assert {luck.below(1) for _ in range(20)} == {0}


@given(seeds, st.sets(st.integers(0, 61), min_size=1))
def test_what_is_drawn_is_in_the_set(seed: str, numbers: set[int]) -> None:
    luck, mask = from_seed(seed), mask_of(sorted(numbers))
    assert all(has(mask, luck.draw(mask)) for _ in range(20))


def test_every_member_is_as_likely_to_be_drawn() -> None:
    numbers = [0, 1, 5, 6, 31, 32, 33, 59, 60, 61]
    luck, mask = from_seed(seed_from("draw")), mask_of(numbers)
    counts = Counter(numbers.index(luck.draw(mask)) for _ in range(5_000))
    assert not too_uneven(counts, len(numbers), 5_000)


def test_a_die_shows_one_to_six() -> None:
    luck = from_seed(seed_from("die"))
    counts = Counter(luck.roll(6) - 1 for _ in range(6_000))
    assert set(counts) == set(range(6))
    assert not too_uneven(counts, 6, 6_000)


@given(seeds)
def test_a_clone_has_the_same_luck_and_leaves_the_original_alone(seed: str) -> None:
    luck = from_seed(seed)
    luck.word()
    copy = luck.clone()
    coming = [copy.word() for _ in range(20)]
    assert [luck.word() for _ in range(20)] == coming


@given(seeds)
def test_a_fork_shares_nothing_more_with_its_stream(seed: str) -> None:
    luck, twin = from_seed(seed), from_seed(seed)
    fork, twin_fork = luck.fork(), twin.fork()
    [fork.word() for _ in range(100)]
    assert [luck.word() for _ in range(20)] == [twin.word() for _ in range(20)]
    [luck.word() for _ in range(100)]
    [twin_fork.word() for _ in range(100)]
    assert [fork.word() for _ in range(20)] == [twin_fork.word() for _ in range(20)]
    assert [fork.word() for _ in range(8)] != [luck.word() for _ in range(8)]


@given(seeds, st.integers(0, 40))
def test_luck_that_was_kept_goes_on_where_it_was(seed: str, words: int) -> None:
    luck = from_seed(seed)
    [luck.word() for _ in range(words)]
    again = from_kept(luck.kept())
    assert [again.word() for _ in range(20)] == [luck.word() for _ in range(20)]


@pytest.mark.parametrize("kept", [[], [1, 2, 3], [KEYED[2:], 0], [KEYED, -1], [KEYED, 0, 0], ["no key", 0]])
def test_what_is_no_luck_is_refused(kept: list[object]) -> None:
    with pytest.raises((IndexError, TypeError, ValueError)):
        from_kept(kept)


@given(keyed_seeds)
def test_the_bots_luck_gives_nothing_away_of_a_keyed_deal(seed: str) -> None:
    """Its words are not those of the deal, and no word of the key is a word of its state."""
    side, luck = side_stream_of(seed), from_seed(seed)
    assert not {side.word() for _ in range(30)} & {luck.word() for _ in range(30)}
    assert side.kept()[0] != seed


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    words = [word for n in range(1, 200) for word in first_words(from_seed(f"{n:032x}"))]
    words += [word for n in range(200) for word in first_words(from_seed(nth_seed("x", n)))]
    words += [word for n in range(200) for word in first_words(from_seed(f"{n:064x}"))]
    assert len(set(words)) == len(words)


def first_words(luck: Chance) -> list[int]:
    return [luck.word() for _ in range(4)]


class Script(Chance):
    """Luck scripted by a test."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.numbers = numbers

    def below(self, n: int) -> int:
        return self.numbers.pop(0)


def test_a_test_can_script_chance_through_the_seam() -> None:
    luck = Script([2, 5, 0])
    assert luck.draw(mask_of([3, 8, 20])) == 20
    assert luck.roll(6) == 6
    assert luck.below(100) == 0


def test_both_engines_have_the_same_luck() -> None:
    compiled, interpreted = both("core.luck_told")
    assert compiled == interpreted
    assert len(compiled) > 40
