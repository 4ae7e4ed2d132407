"""A host bans a person: no cookie, token or password proves that identity any more. Their games stay as they are.

An account can be let in again with a new password; a guest's identity is gone for good.
"""

from __future__ import annotations

import secrets

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.core.values import WreckfishError, shown
from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.services.people.names import fold
from wreckfish.server.services.people.passwords import hash_password

people = schema.people.c


async def ban(store: Store, who: str) -> str:
    """Ban the person with this id or login; returns their name. All that they have open ends within seconds."""
    return await shut(store, who, None)


async def readmit(store: Store, who: str) -> tuple[str, str]:
    """Let a banned account in again; returns its name, and a new password."""
    password = secrets.token_urlsafe(12)
    return await shut(store, who, await hash_password(password)), password


async def shut(store: Store, who: str, password: str | None) -> str:
    """End all sessions and tokens, and set the password."""

    async def job(connection: AsyncConnection) -> str:
        wanted = select(people.id, people.name, people.login).where((people.id == who) | (people.login == fold(who)))
        found = (await connection.execute(wanted)).first()
        if found is None or (password is not None and found.login is None):
            kind = "person" if password is None else "account"
            raise WreckfishError(f"There is no {kind} “{shown(who)}” here: give a login, or the id in a player's page.")
        change = update(schema.people).where(people.id == found.id)
        await connection.execute(change.values(password=password, session=people.session + 1))
        await connection.execute(delete(schema.tokens).where(schema.tokens.c.person == found.id))
        await store.tell(connection, [f"person {found.id}"])
        return str(found.name)

    async with store.engine.begin() as connection:  # not the store's own writer: a server may be running
        return await job(connection)
