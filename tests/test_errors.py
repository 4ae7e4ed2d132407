"""Errors speak the user's language: every error that a command with --lang can meet has a German message."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from fluent_files import messages
from wreckfish.core.phrases import Phrase, a_number, either, one_of, system_words
from wreckfish.core.record import RecordError
from wreckfish.core.values import WreckfishError
from wreckfish.language import LANGUAGES, SHELL, translated

SOURCES = SHELL.parent
WORDED = ("Phrase", "WreckfishError", "super().__init__")
OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH_ONLY = (  # for hosts, for researchers, and for those who write the rule books: no command of theirs has --lang
    "cli/serve.py", "environments/", "lab/speed.py", "lab/tournament.py", "rulebook.py", "server/",
    "table/remote_player.py",
)  # fmt: skip


class Said(NamedTuple):
    """A phrase or an error as it stands in the sources."""

    where: str
    what: str
    english: str | None  # None if it is put together
    code: str
    params: frozenset[str]


@cache
def said() -> list[Said]:
    return [one for path in sorted(SOURCES.rglob("*.py")) for one in said_in(path)]


def said_in(path: Path) -> Iterator[Said]:
    file = path.relative_to(SOURCES).as_posix()
    named: dict[str, str] = {}  # texts that are given a name just before they are raised
    for node in in_order(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named[node.targets[0].id] = text_of(node.value, {}) or ""
        elif isinstance(node, ast.Call) and (what := ast.unparse(node.func)) in WORDED and node.args:
            code = node.args[1].value if len(node.args) > 1 and isinstance(node.args[1], ast.Constant) else ""
            params = frozenset(word.arg for word in node.keywords if word.arg)
            yield Said(
                f"{file}:{node.lineno}",
                what,
                text_of(node.args[0], named),
                code if isinstance(code, str) else "",
                params,
            )


def in_order(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a source, in reading order."""
    yield node
    for child in ast.iter_child_nodes(node):
        yield from in_order(child)


def text_of(node: ast.expr, named: dict[str, str]) -> str | None:
    if isinstance(node, ast.Name):
        return named.get(node.id)
    if isinstance(node, ast.JoinedStr):
        return "".join(one.value for one in node.values if isinstance(one, ast.Constant) and isinstance(one.value, str))
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def sentences(language: str) -> dict[str, set[str]]:
    """The errors of a language, each with its variables."""
    return messages(SHELL / f"errors.{language}.ftl")


@pytest.mark.seconds
def test_the_search_finds_what_is_raised() -> None:
    assert len({one.code for one in said()}) > 100
    for one in said():
        if one.english is not None and one.params:
            assert set(re.findall(r"\{(\w+)\}", one.english)) <= one.params, one.where


@pytest.mark.parametrize("language", OTHERS)
def test_every_error_has_a_sentence_that_names_what_it_is_given(language: str) -> None:
    known = sentences(language)
    codes = [one for one in said() if one.code]
    assert [f"{one.where} {one.code}" for one in codes if one.code not in known] == []
    assert [f"{one.where} {one.code}" for one in codes if not known[one.code] <= one.params] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_over(language: str) -> None:
    left = sentences(language).keys() - {one.code for one in said()}
    assert {code for code in left if not code.startswith("system-e")} == set()  # named by what the system calls them


def test_every_error_that_a_command_with_a_language_can_meet_has_a_code() -> None:
    silent = [
        f"{one.where} {one.english}"
        for one in said()
        if (one.what == "WreckfishError" or one.where.startswith("games/"))
        and not one.code
        and not one.where.startswith(ENGLISH_ONLY)
        and one.english is not None  # else it was put into words by the command itself
        and re.search("[A-Za-z]", re.sub(r"\{\w+\}", "", one.english))
    ]
    assert silent == []


# ---- Phrases ------------------------------------------------------------------------------------------------------


def test_an_error_is_english_unless_it_is_translated() -> None:
    error = WreckfishError("There is no rule {rule}.", "error-no-rule", rule="CC99")
    assert str(error) == translated(error.phrase, "en") == "There is no rule CC99."
    assert translated(error.phrase, "de") == "Die Regel CC99 gibt es nicht."


def test_a_phrase_within_a_phrase_is_translated_too() -> None:
    allowed = either([one_of(["none", "dealt"]), a_number(1, 4)])
    assert str(allowed) == "one of none, dealt, or a number from 1 to 4"
    assert translated(allowed, "de") == "eines von none, dealt oder eine Zahl von 1 bis 4"


def test_a_line_of_a_record_is_translated_with_what_is_wrong_in_it() -> None:
    error = RecordError(3, Phrase("the header lacks “{name}”.", "record-lacks", name="Seed"))
    assert str(error) == "Line 3: the header lacks “Seed”."
    assert translated(error.phrase, "de") == "Zeile 3: Im Kopf fehlt „Seed“."


def test_what_a_language_lacks_stays_english() -> None:
    outer = Phrase(
        "{first} {second}", first=Phrase("a number", "allowed-number"), second=Phrase("of mine", "no-such-id")
    )
    assert translated(outer, "de") == "eine Zahl of mine"


def test_braces_in_what_a_user_typed_are_only_text() -> None:
    assert str(WreckfishError("{no} {0} {")) == "{no} {0} {"
    assert str(WreckfishError("“{text}”", text="{text} {")) == "“{text} {”"


def test_what_the_system_says_is_translated_where_it_is_known() -> None:
    with pytest.raises(FileNotFoundError) as raised:
        Path("no such file").read_text("utf-8")
    assert str(system_words(raised.value)) == "No such file or directory"
    assert translated(system_words(raised.value), "de") == "Datei oder Ordner nicht gefunden"
    assert translated(system_words(OSError("odd")), "de") == "odd"
