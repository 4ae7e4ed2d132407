"""A sharing contest (DO10-DO21): the nine pairs of shapes, alone and with Convoy, Wager and Whirlpool."""

from __future__ import annotations

import itertools
from typing import NamedTuple

import pytest

from games.dolores.scene import Scene, scene

LOOT = "weapons2 wines2 jewels3 laces1"  # weapons2 wines2 lie in front of the left neighbour
SHAPES = ("peace", "fight", "pick")


class Share(NamedTuple):
    """Who gets what: the dealer picks `d1` if the dealer picks, the neighbour `l1`."""

    rule: str
    dealer: str
    left: str
    lost: str


# By the shapes of the dealer and the left neighbour.
PLAIN = {
    ("peace", "peace"): Share("DO13", "jewels3 laces1", "weapons2 wines2", ""),
    ("fight", "peace"): Share("DO14", "weapons2 wines2 jewels3 laces1", "", ""),
    ("peace", "fight"): Share("DO14", "", "weapons2 wines2 jewels3 laces1", ""),
    ("fight", "fight"): Share("DO15", "", "", "weapons2 wines2 jewels3 laces1"),
    ("pick", "peace"): Share("DO16", "jewels3", "weapons2 wines2", "laces1"),
    ("peace", "pick"): Share("DO16", "jewels3 laces1", "weapons2", "wines2"),
    ("pick", "fight"): Share("DO17", "jewels3", "weapons2 wines2 laces1", ""),
    ("fight", "pick"): Share("DO17", "wines2 jewels3 laces1", "weapons2", ""),
    ("pick", "pick"): Share("DO18", "", "", "weapons2 wines2 jewels3 laces1"),
}
# A Convoy has brought tableware1 to the neighbour and ingots1 to the dealer.
CONVOY = {
    ("peace", "peace"): Share("DO36", "jewels3 laces1 ingots1", "weapons2 wines2 tableware1", ""),
    ("fight", "peace"): Share("DO36", "weapons2 wines2 jewels3 laces1 tableware1 ingots1", "", ""),
    ("peace", "fight"): Share("DO36", "", "weapons2 wines2 jewels3 laces1 tableware1 ingots1", ""),
    ("fight", "fight"): Share("DO36", "", "", "weapons2 wines2 jewels3 laces1 tableware1 ingots1"),
    ("pick", "peace"): Share("DO36", "jewels3", "weapons2 wines2 tableware1", "laces1 ingots1"),
    ("peace", "pick"): Share("DO36", "jewels3 laces1 ingots1", "weapons2", "wines2 tableware1"),
    ("pick", "fight"): Share("DO36", "jewels3", "weapons2 wines2 laces1 tableware1 ingots1", ""),
    ("fight", "pick"): Share("DO36", "wines2 jewels3 laces1 tableware1 ingots1", "weapons2", ""),
    ("pick", "pick"): Share("DO36", "", "", "weapons2 wines2 jewels3 laces1 tableware1 ingots1"),
}
# A Wager has taken l2 and d2, wines2 and laces1.
WAGER = {
    ("peace", "peace"): Share("DO35", "jewels3", "weapons2", ""),
    ("fight", "peace"): Share("DO35", "weapons2 jewels3", "", ""),
    ("peace", "fight"): Share("DO35", "", "weapons2 jewels3", ""),
    ("fight", "fight"): Share("DO35", "", "", "weapons2 jewels3"),
    ("pick", "peace"): Share("DO35", "jewels3", "weapons2", ""),
    ("peace", "pick"): Share("DO35", "jewels3", "weapons2", ""),
    ("pick", "fight"): Share("DO35", "jewels3", "weapons2", ""),
    ("fight", "pick"): Share("DO35", "jewels3", "weapons2", ""),
    ("pick", "pick"): Share("DO35", "", "", "weapons2 jewels3"),
}
# A Whirlpool has moved l1 and d1 to the neighbour: weapons2 jewels3 there, wines2 laces1 with the dealer.
WHIRLPOOL = {
    ("peace", "peace"): Share("DO40", "wines2 laces1", "weapons2 jewels3", ""),
    ("fight", "peace"): Share("DO40", "weapons2 wines2 jewels3 laces1", "", ""),
    ("peace", "fight"): Share("DO40", "", "weapons2 wines2 jewels3 laces1", ""),
    ("fight", "fight"): Share("DO40", "", "", "weapons2 wines2 jewels3 laces1"),
    ("pick", "peace"): Share("DO40", "wines2", "weapons2 jewels3", "laces1"),
    ("peace", "pick"): Share("DO40", "wines2 laces1", "weapons2", "jewels3"),
    ("pick", "fight"): Share("DO40", "wines2", "weapons2 jewels3 laces1", ""),
    ("fight", "pick"): Share("DO40", "wines2 jewels3 laces1", "weapons2", ""),
    ("pick", "pick"): Share("DO40", "", "", "weapons2 wines2 jewels3 laces1"),
}
TABLES = {"plain": PLAIN, "convoy": CONVOY, "wager": WAGER, "whirlpool": WHIRLPOOL}


