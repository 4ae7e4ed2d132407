"""Jetsam's moves: one struct each. Number, JSON and text follow from them, and verbs.py is written from them."""

from wreckfish.core.moves import Codec, Move, names, seat_numbers

SEATS = 5
CLAIMS = ("low", "middle", "high")  # worth 1 to 4, 5 to 8, 9 to 12


class Keep(Move, frozen=True, tag="keep"):
    """Keep the crate."""


class Swap(Move, frozen=True, tag="swap"):
    """Throw the crate overboard, for all to see, and haul another one in."""


class Offer(Move, frozen=True, tag="offer"):
    """Offer the crate to a seat in exchange for its own, and claim what it is worth."""

    seat: int
    claim: str


class Accept(Move, frozen=True, tag="accept"):
    """Exchange crates."""


class Decline(Move, frozen=True, tag="decline"):
    """Keep what one has."""


def codec() -> Codec:
    """Each field has a domain: the values that it can take, in the order of their numbers."""
    return Codec((Keep, Swap, Offer, Accept, Decline), {"seat": seat_numbers(SEATS), "claim": names(CLAIMS)})
