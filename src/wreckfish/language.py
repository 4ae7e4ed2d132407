"""Sentences in the reader's language: Fluent messages for the engine's codes.

Knows languages and message files, but no game. A game's messages come from its own folder.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Resource

from wreckfish.core.game import Span
from wreckfish.core.phrases import Phrase
from wreckfish.core.registry import find_game
from wreckfish.core.values import Part, Saying, WreckfishError

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de")
SHELL = Path(__file__).with_name("text")
LONGEST = 2000  # characters: Fluent itself refuses more than 2500
REMEMBERED = 2000  # sentences: a table says the same ones again and again
GAP = 2  # spaces after the longest label
PARSER = FluentParser(with_spans=False)  # where a message stands in its file is half of the memory, and no one asks
TOKEN = re.compile(r"([a-z-]*[a-z])(-?\d+)?")
VARIABLE = re.compile(r"\$([a-z][a-z0-9-]*)")
FIGURE = re.compile(r"^[^#].*\$[a-z0-9]+-", re.MULTILINE)  # a variable with a hyphen, comments aside

Figures: TypeAlias = tuple[tuple[str, int], ...]


def from_locale() -> str:
    """The language of the user's environment, if we have it; otherwise English."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    spoken = (wanted or locale.getlocale()[0] or "").replace("_", "-").split("-")[0].lower()
    return spoken if spoken in LANGUAGES else ENGLISH


def source(language: str, folder: Path, figures: Mapping[str, int]) -> str:
    """The messages of one folder in one language as a Fluent file, with the figures of the data in force filled in.

    A figure is written like a parameter, `{ $squid-demand }`, and replaced by its number here, so that no reader of the
    file, here or in the browser, has to know it.
    """
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return VARIABLE.sub(lambda found: str(figures.get(found[1], found[0])), text)


@cache
def messages(language: str, folder: Path, figures: Figures = ()) -> Resource:
    """The messages of one folder in one language. With figures, a message that names any other figure is left out: it
    is about something that the data in force lacks.
    """
    found = PARSER.parse(source(language, folder, dict(figures)))
    if figures:
        written = FluentSerializer().serialize_entry
        found.body = [entry for entry in found.body if not FIGURE.search(written(entry))]
    return found


@cache
def bundle(language: str, folders: tuple[Path, ...], figures: Figures) -> FluentBundle:
    """The messages of some folders in one language."""
    spoken = FluentBundle([language], use_isolating=False)
    for folder in folders:
        spoken.add_resource(messages(language, folder, figures))
    return spoken


@cache
def errors(language: str) -> FluentBundle:
    """The error messages of a language other than English, whose messages are in the code."""
    spoken = FluentBundle([language], use_isolating=False)
    spoken.add_resource(PARSER.parse((SHELL / f"errors.{language}.ftl").read_text(encoding="utf-8")))
    return spoken


def translated(phrase: Phrase, language: str) -> str:
    """A phrase in another language; whatever that language lacks stays English."""
    if language == ENGLISH:
        return str(phrase)
    params = {
        name: translated(value, language) if isinstance(value, Phrase) else value
        for name, value in phrase.params.items()
    }
    if phrase.code and errors(language).has_message(phrase.code):
        return formatted(errors(language), phrase.code, params)
    return phrase.english.format(**params) if params else phrase.english


def formatted(spoken: FluentBundle, code: str, params: Mapping[str, str | int], parts: tuple[str, ...] = ()) -> str:
    """A message by its id; with parts, in the wording for a reader who plays one of them in the sentence."""
    fitting = tuple((name, clipped(value) if isinstance(value, str) else value) for name, value in params.items())
    return filled_in(spoken, code, fitting, parts)


@lru_cache(REMEMBERED)
def filled_in(
    spoken: FluentBundle, code: str, params: tuple[tuple[str, str | int], ...], parts: tuple[str, ...]
) -> str:
    message = spoken.get_message(code)
    if message.value is None:
        raise LookupError(f"the message {code} has no text")
    wording = next((text for part, text in message.attributes.items() if part in parts), message.value)
    text, wrong = spoken.format_pattern(wording, dict(params))
    if wrong:
        raise LookupError(f"the message {code} does not fit {dict(params)}: {wrong}")
    return str(text)


