"""Writes the client's TypeScript types from the server's structs: the wire's messages, each game's view and moves.

`python web/write_types.py` writes the files; with `--check` it only says whether they are fresh. Knows no page.
"""

from __future__ import annotations

import importlib
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from wreckfish.core.moves import Move
from wreckfish.core.registry import game_names
from wreckfish.server import errors, finished_messages, messages, people_messages

SOURCES = Path(__file__).parent / "src"
WIRE = SOURCES / "lib/messages.ts"
WIDTH = 120
OPENING = "// Written by web/write_types.py from the server's structs. Do not edit: run `python web/write_types.py`.\n"
SIMPLE = {
    inspect.AnyType: "any",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Printer:
    """Prints structs as interfaces, each once, together with the structs it refers to."""

    def __init__(self, known: dict[type, str] | None = None) -> None:
        self.known = dict(known or {})  # printed in another file
        self.used: set[str] = set()
        self.printed: dict[str, str] = {}
        self.names: dict[type, str] = {}

    def add(self, struct: type[msgspec.Struct]) -> str:
        """A struct's name; prints its interface unless already printed."""
        if struct in self.known:
            self.used.add(self.known[struct])
            return self.known[struct]
        if struct not in self.names:
            name = struct.__name__
            if name in self.names.values():
                raise ValueError(f"two structs are called {name}")
            self.names[struct] = name
            self.printed[name] = ""  # its place, before those that it needs
            self.printed[name] = self.interface(name, struct)
        return self.names[struct]

    def interface(self, name: str, struct: type[msgspec.Struct]) -> str:
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        lines = [f"export interface {name} {{"]
        if info.tag_field is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        for field in info.fields:
            optional = not field.required and struct.__struct_config__.omit_defaults
            lines.append(f"  {field.encode_name}{'?' if optional else ''}: {self.shape(field.type)};")
        return "\n".join([*comment(struct.__doc__), *lines, "}"])

    def shape(self, kind: inspect.Type) -> str:
        """A type in TypeScript."""
        if isinstance(kind, inspect.Metadata):
            return self.shape(kind.type)
        if type(kind) in SIMPLE:
            return SIMPLE[type(kind)]
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.shape(part) for part in kind.types))
        if isinstance(kind, inspect.StructType):
            return self.add(kind.cls)
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.shape(kind.key_type)}, {self.shape(kind.value_type)}>"
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            inner = self.shape(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.shape(part) for part in kind.item_types)}]"
        raise TypeError(f"no TypeScript for {kind}")

    def union(self, name: str, structs: list[type[msgspec.Struct]]) -> None:
        """A named union of structs."""
        lines = "".join(f"\n  | {self.add(struct)}" for struct in structs)
        self.printed[name] = f"export type {name} ={lines};"

    def text(self, imports: str = "") -> str:
        return OPENING + imports + "".join(f"\n{part}\n" for part in self.printed.values())


def comment(words: str | None) -> Iterator[str]:
    """A docstring as a comment."""
    paragraphs = textwrap.dedent("    " + (words or "")).split("\n\n")
    for paragraph in paragraphs if words and not words.startswith("A message of the server") else []:
        yield from textwrap.wrap(" ".join(paragraph.split()), WIDTH - 3, initial_indent="// ", subsequent_indent="// ")


def structs_of(module: Any, base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """A module's subclasses of a base struct, in the module's order."""
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, base)]
    bases = {parent for struct in found for parent in struct.__mro__[1:]} - {people_messages.TokenInfo}
    return [struct for struct in found if struct.__module__ == module.__name__ and struct not in bases]


def wire() -> Printer:
    """All structs of the wire protocol."""
    printer = Printer()
    for module in (messages, people_messages, finished_messages):
        for base in (messages.Body, messages.Reply):
            for struct in structs_of(module, base):
                printer.add(struct)
    printer.add(errors.Problem)
    printer.union("Verb", structs_of(messages, messages.Ask))
    printer.union("Message", structs_of(messages, messages.Message))
    return printer


def game_types(game: str, known: dict[type, str]) -> str:
    """A game's view and moves."""
    view = importlib.import_module(f"wreckfish.games.{game}.view").View
    moves = importlib.import_module(f"wreckfish.games.{game}.moves")
    printer = Printer(known)
    printer.add(view)
    printer.union("Move", structs_of(moves, Move))
    used = ", ".join(sorted(printer.used))
    return printer.text(f'\nimport type {{ {used} }} from "../../lib/messages";\n' if used else "")


def files() -> dict[Path, str]:
    """Every generated file and its expected content."""
    printer = wire()
    made = {WIRE: printer.text()}
    for game in game_names():
        if (SOURCES / "games" / game).is_dir():
            made[SOURCES / "games" / game / "view.ts"] = game_types(game, printer.names)
    return made


def stale() -> list[Path]:
    return [path for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text]


def main() -> int:
    """Write stale files; with `--check`, only list them."""
    old = stale()
    made = files()
    for path in old:
        if "--check" in sys.argv:
            print(f"{path.relative_to(SOURCES.parent)} is stale: run python web/write_types.py")  # noqa: T201
        else:
            path.write_text(made[path], "utf-8")
    return 1 if old and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
