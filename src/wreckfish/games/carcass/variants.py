"""The six Variants (CC70-CC75), each a small override of the rules it changes. `Variant` itself changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import count_bits
from wreckfish.games.carcass.cards import LOCKER, highest_cards, suits_held
from wreckfish.games.carcass.components import VARIANTS, Components, VariantCard

if TYPE_CHECKING:
    from wreckfish.games.carcass.rules import Carcass


class Variant:
    """No Variant: the printed rules."""

    def __init__(self, name: str, card: VariantCard | None) -> None:
        self.name: str = name
        self.goal: i64 = 0 if card is None else card.goal
        self.penalty: i64 = 0 if card is None else card.penalty
        self.limit: i64 = 0 if card is None else card.limit

    def clash(self, card: i64, other: i64, values: vec[i64]) -> bool:
        """Whether two cards in one Exploration are an incident: those of one suit (CC14)."""
        return card // 6 == other // 6

    def takes_losses(self, table: Carcass, loser: i64) -> i64:
        """The seat whose Hold receives what an incident costs, or LOCKER."""
        return LOCKER

    def scored(self, hold: i64) -> i64:
        """Which cards of a Hold score: the highest of each suit (CC22)."""
        return highest_cards(hold)

    def missing(self, hold: i64) -> i64:
        """Points that a Hold loses for what it lacks."""
        return 0

    def surfaced(self, table: Carcass) -> bool:
        """Whether the game ends now, at the end of a turn, though the deck is not empty."""
        return False

    def merit(self, points: i64) -> i64:
        """What decides the victory, before the number of cards: the points, or what the Variant makes of them."""
        return points


class ThievesReef(Variant):
    """CC70 What an incident would send to the Locker goes to the Hold of the player on the left."""

    def takes_losses(self, table: Carcass, loser: i64) -> i64:
        return (loser + 1) % table.seats  # CC70


class HeapOfTreasure(Variant):
    """CC71 Every card in the Hold scores."""

    def scored(self, hold: i64) -> i64:
        return hold


class SuddenSurfacing(Variant):
    """CC72 A player with 50 points or more at the end of any turn wins at once."""

    def surfaced(self, table: Carcass) -> bool:
        return any(table.points(seat) >= self.goal for seat in range(table.seats))


class AllHands(Variant):
    """CC73 Each suit missing from the Hold costs 5 points."""

    def missing(self, hold: i64) -> i64:
        return self.penalty * (10 - count_bits(suits_held(hold)))


class StrangeWaters(Variant):
    """CC74 An incident is caused by an equal value, not an equal suit."""

    def clash(self, card: i64, other: i64, values: vec[i64]) -> bool:
        return values[card] == values[other]


class BelowTheWaves(Variant):
    """CC75 The highest score below 60 wins; if no one is below, the lowest wins."""

    def merit(self, points: i64) -> i64:
        return points if points < self.limit else -points - 1000


# In the order of their ids, as VARIANTS names them.
KINDS: tuple[type[Variant], ...] = (
    ThievesReef, HeapOfTreasure, SuddenSurfacing, AllHands, StrangeWaters, BelowTheWaves,
)  # fmt: skip


def variant(name: str, parts: Components) -> Variant:
    """The Variant of that name; `none` is the printed game."""
    if name not in VARIANTS:
        return Variant(name, None)
    return KINDS[VARIANTS.index(name)](name, parts.variants.get(name))  # type: ignore[call-overload]
