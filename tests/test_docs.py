"""Examples in README and docs are run: Python blocks as they stand, `>>>` sessions with the output that they show, and
every `$ wreckfish` line that asks nothing.
"""

from __future__ import annotations

import doctest
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
PROMPT = ">>> "
BLANK_OUTPUT = re.compile(r"^$(?!\n>>> |\Z)", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")


def blocks(language: str) -> list[tuple[str, str]]:
    return [
        (f"{page.name}:{text[: found.start()].count(chr(10)) + 1}", found[2])
        for page in PAGES
        for text in [page.read_text(encoding="utf-8")]
        for found in BLOCK.finditer(text)
        if found[1] == language
    ]


def scripts() -> list[tuple[str, str]]:
    return [(where, code) for where, code in blocks("python") if not code.startswith(PROMPT)]


def sessions(page: Path) -> doctest.DocTest:
    """All `>>>` blocks of a page as one session. Blank lines within an output are marked for doctest."""
    text = page.read_text(encoding="utf-8")
    lines = [""] * (text.count("\n") + 2)
    for found in BLOCK.finditer(text):
        if found[2].startswith(PROMPT):
            first = text[: found.start()].count("\n") + 1
            shown = BLANK_OUTPUT.sub("<BLANKLINE>", found[2].rstrip("\n")).split("\n")
            lines[first : first + len(shown)] = shown
    return doctest.DocTestParser().get_doctest("\n".join(lines), {}, page.name, str(page), 0)


def commands() -> list[tuple[str, str]]:
    return [
        (where, line.removeprefix("$ "))
        for where, block in blocks("console")
        for line in block.splitlines()
        if line.startswith("$ wreckfish")
    ]


@pytest.mark.parametrize(("where", "code"), scripts(), ids=lambda value: value if ":" in value[:30] else "")
def test_a_python_example_runs_as_it_stands(where: str, code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{where}: {done.stderr}"


@pytest.mark.parametrize("page", [page for page in PAGES if sessions(page).examples], ids=lambda page: page.name)
def test_a_python_session_gives_the_output_that_it_shows(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    differences: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(sessions(page), out=differences.append)
    assert not differences, "".join(differences)


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
    assert len(scripts()) >= 2
    assert len(sessions(ROOT / "docs" / "python.md").examples) >= 10
    assert len(commands()) >= 5


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_files_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target.replace("\\", "")).exists(), f"{page.name} links to {target}"
