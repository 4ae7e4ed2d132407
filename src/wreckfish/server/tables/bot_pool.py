"""Bots think in worker processes, under a time limit, never in the event loop; people share the workers fairly.

A bot that takes too long or crashes is stopped, and a random legal move is played instead, so no table waits for ever.
A worker gets the game so far (table/bot_tasks.py); the bot itself sees a redealt position only.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import multiprocessing
import secrets
import signal
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec
from pebble import ProcessPool

from wreckfish.bots.advice import Hint
from wreckfish.core.chance import from_seed
from wreckfish.core.values import shown
from wreckfish.server import metrics
from wreckfish.server.clock import CLOCK
from wreckfish.server.tables.fair_queue import FairQueue
from wreckfish.server.values import Refused
from wreckfish.table.bot_tasks import BotTask, advise, put_in_words, task_of, think
from wreckfish.table.position import Position

Result = TypeVar("Result")
log = logging.getLogger("wreckfish.bots")

NOTICED = 1.0  # seconds after which the clock has noticed that it was set, or that this process was stopped


class Asker(msgspec.Struct, frozen=True):
    """For whom a bot thinks: the person whose share it takes, the table, and whether no person plays there."""

    person: str
    table: str
    empty: bool = False


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Processes started here ignore Ctrl-C: the server gets it and stops its workers itself."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class BotPool:
    """The worker processes, each started when it is first needed."""

    def __init__(self, processes: int, seconds: float, place: Callable[[str], str] = str) -> None:
        self.seconds = seconds
        self.queue = FairQueue(processes, place)
        self.idle = list(range(processes))  # a heap: the first ones work most
        self.workers: dict[int, ProcessPool] = {}  # a pool of one process each
        self.stopping = False

    def started(self, number: int = 0) -> ProcessPool:
        """A worker; a new one if there is none or the old one is broken."""
        with undisturbed():
            if number not in self.workers or not self.workers[number].active:
                self.workers[number] = ProcessPool(max_workers=1, context=multiprocessing.get_context("spawn"))
                assert self.workers[number].active  # the property starts it, while signals are blocked
        return self.workers[number]

    async def run(self, work: Callable[[BotTask], Result], task: BotTask, asker: Asker) -> Result:
        """Do some work when it is the asker's turn. If only the clock says that it took too long, do it again."""
        async with self.queue.turn(asker.person, asker.table, asker.empty):
            disturbed = CLOCK.disturbed
            try:
                return await self.once(work, task)
            except TimeoutError:
                await asyncio.sleep(NOTICED)
                if disturbed == CLOCK.disturbed:
                    raise
                return await self.once(work, task)

    async def once(self, work: Callable[[BotTask], Result], task: BotTask) -> Result:
        number = heapq.heappop(self.idle)
        try:
            thought = self.started(number).schedule(work, args=[task], timeout=self.seconds)
            found: Result = await asyncio.wrap_future(thought)
            return found
        finally:
            heapq.heappush(self.idle, number)

    async def choose(self, game: str, options: str, position: Position, seat: int, asker: Asker) -> int:
        """A bot's move for a seat; a random one if the bot fails."""
        bot = position.players[seat] or ""
        begun = time.perf_counter()
        try:
            return await self.run(think, task_of(game, options, position, seat, bot), asker)
        except Exception as problem:  # noqa: BLE001  bots are third-party code
            if self.stopping:
                raise Refused("refuse-busy", 503) from None
            log.error("The bot %s failed (%s); a random move is played.", bot, shown(type(problem).__name__))
            metrics.BOT_FAILURES.labels(bot).inc()
            luck = from_seed(secrets.token_hex(16))
            return position.state.random_move(seat, luck)
        finally:
            metrics.BOT_SECONDS.labels(bot).observe(time.perf_counter() - begun)

    async def speak(self, game: str, options: str, position: Position, seat: int, asker: Asker) -> int:
        """A bot's remark, as a free move; -1 if it says nothing, or fails."""
        bot = position.players[seat] or ""
        try:
            return await self.run(put_in_words, task_of(game, options, position, seat, bot), asker)
        except Exception as problem:  # noqa: BLE001  bots are third-party code
            log.error("The bot %s could not speak (%s).", bot, shown(type(problem).__name__))
            return -1

    async def advise(self, game: str, options: str, position: Position, seat: int, asker: Asker) -> Hint:
        """A search's opinion of a seat's legal moves."""
        try:
            return await self.run(advise, task_of(game, options, position, seat, ""), asker)
        except Refused:
            raise
        except Exception as problem:  # noqa: BLE001  an instinct is a game's own code
            log.error("No hint could be found (%s).", shown(type(problem).__name__))
            raise Refused("refuse-no-hint", 503) from None

    def stop(self) -> None:
        self.stopping = True
        for worker in self.workers.values():
            worker.stop()  # type: ignore[no-untyped-call]
        for worker in self.workers.values():
            worker.join()
