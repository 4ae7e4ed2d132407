"""A site's own engine, in Node: it lacks nothing that any game, option, language or record needs, and plays alike."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from compare import in_engine, installed

from wreckfish.core.values import WreckfishError
from wreckfish.site.engine import build_engine

pytestmark = pytest.mark.slow
CACHE = Path(__file__).parents[2] / "build/site-cache"


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("engine")
    try:
        build_engine(Path(os.environ.get("WRECKFISH_CACHE", CACHE)).resolve(), folder)
    except WreckfishError as problem:
        pytest.skip(f"NO ENGINE WAS TESTED: {problem}")
    return folder


def test_the_cut_engine_answers_everything_in_the_same_words(engine: Path) -> None:
    there, here = in_engine(engine, "rehearse.py", "quick"), installed("rehearse.py", "tables")
    assert there == here
    assert here["tables"] > 40


def test_games_are_the_same_as_with_the_installed_engine(engine: Path) -> None:
    """`compare.py` plays a hundred of each."""
    assert in_engine(engine, "same_games.py", "1") == installed("same_games.py", "1")
