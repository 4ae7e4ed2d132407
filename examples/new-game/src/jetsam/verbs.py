"""Moves as numbers: the verbs, and what packs and unpacks their fields.

Do not edit. Written from moves.py by `python -m wreckfish.core.write_verbs src/jetsam`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KEEP: Final = 0
SWAP: Final = 1
OFFER: Final = 2
ACCEPT: Final = 3
DECLINE: Final = 4

# How many choices each verb has, in the standard edition.
SIZES: Final = vec[i64]([
    1,  # keep
    1,  # swap
    15,  # offer
    1,  # accept
    1,  # decline
])  # fmt: skip


def is_move(move: i64) -> bool:
    return move >= 0 and move & 31 < 5 and move >> 5 < SIZES[move & 31]


def offer_move(seat: i64, claim: i64) -> i64:
    return OFFER + (seat * 3 + claim) * 32


def offer_seat(move: i64) -> i64:
    return (move >> 5) // 3


def offer_claim(move: i64) -> i64:
    return (move >> 5) % 3
