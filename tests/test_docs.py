"""Examples in README and docs are run: Python blocks as they stand, and every `$ wreckfish` line that asks nothing."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# A benchmark prints the same however long it measures.
BRIEFLY = """import sys
from wreckfish.cli.main import main
from wreckfish.lab import speed
speed.ROUNDS, speed.BUDGET["quick"] = 1, 1.0
sys.exit(main(sys.argv[1:]))"""
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")


def blocks(language: str) -> list[tuple[str, str]]:
    return [
        (f"{page.name}:{text[: found.start()].count(chr(10)) + 1}", found[2])
        for page in PAGES
        for text in [page.read_text(encoding="utf-8")]
        for found in BLOCK.finditer(text)
        if found[1] == language
    ]


def commands() -> list[tuple[str, str]]:
    return [
        (where, line.removeprefix("$ "))
        for where, block in blocks("console")
        for line in block.splitlines()
        if line.startswith("$ wreckfish")
    ]


@pytest.mark.parametrize(("where", "code"), blocks("python"), ids=lambda value: value if ":" in value[:30] else "")
def test_a_python_example_runs_as_it_stands(where: str, code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{where}: {done.stderr}"


@pytest.mark.slow
@pytest.mark.parametrize(("where", "command"), commands(), ids=lambda value: value[:40])
def test_a_command_of_the_docs_works(where: str, command: str) -> None:
    """A command that plays is quit at once: `q`, and no to saving."""
    program, *arguments = shlex.split(command)
    how = ["-c", BRIEFLY] if arguments[0] == "bench" else ["-m", program]
    done = subprocess.run(
        [sys.executable, *how, *arguments],
        cwd=ROOT,
        input="\nq\nn\n",
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "100"},
    )
    assert done.returncode == 0, f"{where}: {command}: {done.stderr}"


def test_the_docs_have_examples_to_run() -> None:
    assert len(blocks("python")) >= 2
    assert len(commands()) >= 5


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_files_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target.replace("\\", "")).exists(), f"{page.name} links to {target}"
