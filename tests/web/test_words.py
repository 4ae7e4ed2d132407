"""The client's texts exist in both languages, and every text its sources use exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fluent_files import messages

SOURCES = Path(__file__).parents[2] / "web/src"
ENGLISH = sorted(path for path in SOURCES.rglob("*.ftl") if path.name.endswith("en.ftl"))
ASKED = re.compile(r"\bt\(\s*(?:[\w.!?= ()'\"-]*\?\s*)?\"([a-z0-9-]+)\"(?:\s*:\s*\"([a-z0-9-]+)\")?")


@pytest.mark.parametrize("english", ENGLISH, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_german_has_the_same_texts(english: Path) -> None:
    german = english.with_name(english.name.removesuffix("en.ftl") + "de.ftl")
    ours, theirs = messages(english), messages(german)
    assert ours.keys() == theirs.keys()
    unknown = {name: theirs[name] - ours[name] for name in ours if theirs[name] - ours[name]}
    assert not unknown  # a translation may leave out a parameter but not use an unknown one


def test_every_text_in_use_exists() -> None:
    known = messages(SOURCES / "text/en.ftl")
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
def test_no_text_of_page_or_server_mentions_a_terminal_command(language: str) -> None:
    """Browser players have no terminal."""
    server = SOURCES.parents[1] / "src/wreckfish/server/text"
    files = [*SOURCES.rglob(f"*{language}.ftl"), server / f"{language}.ftl"]
    texts = {path: re.sub(r"(?m)^#.*$", "", path.read_text("utf-8")) for path in files}
    commands = re.compile(r"\bwreckfish [a-z]|make play|--[a-z]|\b[Tt]erminal\b")
    assert {path.name: commands.findall(text) for path, text in texts.items() if commands.search(text)} == {}
