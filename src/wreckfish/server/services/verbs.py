"""Every verb and the service that does it: the one list that WebSocket and REST share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from wreckfish.server.context import Context
from wreckfish.server.messages import (
    Answer,
    Ask,
    AskHint,
    AskPreview,
    ComeBack,
    Done,
    Hint,
    Leave,
    PlayMove,
    Preview,
    Rematch,
    Replace,
    Say,
    SeatBot,
    Sit,
    Start,
    TellCoach,
    Undo,
)
from wreckfish.server.services.chat import say
from wreckfish.server.services.games import answer, play_move, rematch, start, undo
from wreckfish.server.services.hints import hint
from wreckfish.server.services.lessons import tell_coach
from wreckfish.server.services.preview import preview
from wreckfish.server.services.seats import come_back, leave, replace, seat_bot, sit
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Person, Refused

SERVICES: dict[type[Ask], Callable[[Context, Person, LiveTable, Any], Awaitable[Done | Hint | Preview]]] = {
    Sit: sit,
    SeatBot: seat_bot,
    Leave: leave,
    Start: start,
    PlayMove: play_move,
    Undo: undo,
    Answer: answer,
    Replace: replace,
    ComeBack: come_back,
    Say: say,
    AskHint: hint,
    AskPreview: preview,
    TellCoach: tell_coach,
    Rematch: rematch,
}


def name_of(verb: type[Ask]) -> str:
    return str(verb.__struct_config__.tag)


async def serve(context: Context, person: Person | None, live: LiveTable, ask: Ask) -> Done | Hint | Preview:
    """Do what somebody asks of a table, or refuse."""
    if person is None:
        raise Refused("refuse-who", 401)
    if isinstance(ask, Say):
        context.limits.take("chat", person.id)
    return await SERVICES[type(ask)](context, person, live, ask)
