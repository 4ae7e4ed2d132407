"""Wreck Raiders: claiming exhibits, with Starfish, decorations and style."""

from __future__ import annotations

import pytest

from games.raiders.scene import CODEC, PARTS, Scene, scene
from wreckfish.games.raiders.components import treasures_of
from wreckfish.games.raiders.score import exhibit_points

GOLD3 = "gold-crown gold-coins gold-crown"


def claiming(*displays: str, shown: str, **what: object) -> Scene:
    """Seat 1 is at the third step of its turn."""
    rows = [*displays, "", "", ""][:3]
    return scene(claiming=True, displays=[rows], shown=shown, **what)  # type: ignore[arg-type]


@pytest.mark.rule("WR50")
def test_a_display_matches_with_exactly_the_treasures_in_any_order() -> None:
    table = claiming("art-mask gold-crown gold-coins", "gold-crown gold-crown", shown="gold-art-gold gold-gold-gold")
    assert table.choices() == {"done", "claim gold-art-gold 1 plain bare"}
    assert table.refuses(1, "claim gold-art-gold 2 plain bare").rule == "WR50"
    assert table.refuses(1, "claim gold-gold-gold 1 plain bare").rule == "WR50"
    table.plays("claim gold-art-gold 1 plain bare")
    assert table.exhibits() == ["gold-art-gold"]


@pytest.mark.rule("WR51")
def test_a_conch_crest_keeps_a_conch_on_the_card() -> None:
    """The sheet's example: 8 coins, a Conch on the card, two Scallops for an order that is missed."""
    name = "gold-art-relics-gems"
    table = claiming("art-mask gold-crown relics-idol gems-drop", shown=name, shells=[(1, 0, 0)])
    table.plays(f"claim {name} 1 plain conch")
    assert table.shells() == (0, 0, 0)
    assert exhibit_points(table.state, 0) == 8 + 2


@pytest.mark.rule("WR51")
def test_a_scallop_crest_brings_a_treasure_of_any_wreck() -> None:
    table = claiming(GOLD3, shown="gold-gold-gold", shells=[(1, 1, 0)])
    decors = {"bare", "conch"} | {
        f"{conch}scallop-{kind}" for conch in ("", "conch-") for kind in ("gems", "gold", "art", "relics")
    }
    assert table.choices() == {"done"} | {f"claim gold-gold-gold 1 plain {decor}" for decor in decors}
    table.plays("claim gold-gold-gold 1 plain conch-scallop-relics")
    assert table.types(table.hand()) == "relics"
    table.plays("place 2")
    assert table.exhibits() == ["gold-gold-gold"]
    assert table.shells() == (0, 0, 0)


@pytest.mark.rule("WR51")
def test_a_scallop_for_a_bare_wreck_is_not_offered() -> None:
    gems = ["gems-drop " * 4, "gems-drop " * 3 + "gems-emerald", "gems-emerald " * 4]
    more = ["gems-emerald gems-emerald", "gems-brilliant " * 4, "gems-brilliant " * 3]
    table = scene(
        claiming=True, displays=[[GOLD3, "", ""], more], vaults=[gems], shown="gold-gold-gold", shells=[(0, 1, 0)]
    )
    assert table.supply("gems") == 0
    decors = {text.split()[-1] for text in table.choices() if text.startswith("claim")}
    assert decors == {"bare", "scallop-gold", "scallop-art", "scallop-relics"}


@pytest.mark.rule("WR51")
def test_a_card_without_a_crest_takes_no_decoration() -> None:
    table = claiming("relics-idol relics-idol relics-idol", shown="relics-relics-relics", shells=[(1, 1, 0)])
    for decor in ("conch", "scallop-gems"):
        assert table.refuses(1, f"claim relics-relics-relics 1 plain {decor}").rule == "WR51"


@pytest.mark.rule("WR52")
@pytest.mark.parametrize(("row", "shells"), [
    ("gold-crown art-mask gold-coins", (2, 0, 0)), ("art-mask gold-crown gold-coins", (0, 0, 0)),
])  # fmt: skip
def test_the_exact_order_earns_the_shells_shown(row: str, shells: tuple[int, int, int]) -> None:
    table = claiming(row, shown="gold-art-gold").plays("claim gold-art-gold 1 plain bare")
    assert table.shells() == shells


