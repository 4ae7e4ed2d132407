"""Chat."""

from __future__ import annotations

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.messages import VERSION, Done, Say
from wreckfish.server.names import clean_line
from wreckfish.server.tables.chat_lines import send_new_chat
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Person, now


async def say(context: Context, person: Person, live: LiveTable, ask: Say) -> Done:
    """Add a line to the table's chat: plain text, one line, no control characters."""
    context.limits.take("chat", person.id)
    context.limits.take("talk", context.people.place(person.id))
    text = clean_line(ask.text)
    mine = live.seats_of(person.id)
    line = {"at": now(), "person": person.id, "seat": mine[0] if mine else None, "text": text}
    line["name"] = live.seats[mine[0]].name if mine else person.name

    async def job(connection: AsyncConnection) -> None:
        last = select(func.coalesce(func.max(schema.chat.c.n), 0)).where(schema.chat.c.table == live.id)
        n = (await connection.execute(last)).scalar_one() + 1
        await connection.execute(insert(schema.chat).values(table=live.id, n=n, **line))
        await context.store.tell(connection, [f"chat {live.id}"])

    async with live.lock:
        await context.store.write(job, attempts=10)
        await send_new_chat(context.store, live)
    return Done(VERSION, ask.id, "say")
