"""The engine against a second implementation of the rules that was written without a look at it (`oracle.py`).

The engine deals and plays random games; the oracle is told the deck, the starting cards and the moves. After every move
the two must agree on everything: who owes a decision, what each seat may answer or play unasked, where all cards are
and who sees them, what is locked in and shown, the points, and how the game ends.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.dolores.oracle import CRATES, LOOT_MESSAGES, MESSAGES, Oracle
from wreckfish.core.game import make_match
from wreckfish.core.seeds import seed_from
from wreckfish.core.values import Outcome
from wreckfish.games.dolores import GAME
from wreckfish.games.dolores.cards import UNITS, cards_in
from wreckfish.games.dolores.components import CARDS
from wreckfish.games.dolores.rules import Dolores
from wreckfish.games.dolores.table_data import TableData
from wreckfish.games.dolores.view_types import View

CODEC = GAME.codec(None)
# CONTRIBUTING.md, “Two thousand games”, has the long proof.
GAMES = int(os.environ.get("WRECKFISH_GAMES", "120"))
TALK = ("promise", "deal", "claim", "vow")  # not binding, and not a rule of the ledger
ORDERS = ("always-pass", "ask-me")
VERBS = ["pass", "convoy", "new-wave", "broken-lantern", "foiled", "lookout"]
GUESSES = [
    *VERBS,
    "show peace",
    "show fight-pick",
    "bet pick peace",
    "keep fight",
    "haul none",
    "haul l1-d2",
    "pick d1",
]
KINDS = {"show", "bet", "pass", "keep", "foiled", "lookout", "haul", "haul none", "pick", "drop", "steal", *ORDERS}
KINDS |= set(LOOT_MESSAGES) | {
    f"{message}, late{over}" for message in LOOT_MESSAGES for over in ("", ", over a locked choice")
}
KINDS |= {"dawn, drawn", "dawn, deck turned over", "no-cards, drawn"}
GUESSES += ["whirlpool l1-l2", "whirlpool l2-d1", "whirlpool l1", "drop wines", "steal 1 wines1", "steal 2 laces2"]


# ---- Tables -------------------------------------------------------------------------------------------------------


def agreed(seats: int, messages: str, seed: str) -> Dolores:
    """A table as people agree on it."""
    state = make_match(GAME, seats, {"messages": messages}).start(seed_from(seed))
    assert isinstance(state, Dolores)
    return state


def scattered(seats: int, luck: random.Random) -> Dolores:
    """A table on which anything may lie anywhere: players who hold all kinds of messages, decks near their end."""
    named = luck.sample([message for message in MESSAGES if seats > 2 or message != "wager"], 5)
    cards = [*CRATES, *named]
    luck.shuffle(cards)
    areas: list[list[str]] = [[] for _ in range(seats)]
    for message in named:
        if message != "theft" and luck.random() < 0.7:
            cards.remove(message)
            luck.choice(areas).append(message)
    for area in areas:
        for _ in range(luck.randrange(8)):
            if cards[-1] != "theft":
                area.append(cards.pop())
    deck = [cards.pop() for _ in range(luck.choice([4, 5, 6, 7, 9, 12, 20, 40]))]
    deck.insert(len(deck) - luck.randrange(min(len(deck) + 1, 16)), "dawn")
    data = TableData(seats, False, luck.randrange(seats))
    order = vec[i64]([CARDS.index(card) for card in reversed(deck)])
    state = Dolores(data, order, len(order), vec[i64]([holding(area) for area in areas]))
    state.discard = holding(cards)
    state.dealer = data.first
    state.settle()
    return state


def holding(cards: list[str]) -> int:
    return sum(UNITS[CARDS.index(card)] for card in cards)


def oracle_for(state: Dolores) -> Oracle:
    """The oracle is told what was dealt: before the first question nothing but set-up has happened."""
    areas = [[CARDS[card] for card in cards_in(state.holds[seat])] for seat in range(state.seats)]
    coming = [CARDS[card] for card in list(state.deck)[: state.left]][::-1]
    lying = [each.card for each in look(state, None).loot]
    assert None not in lying
    return Oracle([*map(str, lying), *coming], areas, state.dealer, [CARDS[card] for card in cards_in(state.discard)])


def look(state: Dolores, seat: int | None) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


# ---- The comparison -----------------------------------------------------------------------------------------------


def compare(state: Dolores, oracle: Oracle, viewer: int | None) -> None:
    """What everyone may do, and the whole table as one seat or a spectator sees it."""
    state.check()
    owing = {} if oracle.ask is None else oracle.ask.owing
    unasked = {} if oracle.ask is None else oracle.ask.unasked
    assert state.to_act() == tuple(sorted(owing))
    for seat in oracle.seats:
        assert sorted(CODEC.text(move) for move in state.legal(seat)) == sorted(owing.get(seat, []))
        texts = [CODEC.text(move) for move in state.free(seat)]
        assert sorted(t for t in texts if t.split()[0] not in (*TALK, *ORDERS)) == sorted(unasked.get(seat, []))
    compare_view(look(state, viewer), oracle, viewer)


def compare_view(view: View, oracle: Oracle, seat: int | None) -> None:
    assert view.deck == len(oracle.deck)
    assert Counter(view.discard) == Counter(oracle.discard)
    assert view.lookout == oracle.looked_out
    assert view.lantern == oracle.lantern
    lies = {
        slot: None if slot in oracle.face_down and seat != oracle.looker else card for slot, card in oracle.loot.items()
    }
    assert {each.slot: each.card for each in view.loot} == lies
    for other, side in enumerate(view.seats):
        cards = [card for one in side.sets for card in one.cards] + side.messages
        assert Counter(cards) == Counter(oracle.areas[other])
        assert {one.goods: one.total for one in side.sets} == oracle.totals(other)
        assert side.points == oracle.points(other)
        assert side.locked == (other in oracle.locked)
    if view.stage != "theft":  # the engine thinks of the contest as over while its last Theft is asked
        assert (view.dealer, view.left, view.looker) == (oracle.dealer, oracle.left, oracle.looker)
        for other, side in enumerate(view.seats):
            assert "-".join(side.hand) == oracle.shown.get(other, "")
            assert side.shape == oracle.final.get(other)
            assert (None if side.bet is None else " ".join(side.bet)) == (
                oracle.bet if other == oracle.wager_stays else None
            )
    compare_end(view.outcome, oracle)


def compare_end(outcome: Outcome | None, oracle: Oracle) -> None:
    if oracle.ending is None:
        assert outcome is None
        assert oracle.ask is not None
    else:
        assert outcome is not None
        assert outcome.reason == oracle.ending.reason
        assert [score.points for score in outcome.scores] == oracle.ending.points
        assert [score.place for score in outcome.scores] == oracle.ending.places


def play(state: Dolores, luck: random.Random, met: Counter[str]) -> int:
    """Play a random game and compare after every move; how many positions were compared. Counts what was played."""
    oracle = oracle_for(state)
    told = f"deck {oracle.deck}, areas {oracle.areas}, loot {oracle.loot}, seat {oracle.dealer + 1} deals"
    positions = 1
    bold = luck.choice([0.05, 0.3, 0.6])  # how often a player who may act unasked does
    viewers = [*oracle.seats, None]
    try:
        compare(state, oracle, None)
        while oracle.ask is not None:
            seat, text = any_move(oracle, luck, bold)
            guess = luck.choice(GUESSES)
            for other in oracle.seats:
                allowed = guess in oracle.ask.owing.get(other, []) + oracle.ask.unasked.get(other, [])
                assert (state.refusal(other, CODEC.parse(guess)) is None) == allowed, guess
            told += f"\n{seat + 1}: {text}"
            met[kind_of(oracle, seat, text)] += 1
            state.play(seat, CODEC.parse(text))
            if text in ORDERS:
                oracle.set_never_ask(seat, never=text == "always-pass")
            else:
                oracle.answer(seat, text)
            positions += 1
            compare(state, oracle, viewers[positions % len(viewers)])
    except (AssertionError, IndexError) as difference:
        difference.add_note(told)
        raise
    assert oracle.ending is not None
    met[f"{oracle.ending.reason}, {'deck turned over' if not oracle.deck else 'drawn'}"] += 1
    return positions


def kind_of(oracle: Oracle, seat: int, text: str) -> str:
    """A move's verb; and whether it came late, with a choice locked in then or not, or was a haul of nothing."""
    assert oracle.ask is not None
    verb = text.split()[0]
    if text in oracle.ask.unasked.get(seat, []):
        return f"{verb}, late" + (", over a locked choice" if oracle.locked else "")
    return text if text == "haul none" else verb


