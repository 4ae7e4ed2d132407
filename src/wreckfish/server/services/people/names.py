"""Names, logins and labels as people type them, cleaned or refused; and changing a person.

Seats and chat lines keep the name they were made under.
"""

from __future__ import annotations

import unicodedata
from typing import Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.names import printable_name, visible
from wreckfish.server.people_cache import WHO
from wreckfish.server.values import Person, Refused, now

LOGIN = (3, 40)


def clean_name(text: str) -> str:
    """A display name that no one should mistake for another."""
    name = printable_name(text)
    if any(is_dangerous(word, ["latin"]) for word in name.split()):
        raise Refused("refuse-name-mixed", 422)
    return name


def clean_login(text: str) -> str:
    """A login, the same however it is typed: ADA, ada and ａｄａ are one."""
    login = fold(text)
    least, most = LOGIN
    if not least <= len(login) <= most or not login.isprintable() or " " in login:
        raise Refused("refuse-login", 422, least=least, most=most)
    return login


def new_login(text: str) -> str:
    """A login that is fit for a new account: no one should mistake it for another."""
    login = clean_login(text)
    if not visible(login) or is_dangerous(login, ["latin"]):
        raise Refused("refuse-name-mixed", 422)
    return login


def is_dangerous(word: str, scripts: list[str]) -> bool:
    """Whether a word mixes letters of several scripts, some of which look like letters of the given ones."""
    if word.isascii():
        return False
    from confusable_homoglyphs import confusables  # its tables take a while to load, and most names need none

    return bool(confusables.is_dangerous(word, scripts))


def fold(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text[:1000]).casefold()
    return unicodedata.normalize("NFKC", folded).strip()


async def rename(store: Store, person: Person, name: str | None = None, language: str | None = None) -> Person:
    """Change the fields that are given; returns the person as stored."""
    given = {"name": None if name is None else clean_name(name), "language": language}
    values = {field: value for field, value in given.items() if value is not None}
    return await change_person(store, person, **values, seen=now())


async def change_person(store: Store, person: Person, **values: Any) -> Person:
    """Change a person's row; returns the person as stored."""

    async def job(connection: AsyncConnection) -> Person:
        change = update(schema.people).where(schema.people.c.id == person.id).values(**values)
        found = (await connection.execute(change.returning(*WHO.selected_columns))).mappings().first()
        if found is None:
            raise Refused("refuse-who", 401)
        if "session" in values:  # other processes close what is open
            await store.tell(connection, [f"person {person.id}"])
        return Person(**found)

    return await store.write(job)
