"""Figures and names in the words of a report, in the reader's language. Knows no game by name."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from wreckfish.core.game import Game, option_text
from wreckfish.lab.series import RANDOM, Trial
from wreckfish.lab.statistics import Estimate
from wreckfish.language import Speaker

TEXT = Path(__file__).with_name("text")
NO_BREAK = "\N{NO-BREAK SPACE}"  # a number and its unit stay on one line
SETTINGS = 12  # changed settings to name
FEW = 1000  # with fewer games, readers are warned
SEATS = ("first", "dealer")  # options whose number is a seat


class Wording:
    """Words for the results of one game."""

    def __init__(self, language: str, game: Game) -> None:
        self.language = language
        self.game = game
        self.speaker = Speaker(language, game.text, more=[TEXT])

    def say(self, code: str, **params: str | int) -> str:
        return self.speaker.text(code, **params)

    def named(self, *codes: str) -> str:
        """The first of these messages that exists; else the last code without its first word, as plain words.

        So no raw code reaches a page, even if a game lacks a message.
        """
        for code in codes:
            if self.speaker.knows(code):
                return self.speaker.text(code)
        return plain(codes[-1].partition("-")[2] or codes[-1])

    @property
    def title(self) -> str:
        return self.speaker.text("title") if self.speaker.knows("title") else plain(self.game.name)

    def thing(self, kind: str, name: str) -> str:
        """A thing's own name, or one put together from its words."""
        spoken = self.speaker.thing(kind, name)
        if spoken != name:
            return spoken
        words = name.split("-")
        known = all(self.speaker.knows(f"type-{word}") for word in words)
        return " ".join(self.speaker.text(f"type-{word}") for word in words) if known else plain(name)

    def bot(self, name: str) -> str:
        return self.speaker.text(f"bot-{name}") if self.speaker.knows(f"bot-{name}") else name

    def bots(self, names: Sequence[str]) -> str:
        """The bots of a table; just one if all are the same."""
        kinds = names if len(set(names)) > 1 else names[:1]
        return self.speaker.listing([self.bot(name) for name in kinds])

    def reason(self, reason: str) -> str:
        return self.named(f"reason-{reason}").rstrip(".")

    def options(self, options: Mapping[str, Any]) -> list[str]:
        """Options and their values, in players' words."""
        return [f"{self.option(name)}: {self.option_value(name, value)}" for name, value in options.items()]

    def option(self, name: str) -> str:
        return self.named(f"option-{name}")

    def option_value(self, name: str, value: Any) -> str:
        if isinstance(value, tuple | list):
            return self.speaker.listing([self.option_value(name, one) for one in value])
        word = option_text(value)
        if word.isdecimal():
            return self.say("seat-name", number=word) if name in SEATS else word
        return self.named(f"{name.removesuffix('s')}-{word}", f"option-{name}-{word}", f"word-{word}")

    def cautions(self, games: int, bots: Sequence[str], trials: Sequence[Trial]) -> Iterator[str]:
        """Reasons why figures from these games and bots may mislead, a sentence each."""
        if games < FEW:
            yield self.say("short-few", count=games, games=self.number(games))
        if set(bots) == {RANDOM}:
            yield self.say("short-random")
        for trial in trials:
            if not trial.beats:
                rates = {"rate": self.percent(trial.win_rate, 0), "fair": self.percent(trial.fair, 0)}
                yield self.say("short-weak", bot=self.bot(trial.bot), games=trial.games, **rates)

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{value:,.{digits}f}".replace("-", "−")
        return text.translate(str.maketrans(",.", ".,")) if self.language == "de" else text

    def games(self, count: int) -> dict[str, int | str]:
        """A number of games, and which of “game” and “games” goes with it."""
        return {"played": count, "games": self.number(count)}

    def short(self, value: float) -> str:
        """A number with about three digits."""
        return self.number(value, 0 if abs(value) >= 100 or value == int(value) else 1 if abs(value) >= 10 else 2)

    def percent(self, rate: float, digits: int = 1) -> str:
        return f"{self.number(100 * rate, digits)}{NO_BREAK}%"

    def signed(self, value: float, digits: int = 1) -> str:
        return ("+" if value > 0 else "") + self.number(value, digits)

    def rates(self, estimate: Estimate, digits: int = 1) -> str:
        """An interval of rates."""
        low, high = (self.number(100 * end, digits) for end in (estimate.low, estimate.high))
        return self.say("with-interval", low=low, high=f"{high}{NO_BREAK}%")

    def span(self, estimate: Estimate) -> str:
        """An interval of numbers."""
        if math.isinf(estimate.low):
            return self.say("no-interval")
        return self.say("with-interval", low=self.short(estimate.low), high=self.short(estimate.high))


def plain(token: str) -> str:
    """A token of the engine as plain words: `islands-bare` is “Islands bare”."""
    words = token.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


def some_of(names: Sequence[str], most: int) -> str:
    """The first names of a list."""
    return ", ".join(names[:most]) + (" …" if len(names) > most else ".")
