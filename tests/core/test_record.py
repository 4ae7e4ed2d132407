"""Records: what they may contain, and the error and line number for everything else."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.toy import TOY, WHISTLE, moor_move, shape_move
from wreckfish.core import record as records
from wreckfish.core.game import make_match
from wreckfish.core.record import (
    FIRST_LINE,
    MOST_CHARACTERS,
    Ply,
    Record,
    RecordError,
    new_record,
    parse,
    read_file,
    result_text,
    verify,
    write,
)  # fmt: skip
from wreckfish.core.seeds import commitment
from wreckfish.core.values import WreckfishError

SEED = "00112233445566778899aabbccddeeff"


def toy_record() -> Record:
    """A whole toy game: one round, everyone throws, the winner moors far out."""
    record = new_record(make_match(TOY, 2, {"rounds": "1", "charms": "lamp,rope"}), SEED, ["Ada", "Otter"])
    moves = [(1, shape_move("net")), (1, WHISTLE), (0, shape_move("reef")), (0, WHISTLE), (0, moor_move(412, 307))]
    record.plies = [Ply(seat, move) for seat, move in moves]
    record.result = result_text(record.replay().outcome())
    return record


TEXT = write(toy_record())


def test_a_record_can_be_read_by_people() -> None:
    assert TEXT.startswith(
        "Wreckfish record 1\nGame: flotsam\nSeats: 2\nOption rounds: 1\nOption charms: lamp,rope\n"
        f"Player 1: Ada\nPlayer 2: Otter\nCommitment: {commitment(SEED)}\nSeed: {SEED}\nResult: "
    )
    assert TEXT.endswith("\n\n2: throw net, whistle\n1: throw reef, whistle, moor 412 307\n")
    assert verify(parse(TEXT)).sound


def changed(line: str, into: str) -> tuple[str, int]:
    """The record with one line changed, and the number of that line."""
    lines = TEXT.split("\n")
    place = next(number for number, text in enumerate(lines) if text.startswith(line))
    lines[place : place + 1] = into.split("\n")
    return "\n".join(lines), place + 1


@pytest.mark.parametrize(
    ("line", "into", "problem"),
    [
        ("Wreckfish", "Wreckfish record 2", "a record starts with “Wreckfish record 1”"),
        ("Wreckfish", "", "a record starts with"),
        ("Game", "Game: whist", "There is no game “whist”"),
        ("Game", "Game:", "There is no game “”"),
        ("Game", "game: flotsam", "neither a header line nor a line of moves"),
        ("Seats", "Seats: two", "“two” is not a number of seats"),
        ("Seats", "Seats: 0", "“0” is not a number of seats"),
        ("Seats", "Seats: 99999999999999999999", "is not a number of seats"),
        ("Seats", "Seats: 9", "flotsam is for 2 to 3 seats, not for 9"),
        ("Seats", "Seats: 1", "flotsam is for 2 to 3 seats, not for 1"),
        ("Option rounds", "Option rounds: 7", "The option rounds cannot be “7”"),
        ("Option rounds", "Option depth: 7", "has no option “depth”"),
        ("Option charms", "Option charms: lamp,sword", "The option charms cannot be “lamp,sword”"),
        ("Option charms", "Option charms:", "The option charms cannot be “”"),
        ("Option charms", "Option rounds: 1", "“Option rounds” is there twice"),
        ("Option charms", "Option tides: ebb", "has no option “tides”"),
        ("Player 2", "Player 3: Eve", "there is no seat 3 at a table of 2"),
        ("Player 2", "Player 2:", "a player's name has 1 to 40 printable characters"),
        ("Player 2", "Player 2: " + "x" * 41, "a player's name has 1 to 40 printable characters"),
        ("Player 2", "Player 2: a\tb", "a player's name has 1 to 40 printable characters"),
        ("Player 2", "Player 0: Eve", "neither a header line nor a line of moves"),
        ("Commitment", "Commitment: 7", "the commitment is 64 hexadecimal digits"),
        ("Commitment", "Commitment: " + "G" * 64, "the commitment is 64 hexadecimal digits"),
        ("Seed", "Seed: 7", "the seed is 32 or 64 hexadecimal digits, or “sealed”"),
        ("Seed", f"Seed: {SEED.upper()}", "the seed is 32 or 64 hexadecimal digits"),
        ("Seed", "Data: 0123456789abcdef\nSeed: sealed", "this game was played with other data"),
        ("2: throw", "3: throw net", "there is no seat 3 at a table of 2"),
        ("2: throw", "0: throw net", "neither a header line nor a line of moves"),
        ("2: throw", "2: throw stone", "names no shape of this game: “stone”"),
        ("2: throw", "2: throw", "should read “throw SHAPE”"),
        ("2: throw", "2: throw net whistle", "should read “throw SHAPE”"),
        ("2: throw", "2: throw net,", "There is no move “”"),
        ("2: throw", "2:", "There is no move “”"),
        ("1: throw", "throw net", "is not a line of moves; it should read “1: move, move”"),
        ("1: throw", "1; throw net", "is not a line of moves"),
        ("1: throw", "10: throw net", "is not a line of moves"),
        ("1: throw", "Result: 3 4 tide", "is not a line of moves"),
        ("1: throw", "1: moor 412 1000", "names no y of this game: “1000”"),
    ],
)
def test_a_wrong_line_gets_a_sentence_with_its_number(line: str, into: str, problem: str) -> None:
    text, number = changed(line, into)
    with pytest.raises(RecordError) as raised:
        parse(text)
    assert problem in str(raised.value)
    assert str(raised.value).startswith(f"Line {number}: ")
    assert raised.value.line == number


@pytest.mark.parametrize("line", ["Game", "Seats", "Commitment", "Seed", "Result"])
def test_a_header_line_that_is_missing_is_named(line: str) -> None:
    text, _ = changed(line, "# gone")
    with pytest.raises(RecordError, match=f"^Line 1: the header lacks “{line}”"):
        parse(text)


@pytest.mark.parametrize(
    ("line", "into", "rule"),
    [
        ("2: throw", "2: throw net, throw net", "TY04"),
        ("2: throw", "2: throw net, moor 412 307", "TY04"),
        ("2: throw", "2: throw net, whistle, whistle", "TY06"),
        ("1: throw", "1: throw reef, moor 412 307\n1: whistle\n", "TY01"),
    ],
)
def test_a_move_against_the_rules_gets_its_line_and_its_rule(line: str, into: str, rule: str) -> None:
    text, number = changed(line, into)
    number += into.strip().count("\n")
    record = parse(text)
    with pytest.raises(RecordError, match=rf"^Line {number}: seat \d may not play “.*” here \({rule}\)\.$") as raised:
        record.replay()
    assert raised.value.refusal is not None
    verdict = verify(record)
    assert not verdict.legal
    assert verdict.refusal == raised.value.refusal
    assert str(raised.value) in verdict.problems


@pytest.mark.parametrize(
    ("line", "into"),
    [
        ("Game", "# anywhere\n\nGame:flotsam   "),
        ("Game", "   Game: flotsam"),
        ("Player 1", "Player 1:    Ada"),
        ("Player 1", "Player 1: Ada\n# Player 1: Eve"),
        ("2: throw", "2:throw net,whistle"),
        ("2: throw", "  2 :  throw   net ,  whistle   # well, well: 1: throw"),
        ("2: throw", "2: throw net\n2: whistle"),
    ],
)
def test_space_comments_and_breaks_are_as_one_likes(line: str, into: str) -> None:
    text, _ = changed(line, into)
    assert write(parse(text)) == TEXT


def test_header_lines_may_stand_in_any_order() -> None:
    first, *header = TEXT.partition("\n\n")[0].split("\n")
    moves = TEXT.partition("\n\n")[2]
    assert write(parse("\n".join([first, *reversed(header), moves]))) == TEXT


def test_a_record_says_who_is_a_bot() -> None:
    text, number = changed("Player 2", "Player 2: Otter\nBot 2: greedy")
    assert parse(text).bots == {1: "greedy"}
    assert write(parse(text)) == text
    for wrong in ("Bot 2: Greedy!", "Bot 2:", "Bot 2: " + "x" * 41, "Bot 3: greedy"):
        with pytest.raises(RecordError, match=f"^Line {number + 1}: "):
            parse(text.replace("Bot 2: greedy", wrong))


@pytest.mark.parametrize("result", ["", "\x1b[31m", "1 2", "deck-empty", "1 2 deck empty", "9" * 50 + " 1 tide"])
def test_a_result_that_no_game_gives_is_refused(result: str) -> None:
    text, number = changed("Result", f"Result: {result}")
    with pytest.raises(RecordError, match=f"^Line {number}: the result is"):
        parse(text)


def test_players_without_a_name_are_called_by_their_seat() -> None:
    text, _ = changed("Player 2", "#")
    assert parse(text).players == ["Ada", "Seat 2"]


names = st.text(min_size=1, max_size=records.MOST_NAME).filter(lambda name: name.isprintable() and name == name.strip())


@settings(max_examples=40)
@given(st.lists(names, min_size=2, max_size=2))
def test_any_name_that_a_record_allows_is_written_and_read(players: list[str]) -> None:
    record = new_record(make_match(TOY, 2), SEED, players)
    assert parse(write(record)).players == players


@pytest.mark.parametrize("name", ["", "x" * 41, "Ada\nResult: 99 0 last-round", "a\rb", "\t", " Ada", "Ada "])
def test_a_name_that_a_record_cannot_hold_is_not_written(name: str) -> None:
    """A player must not be able to add lines to a record by choosing a name."""
    with pytest.raises(WreckfishError):
        write(new_record(make_match(TOY, 2), SEED, [name, "Otter"]))


@settings(max_examples=40)
@given(st.text())
def test_a_comment_says_what_it_likes_and_changes_nothing(comment: str) -> None:
    text = write(toy_record(), comment)
    assert write(parse(text)) == TEXT


def test_a_wrong_result_is_not_legal() -> None:
    text, _ = changed("Result", "Result: 99 0 last-round")
    verdict = verify(parse(text))
    assert (verdict.legal, verdict.complete, verdict.fair) == (False, True, True)
    assert verdict.problems == ("result",)


def test_another_seed_than_promised_is_not_fair() -> None:
    text, _ = changed("Seed", f"Seed: {SEED[::-1]}")
    verdict = verify(parse(text))
    assert not verdict.fair
    assert "commitment" in verdict.problems


def test_a_sealed_record_can_be_read_but_not_played() -> None:
    text, _ = changed("Seed", "Seed: sealed")
    record = parse(text)
    assert record.seed is None
    assert write(record) == text
    assert verify(record).problems == ("sealed",)
    for action in (record.start, record.replay, lambda: list(record.positions())):
        with pytest.raises(WreckfishError, match="sealed"):
            action()


@pytest.mark.parametrize(
    "text", ["", "\n", "\0", "Wreckfish", "wreckfish record 1", f"x{FIRST_LINE}", f"\n{FIRST_LINE}"]
)
def test_what_is_no_record_at_all_gets_a_sentence(text: str) -> None:
    with pytest.raises(RecordError, match=r"^Line 1: a record starts with “Wreckfish record 1”"):
        parse(text)


def test_a_record_with_a_byte_order_mark_is_a_record(tmp_path: Path) -> None:
    """Windows editors put one in front."""
    (tmp_path / "game.txt").write_text(TEXT, encoding="utf-8-sig")
    assert write(read_file(tmp_path / "game.txt")) == TEXT


def test_a_text_that_is_too_long_gets_a_sentence() -> None:
    with pytest.raises(RecordError, match="too long"):
        parse(TEXT + "#" * MOST_CHARACTERS)


@pytest.mark.parametrize(
    "line", ["Game:", "Option charms:", "Player 1:", "Seed:", "Commitment:", "Seats:", "1:", "2: throw"]
)
def test_a_sentence_about_an_endless_line_is_short(line: str) -> None:
    text, _ = changed(line, f"{line} {'y' * 100_000}")
    with pytest.raises(RecordError) as raised:
        parse(text)
    assert len(str(raised.value)) < 500


# ---- Files ---------------------------------------------------------------------------------------------------------


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(TEXT, encoding="utf-8")
    assert write(read_file(path)) == TEXT
    path.write_bytes(TEXT.replace("\n", "\r\n").encode())
    assert write(read_file(path)) == TEXT


def missing(path: Path) -> None:
    pass


def folder(path: Path) -> None:
    path.mkdir()


def binary(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 10)


def late_binary(path: Path) -> None:
    path.write_bytes(TEXT.encode() + b"\n# \xff\xfe\n")


def utf16(path: Path) -> None:
    path.write_text(TEXT, encoding="utf-16")


def empty(path: Path) -> None:
    path.write_bytes(b"")


def zeros(path: Path) -> None:
    path.write_bytes(b"\0" * 10_000)


def too_long(path: Path) -> None:
    path.write_text(TEXT + "# x\n" * MOST_CHARACTERS, encoding="utf-8")


def loop(path: Path) -> None:
    path.symlink_to(path)


@pytest.mark.parametrize("make", [missing, folder, binary, late_binary, utf16, empty, zeros, too_long, loop])
def test_a_file_that_is_no_record_gets_a_sentence(make: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    make(path)
    with pytest.raises(WreckfishError) as raised:
        read_file(path)
    assert str(raised.value).endswith(".")
    assert "\n" not in str(raised.value)
    assert str(path) in str(raised.value) or re.match(r"Line \d+: ", str(raised.value))


def test_a_file_that_may_not_be_read_gets_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    path.write_text(TEXT, encoding="utf-8")
    path.chmod(0)
    if os.access(path, os.R_OK):  # root may read everything: say no in its place

        def refuse(*_: object, **__: object) -> BinaryIO:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(WreckfishError, match="cannot be read: Permission denied"):
        read_file(path)
