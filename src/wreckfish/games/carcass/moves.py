"""Captain Carcass's moves: one struct each. A suit of a Hold is chosen by naming its highest card."""

from __future__ import annotations

from wreckfish.core.moves import Codec, Move, names, seat_numbers
from wreckfish.games.carcass.components import Components


class Dive(Move, frozen=True, tag="dive"):
    """Reveal the top card of the deck."""


class Surface(Move, frozen=True, tag="surface"):
    """Return with the whole Exploration."""


class Place(Move, frozen=True, tag="place"):
    """Place the card that the Drone saw."""


class Leave(Move, frozen=True, tag="leave"):
    """Return, and leave the card that the Drone saw on the deck."""


class Map(Move, frozen=True, tag="map"):
    """Place one of the Locker cards that the Map shows."""

    card: str


class Knife(Move, frozen=True, tag="knife"):
    """Send an opponent's card to the Locker."""

    card: str


class Net(Move, frozen=True, tag="net"):
    """Bring a card of your own Hold up into the Exploration."""

    card: str


class Harpoon(Move, frozen=True, tag="harpoon"):
    """Take an opponent's card into the Exploration."""

    card: str


class Plunder(Move, frozen=True, tag="plunder"):
    """Choose whose Hold pays the bonus."""

    seat: int


class Sabotage(Move, frozen=True, tag="sabotage"):
    """Choose whose losses the Saboteur collects."""

    seat: int


class Lose(Move, frozen=True, tag="lose"):
    """Give up a card of your own: your Knife met an Iron Wetsuit."""

    card: str


# In the order of their numbers: verbs.py is written from it.
MOVES = (Dive, Surface, Place, Leave, Map, Knife, Net, Harpoon, Plunder, Sabotage, Lose)


def codec(parts: Components) -> Codec:
    """The three forms of the moves, with the cards of an edition."""
    return Codec(MOVES, {"card": names(parts.names), "seat": seat_numbers(4)})
