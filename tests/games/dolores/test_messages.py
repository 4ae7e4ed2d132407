"""The ten messages and their windows (DO30-DO45)."""

from __future__ import annotations

import pytest

from games.dolores.scene import CODEC, scene
from wreckfish.games.dolores import GAME
from wreckfish.language import Speaker

LOOT = "weapons2 wines2 jewels3 laces1"
MORE = "tableware1 tableware2 ingots1 ingots2"


# ---- Messages as cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("DO30")
def test_a_message_in_the_loot_is_taken_picked_and_discarded_like_any_card() -> None:
    loot = "foiled wines2 jewels3 lookout"
    assert scene(deck=loot).contest("peace", "peace").hold(2) == "wines2 foiled"
    assert scene(deck=loot).contest("pick", "fight").plays("pick d2").hold(1) == "lookout"
    assert "foiled" in scene(deck=loot).contest("fight", "fight").discard


@pytest.mark.rule("DO31")
def test_a_message_lies_open_and_is_discarded_after_use() -> None:
    table = scene("", "", "convoy", deck=f"{LOOT} {MORE}")
    assert table.view(1).seats[2].messages == ["convoy"]
    table.plays("3: convoy")
    assert (table.hold(3), table.discard) == ("", "convoy")


@pytest.mark.rule("DO31")
def test_a_message_works_in_the_contests_of_others_but_not_from_other_hands() -> None:
    table = scene("", "foiled", "convoy", deck=f"{LOOT} {MORE}")
    assert table.asked == [3]
    refusal = table.refuses(3, "new-wave")
    assert (refusal.code, refusal.rule, refusal.params["card"]) == ("no-not-held", "DO37", "new-wave")


# ---- Two-Hand Trick -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DO32", "DO44")
def test_a_two_hand_trick_shows_two_shapes_and_chooses_after_the_reveal() -> None:
    table = scene("two-hand-trick", deck=LOOT).plays("1: show peace-fight", "2: show peace")
    assert (table.asked, table.choices(1)) == ([1], {"keep peace", "keep fight"})
    assert (table.view(2).seats[0].hand, table.view(2).seats[0].shape) == (["peace", "fight"], None)
    table.plays("keep fight")
    assert (table.hold(1), table.discard) == ("weapons2 wines2 jewels3 laces1", "two-hand-trick")


@pytest.mark.rule("DO32")
@pytest.mark.parametrize("hand", ["peace-fight", "peace-pick", "fight-pick"])
def test_the_neighbour_may_trick_too_with_any_two_different_shapes(hand: str) -> None:
    one, two = hand.split("-")
    table = scene("", "two-hand-trick", deck=LOOT).plays(f"2: show {hand}", "1: show fight")
    assert table.choices(2) == {f"keep {one}", f"keep {two}"}
    third = ({"peace", "fight", "pick"} - {one, two}).pop()
    assert table.refuses(2, f"keep {third}").code == "no-not-shown"


@pytest.mark.rule("DO32")
def test_a_trick_is_for_its_owner_and_only_in_their_own_contest() -> None:
    table = scene("", "", "two-hand-trick", deck=LOOT)
    assert table.asked == [1, 2], "the third player has no say in this contest"
    refusal = table.refuses(1, "show peace-fight")
    assert (refusal.code, refusal.rule) == ("no-not-held", "DO32")


@pytest.mark.rule("DO32")
def test_whether_a_trick_is_played_stays_secret_until_the_reveal() -> None:
    views = []
    for hand in ("peace", "fight-pick"):
        table = scene("two-hand-trick", deck=LOOT).plays(f"1: show {hand}")
        views.append((table.view(2), table.heard(2), table.view(None)))
    assert views[0] == views[1]


