"""Wreck Raiders: buying aquarium pieces, the end, the score."""

from __future__ import annotations

import msgspec
import pytest

from games.raiders.scene import PARTS, Scene, scene
from wreckfish.games.raiders.components import TREASURES, Top
from wreckfish.games.raiders.score import aquarium_points, exhibit_points, tank_points, vault_points
from wreckfish.games.raiders.table_data import TableData


def buying(**what: object) -> Scene:
    """Seat 1 has nothing to claim, and may buy."""
    return scene(claiming=True, shown="relics-relics-relics", **what)  # type: ignore[arg-type]


@pytest.mark.rule("WR60")
def test_one_piece_a_turn_for_the_shells_it_shows() -> None:
    table = buying(market="bottom1 bottom4 bottom7", shells=[(0, 2, 1)])
    assert table.choices() == {"done", "buy bottom1 new", "buy bottom4 new"}
    table.plays("buy bottom1 new")
    assert table.shells() == (0, 1, 1)
    assert table.asked == [2], "one is all"


@pytest.mark.rule("WR61")
def test_a_bottom_starts_a_new_aquarium_and_several_may_be_built_at_once() -> None:
    table = buying(market="bottom2 middle1", tanks=[["bottom1", "bottom4"]], shells=[(1, 1, 1)])
    assert table.choices() == {"done", "buy bottom2 new", "buy middle1 bottom1", "buy middle1 bottom4"}
    table.plays("buy bottom2 new")
    assert [tank.name for tank in table.view(None).seats[0].tanks] == ["bottom1", "bottom2", "bottom4"]


@pytest.mark.rule("WR62")
def test_middles_and_tops_go_on_an_aquarium_without_a_top() -> None:
    table = buying(market="middle1 top9", tanks=[["bottom1 top7", "bottom4 middle6"]], shells=[(1, 0, 0)])
    assert table.choices() == {"done", "buy middle1 bottom4", "buy top9 bottom4"}
    assert table.refuses(1, "buy middle1 bottom1").rule == "WR62"
    table = buying(market="middle1 top9", shells=[(9, 9, 9)])
    assert table.asked == [2], "what cannot be placed cannot be bought"


@pytest.mark.rule("WR63")
def test_the_market_is_refilled_from_the_stack_until_that_runs_out() -> None:
    table = buying(market="bottom1 middle1", shells=[(0, 1, 0)])
    table.plays("buy bottom1 new")
    assert [piece[:6] for piece in table.market] == ["bottom", "middle"]
    table = buying(market="bottom1 middle1", tanks=[(), [f"bottom{n}" for n in range(2, 12)]], shells=[(0, 1, 0)])
    table.plays("buy bottom1 new")
    assert table.market == ["middle1"]


# ---- The end ------------------------------------------------------------------------------------------------------

FIVE = "gems-gems-gems art-art-art relics-relics-relics gems-gold-gems gold-art-gold"


@pytest.mark.rule("WR70")
@pytest.mark.parametrize(("seats", "goal"), [(2, 6), (3, 5), (4, 4), (5, 4)])
def test_reaching_the_goal_gives_all_others_one_more_turn(seats: int, goal: int) -> None:
    mine = " ".join(FIVE.split()[: goal - 1])
    table = scene(
        "plain1 plain2 plain3 plain4", claiming=True, seats=seats, turn=2, market="middle1",
        displays=[(), ("gold-crown gold-crown gold-crown", "", "")], shown="gold-gold-gold", exhibits=["", mine],
    )  # fmt: skip
    table.plays("claim gold-gold-gold 1 plain bare")
    turns = []
    while not table.over:
        (seat,) = table.asked
        turns.append(seat)
        number = table.reef.split()[0][-1]
        table.plays(f"take {table.reef.split()[0]} {number}", f"dive off beach{number}")
        while table.asked == [seat] and not table.over:
            table.plays("done")
    assert turns == [*range(3, seats + 1), 1]
    assert table.over == "goal"


