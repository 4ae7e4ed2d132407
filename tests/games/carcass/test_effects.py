"""The ten effects of the loot cards (CC30-CC45)."""

from __future__ import annotations

import pytest

from games.carcass.scene import scene

# ---- Anchor -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC30")
def test_an_anchor_saves_the_cards_placed_before_it() -> None:
    table = scene(["map7"], deck="mermaid5 chest3 anchor6 key4 key7", locker="")
    table.plays("dive", "dive", "dive", "dive", "dive")
    assert table.hold(1) == "map7 chest3 mermaid5"


@pytest.mark.rule("CC30")
def test_the_anchor_and_all_cards_after_it_go_to_the_locker() -> None:
    table = scene(deck="mermaid5 anchor6 key4 chest3 key7", locker="net2")
    table.plays("dive", "dive", "dive", "dive", "dive")
    assert table.locker == "anchor6 key4 key7 chest3 net2"


@pytest.mark.rule("CC30")
def test_a_first_anchor_saves_nothing() -> None:
    table = scene(deck="anchor6 key4 key7", locker="")
    table.plays("dive", "dive", "dive")
    assert (table.hold(1), table.locker) == ("", "anchor6 key4 key7")


@pytest.mark.rule("CC30")
def test_an_anchor_saves_a_card_that_the_incident_repeats() -> None:
    """The first Key lies before the Anchor; the second Key causes the incident and is lost."""
    table = scene(deck="key4 anchor6 key7", locker="")
    table.plays("dive", "dive", "dive")
    assert (table.hold(1), table.locker) == ("key4", "anchor6 key7")


@pytest.mark.rule("CC30")
def test_an_anchor_makes_no_difference_to_a_return() -> None:
    table = scene(deck="mermaid5 anchor6 key4")
    table.plays("dive", "dive", "dive", "surface")
    assert table.hold(1) == "anchor6 key4 mermaid5"


@pytest.mark.rule("CC30")
def test_an_anchor_saves_nothing_in_the_next_turn() -> None:
    """The Mermaid lay before the first player's Anchor; the second player harpoons it and loses it."""
    table = scene(deck="mermaid5 anchor6 harpoon4 key4 key7", locker="")
    table.plays("dive", "dive", "surface", "dive", "harpoon mermaid5", "dive", "dive")
    assert (table.hold(1), table.hold(2), table.locker) == ("anchor6", "", "key4 key7 harpoon4 mermaid5")


@pytest.mark.rule("CC31")
def test_key_and_chest_saved_by_an_anchor_earn_no_bonus() -> None:
    table = scene(deck="key3 chest4 anchor6 mermaid5 mermaid9", locker="net2 net3 net4")
    table.plays("dive", "dive", "dive", "dive", "dive")
    assert (table.hold(1), table.locker) == ("key3 chest4", "anchor6 net2 net3 net4 mermaid5 mermaid9")


# ---- Giant Squid --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC32")
def test_a_squid_asks_for_two_more_cards_before_the_player_may_return() -> None:
    table = scene(deck="squid3 mermaid5 key4")
    table.plays("dive")
    assert (table.asked, table.owed, table.choices) == ("ask-squid", 2, {"dive"})
    table.plays("dive")
    assert (table.asked, table.owed, table.choices) == ("ask-squid", 1, {"dive"})
    assert table.refuses("surface").rule == "CC32"
    table.plays("dive")
    assert (table.asked, table.owed, table.choices) == ("ask-turn", 0, {"dive", "surface"})


@pytest.mark.rule("CC32")
def test_a_squid_asks_for_its_cards_one_at_a_time() -> None:
    table = scene(["", "anchor3"], deck="squid3 knife5 key4")
    table.plays("dive", "dive")
    assert table.asked == "ask-knife", "the first card's effect comes before the second card"
    table.plays("knife anchor3", "dive")
    assert table.exploration == "squid3 knife5 key4"


@pytest.mark.rule("CC32")
def test_a_squid_does_not_ask_for_the_cards_that_lay_there_before() -> None:
    assert scene(deck="mermaid5 key4 squid3").plays("dive", "dive", "dive").owed == 2


@pytest.mark.rule("CC33")
def test_if_the_first_card_is_a_net_both_are_done() -> None:
    table = scene(["mermaid9"], deck="squid3 net4")
    table.plays("dive", "dive", "net mermaid9")
    assert table.exploration == "squid3 net4 mermaid9"
    assert (table.owed, table.choices) == (0, {"dive", "surface"})


