"""The seventeen Divers, each skill on its own (CC50-CC66)."""

from __future__ import annotations

import pytest

from games.carcass.scene import scene
from wreckfish.games.carcass.components import SUITS

# ---- Squid Tamer --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC50")
def test_an_opponent_of_the_squid_tamer_owes_four_cards_for_a_squid() -> None:
    table = scene(deck="squid3 mermaid5 key4 chest6 anchor7", divers=[None, "squid-tamer"])
    assert table.plays("dive").owed == 4
    assert table.plays("dive", "dive", "dive").choices == {"dive"}
    assert table.plays("dive").choices == {"dive", "surface"}


@pytest.mark.rule("CC50")
def test_the_squid_tamer_owes_two_cards_like_everyone() -> None:
    assert scene(deck="squid3", divers=["squid-tamer"]).plays("dive").owed == 2


@pytest.mark.rule("CC50")
@pytest.mark.parametrize("turn", [1, 3])
def test_the_squid_tamer_troubles_every_opponent(turn: int) -> None:
    assert scene(deck="squid3", divers=[None, "squid-tamer", None], turn=turn).plays("dive").owed == 4


# ---- Netmaster ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC51")
def test_the_netmasters_net_brings_up_two_cards_one_after_the_other() -> None:
    table = scene(["key3 key5 mermaid9 anchor4"], deck="net3", divers=["netmaster"])
    table.plays("dive", "net key5")
    assert (table.exploration, table.asked) == ("net3 key5", "ask-net")
    table.plays("net mermaid9")
    assert (table.exploration, table.hold(1)) == ("net3 key5 mermaid9", "anchor4 key3")
    assert table.choices == {"dive", "surface"}


@pytest.mark.rule("CC51")
def test_the_netmaster_chooses_the_second_card_once_the_first_is_resolved() -> None:
    table = scene(["knife7 mermaid9", "key4 key6"], deck="net3", locker="", divers=["netmaster"])
    table.plays("dive", "net knife7")
    assert table.asked == "ask-knife"
    table.plays("knife key6")
    assert (table.asked, table.choices) == ("ask-net", {"net mermaid9"})


@pytest.mark.rule("CC51")
def test_the_netmasters_second_card_may_be_of_the_first_ones_suit_which_is_an_incident() -> None:
    table = scene(["key3 key5"], deck="net3", locker="", divers=["netmaster"])
    table.plays("dive", "net key5")
    assert table.choices == {"net key3"}
    table.plays("net key3")
    assert (table.turn, table.hold(1), table.locker) == (2, "", "key3 key5 net3")


@pytest.mark.rule("CC51")
def test_the_netmasters_net_brings_up_as_many_cards_as_there_are() -> None:
    table = scene(["key5"], deck="net3", divers=["netmaster"])
    table.plays("dive", "net key5")
    assert (table.exploration, table.choices) == ("net3 key5", {"dive", "surface"})


@pytest.mark.rule("CC51")
def test_a_net_of_anyone_else_brings_up_one_card() -> None:
    table = scene(["key5 mermaid9", ""], deck="net3", divers=[None, "netmaster"])
    assert table.plays("dive", "net key5").choices == {"dive", "surface"}


# ---- Siren's Friend -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CC52")
def test_a_mermaid_goes_straight_to_the_hold_of_sirens_friend() -> None:
    table = scene(deck="key3 mermaid5", divers=["sirens-friend"])
    table.plays("dive", "dive")
    assert (table.exploration, table.hold(1)) == ("key3", "mermaid5")
    assert table.choices == {"dive", "surface"}


@pytest.mark.rule("CC52")
def test_a_mermaid_that_has_left_is_neither_lost_nor_repeated_in_an_incident() -> None:
    table = scene(deck="mermaid5 mermaid9 key3 key4", locker="", divers=["sirens-friend"])
    table.plays("dive", "dive")
    assert (table.exploration, table.hold(1), table.turn) == ("", "mermaid5 mermaid9", 1)
    table.plays("dive", "dive")
    assert (table.hold(1), table.locker) == ("mermaid5 mermaid9", "key3 key4")


