"""Where Divers meet each other, the Anchor and the Variants (CC67-CC69)."""

from __future__ import annotations

import pytest

from games.carcass.scene import scene

# ---- Open, one each, not optional ---------------------------------------------------------------------------------


@pytest.mark.rule("CC67")
@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_divers_are_open_and_each_player_has_exactly_one(seat: int | None) -> None:
    table = scene(divers=["miser", "navigator", "scavenger"])
    assert [side.diver for side in table.view(seat).seats] == ["miser", "navigator", "scavenger"]
    assert len({side.character for side in table.view(seat).seats}) == 3


@pytest.mark.rule("CC67")
def test_a_skill_is_not_optional_even_if_it_hurts() -> None:
    """The Netmaster must bring up the second card, though it is an incident."""
    table = scene(["key5 mermaid9"], deck="mermaid5 net3", divers=["netmaster"])
    table.plays("dive", "dive", "net key5")
    assert table.choices == {"net mermaid9"}


@pytest.mark.rule("CC67")
def test_sirens_friend_cannot_leave_a_mermaid_in_the_exploration() -> None:
    table = scene(deck="mermaid5", divers=["sirens-friend"])
    assert (table.plays("dive").hold(1), table.choices) == ("mermaid5", {"dive", "surface"})


@pytest.mark.rule("CC67", "CC65")
def test_the_spear_fisher_may_also_take_another_suit() -> None:
    table = scene(["key2", "key5 mermaid9"], deck="harpoon4", locker="", divers=["spear-fisher"])
    assert table.plays("dive", "harpoon mermaid9").exploration == "harpoon4 mermaid9"


# ---- The acting player's Diver first ------------------------------------------------------------------------------


@pytest.mark.rule("CC68")
def test_a_squid_that_the_squid_fisher_keeps_asks_for_nothing_although_there_is_a_squid_tamer() -> None:
    table = scene(deck="squid5", divers=["squid-fisher", "squid-tamer"])
    assert (table.plays("dive").hold(1), table.owed, table.choices) == ("squid5", 0, {"dive", "surface"})


@pytest.mark.rule("CC68")
def test_the_miser_saves_before_the_saboteur_receives() -> None:
    table = scene(["key5"], deck="mermaid5 net3 mermaid9", locker="", divers=["miser", "saboteur"])
    table.plays("sabotage 1", "dive", "dive", "net key5", "dive")
    assert (table.hold(1), table.hold(2), table.locker) == ("key5 net3", "mermaid5 mermaid9", "")


@pytest.mark.rule("CC68")
def test_the_harbour_pilot_saves_before_the_saboteur_receives() -> None:
    table = scene(deck="anchor3 mermaid5 mermaid9", locker="", divers=["harbour-pilot", "saboteur"])
    table.plays("sabotage 1", "dive", "dive", "dive")
    assert (table.hold(1), table.hold(2)) == ("anchor3 mermaid5", "mermaid9")


@pytest.mark.rule("CC68")
def test_the_squid_that_a_squid_fisher_must_take_from_the_decoy_keeper_goes_to_the_squid_fishers_hold() -> None:
    table = scene(["", "squid3 squid6"], deck="harpoon4", locker="", divers=["squid-fisher", "decoy-keeper"])
    table.plays("dive")
    assert (table.exploration, table.hold(1), table.hold(2)) == ("harpoon4", "squid6", "squid3")
    assert table.choices == {"dive", "surface"}


# ---- Meetings decided ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CC69")
def test_a_mermaid_netted_by_sirens_friend_goes_back_to_the_hold_and_the_net_is_satisfied() -> None:
    table = scene(["key5 mermaid9"], deck="net3", divers=["sirens-friend"])
    table.plays("dive", "net mermaid9")
    assert (table.exploration, table.hold(1), table.choices) == ("net3", "key5 mermaid9", {"dive", "surface"})


@pytest.mark.rule("CC69")
def test_anchor_and_miser_save_the_union_of_what_each_saves() -> None:
    table = scene(["key5"], deck="chest4 anchor6 map3 net3 mermaid6 mermaid9", locker="", divers=["miser"])
    table.plays("dive", "dive", "dive", "dive", "net key5", "dive", "dive")
    assert (table.hold(1), table.locker) == ("key5 chest4 net3", "anchor6 map3 mermaid6 mermaid9")


@pytest.mark.rule("CC69")
def test_anchor_and_miser_may_save_the_same_card() -> None:
    table = scene(["key5"], deck="net3 chest4 anchor6 mermaid6 mermaid9", locker="", divers=["miser"])
    table.plays("dive", "net key5", "dive", "dive", "dive", "dive")
    assert (table.hold(1), table.locker) == ("key5 chest4 net3", "anchor6 mermaid6 mermaid9")


@pytest.mark.rule("CC69")
def test_anchor_and_harbour_pilot_save_the_union_of_what_each_saves() -> None:
    table = scene(deck="chest4 map3 anchor6 key3 mermaid5 harpoon5 map5", locker="", divers=["harbour-pilot"])
    table.plays("dive", "dive", "dive", "dive", "dive", "dive", "dive")
    assert (table.hold(1), table.locker) == ("anchor6 map3 key3 chest4 mermaid5", "map5 harpoon5")


