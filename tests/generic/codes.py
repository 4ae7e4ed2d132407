"""What programs call the things of a game, where a person would not: names with a hyphen, such as `gold-art-gold`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

import msgspec

from wreckfish.core.game import Match

CODE = re.compile(r"(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])")


def codes_of(match: Match, *views: object) -> set[str]:
    """The codes in the moves, the data and some views of a table."""
    words = [word for fields in match.codec.fields for domain in fields for word in domain.words]
    values = [msgspec.to_builtins(value) for value in (match.parts, *views)]
    return {word for word in chain(words, match.codec.verbs, names_in(values)) if CODE.fullmatch(word)}


def names_in(value: object) -> Iterator[str]:
    """All names and words in plain values, keys among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from chain(value, *map(names_in, value.values()))
    elif isinstance(value, (list, tuple)):
        yield from chain.from_iterable(map(names_in, value))
