"""Files that a user brings along: read and decoded, or a sentence that says what is wrong with them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

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
        return msgspec.convert(tomllib.loads(text), kind)
    except RecursionError:
        raise flaw_in(name, "it is nested too deeply") from None
    except ValueError as problem:  # of TOML itself, of a number without end, of a value that does not fit
        raise flaw_in(name, str(problem)) from None


def flaw_in(name: str, flaw: str) -> WreckfishError:
    return WreckfishError(f"The data file {shown(name, 200)} is not right: {shown(flaw, 300)}.")
