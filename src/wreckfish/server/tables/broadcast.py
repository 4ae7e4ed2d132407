"""Sends a table's events to everyone who watches it; each watcher gets what their seat may know."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from wreckfish.core.state import EVERYONE, Note
from wreckfish.core.values import Event
from wreckfish.server.errors import speaker
from wreckfish.server.messages import VERSION, Message, Started, TableChanged, TableStep
from wreckfish.server.tables.live_table import LiveTable, Watcher
from wreckfish.server.tables.outgoing import happening, position_info, table_info
from wreckfish.server.tables.progress import Progress
from wreckfish.server.values import SeatRow, TableRow
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.position import Position

Ahead: TypeAlias = tuple[Position, list[Note], list[Event]]
SEATS_CHANGED = (Kind.TIMEOUT, Kind.LEFT, Kind.ABSENT, Kind.HERE, Kind.REPLACED, Kind.CONCEDED, Kind.RETURN, Kind.COACH)
encode = msgspec.json.Encoder().encode


def show_entry(live: LiveTable, entry: Entry, ahead: Ahead, done: Progress) -> bool:
    """Take an entry that is kept, and send it; returns whether the game ended with it."""
    after, notes, told = ahead
    over_before, before = live.row.state == "over", live.game
    live.take(entry, after)
    live.row = msgspec.structs.replace(live.row, **msgspec.structs.asdict(done))
    send_step(live, entry, notes, told)
    ended = live.row.state == "over" and not over_before
    if ended or entry.kind in SEATS_CHANGED or entry.seat in before.absences:
        send_table(live)
    return ended


def show_table(live: LiveTable, row: TableRow, seats: list[SeatRow]) -> None:
    """Take a changed row and seats, and send them; if the game has begun with that, its first position."""
    live.row, live.seats = row, seats
    live.reseat()
    if live.position is None and row.state != "waiting":
        live.begin()
        send_start(live)
    else:
        send_table(live)


def send_step(live: LiveTable, entry: Entry, notes: list[Note], told: list[Event]) -> None:
    """Send an entry of the log and the position after it."""
    position = live.position
    assert position is not None, "an entry belongs to a game"
    match = position.terms.match
    private = entry.kind is Kind.MOVE and match.game.private(entry.value)
    hides = private or [note for note in notes if note.knows != EVERYONE]
    plain = None if hides else happening(match, entry, notes, told, None, None, False)  # the same for all

    def message(watcher: Watcher) -> Message:
        seat, language, words = watcher.seat, watcher.language, watcher.words
        happened = plain
        if happened is None or words:
            speaks = speaker(language, live.row.game, live.names) if words else None
            happened = happening(match, entry, notes, told, seat, speaks, private)
        return TableStep(VERSION, happened, position_info(live, seat, language, words, watcher.picture))

    send_views(live, message)


def send_start(live: LiveTable) -> None:
    info = table_info(live)
    send_views(
        live,
        lambda watcher: Started(
            VERSION, info, position_info(live, watcher.seat, watcher.language, watcher.words, watcher.picture)
        ),
    )


def send_table(live: LiveTable) -> None:
    """Send seats and state: the same for everyone."""
    if live.watchers:
        message = encode(TableChanged(VERSION, table_info(live)))
        for watcher in list(live.watchers):
            watcher.put(message)


def send_views(live: LiveTable, message: Callable[[Watcher], Message]) -> None:
    """Send each watcher a message; watchers with the same view share its bytes."""
    made: dict[object, bytes] = {}
    for watcher in list(live.watchers):
        kind: object = watcher.seat
        if watcher.words or watcher.picture:
            kind = (kind, watcher.language, watcher.words, watcher.picture)
        found = made.get(kind)
        if found is None:
            found = made[kind] = encode(message(watcher))
        watcher.put(found)


def join(live: LiveTable, watcher: Watcher) -> None:
    new = watcher.seat is not None and not live.here(watcher.seat)
    live.watchers.add(watcher)
    if new:
        send_table(live)


def part(live: LiveTable, watcher: Watcher, closing: bool) -> None:
    live.watchers.discard(watcher)
    live.touched = time.monotonic()
    if watcher.seat is not None and not live.here(watcher.seat) and not closing:
        live.seats[watcher.seat] = msgspec.structs.replace(live.seats[watcher.seat], seen=None)
        send_table(live)
