"""An engine that plays the ranges of a series on a Ray cluster: the one named by RAY_ADDRESS, or a local one.

Needs the extra packages of `wreckfish[cluster]`, here and on all nodes. Knows no game, no file and no screen.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from wreckfish.core.values import WreckfishError, shown
from wreckfish.lab.engines import AHEAD
from wreckfish.lab.series import Batch, Player
from wreckfish.lab.series_run import Engine

PATIENCE = 5  # seconds for a cluster to answer
players: dict[str, Player] = {}  # in a Ray worker: made once per series


def play_on_ray(reference: list[Any], first: int, count: int) -> Batch:
    """Runs on a node. The list keeps Ray from unpacking the player for every range."""
    key = reference[0].hex()
    if key not in players:
        players.clear()
        players[key] = import_module("ray").get(reference[0])
    return players[key].play(first, count)


class RayEngine:
    """Hands ranges to a cluster, a few more than it has processors."""

    def __init__(self, ray: Any, player: Player) -> None:
        self.ray = ray
        self.player = ray.put(player)
        self.play = ray.remote(play_on_ray)
        self.asked: list[Any] = []

    def room(self, left: float) -> int:
        processors = int(self.ray.cluster_resources().get("CPU", 1))  # nodes may come and go
        return processors * AHEAD - len(self.asked)

    def hand_out(self, first: int, count: int) -> None:
        self.asked.append(self.play.remote([self.player], first, count))

    def next_batch(self, seconds: float) -> Batch | None:
        ready, _ = self.ray.wait(self.asked, num_returns=1, timeout=seconds) if self.asked else ([], [])
        if not ready:
            return None
        self.asked.remove(ready[0])
        batch: Batch = self.ray.get(ready[0])
        return batch

    def withdraw(self) -> bool:
        """Ray can't tell which tasks have started, so cancel whatever it can without force."""
        for task in self.asked:
            self.ray.cancel(task, force=False)
        self.asked.clear()
        return False


def check_reachable(address: str) -> None:
    """Fail at once if nothing listens there; Ray would retry for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError):
            english = "No Ray cluster answers at {address} (RAY_ADDRESS)."
            raise WreckfishError(english, "error-no-cluster", address=shown(address)) from None


@contextmanager
def ray_engine(player: Player, jobs: int, games: int) -> Iterator[Engine]:
    """Connects to a cluster for the length of a run, or starts one with `jobs` processors."""
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
        yield RayEngine(ray, player)
    finally:
        if begun:
            ray.shutdown()