@pytest.mark.rule("CC52")
def test_a_mermaid_that_has_left_does_not_count_for_key_and_chest() -> None:
    table = scene(deck="key3 mermaid5 chest4", locker="net2 net3 net4", luck="net2 net3", divers=["sirens-friend"])
    table.plays("dive", "dive", "dive", "surface")
    assert table.hold(1) == "key3 chest4 net2 net3 mermaid5"


@pytest.mark.rule("CC52")
def test_a_mermaid_of_anyone_else_stays_in_the_exploration() -> None:
    assert scene(deck="mermaid5", divers=[None, "sirens-friend"]).plays("dive").exploration == "mermaid5"


# ---- Saboteur -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC53")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_the_saboteur_names_one_opponent_at_the_start(turn: int) -> None:
    table = scene(divers=[None, "saboteur", None], turn=turn)
    assert (table.acting, table.asked) == (2, "ask-sabotage")
    assert table.choices == {"sabotage 1", "sabotage 3"}
    table.plays("sabotage 3")
    assert (table.acting, table.asked) == (turn, "ask-first")


@pytest.mark.rule("CC53")
def test_what_that_player_loses_in_an_incident_goes_to_the_saboteurs_hold() -> None:
    table = scene(["map7", "net5"], deck="key3 mermaid5 key4", locker="anchor2", divers=[None, "saboteur"])
    table.plays("sabotage 1", "dive", "dive", "dive")
    assert (table.hold(1), table.hold(2), table.locker) == ("map7", "key3 key4 net5 mermaid5", "anchor2")


@pytest.mark.rule("CC53")
def test_what_others_lose_goes_to_the_locker() -> None:
    table = scene(deck="key3 key4 chest3 chest4", locker="", divers=["saboteur", None, None], turn=3)
    table.plays("sabotage 2", "dive", "dive")
    assert (table.hold(1), table.locker) == ("", "key3 key4")
    table.plays("dive", "dive")
    assert (table.hold(1), table.locker) == ("", "key3 key4 chest3 chest4"), "what the Saboteur loses, too"


@pytest.mark.rule("CC53")
def test_what_a_knife_removes_is_no_loss_in_an_incident() -> None:
    table = scene(["key5", ""], deck="knife3", locker="", divers=[None, "saboteur"], turn=2)
    table.plays("sabotage 1", "dive", "knife key5")
    assert (table.hold(2), table.locker) == ("", "key5")


# ---- Squid Fisher -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC54")
def test_a_squid_goes_straight_to_the_hold_of_the_squid_fisher_and_asks_for_no_cards() -> None:
    table = scene(deck="key3 squid5", divers=["squid-fisher"])
    table.plays("dive", "dive")
    assert (table.exploration, table.hold(1), table.owed) == ("key3", "squid5", 0)
    assert table.choices == {"dive", "surface"}


@pytest.mark.rule("CC54")
def test_a_squid_that_the_squid_fisher_has_caught_cannot_be_repeated() -> None:
    table = scene(deck="squid5 squid7", divers=["squid-fisher"])
    assert (table.plays("dive", "dive").hold(1), table.turn) == ("squid5 squid7", 1)


@pytest.mark.rule("CC54")
def test_a_squid_of_anyone_else_stays_and_asks() -> None:
    table = scene(deck="squid5", divers=[None, "squid-fisher"])
    assert (table.plays("dive").exploration, table.owed) == ("squid5", 2)


@pytest.mark.rule("CC54")
def test_the_squid_fisher_keeps_no_mermaids_and_sirens_friend_no_squids() -> None:
    assert scene(deck="mermaid5", divers=["squid-fisher"]).plays("dive").exploration == "mermaid5"
    assert scene(deck="squid5", divers=["sirens-friend"]).plays("dive").exploration == "squid5"


# ---- Pearl Appraiser ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CC55")
def test_each_mermaid_that_the_pearl_appraiser_scores_is_worth_5_more() -> None:
    table = scene(["key3 mermaid5 mermaid8", "mermaid9"], divers=["pearl-appraiser"])
    assert table.points(1) == 3 + 8 + 5, "of two Mermaids only the higher scores"
    assert table.points(2) == 9


@pytest.mark.rule("CC55", "CC71")
def test_in_the_heap_of_treasure_each_of_the_pearl_appraisers_mermaids_scores() -> None:
    table = scene(["key3 mermaid5 mermaid8"], divers=["pearl-appraiser"], variant="heap-of-treasure")
    assert table.points(1) == 3 + (5 + 5) + (8 + 5)


