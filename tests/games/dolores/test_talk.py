"""Talk (DO20, DO22-DO26): it is not binding, it is remembered, and it stays in the record."""

from __future__ import annotations

import itertools

import pytest

from games.dolores.scene import CODEC, Scene, scene
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, Remark, new_record, parse, write
from wreckfish.core.seeds import seed_from
from wreckfish.games.dolores import GAME

LOOT = "weapons2 wines2 jewels3 laces1"
MORE = "tableware1 tableware2 ingots1 ingots2"
SHAPES = ("peace", "fight", "pick")


def lantern_lit(*holds: str, deck: str = f"{LOOT} {MORE}") -> Scene:
    """The third player alone has seen the loot of the first two."""
    first, second, third = (*holds, "", "", "")[:3]
    return scene(first, second, f"{third} broken-lantern", deck=deck).plays("3: broken-lantern")


@pytest.mark.rule("DO20")
def test_nothing_that_is_said_binds_anyone_or_moves_a_card() -> None:
    silent, talking = scene(deck=LOOT), scene(deck=LOOT)
    talking.plays("1: promise peace", "2: deal peace peace", "1: vow")
    assert [talking.choices(seat) for seat in (1, 2)] == [silent.choices(seat) for seat in (1, 2)]
    for table in (silent, talking):
        table.contest("fight", "peace")
    assert (talking.hold(1), talking.hold(2)) == (silent.hold(1), silent.hold(2))


@pytest.mark.rule("DO20")
def test_talk_is_a_free_move_and_everyone_hears_it() -> None:
    table = scene("", "", "", deck=LOOT).plays("2: promise pick")
    assert table.asked == [1, 2], "seats that owed a decision still owe it"
    for seat in (1, 3, None):
        assert table.heard(seat)[-1].code == "event-promised"
        assert table.view(seat).seats[1].word.promise == "pick"


@pytest.mark.rule("DO20")
def test_what_was_said_cannot_be_taken_back_for_free_but_a_locked_choice_can() -> None:
    table = scene(deck=LOOT)
    before = table.state.reveals
    assert table.plays("1: show peace").state.reveals == before
    assert table.plays("2: promise peace").state.reveals > before


@pytest.mark.rule("DO22")
@pytest.mark.parametrize(("promise", "shape"), list(itertools.product(SHAPES, SHAPES)))
def test_a_promise_is_kept_if_that_shape_counts_in_the_end(promise: str, shape: str) -> None:
    table = scene("", "", deck=LOOT).plays(f"2: promise {promise}").contest("peace", shape)
    assert table.tally(2) == ((1, 0) if promise == shape else (0, 1))
    assert table.tally(1) == (0, 0)
    assert table.view(None).seats[1].word.promise is None


@pytest.mark.rule("DO22")
def test_a_new_promise_replaces_the_old_one() -> None:
    table = scene(deck=LOOT).plays("1: promise peace", "1: promise fight")
    assert table.view(2).seats[0].word.promise == "fight"
    assert table.contest("fight", "peace").tally(1) == (1, 0)


@pytest.mark.rule("DO22")
def test_a_player_who_has_locked_in_may_still_promise() -> None:
    one, other = scene(deck=LOOT), scene(deck=LOOT)
    one.plays("1: show fight", "1: promise peace")
    other.plays("1: promise peace", "1: show fight")
    assert one.state.dump() == other.state.dump()
    assert one.plays("2: show peace").tally(1) == (0, 1)


@pytest.mark.rule("DO22", "DO23")
def test_promises_and_deals_are_for_the_two_from_the_deal_to_the_reveal() -> None:
    table = scene("", "", "foiled whirlpool", deck=LOOT)
    assert "promise peace" in table.free(1), "while a window is open"
    refusal = table.refuses(3, "promise peace")
    assert (refusal.code, refusal.rule) == ("no-bargain", "DO22")
    table.plays("3: pass").contest("peace", "peace")
    assert table.asked == [3]
    refusal = table.refuses(1, "deal peace peace")
    assert (refusal.code, refusal.rule) == ("no-bargain-now", "DO23")
    between = scene("broken-lantern", deck=LOOT)
    assert between.refuses(1, "promise peace").code == "no-bargain-now"


@pytest.mark.rule("DO22", "DO33")
def test_a_foiled_contest_leaves_promises_standing_until_the_final_shapes() -> None:
    table = scene("", "", "foiled", deck=LOOT).plays("1: promise peace").contest("fight", "peace").plays("foiled")
    assert (table.tally(1), table.view(2).seats[0].word.promise) == ((0, 0), "peace")
    assert table.contest("peace", "peace").tally(1) == (1, 0)


@pytest.mark.rule("DO22", "DO32")
def test_a_trick_keeps_a_promise_by_the_shape_that_it_chooses() -> None:
    table = scene("two-hand-trick", deck=LOOT).plays("1: promise peace", "1: show peace-fight", "2: show peace")
    assert table.tally(1) == (0, 0)
    assert table.plays("keep fight").tally(1) == (0, 1)


@pytest.mark.rule("DO23")
@pytest.mark.parametrize(("yours", "mine", "left", "dealer"), list(itertools.product(SHAPES, repeat=4)))
def test_a_deal_counts_only_if_its_condition_came_true(yours: str, mine: str, left: str, dealer: str) -> None:
    table = scene(deck=LOOT).plays(f"1: deal {yours} {mine}").contest(dealer, left)
    wanted = (0, 0) if left != yours else (1, 0) if mine == dealer else (0, 1)
    assert table.tally(1) == wanted


