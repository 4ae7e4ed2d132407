"""Change one's name or language. Seats and chat keep the name under which they were taken and said."""

from __future__ import annotations

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.people_cache import WHO
from wreckfish.server.services.people.names import clean_name
from wreckfish.server.values import Person, Refused, now


async def rename(store: Store, person: Person, name: str | None = None, language: str | None = None) -> Person:
    """The person as the database has it now; what is not given stays."""
    given = {"name": None if name is None else clean_name(name), "language": language}
    values = {field: value for field, value in given.items() if value is not None}

    async def job(connection: AsyncConnection) -> Person:
        change = update(schema.people).where(schema.people.c.id == person.id).values(**values, seen=now())
        found = (await connection.execute(change.returning(*WHO.selected_columns))).mappings().first()
        if found is None:
            raise Refused("refuse-who", 401)
        return Person(**found)

    return await store.write(job)