@pytest.mark.rule("CC55")
def test_the_parts_of_the_score_name_the_pearl_appraiser() -> None:
    table = scene(["mermaid8"], deck="key3", rest="locker", divers=["pearl-appraiser"]).plays("dive")
    outcome = table.state.outcome()
    assert outcome is not None
    assert [(part.code, part.points) for part in outcome.scores[0].parts] == [
        ("part-card", 3),
        ("part-card", 8),
        ("part-diver", 5),
    ]
    assert outcome.scores[0].points == 16


# ---- Miser --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC56")
def test_the_miser_collects_the_net_and_what_it_brought_up_even_on_an_incident() -> None:
    table = scene(["key5"], deck="mermaid5 net3 anchor4 mermaid9", locker="", divers=["miser"])
    table.plays("dive", "dive", "net key5", "dive", "dive")
    assert (table.hold(1), table.locker) == ("key5 net3 mermaid5", "anchor4 mermaid9"), "the Anchor saved the Mermaid"
    table = scene(["key5"], deck="mermaid5 net3 chest4 mermaid9", locker="", divers=["miser"])
    table.plays("dive", "dive", "net key5", "dive", "dive")
    assert (table.hold(1), table.locker) == ("key5 net3", "chest4 mermaid5 mermaid9")


@pytest.mark.rule("CC56")
def test_the_miser_never_collects_the_card_that_caused_the_incident() -> None:
    table = scene(["mermaid9"], deck="mermaid5 net3", locker="", divers=["miser"])
    table.plays("dive", "dive", "net mermaid9")
    assert (table.hold(1), table.locker) == ("net3", "mermaid5 mermaid9")


@pytest.mark.rule("CC56")
def test_the_misers_net_is_collected_though_it_brought_up_nothing() -> None:
    table = scene(deck="mermaid5 net3 mermaid9", locker="", divers=["miser"])
    table.plays("dive", "dive", "dive")
    assert (table.hold(1), table.locker) == ("net3", "mermaid5 mermaid9")


@pytest.mark.rule("CC56")
def test_the_miser_saves_nothing_of_an_exploration_without_a_net_and_nothing_of_a_rivals() -> None:
    table = scene(deck="mermaid5 key3 key4", locker="", divers=["miser"])
    assert (table.plays("dive", "dive", "dive").hold(1), table.locker) == ("", "key3 key4 mermaid5")
    table = scene(["key5"], deck="mermaid5 net3 mermaid9", locker="", divers=[None, "miser"])
    assert table.plays("dive", "dive", "net key5", "dive").locker == "key5 net3 mermaid5 mermaid9"


@pytest.mark.rule("CC56")
def test_the_miser_saves_nothing_on_account_of_an_earlier_net() -> None:
    """The Key is netted and brought home, knifed by the opponent, and comes back by a Map: it is a card like any."""
    table = scene(["key5"], deck="net3 knife4 map4 mermaid6 mermaid7", locker="", divers=["miser"])
    table.plays("dive", "net key5", "surface")
    table.plays("dive", "knife key5", "surface")
    table.plays("dive", "map key5", "dive", "dive")
    assert (table.hold(1), table.locker) == ("net3", "map4 key5 mermaid6 mermaid7")


# ---- Navigator ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC57")
def test_the_navigator_chooses_from_the_whole_locker() -> None:
    table = scene(deck="map4", locker="anchor2 key2 chest2 knife2 net7", divers=["navigator"])
    table.plays("dive")
    assert table.choices == {"map anchor2", "map key2", "map chest2", "map knife2", "map net7"}
    table.plays("map chest2")
    assert (table.exploration, table.locker) == ("map4 chest2", "anchor2 key2 knife2 net7")


@pytest.mark.rule("CC57")
def test_anyone_else_chooses_from_three() -> None:
    table = scene(
        deck="map4", locker="anchor2 key2 chest2 knife2", luck="anchor2 key2 chest2", divers=[None, "navigator"]
    )
    assert len(table.plays("dive").choices) == 3


