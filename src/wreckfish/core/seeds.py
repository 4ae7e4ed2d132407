"""Seeds: where a game's luck comes from, and the proof that it was fixed before the first move.

A seed is 32 hexadecimal digits, or 64 for luck that no one can compute from what was seen (`core/chance.py`). Any other
text is turned into 32 by SHA-256. The commitment, a hash of the seed, is shown before the game and the seed after it,
so that anyone can check the deal.
"""

from __future__ import annotations

import hashlib
import re
import secrets

CANONICAL = re.compile(r"[0-9a-f]{32}|[0-9a-f]{64}")


def new_seed() -> str:
    """A seed that cannot be guessed."""
    return secrets.token_hex(16)


def new_keyed_seed() -> str:
    """A seed for a game between people: seeing half of the deck does not help to compute the rest."""
    return secrets.token_hex(32)


def seed_from(text: str) -> str:
    """A text as a seed: the text itself if it is 32 or 64 hexadecimal digits, else its hash."""
    return (
        text if CANONICAL.fullmatch(text) else hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()[:32]
    )


def nth_seed(seed: str, number: int) -> str:
    """The seed of one game in a series."""
    return hashlib.sha256(f"{seed}/{number}".encode()).hexdigest()[:32]


def commitment(seed: str) -> str:
    """The hash shown before the game: it gives nothing away and fits only this seed."""
    return hashlib.sha256(f"wreckfish seed {seed}".encode()).hexdigest()
