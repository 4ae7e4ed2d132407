"""Log in to an account, and bring along what one did as a guest in this browser."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.services.people.bring import bring
from wreckfish.server.services.people.names import clean_login
from wreckfish.server.services.people.passwords import HASHER, fits, hash_password
from wreckfish.server.values import Person, Refused, now


class LoggedIn(msgspec.Struct, frozen=True):
    """Who it is, and the tables that have to look who sits there."""

    person: Person
    tables: list[str]


async def log_in(store: Store, login: str, password: str, guest: Person | None = None) -> LoggedIn:
    """The account of this login. An unknown login and a wrong password give the same answer after the same time.

    If a guest logs in, what the guest has becomes the account's: seats (also in running games), tables as a host, chat,
    results, mutes in both directions, and ratings in games in which the account has none. Three things do not: at a
    table where the account sits too, the guest's seat stays a guest's, since nobody plays against himself; of two
    ratings the account's counts; and tokens end, since whoever used this browser before could have made one.
    """
    row = await find_account(store, login)
    kept = row["password"] if row else None
    if not await fits(kept, password) or row is None or kept is None:
        raise Refused("refuse-log-in", 401)
    person = msgspec.convert({name: row[name] for name in Person.__struct_fields__}, Person)
    fresh = await hash_password(password) if HASHER.check_needs_rehash(kept) else kept

    async def job(connection: AsyncConnection) -> list[str]:
        mine = schema.people.c.id == person.id
        await connection.execute(update(schema.people).where(mine).values(seen=now(), password=fresh))
        if guest is None or guest.login is not None or guest.id == person.id:
            return []
        tables = await bring(connection, guest.id, person.id)
        await store.tell_all(connection, [f"table {table}" for table in tables])
        return tables

    return LoggedIn(person, await store.write(job))


async def find_account(store: Store, login: str) -> dict[str, Any] | None:
    try:
        login = clean_login(login)
    except Refused:
        return None
    rows = await store.read(select(schema.people).where(schema.people.c.login == login))
    return dict(rows[0]) if rows else None