def table_for(kind: str) -> Scene:
    """Three seats, the first deals to the second; the third has the message and plays it, if it is one for now."""
    message = "" if kind == "plain" else kind
    table = scene("", "", message, deck=f"{LOOT} tableware1 ingots1", rest="deck")
    if kind == "convoy":
        table.plays("3: convoy")
    elif kind == "whirlpool":
        table.plays("3: whirlpool l1-d1")
    return table


@pytest.mark.rule("DO13", "DO14", "DO15", "DO16", "DO17", "DO18", "DO35", "DO36", "DO40")
@pytest.mark.parametrize(("dealer", "left"), list(itertools.product(SHAPES, SHAPES)))
@pytest.mark.parametrize("kind", TABLES)
def test_nine_pairs(kind: str, dealer: str, left: str) -> None:
    wanted = TABLES[kind][dealer, left]
    table = table_for(kind)
    before = table.discard.split()
    table.plays(f"1: show {dealer}", f"2: show {left}")
    if kind == "wager":
        table.plays(f"3: bet {dealer} {left}", "3: haul l2-d2")
        before.append("wager")
    if "pick" in (dealer, left) and dealer != left:
        picker = "1: pick d1" if dealer == "pick" else "2: pick l1"
        table.plays(picker)
    lost = sorted([*before, *wanted.lost.split()])
    assert (table.hold(1), table.hold(2)) == (wanted.dealer, wanted.left)
    assert sorted(table.discard.split()) == lost
    assert table.hold(3) == ("wines2 laces1" if kind == "wager" else "")
    assert (table.dealer, table.state.contest) == (2, 2), "the next contest has begun"


@pytest.mark.rule("DO10", "DO11")
def test_the_dealer_shares_with_the_player_on_the_left_and_deals_to_that_side_first() -> None:
    table = scene(deck=LOOT, seats=4, dealer=4)
    assert (table.dealer, table.left, table.asked) == (4, 1, [1, 4])
    assert (table.loot("l"), table.loot("d")) == ("weapons2 wines2", "jewels3 laces1")


@pytest.mark.rule("DO10")
def test_a_player_outside_the_contest_has_no_say() -> None:
    refusal = scene(deck=LOOT, seats=3).refuses(3, "show peace")
    assert refusal.code == "no-not-yours"


@pytest.mark.rule("DO12")
def test_it_makes_no_difference_who_chooses_first() -> None:
    one, other = scene(deck=LOOT), scene(deck=LOOT)
    one.plays("1: show pick", "2: show fight")
    other.plays("2: show fight", "1: show pick")
    assert one.state.dump() == other.state.dump()


@pytest.mark.rule("DO12")
def test_a_choice_is_locked_in() -> None:
    table = scene(deck=LOOT).plays("1: show peace")
    refusal = table.refuses(1, "show fight")
    assert (refusal.code, refusal.rule) == ("no-locked", "DO12")
    assert table.asked == [2]


