"""Keep what one has as a guest: the guest becomes an account, with a login and a password."""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.services.people.names import clean_login
from wreckfish.server.services.people.passwords import hash_password
from wreckfish.server.values import Person, Refused


async def keep(store: Store, person: Person, login: str, password: str) -> Person:
    """The same person with a login: seats, tokens, results and ratings stay where they are.

    Cookies from before end: somebody who copied the guest's cookie must not own the account.
    """
    login = clean_login(login)
    people = schema.people.c
    if person.login is not None:
        raise Refused("refuse-account-already")
    if await store.read(select(people.id).where(people.login == login)):
        raise Refused("refuse-login-taken")
    hashed = await hash_password(password)

    async def job(connection: AsyncConnection) -> int:
        change = update(schema.people).where(people.id == person.id, people.login.is_(None))
        try:
            found = await connection.execute(
                change.values(login=login, password=hashed, session=people.session + 1).returning(people.session)
            )
        except IntegrityError:  # somebody took it in the meantime
            raise Refused("refuse-login-taken") from None
        session = found.scalar_one_or_none()
        if session is None:
            raise Refused("refuse-account-already")
        return int(session)

    session = await store.write(job)
    return Person(id=person.id, name=person.name, login=login, language=person.language, session=session)