@pytest.mark.rule("WR70")
def test_another_player_who_reaches_the_goal_adds_no_turns() -> None:
    six = f"{FIVE} gems-gold-art"
    four = "gold-art-relics art-relics-gems relics-gems-gold gems-gems-gems-gems art-art-art-art"
    table = scene(
        "plain1 plain2", claiming=True, market="middle1", exhibits=[six, four],
        displays=[(), ("gold-crown gold-crown gold-crown", "", "")], shown="gold-gold-gold relics-relics-gems-relics",
    )  # fmt: skip
    table.plays("take plain1 1", "dive off beach1", "claim gold-gold-gold 1 plain bare")
    assert table.over == "goal"


def bare_wrecks(**what: object) -> Scene:
    """Four players have all 84 treasures."""
    every = [treasure for treasure in TREASURES for _ in range(7)]
    vaults = [[" ".join(every[n : n + 4]) for n in range(12 * seat, 12 * seat + 12, 4)] for seat in range(4)]
    displays = [[" ".join(every[n : n + 3]) for n in range(48 + 9 * seat, 57 + 9 * seat, 3)] for seat in range(4)]
    return scene(seats=4, market="middle1", vaults=vaults, displays=displays, **what)  # type: ignore[arg-type]


def dives(table: Scene, turns: int) -> None:
    """Play some turns, each with the first die and its first move; nothing is claimed or bought."""
    for _ in range(turns):
        die = table.reef.split()[0]
        table.plays(f"take {die} {die[-1]}")
        table.plays(min(table.choices(table.asked[0])))
        while not table.over and table.verbs(table.asked[0]) != {"take"}:
            table.plays("done")


@pytest.mark.rule("WR76")
def test_wrecks_that_are_bare_for_a_whole_round_give_everyone_one_last_turn() -> None:
    table = bare_wrecks()
    dives(table, 4)
    assert table.view(None).bare_turns == 3, "a round begins when all have had a whole turn"
    assert table.view(None).turns_left is None
    dives(table, 1)
    assert (table.view(None).barren, table.view(None).turns_left) == (True, 4)
    dives(table, 4)
    assert table.over == "wrecks-bare"
    codes = [event.code for event in table.heard()]
    assert codes.index("event-bare") < codes.index("event-barren")


@pytest.mark.rule("WR76")
def test_a_supply_that_is_remade_stops_the_count_even_if_it_is_empty_again() -> None:
    table = bare_wrecks(shells=[(), (), (), (0, 0, 1)])
    dives(table, 3)
    assert table.view(None).bare_turns == 2
    table.plays("4: starfish 1")
    gone = next(wreck.type for wreck in table.view(None).wrecks if wreck.supply)
    die = table.reef.split()[0]
    table.plays(f"take {die} {die[-1]}", f"dive off {gone}{die[-1]}", "place 1")
    assert all(wreck.supply == 0 for wreck in table.view(None).wrecks)
    assert table.view(None).bare_turns == 0
    dives(table, 3)
    assert table.view(None).turns_left is None


# ---- The score ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WR71")
def test_exhibits_score_their_coins_and_two_for_each_conch() -> None:
    table = scene(exhibits=["gems-gems-gems gold-art-relics-gems"], shells=[(2, 0, 0)])
    table.state.conches[0] = table.state.exhibits[0]
    table.state.shells[0] = 0
    table.state.check()
    assert exhibit_points(table.state, 0) == 4 + 8 + 2 * 2


@pytest.mark.rule("WR72")
def test_the_vault_scores_different_fronts_and_rows_of_one_type() -> None:
    columns = ["gems-drop gold-crown", "gems-drop gold-coins", "gems-drop art-mask"]
    assert vault_points(scene(vaults=[columns]).state, 0) == 4 + 3
    columns = ["gems-drop gold-crown", "gems-drop gold-coins", "gems-drop"]
    assert vault_points(scene(vaults=[columns]).state, 0) == 3 + 3, "two are no row"
    four = "gems-drop gold-crown art-mask relics-idol"
    assert vault_points(scene(vaults=[[four] * 3]).state, 0) == 4 + 3 + 4 + 5 + 6


