"""How long players are told what happened before they can think about it.

The browser shows each event of a move as a caption, for as long as it takes to read (`web/src/lib/pace.svelte.ts`, at
its normal speed). A clock starts when all that has been told. The time follows from the log alone and is the same
whether a player reads or skips, so no client can stretch it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, StringLiteral, TextElement

from wreckfish.core.game import Match
from wreckfish.core.state import Note
from wreckfish.language import LANGUAGES, messages

LEAST = 700  # milliseconds for the shortest caption
PER_LETTER = 32
OWN = 0.5  # of that time for what players did themselves
NAME = 16  # letters of a name or a thing in a caption: generous, because pieces that fly take some time, too


def telling(match: Match, notes: Iterable[Note]) -> int:
    """The milliseconds in which notes of the rules are told to a player who did not cause them."""
    codes = (match.game.event(note, None, match.parts).code for note in notes)
    return sum(reading_time(match.game.text, code) for code in codes)


@cache
def reading_time(folder: Path, code: str) -> int:
    """How long an event's caption stays, in the language that needs longer. An event without words takes no time."""
    letters = max(caption_letters(language, folder, code) for language in LANGUAGES)
    return max(LEAST, PER_LETTER * letters) if letters else 0


def caption_letters(language: str, folder: Path, code: str) -> int:
    entries = messages(language, folder).body
    found = [entry.value for entry in entries if isinstance(entry, Message) and entry.id.name == code]
    return pattern_letters(found[-1]) if found and found[-1] is not None else 0


def pattern_letters(pattern: Pattern) -> int:
    return sum(element_letters(element) for element in pattern.elements)


def element_letters(element: TextElement | Placeable) -> int:
    if isinstance(element, TextElement):
        return len(element.value)
    match element.expression:
        case StringLiteral(value=value):
            return len(value)
        case SelectExpression() as choice:
            return max(pattern_letters(variant.value) for variant in choice.variants)
        case _:
            return NAME
