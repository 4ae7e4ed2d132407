"""Captain Carcass's parts: sixty loot cards, seventeen Divers, six Variants, and the options of a table.

A card is a number from 0 to 59, suit * 6 + rank; its text is suit and value, `squid7`. Card values and the figures of
skills are data (`data/standard.toml`), checked here when it is loaded.
"""

from __future__ import annotations

import enum
from collections.abc import Container, Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from wreckfish.core.files import Edition
from wreckfish.core.phrases import Phrase


class Suit(enum.StrEnum):
    """The ten suits, in the order of their numbers."""

    ANCHOR = "anchor"
    SQUID = "squid"
    MAP = "map"
    KEY = "key"
    CHEST = "chest"
    KNIFE = "knife"
    DRONE = "drone"
    NET = "net"
    HARPOON = "harpoon"
    MERMAID = "mermaid"


SUITS: tuple[str, ...] = tuple(Suit)
RANKS = 6
MOST_SEATS = 4

DiverName: TypeAlias = Literal[
    "squid-tamer", "netmaster", "sirens-friend", "saboteur", "squid-fisher", "pearl-appraiser", "miser", "navigator",
    "deep-cutter", "iron-wetsuit", "sonar-operator", "decoy-keeper", "plunderer", "harbour-pilot", "scavenger",
    "spear-fisher", "treasure-hunter",
]  # fmt: skip
VariantName: TypeAlias = Literal[
    "thieves-reef", "heap-of-treasure", "sudden-surfacing", "all-hands", "strange-waters", "below-the-waves"
]
DIVERS: tuple[str, ...] = DiverName.__args__  # type: ignore[attr-defined]
VARIANTS: tuple[str, ...] = VariantName.__args__  # type: ignore[attr-defined]
# The figures that a data file must give.
DIVER_FIGURES = {
    "squid-tamer": "demand", "netmaster": "hauls", "pearl-appraiser": "bonus", "sonar-operator": "sight",
    "harbour-pilot": "after", "treasure-hunter": "factor",
}  # fmt: skip
VARIANT_FIGURES = {"sudden-surfacing": "goal", "all-hands": "penalty", "below-the-waves": "limit"}

Value: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
Values: TypeAlias = Annotated[tuple[Value, ...], Meta(min_length=RANKS, max_length=RANKS)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=999)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table agrees on before the game."""

    divers: Literal["none", "dealt"] | tuple[DiverName, ...] = "none"
    variant: Literal["none"] | VariantName = "none"
    first: Literal["drawn"] | Annotated[int, Meta(ge=1, le=4)] = "drawn"


class Effects(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    squid_demand: Count
    map_choice: Count
    drone_sight: Annotated[int, Meta(ge=1, le=3)]


class DiverCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One Diver: its character, and the figure of its skill where the skill has one."""

    character: Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]
    demand: Count = 0
    hauls: Count = 0
    bonus: Points = 0
    sight: Annotated[int, Meta(ge=1, le=3)] = 0
    after: Count = 0
    factor: Count = 0


class VariantCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: Points = 0
    penalty: Points = 0
    limit: Points = 0


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The parts of one edition, as its data file gives them."""

    loot: dict[Suit, Values]
    effects: Effects
    divers: dict[DiverName, DiverCard]
    variants: dict[VariantName, VariantCard]

    @cached_property
    def names(self) -> list[str]:
        """The texts of the sixty cards, `anchor2` to `mermaid9`, by number: used at every event."""
        return [f"{suit}{value}" for suit in Suit for value in self.loot[suit]]

    def figures(self) -> dict[str, int]:
        """Figures for texts: those of effects, Divers and Variants, and the lowest and highest Mermaid."""
        found = {name.replace("_", "-"): figure for name, figure in msgspec.structs.asdict(self.effects).items()}
        for cards, named in ((self.divers, DIVER_FIGURES), (self.variants, VARIANT_FIGURES)):
            found |= {f"{name}-{figure}": getattr(cards[name], figure) for name, figure in named.items()}  # type: ignore[index]
        mermaids = self.loot[Suit.MERMAID]
        return found | {"mermaid-lowest": mermaids[0], "mermaid-highest": mermaids[-1]}

    def values(self) -> list[int]:
        """What each of the sixty cards is worth."""
        return [value for suit in Suit for value in self.loot[suit]]


def flaws(parts: Components) -> Iterator[Phrase]:
    """What the types alone cannot rule out."""
    for suit in Suit:
        if suit not in parts.loot:
            yield Phrase("[loot] lacks the suit {suit}", "flaw-no-suit", suit=suit)
    for suit, values in parts.loot.items():
        if list(values) != sorted(set(values)):
            yield Phrase("[loot] {suit} must list its values lowest first, each once", "flaw-suit-order", suit=suit)
    yield from lacking("divers", DIVERS, parts.divers)
    yield from lacking("variants", VARIANT_FIGURES, parts.variants)
    for kind, cards, figures in (
        ("divers", parts.divers, DIVER_FIGURES),
        ("variants", parts.variants, VARIANT_FIGURES),
    ):
        for name, figure in figures.items():
            if not getattr(cards[name], figure):  # type: ignore[index]
                english = "[{table}] {name} must give its {figure}"
                yield Phrase(english, "flaw-no-figure", table=kind, name=name, figure=figure)
    if len({card.character for card in parts.divers.values()}) < MOST_SEATS:
        english = "[divers] needs {count} different characters at least, one for each seat"
        yield Phrase(english, "flaw-characters", count=MOST_SEATS)


def lacking(table: str, needed: Iterable[str], found: Container[str]) -> Iterator[Phrase]:
    for name in needed:
        if name not in found:
            yield Phrase("[{table}] lacks {name}", "flaw-lacks", table=table, name=name)


EDITION = Edition(Components, Path(__file__).with_name("data") / "standard.toml", flaws)
load, parse = EDITION.load, EDITION.parse
