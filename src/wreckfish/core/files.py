"""Files that a user brings along: read and decoded, or a sentence that says what is wrong with them."""

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

from wreckfish.core.values import WreckfishError, shown

Parts = TypeVar("Parts")

LONGEST_DATA = 200_000  # characters
LONGEST_LINE = 2_000  # TOML's reader takes very long over very long lines


def read_text(what: str, path: Path, most: int) -> str:
    """The text of a file of at most so many characters; `what` it should be is for the sentence."""
    name = f"{what} {shown(str(path), 200)}"
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(most + 1)
    except UnicodeDecodeError:
        raise WreckfishError(f"{name} is not text in UTF-8.") from None
    except OSError as problem:
        raise WreckfishError(f"{name} cannot be read: {problem.strerror}.") from None
    except ValueError as problem:
        raise WreckfishError(f"{name} cannot be read: {problem}.") from None
    if len(text) > most:
        raise WreckfishError(f"{name} is too long: more than {most} characters.")
    return text


class Edition(Generic[Parts]):
    """The parts of a game in data files: the one that ships with it, and those that a table brings along."""

    def __init__(self, kind: type[Parts], shipped: Path, flaws: Callable[[Parts], Iterable[str]]) -> None:
        self.kind = kind
        self.shipped = shipped
        self.flaws = flaws  # what the types alone cannot rule out

    def load(self, path: Path | None = None) -> Parts:
        """The parts in a data file (None: the standard ones), or a WreckfishError that says what is wrong in it."""
        return self.standard if path is None else self.parse(read_text("The data file", path, LONGEST_DATA), str(path))

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
    """A short name for one set of parts, so that a record can say which it was played with."""
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:16]


def decode_toml(text: str, name: str, kind: type[Parts]) -> Parts:
    """Parts of a game from the text of a data file."""
    try:
        if max(map(len, text.splitlines()), default=0) > LONGEST_LINE:
            raise ValueError(f"a line has more than {LONGEST_LINE} characters")
        tables = tomllib.loads(text)
    except RecursionError:
        raise flaw_in(name, "it is nested too deeply") from None
    except ValueError as problem:  # of TOML itself, or of a number without end
        raise flaw_in(name, str(problem)) from None
    try:
        return msgspec.convert(tables, kind)
    except msgspec.ValidationError as problem:
        raise flaw_in(name, explained(named(str(problem), tables, kind), kind)) from None


def named(problem: str, tables: dict[str, Any], kind: type[Any]) -> str:
    """A problem in a table of named things says which of them it is in, where msgspec says only `[...]`."""
    named_things = [field for field in msgspec.structs.fields(kind) if get_origin(field.type) is dict]
    for field in named_things if "[...]" in problem else ():
        entries = tables.get(field.encode_name)
        for key, entry in entries.items() if isinstance(entries, dict) else ():
            try:
                msgspec.convert({key: entry}, field.type)
            except msgspec.ValidationError as found:
                return str(found).replace("$[...]", f"{field.encode_name}.{key}")
    return problem


def explained(problem: str, kind: type[Any]) -> str:
    """A problem with its place as people count, from 1, and with what is allowed there."""
    found = re.search(r" - at `(?:\$\.?)?(.+)`$", problem)
    place = found[1] if found else ""
    shape: inspect.Type | None = inspect.type_info(kind)
    for word in re.findall(r"[^.\[\]]+", place):
        shape = within(shape, word)
    words = "" if shape is None or "missing required" in problem else allowed(shape)
    counted = re.sub(r"\[(\d+)\]", lambda index: f" no. {int(index[1]) + 1}", place)
    return (f"{problem[: found.start()]} - at `{counted}`" if found else problem) + (
        f"; allowed is {words}" if words else ""
    )


def within(shape: inspect.Type | None, word: str) -> inspect.Type | None:
    """The type of a field, or of what stands in a list or a table; None if there is none of its own."""
    if isinstance(shape, inspect.StructType):
        return next((field.type for field in shape.fields if field.encode_name == word), None)
    if isinstance(shape, inspect.DictType):
        return shape.value_type
    if isinstance(shape, inspect.UnionType):
        return next((inner for one in shape.types if (inner := within(one, word))), None)
    return shape.item_type if isinstance(shape, inspect.VarTupleType) else None


def allowed(shape: inspect.Type) -> str:
    """What a type allows, in words; nothing if that takes too many."""
    if isinstance(shape, inspect.IntType) and shape.ge is not None and shape.le is not None:
        return f"a number from {shape.ge} to {shape.le}"
    if isinstance(shape, inspect.BoolType):
        return "true or false"
    if isinstance(shape, inspect.EnumType):
        return f"one of {', '.join(shape.cls)}"
    if isinstance(shape, inspect.LiteralType):
        return f"{'one of ' if len(shape.values) > 1 else ''}{', '.join(map(str, shape.values))}"
    if isinstance(shape, inspect.VarTupleType):
        least, most = shape.min_length or 0, shape.max_length
        count = f"{least}" if least == most else f"{least} to {most}" if most else f"at least {least}"
        return f"a list of {count}, each {allowed(shape.item_type)}" if allowed(shape.item_type) else ""
    if isinstance(shape, inspect.UnionType):
        return ", or ".join(filter(None, map(allowed, shape.types)))
    if isinstance(shape, inspect.StructType):
        return f"only {', '.join(field.encode_name for field in shape.fields)}"
    return ""


def flaw_in(name: str, flaw: str) -> WreckfishError:
    return WreckfishError(f"The data file {shown(name, 200)} is not right: {shown(flaw, 300)}.")
