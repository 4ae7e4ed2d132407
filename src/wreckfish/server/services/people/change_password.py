"""Change the password of an account. All sessions end: this is what somebody does whose password is known to others."""

from __future__ import annotations

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.services.people.passwords import confirm, hash_password
from wreckfish.server.values import Person, Refused


async def change_password(store: Store, person: Person, old: str, new: str) -> Person:
    """The person as a new cookie has to prove it."""
    if person.login is None:
        raise Refused("refuse-no-account")
    await confirm(store, person, old)
    hashed = await hash_password(new)
    people = schema.people.c

    async def job(connection: AsyncConnection) -> int:
        change = update(schema.people).where(people.id == person.id)
        found = await connection.execute(
            change.values(password=hashed, session=people.session + 1).returning(people.session)
        )
        session = found.scalar_one_or_none()
        if session is None:
            raise Refused("refuse-who", 401)
        return int(session)

    return msgspec.structs.replace(person, session=await store.write(job))
