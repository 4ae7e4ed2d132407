"""The benchmark of hints: it tells true from false chances, and finds the power that corrects them."""

from __future__ import annotations

import json
import math
import runpy
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks/reliability.py"


@pytest.fixture
def reliability() -> Callable[[list[str]], None]:
    main: Callable[[list[str]], None] = runpy.run_path(str(SCRIPT))["main"]
    return main


def planted(file: Path, told: float, true: float, positions: int = 1000) -> None:
    """A seat is told a chance in a number of positions, and wins the true share of them."""
    rows = [
        {"game": "carcass", "seats": 2, "bot": "sound", "seat": 0, "told": [told, 1 - told], "glance": None,
         "won": [float(won), float(not won)], "points": [0, 0]}
        for won in (n * true // 1 < (n + 1) * true // 1 for n in range(positions))
    ]  # fmt: skip
    with file.open("a") as lines:
        lines.writelines(json.dumps(row) + "\n" for row in rows)


@pytest.mark.parametrize(("told", "true", "off"), [(0.6, 0.6, False), (0.6, 0.5, True), (0.2, 0.3, True)])
def test_a_false_chance_is_found(
    reliability: Callable[[list[str]], None], tmp_path: Path, capsys: pytest.CaptureFixture[str],
    told: float, true: float, off: bool,
) -> None:  # fmt: skip
    planted(tmp_path / "told.jsonl", told, true)
    reliability(["table", str(tmp_path / "told.jsonl")])
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  about")]
    assert f"told  {told:.1%}  won  {true:.1%}" in line
    assert line.endswith("OFF") == off


def test_a_few_positions_say_nothing(
    reliability: Callable[[list[str]], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    planted(tmp_path / "told.jsonl", 0.9, 0.1, positions=10)
    reliability(["table", str(tmp_path / "told.jsonl")])
    assert "too few to say" in capsys.readouterr().out


def test_the_power_that_makes_chances_true_is_found(
    reliability: Callable[[list[str]], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Three quarters told where two thirds are won: odds of 3 should be 2, its 0.63rd power."""
    planted(tmp_path / "told.jsonl", 0.75, 2 / 3)
    reliability(["fit", str(tmp_path / "told.jsonl")])
    assert "power 0.63 ± 0.0" in capsys.readouterr().out


@pytest.mark.seconds
def test_the_factor_that_makes_own_chances_true_is_found(
    reliability: Callable[[list[str]], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Odds of 1 are 1/2 and odds of 3 are 3/2: the power is right, and the asking seat's own chance twice too large."""
    planted(tmp_path / "told.jsonl", 0.5, 1 / 3, positions=99)
    planted(tmp_path / "told.jsonl", 0.75, 0.6, positions=101)
    reliability(["fit", "--modesty", str(tmp_path / "told.jsonl")])
    said = capsys.readouterr().out
    assert float(said.split("power ")[1].split()[0]) == pytest.approx(1, abs=0.05)
    assert float(said.split("own chance × ")[1].split()[0]) == pytest.approx(0.5, abs=0.03)


def test_it_says_how_to_use_it(reliability: Callable[[list[str]], None], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        reliability(["--help"])
    assert end.value.code == 0
    assert "95 % intervals" in capsys.readouterr().out


def test_a_slow_machine_is_told_the_same(
    reliability: Callable[[list[str]], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint for a player stops after some seconds; here all simulations count, however long they take."""
    for name, seconds in (("slow", 0.0), ("fast", math.inf)):
        monkeypatch.setattr("wreckfish.bots.advice.SECONDS", seconds)
        file = str(tmp_path / name)
        reliability(["play", "dolores", "--bot", "random", "--games", "3", "--simulations", "200", "--file", file])
    assert (tmp_path / "slow").read_text() == (tmp_path / "fast").read_text()


def test_games_are_played_asked_about_and_drawn(reliability: Callable[[list[str]], None], tmp_path: Path) -> None:
    file, picture = tmp_path / "told.jsonl", tmp_path / "told.svg"
    reliability(["play", "carcass", "--seats", "3", "--games", "2", "--simulations", "20", "--file", str(file)])
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(rows) == 4
    for row in rows:
        assert sum(row["told"]) == pytest.approx(1)
        assert sum(row["won"]) == pytest.approx(1)
    planted(file, 0.6, 0.5)
    reliability(["plot", str(file), "--picture", str(picture)])
    assert "Captain Carcass, 3 seats" in "".join(ET.parse(picture).getroot().itertext())