def clipped(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


class Speaker:
    """Speaks one language at one table: the shell's messages, the game's with its figures, and the players' names.

    A message may have a wording for a reader who is one of its players, as an attribute with that player's parameter:
    `.seat = You pass.` It is used for what `reader` does, or has done to them.
    """

    reader: int | None = None  # the seat of the one person who reads this, if there is one

    def __init__(
        self,
        language: str,
        game_text: Path | None = None,
        players: Sequence[str] = (),
        more: Sequence[Path] = (),
        figures: Mapping[str, int] | None = None,
    ) -> None:
        if language not in LANGUAGES:
            english = "There is no language “{language}” here; choose from {languages}."
            raise WreckfishError(english, "error-language", language=language, languages=", ".join(LANGUAGES))
        self.language = language
        self.players = list(players)
        self.folders = (SHELL, *more) if game_text is None else (SHELL, *more, game_text)
        self.figures: Figures = tuple((figures or {}).items())
        self.bundle = bundle(language, self.folders, self.figures)

    def knows(self, code: str) -> bool:
        return self.bundle.has_message(code)

    def codes(self, prefix: str) -> list[str]:
        """The ids of all messages with a prefix, in the order of the files."""
        entries = [entry for folder in self.folders for entry in messages(self.language, folder, self.figures).body]
        return [entry.id.name for entry in entries if isinstance(entry, Message) and entry.id.name.startswith(prefix)]

    def text(self, code: str, **params: str | int) -> str:
        """A message by its id."""
        return self.worded(code, params)

    def worded(self, code: str, params: Mapping[str, str | int], parts: tuple[str, ...] = ()) -> str:
        """A message by its id, and the parts that the reader plays in it."""
        return formatted(self.bundle, code, params, parts)

    def say(self, saying: Saying) -> str:
        """A saying as a sentence."""
        params: dict[str, str | int] = {name: self.player(seat) for name, seat in saying.seats.items()}
        for name, value in saying.params.items():
            if isinstance(value, list):
                params[name] = self.listing([self.thing(name.removesuffix("s"), token) for token in value])
                params["count"] = len(value)
            else:
                params[name] = value if isinstance(value, int) else self.thing(name, value)
        if isinstance(saying, Part):
            params["points"] = saying.points
        parts = tuple(name for name, seat in saying.seats.items() if seat == self.reader)
        return self.worded(saying.code, params, parts)

    def thing(self, kind: str, token: str) -> str:
        """The word for a token: the card `squid7` is the message `card-squid` with the value 7."""
        found = TOKEN.fullmatch(token)
        code = f"{kind}-{found[1]}" if found else ""
        if found is None or not self.knows(code):
            return token
        return self.text(code, value=int(found[2])) if found[2] else self.text(code)

    def player(self, seat: int) -> str:
        return self.players[seat] if seat < len(self.players) else self.text("seat", number=seat + 1)

    def listing(self, words: list[str]) -> str:
        """Words as a list: `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.text("list", first=", ".join(words[:-1]), last=words[-1])


# ---- Drawn lines --------------------------------------------------------------------------------------------------


def drawn(game_name: str, view: object) -> str:
    """A view as English text: what `print(state)` shows."""
    game = find_game(game_name)
    return joined(game.draw(view, Speaker(ENGLISH, game.text)))


def joined(lines: list[list[Span]]) -> str:
    """Drawn lines as plain text."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in aligned(lines))


def aligned(lines: list[list[Span]]) -> list[list[Span]]:
    """Drawn lines with their labels in one column. The first span is a line's label; a line of one span has none."""
    column = max((len(line[0].text) for line in lines if len(line) > 1), default=0) + GAP
    return [
        [Span(line[0].text.ljust(column), line[0].style), *line[1:]] if len(line) > 1 else list(line) for line in lines
    ]
