"""What Get Wrecked's ships can do now, and the sixteen buildings.

Most buildings improve one figure of their owner's ships or dice; the others override the hook that they change.
`Building` itself only scores. A `Fleet` is worked out whenever a card, an upgrade or a building changes, so nothing has
to be looked up while ships sail.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import count_bits
from wreckfish.games.wrecked.pieces import WHALE_TOKENS, count_of, sum_of_counts

if TYPE_CHECKING:
    from wreckfish.games.wrecked.components import BuildingCard
    from wreckfish.games.wrecked.score import ScoredTable

FIGURES: Final = ("hull", "guns", "reach", "spy", "hold", "speed", "rerolls", "raises", "lowers", "calm", "launch")
TRACK_FIGURES: Final = ("speed", "guns", "hull", "hold", "spy", "rerolls")  # GW71 what each upgrade track improves
BUILDING_FIGURES: Final = {  # GW72
    "tavern": "rerolls",
    "chapel": "lowers",
    "signal-mast": "raises",
    "watchtower": "calm",  # added to the Kraken's Threat
    "lighthouse": "spy",
    "powder-store": "reach",
    "foundry": "guns",
    "drydock": "hull",
    "warehouse": "hold",
    "ropewalk": "speed",
    "harbour": "launch",  # how far from the fort ships are deployed
}


class Fleet:
    """What both ships of a player can do: card, upgrades and buildings together. Lengths in millimetres."""

    def __init__(self, figures: vec[i64]) -> None:
        self.figures: vec[i64] = figures  # in the order of FIGURES
        self.hull: i64 = figures[0]
        self.guns: i64 = figures[1]
        self.reach: i64 = figures[2]
        self.spy: i64 = figures[3]
        self.hold: i64 = figures[4]
        self.speed: i64 = figures[5]
        self.rerolls: i64 = figures[6]
        self.raises: i64 = figures[7]
        self.lowers: i64 = figures[8]
        self.calm: i64 = figures[9]
        self.launch: i64 = figures[10]


class Building:
    """A building without an effect: it scores what is printed on it."""

    def __init__(self, name: str, card: BuildingCard) -> None:
        self.name: str = name
        self.printed: i64 = card.points
        self.by: i64 = card.by

    def fit_out(self, figures: vec[i64]) -> None:
        """What it improves about its owner's ships and dice."""

    def points(self, table: ScoredTable, seat: i64) -> i64:
        return self.printed

    def opened(self, table: ScoredTable, seat: i64) -> None:
        """What happens when it is built."""


class Outfitter(Building):
    """It improves one figure of its owner's ships or dice."""

    def __init__(self, name: str, card: BuildingCard) -> None:
        super().__init__(name, card)
        self.figure: i64 = FIGURES.index(BUILDING_FIGURES[name])

    def fit_out(self, figures: vec[i64]) -> None:
        figures[self.figure] += self.by


class Museum(Building):
    """Whale cargo in the Stockpile scores more."""

    def points(self, table: ScoredTable, seat: i64) -> i64:
        return self.printed + self.by * count_bits(table.stock[seat] & WHALE_TOKENS)


class TownHall(Building):
    """Every building scores more, this one too."""

    def points(self, table: ScoredTable, seat: i64) -> i64:
        return self.printed + self.by * table.buildings_of(seat)


class Guildhall(Building):
    """Every upgrade track with a token scores more."""

    def points(self, table: ScoredTable, seat: i64) -> i64:
        tracks: i64 = 0
        for track in range(6):
            if count_of(table.levels[seat], track):
                tracks += 1
        return self.printed + self.by * tracks


class Gallows(Building):
    """Enemy flags in the Stockpile score."""

    def points(self, table: ScoredTable, seat: i64) -> i64:
        return self.printed + self.by * sum_of_counts(table.captured[seat])


class Altar(Building):
    """Own flags go to the Kraken's Penalty Box when it is built."""

    def opened(self, table: ScoredTable, seat: i64) -> None:
        table.penalty = table.penalty[:]
        for _ in range(self.by):
            if table.flags[seat]:
                table.flags[seat] -= 1
                table.penalty[seat] += 1
                table.tell("penalty", seat)


KINDS: Final[dict[str, type[Building]]] = {
    **dict.fromkeys(BUILDING_FIGURES, Outfitter),
    "museum": Museum,
    "town-hall": TownHall,
    "guildhall": Guildhall,
    "gallows": Gallows,
    "altar": Altar,
}
