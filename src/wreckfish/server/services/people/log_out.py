"""Log out of this browser, which forgets its cookie. A cookie that somebody copied ends with `end_sessions`.

A guest who logs out cannot come back; the guest's data go if nothing hangs on them.
"""

from __future__ import annotations

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.values import Person


async def log_out(store: Store, person: Person) -> None:
    if person.login is not None:
        return
    traces = (
        (schema.seats, schema.seats.c.person),
        (schema.tokens, schema.tokens.c.person),
        (schema.tables, schema.tables.c.host),
        (schema.chat, schema.chat.c.person),
        (schema.results, schema.results.c.player),
    )

    async def job(connection: AsyncConnection) -> None:
        unused = [~exists(select(table).where(who == person.id)) for table, who in traces]
        await connection.execute(delete(schema.people).where(schema.people.c.id == person.id, *unused))

    await store.write(job)
