"""Fixtures that the tests of several commands share."""

from pathlib import Path

import pytest


@pytest.fixture
def wide_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, a hundred columns, and a folder of its own, so that a test sees every file that is written."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
