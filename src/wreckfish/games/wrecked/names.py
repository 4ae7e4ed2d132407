"""What the pieces and places of Get Wrecked are called: in views, events, prompts and refusals."""

from __future__ import annotations

from wreckfish.games.wrecked.components import SHIP_NAMES
from wreckfish.games.wrecked.pieces import (
    AN_ISLAND,
    EDGE,
    FIRST_SHIP,
    FIRST_WHALE,
    LAIR,
    PLACE_FORTS,
    PLACE_SEA,
    TARGET_KRAKEN,
    THE_KRAKEN,
    owner_of,
    target_piece,
)


def token_name(token: int) -> str:
    return f"cargo{token + 1}" if token < FIRST_WHALE else f"whale{token - FIRST_WHALE + 1}"


def ship_name(ship: int) -> str:
    return SHIP_NAMES[ship % 2]  # the first ship has an even number


def island_name(island: int) -> str:
    return f"island{island + 1}"


def blocker_name(what: int) -> str:
    """What is in the way: a piece, an island, the Kraken, its Lair, the edge of the sea."""
    if what >= AN_ISLAND:
        return island_name(what - AN_ISLAND)
    if what in (EDGE, THE_KRAKEN, LAIR):
        return {EDGE: "edge", THE_KRAKEN: "kraken", LAIR: "lair"}[what]
    return token_name(what) if what < FIRST_SHIP else f"{ship_name(what)}{owner_of(what) + 1}"


def place_name(place: int) -> str:
    """A place to explore."""
    if place == PLACE_SEA:
        return "sea"
    return f"island{place}" if place < PLACE_FORTS else f"fort{place - PLACE_FORTS + 1}"


def target_name(target: int) -> str:
    """What is attacked."""
    return "kraken" if target == TARGET_KRAKEN else blocker_name(target_piece(target))
