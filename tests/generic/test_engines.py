"""Compiled or interpreted, a game is the same: same record, same result, same position after every ply."""

from pathlib import Path

import pytest

from generic.engines import both
from generic.tables import every_game


@pytest.mark.slow
@every_game
def test_both_engines_play_the_same_games(name: str, outside: Path) -> None:
    compiled, interpreted = both("generic.games_told", name, path=(outside,))
    for one, other in zip(compiled, interpreted, strict=False):
        assert one == other
    assert len(compiled) == len(interpreted) > 100
