"""Sends a table's events to everyone who watches it; each watcher gets what their seat may know."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from sqlalchemy import select

from wreckfish.core.state import EVERYONE, Note
from wreckfish.core.values import Event
from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.errors import speaker
from wreckfish.server.messages import VERSION, ChatLine, Message, Said, Started, TableChanged, TableStep
from wreckfish.server.tables.live_table import LiveTable, Watcher
from wreckfish.server.tables.outgoing import happening, position_info, table_info
from wreckfish.table.entry import Entry, Kind

encode = msgspec.json.Encoder().encode


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


# Chat.


async def send_new_chat(store: Store, live: LiveTable) -> None:
    """Send the chat lines that are new."""
    lines = schema.chat.c
    found = await store.read(
        select(schema.chat).where(lines.table == live.id, lines.n > live.chat).order_by(lines.n), quick=True
    )
    for row in found:
        if row["n"] > live.chat:
            live.chat = row["n"]
            line = ChatLine(row["n"], row["at"], row["person"], row["name"], row["seat"], row["text"])
            await send_chat(store, live, line)


async def send_chat(store: Store, live: LiveTable, line: ChatLine) -> None:
    """Send a line to everyone who has not muted the speaker."""
    muted = select(schema.mutes.c.person).where(schema.mutes.c.muted == line.person)
    deaf = {row["person"] for row in await store.read(muted, quick=True)} if live.watchers else set()
    message = encode(Said(VERSION, line))
    for watcher in list(live.watchers):
        if watcher.person not in deaf:
            watcher.put(message)


# Coming and going.


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
