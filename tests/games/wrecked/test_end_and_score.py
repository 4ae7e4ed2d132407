"""Get Wrecked: how a game ends, and the score."""

from __future__ import annotations

import msgspec
import pytest

from games.wrecked.scene import HOUSE, PARTS, Scene, scene

PIECES = {"sloop1": "300 150", "ketch1": "40 400", "sloop2": "600 500", "ketch2": "620 620"}


def act(table: Scene, move: str, *faces: int) -> Scene:
    table.state.acted = len(faces) - 1
    return table.rolls(*faces).plays(move)


@pytest.mark.rule("GW60")
@pytest.mark.parametrize(("first", "turns"), [(1, 2), (2, 1)])
def test_the_last_cargo_of_all_islands_ends_the_game_after_the_last_players_turn(first: int, turns: int) -> None:
    table = scene(first=first, pieces={**PIECES, "sloop1": "240 150"}, ashore={1: "cargo1", 4: "cargo2"})
    act(table, "explore sloop island1", 6, 1)
    assert table.view(None).ending is None, "there is still cargo on another island"
    table.state.ashore[3] = 0
    table.state.supply |= 2
    table.state.ashore[0] = 4
    table.state.supply &= ~4
    act(table, "explore sloop island1", 6, 1)
    assert table.view(None).ending == "islands-bare"
    for _ in range(turns):
        assert table.state.outcome() is None
        table.plays("pass")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.reason == "islands-bare"


@pytest.mark.rule("GW60")
def test_so_does_the_last_whale_and_the_kraken_that_the_last_player_woke_comes_first() -> None:
    table = scene(turn=2, pieces={**PIECES, "sloop2": "360 100", "whale1": "360 140"})
    act(table, "attack sloop whale1", 6)
    assert table.view(None).ending == "whales-gone"
    table.state.acted = 3
    table.rolls(6, 6, 6, 6).plays("sail")
    assert table.asked == [1]
    assert table.state.outcome() is None
    table.plays("done")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.reason == "whales-gone"


def passes(table: Scene, count: int) -> Scene:
    return table.plays(*["pass"] * count)


@pytest.mark.rule("GW60")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_whole_rounds_of_passes_end_the_game(seats: int) -> None:
    islands = ("7 150 150 fort1", "6 700 150 fort2", "5 150 700 fort3", "8 700 700 fort4")[:seats]
    ships = {f"{ship}{seat}": f"{200 + 80 * seat} {y}" for seat in range(1, seats + 1)
             for ship, y in (("sloop", 300), ("ketch", 560))}  # fmt: skip
    table = passes(scene(seats=seats, islands=islands, pieces=ships), 2 * seats - 1)
    assert table.state.reason == ""
    assert table.view(None).idle == 1
    assert [event.code for event in table.heard()].count("event-idle") == 1
    outcome = passes(table, 1).state.outcome()
    assert outcome is not None
    assert outcome.reason == "becalmed"


@pytest.mark.rule("GW60")
def test_an_action_or_a_round_that_is_not_whole_starts_the_count_again() -> None:
    table = passes(scene(first=1, turn=2, pieces=PIECES), 4)  # the first of them ends no whole round
    assert table.state.reason == ""
    table.rolls(1).plays("sail", "done")
    assert passes(table, 4).state.reason == "", "the Last Player acted: two rounds are still to come"
    assert passes(table, 1).state.reason == "becalmed"


@pytest.mark.rule("GW60")
def test_an_action_in_the_very_last_turn_ends_the_count_of_idle_rounds() -> None:
    table = passes(scene(first=1, turn=1, pieces=PIECES), 3)
    assert table.view(None).idle == 1
    table.state.ending = 1
    table.rolls(1).plays("sail", "done", "pass")
    assert table.state.reason == "islands-bare"
    assert table.view(None).idle == 0


@pytest.mark.rule("GW61", "GW73")
def test_points_come_from_everything_on_the_sheet() -> None:
    table = scene(
        pieces=PIECES, stock={1: "cargo1 cargo2 whale1"}, aboard={"sloop1": "cargo3 whale2"},
        values={"cargo1": 3, "cargo2": 2}, levels={"guns": 2, "hull": 1}, built=["tavern", "altar"],
    )  # fmt: skip
    state = table.state
    state.flags[0] = 9 - 3 - 1
    state.tentacles, state.swallowed, state.filled = 1, 2, 3
    state.penalty[0] = 1
    state.slayer = 0
    state.check()
    state.finish("slain")
    score = state.outcome().scores[0]  # type: ignore[union-attr]
    points = {part.code: 0 for part in score.parts}
    for part in score.parts:
        points[part.code] += part.points
    assert points == {
        "part-coins": 3 + 2 + 3,
        "part-upgrades": 3,
        "part-skulls": 2,
        "part-flags": 5,
        "part-building": PARTS.buildings["tavern"].points + PARTS.buildings["altar"].points,
        "part-slain": 3,
        "part-aboard": 1 + 2,
        "part-tentacle": -1,
        "part-penalty": -1,
    }
    assert score.points == sum(points.values())


