"""What a seat of Captain Carcass can see, as values: plain, typed, JSON by msgspec. `view.py` fills them."""

from __future__ import annotations

import msgspec

from wreckfish.core.values import Outcome, Prompt


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table: the open Hold, sorted by suit and value, and what it would score now."""

    hold: list[str]
    points: int
    diver: str | None
    character: str | None


class Risk(msgspec.Struct, frozen=True):
    """How many of the cards that could come next would be an incident."""

    bad: int
    cards: int


class Knowledge(msgspec.Struct, frozen=True):
    """What this seat alone knows: seen deck cards, top first; what its Map shows; Locker cards seen and not chosen."""

    deck: list[str]
    map: list[str]
    locker: list[str]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `you` is None for a spectator."""

    you: int | None
    to_act: tuple[int, ...]
    turn: int
    turns: int
    deck: int
    locker: int
    exploration: list[str]
    owed: int
    risk: Risk | None
    seats: list[SeatView]
    variant: str | None
    victim: int | None
    seen_by: list[list[int]]
    prompts: tuple[Prompt, ...]
    knowledge: Knowledge | None
    outcome: Outcome | None