def any_move(oracle: Oracle, luck: random.Random, bold: float) -> tuple[int, str]:
    """What comes next: an order now and then, a message by a player who passed, or an answer."""
    assert oracle.ask is not None
    if luck.random() < 0.04 and any(card in MESSAGES for area in oracle.areas for card in area):
        seat = luck.choice(sorted(oracle.never_ask) or oracle.seats)
        return seat, "ask-me" if seat in oracle.never_ask else "always-pass"
    if oracle.ask.unasked and luck.random() < bold:
        seat = luck.choice(sorted(oracle.ask.unasked))
        return seat, by_verb(oracle.ask.unasked[seat], luck)
    two = [seat for seat in (oracle.dealer, oracle.left) if seat in oracle.ask.owing]
    seat = luck.choice(two if two and luck.random() < 0.7 else sorted(oracle.ask.owing))
    right = f"bet {oracle.locked.get(oracle.dealer, '')[5:]} {oracle.locked.get(oracle.left, '')[5:]}"
    if right in oracle.ask.owing[seat] and luck.random() < 0.8:  # else hardly any Wager is won
        return seat, right
    return seat, by_verb(oracle.ask.owing[seat], luck)


def by_verb(texts: list[str], luck: random.Random) -> str:
    """A move of any verb, each equally likely; but half of the time do nothing, where that is allowed."""
    for nothing in ("pass", "haul none"):
        if nothing in texts and luck.random() < 0.5:
            return nothing
    verb = luck.choice(sorted({text.split()[0] for text in texts}))
    return luck.choice([text for text in texts if text.split()[0] == verb])


