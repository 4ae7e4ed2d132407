"""Get Wrecked's ships as they are now, and the sixteen buildings, each a small override of the hook that it changes.

`Building` itself is a building that only scores. What ships can do is worked out anew when a card, an upgrade or a
building comes or goes (`Fleet`), so that nothing is looked up while they sail.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wreckfish.core.bits import count_bits
from wreckfish.games.wrecked.pieces import WHALE_TOKENS, count_of, sum_of_counts

if TYPE_CHECKING:
    from wreckfish.games.wrecked.components import BuildingCard
    from wreckfish.games.wrecked.score import ScoredTable


class Fleet:
    """What both ships of a player can do: card, upgrades and buildings together. Lengths in millimetres."""

    def __init__(self, hull: i64, guns: i64, reach: i64, spy: i64, hold: i64, speed: i64, launch: i64) -> None:
        self.hull: i64 = hull
        self.guns: i64 = guns
        self.reach: i64 = reach
        self.spy: i64 = spy
        self.hold: i64 = hold
        self.speed: i64 = speed
        self.launch: i64 = launch
        self.rerolls: i64 = 0
        self.raises: i64 = 0
        self.lowers: i64 = 0
        self.calm: i64 = 0

    def improve(self, track: i64, levels: i64, by: i64) -> None:
        """GW71 What the tokens on an upgrade track add."""
        more: i64 = levels * by
        if track == 0:
            self.speed += more
        elif track == 1:
            self.guns += more
        elif track == 2:
            self.hull += more
        elif track == 3:
            self.hold += more
        elif track == 4:
            self.spy += more
        else:
            self.rerolls += more


class Building:
    """A building without an effect: it scores what is printed on it."""

    def __init__(self, name: str, card: BuildingCard) -> None:
        self.name: str = name
        self.printed: i64 = card.points
        self.by: i64 = card.by

    def fit_out(self, fleet: Fleet) -> None:
        """What it changes about its owner's ships and dice."""

    def points(self, table: ScoredTable, seat: i64) -> i64:
        return self.printed

    def opened(self, table: ScoredTable, seat: i64) -> None:
        """What happens when it is built."""


class Tavern(Building):
    """Hands for hire: dice may be rolled again."""

    def fit_out(self, fleet: Fleet) -> None:
        fleet.rerolls += self.by


class Chapel(Building):
    """Prayers: dice may be turned down."""

    def fit_out(self, fleet: Fleet) -> None:
        fleet.lowers += self.by


class SignalMast(Building):
    """Orders: dice may be turned up."""

    def fit_out(self, fleet: Fleet) -> None:
        fleet.raises += self.by


class Watchtower(Building):
    """The Kraken's Threat is higher for its owner."""

    def fit_out(self, fleet: Fleet) -> None:
        fleet.calm += self.by


class Lighthouse(Building):
    def fit_out(self, fleet: Fleet) -> None:
        fleet.spy += self.by


class PowderStore(Building):
    def fit_out(self, fleet: Fleet) -> None:
        fleet.reach += self.by


class Foundry(Building):
    def fit_out(self, fleet: Fleet) -> None:
        fleet.guns += self.by


class Drydock(Building):
    def fit_out(self, fleet: Fleet) -> None:
        fleet.hull += self.by


class Warehouse(Building):
    def fit_out(self, fleet: Fleet) -> None:
        fleet.hold += self.by


class Ropewalk(Building):
    def fit_out(self, fleet: Fleet) -> None:
        fleet.speed += self.by


class Harbour(Building):
    """Ships are deployed farther from the fort."""

    def fit_out(self, fleet: Fleet) -> None:
        fleet.launch += self.by


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


def raise_building(name: str, card: BuildingCard) -> Building:
    """The building of a name in the data file."""
    kinds: dict[str, type[Building]] = {
        "tavern": Tavern,
        "chapel": Chapel,
        "signal-mast": SignalMast,
        "watchtower": Watchtower,
        "lighthouse": Lighthouse,
        "powder-store": PowderStore,
        "foundry": Foundry,
        "drydock": Drydock,
        "warehouse": Warehouse,
        "ropewalk": Ropewalk,
        "harbour": Harbour,
        "museum": Museum,
        "town-hall": TownHall,
        "guildhall": Guildhall,
        "gallows": Gallows,
        "altar": Altar,
    }
    return kinds[name](name, card)
