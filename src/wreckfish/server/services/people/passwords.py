"""Passwords: length, hash, verification. No password leaves this file.

A hash takes time and memory on purpose. Two threads do this work, so that a crowd logging in does not stop the games.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import select

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.http.limits import TooFast
from wreckfish.server.values import Person, Refused

Result = TypeVar("Result")

LENGTH = (8, 200)
QUEUE = 50  # passwords that may wait for a thread
HASHER = PasswordHasher(time_cost=1, memory_cost=46 * 1024, parallelism=1)  # as OWASP advises, on one core
THREADS = ThreadPoolExecutor(2, thread_name_prefix="password")
under_way: set[asyncio.Future[Any]] = set()


def normal(password: str) -> str:
    """Normalized, so that an ü is an ü on every keyboard."""
    return unicodedata.normalize("NFKC", password)


async def hash_password(password: str) -> str:
    """The hash to store; refused if the password is too short or too long."""
    least, most = LENGTH
    if not least <= len(password) <= most:
        raise Refused("refuse-password", 422, least=least, most=most)
    return await in_thread(partial(HASHER.hash, normal(password)))


async def fits(kept: str | None, password: str) -> bool:
    """Whether a password matches its hash. Without a hash it takes as long, so that timing reveals nothing."""
    return await in_thread(partial(check, kept, password)) and kept is not None


def check(kept: str | None, password: str) -> bool:
    try:
        return HASHER.verify(stranger() if kept is None else kept, normal(password[: LENGTH[1] + 1]))
    except (VerificationError, InvalidHashError):
        return False


@cache
def stranger() -> str:
    """The hash of an unknown password."""
    return HASHER.hash(secrets.token_urlsafe(32))


async def confirm(store: Store, person: Person, password: str | None) -> None:
    """An account confirms its password before something that cannot be undone."""
    if person.login is None:
        return
    rows = await store.read(select(schema.people.c.password).where(schema.people.c.id == person.id))
    kept = rows[0]["password"] if rows else None
    if not await fits(kept, password or ""):
        raise Refused("refuse-wrong-password", 403)


async def in_thread(work: Callable[[], Result]) -> Result:
    if len(under_way) >= QUEUE:
        raise TooFast(5)
    task = asyncio.get_running_loop().run_in_executor(THREADS, work)
    under_way.add(task)
    task.add_done_callback(under_way.discard)
    return await task
