"""A game is added to the page in one folder: shared code knows no game by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fluent_files import messages

SOURCES = Path(__file__).parents[2] / "web/src"
GAMES = sorted(path.parent.name for path in SOURCES.glob("games/*/index.ts") if path.parent.name != "plain")
SHARED = [
    path
    for path in SOURCES.rglob("*")
    if path.is_file() and path.suffix != ".svg" and not {*path.relative_to(SOURCES).parts} & {*GAMES}
]


def test_shared_code_knows_no_game_by_name() -> None:
    name = re.compile(rf"(?<![a-z])(?:{'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)
    named = {path.relative_to(SOURCES).as_posix(): name.findall(path.read_text("utf-8")) for path in SHARED}
    assert len(named) > 80
    assert {path: found for path, found in named.items() if found} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_board_colours_and_texts_for_its_poster_and_credits(game: str) -> None:
    folder = SOURCES / "games" / game
    assert (folder / "Board.svelte").is_file()
    assert f".scene-{game} " in (folder / "colours.css").read_text("utf-8")
    words = messages(folder / "text/face.en.ftl").keys()
    assert words >= {f"{game}-depth", f"{game}-credits"}
    assert {word for word in words if not word.startswith((f"{game}-", "option-"))} == set()
