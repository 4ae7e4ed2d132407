"""The six Variants (CC70-CC75)."""

from __future__ import annotations

import pytest

from games.carcass.scene import Scene, scene

SEVENS = "anchor7 squid7 map7 key7 chest7 knife7 drone7 net7 harpoon7"  # 63 points
SIXES = "anchor6 squid6 map6 key6 chest6 knife6 drone6 net6 harpoon6"  # 54 points
FIVES = "anchor5 squid5 map5 key5 chest5 knife5 drone5 net5 harpoon5"  # 45 points


def final(*holds: str, variant: str) -> Scene:
    """A game whose last card, a Key 2, has just been brought home by the first seat."""
    return scene(holds, deck="key2", rest="locker", variant=variant).plays("dive")


# ---- Thieves' Reef ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC70")
def test_on_thieves_reef_an_incident_pays_the_player_on_the_left() -> None:
    table = scene(["map7", "net5", ""], deck="key3 mermaid5 key4", locker="anchor2", variant="thieves-reef")
    table.plays("dive", "dive", "dive")
    assert [table.hold(seat) for seat in (1, 2, 3)] == ["map7", "key3 key4 net5 mermaid5", ""]
    assert table.locker == "anchor2"


@pytest.mark.rule("CC70")
def test_the_first_player_sits_to_the_left_of_the_last() -> None:
    table = scene(deck="key3 key4", locker="", variant="thieves-reef", seats=3, turn=3)
    assert table.plays("dive", "dive").hold(1) == "key3 key4"


@pytest.mark.rule("CC70")
def test_on_thieves_reef_an_anchor_saves_as_usual() -> None:
    table = scene(deck="mermaid5 anchor3 key3 key4", locker="", variant="thieves-reef")
    table.plays("dive", "dive", "dive", "dive")
    assert (table.hold(1), table.hold(2), table.locker) == ("mermaid5", "anchor3 key3 key4", "")


@pytest.mark.rule("CC70")
def test_on_thieves_reef_a_knife_still_sends_its_card_to_the_locker() -> None:
    table = scene(["", "key5"], deck="knife3", locker="", variant="thieves-reef")
    assert table.plays("dive", "knife key5").locker == "key5"


# ---- Heap of Treasure ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CC71")
def test_in_the_heap_of_treasure_every_card_scores() -> None:
    table = scene(["key3 key5 mermaid8 mermaid9", ""], variant="heap-of-treasure")
    assert [table.points(1), table.points(2)] == [3 + 5 + 8 + 9, 0]


@pytest.mark.rule("CC71")
def test_the_heap_of_treasure_decides_the_victory() -> None:
    holds = ("squid3 squid4 squid5", "mermaid9")
    assert final(*holds, variant="none").winners == [2]
    assert final(*holds, variant="heap-of-treasure").winners == [1]


# ---- Sudden Surfacing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CC72")
def test_a_player_with_50_points_at_the_end_of_a_turn_wins_at_once() -> None:
    forty_two = "anchor7 squid7 map7 key7 chest7 knife7"
    table = scene([forty_two], deck="mermaid8", variant="sudden-surfacing")
    table.plays("dive")
    assert table.over == "", "the turn is not over"
    table.plays("surface")
    assert (table.points(1), table.over, table.winners, table.acting) == (50, "sudden-surfacing", [1], 0)


@pytest.mark.rule("CC72")
def test_49_points_are_not_enough() -> None:
    forty_two = "anchor7 squid7 map7 key7 chest7 knife7"
    table = scene([forty_two], deck="mermaid7", variant="sudden-surfacing")
    table.plays("dive", "surface")
    assert (table.points(1), table.over, table.turn) == (49, "", 2)


@pytest.mark.rule("CC72")
def test_without_the_variant_the_game_goes_on_at_50() -> None:
    assert scene([SEVENS], deck="mermaid8").plays("dive", "surface").over == ""


@pytest.mark.rule("CC72", "CC53")
def test_the_end_of_any_turn_counts_even_an_opponents() -> None:
    """The Saboteur rises to 50 in the turn of the player who had the incident."""
    forty_two = "anchor7 squid7 map7 key7 chest7 knife7"
    table = scene(
        ["", forty_two], deck="mermaid8 mermaid4", divers=[None, "saboteur"], variant="sudden-surfacing", locker=""
    )
    table.plays("sabotage 1", "dive", "dive")
    assert (table.points(2), table.over, table.winners) == (50, "sudden-surfacing", [2])


