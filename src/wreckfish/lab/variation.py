"""The settings of a match by their paths: how two matches differ, and the matches of `simulate --vary`. Knows no game.

A path leads through the tables of a data file, as in `ships.cutter.hull=3..6`; items of a list are counted from 1. A
path of one word may name an option of the game instead, as in `variant=none,all-hands`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Literal

import msgspec

from wreckfish.core.game import Match, make_match, option_text
from wreckfish.core.phrases import Phrase, meant
from wreckfish.core.values import WreckfishError, shown

RANGE = re.compile(r"(-?\d{1,6})\.\.(-?\d{1,6})")
MOST = 50  # values, or combinations of them

Value = int | str
Variation = tuple[str, tuple[Value, ...]]  # a path, and the values it takes
Changes = tuple[tuple[str, Value], ...]  # paths and their new values
What = Literal["option", "data", "bots", "version"]


class Setting(msgspec.Struct, frozen=True):
    """A setting that differs between two matches; None if a match lacks it."""

    what: What
    path: str
    before: Any
    after: Any


def paths(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The single values in nested tables and lists, each with its path."""
    if isinstance(value, Mapping | list | tuple):
        entries = value.items() if isinstance(value, Mapping) else enumerate(value, 1)
        for key, entry in entries:
            yield from paths(entry, f"{path}.{key}" if path else str(key))
    else:
        yield path, value


def changed(what: What, before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Setting]:
    for path in dict.fromkeys([*before, *after]):
        if before.get(path) != after.get(path):
            yield Setting(what, path, before.get(path), after.get(path))


def changed_at(before: Match, after: Match) -> Iterator[Setting]:
    """Options and data that differ between two matches of one game."""
    yield from changed("option", *(msgspec.structs.asdict(match.options) for match in (before, after)))
    yield from changed("data", *(dict(paths(msgspec.to_builtins(match.parts))) for match in (before, after)))


def changed_data(match: Match) -> list[str]:
    """How the parts of a match differ from the standard ones, in words."""
    standard = msgspec.structs.replace(match, parts=match.game.load(None))
    return [change_text(setting) for setting in changed_at(standard, match)]


def value_text(value: Any) -> str:
    """A value as a data file has it; a dash for none."""
    if value is None:
        return "–"
    return str(value).lower() if isinstance(value, bool) else str(value)


def change_text(setting: Setting) -> str:
    """A change such as `ships.cutter.hull 3 → 5`."""
    name = "Wreckfish" if setting.what == "version" else setting.path
    return f"{name} {value_text(setting.before)} → {value_text(setting.after)}"


def read_variation(text: str) -> Variation:
    """A variation from `ships.cutter.hull=3..6` or `ships.cutter.speed=S,M,L`."""
    path, equals, given = text.partition("=")
    found = RANGE.fullmatch(given.strip())
    values: tuple[Value, ...]
    if found:
        values = tuple(range(int(found[1]), int(found[2]) + 1))
    else:
        words = [word.strip() for word in given.split(",")]
        values = tuple(int(word) if re.fullmatch(r"-?\d{1,9}", word) else word for word in words)
    if not equals or not path.strip() or "" in values or not values or len(set(values)) < len(values):
        raise WreckfishError(
            "“{text}” does not say what to vary; write a path and values, such as ships.cutter.hull=3..6.",
            "error-vary",
            text=shown(text),
        )
    check_count(len(values))
    return path.strip(), values


def check_count(count: int) -> None:
    if count > MOST:
        english = "{count} values are too many to vary: {most} is the most."
        raise WreckfishError(english, "error-vary-many", count=count, most=MOST)