@pytest.mark.rule("GW62")
def test_skulls_show_where_flags_have_left_the_infamy_track() -> None:
    assert HOUSE.skulls == (2, 4, 6)
    table = scene(pieces=PIECES)
    shown = []
    for left in range(9, -1, -1):
        table.state.flags[0] = left
        shown.append(table.view(None).seats[0].skulls)
    assert shown == [0, 0, 1, 1, 2, 2, 3, 3, 3, 3]
    together = [left + skulls for left, skulls in zip(range(9, -1, -1), shown, strict=True)]
    assert together[-4:] == [3 + 3, 2 + 3, 1 + 3, 3], "the seventh to ninth flag lost cost a point each"


@pytest.mark.rule("GW63")
def test_most_points_win_then_more_enemy_flags_then_the_victory_is_shared() -> None:
    def places(stock: str, captured: list[int]) -> list[int]:
        table = scene(pieces=PIECES, stock={1: stock}, captured=captured, values={"cargo1": 1})
        table.state.finish("slain")
        outcome = table.state.outcome()
        assert outcome is not None
        return [score.place for score in outcome.scores]

    assert places("", []) == [1, 1]
    assert places("cargo1", []) == [1, 2]
    table = scene(pieces=PIECES, captured=[2])
    table.state.penalty[0], table.state.flags[0] = 0, 8
    table.state.captured[1] = 0
    table.state.finish("slain")
    assert [score.place for score in table.state.outcome().scores] == [1, 2], "8 each, and one enemy flag"  # type: ignore[union-attr]


@pytest.mark.rule("GW72")
@pytest.mark.parametrize(
    ("building", "value"),
    [("lighthouse", "spy"), ("powder-store", "reach"), ("foundry", "guns"), ("drydock", "hull"), ("warehouse", "hold"),
     ("ropewalk", "speed"), ("harbour", "launch"), ("tavern", "rerolls"), ("chapel", "lowers"),
     ("signal-mast", "raises"), ("watchtower", "calm")],
)  # fmt: skip
def test_a_building_improves_its_one_value(building: str, value: str) -> None:
    plain, better = (msgspec.structs.asdict(scene(pieces=PIECES, built=built).view(1).seats[0].fleet)  # type: ignore[arg-type]
                     for built in ([], [building]))  # fmt: skip
    assert {key: better[key] - plain[key] for key in plain if better[key] != plain[key]} == {
        value: PARTS.buildings[building].by
    }


@pytest.mark.rule("GW72")
@pytest.mark.parametrize(
    ("building", "more"),
    [("museum", 2), ("town-hall", 2), ("guildhall", 3), ("gallows", 1), ("tavern", 0)],
)
def test_some_buildings_score_for_what_their_owner_has(building: str, more: int) -> None:
    table = scene(pieces=PIECES, built=[building, "drydock"], stock={1: "whale1 whale2 cargo1"}, captured=[2],
                  levels={"guns": 2, "hull": 1, "crew": 1})  # fmt: skip
    card = table.state.data.buildings[PARTS.building_names.index(building)]
    assert card.points(table.state, 0) == PARTS.buildings[building].points + more * PARTS.buildings[building].by


@pytest.mark.rule("GW61", "GW72")
def test_the_altar_sends_a_flag_to_the_penalty_box() -> None:
    table = scene(pieces=PIECES)
    altar = table.state.data.buildings[PARTS.building_names.index("altar")]
    altar.opened(table.state, 0)
    assert (table.view(None).seats[0].flags, table.view(None).seats[0].penalty) == (8, 1)


@pytest.mark.rule("GW71")
@pytest.mark.parametrize(
    ("track", "value"),
    [
        ("sails", "speed"),
        ("guns", "guns"),
        ("hull", "hull"),
        ("hold", "hold"),
        ("spyglass", "spy"),
        ("crew", "rerolls"),
    ],
)
def test_each_token_on_a_track_improves_its_value(track: str, value: str) -> None:
    printed = {str(name): each for name, each in HOUSE.tracks.items()}[track]
    assert printed.needs == (3, 4, 5, 6)
    plain = msgspec.structs.asdict(scene(pieces=PIECES).view(1).seats[0].fleet)  # type: ignore[arg-type]
    for level in (1, 4):
        fleet = scene(pieces=PIECES, levels={track: level}).view(1).seats[0].fleet
        assert getattr(fleet, value) == plain[value] + level * printed.by
