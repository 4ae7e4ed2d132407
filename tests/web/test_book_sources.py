"""The sources of the illustrated rule books: every game has one, and what it names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fluent_files import messages
from wreckfish.core.registry import find_game
from wreckfish.rulebook import book_of

SOURCES = Path(__file__).parents[2] / "web/src"
GAMES = sorted(path.parent.name for path in SOURCES.glob("games/*/index.ts") if path.parent.name != "plain")
every_game = pytest.mark.parametrize("game", GAMES)


def book(game: str) -> Path:
    return SOURCES / "games" / game / "rulebook"


@every_game
def test_every_game_of_ours_has_a_book_in_both_languages(game: str) -> None:
    assert {"Book.svelte", "reference.ts", "en.ftl", "de.ftl"} <= {path.name for path in book(game).iterdir()}


@every_game
def test_a_book_links_to_rules_that_exist(game: str) -> None:
    found = book_of(find_game(game))
    assert found is not None
    known = {rule.id for rule in found.rules}
    sources = [*book(game).glob("*.svelte"), *book(game).glob("*.ts"), SOURCES / "games" / game / "cards.ts"]
    text = "\n".join(path.read_text("utf-8") for path in sources if path.is_file())
    named = set(re.findall(rf"\b{next(iter(known))[:2]}\d{{2,3}}\b", text))
    assert len(named) > 20
    assert named - known == set()


@every_game
def test_the_pictures_beside_numbered_rules_are_in_the_sprite(game: str) -> None:
    sprite = set(re.findall(r'<symbol id="([^"]+)"', (SOURCES / "icons/sprite.svg").read_text("utf-8")))
    pictures = re.findall(r"[A-Z]{2}\d+: \[([^\]]+)\]", (book(game) / "reference.ts").read_text("utf-8"))
    names = {name for each in pictures for name in re.findall(r'"([^"]+)"', each)}
    assert len(names) > 5
    assert names - sprite == set()


@every_game
def test_a_book_uses_texts_that_exist(game: str) -> None:
    texts = messages(book(game) / "en.ftl")
    sources = "\n".join(path.read_text("utf-8") for path in book(game).glob("*.svelte"))
    asked = set(re.findall(r'\bwords\("([a-z-]+)"', sources))
    assert len(asked) > 20
    assert asked - texts.keys() == set()
