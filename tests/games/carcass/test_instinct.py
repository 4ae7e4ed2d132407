"""The instinct of bots for Captain Carcass: it beats luck clearly, it does not peep, and its choices make sense."""

from __future__ import annotations

import pytest

import wreckfish
from games.carcass.scene import Scene, scene
from wreckfish.bots import greedy, random
from wreckfish.bots.bot import play_bots
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.seeds import nth_seed
from wreckfish.games.carcass import GAME

GREEDY = greedy.BOT(GAME)
COMPILED = wreckfish.engine() == "compiled"  # else there is time for fewer games


def choices(table: Scene, times: int = 5) -> set[str]:
    """What the greedy bot does here, whatever its luck."""
    seat = table.acting - 1
    lucks = [from_seed(nth_seed("choice", number)) for number in range(times)]
    return {table.codec.text(GREEDY.decide(table.state, seat, luck)) for luck in lucks}


# ---- Strength -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [{}, {"divers": "dealt"}, {"variant": "strange-waters"}, {"variant": "all-hands"}],
    ids=["plain", "divers", "strange-waters", "all-hands"],
)
def test_greed_beats_luck_clearly_from_either_seat(options: dict[str, str]) -> None:
    """Each deal is played twice, with the seats swapped. Greed wins some nineteen of twenty."""
    match = make_match(GAME, 2, options)
    luck = from_seed(nth_seed("greed", 0))
    pairs = 200 if COMPILED else 20
    won = 0.0
    for number in range(pairs):
        for seat in (0, 1):
            state = match.start(nth_seed("greed", number))
            bots = [random.BOT(GAME), random.BOT(GAME)]
            bots[seat] = GREEDY
            play_bots(state, bots, luck)
            outcome = state.outcome()
            assert outcome is not None
            won += (seat in outcome.winners) / len(outcome.winners)
    assert won / (2 * pairs) > 0.85


# ---- It does not peep ---------------------------------------------------------------------------------------------


def test_it_decides_the_same_when_all_that_it_cannot_know_is_redealt() -> None:
    whim = from_seed(nth_seed("whim", 0))
    for number in range(40 if COMPILED else 4):
        match = make_match(GAME, 2 + number % 3, {"divers": "dealt"})
        state = match.start(nth_seed("peep", number))
        ply = 0
        while state.owing:
            seat, ply = state.to_act()[0], ply + 1
            twin = state.redeal(seat, whim)
            here = GREEDY.decide(state, seat, from_seed(nth_seed("same luck", ply)))
            there = GREEDY.decide(twin, seat, from_seed(nth_seed("same luck", ply)))
            assert here == there
            state.play(seat, state.random_move(seat, whim))


@pytest.mark.parametrize("next_card", ["mermaid4", "mermaid9", "key4", "key7", "squid7"])
def test_it_does_not_know_what_anothers_sonar_saw(next_card: str) -> None:
    """Seat 1 knows the card below the Mermaid; seat 2, who revealed the Mermaid, decides the same whatever it is."""
    rest = "map3 map5 knife3 knife5 drone5 chest6"
    table = scene(deck=f"drone3 mermaid5 {next_card} {rest}", divers=["sonar-operator"], locker="")
    table.plays("dive", "leave", "dive")
    assert table.view(2).seen_by == [[0], [0]]
    assert choices(table) == {"dive"}, "few of all the cards in the deck would clash"


@pytest.mark.parametrize(("next_card", "choice"), [("mermaid9", "surface"), ("key7", "dive")])
def test_it_does_know_what_its_own_sonar_saw(next_card: str, choice: str) -> None:
    table = scene(deck=f"drone3 mermaid5 {next_card} chest6", divers=["sonar-operator"], locker="")
    assert choices(table.plays("dive", "place")) == {choice}


# ---- Its choices make sense ---------------------------------------------------------------------------------------


def test_it_returns_when_every_card_left_would_be_an_incident() -> None:
    assert choices(scene(deck="mermaid5 mermaid6 mermaid7", rest="locker").plays("dive")) == {"surface"}


def test_it_dives_when_nothing_can_happen() -> None:
    assert choices(scene(deck="mermaid5 key6 key7", rest="locker").plays("dive")) == {"dive"}


def test_it_leaves_a_card_that_would_be_an_incident_and_places_one_that_would_not() -> None:
    assert choices(scene(deck="mermaid9 drone3 mermaid5 key3").plays("dive", "dive")) == {"leave"}
    assert choices(scene(deck="mermaid9 drone3 key7 key3").plays("dive", "dive")) == {"place"}


def test_it_nets_no_incident_if_it_can_help_it() -> None:
    assert choices(scene(["anchor7 mermaid9"], deck="mermaid8 net3").plays("dive", "dive")) == {"net anchor7"}


def test_it_takes_the_best_card_that_a_map_shows() -> None:
    table = scene(deck="mermaid8 map4", locker="anchor3 key7 mermaid9").plays("dive", "dive")
    assert choices(table) == {"map key7"}


def test_it_knifes_and_harpoons_where_it_hurts_most() -> None:
    assert choices(scene(["", "anchor6 anchor7 mermaid9 key3"], deck="knife3").plays("dive")) == {"knife mermaid9"}
    assert choices(scene(["", "anchor2 mermaid9 key3"], deck="harpoon3").plays("dive")) == {"harpoon mermaid9"}


def test_it_loses_what_it_can_best_spare() -> None:
    table = scene(["anchor6 anchor7 key5", "map3"], deck="knife3", divers=[None, "iron-wetsuit"])
    assert choices(table.plays("dive", "knife map3")) == {"lose anchor7"}, "the Anchor 6 takes its place"
