"""A turn: the first reveal, placing a card, going on or returning, the diving incident (CC10-CC17)."""

from __future__ import annotations

import pytest

from games.carcass.scene import scene

# ---- Revealing and placing ----------------------------------------------------------------------------------------


@pytest.mark.rule("CC10")
def test_a_turn_starts_by_revealing_the_top_card_of_the_loot_deck() -> None:
    table = scene(deck="mermaid5 key7")
    table.plays("dive")
    assert table.exploration == "mermaid5"
    assert "mermaid5" not in table.deck


@pytest.mark.rule("CC10")
def test_the_first_reveal_is_not_optional() -> None:
    table = scene(deck="mermaid5")
    assert table.asked == "ask-first"
    assert table.choices == {"dive"}
    assert table.refuses("surface").rule == "CC10"


@pytest.mark.rule("CC10")
def test_nor_is_the_first_reveal_of_the_next_player() -> None:
    table = scene(deck="mermaid5")
    table.plays("dive", "surface")
    assert (table.turn, table.asked, table.choices) == (2, "ask-first", {"dive"})


@pytest.mark.rule("CC11")
def test_a_revealed_card_of_a_new_suit_goes_to_the_end_of_the_exploration() -> None:
    table = scene(deck="mermaid5 chest3 anchor6")
    table.plays("dive", "dive", "dive")
    assert table.exploration == "mermaid5 chest3 anchor6"


@pytest.mark.rule("CC11")
def test_an_effect_is_applied_as_soon_as_its_card_is_placed() -> None:
    table = scene(["", "key5"], deck="mermaid5 knife3")
    table.plays("dive", "dive")
    assert table.asked == "ask-knife"


@pytest.mark.rule("CC11")
def test_an_effect_is_mandatory_even_if_it_hurts() -> None:
    table = scene(["mermaid9"], deck="mermaid5 net3")
    table.plays("dive", "dive")
    assert table.choices == {"net mermaid9"}, "which is an incident"
    assert table.refuses("surface").rule == "CC41"
    assert table.refuses("dive").rule == "CC41"


@pytest.mark.rule("CC12")
def test_after_the_effect_the_player_reveals_another_card_or_returns() -> None:
    table = scene(["", "key5"], deck="knife3 mermaid5")
    table.plays("dive", "knife key5")
    assert table.asked == "ask-turn"
    assert table.choices == {"dive", "surface"}
    table.plays("dive")
    assert (table.turn, table.exploration, table.choices) == (1, "knife3 mermaid5", {"dive", "surface"})


@pytest.mark.rule("CC13")
def test_a_card_from_the_loot_deck_applies_its_effect() -> None:
    assert scene(["", "key5"], deck="knife3").plays("dive").asked == "ask-knife"


@pytest.mark.rule("CC13")
def test_a_card_from_the_locker_applies_its_effect() -> None:
    assert scene(["", "key5"], deck="map3", locker="knife2").plays("dive", "map knife2").asked == "ask-knife"


@pytest.mark.rule("CC13")
def test_a_card_from_the_players_own_hold_applies_its_effect() -> None:
    assert scene(["knife2", "key5"], deck="net3").plays("dive", "net knife2").asked == "ask-knife"


@pytest.mark.rule("CC13")
def test_a_card_from_another_hold_applies_its_effect() -> None:
    assert scene(["", "knife2 key5"], deck="harpoon3").plays("dive", "harpoon knife2").asked == "ask-knife"


@pytest.mark.rule("CC13")
def test_key_and_chest_do_nothing_before_they_reach_a_hold() -> None:
    table = scene(deck="key3 chest4", locker="net2 net3 net4", luck="net2 net4")
    table.plays("dive", "dive")
    assert table.choices == {"dive", "surface"}
    assert (table.hold(1), table.locker) == ("", "net2 net3 net4")
    table.plays("surface")
    assert (table.hold(1), table.locker) == ("key3 chest4 net2 net4", "net3")


