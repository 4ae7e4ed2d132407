"""A table in memory: row, seats, log, position, and its watchers.

Everything here came from the database or was committed to it. Knows no transport: a watcher takes bytes.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from itertools import islice

from wreckfish.bots.advice import LastHints
from wreckfish.core.state import Note
from wreckfish.core.values import Event
from wreckfish.server.tables.terms import course_of
from wreckfish.server.values import Person, Refused, SeatRow, TableRow
from wreckfish.table.bot_tasks import may_speak
from wreckfish.table.entry import Entry
from wreckfish.table.position import Position, opening, step

SHORT = 50  # entries at the end of a log, which are told without playing the whole game again


class Watcher:
    """Someone who looks at a table: a socket, or a request that waits. `wanted` is the seat they asked for, if any."""

    language = "en"
    words = False
    picture = False

    def __init__(self, person: Person | None, wanted: int | None, seat: int | None) -> None:
        self.person = person.id if person else None
        self.wanted = wanted
        self.seat = seat

    def put(self, message: bytes) -> None:
        """Take a message; never wait."""
        raise NotImplementedError


class LiveTable:
    def __init__(
        self, row: TableRow, seats: list[SeatRow], entries: list[Entry], chat: int, rest: int = 0, absence: int = 0
    ) -> None:
        self.id = row.id
        self.rest = rest  # the server's settings, in milliseconds: see Position.pause and Kind.ABSENT
        self.absence = absence
        self.row = row
        self.seats = seats
        self.entries: list[Entry] = []
        self.keys: dict[tuple[int | None, str], int] = {}  # the plies of moves by the clients' own keys
        self.position: Position | None = None
        self.past: deque[Position] = deque(maxlen=2)  # after each SHORT entries
        self.chat = chat  # the number of the last chat line that was sent
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()  # held from judging a move until it is committed and sent
        self.driver: asyncio.Task[None] | None = None  # plays the bots' moves
        self.hints = LastHints()
        self.listened: set[tuple[int, int]] = set()  # (ply, seat) of the bots that were asked to speak
        self.touched = time.monotonic()
        if row.state != "waiting":
            self.begin()
            for entry in entries:
                self.take(entry, step(self.game, entry)[0])

    def speakers(self) -> list[int]:
        """The bots that may speak at this ply and have not been asked yet."""
        return [seat for seat in may_speak(self.game) if (self.ply, seat) not in self.listened]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def game(self) -> Position:
        """The position; refused if the game has not started."""
        if self.position is None:
            raise Refused("refuse-not-started")
        return self.position

    @property
    def ply(self) -> int:
        return 0 if self.position is None else self.position.ply

    def begin(self) -> None:
        self.position = opening(course_of(self.row, self.seats))

    def take(self, entry: Entry, after: Position) -> None:
        """Take an entry that is committed."""
        self.position = after
        self.entries.append(entry)
        if entry.ply % SHORT == 0:
            self.past.append(after)
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = entry.ply

    def seats_of(self, person: str | None) -> list[int]:
        """A person's seats."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def own_seat(self, person: str, wanted: int | None) -> int:
        """The seat that a person acts for: the one named, the only one they have, or the one that is asked."""
        mine = self.seats_of(person)
        if wanted is not None:
            if wanted not in mine:
                raise Refused("refuse-other-seat", 403)
            return wanted
        if not mine:
            raise Refused("refuse-not-seated", 403)
        if len(mine) == 1:
            return mine[0]
        asked = [seat for seat in mine if self.position and self.position.state.owes(seat)]
        return (asked or mine)[0]

    def here(self, seat: int) -> bool:
        """Whether a seat's person watches the table through this process."""
        person = self.seats[seat].person
        return person is not None and any(watcher.person == person for watcher in self.watchers)

    def reseat(self) -> None:
        """Give each watcher the view of their own seat, after seats have changed."""
        for watcher in self.watchers:
            mine = self.seats_of(watcher.person)
            wanted = mine if watcher.wanted is None else [seat for seat in mine if seat == watcher.wanted]
            watcher.seat = wanted[0] if wanted else None

    def idle(self, seconds: float) -> bool:
        """Whether this table can leave memory."""
        return (
            not self.watchers
            and not self.lock.locked()
            and (self.driver is None or self.driver.done())
            and time.monotonic() - self.touched > seconds
        )

    def retold(self, since: int) -> Iterable[tuple[Entry, list[Note], list[Event]]]:
        """The log after a ply with its events, which are not kept: the game is replayed, for the last SHORT entries
        from a position that is.
        """
        near = [position for position in self.past if position.ply <= since]
        position = near[-1] if near else opening(self.game.terms)
        for entry in islice(self.entries, position.ply, None):
            position, notes, told = step(position, entry)
            if entry.ply > since:
                yield entry, notes, told


def chosen_seat(live: LiveTable, person: Person | None, wanted: int | None) -> int | None:
    """The seat that a person looks from: one of their own, else none."""
    if wanted is None and (person is None or not live.seats_of(person.id)):
        return None
    return live.own_seat(person.id if person else "", wanted)
