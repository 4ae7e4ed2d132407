"""Get Wrecked: deploying, actions and dice, the Threat, and the exact risk."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product

import pytest

from games.wrecked.scene import PARTS, scene
from wreckfish.games.wrecked.risk import chance_to_wake

AT_SEA = {"sloop1": "300 150", "ketch1": "300 300", "sloop2": "600 500", "ketch2": "620 620"}


@pytest.mark.rule("GW20")
def test_ships_are_deployed_within_s_of_their_fort() -> None:
    table = scene(pieces={"sloop2": "600 500", "ketch2": "620 620"})
    assert table.prompt == "ask-deploy"
    assert table.verbs() == {"deploy"}
    far = table.refuses("deploy sloop 233 150")  # 61 mm from edge to edge
    assert (far.code, far.rule, far.params) == ("no-far-from-fort", "GW20", {"far": 61, "most": 60})
    assert table.refuses("deploy sloop 201 150").params == {"obstacle": "island1"}
    table.plays("deploy ketch 150 232")
    assert table.refuses("deploy sloop 170 229").params == {"obstacle": "ketch1"}
    assert table.refuses("deploy ketch 232 150").code == "no-at-sea"
    table.plays("deploy sloop 175 228")
    assert table.prompt == "ask-act"


@pytest.mark.rule("GW20")
def test_a_ship_that_finds_no_room_stays_in_the_shipyard() -> None:
    """An island in the corner, and whales all around it."""
    ring = {}
    for number, angle in enumerate(range(-25, 116, 20), start=1):
        x, y = 67 * math.cos(math.radians(angle)), 67 * math.sin(math.radians(angle))
        ring[f"whale{number}"] = f"{40 + round(x)} {40 + round(y)}"
    islands = ("7 40 40 fort1", "6 700 150 fort2", "5 150 700 neutral", "8 700 700")
    table = scene(islands=islands, pieces={**ring, "sloop2": "600 500", "ketch2": "620 620"})
    assert table.prompt == "ask-act"
    assert table.choices() == {"pass"}
    assert table.refuses("sail").code == "no-ship-at-sea"


@pytest.mark.rule("GW21")
def test_any_number_of_actions_or_a_pass_at_any_time() -> None:
    table = scene(pieces=AT_SEA, rolls=[1, 1, 1, 1, 1, 1])
    table.plays("sail", "done", "sail", "done", "sail", "done")
    assert table.asked == [1]
    table.plays("pass")
    assert table.asked == [2]


@pytest.mark.rule("GW22")
def test_the_nth_action_rolls_n_dice_and_six_at_most() -> None:
    table = scene(pieces=AT_SEA)
    for number in (1, 2, 3, 4, 5, 6, 6):
        assert table.view(1).risk is not None
        table.rolls(1, 1, 1, 1, 1, 1, 6).plays("sail")
        assert table.view(None).roll is not None
        assert len(table.view(None).roll.dice) == number  # type: ignore[union-attr]
        table.plays("done")


@pytest.mark.rule("GW23")
def test_the_threat_or_more_wakes_the_kraken_and_the_player_to_the_right_controls_it() -> None:
    table = scene(seats=3, turn=2, pieces={"sloop2": "300 150", "ketch2": "300 300"},
                  islands=("7 150 150 fort1", "6 900 150 fort2", "5 150 900 neutral", "8 900 900 fort3"))  # fmt: skip
    for faces in ([6], [6, 6], [6, 6, 5]):
        table.rolls(*faces).plays("sail", *(["die 6"] if 5 in faces else []), "done")
    before = table.where("sloop2")
    table.rolls(6, 6, 5, 1).plays("sail")
    assert table.prompt == "ask-kraken"
    assert table.asked == [1], "the player to the right of seat 2"
    assert table.where("sloop2") == before, "the action is not resolved"
    table.plays("done")
    assert table.state.turn == 2, "then play goes on to the left"


@pytest.mark.rule("GW23")
def test_a_total_below_the_threat_lets_it_sleep() -> None:
    table = scene(pieces=AT_SEA)
    for faces in ([6], [6, 6]):
        table.rolls(*faces).plays("sail", "done")
    table.rolls(6, 6, 5).plays("sail")
    assert table.prompt == "ask-die-move"


@pytest.mark.rule("GW23")
def test_the_exact_risk_is_part_of_the_question() -> None:
    table = scene(pieces=AT_SEA)
    assert table.state.prompts(0)[0].params == {"dice": 1, "threat": 18, "percent": 0, "exact": "0/1"}
    for _ in range(3):
        table.rolls(1, 1, 1).plays("sail", "done")
    chance = Fraction(sum(sum(roll) >= 18 for roll in product(range(1, 7), repeat=4)), 6**4)
    risk = table.view(2).risk
    assert risk is not None
    assert risk.exact == f"{chance.numerator}/{chance.denominator}"
    assert risk.chance == pytest.approx(float(chance))
    assert table.state.prompts(0)[0].params["percent"] == round(100 * chance)


@pytest.mark.parametrize(("dice", "threat", "lowers"), [(3, 12, 0), (3, 12, 2), (4, 18, 1), (2, 2, 1), (2, 3, 3)])
def test_the_risk_counts_all_rolls(dice: int, threat: int, lowers: int) -> None:
    rolls = list(product(range(1, 7), repeat=dice))
    wakes = sum(sum(roll) - min(lowers, sum(roll) - dice) >= threat for roll in rolls)
    assert chance_to_wake(dice, threat, 0, lowers) == Fraction(wakes, len(rolls))


def test_the_risk_with_a_reroll_is_that_of_the_best_choice() -> None:
    """Two dice, Threat 9, one reroll: the higher die is rolled again if the total is too high."""
    wakes = Fraction(0)
    for roll in product(range(1, 7), repeat=2):
        if sum(roll) >= 9:
            again = [min(Fraction(sum(keep + face >= 9 for face in range(1, 7)), 6) for keep in roll)]
            wakes += again[0] / 36
    assert chance_to_wake(2, 9, 1, 0) == wakes
    assert chance_to_wake(6, 18, 3, 1) < chance_to_wake(6, 18, 2, 1) < chance_to_wake(6, 18, 2, 0)


@pytest.mark.rule("GW24")
def test_buildings_and_upgrades_modify_dice() -> None:
    table = scene(pieces=AT_SEA, built=["tavern", "chapel", "signal-mast"], levels={"crew": 1}, rolls=[6])
    table.plays("sail")
    assert table.prompt == "ask-modify"
    assert table.choices() == {"stand", "reroll 6", "lower 6"}
    assert table.refuses("raise 6").code == "no-above-six"
    assert table.refuses("reroll 5").code == "no-die"
    table.rolls(2).plays("reroll 6", "raise 2", "lower 3")
    table.rolls(5).plays("reroll 2")
    roll = table.view(None).roll
    assert roll is not None
    assert roll.dice == [5]
    assert table.prompt == "ask-move", "nothing more can be changed, and there is one die only"
    assert table.view(None).steps == 5


@pytest.mark.rule("GW24")
def test_the_threat_counts_after_modifying() -> None:
    table = scene(pieces=AT_SEA, built=["chapel"])
    for faces in ([1], [1, 1]):
        table.rolls(*faces).plays("sail", "stand", "done") if 1 not in faces else table.rolls(*faces).plays(
            "sail", "done"
        )
    table.rolls(6, 6, 6).plays("sail")
    assert table.state.prompts(0)[0].params == {"total": 18, "threat": 18}
    table.plays("lower 6")
    assert table.prompt == "ask-die-move"


def test_a_watchtower_raises_the_threat_for_its_owner() -> None:
    table = scene(pieces=AT_SEA, built=["watchtower"])
    risk = table.view(None).risk
    assert risk is not None
    assert risk.threat == 18 + PARTS.buildings["watchtower"].by
