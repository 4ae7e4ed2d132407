"""The client's sources: types, lint with its layers (lib ← games ← shell ← app), and no import cycles."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
SOURCES = WEB / "src"
STATEMENT = re.compile(r"""^\s*(?:import|export)\s(?:[^'"();]*?\sfrom\s)?\s*["'](\.[^"']+)["']""", re.MULTILINE)
LATER = re.compile(r"""\bimport\(\s*["'](\.[^"']+)["']""")
MANY = re.compile(r"""import\.meta\.glob(?:<[^(]*>)?\(\s*["'](\.[^"']+)["']""")


@pytest.mark.slow
@pytest.mark.parametrize("script", ["check", "lint"])
def test_the_sources_pass_type_check_and_lint(script: str) -> None:
    """`make test` has checked them while the engine was compiled; what passed then is not checked again."""
    build: dict[str, Any] = runpy.run_path(str(WEB / "build.py"))
    try:
        build["check_sources"](script)
    except build["CannotBuild"] as problem:
        if "there is no Node" in str(problem):
            pytest.skip(str(problem))
        pytest.fail(str(problem))


def imported(file: Path) -> Iterator[Path]:
    """The sources a file imports, statically or dynamically."""
    text = file.read_text("utf-8")
    for pattern in MANY.findall(text):
        yield from file.parent.glob(pattern)
    for name in (*STATEMENT.findall(text), *LATER.findall(text)):
        path = file.parent / name.partition("?")[0]
        ways = [path, *(path.with_name(path.name + end) for end in (".ts", ".svelte.ts")), path / "index.ts"]
        yield next(way for way in ways if way.is_file()).resolve()


def test_there_are_no_import_cycles() -> None:
    files = [path for end in ("ts", "svelte") for path in SOURCES.rglob(f"*.{end}")]
    graph = {file.resolve(): {*imported(file)} for file in files}
    assert sum(map(len, graph.values())) > 900, "imports are not found any more"
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        pytest.fail(" → ".join(str(file.relative_to(SOURCES)) for file in found.args[1]))