@pytest.mark.rule("DO23")
def test_promise_and_deal_stand_beside_each_other_and_each_is_judged() -> None:
    table = scene(deck=LOOT).plays("1: promise fight", "1: deal peace peace", "1: deal peace fight")
    word = table.view(2).seats[0].word
    assert (word.promise, word.deal) == ("fight", ("peace", "fight"))
    assert table.contest("fight", "peace").tally(1) == (2, 0)


@pytest.mark.rule("DO24")
def test_only_the_player_who_looked_may_claim_what_a_face_down_card_is() -> None:
    table = lantern_lit()
    refusal = table.refuses(1, "claim l1 wines3")
    assert (refusal.code, refusal.rule) == ("no-not-looked", "DO24")
    assert table.refuses(3, "claim l3 wines3").code == "no-face-down"
    table.plays("3: claim l1 wines3", "3: claim d2 laces1")
    assert [card.claim for card in table.view(1).loot] == ["wines3", None, None, "laces1"]
    assert table.refuses(3, "claim l1 wines3").code == "no-said-already"


@pytest.mark.rule("DO24")
def test_claims_are_judged_when_the_cards_are_shown() -> None:
    table = lantern_lit().plays("3: claim l1 wines3", "3: claim d2 laces1", "3: claim l2 wines2")
    table.contest("pick", "peace")
    assert table.tally(3) == (0, 0)
    table.plays("3: claim d1 jewels3", "1: pick d1")
    codes = [event.code for event in table.heard(1)]
    assert {"event-told-truth", "event-lied"} <= set(codes), "a claim is neither kept nor broken"
    assert not {"event-kept-word", "event-broke-word"} & set(codes)
    assert table.tally(3) == (3, 1), "all cards are shown: taken or discarded"
    assert table.view(1).loot[0].claim is None


@pytest.mark.rule("DO24")
def test_a_new_claim_replaces_the_old_one_and_silence_is_no_claim() -> None:
    table = lantern_lit().plays("3: claim l1 wines3", "3: claim l1 weapons2").contest("fight", "fight")
    assert table.tally(3) == (1, 0)


@pytest.mark.rule("DO24", "DO40")
def test_a_claim_goes_with_its_card_through_a_whirlpool() -> None:
    table = lantern_lit("whirlpool").plays("3: claim l2 wines2", "3: claim d1 foiled", "1: whirlpool l1-d1")
    claims = {card.slot: card.claim for card in table.view(2).loot}
    assert claims == {"l1": None, "l2": "foiled", "d1": "wines2", "d2": None}
    assert table.contest("fight", "peace").tally(3) == (1, 1)


@pytest.mark.rule("DO24", "DO37")
def test_claims_about_cards_that_a_new_wave_washes_away_are_judged_then() -> None:
    table = lantern_lit("new-wave").plays("3: claim l1 weapons2", "3: claim l2 ingots3", "1: new-wave")
    assert table.tally(3) == (1, 1)
    assert [card.claim for card in table.view(1).loot] == [None] * 4


@pytest.mark.rule("DO25")
def test_any_player_may_vow_once_at_any_time() -> None:
    table = scene("", "", "", deck=LOOT).plays("3: vow")
    assert table.view(1).seats[2].word.vowed
    refusal = table.refuses(3, "vow")
    assert (refusal.code, refusal.rule) == ("no-vowed-already", "DO25")


@pytest.mark.rule("DO25", "DO26")
def test_a_vow_is_broken_by_the_first_word_broken_after_it() -> None:
    table = scene("", "", deck=LOOT).plays("1: promise peace").contest("fight", "fight")
    table.plays("1: vow")
    assert not table.view(2).seats[0].word.vow_broken, "what was broken before it does not count"
    table.plays("1: promise peace").contest("peace", "fight")
    assert table.view(2).seats[0].word.vow_broken
    assert "event-broke-vow" in [event.code for event in table.heard(None)]


@pytest.mark.rule("DO26")
def test_the_tally_is_open_to_all_and_earns_nothing() -> None:
    table = scene("ingots1", "", "", deck=LOOT).plays("1: promise fight", "2: promise peace").contest("fight", "fight")
    for seat in (1, 2, 3, None):
        words = [side.word for side in table.view(seat).seats]
        assert [(word.kept, word.broken) for word in words] == [(1, 0), (0, 1), (0, 0)]
    assert table.points(1) == 2


@pytest.mark.rule("DO26")
def test_what_stands_when_dawn_breaks_off_a_contest_is_not_judged_but_claims_are() -> None:
    table = scene("convoy", "", "broken-lantern", deck=f"{LOOT} wines1 dawn").plays("3: broken-lantern")
    table.plays("1: promise peace", "3: claim l1 foiled", "1: convoy")
    assert (table.over, table.tally(1), table.tally(3)) == ("dawn", (0, 0), (0, 1))


@pytest.mark.rule("DO20")
def test_what_was_said_is_in_the_record_and_comes_back_with_it() -> None:
    match = make_match(GAME, 3, {"messages": "dawn-only", "dealer": "1"})
    record = new_record(match, seed_from("talk"))
    for seat, text in ((0, "promise peace"), (2, "vow"), (0, "show fight"), (1, "show peace")):
        record.plies.append(Ply(seat, CODEC.parse(text)))
    record.remarks = [Remark(1, 1, "Peace? From you?"), Remark(2, 4, "Told you so.")]
    text = write(record)
    assert '1: promise peace\n2 says: "Peace? From you?"\n3: vow\n1: show fight\n2: show peace\n3 says:' in text
    again = parse(text)
    assert (again.replay().dump(), again.remarks) == (record.replay().dump(), record.remarks)
    view = again.replay().view(None)
    assert view.seats[0].word.broken == 1  # type: ignore[attr-defined]