# ---- Deep Cutter --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC58")
def test_the_deep_cutters_knife_removes_every_card_of_the_chosen_suit() -> None:
    table = scene(
        ["key6", "key2 key3 key5 mermaid9", "key4"], deck="knife3", locker="net2", divers=["deep-cutter", None, None]
    )
    table.plays("dive")
    assert table.choices == {"knife key5", "knife mermaid9", "knife key4"}
    table.plays("knife key5")
    assert (table.hold(2), table.locker) == ("mermaid9", "key2 key3 key5 net2")
    assert (table.hold(1), table.hold(3)) == ("key6", "key4"), "the Keys in other Holds stay"


@pytest.mark.rule("CC58")
@pytest.mark.parametrize("suit", SUITS)
def test_the_deep_cutter_cuts_every_suit_whole(suit: str) -> None:
    """The suit lies between two others, so that a cut too far or too short would show."""
    others = "anchor2 mermaid4" if suit not in ("anchor", "mermaid") else "key2 key3"
    table = scene(["", f"{others} {suit}5 {suit}6 {suit}7"], deck="knife3", locker="", divers=["deep-cutter"])
    table.plays("dive", f"knife {suit}7")
    assert (table.hold(2), table.locker) == (others, f"{suit}5 {suit}6 {suit}7")


@pytest.mark.rule("CC58")
def test_a_knife_of_anyone_else_removes_one_card() -> None:
    table = scene(["", "key2 key5"], deck="knife3", divers=[None, "deep-cutter"])
    assert table.plays("dive", "knife key5").hold(2) == "key2"


# ---- Iron Wetsuit -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC59")
def test_who_picks_the_iron_wetsuit_with_a_knife_loses_the_highest_card_of_an_own_suit() -> None:
    table = scene(["anchor3 anchor6 mermaid9", "key5"], deck="knife3", locker="net2", divers=[None, "iron-wetsuit"])
    table.plays("dive", "knife key5")
    assert (table.acting, table.asked, table.choices) == (1, "ask-lose", {"lose anchor6", "lose mermaid9"})
    table.plays("lose anchor6")
    assert (table.hold(1), table.hold(2)) == ("anchor3 mermaid9", "key5")
    assert (table.locker, table.choices) == ("anchor6 net2", {"dive", "surface"})


@pytest.mark.rule("CC59")
def test_who_holds_nothing_loses_nothing_to_the_iron_wetsuit() -> None:
    table = scene(["", "key5"], deck="knife3", locker="", divers=[None, "iron-wetsuit"])
    table.plays("dive", "knife key5")
    assert (table.hold(2), table.locker, table.exploration) == ("key5", "", "knife3")
    assert table.choices == {"dive", "surface"}


@pytest.mark.rule("CC59")
def test_a_knife_that_picks_another_player_cuts_as_ever() -> None:
    table = scene(["anchor3", "key5", "map4"], deck="knife3", locker="", divers=[None, "iron-wetsuit", None])
    table.plays("dive", "knife map4")
    assert (table.hold(1), table.hold(3), table.locker) == ("anchor3", "", "map4")


@pytest.mark.rule("CC59")
def test_the_own_knife_of_the_iron_wetsuit_cuts_as_ever() -> None:
    table = scene(["anchor3", "key5"], deck="knife3", locker="", divers=["iron-wetsuit"])
    assert (table.plays("dive", "knife key5").hold(1), table.hold(2)) == ("anchor3", "")


# ---- Sonar Operator -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CC60")
def test_the_sonar_operator_sees_the_top_three_cards_in_order() -> None:
    table = scene(deck="drone3 mermaid9 anchor4 key5 net7", divers=["sonar-operator"])
    table.plays("dive")
    knowledge = table.view(1).knowledge
    assert knowledge is not None
    assert knowledge.deck == ["mermaid9", "anchor4", "key5"]


@pytest.mark.rule("CC60")
def test_only_the_first_card_of_the_sonar_can_be_placed_and_the_others_follow_in_order() -> None:
    table = scene(deck="drone3 mermaid9 anchor4 key5 net7", divers=["sonar-operator"])
    table.plays("dive")
    assert table.choices == {"place", "leave"}
    table.plays("place")
    assert table.exploration == "drone3 mermaid9"
    table.plays("dive", "dive", "dive")
    assert table.exploration == "drone3 mermaid9 anchor4 key5 net7"


