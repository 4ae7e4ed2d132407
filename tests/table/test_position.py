"""A position follows from its log: replaying the log gives the same game and clocks, whatever happened."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.matches import match_of
from wreckfish.table.position import Asked, GameTerms, Position, opening, replay, step
from wreckfish.table.time_control import COMEBACK, DAY, MINUTE, SECOND, Days, Live, Pace, Untimed, limits

START = 1_700_000_000_000
LIVE = Live(minutes=2, seconds=20)
PACES: list[Pace] = [Untimed(), LIVE, Live(minutes=0, seconds=5), Days(days=3)]


def terms(seed: str, seats: int, pace: Pace, bots: int = 0) -> GameTerms:
    players = (None,) * (seats - bots) + ("random",) * bots
    options = msgspec.json.encode(find_game("carcass").options()).decode()
    return GameTerms(match_of("carcass", seats, options), seed_from(seed), limits(pace), players, START)


def after(position: Position, kind: Kind, seat: int | None = None, at: int = START, value: int = 0) -> Position:
    note = "greedy" if kind in (Kind.TIMEOUT, Kind.LEFT, Kind.REPLACED) else ""
    return step(position, Entry(position.ply + 1, at, kind, seat, value, note))[0]


def moved(position: Position, at: int = START, seat: int | None = None, n: int = 0) -> Position:
    seat = position.state.to_act()[0] if seat is None else seat
    return after(position, Kind.MOVE, seat, at, list(position.state.legal(seat))[n])


def away(position: Position) -> list[int]:
    """Seats in which a bot stands in for a person."""
    return [seat for seat, bot in enumerate(position.players) if bot is not None and position.terms.bots[seat] is None]


def possible(position: Position, luck: Random, at: int) -> Iterator[tuple[float, Entry]]:
    """What the server would accept next, and how likely it is here."""

    def entry(kind: Kind, seat: int | None, value: int = 0, note: str = "", moment: int = at) -> Entry:
        return Entry(position.ply + 1, moment, kind, seat, value, note)

    state = position.state
    mover = luck.choice(state.to_act())
    yield 10, entry(Kind.MOVE, mover, luck.choice(list(state.legal(mover))))
    for seat in position.people:
        if position.may_undo(seat):
            yield 3, entry(Kind.UNDO, seat)
        elif position.own_last(seat) is not None and position.asked is None:
            yield 0.5, entry(Kind.ASK, seat)
        yield 0.3, entry(luck.choice([Kind.LEFT, Kind.REPLACED]), seat, note="greedy")
        yield 0.2, entry(Kind.HINT, seat)
        deadline = position.deadline(seat)
        if deadline is not None and luck.random() < 0.05:
            yield 10, entry(Kind.TIMEOUT, seat, note="greedy", moment=max(at, deadline))
    if position.asked is not None:
        for seat in position.affected(position.asked.seat) - position.asked.agreed:
            yield 3, entry(luck.choice([Kind.AGREE, Kind.AGREE, Kind.REFUSE]), seat)
    for seat in away(position):
        yield 1, entry(Kind.RETURN, seat)
    if position.terms.limits is not None:
        yield 0.2, entry(Kind.CREDIT, None, luck.randrange(15_000, 10**8))


def wander(position: Position, luck: Random, most: int) -> Iterator[tuple[Position, Entry, Position]]:
    """A random table: for each entry, the position before and after it."""
    at = START
    for _ in range(most):
        if not position.state.owing:
            return
        at += luck.choice([0, 1, 500, 5_000, 30_000, 200_000])
        weights, entries = zip(*possible(position, luck, at), strict=True)
        entry = luck.choices(entries, weights)[0]
        at = entry.at
        following = step(position, entry)[0]
        yield position, entry, following
        position = following


def told(position: Position) -> Any:
    """A whole position as plain values."""
    return (
        position.state.dump(),
        *(getattr(position, name) for name in Position.__struct_fields__ if name not in ("terms", "state")),
    )


tables = {
    "seed": st.integers(0, 2**32),
    "seats": st.integers(2, 4),
    "bots": st.integers(0, 1),
    "pace": st.sampled_from(PACES),
}


@pytest.mark.seconds
@settings(max_examples=60)
@given(**tables)
def test_the_log_played_again_gives_every_position_again(seed: int, seats: int, bots: int, pace: Pace) -> None:
    first = opening(terms(str(seed), seats, pace, bots))
    steps = list(wander(first, Random(seed), 150))
    then = [told(position) for _, _, position in steps]
    again = first
    for (_, entry, position), seen in zip(steps, then, strict=True):
        again = step(again, entry)[0]
        assert told(again) == seen
        assert told(position) == seen, "a later step changed an earlier position"
        assert replay(again.terms, again.played).dump() == again.state.dump()


@settings(max_examples=60)
@given(**tables)
def test_an_undo_gives_the_position_before_the_move(seed: int, seats: int, bots: int, pace: Pace) -> None:
    first = opening(terms(str(seed), seats, pace, bots))
    dumps = [first.state.dump()]  # by the number of moves that stand
    for before, entry, position in wander(first, Random(seed), 150):
        stand = len(position.played)
        if entry.kind is Kind.MOVE:
            dumps[stand:] = [position.state.dump()]
            assert position.played[:-1] == before.played
        elif stand < len(before.played):
            free = entry.kind is Kind.UNDO
            seat = before.asked.seat if before.asked and not free else entry.seat
            assert seat is not None
            assert stand == before.own_last(seat)
            assert position.played == before.played[:stand]
            assert position.helped == before.helped | (set() if free else {seat})
        assert position.state.dump() == dumps[stand]


@settings(max_examples=60)
@given(**tables)
def test_an_undo_is_free_only_until_something_is_revealed_or_another_seat_acts(
    seed: int, seats: int, bots: int, pace: Pace
) -> None:
    reveals = [0]  # before the move with that number
    for before, entry, position in wander(opening(terms(str(seed), seats, pace, bots)), Random(seed), 150):
        stand = len(position.played)
        if entry.kind is Kind.MOVE:
            reveals[stand - 1 :] = [before.state.reveals]
        for seat in range(seats):
            last = position.own_last(seat)
            hidden = last is not None and reveals[last] == position.state.reveals
            alone = last is not None and last == stand - 1
            assert position.may_undo(seat) is (hidden and alone and position.state.owing != 0)


@settings(max_examples=60)
@given(**tables)
@example(seed=5493832, seats=4, bots=1, pace=Live(minutes=0, seconds=5))  # returned, and took back what it had paid for
def test_clocks_are_honest(seed: int, seats: int, bots: int, pace: Pace) -> None:
    """A reserve is never negative and only grows by a return or a free undo; no one thinks beyond their deadline."""
    for before, entry, position in wander(opening(terms(str(seed), seats, pace, bots)), Random(seed), 150):
        allowed = position.terms.limits
        for seat in range(seats):
            assert position.bank[seat] >= 0
            if entry.kind not in (Kind.RETURN, Kind.UNDO):
                assert position.bank[seat] <= before.bank[seat]
            deadline = position.deadline(seat)
            timed = allowed is not None and position.state.owes(seat) and position.players[seat] is None
            assert (deadline is not None) is timed
            if allowed is not None:
                assert position.bank[seat] <= max(allowed.bank, COMEBACK)
            if deadline is not None and allowed is not None:
                assert deadline == position.since[seat] + allowed.free + position.bank[seat]
            if entry.kind is Kind.MOVE and allowed is not None:
                assert position.told[seat] <= max(before.told[seat], entry.at + allowed.telling)
                if position.since[seat] != before.since[seat]:
                    assert position.since[seat] == max(entry.at, position.told[seat])
        if entry.kind is Kind.CREDIT:
            for seat, deadline in before.deadlines().items():
                assert position.deadline(seat) == deadline + entry.value
        assert set(position.waiting_for_bots()).isdisjoint(position.people)


# Clocks, exactly.


def same_again(pace: Pace, bots: int = 0) -> tuple[Position, Position]:
    """A position, and the one after a move that reveals nothing and leaves the same seat to act."""
    luck = Random(1)
    for seed in range(1000):
        position = opening(terms(f"again {seed}", 2, pace, bots))
        for _ in range(30):
            if not position.state.owing:
                break
            seat = position.state.to_act()[0]
            for n in range(len(position.state.legal(seat))):
                follow = moved(position, START, seat, n)
                if follow.may_undo(seat) and follow.state.to_act() == (seat,) and position.players[seat] is None:
                    return position, follow
            position = moved(position, START, n=luck.randrange(len(position.state.legal(seat))))
    raise AssertionError("there is no such position")


def test_a_live_clock_charges_what_is_beyond_the_free_seconds() -> None:
    position = opening(terms("friday", 2, LIVE))
    first = position.state.to_act()[0]
    assert position.bank == (2 * MINUTE,) * 2
    assert position.deadline(first) == START + 20 * SECOND + 2 * MINUTE
    assert position.deadline(1 - first) is None
    quick = moved(position, START + 20 * SECOND)
    assert quick.bank == (2 * MINUTE,) * 2
    slow = moved(position, START + 35 * SECOND)
    assert slow.bank[first] == 2 * MINUTE - 15 * SECOND
    assert slow.bank[1 - first] == 2 * MINUTE
    asked = slow.state.to_act()[0]
    assert slow.deadline(asked) == slow.told[asked] + 20 * SECOND + slow.bank[asked]
    late = moved(position, START + 10 * MINUTE)  # the server was slower to notice than the player to move
    assert late.bank[first] == 0


def test_a_slow_game_has_days_and_no_reserve() -> None:
    position = opening(terms("friday", 2, Days(days=3)))
    first = position.state.to_act()[0]
    assert position.deadline(first) == START + 3 * DAY
    later = moved(position, START + 2 * DAY)
    assert later.bank == (0, 0)
    asked = later.state.to_act()[0]
    assert later.deadline(asked) == START + 5 * DAY


def test_without_a_clock_there_are_no_deadlines() -> None:
    position = opening(terms("friday", 3, Untimed()))
    assert position.deadlines() == {}
    assert moved(position, START + 100 * DAY).deadlines() == {}


def test_whose_clock_ran_out_comes_back_to_a_minute() -> None:
    position = opening(terms("friday", 2, LIVE))
    seat = position.state.to_act()[0]
    end = position.deadline(seat)
    assert end is not None
    gone = after(position, Kind.TIMEOUT, seat, end)
    assert gone.players[seat] == "greedy"
    assert gone.bank[seat] == 0
    assert gone.deadlines() == {}
    assert gone.waiting_for_bots() == [seat]
    back = after(gone, Kind.RETURN, seat, end + 5 * SECOND)
    assert back.players[seat] is None
    assert back.bank[seat] == COMEBACK
    assert back.deadline(seat) == end + 5 * SECOND + 20 * SECOND + COMEBACK


def test_who_leaves_pays_for_the_time_until_then() -> None:
    position = opening(terms("friday", 2, LIVE))
    seat = position.state.to_act()[0]
    gone = after(position, Kind.LEFT, seat, START + 50 * SECOND)
    assert gone.bank[seat] == 2 * MINUTE - 30 * SECOND
    played = moved(gone, START + 70 * SECOND, seat)  # a bot's thinking costs no one's time
    assert played.bank[seat] == gone.bank[seat]
    back = after(played, Kind.RETURN, seat, START + 80 * SECOND)
    assert back.bank[seat] == gone.bank[seat]


def test_to_move_and_take_back_wins_no_time() -> None:
    """The deadline stays, as if the seat had been thinking all the time."""
    position, _ = same_again(LIVE)
    seat = position.state.to_act()[0]
    begins, deadline = position.since[seat], position.deadline(seat)
    n = next(
        n
        for n in range(len(position.state.legal(seat)))
        if (follow := moved(position, START, seat, n)).may_undo(seat) and follow.state.to_act() == (seat,)
    )
    at = begins
    for _ in range(5):
        position = moved(position, at := at + 25 * SECOND, seat, n)
        position = after(position, Kind.UNDO, seat, at := at + 3 * SECOND)
        assert position.deadline(seat) == deadline
        assert position.told == (at, at), "telling a move that is taken back buys no time for the next one"
    assert at == begins + 140 * SECOND == deadline


def test_who_was_asked_by_a_move_that_is_taken_back_has_lost_nothing() -> None:
    position = opening(terms("friday", 2, LIVE))
    luck = Random(3)
    while True:  # find a move that shows nothing and hands the turn over
        seat = position.state.to_act()[0]
        n = luck.randrange(len(position.state.legal(seat)))
        before, position = position, moved(position, max(START, position.since[seat]), n=n)
        if position.may_undo(seat) and position.state.to_act() == (1 - seat,):
            break
        assert position.state.owing, "no such move in this game"
    undone = after(position, Kind.UNDO, seat, START + 90 * SECOND)
    assert undone.bank == before.bank
    assert undone.deadline(seat) == START + 90 * SECOND + 20 * SECOND + 2 * MINUTE


def test_a_consented_undo_charges_who_was_thinking() -> None:
    position, follow = same_again(LIVE)
    seat = position.state.to_act()[0]
    other = 1 - seat
    begins = follow.since[seat]
    asked = after(follow, Kind.ASK, seat, begins + 30 * SECOND)
    undone = after(asked, Kind.AGREE, other, begins + 50 * SECOND)
    assert undone.helped == {seat}
    assert len(undone.played) == len(position.played)
    assert undone.bank[seat] == 2 * MINUTE - 30 * SECOND
    assert undone.deadline(seat) == begins + 50 * SECOND + 20 * SECOND + undone.bank[seat]


def test_downtime_counts_against_no_one() -> None:
    position = opening(terms("friday", 2, LIVE))
    seat = position.state.to_act()[0]
    deadline = position.deadline(seat)
    assert deadline is not None
    credited = after(position, Kind.CREDIT, None, START + 10 * MINUTE, value=9 * MINUTE)
    assert credited.deadline(seat) == deadline + 9 * MINUTE
    assert moved(credited, START + 10 * MINUTE).bank[seat] == 2 * MINUTE - 40 * SECOND


def test_a_log_has_no_gaps() -> None:
    position = opening(terms("friday", 2, LIVE))
    with pytest.raises(AssertionError, match="no gaps"):
        step(position, Entry(2, START, Kind.CREDIT, None, 1))


# Questions about an undo.


def test_a_question_ends_when_its_asker_is_gone_and_when_the_last_who_was_asked_is() -> None:
    _, follow = same_again(Untimed())
    seat = follow.played[-1].seat
    asked = after(follow, Kind.ASK, seat)
    assert asked.asked == Asked(seat)
    assert after(asked, Kind.LEFT, seat).asked is None
    alone = after(asked, Kind.LEFT, 1 - seat)  # no one is left who could say no
    assert alone.asked is None
    assert len(alone.played) == len(follow.played) - 1


def test_a_lone_person_among_bots_asks_no_one() -> None:
    _, follow = same_again(Untimed(), bots=1)
    seat = follow.played[-1].seat
    assert len(after(follow, Kind.ASK, seat).played) == len(follow.played) - 1


def test_a_move_answers_the_question() -> None:
    _, follow = same_again(Untimed())
    seat = follow.played[-1].seat
    assert moved(after(follow, Kind.ASK, seat)).asked is None
