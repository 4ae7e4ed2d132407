"""`wreckfish simulate`: its output, its refusals, and the results after Ctrl-C."""

import json
import re
import signal
from pathlib import Path
from typing import Any

import pytest

from wreckfish.cli.main import main

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
    assert "Captain Carcass, 3 games" in printed.out
    assert "How they ended: “The last loot card has been found” 100.0%." in printed.out


def test_alone_there_are_points_and_nobody_to_beat(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    alone = ["simulate", "raiders", "--seats", "1", "--games", "3", "--seed", "alone"]
    assert main(alone) == 0
    table = capsys.readouterr().out.split("└")[0]
    assert "Mean score" in table
    assert "%" not in table
    assert main([*alone, "--vary", "reef.plain=2", "-o", str(tmp_path / "four.parquet")]) == 0
    assert re.search(r"reef.plain = 2: 3 games, mean score \d", capsys.readouterr().out)


def test_as_many_seats_as_bots_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(as_json(capsys, "simulate", "carcass", "--bots", "random,greedy", "--games", "1")["seats"]) == 2
    assert len(as_json(capsys, "simulate", "carcass", "--games", "1")["seats"]) == 3


def test_options_reach_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    figures = as_json(capsys, *SERIES, "--option", "variant=all-hands", "--option", "divers=dealt")
    assert figures["options"] == {"variant": "all-hands", "divers": "dealt"}
    assert main([*SERIES, "--option", "variant=all-hands"]) == 0
    assert "Captain Carcass, Variant: All Hands, 12 games" in capsys.readouterr().out


@pytest.mark.seconds
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_the_games_played(jobs: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    output = ["-o", str(tmp_path / "a.parquet"), "--jobs", jobs]
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGALRM, lambda number, frame: signal.raise_signal(signal.SIGINT))
    signal.setitimer(signal.ITIMER_REAL, 0.5)
    assert main([*SERIES[:6], "--games", "1000000000", "--seed", "storm", *output, "--json"]) == 130
    assert signal.getsignal(signal.SIGINT) is before
    stopped = json.loads(capsys.readouterr().out)
    assert 0 < stopped["games"] < stopped["games_asked"] == 1_000_000_000
    again = ["--games", str(stopped["games"] + 5)]
    resumed = as_json(capsys, *SERIES[:6], *again, "--seed", "storm", *output)
    assert resumed["games"] == stopped["games"] + 5
    assert as_json(capsys, *SERIES[:6], *again, "--seed", "storm")["seats"] == resumed["seats"]


def test_the_games_not_played_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    signal.signal(signal.SIGALRM, lambda number, frame: signal.raise_signal(signal.SIGINT))
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    assert main([*SERIES[:6], "--games", "1000000000", "--jobs", "1"]) == 130
    assert re.search(r"Stopped: [\d,]+ games of 1,000,000,000 were not played\.", capsys.readouterr().out)


def test_a_series_can_end_when_it_is_precise_enough(capsys: pytest.CaptureFixture[str]) -> None:
    figures = as_json(capsys, *SERIES[:6], "--until", "ci=4%", "--seed", "storm")
    assert figures["sure"]
    assert 400 <= figures["games"] <= 700
    assert main([*SERIES[:6], "--until", "ci=4%", "--seed", "storm"]) == 0
    assert "Stopped" not in capsys.readouterr().out


def test_a_game_of_the_series_is_printed_as_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main([*SERIES, "--record", "7"]) == 0
    file = tmp_path / "seven.txt"
    file.write_text(capsys.readouterr().out)
    assert main(["verify", str(file)]) == 0


def test_bots_that_rotate_have_no_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SERIES[:4], "--bots", "greedy,random,random", "--games", "3", "--rotate"]) == 0
    assert re.findall(r"│ +│ (\w+)", capsys.readouterr().out) == ["greedy", "random", "random"]


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
        (["carcass", "--games", "0"], "at least one game"),
        (["carcass", "--games", "-5"], "at least one game"),
        (["carcass", "--option", "variant"], "NAME=VALUE"),
        (["carcass", "--option", "kraken=yes"], "no option “kraken”"),
        (["carcas"], "Did you mean carcass?"),
        (["carcass", "--bots", "gredy"], "Did you mean greedy?"),
        (["carcass", "--option", "varaint=none"], "Did you mean variant?"),
        (["carcass", "--option", "variant=al-hands"], "Did you mean all-hands?"),
        (["carcass", "--option", "divers=miser,navigater,scavenger"], "Did you mean navigator?"),
        (["carcass", "--vary", "effects.squid_demnad=1..3"], "Did you mean effects.squid_demand?"),
        (["carcass", "--vary", "squid_demand=1..3"], "Did you mean effects.squid_demand?"),
        (["carcass", "--vary", "varaint=none,all-hands"], "Did you mean variant?"),
        (["carcass", "--vary", "variant=none,al-hands", "-o", "a.parquet"], "Did you mean all-hands?"),
        (["carcass", "--vary", "effects.squid_demand=2", "-o", "a.parquet"], "is 2 already: name another value"),
        (["carcass", "--vary", "variant=none", "--vary", "variant=all-hands"], "variant is varied twice"),
        (["carcass", "--vary", "effects.squid_demand=1..9", "--vary", "effects.map_choice=1..9"], "too many to vary"),
        (["dolores", "--vary", "cards=1..3"], "the game has no data file"),
        (["carcass", "--option", "variant=all-hands", "--option", "variant=none"], "given twice"),
        (["carcass", "--data", "no-such-file.toml"], "no-such-file.toml"),
        (["carcass", "--until", "0.5%"], "write ci=0.5%"),
        (["carcass", "--until", "ci=0%"], "write ci=0.5%"),
        (["carcass", "--decisions-every", "-1"], "must be 0 (keep none) or a positive number"),
        (["carcass", "--closely", "-1"], "--decisions-every must be 0"),
        (["carcass", "--record", "-1"], "no game -1"),
        (["carcass", "-o", "results.csv"], "call it results.csv.parquet"),
        ([], "GAME"),
    ],
)
@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_bad_request_gets_one_sentence(
    arguments: list[str], sentence: str, form: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments, *form]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sentence in printed.err
    assert printed.err.count("\n") == 1


def test_a_damaged_data_file_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "mine.toml"
    data.write_text("[loot\n")
    assert main([*SERIES, "--data", str(data)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "mine.toml is not right" in printed.err
