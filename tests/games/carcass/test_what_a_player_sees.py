"""What is open and what is hidden: views, knowledge that lasts, and events that keep secrets."""

from __future__ import annotations

import msgspec
import pytest

from games.carcass.scene import Scene, scene
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.seeds import nth_seed
from wreckfish.core.values import Event
from wreckfish.games.carcass import GAME
from wreckfish.games.carcass.components import VARIANTS
from wreckfish.games.carcass.view_types import Risk

LOCKER = "anchor2 key2 chest2 knife2"


def knows_deck(table: Scene, seat: int) -> str:
    """The deck's top cards that a seat knows."""
    knowledge = table.view(seat).knowledge
    assert knowledge is not None
    return " ".join(knowledge.deck)


def knows_locker(table: Scene, seat: int) -> str:
    """The Locker cards that a seat has seen and still knows to be there."""
    knowledge = table.view(seat).knowledge
    assert knowledge is not None
    return " ".join(knowledge.locker)


def mentions(value: object, card: str) -> bool:
    return f'"{card}"' in msgspec.json.encode(value).decode()


# ---- What everybody sees ------------------------------------------------------------------------------------------


@pytest.mark.rule("CC03", "CC04", "CC16")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_everyone_sees_holds_exploration_sizes_turn_divers_and_variant(seat: int | None) -> None:
    table = scene(
        ["map7", "anchor3"],
        deck="mermaid5 chest3",
        locker="key2 net2",
        divers=["miser", "navigator"],
        variant="all-hands",
        turn=2,
    )
    view = table.plays("dive", "dive").view(seat)
    assert [side.hold for side in view.seats] == [["map7"], ["anchor3"]]
    assert [side.points for side in view.seats] == [7 - 45, 3 - 45]
    assert view.exploration == ["mermaid5", "chest3"]
    assert (view.deck, view.locker) == (60 - 6, 2)
    assert (view.turn, view.to_act, view.turns) == (1, (1,), 0)
    assert [(side.diver, side.character) for side in view.seats] == [("miser", "petrel"), ("navigator", "vega")]
    assert view.variant == "all-hands"


@pytest.mark.rule("CC03")
def test_a_spectator_sees_what_everyone_sees_and_knows_nothing_more() -> None:
    table = scene(deck="drone3 mermaid9").plays("dive")
    theirs, watching = table.view(2), table.view(None)
    assert (watching.you, watching.knowledge) == (None, None)
    assert msgspec.structs.replace(theirs, you=None, knowledge=None) == watching


@pytest.mark.rule("CC32")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_everyone_sees_what_is_owed_and_who_is_asked_what_by_which_card(seat: int | None) -> None:
    table = scene(["key5"], deck="squid3 net4")
    assert [prompt.code for prompt in table.view(seat).prompts] == ["ask-first"]
    view = table.plays("dive").view(seat)
    assert [(prompt.code, prompt.params) for prompt in view.prompts] == [("ask-squid", {"owed": 2})]
    assert view.owed == 2
    view = table.plays("dive").view(seat)
    (prompt,) = view.prompts
    assert (prompt.code, prompt.rule, prompt.by) == ("ask-net", "CC41", "net4")
    assert prompt.params == {"owed": 1, "card": "net4", "haul": 1}
    assert (view.owed, view.to_act) == (1, (0,))


@pytest.mark.rule("CC53")
@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_everyone_sees_whom_the_saboteur_named(seat: int | None) -> None:
    table = scene(divers=["saboteur", None, None])
    assert table.view(seat).victim is None
    assert table.plays("sabotage 3").view(seat).victim == 2


@pytest.mark.rule("CC04")
def test_everyone_can_work_out_the_risk_of_the_next_card() -> None:
    """Of the six Mermaids one is found and one is held: four are left in the deck."""
    table = scene(["mermaid9"], deck="mermaid5", locker="key2 net2")
    assert table.view(None).risk == Risk(bad=0, cards=57)
    assert table.plays("dive").view(None).risk == table.view(2).risk == Risk(bad=4, cards=56)


