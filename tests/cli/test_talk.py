"""`wreckfish play dolores`: whole games by piped input, free moves, and what people say to each other."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from wreckfish.cli.main import main
from wreckfish.core.record import read_file
from wreckfish.core.seeds import seed_from
from wreckfish.language import Speaker

Run = Callable[..., str]
pytestmark = pytest.mark.usefixtures("wide_terminal")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command with typed lines; its output as one line."""

    def command(*arguments: str, typed: Iterator[str] | tuple[str, ...] = ()) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert main([*arguments]) == 0
        return re.sub(r"\s+", " ", capsys.readouterr().out)

    return command


def anything(seed: object) -> Iterator[str]:
    """Random input with a lot of talk."""
    dice = random.Random(f"talker {seed}")
    words = ["promise peace", "deal peace pick", "claim l1 wines3", "vow", "always-pass", "ask-me", "say Ahoy!", "f"]
    keys = ["?", "?1", "h", "u", "steal 2 wines1", "nonsense", "n", "say"]
    for _ in range(1200):
        yield dice.choice([*words, *keys]) if dice.random() < 0.2 else dice.choice(["1", "1", "2", "3", ""])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "2"],
        ["--seats", "3", "--people", "2"],
        ["--seats", "4", "--bots", "greedy,random"],
        ["--option", "messages=dawn-only"],
    ],
    ids=" ".join,
)
def test_a_whole_game_can_be_played_by_piped_input(run: Run, arguments: list[str], language: str) -> None:
    out = run("play", "dolores", *arguments, "--seed", "tide", "--lang", language, typed=anything(arguments))
    assert Speaker(language).text("seed", seed=seed_from("tide")) in out
    assert not re.search(r"Traceback|\{|\$", out)


def test_free_moves_are_hinted_at_listed_and_played(run: Run) -> None:
    typed = ("f", "promise peace", "promise peace", "q", "y", "kept.txt")
    out = run("play", "dolores", "--seats", "2", "--seed", "tide", "--option", "dealer=1", typed=typed)
    assert "You may type at any time: promise SHAPE, deal YOURS MINE, vow, always-pass." in out
    assert "deal fight pick Offer: if you show Fight, I show First Pick" in out
    assert "You: “I will show Peace.”" in out
    assert "You have just said so. (DO22)" in out
    record = read_file(Path("kept.txt"))
    assert record.match.codec.text(record.plies[-1].move) == "promise peace"


def test_people_choose_before_bots_so_that_bots_hear_them(run: Run) -> None:
    out = run("play", "dolores", "--seats", "2", "--seed", "tide", "--option", "dealer=2", typed=("q", "n"))
    assert "has locked in" not in out


def test_remarks_are_recorded_and_replayed(run: Run) -> None:
    typed = ("say  Peace #1, my   friend?", "say", "q", "y", "kept.txt")
    out = run("play", "dolores", "--seats", "2", "--names", "Ada", "--seed", "tide", typed=typed)
    assert "“Peace #1, my friend?”" in out
    assert "Say something, such as “say Good luck!”" in out
    record = read_file(Path("kept.txt"))
    assert [said.text for said in record.remarks] == ["Peace #1, my friend?"]
    assert "“Peace #1, my friend?”" in run("replay", "kept.txt", "--log")
    assert "Peace #1, my friend?" in run("replay", "kept.txt", "--log", "--json")
    again = run("play", "--resume", "kept.txt", typed=("say Back again.", "s", "q"))
    assert "Saved: kept.txt" in again
    assert [said.text for said in read_file(Path("kept.txt")).remarks] == ["Peace #1, my friend?", "Back again."]


def test_a_move_can_be_taken_back_but_remarks_stay(run: Run) -> None:
    typed = ("vow", "say Wait!", "u", "q", "y", "kept.txt")
    out = run("play", "dolores", "--seats", "2", "--seed", "tide", "--option", "dealer=1", typed=typed)
    assert "Taken back: Vow: I never break my word" in out
    record = read_file(Path("kept.txt"))
    assert "vow" not in [record.match.codec.text(ply.move) for ply in record.plies]
    assert [(said.ply, said.text) for said in record.remarks] == [(len(record.plies), "Wait!")]


def test_a_card_is_named_instead_of_its_slot(run: Run) -> None:
    out = run("play", "dolores", "--seats", "2", "--seed", "tide", "--bots", "random", typed=anything("words"))
    assert re.search(r"Take (Weapons|Wines|Jewels|Laces|Tableware|Instruments|Ingots) \d from \S+’s side", out)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_game_aid_explains_shapes_and_messages(run: Run, language: str) -> None:
    out = run("play", "dolores", "--seats", "2", "--seed", "tide", "--lang", language, typed=("?", "?2", "q", "n"))
    say = Speaker(language, Path(sys.modules["wreckfish.games.dolores"].__file__ or "").with_name("text"))
    for word in ("effect-fight", "effect-wager", "card-new-wave"):
        assert say.text(word) in out
    assert "DO12" in out
