"""End all sessions of a person: every cookie from before is nobody's from now on. Tokens stay."""

from __future__ import annotations

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.values import Person, Refused


async def end_sessions(store: Store, person: Person) -> Person:
    """The person as a new cookie has to prove it."""
    people = schema.people.c

    async def job(connection: AsyncConnection) -> int:
        change = update(schema.people).where(people.id == person.id).values(session=people.session + 1)
        session = (await connection.execute(change.returning(people.session))).scalar_one_or_none()
        if session is None:
            raise Refused("refuse-who", 401)
        return int(session)

    return msgspec.structs.replace(person, session=await store.write(job))
