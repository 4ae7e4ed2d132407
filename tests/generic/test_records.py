"""Records: header, options, seed and moves are the whole game; written, read and played again it is the same one."""

import itertools
import re

import msgspec
import pytest

from generic.play import log, positions, random_record, seen, some_plies, viewers
from generic.tables import Table, every_table
from wreckfish.core.bits import has
from wreckfish.core.record import Ply, Record, RecordError, Remark, parse, part, spoken, verify, write
from wreckfish.core.state import State
from wreckfish.core.values import WreckfishError

EARLY = 120  # plies: a part of a record takes the longer to write the longer the game has gone on


def bare(record: Record) -> tuple[object, ...]:
    """All that a record says, without the lines where its text said it."""
    plies = [(ply.seat, ply.move) for ply in record.plies]
    table = (record.match.game.name, record.match.seats, record.match.options, record.match.parts)
    return table, record.seed, plies, record.players, record.seed_commitment, record.result, record.remarks


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
    last = len(played) - 1
    for ply in {0, min(1, last), len(played) // 2, last}:
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


@pytest.mark.seconds
@every_table
def test_what_was_said_stands_where_it_was_said_and_changes_nothing(table: Table) -> None:
    record = random_record(table)
    quiet = [state.dump() for state in record.positions()]
    words = ["Ahoy!", '"Peace", he said. # not a comment', "1: dive, surface", "Grüße, \\o/ … 🐟", "x" * 500]
    half = len(record.plies) // 2
    record.remarks = [
        Remark(number % table.seats, ply, text)
        for number, (ply, text) in enumerate(zip([0, min(1, half), half, half, len(record.plies)], words, strict=True))
    ]
    text = write(record, "A remark of the writer's own.")
    again = parse(text)
    assert bare(again) == bare(record)
    assert write(again) == write(record)
    assert [state.dump() for state in again.positions()] == quiet
    state, story = again.story(half)
    assert state.dump() == quiet[half]
    assert [told for told in story if isinstance(told, Remark)] == record.remarks[:4]


@pytest.mark.parametrize("said", ['""', '" "', '"a\\nb"', '"a  b"', f'"{"x" * 501}"', "bare words", '"\\x"', '"open'])
def test_what_cannot_have_been_said_is_refused_with_its_line(said: str) -> None:
    text = write(random_record(Table("flotsam", 2)))
    with pytest.raises(RecordError) as raised:
        parse(f"{text}1 says: {said}\n")
    assert raised.value.line == len(text.split("\n"))


def test_what_is_said_is_one_line_that_can_be_printed() -> None:
    assert spoken("  a\n\tb\x1b[0m ") == "a b [0m"
    for text in ("", " \n ", "x" * 501):
        with pytest.raises(WreckfishError):
            spoken(text)


@pytest.mark.seconds
@every_table
def test_while_a_game_goes_on_a_part_of_its_record_tells_a_seat_what_it_may_know(table: Table) -> None:
    """Whatever others chose in secret, the part is the same text; it has no seed and cannot be taken for a record."""
    record = random_record(table)
    seed = record.seed
    assert seed is not None
    whole, record.plies, record.result = record.plies, [], "*"
    codec = record.match.codec
    looked_at = some_plies(len(whole), 16, str(table))
    for number, (state, seat, move) in enumerate(positions(table)):
        other = alternative(state, seat, move)
        if other is None and number not in looked_at:
            continue
        record.plies = whole[:number]
        for viewer in viewers(state):
            text = part(record, viewer)
            assert seed not in text
            with pytest.raises(RecordError, match="only what one seat knew"):
                parse(text)
            for ply in record.plies:
                if ply.seat == viewer:
                    assert codec.text(ply.move) in text
        if other is not None:
            for viewer in viewers(state):
                parts = [parted(record, [*whole[:number], Ply(seat, chosen)], viewer) for chosen in (move, other)]
                assert (parts[0] == parts[1]) == (viewer != seat)
    record.plies = whole
    assert part(record, None) == write(record)


def alternative(state: State, seat: int, move: int) -> int | None:
    """Another move, if a seat locks in a choice now that nobody else may know before more has happened."""
    after = state.clone()
    after.play(seat, move)
    if not has(after.sealed() & ~state.sealed(), seat):
        return None
    return next((other for other in state.legal(seat) if other != move), None)


def parted(record: Record, plies: list[Ply], viewer: int | None) -> str:
    return part(msgspec.structs.replace(record, plies=plies), viewer)


@pytest.mark.seconds
@every_table
def test_what_a_seat_cannot_tell_apart_is_one_part_of_the_record(table: Table) -> None:
    """Moves of others that neither table nor log tells apart, and a move that shows nothing at all and none."""
    record = random_record(table)
    whole, record.result = record.plies, "*"
    match = record.match
    looked_at = some_plies(min(len(whole), EARLY), 9, str(table))
    for number, (state, actor, _) in enumerate(itertools.islice(positions(table), EARLY)):
        if number not in looked_at:
            continue
        moves = [None, *list(state.legal(actor))[:5], *list(state.free(actor))[-2:]]
        for viewer in viewers(state):
            parts: dict[tuple[bytes, ...], str] = {}
            for move in moves if viewer != actor else ():
                after = state.clone()
                after.journal = []
                if move is not None:
                    after.play(actor, move)
                if after.owing:
                    text = parted(record, whole[:number] + ([Ply(actor, move)] if move is not None else []), viewer)
                    known = (seen(after, viewer), *log(match, after, viewer))
                    assert parts.setdefault(known, text) == text
