"""Running the server: checks first, to report problems in a sentence; then uvicorn, in one process or many."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import logging.config
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable

import asyncpg
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from wreckfish.core.values import WreckfishError, shown
from wreckfish.server.db.listener import plain
from wreckfish.server.db.store import Store
from wreckfish.server.http.http_protocol import HttpProtocol
from wreckfish.server.http.websocket_protocol import fitting_protocol
from wreckfish.server.secret import read_secret
from wreckfish.server.settings import Settings, database_url, read_settings, variable

if sys.platform != "win32":
    import resource

OPEN_FILES = 65_536
ANSWER = 10  # seconds for the database to answer
PATIENCE = 5  # seconds for connections to finish when the server stops
LONGEST = 64 * 1024  # bytes of a WebSocket message; longer ones close the connection
LOGGING = {  # to standard error, the same in every process
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "filters": {"known": {"()": "wreckfish.server.run.Known"}},
    "handlers": {"host": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"level": "INFO", "handlers": ["host"]},
    "loggers": {
        "alembic": {"level": "WARNING"},
        "uvicorn": {"level": "WARNING"},
        "uvicorn.error": {"filters": ["known"]},
    },
}


EXPECTED = (
    "without completing handshake",
    "Invalid UTF-8 sequence",
    "without completing response",
    "Invalid HTTP request received",
    "Unsupported upgrade request",
)


class Known(logging.Filter):
    """Drops messages that uvicorn logs as our errors: a socket refused on purpose, a peer that sends
    no UTF-8 or no HTTP or wants another protocol, a reader that was cut off.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        said = record.getMessage()
        return not any(words in said for words in EXPECTED)


class Alone(uvicorn.Server):
    """One server process that reports when it is ready. SIGTERM ends it like Ctrl-C, with exit code 0."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        signal.signal(signal.SIGTERM, self.stopped)

    def stopped(self, *_: object) -> None:
        """The signal came before uvicorn was serving, or uvicorn raises it again after shutting down."""
        if not self.should_exit:
            raise SystemExit(0)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


class Crew(Multiprocess):
    """Several server processes, restarted if one dies. Reports when all are ready."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self.ready: Callable[[], None] | None = ready
        self.ended_by: int | None = None

    def keep_subprocess_alive(self) -> None:
        super().keep_subprocess_alive()
        if self.ready is not None and all(process.is_ready() for process in self.processes):
            self.ready()
            self.ready = None

    def handle_int(self) -> None:
        super().handle_int()
        self.ended_by = signal.SIGINT

    def handle_term(self) -> None:
        super().handle_term()
        self.ended_by = signal.SIGTERM

    def run(self) -> None:
        super().run()
        if self.ended_by is None:
            raise WreckfishError("A server process could not start; its reason is in the log above.")
        if self.ended_by == signal.SIGINT:
            raise KeyboardInterrupt


def prepare(workers: int) -> Settings:
    """Check everything that can go wrong before serving."""
    logging.config.dictConfig(LOGGING)
    allow_connections()
    settings = read_settings()
    url = database_url(settings)
    if workers > 1 and url.startswith("sqlite"):
        raise WreckfishError("Several workers need PostgreSQL: give its address with --db postgresql://….")
    os.environ.setdefault(variable("secret"), read_secret(settings).decode())
    asyncio.run(try_database(url))
    return settings


def allow_connections() -> None:
    """Open as many files as this process may: each connection is one, and 1,024, a usual limit, are soon taken."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < OPEN_FILES:
        most = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
        with contextlib.suppress(ValueError, OSError):  # macOS allows less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def try_database(url: str) -> None:
    """Open the database once and migrate it."""
    store = Store(url)
    try:
        await knock(store)
        await store.open(lambda _kind, _table: None)
    finally:
        await store.close()


async def knock(store: Store) -> None:
    """Check that the database answers; a migration afterwards may take its time."""
    try:
        async with asyncio.timeout(ANSWER):
            async with store.engine.connect():
                pass
    except TimeoutError:
        raise WreckfishError(f"The database does not answer: nothing came back in {ANSWER} seconds.") from None
    except OSError as problem:
        raise WreckfishError(f"The database does not answer: {shown(problem.strerror or str(problem), 300)}.") from None
    except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
        raise WreckfishError(f"The database cannot be opened: {shown(plain(problem), 300)}.") from None


def run(settings: Settings, listening: socket.socket, workers: int, ready: Callable[[], None]) -> None:
    """Serve until stopped."""
    config = uvicorn.Config(
        "wreckfish.server.app:create",
        factory=True,
        workers=workers,
        ws=fitting_protocol(),
        ws_per_message_deflate=False,
        ws_max_size=LONGEST,
        ws_ping_interval=settings.heartbeat_seconds,
        ws_ping_timeout=settings.heartbeat_seconds,
        http=HttpProtocol,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        log_config=LOGGING,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=75,
    )
    if workers == 1:
        Alone(config, ready).run(sockets=[listening])
        return
    with tempfile.TemporaryDirectory(prefix="wreckfish-metrics-") as figures:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures
        Crew(config, [listening], ready).run()
