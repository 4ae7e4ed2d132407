"""A table at a glance: position, log, chat."""

from __future__ import annotations

from contextlib import nullcontext

from sqlalchemy import select

from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.messages import ChatLine, Look
from wreckfish.server.tables.live_table import SHORT, LiveTable
from wreckfish.server.tables.outgoing import log_since, position_info, table_info
from wreckfish.server.values import Person

LINES = 200  # at most, the newest
TOLD = 100  # entries of a log that count as one more request
HEAVIEST = 50  # requests that a log counts as, at most


async def look(
    context: Context,
    person: Person | None,
    live: LiveTable,
    seat: int | None,
    since: int = 0,
    chat: int = 0,
    language: str = "en",
    words: bool = False,
    picture: bool = False,
    address: str = "",
) -> Look:
    """A table as a seat (None: a spectator) may see it. The chat is read first; newer lines come later.

    Nothing is awaited after the log, so that it ends with the position.
    """
    lines = await read_chat(context, person, live, chat)
    async with context.reads.turn(address) if is_long(live, since) else nullcontext():
        log = await log_since(live, since, seat, language, words)
    position = None if live.position is None else position_info(live, seat, language, words, picture)
    return Look(table_info(live), position, log, lines)


def is_long(live: LiveTable, since: int) -> bool:
    return live.ply - since > SHORT


def weight(live: LiveTable, since: int) -> int:
    """How many requests a log counts as, beside the one that asks for it."""
    return min(max(0, live.ply - since) // TOLD, HEAVIEST)


async def read_chat(context: Context, person: Person | None, live: LiveTable, after: int) -> list[ChatLine]:
    """The chat after a line, without people the reader muted."""
    if live.chat <= after:
        return []
    lines = schema.chat.c
    asked = select(schema.chat).where(lines.table == live.id, lines.n > after, lines.n <= live.chat)
    if person is not None:
        muted = select(schema.mutes.c.muted).where(schema.mutes.c.person == person.id)
        asked = asked.where(lines.person.is_(None) | lines.person.not_in(muted))
    found = await context.store.read(asked.order_by(lines.n.desc()).limit(LINES), quick=True)
    return [
        ChatLine(row["n"], row["at"], row["person"], row["name"], row["seat"], row["text"]) for row in reversed(found)
    ]