@pytest.mark.rule("CC39")
def test_a_player_who_has_seen_the_next_card_knows_its_risk_and_no_one_else_does() -> None:
    table = scene(deck="mermaid5 drone3 mermaid9", locker="").plays("dive", "dive")
    assert table.view(1).risk == Risk(bad=1, cards=1)
    assert table.view(2).risk == table.view(None).risk == Risk(bad=10, cards=58)


# ---- Drone and Sonar ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CC39")
def test_the_finder_knows_a_drones_card_for_as_long_as_it_lies_on_the_deck() -> None:
    table = scene(deck="drone3 mermaid9", seats=3)
    table.plays("dive", "leave")
    assert [knows_deck(table, seat) for seat in (1, 2, 3)] == ["mermaid9", "", ""]
    table.plays("dive")
    assert [knows_deck(table, seat) for seat in (1, 2, 3)] == ["", "", ""]


@pytest.mark.rule("CC39")
def test_two_turns_later_the_finder_still_knows_the_card() -> None:
    """The Sonar saw three cards: two turns later the third still lies there, and its finder alone knows it."""
    table = scene(deck="drone3 mermaid9 key4 chest5 map7", divers=["sonar-operator", None, None])
    table.plays("dive", "leave", "dive", "surface")
    assert [knows_deck(table, seat) for seat in (1, 2, 3)] == ["key4 chest5", "", ""]
    table.plays("dive", "surface")
    assert (table.turn, [knows_deck(table, seat) for seat in (1, 2, 3)]) == (1, ["chest5", "", ""])
    table.plays("dive")
    assert (table.exploration, knows_deck(table, 1)) == ("chest5", "")


@pytest.mark.rule("CC39")
def test_a_card_that_was_left_may_be_seen_by_several_players_one_after_the_other() -> None:
    """The first Drone is left lying under a second one: seat 2's Drone shows seat 2 what only seat 1 knew."""
    table = scene(deck="drone3 drone4 mermaid9 key5 net7", divers=["sonar-operator", None, None])
    table.plays("dive", "leave", "dive")
    assert [knows_deck(table, seat) for seat in (1, 2, 3)] == ["mermaid9 key5", "mermaid9", ""]
    assert table.view(None).seen_by == [[0, 1], [0]]
    table.plays("leave", "dive")
    assert (table.turn, table.exploration) == (3, "mermaid9")
    assert [knows_deck(table, seat) for seat in (1, 2, 3)] == ["key5", "", ""], "seat 2 did not see the card below"
    assert table.view(None).seen_by == [[0]]


@pytest.mark.rule("CC39")
def test_a_player_who_saw_a_card_that_is_gone_does_not_know_the_next_that_another_sees() -> None:
    table = scene(deck="drone3 drone4 mermaid9").plays("dive", "leave", "dive")
    assert [knows_deck(table, seat) for seat in (1, 2)] == ["", "mermaid9"]


@pytest.mark.rule("CC60")
def test_no_one_else_sees_what_the_sonar_saw_but_everyone_sees_that_it_was_seen() -> None:
    table = scene(deck="drone3 mermaid9 anchor4 key5", divers=["sonar-operator"]).plays("dive")
    for seat in (2, None):
        assert not [card for card in ("mermaid9", "anchor4", "key5") if mentions(table.view(seat), card)]
        assert table.view(seat).seen_by == [[0], [0], [0]]


@pytest.mark.rule("CC39")
def test_no_one_else_hears_which_card_a_drone_saw() -> None:
    table = scene(deck="drone3 mermaid9").plays("dive", "leave")
    peeked = Event(code="event-peeked", params={"cards": ["mermaid9"]}, seats={"seat": 0})
    assert peeked in table.heard(1)
    for seat in (2, None):
        assert Event(code="event-peeked-secret", seats={"seat": 0}) in table.heard(seat)
        assert not mentions(table.heard(seat), "mermaid9")


@pytest.mark.rule("CC60")
def test_the_event_of_a_drone_does_not_tell_what_a_sonar_saw_below() -> None:
    """Seat 1's Sonar knows the card below; seat 2's Drone shows only the top one, in its event too."""
    table = scene(deck="drone3 drone4 mermaid9 key5", divers=["sonar-operator"])
    table.plays("dive", "leave", "dive")
    assert Event(code="event-peeked", params={"cards": ["mermaid9"]}, seats={"seat": 1}) in table.heard(2)
    assert not mentions(table.heard(2), "key5")


