"""Wreck Raiders' moves: one struct each. A spot is `gold4` or `beach4`, a die `conch5` by its zone and number.

`starfish` is free: it may be played without being asked.
"""

from __future__ import annotations

from wreckfish.core.moves import Codec, Domain, Move, names
from wreckfish.games.raiders.components import DICE, PLACES, SHELLS, SPOTS, STACKS, TYPES, Components


class Take(Move, frozen=True, tag="take"):
    """Take a die and use it as a number; every step away from its own costs a Conch."""

    die: str
    number: int


class Dive(Move, frozen=True, tag="dive"):
    """Move a diver from where it is (`off`: off-board) to a spot of the die's number."""

    diver: str
    spot: str


class Place(Move, frozen=True, tag="place"):
    """Put the gained treasure on the leftmost empty pedestal of a display."""

    display: int


class Vault(Move, frozen=True, tag="vault"):
    """Put the gained treasure on the lowest empty place of a column of the vault."""

    column: int


class Discard(Move, frozen=True, tag="discard"):
    """Discard the gained treasure, because there is no room for it."""


class Extra(Move, frozen=True, tag="extra"):
    """Discard a Scallop for one more treasure of the wreck."""


class Done(Move, frozen=True, tag="done"):
    """Go on: no further treasure, claim or purchase."""


class Claim(Move, frozen=True, tag="claim"):
    """Claim an exhibit with a display: which of its treasures Starfish cover, and how the card is decorated."""

    exhibit: str
    display: int
    cover: str
    decor: str


class Gain(Move, frozen=True, tag="gain"):
    """Take a piece for free, as a reward for style, and put it into an aquarium."""

    piece: str
    tank: str


class PickShell(Move, frozen=True, tag="shell"):
    """Choose the shell that is the reward for style."""

    shell: str


class Buy(Move, frozen=True, tag="buy"):
    """Buy a piece of the market and put it into an aquarium."""

    piece: str
    tank: str


class SendRival(Move, frozen=True, tag="rival"):
    """One player alone: send a Rival with a die into a wreck."""

    die: str
    wreck: str


class Wash(Move, frozen=True, tag="wash"):
    """One player alone: choose the beach spot that a bumped diver is washed to."""

    beach: int


class Starfish(Move, frozen=True, tag="starfish"):
    """At any time: discard a Starfish, and with it the rightmost treasure of a display."""

    display: int


# A verb's number is its place here (verbs.py).
MOVES = (
    Take, Dive, Place, Vault, Discard, Extra, Done, Claim, Gain, PickShell, Buy, SendRival, Wash, Starfish,
)  # fmt: skip

# Which treasures of a display are covered, as the bits of a number: `star-1-3`.
COVERS = ["plain", *("-".join(["star", *(str(n + 1) for n in range(5) if cover >> n & 1)]) for cover in range(1, 32))]
# Conch or not, and the wreck for a Scallop or none.
DECORS = [
    "-".join([*conch, *scallop]) or "bare"
    for conch in ([], ["conch"])
    for scallop in ([], *(["scallop", kind] for kind in TYPES))
]


def codec(parts: Components) -> Codec:
    """The three forms of the moves, with the cards and pieces of an edition."""
    three = numbers(3)
    dice = names(DICE)
    return Codec(
        MOVES,
        {
            "die": dice,
            "number": numbers(6),
            "diver": names(PLACES),
            "spot": names(SPOTS),
            "display": three,
            "column": three,
            "exhibit": names(parts.exhibit_names),
            "cover": names(COVERS),
            "decor": names(DECORS),
            "piece": names(parts.piece_names),
            "tank": names(["new", *parts.piece_names[: STACKS[0]]]),
            "shell": names(SHELLS),
            "wreck": names(TYPES),
            "beach": numbers(6),
        },
    )


def numbers(most: int) -> Domain:
    """1, 2, 3 …"""
    return Domain(range(1, most + 1), [str(n) for n in range(1, most + 1)])
