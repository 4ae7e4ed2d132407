"""What a seat may see of Jetsam: the crates that it knows, what went overboard, how many are left.

For people as a view and as lines of text, for programs that learn as an observation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from jetsam.moves import CLAIMS
from wreckfish.core.bits import count_bits, has, members
from wreckfish.core.game import Field, Span
from wreckfish.core.state import Note
from wreckfish.core.values import Event, Outcome, Prompt, Token
from wreckfish.language import Speaker

if TYPE_CHECKING:
    from jetsam.rules import Jetsam


class View(msgspec.Struct, frozen=True):
    you: int | None
    to_act: tuple[int, ...]
    heap: int
    overboard: list[int]
    crates: list[int | None]
    prompts: tuple[Prompt, ...]
    outcome: Outcome | None


def look(state: Jetsam, seat: int | None) -> View:
    return View(
        you=seat,
        to_act=state.to_act(),
        heap=count_bits(state.heap),
        overboard=[crate + 1 for crate in members(state.overboard)],
        crates=[crate + 1 if knows(state, seat, owner) else None for owner, crate in enumerate(state.crates)],
        prompts=tuple(prompt for other in state.to_act() for prompt in state.prompts(other)),
        outcome=state.outcome(),
    )


def knows(state: Jetsam, seat: int | None, owner: int) -> bool:
    return not state.owing or (seat is not None and has(state.known[seat], owner))


def layout(seats: int) -> tuple[Field, ...]:
    """What the words of an observation mean; seats are counted from the one that observes."""
    return (
        Field("heap", high=12),
        Field("overboard", members=12),
        Field("crates", words=seats, high=12),  # 0 is a crate that the seat does not know
        Field("claim", high=len(CLAIMS)),  # of an open offer, from 1; 0 without one
        Field("bidder", high=seats),  # likewise
    )


def observe(state: Jetsam, seat: int) -> list[int]:
    seen = look(state, seat)
    bidder = (state.bidder - seat) % state.seats + 1 if state.bidder >= 0 else 0
    crates = [seen.crates[(seat + step) % state.seats] or 0 for step in range(state.seats)]
    return [seen.heap, state.overboard, *crates, state.claim + 1, bidder]


def event(note: Note, seat: int | None) -> Event:
    params: dict[str, Token] = {}
    seats = {"seat": note.seat}
    if note.kind == "swapped":
        params["crate"] = note.a + 1
    elif note.kind != "kept":
        seats["other"] = note.a
    if note.kind == "offered":
        params["claim"] = CLAIMS[note.b]
    return Event(code=f"event-{note.kind}", params=params, seats=seats)


def draw(view: View, say: Speaker) -> list[list[Span]]:
    lines = [[Span(say.text("heap", count=view.heap), "count")]]
    if view.overboard:
        lines.append([Span(say.text("overboard", crates=", ".join(map(str, view.overboard))), "quiet")])
    for seat, crate in enumerate(view.crates):
        if crate is not None:
            lines.append([Span(say.text("crate", seat=say.player(seat), value=crate), f"seat-{seat + 1}")])
    return lines