@pytest.mark.rule("CC39", "CC60")
@pytest.mark.parametrize(("card", "move"), [("net3", "net drone7"), ("harpoon3", "harpoon drone7")])
def test_a_drone_that_shows_a_card_which_another_has_seen_before_brings_something_to_light(
    card: str, move: str
) -> None:
    """Else seat 2 could look at the next card, take the Drone back for free and choose again."""
    holds = ["anchor7", "drone7 key5"] if card == "net3" else ["drone7 key5", "anchor7"]
    table = scene(holds, deck=f"drone3 {card} mermaid9 map4", divers=["sonar-operator"])
    table.plays("dive", "leave", "dive")
    before = table.state.reveals
    assert mentions(table.plays(move).view(2).knowledge, "mermaid9")
    assert table.state.reveals == before + 1


@pytest.mark.rule("CC39")
def test_a_card_that_a_player_sees_again_does_not_come_to_light_again() -> None:
    table = scene(["drone7"], deck="drone3 mermaid5 net3 mermaid9 map4 key6", divers=["sonar-operator"])
    table.plays("dive", "leave", "dive", "surface", "dive")
    before = table.state.reveals
    table.plays("net drone7")
    assert table.state.reveals == before + 2, "the Map and the Key; the Mermaid was known"


# ---- Map ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC36")
def test_while_a_map_is_read_only_its_player_sees_the_three_cards() -> None:
    table = scene(deck="map4", locker=LOCKER, luck="knife2 anchor2 chest2").plays("dive")
    mine, theirs = table.view(1).knowledge, table.view(2).knowledge
    assert mine is not None
    assert theirs is not None
    assert (mine.map, theirs.map) == (["anchor2", "chest2", "knife2"], [])
    for seat in (2, None):
        assert not [card for card in LOCKER.split() if mentions(table.view(seat), card)]


@pytest.mark.rule("CC36")
def test_no_one_else_hears_which_cards_a_map_showed_only_which_was_taken() -> None:
    table = scene(deck="map4", locker=LOCKER, luck="knife2 anchor2 chest2").plays("dive", "map chest2")
    shown = Event(code="event-map", params={"cards": ["anchor2", "chest2", "knife2"]}, seats={"seat": 0})
    assert shown in table.heard(1)
    for seat in (2, None):
        assert Event(code="event-map-secret", seats={"seat": 0}) in table.heard(seat)
        assert Event(code="event-took", params={"card": "chest2"}, seats={"seat": 0}) in table.heard(seat)
        assert not mentions(table.heard(seat), "knife2")


def after_a_map(deck: str, holds: tuple[str, ...] = (), variant: str = "none") -> Scene:
    """Seat 1 has chosen a Chest from a Map and remembers an Anchor and a Knife."""
    table = scene(holds, deck=f"map4 {deck}", locker=LOCKER, luck="knife2 anchor2 chest2", variant=variant)
    table.plays("dive", "map chest2")
    assert [knows_locker(table, seat) for seat in (1, 2)] == ["anchor2 knife2", ""]
    return table


@pytest.mark.rule("CC36")
def test_a_maps_unchosen_cards_are_remembered_as_long_as_the_locker_does_not_change() -> None:
    table = after_a_map("mermaid5 harpoon6").plays("surface")
    table.plays("dive", "surface", "dive", "harpoon mermaid5", "surface")
    assert [knows_locker(table, seat) for seat in (1, 2)] == ["anchor2 knife2", ""]


@pytest.mark.rule("CC36")
def test_an_incident_makes_a_player_forget_the_maps_cards() -> None:
    assert knows_locker(after_a_map("mermaid5 mermaid6").plays("dive", "dive"), 1) == ""


@pytest.mark.rule("CC36")
def test_a_knife_makes_a_player_forget_the_maps_cards() -> None:
    assert knows_locker(after_a_map("knife5", ("", "net5")).plays("dive", "knife net5"), 1) == ""


@pytest.mark.rule("CC36")
def test_a_bonus_makes_a_player_forget_the_maps_cards() -> None:
    assert knows_locker(after_a_map("key5").plays("dive", "surface"), 1) == ""


