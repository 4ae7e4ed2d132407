"""The client's words are there in both languages, and every word that its sources ask for exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

SOURCES = Path(__file__).parents[2] / "web/src"
ENGLISH = sorted(path for path in SOURCES.rglob("*.ftl") if path.name.endswith("en.ftl"))
ASKED = re.compile(r"\bt\(\s*(?:[\w.!?= ()'\"-]*\?\s*)?\"([a-z0-9-]+)\"(?:\s*:\s*\"([a-z0-9-]+)\")?")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  the name is Fluent's
        self.names.add(node.id.name)


def words(path: Path) -> dict[str, set[str]]:
    """Every message of a file with its variables."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{path.name} has a line that is no Fluent: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path.name} has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("english", ENGLISH, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_german_has_the_same_words(english: Path) -> None:
    german = english.with_name(english.name.removesuffix("en.ftl") + "de.ftl")
    ours, theirs = words(english), words(german)
    assert ours.keys() == theirs.keys()
    unknown = {name: theirs[name] - ours[name] for name in ours if theirs[name] - ours[name]}
    assert not unknown  # a language may do without a number, but no one gives it another


def test_every_word_that_is_asked_for_exists() -> None:
    known = words(SOURCES / "text/en.ftl")
    sources = [path for path in (*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")) if "games" not in path.parts]
    asked = {
        word: path.name
        for path in sources
        for found in ASKED.finditer(path.read_text("utf-8"))
        for word in found.groups()
        if word is not None
    }
    assert len(asked) > 100
    assert {word: file for word, file in asked.items() if word not in known} == {}


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_of_the_page_or_the_server_is_a_command_of_the_terminal(language: str) -> None:
    """Whoever plays in a browser has no terminal."""
    server = SOURCES.parents[1] / "src/wreckfish/server/text"
    files = [*SOURCES.rglob(f"*{language}.ftl"), server / f"{language}.ftl"]
    texts = {path: re.sub(r"(?m)^#.*$", "", path.read_text("utf-8")) for path in files}
    commands = re.compile(r"\bwreckfish [a-z]|make play|--[a-z]|\b[Tt]erminal\b")
    assert {path.name: commands.findall(text) for path, text in texts.items() if commands.search(text)} == {}