@pytest.mark.rule("CC33")
def test_if_the_first_card_is_a_harpoon_both_are_done() -> None:
    table = scene(["", "mermaid9"], deck="squid3 harpoon4")
    table.plays("dive", "dive", "harpoon mermaid9")
    assert (table.owed, table.choices) == (0, {"dive", "surface"})


@pytest.mark.rule("CC33")
def test_if_the_first_card_is_a_map_both_are_done() -> None:
    table = scene(deck="squid3 map4", locker="mermaid4")
    table.plays("dive", "dive", "map mermaid4")
    assert (table.owed, table.choices) == (0, {"dive", "surface"})


@pytest.mark.rule("CC33")
@pytest.mark.parametrize(
    ("card", "own"), [("net4", "net key7"), ("harpoon4", "harpoon anchor7"), ("map4", "map knife2")]
)
def test_if_the_second_card_is_one_of_them_its_own_card_is_the_third(card: str, own: str) -> None:
    table = scene(["key7", "anchor7"], deck=f"squid3 mermaid5 {card}", locker="knife2")
    table.plays("dive", "dive", "dive")
    assert (table.owed, table.choices) == (0, {own}), "the Squid is content, the effect still happens"
    table.plays(own)
    assert table.exploration == f"squid3 mermaid5 {card} {own.split()[1]}"


@pytest.mark.rule("CC33")
def test_every_nested_card_counts() -> None:
    """The first card is a Map, its card a Net: the Squid is content, and the Net goes on to bring up a Harpoon."""
    table = scene(["harpoon7"], deck="mermaid5 squid3 map4", locker="net2")
    assert table.plays("dive", "dive").owed == 2
    assert table.plays("dive").owed == 1
    assert table.plays("map net2").owed == 0
    table.plays("net harpoon7")
    assert table.exploration == "mermaid5 squid3 map4 net2 harpoon7"
    assert table.choices == {"dive", "surface"}


@pytest.mark.rule("CC33")
def test_nested_cards_count_for_a_squid_that_asks_for_four() -> None:
    table = scene(["harpoon7", "knife5"], deck="squid3 map4", locker="net2", divers=[None, "squid-tamer"])
    owed = [table.plays(move).owed for move in ("dive", "dive", "map net2", "net harpoon7", "harpoon knife5")]
    assert owed == [4, 3, 2, 1, 0]


@pytest.mark.rule("CC33")
def test_a_squid_that_is_itself_brought_up_asks_for_two_cards_more() -> None:
    table = scene(["squid5"], deck="net3 key4 chest5")
    assert table.plays("dive", "net squid5").choices == {"dive"}
    assert table.plays("dive", "dive").choices == {"dive", "surface"}


@pytest.mark.rule("CC33")
@pytest.mark.parametrize("card", ["net4", "harpoon4", "map4"])
def test_an_effect_that_does_nothing_places_nothing(card: str) -> None:
    table = scene(deck=f"squid3 {card}", locker="")
    table.plays("dive", "dive")
    assert (table.exploration, table.owed, table.choices) == (f"squid3 {card}", 1, {"dive"})


@pytest.mark.rule("CC33", "CC52")
def test_a_mermaid_that_leaves_at_once_counts() -> None:
    table = scene(deck="squid3 mermaid5", divers=["sirens-friend"])
    table.plays("dive", "dive")
    assert (table.exploration, table.hold(1), table.owed) == ("squid3", "mermaid5", 1)


@pytest.mark.rule("CC33", "CC61")
def test_a_harpoon_that_leaves_at_once_counts() -> None:
    table = scene(["", "key5"], deck="squid3 harpoon5", locker="", divers=[None, "decoy-keeper"])
    table.plays("dive", "dive")
    assert (table.exploration, table.locker, table.owed) == ("squid3", "harpoon5", 1)


@pytest.mark.rule("CC34")
def test_if_the_deck_runs_out_the_squid_asks_no_longer() -> None:
    table = scene(deck="mermaid5 squid3 key4", rest="locker")
    table.plays("dive", "dive")
    assert table.owed == 2
    table.plays("dive")
    assert (table.over, table.hold(1)) == ("deck-empty", "squid3 key4 mermaid5")


@pytest.mark.rule("CC34")
def test_a_squid_as_the_last_card_asks_for_nothing() -> None:
    table = scene(deck="squid3", rest="locker")
    assert (table.plays("dive").over, table.hold(1)) == ("deck-empty", "squid3")


