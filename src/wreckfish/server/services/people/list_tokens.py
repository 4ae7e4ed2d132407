"""List the tokens of a person: never the tokens themselves, which nobody knows but their bots."""

from __future__ import annotations

from sqlalchemy import select

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.people_messages import TokenInfo
from wreckfish.server.values import Person


async def list_tokens(store: Store, person: Person) -> list[TokenInfo]:
    tokens = schema.tokens.c
    rows = await store.read(
        select(schema.tokens).where(tokens.person == person.id).order_by(tokens.created, tokens.hash)
    )
    return [TokenInfo(public(row["hash"]), row["label"], row["created"]) for row in rows]


def public(key: str) -> str:
    """What a token is called among people: the beginning of its hash."""
    return key[:16]
