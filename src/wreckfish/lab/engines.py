"""Engines that play the ranges of a series: in this process, or in several. Know no game, no file and no screen."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any

from wreckfish.core.values import WreckfishError
from wreckfish.lab.series import Batch, Player
from wreckfish.lab.series_run import Engine

WORTH_IT = 0.4  # seconds of play that must be left before spawning processes pays
FEW = 20  # games for which no process is forked
AHEAD = 2  # ranges that each worker is given in advance


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class InProcess:
    """Plays in this process, one range at a time."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.asked: deque[tuple[int, int]] = deque()

    def room(self, left: float) -> int:
        return 1 - len(self.asked)

    def hand_out(self, first: int, count: int) -> None:
        self.asked.append((first, count))

    def next_batch(self, seconds: float) -> Batch | None:
        return self.player.play(*self.asked.popleft()) if self.asked else None

    def withdraw(self) -> bool:
        self.asked.clear()
        return False


class Worker:
    """A process that plays the ranges it is sent, in order, and the pipes to and from it."""

    def __init__(self, context: Any, stopped: Any, player: Player) -> None:
        orders, self.orders = context.Pipe(duplex=False)
        self.results, results = context.Pipe(duplex=False)
        widen(results)
        self.busy = 0  # ranges that it has not played yet
        self.process = context.Process(target=work, args=(orders, results, stopped, player), daemon=True)
        self.process.start()
        orders.close()
        results.close()

    def ask(self, first: int, count: int) -> None:
        with alive():
            self.orders.send((first, count))
        self.busy += 1

    def answer(self) -> Batch | None:
        """The next range it has played; None if it was stopped before it began the range."""
        with alive():
            found: Batch | Exception | None = self.results.recv()
        self.busy -= 1
        if isinstance(found, Exception):
            raise found
        return found

    def end(self) -> None:
        """End the process at once."""
        self.process.terminate()
        self.process.join()
        self.orders.close()
        self.results.close()


@contextmanager
def alive() -> Iterator[None]:
    """A broken pipe means that the worker was killed or ran out of memory."""
    try:
        yield
    except (EOFError, OSError):
        english = "A worker process was killed, so the series stops here."
        raise WreckfishError(english, "error-process-ended") from None


def widen(pipe: Connection) -> None:
    """Make room for a whole range, where the system allows it, so the worker need not wait for its reader."""
    if sys.platform == "linux":
        import fcntl  # Unix only

        with suppress(OSError):
            fcntl.fcntl(pipe.fileno(), fcntl.F_SETPIPE_SZ, 2**20)


class Processes:
    """Plays in several processes. If they start slowly, this one plays the first ranges, or a whole short series."""

    def __init__(self, player: Player, jobs: int, games: int) -> None:
        self.here = InProcess(player)
        self.jobs = jobs
        self.stopped: Any = None  # set to 1 to keep workers from starting another range
        self.workers: list[Worker] = []
        if games > FEW and start_method() == "fork":
            self.start()

    def start(self) -> None:
        context = multiprocessing.get_context(start_method())
        self.stopped = context.RawValue("b", 0)
        self.workers = [Worker(context, self.stopped, self.here.player) for _ in range(self.jobs)]

    @property
    def asked(self) -> int:
        return sum(worker.busy for worker in self.workers)

    def room(self, left: float) -> int:
        if not self.workers and left > WORTH_IT:
            self.start()
        return self.jobs * AHEAD - self.asked if self.workers else self.here.room(left)

    def hand_out(self, first: int, count: int) -> None:
        if self.workers:
            min(self.workers, key=lambda worker: worker.busy).ask(first, count)
        else:
            self.here.hand_out(first, count)

    def next_batch(self, seconds: float) -> Batch | None:
        if self.here.asked or not self.asked:
            return self.here.next_batch(seconds)
        ready = wait([worker.results for worker in self.workers], seconds)
        return next((worker.answer() for worker in self.workers if worker.results in ready), None)

    def withdraw(self) -> bool:
        self.here.withdraw()
        if self.workers:
            self.stopped.value = 1
        return self.asked > 0

    def close(self) -> None:
        for worker in self.workers:
            worker.end()


def start_method() -> str:
    """Forked workers start at once, but only a process without other threads may be forked."""
    alone = threading.active_count() == 1 and "polars" not in sys.modules
    return "fork" if alone and "fork" in multiprocessing.get_all_start_methods() else "spawn"


@contextmanager
def local_engine(player: Player, jobs: int, games: int) -> Iterator[Engine]:
    """An engine with up to `jobs` processes, which end with the context."""
    if jobs <= 1:
        yield InProcess(player)
        return
    engine = Processes(player, jobs, games)
    try:
        yield engine
    finally:
        engine.close()


# ---- In a worker --------------------------------------------------------------------------------------------------


def work(orders: Connection, results: Connection, stopped: Any, player: Player) -> None:
    """Play incoming ranges until the parent process ends. The parent handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()  # the GC need not scan inherited objects
    parent = multiprocessing.parent_process()
    assert parent is not None
    with suppress(EOFError, OSError):
        while orders in wait([orders, parent.sentinel]):  # the sentinel alone: the parent has ended
            first, count = orders.recv()
            found: Batch | Exception | None
            try:
                found = None if stopped.value else player.play(first, count)
            except Exception as problem:  # noqa: BLE001  the parent raises it
                found = problem
            results.send(found)