@pytest.mark.rule("CC34")
def test_with_the_deck_empty_an_effect_still_places_its_card() -> None:
    table = scene(["key7"], deck="squid3 net4", rest="locker")
    table.plays("dive", "dive")
    assert table.choices == {"net key7"}
    assert (table.plays("net key7").over, table.hold(1)) == ("deck-empty", "squid3 key7 net4")


# ---- Treasure Map -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC35")
def test_a_map_draws_three_cards_of_the_locker_and_the_player_chooses_one() -> None:
    table = scene(deck="map4", locker="anchor2 key2 chest2 knife2 mermaid4", luck="knife2 anchor2 mermaid4")
    table.plays("dive")
    assert table.asked == "ask-map"
    assert table.choices == {"map anchor2", "map knife2", "map mermaid4"}


@pytest.mark.rule("CC35")
def test_the_card_chosen_from_a_map_is_placed_and_the_others_go_back() -> None:
    table = scene(deck="map4", locker="anchor2 key2 chest2 knife2", luck="knife2 anchor2 chest2")
    table.plays("dive", "map chest2")
    assert table.exploration == "map4 chest2"
    assert table.locker == "anchor2 key2 knife2"
    assert table.choices == {"dive", "surface"}


@pytest.mark.rule("CC35")
def test_a_map_shows_nothing_but_the_three_cards() -> None:
    table = scene(deck="map4", locker="anchor2 key2 chest2 knife2", luck="knife2 anchor2 chest2")
    assert table.plays("dive").refuses("map key2").rule == "CC35"


@pytest.mark.rule("CC35")
def test_a_card_of_the_map_must_be_placed_even_into_an_incident() -> None:
    table = scene(deck="key5 map4", locker="key2 net2 map2")
    table.plays("dive", "dive")
    assert table.choices == {"map key2", "map net2", "map map2"}, "those that would be an incident, too"
    table.plays("map map2")
    assert (table.turn, table.locker) == (2, "map2 map4 key2 key5 net2")


@pytest.mark.rule("CC35")
@pytest.mark.parametrize("locker", ["key2", "key2 net2", "key2 net2 mermaid4"])
def test_with_fewer_cards_in_the_locker_the_player_chooses_among_those(locker: str) -> None:
    table = scene(deck="map4", locker=locker)
    assert table.plays("dive").choices == {f"map {card}" for card in locker.split()}


@pytest.mark.rule("CC35")
def test_with_an_empty_locker_a_map_does_nothing() -> None:
    table = scene(deck="map4", locker="")
    table.plays("dive")
    assert (table.exploration, table.asked, table.choices) == ("map4", "ask-turn", {"dive", "surface"})


@pytest.mark.rule("CC36")
def test_only_the_player_sees_the_cards_of_a_map_that_were_not_chosen() -> None:
    table = scene(deck="map4", locker="anchor2 key2 chest2 knife2", luck="knife2 anchor2 chest2")
    table.plays("dive", "map chest2")
    mine, theirs, watching = table.view(1).knowledge, table.view(2).knowledge, table.view(None).knowledge
    assert mine is not None
    assert mine.locker == ["anchor2", "knife2"]
    assert theirs is not None
    assert theirs.locker == []
    assert watching is None


# ---- Key and Chest ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC37")
def test_key_and_chest_bring_as_many_cards_of_the_locker_as_the_exploration_holds() -> None:
    table = scene(["map7"], deck="key3 mermaid5 chest4", locker="anchor2 net2 net3 net4 net5", luck="net5 net2 anchor2")
    table.plays("dive", "dive", "dive", "surface")
    assert table.hold(1) == "anchor2 map7 key3 chest4 net2 net5 mermaid5"
    assert table.locker == "net3 net4"


@pytest.mark.rule("CC37")
@pytest.mark.parametrize("locker", ["", "net2", "net2 net3"])
def test_with_fewer_cards_in_the_locker_the_bonus_is_all_of_it(locker: str) -> None:
    table = scene(deck="key3 chest4", locker=locker)
    table.plays("dive", "dive", "surface")
    assert (table.hold(1), table.locker, table.turn) == (f"key3 chest4 {locker}".strip(), "", 2)


