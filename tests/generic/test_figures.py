"""Texts follow the data: whatever number of a data file a text tells, it tells the one in force, everywhere.

A text names a figure (`{ $squid-demand }`), and the game says which number of the data in force that is. What is told
at the terminal and what the server sends to the browser are both read here, with data files in which numbers differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from fluent_files import parsed
from generic import tables
from wreckfish.cli.screen import Screen
from wreckfish.cli.story import tell_aid
from wreckfish.core import registry
from wreckfish.core.game import Match
from wreckfish.core.values import WreckfishError
from wreckfish.language import LANGUAGES, Speaker
from wreckfish.server.http.routes.library import get_texts

WEB = Path(__file__).parents[2] / "web/src/games"
NUMBER = re.compile(r"(?<![\w.\"-])\d+(?![\w.\"-])")
EXPLAINS = re.compile(r"(basics|aid|effect)(-.*)?|.*-(skill|change|help)")
BOOK = "rulebook"  # the folder of a game's illustrated rule book
FIXED = "Fixed: "  # before numbers or figures in the comment on a message: they are rules, not data
WORDS = {
    "en": ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "de": ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
}


def data_of(name: str) -> Path:
    return tables.find(name).text.with_name("data") / "standard.toml"


every_language = pytest.mark.parametrize("language", LANGUAGES)
with_data = [name for name in registry.game_names() if data_of(name).exists()]
every_game_with_data = pytest.mark.parametrize("name", with_data)


# ---- Data files in which numbers differ ---------------------------------------------------------------------------


def numbers_in(text: str) -> Iterator[re.Match[str]]:
    """Every number of a data file, with its place; those in comments are none."""
    plain = re.sub(r"#.*", lambda comment: " " * len(comment[0]), text)
    return NUMBER.finditer(plain)


def loaded(name: str, text: str, folder: Path) -> object | None:
    """The parts that a data file's text gives; None if the game refuses it."""
    file = folder / "changed.toml"
    file.write_text(text, encoding="utf-8")
    try:
        parts: object = tables.find(name).load(file)
    except WreckfishError:
        return None
    return parts


@cache
def shipped(name: str) -> str:
    return data_of(name).read_text(encoding="utf-8")


