"""Error messages: English in the code, with a message id by which other languages translate them.

The code shows the sentence itself; `text/errors.de.ftl` has the German. What players read during a game is not made
here: that is a `Saying`.
"""

from __future__ import annotations

import difflib
import errno
from collections.abc import Iterable, Sequence

LONGEST = 60  # characters of a word for which near matches are searched


class Phrase:
    """English text with parameters, such as `Phrase("a number up to {most}", "allowed-up-to", most=9)`.

    A parameter may be a phrase itself. Without a message id the text stays English in every language.
    """

    def __init__(self, english: str, code: str = "", **params: str | int | Phrase) -> None:
        self.english = english
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return self.english.format(**self.params) if self.params else self.english


# ---- What is allowed ----------------------------------------------------------------------------------------------


def one_of(words: Sequence[str]) -> Phrase:
    return Phrase("one of {words}", "allowed-one-of", words=", ".join(words), count=len(words))


def either(phrases: Sequence[Phrase]) -> Phrase:
    """Phrases as alternatives."""
    first, *others = phrases
    for other in others:
        first = Phrase("{first}, or {other}", "allowed-either", first=first, other=other)
    return first


def a_number(least: int | None = None, most: int | None = None) -> Phrase:
    if least is not None and most is not None:
        return Phrase("a number from {least} to {most}", "allowed-range", least=least, most=most)
    if least is not None:
        return Phrase("a number from {least}", "allowed-from", least=least)
    if most is not None:
        return Phrase("a number up to {most}", "allowed-up-to", most=most)
    return Phrase("a number", "allowed-number")


def nearest(word: str, words: Iterable[str]) -> str | None:
    """The word that a mistyped one most likely stands for; None if none is close."""
    return next(iter(difflib.get_close_matches(word[:LONGEST], [*words], 1)), None)


def meant(word: str, words: Iterable[str]) -> Phrase:
    """“Did you mean …?”, to append to a sentence; empty if no word is close."""
    near = nearest(word, words)
    return Phrase("") if near is None else Phrase(" Did you mean {word}?", "meant", word=near)


# ---- What the system says -----------------------------------------------------------------------------------------


def system_words(problem: OSError) -> Phrase:
    """Why the system refused, such as “No such file or directory”."""
    name = errno.errorcode.get(problem.errno or 0, "")
    return Phrase(problem.strerror or str(problem), f"system-{name.lower()}")
