"""`wreckfish replay` and `wreckfish verify`: a saved game is shown and judged, and a damaged one is recognised."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from wreckfish.bots.bot import Bot, bot_moves
from wreckfish.cli.main import main
from wreckfish.core import record
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_bot, find_game
from wreckfish.core.seeds import seed_from
from wreckfish.games.carcass import components
from wreckfish.language import Speaker

GAME = find_game("carcass")
PLAYERS = ["Ada", "Bo", "Cy"]
Run = Callable[..., str]
pytestmark = pytest.mark.usefixtures("wide_terminal")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; what it printed, on either side."""

    def command(*arguments: str, code: int = 0) -> str:
        assert main(list(arguments)) == code
        printed = capsys.readouterr()
        assert bool(printed.err) == (code == 2), printed.err
        return one_line(printed.out + printed.err)

    return command


def one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def saved(name: str = "game.txt", plies: int | None = None, **options: str) -> record.Record:
    """A game of bots, or its beginning, in a file."""
    match = make_match(GAME, 3, options)
    bots: dict[int, Bot] = {seat: find_bot("random")(GAME) for seat in range(3)}
    game = record.new_record(match, seed_from("replay"), PLAYERS)
    state = game.start()
    moves = islice(bot_moves(state, bots, from_seed(seed_from("bots"))), plies)
    game.plies = [record.Ply(seat, move) for seat, move in moves]
    game.result = record.result_text(state.outcome())
    Path(name).write_text(record.write(game), encoding="utf-8")
    return game


def looks() -> tuple[record.Record, int]:
    """A game, and the ply after which a player looks at the cards of a Map."""
    game = saved()
    for ply, state in enumerate(game.positions()):
        (seat,) = state.to_act()
        if state.prompts(seat)[-1].code == "ask-map":
            return game, ply
    raise AssertionError("no Map came up")


# ---- Replay -------------------------------------------------------------------------------------------------------


def test_the_end_is_shown_with_the_result(run: Run) -> None:
    game = saved()
    out = run("replay", "game.txt")
    assert "Players: Ada, Bo and Cy." in out
    assert f"After {len(game.plies)} of {len(game.plies)} moves." in out
    assert "The game is over. The last loot card has been found." in out
    for points in game.result.split()[:3]:
        assert f"{points} point" in out


def test_any_ply_is_shown_with_the_question_asked_there(run: Run) -> None:
    game = saved()
    out = run("replay", "game.txt", "--ply", "0")
    assert f"After 0 of {len(game.plies)} moves." in out
    assert re.search(r"(Ada|Bo|Cy) is asked: A new dive begins\.", out)


def test_only_a_seat_itself_sees_its_secrets(run: Run) -> None:
    game, ply = looks()
    (asked,) = game.replay(ply).to_act()
    for seat in range(3):
        out = run("replay", "game.txt", "--ply", str(ply), "--seat", str(seat + 1), "--log")
        assert f"As {PLAYERS[seat]} sees it:" in out
        assert ("The Map shows" in out.rpartition("After")[0].rpartition("turn.")[2]) == (seat == asked)
    spectator = run("replay", "game.txt", "--ply", str(ply), "--log")
    assert "The Map shows" not in spectator
    assert f"{PLAYERS[asked]} unrolls the Map." in spectator


def test_open_shows_what_every_seat_sees(run: Run) -> None:
    _, ply = looks()
    out = run("replay", "game.txt", "--ply", str(ply), "--open", "--log")
    for player in PLAYERS:
        assert f"As {player} sees it:" in out
    assert "The Map shows" in out
    assert "unrolls the Map" not in out


def test_the_log_tells_every_turn(run: Run) -> None:
    game = saved()
    out = run("replay", "game.txt", "--log")
    turns = sum(before.seat != after.seat for before, after in zip(game.plies, game.plies[1:], strict=False))
    assert len(re.findall("(?:Ada|Bo|Cy)’s turn", out)) == turns


def test_a_replay_speaks_german(run: Run) -> None:
    saved(divers="dealt")
    out = run("replay", "game.txt", "--log", "--lang", "de")
    assert "Es spielen: Ada, Bo und Cy." in out
    assert "Das Spiel ist zu Ende. Die letzte Beutekarte ist gefunden." in out


