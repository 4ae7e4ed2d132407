"""Muting and unmuting people in chat, at all tables."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.http.identity import PERSON
from wreckfish.server.messages import PersonInfo
from wreckfish.server.values import Person, Refused

MOST = 1000


async def mute(store: Store, person: Person, muted: str) -> None:
    """Mute a person; twice is the same as once."""
    if muted == person.id:
        raise Refused("refuse-mute-self")
    if not PERSON.fullmatch(muted):
        raise Refused("refuse-no-person", 404)
    mutes = schema.mutes.c
    mine = mutes.person == person.id

    async def job(connection: AsyncConnection) -> None:
        if await connection.scalar(select(schema.people.c.id).where(schema.people.c.id == muted)) is None:
            raise Refused("refuse-no-person", 404)
        if await connection.scalar(select(mutes.muted).where(mine, mutes.muted == muted)) is not None:
            return
        if (await connection.scalar(select(func.count()).select_from(schema.mutes).where(mine)) or 0) >= MOST:
            raise Refused("refuse-many-mutes", most=MOST)
        await connection.execute(insert(schema.mutes).values(person=person.id, muted=muted))

    await store.write(job)


async def muted_people(store: Store, person: Person) -> list[PersonInfo]:
    """The people that a person has muted."""
    people = schema.people.c
    muted = select(schema.mutes.c.muted).where(schema.mutes.c.person == person.id)
    rows = await store.read(select(people.id, people.name).where(people.id.in_(muted)).order_by(people.name, people.id))
    return [PersonInfo(row["id"], row["name"]) for row in rows]


async def unmute(store: Store, person: Person, muted: str) -> None:
    """Unmute a person; no error if they were not muted."""
    if not PERSON.fullmatch(muted):
        raise Refused("refuse-no-person", 404)
    mutes = schema.mutes.c

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.mutes).where(mutes.person == person.id, mutes.muted == muted))

    await store.write(job)
