"""Two bots for Captain Carcass that go by a rule of thumb, each in a few lines. They read nothing but the view.

`stop_at_four` surfaces with four cards, or with a gain above 8 points. `draw_until_three` dives until it has three
cards and a gain above 0. Whatever else they are asked, both take the highest card that is no incident.
"""

from __future__ import annotations

from typing import Any

from wreckfish.bots.bot import Bot
from wreckfish.core.chance import Chance
from wreckfish.core.game import Game
from wreckfish.core.state import State


class RuleOfThumb(Bot):
    def __init__(self, game: Game) -> None:
        self.codec = game.codec(game.load(None))

    def enough(self, cards: int, gain: int) -> bool:
        """Whether it is time to surface."""
        raise NotImplementedError

    def choose(self, state: State, seat: int, luck: Chance) -> int:
        view: Any = state.view(seat)
        moves = {self.codec.text(move): move for move in state.legal(seat)}
        if moves.keys() == {"dive", "surface"}:
            dived = view.exploration
            return moves["surface" if self.enough(len(dived), gain_of(dived, view.seats[seat].hold)) else "dive"]
        if "leave" in moves:
            clash = {suit_of(card) for card in view.exploration}
            return moves["leave" if suit_of(view.knowledge.deck[0]) in clash else "place"]
        return moves[max(moves, key=lambda text: how_good(text, view.exploration))]


class StopAtFour(RuleOfThumb):
    def enough(self, cards: int, gain: int) -> bool:
        return cards >= 4 or gain > 8


class DrawUntilThree(RuleOfThumb):
    def enough(self, cards: int, gain: int) -> bool:
        return cards >= 3 and gain > 0


def suit_of(card: str) -> str:
    return card[:-1]


def gain_of(cards: list[str], hold: list[str]) -> int:
    """The points that cards would add to a Hold: in each suit only the highest card counts."""
    best = dict.fromkeys(map(suit_of, cards + hold), 0)
    before = dict(best)
    for card in hold:
        before[suit_of(card)] = max(before[suit_of(card)], int(card[-1]))
    for card in cards + hold:
        best[suit_of(card)] = max(best[suit_of(card)], int(card[-1]))
    return sum(best.values()) - sum(before.values())


def how_good(text: str, exploration: list[str]) -> tuple[bool, int]:
    """A card that is no incident first, then the highest; a Knife and a choice of seats put nothing into the dive."""
    verb, _, choice = text.partition(" ")
    if not choice[:1].isalpha():
        return True, 0
    safe = verb in ("knife", "lose") or suit_of(choice) not in {suit_of(card) for card in exploration}
    return safe, int(choice[-1])


def stop_at_four(game: Game) -> Bot:
    return StopAtFour(game)


def draw_until_three(game: Game) -> Bot:
    return DrawUntilThree(game)
