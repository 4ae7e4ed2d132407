"""An outside package that brings a game: what pip leaves behind of one, in a folder of its own on Python's path."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

TOY_GAME = "[wreckfish.games]\nflotsam = core.toy:TOY\n"


@contextlib.contextmanager
def announced(folder: Path, entries: str = TOY_GAME) -> Iterator[Path]:
    """Put a package with these entry points on the path, for a while."""
    info = folder / "outside_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outside-game\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(entries, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield folder
