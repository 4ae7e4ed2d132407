"""Wreck Raiders for one player: rounds, Rivals, the five ends, the ranks."""

from __future__ import annotations

import pytest

from games.raiders.scene import Scene, scene
from wreckfish.games.raiders.score import rank_of

SIX = "plain1 plain2 plain3 plain4 plain5 plain6"
NOTHING = "relics-relics-relics-relics-gems"


def alone(reef: str = SIX, **what: object) -> Scene:
    return scene(reef, seats=1, **{"shown": NOTHING, "market": "middle1", **what})  # type: ignore[arg-type]


def rivals_turn(reef: str = SIX, **what: object) -> Scene:
    """The player's three turns are over."""
    table = alone(reef, **what)
    table.state.step = 3
    table.state.stage = 8
    return table


@pytest.mark.rule("WR81")
def test_a_round_has_three_turns_of_the_player_and_three_of_the_rivals() -> None:
    table = alone()
    for number in (1, 2, 3):
        assert table.prompt() == "ask-take"
        table.plays(f"take plain{number} {number}", f"dive off gold{number}")
        while table.verbs() & {"place"}:
            table.plays("place 3" if table.display(1) and table.display(2) else "place 1")
    for number, wreck in ((4, "gems"), (5, "art"), (6, "relics")):
        assert table.prompt() == "ask-rival"
        table.plays(f"rival plain{number} {wreck}")
    assert table.prompt() == "ask-take"
    assert len(table.reef.split()) == 6, "all six are rolled again"
    assert table.view(1).round == 2


@pytest.mark.rule("WR82")
def test_rivals_gain_no_shells_and_their_treasures_are_discarded() -> None:
    table = rivals_turn("starfish4 plain5 plain6", rivals="gems5")
    before = table.view(None).shells
    table.plays("rival starfish4 gems")
    assert table.divers(2) == "gems4 gems5"
    assert table.discards("gems") == 2, "one for the arriving diver and one for the Rival beside it"
    assert table.view(None).shells == before


@pytest.mark.rule("WR82")
def test_a_rival_on_the_beach_stays_and_the_players_diver_may_leave() -> None:
    table = alone(divers=["beach2"], rivals="beach1").plays("take plain1 1")
    assert "dive beach2 gold1" in table.choices()
    assert not any("beach1" in text for text in table.choices())


@pytest.mark.rule("WR83")
def test_the_players_divers_are_not_moved_to_the_beach() -> None:
    table = alone().plays("take plain4 4")
    assert table.choices() == {f"dive off {wreck}4" for wreck in ("gems", "gold", "art", "relics")}
    assert table.refuses(1, "dive off beach4").rule == "WR83"


@pytest.mark.rule("WR83")
def test_without_a_legal_place_the_move_is_forfeited_and_the_rest_remains() -> None:
    table = alone(
        "conch1 plain2 plain2 plain2", divers=["gems1 gold1 art1 relics1 gems3 gold3"], market="bottom7 middle1"
    )
    table.plays("take conch1 1")
    assert "event-forfeited" in {event.code for event in table.heard()}
    assert table.choices() == {"done", "buy bottom7 new"}, "the zone's Conch buys a piece"


@pytest.mark.rule("WR84")
def test_a_bumped_rival_goes_to_an_empty_beach_spot_of_choice() -> None:
    table = alone(rivals="gold1 beach1 beach2").plays("take plain1 1", "dive off gold1")
    assert table.prompt() == "ask-wash"
    assert table.choices() == {"wash 3", "wash 4", "wash 5", "wash 6"}
    table.plays("wash 6")
    assert table.divers(2) == "beach1 beach2 beach6"
    assert (table.divers(1), table.types(table.hand())) == ("gold1", "gold")


@pytest.mark.rule("WR84")
def test_without_an_empty_beach_spot_the_rival_leaves_the_game() -> None:
    table = alone(rivals="gold1 beach1 beach2 beach3 beach4 beach5 beach6").plays("take plain1 1", "dive off gold1")
    assert table.divers(2) == "beach1 beach2 beach3 beach4 beach5 beach6"
    assert table.prompt() == "ask-place"


@pytest.mark.rule("WR85")
def test_a_rival_takes_a_die_to_a_wreck_that_none_has_visited_in_this_round() -> None:
    table = rivals_turn("plain4 plain4 plain6")
    wrecks = ("gems", "gold", "art", "relics")
    assert table.choices() == {f"rival {die} {wreck}" for die in ("plain4", "plain6") for wreck in wrecks}
    table.plays("rival plain4 gold")
    assert table.choices() == {
        f"rival {die} {wreck}" for die in ("plain4", "plain6") for wreck in wrecks if wreck != "gold"
    }
    assert table.refuses(1, "rival plain6 gold").rule == "WR85"
    assert table.view(1).rivals == 17


@pytest.mark.rule("WR86")
def test_a_rival_takes_an_empty_spot_if_there_is_one_in_an_allowed_wreck() -> None:
    table = rivals_turn("plain4 plain5 plain6", divers=["gold4 art4"], rivals="relics4")
    assert {text for text in table.choices() if "plain4" in text} == {"rival plain4 gems"}
    assert table.refuses(1, "rival plain4 gold").rule == "WR86"
    table.plays("rival plain5 gems")
    assert {text for text in table.choices() if "plain4" in text} == {
        "rival plain4 gold", "rival plain4 art", "rival plain4 relics"
    }  # fmt: skip
    table.plays("rival plain4 relics")
    assert table.prompt() == "ask-wash", "a Rival is bumped by a Rival"
    assert table.state.prompts(0)[-1].rule == "WR86"
    table.plays("wash 1")
    assert table.divers(2) == "gems5 relics4 beach1"


