"""How good a move of Get Wrecked looks."""

from __future__ import annotations

from wreckfish.core.instinct import Instinct


class WreckedInstinct(Instinct):
    """By points."""
