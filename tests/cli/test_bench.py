"""`wreckfish bench`: the shape of its output. No test measures the speed of the engine."""

import json

import pytest

from wreckfish import engine
from wreckfish.cli.bench import print_speed
from wreckfish.cli.main import main
from wreckfish.core.registry import game_names
from wreckfish.lab.speed import BUDGET, GameSpeed, PeerSpeed, Speed

ALWAYS = [
    "games_per_second",
    "moves_per_second",
    "python_moves_per_second",
    "clone_ns",
    "clone_bytes",
    "search_simulations_per_second",
    "search_moves_per_second",
]
SOMETIMES = ["interpreted_ratio", "cpp_ratio"]


@pytest.mark.slow
def test_the_figures_have_the_documented_shape(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wreckfish.lab.speed.ROUNDS", 1)  # the shape does not depend on the time measured
    monkeypatch.setitem(BUDGET, "quick", 0.5)
    assert main(["bench", "--quick", "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    speed = json.loads(printed.out)
    assert list(speed) == ["engine", "games", "peers", "notes"]
    assert speed["engine"] == engine()
    assert list(speed["games"]) == game_names()
    for game in speed["games"].values():
        assert set(game) == {*ALWAYS, *SOMETIMES}
        assert all(game[name] > 0 for name in ALWAYS)
        assert all(game[name] is None or game[name] > 0 for name in SOMETIMES)
        if engine() == "compiled":
            assert game["interpreted_ratio"] > 1
        else:
            assert game["interpreted_ratio"] is None
    assert all(peer["moves_per_second"] > 0 for peer in speed["peers"].values())
    assert not [note for note in speed["notes"] if "plays other games" in note]


def test_the_table_shows_each_game_beside_the_peers(capsys: pytest.CaptureFixture[str]) -> None:
    game = GameSpeed(1000, 88000, 50.0, None, 3000, 200.0, 560.0, 70_000, 5_000_000)
    print_speed(Speed("compiled", {"carcass": game}, {"open_spiel.pig": PeerSpeed(1500)}, ("No compiler.",)))
    printed = capsys.readouterr().out
    rows = [[cell.strip() for cell in line.split("│")[1:3]] for line in printed.splitlines() if "│" in line]
    assert ["moves/s", "88,000"] in rows
    assert ["× C++", "–"] in rows
    assert ["× open_spiel.pig", "2.00"] in rows
    assert ["search simulations/s", "70,000"] in rows
    assert "No compiler." in printed


def test_an_unknown_game_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", "kraken"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "no game “kraken”" in printed.err
    assert printed.err.count("\n") == 1
