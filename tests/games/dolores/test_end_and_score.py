"""End and score (DO41, DO50-DO55)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dolores.scene import scene
from wreckfish.games.dolores.cards import UNITS
from wreckfish.games.dolores.components import CARDS, GOODS
from wreckfish.games.dolores.score import points_of

LOOT = "weapons2 wines2 jewels3 laces1"


def sets_of(*totals: int) -> str:
    """Cards that make sets with these totals, of 1s as far as there are any."""
    cards = []
    for goods, total in zip(GOODS, totals, strict=False):
        values = {8: [1, 1, 1, 1, 1, 1, 2], 9: [1, 1, 1, 1, 1, 2, 2]}.get(total, [1] * total)
        cards += [f"{goods}{value}" for value in values]
    return " ".join(cards)


def score(cards: str) -> int:
    return points_of(sum(UNITS[CARDS.index(card)] for card in cards.split()))


@pytest.mark.rule("DO54")
@pytest.mark.parametrize(("totals", "points"), [((2, 2, 4, 5, 6), 10), ((2, 2, 4, 6, 6), 16), ((3, 3, 3), 18)])
def test_the_examples_of_the_sheet(totals: tuple[int, ...], points: int) -> None:
    assert score(sets_of(*totals)) == points


@pytest.mark.rule("DO51")
def test_values_count_not_cards() -> None:
    assert score("wines3") == score("wines1 wines2") == score("wines1 wines1 wines1") == 6
    assert score("wines3 laces1 laces1 ingots1") == 3 + 1


@pytest.mark.rule("DO52")
@pytest.mark.parametrize(("totals", "points"), [((1, 2), 3), ((1, 2, 3), 4), ((1, 1, 3), 5), ((2, 5, 5, 3), 12)])
def test_highest_and_lowest_sets_score_and_every_tie_counts(totals: tuple[int, ...], points: int) -> None:
    assert score(sets_of(*totals)) == points


@pytest.mark.rule("DO53")
@pytest.mark.parametrize(("totals", "points"), [((4,), 8), ((1, 1), 4), ((2, 2, 2, 2, 2, 2, 2), 28)])
def test_equal_sets_count_twice_and_so_does_a_single_one(totals: tuple[int, ...], points: int) -> None:
    assert score(sets_of(*totals)) == points


@pytest.mark.rule("DO52", "DO53")
def test_points_agree_with_a_plain_count() -> None:
    """Against a slow reading of the rules, over sets of every size."""
    for number in range(1, 3000):
        totals = [number * prime % 10 for prime in (3, 7, 11, 13, 17, 19, 23)]
        sets = [total for total in totals if total]
        wanted = sum(total for total in sets if total in (max(sets), min(sets))) if sets else 0
        assert score(sets_of(*totals)) == (2 * sum(sets) if len(set(sets)) == 1 else wanted)


@pytest.mark.rule("DO55")
def test_no_goods_score_nothing_and_messages_do_not_either() -> None:
    assert score("") == score("foiled theft lookout dawn") == 0
    assert score("wines2 wager") == 4


@pytest.mark.rule("DO55")
def test_most_points_win_and_equals_share_the_victory() -> None:
    table = scene("wines2", "laces2", "ingots1", deck="jewels1 dawn jewels1 jewels1")
    outcome = table.state.outcome()
    assert outcome is not None
    assert [score.points for score in outcome.scores] == [4, 4, 2]
    assert [score.place for score in outcome.scores] == [1, 1, 3]
    assert outcome.winners == (0, 1)


@pytest.mark.rule("DO52", "DO53")
def test_the_outcome_says_why_each_set_scored() -> None:
    table = scene("wines1 wines2 laces1 ingots2", "jewels1 laces1", deck="dawn jewels1 jewels1 jewels1")
    outcome = table.state.outcome()
    assert outcome is not None
    parts = [[(part.code, part.params["goods"], part.points) for part in score.parts] for score in outcome.scores]
    assert parts[0] == [("part-highest", "wines", 3), ("part-lowest", "laces", 1), ("part-between", "ingots", 0)]
    assert parts[1] == [("part-doubled", "jewels", 2), ("part-doubled", "laces", 2)]
    assert [one.scores for one in table.view(2).seats[0].sets] == ["highest", "lowest", None]


@pytest.mark.rule("DO41", "DO50")
@pytest.mark.parametrize("place", range(4))
def test_when_dawn_is_drawn_the_game_ends_and_the_contest_is_not_played(place: int) -> None:
    cards = ["weapons2", "wines2", "jewels3"]
    cards.insert(place, "dawn")
    table = scene("ingots1", deck=" ".join([*cards, LOOT.split()[3]]))
    assert (table.over, table.asked, table.hold(1)) == ("dawn", [], "ingots1")
    assert Counter(table.loot("l").split() + table.loot("d").split()) == Counter(cards[: place + 1])


@pytest.mark.rule("DO41")
def test_dawn_ends_the_game_by_convoy_by_new_wave_and_under_a_lantern() -> None:
    assert scene("convoy", deck=f"{LOOT} wines1 dawn").plays("convoy").over == "dawn"
    assert scene("new-wave", deck=f"{LOOT} wines1 wines1 dawn wines1").plays("new-wave").over == "dawn"
    table = scene("broken-lantern", deck="wines1 wines1 dawn wines1").plays("broken-lantern")
    assert table.over == "dawn"
    assert table.view(2).loot[0].card == "wines1", "face-down cards are turned up"


@pytest.mark.rule("DO50")
def test_after_a_lookout_the_game_ends_when_fewer_than_four_cards_remain() -> None:
    table = scene("lookout", deck=f"wines1 dawn wines1 wines1 {LOOT} laces1 laces1 laces1", rest="discard")
    table.plays("lookout").contest("peace", "peace")
    assert (table.over, table.state.contest) == ("", 2)
    table.contest("peace", "peace")
    assert (table.over, table.state.left) == ("no-cards", 3)


@pytest.mark.rule("DO50")
def test_after_the_end_nothing_can_be_played() -> None:
    table = scene(deck="dawn wines1 wines1 wines1")
    assert (table.refuses(1, "show peace").code, table.refuses(1, "vow").rule) == ("no-game-over", "DO50")
    assert table.free(1) == set()