@pytest.mark.rule("CC72")
def test_of_several_at_50_the_higher_score_wins() -> None:
    table = scene([SIXES, SEVENS], deck="mermaid5", variant="sudden-surfacing").plays("dive", "surface")
    assert ([table.points(1), table.points(2)], table.winners) == ([59, 63], [2])


@pytest.mark.rule("CC72", "CC23")
@pytest.mark.parametrize(("more", "winners"), [("", [1]), ("anchor5", [1, 2]), ("anchor5 squid5", [2])])
def test_of_several_with_one_score_the_one_with_most_cards_wins(more: str, winners: list[int]) -> None:
    table = scene([SIXES, f"{SEVENS} {more}"], deck="mermaid9", variant="sudden-surfacing").plays("dive", "surface")
    assert ([table.points(1), table.points(2)], table.winners) == ([63, 63], winners)


@pytest.mark.rule("CC72")
def test_if_no_one_reaches_50_the_game_ends_with_the_deck() -> None:
    table = final("mermaid5", "mermaid9", variant="sudden-surfacing")
    assert (table.over, table.winners) == ("deck-empty", [2])


# ---- All Hands ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC73")
def test_with_all_hands_each_missing_suit_costs_5_points() -> None:
    table = scene(["key3 key5 mermaid9", ""], variant="all-hands")
    assert table.points(1) == 5 + 9 - 8 * 5
    assert table.points(2) == -50


@pytest.mark.rule("CC73")
def test_with_all_hands_a_hold_of_all_ten_suits_loses_nothing() -> None:
    assert scene([f"{FIVES} mermaid9"], variant="all-hands").points(1) == 45 + 9


@pytest.mark.rule("CC73")
def test_all_hands_decides_the_victory_and_the_parts_say_so() -> None:
    holds = ("anchor2 squid2 map2", "mermaid9")
    assert final(*holds, variant="none").winners == [2]
    table = final(*holds, variant="all-hands")
    assert ([table.points(1), table.points(2)], table.winners) == ([8 - 30, 9 - 45], [1])
    outcome = table.state.outcome()
    assert outcome is not None
    missing = outcome.scores[0].parts[-1]
    assert (missing.code, missing.points, missing.params) == ("part-missing", -30, {"count": 6})
    assert sum(part.points for part in outcome.scores[0].parts) == -22


# ---- Strange Waters -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CC74")
def test_in_strange_waters_an_equal_value_is_an_incident() -> None:
    table = scene(deck="key5 mermaid5", locker="", variant="strange-waters")
    table.plays("dive", "dive")
    assert (table.turn, table.locker) == (2, "key5 mermaid5")


@pytest.mark.rule("CC74")
def test_in_strange_waters_an_equal_suit_is_no_incident() -> None:
    table = scene(deck="key5 key4 key7", variant="strange-waters")
    table.plays("dive", "dive", "dive", "surface")
    assert table.hold(1) == "key4 key5 key7"


@pytest.mark.rule("CC74")
def test_in_strange_waters_the_last_of_several_anchors_counts() -> None:
    table = scene(deck="key5 anchor4 chest6 anchor3 map2 mermaid6", locker="", variant="strange-waters")
    table.plays("dive", "dive", "dive", "dive", "dive", "dive")
    assert (table.hold(1), table.locker) == ("anchor4 key5 chest6", "anchor3 map2 mermaid6")


@pytest.mark.rule("CC74", "CC63")
def test_in_strange_waters_the_harbour_pilot_steers_by_the_last_anchor() -> None:
    table = scene(
        deck="anchor4 chest6 anchor3 key2 mermaid5 mermaid8 mermaid6",
        locker="",
        variant="strange-waters",
        divers=["harbour-pilot"],
    )
    table.plays(*["dive"] * 7)
    assert (table.hold(1), table.locker) == ("anchor3 anchor4 key2 chest6 mermaid5", "mermaid6 mermaid8")


@pytest.mark.rule("CC74")
def test_in_strange_waters_the_largest_demand_of_several_squids_stands() -> None:
    table = scene(deck="squid3 squid4 key5 key6", variant="strange-waters")
    assert [table.plays("dive").owed for _ in range(4)] == [2, 2, 1, 0]


@pytest.mark.rule("CC74")
def test_in_strange_waters_a_squid_that_a_first_one_asked_for_asks_again() -> None:
    table = scene(deck="squid3 key5 squid4 key6 key7", variant="strange-waters")
    assert [table.plays("dive").owed for _ in range(5)] == [2, 1, 2, 1, 0]


