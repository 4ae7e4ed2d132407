"""Figures and names as a report says them, in the reader's language. Knows no game by name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from wreckfish.core.game import Game
from wreckfish.language import Speaker

if TYPE_CHECKING:
    from wreckfish.lab.findings import Estimate  # which needs more packages than words do

TEXT = Path(__file__).with_name("text")


class Wording:
    """Speaks of one game's results."""

    def __init__(self, language: str, game: Game) -> None:
        self.language = language
        self.game = game
        self.speaker = Speaker(language, game.text, more=[TEXT])

    def say(self, code: str, **params: str | int) -> str:
        return self.speaker.text(code, **params)

    def named(self, code: str) -> str:
        """A message by its id, or the id itself if no message has it."""
        return self.speaker.text(code) if self.speaker.knows(code) else code

    def thing(self, kind: str, name: str) -> str:
        """A thing's name: its own, or that of what it is made of, word by word."""
        spoken = self.speaker.thing(kind, name)
        if spoken != name:
            return spoken
        words = [self.named(f"type-{word}") for word in name.split("-")]
        return name if any(word.startswith("type-") for word in words) else " ".join(words)

    def bot(self, name: str) -> str:
        spoken = self.named(f"bot-{name}")
        return name if spoken == f"bot-{name}" else spoken

    def reason(self, reason: str) -> str:
        spoken = self.named(f"reason-{reason}")
        return reason if spoken.startswith("reason-") else spoken.rstrip(".")

    # ---- Figures --------------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{value:,.{digits}f}".replace("-", "−")
        return text.translate(str.maketrans(",.", ".,")) if self.language == "de" else text

    def short(self, value: float) -> str:
        """As many digits as a person wants to read."""
        return self.number(value, 0 if abs(value) >= 100 or value == int(value) else 1 if abs(value) >= 10 else 2)

    def percent(self, rate: float, digits: int = 1) -> str:
        return f"{self.number(100 * rate, digits)} %"

    def signed(self, value: float, digits: int = 1) -> str:
        return ("+" if value > 0 else "") + self.number(value, digits)

    def rates(self, estimate: Estimate, digits: int = 1) -> str:
        """An interval of rates."""
        low, high = (self.number(100 * end, digits) for end in (estimate.low, estimate.high))
        return self.say("with-interval", low=low, high=f"{high} %")

    def span(self, estimate: Estimate) -> str:
        """An interval of numbers."""
        return self.say("with-interval", low=self.short(estimate.low), high=self.short(estimate.high))
