"""A text suits where it is read: none of the browser's asks for something to be typed, and the terminal's help shows a
move of the game that is played.
"""

from __future__ import annotations

import io
import re
import sys
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from fluent_files import parsed
from generic import tables
from generic.play import positions
from wreckfish.cli.main import main
from wreckfish.core import registry
from wreckfish.core.values import WreckfishError
from wreckfish.language import LANGUAGES
from wreckfish.server.errors import TEXT as SERVER
from wreckfish.table.lesson import folder_of

WEB = Path(__file__).parents[2] / "web/src"
# A command, a backticked word, an option with two hyphens; in English or German, that something is typed in.
TYPED = re.compile(
    r"\bwreckfish [a-z]|`|(?<!\w)--[a-z]|\b(you|may|can|or) type\b|^type\b|\b(eintippen|getippt)\b|darfst .* tippen"
)
TERMINAL_ONLY = re.compile(r"table-.*|option-.*-help")  # drawn at the terminal, or listed by `play --options`
EXAMPLE = re.compile(r"[“„]([^“”„]+)[“”]|^(\S+) {2,}", re.MULTILINE)  # in quotes, or in the first column
PLIES = 150

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_registered_game = pytest.mark.parametrize("name", registry.game_names())


class Words(Visitor):
    """The words of a message, without what is filled in."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  the name is Fluent's
        self.texts.append(node.value)


def messages(file: Path) -> dict[str, str]:
    found = {}
    for entry in parsed(file).body:
        if isinstance(entry, Message) and not TERMINAL_ONLY.fullmatch(entry.id.name):
            words = Words()
            words.visit(entry)
            found[entry.id.name] = " ".join(words.texts)
    return found


def files(name: str, language: str) -> list[Path]:
    """What a browser shows of a game: the game's own texts, and those of its board and its lessons if it has them."""
    board = WEB / "games" / name / "text"
    extra = [board / f"{language}.ftl", folder_of(tables.find(name)) / f"{language}.ftl"]
    return [tables.find(name).text / f"{language}.ftl", *(file for file in extra if file.exists())]


@cache
def notations(name: str) -> re.Pattern[str]:
    """Moves that say more than one word, as records write them, whatever their numbers: `net key5`, `pick d1`."""
    written = set()
    for table in tables.few(name)[:3]:
        codec = table.match().codec
        for state, seat, _ in islice(positions(table), PLIES):
            written |= {codec.text(move) for move in (*state.legal(seat), *state.free(seat))}
    shapes = {re.sub(r"\d+", r"\\d+", re.escape(text)) for text in written if re.search(r" \S*\d", text)}
    return re.compile(rf"(?<!\w)({'|'.join(sorted(shapes))})(?!\w)" if shapes else r"(?!)")


@every_language
@every_registered_game
def test_no_text_of_the_browser_asks_for_something_to_be_typed(name: str, language: str) -> None:
    for file in files(name, language):
        for code, words in messages(file).items():
            assert not TYPED.search(words), f"{file.name}, {code}: “{words}” is for the terminal"
            assert not notations(name).search(words), f"{file.name}, {code}: “{words}” shows a move as records write it"


@every_language
@pytest.mark.parametrize("folder", [WEB / "text", SERVER], ids=["shell", "server"])
def test_no_text_around_the_table_asks_for_something_to_be_typed(folder: Path, language: str) -> None:
    for code, words in messages(folder / f"{language}.ftl").items():
        assert not TYPED.search(words), f"{code}: “{words}” is for the terminal"


@every_language
@every_registered_game
def test_the_example_in_the_terminals_help_is_a_move_of_the_game_at_hand(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(sys, "stdin", io.StringIO("h\nq\nn\n"))
    assert main(["play", name, "--seed", "help", "--lang", language]) == 0
    _, _, helped = capsys.readouterr().out.partition("> h\n")
    examples = [quoted or first for quoted, first in EXAMPLE.findall(helped)]
    others = {verb for other in registry.game_names() for verb in codec_verbs(other)} - set(codec_verbs(name))
    assert not {example.split()[0] for example in examples} & others, f"{name}: the help shows a move of another game"
    assert any(is_move(name, example) for example in examples), f"{name}: the help shows no move of the game"


def codec_verbs(name: str) -> list[str]:
    return tables.few(name)[0].match().codec.verbs


def is_move(name: str, text: str) -> bool:
    try:
        tables.few(name)[0].match().codec.parse(text)
    except WreckfishError:
        return False
    return True
