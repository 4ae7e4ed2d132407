"""Wreck Raiders: components and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from games.raiders.scene import PARTS, Scene, scene
from wreckfish.core.bits import count_bits
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.seeds import nth_seed
from wreckfish.core.values import Token, WreckfishError
from wreckfish.games.raiders import GAME
from wreckfish.games.raiders.components import FRONTS, TREASURES, TYPES
from wreckfish.games.raiders.rules import Raiders
from wreckfish.games.raiders.stages import STEPS
from wreckfish.games.raiders.treasures import draw_treasure
from wreckfish.games.raiders.view import dice_in
from wreckfish.games.raiders.view_types import View


def start(seats: int, seed: int = 0, **options: str) -> Raiders:
    state = make_match(GAME, seats, options).start(nth_seed("set-up", seed))
    assert isinstance(state, Raiders)
    return state


def look(state: Raiders) -> View:
    view = state.view(None)
    assert isinstance(view, View)
    return view


@pytest.mark.rule("WR01")
def test_there_are_84_treasures_of_four_types_with_three_fronts_each() -> None:
    assert len(TREASURES) == 12
    assert all(len(set(fronts)) == 3 for fronts in FRONTS)
    state = start(2)
    assert [wreck.supply for wreck in look(state).wrecks] == [21] * 4
    fronts = Counter(draw_treasure(state, kind) for kind in range(4) for _ in range(21))
    assert set(fronts.values()) == {7}


@pytest.mark.rule("WR02")
def test_there_are_15_shells_of_each_kind_and_what_the_beach_cannot_pay_is_lost() -> None:
    assert look(start(3)).shells == look(start(3)).shells.__class__(15, 15, 15)
    table = scene("starfish1 plain2", shells=[(0, 0, 0), (0, 0, 15)])
    table.plays("take starfish1 1")
    assert table.shells() == (0, 0, 0)
    assert lost(table) == [["starfish1"]]
    table.plays("dive off beach1")
    assert table.shells() == (0, 1, 0), "of Scallop and Starfish only the Scallop is there"
    assert lost(table) == [["starfish1"], ["starfish1"]], "and the log says what was not paid"


def lost(table: Scene) -> list[Token]:
    return [event.params["gains"] for event in table.heard() if event.code == "event-shells-lost"]


@pytest.mark.rule("WR03")
def test_the_box_has_52_exhibits_39_pieces_and_six_dice() -> None:
    assert len(PARTS.exhibits) == 52
    assert [len(PARTS.bottoms), len(PARTS.middles), len(PARTS.tops)] == [11, 17, 11]
    assert len(dice_in(start(5).reef)) == 6


@pytest.mark.rule("WR04")
def test_the_board_has_four_wrecks_and_a_beach_of_six_spots_each() -> None:
    for number in range(1, 7):
        table = scene(f"plain{number}")
        table.plays(f"take plain{number} {number}")
        spots = {f"dive off {place}{number}" for place in (*TYPES, "beach")}
        assert table.choices() == spots


@pytest.mark.rule("WR06")
def test_a_mat_has_three_displays_of_five_and_a_vault_of_three_columns_of_four() -> None:
    full = "gems-drop " * 5
    table = scene("plain1", displays=[(full, "", "")], vaults=[("gold-crown " * 4, "", "")])
    table.plays("take plain1 1", "dive off art1")
    assert table.choices() == {"place 2", "place 3", "vault 2", "vault 3"}
    assert look(table.state).vault_rows == [3, 4, 5, 6]


@pytest.mark.rule("WR10")
@pytest.mark.parametrize(("seats", "divers", "dice"), [(2, 6, 5), (3, 5, 4), (4, 4, 5), (5, 4, 6)])
def test_divers_and_dice_depend_on_the_players(seats: int, divers: int, dice: int) -> None:
    view = look(start(seats))
    assert [side.ashore for side in view.seats] == [divers] * seats
    assert len(view.reef) == dice


@pytest.mark.rule("WR11")
def test_a_supply_is_shuffled() -> None:
    drawn = {tuple(draw_treasure(start(2, seed), 0) for _ in range(1)) for seed in range(30)}
    assert drawn == {(1,), (2,), (3,)}


@pytest.mark.rule("WR12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_exhibit_more_than_players_lies_face_up(seats: int) -> None:
    view = look(start(seats))
    assert len(view.exhibits) == max(seats, 2) + 1
    assert view.deck == 52 - len(view.exhibits)


@pytest.mark.rule("WR13")
def test_three_pieces_of_each_stack_are_in_the_market() -> None:
    view = look(start(4))
    assert Counter(piece.part for piece in view.market) == {"bottom": 3, "middle": 3, "top": 3}
    assert view.stacks == {"bottom": 8, "middle": 14, "top": 8}


@pytest.mark.rule("WR14")
def test_the_start_player_is_drawn_or_named() -> None:
    assert {start(3, seed).turn for seed in range(30)} == {0, 1, 2}
    assert {start(3, seed, first="2").turn for seed in range(10)} == {1}
    assert len(look(start(3)).reef) == 4, "and has rolled the pool"
    with pytest.raises(WreckfishError, match="Seat 4 cannot start"):
        start(3, first="4")


@pytest.mark.rule("WR15")
def test_a_die_keeps_its_number_and_lies_in_a_shells_zone_half_the_time() -> None:
    table = scene()
    state, numbers, zones = table.state, Counter[int](), Counter[int]()
    state.luck = from_seed("7" * 32)
    for _ in range(1200):
        state.reef = 0
        STEPS[0].run(state)
        assert len(dice_in(state.reef)) == 5
        numbers.update(die % 6 for die in dice_in(state.reef))
        zones.update(die // 6 for die in dice_in(state.reef))
    assert all(abs(numbers[n] - 1000) < 120 for n in range(6))
    assert abs(zones[0] - 3000) < 160
    assert all(abs(zones[zone] - 1000) < 120 for zone in (1, 2, 3))


@pytest.mark.rule("WR80")
@pytest.mark.parametrize(("edition", "rivals"), [("english", 18), ("german", 16)])
def test_one_player_sets_up_as_two_do_with_six_dice_and_rivals(edition: str, rivals: int) -> None:
    state = start(1, edition=edition)
    view = look(state)
    assert (view.rivals, view.seats[0].ashore, len(view.reef), len(view.exhibits)) == (rivals, 6, 6, 3)
    assert view.goal == 6
    assert look(start(2)).rivals is None


def test_a_deal_has_everything_in_its_place() -> None:
    for seats in range(1, 6):
        state = start(seats)
        state.check()
        assert count_bits(state.deck | state.shown) == 52
