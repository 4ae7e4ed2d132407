"""No code of the engine reaches a reader: what simulate, compare, report and tournament say is in the games' words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from wreckfish.cli.main import main
from wreckfish.core.game import Game, literal_words, make_match, option_text, words_in
from wreckfish.core.registry import find_game, game_names
from wreckfish.lab.analysis import analyse
from wreckfish.lab.report import Report
from wreckfish.lab.result_set import ResultSet
from wreckfish.lab.wording import TEXT, Wording
from wreckfish.language import LANGUAGES, SHELL

# Words with hyphens, underscores or digits behind them; but no path of a data file, no option of a command.
CODE = re.compile(r"(?<![\w./-])[a-z]+(?:(?:[-_][a-z0-9]+)+|\d+)(?![\w./])")
SHOWN = re.compile(r'aria-label="([^"]*)"')


class Words(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  Fluent's own name
        self.found.append(node.value)


def proper(language: str, game: Game) -> set[str]:
    """Words that look like codes and are none: those that stand so in the messages. Help does name codes."""
    words = Words()
    for folder in (SHELL, TEXT, game.text):
        for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
            if isinstance(entry, Message) and not entry.id.name.endswith("-help"):
                words.visit(entry)
    return set(CODE.findall(" ".join(words.found)))


def shown(page: str) -> str:
    """What a page shows or reads out, without its styles and the command that plays a game again."""
    labels = " ".join(SHOWN.findall(page))
    text = re.sub(r"<(style|code)>.*?</\1>", " ", page, flags=re.DOTALL)
    return unescape(re.sub(r"<[^>]+>", " ", text) + labels)


def codes_in(text: str, language: str, game: Game) -> set[str]:
    plain = re.sub(r"--seed \w+|seed \w{32}", "", text)
    return set(CODE.findall(plain)) - proper(language, game)


def unusual(game: Game) -> Iterator[str]:
    """Every option, set to something else than its default."""
    for field in msgspec.structs.fields(game.options):
        words = [word for word in words_in(field.type) if word != option_text(field.default)]
        alone = [word for word in words if word in literal_words(field.type)] or words[:1] or ["1"]
        yield f"{field.name}={'dealt' if 'dealt' in words else alone[-1]}"


@pytest.mark.seconds
@pytest.mark.parametrize("name", game_names())
def test_no_output_contains_a_code(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = find_game(name)
    files = [tmp_path / "usual.parquet", tmp_path / "unusual.parquet"]
    asked = [
        "simulate",
        name,
        "--seats",
        "2",
        "--games",
        "3",
        "--seed",
        "storm",
        "--jobs",
        "1",
        "--decisions-every",
        "1",
    ]
    options = [part for option in unusual(game) for part in ("--option", option)]
    assert options
    for language in LANGUAGES:
        for file, more in zip(files, ([], options), strict=True):
            assert main([*asked, "-o", str(file), "--lang", language, *more]) == 0
        assert main(["compare", *map(str, files), "--lang", language, "-o", str(tmp_path / "change.html")]) == 0
        printed = capsys.readouterr().out.replace(str(tmp_path), "")
        say = Wording(language, game)
        assert say.title in printed
        for file in files:
            found = ResultSet(file)
            printed += shown(Report(found, analyse(found), None, say).page())
        printed += shown((tmp_path / "change.html").read_text("utf-8"))
        assert codes_in(printed, language, game) == set()
        assert re.findall(rf"(?<!simulate )\b{name}\b", printed) == []
    table = ["tournament", name, "--bots", "random,casual", "--games", "2", "--seed", "storm", *options]
    assert main(table) == 0
    printed = capsys.readouterr().out
    assert codes_in(printed, "en", game) == set()
    assert name not in printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_everything_counted_has_its_own_word(name: str, language: str) -> None:
    game = find_game(name)
    say, speaker = Wording(language, game), Wording(language, game).speaker
    options = {"divers": "dealt"} if name == "carcass" else {}
    match = make_match(game, 2, options)
    measures = game.measures(match.options, match.parts)
    assert [part for part in measures.parts if not speaker.knows(part)] == []
    reasons = speaker.codes("reason-")
    assert reasons
    assert not any(say.reason(reason.removeprefix("reason-")).startswith("reason") for reason in reasons)
    for kind, things in measures.things.items():
        words = [say.thing(kind, thing) for thing in things]
        assert len(set(words)) == len(things)
        assert not [word for word in words if CODE.fullmatch(word)]
    for field in msgspec.structs.fields(game.options):
        assert speaker.knows(f"option-{field.name}")
        for word in words_in(field.type):
            codes = (f"{field.name.removesuffix('s')}-{word}", f"option-{field.name}-{word}", f"word-{word}")
            assert any(map(speaker.knows, codes)), codes


def test_a_game_without_messages_gets_plain_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a game from another package may be: it counts points, which it has no word for."""
    game: Any = find_game("carcass")
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("")
    monkeypatch.setattr(type(game), "text", tmp_path)
    say = Wording("de", game)
    assert say.named("measure-points") == "Punkte"
    assert say.named("measure-sea-shells") == "Sea shells"
    assert say.reason("islands-bare") == "Islands bare"
    assert say.thing("building", "fish-market") == "Fish market"
    assert say.options({"sea_level": "very-high", "whales": True}) == ["Sea level: Very high", "Whales: ja"]
    assert say.title == "Carcass"
    assert [say.option_value("first", value) for value in (2, "2", "drawn")] == ["Platz 2", "Platz 2", "ausgelost"]
