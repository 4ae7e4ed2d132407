"""Files that a user provides: read and decoded, or an error that says in one sentence what is wrong."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar, get_origin

import msgspec
from msgspec import inspect

from wreckfish.core.phrases import Phrase, a_number, either, nearest, one_of, system_words
from wreckfish.core.values import WreckfishError, shown

Parts = TypeVar("Parts")

LONGEST_DATA = 200_000  # characters
LONGEST_LINE = 2_000  # the TOML parser is very slow on very long lines
LONGEST_FLAW = 300
DATA_FILE = Phrase("The data file", "the-data-file")


def read_text(what: Phrase, path: Path, most: int) -> str:
    """The text of a file of at most `most` characters; errors call it `what`."""
    name = Phrase("{what} {path}", what=what, path=shown(str(path), 200))
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(most + 1)
    except UnicodeDecodeError:
        raise WreckfishError("{file} is not text in UTF-8.", "error-not-text", file=name) from None
    except (OSError, ValueError) as problem:
        reason = system_words(problem) if isinstance(problem, OSError) else str(problem)
        english = "{file} cannot be read: {problem}."
        raise WreckfishError(english, "error-unreadable", file=name, problem=reason) from None
    if len(text) > most:
        english = "{file} is too long: more than {most} characters."
        raise WreckfishError(english, "error-file-too-long", file=name, most=str(most))
    return text


class Edition(Generic[Parts]):
    """A game's parts in data files: the one that ships with the game, and those that tables provide."""

    def __init__(self, kind: type[Parts], shipped: Path, flaws: Callable[[Parts], Iterable[Phrase]]) -> None:
        self.kind = kind
        self.shipped = shipped
        self.flaws = flaws  # what the types alone cannot rule out

    def load(self, path: Path | None = None) -> Parts:
        """The parts in a data file (None: the standard ones), or a WreckfishError that says what is wrong in it."""
        return self.standard if path is None else self.parse(read_text(DATA_FILE, path, LONGEST_DATA), str(path))

    @cached_property
    def standard(self) -> Parts:
        """The parts as the project ships them."""
        return self.parse(self.shipped.read_text(encoding="utf-8"), self.shipped.name)

    def parse(self, text: str, name: str) -> Parts:
        """Decode and check a data file's text."""
        parts = decode_toml(text, name, self.kind)
        for flaw in self.flaws(parts):
            raise flaw_in(name, flaw)
        return parts


def fingerprint(parts: object) -> str:
    """A short hash of a set of parts, so that a record can say which it was played with."""
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:16]


def decode_toml(text: str, name: str, kind: type[Parts]) -> Parts:
    """The parts in the text of a data file."""
    if max(map(len, text.splitlines()), default=0) > LONGEST_LINE:
        raise flaw_in(name, Phrase("a line has more than {most} characters", "flaw-long-line", most=str(LONGEST_LINE)))
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        raise flaw_in(name, Phrase("it is nested too deeply", "flaw-nested")) from None
    except ValueError as problem:  # not TOML, or a number with too many digits
        raise flaw_in(name, not_toml(str(problem))) from None
    try:
        return msgspec.convert(tables, kind)
    except msgspec.ValidationError as problem:
        raise flaw_in(name, explained(named(str(problem), tables, kind), kind)) from None


def not_toml(problem: str) -> Phrase:
    """The TOML parser's complaint, with the place where it gave up."""
    found = re.fullmatch(r"(.+) \(at line (\d+), column (\d+)\)", problem)
    if found is None:
        return Phrase(shown(problem, LONGEST_FLAW), "flaw-toml")
    english = "{problem} (at line {line}, column {column})"
    said = shown(found[1], LONGEST_FLAW)
    return Phrase(english, "flaw-toml-at", problem=said, line=found[2], column=found[3])


def named(problem: str, tables: dict[str, Any], kind: type[Any]) -> str:
    """Say which entry of a table a problem is in, where msgspec says only `[...]`."""
    named_things = [field for field in msgspec.structs.fields(kind) if get_origin(field.type) is dict]
    for field in named_things if "[...]" in problem else ():
        entries = tables.get(field.encode_name)
        for key, entry in entries.items() if isinstance(entries, dict) else ():
            try:
                msgspec.convert({key: entry}, field.type)
            except msgspec.ValidationError as found:
                return str(found).replace("$[...]", f"{field.encode_name}.{key}")
    return problem


