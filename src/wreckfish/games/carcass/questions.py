"""What the questions of Captain Carcass share: choices that are a set, and a stack, because cards nest without limit.

Each question is in the file of its chapter of the sheet: rules.py, effects.py, divers.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import count_bits, has, lowest
from wreckfish.core.question import Question, no
from wreckfish.core.values import Prompt, Refusal, Token
from wreckfish.games.carcass.cards import highest_cards

if TYPE_CHECKING:
    from wreckfish.games.carcass.rules import Carcass

# The questions by number: on the stack, in observations, and in `QUESTIONS` (rules.py).
TURN: Final = 0
TAKE: Final = 1
CUT: Final = 2
PEEK: Final = 3
HAUL: Final = 4
SPEAR: Final = 5
RANSACK: Final = 6
VICTIM: Final = 7
FORFEIT: Final = 8


def stacked(question: i64, card: i64, seat: i64) -> i64:
    """An entry of the stack: the question, the card that asks it, the seat that is asked."""
    return question | card << 6 | seat << 12


def stacked_question(entry: i64) -> i64:
    return entry & 63


def stacked_card(entry: i64) -> i64:
    return (entry >> 6) & 63


def stacked_seat(entry: i64) -> i64:
    return entry >> 12


class Choice(Question[Any]):  # of a Carcass; mypy's check of vec[Choice] allows no circle
    """A question whose choices are a set of cards (a suit of a Hold is named by its highest card), of seats, or of two
    answers: `ask` puts it in `table.options`, and playouts draw from it without a list. No choice: nothing happens.
    """

    def __init__(self, first: i64, second: i64) -> None:
        super().__init__()
        self.first: i64 = first
        self.shift: i64 = 0 if second - first == 1 else 5
        assert second - first in (1, 32)

    def move(self, choice: i64) -> i64:
        """The move that makes a choice: those of one question are 1 apart, or 32 if the choice is a field."""
        return self.first + (choice << self.shift)

    # `ask` and `answer` are declared again so that compiled calls need no cast to a Carcass.

    def ask(self, table: Carcass) -> i64:
        raise NotImplementedError(f"{type(self).__name__}.ask")

    def answer(self, table: Carcass, seat: i64, move: i64) -> None:
        raise NotImplementedError(f"{type(self).__name__}.answer")

    def options(self, table: Carcass, seat: i64) -> vec[i64]:
        moves: vec[i64] = vec[i64]()
        first: i64 = self.first
        shift: i64 = self.shift
        left: i64 = table.options
        while left:
            moves = append(moves, first + (lowest(left) << shift))
            left &= left - 1
        return moves

    def offers(self, table: Carcass, move: i64) -> bool:
        choice: i64 = (move - self.first) >> self.shift
        return 0 <= choice < 60 and has(table.options, choice) and self.first + (choice << self.shift) == move

    def idle(self, table: Carcass, entry: i64) -> None:
        """Tell that there is nothing to choose from; the question is off the stack."""
        table.tell("idle", stacked_seat(entry), stacked_card(entry))

    def pending(self, table: Carcass, place: i64) -> Prompt:
        """What the player is shown while the question is at a place of the stack."""
        params: dict[str, Token] = {"owed": demand(table)} if table.owed else {}
        return Prompt(code=f"ask-{self.name}", rule=self.rule, params=params)

    def unless_own(self, table: Carcass, seat: i64, card: i64) -> Refusal | None:
        """The refusal of a card, unless it is the highest of a suit in the seat's own Hold."""
        if not has(table.holds[seat], card):
            return no("not-in-your-hold", self.rule, card=table.data.names[card])
        return self.unless_highest(table, seat, card)

    def unless_rivals(self, table: Carcass, seat: i64, card: i64) -> Refusal | None:
        """The refusal of a card, unless it is the highest of a suit in an opponent's Hold."""
        owner: i64 = table.owner(card)
        if owner in (-1, seat):
            return no("not-in-rival-hold", self.rule, card=table.data.names[card])
        return self.unless_highest(table, owner, card)

    def unless_highest(self, table: Carcass, owner: i64, card: i64) -> Refusal | None:
        if has(highest_cards(table.holds[owner]), card):
            return None
        params: dict[str, Token] = {"card": table.data.names[card]}
        return Refusal(code="no-not-highest", rule=self.rule, params=params, seats={"owner": owner})


class CardQuestion(Choice):
    """A question that a loot card asks."""

    def pending(self, table: Carcass, place: i64) -> Prompt:
        asked = super().pending(table, place)
        by = table.data.names[stacked_card(table.stack[place])]
        return Prompt(code=asked.code, rule=asked.rule, by=by, params={**asked.params, "card": by})


def demand(table: Carcass) -> int:
    """What a Squid still demands, but no more cards than can come: from the deck or by pending effects."""
    asked = [stacked_question(table.stack[place]) for place in range(table.depth)]
    return min(table.owed, count_bits(table.deck) + sum([question in (TAKE, HAUL, SPEAR) for question in asked]))
