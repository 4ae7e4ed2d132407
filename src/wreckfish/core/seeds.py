"""Seeds: where a game's luck comes from, and the proof that it was fixed before the first move.

A seed is 128 bits, written as 32 hexadecimal digits. Any other text is turned into one by SHA-256. The commitment, a
hash of the seed, is shown before the game and the seed after it, so that anyone can check the deal.
"""

from __future__ import annotations

import hashlib
import re
import secrets

CANONICAL = re.compile(r"[0-9a-f]{32}")


def new_seed() -> str:
    """A seed that cannot be guessed."""
    return secrets.token_hex(16)


def seed_from(text: str) -> str:
    """A text as a seed: the text itself if it is 32 hexadecimal digits, else its hash."""
    return (
        text if CANONICAL.fullmatch(text) else hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()[:32]
    )


def nth_seed(seed: str, number: int) -> str:
    """The seed of one game in a series."""
    return hashlib.sha256(f"{seed}/{number}".encode()).hexdigest()[:32]


def commitment(seed: str) -> str:
    """The hash shown before the game: it gives nothing away and fits only this seed."""
    return hashlib.sha256(f"wreckfish seed {seed}".encode()).hexdigest()