# ---- Foiled -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DO33")
def test_foiled_cancels_the_choices_and_the_same_cards_are_played_again() -> None:
    table = scene("", "", "foiled", deck=LOOT).contest("fight", "peace")
    assert (table.asked, table.choices(3)) == ([3], {"foiled", "pass"})
    table.plays("foiled")
    assert (table.asked, table.loot("l"), table.discard) == ([1, 2], "weapons2 wines2", "foiled")
    assert table.view(1).foiled
    assert table.view(1).seats[0].hand == []
    table.contest("peace", "peace")
    assert (table.hold(1), table.hold(2)) == ("jewels3 laces1", "weapons2 wines2")


@pytest.mark.rule("DO33")
def test_whoever_passes_lets_the_choices_stand_and_keeps_the_card() -> None:
    table = scene("foiled", deck=LOOT).contest("fight", "peace").plays("pass")
    assert table.hold(1) == "weapons2 wines2 jewels3 laces1 foiled"


# ---- Theft --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DO34")
def test_a_theft_takes_any_goods_card_of_any_other_player() -> None:
    table = scene("", "ingots1", "wines3 lookout", deck="theft laces1 jewels1 jewels2").contest("peace", "fight")
    assert (table.asked, table.choices(2)) == ([2], {"steal 3 wines3"})
    table.plays("steal 3 wines3")
    assert (table.hold(2), table.hold(3)) == ("wines3 jewels1 jewels2 laces1 ingots1", "lookout")
    assert table.discard == "theft"


@pytest.mark.rule("DO34")
def test_a_first_pickers_theft_comes_before_the_other_takes() -> None:
    table = scene("", "ingots1", deck="theft laces1 jewels1 jewels2").contest("pick", "fight").plays("pick l1")
    assert (table.asked, table.choices(1)) == ([1], {"steal 2 ingots1"})
    table.plays("steal 2 ingots1")
    assert (table.hold(1), table.hold(2)) == ("ingots1", "jewels1 jewels2 laces1")


@pytest.mark.rule("DO34")
def test_after_peace_and_peace_a_theft_comes_once_both_have_taken() -> None:
    table = scene(deck="theft laces1 jewels1 jewels2").contest("peace", "peace")
    assert (table.asked, table.choices(2)) == ([2], {"steal 1 jewels1", "steal 1 jewels2"})


@pytest.mark.rule("DO34")
def test_if_no_one_else_has_goods_a_theft_has_no_effect() -> None:
    table = scene(deck="theft laces1 jewels1 jewels2").contest("fight", "peace")
    assert (table.hold(1), table.discard, table.dealer) == ("jewels1 jewels2 laces1", "theft", 2)


@pytest.mark.rule("DO34")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("steal 2 wines1", "no-yourself"),
        ("steal 4 wines1", "no-such-seat"),
        ("steal 3 lookout", "no-goods"),
        ("steal 3 laces3", "no-not-theirs"),
    ],
)
def test_what_a_theft_cannot_take(move: str, code: str) -> None:
    table = scene("", "wines1", "wines3 lookout", deck="theft laces1 jewels1 jewels2").contest("peace", "fight")
    refusal = table.refuses(2, move)
    assert (refusal.code, refusal.rule) == (code, "DO34")


# ---- Wager --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DO35")
def test_a_wager_is_locked_in_with_the_choices_and_a_wrong_one_wins_nothing() -> None:
    table = scene("", "", "wager", deck=LOOT)
    assert table.asked == [1, 2, 3]
    assert len(table.choices(3)) == 10
    table.plays("3: bet peace fight", "1: show peace", "2: show peace")
    assert (table.hold(3), table.discard) == ("", "wager")
    assert (table.hold(1), table.hold(2)) == ("jewels3 laces1", "weapons2 wines2")


@pytest.mark.rule("DO35")
def test_the_log_names_the_players_of_a_bet() -> None:
    table = scene("", "wager", "", deck=LOOT, dealer=3).plays("3: show pick", "1: show peace", "2: bet fight peace")
    (bet,) = (event for event in table.heard(1) if event.code == "event-bet")
    said = Speaker("en", GAME.text, ["Ada", "Bo", "Cleo"]).say(bet)
    assert said == "Bo has bet: Cleo shows Fight, Ada shows Peace."