# ---- Games --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DO01", "DO02", "DO03", "DO04", "DO05", "DO06", "DO08")
@pytest.mark.parametrize("messages", ["all", "dawn-only"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_oracle_plays_with_the_same_cards(seats: int, messages: str) -> None:
    for number in range(20):
        state = agreed(seats, messages, f"cards {number}")
        whole = [CARDS[card] for card in state.deck]  # its bottom card first
        assert Counter(card for card in whole if card[-1].isdigit()) == Counter(CRATES)
        others = [card for card in whole if not card[-1].isdigit() and card != "dawn"]
        assert len(others) == len(set(others)) == (5 if messages == "all" else 0)
        assert set(others) <= set(MESSAGES) - ({"wager"} if seats == 2 else set())
        assert whole.index("dawn") < 16
        assert whole.count("dawn") == 1
        assert state.left >= len(whole) - seats * (6 - seats) - 4


@pytest.mark.seconds
def test_many_random_games() -> None:
    """From the deal and from anywhere, at all tables. Every kind of move must have come up."""
    luck = random.Random("wreckers")
    positions = 0
    met: Counter[str] = Counter()
    for number in range(GAMES):
        seats = 2 + number // 3 % 3
        messages = "dawn-only" if number % 12 == 9 else "all"
        state = scattered(seats, luck) if number % 3 else agreed(seats, messages, f"game {number}")
        positions += play(state, luck, met)
    print(f"{GAMES} games, {positions:,} positions, no difference")  # noqa: T201  `pytest -s` shows it
    print(dict(met.most_common()))  # noqa: T201
    assert set(met) >= KINDS, f"never played: {KINDS - set(met)}"
