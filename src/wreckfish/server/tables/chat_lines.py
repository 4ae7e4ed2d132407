"""Sends a table's new chat lines to everyone who watches it and has not muted the speaker."""

from __future__ import annotations

from sqlalchemy import select

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.messages import VERSION, ChatLine, Said
from wreckfish.server.tables.broadcast import encode
from wreckfish.server.tables.live_table import LiveTable


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
