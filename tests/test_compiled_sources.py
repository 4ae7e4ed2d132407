"""Code that the compiler silently gets wrong must not be in a compiled module."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COMPILED: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["wreckfish"]["compiled"]


def flaws(source: str) -> list[int]:
    """Lines with a literal shifted left (compiled as a 32-bit shift) or one that does not fit a native integer."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if (
            isinstance(node, ast.BinOp | ast.AugAssign)
            and isinstance(node.op, ast.LShift)
            and any(isinstance(part, ast.Constant) for part in [getattr(node, "left", None)])
        )
        or (isinstance(node, ast.Constant) and type(node.value) is int and node.value >= 2**62)
    ]


@pytest.mark.parametrize("module", COMPILED)
def test_no_literal_is_shifted_left_and_none_is_too_large(module: str) -> None:
    assert flaws((ROOT / "src/wreckfish" / module).read_text("utf-8")) == []


def test_the_flaws_would_be_found() -> None:
    assert flaws("x = 1 << n\ny = n << 1\nz = 63 << (n * 6)\nw = 0x5555555555555555") == [1, 3, 4]


@pytest.mark.parametrize("module", [module for module in COMPILED if module != "core/bits.py"])
def test_a_variable_that_holds_a_literal_is_not_shifted_left_either(module: str) -> None:
    """`one: i64 = 1` and then `one << n` is folded to the same 32-bit shift."""
    tree = ast.parse((ROOT / "src/wreckfish" / module).read_text("utf-8"))
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        literals = {
            node.target.id
            for node in ast.walk(function)
            if isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and isinstance(node.value, ast.Constant)
        }
        for node in ast.walk(function):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Name):
                assert node.left.id not in literals, f"{module}:{node.lineno}"
