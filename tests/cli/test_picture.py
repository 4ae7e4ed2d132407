"""`wreckfish picture`: a position of a recorded game as SVG, or a sentence that says why not."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from wreckfish.cli.main import main

RECORDS = Path(__file__).parents[1] / "playthroughs"
SEA = str(RECORDS / "wrecked-2-seats.txt")


def pieces(path: Path) -> set[str]:
    return {part.get("transform", "") for part in ElementTree.parse(path).getroot().iter()}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_any_position_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    first, later = tmp_path / "first.svg", tmp_path / "later.svg"
    assert main(["picture", SEA, "--ply", "10", "-o", str(first), "--lang", lang]) == 0
    assert main(["picture", SEA, "--seat", "2", "-o", str(later), "--lang", lang]) == 0
    assert "later.svg" in capsys.readouterr().out.replace("\n", "")
    assert pieces(first) != pieces(later)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([str(RECORDS / "carcass-2-seats.txt")], "has no map"),
        ([SEA, "--seat", "3"], "no seat 3"),
        ([SEA, "--ply", "99999"], "99999"),
        (["nothing.txt"], "nothing.txt"),
    ],
)
def test_a_bad_request_gets_a_sentence(
    arguments: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sea.svg"
    assert main(["picture", *arguments, "-o", str(out), "--lang", "en"]) == 2
    assert says in capsys.readouterr().err
    assert not out.exists()
