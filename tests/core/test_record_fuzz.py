"""Damaged records: reading any text gives either a record or an error with a line number."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from generic import tables
from generic.play import random_record
from wreckfish.core.record import Record, RecordError, parse, verify, write
from wreckfish.core.values import WreckfishError

TEXTS = [write(random_record(table), "A remark.") for name in tables.games() for table in tables.few(name)[::7]]
VALUES = [
    "", "-1", "0", "1", "2", "9", "99", "9" * 30, "1e9", "0x10", "²", "none", "dealt", "sealed", "*", "drawn", "yes",
    "no", "a,b,c", ",", ",,,,", "carcass", "flotsam", "\0", "\ud7ff", "é" * 50, "f" * 32, "f" * 64, "#", ":", "1: dive",
    "x" * 5000,
]  # fmt: skip
KEYS = ["Game", "Seats", "Option divers", "Option first", "Option rounds", "Option x", "Data", "Player 1", "Player 9",
        "Commitment", "Seed", "Result", "Wreckfish", "1", "2", "3", "9", "10", ""]  # fmt: skip
CHARACTERS = st.sampled_from("0123456789abcdef:,# \t\r\n\x0b\x0c\x1c\x85\u2028\u200f\ufeff\0-_.") | st.characters()


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A good record with some damage."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 4))):
        text = draw(st.sampled_from(DAMAGES))(draw, text)
    return text


def place(draw: st.DrawFn, text: str) -> int:
    """A place in a text, as often in the header as in the moves."""
    end = text.find("\n\n") if draw(st.booleans()) else len(text)
    return draw(st.integers(0, max(end, 0)))


def lines_of(draw: st.DrawFn, text: str) -> tuple[list[str], int]:
    lines = text.split("\n")
    return lines, draw(st.integers(0, min(len(lines), draw(st.sampled_from([12, 10_000]))) - 1))


def delete(draw: st.DrawFn, text: str) -> str:
    at = place(draw, text)
    return text[:at] + text[at + draw(st.integers(1, 30)) :]


def insert(draw: st.DrawFn, text: str) -> str:
    at = place(draw, text)
    return text[:at] + draw(st.text(CHARACTERS, min_size=1, max_size=6)) + text[at:]


def replace(draw: st.DrawFn, text: str) -> str:
    at = place(draw, text)
    return text[:at] + draw(CHARACTERS) + text[at + 1 :]


def double(draw: st.DrawFn, text: str) -> str:
    at = place(draw, text)
    end = at + draw(st.integers(1, 40))
    return text[:end] + text[at:]


def truncate(draw: st.DrawFn, text: str) -> str:
    return text[: place(draw, text)]


def flip_bytes(draw: st.DrawFn, text: str) -> str:
    raw = bytearray(text, "utf-8", "replace")
    for _ in range(draw(st.integers(1, 5))):
        if raw:
            raw[draw(st.integers(0, len(raw) - 1))] = draw(st.integers(0, 255))
    return raw.decode("utf-8", "replace")


def random_bytes(draw: st.DrawFn, text: str) -> str:
    return text[: place(draw, text)] + draw(st.binary(max_size=60)).decode(
        draw(st.sampled_from(["utf-8", "latin-1"])), "replace"
    )


def drop_line(draw: st.DrawFn, text: str) -> str:
    lines, at = lines_of(draw, text)
    return "\n".join(lines[:at] + lines[at + 1 :])


def double_line(draw: st.DrawFn, text: str) -> str:
    lines, at = lines_of(draw, text)
    return "\n".join(lines[: at + 1] + lines[at:])


def swap_lines(draw: st.DrawFn, text: str) -> str:
    lines, at = lines_of(draw, text)
    other = draw(st.integers(0, len(lines) - 1))
    lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines)


def swap_words(draw: st.DrawFn, text: str) -> str:
    words = re.split(r"(\s+)", text)
    at, other = (draw(st.integers(0, len(words) - 1)) for _ in range(2))
    words[at], words[other] = words[other], words[at]
    return "".join(words)


def wrong_value(draw: st.DrawFn, text: str) -> str:
    lines, at = lines_of(draw, text)
    key, _, _ = lines[at].partition(":")
    lines[at] = f"{key}: {draw(st.sampled_from(VALUES) | st.text())}"
    return "\n".join(lines)


def wrong_line(draw: st.DrawFn, text: str) -> str:
    lines, at = lines_of(draw, text)
    lines.insert(at, f"{draw(st.sampled_from(KEYS))}: {draw(st.sampled_from(VALUES) | st.text())}")
    return "\n".join(lines)


def mixed(draw: st.DrawFn, text: str) -> str:
    """The head of one record on the body of another."""
    return text[: place(draw, text)] + (other := draw(st.sampled_from(TEXTS)))[place(draw, other) :]


DAMAGES = [
    delete, insert, replace, double, truncate, flip_bytes, random_bytes, drop_line, double_line, swap_lines, swap_words,
    wrong_value, wrong_line, mixed,
]  # fmt: skip


def survives(text: str) -> None:
    """Read, check and play a text. Any error must be one sentence that names a line."""
    try:
        record = parse(text)
    except RecordError as problem:
        check_sentence(problem, text)
        return
    verdict = verify(record)
    assert verdict.plies == len(record.plies)
    assert verdict.sound or verdict.problems
    play_again(record, text)
    once = write(record)
    assert write(parse(once)) == once


def play_again(record: Record, text: str) -> None:
    if record.seed is None:
        with pytest.raises(WreckfishError, match="sealed"):
            record.replay()
        return
    try:
        for state in record.positions():
            state.check()
    except RecordError as problem:
        check_sentence(problem, text)
        check_refusal(problem)


def check_sentence(problem: RecordError, text: str) -> None:
    sentence = str(problem)
    assert 1 <= problem.line <= text.count("\n") + 1
    assert sentence.startswith(f"Line {problem.line}: ")
    assert "\n" not in sentence


def check_refusal(problem: RecordError) -> None:
    assert problem.refusal is not None


careful = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], max_examples=250)
thorough = settings(careful, max_examples=3_000)


@careful
@given(damaged())
def test_a_damaged_record_gives_a_record_or_a_sentence(text: str) -> None:
    survives(text)


@pytest.mark.slow
@thorough
@given(damaged())
def test_three_thousand_damaged_records_give_a_record_or_a_sentence(text: str) -> None:
    survives(text)


@careful
@given(st.text() | st.text().map(lambda text: f"Wreckfish record 1\n{text}"))
def test_any_text_gives_a_sentence(text: str) -> None:
    with pytest.raises(RecordError) as raised:
        parse(text)
    check_sentence(raised.value, text)