def test_json_has_the_views_and_the_log(run: Run) -> None:
    game, ply = looks()
    (asked,) = game.replay(ply).to_act()
    shown = json.loads(run("replay", "game.txt", "--ply", str(ply), "--seat", str(asked + 1), "--log", "--json"))
    assert (shown["game"], shown["ply"], shown["plies"]) == ("carcass", ply, len(game.plies))
    (view,) = shown["views"]
    assert view["seat"] == asked
    assert view["view"]["knowledge"]["map"]
    assert shown["log"][-1]["code"] == "event-map"
    assert "log" not in json.loads(run("replay", "game.txt", "--json"))
    assert [view["seat"] for view in json.loads(run("replay", "game.txt", "--open", "--json"))["views"]] == [0, 1, 2]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["missing.txt"], "missing.txt cannot be read"),
        (["."], "cannot be read"),
        (["game.txt", "--ply", "100000"], "there is no ply 100000"),
        (["game.txt", "--ply", "-1"], "there is no ply -1"),
        (["game.txt", "--seat", "4"], "There is no seat 4: the table has 3."),
        (["game.txt", "--seat", "0"], "There is no seat 0"),
        (["game.txt", "--seat", "1", "--open"], "Either one seat or all of them"),
        (["sealed.txt"], "sealed"),
        (["broken.txt"], "Line 3"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_position_that_does_not_exist_gets_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    saved()
    text = Path("game.txt").read_text()
    Path("sealed.txt").write_text(re.sub("Seed: .*", "Seed: sealed", text))
    Path("broken.txt").write_text(text.replace("Seats: 3", "Seats: many"))
    assert sentence in run("replay", *arguments, code=2)


def test_a_single_ply_is_not_plural(run: Run) -> None:
    saved(plies=1)
    assert "The record has one ply, so there is no ply 5." in run("replay", "game.txt", "--ply", "5", code=2)
    assert "After 0 of one move." in run("replay", "game.txt", "--ply", "0")


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", "game.txt", "--log", "--json"],
        ["replay", "game.txt", "--log"],
        ["verify", "game.txt"],
        ["rules", "CC14", "--json", "--lang", "de"],
        ["rules", "CC14", "--lang", "de"],
        ["simulate", "carcass", "--games", "3"],
        ["simulate", "carcass", "--games", "3", "--json"],
    ],
    ids=" ".join,
)
def test_an_ascii_terminal_does_no_harm(arguments: list[str]) -> None:
    saved()
    path = Path("game.txt")
    path.write_text(path.read_text("utf-8").replace("Player 1: Ada", "Player 1: Zoë"), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "wreckfish", *arguments],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    if "--json" in arguments:
        assert b"?" not in done.stdout
        assert json.loads(done.stdout)
    if arguments[0] == "replay" and "--json" in arguments:
        assert json.loads(done.stdout)["players"][0] == "Zoë"


