"""Every verb and its service: the one list that WebSocket and REST share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from wreckfish.server import messages
from wreckfish.server.context import Context
from wreckfish.server.messages import Ask, Done, Hint, Preview
from wreckfish.server.services.chat import say
from wreckfish.server.services.games import answer, play_move, rematch, start, undo
from wreckfish.server.services.hints import hint
from wreckfish.server.services.lessons import tell_coach
from wreckfish.server.services.preview import preview
from wreckfish.server.services.seats import come_back, concede, leave, replace, seat_bot, sit
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Person

SERVICES: dict[type[Ask], Callable[[Context, Person, LiveTable, Any], Awaitable[Done | Hint | Preview]]] = {
    messages.Sit: sit,
    messages.SeatBot: seat_bot,
    messages.Leave: leave,
    messages.Concede: concede,
    messages.Start: start,
    messages.PlayMove: play_move,
    messages.Undo: undo,
    messages.Answer: answer,
    messages.Replace: replace,
    messages.ComeBack: come_back,
    messages.Say: say,
    messages.AskHint: hint,
    messages.AskPreview: preview,
    messages.TellCoach: tell_coach,
    messages.Rematch: rematch,
}


def name_of(verb: type[Ask]) -> str:
    return str(verb.__struct_config__.tag)
