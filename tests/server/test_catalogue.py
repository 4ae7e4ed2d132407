"""What a form needs to know of a game's options, as the game declares it, and words for all that can be chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from fluent_files import messages
from wreckfish.core.registry import find_game, game_names
from wreckfish.language import LANGUAGES
from wreckfish.server.catalogue import games
from wreckfish.server.messages import OptionInfo

WEB = Path(__file__).parents[2] / "web/src"


def option(game: str, name: str) -> OptionInfo:
    (found,) = (each for info in games("en") if info.name == game for each in info.options if each.name == name)
    return found


@pytest.mark.parametrize(
    ("game", "name", "thing", "explained", "seat"),
    [
        ("carcass", "divers", "diver", "skill", False),
        ("carcass", "variant", "variant", "change", False),
        ("carcass", "first", "option-first", "help", True),
        ("dolores", "dealer", "option-dealer", "help", True),
        ("raiders", "edition", "edition", "change", False),
        ("wrecked", "setup", "option-setup", "help", False),
    ],
)
def test_an_option_declares_what_its_words_name_and_whether_its_numbers_are_seats(
    game: str, name: str, thing: str, explained: str, seat: bool
) -> None:
    found = option(game, name)
    assert (found.thing, found.explained, found.seat) == (thing, explained, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_word_of_every_option_has_a_name(game: str, language: str) -> None:
    face = WEB / f"games/{game}/text/face.{language}.ftl"
    files = [find_game(game).text / f"{language}.ftl", WEB / f"text/{language}.ftl", *([face] if face.exists() else [])]
    known = {code for file in files for code in messages(file)}
    for each in next(info.options for info in games(language) if info.name == game):
        for word in (*each.choices, *(each.several or [])):
            codes = {f"{each.thing}-{word}", f"option-{each.name}-{word}", f"word-{word}"}
            assert codes & known, f"{each.name}={word} has no name"
