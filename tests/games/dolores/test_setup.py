"""Components and set-up (DO01-DO09)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dolores.scene import scene
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.seeds import nth_seed
from wreckfish.core.values import WreckfishError
from wreckfish.games.dolores import GAME
from wreckfish.games.dolores.cards import cards_in
from wreckfish.games.dolores.components import CARDS
from wreckfish.games.dolores.rules import Dolores
from wreckfish.games.dolores.table_data import TableData, shuffled

DEALS = 400
CRITICAL = 37.7  # chi-squared with 15 degrees of freedom: a fair deal goes beyond it once in a thousand times


def deck(seats: int, number: int, simple: bool = False) -> list[str]:
    """A shuffled deck, its top card first."""
    cards = shuffled(TableData(seats, simple, 0), from_seed(nth_seed("decks", number)))
    return [CARDS[card] for card in reversed(list(cards))]


def start(seats: int, number: int = 0, **options: str) -> Dolores:
    state = make_match(GAME, seats, options).start(nth_seed("tables", number))
    assert isinstance(state, Dolores)
    return state


@pytest.mark.rule("DO01")
def test_there_are_seventy_goods_cards_of_seven_kinds() -> None:
    goods = Counter(card for card in deck(3, 0) if card[-1].isdigit())
    assert sum(goods.values()) == 70
    assert len({card[:-1] for card in goods}) == 7
    assert {(card[-1], count) for card, count in goods.items()} == {("1", 7), ("2", 2), ("3", 1)}


@pytest.mark.rule("DO02", "DO03")
def test_five_of_nine_messages_and_dawn_are_in_the_deck() -> None:
    seen: Counter[str] = Counter()
    for number in range(DEALS):
        messages = [card for card in deck(3, number) if not card[-1].isdigit()]
        assert len(messages) == len(set(messages)) == 6
        assert "dawn" in messages
        seen.update(messages)
    assert len(seen) == 10
    for message, count in seen.items():
        assert count == DEALS if message == "dawn" else 0.45 < count / DEALS < 0.66, message


@pytest.mark.rule("DO03")
def test_no_one_sees_which_messages_were_removed() -> None:
    state = start(3)
    removed = {card for card in CARDS if card not in deck(3, 0)}
    assert len(removed) == 4
    worlds = [state.redeal(0, from_seed(nth_seed("worlds", number))) for number in range(60)]
    in_decks = {CARDS[card] for world in worlds for card in list(world.deck)}
    assert {card for card in CARDS[21:30] if card not in in_decks} == {
        CARDS[card] for seat in range(3) for card in cards_in(state.holds[seat]) if card >= 21
    }


@pytest.mark.rule("DO04")
def test_with_two_players_there_is_no_wager() -> None:
    for number in range(DEALS):
        cards = deck(2, number)
        assert "wager" not in cards
        assert len(cards) == 76


@pytest.mark.rule("DO05")
def test_dawn_is_among_the_last_sixteen_of_76_cards() -> None:
    places = {deck(4, number).index("dawn") for number in range(DEALS)}
    assert places == set(range(60, 76))


@pytest.mark.slow
@pytest.mark.rule("DO05")
@pytest.mark.parametrize(("seats", "simple"), [(2, False), (3, False), (4, False), (3, True)])
def test_dawn_is_equally_likely_in_each_of_the_last_sixteen_places(seats: int, simple: bool) -> None:
    data, luck, dawn = TableData(seats, simple, 0), from_seed(nth_seed("dawn", seats)), CARDS.index("dawn")
    places = Counter(list(shuffled(data, luck)).index(dawn) for _ in range(20_000))
    assert set(places) == set(range(16)), "counted from the bottom"
    assert sum((count - 1250) ** 2 / 1250 for count in places.values()) < CRITICAL


@pytest.mark.rule("DO05")
def test_the_order_of_the_deck_depends_on_the_seed_alone() -> None:
    for number in range(5):
        one, other = start(3, number), start(3, number)
        luck = from_seed(nth_seed("players", number))
        drawn: list[list[int]] = []
        for state in (one, other):
            cards = list(state.deck)[: state.left]
            while state.owing:
                seat = state.to_act()[0]
                state.play(seat, state.random_move(seat, luck))
            drawn.append(cards)
            assert list(state.deck)[: state.left] == cards[: state.left]
        assert drawn[0] == drawn[1]


@pytest.mark.rule("DO06")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 3), (4, 2)])
def test_starting_cards_are_dealt_face_up_from_the_top(seats: int, cards: int) -> None:
    for number in range(20):
        table = make_match(GAME, seats, {"dealer": "1"})
        state = table.start(nth_seed("hands", number))
        assert isinstance(state, Dolores)
        if state.thief >= 0:
            continue
        top = list(reversed(list(state.deck)))
        for seat in range(seats):
            assert cards_in(state.holds[seat]) == sorted(top[seat * cards : (seat + 1) * cards])


@pytest.mark.rule("DO07")
def test_a_theft_at_the_start_is_used_when_all_have_their_cards() -> None:
    thieves = 0
    for number in range(200):
        state = start(4, number)
        if state.thief >= 0:
            thieves += 1
            assert state.to_act() == (state.thief,)
            assert state.contest == 0
            assert [len(cards_in(hold)) for hold in state.holds] == [2, 2, 2, 2]
            state.play(state.thief, state.legal(state.to_act()[0])[0])
            assert state.thief < 0
    assert thieves > 5


@pytest.mark.rule("DO08")
def test_the_simple_game_has_no_message_but_dawn() -> None:
    for number in range(20):
        cards = deck(3, number, simple=True)
        assert len(cards) == 71
        assert [card for card in cards if not card[-1].isdigit()] == ["dawn"]
        assert cards.index("dawn") >= 55
    state = start(3, messages="dawn-only")
    assert {"always-pass", "ask-me"}.isdisjoint(scene(simple=True).free(1))
    while state.owing:
        assert state.stage in (4, 8, 10), "there are no windows"
        seat = state.to_act()[0]
        state.play(seat, state.random_move(seat, from_seed(nth_seed("simple", state.left))))
        state.check()


@pytest.mark.rule("DO08")
def test_in_the_simple_game_no_one_can_order_not_to_be_asked() -> None:
    refusal = scene(simple=True).refuses(1, "always-pass")
    assert (refusal.code, refusal.rule) == ("no-messages", "DO42")


@pytest.mark.rule("DO09")
def test_the_first_dealer_is_named_or_drawn() -> None:
    for seat in range(4):
        assert all(start(4, number, dealer=str(seat + 1)).dealer == seat for number in range(5))
    drawn = Counter(start(4, number).dealer for number in range(DEALS))
    assert all(0.15 < drawn[seat] / DEALS < 0.35 for seat in range(4))
    with pytest.raises(WreckfishError, match="cannot deal"):
        make_match(GAME, 3, {"dealer": "4"})


def test_there_is_no_data_file() -> None:
    with pytest.raises(WreckfishError, match="no data file"):
        make_match(GAME, 3, data=GAME.text)
