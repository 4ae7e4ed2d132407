"""What players read is true: the game aid, the questions and the log, in both languages and with any data file."""

from __future__ import annotations

import pytest

from games.carcass.scene import Scene, scene
from wreckfish.core.values import Saying
from wreckfish.games.carcass import GAME
from wreckfish.language import LANGUAGES, Speaker

PLAYERS = ["Ada", "Bo", "Cy"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def speaker(language: str = "en") -> Speaker:
    return Speaker(language, GAME.text, PLAYERS, figures=GAME.figures(GAME.load(None)))


def question(table: Scene) -> str:
    return speaker().say(table.prompt)


def log(table: Scene) -> list[str]:
    """What the acting players' log says, line by line."""
    lines = [speaker().say(event) for event in table.heard(1)]
    return [line for line in lines if line]


# ---- The game aid -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC35", "CC41", "CC42")
@pytest.mark.parametrize("suit", ["map", "net", "harpoon"])
@pytest.mark.parametrize(
    ("language", "must", "into"), [("en", "must", "even into an incident"), ("de", "muss", "auch wenn")]
)
def test_the_game_aid_says_that_the_card_must_be_placed_even_into_an_incident(
    suit: str, language: str, must: str, into: str
) -> None:
    effect = speaker(language).text(f"effect-{suit}")
    assert must in effect
    assert into in effect


@pytest.mark.rule("CC75")
@pytest.mark.parametrize(("language", "words"), [("en", "no one is below"), ("de", "niemand darunter")])
def test_below_the_waves_says_who_wins_if_no_one_is_below(language: str, words: str) -> None:
    assert words in speaker(language).text("variant-below-the-waves-change")


# ---- Questions and refusals ---------------------------------------------------------------------------------------


@pytest.mark.rule("CC34")
def test_a_squid_asks_for_no_more_cards_than_the_deck_has() -> None:
    table = scene(deck="squid3 key4", rest="locker").plays("dive")
    assert (table.asked, table.owed) == ("ask-squid", 2)
    assert question(table) == "The Squid wants one more card. Dive!"
    assert table.view(2).owed == 1
    assert "still wants one card" in speaker().say(table.refuses("surface"))


@pytest.mark.rule("CC33", "CC34")
def test_a_squid_asks_for_what_a_pending_effect_can_still_place_too() -> None:
    table = scene(deck="squid3 map4 key4", locker="chest2 knife2", rest=2).plays("dive")
    assert table.view(1).owed == 2
    table.plays("dive")
    assert (table.asked, table.view(1).owed) == ("ask-map", 1)


@every_language
@pytest.mark.rule("CC10")
def test_before_the_first_dive_nothing_speaks_of_surfacing(language: str) -> None:
    refusal = speaker(language).say(scene().refuses("net key5"))
    assert not any(word in refusal.lower() for word in ("surface", "auftauchen"))


@pytest.mark.rule("CC32")
def test_while_a_squid_asks_a_refusal_does_not_offer_to_surface() -> None:
    assert speaker().say(scene(deck="squid3").plays("dive").refuses("net key5")) == "Not now. First dive."


@pytest.mark.rule("CC40")
def test_a_drone_that_must_place_does_not_ask_what_now() -> None:
    table = scene(deck="squid3 drone4 mermaid9").plays("dive", "dive")
    assert (table.asked, table.prompt.rule, table.choices) == ("ask-place", "CC40", {"place"})
    assert question(table) == "Drone 4: you have seen the next card. Cards are still owed, so you must place it."
    assert speaker().say(table.refuses("dive")) == "Not now. First place the card that you saw."


@pytest.mark.rule("CC39")
def test_a_drone_that_may_leave_its_card_asks_what_now() -> None:
    table = scene(deck="drone4 mermaid9").plays("dive")
    assert (table.prompt.rule, question(table)) == ("CC39", "Drone 4: you have seen the next card. What now?")


@pytest.mark.rule("CC51")
def test_the_netmasters_second_haul_is_asked_as_the_next_one() -> None:
    table = scene(["key3 mermaid9"], deck="net3", divers=["netmaster"]).plays("dive")
    later, now = table.state.prompts(0)
    assert speaker().say(now) == "Net 3: which card of your Hold do you bring up?"
    assert speaker().say(later) == "Net 3: which card do you bring up next?"
    assert question(table.plays("net key3")) == "Net 3: which card do you bring up next?"


@pytest.mark.rule("CC64")
def test_a_scavenger_is_not_asked_what_goes_to_the_locker() -> None:
    table = scene(["", "key3"], deck="knife3", divers=["scavenger"]).plays("dive")
    assert "Locker" not in question(table)


# ---- The log ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC51")
def test_a_netmaster_without_a_second_card_finds_nothing_more() -> None:
    table = scene(["key5"], deck="net3", divers=["netmaster"]).plays("dive", "net key5")
    assert log(table)[-2:] == ["Ada’s Net brings up Key 5.", "Net 3 finds nothing more to bring up."]


@pytest.mark.rule("CC51")
def test_a_netmaster_with_an_empty_hold_is_told_so_once() -> None:
    table = scene(deck="net3", divers=["netmaster"]).plays("dive")
    assert log(table)[-2:] == ["Net 3 turns up.", "Net 3 finds nothing to do."]
    assert table.choices == {"dive", "surface"}


@pytest.mark.rule("CC62")
def test_a_plunderer_without_a_bonus_is_told_why() -> None:
    table = scene(deck="key3 chest4", divers=["plunderer"]).plays("dive", "dive", "surface")
    assert "Key and Chest, but no opponent holds a card to plunder." in log(table)


@pytest.mark.rule("CC59")
def test_a_knife_at_an_iron_wetsuit_that_costs_nothing_says_so() -> None:
    table = scene(["", "mermaid9"], deck="knife3", divers=[None, "iron-wetsuit"]).plays("dive", "knife mermaid9")
    assert log(table)[-1] == "Ada holds no card to lose."


# ---- Both languages -----------------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("points", [1, 7])
@pytest.mark.parametrize("code", ["why-turn", "why-turn-safe", "why-turn-incident"])
def test_a_hint_counts_its_points(language: str, points: int, code: str) -> None:
    words = speaker(language).say(Saying(code=code, params={"chance": 30, "points": points}))
    assert ("7" in words) == (points == 7)


def why(table: Scene, move: str) -> tuple[str, dict[str, object]]:
    said = GAME.reason(table.state, table.acting - 1, table.codec.parse(move))
    assert said is not None
    return said.code, dict(said.params)


@pytest.mark.rule("CC39")
@pytest.mark.parametrize(("below", "code"), [("mermaid5", "why-turn-incident"), ("key4", "why-turn-safe")])
def test_a_hint_knows_the_next_card_if_the_player_has_seen_it(below: str, code: str) -> None:
    table = scene(deck=f"drone3 mermaid9 {below} chest5 map7", divers=["sonar-operator"])
    table.plays("dive")
    assert why(table, "place") == why(table, "leave") == ("why-turn-safe", {"points": 3}), "the Mermaid may be placed"
    table.plays("place")
    assert why(table, "dive") == why(table, "surface") == (code, {"points": 12})


@pytest.mark.rule("CC04")
def test_a_hint_counts_the_cards_that_may_come() -> None:
    """Four Mermaids are among 56 cards."""
    table = scene(["mermaid9"], deck="mermaid5", locker="key2 net2").plays("dive")
    assert why(table, "dive") == ("why-turn", {"chance": 7, "points": 0})


def test_the_locker_is_no_cupboard_in_german() -> None:
    german = speaker("de")
    words = {code: german.text(code) for code in (*german.codes("effect-"), "table-locker", "table-in-locker")}
    assert not any("Spind" in text for text in words.values())
    assert words["table-locker"] == "Seemannsgrab"
