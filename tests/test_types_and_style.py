"""Lint, format and types, as tests: what `make test` passes can be merged."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def run(*command: str) -> None:
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_ruff_finds_nothing() -> None:
    run("ruff", "check", "--quiet")


def test_ruff_would_format_nothing_otherwise() -> None:
    run("ruff", "format", "--check", "--quiet")


@pytest.mark.slow
def test_types_are_strict_and_sound() -> None:
    run("mypy", "--no-error-summary")
