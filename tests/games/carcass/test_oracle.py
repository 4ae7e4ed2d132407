"""The engine against a second implementation of the rules that was written without a look at it (`oracle.py`).

The engine plays random games; the oracle is told only what luck brings and which moves are made. After every move the
two must agree on everything: who decides what and among which moves, where all cards are, what is owed and known,
the points, and how the game ends.
"""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.carcass.oracle import CARDS, LOWEST, Oracle
from wreckfish.core.bits import mask_of, members
from wreckfish.core.chance import Chance, from_seed
from wreckfish.core.game import make_match
from wreckfish.core.seeds import seed_from
from wreckfish.games.carcass import GAME
from wreckfish.games.carcass.components import DIVERS, VARIANTS, load
from wreckfish.games.carcass.divers import Diver
from wreckfish.games.carcass.rules import Carcass
from wreckfish.games.carcass.rules import deal as deal_game
from wreckfish.games.carcass.table_data import TableData
from wreckfish.games.carcass.view_types import Risk, View

CODEC = GAME.codec(load())
NUMBER = {card: number for number, card in enumerate(CARDS)}
EVERY_MOVE = ["dive", "surface", "place", "leave"]
EVERY_MOVE += [f"{verb} {card}" for verb in ("map", "knife", "net", "harpoon", "lose") for card in CARDS]
EVERY_MOVE += [f"{verb} {seat}" for verb in ("plunder", "sabotage") for seat in range(1, 5)]
ALL_VARIANTS = ("none", *VARIANTS)
DARING = (0.3, 0.5, 0.8, 0.8, 0.95)
REASONS = {"deck": "deck-empty", "goal": "sudden-surfacing"}


class Recorder(Chance):
    """A stream of luck that writes down which cards it draws."""

    def __init__(self, stream: Chance) -> None:
        super().__init__(stream.a, stream.b, stream.c, stream.count)
        self.drawn: list[str] = []

    def draw(self, mask: i64) -> i64:
        card = super().draw(mask)
        self.drawn.append(CARDS[card])
        return card


# ---- Tables -------------------------------------------------------------------------------------------------------


def agreed(seats: int, divers: str, variant: str, seed: str) -> Carcass:
    """A table as people agree on it: Divers dealt, named or none."""
    state = make_match(GAME, seats, {"divers": divers, "variant": variant}).start(seed_from(seed))
    assert isinstance(state, Carcass)
    return state


def mixed(divers: tuple[str | None, ...], variant: str, seed: str) -> Carcass:
    """A table with any Divers, also with none for some seats, or with two of one character."""
    data = TableData(len(divers), load(), "none", variant, -1)
    data.crew = [*data.crew, Diver("none", None)]
    data.divers = tuple(diver or "none" for diver in divers)
    return deal_game(data, from_seed(seed_from(seed)))


def scatter(state: Carcass, luck: random.Random) -> Carcass:
    """Lay all cards anywhere, so that small decks, empty Lockers and full Holds come up often."""
    weights = [luck.choice([0.0, 0.3, 1.0, 3.0]) for _ in range(state.seats + 2)]
    weights[0] += 0.2
    piles: list[list[int]] = [[] for _ in weights]
    for card in range(len(CARDS)):
        piles[luck.choices(range(len(piles)), weights)[0]].append(card)
    if not piles[0]:
        piles[0].append(next(pile for pile in piles if pile).pop())
    masks = [mask_of(pile) for pile in piles]
    state.deck, state.locker, state.holds = masks[0], masks[1], vec[i64](masks[2:])
    state.settle()
    return state


def cards(mask: int) -> list[str]:
    return [CARDS[card] for card in members(mask)]


def by_number(pile: list[str]) -> list[str]:
    return sorted(pile, key=NUMBER.__getitem__)


# ---- The comparison -----------------------------------------------------------------------------------------------


def oracle_for(state: Carcass) -> Oracle:
    view = state.view(None)
    assert isinstance(view, View)
    divers = [side.diver for side in view.seats]
    holds = [side.hold for side in view.seats]
    return Oracle(divers, view.variant, view.turn, cards(state.deck), cards(state.locker), holds)


def compare(state: Carcass, oracle: Oracle, seat: int) -> None:
    """The whole table, partly as one seat sees it."""
    view = state.view(seat)
    assert isinstance(view, View)
    assert view.exploration == oracle.exploration
    assert [side.hold for side in view.seats] == [by_number(hold) for hold in oracle.holds]
    assert cards(state.locker) == by_number(oracle.locker)
    assert cards(state.deck) == by_number(oracle.deck)
    assert (view.deck, view.locker) == (len(oracle.deck), len(oracle.locker))
    assert [side.points for side in view.seats] == [oracle.points(other) for other in oracle.seats]
    placing = sum(prompt.code in ("ask-map", "ask-net", "ask-harpoon") for prompt in view.prompts)
    assert view.owed == min(oracle.owed, len(oracle.deck) + placing), "a Squid asks for no more than there is"
    assert view.victim == oracle.victim
    assert view.risk == risk(oracle, seat)
    assert view.seen_by == [sorted(seats) for _, seats in oracle.seen]
    assert view.knowledge is not None
    assert view.knowledge.deck == [card for card, seats in oracle.seen if seat in seats]
    assert view.knowledge.map == (by_number(oracle.shown) if seat == oracle.turn else [])
    assert view.knowledge.locker == (by_number(oracle.remembered) if seat == oracle.rememberer else [])

    question = oracle.question
    if question is None:
        assert view.to_act == ()
        assert view.outcome is not None
        assert oracle.ending is not None
        assert view.outcome.reason == REASONS[oracle.ending.reason]
        assert [score.points for score in view.outcome.scores] == oracle.ending.points
        assert [score.place for score in view.outcome.scores] == oracle.ending.places
    else:
        assert view.outcome is None
        assert view.turn == oracle.turn
        assert view.to_act == (question.seat,)
        assert view.prompts[-1].code == ("ask-place" if question.answers == ["place"] else f"ask-{question.what}")
        assert view.prompts[-1].by == question.by
    for other in oracle.seats:
        answers = question.answers if question is not None and other == question.seat else []
        assert sorted(CODEC.text(move) for move in state.legal(other)) == sorted(answers)


