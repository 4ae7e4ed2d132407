"""Draw or stop, worked out: the same as going through every order of the cards by hand, and it makes sense."""

from __future__ import annotations

import pytest

from games.carcass.scene import Scene, scene
from wreckfish.core.bits import bit, members
from wreckfish.core.chance import from_seed
from wreckfish.core.seeds import nth_seed
from wreckfish.games.carcass import GAME
from wreckfish.games.carcass.lookahead import Reckoning
from wreckfish.games.carcass.rules import Carcass

LUCK = nth_seed("reckoning", 0)
PLENTY = 10_000_000


def by_hand(table: Carcass, seat: int, move: int) -> float:
    """What a move is worth: each card of the deck in turn is laid on top, and every answer is tried."""
    if move != 0:
        copy = table.clone()
        copy.apply(seat, move)
        return outlook(copy, seat)
    worth = []
    for card in members(table.deck):
        copy = table.clone()
        copy.seen, copy.seen_count, copy.seen_by = card, 1, 0
        copy.apply(seat, move)
        worth.append(outlook(copy, seat))
    return sum(worth) / len(worth)


def outlook(table: Carcass, seat: int) -> float:
    if table.turn != seat or not table.owing or not table.dived:
        return Reckoning(table, seat, from_seed(LUCK), 0).judge(table)
    return max(by_hand(table, seat, move) for move in table.legal(seat))


def worth(table: Scene, budget: int = PLENTY) -> dict[str, float]:
    """What the reckoning says of each choice."""
    state, seat = table.state, table.acting - 1
    values = GAME.instinct().reckon(state, seat, from_seed(LUCK), budget)
    return {table.codec.text(move): value for move, value in zip(state.legal(seat), values, strict=True)}


@pytest.mark.parametrize(
    ("deck", "variant"),
    [
        ("anchor3 anchor5 mermaid9 key4 mermaid5", "none"),
        ("mermaid5 mermaid9 anchor3 key4 key6 anchor7", "none"),
        ("key3 squid4 key5 mermaid6 anchor4 mermaid8", "none"),
        ("key3 key5 mermaid6 anchor3 mermaid8", "thieves-reef"),
        ("key3 key5 mermaid5 anchor3 mermaid8", "strange-waters"),
        ("key3 key5 mermaid6 anchor3 mermaid8", "below-the-waves"),
    ],
)
def test_it_is_what_going_through_all_cards_by_hand_gives(deck: str, variant: str) -> None:
    table = scene(["chest6", "harpoon7 net4"], deck=deck, rest="locker", variant=variant).plays("dive")
    expected = {table.codec.text(move): by_hand(table.state, 0, move) for move in table.state.legal(table.acting - 1)}
    assert worth(table) == pytest.approx(expected)


def test_a_card_that_the_player_saw_is_the_one_that_comes() -> None:
    table = scene(["", "key7"], deck="drone5 mermaid9 drone6", rest="locker").plays("dive")
    known = worth(table)
    assert known["place"] == pytest.approx(by_hand(table.state, 0, table.codec.parse("place")))


def test_where_every_card_is_an_incident_it_surfaces() -> None:
    table = scene(["", "key7"], deck="mermaid9 mermaid5 mermaid6", rest="locker").plays("dive")
    values = worth(table)
    assert values["surface"] > values["dive"]


def test_who_can_win_only_by_the_last_card_dives_for_it() -> None:
    table = scene(["", "key7 chest7 anchor2"], deck="mermaid9 map7 mermaid5", rest=1, locker="").plays("dive")
    assert worth(table).keys() == {"dive", "surface"}
    table = scene(["", "key7 chest5"], deck="mermaid9 anchor7", rest="locker").plays("dive")
    assert worth(table)["dive"] == 1.0  # sixteen points against twelve, and the deck is empty


def test_a_smaller_budget_looks_less_far_but_has_an_answer() -> None:
    table = scene(["chest6", "harpoon7 net4"], deck="key3").plays("dive")
    seat = table.acting - 1
    state = table.state.redeal(seat, from_seed(LUCK))
    near, far = (Reckoning(state, seat, from_seed(LUCK), budget) for budget in (10, 20_000))
    assert len(near.values()) == len(far.values()) == 2
    assert 1 <= near.ahead < far.ahead
    assert near.looked < far.looked < 21_000


def test_before_the_first_turn_there_is_nothing_to_reckon() -> None:
    table = scene(divers=["saboteur", None])
    state = table.state
    state.ask(7, 0, 0)
    state.settle()
    assert list(GAME.instinct().reckon(state, 0, from_seed(LUCK), PLENTY)) == []
    assert bit(0) == state.owing