@pytest.mark.rule("CC37")
@pytest.mark.parametrize("lone", ["key3", "chest4"])
def test_a_key_or_a_chest_alone_earns_no_bonus(lone: str) -> None:
    table = scene(deck=f"{lone} mermaid5", locker="net2 net3")
    table.plays("dive", "dive", "surface")
    assert (table.hold(1), table.locker) == (f"{lone} mermaid5", "net2 net3")


@pytest.mark.rule("CC37")
def test_key_and_chest_may_have_come_from_holds() -> None:
    table = scene(["key7", "chest6"], deck="net3 harpoon4", locker="anchor2 anchor3 anchor4 anchor5")
    table.plays("dive", "net key7", "dive", "harpoon chest6", "surface")
    assert table.hold(1) == "anchor2 anchor3 anchor4 anchor5 key7 chest6 net3 harpoon4"


@pytest.mark.rule("CC37")
def test_key_and_chest_earn_their_bonus_when_a_drone_player_returns() -> None:
    table = scene(deck="key3 chest4 drone5 mermaid9", locker="net2 net3 net4")
    table.plays("dive", "dive", "dive", "leave")
    assert (table.hold(1), table.locker) == ("key3 chest4 drone5 net2 net3 net4", "")


@pytest.mark.rule("CC45")
def test_bonus_cards_trigger_nothing() -> None:
    """A Knife, a Map, a Key and a Chest come as a bonus: no one is asked, and no second bonus follows."""
    table = scene(["", "anchor7"], deck="key3 chest4", locker="key2 chest2 knife2 map2", luck="knife2 map2")
    table.plays("dive", "dive", "surface")
    assert (table.hold(1), table.locker) == ("map2 key3 chest4 knife2", "key2 chest2")
    assert (table.hold(2), table.turn, table.asked) == ("anchor7", 2, "ask-first")
    table = scene(deck="key3 chest4", locker="key2 chest2 knife2 map2", luck="key2 chest2")
    table.plays("dive", "dive", "surface")
    assert (table.hold(1), table.locker) == ("key2 key3 chest2 chest4", "map2 knife2")


@pytest.mark.rule("CC45")
@pytest.mark.parametrize(("held", "found"), [("key7", "chest4"), ("chest7", "key4"), ("key7 chest7", "mermaid4")])
def test_a_key_in_the_hold_and_a_chest_in_the_exploration_are_no_pair(held: str, found: str) -> None:
    table = scene([held], deck=found, locker="net2 net3")
    table.plays("dive", "surface")
    assert table.locker == "net2 net3"


# ---- Knife --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC38")
def test_a_knife_chooses_an_opponent_and_a_suit_in_that_hold() -> None:
    table = scene(["mermaid9", "anchor7 key3 key5", "key4"], deck="knife3")
    table.plays("dive")
    assert table.asked == "ask-knife"
    assert table.choices == {"knife anchor7", "knife key5", "knife key4"}


@pytest.mark.rule("CC38")
def test_a_knife_sends_the_highest_card_of_the_suit_to_the_locker() -> None:
    table = scene(["mermaid9", "anchor7 key3 key5"], deck="knife3", locker="net2")
    table.plays("dive", "knife key5")
    assert (table.hold(1), table.hold(2), table.locker) == ("mermaid9", "anchor7 key3", "key5 net2")
    assert (table.exploration, table.choices) == ("knife3", {"dive", "surface"})


@pytest.mark.rule("CC38")
def test_a_knife_takes_only_the_highest_card_of_a_suit_and_none_of_the_own_hold() -> None:
    table = scene(["mermaid9", "anchor7 key3 key5"], deck="knife3").plays("dive")
    assert table.refuses("knife key3").rule == "CC38"
    assert table.refuses("knife mermaid9").rule == "CC38"


@pytest.mark.rule("CC38")
def test_if_no_opponent_holds_anything_a_knife_does_nothing() -> None:
    table = scene(["mermaid9"], deck="knife3", seats=3)
    table.plays("dive")
    assert (table.hold(1), table.choices) == ("mermaid9", {"dive", "surface"})


# ---- Exploration Drone --------------------------------------------------------------------------------------------


@pytest.mark.rule("CC39")
def test_a_drone_looks_at_the_top_card_and_the_player_alone_sees_it() -> None:
    table = scene(deck="drone3 mermaid9")
    table.plays("dive")
    assert (table.asked, table.exploration) == ("ask-drone", "drone3")
    known = [table.view(seat).knowledge for seat in (1, 2)]
    assert [knowledge and knowledge.deck for knowledge in known] == [["mermaid9"], []]
    assert table.view(None).knowledge is None


