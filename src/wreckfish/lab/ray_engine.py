"""Ranges of a series played on a Ray cluster: the one that RAY_ADDRESS names, or one on this machine alone.

Needs the extra packages of `wreckfish[cluster]`, here and on all nodes. Knows no game, no file, no screen.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from wreckfish.core.game import Match
from wreckfish.core.registry import find_game
from wreckfish.core.values import WreckfishError, shown
from wreckfish.lab.engines import AHEAD
from wreckfish.lab.series import Batch, Engine, Player, Series

PATIENCE = 5  # seconds for a cluster to answer
players: dict[str, Player] = {}  # of a Ray worker: made once for each series


def play_on_ray(key: str, given: tuple[Series, str, Any, Any, bool], first: int, count: int) -> Batch:
    """Runs on some node."""
    if key not in players:
        series, game, options, parts, keep_rows = given
        players.clear()
        players[key] = Player(series, Match(find_game(game), series.seats, options, parts), keep_rows)
    return players[key].play(first, count)


class OnRay:
    """Hands ranges to a cluster, a few more than it has processors."""

    def __init__(self, ray: Any, series: Series, match: Match, keep_rows: bool) -> None:
        self.ray = ray
        self.given = ray.put((series, match.game.name, match.options, match.parts, keep_rows))
        self.play = ray.remote(play_on_ray)
        self.asked: list[Any] = []

    def room(self, left: float) -> int:
        processors = int(self.ray.cluster_resources().get("CPU", 1))  # nodes may come and go
        return processors * AHEAD - len(self.asked)

    def hand_out(self, first: int, count: int) -> None:
        self.asked.append(self.play.remote(self.given.hex(), self.given, first, count))

    def next_batch(self, seconds: float) -> Batch | None:
        ready, _ = self.ray.wait(self.asked, num_returns=1, timeout=seconds) if self.asked else ([], [])
        if not ready:
            return None
        self.asked.remove(ready[0])
        batch: Batch = self.ray.get(ready[0])
        return batch

    def withdraw(self) -> bool:
        """Ray knows not which tasks have begun; those that it can stop without force, it stops."""
        for task in self.asked:
            self.ray.cancel(task, force=False)
        self.asked.clear()
        return False


def check_reachable(address: str) -> None:
    """Where nobody listens, Ray would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError):
            english = "No Ray cluster answers at {address} (RAY_ADDRESS)."
            raise WreckfishError(english, "error-no-cluster", address=shown(address)) from None


@contextmanager
def ray_engine(series: Series, match: Match, keep_rows: bool, jobs: int, games: int) -> Iterator[Engine]:
    """A cluster for as long as a series takes. `jobs` are the processors of one that is started here."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        english = "A cluster needs the package ray: pip install 'wreckfish[cluster]'."
        raise WreckfishError(english, "error-no-ray") from None
    begun = not ray.is_initialized()
    if begun:
        address = os.environ.get("RAY_ADDRESS")
        own = {} if address else {"num_cpus": jobs, "include_dashboard": False}
        check_reachable(address or "")
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error", **own)
        except (ConnectionError, RuntimeError, ValueError) as problem:
            words = shown(str(problem), 300)
            raise WreckfishError("Ray cannot start: {problem}", "error-ray-start", problem=words) from None
    try:
        yield OnRay(ray, series, match, keep_rows)
    finally:
        if begun:
            ray.shutdown()
