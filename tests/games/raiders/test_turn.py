"""Wreck Raiders: taking a die, moving a diver, gaining treasures, and Starfish at any time."""

from __future__ import annotations

import pytest

from games.raiders.scene import Scene, scene
from generic.play import pick
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.seeds import nth_seed
from wreckfish.games.raiders import GAME
from wreckfish.games.raiders.rules import Raiders
from wreckfish.games.raiders.stages import DIVING, QUESTIONS

ALL_GEMS = ["gems-brilliant " * 4, "gems-brilliant " * 3 + "gems-drop", "gems-drop " * 4]


def dived(spot: str, **what: object) -> Scene:
    """A diver of seat 1 has gone from off-board to a spot."""
    number = spot[-1]
    table = scene(f"plain{number}", **what)  # type: ignore[arg-type]
    return table.plays(f"take plain{number} {number}", f"dive off {spot}")


# ---- Step 1 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WR20")
def test_an_empty_reef_is_rolled_by_the_player_who_begins_a_turn() -> None:
    table = scene("plain1", market="middle1")
    table.plays("take plain1 1", "dive off beach1")
    assert table.asked == [2]
    assert len(table.reef.split()) == 5
    assert [event.seats for event in table.heard() if event.code == "event-rolled"] == [{"seat": 1}]


@pytest.mark.rule("WR21")
def test_the_shell_of_the_zone_is_gained_at_once() -> None:
    table = scene("scallop3 plain3")
    assert table.choices() == {"take scallop3 3", "take plain3 3"}
    table.plays("take scallop3 3")
    assert table.shells() == (0, 1, 0)
    assert table.reef == "plain3"


@pytest.mark.rule("WR22")
def test_conches_turn_a_number_and_six_is_beside_one() -> None:
    table = scene("plain6", shells=[(2, 0, 0)])
    assert table.choices() == {f"take plain6 {number}" for number in (4, 5, 6, 1, 2)}
    table.plays("take plain6 2")
    assert table.shells() == (0, 0, 0)
    assert "dive off gold2" in table.choices()


@pytest.mark.rule("WR22")
def test_the_conch_of_the_zone_may_be_used_and_the_zone_stays() -> None:
    table = scene("conch5")
    assert table.choices() == {"take conch5 4", "take conch5 5", "take conch5 6"}
    table.plays("take conch5 6")
    assert table.shells() == (0, 0, 0)


# ---- Step 2 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WR30")
def test_a_diver_moves_from_anywhere_to_a_spot_of_the_number() -> None:
    table = scene("plain4", divers=["gold2 beach1"])
    table.plays("take plain4 4")
    assert table.choices() == {
        *(f"dive off {spot}4" for spot in ("gems", "gold", "art", "relics", "beach")),
        *(f"dive gold2 {spot}4" for spot in ("gems", "art", "relics", "beach")),
        *(f"dive beach1 {spot}4" for spot in ("gems", "gold", "art", "relics")),
    }
    table.plays("dive gold2 beach4")
    assert table.divers() == "beach1 beach4"


@pytest.mark.rule("WR31")
def test_not_within_a_wreck_and_not_along_the_beach() -> None:
    table = scene("plain4", divers=["gold2 beach1"]).plays("take plain4 4")
    assert table.refuses(1, "dive gold2 gold4").rule == "WR31"
    assert table.refuses(1, "dive beach1 beach4").rule == "WR31"


@pytest.mark.rule("WR32")
def test_never_onto_ones_own_diver_in_a_wreck_but_onto_one_on_the_beach() -> None:
    table = scene("plain4", divers=["gold4 beach4"]).plays("take plain4 4")
    assert table.refuses(1, "dive off gold4").rule == "WR32"
    table.plays("dive off beach4")
    assert table.divers() == "gold4 beach4"


@pytest.mark.rule("WR33")
def test_a_legal_move_always_exists() -> None:
    """Over random games, with every number that a die could have."""
    met = 0
    for seats in range(2, 6):
        state, luck = make_match(GAME, seats).start(nth_seed("moves", seats)), from_seed(nth_seed("luck", seats))
        assert isinstance(state, Raiders)
        while state.owing:
            for seat in range(seats):
                before = state.number
                for number in range(6):
                    state.number = number
                    met += 1
                    assert len(QUESTIONS[DIVING].options(state, seat)) > 0
                state.number = before
            state.play(*pick(state, luck))
    assert met > 1000


@pytest.mark.rule("WR34")
def test_a_diver_on_the_beach_is_sent_home_and_the_new_one_gains_the_shells() -> None:
    table = dived("beach5", divers=["", "beach5"])
    assert (table.divers(1), table.divers(2)) == ("beach5", "")
    assert (table.shells(1), table.shells(2)) == ((2, 0, 0), (0, 0, 0))


