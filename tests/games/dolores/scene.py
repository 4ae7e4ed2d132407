"""Tables of Dolores for tests: every card where the test lays it, the deck in the order that the test writes down.

Seats are counted from 1 and cards are written `wines2`, as in records. Cards that a scene does not name lie below the
named ones in the deck, Dawn last, or in the discard.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from games.table import PlayedTable
from wreckfish.core.bits import has
from wreckfish.core.values import Event, Prompt
from wreckfish.games.dolores import GAME
from wreckfish.games.dolores.cards import UNITS, cards_in, row_card
from wreckfish.games.dolores.components import CARDS, MESSAGES
from wreckfish.games.dolores.rules import Dolores
from wreckfish.games.dolores.table_data import TableData
from wreckfish.games.dolores.view_types import View

CODEC = GAME.codec(None)


class Scene(PlayedTable[Dolores]):
    codec = CODEC

    # ---- Moves ------------------------------------------------------------------------------------------------

    def contest(self, dealer: str, left: str) -> Scene:
        """Both show their hands, the dealer first."""
        return self.plays(f"{self.dealer}: show {dealer}", f"{self.left}: show {left}")

    def prompt(self, seat: int) -> Prompt:
        return self.state.prompts(seat - 1)[-1]

    # ---- Pictures ---------------------------------------------------------------------------------------------

    @property
    def dealer(self) -> int:
        return self.state.dealer + 1

    @property
    def left(self) -> int:
        return self.state.neighbour() + 1

    def hold(self, seat: int) -> str:
        return " ".join(CARDS[card] for card in cards_in(self.state.holds[seat - 1]))

    @property
    def discard(self) -> str:
        return " ".join(CARDS[card] for card in cards_in(self.state.discard))

    def loot(self, side: str) -> str:
        """The cards on one side, `l` or `d`, by slot."""
        slots = range(3) if side == "l" else range(3, 6)
        return " ".join(CARDS[row_card(self.state.loot, slot)] for slot in slots if has(self.state.lying, slot))

    def points(self, seat: int) -> int:
        return self.state.points(seat - 1)

    def tally(self, seat: int) -> tuple[int, int]:
        """Words kept and broken."""
        word = self.view(None).seats[seat - 1].word
        return word.kept, word.broken

    # ---- What a seat sees and hears (None: a spectator) -------------------------------------------------------

    def view(self, seat: int | None) -> View:
        view = self.state.view(None if seat is None else seat - 1)
        assert isinstance(view, View)
        return view

    def heard(self, seat: int | None) -> list[Event]:
        listener = None if seat is None else seat - 1
        return [GAME.event(note, listener, None) for note in self.state.journal or []]


def scene(
    *holds: str,
    deck: str = "",
    seats: int = 2,
    dealer: int = 1,
    rest: str = "deck",
    simple: bool = False,
    passing: Sequence[int] = (),
) -> Scene:
    """Set a table, before a contest.

    holds    the cards of each seat, the first seat's first; seats that are not named hold nothing
    deck     the cards that come, the top one first; four are drawn for the contest at once
    rest     where all other cards are: below those in the "deck", or in the "discard", with Dawn wherever it is named
    passing  the seats that always pass
    """
    seats = max(seats, len(holds))
    data = TableData(seats, simple, dealer - 1)
    laid = [numbers(text) for text in [*holds, *[""] * (seats - len(holds))]]
    coming = numbers(deck)
    others = unnamed(data, [*coming, *(card for hold in laid for card in hold)])
    dawn = CARDS.index("dawn")
    below = [card for card in others if card != dawn] if rest == "deck" else []
    if dawn in others:
        below.append(dawn)
    cards = [*coming, *below][::-1]
    state = Dolores(data, vec[i64](cards), len(cards), vec[i64]([sum(UNITS[card] for card in hold) for hold in laid]))
    state.discard = sum(UNITS[card] for card in others if card not in below)
    state.dealer = dealer - 1
    for seat in passing:
        state.passing |= 1 << seat - 1
    state.journal = []
    state.settle()
    state.check()
    return Scene(state)


def numbers(text: str) -> list[int]:
    return [CARDS.index(name) for name in text.split()]


def unnamed(data: TableData, named: list[int]) -> list[int]:
    """The cards of the whole deck that a scene does not name; as many messages as it takes to make five."""
    whole = Counter(list(data.pile)[:70])
    messages = [21 + number for number in range(len(MESSAGES) - 1) if has(data.candidates, number)]
    in_play = [card for card in messages if card in named]
    assert len(in_play) <= data.messages, "more messages than a deck has"
    in_play += [card for card in reversed(messages) if card not in in_play][: data.messages - len(in_play)]
    whole += Counter([*in_play, CARDS.index("dawn")])
    whole.subtract(named)
    assert min(whole.values()) >= 0, "the scene lays a card too often"
    return sorted(whole.elements())