@pytest.mark.rule("CC39")
def test_the_card_that_a_drone_saw_can_be_placed() -> None:
    table = scene(["", "key5"], deck="drone3 knife4")
    table.plays("dive")
    assert table.choices == {"place", "leave"}
    table.plays("place")
    assert (table.exploration, table.asked) == ("drone3 knife4", "ask-knife")


@pytest.mark.rule("CC39")
def test_or_the_player_returns_and_leaves_it_on_top() -> None:
    table = scene(deck="drone3 mermaid9")
    table.plays("dive", "leave")
    assert (table.hold(1), table.turn) == ("drone3", 2)
    table.plays("dive")
    assert table.exploration == "mermaid9"


@pytest.mark.rule("CC39")
def test_a_drone_leaves_no_third_way() -> None:
    table = scene(deck="drone3 mermaid9").plays("dive")
    assert table.refuses("dive").rule == "CC39"
    assert table.refuses("surface").rule == "CC39"


@pytest.mark.rule("CC39")
def test_with_the_deck_empty_a_drone_does_nothing() -> None:
    table = scene(deck="drone3", rest="locker")
    assert (table.plays("dive").over, table.hold(1)) == ("deck-empty", "drone3")
    assert not [event for event in table.heard(1) if event.code.startswith("event-peeked")]


@pytest.mark.rule("CC39")
def test_with_the_deck_empty_a_drone_from_a_hold_does_nothing_either() -> None:
    table = scene(["drone7"], deck="net3", rest="locker")
    assert (table.plays("dive", "net drone7").over, table.hold(1)) == ("deck-empty", "drone7 net3")


@pytest.mark.rule("CC40")
def test_while_a_squid_asks_for_cards_the_card_that_a_drone_saw_is_placed() -> None:
    table = scene(deck="squid3 drone4 mermaid9 key5")
    table.plays("dive", "dive")
    assert (table.owed, table.choices) == (1, {"place"})
    assert table.refuses("leave").rule == "CC40"
    table.plays("place")
    assert (table.exploration, table.choices) == ("squid3 drone4 mermaid9", {"dive", "surface"})


@pytest.mark.rule("CC40")
def test_the_second_card_of_a_squid_may_be_a_drone_that_returns() -> None:
    table = scene(deck="squid3 key5 drone4 mermaid9")
    table.plays("dive", "dive", "dive")
    assert (table.owed, table.choices) == (0, {"place", "leave"})


@pytest.mark.rule("CC40")
def test_while_a_netmaster_owes_a_second_card_the_card_that_a_drone_saw_is_placed() -> None:
    table = scene(["drone7 key5"], deck="net3 mermaid9", divers=["netmaster"])
    table.plays("dive", "net drone7")
    assert (table.asked, table.choices) == ("ask-place", {"place"})
    table.plays("place")
    assert table.asked == "ask-net"
    table.plays("net key5")
    assert (table.exploration, table.choices) == ("net3 drone7 mermaid9 key5", {"dive", "surface"})


@pytest.mark.rule("CC40", "CC51")
def test_a_netmaster_who_has_no_second_card_owes_none_and_may_return_from_a_drone() -> None:
    """The Drone was the whole Hold: the Net brings up as many cards as there are, so nothing is owed."""
    table = scene(["drone7", "map3"], deck="net3 mermaid9", divers=["netmaster"])
    table.plays("dive", "net drone7")
    assert table.choices == {"place", "leave"}
    table.plays("leave")
    assert (table.hold(1), table.acting, table.asked) == ("drone7 net3", 2, "ask-first")


@pytest.mark.rule("CC40")
def test_a_netmasters_second_card_may_be_a_drone_that_returns() -> None:
    table = scene(["drone7 key5"], deck="net3 mermaid9", divers=["netmaster"])
    table.plays("dive", "net key5", "net drone7")
    assert table.choices == {"place", "leave"}


# ---- Net ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC41")
def test_a_net_places_the_highest_card_of_a_suit_of_the_own_hold() -> None:
    table = scene(["key3 key5 mermaid9", "anchor7"], deck="net4")
    table.plays("dive")
    assert (table.asked, table.choices) == ("ask-net", {"net key5", "net mermaid9"})
    table.plays("net key5")
    assert (table.exploration, table.hold(1)) == ("net4 key5", "key3 mermaid9")


