"""Straws, a planted game: players draw one of a hundred straws in turn, and the longest wins. There are no choices.

It is symmetric for all seats and start players, unless `edge` makes the first seat's straws longer.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import bit
from wreckfish.core.chance import Chance
from wreckfish.core.game import Game, Span
from wreckfish.core.moves import Codec
from wreckfish.core.state import Note, State
from wreckfish.core.values import Event, Outcome, Score, rank

LENGTHS = 100


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    edge: int = 0


class Straws(State):
    def __init__(self, seats: int, edge: int, luck: Chance) -> None:
        super().__init__(seats)
        self.edge = edge
        self.luck = luck
        self.drawn = [0] * seats
        self.owing = bit(luck.below(seats))

    def deal(self, luck: Chance) -> Straws:
        return Straws(self.seats, self.edge, luck.fork())

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([0])

    def apply(self, seat: i64, move: i64) -> None:
        self.drawn[seat] = self.luck.roll(LENGTHS) + (self.edge if seat == 0 else 0)
        following = (seat + 1) % self.seats
        self.owing = 0 if self.drawn[following] else bit(following)

    def score_now(self, seat: i64) -> float:
        return float(self.drawn[seat])

    def outcome(self) -> Outcome | None:
        places = rank(self.drawn)
        scores = tuple(Score(points, place, ()) for points, place in zip(self.drawn, places, strict=True))
        return None if self.owing else Outcome("all-drawn", scores)


class StrawsGame(Game):
    name = "straws"
    min_seats = 2
    max_seats = 5
    options = Options
    book = "straws"
    text = Path(__file__).parent

    def load(self, path: Path | None) -> None: ...

    def fingerprint(self, parts: None) -> str:
        return "straws"

    def agree(self, seats: int, options: Options, parts: None) -> None: ...

    def deal(self, seats: int, options: Options, parts: None, luck: Chance) -> Straws:
        return Straws(seats, options.edge, luck.fork())

    def codec(self, parts: None) -> Codec:
        raise NotImplementedError

    def event(self, note: Note, seat: int | None, parts: None) -> Event:
        raise NotImplementedError

    def draw(self, view: Any, say: Any) -> list[list[Span]]:
        raise NotImplementedError


STRAWS = StrawsGame()