@pytest.mark.rule("DO16")
def test_the_picker_may_take_from_either_side() -> None:
    table = scene(deck=LOOT).contest("pick", "peace")
    assert (table.asked, table.choices(1)) == ([1], {"pick l1", "pick l2", "pick d1", "pick d2"})
    table.plays("pick l2")
    assert (table.hold(1), table.hold(2), table.discard) == ("wines2", "weapons2", "jewels3 laces1")


@pytest.mark.rule("DO16", "DO17")
def test_an_empty_slot_cannot_be_picked() -> None:
    refusal = scene(deck=LOOT).contest("pick", "fight").refuses(1, "pick l3")
    assert (refusal.code, refusal.params["slot"]) == ("no-empty-slot", "l3")


@pytest.mark.rule("DO18")
def test_after_a_double_first_pick_both_name_goods_in_secret_and_discard_them_all() -> None:
    table = scene("wines1 wines3 laces1", "ingots1 jewels1", deck=LOOT).contest("pick", "pick")
    assert table.asked == [1, 2]
    assert (table.choices(1), table.choices(2)) == ({"drop wines", "drop laces"}, {"drop jewels", "drop ingots"})
    table.plays("2: drop jewels")
    assert table.hold(2) == "jewels1 ingots1", "nothing happens before both have named theirs"
    assert table.view(1).seats[1].locked
    table.plays("1: drop wines")
    assert (table.hold(1), table.hold(2)) == ("laces1", "ingots1")
    assert table.discard == "weapons2 wines1 wines2 wines3 jewels1 jewels3 laces1"


@pytest.mark.rule("DO18")
def test_a_player_without_goods_discards_nothing() -> None:
    table = scene("", "ingots1", deck=LOOT).contest("pick", "pick")
    assert table.asked == [2]
    refusal = table.refuses(2, "drop wines")
    assert (refusal.code, refusal.rule) == ("no-goods-owned", "DO18")
    table.plays("drop ingots")
    assert (table.dealer, table.hold(2)) == (2, "")
    assert scene(deck=LOOT).contest("pick", "pick").dealer == 2


@pytest.mark.rule("DO19")
def test_taken_cards_join_open_sets_and_the_left_neighbour_deals() -> None:
    table = scene("jewels1", deck=LOOT, seats=3).contest("fight", "peace")
    sets = {one.goods: one.total for one in table.view(None).seats[0].sets}
    assert sets == {"weapons": 2, "wines": 2, "jewels": 4, "laces": 1}
    assert (table.dealer, table.left) == (2, 3)
    table.contest("fight", "fight").contest("peace", "peace")
    assert table.dealer == 1


@pytest.mark.rule("DO21")
def test_when_fewer_than_four_cards_are_left_the_game_ends_by_dawn() -> None:
    table = scene(deck=f"{LOOT} wines1 wines1 dawn", rest="discard").contest("peace", "peace")
    assert (table.over, table.asked) == ("dawn", [])


@pytest.mark.rule("DO21")
def test_the_log_turns_the_last_cards_over_before_it_names_dawn() -> None:
    table = scene(deck=f"{LOOT} wines1 dawn ingots2", rest="discard").contest("peace", "peace")
    for seat in (1, 2, None):
        *_, turned, dawn = table.heard(seat)
        assert (turned.code, turned.params["cards"]) == ("event-last-cards", ["wines1", "ingots2", "dawn"])
        assert dawn.code == "event-dawn"
        assert [card.card for card in table.view(seat).loot] == ["wines1", "dawn", "ingots2"]
    assert table.view(None).deck == 0


@pytest.mark.rule("DO21", "DO50")
def test_after_a_lookout_the_last_cards_stay_in_the_deck() -> None:
    table = scene("lookout", deck=f"dawn {LOOT} wines1", rest="discard").plays("lookout").contest("fight", "fight")
    assert (table.over, table.state.left) == ("no-cards", 2)
    assert "event-last-cards" not in [event.code for event in table.heard(None)]


@pytest.mark.rule("DO21")
def test_even_a_lookout_does_not_help_when_there_are_too_few_cards() -> None:
    table = scene("lookout", deck=f"{LOOT} wines1 wines1 dawn", rest="discard").contest("peace", "peace")
    assert table.over == "dawn"
