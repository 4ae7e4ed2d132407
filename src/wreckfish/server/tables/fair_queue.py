"""Who thinks next: a queue for a few workers, shared fairly by people and, within a person's share, by their tables.

Addresses take turns, so that many guests of one get no more than one; the people of an address do, whatever they ask
for; and the tables of one person. Work for tables where no person plays comes
last. With several workers, one is always left for other people: nobody waits for a long thought of another person's
bot. Knows neither bots nor processes.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from typing import TypeAlias

from wreckfish.server.values import Refused

Turn: TypeAlias = "asyncio.Future[None]"
Share: TypeAlias = "OrderedDict[str, deque[Turn]]"  # of one person: those who wait, by table

MOST = 8  # turns that one person may wait for at one table
KNOWN = 1000  # people whose last turn is remembered
CROWD = 50  # tables where no person plays; beyond that, more of them rest


class FairQueue:
    def __init__(self, workers: int, place: Callable[[str], str] = str) -> None:
        self.place = place  # a person's address
        self.free = workers
        self.share = max(1, workers - 1)  # workers that one person may have
        self.busy: Counter[str] = Counter()
        self.people: dict[str, Share] = {}
        self.empty: dict[str, Share] = {}  # the same for tables where no person plays
        self.turns = 0
        self.last: dict[str, int] = {}  # each person's and each address's last turn
        self.resting = 0  # of the latter, how many wait

    @property
    def crowded(self) -> bool:
        return self.resting >= CROWD

    @contextlib.asynccontextmanager
    async def turn(self, person: str, table: str, empty: bool = False) -> AsyncIterator[None]:
        """Wait for a worker, and have it. `empty`: no person plays at the table."""
        waiting = self.empty if empty else self.people
        mine = waiting.setdefault(person, OrderedDict()).setdefault(table, deque())
        if len(mine) >= MOST:
            raise Refused("refuse-too-fast", 429, seconds=1)
        turn: Turn = asyncio.get_running_loop().create_future()
        mine.append(turn)
        self.resting += empty
        try:
            self.call_next()
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(person)
            raise
        finally:
            self.resting -= empty
        try:
            yield
        finally:
            self.leave(person)

    def leave(self, person: str) -> None:
        self.free += 1
        self.busy -= Counter({person: 1})  # which also drops a person at zero
        self.call_next()
        if len(self.last) > KNOWN:
            busy = {name for person in self.busy for name in (person, self.place(person))}
            self.last = {name: turn for name, turn in self.last.items() if name in busy}

    def call_next(self) -> None:
        """Give free workers to those who wait."""
        while self.free and (self.call(self.people) or self.call(self.empty)):
            self.free -= 1

    def call(self, waiting: dict[str, Share]) -> bool:
        """Give a worker to the next person who may have one; false if there is none. Next is the person whose last turn
        is longest ago, at the address whose last turn is longest ago.
        """
        while may := [person for person in waiting if self.busy[person] < self.share]:
            person = min(may, key=lambda person: (self.last.get(self.place(person), 0), self.last.get(person, 0)))
            turn = self.pop(waiting[person])
            if not waiting[person]:
                del waiting[person]
            if turn is not None:
                self.busy[person] += 1
                self.turns += 1
                self.last[person] = self.last[self.place(person)] = self.turns
                turn.set_result(None)
                return True
        return False

    def pop(self, tables: Share) -> Turn | None:
        """The first one who waits at a person's next table; those who gave up are dropped."""
        while tables:
            table, turns = tables.popitem(last=False)
            while turns:
                turn = turns.popleft()
                if not turn.done():
                    if turns:
                        tables[table] = turns
                    return turn
        return None
