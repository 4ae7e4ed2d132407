"""What a seat of Dolores can see, as values: plain, typed, JSON by msgspec. `view.py` fills them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from wreckfish.core.values import Outcome, Prompt

Stage: TypeAlias = Literal[
    "between", "loot", "choosing", "trick", "revealed", "dawn", "haul", "pick", "sets", "theft", "over"
]


class SetView(msgspec.Struct, frozen=True):
    """One open set: its goods, its cards from the lowest up, their total, and why it would score now, if it would."""

    goods: str
    cards: list[str]
    total: int
    scores: Literal["highest", "lowest", "doubled"] | None


class WordView(msgspec.Struct, frozen=True):
    """What a seat has said and how it kept it: the standing promise and deal (`yours`, `mine`), and the open tally."""

    promise: str | None
    deal: tuple[str, str] | None
    vowed: bool
    kept: int
    broken: int
    vow_broken: bool


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table.

    points  what the sets would score now
    locked  a choice is locked in and not shown yet
    hand    the shapes shown in this contest: two for a Two-Hand Trick, none before the reveal
    shape   the one that counts, once that is settled
    bet     a Wager's shapes for the dealer and for the left neighbour, once they are shown
    """

    sets: list[SetView]
    messages: list[str]
    points: int
    locked: bool
    hand: list[str]
    shape: str | None
    bet: tuple[str, str] | None
    word: WordView


class LootView(msgspec.Struct, frozen=True):
    """One card of the loot: its slot, the seat on whose side it lies, and the card, if you may see it.

    face_down  hidden from all but the user of the Broken Lantern
    claim      what that player says it is
    """

    slot: str
    side: int
    card: str | None
    face_down: bool
    claim: str | None


class Knowledge(msgspec.Struct, frozen=True):
    """What this seat alone knows: what it has locked in, and whether it lets all windows pass."""

    hand: str | None
    bet: tuple[str, str] | None
    set: str | None
    always_pass: bool


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `you` is None for a spectator.

    contest    counted from 1; 0 before the first loot is dealt
    dealer     deals, or is about to; `left` is the player on the dealer's left
    looker     the only seat that sees this contest's face-down loot
    lantern    the seat that will look at the next contest's loot
    trick      whose Two-Hand Trick is in force (after a Foiled)
    wager      whose Wager is in force (after a Foiled)
    foiled     this contest is being played again
    lookout    Dawn has come and has no effect
    discard    all discarded cards, sorted
    """

    you: int | None
    to_act: tuple[int, ...]
    stage: Stage
    contest: int
    dealer: int
    left: int
    deck: int
    loot: list[LootView]
    seats: list[SeatView]
    looker: int | None
    lantern: int | None
    trick: int | None
    wager: int | None
    foiled: bool
    lookout: bool
    discard: list[str]
    simple: bool
    prompts: tuple[Prompt, ...]
    knowledge: Knowledge | None
    outcome: Outcome | None
