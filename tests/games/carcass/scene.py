"""Tables of Captain Carcass for tests: every card where the test lays it, all luck as the test writes it down.

A test then reads as two pictures with moves between them. Seats are counted from 1 and cards are written `squid7`, as
in records. Cards that a scene does not name lie at the bottom of the deck, or where `rest` puts them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core import state as core_state
from wreckfish.core.bits import has, mask_of, members
from wreckfish.core.chance import Chance
from wreckfish.core.values import Event, IllegalMove, Prompt, Refusal
from wreckfish.games.carcass import GAME
from wreckfish.games.carcass.cards import ALL, LOWEST, trail_card
from wreckfish.games.carcass.components import Components, load
from wreckfish.games.carcass.divers import Diver
from wreckfish.games.carcass.rules import Carcass
from wreckfish.games.carcass.rules import deal as deal_game
from wreckfish.games.carcass.table_data import TableData
from wreckfish.games.carcass.view_types import View


class Script(Chance):
    """Luck that a test wrote down: these members of the sets that it is asked to draw from, one after the other."""

    def __init__(self, what: str, coming: Sequence[int], names: Sequence[str]) -> None:
        super().__init__(0, 0, 0, 0)
        self.what = what
        self.coming = list(coming)
        self.names = names

    def draw(self, mask: i64) -> i64:
        assert self.coming, f"{self.what} names no more cards, but the rules draw one"
        drawn = self.coming.pop(0)
        among = " ".join(self.names[member] for member in members(mask))
        assert has(mask, drawn), f"{self.what} wants {self.names[drawn]} to be drawn, but the rules draw from: {among}"
        return drawn

    def below(self, n: i64) -> i64:
        raise AssertionError(f"{self.what} names cards, but the rules ask for a number below {n}")

    def clone(self) -> Script:
        return Script(self.what, self.coming, self.names)


class Scene:
    """A table that a test looks at and plays on."""

    def __init__(self, state: Carcass, parts: Components) -> None:
        self.state = state
        self.parts = parts
        self.codec = GAME.codec(parts)
        self.state.journal = []

    # ---- Moves ------------------------------------------------------------------------------------------------

    def plays(self, *moves: str) -> Scene:
        """Play moves, each by the seat whose decision it is; every one must be legal and leave the table whole."""
        for text in moves:
            assert self.state.owing, f"“{text}” cannot be played: the game is over"
            try:
                self.state.play(self.state.to_act()[0], self.codec.parse(text))
            except IllegalMove as refused:
                refused.add_note(f"“{text}” is not among {sorted(self.choices)}")
                raise
            self.state.check()
        return self

    def refuses(self, move: str, seat: int | None = None) -> Refusal:
        """Try a move that the rules must refuse, leaving the table as it was; why they refuse it."""
        before = self.state.dump()
        with pytest.raises(IllegalMove) as refused:
            self.state.play(self.acting - 1 if seat is None else seat - 1, self.codec.parse(move))
        assert self.state.dump() == before
        return refused.value.refusal

    @property
    def acting(self) -> int:
        """The seat whose decision it is; 0 when the game is over."""
        return self.state.to_act()[0] + 1 if self.state.owing else 0

    @property
    def choices(self) -> set[str]:
        """The moves that are open to the acting seat."""
        return {self.codec.text(move) for move in self.state.legal(self.acting - 1)} if self.acting else set()

    @property
    def prompt(self) -> Prompt:
        """The innermost question to the acting seat."""
        return self.state.prompts(self.acting - 1)[-1]

    @property
    def asked(self) -> str:
        return self.prompt.code

    # ---- Pictures ---------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        return self.state.turn + 1

    @property
    def exploration(self) -> str:
        """The cards in the Exploration, in order."""
        return " ".join(self.state.data.names[trail_card(self.state.trail, n)] for n in range(self.state.length))

    def hold(self, seat: int) -> str:
        return self.cards(self.state.holds[seat - 1])

    @property
    def locker(self) -> str:
        return self.cards(self.state.locker)

    @property
    def deck(self) -> str:
        """What lies in the deck, by suit and value."""
        return self.cards(self.state.deck)

    def cards(self, mask: int) -> str:
        return " ".join(self.state.data.names[card] for card in members(mask))

    @property
    def owed(self) -> int:
        """How many cards a Squid still asks for."""
        return self.state.owed

    # ---- End and score ----------------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        return self.state.points(seat - 1)

    @property
    def over(self) -> str:
        """Why the game is over; nothing while it goes on."""
        outcome = self.state.outcome()
        return "" if outcome is None else outcome.reason

    @property
    def winners(self) -> list[int]:
        outcome = self.state.outcome()
        assert outcome is not None, "the game goes on"
        return [seat + 1 for seat in outcome.winners]

    @property
    def places(self) -> list[int]:
        """The place of each seat: 1 is the winner's."""
        outcome = self.state.outcome()
        assert outcome is not None, "the game goes on"
        return [score.place for score in outcome.scores]

    # ---- What a seat sees and hears (None: a spectator) -------------------------------------------------------

    def view(self, seat: int | None) -> View:
        view = self.state.view(None if seat is None else seat - 1)
        assert isinstance(view, View)
        return view

    def heard(self, seat: int | None) -> list[Event]:
        """All that happened since the scene began, as a seat may know it."""
        listener = None if seat is None else seat - 1
        return [GAME.event(note, listener, self.parts) for note in self.state.journal or []]


