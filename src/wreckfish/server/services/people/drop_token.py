"""Drop a token: its bot is a stranger from now on."""

from __future__ import annotations

import re

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.values import Person, Refused

PUBLIC = re.compile(r"[0-9a-f]{16}")


async def drop_token(store: Store, person: Person, name: str) -> str:
    """The hash of the token that is gone."""
    if not PUBLIC.fullmatch(name):
        raise Refused("refuse-no-token", 404)
    tokens = schema.tokens.c

    async def job(connection: AsyncConnection) -> str:
        drop = delete(schema.tokens).where(tokens.person == person.id, tokens.hash.startswith(name))
        gone = list(await connection.scalars(drop.returning(tokens.hash)))
        if not gone:
            raise Refused("refuse-no-token", 404)
        return str(gone[0])

    return await store.write(job)
