"""Everything that requests share and that lives as long as the server: store, tables, bots, limits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from wreckfish.server.clock import CLOCK
from wreckfish.server.db.store import Store
from wreckfish.server.health import HealthCheck
from wreckfish.server.http.limits import SOCKETS, SOCKETS_BY_ADDRESS, AtOnce, CostlyReads, Limits
from wreckfish.server.people_cache import PeopleCache
from wreckfish.server.services.finished.course import Courses
from wreckfish.server.services.finished.statistics import StatisticsCache
from wreckfish.server.sessions import Sessions
from wreckfish.server.settings import Settings
from wreckfish.server.tables.bot_pool import BotPool
from wreckfish.server.tables.registry import Registry
from wreckfish.server.tables.sweeper import Sweeper
from wreckfish.server.tables.turns import Turns
from wreckfish.server.values import Refused
from wreckfish.table.time_control import HOUR

log = logging.getLogger("wreckfish.server")

PARTING = 1.0  # seconds for background tasks to end when the server stops
GRACE = 1.0  # seconds for the browser that changed something to receive its new cookie
LEASE = 5_000  # milliseconds on top of a bot's own time before another process may take over its move


class Context:
    def __init__(self, settings: Settings, store: Store, secret: bytes) -> None:
        self.settings = settings
        self.store = store
        self.secret = secret
        self.limits = Limits(settings.limits == "on", store.shared)
        self.reads = CostlyReads(settings.limits == "on")
        self.sockets = AtOnce(SOCKETS_BY_ADDRESS, SOCKETS, settings.limits == "on")
        self.statistics = StatisticsCache(store)
        self.courses = Courses(store, self.reads.computing)
        self.people = PeopleCache(store)
        self.health = HealthCheck(store)
        self.bots = BotPool(settings.bot_processes, settings.bot_seconds, self.people.place)
        self.lease = int(settings.bot_seconds * 1000) + LEASE  # how long a bot's move belongs to its process
        self.rest = int(settings.rest_seconds * 1000)  # between two moves where no person plays
        self.absence = int(settings.absence_hours * HOUR)  # that was announced, before a bot takes over
        self.steady = asyncio.Event()  # cleared while lost time is given back: no entry may be judged then
        self.steady.set()
        self.sessions = Sessions(store, self.people)
        self.tables = Registry(self)
        self.turns = Turns()
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def open(self) -> None:
        await self.store.open(self.heard)
        if self.store.shared:
            self.spawn(self.limits.tell(self.tell_limits))
        sweeper = Sweeper(self)
        await sweeper.credit_downtime()
        self.spawn(sweeper.sweep())
        self.spawn(sweeper.watch_clock())

    def heard(self, kind: str, subject: str) -> None:
        """Another process counted requests, changed a table or a person, or may have while we were not listening."""
        if kind == "limits":
            self.limits.hear(subject)
            return
        if kind == "person":
            self.person_changed(subject)
            return
        if kind == "lost":
            self.spawn(self.sessions.check())
        self.tables.heard(kind, subject)

    def person_changed(self, person: str) -> None:
        """A person's proofs may have ended: ask the database again, and end what was open by them."""
        self.people.forget(person)
        if person in self.sessions.held:
            self.spawn(self.end_sessions(person))

    async def end_sessions(self, person: str) -> None:
        await asyncio.sleep(GRACE)
        await self.sessions.check([person])

    async def tell_limits(self, news: list[str]) -> None:
        await self.store.whisper([f"limits {text}" for text in news])

    def spawn(self, work: Coroutine[Any, Any, None], name: str | None = None) -> asyncio.Task[None]:
        """Run something in the background, keep a reference to it, and log its failure."""
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Refused):  # the store has already logged the reason
            log.error("A background task failed.", exc_info=problem)

    async def close(self) -> None:
        self.closing = True
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=PARTING)
        CLOCK.rest()
        await asyncio.to_thread(self.bots.stop)
        await self.store.close()