@pytest.mark.rule("WR35")
@pytest.mark.parametrize(
    ("spot", "shells"), [(1, (0, 1, 1)), (2, (1, 0, 1)), (3, (0, 0, 2)), (4, (1, 1, 0)), (5, (2, 0, 0)), (6, (0, 2, 0))]
)
def test_each_beach_spot_has_its_shells(spot: int, shells: tuple[int, int, int]) -> None:
    assert dived(f"beach{spot}").shells() == shells


@pytest.mark.rule("WR36")
def test_a_rival_in_a_wreck_is_bumped_to_the_beach_and_a_diver_there_goes_home() -> None:
    table = dived("gold5", seats=3, divers=["", "gold5", "beach5"])
    assert (table.divers(1), table.divers(2), table.divers(3)) == ("gold5", "beach5", "")
    assert (table.shells(1), table.shells(2), table.shells(3)) == ((0, 0, 0), (2, 0, 0), (0, 0, 0))


@pytest.mark.rule("WR37")
def test_the_mover_gains_a_treasure_and_so_does_every_neighbour() -> None:
    """The sheet's example: Gold 4, with a red and an own diver beside it."""
    table = dived("gold4", divers=["gold3", "gold5"])
    assert table.types(table.hand(1)) == "gold"
    table.plays("place 1")
    assert table.asked == [1, 2], "both place at the same time"
    table.plays("2: vault 1", "1: place 1")
    assert table.types(table.display(1)) == "gold gold"
    assert table.types(table.column(1, 2)) == "gold"
    assert table.supply("gold") == 18


@pytest.mark.rule("WR05", "WR37")
def test_one_is_beside_two_and_six() -> None:
    table = dived("relics1", seats=4, divers=["", "relics6", "relics2", "relics3"])
    table.plays("place 1")
    assert table.asked == [2, 3]


@pytest.mark.rule("WR38")
def test_a_scallop_brings_one_more_treasure_each_decided_after_the_last() -> None:
    table = dived("art2", shells=[(0, 2, 0)])
    assert table.prompt() == "ask-place"
    table.plays("place 1")
    assert table.choices() == {"extra", "done"}
    table.plays("extra", "place 1")
    assert table.choices() == {"extra", "done"}
    table.plays("done")
    assert table.types(table.display(1)) == "art art"
    assert table.shells()[1] == 1


@pytest.mark.rule("WR38")
def test_scallops_bring_nothing_to_neighbours() -> None:
    table = dived("art2", divers=["", "art1"], shells=[(0, 0, 0), (0, 5, 0)])
    table.plays("place 1", "2: place 1")
    assert table.verbs(2) == {"take"}, "not asked for an extra treasure"


@pytest.mark.rule("WR39")
def test_bump_then_the_movers_treasures_then_neighbours_from_the_next_spot_on() -> None:
    table = dived("gems6", seats=4, divers=["", "gems6", "gems1", "gems5"], shells=[(0, 1, 0)])
    table.plays("place 1")
    assert table.hand(3) == "", "neighbours wait until the mover wants no more"
    table.plays("done")
    gained = [
        (event.code, event.seats["seat"]) for event in table.heard() if event.code in ("event-bumped", "event-gained")
    ]
    assert gained == [("event-bumped", 1), ("event-gained", 0), ("event-gained", 2), ("event-gained", 3)]


@pytest.mark.rule("WR40")
def test_discards_become_the_supply_that_ran_out_and_without_any_a_gain_is_lost() -> None:
    table = dived(
        "gems1",
        divers=["", "gems2 gems6"],
        vaults=[ALL_GEMS],
        displays=[(), ("gems-drop" + " gems-emerald" * 4, "gems-emerald gems-emerald", "")],
        discards="gems-emerald",
    )
    assert table.hand(1) == "gems-drop"
    assert (table.supply("gems"), table.discards("gems")) == (1, 0), "the discards are the new supply"
    table.plays("place 1")
    assert table.hand(2) == "gems-emerald"
    table.plays("2: place 3")
    told = ("event-gained", "event-remade", "event-nothing-left")
    assert [event.code for event in table.heard() if event.code in told] == [
        "event-gained", "event-remade", "event-gained", "event-nothing-left"
    ]  # fmt: skip


@pytest.mark.rule("WR41")
def test_a_diver_has_left_the_beach_before_the_bumped_one_lands_there() -> None:
    table = scene("plain4", divers=["beach4", "art4"])
    table.plays("take plain4 4", "dive beach4 art4")
    assert (table.divers(1), table.divers(2)) == ("art4", "beach4")
    assert table.shells(2) == (1, 1, 0)
    assert "event-sent-home" not in {event.code for event in table.heard()}


