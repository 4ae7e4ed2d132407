"""Secrets: what a seat cannot know shapes nothing that it sees, and everything it cannot know is drawn anew."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from generic import tables
from generic.play import LONG, finished, log, luck_of, pick, positions, random_record, sampled, seen, start, viewers
from generic.tables import Table, every_game, every_table
from wreckfish.core.bits import bit
from wreckfish.core.game import Match
from wreckfish.core.leaks import differences, observed, told_apart
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import EVERYONE, Note, State

WORLDS = 300


@every_table
def test_a_redealt_position_looks_the_same_to_its_seat(table: Table) -> None:
    for state, _, _ in sampled(table, every=4):
        for seat in range(state.seats):
            for world in range(3):
                redealt = state.redeal(seat, luck_of(table, seat, world))
                redealt.check()
                assert told_apart(table.match(), state, redealt, seat) == []


@every_table
def test_a_spectator_sees_nothing_that_any_seat_does_not_know(table: Table) -> None:
    for state, _, _ in sampled(table, every=4):
        shown = seen(state, None)
        for seat in range(state.seats):
            same(shown, seen(state.redeal(seat, luck_of(table, seat)), None), "view")


@every_table
def test_redealing_leaves_the_original_alone(table: Table) -> None:
    for state, _, _ in sampled(table, every=4):
        before = state.dump()
        for seat in range(state.seats):
            redealt, luck = state.redeal(seat, luck_of(table, seat)), luck_of("aside", table)
            for _ in range(LONG):
                if redealt.owing:
                    redealt.play(*pick(redealt, luck))
                    redealt.check()
        assert state.dump() == before


@every_table
def test_redealing_forgets_the_truth(table: Table) -> None:
    """With the same luck every world that a seat cannot tell apart is redealt to the same one."""
    for state, _, _ in sampled(table, every=4):
        for seat in range(state.seats):
            for world in range(3):
                same(world_of(state.redeal(seat, luck_of(table, seat, world)), seat), world_of(state, seat), "state")


@every_game
def test_deals_that_look_the_same_are_redealt_the_same(name: str) -> None:
    """Neither what was dealt in secret nor the luck to come is left over, whatever the seed was."""
    compared = 0
    for table in tables.few(name):
        match = table.match()
        for seat in range(table.seats):
            worlds: dict[bytes, bytes] = {}
            for number in range(20):
                state = match.start(seed_from(f"deal {number}"))
                for deal in (state, state.redeal(seat, luck_of("another", number))):
                    world = world_of(deal, seat)
                    compared += seen(deal, seat) in worlds
                    same(worlds.setdefault(seen(deal, seat), world), world, "state")
    assert compared > 100


@every_table
def test_moves_that_look_the_same_are_redealt_the_same(table: Table) -> None:
    """Nothing is left over of what another has chosen, drawn or looked at, if neither table nor log shows it."""
    match = table.match()
    for state, actor, _ in sampled(table, every=12):
        for seat in range(state.seats):
            worlds: dict[tuple[object, ...], bytes] = {}
            for after in possible_next(state, seat, actor) if seat != actor else ():
                known = (seen(after, seat), *log(match, after, seat))
                world = world_of(after, seat)
                same(worlds.setdefault(known, world), world, "state")


@pytest.mark.slow
@every_game
def test_what_really_happens_next_is_among_the_redealt_worlds(name: str) -> None:
    """Redealing spans the possibilities: where a seat can meet them all often enough, the truth is one of them."""
    judged = 0
    for table in tables.few(name)[::3]:
        for state, actor, move in sampled(table, every=len(random_record(table).plies) // 3 + 1):
            after = state.clone()
            after.play(actor, move)
            for seat in range(state.seats):
                possible = futures(state, seat, actor, move)
                assert possible, "what was played is possible"
                if min(possible.values()) >= 5:  # else some may not have been met at all
                    judged += 1
                    assert seen(after, seat) in possible
    assert judged > 10


def futures(state: State, seat: int, actor: int, move: int) -> Counter[bytes]:
    """What a seat can see after a move, in many of the worlds that it thinks possible before it."""
    possible: Counter[bytes] = Counter()
    for world in range(WORLDS):
        redealt = state.redeal(seat, luck_of("futures", seat, world))
        if redealt.accepts(actor, move):
            redealt.play(actor, move)
            possible[seen(redealt, seat)] += 1
    return possible


@every_table
def test_views_of_all_seats_are_json(table: Table) -> None:
    for state, _, _ in sampled(table, every=4):
        for viewer in viewers(state):
            assert msgspec.json.decode(seen(state, viewer))
    for viewer in viewers(end := finished(table)):
        assert msgspec.json.decode(seen(end, viewer))


@every_table
def test_who_may_not_know_a_note_learns_nothing_from_its_numbers(table: Table) -> None:
    """A game that has a public number to tell beside a secret one writes two notes."""
    match = table.match()
    everybody = viewers(start(table))
    for note in journal(table):
        for viewer in everybody:
            if not note.known_to(viewer):
                event = match.game.event(note, viewer, match.parts)
                assert event.params == {}, f"seat {viewer} is told {event.code}.params.{', '.join(event.params)}"
                for a, b in ((0, 0), (1, 1), (note.b, note.a), (note.a + 1, note.b + 1)):
                    other = Note(note.kind, note.seat, a, b, note.knows)
                    told = match.game.event(other, viewer, match.parts)
                    same(msgspec.json.encode(told), msgspec.json.encode(event), event.code)


@every_table
def test_a_spectator_knows_only_what_everyone_knows(table: Table) -> None:
    match = table.match()
    for note in journal(table):
        assert note.known_to(None) == (note.knows == EVERYONE)
        if note.knows == EVERYONE:
            events = {msgspec.json.encode(match.game.event(note, viewer, match.parts)) for viewer in (0, 1, None)}
            assert len(events) == 1


@every_table
def test_what_another_chose_or_saw_in_secret_shows_neither_on_the_table_nor_in_the_log(table: Table) -> None:
    """What redealing makes equal, a seat cannot tell apart: then views, animations and sounds must not either."""
    match = table.match()
    for state, actor, _ in sampled(table, every=8):
        nexts = [(after, world_of(after, actor)) for after in possible_next(state, actor, actor)]
        for seat in range(state.seats):
            shown: dict[bytes, bytes] = {}
            told: dict[bytes, dict[bytes, set[tuple[bytes, ...]]]] = {}
            for after, truth in nexts:
                world, sight = world_of(after, seat), sight_of(match, after, seat)
                same(shown.setdefault(world, sight), sight)
                told.setdefault(world, {}).setdefault(truth, set()).add(tuple(log(match, after, seat)))
            for stories in told.values():  # two ways to one position may be told in two ways, whatever is true
                one, *others = map(frozenset, stories.values())
                for other in others:
                    assert one == other, f"the log tells them apart: {sorted(one ^ other)}"


def same(one: bytes, other: bytes, name: str = "") -> None:
    """Two values that leave the house, or ought to be forgotten, are equal; else the fields that differ are named."""
    if one != other:
        raise AssertionError("; ".join(differences(msgspec.json.decode(one), msgspec.json.decode(other), name)))


def sight_of(match: Match, state: State, seat: int) -> bytes:
    """What a person and a program see in a seat."""
    return msgspec.json.encode({"view": state.view(seat), "observation": observed(match, state, seat)})


def world_of(state: State, seat: int) -> bytes:
    """The one world that all positions are redealt to which a seat cannot tell apart."""
    return msgspec.json.encode(state.redeal(seat, luck_of("equal")).dump())


def possible_next(state: State, seat: int, actor: int) -> Iterator[State]:
    """What can come next, with a journal, for all that a seat knows: other worlds, other moves of who acts, or none."""
    for world in range(4):
        before = state.redeal(seat, luck_of("next", world)) if world else state
        for move in [None, *[*before.legal(actor)][:6], *[*before.free(actor)][-3:]]:
            after = before.clone()
            after.journal = []
            if move is not None:
                after.play(actor, move)
            yield after


@every_table
def test_a_world_that_a_seat_cannot_tell_apart_tells_it_the_same_of_its_own_asking(table: Table) -> None:
    """Whatever a seat tries that the rules refuse, the answer depends on nothing hidden."""
    for state, actor, move in sampled(table, every=6):
        for seat in range(state.seats):
            redealt = state.redeal(seat, luck_of(table, seat))
            if seat != actor:
                assert redealt.refusal(seat, move) == state.refusal(seat, move)


def journal(table: Table) -> list[Note]:
    """Everything that happened in a random game."""
    state = start(table)
    state.journal = []
    for _, seat, move in positions(table):
        state.play(seat, move)
    return state.journal


@every_table
def test_a_glimpse_shows_what_a_seat_sees_and_nothing_else(table: Table) -> None:
    """Redealt positions give the same one; positions that ask other things of a seat give others."""
    asked: dict[tuple[int, int], list[int]] = {}
    for state, _, _ in sampled(table, every=4):
        for seat in range(state.seats):
            information_key = state.information_key(seat)
            redealt = state.redeal(seat, luck_of("information_key", table, seat))
            assert redealt.information_key(seat) == information_key
            assert asked.setdefault((seat, information_key), list(state.legal(seat))) == list(state.legal(seat))


@every_table
def test_what_others_have_sealed_can_be_reopened(table: Table) -> None:
    """They owe it again, the rest is as it was, and whatever they had chosen, it is the same position."""
    for state, _, _ in positions(table):
        sealed = state.sealed()
        for seat in state.to_act() if sealed else ():
            again = state.with_unsealed(seat)
            assert again.sealed() == sealed & bit(seat)
            assert again.owing == state.owing | sealed & ~bit(seat)
            assert list(again.legal(seat)) == list(state.legal(seat))
            luck = luck_of("sealed", table)
            other = state.redeal(seat, luck).with_unsealed(seat)
            assert seen(again, seat) == seen(other, seat)
            for asked in again.to_act():
                assert again.accepts(asked, again.random_move(asked, luck))


@every_table
def test_the_shares_of_a_victory_are_those_of_the_outcome(table: Table) -> None:
    state = finished(table)
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners
    assert list(state.win_shares()) == [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
