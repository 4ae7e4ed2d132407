"""Examples in README and docs are run: Python blocks, `>>>` sessions and the README's console sessions, with the output
that they show. Links between Markdown files lead to files, headings and pictures that exist.

`python tests/test_docs.py` rewrites the README's sessions with what the commands print today; read the diff.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from wreckfish.cli.main import COMMANDS

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
README = ROOT / "README.md"
PAGES = [README, ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md"))]
LINKING = [
    *PAGES,
    *sorted(DOCS.glob("*/**/*.md")),
    *(ROOT / name / "README.md" for name in ("benchmarks", "web", "examples/carcass-bots")),
    ROOT / "CHANGELOG.md",  # last: it may name commands of the past
]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPT = ">>> "
BLANK_OUTPUT = re.compile(r"^$(?!\n>>> |\Z)", re.MULTILINE)
SPEED = re.compile(r"^[\d,]+ games/s\.", re.MULTILINE)  # differs from run to run
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(([^)\s]+)[^)]*\)")
COMMAND = re.compile(rf"\bwreckfish ({'|'.join(COMMANDS)})\b([^\n`|#]*)")
OPTION = re.compile(r"(?<!\S)--?[a-z][a-z-]*")
FILE = re.compile(r"`([\w/.-]+\.(?:lock|md|py|ts))`")
TARGET = re.compile(r"(?:^|`| {4})make ([a-z]+)", re.MULTILINE)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def blocks(language: str) -> list[tuple[str, str]]:
    return [
        (f"{page.name}:{text[: found.start()].count(chr(10)) + 1}", found[2])
        for page in PAGES
        for text in [page.read_text(encoding="utf-8")]
        for found in BLOCK.finditer(text)
        if found[1] == language
    ]


# ---- Python -------------------------------------------------------------------------------------------------------


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


# ---- Console ------------------------------------------------------------------------------------------------------


def console() -> list[str]:
    return [found[2] for found in BLOCK.finditer(README.read_text(encoding="utf-8")) if found[1] == "console"]


def screens(session: str) -> list[str]:
    """A session cut before each line that a person types: `$ command` or, in a game, `> answer`."""
    return [screen.strip("\n") for screen in re.split(r"^(?=[$>] )", session, flags=re.MULTILINE) if screen]


def played(session: str, folder: Path) -> str:
    """The session with what is printed now. A screen that the page elides as `…` stays elided."""
    command, *answers = (screen.partition("\n")[0][2:] for screen in screens(session))
    program, *arguments = shlex.split(command)
    done = subprocess.run(
        [sys.executable, "-m", program, *arguments],
        cwd=folder,
        input="".join(f"{answer}\n" for answer in [*answers, "q", "n"]),  # quit, and do not save
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "80", "LC_ALL": "C.UTF-8"},
    )
    assert (done.returncode, done.stderr) == (0, ""), command
    printed = SPEED.sub("… games/s.", re.sub(r" +$", "", f"$ {command}\n{done.stdout}", flags=re.MULTILINE))
    shown = []
    for old, new in zip(screens(session), screens(printed), strict=False):  # the page does not show how a game is quit
        shown.append(old if old.endswith("\n…") else new)
    return "\n".join(shown) + "\n"


@pytest.mark.slow
@pytest.mark.parametrize("session", console(), ids=lambda session: session.split()[2])
def test_a_console_session_prints_what_it_shows(session: str, tmp_path: Path) -> None:
    assert played(session, tmp_path) == session, "python tests/test_docs.py rewrites it"


def test_the_docs_have_examples_to_run() -> None:
    assert len(scripts()) >= 2
    assert len(sessions(DOCS / "python.md").examples) >= 10
    assert len(sessions(README).examples) == 4
    assert [session.split()[2] for session in console()] == ["play", "simulate"]


@pytest.mark.parametrize("page", LINKING[:-1], ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_have_the_options_that_the_page_names(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for command, rest in COMMAND.findall(text):
        known = {"-h", "--help"}
        known.update(*(parameter.opts for parameter in import_module(f"wreckfish.cli.{command}").command.params))
        assert set(OPTION.findall(rest)) <= known, f"{page.name}: wreckfish {command}{rest}"
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(TARGET.findall(text)) <= set(targets), page.name


def test_files_that_the_docs_name_are_there() -> None:
    folders = ("benchmarks", "docs", "examples", "src", "tests", "tools", "web/src")
    files = [*ROOT.glob("*"), *ROOT.glob("web/*"), *(file for name in folders for file in (ROOT / name).rglob("*.*"))]
    names = [f"/{file.relative_to(ROOT).as_posix()}" for file in files]
    for page in LINKING[:-1]:
        for name in FILE.findall(page.read_text(encoding="utf-8")):
            assert any(file.endswith(f"/{name}") for file in names), f"{page.name} names {name}"


# ---- Links --------------------------------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """The headings of a page, as GitHub and the site name them in links."""
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    titles = [re.sub(r"[`*]|\]\([^)]*\)|[\[]", "", title) for title in HEADING.findall(text)]
    return {re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", LINKING, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    text = CODE.sub("", FENCED.sub("", page.read_text(encoding="utf-8")))
    for link in LINK.findall(text):
        if "://" not in link:
            name, _, anchor = link.replace("\\", "").partition("#")
            target = page.parent / name if name else page
            assert target.exists(), f"{page.name} links to {link}"
            if anchor:
                assert anchor in anchors(target), f"{page.name} links to {link}: {sorted(anchors(target))}"


def test_a_heading_is_linked_as_github_does(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One `code`, two\n## Spielzüge – *drei*\n```sh\n# a comment\n```\n### [A link](x.md)\n", "utf-8")
    assert anchors(page) == {"one-code-two", "spielzüge--drei", "a-link"}


if __name__ == "__main__":
    text = README.read_text(encoding="utf-8")
    for session in console():
        text = text.replace(session, played(session, ROOT))
    README.write_text(text, encoding="utf-8")
