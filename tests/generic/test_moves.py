"""Moves: three forms of the same thing, one source of legality, and a reason for every refusal."""

import itertools
import re
import string
from collections.abc import Callable
from functools import cache
from random import Random
from typing import TypeVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generic import tables
from generic.play import finished, length, luck_of, positions, sampled, seen, some_plies, start
from generic.tables import Table, every_game, every_table
from wreckfish.core.moves import VERBS, Codec, Move
from wreckfish.core.state import State
from wreckfish.core.values import IllegalMove, WreckfishError

RULE = re.compile(r"[A-Z]{2}\d\d")
LARGEST = 2**62 - 1
FEW = 5_000  # a verb with no more forms than this is listed in full,
USEFUL = {"wrecked": ("explore", "attack", "fit")}  # but these only where they may be of use

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def nameable(codec: Codec) -> list[int]:
    """Every move that can be named at all, legal or not, of the verbs that have few."""
    moves: list[int] = []
    for verb, domains in enumerate(codec.fields):
        ranges = [range(len(domain)) for domain in domains]
        count = 1
        for numbers in ranges:
            count *= len(numbers)
        if count <= FEW:
            moves += [codec._pack(verb, list(numbers)) for numbers in itertools.product(*ranges)]
    return moves


def open_to(state: State, seat: int) -> list[int]:
    """All that a seat may play: answers, and what it may do without being asked."""
    return [*state.legal(seat), *state.free(seat)]


def others(codec: Codec, met: set[int], luck: Random) -> list[int]:
    """Some numbers that are mostly no legal moves: of any size and sign, near to real ones, or legal before."""
    numbers = [
        -1,
        -VERBS,
        -LARGEST,
        LARGEST,
        len(codec.verbs),
        VERBS - 1,
        luck.randrange(LARGEST),
        luck.randrange(4096),
    ]
    numbers += luck.sample(sorted(met), min(8, len(met)))
    numbers += [number + step for number in numbers[-3:] for step in (1, VERBS, -VERBS, 60 * VERBS)]
    for verb, domains in enumerate(codec.fields):
        numbers.append(codec._pack(verb, [luck.randrange(len(domain)) for domain in domains]))
    return numbers


@every_table
def test_the_forms_of_a_move_are_one(table: Table) -> None:
    codec = table.match().codec
    met: set[int] = set()
    for state, _, played in positions(table):
        met |= {played, *(move for seat in range(state.seats) for move in open_to(state, seat))}
    assert len({codec.text(move) for move in met}) == len(met)
    for move in met:
        typed = codec.typed(move)
        assert codec.number(typed) == move
        assert codec.from_json(msgspec.json.decode(msgspec.json.encode(typed))) == move
        assert codec.parse(codec.text(move)) == move
        assert codec.parse(f"  {codec.text(move).replace(' ', '   ')} ") == move
        assert re.fullmatch(r"[a-z0-9]([a-z0-9 -]*[a-z0-9])?", codec.text(move)), "a text fits into a line of a record"


@every_table
def test_every_legal_move_is_accepted_and_can_be_played(table: Table) -> None:
    for state, _, _ in sampled(table, every=3):
        for seat in range(state.seats):
            moves = open_to(state, seat)
            assert len(moves) == len(set(moves))
            for move in moves:
                assert state.refusal(seat, move) is None
                assert state.accepts(seat, move)
                after = state.clone()
                after.play(seat, move)
                after.check()
                assert after.dump() != state.dump()


@every_table
def test_a_free_move_answers_nothing_and_keeps_everybodys_secrets(table: Table) -> None:
    """What can be answered may change with it: a Starfish that is spent pays for nothing more. One that interrupts
    leaves no trace of what was sealed.
    """
    for state, _, _ in sampled(table, every=6):
        for seat in range(state.seats):
            free = list(state.free(seat))
            for move in dict.fromkeys([*free[:40], *free[-20:]]):
                after = state.clone()
                after.play(seat, move)
                if state.interrupts(move):
                    assert after.sealed() == 0
                    again = state.with_unsealed(seat)
                    again.play(seat, move)
                    assert seen(after, None) == seen(again, None)
                    assert state.sealed() >> seat & 1 or after.dump() == again.dump()
                    continue
                assert after.owing == state.owing
                assert after.sealed() == state.sealed()
                assert [len(after.legal(s)) > 0 for s in range(state.seats)] == [
                    state.owes(s) for s in range(state.seats)
                ]


@every_table
def test_a_verb_with_few_forms_is_listed_in_full(table: Table) -> None:
    codec = table.match().codec
    everything = nameable(codec)
    for state, _, _ in sampled(table, every=20):
        for seat in range(state.seats):
            listed = set(open_to(state, seat))
            unlisted = {move for move in everything if state.accepts(seat, move)} ^ (listed & set(everything))
            assert {codec.text(move).split()[0] for move in unlisted} <= set(USEFUL.get(table.game, ()))


@pytest.mark.seconds
@every_table
def test_what_is_not_accepted_is_refused_by_a_rule_and_changes_nothing(table: Table) -> None:
    codec, luck = table.match().codec, Random(str(table))
    met: set[int] = set()
    refused = 0
    looked_at = some_plies(length(table, 0), 12, str(table))
    for ply, (state, _, played) in enumerate(positions(table)):
        met.add(played)
        if ply not in looked_at:
            continue
        for seat in (*range(state.seats), state.seats, -1, 61):
            for move in others(codec, met, luck):
                refused += judged(state, codec, seat, move)
    assert refused > 20


