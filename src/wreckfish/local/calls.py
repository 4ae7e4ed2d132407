"""What a page says to the host on its device, and what the host wants done: plain values that travel as JSON.

The host itself never waits: it returns what is to be kept, sent and thought about, and the page's worker does that.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from wreckfish.server.messages import ChatLine
from wreckfish.server.values import Person, SeatRow, TableRow
from wreckfish.table.bot_tasks import BotTask
from wreckfish.table.entry import Entry

Work: TypeAlias = Literal["move", "speak", "hint", "preview"]


class Call(msgspec.Struct, frozen=True, tag_field="call"):
    """A call of the page."""


class Request(Call, frozen=True, tag="request"):
    """A request as to the server: its path below /api, its query, its body as JSON."""

    method: str
    path: str
    query: dict[str, str] = {}
    body: str | None = None


class Open(Call, frozen=True, tag="open"):
    """A socket at a table."""

    socket: int
    table: str
    query: dict[str, str] = {}


class Hear(Call, frozen=True, tag="hear"):
    """A message of a socket."""

    socket: int
    text: str


class Close(Call, frozen=True, tag="close"):
    """A socket is closed."""

    socket: int


class Thought(Call, frozen=True, tag="thought"):
    """What a job came to; None if it failed."""

    job: int
    result: str | None


AnyCall: TypeAlias = Request | Open | Hear | Close | Thought


class Job(msgspec.Struct, frozen=True):
    """Work for the second worker, where bots think: its number, its kind, the game so far, the moves to preview,
    and the one to be played before them.
    """

    job: int
    work: Work
    task: BotTask
    moves: list[int] = []
    first: int | None = None


class Answer(msgspec.Struct, frozen=True):
    """The answer to a request, with the name of a file to save it in, if it is one."""

    status: int
    text: str
    file: str | None = None


class Effects(msgspec.Struct):
    """What is to be done after a call, in this order: keep, then answer and send, then close; think meanwhile.

    keep   values for the device's store by their keys; None removes one
    send   messages by socket
    close  close codes by socket
    think  jobs for the second worker
    """

    keep: dict[str, str | None] = msgspec.field(default_factory=dict)
    answer: Answer | None = None
    send: list[tuple[int, str]] = msgspec.field(default_factory=list)
    close: list[tuple[int, int]] = msgspec.field(default_factory=list)
    think: list[Job] = msgspec.field(default_factory=list)


class Kept(msgspec.Struct, frozen=True):
    """A table as the device keeps it, without its log, which is read when someone sits down at the table.

    `entries`: the log, as long as it was kept here.
    """

    row: TableRow
    seats: list[SeatRow]
    entries: msgspec.Raw = msgspec.Raw(b"[]")
    chat: list[ChatLine] = []


class Owner(msgspec.Struct, frozen=True):
    """The person of this device, as it is kept."""

    person: Person


ENTRIES: msgspec.json.Decoder[list[Entry]] = msgspec.json.Decoder(list[Entry])
CALLS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyCall)
