"""Wreck Raiders: treasure for you and for your neighbours. Unofficial; docs/rules/wreck-raiders.md has credits."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import msgspec

from wreckfish.core.chance import Chance
from wreckfish.core.files import fingerprint
from wreckfish.core.game import Field, Game, Measures, OptionWords, Span
from wreckfish.core.moves import Codec
from wreckfish.core.state import Note, State
from wreckfish.core.values import Event, Saying, WreckfishError
from wreckfish.games.raiders import components, hints, moves, observation, rules, score, text_board, view, view_types
from wreckfish.games.raiders.instinct import RaidersInstinct
from wreckfish.games.raiders.table_data import GOALS, RIVALS, TableData

if TYPE_CHECKING:
    from wreckfish.games.raiders.components import Components, Options


class WreckRaiders(Game):
    name = "raiders"
    min_seats = 1
    max_seats = components.MOST_SEATS
    options = components.Options
    book = "wreck-raiders"
    text = Path(__file__).with_name("text")
    simulations = (50, 400)
    option_words = MappingProxyType({"edition": OptionWords("edition", "change")})
    presets = MappingProxyType({"de": {"edition": "german"}})

    def load(self, path: Path | None) -> Components:
        return components.load(path)

    def fingerprint(self, parts: Components) -> str:
        return fingerprint(parts)

    def agree(self, seats: int, options: Options, parts: Components) -> None:
        """WR14 The start player sits at the table."""
        if isinstance(options.first, int) and options.first > seats:
            english = "Seat {seat} cannot start: the table has {seats} seats."
            raise WreckfishError(english, "error-first-seat", seat=options.first, seats=seats)

    def deal(self, seats: int, options: Options, parts: Components, luck: Chance) -> rules.Raiders:
        first = options.first - 1 if isinstance(options.first, int) else -1
        return rules.deal(TableData(seats, parts, options.edition, first), luck)

    def codec(self, parts: Components) -> Codec:
        return moves.codec(parts)

    def event(self, note: Note, seat: int | None, parts: Components) -> Event:
        return view.event(note, seat, parts)

    def figures(self, parts: Components) -> dict[str, int]:
        rivals = {f"rivals-{edition}": count for edition, count in RIVALS.items()}
        return {"conch-coins": score.CONCH_COINS, "goal-alone": GOALS[0], **rivals}

    def book_data(self, parts: Components) -> dict[str, Any]:
        tables = [TableData(seats, parts, "english", -1) for seats in range(self.min_seats, self.max_seats + 1)]
        kept = ("seats", "divers", "dice", "goal", "open_exhibits")
        return {
            **msgspec.to_builtins(parts),
            "tables": [{name: int(getattr(table, name)) for name in kept} for table in tables],
            "conch_coins": score.CONCH_COINS,
            "rivals": RIVALS,
            "ranks": score.RANKS,
        }

    def words(self, move: Saying, view: view_types.View | None) -> Saying:
        return text_board.words(move, view)

    def measures(self, options: Options, parts: Components) -> Measures:
        kinds = ("exhibits", "conches", "different", "rows", "aquariums")
        things = {"exhibit": tuple(parts.exhibit_names), "piece": tuple(parts.piece_names)}
        return Measures(tuple(f"measure-{kind}" for kind in kinds), things)

    def layout(self, seats: int, options: Options, parts: Components) -> tuple[Field, ...]:
        return observation.layout(seats, len(parts.vault))

    def reason(self, state: State, seat: int, move: int) -> Saying | None:
        assert isinstance(state, rules.Raiders)
        return hints.reason(state, seat, move)

    def instinct(self) -> RaidersInstinct:
        return RaidersInstinct()

    def draw(self, view: view_types.View, say: text_board.Say) -> list[list[Span]]:
        return text_board.draw(view, say)


GAME = WreckRaiders()
