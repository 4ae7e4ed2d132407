"""A uvicorn WebSocket protocol with a short way out and in: one write per connection per loop iteration, and short
texts unmasked on the spot.

The ordinary way costs a task, three wrappers, a frame object and a system call for each message sent, and a pause of
reading for each one received. This reaches into uvicorn's internals, so it serves only the versions it was tested
with; with any other, the plain protocol does. benchmarks/README.md says what each part is worth.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from importlib.metadata import version
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where that could be built

log = logging.getLogger("wreckfish.socket")

TESTED = ((0, 50), (0, 54))  # uvicorn, first and last; pyproject.toml has the same
PLAIN = "websockets-sansio"
EXTENSION = "wreckfish.socket"
TEXT = 0x81  # a whole text message, in the words of RFC 6455
MASKED = 0x80
LONGEST_HEAD = 14
NOT_TEXT = 1007
AHEAD = 16  # messages that may wait for the application before we stop reading
SHORT, MIDDLE, LONG = (struct.Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))  # heads of frames


def fitting_protocol() -> type[WebSocketProtocol] | str:
    """What `uvicorn.Config(ws=…)` takes: the protocol below if this uvicorn was tested with it, else uvicorn's own."""
    found = version("uvicorn")
    major, minor = map(int, found.split(".")[:2])
    if TESTED[0] <= (major, minor) <= TESTED[1]:
        return WebSocketProtocol
    log.warning("uvicorn %s is not a version that the fast socket was tested with: sockets take the plain one.", found)
    return PLAIN


def direct_writer(scope: Any) -> WebSocketProtocol | None:
    """The protocol under a connection; None if another one serves it."""
    found: WebSocketProtocol | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("protocol")
    return found


waiting: list[WebSocketProtocol] = []  # connections with something to send at the end of this loop iteration


def flush_all() -> None:
    connections = waiting.copy()
    waiting.clear()  # first: whatever happens to one of them, the others are served, now and later
    for connection in connections:
        try:  # noqa: SIM105  done for every reader of every move: a quarter of what `suppress` costs
            connection.flush()
        except (RuntimeError, OSError):  # gone in this very moment
            pass


def frame_end(data: bytes, at: int) -> int:
    """Where the frame that begins at `at` ends: beyond the data if part of it is still to come."""
    if len(data) < at + 2:
        return at + 2
    length = data[at + 1] & 127
    mask = 4 if data[at + 1] & MASKED else 0
    if length < 126:
        return at + 2 + mask + length
    body = at + (4 if length == 126 else 10)
    if len(data) < body:
        return body
    return body + mask + int.from_bytes(data[at + 2 : body], "big")


class Mailbox:
    """As much of asyncio.Queue as uvicorn asks of it, in a tenth of the memory."""

    __slots__ = ("listener", "loop", "waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting: list[Any] = []
        self.listener: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.waiting.append(event)
        if self.listener is not None and not self.listener.done():
            self.listener.set_result(None)

    async def get(self) -> Any:
        while not self.waiting:
            self.listener = self.loop.create_future()
            try:
                await self.listener
            finally:
                self.listener = None
        return self.waiting.pop(0)

    def empty(self) -> bool:
        return not self.waiting


class WebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Mailbox(self.loop)  # type: ignore[assignment]  # all that is asked of a Queue here
        self.out: list[bytes] = []
        self.rest = b""  # the start of a frame whose end is still to come

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    def data_received(self, data: bytes) -> None:
        """Hand on whole frames. A short text, which is what players send, only needs to be unmasked."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        if self.rest:
            data, self.rest = self.rest + data, b""
        at, size = 0, len(data)
        while at < size:
            end = frame_end(data, at)
            if end - at > self.config.ws_max_size + LONGEST_HEAD:
                super().data_received(data[at:])  # refuses it
                return
            if end > size:
                self.rest = data[at:]
                return
            short = data[at] == TEXT and MASKED <= data[at + 1] < MASKED + 126
            if short and not self.frames and not self.close_sent:
                self.frames = [apply_mask(data[at + 6 : end], data[at + 2 : at + 6])]
                self.curr_msg_data_type = "text"
                self.send_receive_event_to_app()
            else:
                super().data_received(data[at:end])
            at = end

    def write_soon(self, text: bytes) -> bool:
        """Send a text in this loop iteration; False if the peer does not keep up: then it has to go the long way."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if not self.out:
            if not waiting:
                self.loop.call_soon(flush_all)
            waiting.append(self)
        size = len(text)
        head = SHORT(TEXT, size) if size < 126 else MIDDLE(TEXT, 126, size) if size < 65536 else LONG(TEXT, 127, size)
        self.out += (head, text)
        return True

    def flush(self) -> None:
        texts, self.out = self.out, []
        if texts and not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(b"".join(texts))

    async def send(self, message: Any) -> None:
        self.flush()  # what was said first comes first
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application; stop reading only when many wait."""
        received = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": received.decode()})
            except UnicodeDecodeError:
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": received})
        if not self.read_paused and len(self.queue.waiting) > AHEAD:  # type: ignore[attr-defined]
            self.read_paused = True
            self.transport.pause_reading()
