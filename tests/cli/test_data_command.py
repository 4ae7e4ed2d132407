"""`wreckfish data`: the data file of a game, to be changed and played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wreckfish.cli.data import data_file
from wreckfish.cli.main import main
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game, game_names


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["data", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("name", game_names())
def test_the_printed_file_is_the_one_played_with(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, file = find_game(name), tmp_path / "my.toml"
    if game.load(None) is None:
        assert main(["data", name]) == 2
        assert "has no data file" in capsys.readouterr().err
        return
    file.write_text(printed(capsys, name), encoding="utf-8")
    assert "#" in file.read_text(encoding="utf-8"), "comments are kept"
    assert make_match(game, 2, {}, file).data is None, "the standard parts"
    assert printed(capsys, name, "--data", str(file)) == file.read_text(encoding="utf-8")
    figures = []
    for more in ([], ["--data", str(file)]):
        assert main(["simulate", name, "--seats", "2", "--games", "2", "--seed", "storm", "--json", *more]) == 0
        figures.append(json.loads(capsys.readouterr().out))
        del figures[-1]["seconds"], figures[-1]["games_per_second"]
    assert figures[0] == figures[1]


def test_a_game_whose_file_lies_elsewhere_is_written_from_its_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, file = find_game("carcass"), tmp_path / "my.toml"
    with monkeypatch.context() as patched:
        patched.setattr(type(game), "text", tmp_path / "text")
        file.write_text(data_file(game, None), encoding="utf-8")
    assert game.load(file) == game.load(None)


def test_a_bad_file_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "my.toml").write_text("[loot\n")
    for arguments in (["kraken"], ["carcass", "--data", str(tmp_path / "my.toml")], []):
        assert main(["data", *arguments]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