@pytest.mark.rule("DO35")
def test_a_won_wager_may_take_any_cards_up_to_all() -> None:
    table = scene("", "", "wager", deck=LOOT).plays("1: show pick", "2: show peace", "3: bet pick peace")
    assert (table.asked, len(table.choices(3))) == ([3], 16)
    assert table.refuses(3, "haul l1-l3").code == "no-empty-slot"
    table.plays("haul l1-l2-d1-d2")
    assert (table.hold(3), table.dealer) == ("weapons2 wines2 jewels3 laces1", 2)


@pytest.mark.rule("DO35")
def test_a_won_wager_may_take_nothing_and_the_two_share_as_they_played() -> None:
    table = scene("", "", "wager", deck=LOOT).plays("1: show pick", "2: show peace", "3: bet pick peace")
    assert CODEC.text(table.state.legal(2)[-1]) == "haul none", "listed last"
    table.plays("haul none", "1: pick l1")
    assert (table.hold(1), table.hold(2), table.hold(3)) == ("weapons2", "wines2", "")
    assert table.discard == "jewels3 laces1 wager"
    assert "event-took-none" in [event.code for event in table.heard(1)]


@pytest.mark.rule("DO40")
def test_a_whirlpool_cannot_lay_nothing() -> None:
    assert scene("whirlpool", deck=LOOT).refuses(1, "whirlpool none").code == "no-uneven"


@pytest.mark.rule("DO35")
@pytest.mark.parametrize(("language", "words"), [("en", "Take nothing"), ("de", "Nichts nehmen")])
def test_taking_nothing_has_words_of_its_own(language: str, words: str) -> None:
    table = scene("", "", "wager", deck=LOOT).plays("1: show pick", "2: show peace", "3: bet pick peace")
    saying = GAME.words(CODEC.saying(CODEC.parse("haul none")), table.view(3))
    assert Speaker(language, GAME.text).say(saying) == words


@pytest.mark.rule("DO35")
def test_a_wager_that_is_not_laid_is_kept() -> None:
    table = scene("", "", "wager", deck=LOOT).plays("1: show peace", "2: show peace", "3: pass")
    assert table.hold(3) == "wager"


@pytest.mark.rule("DO35")
def test_no_one_bets_on_their_own_contest() -> None:
    table = scene("wager", "", "", deck=LOOT)
    assert table.asked == [1, 2]
    assert table.refuses(1, "bet peace peace").code == "no-other-question"


@pytest.mark.rule("DO35", "DO44")
def test_a_bet_is_compared_with_the_shape_that_a_trick_chooses() -> None:
    table = scene("two-hand-trick", "", "wager", deck=LOOT)
    table.plays("1: show peace-fight", "2: show pick", "3: bet fight pick", "1: keep fight")
    assert table.asked == [3]


@pytest.mark.rule("DO35")
def test_a_theft_won_by_a_wager_is_used_before_the_two_share() -> None:
    table = scene("ingots1", "", "wager", deck="theft wines2 jewels3 laces1")
    table.plays("1: show peace", "2: show peace", "3: bet peace peace", "3: haul l1", "3: steal 1 ingots1")
    assert (table.hold(1), table.hold(2), table.hold(3)) == ("jewels3 laces1", "wines2", "ingots1")


@pytest.mark.rule("DO35", "DO18")
def test_double_first_pick_costs_a_set_even_if_a_wager_took_everything() -> None:
    table = scene("ingots1", "ingots2", "wager", deck=LOOT)
    table.plays("1: show pick", "2: show pick", "3: bet pick pick", "3: haul l1-l2-d1-d2")
    assert table.asked == [1, 2]
    assert table.choices(1) == {"drop ingots"}


# ---- Convoy, New Wave ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DO36")
def test_a_convoy_draws_one_more_card_for_each_side() -> None:
    table = scene("convoy", deck=f"{LOOT} {MORE}").plays("convoy")
    assert (table.loot("l"), table.loot("d")) == ("weapons2 wines2 tableware1", "jewels3 laces1 tableware2")


