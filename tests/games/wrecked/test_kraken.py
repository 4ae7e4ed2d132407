"""Get Wrecked: the Kraken's board and its turn."""

from __future__ import annotations

import msgspec
import pytest

from games.wrecked.scene import HOUSE, PARTS, TEST_KRAKEN, Scene, scene
from wreckfish.games.wrecked.moves import FLEET_NAMES
from wreckfish.games.wrecked.pieces import KRAKEN

PIECES = {"sloop1": "300 150", "ketch1": "40 400", "sloop2": "600 500", "ketch2": "620 620"}


def awake(waker: int = 1, **more: object) -> Scene:
    """The Kraken has just been woken by a seat."""
    pieces = {**PIECES, **more.pop("pieces", {})}  # type: ignore[dict-item]
    table = scene(pieces=pieces, turn=waker, **more)  # type: ignore[arg-type]
    table.state.acted = 3
    return table.rolls(6, 6, 6, 1).plays("sail")


@pytest.mark.rule("GW50")
def test_the_board_follows_the_filled_slots() -> None:
    assert HOUSE.kraken_slots == (2, 4, 6)
    board = [(level.threat, level.actions, level.speed, level.strength, level.hull) for level in HOUSE.kraken]
    assert board == [
        (18, 4, "M", 4, 8), (17, 4, "L", 4, 8), (16, 4, "L", 5, 8), (15, 4, "L", 5, 9), (14, 5, "L", 5, 8),
        (13, 5, "L", 6, 7), (12, 5, "L", 6, 7),
    ]  # fmt: skip
    view = awake().view(None).kraken
    assert (view.threat, view.actions, view.speed, view.strength, view.hull, view.slots) == (18, 2, 60, 4, 8, 2)


@pytest.mark.rule("GW51")
def test_it_swims_up_to_its_speed() -> None:
    table = awake()
    assert table.asked == [2]
    far = table.refuses("swim 486 425")
    assert (far.code, far.rule, far.params) == ("no-too-far", "GW51", {"far": 61, "most": 60})
    table.plays("swim 485 425", "swim 515 425")
    assert table.kraken == "515 425"
    assert table.asked == [2], "then it is the second player's turn"
    assert table.prompt == "ask-act"


@pytest.mark.rule("GW51", "GW03")
def test_it_swims_over_whales_cargo_and_ships_and_ends_on_tokens_but_on_no_ship() -> None:
    fast = msgspec.structs.replace(PARTS, kraken=(msgspec.structs.replace(TEST_KRAKEN, speed="L"), *PARTS.kraken[1:]))
    afloat = {"whale1": "425 360", "cargo1": "500 425", "sloop2": "425 490"}
    table = awake(pieces=afloat, parts=fast)
    ship = table.refuses("swim 425 530")
    assert (ship.code, ship.rule, ship.params) == ("no-ends-on", "GW51", {"obstacle": "sloop2"})
    table.plays("swim 425 532", "swim 425 425")  # over the ship and back
    table = awake(pieces=afloat, parts=fast)
    table.plays("swim 425 365", "swim 500 420")
    assert (table.where("whale1"), table.where("cargo1")) == ("425 360", "500 425"), "they lie under it"


@pytest.mark.rule("GW51")
def test_an_island_stops_it() -> None:
    table = awake(kraken="230 150")
    stopped = table.refuses("swim 219 150")
    assert (stopped.code, stopped.rule, stopped.params) == ("no-in-the-way", "GW51", {"obstacle": "island1"})
    table.plays("swim 220 150")


@pytest.mark.rule("GW51")
def test_whales_and_ships_all_around_never_cage_it() -> None:
    """With the house's own board: twelve whales around it as close as they lie, and all the ships of four players."""
    spokes = [(0, -92), (80, -47), (80, 47), (0, 92), (-80, 47), (-80, -47), (0, -70), (62, -35), (62, 35), (0, 70),
              (-62, 35), (-62, -35)]  # fmt: skip
    whales = {f"whale{n}": f"{350 + x} {600 + y}" for n, (x, y) in enumerate(spokes, start=1)}
    ships = [(42, 0), (30, 30), (0, 42), (-30, 30), (-42, 0), (-30, -30), (0, -42), (30, -30)]
    fleet = {name: f"{350 + x} {600 + y}" for name, (x, y) in zip(FLEET_NAMES, ships, strict=True)}
    table = scene(seats=4, pieces={**whales, **fleet}, kraken="350 600", parts=HOUSE,
                  islands=("7 150 150 fort1", "6 900 150 fort2", "5 150 900 fort3", "8 900 900 fort4"))  # fmt: skip
    table.state.acted = 3
    table.rolls(6, 6, 6, 6).plays("sail")
    assert table.asked == [4]
    swims = sorted(move for move in table.choices() if move.startswith("swim"))
    assert len(swims) >= 8
    table.plays(swims[0])


