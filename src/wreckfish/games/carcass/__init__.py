"""Captain Carcass: press your luck on the sea bed. Unofficial; the game is by Derek Paxton, Leo Li and Chris Bray."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from wreckfish.core.chance import Chance
from wreckfish.core.files import fingerprint
from wreckfish.core.game import Field, Game, Measures, OptionWords, Span
from wreckfish.core.moves import Codec
from wreckfish.core.state import Note, State
from wreckfish.core.values import Event, Saying, WreckfishError
from wreckfish.games.carcass import components, hints, moves, observation, rules, text_board, view, view_types
from wreckfish.games.carcass.components import Components, Options
from wreckfish.games.carcass.instinct import CarcassInstinct
from wreckfish.games.carcass.table_data import TableData


class CaptainCarcass(Game):
    name = "carcass"
    min_seats = 2
    max_seats = 4
    options = Options
    book = "captain-carcass"
    text = Path(__file__).with_name("text")
    simulations = (100, 1600)
    option_words = MappingProxyType(
        {"divers": OptionWords("diver", "skill"), "variant": OptionWords("variant", "change")}
    )

    def load(self, path: Path | None) -> Components:
        return components.load(path)

    def fingerprint(self, parts: Components) -> str:
        return fingerprint(parts)

    def agree(self, seats: int, options: Options, parts: Components) -> None:
        """CC05, CC07 One Diver for each seat, no character twice; the start player sits at the table."""
        if isinstance(options.first, int) and options.first > seats:
            english = "Seat {seat} cannot start: the table has {seats} seats."
            raise WreckfishError(english, "error-first-seat", seat=options.first, seats=seats)
        if isinstance(options.divers, tuple):
            if len(options.divers) != seats:
                english = "Name one Diver for each of the {seats} seats: {named} named."
                raise WreckfishError(english, "error-divers", seats=seats, named=len(options.divers))
            characters = [parts.divers[name].character for name in options.divers]
            for name, character in zip(options.divers, characters, strict=True):
                if characters.count(character) > 1:
                    english = "The Diver {name} shares a character with another one at the table (CC05)."
                    raise WreckfishError(english, "error-diver-twice", name=name)

    def deal(self, seats: int, options: Options, parts: Components, luck: Chance) -> rules.Carcass:
        first = options.first - 1 if isinstance(options.first, int) else -1
        return rules.deal(TableData(seats, parts, options.divers, options.variant, first), luck)

    def codec(self, parts: Components) -> Codec:
        return moves.codec(parts)

    def figures(self, parts: Components) -> dict[str, int]:
        return parts.figures()

    def book_data(self, parts: Components) -> dict[str, Any]:
        return dict(msgspec.to_builtins(parts))

    def event(self, note: Note, seat: int | None, parts: Components) -> Event:
        return view.event(note, seat, parts.names)

    def reason(self, state: State, seat: int, move: int) -> Saying | None:
        assert isinstance(state, rules.Carcass)
        return hints.reason(state, seat)

    def measures(self, options: Options, parts: Components) -> Measures:
        divers = {} if options.divers == "none" else {"diver": tuple(parts.divers)}
        suits = tuple(f"suit-{suit}" for suit in components.SUITS)
        return Measures((*suits, "measure-diver", "measure-missing"), {"card": tuple(parts.names), **divers})

    def layout(self, seats: int, options: Options, parts: Components) -> tuple[Field, ...]:
        return observation.layout(seats, options.divers != "none")

    def instinct(self) -> CarcassInstinct:
        return CarcassInstinct()

    def draw(self, view: view_types.View, say: text_board.Say) -> list[list[Span]]:
        return text_board.draw(view, say)


GAME = CaptainCarcass()
