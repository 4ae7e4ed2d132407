"""Files that a user brings along: read and decoded, or a sentence that says what is wrong with them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar, get_origin

import msgspec

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
        raise flaw_in(name, named(str(problem), tables, kind)) from None


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


def flaw_in(name: str, flaw: str) -> WreckfishError:
    return WreckfishError(f"The data file {shown(name, 200)} is not right: {shown(flaw, 300)}.")