def with_another(name: str, text: str, place: re.Match[str], folder: Path) -> tuple[str, object] | None:
    """The data file with this one number changed, and its parts; None if the game bears no other one there."""
    value = int(place[0])
    for other in (value + 1, value - 1, value + 2, value - 2, value * 2, value // 2):
        changed = f"{text[: place.start()]}{other}{text[place.end() :]}"
        parts = loaded(name, changed, folder)
        if parts is not None and other != value:
            return changed, parts
    return None


@pytest.mark.seconds
@every_game_with_data
def test_every_figure_that_texts_name_is_a_number_of_the_data_file(name: str, tmp_path: Path) -> None:
    """Change them one by one: each figure moves with one of them at least, unless it is a rule."""
    game, text = tables.find(name), shipped(name)
    figures = game.figures(game.load(None))
    said = explaining(game.text / "en.ftl", "en").values()
    still = set(figures) - {word for message in said for word in message.fixed}
    for place in numbers_in(text):
        changed = with_another(name, text, place, tmp_path) if still else None
        if changed is not None:
            now = game.figures(changed[1])
            still -= {figure for figure in still if now[figure] != figures[figure]}
    assert not still, (
        f"{name}: these figures stay the same whatever the data file says: {sorted(still)}; "
        f"if they are rules, write “# {FIXED}{', '.join(sorted(still))}” above a message that names them"
    )


@cache
def all_changed(name: str, folder: Path) -> object:
    """The parts of a data file in which every number differs that may."""
    text, parts = shipped(name), tables.find(name).load(None)
    for place in reversed(list(numbers_in(text))):  # from the end, so that places stay where they are
        changed = with_another(name, text, place, folder)
        if changed is not None:
            text, parts = changed
    return parts


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


# ---- What is told -------------------------------------------------------------------------------------------------


class Said(NamedTuple):
    """A message as it stands in its file: the numbers in its words, the variables, the numbers that are rules."""

    numbers: set[str]
    variables: set[str]
    fixed: set[str]


class Reader(Visitor):
    """Collects words and variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.variables: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  the name is Fluent's
        self.words += re.findall(r"\w+", node.value.lower())

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def explaining(file: Path, language: str) -> dict[str, Said]:
    """The messages of a Fluent file that explain the game: in a rule book, all of them."""
    found = {}
    for entry in parsed(file).body:
        if isinstance(entry, Message) and (file.parent.name == BOOK or EXPLAINS.fullmatch(entry.id.name)):
            reader = Reader()
            reader.visit(entry)
            numbers = {word for word in reader.words if word.isdecimal() or word in WORDS[language]}
            note = entry.comment.content if entry.comment and entry.comment.content else ""
            fixed = set(re.findall(r"[\w-]+", note.partition(FIXED)[2].lower()))
            found[entry.id.name] = Said(numbers, reader.variables, fixed)
    return found


@every_language
@every_game_with_data
def test_no_text_that_explains_a_game_has_a_number_of_the_data_file_of_its_own(name: str, language: str) -> None:
    """Neither the game's texts nor those of its board and its rule book in the browser."""
    data = {int(place[0]) for place in numbers_in(shipped(name))} - {0, 1}
    for folder in (tables.find(name).text, WEB / name / "text", WEB / name / BOOK):
        for code, said in explaining(folder / f"{language}.ftl", language).items():
            own = {word for word in said.numbers - said.fixed if value_of(word, language) in data}
            assert not own, (
                f"{folder / language}.ftl: {code} says {sorted(own)}, which may be a number of {name}’s data file: "
                f"name a figure (Game.figures), or, if it is a rule, write “# {FIXED}{', '.join(sorted(own))}” above it"
            )


def value_of(word: str, language: str) -> int:
    return int(word) if word.isdecimal() else WORDS[language].index(word) + 2


def named_figures(name: str, language: str) -> dict[str, set[str]]:
    """The explaining messages that name figures, and which."""
    game = tables.find(name)
    figures = set(game.figures(game.load(None)))
    said = explaining(game.text / f"{language}.ftl", language)
    return {code: message.variables & figures for code, message in said.items() if message.variables & figures}


@pytest.mark.seconds
@every_language
@every_game_with_data
def test_the_browser_reads_the_figures_of_the_data_in_force(
    name: str, language: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, parts = tables.find(name), all_changed(name, folder)
    before, after = game.figures(game.load(None)), game.figures(parts)
    standard = Speaker(language, game.text, figures=before)
    changed = Speaker(language, game.text, figures=after)
    monkeypatch.setattr(game, "load", lambda path: parts)
    bundle = FluentBundle([language], use_isolating=False)
    texts = get_texts.fn(language, name)
    assert isinstance(texts, str)
    bundle.add_resource(FluentResource(texts))
    for code, figures in named_figures(name, language).items():
        message = bundle.get_message(code)
        assert message.value is not None
        sent, problems = bundle.format_pattern(message.value, {})
        assert not problems, f"{name} {code}: the browser would have to know {problems}"
        assert sent == changed.text(code)
        if any(before[figure] != after[figure] for figure in figures):
            assert sent != standard.text(code), f"{name} {code} does not follow {sorted(figures)}"


@every_language
@every_game_with_data
def test_the_terminal_tells_the_figures_of_the_data_in_force(
    name: str, language: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What `?` shows at a table, and what is in force there, says nothing of the figures that are not."""
    game, parts = tables.find(name), all_changed(name, folder)
    standard = Speaker(language, game.text, figures=game.figures(game.load(None)))
    changed = Speaker(language, game.text, figures=game.figures(parts))
    moved = {code for code in named_figures(name, language) if standard.text(code) != changed.text(code)}
    for table in tables.few(name)[-3:]:
        state = Match(game, table.seats, table.match().options, parts).start("0" * 32)
        tell_aid(Screen(language, game, parts=parts), state.view(0))
        shown = one_line(capsys.readouterr().out)
        assert not [code for code in moved if one_line(standard.text(code)) in shown]
        assert [code for code in moved if one_line(changed.text(code)) in shown] or not moved


def one_line(text: str) -> str:
    """A text without its spaces and line ends, wherever the terminal broke it."""
    return re.sub(r"\s+", "", text)


def test_a_figure_is_never_taken_for_a_parameter() -> None:
    """Its name has a hyphen, which no parameter's has; then neither can stand for the other."""
    for name in registry.game_names():
        game = tables.find(name)
        assert all("-" in figure for figure in game.figures(game.load(None))), name
