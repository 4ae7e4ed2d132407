"""Who plays the ranges of a series: this process, or several on this machine. Knows no game, no file, no screen."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any

from wreckfish.core.game import Match
from wreckfish.core.registry import find_game
from wreckfish.lab.series import Batch, Engine, Player, Series

WORTH_IT = 0.4  # seconds of play that must be left before other processes are started, if that takes time
FEW = 20  # games for which nobody else is asked
AHEAD = 2  # ranges that each worker is given in advance


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Here:
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


class Processes:
    """Plays in several processes. Where these do not start in a moment, the first ranges, and short series altogether,
    are played in this one.
    """

    def __init__(self, series: Series, match: Match, keep_rows: bool, jobs: int, games: int) -> None:
        self.player = Player(series, match, keep_rows)
        self.here = Here(self.player)
        self.given = (series, match.game.name, match.options, match.parts, keep_rows)
        self.jobs = jobs
        self.pool: ProcessPoolExecutor | None = None
        self.asked: set[Future[Batch]] = set()
        if games > FEW and start_method() == "fork":
            self.start()

    def start(self) -> None:
        context = multiprocessing.get_context(start_method())
        self.pool = ProcessPoolExecutor(self.jobs, context, set_up_worker, self.given)
        self.pool.submit(os.getpid)  # the first thing to do starts them all

    def room(self, left: float) -> int:
        if self.pool is None and left > WORTH_IT:
            self.start()
        return self.here.room(left) if self.pool is None else self.jobs * AHEAD - len(self.asked)

    def hand_out(self, first: int, count: int) -> None:
        if self.pool is None:
            self.here.hand_out(first, count)
        else:
            self.asked.add(self.pool.submit(play_in_worker, first, count))

    def next_batch(self, seconds: float) -> Batch | None:
        if self.here.asked or not self.asked:
            return self.here.next_batch(seconds)
        for future in wait(self.asked, seconds, FIRST_COMPLETED).done:
            self.asked.remove(future)
            return future.result()
        return None

    def withdraw(self) -> bool:
        self.here.withdraw()
        self.asked = {future for future in self.asked if not future.cancel()}
        return bool(self.asked)

    def close(self, at_once: bool) -> None:
        """End the workers; at once, whatever they are doing, or when they have played what they began."""
        if self.pool is not None:
            workers: dict[int, Any] = getattr(self.pool, "_processes", None) or {}
            for worker in list(workers.values()) if at_once else ():
                worker.terminate()
            self.pool.shutdown(wait=not at_once, cancel_futures=True)


def start_method() -> str:
    """Forked workers start in a moment, but only a process without other threads may be forked."""
    alone = threading.active_count() == 1 and "polars" not in sys.modules
    return "fork" if alone and "fork" in multiprocessing.get_all_start_methods() else "spawn"


@contextmanager
def local_engine(series: Series, match: Match, keep_rows: bool, jobs: int, games: int) -> Iterator[Engine]:
    """As many processes as asked for, for so many games; ended afterwards."""
    if jobs <= 1:
        yield Here(Player(series, match, keep_rows))
        return
    engine = Processes(series, match, keep_rows, jobs, games)
    done = False
    try:
        yield engine
        done = True
    finally:
        engine.close(at_once=not done)


# ---- In a worker --------------------------------------------------------------------------------------------------

worker: Player


def set_up_worker(series: Series, game: str, options: Any, parts: Any, keep_rows: bool) -> None:
    """Ctrl-C is for the process that hands out the ranges. What was there before is no garbage, and need not be looked
    through for any.
    """
    global worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    worker = Player(series, Match(find_game(game), series.seats, options, parts), keep_rows)


def play_in_worker(first: int, count: int) -> Batch:
    return worker.play(first, count)
