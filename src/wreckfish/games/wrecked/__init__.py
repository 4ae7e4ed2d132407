"""Get Wrecked: plunder, wreck, and wake the Kraken. Unofficial; docs/rules/get-wrecked.md has credits."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from wreckfish.core.chance import Chance
from wreckfish.core.files import fingerprint
from wreckfish.core.game import Field, Game, Measures, Span
from wreckfish.core.moves import Codec
from wreckfish.core.state import Note, State
from wreckfish.core.values import Event, Saying
from wreckfish.games.wrecked import (
    components,
    events,
    hints,
    moves,
    observation,
    rules,
    svg_map,
    text_board,
    view_types,
)
from wreckfish.games.wrecked.instinct import WreckedInstinct
from wreckfish.games.wrecked.table_data import TableData

if TYPE_CHECKING:
    from wreckfish.games.wrecked.components import Components, Options


class GetWrecked(Game):
    name = "wrecked"
    min_seats = 2
    max_seats = components.MOST_SEATS
    options = components.Options
    book = "get-wrecked"
    text = Path(__file__).with_name("text")
    simulations = (30, 160)  # each plays a whole turn to its end, and those are long

    def load(self, path: Path | None) -> Components:
        return components.load(path)

    def fingerprint(self, parts: Components) -> str:
        return fingerprint(parts)

    def agree(self, seats: int, options: Options, parts: Components) -> None:
        """Every option goes with every table."""

    def deal(self, seats: int, options: Options, parts: Components, luck: Chance) -> rules.Wrecked:
        return rules.deal(TableData(seats, parts, options.setup == "quick"), luck)

    def codec(self, parts: Components) -> Codec:
        return moves.codec(parts)

    def figures(self, parts: Components) -> dict[str, int]:
        return parts.figures()

    def book_data(self, parts: Components) -> dict[str, Any]:
        rules = {"flags": components.FLAGS, "slots": components.SLOTS, "most_dice": components.MOST_DICE}
        return {**msgspec.to_builtins(parts), **rules}

    def event(self, note: Note, seat: int | None, parts: Components) -> Event:
        return events.event(note, seat, parts)

    def words(self, move: Saying, view: view_types.View | None) -> Saying:
        return text_board.words(move, view)

    def measures(self, options: Options, parts: Components) -> Measures:
        kinds = ("coins", "upgrades", "skulls", "flags", "buildings", "slain", "aboard", "tentacle", "penalty")
        things = {"card": tuple(parts.ship_names), "building": tuple(parts.building_names), "track": components.TRACKS}
        return Measures(tuple(f"measure-{kind}" for kind in kinds), things)

    def layout(self, seats: int, options: Options, parts: Components) -> tuple[Field, ...]:
        return observation.layout(seats, len(parts.buildings))

    def reason(self, state: State, seat: int, move: int) -> Saying | None:
        assert isinstance(state, rules.Wrecked)
        return hints.reason(state, seat, move)

    def instinct(self) -> WreckedInstinct:
        return WreckedInstinct()

    def draw(self, view: view_types.View, say: text_board.Say) -> list[list[Span]]:
        return text_board.draw(view, say)

    def svg_map(self, view: view_types.View, say: text_board.Say) -> str:
        return svg_map.draw(view, say)


GAME = GetWrecked()