@pytest.mark.rule("CC60")
@pytest.mark.parametrize("left", ["mermaid9", "mermaid9 anchor4"])
def test_with_fewer_than_three_cards_the_sonar_sees_those_that_are_there(left: str) -> None:
    table = scene(deck=f"drone3 {left}", rest="locker", divers=["sonar-operator"])
    knowledge = table.plays("dive").view(1).knowledge
    assert knowledge is not None
    assert knowledge.deck == left.split()
    assert table.choices == {"place", "leave"}


@pytest.mark.rule("CC60")
def test_a_drone_of_anyone_else_sees_one_card() -> None:
    table = scene(deck="drone3 mermaid9", divers=[None, "sonar-operator"])
    knowledge = table.plays("dive").view(1).knowledge
    assert knowledge is not None
    assert knowledge.deck == ["mermaid9"]


# ---- Decoy Keeper -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC61")
def test_an_opponents_harpoon_must_take_the_decoy_keepers_highest_squid() -> None:
    table = scene(["", "squid3 squid6 mermaid9"], deck="harpoon4 key5 map3", locker="", divers=[None, "decoy-keeper"])
    table.plays("dive")
    assert (table.exploration, table.hold(2)) == ("harpoon4 squid6", "squid3 mermaid9")
    assert (table.owed, table.choices) == (2, {"dive"}), "and the Squid asks for two cards"


@pytest.mark.rule("CC61")
def test_the_squid_must_be_taken_whatever_the_opponent_holds() -> None:
    table = scene(["squid2", "squid6", "mermaid9"], deck="harpoon4", locker="", divers=[None, "decoy-keeper", None])
    assert table.plays("dive").exploration == "harpoon4 squid6"


@pytest.mark.rule("CC61")
def test_the_squid_must_be_taken_even_into_an_incident() -> None:
    table = scene(["", "squid6"], deck="squid3 harpoon4", locker="", divers=[None, "decoy-keeper"])
    table.plays("dive", "dive")
    assert (table.turn, table.hold(2), table.locker) == (2, "", "squid3 squid6 harpoon4")


@pytest.mark.rule("CC61")
def test_if_the_decoy_keeper_has_no_squid_the_harpoon_goes_to_the_locker() -> None:
    table = scene(["", "mermaid9"], deck="key3 harpoon4", locker="net2", divers=[None, "decoy-keeper"])
    table.plays("dive", "dive")
    assert (table.exploration, table.hold(2), table.locker) == ("key3", "mermaid9", "net2 harpoon4")
    assert table.choices == {"dive", "surface"}


@pytest.mark.rule("CC61")
def test_a_harpoon_that_is_gone_can_be_followed_by_another() -> None:
    table = scene(deck="harpoon4 harpoon5 key3", locker="", divers=[None, "decoy-keeper"])
    table.plays("dive", "dive", "dive")
    assert (table.turn, table.exploration, table.locker) == (1, "key3", "harpoon4 harpoon5")


@pytest.mark.rule("CC61")
@pytest.mark.parametrize("before", range(8))
def test_a_harpoon_that_is_gone_leaves_no_gap_wherever_it_was(before: int) -> None:
    found = ["anchor3", "key3", "chest3", "knife3", "map3", "net3", "drone3", "squid3"][:before]
    table = scene(deck=" ".join([*found, "harpoon7", "mermaid5"]), locker="", divers=[None, "decoy-keeper"])
    while "mermaid5" not in table.exploration:
        table.plays("place" if "place" in table.choices else "dive")
    assert table.exploration == " ".join([*found, "mermaid5"])
    assert table.locker == "harpoon7"


@pytest.mark.rule("CC61")
def test_a_harpoon_that_is_gone_can_have_been_netted() -> None:
    table = scene(["harpoon7"], deck="net3 key3", locker="", divers=[None, "decoy-keeper"])
    table.plays("dive", "net harpoon7", "dive")
    assert (table.exploration, table.hold(1), table.locker) == ("net3 key3", "", "harpoon7")


@pytest.mark.rule("CC61")
def test_the_decoy_keepers_own_harpoon_strikes_as_ever() -> None:
    table = scene(["", "mermaid9"], deck="harpoon4", locker="", divers=["decoy-keeper"])
    assert table.plays("dive").choices == {"harpoon mermaid9"}


