"""Get Wrecked's moves: one struct each. `x` and `y` are whole millimetres; a ship is `sloop` or `ketch`.

Any position may be named; the rules judge it. People may also write `move sloop 412,300 > 470,300`.
"""

from __future__ import annotations

import re

from wreckfish.core.moves import Codec, Domain, Move, names
from wreckfish.games.wrecked.components import (
    CARGO,
    ISLANDS,
    MOST_SEATS,
    SHIP_NAMES,
    SLOTS,
    SPAN,
    TRACKS,
    VALUES,
    WHALES,
    Components,
)


class PlaceIsland(Move, frozen=True, tag="island"):
    """Set-up: place an island of that number."""

    value: int
    x: int
    y: int


class PlaceWhale(Move, frozen=True, tag="whale"):
    """Set-up: place a whale."""

    x: int
    y: int


class KeepCard(Move, frozen=True, tag="card"):
    """Set-up: keep one of two ship cards."""

    card: str


class PlaceFort(Move, frozen=True, tag="fort"):
    """Set-up: place your fort on an island."""

    island: str


class PlaceNeutral(Move, frozen=True, tag="neutral"):
    """Set-up: place the neutral fort on an island."""

    island: str


class Deploy(Move, frozen=True, tag="deploy"):
    """Bring a ship from the shipyard into the sea, near your fort."""

    ship: str
    x: int
    y: int


class Pass(Move, frozen=True, tag="pass"):
    """End the turn."""


class Sail(Move, frozen=True, tag="sail"):
    """The action Move: roll for movement steps."""


class Explore(Move, frozen=True, tag="explore"):
    """The action Explore: a ship, and the sea, an island, or the fort on an island."""

    ship: str
    place: str


class Attack(Move, frozen=True, tag="attack"):
    """The action Attack: a ship, and a whale, the Kraken, or another player's ship (`sloop2`: that of seat 2)."""

    ship: str
    target: str


class Upgrade(Move, frozen=True, tag="upgrade"):
    """The action Upgrade, with a ship near a fort."""

    ship: str


class Trade(Move, frozen=True, tag="trade"):
    """The action Trade, with a ship near a fort that is not yours."""

    ship: str


class Reroll(Move, frozen=True, tag="reroll"):
    """Roll a die that shows this number again."""

    die: int


class Raise(Move, frozen=True, tag="raise"):
    """Turn a die that shows this number up by one."""

    die: int


class Lower(Move, frozen=True, tag="lower"):
    """Turn a die that shows this number down by one."""

    die: int


class Stand(Move, frozen=True, tag="stand"):
    """Leave the dice as they are."""


class PickDie(Move, frozen=True, tag="die"):
    """Choose the die that counts."""

    die: int


class Step(Move, frozen=True, tag="move"):
    """One movement step: a ship to a position."""

    ship: str
    x: int
    y: int


class Dock(Move, frozen=True, tag="dock"):
    """One movement step that ends docked: touching an island with a fort."""

    ship: str
    x: int
    y: int


class Done(Move, frozen=True, tag="done"):
    """No further step, token or Kraken action."""


class Take(Move, frozen=True, tag="take"):
    """Take a token out of the sea."""

    token: str


class Drop(Move, frozen=True, tag="drop"):
    """Drop a token of a damaged ship near it."""

    token: str
    x: int
    y: int


class Lose(Move, frozen=True, tag="lose"):
    """A token that finds no place near the damaged ship leaves the game."""

    token: str


class Fit(Move, frozen=True, tag="fit"):
    """Put cargo, or a captured flag (`flag2`: one of seat 2), on an upgrade track, using a die."""

    goods: str
    track: str
    die: int


class Store(Move, frozen=True, tag="store"):
    """Bring a token of the trading ship to the Stockpile."""

    token: str


class Build(Move, frozen=True, tag="build"):
    """Keep a drawn building in a slot; what stood there goes under the deck."""

    building: str
    slot: int


class Swim(Move, frozen=True, tag="swim"):
    """The Kraken swims."""

    x: int
    y: int


class Strike(Move, frozen=True, tag="strike"):
    """The Kraken strikes a ship."""

    target: str


# The order gives the verbs their numbers: verbs.py is written from this file.
MOVES = (
    PlaceIsland, PlaceWhale, KeepCard, PlaceFort, PlaceNeutral, Deploy, Pass, Sail, Explore, Attack, Upgrade, Trade,
    Reroll, Raise, Lower, Stand, PickDie, Step, Dock, Done, Take, Drop, Lose, Fit, Store, Build, Swim, Strike,
)  # fmt: skip

ISLAND_NAMES = [f"island{n}" for n in range(1, ISLANDS + 1)]
PLACE_NAMES = ["sea", *ISLAND_NAMES, *(f"fort{n}" for n in range(1, ISLANDS + 1))]
TOKEN_NAMES = [*(f"cargo{n}" for n in range(1, CARGO + 1)), *(f"whale{n}" for n in range(1, WHALES + 1))]
GOODS_NAMES = [*TOKEN_NAMES, *(f"flag{n}" for n in range(1, MOST_SEATS + 1))]
# Ships by number: seat * 2, one more for the second one.
FLEET_NAMES = [f"{ship}{seat}" for seat in range(1, MOST_SEATS + 1) for ship in SHIP_NAMES]
TARGET_NAMES = ["kraken", *TOKEN_NAMES[CARGO:], *FLEET_NAMES]

POSITIONS = re.compile(r"(?:\d+,\d+\s*>\s*)?(\d+),(\d+)\s*$")


class SeaCodec(Codec):
    """Also reads positions as people write them on a chart: `412,300`, or `412,300 > 470,300`."""

    def parse(self, text: str) -> int:
        return super().parse(POSITIONS.sub(r"\1 \2", text))


def codec(parts: Components) -> Codec:
    """The three forms of the moves, with the ship cards and buildings of an edition."""
    span = Domain(range(SPAN), [str(n) for n in range(SPAN)])
    dice = numbers(1, 6)
    return SeaCodec(
        MOVES,
        {
            "x": span,
            "y": span,
            "value": numbers(VALUES[0], VALUES[-1]),
            "card": names(parts.ship_names),
            "island": names(ISLAND_NAMES),
            "ship": names(SHIP_NAMES),
            "place": names(PLACE_NAMES),
            "target": names(TARGET_NAMES),
            "die": dice,
            "token": names(TOKEN_NAMES),
            "goods": names(GOODS_NAMES),
            "track": names(TRACKS),
            "building": names(parts.building_names),
            "slot": numbers(1, SLOTS),
        },
    )


def numbers(least: int, most: int) -> Domain:
    return Domain(range(least, most + 1), [str(n) for n in range(least, most + 1)])