@pytest.mark.rule("CC36")
def test_another_map_makes_a_player_forget_the_maps_cards() -> None:
    table = after_a_map("map5").plays("surface", "dive", "map key2")
    assert [knows_locker(table, seat) for seat in (1, 2)] == ["", "anchor2 knife2"]


@pytest.mark.rule("CC36")
def test_while_another_player_reads_a_map_nothing_is_forgotten_yet() -> None:
    """The Locker changes when a card is taken, not when it is shuffled."""
    table = after_a_map("map5").plays("surface", "dive")
    assert (table.asked, knows_locker(table, 1)) == ("ask-map", "anchor2 knife2")


@pytest.mark.rule("CC36", "CC70")
def test_an_incident_on_thieves_reef_leaves_the_locker_and_its_memory_alone() -> None:
    table = after_a_map("mermaid5 mermaid6", variant="thieves-reef").plays("dive", "dive")
    assert knows_locker(table, 1) == "anchor2 knife2"


@pytest.mark.rule("CC57")
def test_the_navigator_remembers_the_whole_locker_until_it_changes() -> None:
    table = scene(deck="map4 mermaid5 mermaid6 mermaid7", locker=LOCKER, divers=["navigator"])
    table.plays("dive", "map chest2", "surface", "dive")
    assert [knows_locker(table, seat) for seat in (1, 2)] == ["anchor2 key2 knife2", ""]
    table.plays("dive")
    assert knows_locker(table, 1) == ""


# ---- No secret leaves: redealt positions look the same ------------------------------------------------------------


def test_a_position_looks_the_same_when_all_that_a_seat_cannot_know_is_redealt() -> None:
    """Random games with dealt Divers and all Variants: a seat's view and moves do not depend on secrets."""
    luck = from_seed(nth_seed("redeal", 0))
    secrets_met = 0
    for number in range(21):
        variant = ("none", *VARIANTS)[number % 7]
        match = make_match(GAME, 2 + number % 3, {"divers": "dealt", "variant": variant})
        state = match.start(nth_seed("redeal", number))
        while state.owing:
            for seat in range(state.seats):
                other = state.redeal(seat, luck)
                other.check()
                assert other.view(seat) == state.view(seat)
                assert list(other.legal(seat)) == list(state.legal(seat))
                secrets_met += other.dump()["seen"] != state.dump()["seen"]
            actor = state.to_act()[0]
            state.play(actor, state.random_move(actor, luck))
            state.check()
    assert secrets_met > 50, "there were secrets to redeal"


@pytest.mark.rule("CC39")
def test_redealt_a_drones_card_is_the_same_for_its_finder_and_any_for_the_others() -> None:
    table = scene(deck="drone3 mermaid9", locker="").plays("dive", "leave")
    tops: dict[int, set[int]] = {0: set(), 1: set()}
    for seat, met in tops.items():
        for number in range(400):
            other = table.state.redeal(seat, from_seed(nth_seed("drone", number)))
            before = other.deck
            other.play(1, GAME.codec(table.parts).parse("dive"))
            met.add(before & ~other.deck)
    assert len(tops[0]) == 1
    assert len(tops[1]) == 59, "any card of the deck"


@pytest.mark.rule("CC36")
def test_redealt_a_map_shows_its_player_the_same_cards_and_the_others_may_think_of_any() -> None:
    table = scene(deck="map4", locker=LOCKER, luck="knife2 anchor2 chest2").plays("dive")
    offers: dict[int, set[int]] = {0: set(), 1: set()}
    for seat, met in offers.items():
        for number in range(60):
            met.add(table.state.redeal(seat, from_seed(nth_seed("map", number))).offer)
    assert len(offers[0]) == 1
    assert len(offers[1]) == 4, "three of four cards"


@pytest.mark.rule("CC36")
def test_redealt_what_another_player_remembers_of_a_map_is_gone() -> None:
    table = after_a_map("")
    luck = from_seed(nth_seed("memory", 0))
    remembered = [table.state.redeal(seat, luck).remembered for seat in (0, 1)]
    assert [table.cards(mask) for mask in remembered] == ["anchor2 knife2", ""]
