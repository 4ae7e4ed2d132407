"""Which of our modules a device needs: all that its host and its games import, and the files beside them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
ROOTS = ("local.device", "local.thinking", "local.levels", "interpreted", "__init__")
DATA = (
    "text/*.ftl",
    "server/text/*.ftl",
    "games/*/data/*.toml",
    "games/*/text/*.ftl",
    "games/*/lessons/*",
    "games/*/moments/*",
)


def needed() -> list[Path]:
    """Our files for the browser, as paths below the package."""
    announced = [*entry_points(group="wreckfish.games"), *entry_points(group="wreckfish.bots")]
    ours = [entry.module.removeprefix("wreckfish.") for entry in announced if entry.module.startswith("wreckfish.")]
    roots = [*ROOTS, *ours]
    found: set[Path] = set()
    waiting = [path for root in roots for path in files_of(root)]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [file for name in imports(path) for file in files_of(name)]
    data = [file for shape in DATA for file in PACKAGE.glob(shape) if file.is_file()]
    return sorted({*found, *(file.relative_to(PACKAGE) for file in data)})


def files_of(name: str) -> Iterator[Path]:
    """The files of a module and of the packages it is in; none if it is no module of ours but a name in one."""
    parts = name.split(".")
    for length in range(1, len(parts) + 1):
        stem = Path(*parts[:length])
        for path in (stem.with_suffix(".py"), stem / "__init__.py"):
            if (PACKAGE / path).is_file():
                yield path


def imports(path: Path) -> Iterator[str]:
    """The modules of ours that a module imports, at once or later; not those for type checkers only."""
    waiting: list[ast.AST] = [ast.parse((PACKAGE / path).read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "wreckfish":
            module = node.module.removeprefix("wreckfish").lstrip(".")
            yield module or "__init__"
            yield from (f"{module}.{each.name}".lstrip(".") for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (
                each.name.removeprefix("wreckfish.") for each in node.names if each.name.startswith("wreckfish.")
            )
        waiting += ast.iter_child_nodes(node)
