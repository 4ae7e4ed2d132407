"""The people this process saw in the last few seconds: moves come thick and fast.

A session that another process ended is noticed at once if that process says so, else within that time.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Generic, TypeVar

from sqlalchemy import select

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.values import Person

FRESH = 5.0  # seconds for which a person is kept
MOST = 20_000  # people

Value = TypeVar("Value")


class Cache(Generic[Value]):
    """A dictionary whose values expire."""

    def __init__(self, seconds: float, most: int, clock: Callable[[], float]) -> None:
        self.seconds = seconds
        self.most = most
        self.clock = clock
        self.values: dict[str, tuple[float, Value]] = {}

    def get(self, key: str) -> Value | None:
        until, value = self.values.get(key, (0.0, None))
        return value if self.clock() < until else None

    def put(self, key: str, value: Value) -> None:
        moment = self.clock()
        self.values.pop(key, None)
        while self.values:  # the first to expire comes first
            first = next(iter(self.values))
            if len(self.values) < self.most and moment < self.values[first][0]:
                break
            del self.values[first]
        self.values[key] = (moment + self.seconds, value)

    def drop(self, key: str) -> None:
        self.values.pop(key, None)


class PeopleCache:
    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.people: Cache[Person] = Cache(FRESH, MOST, clock)
        self.holders: Cache[str] = Cache(FRESH, MOST, clock)  # of tokens, by the token's hash
        self.signs: set[str] = set()  # people who asked for something; the sweeper writes it down
        self.places: dict[str, str] = {}  # by person, the address that limits count; written down nowhere

    async def person(self, person: str) -> Person | None:
        found = self.people.get(person)
        if found is None:
            found = await read_person(self.store, person)
            if found is not None:
                self.people.put(person, found)
        if found is not None:
            self.signs.add(person)
        return found

    async def holder(self, token: str) -> Person | None:
        """The owner of a token."""
        key = token_hash(token)
        person = self.holders.get(key)
        if person is None:
            rows = await self.store.read(select(schema.tokens.c.person).where(schema.tokens.c.hash == key), quick=True)
            if not rows:
                return None
            person = str(rows[0]["person"])
            self.holders.put(key, person)
        return await self.person(person)

    def came_from(self, person: str, address: str) -> None:
        self.places.pop(person, None)
        if len(self.places) >= MOST:
            del self.places[next(iter(self.places))]
        self.places[person] = address

    def place(self, person: str) -> str:
        """Where a person was last, so that many guests of one address count as one; without it, each for themselves."""
        return self.places.get(person, person)

    def knows(self, token: str) -> bool:
        """Whether a token was valid a moment ago."""
        return self.holders.get(token_hash(token)) is not None

    def forget(self, person: str) -> None:
        """Drop a person and their tokens: the database has changed."""
        self.people.drop(person)
        for token in [token for token, (_, holder) in self.holders.values.items() if holder == person]:
            self.holders.drop(token)


WHO = select(*(schema.people.c[name] for name in Person.__struct_fields__))


async def read_person(store: Store, person: str) -> Person | None:
    rows = await store.read(WHO.where(schema.people.c.id == person), quick=True)
    return Person(**rows[0]) if rows else None


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