def risk(oracle: Oracle, seat: int) -> Risk | None:
    """How likely the next card is an incident, as far as a seat can know."""
    if oracle.question is None or not oracle.deck:
        return None
    known = [card for card, seats in oracle.seen[:1] if seat in seats]
    coming = known or oracle.deck
    return Risk(len([card for card in coming if oracle.clashes(card)]), len(coming))


def play(state: Carcass, luck: random.Random, daring: float) -> int:
    """Play a random game and compare after every move; how many moves it took.

    daring  how often a player dives or places where returning is open
    """
    oracle = oracle_for(state)
    deck_luck = state.deck_luck = Recorder(state.deck_luck)
    locker_luck = state.locker_luck = Recorder(state.locker_luck)
    told = f"Divers {oracle.divers}, Variant {oracle.variant}, seat {state.turn + 1} begins"
    told += f"; deck {oracle.deck}, Locker {oracle.locker}, Holds {oracle.holds}"
    moves = 0
    try:
        compare(state, oracle, 0)
        while oracle.question is not None:
            seat, _, _, answers = oracle.question
            text = luck.choice(answers)
            if len(answers) == 2 and answers[0] in ("dive", "place"):
                text = answers[0] if luck.random() < daring else answers[1]
            guess = luck.choice(EVERY_MOVE)
            for other in oracle.seats:
                legal = other == seat and guess in answers
                assert (state.refusal(other, CODEC.parse(guess)) is None) == legal, guess
            told += f"\n{seat + 1}: {text}"
            state.play(seat, CODEC.parse(text))
            oracle.from_deck, oracle.from_locker = deck_luck.drawn[:], locker_luck.drawn[:]
            told += f"  (deck: {' '.join(oracle.from_deck)}; drawn: {' '.join(oracle.from_locker)})"
            deck_luck.drawn.clear()
            locker_luck.drawn.clear()
            oracle.answer(text)
            assert not oracle.from_deck, "the engine drew more from the deck"
            assert not oracle.from_locker, "the engine drew more from the Locker or a Hold"
            moves += 1
            compare(state, oracle, moves % state.seats)
    except (AssertionError, IndexError) as difference:
        difference.add_note(told)
        raise
    return moves


def play_two(divers: tuple[str | None, ...], variant: str, seed: str) -> int:
    """A game from the start and one from anywhere, with the same Divers and Variant; how many moves they took."""
    luck = random.Random(seed)
    daring = luck.choice(DARING)
    moves = play(mixed(divers, variant, seed), luck, daring)
    return moves + play(scatter(mixed(divers, variant, seed), luck), luck, daring)


# ---- Games --------------------------------------------------------------------------------------------------------


def test_the_oracle_plays_with_the_same_cards() -> None:
    state = agreed(2, "none", "none", "cards")
    assert state.data.names == CARDS
    assert cards(state.locker) == LOWEST


@pytest.mark.parametrize("divers", ["none", "dealt"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_variant(seats: int, divers: str) -> None:
    for number, variant in enumerate(ALL_VARIANTS):
        seed = f"{seats} {divers} {variant}"
        play(agreed(seats, divers, variant, seed), random.Random(seed), DARING[number % len(DARING)])


@pytest.mark.parametrize("diver", DIVERS)
def test_every_diver_alone_and_in_company(diver: str) -> None:
    luck = random.Random(diver)
    others = [other for other in DIVERS if other != diver]
    play_two((diver, None), luck.choice(ALL_VARIANTS), diver)
    play_two((diver, *luck.sample(others, 2)), luck.choice(ALL_VARIANTS), diver)
    play_two((diver, *luck.sample(others, 3)), luck.choice(ALL_VARIANTS), diver)


@pytest.mark.slow
@pytest.mark.parametrize("variant", ALL_VARIANTS)
def test_every_two_divers_under_every_variant(variant: str) -> None:
    luck = random.Random(variant)
    for pair in combinations(DIVERS, 2):
        table: list[str | None] = [*pair, *[None] * luck.choice([0, 0, 1, 2])]
        luck.shuffle(table)
        play_two(tuple(table), variant, f"{pair} {variant}")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_agreed_tables(seats: int) -> None:
    luck = random.Random(seats)
    for number in range(200):
        divers = luck.choice(["none", "dealt", "dealt"])
        play(agreed(seats, divers, luck.choice(ALL_VARIANTS), f"{seats}/{number}"), luck, luck.choice(DARING))
