"""Tokens, with which bots play in their owner's name. Only the bot knows the token; a dropped one is refused."""

from __future__ import annotations

import re
import secrets

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.people_cache import token_hash
from wreckfish.server.people_messages import TokenInfo, TokenMade
from wreckfish.server.services.people.names import clean_name
from wreckfish.server.values import Person, Refused, now

MOST = 20


async def make_token(store: Store, person: Person, label: str) -> TokenMade:
    """Make a token. The server knows it only now: the database gets its hash."""
    token, label, moment = f"wf_{secrets.token_urlsafe(32)}", clean_name(label), now()
    key = token_hash(token)

    async def job(connection: AsyncConnection) -> None:
        mine = schema.tokens.c.person == person.id
        if (await connection.scalar(select(func.count()).select_from(schema.tokens).where(mine)) or 0) >= MOST:
            raise Refused("refuse-many-tokens", most=MOST)
        row = {"hash": key, "person": person.id, "label": label, "created": moment}
        await connection.execute(insert(schema.tokens).values(**row))

    await store.write(job)
    return TokenMade(public(key), label, moment, token)


async def list_tokens(store: Store, person: Person) -> list[TokenInfo]:
    tokens = schema.tokens.c
    rows = await store.read(
        select(schema.tokens).where(tokens.person == person.id).order_by(tokens.created, tokens.hash)
    )
    return [TokenInfo(public(row["hash"]), row["label"], row["created"]) for row in rows]


def public(key: str) -> str:
    """A token's public id: the beginning of its hash."""
    return key[:16]


PUBLIC = re.compile(r"[0-9a-f]{16}")


async def drop_token(store: Store, person: Person, name: str) -> str:
    """Delete a token; returns its hash."""
    if not PUBLIC.fullmatch(name):
        raise Refused("refuse-no-token", 404)
    tokens = schema.tokens.c

    async def job(connection: AsyncConnection) -> str:
        drop = delete(schema.tokens).where(tokens.person == person.id, tokens.hash.startswith(name))
        gone = list(await connection.scalars(drop.returning(tokens.hash)))
        if not gone:
            raise Refused("refuse-no-token", 404)
        await store.tell(connection, [f"person {person.id}"])
        return str(gone[0])

    return await store.write(job)
