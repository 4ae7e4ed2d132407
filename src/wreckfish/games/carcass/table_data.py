"""What is the same in every deal at a table: the cards with their values, the agreed Divers and Variant."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit
from wreckfish.core.chance import Chance
from wreckfish.games.carcass.components import Components
from wreckfish.games.carcass.divers import Diver, crew
from wreckfish.games.carcass.variants import Variant, variant


class TableData:
    """What all positions of a table share, made once."""

    def __init__(
        self, seats: i64, parts: Components, divers: str | tuple[str, ...], variant_name: str, first: i64
    ) -> None:
        self.seats: i64 = seats
        self.names: list[str] = parts.names
        self.values: vec[i64] = vec[i64](parts.values())
        self.crew: list[Diver] = list(crew(parts).values())
        self.nobody: vec[Diver] = vec[Diver]([Diver("none", None)] * seats)
        self.divers: str | tuple[str, ...] = divers
        self.variant: Variant = variant(variant_name, parts)
        self.first: i64 = first
        self.squid_demand: i64 = parts.effects.squid_demand
        self.map_choice: i64 = parts.effects.map_choice
        self.drone_sight: i64 = parts.effects.drone_sight
        self.blank: vec[i64] = vec[i64]([0] * (13 if divers == "none" else 14))  # what `final_tally` fills in
        self.clashes: vec[i64] = vec[i64]()  # for each card, those that clash with it
        for card in range(60):
            clashing: i64 = 0
            for other in range(60):
                if self.variant.clash(card, other, self.values):
                    clashing |= bit(other)
            self.clashes = append(self.clashes, clashing)


def deal_divers(data: TableData, luck: Chance) -> vec[Diver]:
    """CC05 One Diver each; a card whose character is on the table already is discarded and replaced."""
    if data.divers == "none":
        return data.nobody
    if isinstance(data.divers, tuple):
        return vec[Diver]([diver for name in data.divers for diver in data.crew if diver.name == name])
    pile: i64 = bit(len(data.crew)) - 1  # CC05
    dealt: list[Diver] = []
    while len(dealt) < data.seats:
        number: i64 = luck.draw(pile)
        pile &= ~bit(number)
        diver = data.crew[number]
        if diver.character not in [other.character for other in dealt]:
            dealt.append(diver)
    return vec[Diver](dealt)
