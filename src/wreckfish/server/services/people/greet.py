"""Greet somebody new: a guest."""

from __future__ import annotations

import secrets

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.services.people.names import clean_name
from wreckfish.server.values import Person, now


async def greet(store: Store, name: str, language: str) -> Person:
    """A new guest, who can do everything, and may keep it later with an account."""
    guest = Person(id=secrets.token_hex(8), name=clean_name(name), login=None, language=language)
    moment = now()

    async def job(connection: AsyncConnection) -> None:
        row = {"id": guest.id, "name": guest.name, "language": language, "session": 0}
        await connection.execute(insert(schema.people).values(**row, created=moment, seen=moment))

    await store.write(job)
    return guest
