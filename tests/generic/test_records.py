"""Records: header, options, seed and moves are the whole game; written, read and played again it is the same one."""

import re

import pytest

from generic.play import positions, random_record
from generic.tables import Table, every_table
from wreckfish.core.record import Ply, Record, RecordError, parse, verify, write
from wreckfish.core.values import WreckfishError


def bare(record: Record) -> tuple[object, ...]:
    """All that a record says, without the lines where its text said it."""
    plies = [(ply.seat, ply.move) for ply in record.plies]
    table = (record.match.game.name, record.match.seats, record.match.options, record.match.parts)
    return table, record.seed, plies, record.players, record.promise, record.result


@every_table
def test_a_record_that_is_written_and_read_is_the_same(table: Table) -> None:
    record = random_record(table)
    text = write(record)
    again = parse(text)
    assert bare(again) == bare(record)
    assert write(again) == text
    assert text.isprintable() is False
    assert max(map(len, text.splitlines())) < 4_000


@every_table
def test_every_ply_of_a_record_plays_again_as_it_was_played(table: Table) -> None:
    record = parse(write(random_record(table)))
    played = [state.dump() for state, _, _ in positions(table)]
    again = [state.dump() for state in record.positions()]
    assert again[:-1] == played
    for ply in {0, 1, len(played) // 2, len(played) - 1}:
        assert record.replay(ply).dump() == played[ply]
    assert record.replay().dump() == again[-1]


@every_table
def test_a_record_knows_its_lines(table: Table) -> None:
    record = random_record(table)
    text = write(record)
    codec = record.match.codec
    lines = text.split("\n")
    for ply in parse(text).plies:
        assert lines[ply.line - 1].startswith(f"{ply.seat + 1}: ")
        assert codec.text(ply.move) in lines[ply.line - 1]


@every_table
def test_comments_blank_lines_and_breaks_change_nothing(table: Table) -> None:
    record = random_record(table)
    text = write(record, comment="Played at sea.\n1: this is no move")
    assert bare(parse(text)) == bare(record)
    noisy: list[str] = []
    for line in text.split("\n"):
        is_move = re.match(r"\d: ", line)
        noisy += ["# a remark", "", f"  {line}  # and another" if is_move else line, "   #"] if noisy else [line]
    assert bare(parse("\n".join(noisy))) == bare(record)
    assert bare(parse(text.replace("\n", "\r\n"))) == bare(record)
    one_by_one = "\n".join(
        "\n".join(f"{line[:1]}:{move}" for move in line[2:].split(",")) if re.match(r"\d: ", line) else line
        for line in text.split("\n")
    )
    assert bare(parse(one_by_one)) == bare(record)


@every_table
def test_a_finished_record_is_legal_complete_and_fair(table: Table) -> None:
    record = random_record(table)
    verdict = verify(parse(write(record)))
    assert verdict.sound
    assert verdict.problems == ()
    assert verdict.plies == len(record.plies)
    assert verdict.result == record.result


@every_table
def test_an_unfinished_record_is_legal_but_not_complete(table: Table) -> None:
    record = random_record(table)
    record.plies = record.plies[: len(record.plies) // 2]
    record.result = "*"
    verdict = verify(parse(write(record)))
    assert (verdict.legal, verdict.complete, verdict.fair) == (True, False, True)
    record.seed = None
    assert bare(parse(write(record))) == bare(record)
    assert not verify(parse(write(record))).sound


@every_table
def test_a_move_too_many_is_refused_with_its_line_and_its_rule(table: Table) -> None:
    record = random_record(table)
    record.plies.append(Ply(record.plies[-1].seat, record.plies[-1].move))
    text = write(record)
    wrong = parse(text)
    with pytest.raises(RecordError) as raised:
        wrong.replay()
    assert raised.value.line == len(text.rstrip("\n").split("\n"))
    assert raised.value.refusal is not None
    verdict = verify(wrong)
    assert not verdict.legal
    assert verdict.refusal == raised.value.refusal


@every_table
def test_there_is_no_ply_before_the_first_or_after_the_last(table: Table) -> None:
    record = random_record(table)
    for ply in (-1, len(record.plies) + 1):
        with pytest.raises(WreckfishError, match=r"has \d+ plies"):
            record.replay(ply)