@pytest.mark.rule("CC41")
def test_a_netted_card_is_placed_even_into_an_incident_and_is_lost_with_the_rest() -> None:
    table = scene(["key3 key5"], deck="key4 net4", locker="")
    table.plays("dive", "dive")
    assert table.choices == {"net key5"}
    table.plays("net key5")
    assert (table.hold(1), table.locker, table.turn) == ("key3", "key4 key5 net4", 2)


@pytest.mark.rule("CC41")
def test_with_an_empty_hold_a_net_does_nothing() -> None:
    table = scene(["", "anchor7"], deck="net4")
    assert table.plays("dive").choices == {"dive", "surface"}


# ---- Harpoon ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC42")
def test_a_harpoon_chooses_an_opponent_and_a_suit_that_the_player_does_not_hold() -> None:
    table = scene(["key2", "key5 anchor3 anchor6", "anchor7 mermaid5"], deck="harpoon4", locker="")
    table.plays("dive")
    assert (table.asked, table.choices) == ("ask-harpoon", {"harpoon anchor6", "harpoon anchor7", "harpoon mermaid5"})


@pytest.mark.rule("CC42")
def test_a_harpoon_places_that_opponents_highest_card_of_the_suit() -> None:
    table = scene(["key2", "anchor3 anchor6", "anchor7"], deck="harpoon4", locker="")
    table.plays("dive", "harpoon anchor6")
    assert (table.exploration, table.hold(2), table.hold(3)) == ("harpoon4 anchor6", "anchor3", "anchor7")


@pytest.mark.rule("CC42")
def test_a_harpoon_takes_no_suit_that_the_player_holds_and_no_lower_card() -> None:
    table = scene(["key2", "key5 anchor3 anchor6"], deck="harpoon4", locker="").plays("dive")
    assert table.refuses("harpoon key5").rule == "CC42"
    assert table.refuses("harpoon anchor3").rule == "CC42"


@pytest.mark.rule("CC42")
def test_a_harpooned_card_is_placed_even_into_an_incident() -> None:
    table = scene(["", "key5"], deck="key4 harpoon4", locker="")
    table.plays("dive", "dive")
    assert table.choices == {"harpoon key5"}, "a Key in the Exploration is not yet in the Hold"
    table.plays("harpoon key5")
    assert (table.hold(2), table.locker, table.turn) == ("", "key4 key5 harpoon4", 2)


@pytest.mark.rule("CC42")
@pytest.mark.parametrize("theirs", ["", "key5", "key5 mermaid6"])
def test_with_no_such_card_on_the_table_a_harpoon_does_nothing(theirs: str) -> None:
    table = scene(["key2 mermaid4", theirs], deck="harpoon4", locker="")
    table.plays("dive")
    assert (table.hold(2), table.choices) == (theirs, {"dive", "surface"})


# ---- Mermaid, and chains ------------------------------------------------------------------------------------------


@pytest.mark.rule("CC43")
def test_a_mermaid_has_no_effect() -> None:
    table = scene(["key5", "anchor7"], deck="mermaid5", locker="net2")
    table.plays("dive")
    assert (table.exploration, table.choices) == ("mermaid5", {"dive", "surface"})
    assert (table.hold(1), table.hold(2), table.locker) == ("key5", "anchor7", "net2")


@pytest.mark.rule("CC44")
def test_effects_chain_and_each_resolves_fully_before_the_player_chooses_again() -> None:
    table = scene(["harpoon6", "knife7 key5"], deck="map4", locker="net2")
    asked = []
    for move in ("dive", "map net2", "net harpoon6", "harpoon knife7", "knife key5"):
        asked.append((table.asked, table.prompt.by))
        table.plays(move)
    assert asked == [
        ("ask-first", None),
        ("ask-map", "map4"),
        ("ask-net", "net2"),
        ("ask-harpoon", "harpoon6"),
        ("ask-knife", "knife7"),
    ]
    assert (table.exploration, table.locker) == ("map4 net2 harpoon6 knife7", "key5")
    assert table.choices == {"dive", "surface"}


@pytest.mark.rule("CC44")
def test_a_chain_can_go_on_through_a_drone() -> None:
    table = scene(["drone6 key5"], deck="net3 anchor4")
    table.plays("dive", "net drone6", "place")
    assert (table.exploration, table.choices) == ("net3 drone6 anchor4", {"dive", "surface"})
