"""Limits: never more than the burst and what time has added, and never more memory than agreed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wreckfish.server.http.limits import (
    LIMITS,
    PAYLOAD,
    SECOND,
    SHARE,
    Buckets,
    Limit,
    Limited,
    Limits,
    TooFast,
    address_of,
    household,
    packed,
)

MOMENTS = st.lists(st.integers(0, 3 * SECOND), min_size=1, max_size=200)


@given(burst=st.integers(1, 20), seconds=st.sampled_from([1 / 200, 1 / 50, 0.1, 1, 2.5]), gaps=MOMENTS)
def test_no_window_lets_more_through_than_the_burst_and_what_time_adds(
    burst: int, seconds: float, gaps: list[int]
) -> None:
    limit = Limit(burst, seconds)
    buckets = Buckets(limit)
    moment, taken = 0, []
    for gap in gaps:
        moment += gap
        if buckets.take("ada", moment) == 0:
            taken.append(moment)
    for first, start in enumerate(taken):
        for last in range(first, len(taken)):
            assert last - first + 1 <= burst + (taken[last] - start) / buckets.step


@given(burst=st.integers(1, 20), seconds=st.sampled_from([1 / 200, 0.1, 1, 2.5]), gaps=MOMENTS)
def test_a_client_that_waits_as_long_as_told_gets_through_and_not_a_moment_before(
    burst: int, seconds: float, gaps: list[int]
) -> None:
    buckets = Buckets(Limit(burst, seconds))
    moment = 0
    for gap in gaps:
        moment += gap // 1000
        wait = buckets.take("ada", moment)
        if wait:
            assert buckets.take("ada", moment + wait - 1) > 0
            assert buckets.take("ada", moment + wait) == 0
            moment += wait


def test_the_whole_burst_is_there_at_once_and_again_after_a_rest() -> None:
    buckets = Buckets(Limit(5, 1))
    assert [buckets.take("ada", 0) for _ in range(6)] == [0, 0, 0, 0, 0, SECOND]
    assert [buckets.take("ada", 60 * SECOND) for _ in range(6)] == [0, 0, 0, 0, 0, SECOND]


def test_each_key_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(Limit(1, 60))
    assert buckets.take("ada", 0) == 0
    assert buckets.take("ben", 0) == 0
    assert buckets.take("ada", 0) > 0


def test_a_flood_of_keys_takes_no_more_memory_and_frees_no_one_who_keeps_knocking() -> None:
    buckets = Buckets(Limit(1, 3600), most=100)
    assert buckets.take("knocker", 0) == 0
    for number in range(10_000):
        buckets.take(f"address {number}", number)
        if number % 50 == 0:
            assert buckets.take("knocker", number) > 0
        assert len(buckets.full) <= 100


def test_a_refusal_says_how_many_seconds_to_wait() -> None:
    moment = 0
    limits = Limits(clock=lambda: moment)
    for _ in range(LIMITS["chat"].burst):
        limits.take("chat", "ada")
    with pytest.raises(TooFast) as refused:
        limits.take("chat", "ada")
    assert (refused.value.status, refused.value.code, refused.value.params) == (429, "refuse-too-fast", {"seconds": 1})
    limits.take("tables", "ada")  # another kind counts for itself
    moment = SECOND
    limits.take("chat", "ada")


def test_limits_can_be_switched_off() -> None:
    limits = Limits(on=False)
    for _ in range(10_000):
        limits.take("chat", "ada")
    assert not limits.buckets["chat"].full


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not:an:address", "not:an:address"),
    ],
)
def test_addresses_of_one_line_count_as_one(address: str, counts_as: str) -> None:
    assert household(address) == counts_as


def test_a_connection_without_an_address_is_counted_too() -> None:
    assert address_of({"client": None}) == address_of({}) == ""
    assert address_of({"client": ("192.0.2.7", 4711)}) == "192.0.2.7"


# Several processes.


@given(
    kind=st.sampled_from(sorted(LIMITS)),
    places=st.lists(st.integers(0, 2), min_size=1, max_size=2000),
)
def test_asking_three_processes_gives_hardly_more_than_asking_one(kind: Limited, places: list[int]) -> None:
    """Each may have let in a little that it has not told yet; what it told, the others count."""
    processes = [Limits(shared=True, clock=lambda: 0) for _ in range(3)]
    let_in = 0
    for place in places:
        try:
            processes[place].take(kind, "ada")
        except TooFast:
            continue
        let_in += 1
        news, processes[place].news = processes[place].news, []
        for other in processes:
            for text in packed(news) if other is not processes[place] else ():
                other.hear(text)
    burst = LIMITS[kind].burst
    assert let_in <= burst + 2 * (burst // SHARE)
    assert let_in == len(places) or let_in >= burst - 3 * (burst // SHARE)


def test_news_of_a_crowd_fits_into_notices() -> None:
    news = [("guesses", f"someone with a long name {number} {'ö' * 60}", 1) for number in range(1000)]
    texts = list(packed(news))  # type: ignore[arg-type]
    assert max(len(text.encode()) for text in texts) <= PAYLOAD + 2
    limits = Limits(shared=True, clock=lambda: 0)
    for text in texts:
        limits.hear(text)
    assert len(limits.buckets["guesses"].full) == 1000
    assert list(packed([])) == []