@pytest.mark.rule("CC74", "CC50")
def test_in_strange_waters_the_squid_tamers_demands_do_not_add_up() -> None:
    table = scene(deck="squid3 squid4", variant="strange-waters", divers=[None, "squid-tamer"])
    assert [table.plays("dive").owed for _ in range(2)] == [4, 4]


@pytest.mark.rule("CC74", "CC56")
def test_in_strange_waters_the_miser_saves_every_net_and_what_each_brought_up() -> None:
    table = scene(
        ["key5 chest6"], deck="net3 net4 mermaid8 knife5", locker="", variant="strange-waters", divers=["miser"]
    )
    table.plays("dive", "net key5", "dive", "net chest6", "dive", "dive")
    assert (table.hold(1), table.locker) == ("key5 chest6 net3 net4", "knife5 mermaid8")


@pytest.mark.rule("CC74")
def test_in_strange_waters_a_net_can_bring_up_a_net() -> None:
    table = scene(["net5 key7"], deck="net3", variant="strange-waters")
    table.plays("dive", "net net5", "net key7")
    assert (table.exploration, table.choices) == ("net3 net5 key7", {"dive", "surface"})


@pytest.mark.rule("CC74", "CC37")
def test_in_strange_waters_several_keys_and_chests_are_one_pair() -> None:
    table = scene(
        deck="key3 key4 chest5 chest6",
        locker="net2 net3 net4 net5 net6",
        luck="net2 net3 net4 net5",
        variant="strange-waters",
    )
    table.plays("dive", "dive", "dive", "dive", "surface")
    assert table.locker == "net6"


@pytest.mark.rule("CC74", "CC52")
def test_in_strange_waters_a_mermaid_of_a_value_that_is_there_is_an_incident_for_sirens_friend_too() -> None:
    table = scene(deck="key5 mermaid5", locker="", variant="strange-waters", divers=["sirens-friend"])
    assert (table.plays("dive", "dive").hold(1), table.locker) == ("", "key5 mermaid5")


@pytest.mark.rule("CC74", "CC61")
def test_in_strange_waters_a_harpoon_that_is_gone_takes_its_value_along() -> None:
    table = scene(deck="key5 harpoon4 map4", locker="", variant="strange-waters", divers=[None, "decoy-keeper"])
    table.plays("dive", "dive")
    assert table.locker == "harpoon4"
    table.plays("dive", "map harpoon4")
    assert (table.turn, table.locker) == (2, "map4 key5 harpoon4"), "now the Map has that value"


# ---- Below the Waves ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CC75")
def test_below_the_waves_the_highest_score_below_60_wins() -> None:
    table = final(f"{SIXES} mermaid5", f"{SEVENS} mermaid9", f"{FIVES} mermaid8", variant="below-the-waves")
    assert [table.points(seat) for seat in (1, 2, 3)] == [59, 72, 53]
    assert (table.winners, table.places) == ([1], [1, 3, 2])


@pytest.mark.rule("CC75")
def test_60_is_not_below_60() -> None:
    table = final(f"{SIXES} mermaid6", "mermaid4", variant="below-the-waves")
    assert ([table.points(1), table.points(2)], table.winners) == ([60, 4], [2])


@pytest.mark.rule("CC75")
def test_if_no_one_is_below_60_the_lowest_score_wins() -> None:
    table = final(f"{SEVENS} mermaid7", f"{SIXES} mermaid9", variant="below-the-waves")
    assert ([table.points(1), table.points(2)], table.winners) == ([70, 63], [2])


@pytest.mark.rule("CC75")
def test_players_with_60_or_more_rank_behind_all_who_are_below_the_lower_score_first() -> None:
    table = final(f"{SEVENS} mermaid7", f"{SIXES} mermaid9", "mermaid4", variant="below-the-waves")
    assert [table.points(seat) for seat in (1, 2, 3)] == [70, 63, 4]
    assert table.places == [3, 2, 1]


@pytest.mark.rule("CC75", "CC23")
def test_below_the_waves_a_tie_goes_to_the_one_with_most_cards() -> None:
    holds = (SEVENS, f"{SIXES} mermaid9")
    table = final(*holds, variant="below-the-waves")
    assert [table.points(1), table.points(2)] == [63, 63]
    assert table.winners == [1, 2], "with the Key 2 both have ten cards"
    table = final(holds[0], f"{holds[1]} mermaid8", variant="below-the-waves")
    assert table.winners == [2]
