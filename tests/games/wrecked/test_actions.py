"""Get Wrecked: the five actions, damage, wrecks."""

from __future__ import annotations

import msgspec
import pytest

from games.wrecked.scene import PARTS, Scene, scene

AWAY = {"sloop2": "600 500", "ketch2": "620 620"}


def one(sloop: str = "300 150", **more: str) -> dict[str, str]:
    """The first player's sloop where it matters, everything else out of the way."""
    return {"sloop1": sloop, "ketch1": "40 400", **AWAY, **more}


def act(table: Scene, move: str, *faces: int) -> Scene:
    """Take an action with as many dice as there are faces: earlier actions do not matter."""
    table.state.acted = len(faces) - 1
    return table.rolls(*faces).plays(move)


# ---- Move ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GW30")
def test_a_die_gives_steps_that_both_ships_share() -> None:
    table = act(scene(pieces=one()), "sail", 2, 5, 5)
    assert table.choices() == {"die 2", "die 5"}
    table.plays("die 2")
    assert table.view(None).steps == 2
    far = table.refuses("move sloop 391 150")
    assert (far.code, far.rule, far.params) == ("no-too-far", "GW30", {"far": 91, "most": 90})
    table.plays("move sloop 390 150", "move ketch 40 490")
    assert (table.where("sloop1"), table.where("ketch1")) == ("390 150", "40 490")
    assert table.prompt == "ask-act"


@pytest.mark.rule("GW30")
def test_steps_may_be_left() -> None:
    table = act(scene(pieces=one()), "sail", 6).plays("move sloop 310 150", "done")
    assert table.prompt == "ask-act"
    assert table.refuses("move sloop 320 150").code == "no-other-question"


@pytest.mark.rule("GW31")
@pytest.mark.parametrize(
    ("obstacle", "pieces", "target"),
    [
        ("island1", {}, "move sloop 190 160"),
        ("whale1", {"whale1": "345 150"}, "move sloop 390 150"),
        ("cargo9", {"cargo9": "345 160"}, "move sloop 390 150"),
        ("sloop2", {"sloop2": "350 140"}, "move sloop 390 150"),
        ("ketch1", {"ketch1": "345 171"}, "move sloop 390 150"),
        ("whale2", {"whale2": "385 150"}, "move sloop 390 150"),
    ],
)
def test_a_ship_cannot_pass_through_anything_nor_end_on_it(obstacle: str, pieces: dict[str, str], target: str) -> None:
    table = act(scene(pieces={**one("250 200" if obstacle == "island1" else "300 150"), **pieces}), "sail", 3)
    refused = table.refuses(target)
    assert (refused.code, refused.rule, refused.params) == ("no-in-the-way", "GW31", {"obstacle": obstacle})


@pytest.mark.rule("GW31")
def test_a_ship_may_pass_what_it_only_touches() -> None:
    table = act(scene(pieces=one(whale1="345 172")), "sail", 3).plays("move sloop 390 150")
    assert table.where("sloop1") == "390 150"


def test_the_kraken_is_in_the_way_wherever_it_is() -> None:
    table = act(scene(pieces=one(), kraken="360 150"), "sail", 3)
    assert table.refuses("move sloop 390 150").params == {"obstacle": "kraken"}