# ---- The diving incident ------------------------------------------------------------------------------------------


@pytest.mark.rule("CC14")
def test_a_second_card_of_a_suit_sends_the_exploration_and_itself_to_the_locker() -> None:
    table = scene(["map7"], deck="mermaid5 chest3 mermaid9", locker="net2")
    table.plays("dive", "dive", "dive")
    assert table.exploration == ""
    assert table.locker == "chest3 net2 mermaid5 mermaid9"
    assert table.hold(1) == "map7"


@pytest.mark.rule("CC14")
def test_an_incident_ends_the_turn() -> None:
    table = scene(deck="mermaid5 mermaid9")
    table.plays("dive", "dive")
    assert (table.turn, table.asked) == (2, "ask-first")


@pytest.mark.rule("CC14")
def test_a_third_card_after_an_incident_begins_a_new_exploration() -> None:
    table = scene(deck="mermaid5 mermaid9 mermaid7")
    table.plays("dive", "dive", "dive")
    assert (table.turn, table.exploration) == (2, "mermaid7")


@pytest.mark.rule("CC14")
def test_the_card_that_causes_an_incident_does_not_apply_its_effect() -> None:
    table = scene(["", "key5 key7"], deck="knife3 knife4")
    table.plays("dive", "knife key7", "dive")
    assert table.hold(2) == "key5"
    assert (table.turn, table.asked) == (2, "ask-first")


@pytest.mark.rule("CC14")
def test_a_drone_that_causes_an_incident_sees_nothing() -> None:
    table = scene(deck="drone3 key5 drone4 mermaid9")
    table.plays("dive", "place", "dive")
    assert (table.turn, table.view(1).seen_by) == (2, [])


@pytest.mark.rule("CC14")
def test_a_map_that_causes_an_incident_draws_nothing() -> None:
    table = scene(deck="map3 map4", locker="key2").plays("dive", "map key2", "dive")
    assert (table.turn, table.locker) == (2, "map3 map4 key2")
    assert [event.code for event in table.heard(1)].count("event-map") == 1


@pytest.mark.rule("CC14", "CC61")
def test_a_harpoon_that_causes_an_incident_takes_no_squid_from_the_decoy_keeper() -> None:
    table = scene(["", "squid3 squid6"], deck="harpoon4 harpoon5", locker="", divers=[None, "decoy-keeper"])
    table.plays("dive", "dive")
    assert (table.hold(2), table.locker) == ("squid3", "squid6 harpoon4 harpoon5")


@pytest.mark.rule("CC14")
def test_a_second_anchor_saves_nothing_more_than_the_first() -> None:
    table = scene(deck="mermaid5 anchor3 key4 anchor6", locker="")
    table.plays("dive", "dive", "dive", "dive")
    assert (table.hold(1), table.locker) == ("mermaid5", "anchor3 anchor6 key4")


@pytest.mark.rule("CC14")
def test_an_incident_earns_no_bonus_for_key_and_chest() -> None:
    table = scene(deck="key3 chest4 key5", locker="net2 net3 net4")
    table.plays("dive", "dive", "dive")
    assert (table.hold(1), table.locker) == ("", "key3 key5 chest4 net2 net3 net4")


@pytest.mark.rule("CC14")
def test_an_incident_cancels_what_a_squid_still_asks_for() -> None:
    table = scene(deck="squid3 squid4 mermaid5", locker="")
    table.plays("dive", "dive")
    assert (table.turn, table.owed) == (2, 0)
    table.plays("dive")
    assert table.choices == {"dive", "surface"}


@pytest.mark.rule("CC14")
def test_an_incident_cancels_every_pending_effect() -> None:
    """The Netmaster's first card is an incident: the second is no longer brought up."""
    table = scene(["mermaid9 key7", "map3"], deck="mermaid5 net3", divers=["netmaster"], locker="")
    table.plays("dive", "dive", "net mermaid9")
    assert (table.hold(1), table.hold(2)) == ("key7", "map3")
    assert (table.acting, table.asked) == (2, "ask-first")


