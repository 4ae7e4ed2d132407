"""Hear somebody again."""

from __future__ import annotations

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.http.identity import PERSON
from wreckfish.server.values import Person, Refused


async def unmute(store: Store, person: Person, muted: str) -> None:
    """Whoever was not muted is heard as before."""
    if not PERSON.fullmatch(muted):
        raise Refused("refuse-no-person", 404)
    mutes = schema.mutes.c

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.mutes).where(mutes.person == person.id, mutes.muted == muted))

    await store.write(job)
