"""Make a token for a bot, which plays in its owner's name."""

from __future__ import annotations

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.http.identity import new_token
from wreckfish.server.people_cache import token_hash
from wreckfish.server.people_messages import TokenMade
from wreckfish.server.services.people.list_tokens import public
from wreckfish.server.services.people.names import clean_name
from wreckfish.server.values import Person, Refused, now

MOST = 20


async def make_token(store: Store, person: Person, label: str) -> TokenMade:
    """The only moment at which the token itself is known here: the database gets its hash."""
    token, label, moment = new_token(), clean_name(label), now()
    key = token_hash(token)

    async def job(connection: AsyncConnection) -> None:
        mine = schema.tokens.c.person == person.id
        if (await connection.scalar(select(func.count()).select_from(schema.tokens).where(mine)) or 0) >= MOST:
            raise Refused("refuse-many-tokens", most=MOST)
        row = {"hash": key, "person": person.id, "label": label, "created": moment}
        await connection.execute(insert(schema.tokens).values(**row))

    await store.write(job)
    return TokenMade(public(key), label, moment, token)
