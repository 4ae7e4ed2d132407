"""The values that leave the engine: questions, refusals, events, outcomes.

Frozen, typed, and encoded as JSON by msgspec. They hold no sentences: every `code` is a message id of the games' Fluent
files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from wreckfish.core.phrases import Phrase

Token: TypeAlias = str | int | list[str]


class WreckfishError(Exception):
    """A mistake that a user can correct. Its text is one English sentence; a code lets other languages translate it."""

    def __init__(self, english: str, code: str = "", **params: str | int | Phrase) -> None:
        self.phrase = Phrase(english, code, **params)
        super().__init__(str(self.phrase))


def shown(text: str, most: int = 60) -> str:
    """A user's text, safe to quote in a message: shortened, and without control characters."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text[: most + 1])
    return plain if len(text) <= most else f"{plain[:most]}…"


class Saying(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A sentence before it has a language: its message id, the things it names, and the seats it names.

    A parameter `card` with the value `squid7` becomes the message `card-squid` with the value 7; a list in `cards` is
    put together from such messages. Seats become the names of their players.
    """

    code: str
    params: dict[str, Token] = {}
    seats: dict[str, int] = {}


class Refusal(Saying, frozen=True):
    """Why a move is refused, and the rule that says so."""

    rule: str


class Prompt(Saying, frozen=True):
    """A question to a seat: what is asked, under which rule, and by which card, if any."""

    rule: str
    by: str | None = None


class Event(Saying, frozen=True):
    """Something that happened, as one seat may know it."""


class Part(Saying, frozen=True):
    """A part of a score: where some of the points come from."""

    points: int


class IllegalMove(WreckfishError):
    """A move that the rules refuse. The position is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"The rules refuse that move: {refusal.code} ({refusal.rule}).")
        self.refusal = refusal


class Score(msgspec.Struct, frozen=True):
    """One seat's result: points, place (1 is best; ties share it), parts of the points, and tie-break values."""

    points: int
    place: int
    parts: tuple[Part, ...] = ()
    ties: tuple[int, ...] = ()


class TieBreak(msgspec.Struct, frozen=True):
    """What put one seat ahead of another with equal points: which tie-break (1 is the first), and its two values."""

    number: int
    value: int
    other: int


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: why, and each seat's score."""

    reason: str
    scores: tuple[Score, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; several if they share the victory."""
        return tuple(seat for seat, score in enumerate(self.scores) if score.place == 1)

    def tie_break(self, seat: int) -> TieBreak | None:
        """What put a seat ahead of the next one with equal points; None if there is no such seat."""
        mine = self.scores[seat]
        behind = [score for score in self.scores if score.points == mine.points and score.place > mine.place]
        if not behind:
            return None
        values = zip(mine.ties, min(behind, key=lambda score: score.place).ties, strict=True)
        breaks = [TieBreak(number, value, other) for number, (value, other) in enumerate(values, 1) if value != other]
        return breaks[0] if breaks else None


def rank(keys: Sequence[Any]) -> tuple[int, ...]:
    """Places by key, the largest first; equal keys share a place, and the next place is skipped."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
