"""All the tables that this process looks after: loaded when somebody asks, driven while bots move, let go when idle.

Here an entry goes its one way: judged by a service, committed by the store, taken by the table, shown to who watches.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.core.state import EVERYONE, Note
from wreckfish.core.values import Event
from wreckfish.server import metrics
from wreckfish.server.db import schema, table_queries
from wreckfish.server.http.identity import Faces
from wreckfish.server.http.limits import Limits
from wreckfish.server.tables.live_table import LiveTable, Watcher, load
from wreckfish.server.tables.sweeper import Lookout
from wreckfish.server.messages import (
    VERSION,
    ChatLine,
    Leave,
    Message,
    Said,
    Started,
    Step,
    TableChanged,
)
from wreckfish.server.tables.position import Position
from wreckfish.server.errors import speaker
from wreckfish.server.services.finished.settle import settle
from wreckfish.server.services.leave import leave
from wreckfish.server.settings import Settings
from wreckfish.server.tables.outgoing import happening, position_info, table_info
from wreckfish.server.db.store import Progress, Store
from wreckfish.server.tables.bot_pool import Thinkers
from wreckfish.server.values import Entry, Kind, Refused, SeatRow, TableRow, now

Ahead: TypeAlias = tuple[Position, list[Note], list[Event]]
log = logging.getLogger("wreckfish.harbour")
ENCODER = msgspec.json.Encoder()

LEASE = 5_000  # milliseconds after which another process may look after a bot, beyond the bot's own time
ATTEMPTS = 20  # how often an entry is judged anew because another one took its place


class Harbour:
    def __init__(self, settings: Settings, store: Store, secret: bytes) -> None:
        self.settings = settings
        self.store = store
        self.secret = secret
        self.limits = Limits(settings.limits == "on")
        self.faces = Faces(store)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.waiters: dict[str, set[asyncio.Event]] = {}  # by person: requests that wait for a turn
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.lease = int(settings.bot_seconds * 1000) + LEASE  # how long a bot's move is left to who began it

    # Life.

    async def open(self) -> None:
        await self.store.open(self.heard)
        lookout = Lookout(self)
        await lookout.credit_downtime()
        self.spawn(lookout.sweep())

    async def close(self) -> None:
        self.closing = True
        drivers = [live.driver for live in self.tables.values() if live.driver is not None]
        for task in (*self.tasks, *drivers):
            task.cancel()
        await asyncio.gather(*self.tasks, *drivers, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.stop)
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, and keep hold of it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Refused):  # what the store refused is in the log already
            log.error("Something in the background failed.", exc_info=problem)

    # Tables in memory.

    async def table(self, table: str) -> LiveTable:
        """A table, from memory or from the database."""
        live = self.tables.get(table)
        if live is None:
            lock = self.loading.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    live = self.tables.get(table)
                    if live is None:
                        live = self.tables.setdefault(table, await load(self.store, table))
                        metrics.LIVE_TABLES.set(len(self.tables))
                        if self.store.shared:  # something may have been written between reading and listening
                            async with live.lock:
                                await self.catch_up(live)
            finally:
                self.loading.pop(table, None)
        live.touched = time.monotonic()
        return live

    async def admit(self, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        """A table that was made just now: nobody can have changed it yet, unless other processes know it too."""
        if self.store.shared:
            return await self.table(row.id)
        metrics.LIVE_TABLES.set(len(self.tables) + 1)
        return self.tables.setdefault(row.id, LiveTable(row, seats, [], 0))

    async def tables_of(self, person: str) -> list[str]:
        """The tables where somebody sits and which are not over."""
        seats, tables = schema.seats.c, schema.tables.c
        mine = select(tables.id).join(schema.seats, seats.table == tables.id)
        return [
            row["id"]
            for row in await self.store.read(mine.where(seats.person == person, tables.state != "over"), quick=True)
        ]

    async def leave_everywhere(self, person: str) -> None:
        """Leave all of somebody's seats: before a game they become free, in a game a bot plays on."""
        who = await self.faces.person(person)
        for table in await self.tables_of(person):
            live = await self.table(table)
            for seat in live.seats_of(person):
                if who is not None and live.row.state != "over":
                    await leave(self, who, live, Leave(seat))

    def let_go(self) -> None:
        """Forget tables that nobody needs: the database has them."""
        for table, live in list(self.tables.items()):
            if live.idle(self.settings.idle_seconds):
                del self.tables[table]
        metrics.LIVE_TABLES.set(len(self.tables))

    # The way of an entry.

    async def enter(self, live: LiveTable, judge: Callable[[], Entry | None]) -> Entry | None:
        """Judge, commit, take, show. `judge` gives the next entry, or None if there is nothing to do, or refuses.

        The table's lock must be held. If another process was quicker, the table catches up and is judged anew; so
        it is before a refusal: what was asked may follow from something that only another process knows yet.
        """
        current = not self.store.shared
        for _ in range(ATTEMPTS):
            try:
                entry = judge()
            except Refused:
                if current:
                    raise
                current = True
                await self.catch_up(live, "table" if live.position is None else "entry")
                continue
            if entry is None:
                return None
            ahead = live.look_ahead(entry)
            done = progress(ahead[0], entry, self.lease)
            if await self.store.append(live.id, entry, done, only_moved_on(live.row, done)):
                self.advance(live, entry, ahead, done)
                self.drive(live)
                return entry
            await self.catch_up(live)
        raise Refused("refuse-busy", 503)

    def advance(self, live: LiveTable, entry: Entry, ahead: Ahead, done: Progress) -> None:
        """A committed entry becomes the table's position, and everybody sees it."""
        after, notes, told = ahead
        over_before = live.row.state == "over"
        live.take(entry, after)
        live.row = msgspec.structs.replace(live.row, **msgspec.structs.asdict(done))
        if entry.kind is Kind.MOVE:
            metrics.moves(live.row.game, after.players[entry.seat or 0] is None).inc()
        self.show_step(live, entry, notes, told)
        self.wake(live)
        if live.row.state == "over" and not over_before:
            self.show_table(live)
            self.spawn(self.settled(live))
        elif entry.kind in (Kind.TIMEOUT, Kind.LEFT, Kind.REPLACED, Kind.RETURN):
            self.show_table(live)

    async def settled(self, live: LiveTable) -> None:
        """Write a finished table's results. If that fails, the next start of a server tries again."""
        try:
            await settle(self.store, live.id, live)
        except Refused:
            pass  # the store has told the host
        except Exception:
            log.exception("The table %s could not be settled.", live.id)

    async def catch_up(self, live: LiveTable, what: str = "all") -> None:
        """Take what other processes wrote."""
        async with self.store.reading(quick=True) as connection:
            if what in ("all", "table"):
                row = await table_queries.read_row(connection, live.id)
                seats = await table_queries.read_seats(connection, live.id)
                if (row, seats) != (live.row, live.seats):
                    self.changed(live, row, seats)
            if live.position is not None and what in ("all", "entry", "table"):
                for entry in await table_queries.read_entries(connection, live.id, live.ply):
                    if entry.ply == live.ply + 1:
                        ahead = live.look_ahead(entry)
                        self.advance(live, entry, ahead, progress(ahead[0], entry, self.lease))
        if what in ("all", "chat"):
            await self.new_chat(live)

    async def change(
        self, live: LiveTable, job: Callable[[AsyncConnection, TableRow], Awaitable[TableRow | None]]
    ) -> None:
        """Change a table in one transaction, and show it. The table's lock must be held.

        A job that changes the row alone gives the new one; otherwise both row and seats are read again.
        """

        async def work(connection: AsyncConnection) -> tuple[TableRow, list[SeatRow]]:
            row = live.row
            if self.store.shared:  # another process may have seated somebody
                row = await table_queries.read_row(connection, live.id, lock=True)
                self.changed(live, row, await table_queries.read_seats(connection, live.id))
            new = await job(connection, row)
            await self.store.tell(connection, "table", live.id)
            if new is not None:
                return new, live.seats
            return await table_queries.read_row(connection, live.id), await table_queries.read_seats(connection, live.id)

        row, seats = await self.store.write(work)
        self.changed(live, row, seats)

    def changed(self, live: LiveTable, row: TableRow, seats: list[SeatRow]) -> None:
        """A table's row or seats are different now."""
        position = live.position
        if position is not None:  # what entries change is known from the log
            done = {name: getattr(live.row, name) for name in ("state", "ended", "ply", "owing", "due", "result")}
            row = msgspec.structs.replace(row, **done)
        live.row, live.seats = row, seats
        live.reseat()
        if position is None and row.state != "waiting":
            live.begin()
            self.show_start(live)
        else:
            self.show_table(live)
        self.wake(live)

    # Showing.

    def show_step(self, live: LiveTable, entry: Entry, notes: list[Note], told: list[Event]) -> None:
        private = entry.kind is Kind.MOVE and live.course.match.game.private(entry.value)
        hides = private or [note for note in notes if note.knows != EVERYONE]
        plain = None if hides else happening(live, entry, notes, told, None, None)  # the same for all

        def message(watcher: Watcher) -> Message:
            seat, language, words = watcher.seat, watcher.language, watcher.words
            happened = plain
            if happened is None or words:
                speaks = speaker(language, live.row.game, live.names) if words else None
                happened = happening(live, entry, notes, told, seat, speaks)
            return Step(VERSION, happened, position_info(live, seat, language, words, watcher.picture))

        self.show(live, message)

    def show_start(self, live: LiveTable) -> None:
        info = table_info(live)
        self.show(
            live,
            lambda watcher: Started(
                VERSION, info, position_info(live, watcher.seat, watcher.language, watcher.words, watcher.picture)
            ),
        )

    def show_table(self, live: LiveTable) -> None:
        if live.watchers:
            message = encoded(TableChanged(VERSION, table_info(live)))
            for watcher in list(live.watchers):
                watcher.put(message)

    def show(self, live: LiveTable, message: Callable[[Watcher], Message]) -> None:
        """Send to everybody what they may see; who sees the same gets the same bytes."""
        made: dict[object, bytes] = {}
        for watcher in list(live.watchers):
            kind: object = watcher.seat
            if watcher.words or watcher.picture:
                kind = (kind, watcher.language, watcher.words, watcher.picture)
            found = made.get(kind)
            if found is None:
                found = made[kind] = encoded(message(watcher))
            watcher.put(found)

    def wake(self, live: LiveTable) -> None:
        """Wake requests that wait: at this table, and for a turn."""
        for watcher in list(live.watchers):
            watcher.woken()
        if self.waiters and live.position is not None:
            for seat in live.position.state.to_act():
                for event in self.waiters.get(live.seats[seat].person or "", ()):
                    event.set()

    async def new_chat(self, live: LiveTable) -> None:
        """Show lines of chat that were not shown yet."""
        lines = schema.chat.c
        found = await self.store.read(
            select(schema.chat).where(lines.table == live.id, lines.n > live.chat).order_by(lines.n), quick=True
        )
        for row in found:
            if row["n"] > live.chat:
                live.chat = row["n"]
                line = ChatLine(row["n"], row["at"], row["person"], row["name"], row["seat"], row["text"])
                await self.show_chat(live, line)

    async def show_chat(self, live: LiveTable, line: ChatLine) -> None:
        """Everybody hears it but those who muted the speaker."""
        deaf = await muted_by(self.store, line.person) if live.watchers else set()
        message = encoded(Said(VERSION, line))
        for watcher in list(live.watchers):
            if watcher.person is None or watcher.person not in deaf:
                watcher.put(message)
            watcher.woken()

    # Coming and going.

    def join(self, live: LiveTable, watcher: Watcher) -> None:
        new = watcher.seat is not None and not live.here(watcher.seat)
        live.watchers.add(watcher)
        if new:
            self.show_table(live)

    def part(self, live: LiveTable, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        live.touched = time.monotonic()
        if watcher.seat is not None and not live.here(watcher.seat) and not self.closing:
            seat = live.seats[watcher.seat]
            live.seats[watcher.seat] = msgspec.structs.replace(seat, seen=None)
            self.show_table(live)

    # Bots.

    def drive(self, live: LiveTable) -> None:
        """See to it that bots play, if one is to move, and speak, if one has something to say."""
        if self.closing or live.position is None:
            return
        if not live.position.waiting_for_bots() and not live.speakers():
            return
        if live.driver is None or live.driver.done():
            live.driver = asyncio.create_task(self.play_bots(live), name=f"bots of {live.id}")
            live.driver.add_done_callback(self.ended)

    async def play_bots(self, live: LiveTable) -> None:
        """Play bots' moves until a person is to move. If that fails, the sweep finds the table again."""
        while (speakers := live.speakers()) or live.game.waiting_for_bots():
            position = live.game
            seat = speakers[0] if speakers else position.waiting_for_bots()[0]
            if speakers:
                live.listened.add((position.ply, seat))
                move = await self.thinkers.speak(live.row.game, live.row.options, position, seat)
                if move < 0:
                    continue
            else:
                move = await self.thinkers.choose(live.row.game, live.row.options, position, seat)
            entry = Entry(position.ply + 1, now(), Kind.MOVE, seat, move)
            async with live.lock:
                await self.enter(live, partial(still_next, live, entry))

    # Other processes.

    def heard(self, kind: str, table: str) -> None:
        """Another process wrote something about a table, or may have while we could not listen."""
        if kind == "lost":
            for each in list(self.tables.values()):
                self.spawn(self.hear(each, "all"))
        elif (live := self.tables.get(table)) is not None:
            self.spawn(self.hear(live, kind))
        elif self.waiters and kind in ("entry", "table"):
            self.spawn(self.wake_absent(table))

    async def hear(self, live: LiveTable, kind: str) -> None:
        with contextlib.suppress(Refused):
            async with live.lock:
                await self.catch_up(live, kind)

    async def wake_absent(self, table: str) -> None:
        """Wake requests for a turn at a table that is not in this process's memory."""
        with contextlib.suppress(Refused):
            seats, tables = schema.seats.c, schema.tables.c
            people = select(seats.person, seats.seat, tables.owing).join(schema.tables, tables.id == seats.table)
            for row in await self.store.read(people.where(tables.id == table), quick=True):
                if row["owing"] >> row["seat"] & 1:
                    for event in self.waiters.get(row["person"] or "", ()):
                        event.set()


def encoded(message: Message) -> bytes:
    return ENCODER.encode(message)


def progress(after: Position, entry: Entry, lease: int) -> Progress:
    """What a table's row says after an entry."""
    outcome = after.outcome
    over = not after.state.owing
    return Progress(
        state="over" if over else "playing",
        ended=entry.at if over else None,
        ply=entry.ply,
        owing=after.state.owing,
        due=entry.at + lease if over else due(after, entry.at, lease),
        result=None if outcome is None else msgspec.json.encode(outcome).decode(),
    )


def only_moved_on(row: TableRow, done: Progress) -> bool:
    """Whether an entry leaves a table's row as it is but for ply and owing, as most moves do."""
    return row.state == done.state and row.due == done.due and row.ended == done.ended and row.result == done.result


def due(position: Position, at: int, lease: int) -> int | None:
    """When somebody has to look after a table."""
    moments = list(position.deadlines().values()) if position.course.limits else []
    if position.waiting_for_bots():
        moments.append(at + lease)
    return min(moments, default=None)


def still_next(live: LiveTable, entry: Entry) -> Entry | None:
    """An entry that was thought of for a position, if the table is still there."""
    return entry if live.ply + 1 == entry.ply else None


async def muted_by(store: Store, person: str | None) -> set[str]:
    """Who has muted somebody."""
    if person is None:
        return set()
    found: Iterable[dict[str, str]] = await store.read(
        select(schema.mutes.c.person).where(schema.mutes.c.muted == person), quick=True
    )
    return {row["person"] for row in found}
