"""`wreckfish simulate`: what it prints, what it refuses, and what Ctrl-C leaves."""

import json
import re
import signal
from pathlib import Path
from typing import Any

import pytest

from wreckfish.bots.bot import Bot
from wreckfish.cli.main import main
from wreckfish.core.state import State
from wreckfish.lab import simulate

SERIES = ["simulate", "carcass", "--seats", "3", "--bots", "random", "--games", "12", "--seed", "storm"]


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    result: dict[str, Any] = json.loads(printed.out)
    return result


def test_the_same_seed_prints_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    first, again = as_json(capsys, *SERIES), as_json(capsys, *SERIES)
    for figures in (first, again):
        assert figures.pop("seconds") > 0
        assert figures.pop("games_per_second") > 0
    assert first == again
    assert (first["games"], len(first["seats"])) == (12, 3)
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(12)


def test_without_a_seed_the_one_that_was_drawn_can_be_used_again(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = as_json(capsys, *SERIES[:-2])
    again = as_json(capsys, *SERIES[:-2], "--seed", drawn["seed"])
    assert drawn["seats"] == again["seats"]


def test_the_table_shows_seats_as_people_count_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SERIES[:4], "--bots", "greedy,random,random", "--games", "3"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert re.findall(r"│ +(\d) │ (\w+)", printed.out) == [("1", "greedy"), ("2", "random"), ("3", "random")]
    assert "carcass, 3 games" in printed.out
    assert "How they ended: deck-empty 100.0%." in printed.out


def test_as_many_seats_as_bots_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(as_json(capsys, "simulate", "carcass", "--bots", "random,greedy", "--games", "1")["seats"]) == 2
    assert len(as_json(capsys, "simulate", "carcass", "--games", "1")["seats"]) == 3


def test_options_reach_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    figures = as_json(capsys, *SERIES, "--option", "variant=all-hands", "--option", "divers=dealt")
    assert figures["options"] == {"variant": "all-hands", "divers": "dealt"}
    assert main([*SERIES, "--option", "variant=all-hands"]) == 0
    assert "carcass, variant=all-hands, 12 games" in capsys.readouterr().out


def test_ctrl_c_keeps_what_was_played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0
    play = simulate.play_game

    def interrupted(table: State, players: list[Bot], seed: str) -> tuple[State, int]:
        nonlocal played
        played += 1
        if played == 5:
            signal.raise_signal(signal.SIGINT)
        return play(table, players, seed)

    monkeypatch.setattr(simulate, "play_game", interrupted)
    before = signal.getsignal(signal.SIGINT)
    assert main(SERIES) == 130
    assert signal.getsignal(signal.SIGINT) is before
    printed = capsys.readouterr().out
    assert "carcass, 5 games" in printed
    assert "Stopped: 7 games of 12 were not played." in printed


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["kraken"], "no game “kraken”"),
        (["carcass", "--seats", "1"], "2 to 4 seats"),
        (["carcass", "--seats", "9"], "2 to 4 seats"),
        (["carcass", "--seats", "many"], "many"),
        (["carcass", "--bots", "kraken"], "no bot “kraken”"),
        (["carcass", "--bots", ""], "no bot “”"),
        (["carcass", "--seats", "3", "--bots", "random,greedy"], "2 bots are named for 3 seats"),
        (["carcass", "--games", "0"], "one game at least"),
        (["carcass", "--games", "-5"], "one game at least"),
        (["carcass", "--option", "variant"], "NAME=VALUE"),
        (["carcass", "--option", "kraken=yes"], "no option “kraken”"),
        (["carcass", "--option", "variant=all-hands", "--option", "variant=none"], "given twice"),
        (["carcass", "--data", "no-such-file.toml"], "no-such-file.toml"),
        ([], "GAME"),
    ],
)
@pytest.mark.parametrize("form", [[], ["--json"]])
def test_what_cannot_be_played_is_one_sentence(
    arguments: list[str], sentence: str, form: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments, *form]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sentence in printed.err
    assert printed.err.count("\n") == 1


def test_a_damaged_data_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "mine.toml"
    data.write_text("[loot\n")
    assert main([*SERIES, "--data", str(data)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "mine.toml is not right" in printed.err
