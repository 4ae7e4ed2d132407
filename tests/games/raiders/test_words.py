"""Wreck Raiders: what players are told. Figures are those in force, German has the terms of the German sheet, and one
player alone has a game aid and an edition of their own.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import msgspec
import pytest

from games.raiders.scene import PARTS, scene
from generic.play import pick
from wreckfish.cli.main import main
from wreckfish.cli.screen import Screen
from wreckfish.cli.story import tell_aid
from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match, make_match, offered_options
from wreckfish.core.record import read_file
from wreckfish.core.seeds import nth_seed
from wreckfish.games.raiders import GAME
from wreckfish.games.raiders.components import Components, Options
from wreckfish.games.raiders.view_types import View
from wreckfish.language import LANGUAGES, Speaker
from wreckfish.server import catalogue

ROOT = Path(__file__).parents[3]
TEXTS = (GAME.text, ROOT / "web/src/games/raiders/text")
COINS = re.compile(r"(\d+) (?:coins?|Münzen?)")


# ---- Figures ------------------------------------------------------------------------------------------------------


def other_figures() -> Components:
    """The standard parts, all their coins being larger by 40."""
    return msgspec.structs.replace(
        PARTS,
        vault=tuple(coins + 40 for coins in PARTS.vault),
        exhibits={name: msgspec.structs.replace(card, coins=card.coins + 40) for name, card in PARTS.exhibits.items()},
        bottoms=tuple(msgspec.structs.replace(piece, coins=piece.coins + 40) for piece in PARTS.bottoms),
        middles=tuple(msgspec.structs.replace(piece, coins=piece.coins + 40) for piece in PARTS.middles),
    )


@pytest.mark.seconds
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_at_a_table_is_that_of_its_own_data(language: str) -> None:
    """A whole game is drawn and told, every move in words: no number of coins is one of the standard data."""
    parts = other_figures()
    match = Match(GAME, 2, Options(), parts)
    say = Speaker(language, GAME.text, ["Ada", "Bo"], figures=GAME.figures(parts))
    state, luck, told = match.start(nth_seed("figures", 0)), from_seed(nth_seed("luck", 0)), []
    state.journal = []
    while state.owing:
        seat, move = pick(state, luck)
        view = state.view(seat)
        assert isinstance(view, View)
        told.append(say.say(GAME.words(match.codec.saying(move), view)))
        told += ["".join(span.text for span in line) for line in GAME.draw(view, say)]
        state.play(seat, move)
    told += [say.say(GAME.event(note, None, parts)) for note in state.journal]
    coins = {int(number) for text in told for number in COINS.findall(text)}
    assert len(coins) > 5
    assert min(coins) > 40
    rows = {number for text in told for number in re.findall(r"\((4[3-6])\) ", text)}
    assert rows == {"43", "44", "45", "46"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", TEXTS, ids=["game", "board"])
def test_no_text_has_a_figure_of_its_own(folder: Path, language: str) -> None:
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    fixed = r"\d+ (?:coins?|Münzen?|Rivals?|Gegner|exhibits?|Ausstellung(?:en)?|pedestals?|Podeste?)\b"
    assert re.findall(fixed, source) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_aid_has_the_figures_of_the_rules(language: str) -> None:
    figures = {name: 70 + n for n, name in enumerate(GAME.figures(PARTS))}
    say = Speaker(language, GAME.text, figures=figures)
    texts = " ".join(
        say.text(code) for code in ("effect-conch", "basics-alone", "edition-english-change", "edition-german-change")
    )
    assert all(str(figure) in texts for figure in figures.values())


# ---- One player alone ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WR81", "WR83", "WR90")
def test_a_player_alone_has_a_game_aid_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    aids = []
    for players in (["Ada"], ["Ada", "Bo"]):
        tell_aid(Screen("en", GAME, players), scene(seats=len(players)).view(1))
        aids.append(re.sub(r"\s+", " ", capsys.readouterr().out))
    alone, together = aids
    for words in ("Rivals", "you do not move to the beach", "your vault is full", "you have 6 exhibits",
                  "supply ran out", "the beach is full", "no Rivals are left"):  # fmt: skip
        assert words in alone
        assert words not in together
    assert "The beach gives shells" not in alone


@pytest.mark.rule("WR80")
def test_a_reader_of_german_is_offered_the_german_edition_and_may_choose_the_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (offered_options(GAME, "de"), offered_options(GAME, "en")) == (Options(edition="german"), Options())
    assert make_match(GAME, 1).options == Options(), "a program that says nothing plays the same in all languages"
    for language, given, edition in (("de", [], "german"), ("en", [], "english"), ("de", ["english"], "english")):
        file = tmp_path / f"{language}-{len(given)}.txt"
        options = [word for value in given for word in ("--option", f"edition={value}")]
        monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
        assert main(["play", "raiders", "--seats", "1", "--lang", language, *options, "--save", str(file)]) == 0
        assert read_file(file).match.options.edition == edition
    capsys.readouterr()
    assert main(["play", "raiders", "--options", "--lang", "de"]) == 0
    assert "german" in capsys.readouterr().out.partition("\n\n")[2].partition("\n")[0]


@pytest.mark.parametrize(("language", "edition"), [("en", "english"), ("de", "german")])
def test_a_form_begins_with_the_edition_of_its_language(language: str, edition: str) -> None:
    raiders = next(game for game in catalogue.games(language) if game.name == "raiders")
    option = next(option for option in raiders.options if option.name == "edition")
    assert (option.default, option.offered) == ("english", edition)


# ---- German -------------------------------------------------------------------------------------------------------

# What the German sheet calls otherwise.
OTHERWISE = (
    r"\bKunst\b|\bKunstwrack|Strandfeld|Strandplatz|[Ss]chmück|Punkteleiste|\bTeile?s?\b|\bBoot|\btauchst?\b(?! nach)|"
    r"\bgetaucht\b|verschiedene Schätze|Belohnung für"
)
TERMS = ("Kunstwerke", "Plättchen", "Strandabschnitt", "dekorier", "Stilbelohnung", "beanspruch")


@pytest.mark.parametrize(
    "path",
    [GAME.text / "de.ftl", TEXTS[1] / "de.ftl", ROOT / "docs/rules/de/wreck-raiders.md"],
    ids=["game", "board", "rules"],
)
def test_german_has_the_terms_of_the_german_sheet(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("neben dir taucht", "").replace("der Teil der Regel", "")
    assert re.findall(OTHERWISE, text) == []
    terms = (*TERMS[1:], "Wertungsanzeige") if path.parent == TEXTS[1] else TERMS
    assert [term for term in terms if term.lower() not in text.lower()] == []
