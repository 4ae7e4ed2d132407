"""Writes a game's `verbs.py` from the structs of its `moves.py`: numbers of verbs, packing and unpacking of fields.

`python -m wreckfish.core.write_verbs FOLDER …` writes the file in each game's folder. A move is its verb plus its
packed fields times 32. A field whose domain differs in size between editions must come first.
"""

from __future__ import annotations

import importlib
import re
import sys
from inspect import signature
from math import prod
from pathlib import Path
from types import ModuleType

from wreckfish.core.moves import Codec

OPENING = '''"""Moves as numbers: the verbs, and what packs and unpacks their fields.

Do not edit. Written from moves.py by `python -m wreckfish.core.write_verbs {folder}`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

'''


def main(folders: list[str]) -> None:
    for folder in map(Path, folders):
        (folder / "verbs.py").write_text(verbs_of(folder), encoding="utf-8")


def verbs_of(folder: Path) -> str:
    """The source of `verbs.py` for the game whose package is a folder under `src`."""
    sources = next(parent for parent in folder.resolve().parents if parent.name == "src")
    package = ".".join(folder.resolve().relative_to(sources).parts)
    codec = standard_codec(package, folder)
    return OPENING.format(folder=folder.resolve().relative_to(sources.parent).as_posix()) + body(codec)


def standard_codec(package: str, folder: Path) -> Codec:
    """The moves of a game's standard edition, loaded without its package, which imports the file we are writing."""
    known = modules_of(package)
    stand_in = ModuleType(package)
    stand_in.__path__ = [str(folder.resolve())]
    sys.modules[package] = stand_in
    try:
        codec = importlib.import_module(f"{package}.moves").codec
        parts = [importlib.import_module(f"{package}.components").load(None)] if signature(codec).parameters else []
        made: Codec = codec(*parts)
        return made
    finally:
        modules_of(package)
        sys.modules.update(known)


def modules_of(package: str) -> dict[str, ModuleType]:
    """Take a package's loaded modules out of `sys.modules`."""
    names = [name for name in sys.modules if name == package or name.startswith(f"{package}.")]
    return {name: sys.modules.pop(name) for name in names}


def body(codec: Codec) -> str:
    names = [words(move.__name__) for move in codec.moves]
    numbers = [f"{name.upper()}: Final = {verb}\n" for verb, name in enumerate(names)]
    sizes = [prod([len(domain) for domain in fields]) for fields in codec.fields]
    listed = "".join(f"    {size},  # {name}\n" for size, name in zip(sizes, names, strict=True))
    functions = "".join(
        packing(name, list(move.__struct_fields__), [len(domain) for domain in fields])
        for name, move, fields in zip(names, codec.moves, codec.fields, strict=True)
    )
    return f"""{"".join(numbers)}
# How many choices each verb has, in the standard edition.
SIZES: Final = vec[i64]([
{listed}])  # fmt: skip


def is_move(move: i64) -> bool:
    return move >= 0 and move & 31 < {len(names)} and move >> 5 < SIZES[move & 31]
{functions}"""


def words(name: str) -> str:
    """PlaceIsland as place_island."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def packing(name: str, fields: list[str], sizes: list[int]) -> str:
    """The functions of one move; a move without fields is just its verb."""
    if not fields:
        return ""
    packed = fields[0]
    for field, size in zip(fields[1:], sizes[1:], strict=True):
        packed = f"({packed} * {size} + {field})" if field != fields[-1] else f"{packed} * {size} + {field}"
    packed = packed if len(fields) == 1 else f"({packed})"
    found = f"""

def {name}_move({", ".join(f"{field}: i64" for field in fields)}) -> i64:
    return {name.upper()} + {packed} * 32
"""
    for place, field in enumerate(fields):
        below = prod(sizes[place + 1 :])
        taken = f"(move >> 5) // {below}" if below > 1 else "move >> 5"
        if place:
            taken = f"{taken if below > 1 else f'({taken})'} % {sizes[place]}"
        found += f"""

def {name}_{field}(move: i64) -> i64:
    return {taken}
"""
    return found


if __name__ == "__main__":
    main(sys.argv[1:])
