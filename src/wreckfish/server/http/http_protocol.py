"""A uvicorn HTTP protocol that hangs up on clients which do not send the whole head of a request in time.

uvicorn itself waits for ever. The time for a request's body is limited in security.py.
"""

from __future__ import annotations

import asyncio
from functools import cache

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wreckfish.server.settings import read_settings


@cache
def request_seconds() -> float:
    return read_settings().request_seconds


class HttpProtocol(HttpToolsProtocol):
    head_timer: asyncio.TimerHandle | None = None

    def start_timer(self) -> None:
        if self.head_timer is None:
            self.head_timer = self.loop.call_later(request_seconds(), self.transport.close)

    def stop_timer(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.start_timer()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.start_timer()  # for the next request of a connection that was kept

    def on_headers_complete(self) -> None:
        self.stop_timer()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        super().connection_lost(exc)