@pytest.mark.rule("GW32")
def test_a_ship_that_touches_an_island_with_a_fort_may_dock_for_more_hull() -> None:
    table = act(scene(pieces=one("240 150", whale1="260 170")), "sail", 3)
    assert table.refuses("dock sloop 205 150").code == "no-dock"
    table.plays("dock sloop 202 150", "done")
    ship = table.view(None).seats[0].ships[0]
    assert (ship.docked, ship.hull) == ("island1", 3 + 7 // 2)
    assert table.refuses("attack sloop whale1").rule == "GW32"
    assert table.refuses("explore sloop island1").code == "no-docked"
    act(table, "sail", 1).plays("move sloop 210 150")
    assert table.view(None).seats[0].ships[0].docked is None
    assert "attack sloop whale1" in table.choices()


@pytest.mark.rule("GW32")
def test_only_at_a_fort_but_also_on_the_spot() -> None:
    table = act(scene(pieces={**one(), "sloop1": "648 700", "ketch1": "648 150", "sloop2": "500 500"}), "sail", 2)
    assert table.refuses("dock sloop 648 700").code == "no-dock", "island 4 has no fort"
    table.plays("dock ketch 648 150", "done")
    assert table.view(None).seats[0].ships[1].docked == "island2", "any fort will do"


# ---- Explore ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GW33")
@pytest.mark.parametrize(("faces", "taken"), [((6,), 0), ((6, 1), 1), ((6, 6, 1), 1), ((6, 6, 2), 2)])
def test_an_explorer_takes_a_token_for_each_time_the_number_is_rolled(faces: tuple[int, ...], taken: int) -> None:
    table = scene(pieces=one("240 150"), ashore={1: "cargo1 cargo2", 4: "cargo3"})
    act(table, "explore sloop island1", *faces)
    assert table.aboard("sloop1") == " ".join(["cargo1", "cargo2"][:taken])
    assert table.prompt == "ask-act"


@pytest.mark.rule("GW33")
def test_only_as_many_as_there_are_and_as_there_is_room() -> None:
    table = scene(pieces=one("240 150"), ashore={1: "cargo1 cargo2"}, aboard={"sloop1": "cargo8 cargo9"})
    act(table, "explore sloop island1", 6, 6, 5)
    assert table.aboard("sloop1") == "cargo1 cargo8 cargo9"
    assert table.refuses("explore sloop island1").code == "no-room"
    table = scene(pieces=one("700 620"), ashore={4: "cargo1", 1: "cargo2"})
    act(table, "explore sloop island4", 6, 6, 5)
    assert table.aboard("sloop1") == "cargo1"
    assert table.refuses("explore sloop island4").code == "no-nothing-there"
    assert table.refuses("explore sloop island1").code == "no-explore-range"


@pytest.mark.rule("GW34")
def test_the_sea_asks_for_four_and_offers_floating_cargo_and_dead_whales() -> None:
    table = scene(pieces=one(cargo5="330 150", whale3="300 190", whale4="270 190"), dead="whale3")
    assert table.refuses("explore ketch sea").code == "no-floating"
    act(table, "explore sloop sea", 3)
    assert table.aboard("sloop1") == ""
    act(table, "explore sloop sea", 4)
    assert table.prompt == "ask-take"
    assert table.choices() == {"take cargo5", "take whale3"}
    assert table.refuses("take whale4").code == "no-take"
    table.plays("take whale3")
    assert (table.aboard("sloop1"), table.where("whale3")) == ("whale3", "")


@pytest.mark.rule("GW34")
def test_two_tokens_for_eight_are_taken_without_asking_if_there_are_no_more() -> None:
    table = scene(pieces=one(cargo5="330 150", whale3="300 190"), dead="whale3")
    act(table, "explore sloop sea", 4, 4)
    assert table.aboard("sloop1") == "cargo5 whale3"


@pytest.mark.rule("GW34", "GW35")
def test_a_fort_asks_for_twice_its_island_and_gives_from_its_owners_stockpile() -> None:
    table = scene(pieces=one("700 220"), stock={2: "cargo11 cargo12"}, captured=[2])
    act(table, "explore sloop fort2", 5, 6)
    assert table.aboard("sloop1") == "", "11 is less than twice 6"
    act(table, "explore sloop fort2", 6, 6)
    assert (table.aboard("sloop1"), table.stock(2)) == ("cargo11", "cargo12")
    assert table.captured(1) == [0, 1], "flags are never taken"


@pytest.mark.rule("GW35")
def test_own_and_neutral_forts_cannot_be_explored() -> None:
    table = scene(pieces={**one("150 220"), "ketch1": "150 630"}, stock={1: "cargo1", 2: "cargo2"})
    for move in ("explore sloop fort1", "explore ketch fort3"):
        refused = table.refuses(move)
        assert (refused.code, refused.rule) == ("no-own-fort", "GW35")
    assert table.refuses("explore sloop fort4").code == "no-fort"


@pytest.mark.rule("GW36")
def test_only_its_owner_looks_at_cargo() -> None:
    table = scene(pieces=one("240 150"), ashore={1: "cargo1 cargo2"}, values={"cargo1": 3, "cargo30": 1})
    act(table, "explore sloop island1", 6, 6)
    seen = [table.view(viewer).seats[0].ships[0].cargo[0].value for viewer in (1, 2, None)]
    assert seen == [3, None, None]


# ---- Attack -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GW37", "GW38")
def test_a_die_and_the_guns_against_a_whale_of_five() -> None:
    table = scene(pieces=one(whale1="370 150"))
    far = scene(pieces=one(whale1="383 150")).refuses("attack sloop whale1")
    assert (far.code, far.params) == ("no-cannon-range", {"target": "whale1", "far": 61, "most": 60})
    act(table, "attack sloop whale1", 2)  # a whaler's guns are 3
    assert table.view(None).tokens[0].kind == "whale"
    act(table, "attack sloop whale1", 2, 3).plays("die 3")
    assert table.view(None).tokens[0].kind == "dead-whale"
    assert table.where("whale1") == "370 150"
    assert table.refuses("attack sloop whale1").rule == "GW38"


@pytest.mark.rule("GW37")
def test_neither_own_ships_nor_enemies_in_the_shipyard_are_targets() -> None:
    table = scene(pieces={"sloop1": "300 150", "ketch1": "330 150", "sloop2": "270 150"})
    assert table.refuses("attack sloop ketch1").code == "no-own-ship"
    assert table.refuses("attack sloop ketch2").code == "no-target"
    assert "attack sloop sloop2" in table.choices()


@pytest.mark.rule("GW39")
def test_a_damaged_kraken_ends_the_game_at_once() -> None:
    table = scene(pieces=one(), kraken="350 200", levels={"guns": 1})
    act(table, "attack sloop kraken", 4)
    assert table.prompt == "ask-act", "4 + 4 is not more than 8"
    act(table, "attack sloop kraken", 5)
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.reason == "slain"
    assert [part.points for part in outcome.scores[0].parts if part.code == "part-slain"] == [3]


# ---- Damage -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GW40")
def test_the_owner_drops_one_cargo_for_each_damage_touching_nothing() -> None:
    table = scene(pieces=one(sloop2="360 150"), aboard={"sloop2": "cargo1 cargo2 whale7"})
    act(table, "attack sloop sloop2", 2)  # 2 + 3 against 3
    assert table.asked == [2], "in another player's turn"
    assert table.prompt == "ask-drop"
    refused = table.refuses("drop cargo1 379 150")
    assert (refused.code, refused.params) == ("no-touching", {"obstacle": "sloop2"})
    assert table.refuses("drop cargo1 441 150").code == "no-far-from-ship"
    assert table.refuses("drop cargo3 400 150").code == "no-aboard"
    assert table.refuses("lose cargo1").code == "no-lose"
    table.plays("drop cargo1 440 150")
    assert table.asked == [2], "two damage, two tokens"
    table.plays("drop whale7 400 150")
    assert (table.where("cargo1"), table.where("whale7")) == ("440 150", "400 150")
    assert table.asked == [1]
    assert table.where("sloop2") == "360 150"
    kinds = {token.name: token.kind for token in table.view(None).tokens}
    assert kinds == {"cargo1": "cargo", "whale7": "dead-whale"}


@pytest.mark.rule("GW40", "GW41")
def test_a_point_of_damage_that_finds_no_cargo_wrecks_the_ship() -> None:
    table = scene(pieces=one(sloop2="360 150"), aboard={"sloop2": "cargo1"})
    act(table, "attack sloop sloop2", 2).plays("drop cargo1 400 150")
    assert table.where("sloop2") == ""
    assert table.captured(1) == [0, 1]
    assert list(table.state.flags) == [9, 8]
    table.plays("pass")
    assert table.asked == [2]
    assert table.verbs() == {"deploy"}, "it is in its shipyard"


@pytest.mark.rule("GW40")
def test_cargo_without_a_legal_place_is_removed() -> None:
    """With an S of one millimetre nothing fits between a ship and the discs around it."""
    sticks = msgspec.structs.replace(PARTS.sticks, S=1)
    discs = msgspec.structs.replace(PARTS.discs, whale=1)
    tight = msgspec.structs.replace(PARTS, sticks=sticks, discs=discs)
    ring = {f"whale{n}": place for n, place in enumerate(
        ["360 136", "360 164", "346 150", "374 150", "350 140", "350 160", "370 140", "370 160", "355 136", "365 136",
         "355 164", "365 164"], start=1)}  # fmt: skip
    table = scene(parts=tight, pieces={"sloop1": "300 150", "ketch1": "40 400", "sloop2": "360 150", **ring},
                  aboard={"sloop2": "cargo1 cargo2"}, cards=["explorer", "whaler"])  # fmt: skip
    act(table, "attack sloop sloop2", 5)
    assert table.choices() == {"lose cargo1", "lose cargo2"}
    table.plays("lose cargo2")
    assert table.aboard("sloop2") == "cargo1"
    assert table.state.gone


@pytest.mark.rule("GW41")
def test_a_player_without_flags_gives_none() -> None:
    table = scene(pieces=one(sloop2="360 150"), captured=[2] * 9)
    act(table, "attack sloop sloop2", 6)
    assert table.where("sloop2") == ""
    assert table.captured(1) == [0, 9]


# ---- Upgrade ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GW42")
def test_dice_put_cargo_and_captured_flags_on_tracks_from_the_left() -> None:
    table = scene(pieces=one("150 220"), aboard={"sloop1": "cargo1 cargo2"}, captured=[2])
    act(table, "upgrade sloop", 3, 3, 4)
    level = table.refuses("fit cargo1 guns 2")
    assert level.code == "no-die"
    table.plays("fit cargo1 guns 3")
    need = table.refuses("fit cargo2 guns 3")
    assert (need.code, need.params) == ("no-level", {"track": "guns", "need": 4, "die": 3})
    table.plays("fit flag2 guns 4")
    assert table.refuses("fit cargo2 hull 4").code == "no-die", "a die serves once"
    table.plays("fit cargo2 hull 3")
    assert (table.level("guns"), table.level("hull")) == (2, 1)
    assert table.captured(1) == [0, 0]
    fleet = table.view(None).seats[0].fleet
    assert fleet is not None
    assert (fleet.guns, fleet.hull) == (5, 4)
    assert table.prompt == "ask-act"


@pytest.mark.rule("GW42")
def test_only_near_a_fort_and_with_something_to_use() -> None:
    table = scene(pieces=one("300 300"), aboard={"sloop1": "cargo1"})
    assert table.refuses("upgrade sloop").code == "no-fort-near"
    assert scene(pieces=one("150 220")).refuses("upgrade sloop").code == "no-cargo"
    near = scene(pieces=one("150 220"), aboard={"sloop1": "cargo1"})
    act(near, "upgrade sloop", 2)
    assert near.prompt == "ask-act", "no die reaches a level"
    act(near, "upgrade sloop", 3, 2).plays("done")
    assert near.aboard("sloop1") == "cargo1"


# ---- Trade --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GW43")
def test_cargo_goes_to_the_stockpile_and_as_many_buildings_are_drawn() -> None:
    table = scene(pieces=one("700 220"), aboard={"sloop1": "cargo1 cargo2 whale1"})
    deck = list(table.state.deck)
    act(table, "trade sloop", 2, 6).plays("die 2")
    assert table.choices() == {"store cargo1", "store cargo2", "store whale1", "done"}
    table.plays("store cargo2", "store whale1")
    assert table.stock() == "cargo2 whale1"
    assert [PARTS.building_names[card] for card in deck[:2]] == [card.name for card in table.view(2).drawn]
    names = [card.name for card in table.view(2).drawn]
    table.plays(f"build {names[1]} 1")
    assert table.view(None).seats[0].buildings[0].name in names
    assert list(table.state.deck) == [*deck[2:], deck[0]], "the other goes under the deck"


@pytest.mark.rule("GW43")
def test_three_slots_and_then_one_is_replaced_and_goes_under_the_deck() -> None:
    table = scene(pieces=one("150 630"), aboard={"sloop1": "cargo1 cargo2"}, built=["museum", "altar", "harbour"])
    act(table, "trade sloop", 1).plays("store cargo1")
    (card,) = table.view(None).drawn
    assert table.choices() == {f"build {card.name} {slot}" for slot in (1, 2, 3)}
    table.plays(f"build {card.name} 2")
    assert [building.name for building in table.view(None).seats[0].buildings] == ["museum", card.name, "harbour"]
    assert PARTS.building_names[table.state.deck[-1]] == "altar"


@pytest.mark.rule("GW43")
def test_not_at_ones_own_fort_and_not_without_cargo() -> None:
    table = scene(pieces={**one("150 220"), "ketch1": "150 630"}, aboard={"sloop1": "cargo1"})
    assert table.refuses("trade sloop").code == "no-foreign-fort-near"
    assert table.refuses("trade ketch").code == "no-cargo"
    few = scene(pieces=one("700 220"), aboard={"sloop1": "cargo1"})
    act(few, "trade sloop", 4).plays("done")
    assert few.prompt == "ask-act"
    assert few.stock() == ""
