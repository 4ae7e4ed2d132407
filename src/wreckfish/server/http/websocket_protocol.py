"""uvicorn's WebSocket with a short way out: all that is to be sent in one turn of the loop goes out in one write each.

By the ordinary way each message costs a task, three wrappers, a frame object and a system call, and each message heard
stops and starts reading. Also keeps a connection small, and quiet about a peer that sends what is no text.
"""

from __future__ import annotations

import asyncio
import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where that could be built

EXTENSION = "wreckfish.wire"
AHEAD = 16  # messages that may wait to be heard before we stop reading
TEXT = 0x81  # a whole text message, in the words of RFC 6455
MASKED = 0x80
SHORT, MIDDLE, LONG = (struct.Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))  # heads of frames
LONGEST_HEAD = 14
NOT_TEXT = 1007


def wire_of(scope: Any) -> WebSocketProtocol | None:
    """The wire under a connection, unless another server than uvicorn holds it."""
    found: WebSocketProtocol | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("wire")
    return found


LEAVING: list[WebSocketProtocol] = []  # those with something to send at the end of this turn


def frame_end(data: bytes, at: int) -> int:
    """Where the frame that begins at a place ends; beyond the data, if that is not all there."""
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


def flush() -> None:
    wires = LEAVING.copy()
    LEAVING.clear()  # first: whatever happens to one of them, the others are served, now and later
    for wire in wires:
        try:  # noqa: SIM105  done for every reader of every move: a quarter of what `suppress` costs
            wire.flush()
        except (RuntimeError, OSError):  # gone in this very moment
            pass


class Mailbox:
    """What a peer said, for the one who listens: as much of asyncio's Queue as is needed, in a tenth of its memory."""

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
        self.rest = b""  # the beginning of a frame whose end is still to come
        self.spoke = False  # since the last look whether the peer is alive

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def data_received(self, data: bytes) -> None:
        """Take whole frames only. A short text, which is what players send, needs no more than to be unmasked."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        self.spoke = True
        if self.rest:
            data, self.rest = self.rest + data, b""
        at, size = 0, len(data)
        while at < size:
            end = frame_end(data, at)
            if end - at > self.config.ws_max_size + LONGEST_HEAD:
                super().data_received(data[at:])  # it knows how to refuse that
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

    def send_keepalive_ping(self) -> None:
        """Ask whether the peer is alive, unless it has just been heard."""
        if self.spoke:
            self.spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_pong(self, event: Any) -> None:
        super().handle_pong(event)
        self.spoke = False  # it was asked: the next question comes in due time

    def write_soon(self, text: bytes) -> bool:
        """Send a text in this turn of the loop; False if the peer does not keep up: then it has to go the long way."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if not self.out:
            if not LEAVING:
                self.loop.call_soon(flush)
            LEAVING.append(self)
        size = len(text)
        head = SHORT(TEXT, size) if size < 126 else MIDDLE(TEXT, 126, size) if size < 65536 else LONG(TEXT, 127, size)
        self.out += (head, text)
        return True

    def flush(self) -> None:
        leaving, self.out = self.out, []
        if leaving and not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(b"".join(leaving))

    async def send(self, message: Any) -> None:
        self.flush()  # what was said first comes first
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Hand on what was heard; stop reading only when much of it waits."""
        heard = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": heard.decode()})
            except UnicodeDecodeError:
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": heard})
        if not self.read_paused and len(self.queue.waiting) > AHEAD:  # type: ignore[attr-defined]
            self.read_paused = True
            self.transport.pause_reading()
