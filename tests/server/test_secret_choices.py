"""What a seat has locked in and not shown: whatever it is, everybody else gets the same bytes, and the same record."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from wreckfish.core.record import part
from wreckfish.core.state import State
from wreckfish.server.services.finished.showing import record_from
from wreckfish.server.tables.broadcast import send_step
from wreckfish.server.tables.live_table import LiveTable, Watcher
from wreckfish.server.values import SeatRow, TableRow
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.position import step

SEED = "7c21f0a1b5d94e3f8a6c0d2e4b7f9135"


def table(seats: int, pace: str = '{"pace":"untimed"}') -> LiveTable:
    row = TableRow(
        "t", "dolores", seats, "{}", pace, True, False, False, "greedy", "p0", SEED, "", 0, "playing", started=1
    )
    return LiveTable(row, [SeatRow(seat, f"p{seat}", None, f"P{seat}") for seat in range(seats)], [], 0)


class Ear(Watcher):
    """A watcher who keeps the last message, with words and picture."""

    words = picture = True
    heard = b""

    def put(self, message: bytes) -> None:
        self.heard = message


def told(live: LiveTable, entry: Entry, reader: int | None) -> tuple[bytes, str]:
    """All that an entry gives a reader: its message, with words and picture, and the record so far."""
    after, notes, events = step(live.game, entry)
    before, live.position = live.position, after
    ear = Ear(None, None, reader)
    live.watchers = {ear}
    send_step(live, entry, notes, events)
    record = part(record_from(live.row, live.seats, after, []), reader)
    live.position = before
    return ear.heard, record


def locking(state: State, seat: int) -> list[int]:
    """The moves of a seat that lock in a choice which stays secret."""
    found = []
    for move in state.legal(seat):
        after = state.clone()
        after.apply(seat, move)
        if after.sealed() >> seat & 1:
            found.append(move)
    return found


def entries(live: LiveTable, luck: random.Random) -> Iterator[tuple[int, list[int]]]:
    """A random game: before each move, its seat and what else that seat might lock in."""
    while live.game.state.owing:
        state = live.game.state
        seat = luck.choice(state.to_act())
        yield seat, locking(state, seat)
        entry = Entry(live.ply + 1, live.ply, Kind.MOVE, seat, luck.choice(list(state.legal(seat))))
        live.take(entry, step(live.game, entry)[0])


@pytest.mark.seconds
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_locked_choice_changes_nothing_for_anybody_else(seats: int) -> None:
    compared = own = 0
    for game in range(4):
        live = table(seats)
        for seat, choices in entries(live, random.Random(f"{seats} {game}")):
            if len(choices) < 2:
                continue
            made = [Entry(live.ply + 1, live.ply, Kind.MOVE, seat, move) for move in choices]
            for reader in [*range(seats), None]:
                different = {told(live, entry, reader) for entry in made}
                if reader == seat:
                    own += len(different) == len(made)
                else:
                    compared += 1
                    assert len(different) == 1
    assert compared > 100
    assert own > 50, "the seat knows its own choice; else this test would find nothing"


def test_a_private_setting_stays_private() -> None:
    live = table(2)
    match = live.game.terms.match
    move = next(move for move in live.game.state.free(0) if match.game.private(move))
    entry = Entry(1, 5, Kind.MOVE, 0, move)
    assert match.codec.text(move) in told(live, entry, 0)[1]
    for reader in (1, None):
        message, record = told(live, entry, reader)
        assert match.codec.text(move) not in record
        happened = msgspec.json.decode(message)["entry"]
        assert (happened["seat"], happened["events"], happened["words"]) == (None, [], [])


def test_talk_neither_stops_a_clock_nor_starts_it_again() -> None:
    live = table(2, '{"pace":"live","minutes":5,"seconds":10}')
    luck = random.Random(3)
    state = live.game.state
    text = live.game.terms.match.codec.text
    while not any(text(move).startswith("promise") for move in state.free(state.to_act()[0])):
        seat = state.to_act()[0]
        entry = Entry(live.ply + 1, 1000, Kind.MOVE, seat, luck.choice(list(state.legal(seat))))
        live.take(entry, step(live.game, entry)[0])
        state = live.game.state
    seat = state.to_act()[0]
    promise = next(move for move in state.free(seat) if text(move).startswith("promise"))
    after = step(live.game, Entry(live.ply + 1, 60_000, Kind.MOVE, seat, promise))[0]
    assert after.since == live.game.since
    assert after.bank == live.game.bank
    assert after.deadline(seat) == live.game.deadline(seat)


def test_bots_let_people_talk_and_choose_first() -> None:
    live = table(3)
    bots = [msgspec.structs.replace(seat, person=None, bot="greedy") for seat in live.seats[1:]]
    live = LiveTable(live.row, [live.seats[0], *bots], [], 0)
    luck = random.Random(1)
    together = 0
    while live.game.state.owing:
        asked = live.game.state.to_act()
        if 0 in asked and len(asked) > 1:
            together += 1
            assert live.game.waiting_for_bots() == []
        elif 0 not in asked:
            assert live.game.waiting_for_bots() == list(asked)
        entry = Entry(live.ply + 1, 1, Kind.MOVE, asked[0], luck.choice(list(live.game.state.legal(asked[0]))))
        live.take(entry, step(live.game, entry)[0])
    assert together > 3
