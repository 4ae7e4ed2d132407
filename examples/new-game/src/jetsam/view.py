"""What a seat may see of Jetsam: its own crate, what went overboard, how many crates are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from wreckfish.core.bits import count_bits, members
from wreckfish.core.game import Span
from wreckfish.core.state import Note
from wreckfish.core.values import Event, Outcome, Prompt
from wreckfish.language import Speaker

if TYPE_CHECKING:
    from jetsam.rules import Jetsam


class View(msgspec.Struct, frozen=True):
    you: int | None
    to_act: tuple[int, ...]
    heap: int
    overboard: list[int]
    crate: int | None
    prompts: tuple[Prompt, ...]
    outcome: Outcome | None


def look(state: Jetsam, seat: int | None) -> View:
    return View(
        you=seat,
        to_act=state.to_act(),
        heap=count_bits(state.heap),
        overboard=[crate + 1 for crate in members(state.overboard)],
        crate=None if seat is None else state.crates[seat] + 1,
        prompts=tuple(prompt for other in state.to_act() for prompt in state.prompts(other)),
        outcome=state.outcome(),
    )


def event(note: Note, seat: int | None) -> Event:
    params = {"crate": note.a + 1} if note.kind == "swapped" else {}
    return Event(code=f"event-{note.kind}", params=params, seats={"seat": note.seat})


def draw(view: View, say: Speaker) -> list[list[Span]]:
    lines = [[Span(say.text("heap", count=view.heap), "count")]]
    if view.overboard:
        lines.append([Span(say.text("overboard", crates=", ".join(map(str, view.overboard))), "quiet")])
    if view.crate is not None:
        lines.append([Span(say.text("crate", value=view.crate))])
    return lines