@pytest.mark.rule("WR52")
def test_the_exact_order_earns_a_shell_of_choice() -> None:
    table = claiming("gems-drop gold-crown art-mask", shown="gems-gold-art", shells=[(), (15, 0, 0)])
    table.plays("claim gems-gold-art 1 plain bare")
    assert table.choices() == {"shell scallop", "shell starfish"}, "what the beach has"
    table.plays("shell starfish")
    assert table.shells() == (0, 0, 1)
    assert table.exhibits() == ["gems-gold-art"]


@pytest.mark.rule("WR52")
def test_a_shell_of_choice_from_an_empty_beach_is_lost_and_the_log_says_so() -> None:
    table = claiming("gems-drop gold-crown art-mask", shown="gems-gold-art", shells=[(), (15, 15, 15)])
    table.plays("claim gems-gold-art 1 plain bare")
    assert table.exhibits() == ["gems-gold-art"]
    codes = [event.code for event in table.heard()]
    assert codes.index("event-no-shell") == codes.index("event-style") + 1


@pytest.mark.rule("WR52")
def test_exhibits_of_a_single_type_have_no_style() -> None:
    single = [card for name, card in PARTS.exhibits.items() if len(set(treasures_of(name))) == 1]
    assert len(single) == 8
    assert {card.style for card in single} == {"none"}


@pytest.mark.rule("WR53")
def test_a_free_piece_must_be_placeable_and_is_not_the_turns_purchase() -> None:
    name = "relics-gems-gold-art"
    row = "relics-idol gems-drop gold-crown art-mask"
    table = claiming(row, shown=name, market="bottom1 middle1 top7", shells=[(0, 1, 0)])
    table.plays(f"claim {name} 1 plain bare")
    assert table.choices() == {"gain bottom1 new"}, "there is no aquarium for Middle or Top"
    table.plays("gain bottom1 new")
    assert len([piece for piece in table.market if piece.startswith("bottom")]) == 1, "refilled at once"
    assert table.shells() == (0, 1, 0)
    assert "buy top7 bottom1" in table.choices(), "and the purchase is still to come"


@pytest.mark.rule("WR53")
def test_if_no_piece_can_be_placed_the_reward_is_lost() -> None:
    name = "relics-gems-gold-art"
    table = claiming("relics-idol gems-drop gold-crown art-mask", shown=name, market="middle1 top7")
    table.plays(f"claim {name} 1 plain bare")
    assert table.exhibits() == [name]
    assert "event-no-piece" in {event.code for event in table.heard()}


@pytest.mark.rule("WR54")
def test_the_treasures_go_to_the_discards_and_the_card_to_the_player() -> None:
    table = claiming("art-mask gold-crown gold-coins", shown="gold-art-gold")
    table.plays("claim gold-art-gold 1 plain bare")
    assert table.display(1) == ""
    assert (table.discards("gold"), table.discards("art")) == (2, 1)
    assert "gold-art-gold" not in table.shown


@pytest.mark.rule("WR55")
def test_what_one_claim_brings_may_serve_the_next() -> None:
    table = claiming(
        "gold-crown art-mask gold-coins", "gems-drop gems-drop gems-emerald", shown="gold-art-gold gems-gems-gems"
    )
    assert "claim gems-gems-gems 2 plain conch" not in table.choices()
    table.plays("claim gold-art-gold 1 plain bare", "claim gems-gems-gems 2 plain conch")
    assert table.exhibits() == ["gems-gems-gems", "gold-art-gold"]


@pytest.mark.rule("WR56")
def test_new_exhibits_come_after_the_last_claim_and_none_from_an_empty_deck() -> None:
    table = claiming(
        "gold-crown art-mask gold-coins", "gems-drop gems-drop gems-emerald",
        shown="gold-art-gold gems-gems-gems art-art-art", market="middle1",
    )  # fmt: skip
    table.plays("claim gold-art-gold 1 plain bare")
    assert table.shown == ["gems-gems-gems", "art-art-art"]
    table.plays("done")
    assert len(table.shown) == 3
    table = claiming("gold-crown art-mask gold-coins", shown="gold-art-gold", market="middle1")
    table.state.exhibits[1], table.state.deck = table.state.deck, 0
    table.plays("claim gold-art-gold 1 plain bare")
    assert table.shown == []


