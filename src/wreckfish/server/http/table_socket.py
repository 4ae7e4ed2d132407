"""The WebSocket of a table: a client gets everything since the ply it knows, then each event as it happens.

Each reader has a short queue. A reader that does not keep up is cut off and may reconnect and resume; it never slows
the table. uvicorn's pings keep the connection alive.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Meta

from wreckfish.server import metrics
from wreckfish.server.context import Context
from wreckfish.server.errors import refusal_of
from wreckfish.server.http.identity import language_in, proof_of, provide_maybe
from wreckfish.server.http.limits import address_of
from wreckfish.server.http.websocket_protocol import direct_writer
from wreckfish.server.incoming import understood
from wreckfish.server.messages import VERSION, Follow, Message, Ping, Pong, Seat, Welcome
from wreckfish.server.services.look import look, weight
from wreckfish.server.services.seats import greet
from wreckfish.server.services.verbs import SERVICES
from wreckfish.server.tables.broadcast import encode, join, part
from wreckfish.server.tables.commit import run_bots
from wreckfish.server.tables.live_table import LiveTable, Watcher, chosen_seat
from wreckfish.server.values import Person, Refused, now

Socket: TypeAlias = WebSocket[Any, Any, Any]
log = logging.getLogger("wreckfish.socket")

ENDED = 4001  # close codes of our own
TOO_SLOW = 4008
NOT_HERE = 4004
BROKEN = 1011
PATIENCE = 10  # seconds for a reader that is cut off to take what is under way


class Wishes(msgspec.Struct, frozen=True):
    """The query parameters of a socket."""

    since: Annotated[int, Meta(ge=0, le=2**31)] = 0
    chat: Annotated[int, Meta(ge=0, le=2**31)] = 0
    seat: Seat | None = None
    words: bool = False
    picture: bool = False


class SocketReader(Watcher):
    """One reader of a table, with a bounded queue of messages."""

    def __init__(
        self, socket: Socket, live: LiveTable, person: Person | None, wanted: int | None, seat: int | None, most: int
    ) -> None:
        super().__init__(person, wanted, seat)
        self.socket = socket
        self.live = live
        self.most = most
        self.queue: list[bytes] = []
        self.direct = direct_writer(socket.scope)
        self.sender: asyncio.Task[None] | None = None  # while the queue is sent
        self.cut: tuple[int, str] | None = None  # why this end hangs up
        self.listener: asyncio.Task[None] | None = None
        self.listening = False  # while waiting for the reader's next message

    def put(self, message: bytes) -> None:
        if self.cut or (self.sender is None and self.direct is not None and self.direct.write_soon(message)):
            return
        if len(self.queue) < self.most:
            self.queue.append(message)
            if self.sender is None:
                self.sender = asyncio.create_task(self.send_all())
        else:
            metrics.SLOW_READERS.inc()
            self.cut_off(TOO_SLOW, "Too slow; connect again and resume.")

    def cut_off(self, code: int, reason: str) -> None:
        """Send nothing more, stop listening, and hang up."""
        if self.cut is None:
            self.cut = (code, reason)
            if self.listening and self.listener:
                self.listener.cancel()
            if self.sender is None:
                self.sender = asyncio.create_task(self.send_all())

    def end_session(self) -> None:
        """What proved this reader's identity holds no longer."""
        self.cut_off(ENDED, "This session has ended.")

    def tell(self, message: Message) -> None:
        self.put(encode(message))

    async def send_all(self) -> None:
        """Send the queue as fast as the reader takes it."""
        try:
            while self.queue and not self.cut:
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": self.queue.pop(0).decode()})
            if self.cut:
                await self.socket.close(*self.cut)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.queue.clear()  # the reader is gone; the listener will notice
        finally:
            self.sender = None

    async def hang_up(self) -> None:
        """Stop sending. A reader that was cut off may still take what is under way, and the reason."""
        sender = self.sender
        if sender is not None:
            if self.cut:
                await asyncio.wait([sender], timeout=PATIENCE)
            sender.cancel()
            await asyncio.wait([sender])

    async def hear(self) -> dict[str, Any] | None:
        """The reader's next message; None when one side hangs up."""
        if self.cut:
            return None
        self.listening = True
        try:
            event: Any = await (self.direct or self.socket).receive()
        except asyncio.CancelledError:
            if self.cut and self.listener and self.listener.uncancel() == 0:
                return None
            raise
        finally:
            self.listening = False
        return None if event["type"] == "websocket.disconnect" else event


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, context: NamedDependency[Context], table: FromPath[str]) -> None:
    """Sit at a table, or watch it, until one side hangs up."""
    await socket.accept()
    try:
        person, proof = await provide_maybe(socket.scope, context), await proof_of(socket.scope, context)
        wishes = read_wishes(socket)
        live = await context.tables.current(table)
        line = SocketReader(
            socket, live, person, wishes.seat, chosen_seat(live, person, wishes.seat), context.settings.outbox
        )
        line.language, line.words, line.picture = language_in(socket.scope, person), wishes.words, wishes.picture
        await welcome(context, person, line, wishes, live)
    except Refused as refused:
        await turn_away(socket, refused, NOT_HERE)
        return
    except Exception:
        log.exception("A socket could not be opened.")
        await turn_away(socket, Refused("refuse-broken", 500), BROKEN)
        return
    metrics.SOCKETS.inc()
    try:
        with context.sessions.hold(proof, line.end_session):
            line.listener = asyncio.create_task(listen(socket, context, person, line))  # a short stack per message
            await line.listener
    finally:
        metrics.SOCKETS.dec()
        part(line.live, line, context.closing)
        await line.hang_up()