def scene(
    holds: Sequence[str] = (),
    *,
    deck: str = "",
    locker: str | None = None,
    luck: str = "",
    rest: Literal["deck", "locker"] | int = "deck",
    divers: Sequence[str | None] = (),
    variant: str = "none",
    turn: int = 1,
    seats: int = 2,
) -> Scene:
    """Set a table, at the start of a turn.

    holds   the cards of each seat, the first seat's first; seats that are not named hold nothing
    deck    the cards that come from the deck, the top one first
    locker  all cards of the Locker; if it is not given, the lowest of each suit that lie nowhere else
    luck    the cards that are drawn from the Locker, or by a Plunderer from a Hold, in this order
    rest    where all other cards are: "deck", below the named ones; "locker"; or a seat, for its Hold
    divers  of each seat, None for none. Any two can meet, though in the standard edition some share a character.
    turn    the seat whose turn it is
    """
    seats = max(seats, len(holds), len(divers))
    parts = load()
    data = TableData(seats, parts, "none", variant, turn - 1)
    number = {name: card for card, name in enumerate(data.names)}

    laid = " ".join([*holds, deck, locker or ""]).split()
    assert len(laid) == len(set(laid)), f"the scene lays a card twice: {laid}"

    def pile(text: str) -> list[int]:
        return [number[name] for name in text.split()]

    in_holds = [mask_of(pile(hold)) for hold in holds] + [0] * (seats - len(holds))
    in_deck, in_locker = mask_of(pile(deck)), mask_of(pile(locker or ""))
    named = sum([*in_holds, in_deck])
    if locker is None:
        in_locker = LOWEST & ~named
    unnamed = ALL & ~(named | in_locker)
    if rest == "deck":
        in_deck |= unnamed
    elif rest == "locker":
        in_locker |= unnamed
    else:
        in_holds[rest - 1] |= unnamed

    data.crew = [*data.crew, Diver("none", None)]
    data.divers = tuple(diver or "none" for diver in [*divers, *[None] * (seats - len(divers))])
    state = deal_game(data, Chance(0, 0, 0, 0))
    state.deck_luck = Script("deck=", pile(deck), data.names)
    state.locker_luck = Script("luck=", pile(luck), data.names)
    state.deck, state.locker, state.holds = in_deck, in_locker, vec[i64](in_holds)
    state.settle()
    state.check()
    return Scene(state, parts)


def refusals_in_the_sources() -> set[str]:
    """The code of every refusal that a question of the game makes, or the state before any question is asked."""
    files = [Path(core_state.__file__).with_name("state.py"), *GAME.text.parent.glob("*.py")]
    source = "".join(file.read_text("utf-8") for file in files)
    return {f"no-{code}" for code in re.findall(r'\b(?:no\("|code="no-)([a-z-]+)"', source)}
