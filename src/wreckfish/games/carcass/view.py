"""What a seat may see of Captain Carcass, and what it may know of what happened.

The only way out of the rules for anything that could be secret: deck order, a Drone's sight, a Map's unchosen cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wreckfish.core.bits import count_bits, has, members, pick
from wreckfish.core.values import Event, Token
from wreckfish.games.carcass.cards import LOCKER, trail_card
from wreckfish.games.carcass.knowledge import saw
from wreckfish.games.carcass.questions import demand
from wreckfish.games.carcass.view_types import Knowledge, Risk, SeatView, View

if TYPE_CHECKING:
    from wreckfish.core.state import Note
    from wreckfish.games.carcass.rules import Carcass


def look(state: Carcass, seat: int | None) -> View:
    """The table as a seat or a spectator sees it."""
    names = state.data.names
    return View(
        you=seat,
        to_act=state.to_act(),
        turn=state.turn,
        turns=state.turns,
        deck=count_bits(state.deck),
        locker=count_bits(state.locker),
        exploration=[names[trail_card(state.trail, place)] for place in range(state.length)],
        owed=demand(state),
        risk=risk(state, seat),
        seats=[side(state, other) for other in range(state.seats)],
        variant=None if state.data.variant.name == "none" else state.data.variant.name,
        victim=state.victim if state.victim >= 0 else None,
        seen_by=[list(members((state.seen_by >> (place * 6)) & 63)) for place in range(state.seen_count)],
        prompts=tuple(prompt for other in state.to_act() for prompt in state.prompts(other)),
        knowledge=None if seat is None else knowledge(state, seat),
        outcome=state.outcome(),
    )


def side(state: Carcass, seat: int) -> SeatView:
    diver = state.divers[seat]
    named = diver.name != "none"
    return SeatView(
        hold=pick(state.holds[seat], state.data.names),
        points=state.points(seat),
        diver=diver.name if named else None,
        character=diver.character if named else None,
    )


def seen_deck(state: Carcass, seat: int) -> list[int]:
    """The deck's top cards that a seat has seen and that still lie there, top first."""
    places = range(state.seen_count)
    return [trail_card(state.seen, place) for place in places if saw(state, seat, place)]


def knowledge(state: Carcass, seat: int) -> Knowledge:
    return Knowledge(
        deck=[state.data.names[card] for card in seen_deck(state, seat)],
        map=pick(state.offer, state.data.names) if seat == state.turn else [],
        locker=pick(state.remembered, state.data.names) if seat == state.rememberer else [],
    )


def risk(state: Carcass, seat: int | None) -> Risk | None:
    """The next card's danger, as far as a seat can know: anyone who counts knows which cards are left."""
    if not state.deck or not state.owing:
        return None
    seen = [] if seat is None else seen_deck(state, seat)
    if seen:
        return Risk(int(has(state.blocked, seen[0])), 1)
    return Risk(count_bits(state.deck & state.blocked), count_bits(state.deck))


# What the numbers of a note mean: a card, a set of cards, a seat (or the Locker), a row of seen cards with its length.
NOTES: dict[str, tuple[str, str]] = {
    "turn": ("", ""),
    "named": ("victim", ""),
    "revealed": ("card", ""),
    "placed": ("card", ""),
    "kept": ("card", ""),
    "incident": ("card", ""),
    "saved": ("cards", ""),
    "lost": ("cards", "taker"),
    "surfaced": ("cards", ""),
    "bonus": ("cards", "source"),
    "bonus-nobody": ("", ""),
    "map": ("cards", ""),
    "took": ("card", ""),
    "knifed": ("cards", "owner"),
    "scavenged": ("cards", "owner"),
    "deflected": ("card", "owner"),
    "own-loss": ("card", ""),
    "no-loss": ("card", ""),
    "peeked": ("row", "length"),
    "left": ("", ""),
    "netted": ("card", ""),
    "no-haul": ("card", ""),
    "speared": ("card", "owner"),
    "decoyed": ("card", ""),
    "idle": ("card", ""),
}


def event(note: Note, seat: int | None, names: list[str]) -> Event:
    """A note of the journal as a seat may know it."""
    seats = {"seat": note.seat}
    params: dict[str, Token] = {}
    if not note.known_to(seat):
        return Event(code=f"event-{note.kind}-secret", seats=seats)
    code = f"event-{note.kind}"
    for meaning, number in zip(NOTES[note.kind], (note.a, note.b), strict=True):
        if meaning == "card":
            params["card"] = names[number]
        elif meaning == "cards":
            params["cards"] = pick(number, names)
        elif meaning == "row":
            params["cards"] = [names[trail_card(number, place)] for place in range(note.b)]
        elif meaning in ("taker", "source") and number == LOCKER:
            code += "-locker"
        elif meaning not in ("", "length"):
            seats[meaning] = number
    if params.get("cards") == []:
        code += "-none"
    return Event(code=code, params=params, seats=seats)
