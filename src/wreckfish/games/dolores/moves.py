"""Dolores's moves: one struct each. A card of the loot is named by its slot: l1 to l3 lie on the left neighbour's
side, d1 to d3 on the dealer's. Talk and standing orders are free: they may be played without being asked, and
so may Whirlpool, Convoy, New Wave and Broken Lantern by players who have passed (DO42).
"""

from __future__ import annotations

from wreckfish.core.moves import Codec, Move, names, seat_numbers
from wreckfish.games.dolores.components import CARDS, GOODS, HANDS, SHAPES, SLOT_SETS, SLOTS


class Show(Move, frozen=True, tag="show"):
    """Lock in a shape; two of them, if you play a Two-Hand Trick."""

    hand: str


class Bet(Move, frozen=True, tag="bet"):
    """Lock in a Wager: what the dealer and the left neighbour will play."""

    dealer: str
    left: str


class Pass(Move, frozen=True, tag="pass"):
    """Play no message card now."""


class Keep(Move, frozen=True, tag="keep"):
    """Choose one of the two shapes of a Two-Hand Trick."""

    shape: str


class Whirlpool(Move, frozen=True, tag="whirlpool"):
    """Rearrange the loot: the cards in these slots go to the left neighbour's side."""

    slots: str


class Convoy(Move, frozen=True, tag="convoy"):
    """Draw one more card for each side."""


class NewWave(Move, frozen=True, tag="new-wave"):
    """Discard the loot and draw four new cards."""


class BrokenLantern(Move, frozen=True, tag="broken-lantern"):
    """The next contest is dealt face down, and you alone look."""


class Foiled(Move, frozen=True, tag="foiled"):
    """Cancel the choices that were just shown."""


class Lookout(Move, frozen=True, tag="lookout"):
    """Cancel Dawn's effect."""


class Haul(Move, frozen=True, tag="haul"):
    """Take cards of the loot with a won Wager: as many as you like, or none."""

    slots: str


class Pick(Move, frozen=True, tag="pick"):
    """Take the one card of a First Pick."""

    slot: str


class Drop(Move, frozen=True, tag="drop"):
    """Lock in the goods that you discard after a double First Pick."""

    goods: str


class Steal(Move, frozen=True, tag="steal"):
    """Take a goods card from another player with a Theft."""

    seat: int
    card: str


class Promise(Move, frozen=True, tag="promise"):
    """Say: I will play this shape."""

    shape: str


class Deal(Move, frozen=True, tag="deal"):
    """Say: if you play the first shape, I play the second."""

    yours: str
    mine: str


class Claim(Move, frozen=True, tag="claim"):
    """Say what a face-down card is: only you have seen it."""

    slot: str
    card: str


class Vow(Move, frozen=True, tag="vow"):
    """Say: I never break my word."""


class AlwaysPass(Move, frozen=True, tag="always-pass"):
    """From now on, do not ask me about message cards."""


class AskMe(Move, frozen=True, tag="ask-me"):
    """From now on, ask me again."""


# A verb's number is its place here: verbs.py is written from this.
MOVES = (
    Show, Bet, Pass, Keep, Whirlpool, Convoy, NewWave, BrokenLantern, Foiled, Lookout, Haul, Pick, Drop, Steal,
    Promise, Deal, Claim, Vow, AlwaysPass, AskMe,
)  # fmt: skip


def codec() -> Codec:
    """The three forms of the moves."""
    shapes = names(SHAPES)
    slots = names(SLOT_SETS)
    return Codec(
        MOVES,
        {
            "hand": names(HANDS),
            "dealer": shapes,
            "left": shapes,
            "shape": shapes,
            "yours": shapes,
            "mine": shapes,
            "slots": slots,
            "slot": names(SLOTS),
            "goods": names(GOODS),
            "seat": seat_numbers(4),
            "card": names(CARDS[:-1]),  # Dawn is never stolen, nor does it ever lie face down
        },
    )
