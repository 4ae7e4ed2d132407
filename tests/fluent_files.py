"""Fluent files as tests read them: which messages there are, and what each wants to be told."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, VariableReference
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  the name is Fluent's
        self.names.add(node.id.name)


@cache
def parsed(path: Path) -> Resource:
    return FluentParser().parse(path.read_text("utf-8"))


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file with its variables."""
    found: dict[str, set[str]] = {}
    for entry in parsed(path).body:
        assert not isinstance(entry, Junk), f"{path.name} has a line that is not Fluent: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path.name} has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found
