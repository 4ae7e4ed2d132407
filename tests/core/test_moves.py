"""The codec: one definition of a move gives its number, its JSON and its text, whatever fields it has."""

import itertools
import json

import msgspec
import pytest

from wreckfish.core.moves import VERBS, Codec, Domain, Move, names, seat_numbers
from wreckfish.core.values import WreckfishError


class Wait(Move, frozen=True, tag="wait"):
    pass


class Trade(Move, frozen=True, tag="trade"):
    gift: str
    seat: int
    wish: str


class Steer(Move, frozen=True, tag="steer"):
    course: int


class Bet(Move, frozen=True, tag="bet"):
    gift: str
    odds: tuple[int, int]


GOODS = names(["rope", "lamp", "salt"])
ODDS = Domain([(1, 2), (2, 3)], ["half", "two-thirds"])
DOMAINS = {
    "gift": GOODS,
    "wish": GOODS,
    "seat": seat_numbers(4),
    "course": Domain(range(-180, 181), [str(n) for n in range(-180, 181)]),
    "odds": ODDS,
}
CODEC = Codec((Wait, Trade, Steer, Bet), DOMAINS)


def all_moves() -> list[Move]:
    trades = itertools.product(GOODS.values, range(4), GOODS.values)
    bets = itertools.product(GOODS.values, ODDS.values)
    steers = range(-180, 181)
    return [Wait(), *(Trade(*trade) for trade in trades), *(Steer(n) for n in steers), *(Bet(*bet) for bet in bets)]


def test_every_move_has_a_number_and_a_text_of_its_own() -> None:
    moves = all_moves()
    numbers = [CODEC.number(move) for move in moves]
    texts = [CODEC.text(number) for number in numbers]
    assert len(set(numbers)) == len(set(texts)) == len(moves)
    assert [CODEC.typed(number) for number in numbers] == moves
    assert [CODEC.parse(text) for text in texts] == numbers


def test_every_move_goes_through_json() -> None:
    for move in all_moves():
        assert CODEC.from_json(json.loads(msgspec.json.encode(move))) == CODEC.number(move)


def test_the_number_is_the_verb_and_the_packed_fields() -> None:
    assert CODEC.number(Wait()) == 0
    assert CODEC.number(Trade("lamp", 2, "salt")) == 1 + ((1 * 4 + 2) * 3 + 2) * VERBS
    assert CODEC.number(Steer(-180)) == 2


def test_the_text_counts_seats_from_one() -> None:
    assert CODEC.text(CODEC.number(Trade("lamp", 2, "salt"))) == "trade lamp 3 salt"
    assert CODEC.typed(CODEC.parse("trade lamp 3 salt")) == Trade("lamp", 2, "salt")


def test_a_value_and_its_word_may_differ() -> None:
    assert CODEC.text(CODEC.number(Bet("rope", (2, 3)))) == "bet rope two-thirds"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "There is no move “”; moves start with wait, trade, steer, bet."),
        ("  ", "There is no move “”; moves start with wait, trade, steer, bet."),
        ("sing loudly", "There is no move “sing loudly”; moves start with wait, trade, steer, bet."),
        ("WAIT", "There is no move “WAIT”; moves start with wait, trade, steer, bet."),
        ("wait 1", "The move “wait 1” should read “wait”."),
        ("trade rope", "The move “trade rope” should read “trade GIFT SEAT WISH”."),
        ("trade rope 5 lamp", "The move “trade rope 5 lamp” names no seat of this game: “5”."),
        ("trade rope 0 lamp", "The move “trade rope 0 lamp” names no seat of this game: “0”."),
        ("steer 181", "The move “steer 181” names no course of this game: “181”."),
        ("steer +1", "The move “steer +1” names no course of this game: “+1”."),
        ("bet rope (1,2)", "The move “bet rope (1,2)” names no odds of this game: “(1,2)”."),
    ],
)
def test_a_wrong_text_gets_its_sentence(text: str, problem: str) -> None:
    with pytest.raises(WreckfishError) as raised:
        CODEC.parse(text)
    assert str(raised.value) == problem


def test_a_sentence_about_an_endless_text_is_short() -> None:
    for text in ("sing " * 10_000, "x" * 100_000, "steer " + "9" * 100_000, "wait " * 10_000):
        with pytest.raises(WreckfishError) as raised:
            CODEC.parse(text)
        assert len(str(raised.value)) < 500


@pytest.mark.parametrize("number", [-1, -32, 4, 31, VERBS, 1 + 36 * VERBS, 2 + 361 * VERBS, 2**70])
def test_a_number_that_no_move_has_gets_a_sentence(number: int) -> None:
    with pytest.raises(WreckfishError, match=f"The number {number} is not a move of this game."):
        CODEC.typed(number)
    with pytest.raises(WreckfishError):
        CODEC.text(number)


@pytest.mark.parametrize("move", [Trade("gold", 0, "rope"), Trade("rope", 4, "rope"), Steer(999), Bet("rope", (3, 4))])
def test_a_typed_move_that_names_nothing_gets_a_sentence(move: Move) -> None:
    with pytest.raises(WreckfishError, match="names something that this game does not have"):
        CODEC.number(move)


@pytest.mark.parametrize(
    "value",
    [
        None,
        7,
        "wait",
        [],
        {},
        {"move": None},
        {"move": "sing"},
        {"move": "wait", "loudly": True},
        {"move": "steer"},
        {"move": "steer", "course": "1"},
        {"move": "steer", "course": 1.5},
        {"move": "steer", "course": 1000},
        {"move": "trade", "gift": "rope", "seat": 9, "wish": "lamp"},
        {"move": "trade", "gift": ["rope"], "seat": 1, "wish": "lamp"},
        {"course": 3},
    ],
)
def test_json_that_is_no_move_gets_a_sentence(value: object) -> None:
    with pytest.raises(WreckfishError):
        CODEC.from_json(value)


def test_a_game_with_a_single_verb_has_a_codec_too() -> None:
    alone = Codec((Steer,), DOMAINS)
    assert alone.from_json({"move": "steer", "course": 7}) == alone.number(Steer(7))
    with pytest.raises(WreckfishError):
        alone.from_json({"move": "wait"})
