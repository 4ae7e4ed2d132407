"""The application: routes, the socket, security, and the context behind them."""

from __future__ import annotations

import contextlib
import gc
import logging
import multiprocessing
import os
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router

from wreckfish import version
from wreckfish.core.values import WreckfishError
from wreckfish.server.context import Context
from wreckfish.server.db.store import Store
from wreckfish.server.http.identity import provide_language, provide_maybe, provide_owner, provide_person
from wreckfish.server.http.routes import boards, finished, host, library, pages, people, tables
from wreckfish.server.http.routes.answers import (
    PAGE,
    answer_broken,
    answer_deep,
    answer_garbled,
    answer_http,
    answer_refused,
    answer_wreckfish,
)
from wreckfish.server.http.routes.device import UNDER as DEVICE
from wreckfish.server.http.routes.device import device_router
from wreckfish.server.http.security import MOST_BODY, Security
from wreckfish.server.http.table_socket import table_socket
from wreckfish.server.secret import read_secret
from wreckfish.server.services.expiry import expire_regularly
from wreckfish.server.settings import Settings, database_url, read_settings
from wreckfish.server.values import Refused

log = logging.getLogger("wreckfish.server")

CLOSING = 10.0  # seconds from the last connection to the end of the process
DESCRIPTION = (
    "Tables for shipwreck games. Identify yourself (POST /api/me, or a Bearer token), make a table or sit down at one, "
    "and play; docs/api.md shows a whole game."
)


def create() -> Security:
    """The factory that uvicorn calls: the application, with settings from the environment."""
    return create_app(read_settings(), end_in_time)


def end_in_time() -> None:
    """End the process if closing hangs, on a disk or in a thread: what was acknowledged is stored."""
    timer = threading.Timer(CLOSING, end_at_once)
    timer.daemon = True
    timer.start()


def end_at_once() -> None:
    log.error("The server did not stop within %g seconds, so it is ended.", CLOSING)
    for child in multiprocessing.active_children():
        child.kill()
    os._exit(1)


def files(path: str, folder: Path, keep: CacheControlHeader) -> Router:
    """The client's files; those with a hash in their name never change."""
    return create_static_files_router(path, [folder], cache_control=keep, html_mode=True, include_in_schema=False)


def create_app(settings: Settings, closing: Callable[[], None] = lambda: None) -> Security:
    """The application; `closing` is called when it begins to close."""
    store = Store(database_url(settings), settings.heartbeat_seconds)
    context = Context(settings, store, read_secret(settings))

    @contextlib.asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await context.open()
        context.spawn(expire_regularly(context))
        gc.freeze()  # everything loaded so far stays, so the collector need not scan it
        gc.set_threshold(20_000, 20, 20)
        try:
            yield
        finally:
            closing()
            await context.close()

    async def provide_context() -> Context:
        return context

    app = Litestar(
        route_handlers=[
            tables.router,
            people.router,
            finished.ROUTER,
            library.router,
            boards.router,
            host.router,
            device_router(settings.site),
            pages.page_of_one,
            table_socket,
            files("/assets", PAGE / "assets", CacheControlHeader(public=True, max_age=31_536_000, immutable=True)),
            files("/", PAGE, CacheControlHeader(no_cache=True)),
        ],
        dependencies={
            "context": Provide(provide_context),
            "person": Provide(provide_person),
            "maybe": Provide(provide_maybe),
            "owner": Provide(provide_owner),
            "tongue": Provide(provide_language),  # not `language`: request bodies have fields of that name
        },
        exception_handlers={
            Refused: answer_refused,
            WreckfishError: answer_wreckfish,
            HTTPException: answer_http,
            RecursionError: answer_deep,
            UnicodeDecodeError: answer_garbled,
            Exception: answer_broken,
        },
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Wreckfish",
            version=version(),
            description=DESCRIPTION,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[],
            components=Components(
                security_schemes={
                    "cookie": SecurityScheme(type="apiKey", name="wreckfish", security_scheme_in="cookie"),
                    "token": SecurityScheme(type="http", scheme="bearer"),
                }
            ),
            security=[{"cookie": []}, {"token": []}, {}],
        ),
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude=[f"^{DEVICE}/"]
        ),
        logging_config=None,
    )
    return Security(app, context)
