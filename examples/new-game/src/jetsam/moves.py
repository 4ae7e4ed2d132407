"""Jetsam's moves: one struct each. Number, JSON and text follow from them."""

from wreckfish.core.moves import Codec, Move


class Keep(Move, frozen=True, tag="keep"):
    """Keep the crate."""


class Swap(Move, frozen=True, tag="swap"):
    """Throw the crate overboard, for all to see, and haul another one in."""


KEEP, SWAP = range(2)
CODEC = Codec((Keep, Swap), {})
