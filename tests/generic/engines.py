"""The same program on the compiled and on the interpreted engine: what it prints must be the same, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def printed(module: str, *arguments: str, interpreted: bool, path: tuple[Path, ...] = ()) -> tuple[str, list[str]]:
    """Which engine it was, and the lines that a test module prints when it is run."""
    environment = {name: value for name, value in os.environ.items() if name != "WRECKFISH_ENGINE"}
    if interpreted:
        environment["WRECKFISH_ENGINE"] = "interpreted"
    own = filter(None, [os.environ.get("PYTHONPATH")])  # games from other packages may be there
    environment["PYTHONPATH"] = os.pathsep.join(map(str, (TESTS, *path, *own)))
    environment["PYTHONHASHSEED"] = "0" if interpreted else "1"  # the order of sets must not matter either
    environment["PYTHONIOENCODING"] = "utf-8"
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments], env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    engine, *lines = done.stdout.splitlines()
    return engine, lines


def both(module: str, *arguments: str, path: tuple[Path, ...] = ()) -> tuple[list[str], list[str]]:
    """What a test module prints compiled, and interpreted."""
    engine, compiled = printed(module, *arguments, interpreted=False, path=path)
    if engine != "compiled":
        pytest.skip("THE ENGINE IS NOT COMPILED HERE: there is nothing to compare the interpreted one with")
    engine, interpreted = printed(module, *arguments, interpreted=True, path=path)
    assert engine == "interpreted"
    return compiled, interpreted