async def turn_away(socket: Socket, refused: Refused, code: int) -> None:
    await socket.send_data(encode(refusal_of(refused, 0, language_in(socket.scope))))
    await socket.close(code)


def read_wishes(socket: Socket) -> Wishes:
    """The query parameters, checked."""
    asked = {name: value for name, value in socket.query_params.items() if name in Wishes.__struct_fields__}
    try:
        return msgspec.convert(asked, Wishes, strict=False)
    except msgspec.ValidationError as problem:
        raise Refused("refuse-body", 422, reason=str(problem)) from None


async def welcome(
    context: Context, person: Person | None, line: SocketReader, ask: Follow | Wishes, live: LiveTable
) -> None:
    """Send a table's first message and subscribe to the rest, so that nothing is lost or repeated."""
    while True:
        said, seat = live.chat, chosen_seat(live, person, ask.seat)
        wants = (line.language, line.words, line.picture, address_of(line.socket.scope))
        seen = await look(context, person, live, seat, ask.since, ask.chat, *wants)
        if live.chat == said and chosen_seat(live, person, ask.seat) == seat:
            break
    if line.live is not live:
        part(line.live, line, context.closing)
    line.live, line.wanted, line.seat = live, ask.seat, seat
    line.tell(Welcome(VERSION, line.person, seen.table, seen.position, seen.log, seen.chat, now()))
    join(live, line)
    await greet(context, person, live)
    run_bots(context, live)  # bots that played among themselves rested while nobody watched


async def listen(socket: Socket, context: Context, person: Person | None, line: SocketReader) -> None:
    """Serve the reader's messages one after the other."""
    address = address_of(socket.scope)
    while True:
        event = await line.hear()
        if event is None:
            return
        number = 0
        try:
            context.limits.take("traffic", address)
            context.limits.take("messages", line.person or address)
            ask = understood(event.get("text"))
            number = ask.id
            if isinstance(ask, Ping):
                line.tell(Pong(VERSION, number, now()))
            elif isinstance(ask, Follow):
                live = await context.tables.current(ask.table)
                if told := weight(live, ask.since):
                    context.limits.take("messages", line.person or address, told)
                await welcome(context, person, line, ask, live)
            elif person is None:
                raise Refused("refuse-who", 401)
            else:
                line.tell(await SERVICES[type(ask)](context, person, line.live, ask))
        except Refused as refused:
            metrics.REFUSALS.labels(refused.code).inc()
            line.tell(refusal_of(refused, number, line.language))
        except Exception:
            log.exception("A message could not be served.")
            line.tell(refusal_of(Refused("refuse-broken", 500), number, line.language))
