"""`wreckfish play`: whole games by piped input, several people, undo, saving, and bad input."""

from __future__ import annotations

import errno
import io
import os
import random
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

from wreckfish.bots.advice import Advice, Hint
from wreckfish.cli.main import main
from wreckfish.core import record
from wreckfish.core.game import Game
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import commitment, seed_from
from wreckfish.core.state import State
from wreckfish.games.carcass import components
from wreckfish.language import SHELL, Speaker

GAME = find_game("carcass")
LINES = 4000  # more than any game here asks for
TEMPLATE = Path(__file__).parents[2] / "examples" / "new-game" / "src"


@pytest.fixture(autouse=True)
def a_quiet_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, eighty columns, and a folder of its own, so that a test sees every file that is written."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


class Typist(io.TextIOBase):
    """A person typing: lines from a list or a function, then the end of input."""

    def __init__(self, lines: Iterator[str]) -> None:
        self.lines = lines

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return next((f"{line}\n" for line in self.lines), "")


Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Run the command with typed lines; its output, with wrapped lines joined."""

    def run(*arguments: str, typed: Iterator[str] | list[str], code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", Typist(iter(typed)))
        assert main(["play", "carcass", *arguments]) == code
        printed = capsys.readouterr()
        assert bool(printed.err) == (code != 0), printed.err
        return printed.out

    return run


def anything(seed: object, *more: str) -> Iterator[str]:
    """Random input: mostly choices, now and then something else."""
    dice = random.Random(f"typist {seed}")
    for _ in range(LINES):
        yield dice.choice(more) if more and dice.random() < 0.1 else dice.choice(["1", "1", "2", "3", ""])


def one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text)


# ---- Whole games --------------------------------------------------------------------------------------------------


@pytest.mark.seconds
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--seats", "2", "--bots", "random"],
        ["--seats", "4", "--bots", "greedy,random"],
        ["--people", "2", "--option", "divers=dealt"],
        ["--option", "divers=saboteur,iron-wetsuit,plunderer", "--option", "variant=all-hands"],
        ["--option", "divers=sonar-operator,decoy-keeper,netmaster", "--option", "variant=strange-waters"],
        ["--option", "divers=squid-tamer,navigator,pearl-appraiser", "--option", "variant=thieves-reef"],
        ["--option", "variant=sudden-surfacing", "--option", "first=2"],
    ],
    ids=" ".join,
)
def test_a_whole_game_can_be_played_by_piped_input(play: Play, arguments: list[str], language: str) -> None:
    keys = ["?", "?1", "? 2", "?9", "h", "u", "net squid7", "surface", "0", "nonsense"]
    typed = anything(arguments, *keys, "n", "n", "n")
    out = play(*arguments, "--seed", "tide", "--lang", language, typed=typed)
    assert one_line(Speaker(language).text("seed", seed=seed_from("tide"))) in one_line(out)
    assert not re.search(r"Traceback|\{|\$", out)
    assert list(Path().iterdir()) == []


def test_a_game_of_bots_alone_is_told_to_the_end(play: Play) -> None:
    out = play("--people", "0", "--seats", "4", "--option", "divers=dealt", typed=[])
    assert "At the table: Otter (sound), Gull (sound), Seal (sound) and Heron (sound)." in out
    assert "The game is over." in out


@pytest.mark.slow
def test_the_same_seed_and_answers_give_the_same_game(play: Play) -> None:
    first, second = (play("--seed", "tide", typed=anything(1)) for _ in range(2))
    assert first == second
    assert first != play("--seed", "ebb", typed=anything(1))


@pytest.mark.seconds
def test_the_fingerprint_is_shown_before_and_the_seed_only_after(play: Play) -> None:
    out = play("--seed", "tide", typed=anything(1))
    seed = seed_from("tide")
    assert out.index(commitment(seed)) < out.index(seed)
    assert out.index(seed) > out.index("The game is over.")


def test_the_end_tells_points_parts_and_winners(play: Play) -> None:
    out = play("--seed", "tide", "--save", "end.txt", typed=anything(1))
    state = record.read_file(Path("end.txt")).replay()
    outcome = state.outcome()
    assert outcome is not None
    say = Speaker("en", GAME.text, ["Captain", "Otter", "Gull"])
    end = one_line(out.partition("The game is over.")[2])
    for seat, score in enumerate(outcome.scores):
        points = say.text("points", points=score.points)
        assert re.search(rf"{score.place}\. {say.player(seat)} {points}", end)
    assert f"{say.player(outcome.winners[0])} wins!" in end or "share the victory!" in end


@pytest.mark.slow
def test_a_german_game_has_no_english_in_it(play: Play) -> None:
    keys = ["?", "?1", "h", "u", "surface", "map squid7"]
    options = ["--option", "divers=dealt", "--option", "variant=all-hands", "--lang", "de"]
    out = "".join(play(*options, "--seed", str(seed), typed=anything(seed, *keys)) for seed in range(3))
    notation = set(GAME.codec(GAME.load(None)).verbs) | set(components.SUITS)
    english_only = words_of("en") - words_of("de") - notation
    assert {"locker", "points", "turns"} <= english_only
    assert set(re.findall(r"[A-Za-z’]{4,}", out.lower())) & english_only == set()


def words_of(language: str) -> set[str]:
    """The words of all messages in a language, their ids and variables left out."""
    texts = []
    for folder in (SHELL, GAME.text):
        body = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body
        for entry in body:
            if isinstance(entry, Message):
                text = FluentSerializer().serialize_entry(entry).partition("=")[2]
                texts.append(re.sub(r"\{ ?[$a-z-]+|\[\w+\]", "", text))
    return set(re.findall(r"[a-z’]{4,}", " ".join(texts).lower()))


# ---- Answers ------------------------------------------------------------------------------------------------------


def test_enter_takes_the_only_choice_and_otherwise_shows_the_table_again(play: Play) -> None:
    out = play("--option", "first=1", typed=["", "", "q", "n"])
    assert out.count("A new dive begins.") == 1
    assert len(re.findall(r"^ +1  ", out, re.MULTILINE)) == 3


def test_a_move_can_be_typed_as_records_write_it(play: Play) -> None:
    out = play("--option", "first=1", typed=["dive", "q", "n"])
    assert "turns up" in out


def test_an_illegal_move_gets_a_sentence_with_its_rule_and_the_game_goes_on(play: Play) -> None:
    out = play("--option", "first=1", typed=["surface", "dive", "q", "n"])
    assert "Every turn starts with a dive: turn up a card before you surface. (CC10)" in one_line(out)
    assert "turns up" in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("7", "There is only choice 1."),
        ("0", "There is only choice 1."),
        ("99999999999999999999", "There is only choice 1."),
        ("?7", "There is only choice 1."),
        ("²", "“²” is not a choice here."),
        ("dive deep", "“dive deep” is not a choice here."),
        ("[bold]", "“[bold]” is not a choice here."),
        ("u", "You have nothing to take back."),
        ("h", "choose by number"),
        ("help", "choose by number"),
    ],
)
def test_every_input_gets_an_answer(play: Play, typed: str, answer: str) -> None:
    assert answer in one_line(play("--option", "first=1", typed=[typed, "q", "n"]))


@pytest.mark.parametrize("key", ["", "s ", "?", "u"])
def test_an_endless_line_gets_a_sentence(play: Play, key: str) -> None:
    out = play("--option", "first=1", typed=[f"{key}{'x' * 5000}", "dive", "q", "n"])
    assert "turns up" in out


def test_typed_control_characters_do_not_reach_the_terminal(play: Play) -> None:
    typed = ["\x1b[2J", "dive\x07", "s \x1b]0;title\x07/x", "?\x9b1", "q", "\x1bc", "n"]
    out = play("--option", "first=1", typed=typed)
    assert out.replace("\n", "").isprintable()
    assert "“?[2J” is not a choice here. Type 1 or the move “dive”, or h for help." in one_line(out)


def test_a_yes_or_no_question_is_repeated_until_it_is_answered(play: Play) -> None:
    out = play("--option", "first=1", typed=["q", "maybe", "", "No"])
    assert out.count("Save the game before you leave? y/n") == 3


def test_a_refusal_before_the_first_dive_names_only_the_dive(play: Play) -> None:
    assert "Not now. First dive. (CC10)" in play("--option", "first=1", typed=["knife key7", "q", "n"])


def test_the_start_player_begins_even_if_a_saboteur_decides_before(play: Play) -> None:
    table = ["--option", "divers=saboteur,navigator,miser", "--option", "first=2"]
    out = play(*table, typed=["q", "n"])
    assert "Otter begins." in out
    assert "Captain: Saboteur" in out


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_beginner_is_told_what_the_game_is_about(play: Play, language: str) -> None:
    basics = one_line(Speaker(language, GAME.text).text("basics"))
    typed = ["h", "?", "q", "n"]
    assert one_line(play("--option", "first=1", "--lang", language, typed=typed)).count(basics) == 3


@pytest.mark.rule("CC08")
def test_a_question_mark_shows_the_rule_behind_the_question_and_the_game_aid(play: Play) -> None:
    divers = ("miser", "navigator", "squid-tamer")
    out = one_line(play("--option", "first=1", "--option", f"divers={','.join(divers)}", typed=["?", "q", "n"]))
    say = Speaker("en", GAME.text, figures=GAME.figures(components.load()))
    for suit in components.SUITS:
        assert say.text(f"effect-{suit}") in out
    for diver in divers:
        assert say.text(f"diver-{diver}-skill") in out


@pytest.mark.parametrize(("typed", "rule"), [("?", "CC10"), ("?1", "CC10"), ("? 1", "CC10")])
def test_a_rule_is_shown_for_a_question_or_a_choice(play: Play, typed: str, rule: str) -> None:
    assert f"{rule} The first card" in play("--option", "first=1", typed=[typed, "q", "n"])


def test_rules_are_shown_in_the_language_of_the_table(play: Play) -> None:
    assert "CC10 Die erste Karte" in play("--option", "first=1", "--lang", "de", typed=["?", "q", "n"])


# ---- Several people -----------------------------------------------------------------------------------------------

TAKE = re.compile(r"(Ada|Bo), it is your turn to decide\. Press Enter when only you can see the screen\.\n> .*\n")


@pytest.mark.slow
def test_people_read_only_what_they_may_know(play: Play) -> None:
    """Only the player who looks sees the cards that a Map or Drone shows; the others just read that they looked."""
    looked = 0
    for seed in range(2):
        out = play("--seats", "2", "--people", "2", "--names", "Ada,Bo", "--seed", str(seed), typed=anything(seed))
        _, *turns = TAKE.split(out)
        for person, pages in zip(turns[0::2], turns[1::2], strict=True):
            news = pages.partition("Loot Deck")[0]  # of others: the own deeds were told before the screen was passed
            assert f"{person} surfaces" not in news
            looked += len(re.findall("unrolls the Map|Drone looks at", news))
            assert not re.search("The Map shows|The Drone sees", news)
    assert looked > 3


@pytest.mark.slow
def test_the_screen_is_empty_between_two_people(play: Play) -> None:
    out = play("--seats", "2", "--people", "2", "--names", "Ada,Bo", typed=anything(1))
    handed = re.findall(
        r"press Enter to clear the screen\. Then pass it to (\w+)\.\n> .*\n(\w+), it is your turn to decide", out
    )
    assert len(handed) > 5
    assert all(announced == asked for announced, asked in handed)


@pytest.mark.seconds
def test_a_single_person_never_passes_the_screen(play: Play) -> None:
    assert "pass it to" not in play(typed=anything(1))


# ---- Undo ---------------------------------------------------------------------------------------------------------


def test_bots_allow_undo_and_the_same_card_comes_again(play: Play) -> None:
    out = play("--option", "first=1", "--seed", "tide", typed=["1", "u", "1", "q", "n"])
    assert "The bots agree." in out
    assert "Taken back: Dive: turn up the next card" in out
    first, again = re.findall(r"•  (.*) turns up", out)
    assert first == again


def test_undo_after_a_reveal_needs_everyone_elses_consent(play: Play) -> None:
    table = ["--seats", "2", "--people", "2", "--names", "Ada,Bo", "--option", "first=1"]
    refused = play(*table, typed=["", "1", "u", "", "n", "", "q", "n"])
    assert "Bo, may Ada take back “Dive: turn up the next card”?" in one_line(refused)
    assert "Bo does not agree, so it stays." in refused
    assert "Taken back" not in refused
    assert "Taken back" in play(*table, typed=["", "1", "u", "", "y", "", "q", "n"])


def test_before_another_person_is_asked_for_consent_the_screen_is_handed_over(play: Play) -> None:
    table = ["--seats", "2", "--people", "2", "--names", "Ada,Bo", "--option", "first=1"]
    out = one_line(play(*table, typed=["", "1", "u", "", "n", "", "q", "n"]))
    asked = out.partition("Ada, press Enter to clear the screen. Then pass it to Bo.")[2]
    assert re.match(r" > Bo, may Ada take back “[^”]+”\? y/n > n Bo does not agree, so it stays\. Ada, it is", asked)
    assert "Dive on, or surface?" in asked or "Dive!" in asked or "which card" in asked, "the table is shown again"


def test_a_move_that_reveals_nothing_is_taken_back_without_asking(play: Play) -> None:
    """A Saboteur names a victim before the first card: nothing has come to light."""
    table = ["--seats", "2", "--people", "2", "--option", "divers=saboteur,navigator", "--option", "first=1"]
    out = play(*table, typed=["", "1", "u", "q", "n"])
    assert "Taken back: Sabotage Captain 2" in out
    assert "may Captain 1 take back" not in out
    assert out.count("Saboteur: whose losses shall be yours?") == 2


def test_undo_shortens_the_record(play: Play) -> None:
    play("--option", "first=1", typed=["1", "u", "s kept.txt", "q"])
    assert record.read_file(Path("kept.txt")).plies == []


# ---- Saving, quitting, going on -----------------------------------------------------------------------------------


def test_a_saved_game_resumes_where_it_was(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    out = play("--option", "first=1", "--seed", "tide", typed=["1", "s", "kept.txt", "q"])
    assert out.count("Saved: kept.txt") == 2
    assert "To continue later: wreckfish play --resume kept.txt" in out
    before = record.read_file(Path("kept.txt"))
    assert len(before.plies) == 1
    monkeypatch.setattr(sys, "stdin", Typist(anything(1)))
    assert main(["play", "--resume", "kept.txt"]) == 0
    after = record.read_file(Path("kept.txt"))
    assert after.plies[0].move == before.plies[0].move
    assert record.verify(after).sound


RESUME = "To continue later: wreckfish play --resume "


def resume(line: str, monkeypatch: pytest.MonkeyPatch, typed: list[str]) -> None:
    """Do what the table said: the command behind `To continue later`."""
    (command,) = re.findall(r"^[^\n]*: wreckfish (play --resume .*)$", line, re.MULTILINE)
    monkeypatch.setattr(sys, "stdin", Typist(iter(typed)))
    assert main(shlex.split(command)) == 0


def test_a_record_names_the_bots_and_everyone_keeps_their_seat(
    play: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ["--seats", "4", "--people", "2", "--names", "Ada,Bo", "--bots", "random,greedy", "--option", "first=1"]
    out = play(*table, typed=["", "1", "s kept.txt", "q"])
    kept = record.read_file(Path("kept.txt"))
    assert kept.players == ["Ada", "Bo", "Otter", "Gull"]
    assert kept.bots == {2: "random", 3: "greedy"}
    resume(out, monkeypatch, ["", "q"])
    assert "At the table: Ada, Bo, Otter (random) and Gull (greedy)." in capsys.readouterr().out
    assert record.read_file(Path("kept.txt")).bots == kept.bots
    assert main(["replay", "kept.txt"]) == 0
    assert "Players: Ada, Bo, Otter and Gull." in capsys.readouterr().out


def test_people_stay_people_in_a_resumed_game(
    play: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play("--people", "3", "--names", "Ada,Bo,Cy", typed=["", "1", "s kept.txt", "q"])
    resume(out, monkeypatch, ["", "q"])
    assert "At the table: Ada, Bo and Cy." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        (["--people", "2"], {2: "greedy"}),
        (["--bots", "greedy"], {1: "greedy", 2: "greedy"}),
        (["--people", "0", "--bots", "random"], {0: "random", 1: "random", 2: "random"}),
        (["--people", "3"], {}),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_resumed_game_can_have_other_players(
    play: Play, monkeypatch: pytest.MonkeyPatch, options: list[str], bots: dict[int, str]
) -> None:
    play("--bots", "random,greedy", "--option", "first=1", typed=["1", "s kept.txt", "q"])
    monkeypatch.setattr(sys, "stdin", Typist(iter(["", "s", "q"])))
    assert main(["play", "--resume", "kept.txt", *options]) == 0
    assert record.read_file(Path("kept.txt")).bots == bots


def test_the_hint_to_resume_is_a_complete_command(
    play: Play, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("my own.toml").write_text(TABLE.read_text("utf-8").replace("squid_demand = 2", "squid_demand = 3"), "utf-8")
    folder = Path("a folder with a name that is so long that no terminal of eighty columns holds it in a line")
    folder.mkdir()
    file = f"{folder}/it's.txt"
    out = play("--option", "first=1", "--data", "my own.toml", "--lang", "de", typed=["1", f"s {file}", "q"])
    assert f"wreckfish play --resume {shlex.quote(file)} --lang de --data 'my own.toml'\n" in out
    resume(out, monkeypatch, ["q"])
    assert "Das Spiel geht nach dem ersten Spielzug weiter." in capsys.readouterr().out


@pytest.mark.parametrize("stop", [EOFError, KeyboardInterrupt])
def test_an_interrupted_game_with_a_file_is_saved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], stop: type[BaseException]
) -> None:
    def typed(before: list[str]) -> Iterator[str]:
        yield from before
        raise stop

    code = 2 if stop is EOFError else 130
    for before, options in ((["1"], ["--save", "a.txt"]), (["1", "s a.txt"], [])):
        monkeypatch.setattr(sys, "stdin", Typist(typed(before)))
        assert main(["play", "carcass", "--option", "first=1", *options]) == code
        printed = capsys.readouterr()
        assert "Saved: a.txt" in printed.out
        assert f"{RESUME}a.txt" in printed.out
        assert "wreckfish: Stopped" in printed.err
        assert len(record.read_file(Path("a.txt")).plies) == 1
        Path("a.txt").unlink()
    monkeypatch.setattr(sys, "stdin", Typist(typed(["1"])))
    assert main(["play", "carcass", "--option", "first=1"]) == code
    assert list(Path().iterdir()) == []


def test_a_failed_save_without_people_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(self: Path, data: str, encoding: str | None = None) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", full)
    assert main(["play", "carcass", "--people", "0", "--save", "kept.txt"]) == 2
    assert capsys.readouterr().err == f"wreckfish: kept.txt cannot be written: {os.strerror(errno.ENOSPC)}.\n"


def test_a_home_folder_is_found(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(Path.cwd()))
    play("--option", "first=1", typed=["s ~/kept.txt", "q"])
    play("--option", "first=1", "--save", "~/also.txt", typed=["q"])
    assert sorted(path.name for path in Path().iterdir()) == ["also.txt", "kept.txt"]


def test_saving_without_a_name_offers_one(play: Play) -> None:
    out = play("--option", "first=1", typed=["s", "", "q"])
    (file,) = Path().iterdir()
    assert f"Saved: {file}" in out
    assert re.fullmatch(r"carcass-[0-9a-f]{8}\.txt", file.name)


def test_another_file_is_overwritten_only_after_a_yes(play: Play) -> None:
    Path("mine.txt").write_text("a poem")
    out = play("--option", "first=1", typed=["s mine.txt", "n", "q", "n"])
    assert "mine.txt already exists. Overwrite it?" in out
    assert "Not saved." in out
    assert Path("mine.txt").read_text() == "a poem"
    play("--option", "first=1", typed=["s mine.txt", "y", "s", "q"])
    assert Path("mine.txt").read_text().startswith("Wreckfish record 1")


@pytest.mark.parametrize("name", ["no/such/folder.txt", ".", "x" * 300, "a\0b", "~nobody/\ud800"])
def test_a_name_that_cannot_be_written_gets_a_sentence_and_the_game_goes_on(play: Play, name: str) -> None:
    out = play("--option", "first=1", typed=[f"s {name}", "dive", "q", "n"])
    assert "cannot be written" in one_line(out)
    assert "turns up" in out
    assert list(Path().iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_gets_a_sentence_and_the_game_goes_on(play: Play) -> None:
    out = play("--option", "first=1", typed=["s /dev/full", "dive", "q", "n"])
    assert f"/dev/full cannot be written: {os.strerror(errno.ENOSPC)}." in one_line(out)
    assert "turns up" in out


def test_a_full_disk_leaves_the_older_save(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    play("--option", "first=1", typed=["s kept.txt", "q"])
    before = Path("kept.txt").read_text()
    written = Path.write_text

    def full(self: Path, data: str, encoding: str | None = None) -> int:
        written(self, data[:50], encoding)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", full)
    out = play("--option", "first=1", typed=["s kept.txt", "y", "q", "n"])
    assert "cannot be written" in one_line(out)
    assert Path("kept.txt").read_text() == before
    assert list(Path().iterdir()) == [Path("kept.txt")]


def test_a_save_that_fails_on_leaving_is_asked_for_again(play: Play) -> None:
    out = play("--option", "first=1", typed=["q", "y", "no/way.txt", "y", "here.txt"])
    assert "cannot be written" in one_line(out)
    assert Path("here.txt").is_file()


# ---- Bad input ----------------------------------------------------------------------------------------------------

TABLE = Path(components.__file__).parent / "data" / "standard.toml"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game “chess”"),
        (["carcass", "--seats", "1"], "2 to 4 seats, not for 1"),
        (["carcass", "--seats", "9"], "2 to 4 seats, not for 9"),
        (["carcass", "--seats", "many"], "'many' is not a valid integer"),
        (["carcass", "--people", "4", "--seats", "3"], "4 people cannot share 3 seats"),
        (["carcass", "--people", "-1"], "-1 is not in the range"),
        (["carcass", "--bots", "clever"], "There is no bot “clever”"),
        (["carcass", "--seats", "3", "--bots", "greedy,random,greedy"], "Too many bots (3): 2 seats are free"),
        (
            ["carcass", "--seats", "2", "--people", "2", "--bots", "greedy"],
            "Too many bots (1): people sit on all seats",
        ),
        (["carcass", "--names", "Ada,Bo"], "Too many names (2): one person plays"),
        (["carcass", "--names", ""], "“” cannot be a name"),
        (["carcass", "--names", "x" * 41], "cannot be a name"),
        (["carcass", "--names", "a\tb"], "“a?b” cannot be a name"),
        (["carcass", "--people", "2", "--names", "Ada,Ada"], "Two players cannot both be called Ada"),
        (["carcass", "--option", "divers"], "“divers” is not an option: write NAME=VALUE"),
        (["carcass", "--option", "=none"], "“=none” is not an option"),
        (["carcass", "--option", "colour=red"], "no option “colour”"),
        (["carcass", "--option", "divers=mermaid,miser,navigator"], "The option divers cannot be"),
        (["carcass", "--option", "divers=miser"], "Name one Diver for each of the 3 seats: 1 named."),
        (["carcass", "--option", "variant=all-hands,thieves-reef"], "The option variant cannot be"),
        (
            ["carcass", "--option", "variant=all-hands", "--option", "variant=thieves-reef"],
            "option variant is given twice",
        ),
        (["carcass", "--option", "first=4"], "Seat 4 cannot start"),
        (["carcass", "--data", "corrupt.toml"], "corrupt.toml is not right"),
        (["carcass", "--data", "missing.toml"], "missing.toml cannot be read"),
        (["carcass", "--data", "."], "cannot be read"),
        (["carcass", "--data", "bytes"], "bytes is not text in UTF-8"),
        (["carcass", "--lang", "fr"], "'fr' is not one of 'en', 'de'"),
        (["carcass", "--save", "corrupt.toml"], "corrupt.toml already exists"),
        (["carcass", "--save", "no/folder"], "There is no folder no for the record"),
        (["--resume", "missing.txt"], "missing.txt cannot be read"),
        (["--resume", "corrupt.toml"], "Line 1"),
        (["carcass", "--resume", "kept.txt"], "leave out GAME"),
        (["--resume", "kept.txt", "--seed", "1"], "leave out --seed"),
        (["--sail"], "No such option"),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else "",
)
def test_bad_input_is_one_sentence_exit_code_2_and_nothing_written(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("corrupt.toml").write_text(TABLE.read_text("utf-8").replace("[loot]", "[loot"), "utf-8")
    Path("bytes").write_bytes(b"\xff\xfe\x00")
    assert main(["play", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sentence in printed.err
    assert printed.err.startswith("wreckfish: ")
    assert printed.err.count("\n") == 1
    assert sorted(path.name for path in Path().iterdir()) == ["bytes", "corrupt.toml"]


def test_a_finished_game_cannot_be_resumed(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    play("--save", "over.txt", typed=anything(1))
    assert main(["play", "--resume", "over.txt"]) == 2
    assert "The game in over.txt is over" in capsys.readouterr().err


@pytest.mark.parametrize("typed", [[], ["1"], ["1", "s"], ["q"], ["u", "?"]])
def test_an_input_that_ends_too_soon_is_one_sentence_and_nothing_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: list[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Typist(iter(typed)))
    assert main(["play", "carcass", "--option", "first=1"]) == 2
    assert capsys.readouterr().err.strip() == "wreckfish: Stopped: there is nothing more to read."
    assert list(Path().iterdir()) == []


def test_a_closed_input_is_one_sentence_and_nothing_written() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "wreckfish", "play", "carcass"],
        preexec_fn=lambda: os.close(0),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr.strip()) == (2, "wreckfish: Stopped: there is nothing more to read.")
    assert list(Path().iterdir()) == []


@pytest.mark.seconds
def test_a_terminal_without_umlauts_and_bytes_that_are_not_text_do_no_harm() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "wreckfish", "play", "carcass", "--lang", "de", "--option", "first=1"],
        input=b"\xff\xfe\n1\nq\nn\n",
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"K?pt?n" in done.stdout


# ---- Options ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_options_of_a_game_are_listed_with_what_they_mean(play: Play, language: str) -> None:
    out = play("--options", "--lang", language, typed=[])
    say = Speaker(language, GAME.text)
    for word in (*components.DIVERS, *components.VARIANTS, "divers", "variant", "first"):
        assert re.search(rf"^ *{word} ", out, re.MULTILINE)
    assert say.text("option-first-help") in one_line(out)


def test_three_play_unless_people_or_bots_need_more(play: Play) -> None:
    assert "Captain, Otter (sound) and Gull (sound)." in play(typed=["q", "n"])
    assert "Captain, Otter (random), Gull (greedy) and Seal (greedy)." in play(
        "--bots", "random,greedy,greedy", typed=["q", "n"]
    )
    assert "Ada, Bo, Cy and Dee." in play("--people", "4", "--names", "Ada,Bo,Cy,Dee", typed=["", "q", "n"])


def test_no_bot_has_the_name_of_a_person(play: Play) -> None:
    assert "Otter, Gull (sound) and Seal (sound)." in play("--names", "Otter", typed=["q", "n"])


# ---- A game from elsewhere ----------------------------------------------------------------------------------------


@pytest.mark.seconds
@pytest.mark.parametrize(
    ("arguments", "typed", "expected"),
    [
        # Bots may make offers, each of which asks for one more answer.
        (["jetsam"], ["1", "?", "?2", "swap", *["1"] * 8], "The game is over. All rounds are played."),
        (["jetsam", "--lang", "de"], ["1", "2", *["1"] * 8], "Das Spiel ist zu Ende."),
        (
            ["jetsam", "--people", "2", "--seats", "2"],
            ["", "1", "", "", "u", "q", "n"],
            "You have nothing to take back",
        ),
        (["jetsam", "--options"], [], "rounds  Rounds  default: 2"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_game_of_another_package_is_played_like_ours(arguments: list[str], typed: list[str], expected: str) -> None:
    package = Path("jetsam-0.1.0.dist-info")
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: jetsam\nVersion: 0.1.0\n")
    (package / "entry_points.txt").write_text("[wreckfish.games]\njetsam = jetsam:GAME\n")
    paths = os.pathsep.join([str(Path.cwd()), str(TEMPLATE)])
    done = subprocess.run(
        [sys.executable, "-m", "wreckfish", "play", *arguments],
        input="\n".join([*typed, ""]),
        env={**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert one_line(expected) in one_line(done.stdout)


def test_a_hint_that_is_a_mix_tells_all_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def mixed(_game: Game, state: State, seat: int) -> Hint:
        return Hint([0.5, 0.5], True, "", [Advice(move, None, 0.25, None) for move in state.legal(seat)[:4]])

    monkeypatch.setattr("wreckfish.cli.commands.advise", mixed)
    monkeypatch.setattr(sys, "stdin", Typist(iter(["hint", "q", "n"])))
    assert main(["play", "raiders", "--seats", "2", "--option", "first=1"]) == 0
    assert one_line(capsys.readouterr().out).count("25 % of the time") == 4


@pytest.mark.seconds
def test_a_hint_shows_the_best_choices_and_what_the_game_says(play: Play) -> None:
    out = one_line(play("--seats", "2", "--option", "first=1", typed=["hint", "1", "hint", "q", "n"]))
    assert "There is only one choice: Dive" in out
    chances = [int(chance) for chance in re.findall(r"About (\d+) % to win: (?:Dive|Surface)", out)]
    assert len(chances) == 2
    assert chances == sorted(chances, reverse=True)
    assert re.search(r"\d+ % of the possible next cards would be an incident; surfacing now adds \d+ points\.", out)
