"""Sessions in docs/lab.md: commands that build on each other, with their real output.

`python tests/lab/test_sessions.py` rewrites the page with their current output; read the diff.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
SESSION = re.compile(r"^```shell-session\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPEED = re.compile(r"^[\d,]+ games/s\.", re.MULTILINE)  # is another each time


def sessions() -> list[str]:
    return SESSION.findall(PAGE.read_text("utf-8"))


def commands(session: str) -> list[str]:
    return [line.removeprefix("$ ") for line in session.splitlines() if line.startswith("$ ")]


def played(session: str, folder: Path) -> str:
    """The session with what its commands print now."""
    lines = []
    environment = {**os.environ, "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
    for command in commands(session):
        shell = f'wreckfish() {{ "{sys.executable}" -m wreckfish "$@"; }}; {command}'
        done = subprocess.run(
            ["bash", "-c", shell], cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, ""), command
        printed = SPEED.sub("… games/s.", done.stdout)
        lines += [f"$ {command}", *(line.rstrip() for line in printed.splitlines())]
    return "\n".join(lines) + "\n"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(sessions())))
def test_a_session_of_the_page_prints_what_the_page_says(number: int, tmp_path: Path) -> None:
    session = sessions()[number]
    assert played(session, tmp_path) == session


def test_the_page_begins_with_a_session() -> None:
    text = PAGE.read_text("utf-8")
    assert text.index("## Change a number") == text.index("## ")
    first = commands(sessions()[0])
    assert [line.split()[1] for line in first if line.startswith("wreckfish")] == [
        "data", "simulate", "simulate", "compare",
    ]  # fmt: skip


if __name__ == "__main__":
    text = PAGE.read_text("utf-8")
    for session in sessions():
        with tempfile.TemporaryDirectory() as folder:
            text = text.replace(session, played(session, Path(folder)))
    PAGE.write_text(text, "utf-8")
