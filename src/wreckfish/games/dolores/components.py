"""Dolores's parts: seventy goods cards of seven kinds, ten messages, and the options of a table.

Cards that look the same are the same: a card is a number from 0 to 30, goods * 3 + value - 1 or 21 + message, and its
text is its name, `wines2` or `foiled`. No file is read here: the deck is the printed one.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

GOODS = ("weapons", "wines", "jewels", "laces", "tableware", "instruments", "ingots")
VALUES = (1, 2, 3)
COPIES = (7, 2, 1)  # DO01 how many cards of each value a kind of goods has
MESSAGES = (
    "two-hand-trick", "foiled", "theft", "wager", "convoy", "new-wave", "broken-lantern", "lookout", "whirlpool",
    "dawn",
)  # fmt: skip
CARDS = (*(f"{goods}{value}" for goods in GOODS for value in VALUES), *MESSAGES)

SHAPES = ("peace", "fight", "pick")
HANDS = (*SHAPES, "peace-fight", "peace-pick", "fight-pick")  # one shape, or the two of a Two-Hand Trick
SLOTS = ("l1", "l2", "l3", "d1", "d2", "d3")
# Sets of slots by their bits, 1 to 63; last, as number 64, the empty one.
SLOT_SETS = (*("-".join(slot for n, slot in enumerate(SLOTS) if mask >> n & 1) for mask in range(1, 64)), "none")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table agrees on before the game."""

    messages: Literal["all", "dawn-only"] = "all"
    dealer: Literal["drawn"] | Annotated[int, Meta(ge=1, le=4)] = "drawn"
