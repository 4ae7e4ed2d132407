"""Bots think in worker processes, under a time limit, never in the event loop.

A bot that takes too long or crashes is stopped, and a random legal move is played instead, so no table waits for ever.
A worker gets the game so far (table/bot_tasks.py); the bot itself sees a redealt position only.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import secrets
import signal
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from pebble import ProcessPool

from wreckfish.bots.advice import Hint
from wreckfish.core.chance import from_seed
from wreckfish.core.values import shown
from wreckfish.server import metrics
from wreckfish.server.values import Refused
from wreckfish.table.bot_tasks import BotTask, advise, put_in_words, task_of, think
from wreckfish.table.position import Position

Result = TypeVar("Result")
log = logging.getLogger("wreckfish.bots")


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
    """The worker processes, started with the first task."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.processes = processes
        self.pool: ProcessPool | None = None
        self.stopping = False

    def started(self) -> ProcessPool:
        """The pool; a new one if there is none or the old one is broken."""
        with undisturbed():
            if self.pool is None or not self.pool.active:
                self.pool = ProcessPool(max_workers=self.processes, context=multiprocessing.get_context("spawn"))
                assert self.pool.active  # the property starts it, while signals are blocked
        return self.pool

    async def run(self, work: Callable[[BotTask], Result], task: BotTask) -> Result:
        found: Result = await asyncio.wrap_future(self.started().schedule(work, args=[task], timeout=self.seconds))
        return found

    async def choose(self, game: str, options: str, position: Position, seat: int) -> int:
        """A bot's move for a seat; a random one if the bot fails."""
        bot = position.players[seat] or ""
        begun = time.perf_counter()
        try:
            return await self.run(think, task_of(game, options, position, seat, bot))
        except Exception as problem:  # noqa: BLE001  bots are third-party code
            if self.stopping:
                raise Refused("refuse-busy", 503) from None
            log.error("The bot %s failed (%s); a random move is played.", bot, shown(type(problem).__name__))
            metrics.BOT_FAILURES.labels(bot).inc()
            luck = from_seed(secrets.token_hex(16))
            return position.state.random_move(seat, luck)
        finally:
            metrics.BOT_SECONDS.labels(bot).observe(time.perf_counter() - begun)

    async def speak(self, game: str, options: str, position: Position, seat: int) -> int:
        """A bot's remark, as a free move; -1 if it says nothing, or fails."""
        bot = position.players[seat] or ""
        try:
            return await self.run(put_in_words, task_of(game, options, position, seat, bot))
        except Exception as problem:  # noqa: BLE001  bots are third-party code
            log.error("The bot %s could not speak (%s).", bot, shown(type(problem).__name__))
            return -1

    async def advise(self, game: str, options: str, position: Position, seat: int) -> Hint:
        """A search's opinion of a seat's legal moves."""
        try:
            return await self.run(advise, task_of(game, options, position, seat, ""))
        except Exception as problem:  # noqa: BLE001  an instinct is a game's own code
            log.error("No hint could be found (%s).", shown(type(problem).__name__))
            raise Refused("refuse-no-hint", 503) from None

    def stop(self) -> None:
        self.stopping = True
        if self.pool is not None:
            self.pool.stop()  # type: ignore[no-untyped-call]
            self.pool.join()
