"""Names and lines of chat as people type them, cleaned or refused."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import chain, count

from wreckfish.server.values import Refused

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # printable, says Unicode
VARIANTS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0d\U000e0100-\U000e01ef]|(?<![^\\w\\s])[\ufe0e\ufe0f]")
NAME = 40


def printable_name(text: str) -> str:
    """A display name: one printable line, as records need it."""
    name = " ".join(unicodedata.normalize("NFKC", text[:1000]).split())
    if not 0 < len(name) <= NAME or not name.isprintable() or not visible(name):
        raise Refused("refuse-name", 422)
    return name


def distinct_name(name: str, others: Iterable[str]) -> str:
    """A name that no one else at a table has: the second Ada is Ada 2."""
    taken = {other.casefold() for other in others}
    numbered = (f"{name[: NAME - 1 - len(str(n))]} {n}" for n in count(2))
    return next(each for each in chain([name], numbered) if each.casefold() not in taken)


def visible(text: str) -> bool:
    """Whether a text shows something, and nothing in it is drawn as nothing: a blank letter, or the selector of a
    variant where there is none.
    """
    if VARIANTS.search(text):
        return False
    return BLANK.isdisjoint(text) and any(unicodedata.category(letter)[0] not in "MZ" for letter in text)


def clean_line(text: str) -> str:
    """A line of chat: plain text, one line, no control characters."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not line:
        raise Refused("refuse-nothing-said", 422)
    return line