@pytest.mark.rule("DO37")
def test_a_new_wave_discards_the_loot_and_draws_four_cards_also_after_a_convoy() -> None:
    table = scene("convoy", "new-wave", deck=f"{LOOT} wines1 laces1 {MORE}").plays("1: convoy", "2: new-wave")
    assert (table.loot("l"), table.loot("d")) == ("tableware1 tableware2", "ingots1 ingots2")
    assert table.discard == "weapons2 wines1 wines2 jewels3 laces1 laces1 convoy new-wave"


@pytest.mark.rule("DO43")
def test_convoy_needs_two_cards_in_the_deck_and_new_wave_and_lantern_four() -> None:
    for message, need in (("convoy", 2), ("new-wave", 4), ("broken-lantern", 4)):
        enough = " ".join(["wines1"] * (need - 1))
        hold = f"whirlpool {message}"
        passing = ["1: pass"] if message == "broken-lantern" else []
        table = scene(hold, deck=f"{LOOT} {enough} dawn", rest="discard").plays(*passing)
        assert message in table.choices(1), "Dawn counts as a card"
        short = scene(hold, deck=f"{LOOT} {' '.join(['wines1'] * (need - 2))} dawn", rest="discard").plays(*passing)
        refusal = short.refuses(1, message)
        assert (refusal.code, refusal.rule, refusal.params["need"]) == ("no-few-cards", "DO43", need)


# ---- Broken Lantern -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DO38")
def test_the_next_contest_is_dealt_face_down_and_only_the_lanterns_user_looks() -> None:
    table = scene("", "", "broken-lantern", deck=f"{LOOT} {MORE}")
    assert (table.asked, table.state.contest) == ([3], 0), "between contests"
    table.plays("broken-lantern")
    assert [card.card for card in table.view(3).loot] == ["weapons2", "wines2", "jewels3", "laces1"]
    for seat in (1, 2, None):
        assert [card.card for card in table.view(seat).loot] == [None] * 4
        assert all(card.face_down for card in table.view(seat).loot)
    assert table.view(1).looker == 2


@pytest.mark.rule("DO38")
def test_a_lantern_broken_while_loot_lies_there_is_for_the_contest_after_it() -> None:
    table = scene("", "", "broken-lantern", deck=f"{LOOT} {MORE}").plays("pass", "broken-lantern")
    assert table.view(1).loot[0].card == "weapons2"
    assert table.view(1).lantern == 2
    table.contest("fight", "fight")
    assert table.view(1).loot[0].card is None
    assert (table.view(1).looker, table.view(1).lantern) == (2, None)
    table.contest("fight", "fight")
    assert table.view(1).loot[0].card is not None, "and only for that one"


@pytest.mark.rule("DO38")
def test_picks_are_blind_and_cards_are_shown_when_they_are_taken_or_discarded() -> None:
    table = scene("", "", "broken-lantern", deck=LOOT).plays("broken-lantern").contest("pick", "peace")
    assert table.choices(1) == {"pick l1", "pick l2", "pick d1", "pick d2"}
    assert table.view(1).loot[2].card is None
    table.plays("pick d1")
    assert table.view(2).seats[0].sets[0].cards == ["jewels3"]
    assert "laces1" in table.view(2).discard


@pytest.mark.rule("DO38")
def test_cards_of_convoy_and_new_wave_lie_face_down_too() -> None:
    table = scene("broken-lantern convoy new-wave", "", "", deck=f"{LOOT} wines1 laces1 {MORE}", dealer=2)
    table.plays("broken-lantern", "convoy")
    assert [card.card for card in table.view(2).loot] == [None] * 6
    assert table.view(1).loot[2].card == "wines1"
    table.plays("new-wave")
    assert [card.card for card in table.view(2).loot] == [None] * 4
    assert table.view(1).loot[0].card == "tableware1"
    assert "jewels3" in table.view(2).discard, "what is discarded is shown"