# ---- Plunderer ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC62")
def test_the_plunderers_bonus_comes_at_random_from_an_opponents_hold_which_the_plunderer_chooses() -> None:
    table = scene(
        ["map7", "anchor3 anchor4 anchor5 net6", "mermaid9"],
        deck="key3 chest4",
        locker="net2 net3",
        luck="anchor5 net6",
        divers=["plunderer", None, None],
    )
    table.plays("dive", "dive", "surface")
    assert (table.acting, table.asked, table.choices) == (1, "ask-plunder", {"plunder 2", "plunder 3"})
    table.plays("plunder 2")
    assert (table.hold(1), table.hold(2)) == ("anchor5 map7 key3 chest4 net6", "anchor3 anchor4")
    assert (table.locker, table.turn, table.asked) == ("net2 net3", 2, "ask-first")


@pytest.mark.rule("CC62")
def test_while_the_plunderer_chooses_each_card_lies_in_one_place_only() -> None:
    table = scene(["", "anchor3"], deck="key3 chest4", locker="", divers=["plunderer"])
    table.plays("dive", "dive", "surface")
    assert table.asked == "ask-plunder"
    assert sorted([*table.exploration.split(), *table.hold(1).split()]) == ["chest4", "key3"]


@pytest.mark.rule("CC62")
def test_the_plunderer_takes_all_of_a_hold_that_has_no_more_cards_than_the_bonus() -> None:
    table = scene(["", "anchor3 mermaid9"], deck="key3 map4 chest4", locker="", divers=["plunderer"])
    table.plays("dive", "dive", "dive", "surface", "plunder 2")
    assert (table.hold(1), table.hold(2)) == ("anchor3 map4 key3 chest4 mermaid9", "")


@pytest.mark.rule("CC62")
def test_the_plunderer_cannot_choose_an_opponent_who_holds_nothing() -> None:
    table = scene(["", "", "mermaid9"], deck="key3 chest4", locker="", divers=["plunderer", None, None])
    table.plays("dive", "dive", "surface")
    assert table.choices == {"plunder 3"}
    assert table.refuses("plunder 2").rule == "CC62"


@pytest.mark.rule("CC62")
def test_if_all_rivals_are_empty_handed_the_plunderer_gets_no_bonus() -> None:
    table = scene(deck="key3 chest4", locker="net2 net3", divers=["plunderer"])
    table.plays("dive", "dive", "surface")
    assert (table.hold(1), table.locker, table.turn) == ("key3 chest4", "net2 net3", 2)


@pytest.mark.rule("CC62")
def test_without_key_and_chest_the_plunderer_plunders_no_one() -> None:
    table = scene(["", "mermaid9"], deck="key3", divers=["plunderer"])
    assert (table.plays("dive", "surface").turn, table.hold(2)) == (2, "mermaid9")


@pytest.mark.rule("CC62", "CC21")
def test_the_plunderer_still_plunders_when_the_deck_is_empty() -> None:
    table = scene(["", "anchor3"], deck="key3 chest4", rest="locker", divers=["plunderer"])
    table.plays("dive", "dive")
    assert (table.asked, table.over) == ("ask-plunder", "")
    table.plays("plunder 2")
    assert (table.hold(1), table.over) == ("anchor3 key3 chest4", "deck-empty")


@pytest.mark.rule("CC62", "CC34")
def test_while_the_plunderer_chooses_a_squid_asks_for_nothing_any_more() -> None:
    """The Squid was the last card of the deck: its demand has lapsed, and the return has happened."""
    table = scene(["", "anchor3"], deck="key3 chest4 squid5", rest="locker", divers=["plunderer"])
    table.plays("dive", "dive", "dive")
    assert (table.asked, table.prompt.params, table.view(1).owed) == ("ask-plunder", {}, 0)


# ---- Harbour Pilot ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC63")
def test_the_harbour_pilots_anchor_and_the_two_cards_after_it_are_safe_too() -> None:
    table = scene(deck="mermaid5 anchor6 key4 chest3 map5 mermaid9", locker="", luck="", divers=["harbour-pilot"])
    table.plays("dive", "dive", "dive", "dive", "dive", "dive")
    assert (table.hold(1), table.locker) == ("anchor6 key4 chest3 mermaid5", "map5 mermaid9")