@pytest.mark.rule("GW51")
def test_it_strikes_a_ship_within_s_and_may_rest() -> None:
    table = awake(pieces={"sloop1": "425 323"}, aboard={"sloop1": "cargo1 cargo2 cargo3"})
    assert table.refuses("strike sloop2").code == "no-strike-range"
    table.rolls(1).plays("strike sloop1")  # 1 + 4 against 3
    assert table.asked == [1]
    table.plays("drop cargo1 425 260", "drop cargo2 440 270")
    assert table.asked == [2]
    assert table.prompt == "ask-kraken"
    table.plays("done")
    assert table.prompt == "ask-act"


@pytest.mark.rule("GW51")
def test_a_strike_at_a_strong_hull_does_nothing() -> None:
    table = awake(pieces={"sloop1": "425 323"}, levels={"hull": 2})
    table.rolls(1).plays("strike sloop1")
    assert table.where("sloop1") == "425 323"


@pytest.mark.rule("GW52")
def test_a_wreck_brings_it_home_with_a_flag_tentacle_side_up_if_its_owner_woke_it() -> None:
    table = awake(pieces={"sloop1": "425 260"}, kraken="425 340")
    table.rolls(6).plays("strike sloop1")
    assert table.kraken == "425 425"
    view = table.view(None)
    assert [(flag.seat, flag.tentacle) for flag in view.kraken.flags] == [(0, True)]
    assert (view.seats[0].flags, view.seats[0].tentacle) == (8, 1)
    assert view.kraken.left == 1, "it keeps its remaining actions"


@pytest.mark.rule("GW52")
def test_another_players_flag_lies_the_other_way_and_without_a_flag_no_slot_is_filled() -> None:
    table = awake(pieces={"sloop2": "425 323"})
    table.rolls(6).plays("strike sloop2")
    assert [(flag.seat, flag.tentacle) for flag in table.view(None).kraken.flags] == [(1, False)]
    poor = awake(pieces={"sloop2": "425 323"}, captured=[2] * 9)
    poor.rolls(6).plays("strike sloop2")
    assert poor.view(None).kraken.filled == 0
    assert poor.where("sloop2") == ""


@pytest.mark.rule("GW53")
def test_a_new_slot_counts_after_the_activation_that_filled_it() -> None:
    table = awake(pieces={"sloop1": "425 323"})
    table.rolls(6).plays("strike sloop1")
    kraken = table.view(None).kraken
    assert (kraken.filled, kraken.threat, kraken.left) == (1, 18, 1)
    table.plays("done")
    kraken = table.view(None).kraken
    assert (kraken.threat, kraken.actions) == (HOUSE.kraken[1].threat, HOUSE.kraken[1].actions)


@pytest.mark.rule("GW54", "GW60")
def test_full_slots_end_the_game_after_the_activation_and_further_flags_score_by_side() -> None:
    table = awake(pieces={"sloop1": "425 323", "ketch1": "425 527"})
    table.state.filled, table.state.swallowed = 1, 1
    table.state.flags[0] -= 1
    table.rolls(6, 6).plays("strike sloop1")
    assert table.state.reason == "", "it has an action left"
    table.plays("strike ketch1")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.reason == "kraken-full"
    view = table.view(None)
    assert view.kraken.filled == 3
    assert {part.code: part.points for part in outcome.scores[0].parts}["part-tentacle"] == -2


def test_all_kraken_moves_are_listed_for_its_controller_only() -> None:
    table = awake()
    assert table.state.stage == KRAKEN
    assert list(table.state.legal(0)) == []
    assert table.verbs() == {"swim", "done"}
    assert table.refuses("done", seat=1).code == "no-not-yours"