@pytest.mark.rule("CC15")
def test_a_card_from_the_locker_can_cause_an_incident() -> None:
    table = scene(deck="key3 map4", locker="key2 net2")
    table.plays("dive", "dive", "map key2")
    assert (table.turn, table.hold(1), table.locker) == (2, "", "map4 key2 key3 net2")


@pytest.mark.rule("CC15")
def test_a_card_from_the_players_own_hold_can_cause_an_incident() -> None:
    table = scene(["key7 mermaid9"], deck="key3 net4", locker="")
    table.plays("dive", "dive", "net key7")
    assert (table.turn, table.hold(1), table.locker) == (2, "mermaid9", "key3 key7 net4")


@pytest.mark.rule("CC15")
def test_a_card_from_another_hold_can_cause_an_incident() -> None:
    table = scene(["", "key7 mermaid9"], deck="key3 harpoon4", locker="")
    table.plays("dive", "dive", "harpoon key7")
    assert (table.turn, table.hold(1), table.hold(2), table.locker) == (2, "", "mermaid9", "key3 key7 harpoon4")


@pytest.mark.rule("CC15")
def test_a_card_that_a_drone_saw_can_cause_an_incident() -> None:
    table = scene(deck="key3 drone4 key7", locker="")
    table.plays("dive", "dive", "place")
    assert (table.turn, table.hold(1), table.locker) == (2, "", "key3 key7 drone4")


@pytest.mark.rule("CC15")
def test_a_map_can_bring_up_another_map_and_a_net_another_net() -> None:
    table = scene(["net7"], deck="map4 net3", locker="map2")
    table.plays("dive", "map map2")
    assert (table.turn, table.locker) == (2, "map2 map4")
    table = scene(["net7"], deck="net3", locker="")
    table.plays("dive", "net net7")
    assert (table.turn, table.locker) == (2, "net3 net7")


# ---- Returning, and the next player -------------------------------------------------------------------------------


@pytest.mark.rule("CC16")
def test_returning_moves_the_whole_exploration_into_the_hold() -> None:
    table = scene(["map7"], deck="mermaid5 chest3 anchor6", locker="net2")
    table.plays("dive", "dive", "dive", "surface")
    assert table.exploration == ""
    assert table.hold(1) == "anchor6 map7 chest3 mermaid5"
    assert table.locker == "net2"


@pytest.mark.rule("CC16")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_holds_lie_open_sorted_by_suit_and_value(seat: int | None) -> None:
    table = scene(["mermaid9 key5 squid7", "key3"], deck="mermaid4 key2")
    table.plays("dive", "dive", "surface")
    holds = [side.hold for side in table.view(seat).seats]
    assert holds == [["squid7", "key2", "key5", "mermaid4", "mermaid9"], ["key3"]]


@pytest.mark.rule("CC17")
def test_play_passes_to_the_left() -> None:
    table = scene(deck="key3 key4 key5 key6", seats=3)
    turns = [table.turn]
    for _ in range(3):
        table.plays("dive", "surface")
        turns.append(table.turn)
    assert turns == [1, 2, 3, 1]


@pytest.mark.rule("CC17")
def test_play_passes_to_the_left_after_an_incident_too() -> None:
    table = scene(deck="key3 key4", seats=4, turn=4)
    table.plays("dive", "dive")
    assert (table.turn, table.acting) == (1, 1)


@pytest.mark.rule("CC17")
def test_no_one_plays_out_of_turn() -> None:
    table = scene(deck="key3", seats=3)
    assert table.refuses("dive", seat=2).rule == "CC17"
    assert [len(table.state.legal(seat)) for seat in range(3)] == [1, 0, 0]
