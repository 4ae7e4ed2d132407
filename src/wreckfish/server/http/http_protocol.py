"""A uvicorn HTTP protocol for clients that are slow, open too many connections, or send a head that is too long or no
HTTP at all.

uvicorn itself waits for ever, takes any number of connections, keeps any head in memory, and answers in its own words.
The time and the size of a request's body are limited elsewhere (security.py, Litestar).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wreckfish.server.errors import problem_of
from wreckfish.server.http.identity import preferred
from wreckfish.server.http.limits import household
from wreckfish.server.settings import read_settings
from wreckfish.server.values import Refused

MOST_HEAD = 32 * 1024  # bytes of a request's address and headers
MOST_CONNECTIONS = 500  # connections of one address, WebSockets and proxies aside
PATIENCE = 60.0  # seconds for a client to take an answer that is written, and more for a long one:
SLOWEST = 65_536  # bytes a second
open_now: Counter[str] = Counter()  # such connections, by address
TOO_LONG = Refused("refuse-head", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)


@cache
def request_seconds() -> float:
    return read_settings().request_seconds


@cache
def proxies() -> list[IPv4Network | IPv6Network]:
    """Those that speak for many visitors."""
    known = read_settings().proxies
    return [ip_network(each.strip()) for each in ("0.0.0.0/0,::/0" if known == "*" else known).split(",")]


class HttpProtocol(HttpToolsProtocol):
    counted = ""  # the address for which this connection counts
    taker: asyncio.TimerHandle | None = None  # while a client has not taken a whole answer
    head_timer: asyncio.TimerHandle | None = None
    arrived = 0  # bytes of a head that is not complete yet
    problem = Refused("refuse-request", HTTPStatus.BAD_REQUEST)  # what to say if the parser refuses a request

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
        address = self.client[0] if self.client else ""
        if not address or any(ip_address(address) in network for network in proxies()):
            return
        if open_now[household(address)] >= MOST_CONNECTIONS:
            transport.abort()
            return
        self.counted = household(address)
        open_now[self.counted] += 1

    def count_no_more(self) -> None:
        if self.counted:
            open_now.subtract([self.counted])
            if not open_now[self.counted]:
                del open_now[self.counted]
            self.counted = ""

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.taker is None and (left := self.transport.get_write_buffer_size()):
            self.taker = self.loop.call_later(1.0, self.watch_taker, PATIENCE + left / SLOWEST)

    def watch_taker(self, seconds: float) -> None:
        """Hang up on a client that does not take an answer: it would stay in memory."""
        self.taker = None
        if not self.transport.get_write_buffer_size():
            return
        if seconds <= 1:
            self.transport.abort()
        else:
            self.taker = self.loop.call_later(1.0, self.watch_taker, seconds - 1)

    def handle_websocket_upgrade(self) -> None:
        self.count_no_more()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.head_timer is None:
            self.arrived = 0
            return
        self.arrived += len(data)
        if self.arrived > MOST_HEAD:
            self.refuse(TOO_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.start_timer()  # for the next request of a connection that was kept

    def on_headers_complete(self) -> None:
        self.stop_timer()
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > MOST_HEAD:
            self.problem = TOO_LONG
            raise ValueError("too long")  # the parser passes it on, and `send_400_response` is called
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        self.count_no_more()
        if self.taker is not None:
            self.taker.cancel()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Uvicorn's answer to what the parser refused, in a sentence of ours."""
        self.refuse(self.problem)

    def refuse(self, refused: Refused) -> None:
        """Answer and hang up."""
        self.stop_timer()
        headers = dict(self.headers or ())
        language = preferred(headers.get(b"accept-language", b"").decode("latin-1"))
        body = msgspec.json.encode(problem_of(refused, language))
        status = HTTPStatus(refused.status)
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\n"
            "content-type: application/json\r\n"
            f"content-length: {len(body)}\r\n"
            "x-content-type-options: nosniff\r\n"
            "connection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()