def judged(state: State, codec: Codec, seat: int, move: int) -> bool:
    """Check how a position takes any number as a move; whether it was refused."""
    before = state.dump()
    refusal = state.refusal(seat, move)
    assert state.accepts(seat, move) == (refusal is None)
    if refusal is None:
        assert 0 <= seat < state.seats
        assert codec.parse(codec.text(move)) == move
        after = state.clone()
        after.play(seat, move)
        after.check()
        return False
    assert RULE.fullmatch(refusal.rule), refusal
    assert refusal.code
    with pytest.raises(IllegalMove) as raised:
        state.play(seat, move)
    assert raised.value.refusal == refusal
    assert state.dump() == before
    return True


@every_table
def test_after_the_end_every_move_is_refused(table: Table) -> None:
    state, codec, luck = finished(table), table.match().codec, Random(str(table))
    moves = nameable(codec)
    for seat in range(state.seats):
        for move in luck.sample(moves, min(len(moves), 200)):
            assert judged(state, codec, seat, move)


@every_table
def test_a_random_move_is_any_legal_one(table: Table) -> None:
    luck = luck_of("draws", table)
    for state, _, _ in sampled(table, every=12):
        for seat in state.to_act():
            legal = set(state.legal(seat))
            before = state.dump()
            drawn = {state.random_move(seat, luck) for _ in range(14 * len(legal) + 20)}
            assert drawn == legal
            assert state.dump() == before


Form = TypeVar("Form")


def number_or_sentence(read: Callable[[Form], int], form: Form) -> int | None:
    """The number of a move, or None if it was refused with a sentence. Anything else fails."""
    try:
        return read(form)
    except WreckfishError as problem:
        sentence = str(problem)
    assert sentence.endswith(".")
    return None


@every_game
@settings(max_examples=60)
@given(text=st.text() | st.text(alphabet=string.ascii_lowercase + string.digits + " -"))
def test_a_text_that_is_no_move_gets_a_sentence(name: str, text: str) -> None:
    codec = tables.few(name)[0].match().codec
    number = number_or_sentence(codec.parse, text)
    assert number is None or codec.text(number) == " ".join(text.split())


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_a_move_with_a_wrong_word_gets_a_sentence(name: str, data: st.DataObject) -> None:
    codec = tables.few(name)[0].match().codec
    words = codec.text(data.draw(st.sampled_from(some_moves(name)))).split()
    place = data.draw(st.integers(0, len(words)))
    words[place : place + data.draw(st.integers(0, 1))] = data.draw(
        st.lists(st.sampled_from(words) | st.text(), max_size=2)
    )
    number = number_or_sentence(codec.parse, " ".join(words))
    assert number is None or codec.text(number).split() == " ".join(words).split()


@every_game
@settings(max_examples=60)
@given(value=JSON)
def test_json_that_is_no_move_gets_a_sentence(name: str, value: object) -> None:
    codec = tables.few(name)[0].match().codec
    with pytest.raises(WreckfishError):
        codec.from_json(value)


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_json_that_is_nearly_a_move_gets_a_sentence_or_is_one(name: str, data: st.DataObject) -> None:
    codec = tables.few(name)[0].match().codec
    plain = msgspec.to_builtins(codec.typed(data.draw(st.sampled_from(some_moves(name)))))
    key = data.draw(st.sampled_from(sorted(plain)) | st.text())
    plain[key] = data.draw(JSON | st.sampled_from(codec.verbs) | st.integers(-3, 70))
    number = number_or_sentence(codec.from_json, plain)
    assert number is None or msgspec.to_builtins(codec.typed(number)) == plain


@every_game
@settings(max_examples=60)
@given(number=st.integers() | st.integers(-200, 4000))
def test_a_number_that_is_no_move_gets_a_sentence(name: str, number: int) -> None:
    codec = tables.few(name)[0].match().codec
    try:
        typed = codec.typed(number)
    except WreckfishError:
        with pytest.raises(WreckfishError):
            codec.text(number)
    else:
        assert codec.number(typed) == number
        assert codec.parse(codec.text(number)) == number


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_a_typed_move_that_names_nothing_of_the_game_gets_a_sentence(name: str, data: st.DataObject) -> None:
    codec = tables.few(name)[0].match().codec
    move = data.draw(st.sampled_from(codec.moves))
    values = [
        data.draw(st.text() | st.integers() | st.none() | st.lists(st.integers())) for _ in move.__struct_fields__
    ]
    typed = move(*values)
    number = number_or_sentence(codec.number, typed)
    assert number is None or codec.typed(number) == typed


class Elsewhere(Move, frozen=True, tag="a-verb-of-another-game"):
    """A move that no game has."""


@every_game
def test_a_typed_move_of_another_game_gets_a_sentence(name: str) -> None:
    with pytest.raises(WreckfishError):
        tables.few(name)[0].match().codec.number(Elsewhere())


@cache
def some_moves(name: str) -> list[int]:
    """Moves that a first game of a game meets."""
    table = tables.few(name)[0]
    met = {move for state, _, _ in positions(table) for seat in range(state.seats) for move in open_to(state, seat)}
    return sorted(met | set(start(table).legal(0)))
