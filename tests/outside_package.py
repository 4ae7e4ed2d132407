"""The example of a game from another package, installed as its author would install it, in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples/new-game"


def copied(folder: Path) -> Path:
    """A copy of the example, as a new author begins; builds leave their traces there."""
    left_out = shutil.ignore_patterns("build", "*.egg-info", "__pycache__", "*.so", "*.pyd")
    return Path(shutil.copytree(EXAMPLE, folder / "my-game", ignore=left_out))


def installed(sources: Path, target: Path, **environment: str) -> str:
    """Install a package into a folder that can stand on Python's path; what pip said."""
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--no-cache-dir"]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", "--verbose", *offline, "--target", str(target), str(sources)],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def installed_plainly(folder: Path) -> Path:
    """The example without anything compiled, which takes seconds: the folder for Python's path."""
    installed(copied(folder), folder / "site", WRECKFISH_COMPILE="0")
    return folder / "site"


def run(site: Path, *words: str, typed: str = "", **environment: str) -> str:
    """Run Python with the installed game; what it printed."""
    done = subprocess.run(
        [sys.executable, *words],
        input=typed,
        env={**os.environ, "PYTHONPATH": str(site), "COLUMNS": "100", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