@pytest.mark.rule("WR86")
def test_without_an_empty_beach_spot_the_players_diver_goes_off_board() -> None:
    full = "beach1 beach2 beach3 beach4 beach5 beach6"
    table = rivals_turn("plain4 plain5 plain6", divers=["gold4 gems4"], rivals=f"relics4 art4 {full}")
    table.plays("rival plain4 gold")
    assert table.divers(1) == "gems4"
    assert table.view(1).seats[0].ashore == 5


@pytest.mark.rule("WR87")
def test_the_players_bumped_diver_collects_the_shells_of_its_beach_spot() -> None:
    table = rivals_turn("plain4 plain5 plain6", divers=["gold4 art4 gems4 relics4"])
    table.plays("rival plain4 gold")
    assert table.prompt() == "ask-wash-own"
    table.plays("wash 5")
    assert table.shells() == (2, 0, 0)
    assert table.divers(1) == "gems4 art4 relics4 beach5"


@pytest.mark.rule("WR88")
def test_what_a_rival_brings_a_neighbour_goes_into_the_vault() -> None:
    table = rivals_turn("plain4 plain5 plain6", divers=["gold5"])
    table.plays("rival plain4 gold")
    assert table.prompt() == "ask-vault"
    assert table.choices() == {"vault 1", "vault 2", "vault 3"}
    assert table.refuses(1, "place 1").rule == "WR88"
    full = ["relics-idol " * 4, "relics-scarab " * 4, "relics-tablet " * 4]
    table = rivals_turn("plain4 plain5 plain6", divers=["gold5"], vaults=[full], shells=[(0, 0, 1)])
    table.plays("rival plain4 gold")
    assert table.discards("gold") == 2
    assert table.prompt() == "ask-rival"


@pytest.mark.rule("WR45", "WR88")
def test_what_a_rival_brings_two_neighbours_comes_one_after_the_other() -> None:
    table = rivals_turn("plain4 plain5 plain6", divers=["gold3 gold5"])
    table.plays("rival plain4 gold")
    assert (table.types(table.hand()), table.supply("gold")) == ("gold", 19), "the Rival's own find is discarded"
    assert table.view(1).stage == "rival"
    table.plays("vault 1")
    assert (table.types(table.hand()), table.supply("gold")) == ("gold", 18)
    table.plays("vault 1")
    assert table.prompt() == "ask-rival"


@pytest.mark.rule("WR89")
def test_after_the_rivals_any_number_of_pieces_may_be_bought() -> None:
    table = rivals_turn("plain4", market="bottom1 bottom4", shells=[(0, 1, 1)], rivals="gold1")
    table.state.step = 5
    table.plays("rival plain4 gems")
    assert table.prompt() == "ask-shop"
    table.plays("buy bottom1 new")
    assert table.prompt() == "ask-shop"
    table.plays("done")
    assert table.prompt() == "ask-take"


FULL_VAULT = ["gems-drop " * 4, "gold-crown " * 4, "art-mask " * 4]
SIX_EXHIBITS = "gems-gems-gems gold-gold-gold art-art-art gems-gold-gems gold-art-gold art-relics-art"
FULL_BEACH = "beach1 beach2 beach3 beach4 beach5"
RELICS = ["relics-idol " * 5, "relics-idol relics-idol relics-scarab", "relics-scarab " * 5]


@pytest.mark.rule("WR90")
@pytest.mark.parametrize(
    ("what", "end"),
    [
        ({"vaults": [FULL_VAULT]}, "vault-full"),
        ({"exhibits": [SIX_EXHIBITS]}, "six-exhibits"),
        ({"divers": ["beach6"], "rivals": FULL_BEACH}, "beach-full"),
        ({}, ""),
    ],
)
def test_the_round_ends_the_game_for_one_of_five_reasons(what: dict[str, object], end: str) -> None:
    table = rivals_turn("plain4", **what)
    table.state.step = 5
    table.plays("rival plain4 gems")
    assert table.over == end


@pytest.mark.rule("WR90", "WR91")
def test_a_supply_that_ran_out_ends_the_game_even_if_it_was_remade() -> None:
    vault = ["relics-tablet " * 4, "relics-tablet relics-tablet relics-tablet", ""]
    table = rivals_turn("plain4", displays=[RELICS], vaults=[vault])
    assert table.supply("relics") == 1
    table.state.step = 5
    table.plays("rival plain4 relics")
    assert table.supply("relics") == 1, "the Rival's find is the new supply"
    assert table.over == "wreck-empty"


@pytest.mark.rule("WR90", "WR91")
def test_with_no_rivals_left_the_remaining_turns_are_skipped_and_the_game_ends() -> None:
    table = rivals_turn("plain4 plain5 plain6", edition="german")
    table.state.rivals = 1
    table.plays("rival plain4 relics")
    assert table.over == "no-rivals"
    assert table.reef == "plain5 plain6"


@pytest.mark.rule("WR92")
@pytest.mark.parametrize(
    ("points", "rank"),
    [(0, 1), (50, 1), (51, 2), (75, 2), (76, 3), (100, 3), (101, 4), (125, 4), (126, 5), (150, 5), (151, 6)],
)
def test_ranks_go_by_the_score(points: int, rank: int) -> None:
    assert rank_of(points) == rank


@pytest.mark.rule("WR92")
def test_the_rank_is_told_with_the_score() -> None:
    table = alone(exhibits=[SIX_EXHIBITS])
    table.state.finish("six-exhibits")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores[0].parts[-1].code == "part-rank-1"
    assert outcome.scores[0].parts[-1].points == 0