# ---- Lookout ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DO39")
def test_a_lookout_cancels_dawns_effect_and_dawn_lies_among_the_loot() -> None:
    table = scene("", "lookout", deck=f"wines1 dawn {MORE}")
    assert (table.asked, table.choices(2), table.state.left) == ([2], {"lookout", "pass"}, 76 - 3)
    table.plays("lookout")
    assert (table.loot("l"), table.loot("d")) == ("wines1 dawn", "tableware1 tableware2")
    table.contest("pick", "peace").plays("pick l2")
    assert (table.hold(1), table.hold(2), table.points(1)) == ("dawn", "wines1", 0)
    assert table.view(None).lookout


@pytest.mark.rule("DO39")
def test_passing_on_the_lookout_lets_the_game_end() -> None:
    assert scene("lookout", deck=f"wines1 dawn {MORE}").plays("pass").over == "dawn"


@pytest.mark.rule("DO39")
def test_under_a_lantern_dawn_lies_face_up_in_its_place() -> None:
    table = scene("broken-lantern lookout", deck=f"wines1 dawn {MORE}").plays("broken-lantern", "lookout")
    assert [card.card for card in table.view(2).loot] == [None, "dawn", None, None]
    assert [card.face_down for card in table.view(2).loot] == [True, False, True, True]


# ---- Whirlpool ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DO40")
def test_a_whirlpool_rearranges_the_loot_and_each_side_keeps_its_number() -> None:
    table = scene("whirlpool convoy", deck=f"{LOOT} {MORE}")
    assert len(table.choices(1)) == 2 + 6
    assert table.refuses(1, "whirlpool l1").code == "no-uneven"
    assert table.refuses(1, "whirlpool l1-l2-d1").code == "no-uneven"
    table.plays("convoy")
    assert len(table.choices(1)) == 1 + 20
    table.plays("whirlpool l3-d1-d2")
    assert (table.loot("l"), table.loot("d")) == ("tableware1 jewels3 laces1", "weapons2 wines2 tableware2")


@pytest.mark.rule("DO40", "DO38")
def test_a_whirlpool_moves_face_down_cards_unseen() -> None:
    table = scene("whirlpool", "broken-lantern", deck=LOOT).plays("broken-lantern", "whirlpool l1-d2")
    assert [card.card for card in table.view(1).loot] == [None] * 4
    assert [card.card for card in table.view(2).loot] == ["weapons2", "laces1", "wines2", "jewels3"]


# ---- Windows ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DO42")
def test_holders_of_a_card_that_fits_are_asked_in_seat_order_from_the_dealer() -> None:
    table = scene("whirlpool", "foiled", "convoy", "new-wave", deck=f"{LOOT} {MORE} {MORE.replace('2', '1')}", dealer=3)
    assert table.asked == [3]
    assert table.plays("pass").asked == [4]
    assert table.plays("pass").asked == [1]
    assert table.plays("pass").asked == [3, 4], "Foiled does not fit here, and all others have passed"


@pytest.mark.rule("DO42")
def test_a_card_that_is_played_opens_the_window_again() -> None:
    table = scene("whirlpool", "convoy", "new-wave", deck=f"{LOOT} {MORE} wines1 wines1").plays("1: pass", "2: convoy")
    assert table.asked == [1]
    assert table.plays("1: pass", "3: new-wave").asked == [1]
    assert table.plays("1: pass").asked == [1, 2], "a player with no card left is not asked"


@pytest.mark.rule("DO42")
def test_a_player_without_a_card_that_fits_is_not_asked() -> None:
    assert scene("two-hand-trick", "foiled", "lookout", deck=LOOT).asked == [1, 2]


