"""The host as a page's worker calls it: a call as JSON, and what is to be done as JSON."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from wreckfish.core.values import WreckfishError
from wreckfish.local.calls import CALLS, Answer, Close, Effects, Hear, Open, Request, Thought
from wreckfish.local.host import LocalHost
from wreckfish.local.routes import respond
from wreckfish.local.sockets import close_socket, hear, open_socket
from wreckfish.server.errors import problem_of
from wreckfish.server.tables.broadcast import encode
from wreckfish.server.values import CoreRefused, Refused


class Device:
    def __init__(self, store: Mapping[str, str]) -> None:
        """A device with what it has kept, by key."""
        self.host = LocalHost(store)

    def handle(self, text: str) -> str:
        """Answer a call of the page; returns what is to be done."""
        host = self.host
        host.effects = Effects()
        call = CALLS.decode(text)
        match call:
            case Request():
                host.effects.answer = answered(host, call)
            case Open():
                open_socket(host, call)
            case Hear():
                hear(host, call)
            case Close():
                close_socket(host, call)
            case Thought():
                host.thought(call)
        return msgspec.json.encode(host.effects).decode()


def answered(host: LocalHost, request: Request) -> Answer:
    language = "de" if request.query.get("lang") == "de" else "en"
    try:
        return respond(host, request, language)
    except Refused as refused:
        problem = refused
    except WreckfishError as refusal:
        problem = CoreRefused(refusal)
    return Answer(problem.status, encode(problem_of(problem, language)).decode())
