"""Every refusal: its code, the rule that it names, and what it speaks about, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from games.carcass.scene import Scene, refusals_in_the_sources, scene
from wreckfish.core.values import Refusal, Token
from wreckfish.games.carcass import GAME
from wreckfish.language import LANGUAGES, Speaker


def over() -> Scene:
    return scene(deck="mermaid5", rest="locker").plays("dive")


def at_start() -> Scene:
    return scene(seats=3)


def in_a_turn() -> Scene:
    return scene(deck="mermaid5").plays("dive")


def with_squid() -> Scene:
    return scene(deck="squid3 key4").plays("dive", "dive")


def with_squid_and_one_card() -> Scene:
    return scene(deck="squid3 key4", rest="locker").plays("dive")


def with_map() -> Scene:
    return scene(deck="map4", locker="anchor2 key2 chest2 knife2", luck="anchor2 key2 chest2").plays("dive")


def with_knife() -> Scene:
    return scene(["mermaid9", "key3 key5"], deck="knife3").plays("dive")


def with_drone() -> Scene:
    return scene(deck="drone3 mermaid9").plays("dive")


def with_drone_for_squid() -> Scene:
    return scene(deck="squid3 drone3 mermaid9").plays("dive", "dive")


def with_net() -> Scene:
    return scene(["key3 key5", "mermaid9"], deck="net3").plays("dive")


def with_harpoon() -> Scene:
    return scene(["key4", "key3 key5 map6 map7"], deck="harpoon3").plays("dive")


def with_wetsuit() -> Scene:
    table = scene(["key3 key5", "mermaid9"], deck="knife3", divers=[None, "iron-wetsuit"])
    return table.plays("dive", "knife mermaid9")


def with_saboteur() -> Scene:
    return scene(divers=[None, "saboteur", None])


def with_plunderer() -> Scene:
    table = scene(["", "", "mermaid9"], deck="key3 chest3", divers=["plunderer", None, None])
    return table.plays("dive", "dive", "surface")


def no(code: str, rule: str, seats: dict[str, int] | None = None, **params: Token) -> Refusal:
    return Refusal(code=f"no-{code}", rule=rule, params=params, seats=seats or {})


CASES: list[tuple[Callable[[], Scene], str, int | None, Refusal]] = [
    # the table, a move, the seat that tries it (None: the one whose decision it is), the refusal
    (over, "dive", 2, no("game-over", "CC20")),
    (at_start, "dive", 4, no("such-seat", "CC17", number=4)),
    (at_start, "dive", 0, no("such-seat", "CC17", number=0)),
    (at_start, "dive", 3, no("not-yours", "CC17", seats={"seat": 0})),
    (with_saboteur, "dive", 1, no("not-yours", "CC17", seats={"seat": 1})),
    (at_start, "surface", None, no("first-reveal", "CC10")),
    (at_start, "place", None, no("other-question", "CC10", question="first")),
    (at_start, "net key5", None, no("other-question", "CC10", question="first")),
    (in_a_turn, "place", None, no("other-question", "CC12", question="turn")),
    (in_a_turn, "net key5", None, no("other-question", "CC12", question="turn")),
    (with_squid, "surface", None, no("squid-owes", "CC32", owed=1)),
    (with_squid, "place", None, no("other-question", "CC32", question="squid")),
    (with_squid_and_one_card, "surface", None, no("squid-owes", "CC32", owed=1)),
    (with_map, "dive", None, no("other-question", "CC35", question="map")),
    (with_map, "map knife2", None, no("not-shown", "CC35", card="knife2")),
    (with_map, "map mermaid9", None, no("not-shown", "CC35", card="mermaid9")),
    (with_knife, "surface", None, no("other-question", "CC38", question="knife")),
    (with_knife, "knife mermaid9", None, no("not-in-rival-hold", "CC38", card="mermaid9")),
    (with_knife, "knife anchor7", None, no("not-in-rival-hold", "CC38", card="anchor7")),
    (with_knife, "knife key3", None, no("not-highest", "CC38", card="key3", seats={"owner": 1})),
    (with_drone, "surface", None, no("other-question", "CC39", question="drone")),
    (with_drone_for_squid, "leave", None, no("must-place", "CC40")),
    (with_drone_for_squid, "surface", None, no("other-question", "CC40", question="place")),
    (with_net, "dive", None, no("other-question", "CC41", question="net")),
    (with_net, "net mermaid9", None, no("not-in-your-hold", "CC41", card="mermaid9")),
    (with_net, "net key3", None, no("not-highest", "CC41", card="key3", seats={"owner": 0})),
    (with_harpoon, "dive", None, no("other-question", "CC42", question="harpoon")),
    (with_harpoon, "harpoon key5", None, no("suit-held", "CC42", card="key5")),
    (with_harpoon, "harpoon key3", None, no("not-highest", "CC42", card="key3", seats={"owner": 1})),
    (with_harpoon, "harpoon map6", None, no("not-highest", "CC42", card="map6", seats={"owner": 1})),
    (with_harpoon, "harpoon key4", None, no("not-in-rival-hold", "CC42", card="key4")),
    (with_wetsuit, "dive", None, no("other-question", "CC59", question="lose")),
    (with_wetsuit, "lose mermaid9", None, no("not-in-your-hold", "CC59", card="mermaid9")),
    (with_wetsuit, "lose key3", None, no("not-highest", "CC59", card="key3", seats={"owner": 0})),
    (with_saboteur, "dive", None, no("other-question", "CC53", question="sabotage")),
    (with_saboteur, "sabotage 2", None, no("yourself", "CC53")),
    (with_saboteur, "sabotage 4", None, no("such-seat", "CC53", number=4)),
    (with_plunderer, "dive", None, no("other-question", "CC62", question="plunder")),
    (with_plunderer, "plunder 1", None, no("yourself", "CC62")),
    (with_plunderer, "plunder 2", None, no("empty-hold", "CC62", seats={"owner": 1})),
    (with_plunderer, "plunder 4", None, no("such-seat", "CC62", number=4)),
]
NO_SUCH_MOVE = [11, 31, 32, 1 + 32, 4 + 60 * 32, -1, -32, 2**40]  # numbers that stand for no move at all
EACH_CASE = pytest.mark.parametrize(
    ("table", "move", "seat", "refusal"),
    [pytest.param(*case, id=f"{case[0].__name__}-{case[1].replace(' ', '-')}-{case[3].code}") for case in CASES],
)


@EACH_CASE
def test_a_refusal_names_its_rule_and_what_it_speaks_about(
    table: Callable[[], Scene], move: str, seat: int | None, refusal: Refusal
) -> None:
    assert table().refuses(move, seat) == refusal


@pytest.mark.parametrize("number", NO_SUCH_MOVE)
def test_a_number_that_stands_for_no_move_is_refused(number: int) -> None:
    state = in_a_turn().state
    assert state.refusal(0, number) == no("such-move", "CC12")
    assert not state.accepts(0, number)


def test_every_refusal_of_the_game_is_reached_by_these_tests() -> None:
    assert {refusal.code for *_, refusal in CASES} | {"no-such-move"} == refusals_in_the_sources()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_in_both_languages(language: str) -> None:
    speaker = Speaker(language, GAME.text)
    for refusal in [*(case[-1] for case in CASES), no("such-move", "CC12")]:
        sentence = speaker.say(refusal)
        assert re.fullmatch(r"[A-ZÄÖÜ„“].{10,}\.", sentence), sentence


def test_what_is_legal_is_not_refused_and_all_else_is() -> None:
    """In each of these positions: a move is refused just if it is not among the legal ones."""
    for table in {case[0] for case in CASES}:
        state = table().state
        for seat in range(state.seats):
            legal = set(state.legal(seat))
            for move in range(32 * 60):
                assert (state.refusal(seat, move) is None) == state.accepts(seat, move) == (move in legal)