@pytest.mark.rule("WR57")
def test_a_covered_treasure_counts_as_any_type() -> None:
    table = claiming("relics-idol gold-crown gems-drop", shown="gold-gold-gold", shells=[(0, 0, 2)])
    assert "claim gold-gold-gold 1 star-1-3 bare" in table.choices()
    assert table.refuses(1, "claim gold-gold-gold 1 star-1 bare").rule == "WR50"
    table.plays("claim gold-gold-gold 1 star-1-3 bare")
    assert table.exhibits() == ["gold-gold-gold"]
    assert (table.shells(), table.view(None).shells.starfish) == ((0, 0, 0), 15)


@pytest.mark.rule("WR57")
def test_a_covered_treasure_counts_for_the_exact_order_too() -> None:
    table = claiming("gold-crown gold-coins art-mask", shown="gold-art-gold", shells=[(0, 0, 2)])
    assert {text for text in table.choices() if text.startswith("claim")} == {
        "claim gold-art-gold 1 plain bare",
        "claim gold-art-gold 1 star-2-3 bare",
    }
    table.plays("claim gold-art-gold 1 star-2-3 bare")
    assert table.shells() == (2, 0, 0)


@pytest.mark.rule("WR57")
def test_equivalent_claims_are_listed_once_and_any_may_be_typed() -> None:
    same = "relics-idol relics-idol gold-crown"
    table = claiming(same, same, shown="gold-gold-gold", shells=[(0, 0, 3)])
    claims = {text for text in table.choices() if text.startswith("claim")}
    assert claims == {"claim gold-gold-gold 1 star-1-2 bare"}
    table.plays("claim gold-gold-gold 2 star-1-2-3 bare")
    assert table.exhibits() == ["gold-gold-gold"]
    assert table.display(2) == ""


@pytest.mark.rule("WR58")
def test_a_scallops_treasure_may_join_the_display_that_is_being_claimed() -> None:
    table = claiming("gold-crown art-mask gold-coins", shown="gold-art-gold", shells=[(0, 1, 0)])
    table.plays("claim gold-art-gold 1 plain scallop-relics", "place 1")
    assert table.exhibits() == ["gold-art-gold"]
    assert table.shells() == (2, 0, 0), "neither match nor order has changed"
    assert table.display(1) == ""
    assert table.discards("relics") == 1


@pytest.mark.rule("WR59")
def test_shells_of_the_style_reward_cannot_decorate_the_same_card() -> None:
    name = "relics-gems-gems-relics"  # a Conch crest, two Conches for style
    table = claiming("relics-idol gems-drop gems-drop relics-idol", shown=name)
    assert {text for text in table.choices() if text.startswith("claim")} == {f"claim {name} 1 plain bare"}
    table.plays(f"claim {name} 1 plain bare")
    assert table.shells() == (2, 0, 0)
    codes = [event.code for event in table.heard()]
    order = ["event-claims", "event-style", "event-shells", "event-cleared", "event-collected"]
    assert [code for code in codes if code in order] == order


@pytest.mark.rule("WR65")
def test_a_player_who_could_claim_after_a_starfish_is_asked_and_may_shorten_a_display() -> None:
    table = claiming(f"{GOLD3} art-mask", shown="gold-gold-gold", shells=[(0, 0, 1)])
    assert table.choices() == {"done", "starfish 1"}
    table.plays("starfish 1")
    assert "claim gold-gold-gold 1 plain bare" in table.choices()


def test_claiming_or_buying_nothing_is_the_last_choice() -> None:
    table = claiming(f"{GOLD3}", f"{GOLD3} art-mask", shown="gold-gold-gold", market="bottom1", shells=[(0, 1, 1)])
    claims = [CODEC.text(move) for move in table.state.legal(0)]
    assert claims[0].startswith("claim")
    assert claims[-1] == "done"
    table.plays("done")
    assert [CODEC.text(move) for move in table.state.legal(0)] == ["buy bottom1 new", "done"]


def test_a_player_who_can_claim_nothing_is_not_asked() -> None:
    table = claiming("gold-crown art-mask", shown="gold-gold-gold", market="middle1")
    assert table.asked == [2]


def test_the_list_of_claims_stays_small() -> None:
    rows = ["gems-drop gold-crown art-mask", "gold-crown art-mask relics-idol", "art-mask relics-idol gems-drop"]
    shown = "gems-gold-gems gold-art-gold gems-gold-art gold-art-relics art-relics-gems relics-gems-gold"
    table = scene(claiming=True, seats=5, displays=[rows], shown=shown, shells=[(5, 5, 5)])
    assert len(table.choices()) < 200
