"""Accounts: registered by a guest, logged in and out, password changed, deleted.

Logging out clears this browser's cookie; a copied cookie ends with `end_sessions`, and all sessions end when the
password changes. A guest who logs out cannot come back, and the guest's data are deleted if nothing depends on them.
When a person is deleted, games stay playable for the others, with no name at the seat.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import String, cast, delete, exists, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.services.people.guests import merge_guest
from wreckfish.server.services.people.names import change_person, clean_login, new_login
from wreckfish.server.services.people.passwords import HASHER, confirm, fits, hash_password
from wreckfish.server.values import Person, Refused, now

people, seats, tables, chat = schema.people.c, schema.seats.c, schema.tables.c, schema.chat.c


TRACES = (
    (schema.seats, seats.person),
    (schema.tokens, schema.tokens.c.person),
    (schema.tables, tables.host),
    (schema.chat, chat.person),
    (schema.results, schema.results.c.player),
)
NO_TRACE = [~exists(select(table).where(who == people.id)) for table, who in TRACES]  # nothing depends on a person


async def register(store: Store, person: Person, login: str, password: str) -> Person:
    """The same person with a login: seats, tokens, results and ratings stay where they are.

    Earlier cookies end: a copied guest cookie must not own the account.
    """
    login = new_login(login)
    if person.login is not None:
        raise Refused("refuse-account-already")
    if await store.read(select(people.id).where(people.login == login)):
        raise Refused("refuse-login-taken")
    hashed = await hash_password(password)

    async def job(connection: AsyncConnection) -> int:
        change = update(schema.people).where(people.id == person.id, people.login.is_(None))
        new = change.values(login=login, password=hashed, session=people.session + 1).returning(people.session)
        try:
            session = (await connection.execute(new)).scalar_one_or_none()
        except IntegrityError:  # taken in the meantime
            raise Refused("refuse-login-taken") from None
        if session is None:
            raise Refused("refuse-account-already")
        await store.tell(connection, [f"person {person.id}"])
        return int(session)

    return msgspec.structs.replace(person, login=login, session=await store.write(job))


async def log_in(store: Store, login: str, password: str, guest: Person | None = None) -> tuple[Person, list[str]]:
    """The account of this login, and the tables whose players changed with it.

    An unknown login and a wrong password give the same answer after the same time.

    If a guest logs in, the account takes over the guest's seats (also in running games), hosted tables, chat, results,
    mutes in both directions, and ratings in games in which the account has none. Three things do not move: at a table
    where the account sits too, the guest's seat stays a guest's, since no one plays against themselves; of two ratings
    the account's counts; and tokens end, since an earlier user of this browser could have made one.
    """
    row = await find_account(store, login)
    kept = row["password"] if row else None
    if not await fits(kept, password) or row is None or kept is None:
        raise Refused("refuse-log-in", 401)
    person = msgspec.convert({name: row[name] for name in Person.__struct_fields__}, Person)
    fresh = await hash_password(password) if HASHER.check_needs_rehash(kept) else kept

    async def job(connection: AsyncConnection) -> list[str]:
        mine = people.id == person.id
        await connection.execute(update(schema.people).where(mine).values(seen=now(), password=fresh))
        if guest is None or guest.login is not None or guest.id == person.id:
            return []
        told = await merge_guest(connection, guest.id, person.id)
        await store.tell(connection, [f"person {guest.id}", *(f"table {table}" for table in told)])
        return told

    return person, await store.write(job)


async def find_account(store: Store, login: str) -> dict[str, Any] | None:
    try:
        login = clean_login(login)
    except Refused:
        return None
    rows = await store.read(select(schema.people).where(people.login == login))
    return dict(rows[0]) if rows else None


async def log_out(store: Store, person: Person) -> None:
    if person.login is not None:
        return

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.people).where(people.id == person.id, *NO_TRACE))
        await store.tell(connection, [f"person {person.id}"])

    await store.write(job)


async def change_password(store: Store, person: Person, old: str, new: str) -> Person:
    """End all sessions; returns the person for a new cookie."""
    if person.login is None:
        raise Refused("refuse-no-account")
    await confirm(store, person, old)
    return await change_person(store, person, password=await hash_password(new), session=people.session + 1)


async def end_sessions(store: Store, person: Person) -> Person:
    """End all sessions; returns the person for a new cookie."""
    return await change_person(store, person, session=people.session + 1)


NOBODY = literal("Seat ") + cast(seats.seat + 1, String)  # as records call a seat without a name


async def delete_account(store: Store, person: Person) -> list[str]:
    """Delete a person: name, login, tokens, mutes, results, ratings, and the words they said in chat.

    The moves stay, as those of a seat without a name: a record without them would be no game. The person should have
    left running games before. Returns the tables that are not over.
    """

    async def job(connection: AsyncConnection) -> list[str]:
        sits = select(seats.table).where(seats.person == person.id)
        alive = tables.state != "over"
        concerned = select(tables.id).where(alive, tables.id.in_(sits) | (tables.host == person.id))
        told = list(await connection.scalars(concerned))
        mine = update(schema.seats).where(seats.person == person.id)
        waiting = seats.table.in_(select(tables.id).where(tables.state == "waiting"))
        await connection.execute(mine.where(waiting).values(person=None, name="", seen=None))
        await connection.execute(mine.values(person=None, name=NOBODY, seen=None))
        said = update(schema.chat).where(chat.person == person.id)
        await connection.execute(said.values(person=None, name="", text=""))
        await connection.execute(delete(schema.results).where(schema.results.c.player == person.id))
        await connection.execute(delete(schema.ratings).where(schema.ratings.c.player == person.id))
        gone = await connection.execute(delete(schema.people).where(people.id == person.id))
        if gone.rowcount == 0:
            raise Refused("refuse-who", 401)
        await store.tell(connection, [f"person {person.id}", *(f"table {table}" for table in told)])
        return told

    return await store.write(job)