def explained(problem: str, kind: type[Any]) -> Phrase:
    """A problem with its place, counted from 1, and with what is allowed there."""
    found = re.search(r" - at (`key` in )?`(?:\$\.?)?(.+)`$", problem)
    place = found[2] if found else ""
    shape: inspect.Type | None = inspect.type_info(kind)
    for word in re.findall(r"[^.\[\]]+", place):
        shape = within(shape, word)
    if found and found[1] and isinstance(shape, inspect.DictType):
        shape = shape.key_type
    words = None if shape is None or "missing required" in problem else allowed(shape)
    short = problem[: found.start()] if found else problem
    flaw = complaint(short)
    if found:
        flaw = Phrase("{flaw} - at `{place}`", "flaw-at", flaw=flaw, place=counted(place))
    if words is not None:
        flaw = Phrase("{flaw}; allowed is {allowed}", "flaw-allowed", flaw=flaw, allowed=words)
    typed = re.search(r"(?:unknown field|enum value) [`'](.+)[`']", short)
    near = nearest(typed[1], names_in(shape)) if typed else None
    return flaw if near is None else Phrase("{flaw} (did you mean {word}?)", "flaw-meant", flaw=flaw, word=near)


def names_in(shape: inspect.Type | None) -> list[str]:
    """The names that are allowed at a place: of fields, or of values."""
    if isinstance(shape, inspect.StructType):
        return [field.encode_name for field in shape.fields]
    if isinstance(shape, inspect.EnumType):
        return [str(word) for word in shape.cls]
    if isinstance(shape, inspect.UnionType):
        return [name for one in shape.types for name in names_in(one)]
    return [str(word) for word in shape.values] if isinstance(shape, inspect.LiteralType) else []


def counted(place: str) -> Phrase:
    """A place such as `tops[9].cost`, counted from 1."""
    name, *others = re.split(r"\[(\d+)\]", shown(place, LONGEST_FLAW))
    words = Phrase(name)
    for index, more in zip(others[::2], others[1::2], strict=True):
        number = str(int(index) + 1)
        words = Phrase("{place} no. {number}{more}", "flaw-place", place=words, number=number, more=more)
    return words


def complaint(problem: str) -> Phrase:
    """What msgspec complains of."""
    if found := re.fullmatch(r"Object missing required field `(.+)`", problem):
        return Phrase("Object missing required field `{field}`", "flaw-missing", field=found[1])
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", problem):
        return Phrase("Object contains unknown field `{field}`", "flaw-unknown", field=shown(found[1], LONGEST_FLAW))
    return Phrase(shown(problem, LONGEST_FLAW), "flaw-value")


def within(shape: inspect.Type | None, word: str) -> inspect.Type | None:
    """The type of a field, or of the items of a list or a table; None if it has no type of its own."""
    if isinstance(shape, inspect.StructType):
        return next((field.type for field in shape.fields if field.encode_name == word), None)
    if isinstance(shape, inspect.DictType):
        return shape.value_type
    if isinstance(shape, inspect.UnionType):
        return next((inner for one in shape.types if (inner := within(one, word))), None)
    return shape.item_type if isinstance(shape, inspect.VarTupleType) else None


def allowed(shape: inspect.Type) -> Phrase | None:
    """What a type allows, in words; None if that would take too many."""
    if isinstance(shape, inspect.IntType) and shape.ge is not None and shape.le is not None:
        return a_number(shape.ge, shape.le)
    if isinstance(shape, inspect.BoolType):
        return Phrase("true or false", "allowed-true-false")
    if isinstance(shape, (inspect.EnumType, inspect.LiteralType)):
        words = names_in(shape)
        return one_of(words) if len(words) > 1 else Phrase(words[0])
    if isinstance(shape, inspect.VarTupleType):
        return allowed_list(shape)
    if isinstance(shape, inspect.UnionType):
        found = [phrase for one in shape.types if (phrase := allowed(one))]
        return either(found) if found else None
    if isinstance(shape, inspect.StructType):
        return Phrase("only {fields}", "allowed-only", fields=", ".join(names_in(shape)))
    return None


def allowed_list(shape: inspect.VarTupleType) -> Phrase | None:
    item = allowed(shape.item_type)
    least, most = shape.min_length or 0, shape.max_length
    if item is None:
        return None
    if most is None:
        return Phrase("a list of at least {least}, each {item}", "allowed-list-from", least=least, item=item)
    if least == most:
        return Phrase("a list of {count}, each {item}", "allowed-list-of", count=least, item=item)
    return Phrase("a list of {least} to {most}, each {item}", "allowed-list-range", least=least, most=most, item=item)


def flaw_in(name: str, flaw: Phrase) -> WreckfishError:
    english = "The data file {name} is not right: {flaw}."
    return WreckfishError(english, "error-data-file", name=shown(name, 200), flaw=flaw)
