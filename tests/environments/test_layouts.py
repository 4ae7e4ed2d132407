"""docs/environments.md documents the layouts as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game, game_names

PAGE = (Path(__file__).parents[2] / "docs/environments.md").read_text("utf-8")


@pytest.mark.parametrize("name", game_names())
def test_the_page_has_the_layout(name: str) -> None:
    game = find_game(name)
    match = make_match(game, 3, {"divers": "dealt"} if name == "carcass" else {})
    section = PAGE.partition(f"(`{name}`)\n")[2].partition("\n### ")[0]
    told = re.findall(r"^\| `(\w+)` \| ([\d × ]+) \| ([^|]+) \| [^|]+ \|$", section, re.MULTILINE)
    real = [
        (
            field.name,
            f"{field.words} × {field.members}" if field.members else str(field.words),
            "set" if field.members else f"{field.low} to {field.high}",
        )
        for field in game.layout(3, match.options, match.parts)
    ]
    assert told == real