# ---- Treasures ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WR45")
def test_a_treasure_goes_to_the_leftmost_pedestal_or_the_lowest_place() -> None:
    table = dived("gold1", displays=[("art-mask", "", "")], vaults=[("", "art-vase art-vase", "")])
    assert table.choices() == {"place 1", "place 2", "place 3", "vault 1", "vault 2", "vault 3"}
    gained = table.hand()
    table.plays("place 1")
    assert table.display(1) == f"art-mask {gained}"
    table = dived("gold1", vaults=[("", "art-vase art-vase", "")])
    gained = table.hand()
    table.plays("vault 2")
    assert table.column(2) == f"art-vase art-vase {gained}"


@pytest.mark.rule("WR45")
def test_a_treasure_gained_in_anothers_turn_is_placed_by_its_owner() -> None:
    table = dived("gold1", divers=["", "gold2"]).plays("place 1")
    assert table.asked == [2]
    assert table.refuses(1, "place 2").code == "no-not-yours"
    table.plays("2: place 3")
    assert table.types(table.display(3, 2)) == "gold"


@pytest.mark.rule("WR45")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_second_treasure_of_one_owner_is_drawn_when_the_first_has_been_placed(owner: int) -> None:
    beside = "gold3 gold5"
    table = dived("gold4", divers=[beside, ""] if owner == 1 else ["", beside]).plays("place 1")
    assert table.asked == [owner]
    assert (table.types(table.hand(owner)), table.supply("gold")) == ("gold", 19)
    seen = table.state.reveals
    table.plays("place 3")
    assert (table.asked, table.types(table.hand(owner)), table.supply("gold")) == ([owner], "gold", 18)
    assert table.state.reveals > seen, "what is drawn then cannot be seen by taking the first one back"
    table.plays("place 3")
    assert table.types(table.display(3, owner)) == "gold gold"
    assert not table.state.hands[owner - 1]


FULL = ["gems-drop " * 5, "gold-crown " * 5, "art-mask " * 5]
FULL_VAULT = ["relics-idol " * 4, "relics-scarab " * 4, "relics-tablet " * 4]


@pytest.mark.rule("WR46")
def test_without_any_room_a_treasure_is_discarded() -> None:
    table = dived("gold1", displays=[FULL], vaults=[FULL_VAULT], shown="relics-relics-relics gold-art-gold art-art-art")
    assert table.asked == [2]
    assert table.discards("gold") == 1


@pytest.mark.rule("WR46", "WR65")
def test_a_player_with_a_starfish_may_make_room_first() -> None:
    table = dived("gold1", displays=[FULL], vaults=[FULL_VAULT], shells=[(0, 0, 1)])
    assert table.choices() == {"discard"}
    assert table.prompt() == "ask-discard"
    table.plays("starfish 3")
    assert table.choices() == {"place 3"}


@pytest.mark.rule("WR46", "WR65")
def test_a_claiming_player_without_room_is_not_offered_the_starfish_that_would_be_refused() -> None:
    rows = ["art-mask art-mask art-mask art-mask relics-idol", "gold-crown " * 5, "gems-drop " * 5]
    name = "art-art-art-art-relics"
    table = scene(claiming=True, displays=[rows], vaults=[FULL_VAULT], shown=name, shells=[(0, 1, 1)])
    table.plays(f"claim {name} 1 plain scallop-gold")
    assert "event-no-room" in {event.code for event in table.heard()}
    assert table.exhibits() == [name], "no one was asked in between"


# ---- At any time --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WR65")
def test_a_starfish_discards_the_rightmost_treasure_in_anyones_turn() -> None:
    table = scene(displays=[(), ("gold-crown art-vase", "", "")], shells=[(), (0, 0, 1)])
    assert table.free(2) == {"starfish 1"}
    assert table.free(1) == set()
    table.plays("2: starfish 1")
    assert (table.display(1, 2), table.shells(2), table.discards("art")) == ("gold-crown", (0, 0, 0), 1)
    assert table.asked == [1], "it answers nothing"


@pytest.mark.rule("WR65")
def test_only_the_claiming_player_waits_between_announcing_and_clearing() -> None:
    table = scene(
        claiming=True,
        displays=[("gold-crown gold-crown gold-crown", "", ""), ("art-vase", "", "")],
        shown="gold-gold-gold",
        shells=[(0, 1, 1), (0, 0, 1)],
    )
    table.plays("claim gold-gold-gold 1 plain scallop-art")
    assert table.prompt() == "ask-place"
    assert (table.free(1), table.free(2)) == (set(), {"starfish 1"})
    assert table.refuses(1, "starfish 1").rule == "WR65"
    table.plays("2: starfish 1")
    assert (table.display(1, 2), table.asked) == ("", [1])
    table.plays("place 2")
    assert table.free(1) == {"starfish 2"}
