"""A table with one value changed: what `simulate --vary ships.cutter.hull=3..6` plays with. Knows no game.

A path leads through the tables of a data file, `ships.cutter.hull`; things in a list are counted from 1. A path of one
word may name an option of the game instead, `variant=none,all-hands`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from wreckfish.core.game import Game, Match, make_match
from wreckfish.core.phrases import Phrase
from wreckfish.core.values import WreckfishError, shown

RANGE = re.compile(r"(-?\d{1,6})\.\.(-?\d{1,6})")
MOST = 50  # values


class Variation(msgspec.Struct, frozen=True):
    """What is varied, and the values it takes."""

    path: str
    values: tuple[int | str, ...]


def read_variation(text: str) -> Variation:
    """From `ships.cutter.hull=3..6`, or `ships.cutter.speed=S,M,L`."""
    path, equals, given = text.partition("=")
    found = RANGE.fullmatch(given.strip())
    values: tuple[int | str, ...]
    if found:
        values = tuple(range(int(found[1]), int(found[2]) + 1))
    else:
        words = [word.strip() for word in given.split(",")]
        values = tuple(int(word) if re.fullmatch(r"-?\d{1,9}", word) else word for word in words)
    if not equals or not path.strip() or "" in values or len(set(values)) < 2:
        raise WreckfishError(
            "“{text}” does not say what to vary; write a path and values, such as ships.cutter.hull=3..6.",
            "error-vary",
            text=shown(text),
        )
    if len(values) > MOST:
        english = "{count} values are too many to vary: {most} at most."
        raise WreckfishError(english, "error-vary-many", count=len(values), most=MOST)
    return Variation(path.strip(), values)


def varied(
    game: Game, seats: int, options: Mapping[str, str], data: Path | None, change: tuple[str, int | str], file: Path
) -> Match:
    """The same table with one value changed; changed parts are kept in a data file, so that records can be replayed."""
    path, value = change
    if path in {field.name for field in msgspec.structs.fields(game.options)}:
        return make_match(game, seats, {**options, path: str(value)}, data)
    tables = as_tables(game.load(data))
    put(tables, path.split("."), value, path)
    write_data(tables, file)
    return make_match(game, seats, options, file)


def put(tables: Any, words: Sequence[str], value: int | str, path: str) -> None:
    """Change the value at the end of a path, which must be there."""
    for number, word in enumerate(words):
        key: Any = word
        if isinstance(tables, list) and word.isdecimal() and 0 < int(word) <= len(tables):
            key = int(word) - 1
        elif not isinstance(tables, dict) or word not in tables:
            there = what_there_is(tables, words[:number])
            raise WreckfishError("The parts have no “{path}”: {there}.", "error-no-part", path=shown(path), there=there)
        if number < len(words) - 1:
            tables = tables[key]
        elif isinstance(tables[key], dict | list):
            there = what_there_is(tables[key], words)
            raise WreckfishError(
                "“{path}” is no single value: {there}.", "error-no-value", path=shown(path), there=there
            )
        else:
            tables[key] = value


def what_there_is(tables: Any, words: Sequence[str]) -> Phrase:
    """What a path could go on with."""
    place = Phrase(".".join(words)) if words else Phrase("the data file", "place-data-file")
    if isinstance(tables, dict):
        return Phrase("{place} has {names}", "place-has", place=place, names=", ".join(tables))
    if isinstance(tables, list):
        return Phrase("{place} has the numbers 1 to {most}", "place-numbers", place=place, most=len(tables))
    return Phrase("{place} is a value", "place-value", place=place)


def as_tables(value: Any) -> Any:
    """Parts as the tables of a data file: what is left at its default is left out."""
    if isinstance(value, msgspec.Struct):
        fields = msgspec.structs.fields(value)
        return {
            field.encode_name: as_tables(getattr(value, field.name))
            for field in fields
            if getattr(value, field.name) != field.default
        }
    if isinstance(value, dict):
        return {str(key): as_tables(one) for key, one in value.items()}
    return [as_tables(one) for one in value] if isinstance(value, tuple | list) else value


def write_data(tables: dict[str, Any], file: Path) -> None:
    try:
        import tomli_w
    except ImportError:
        english = "Varied parts need the package tomli-w: pip install 'wreckfish[lab]'."
        raise WreckfishError(english, "error-no-tomli") from None
    file.write_text(tomli_w.dumps(tables), encoding="utf-8")