@pytest.mark.rule("WR73")
@pytest.mark.parametrize(("tank", "points"), [
    ("bottom2", 3),  # without a Top
    ("bottom3 middle8 top1", 2 + 2 + 3 * 2),  # three Conches with its own, two Scallops
    ("bottom7 top9", 1 + 2 * 2),  # its own Starfish counts
    ("bottom10 middle16 middle17 top10", 4 + 4 + 6 + 2 * 4),  # two for each piece, itself included
])  # fmt: skip
def test_a_top_scores_by_its_formula_over_its_own_aquarium(tank: str, points: int) -> None:
    assert aquarium_points(scene(tanks=[[tank, "bottom1"]]).state, 0) == points + 1


@pytest.mark.rule("WR73")
@pytest.mark.parametrize(("per", "points"), [
    (("conch", "scallop", "starfish"), 1),  # four Conches, two Scallops, one Starfish
    (("conch", "conch"), 2),
    (("conch", "conch", "scallop"), 2),
    (("scallop", "scallop", "scallop"), 0),
    ("piece", 4),
])  # fmt: skip
def test_a_formula_may_name_three_shells_or_one_kind_twice(per: object, points: int) -> None:
    top = msgspec.convert({"cost": ["conch"], "pays": 1, "per": per, "shells": ["starfish"]}, Top)
    parts = msgspec.structs.replace(PARTS, tops=(top, *PARTS.tops[1:]))
    data = TableData(2, parts, "english", 0)
    pieces = [parts.piece_names.index(name) for name in ("bottom3", "middle3", "middle8", "top1")]
    coins = sum(data.worth[piece] for piece in pieces)
    assert tank_points(data, sum(1 << piece for piece in pieces)) == coins + points


@pytest.mark.rule("WR74")
def test_ties_go_to_treasures_on_displays_then_to_shells_then_are_shared() -> None:
    for displays, shells, places in (
        ([("gems-drop", "", ""), ("art-mask art-mask", "", "")], [(3, 3, 3), (0, 0, 0)], [2, 1]),
        ([("gems-drop", "", ""), ("art-mask", "", "")], [(1, 1, 1), (1, 0, 1)], [1, 2]),
        ([("gems-drop", "", ""), ("", "", "art-mask")], [(1, 1, 0), (0, 1, 1)], [1, 1]),
    ):
        table = scene(displays=displays, shells=shells)
        table.state.finish("goal")
        outcome = table.state.outcome()
        assert outcome is not None
        assert [score.place for score in outcome.scores] == places


@pytest.mark.rule("WR75")
def test_the_sheets_example_scores_34_and_16_and_31() -> None:
    cards = ["gems-gold-art-relics-gems", "gold-art-relics-gems-gold", "gold-art-relics-gems"]
    tanks = ["bottom3 middle8 middle16 middle17 top2", "bottom7 top9", "bottom11"]
    vault = [
        "gems-brilliant gold-crown relics-idol",
        "gems-brilliant art-mask relics-scarab",
        "gems-drop gold-coins relics-tablet",
    ]
    table = scene(exhibits=[" ".join(cards)], vaults=[vault], tanks=[tanks], shells=[(2, 0, 0)])
    two = [PARTS.exhibit_names.index(card) for card in cards[:2]]
    table.state.conches[0] = sum(1 << card for card in two)
    table.state.shells[0] = 0
    table.state.check()
    assert sum(PARTS.exhibits[card].coins for card in cards) == 30
    assert exhibit_points(table.state, 0) == 34
    assert vault_points(table.state, 0) == 16
    assert aquarium_points(table.state, 0) == 31
    table.state.finish("goal")
    outcome = table.state.outcome()
    assert outcome is not None
    score = outcome.scores[0]
    assert score.points == 81
    parts = [(part.code.removeprefix("part-"), part.points) for part in score.parts]
    assert sorted(parts) == [
        ("exhibit", 8), ("exhibit-conch", 13), ("exhibit-conch", 13), ("row", 3), ("row", 5), ("tank", 5), ("tank", 6),
        ("tank", 20), ("unique", 8),
    ]  # fmt: skip
