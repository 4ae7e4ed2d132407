"""Secrets of Dolores: locked choices, face-down loot, the deck. What a seat may not know changes nothing it sees."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.dolores.scene import CODEC, scene
from wreckfish.core.bits import has
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, Record, new_record, parse, part, write
from wreckfish.core.seeds import nth_seed, seed_from
from wreckfish.core.state import Note
from wreckfish.games.dolores import GAME
from wreckfish.games.dolores.components import HANDS
from wreckfish.games.dolores.rules import Dolores

LOOT = "weapons2 wines2 jewels3 laces1"


def known(record: Record, seat: int | None) -> tuple[object, ...]:
    """All that a seat, or a spectator, can know of a game that goes on."""
    state, story = record.story()
    told = [msgspec.json.encode(GAME.event(note, seat, None)) for note in story if isinstance(note, Note)]
    asked = ([], [], ()) if seat is None else (list(state.legal(seat)), list(state.free(seat)), state.prompts(seat))
    return msgspec.json.encode(state.view(seat)), *asked, state.to_act(), told, part(record, seat), state.sealed()


@settings(max_examples=150)
@given(st.integers(0, 10**6), st.integers(2, 4), st.sampled_from(["all", "dawn-only"]), st.integers(1, 60), st.data())
def test_games_that_differ_in_anothers_secret_choice_look_the_same(
    number: int, seats: int, messages: str, plies: int, data: st.DataObject
) -> None:
    """The same game up to a choice that is locked in; whatever it was, no one else can tell until it is shown."""
    record = new_record(make_match(GAME, seats, {"messages": messages}), nth_seed("hypothesis", number))
    state, luck = record.start(), from_seed(nth_seed("moves", number))
    while state.owing:
        owing = state.to_act()
        seat = owing[luck.below(len(owing))]
        free = state.free(seat)
        move = free[luck.below(len(free))] if len(free) and luck.below(6) == 0 else state.random_move(seat, luck)
        after = state.clone()
        after.play(seat, move)
        if len(record.plies) >= plies and has(after.sealed() & ~state.sealed(), seat):
            break
        record.plies.append(Ply(seat, move))
        state = after
    else:
        return  # the game was over before
    other = data.draw(st.sampled_from(list(state.legal(seat))))
    one, two = (msgspec.structs.replace(record, plies=[*record.plies, Ply(seat, chosen)]) for chosen in (move, other))
    for viewer in (*range(seats), None):
        assert (known(one, viewer) == known(two, viewer)) == (viewer != seat or move == other)


@pytest.mark.rule("DO12")
def test_a_view_shows_that_a_seat_has_locked_in_and_never_what() -> None:
    seen = set()
    for shape in HANDS[:3]:
        table = scene("", "", "", deck=LOOT).plays(f"1: show {shape}")
        assert [side.locked for side in table.view(2).seats] == [True, False, False]
        own = table.view(1).knowledge
        assert own is not None
        assert own.hand == shape
        seen.add(msgspec.json.encode([table.view(2), table.view(3), table.view(None), table.heard(2)]))
    assert len(seen) == 1


@pytest.mark.rule("DO35")
def test_no_one_sees_whether_a_wagers_owner_has_bet() -> None:
    seen = set()
    for answer in ("bet peace peace", "bet fight pick", "pass"):
        table = scene("", "", "wager", deck=LOOT).plays(f"3: {answer}")
        seen.add(msgspec.json.encode([table.view(1), table.view(None), table.heard(1)]))
    assert len(seen) == 1


@pytest.mark.rule("DO12", "DO35")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_the_order_of_three_locked_choices_changes_nothing(order: tuple[int, ...]) -> None:
    moves = ["1: show fight", "2: show peace", "3: bet fight peace"]
    table = scene("", "", "wager", deck=LOOT).plays(*(moves[number] for number in order))
    straight = scene("", "", "wager", deck=LOOT).plays(*moves)
    assert table.state.dump() == straight.state.dump()


def test_redealing_draws_others_locked_choices_uniformly_over_what_they_could_have_chosen() -> None:
    table = scene("two-hand-trick ingots1 laces1", "", "wager", deck=LOOT)
    table.plays("1: show peace", "3: pass")
    worlds = [table.state.redeal(1, from_seed(nth_seed("worlds", number))) for number in range(1200)]
    hands = Counter(world.choice(0) for world in worlds)
    bets = Counter(world.choice(2) for world in worlds)
    assert (set(hands), set(bets)) == (set(range(6)), set(range(10)))
    assert all(150 < count < 250 for count in hands.values())
    assert all(80 < count < 165 for count in bets.values())
    own = [table.state.redeal(0, from_seed(nth_seed("worlds", number))) for number in range(50)]
    assert {world.choice(0) for world in own} == {0}


def test_redealing_draws_the_goods_that_another_will_discard() -> None:
    table = scene("ingots1 laces1", "wines1", deck=LOOT).contest("pick", "pick").plays("1: drop laces")
    worlds = [table.state.redeal(1, from_seed(nth_seed("worlds", number))) for number in range(200)]
    assert set(Counter(world.choice(0) for world in worlds)) == {3, 6}


@pytest.mark.rule("DO38")
def test_redealing_keeps_face_down_loot_for_the_player_who_looked_and_draws_it_for_the_others() -> None:
    table = scene("", "", "broken-lantern", deck=LOOT).plays("broken-lantern")
    for seat, alike in ((2, True), (0, False)):
        worlds = [table.state.redeal(seat, from_seed(nth_seed("worlds", number))) for number in range(40)]
        for world in worlds:
            world.check()
        assert ({world.loot for world in worlds} == {table.state.loot}) == alike


@pytest.mark.rule("DO38")
def test_after_a_reload_from_the_record_still_only_the_lanterns_user_sees_the_loot() -> None:
    match = make_match(GAME, 3)
    found = 0
    for number in range(300):
        record = new_record(match, seed_from(f"lantern {number}"))
        state, luck = record.start(), from_seed(seed_from(f"players {number}"))
        assert isinstance(state, Dolores)
        while state.owing and not (state.hidden and state.looker >= 0):
            seat = state.to_act()[0]
            move = state.random_move(seat, luck)
            state.play(seat, move)
            record.plies.append(Ply(seat, move))
        if state.owing:
            found += 1
            again = parse(write(record)).replay()
            for seat in range(3):
                cards = [card.card for card in again.view(seat).loot if card.face_down]  # type: ignore[attr-defined]
                assert (None in cards) == (seat != state.looker)
    assert found > 20


def test_no_one_sees_the_deck() -> None:
    table = scene("", "", "", deck=LOOT)
    for seat in range(3):
        orders = {tuple(table.state.redeal(seat, from_seed(nth_seed("worlds", number))).deck) for number in range(30)}
        assert len(orders) == 30
    dawn = {list(table.state.redeal(0, from_seed(nth_seed("worlds", number))).deck).index(30) for number in range(400)}
    assert dawn == set(range(16)), "Dawn is one of the last sixteen"


@pytest.mark.rule("DO42")
def test_a_part_of_the_record_does_not_tell_that_a_player_always_passes() -> None:
    match = make_match(GAME, 3, {"dealer": "1"})
    record = new_record(match, seed_from("private"))
    record.plies = [Ply(2, CODEC.parse("always-pass")), Ply(2, CODEC.parse("vow"))]
    assert "always-pass" in part(record, 2)
    for seat in (0, 1, None):
        assert "always-pass" not in part(record, seat)
        assert "3: vow" in part(record, seat)


@pytest.mark.rule("DO42")
def test_only_the_player_who_gave_a_standing_order_is_told_of_it() -> None:
    table = scene("", "", "convoy", deck=f"{LOOT} wines1 wines1")
    told = [msgspec.json.encode(table.heard(seat)) for seat in (1, 2, None)]
    table.plays("3: always-pass", "3: ask-me", "3: always-pass")
    assert [msgspec.json.encode(table.heard(seat)) for seat in (1, 2, None)] == told
    assert table.state.reveals == scene("", "", "convoy", deck=f"{LOOT} wines1 wines1").state.reveals


@pytest.mark.rule("DO42", "DO12")
def test_a_choice_that_a_late_message_made_void_is_never_shown() -> None:
    """Neither on the table nor in the log nor in the part of the record that others may read."""
    record = convoy_to_come()
    parts = set()
    for shape in HANDS[:3]:
        plies = [*record.plies, Ply(0, CODEC.parse(f"show {shape}")), Ply(2, CODEC.parse("convoy"))]
        played = msgspec.structs.replace(record, plies=plies)
        parts.add(known(played, 1)[-2])
        assert "1: ?" in part(played, 1)
        assert f"1: show {shape}" in part(played, 0)
    assert len(parts) == 1


def convoy_to_come() -> Record:
    """A game of three in which the first two are to choose, and the third holds a Convoy and has passed."""
    match = make_match(GAME, 3, {"dealer": "1"})
    for number in range(2000):
        record = new_record(match, nth_seed("convoys", number))
        state = record.start()
        if state.to_act() == (2,) and "convoy" in {CODEC.text(move) for move in state.legal(2)}:
            record.plies.append(Ply(2, CODEC.parse("pass")))
            if record.replay().to_act() == (0, 1):
                return record
    raise AssertionError("no such deal")


@pytest.mark.rule("DO42")
def test_redealing_redraws_which_players_always_pass() -> None:
    for passing in ([], [3]):
        table = scene("", "", "foiled", deck=LOOT, passing=passing)
        worlds = [table.state.redeal(0, from_seed(nth_seed("worlds", number))) for number in range(60)]
        assert {has(world.passing, 2) for world in worlds} == {True, False}
        own = [table.state.redeal(2, from_seed(nth_seed("worlds", number))) for number in range(20)]
        assert {has(world.passing, 2) for world in own} == {bool(passing)}