@pytest.mark.rule("CC63")
@pytest.mark.parametrize("after", ["", "key4", "key4 chest3"])
def test_with_fewer_than_two_cards_after_the_anchor_those_are_safe_and_never_the_one_that_caused_the_incident(
    after: str,
) -> None:
    deck = f"mermaid5 anchor6 {after} mermaid9"
    table = scene(deck=deck, locker="", divers=["harbour-pilot"])
    table.plays(*["dive"] * len(deck.split()))
    assert table.hold(1) == " ".join(["anchor6", *after.split(), "mermaid5"])
    assert table.locker == "mermaid9"


@pytest.mark.rule("CC63", "CC61")
def test_a_card_that_left_at_once_is_none_of_the_harbour_pilots_two() -> None:
    table = scene(deck="anchor6 harpoon4 key4 chest3 map5 key7", locker="", divers=["harbour-pilot", "decoy-keeper"])
    table.plays("dive", "dive", "dive", "dive", "dive", "map harpoon4", "dive")
    assert (table.hold(1), table.locker) == ("anchor6 key4 chest3", "map5 key7 harpoon4")


@pytest.mark.rule("CC63")
def test_without_an_anchor_the_harbour_pilot_saves_nothing() -> None:
    table = scene(deck="mermaid5 key4 mermaid9", locker="", divers=["harbour-pilot"])
    assert (table.plays("dive", "dive", "dive").hold(1), table.locker) == ("", "key4 mermaid5 mermaid9")


@pytest.mark.rule("CC63")
def test_an_anchor_of_anyone_else_and_the_cards_after_it_are_lost() -> None:
    table = scene(deck="mermaid5 anchor6 key4 mermaid9", locker="", divers=[None, "harbour-pilot"])
    assert table.plays(*["dive"] * 4).locker == "anchor6 key4 mermaid9"


# ---- Scavenger ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC64")
def test_what_the_scavengers_knife_removes_goes_to_the_scavengers_hold() -> None:
    table = scene(["map7", "key3 key5"], deck="knife3", locker="net2", divers=["scavenger"])
    table.plays("dive", "knife key5")
    assert (table.hold(1), table.hold(2), table.locker) == ("map7 key5", "key3", "net2")
    assert table.exploration == "knife3", "straight to the Hold: it is not placed"


@pytest.mark.rule("CC64")
def test_what_the_scavenger_took_is_not_lost_in_an_incident() -> None:
    table = scene(["", "key5"], deck="knife3 knife4", locker="", divers=["scavenger"])
    table.plays("dive", "knife key5", "dive")
    assert (table.hold(1), table.locker) == ("key5", "knife3 knife4")


# ---- Spear Fisher -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC65")
def test_the_spear_fishers_harpoon_may_take_suits_that_the_spear_fisher_holds() -> None:
    table = scene(["key2", "key5 key3 mermaid9"], deck="harpoon4", locker="", divers=["spear-fisher"])
    assert table.plays("dive").choices == {"harpoon key5", "harpoon mermaid9"}
    assert table.plays("harpoon key5").exploration == "harpoon4 key5"


# ---- Treasure Hunter ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CC66")
def test_the_treasure_hunters_bonus_is_three_times_as_many_cards() -> None:
    locker = "anchor2 anchor3 anchor4 net2 net3 net4 net5"
    luck = "anchor2 anchor3 anchor4 net2 net3 net5"
    table = scene(deck="key3 chest4", locker=locker, luck=luck, divers=["treasure-hunter"])
    table.plays("dive", "dive", "surface")
    assert (table.hold(1), table.locker) == ("anchor2 anchor3 anchor4 key3 chest4 net2 net3 net5", "net4")


@pytest.mark.rule("CC66")
def test_the_treasure_hunter_finds_no_more_than_the_locker_has() -> None:
    table = scene(deck="key3 chest4", locker="anchor2 anchor3 anchor4 net2 net3", divers=["treasure-hunter"])
    table.plays("dive", "dive", "surface")
    assert (table.hold(1), table.locker) == ("anchor2 anchor3 anchor4 key3 chest4 net2 net3", "")


@pytest.mark.rule("CC66")
def test_the_bonus_of_anyone_else_is_not_multiplied() -> None:
    table = scene(deck="key3 chest4", locker="anchor2 net2 net3", luck="anchor2 net2", divers=[None, "treasure-hunter"])
    assert table.plays("dive", "dive", "surface").locker == "net3"
