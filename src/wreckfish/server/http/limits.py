"""Rate limits: token buckets in memory, one for each address or person.

Processes that share a database tell each other what they have counted, so that asking several of them gives no more
than asking one; nothing of it is stored. Knows neither HTTP nor people: a key is a text.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from wreckfish.server.values import Refused

SECOND = 1_000_000_000
COST = 10  # a costly read counts as this many requests
BY_ADDRESS = 8  # costly reads under way, by address
UNDER_WAY = 64  # in the whole process
COMPUTING = 2  # at the same time
SOCKETS_BY_ADDRESS = 1000  # open; a school class with its bots has fewer
SOCKETS = 20_000  # in the whole process
SHARE = 20  # a process tells the others after each 1/20 of a burst
GATHERING = 0.05  # seconds in which news gather before they are told
PAYLOAD = 7000  # bytes of one notice; PostgreSQL takes 8000
MOST = 20_000  # buckets of one kind; beyond that, the one idle longest is dropped

Limited: TypeAlias = Literal[
    "requests",
    "bots",
    "traffic",
    "sockets",
    "guests",
    "accounts",
    "logins",
    "guesses",
    "exports",
    "tables",
    "games",
    "chat",
    "talk",
    "messages",
    "previews",
]


Counted: TypeAlias = tuple[Limited, str, int]  # how much of a limit one key has used
NEWS: msgspec.json.Decoder[list[Counted]] = msgspec.json.Decoder(list[Counted])


class Limit(msgspec.Struct, frozen=True):
    """A burst, and in the long run one per `seconds`."""

    burst: int
    seconds: float


# Generous enough for a household, an office or a school class behind one address.
LIMITS: Mapping[Limited, Limit] = {
    "requests": Limit(600, 1 / 50),  # by address
    "bots": Limit(600, 1 / 200),  # by valid token instead of address: contests share machines
    "traffic": Limit(1800, 1 / 200),  # requests with tokens, and messages over sockets, by address
    "sockets": Limit(120, 1 / 4),  # opened, by address
    "guests": Limit(60, 60),  # made, by address
    "accounts": Limit(20, 120),  # made, by address: each costs a password hash
    "logins": Limit(30, 20),  # tried, by address
    "guesses": Limit(15, 30),  # passwords tried, by login
    "exports": Limit(4, 60),  # by person
    "tables": Limit(30, 2),  # made, by person
    "games": Limit(120, 5),  # new tables, by address: each stays on the disk for long
    "chat": Limit(8, 1),  # lines, by person
    "talk": Limit(60, 2),  # lines of chat, by address
    "messages": Limit(90, 1 / 30),  # over sockets, by person
    "previews": Limit(20, 1),  # by person: a board asks once for each question
}


class TooFast(Refused):
    """Too many; try again after `seconds`."""

    def __init__(self, seconds: int) -> None:
        super().__init__("refuse-too-fast", 429, seconds=seconds)
        self.seconds = seconds


class Buckets:
    """The buckets of one kind. Each is one number: the time at which it will be full again."""

    def __init__(self, limit: Limit, most: int = MOST) -> None:
        self.step = round(limit.seconds * SECOND)
        self.room = self.step * limit.burst
        self.most = most
        self.full: dict[str, int] = {}  # longest idle first

    def take(self, key: str, moment: int, cost: int = 1) -> int:
        """Take some and return 0, or take nothing and return the nanoseconds to wait."""
        before = max(self.full.pop(key, moment), moment)
        wait = before + cost * self.step - self.room - moment
        if wait > 0:
            self.full[key] = before
            return wait
        self.put(key, before + cost * self.step)
        return 0

    def add(self, key: str, moment: int, cost: int) -> None:
        """Count what another process has let in; at most, the bucket is empty."""
        before = max(self.full.pop(key, moment), moment)
        self.put(key, min(before + cost * self.step, moment + self.room))

    def put(self, key: str, full: int) -> None:
        if len(self.full) >= self.most:
            del self.full[next(iter(self.full))]
        self.full[key] = full


class Limits:
    """All limits of a process."""

    def __init__(self, on: bool = True, shared: bool = False, clock: Callable[[], int] = time.monotonic_ns) -> None:
        self.on = on
        self.shared = shared  # with other processes
        self.clock = clock
        self.buckets = {kind: Buckets(limit) for kind, limit in LIMITS.items()}
        self.counted: Counter[tuple[Limited, str]] = Counter()  # and not told yet
        self.news: list[Counted] = []
        self.arrived = asyncio.Event()

    def take(self, kind: Limited, key: str, cost: int = 1) -> None:
        """Count one, or as many as it costs; or refuse with the time to wait."""
        if not self.on:
            return
        if wait := self.buckets[kind].take(key, self.clock(), cost):
            raise TooFast(-(-wait // SECOND))
        if self.shared:
            if len(self.counted) >= MOST:
                self.counted.clear()
            self.counted[kind, key] += cost
            if self.counted[kind, key] >= LIMITS[kind].burst // SHARE:
                self.news.append((kind, key, self.counted.pop((kind, key))))
                self.arrived.set()

    async def tell(self, send: Callable[[list[str]], Awaitable[None]]) -> None:
        """Tell the other processes, for ever."""
        while True:
            await self.arrived.wait()
            await asyncio.sleep(GATHERING)
            self.arrived.clear()
            news, self.news = self.news, []
            with contextlib.suppress(Refused):  # the database does not answer: then no one gets far anyway
                await send(list(packed(news)))

    def hear(self, text: str) -> None:
        """Count what another process told."""
        moment = self.clock()
        for kind, key, cost in NEWS.decode(text):
            if kind in self.buckets:
                self.buckets[kind].add(key, moment, cost)


def packed(news: Sequence[Counted]) -> Iterator[str]:
    """News as texts of limited length."""
    size = 0
    some: list[Counted] = []
    for one in news:
        length = len(msgspec.json.encode(one)) + 1
        if some and size + length > PAYLOAD:
            yield msgspec.json.encode(some).decode()
            size, some = 0, []
        size += length
        some.append(one)
    if some:
        yield msgspec.json.encode(some).decode()


class AtOnce:
    """Limits what is under way at the same time, for one address and in this process."""

    def __init__(self, by_address: int, most: int, on: bool = True) -> None:
        self.by_address = by_address
        self.most = most
        self.on = on
        self.under_way: Counter[str] = Counter()  # by address
        self.count = 0

    @contextlib.contextmanager
    def hold(self, key: str) -> Iterator[None]:
        """Count one while it is under way, or refuse it."""
        if self.on and (self.under_way[key] >= self.by_address or self.count >= self.most):
            raise TooFast(1)
        self.under_way[key] += 1
        self.count += 1
        try:
            yield
        finally:
            self.count -= 1
            self.under_way[key] -= 1
            if not self.under_way[key]:
                del self.under_way[key]


class CostlyReads(AtOnce):
    """Reads that replay a game or count all results: few under way for one address, few that compute at a time.

    The others wait for their turn, so that moves are never kept waiting by many of them.
    """

    def __init__(self, on: bool = True) -> None:
        super().__init__(BY_ADDRESS, UNDER_WAY, on)
        self.computing = asyncio.Semaphore(COMPUTING)
        self.lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by address, while anyone waits

    @contextlib.asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Wait to compute, in line with one's own address first: many sockets of one do not keep others waiting."""
        line = self.lines.setdefault(key, asyncio.Lock())
        async with line, self.computing:
            yield


def address_of(scope: Mapping[str, Any]) -> str:
    """The address of a connection, as limits count it."""
    client = scope.get("client")
    return household(client[0]) if client and client[0] else ""


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """An IPv6 network of 2^64 addresses belongs to one customer and counts as one."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))