class Grid:
    """All combinations of variations of a match. One cell is the match as it is, the base of comparisons."""

    def __init__(self, match: Match, options: Mapping[str, str], data: Path | None, given: Sequence[Variation]) -> None:
        self.match = match
        self.options = options
        self.data = data
        standard: dict[str, Value] = {}
        values: list[list[Value]] = []
        for path, asked in given:
            value = self.standard(path)
            if path in standard:
                english = "{path} is varied twice: name all its values at once."
                raise WreckfishError(english, "error-vary-twice", path=shown(path))
            standard[path] = value
            typed = [alike(one, value) for one in asked]
            values.append(typed if value in typed else [value, *typed])
        self.base: Changes = tuple(standard.items())
        check_count(math.prod(map(len, values)))
        self.cells: list[Changes] = [tuple(zip(standard, cell, strict=True)) for cell in product(*values)]
        if len(self.cells) < 2:
            path, value = self.base[0]
            english = "{path} is {value} already: name another value."
            raise WreckfishError(english, "error-vary-standard", path=shown(path), value=shown(str(value)))

    def is_option(self, path: str) -> bool:
        return path in self.match.game.options.__struct_fields__

    def standard(self, path: str) -> Value:
        """The present value at a path."""
        if self.is_option(path):
            return option_text(getattr(self.match.options, path))
        return follow(as_tables(self.match.parts), path, self.match.game.options.__struct_fields__)

    def varied(self, changes: Changes, file: Path) -> Match:
        """The match with some values changed. Changed parts go into a data file, so that records can be replayed."""
        options = {path: str(value) for path, value in changes if self.is_option(path)}
        parts = [(path, value) for path, value in changes if not self.is_option(path)]
        game, seats = self.match.game, self.match.seats
        if not parts:
            return make_match(game, seats, {**self.options, **options}, self.data)
        tables = as_tables(self.match.parts)
        for path, value in parts:
            put(tables, path, value)
        file.write_text(data_text(tables), encoding="utf-8")
        return make_match(game, seats, {**self.options, **options}, file)


def alike(value: Value, standard: Value) -> Value:
    """A typed value, converted to the type of the standard one."""
    if isinstance(standard, bool):
        return {"true": True, "false": False}.get(str(value), value)
    return str(value) if isinstance(standard, str) else value


def follow(tables: Any, path: str, options: Sequence[str] = ()) -> Value:
    """The single value at the end of a path."""
    value, words = tables, path.split(".")
    for number, word in enumerate(words):
        key = key_of(value, word)
        if key is None:
            raise WreckfishError(
                "The parts have no “{path}”: {there}.{meant}",
                "error-no-part",
                path=shown(path),
                there=what_there_is(value, words[:number]),
                meant=meant(path, [*options, *dict(paths(tables))]),
            )
        value = value[key]
    if isinstance(value, dict | list):
        english = "“{path}” is not a single value: {there}."
        raise WreckfishError(english, "error-no-value", path=shown(path), there=what_there_is(value, words))
    found: Value = value
    return found


def put(tables: Any, path: str, value: Value) -> None:
    """Change the value at the end of a path, which must exist."""
    *before, last = path.split(".")
    for word in before:
        tables = tables[key_of(tables, word)]
    tables[key_of(tables, last)] = value


def key_of(tables: Any, word: str) -> Any:
    """The key that the next word of a path names; None if there is none."""
    if isinstance(tables, list) and word.isdecimal() and len(word) < 10 and 0 < int(word) <= len(tables):
        return int(word) - 1
    return word if isinstance(tables, dict) and word in tables else None


def what_there_is(tables: Any, words: Sequence[str]) -> Phrase:
    """The ways in which a path could continue."""
    place = Phrase(".".join(words)) if words else Phrase("the data file", "place-data-file")
    if isinstance(tables, dict):
        return Phrase("{place} has {names}", "place-has", place=place, names=", ".join(tables))
    if isinstance(tables, list):
        return Phrase("{place} has the numbers 1 to {most}", "place-numbers", place=place, most=len(tables))
    if tables is None:
        return Phrase("the game has no data file", "place-none")
    return Phrase("{place} is a value", "place-value", place=place)


def as_tables(value: Any) -> Any:
    """Parts as the tables of a data file, without defaults."""
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


def data_text(tables: dict[str, Any]) -> str:
    """Tables as a data file."""
    try:
        import tomli_w  # optional
    except ImportError:
        english = "Varied parts need the package tomli-w: pip install 'wreckfish[lab]'."
        raise WreckfishError(english, "error-no-tomli") from None
    return tomli_w.dumps(tables)
