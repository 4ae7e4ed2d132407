"""Wreck Raiders' parts: treasures, shells, exhibits, aquarium pieces, and the options of a table.

What the sheets print is fixed here; what only their pictures showed is data (`data/standard.toml`), checked when it is
loaded. An exhibit is named by its treasures in printed order, `gold-art-gold`; a piece by its place in the file.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from wreckfish.core.files import Edition
from wreckfish.core.phrases import Phrase
from wreckfish.core.values import shown

TYPES = ("gems", "gold", "art", "relics")  # WR01
FRONTS = (
    ("brilliant", "drop", "emerald"), ("chalice", "coins", "crown"), ("mask", "painting", "vase"),
    ("idol", "scarab", "tablet"),
)  # fmt: skip
# The twelve different treasures by number, type * 3 + front.
TREASURES = tuple(f"{kind}-{front}" for kind, fronts in zip(TYPES, FRONTS, strict=True) for front in fronts)
SHELLS = ("conch", "scallop", "starfish")
ZONES = ("plain", *SHELLS)  # of the Reef
DICE = tuple(f"{zone}{number}" for zone in ZONES for number in range(1, 7))
WRECK_SPOTS = tuple(f"{kind}{number}" for kind in TYPES for number in range(1, 7))  # WR04
BEACH_SPOTS = tuple(f"beach{number}" for number in range(1, 7))
SPOTS = WRECK_SPOTS + BEACH_SPOTS
PLACES = (*SPOTS, "off")  # where a diver can be
PARTS = ("bottom", "middle", "top")
STACKS = (11, 17, 11)  # WR03
EXHIBITS = 52
MOST_PLACES = 5  # of a display and of a column of the vault: as many as one number holds (hoard.py)
MOST_SEATS = 5


class Shell(enum.StrEnum):
    CONCH = "conch"
    SCALLOP = "scallop"
    STARFISH = "starfish"


Coins: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Chance6: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Spot: TypeAlias = Annotated[tuple[Shell, ...], Meta(max_length=5)]
Edge: TypeAlias = Annotated[tuple[Shell, ...], Meta(max_length=3)]
Cost: TypeAlias = Annotated[tuple[Shell, ...], Meta(min_length=1, max_length=6)]
Style: TypeAlias = (
    Literal["none", "piece", "any-shell"] | Annotated[tuple[Shell, ...], Meta(min_length=1, max_length=4)]
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table agrees on before the game. The edition matters to one player alone: 18 Rivals or 16 (WR80)."""

    edition: Literal["english", "german"] = "english"
    first: Literal["drawn"] | Annotated[int, Meta(ge=1, le=MOST_SEATS)] = "drawn"


class Reef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """WR15 How often a die lands in each zone, as weights."""

    conch: Chance6
    scallop: Chance6
    starfish: Chance6
    plain: Chance6


class Exhibit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One exhibit card: coins, crests, and the reward for style. Its name gives the treasures."""

    coins: Coins
    conch: bool = False
    scallop: bool = False
    style: Style = "none"


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Bottom or a Middle: what it costs, what it is worth, the shells on its edge."""

    cost: Cost
    coins: Coins
    shells: Edge = ()


class Top(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Top: its cost, and the coins that it pays for each set of shells (a pair, three, or two of one kind), or for
    each piece (WR73).
    """

    cost: Cost
    pays: Annotated[int, Meta(ge=1, le=20)]
    per: Literal["piece"] | Annotated[tuple[Shell, ...], Meta(min_length=1, max_length=3)]
    shells: Edge = ()


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The parts of one edition, as its data file gives them."""

    pedestals: Annotated[int, Meta(ge=1, le=MOST_PLACES)]
    vault: Annotated[tuple[Coins, ...], Meta(min_length=1, max_length=MOST_PLACES)]
    reef: Reef
    beach: Annotated[tuple[Spot, ...], Meta(min_length=6, max_length=6)]
    exhibits: dict[str, Exhibit]
    bottoms: tuple[Piece, ...]
    middles: tuple[Piece, ...]
    tops: tuple[Top, ...]

    @cached_property
    def exhibit_names(self) -> list[str]:
        return list(self.exhibits)

    @cached_property
    def piece_names(self) -> list[str]:
        """`bottom1` to `top11`, by number; cached, as every event asks for them."""
        counts = (len(self.bottoms), len(self.middles), len(self.tops))
        return [f"{part}{n}" for part, count in zip(PARTS, counts, strict=True) for n in range(1, count + 1)]

    @cached_property
    def pieces(self) -> list[Piece | Top]:
        return [*self.bottoms, *self.middles, *self.tops]


def treasures_of(name: str) -> list[str]:
    """The treasures of an exhibit in printed order. A trailing number tells cards with the same ones apart."""
    words = name.split("-")
    return words[:-1] if words[-1].isdecimal() else words


def flaws(parts: Components) -> Iterator[Phrase]:
    """What the types alone cannot rule out."""
    for part, pieces, count in zip(PARTS, (parts.bottoms, parts.middles, parts.tops), STACKS, strict=True):
        if len(pieces) != count:
            english = "[[{table}]] must have {count} pieces, not {found} (WR03)"
            yield Phrase(english, "flaw-pieces", table=f"{part}s", count=count, found=len(pieces))
    if len(parts.exhibits) != EXHIBITS:
        english = "[exhibits] must have {count} cards, not {found} (WR03)"
        yield Phrase(english, "flaw-exhibits", count=EXHIBITS, found=len(parts.exhibits))
    for name, card in parts.exhibits.items():
        yield from exhibit_flaws(name, card, parts.pedestals)
    if sum(msgspec.structs.astuple(parts.reef)) == 0:
        yield Phrase("[reef] needs a weight above 0", "flaw-reef")


def exhibit_flaws(name: str, card: Exhibit, most: int) -> Iterator[Phrase]:
    treasures = treasures_of(name)
    strange = [word for word in treasures if word not in TYPES]
    if strange or not name.isascii():
        yield Phrase(
            "[exhibits] {name}: “{word}” is not a treasure; use {types}",
            "flaw-treasure",
            name=shown(name),
            word=shown(strange[0] if strange else name),
            types=", ".join(TYPES),
        )
    elif not 1 <= len(treasures) <= most:
        english = "[exhibits] {name}: an exhibit has 1 to {most} treasures, as many as a display may, not {found}"
        yield Phrase(english, "flaw-treasures", name=shown(name), most=most, found=len(treasures))
    elif len(set(treasures)) == 1 and card.style != "none":
        english = "[exhibits] {name}: an exhibit of a single type has no style (WR52)"
        yield Phrase(english, "flaw-style", name=shown(name))


EDITION = Edition(Components, Path(__file__).with_name("data") / "standard.toml", flaws)
load = EDITION.load