@pytest.mark.seconds
@pytest.mark.parametrize("arguments", [[], ["rules"], ["replay", "game.txt"], ["play", "--people", "0"]], ids=" ".join)
def test_a_closed_output_gets_one_sentence(arguments: list[str]) -> None:
    saved()
    done = subprocess.run(
        [sys.executable, "-m", "wreckfish", *arguments],
        preexec_fn=lambda: os.close(1),
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "wreckfish: Standard output is closed: there is nowhere to write to.\n"


def test_control_characters_in_records_and_names_do_not_reach_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    saved()
    text = Path("game.txt").read_text()
    for number, (before, after) in enumerate([("Ada", "A\x1b[2Jda"), ("Seats: 3", "Seats: \x9b3"), ("# ", "\x07")]):
        Path(f"bad{number}.txt").write_text(text.replace(before, after) + "\x1b]0;title\x07\n", "utf-8")
    for name in ("bad0.txt", "bad1.txt", "bad2.txt", "no\x1b[2J.txt", "no\udcff\n.txt"):
        for command in ("verify", "replay"):
            assert main([command, name]) == 2
            printed = capsys.readouterr()
            assert printed.out == ""
            assert printed.err.endswith("\n")
            assert printed.err[:-1].isprintable()


def test_the_command_alone_prints_its_help(run: Run) -> None:
    assert "An open table for shipwreck games." in run()


def test_an_illegal_move_in_a_record_is_told_with_its_line_and_its_reason(run: Run) -> None:
    saved(plies=0)
    with Path("game.txt").open("a") as file:
        file.write("1: surface\n2: surface\n3: surface\n")
    out = run("replay", "game.txt", code=2)
    assert re.search(r"Line \d+: seat \d may not play “surface” here", out)
    assert re.search(r"Every turn starts with a dive|(Ada|Bo|Cy) has to decide now", out)


# ---- Verify -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_is_legal_complete_and_fair(run: Run, language: str) -> None:
    game = saved(divers="dealt", variant="strange-waters")
    say = Speaker(language, GAME.text)
    out = run("verify", "game.txt", "--lang", language)
    assert say.text("verify-legal", plies=len(game.plies)) in out
    assert say.text("verify-complete", reason=say.text("reason-deck-empty")) in out
    assert say.text("verify-fair") in out
    assert out.count("✓") == 3


def damaged(change: Callable[[str], str]) -> None:
    saved()
    path = Path("game.txt")
    before = path.read_text()
    path.write_text(change(before))
    assert path.read_text() != before


def test_a_game_that_stops_early_is_not_complete(run: Run) -> None:
    saved(plies=9)
    out = run("verify", "game.txt", code=1)
    assert "Not complete: the game is not over after the last move." in out
    assert (out.count("✓"), out.count("✗")) == (2, 1)


def test_another_fingerprint_is_not_fair(run: Run) -> None:
    damaged(lambda text: re.sub("Commitment: .*", f"Commitment: {'0' * 64}", text))
    out = run("verify", "game.txt", code=1)
    assert "Not fair: the seed does not fit" in out
    assert out.count("✓") == 2


def test_a_wrong_result_is_not_legal(run: Run) -> None:
    damaged(lambda text: re.sub(r"Result: \d+", "Result: 99", text))
    assert "but the record says “99 " in run("verify", "game.txt", code=1)


def test_an_illegal_move_is_named_with_its_line_its_reason_and_its_rule(run: Run) -> None:
    damaged(lambda text: re.sub(r"^(\d): dive", r"\1: surface", text, count=1, flags=re.MULTILINE))
    line = next(
        number for number, text in enumerate(Path("game.txt").read_text().split("\n"), 1) if ": surface" in text
    )
    out = run("verify", "game.txt", code=1)
    assert f"Not legal: line {line}, " in out
    assert (
        "may not play “surface” here. Every turn starts with a dive: turn up a card before you surface. (CC10)" in out
    )
    assert "Not complete: the record cannot be played to its end." in out
    german = run("verify", "game.txt", "--lang", "de", code=1)
    assert f"Nicht regelgerecht: Zeile {line}, " in german
    assert "Jeder Zug beginnt mit dem Tauchen" in german


def test_a_sealed_game_cannot_be_judged_yet(run: Run) -> None:
    damaged(lambda text: re.sub("Seed: .*", "Seed: sealed", text))
    assert "The seed is sealed" in run("verify", "game.txt", code=1)


def test_json_gives_the_verdict(run: Run) -> None:
    game = saved()
    verdict = json.loads(run("verify", "game.txt", "--json"))
    assert [verdict[what] for what in ("sound", "legal", "complete", "fair")] == [True] * 4
    assert (verdict["plies"], verdict["result"]) == (len(game.plies), game.result)
    saved(plies=3)
    assert json.loads(run("verify", "game.txt", "--json", code=1))["problems"] == ["unfinished"]


@pytest.mark.parametrize("content", ["", "Wreckfish record 2\n", "Wreckfish record 1\nGame: chess\n", "\x00" * 99])
def test_a_file_that_is_not_a_record_gets_one_sentence(run: Run, content: str) -> None:
    Path("game.txt").write_text(content)
    assert re.match(r"wreckfish: Line \d+: .*\.$", run("verify", "game.txt", code=2))


def test_a_game_with_its_own_data_needs_its_data_file(run: Run) -> None:
    standard = Path(components.__file__).parent / "data" / "standard.toml"
    Path("own.toml").write_text(standard.read_text("utf-8").replace("squid_demand = 2", "squid_demand = 3"), "utf-8")
    assert main(["play", "carcass", "--people", "0", "--data", "own.toml", "--save", "game.txt"]) == 0
    assert "name the file with --data" in run("verify", "game.txt", code=2).rpartition("wreckfish:")[2]
    run("verify", "game.txt", "--data", "own.toml")
    run("replay", "game.txt", "--data", "own.toml")
