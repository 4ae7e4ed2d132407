"""Get Wrecked: set-up by the players and at random."""

from __future__ import annotations

from collections import Counter

import pytest

from games.wrecked.scene import CODEC, PARTS, Scene
from wreckfish.core.bits import count_bits
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.seeds import nth_seed
from wreckfish.games.wrecked import GAME
from wreckfish.games.wrecked.rules import Wrecked


def new(seats: int, setup: str = "full", seed: int = 0) -> Scene:
    state = make_match(GAME, seats, {"setup": setup}).start(nth_seed("set-up", seed))
    assert isinstance(state, Wrecked)
    state.journal = []
    return Scene(state)


def until(table: Scene, question: str, seed: int = 0) -> Scene:
    """Random moves until a question is asked."""
    luck = from_seed(nth_seed("until", seed))
    while table.prompt != question:
        (seat,) = table.state.to_act()
        table.state.play(seat, table.state.random_move(seat, luck))
        table.state.check()
    return table


@pytest.mark.rule("GW04")
def test_the_first_player_is_drawn_by_the_seed_and_the_last_sits_to_the_right() -> None:
    firsts = Counter(new(4, "quick", seed).state.first for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25
    table = new(4)
    view = table.view(None)
    assert view.last == (view.first + 3) % 4
    assert table.state.to_act() == (view.first,)


@pytest.mark.rule("GW10")
def test_the_components_are_those_of_the_sheet() -> None:
    assert sum(PARTS.cargo) == 30
    assert PARTS.cargo == (14, 10, 6)
    assert sum(card.cards for card in PARTS.buildings.values()) == 26
    for seats in (2, 3, 4):
        table = new(seats, "quick")
        assert Counter(table.state.values) == {1: 14, 2: 10, 3: 6}
        assert list(table.state.flags) == [9] * seats
        view = table.view(None)
        assert [token.kind for token in view.tokens] == ["whale"] * 6 * seats
        assert all(ship.x is None for seat in view.seats for ship in seat.ships), "ships start in the shipyard"


@pytest.mark.rule("GW11")
@pytest.mark.parametrize(("seats", "islands", "cargo", "deck"), [(2, 8, 11, 22), (3, 12, 16, 20), (4, 16, 21, 18)])
def test_each_player_has_one_island_of_each_value(seats: int, islands: int, cargo: int, deck: int) -> None:
    assert [seat.islands for seat in new(seats).view(None).seats] == [[5, 6, 7, 8]] * seats
    table = until(new(seats, "quick"), "ask-deploy")
    view = table.view(None)
    assert len(view.islands) == islands
    assert Counter(island.value for island in view.islands) == dict.fromkeys((5, 6, 7, 8), seats)
    assert sum(island.cargo for island in view.islands) == cargo
    assert (view.deck, view.supply) == (deck, 30 - cargo)


@pytest.mark.rule("GW13", "GW14")
def test_a_dozen_placements_are_offered_and_any_other_may_be_named() -> None:
    table = new(2)
    offered = table.choices()
    assert len(offered) == 12
    assert {text.split()[1] for text in offered} == {"5", "6", "7", "8"}
    assert "island 7 123 117" not in offered
    table.plays("island 7 123 117")
    assert len(table.choices()) == 12
    assert not table.choices() & offered, "other places for the next island"
    offered = until(table, "ask-whale").choices()
    assert len(offered) == 12
    (seat,) = table.state.to_act()
    named = [f"whale {x} {y}" for x in range(11, 840, 37) for y in range(13, 840, 37)]
    allowed = [text for text in named if table.state.refusal(seat, CODEC.parse(text)) is None and text not in offered]
    table.plays(allowed[0])


@pytest.mark.rule("GW12")
def test_the_lair_lies_in_the_centre_and_the_kraken_on_it() -> None:
    view = new(2).view(None)
    assert view.lair == (view.kraken.x, view.kraken.y) == (425, 425)
    assert view.kraken.home


@pytest.mark.rule("GW13")
def test_islands_are_placed_one_at_a_time_more_than_l_from_each_other_and_the_lair() -> None:
    table = new(2)
    first = table.asked[0]
    table.plays("island 7 100 100")
    assert table.asked != [first]
    near = table.refuses("island 5 300 100")  # exactly L from edge to edge
    assert (near.code, near.rule, near.params["obstacle"]) == ("no-within-long", "GW13", "island1")
    assert table.refuses("island 5 425 220").params["obstacle"] == "lair"
    assert table.refuses("island 5 39 500").code == "no-edge"
    table.plays("island 5 301 100")
    assert table.refuses("island 7 700 700").code == "no-island-card"


@pytest.mark.rule("GW13")
def test_a_card_with_no_legal_place_left_is_set_aside() -> None:
    """Two players who place their islands badly fill a small sea with fewer than eight."""
    table = new(2)
    # Every new island as near to the last ones as allowed, so that they cover as much as they can.
    for move in ("island 5 225 225", "island 5 625 225", "island 6 225 625", "island 6 625 625"):
        table.plays(move)
    while table.prompt == "ask-island":
        table.plays(sorted(table.choices())[0])
    view = table.view(None)
    assert all(not seat.islands for seat in view.seats)
    told = [event for event in table.heard() if event.code == "event-set-aside"]
    assert len(view.islands) + sum(int(str(event.params["count"])) for event in told) == 8


@pytest.mark.rule("GW14")
def test_whales_are_placed_touching_nothing_until_everyone_has_placed_six() -> None:
    table = until(new(2), "ask-whale")
    island = table.view(None).islands[0]
    table.plays(sorted(table.choices())[0])
    whale = table.view(None).tokens[0]
    refused = table.refuses(f"whale {whale.x + 20} {whale.y}")
    assert (refused.code, refused.params) == ("no-touching", {"obstacle": whale.name})
    assert table.refuses(f"whale {island.x} {island.y}").params == {"obstacle": island.name}
    until(table, "ask-card")
    assert len(table.view(None).tokens) == 12


@pytest.mark.rule("GW15")
def test_two_ship_cards_are_dealt_and_one_is_kept_for_both_ships() -> None:
    table = new(3, "quick")
    offered = [card.name for seat in table.view(None).seats for card in seat.offered]
    assert len(set(offered)) == 6
    (seat,) = table.asked
    mine = [card.name for card in table.view(None).seats[seat - 1].offered]
    assert table.choices() == {f"card {name}" for name in mine}
    other = next(name for name in PARTS.ship_names if name not in mine)
    assert table.refuses(f"card {other}").code == "no-card"
    table.plays(f"card {mine[1]}")
    board = table.view(None).seats[seat - 1]
    assert board.card is not None
    assert board.card.name == mine[1]
    assert {ship.hull for ship in board.ships} == {board.card.hull}


@pytest.mark.rule("GW16")
def test_forts_go_on_islands_without_one_and_the_last_player_places_the_neutral_one_too() -> None:
    table = until(new(3), "ask-fort")
    first = table.asked[0] - 1
    table.plays("fort island2")
    refused = table.refuses("fort island2")
    assert (refused.code, refused.rule) == ("no-fort-there", "GW16")
    table.plays("fort island3", "fort island4")
    assert table.prompt == "ask-neutral"
    assert table.asked == [(first + 2) % 3 + 1]
    table.plays("neutral island1")
    forts = [(island.fort, island.neutral) for island in table.view(None).islands[:4]]
    assert forts == [(None, True), (first, False), ((first + 1) % 3, False), ((first + 2) % 3, False)]


@pytest.mark.rule("GW17")
def test_islands_with_a_fort_get_two_tokens_and_the_others_one_face_down() -> None:
    table = until(new(2), "ask-deploy")
    for island in table.view(None).islands:
        assert island.cargo == (2 if island.fort is not None or island.neutral else 1)
    assert list(table.state.seen) == [0, 0]


@pytest.mark.rule("GW18")
def test_the_building_deck_is_shuffled_and_no_one_has_seen_it() -> None:
    decks = {tuple(new(2, "quick", seed).state.deck) for seed in range(10)}
    assert len(decks) == 10
    table = new(2, "quick")
    assert table.state.fresh == len(table.state.deck) == 22
    most = Counter(
        PARTS.building_names.index(name) for name, card in PARTS.buildings.items() for _ in range(card.cards)
    )
    assert Counter(table.state.deck) <= most


@pytest.mark.rule("GW19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_quick_start_places_islands_whales_and_forts_at_random_and_legally(seats: int) -> None:
    seas = set()
    for seed in range(20):
        table = new(seats, "quick", seed)
        table.state.check()
        assert table.prompt == "ask-card"
        view = table.view(None)
        assert sum(island.fort is not None for island in view.islands) == seats
        assert sum(island.neutral for island in view.islands) == 1
        assert count_bits(table.state.alive) == 6 * seats
        seas.add(tuple((island.x, island.y) for island in view.islands))
    assert len(seas) == 20
    assert GAME.options().setup == "quick"


def test_a_position_may_be_written_as_on_a_chart() -> None:
    plain = CODEC.parse("move sloop 470 300")
    assert CODEC.parse("move sloop 470,300") == plain
    assert CODEC.parse("move sloop 412,300 > 470,300") == plain
    assert CODEC.text(plain) == "move sloop 470 300"
