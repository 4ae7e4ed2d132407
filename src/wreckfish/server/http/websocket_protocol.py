"""A uvicorn WebSocket protocol that writes straight to the transport: one write per connection per loop iteration.

The ordinary way costs a task, three wrappers, a frame object and a system call for each message. This reaches into
uvicorn's internals, so it serves only the versions it was tested with; with any other, the plain protocol does.
"""

from __future__ import annotations

import logging
import struct
from importlib.metadata import version
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

log = logging.getLogger("wreckfish.socket")

TESTED = ((0, 50), (0, 54))  # uvicorn, first and last; pyproject.toml has the same
PLAIN = "websockets-sansio"
EXTENSION = "wreckfish.socket"
TEXT = 0x81  # a whole text message, in the words of RFC 6455
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


class WebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.out: list[bytes] = []

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"protocol": self}

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