@pytest.mark.rule("DO42", "DO36")
def test_a_player_who_passed_may_still_play_a_message_until_the_second_of_the_two_has_locked_in() -> None:
    table = scene("", "", "convoy", deck=f"{LOOT} {MORE}").plays("3: pass")
    assert "convoy" in table.free(3)
    assert table.choices(3) == set(), "not asked, but allowed"
    table.plays("1: show fight")
    assert "convoy" in table.free(3), "one of the two has not locked in"
    table.plays("3: convoy")
    assert (table.loot("l"), table.loot("d")) == ("weapons2 wines2 tableware1", "jewels3 laces1 tableware2")
    assert table.asked == [1, 2], "the first chooses again"
    assert [side.locked for side in table.view(None).seats] == [False] * 3
    assert [(event.code, event.seats) for event in table.heard(2)].count(("event-unlocked", {"seat": 0})) == 1
    table.contest("peace", "peace")
    assert table.hold(1) == "jewels3 laces1 tableware2", "Peace it was, and not Fight"


@pytest.mark.rule("DO42")
@pytest.mark.parametrize("message", ["convoy", "new-wave", "whirlpool l1-d1", "broken-lantern"])
def test_every_message_on_the_loot_can_come_late_and_asks_all_again(message: str) -> None:
    card = message.split()[0]
    table = scene(card, "", "", deck=f"{LOOT} {MORE}")
    while table.choices(1) and "show peace" not in table.choices(1):
        table.plays("1: pass")
    table.plays("2: show fight", f"1: {message}")
    assert (table.asked, table.state.sealed(), table.hold(1)) == ([1, 2], 0, "")
    assert card in table.discard


@pytest.mark.rule("DO42")
def test_once_both_have_locked_in_it_is_too_late() -> None:
    table = scene("", "", "wager convoy", deck=f"{LOOT} {MORE}").plays("3: pass", "1: show peace", "2: show peace")
    assert table.asked == [3], "the bet is still to come"
    assert "convoy" not in table.free(3)
    refusal = table.refuses(3, "convoy")
    assert (refusal.code, refusal.rule, refusal.params["card"]) == ("no-too-late", "DO42", "convoy")


@pytest.mark.rule("DO42", "DO35", "DO32")
def test_a_late_message_gives_back_bets_and_tricks_that_were_locked_in() -> None:
    table = scene("two-hand-trick", "", "wager", "convoy", deck=f"{LOOT} {MORE}").plays("4: pass")
    table.plays("1: show peace-fight", "3: bet peace peace", "4: convoy")
    assert (table.asked, table.discard) == ([1, 2, 3], "convoy")
    assert "show peace-fight" in table.choices(1)
    assert "pass" in table.choices(3)


@pytest.mark.rule("DO42")
def test_a_late_message_opens_the_window_again() -> None:
    table = scene("", "new-wave", "convoy", deck=f"{LOOT} {MORE} wines1 wines1").plays("2: pass", "3: pass")
    assert table.plays("1: show peace", "3: convoy").asked == [2]
    assert table.plays("2: pass").asked == [1, 2]


@pytest.mark.rule("DO42")
def test_a_player_who_passed_may_come_back_while_another_is_asked_but_no_one_jumps_the_queue() -> None:
    table = scene("convoy", "whirlpool", "new-wave", deck=f"{LOOT} {MORE} wines1 wines1").plays("1: pass")
    assert table.asked == [2]
    assert "convoy" in table.free(1)
    assert "new-wave" not in table.free(3)
    assert table.refuses(3, "new-wave").code == "no-not-yours"
    assert table.plays("1: convoy").asked == [2]


@pytest.mark.rule("DO42")
def test_a_player_who_always_passes_may_still_play_unasked() -> None:
    table = scene("", "", "convoy", deck=f"{LOOT} {MORE}", passing=[3])
    assert table.asked == [1, 2]
    assert table.plays("3: convoy").loot("l") == "weapons2 wines2 tableware1"


@pytest.mark.rule("DO42", "DO41")
def test_a_late_convoy_may_bring_dawn() -> None:
    table = scene("", "", "convoy", deck=f"{LOOT} dawn").plays("3: pass", "1: show peace", "3: convoy")
    assert table.over == "dawn"


@pytest.mark.rule("DO42", "DO22")
def test_a_promise_can_be_answered_by_a_late_message_and_still_stands() -> None:
    table = scene("", "", "whirlpool", deck=LOOT).plays("3: pass", "1: promise peace", "3: whirlpool l1-d1")
    table.contest("peace", "peace")
    assert table.tally(1) == (1, 0)


