"""The last card, the empty deck, the score, ties (CC20-CC23)."""

from __future__ import annotations

import pytest

from games.carcass.scene import Scene, scene


def final(*holds: str, last: str = "key2") -> Scene:
    """A game whose last card, a Key for the first seat, has just been brought home."""
    table = scene(holds, deck=last, rest="locker")
    return table.plays("dive")


# ---- The end ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC20")
def test_after_the_turn_of_the_last_loot_card_the_game_ends() -> None:
    table = scene(deck="mermaid5", rest="locker")
    table.plays("dive")
    assert table.over == "deck-empty"
    assert table.acting == 0
    assert table.hold(1) == "mermaid5"


@pytest.mark.rule("CC20")
def test_the_game_does_not_end_before_the_last_loot_card() -> None:
    table = scene(deck="mermaid5 key3", rest="locker")
    table.plays("dive")
    assert table.choices == {"dive", "surface"}
    table.plays("surface")
    assert (table.over, table.turn) == ("", 2)


@pytest.mark.rule("CC20")
def test_whoever_reveals_the_last_loot_card_finishes_that_turn_normally() -> None:
    table = scene(["", "key5 map7"], deck="knife3", locker="", rest=2)
    table.plays("dive")
    assert (table.over, table.asked) == ("", "ask-knife")
    table.plays("knife map7")
    assert (table.over, table.hold(1), table.locker) == ("deck-empty", "knife3", "map7")


@pytest.mark.rule("CC20")
def test_the_last_turn_can_end_in_an_incident() -> None:
    table = scene(deck="mermaid5 mermaid9", rest="locker")
    table.plays("dive", "dive")
    assert (table.over, table.hold(1)) == ("deck-empty", "")
    assert "mermaid5 mermaid" in table.locker


@pytest.mark.rule("CC20")
def test_no_one_plays_once_the_game_is_over() -> None:
    table = scene(deck="mermaid5", rest="locker").plays("dive")
    assert [list(table.state.legal(seat)) for seat in range(2)] == [[], []]
    assert table.refuses("dive", seat=2).rule == "CC20"


@pytest.mark.rule("CC21")
def test_with_the_deck_empty_the_player_returns_once_the_pending_effects_are_done() -> None:
    table = scene(["mermaid9"], deck="key3 net4", rest="locker")
    table.plays("dive", "dive")
    assert table.asked == "ask-net"
    table.plays("net mermaid9")
    assert (table.over, table.hold(1)) == ("deck-empty", "key3 net4 mermaid9")


@pytest.mark.rule("CC21")
def test_the_return_with_an_empty_deck_has_its_key_and_chest_bonus() -> None:
    table = scene(deck="key3 chest4", locker="net2 net3 net4", luck="net3 net4", rest=2)
    table.plays("dive", "dive")
    assert (table.over, table.hold(1), table.locker) == ("deck-empty", "key3 chest4 net3 net4", "net2")


@pytest.mark.rule("CC21")
def test_a_last_card_that_a_drone_saw_and_left_is_not_revealed() -> None:
    table = scene(deck="drone3 mermaid9", rest="locker")
    table.plays("dive", "leave")
    assert (table.over, table.deck, table.hold(1)) == ("", "mermaid9", "drone3")


@pytest.mark.rule("CC21")
def test_the_next_player_must_reveal_the_last_card_that_a_drone_left() -> None:
    table = scene(deck="drone3 mermaid9", rest="locker")
    table.plays("dive", "leave")
    assert (table.turn, table.choices) == (2, {"dive"})
    table.plays("dive")
    assert (table.over, table.hold(2)) == ("deck-empty", "mermaid9")


# ---- Score and ties -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CC22")
def test_each_player_scores_the_highest_card_of_each_suit() -> None:
    table = scene(["squid3 squid5 squid7 key4 mermaid8 mermaid9", "anchor2"])
    assert table.points(1) == 7 + 4 + 9
    assert table.points(2) == 2


@pytest.mark.rule("CC22")
def test_an_empty_hold_scores_nothing() -> None:
    assert scene().points(1) == 0


@pytest.mark.rule("CC22")
def test_cards_in_the_exploration_do_not_score() -> None:
    assert scene(deck="mermaid9").plays("dive").points(1) == 0


@pytest.mark.rule("CC22")
def test_most_points_win() -> None:
    table = final("mermaid5", "mermaid9 map3", "mermaid8")
    assert [table.points(seat) for seat in (1, 2, 3)] == [7, 12, 8]
    assert (table.winners, table.places) == ([2], [3, 1, 2])


@pytest.mark.rule("CC22")
def test_points_come_before_cards() -> None:
    table = final("squid3 squid4 squid5", "mermaid9")
    assert [table.points(seat) for seat in (1, 2)] == [7, 9]
    assert table.winners == [2]


@pytest.mark.rule("CC22")
def test_the_parts_of_a_score_say_where_its_points_come_from() -> None:
    outcome = final("mermaid5 mermaid9 map3").state.outcome()
    assert outcome is not None
    first = outcome.scores[0]
    assert [(part.params["card"], part.points) for part in first.parts] == [("map3", 3), ("key2", 2), ("mermaid9", 9)]
    assert sum(part.points for part in first.parts) == first.points == 14


@pytest.mark.rule("CC23")
def test_of_those_tied_the_one_with_most_cards_wins() -> None:
    table = final("squid5", "map7 map6 map5")
    assert [table.points(seat) for seat in (1, 2)] == [7, 7]
    assert (table.winners, table.places) == ([2], [2, 1])


@pytest.mark.rule("CC23")
def test_with_as_many_cards_too_the_victory_is_shared() -> None:
    table = final("squid5", "map7 map6", "harpoon4")
    assert (table.winners, table.places) == ([1, 2], [1, 1, 3])


@pytest.mark.rule("CC23")
def test_cards_do_not_help_who_has_fewer_points() -> None:
    table = final("squid5", "map7", "harpoon2 harpoon3 harpoon4 harpoon5")
    assert [table.points(seat) for seat in (1, 2, 3)] == [7, 7, 5]
    assert (table.winners, table.places) == ([1], [1, 2, 3])
