"""`wreckfish tournament`: its output, its refusals, and continuing a series."""

import json
import re
from pathlib import Path

import pytest

from wreckfish.cli.main import main

SERIES = ["tournament", "carcass", "--bots", "random,casual,greedy", "--games", "4", "--seed", "reef"]


def test_the_table_shows_who_beats_whom(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert main(SERIES) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert re.findall(r"│ (\w+) +│ (\w+) +│ +(\d+) │", printed.out) == [
        ("casual", "random", "4"),
        ("greedy", "casual", "4"),
    ]
    assert re.search(r"greedy: [\d.]+ ms for a move on average", printed.out)


def test_bots_that_few_games_cannot_tell_apart_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(SERIES) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "Too few games to tell which is better: greedy and casual." in printed
    assert main(["tournament", "carcass", "--bots", "random,greedy", "--games", "30", "--seed", "reef"]) == 0
    assert "Too few games" not in capsys.readouterr().out


def test_at_a_larger_table_it_says_what_equals_would_win(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SERIES, "--seats", "4", "--pairing", "round-robin"]) == 0
    assert "Equals would win 25%: one seat against 3." in capsys.readouterr().out


def test_a_double_elimination_names_the_places(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SERIES, "--pairing", "double-elimination"]) == 0
    assert sorted(re.findall(r"^(\d)\. \w+$", capsys.readouterr().out, re.MULTILINE)) == ["1", "2", "3"]


def test_the_same_series_gives_the_same_figures_and_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "games.jsonl")
    figures = []
    for more in ([], ["--file", file], ["--file", file]):
        assert main([*SERIES, *more, "--json"]) == 0
        figures.append(json.loads(capsys.readouterr().out)["meetings"])
    assert figures[0] == figures[1] == figures[2]


@pytest.mark.parametrize("damage", [b"no game\n", b"[1,2]\n", b"\xff\xfe\n"])
def test_a_damaged_file_gets_one_sentence(damage: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert main([*SERIES, "--file", str(file)]) == 0
    capsys.readouterr()
    file.write_bytes(file.read_bytes() + damage)
    for content in (file.read_bytes(), b"", damage):
        file.write_bytes(content)
        assert main([*SERIES, "--file", str(file)]) == 2
        printed = capsys.readouterr()
        assert (printed.out, printed.err.count("\n")) == ("", 1)
        assert "games.jsonl" in printed.err
        assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["kraken"], "no game “kraken”"),
        (["carcass", "--bots", "greedy"], "at least two bots"),
        (["carcass", "--bots", "greedy,kraken"], "no bot “kraken”"),
        (["raiders", "--seats", "1"], "at least two seats"),
        (["carcass", "--games", "0"], "at least one game"),
    ],
)
def test_a_bad_request_gets_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tournament", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sentence in printed.err
    assert printed.err.count("\n") == 1


def test_one_command_measures_the_ladder_at_two_seats_and_at_the_largest_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["tournament", "carcass", "--bots", "random,casual", "--games", "24", "--large", "8", "--seed", "reef"]
    command += ["--ladder", str(tmp_path / "kept"), "--json"]
    assert main(command) == 0
    first = json.loads(capsys.readouterr().out)
    assert [(table["series"]["seats"], table["meetings"][0]["games"]) for table in first] == [(2, 24), (4, 8)]
    assert sorted(file.name for file in (tmp_path / "kept").iterdir()) == ["carcass-2.jsonl", "carcass-4.jsonl"]
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out) == first  # nothing was played again


def test_without_a_game_and_without_a_ladder_there_is_nothing_to_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament"]) == 2
    assert "Name a game, or measure all with --ladder." in capsys.readouterr().err