@pytest.mark.rule("CC69")
def test_anchor_and_miser_never_save_the_card_that_caused_the_incident() -> None:
    table = scene(["key5"], deck="key3 anchor6 net3", locker="", divers=["miser"])
    table.plays("dive", "dive", "dive", "net key5")
    assert (table.hold(1), table.locker) == ("key3 net3", "anchor6 key5")


@pytest.mark.rule("CC69")
def test_what_a_netted_map_brings_was_not_brought_up_by_the_misers_net() -> None:
    table = scene(["map7"], deck="mermaid5 net3 mermaid9", locker="key2", divers=["miser"])
    table.plays("dive", "dive", "net map7", "map key2", "dive")
    assert (table.hold(1), table.locker) == ("map7 net3", "key2 mermaid5 mermaid9")


@pytest.mark.rule("CC69")
def test_what_a_netted_harpoon_brings_was_not_brought_up_by_the_misers_net() -> None:
    table = scene(["harpoon7", "key5"], deck="mermaid5 net3 mermaid9", locker="", divers=["miser"])
    table.plays("dive", "dive", "net harpoon7", "harpoon key5", "dive")
    assert (table.hold(1), table.locker) == ("net3 harpoon7", "key5 mermaid5 mermaid9")


@pytest.mark.rule("CC69")
def test_the_saboteur_receives_what_an_anchor_did_not_save_the_causing_card_included() -> None:
    table = scene(deck="chest4 anchor6 key3 key5", locker="", divers=[None, "saboteur"])
    table.plays("sabotage 1", "dive", "dive", "dive", "dive")
    assert (table.hold(1), table.hold(2), table.locker) == ("chest4", "anchor6 key3 key5", "")


@pytest.mark.rule("CC69", "CC70")
def test_the_saboteur_comes_before_thieves_reef() -> None:
    divers = ["saboteur", None, None]
    table = scene(deck="key3 key5", locker="", divers=divers, variant="thieves-reef", turn=2)
    table.plays("sabotage 2", "dive", "dive")
    assert [table.hold(seat) for seat in (1, 2, 3)] == ["key3 key5", "", ""]


@pytest.mark.rule("CC69", "CC70")
def test_what_others_lose_on_thieves_reef_is_none_of_the_saboteurs_business() -> None:
    divers = ["saboteur", None, None, None]
    table = scene(deck="key3 key5", locker="", divers=divers, variant="thieves-reef", turn=3)
    table.plays("sabotage 2", "dive", "dive")
    assert [table.hold(seat) for seat in (1, 2, 3, 4)] == ["", "", "", "key3 key5"]


@pytest.mark.rule("CC69")
def test_a_deep_cutter_who_meets_the_iron_wetsuit_loses_one_card() -> None:
    table = scene(["anchor3 anchor6", "key4 key5"], deck="knife3", locker="", divers=["deep-cutter", "iron-wetsuit"])
    table.plays("dive", "knife key5", "lose anchor6")
    assert (table.hold(1), table.hold(2), table.locker) == ("anchor3", "key4 key5", "anchor6")


@pytest.mark.rule("CC69")
def test_what_a_scavenger_loses_to_the_iron_wetsuit_goes_to_the_locker() -> None:
    table = scene(["anchor3 anchor6", "key4 key5"], deck="knife3", locker="", divers=["scavenger", "iron-wetsuit"])
    table.plays("dive", "knife key5")
    assert table.choices == {"lose anchor6"}
    table.plays("lose anchor6")
    assert (table.hold(1), table.hold(2), table.locker) == ("anchor3", "key4 key5", "anchor6")


@pytest.mark.rule("CC69", "CC59")
@pytest.mark.parametrize("knifer", ["deep-cutter", "scavenger"])
def test_a_knifer_with_empty_hands_loses_nothing_to_the_iron_wetsuit(knifer: str) -> None:
    table = scene(["", "key4 key5"], deck="knife3", locker="", divers=[knifer, "iron-wetsuit"])
    table.plays("dive", "knife key5")
    assert (table.hold(1), table.hold(2), table.locker) == ("", "key4 key5", "")
    assert table.choices == {"dive", "surface"}


@pytest.mark.rule("CC69")
def test_the_decoy_keeper_comes_before_the_spear_fisher() -> None:
    table = scene(["squid2", "squid3 squid6 key5"], deck="harpoon4", locker="", divers=["spear-fisher", "decoy-keeper"])
    table.plays("dive")
    assert (table.exploration, table.hold(2)) == ("harpoon4 squid6", "squid3 key5")


@pytest.mark.rule("CC69")
def test_the_harpoon_of_a_spear_fisher_is_gone_too_if_the_decoy_keeper_has_no_squid() -> None:
    table = scene(["squid2", "key5"], deck="harpoon4", locker="", divers=["spear-fisher", "decoy-keeper"])
    table.plays("dive")
    assert (table.exploration, table.hold(2), table.locker) == ("", "key5", "harpoon4")
