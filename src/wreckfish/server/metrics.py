"""Counters and gauges for Prometheus, served at /metrics."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

COMMITS = Histogram("wreckfish_commit_seconds", "Time to store one group of log entries", buckets=FAST)
MOVES = Counter("wreckfish_moves_total", "Moves stored", ["game", "player"])
MOVE_SECONDS = Histogram("wreckfish_move_seconds", "From a move's arrival until it is sent to everyone", buckets=FAST)
REFUSALS = Counter("wreckfish_refusals_total", "Refused requests, by message", ["code"])


@cache
def moves(game: str, by_person: bool) -> Counter:
    return MOVES.labels(game, "person" if by_person else "bot")


SOCKETS = Gauge("wreckfish_sockets", "Open WebSockets", multiprocess_mode="livesum")
LIVE_TABLES = Gauge("wreckfish_live_tables", "Tables in memory", multiprocess_mode="livesum")
SLOW_READERS = Counter("wreckfish_slow_readers_total", "Readers cut off because they did not keep up")
BOT_SECONDS = Histogram("wreckfish_bot_seconds", "Time that bots thought", ["bot"])
BOT_FAILURES = Counter(
    "wreckfish_bot_failures_total", "Bots that timed out or crashed; a random move was played", ["bot"]
)
