"""Dolores: share the loot of a wreck, or don't. Unofficial; see docs/rules/dolores.md for whose game it is."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from wreckfish.core.chance import Chance
from wreckfish.core.game import Field, Game, Measures, Span
from wreckfish.core.moves import Codec
from wreckfish.core.state import Note, State
from wreckfish.core.values import Event, Saying, WreckfishError
from wreckfish.games.dolores import components, hints, moves, observation, rules, text_board, verbs, view, view_types
from wreckfish.games.dolores.components import Options
from wreckfish.games.dolores.instinct import DoloresInstinct
from wreckfish.games.dolores.table_data import LAST_CARDS, TableData


class DoloresGame(Game):
    name = "dolores"
    min_seats = 2
    max_seats = 4
    options = Options
    book = "dolores"
    text = Path(__file__).with_name("text")

    def load(self, path: Path | None) -> None:
        if path is not None:
            english = "Dolores is played with its printed cards: it has no data file."
            raise WreckfishError(english, "error-dolores-data")

    def fingerprint(self, parts: None) -> str:
        return hashlib.sha256(" ".join(components.CARDS).encode()).hexdigest()[:16]

    def agree(self, seats: int, options: Options, parts: None) -> None:
        """DO09 The first dealer sits at the table."""
        if isinstance(options.dealer, int) and options.dealer > seats:
            english = "Seat {seat} cannot deal: the table has {seats} seats."
            raise WreckfishError(english, "error-dealer-seat", seat=options.dealer, seats=seats)

    def deal(self, seats: int, options: Options, parts: None, luck: Chance) -> rules.Dolores:
        first = options.dealer - 1 if isinstance(options.dealer, int) else -1
        return rules.deal(TableData(seats, options.messages == "dawn-only", first), luck)

    def book_data(self, parts: None) -> dict[str, Any]:
        tables = {seats: TableData(seats, False, -1) for seats in range(self.min_seats, self.max_seats + 1)}
        return {
            "copies": components.COPIES,
            "hands": {seats: int(table.hand_size) for seats, table in tables.items()},
            "messages": int(tables[self.max_seats].messages),
            "last_cards": LAST_CARDS,
        }

    def codec(self, parts: None) -> Codec:
        return moves.codec()

    def event(self, note: Note, seat: int | None, parts: None) -> Event:
        return view.event(note, seat)

    def private(self, move: int) -> bool:
        """DO42 No one learns which players always pass."""
        return move in (verbs.ALWAYS_PASS, verbs.ASK_ME)

    def words(self, move: Saying, view: view_types.View | None) -> Saying:
        return text_board.words(move, view)

    def reason(self, state: State, seat: int, move: int) -> Saying | None:
        assert isinstance(state, rules.Dolores)
        return hints.reason(state, seat, move)

    def measures(self, options: Options, parts: None) -> Measures:
        return Measures(tuple(f"goods-{goods}" for goods in components.GOODS), {"card": components.CARDS})

    def layout(self, seats: int, options: Options, parts: None) -> tuple[Field, ...]:
        return observation.layout(seats)

    def instinct(self) -> DoloresInstinct:
        return DoloresInstinct()

    def draw(self, view: view_types.View, say: text_board.Say) -> list[list[Span]]:
        return text_board.draw(view, say)


GAME = DoloresGame()