@pytest.mark.rule("DO42")
def test_a_player_who_always_passes_is_not_asked_until_that_is_taken_back() -> None:
    table = scene("", "", "convoy foiled", deck=f"{LOOT} {MORE}")
    table.plays("3: always-pass")
    assert table.asked == [3], "what is asked already is still to be answered"
    table.plays("3: pass").contest("peace", "peace")
    assert (table.state.contest, table.asked) == (2, [2, 3]), "neither Foiled nor Convoy was asked for"
    assert table.refuses(3, "always-pass").code == "no-order-twice"
    table.plays("3: ask-me").contest("peace", "peace")
    assert table.asked == [3]


@pytest.mark.rule("DO42")
def test_a_player_who_always_passes_is_not_asked_for_a_wager_or_a_lookout() -> None:
    assert scene("", "", "wager", deck=LOOT, passing=[3]).asked == [1, 2]
    assert scene("", "", "lookout", deck=f"dawn {LOOT}", passing=[3]).over == "dawn"


@pytest.mark.rule("DO42")
def test_no_one_else_sees_that_a_player_always_passes() -> None:
    table = scene("", "", "convoy", deck=f"{LOOT} {MORE}")
    before = [table.view(seat) for seat in (1, 2, None)]
    table.plays("3: always-pass")
    assert [table.view(seat) for seat in (1, 2, None)] == before
    own = table.view(3).knowledge
    assert own is not None
    assert own.always_pass
    assert table.state.journal is not None
    assert "always" not in str([note.kind for note in table.state.journal])


# ---- Order at the reveal ------------------------------------------------------------------------------------------


@pytest.mark.rule("DO44")
def test_show_then_trick_then_foiled_then_wager_then_share() -> None:
    table = scene("two-hand-trick", "", "wager", "foiled", deck=LOOT)
    table.plays("1: show peace-pick", "2: show peace", "3: bet pick peace")
    assert table.prompt(1).code == "ask-trick"
    table.plays("keep pick")
    assert table.prompt(4).code == "ask-revealed"
    table.plays("pass")
    assert table.prompt(3).code == "ask-haul"
    table.plays("haul d1")
    assert table.prompt(1).code == "ask-pick"
    table.plays("pick l1")
    assert [table.hold(seat) for seat in (1, 2, 3, 4)] == ["weapons2", "wines2", "jewels3", "foiled"]


@pytest.mark.rule("DO45")
def test_foiled_leaves_trick_and_wager_in_force_and_opens_all_windows_again() -> None:
    table = scene("two-hand-trick", "whirlpool", "wager", "foiled", deck=LOOT)
    table.plays("2: pass", "1: show peace-pick", "2: show peace", "3: bet pick fight", "1: keep pick", "4: foiled")
    assert table.discard == "two-hand-trick foiled wager", "they were shown, so they are used"
    assert table.asked == [2], "the window of the loot is open again"
    view = table.view(None)
    assert (view.trick, view.wager) == (0, 2)
    table.plays("2: pass")
    assert table.asked == [1, 2, 3]
    assert table.choices(1) == {"show peace-fight", "show peace-pick", "show fight-pick"}
    assert "pass" not in table.choices(3)
    assert table.refuses(1, "show peace").code == "no-trick-in-force"
    assert table.refuses(3, "pass").code == "no-wager-in-force"
    table.plays("1: show peace-fight", "2: show peace", "3: bet fight peace", "1: keep fight", "3: haul l1-l2")
    assert (table.hold(1), table.hold(3)) == ("jewels3 laces1", "weapons2 wines2")


@pytest.mark.rule("DO45")
def test_a_wager_that_was_not_laid_is_not_in_force() -> None:
    table = scene("", "", "wager", "foiled", deck=LOOT)
    table.plays("1: show peace", "2: show peace", "3: pass", "4: foiled")
    assert "pass" in table.choices(3)
    assert table.view(None).wager is None
