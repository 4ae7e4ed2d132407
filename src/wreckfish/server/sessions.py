"""What a person has open under a proof of identity: sockets, and requests that wait.

All of it ends when the proof does: a password changed, a session or a token ended, a person deleted or banned, in this
process or another. Knows no table and no transport: whoever holds something open says how to end it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator

import msgspec
from sqlalchemy import select

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.people_cache import PeopleCache

CHUNK = 500  # people in one query


class Proof(msgspec.Struct, frozen=True):
    """A person, and what proved it: a cookie of a session, or a token, by its hash."""

    person: str
    session: int
    token: str | None = None


class Held(msgspec.Struct, eq=False):
    """Something open, and how to end it."""

    proof: Proof
    end: Callable[[], None]


class Sessions:
    def __init__(self, store: Store, people: PeopleCache) -> None:
        self.store = store
        self.people = people
        self.held: dict[str, set[Held]] = {}  # by person

    @contextlib.contextmanager
    def hold(self, proof: Proof | None, end: Callable[[], None]) -> Iterator[None]:
        """Keep something open until its proof ends; a stranger has nothing to lose."""
        if proof is None:
            yield
            return
        one = Held(proof, end)
        self.held.setdefault(proof.person, set()).add(one)
        try:
            yield
        finally:
            self.held[proof.person].discard(one)
            if not self.held[proof.person]:
                del self.held[proof.person]

    async def check(self, people: Iterable[str] | None = None) -> None:
        """End what these people, or all, hold open by a proof that no longer holds."""
        wanted = [person for person in (self.held if people is None else people) if person in self.held]
        for first in range(0, len(wanted), CHUNK):
            await self.check_some(wanted[first : first + CHUNK])

    async def check_some(self, people: list[str]) -> None:
        who, tokens = schema.people.c, schema.tokens.c
        rows = await self.store.read(select(who.id, who.session).where(who.id.in_(people)))
        sessions = {row["id"]: row["session"] for row in rows}
        by_token = [person for person in people if any(one.proof.token for one in self.held.get(person, ()))]
        valid: set[str] = set()
        if by_token:
            found = await self.store.read(select(tokens.hash).where(tokens.person.in_(by_token)))
            valid = {row["hash"] for row in found}
        for person in people:
            for one in list(self.held.get(person, ())):
                proof = one.proof
                holds = sessions.get(person) == proof.session if proof.token is None else proof.token in valid
                if not holds:
                    self.people.forget(person)
                    one.end()
