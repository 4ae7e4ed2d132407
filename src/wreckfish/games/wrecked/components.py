"""Get Wrecked's parts: the sea and its discs, ship cards, upgrade tracks, buildings, the Kraken board, and options.

What the sheet says is fixed here; boards and cards that it names but does not print are data (`data/standard.toml`),
checked when it is loaded. Lengths are whole millimetres, or the name of a measuring stick: S, M, L.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import permutations
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from wreckfish.core.files import Edition
from wreckfish.core.phrases import Phrase
from wreckfish.core.values import shown
from wreckfish.games.wrecked.buildings import KINDS

MOST_SEATS = 4
VALUES = (5, 6, 7, 8)  # GW10 the numbers of the islands
ISLANDS = MOST_SEATS * len(VALUES)  # GW11
CARGO = 30  # GW10
WHALES = 24
WHALES_EACH = 6
FLAGS = 9
MOST_DICE = 6
DECK = 26  # GW10 thirteen 7s and thirteen 8s
SLOTS = 3  # GW43 for buildings
SHIP_CARDS = 8  # GW70
SHIP_NAMES = ("sloop", "ketch")
LEVELS = 4  # GW71
KRAKEN_LEVELS = 7  # GW50 none to six slots filled
SPAN = 2048  # positions are below this

FEWEST_BUILDINGS = 8

Track: TypeAlias = Literal["sails", "guns", "hull", "hold", "spyglass", "crew"]
TRACKS: tuple[Track, ...] = ("sails", "guns", "hull", "hold", "spyglass", "crew")  # GW71
Stick: TypeAlias = Literal["S", "M", "L"]
Radius: TypeAlias = Annotated[int, Meta(ge=1, le=100)]
Length: TypeAlias = Annotated[int, Meta(ge=1, le=300)]
Strength: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=30)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table agrees on before the game: GW19 the quick start places islands, whales and forts at random."""

    setup: Literal["quick", "full"] = "quick"


class Discs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GW02 The radius of each kind of piece."""

    island: Radius
    lair: Radius
    kraken: Radius
    ship: Radius
    whale: Radius
    fort: Radius
    cargo: Radius


class Sticks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GW02 The three measures."""

    S: Length
    M: Length
    L: Length


class ShipCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GW70 What one ship card says of both ships of its player."""

    hull: Strength
    guns: Strength
    reach: Stick
    spy: Stick
    hold: Annotated[int, Meta(ge=1, le=8)]
    speed: Stick


class UpgradeTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GW71 The die that each level needs, and by how much a token improves the figure: points, dice or millimetres."""

    needs: Annotated[tuple[Annotated[int, Meta(ge=1, le=6)], ...], Meta(min_length=LEVELS, max_length=LEVELS)]
    by: Annotated[int, Meta(ge=1, le=40)]


class BuildingCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GW72 How many cards have this building, what it scores, and how strong its effect is."""

    cards: Annotated[int, Meta(ge=1, le=DECK)]
    points: Annotated[int, Meta(ge=0, le=20)]
    by: Annotated[int, Meta(ge=1, le=100)] = 1


class KrakenLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GW50 The Kraken at one number of filled slots."""

    threat: Annotated[int, Meta(ge=2, le=36)]
    actions: Annotated[int, Meta(ge=1, le=9)]
    speed: Stick
    strength: Strength
    hull: Strength


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The parts of one edition, as its data file gives them."""

    sea: Annotated[tuple[Annotated[int, Meta(ge=100, le=SPAN - 1)], ...], Meta(min_length=3, max_length=3)]
    discs: Discs
    sticks: Sticks
    cargo: Annotated[tuple[Count, ...], Meta(min_length=3, max_length=3)]  # GW10 tokens of value 1, 2, 3
    whale_coins: Annotated[int, Meta(ge=0, le=9)]  # GW73
    skulls: tuple[Annotated[int, Meta(ge=1, le=FLAGS)], ...]  # GW62
    slain: Annotated[int, Meta(ge=0, le=20)]  # GW61
    sea_number: Annotated[int, Meta(ge=1, le=36)]  # GW34
    whale_hull: Strength  # GW37
    kraken_slots: Annotated[tuple[Annotated[int, Meta(ge=1, le=6)], ...], Meta(min_length=3, max_length=3)]
    kraken: tuple[KrakenLevel, ...]
    ships: dict[str, ShipCard]
    tracks: dict[Track, UpgradeTrack]
    buildings: dict[str, BuildingCard]

    @cached_property
    def ship_names(self) -> list[str]:
        return list(self.ships)

    @cached_property
    def building_names(self) -> list[str]:
        return list(self.buildings)

    def figures(self) -> dict[str, int]:
        """The numbers that texts may name: how strong each building is, and what some things score."""
        strengths = {f"{name}-by": card.by for name, card in self.buildings.items()}
        return {**strengths, "slain-points": self.slain, "whale-coins": self.whale_coins}

    def length(self, stick: str) -> int:
        """A measuring stick in millimetres."""
        return int(getattr(self.sticks, stick))


def flaws(parts: Components) -> Iterator[Phrase]:
    """What the types alone cannot rule out."""
    yield from sea_flaws(parts)
    if sum(parts.cargo) != CARGO:
        english = "cargo must have {count} tokens, not {found} (GW10)"
        yield Phrase(english, "flaw-cargo", count=CARGO, found=sum(parts.cargo))
    if len(set(parts.skulls)) < len(parts.skulls):
        yield Phrase("skulls names a space of the Infamy track twice (GW62)", "flaw-skulls")
    if len(parts.kraken) != KRAKEN_LEVELS:
        english = "[[kraken]] must have {count} levels, not {found} (GW50)"
        yield Phrase(english, "flaw-kraken", count=KRAKEN_LEVELS, found=len(parts.kraken))
    yield from ship_flaws(parts)
    for track in TRACKS:
        if track not in parts.tracks:
            yield Phrase("[tracks.{track}] is missing (GW71)", "flaw-no-track", track=track)
    yield from building_flaws(parts)


def sea_flaws(parts: Components) -> Iterator[Phrase]:
    discs, sticks = parts.discs, parts.sticks
    if not sticks.S < sticks.M < sticks.L:
        yield Phrase("[sticks] S must be shorter than M, and M shorter than L (GW02)", "flaw-sticks")
    if discs.kraken > discs.lair:
        yield Phrase("[discs] the Kraken must fit on its Lair (GW03)", "flaw-lair")
    if max(discs.fort, discs.cargo) > discs.island:
        yield Phrase("[discs] fort and cargo must fit on an island (GW03)", "flaw-on-island")
    if max(discs.ship, discs.whale, discs.cargo) > discs.island:
        yield Phrase("[discs] nothing that floats may be larger than an island (GW02)", "flaw-afloat")
    if discs.island + discs.ship - discs.fort > discs.ship + sticks.S:
        yield Phrase("[discs] a ship that touches an island must be within S of its fort (GW32)", "flaw-landing")
    apart = discs.island + sticks.L + max(discs.island, discs.lair) + 1
    for seats, side in enumerate(parts.sea, start=2):
        # Even at their worst, the Lair and an island for each player must leave room for the neutral fort's island.
        if 7 * (side - 2 * discs.island) ** 2 <= 22 * (seats + 1) * apart**2:
            english = "sea: {side} mm may be too small for the islands of {seats} players' forts (GW13, GW16)"
            yield Phrase(english, "flaw-sea", side=str(side), seats=seats)


def ship_flaws(parts: Components) -> Iterator[Phrase]:
    if len(parts.ships) != SHIP_CARDS:
        english = "[ships] must have {count} cards, not {found} (GW70)"
        yield Phrase(english, "flaw-ships", count=SHIP_CARDS, found=len(parts.ships))
    for name in parts.ship_names:
        if not (name.isascii() and name.replace("-", "").isalpha() and name.islower() and name.strip("-") == name):
            english = "[ships] “{name}” must be written in small letters a to z and hyphens"
            yield Phrase(english, "flaw-ship-name", name=shown(name))
    for (one, first), (other, second) in permutations(parts.ships.items(), 2):
        if all(mine >= theirs for mine, theirs in zip(worth(parts, first), worth(parts, second), strict=True)):
            english = "[ships] {one} is at least as good as {other} in everything (GW70)"
            yield Phrase(english, "flaw-better-ship", one=shown(one), other=shown(other))


def worth(parts: Components, card: ShipCard) -> tuple[int, ...]:
    """A card's values, all as numbers."""
    return (card.hull, card.guns, parts.length(card.reach), parts.length(card.spy), card.hold, parts.length(card.speed))


def building_flaws(parts: Components) -> Iterator[Phrase]:
    for name in parts.buildings:
        if name not in KINDS:
            english = "[buildings] “{name}” is not a building; use {buildings} (GW72)"
            yield Phrase(english, "flaw-building", name=shown(name), buildings=", ".join(KINDS))
    if len(parts.buildings) < FEWEST_BUILDINGS:
        english = "[buildings] needs at least {count} different ones, not {found} (GW72)"
        yield Phrase(english, "flaw-few-buildings", count=FEWEST_BUILDINGS, found=len(parts.buildings))
    cards = sum(building.cards for building in parts.buildings.values())
    if cards != DECK:
        english = "[buildings] must have {count} cards in all, not {found} (GW10)"
        yield Phrase(english, "flaw-deck", count=DECK, found=cards)


EDITION = Edition(Components, Path(__file__).with_name("data") / "standard.toml", flaws)
load = EDITION.load
