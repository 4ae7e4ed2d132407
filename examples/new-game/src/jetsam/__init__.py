"""Jetsam, a small game that brings all that a game can bring: rules, texts, secrets, observations, a browser board."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from jetsam import moves, rules, view
from wreckfish.core.chance import Chance
from wreckfish.core.game import Board, Field, Game, Span
from wreckfish.core.moves import Codec
from wreckfish.core.state import Note
from wreckfish.core.values import Event, WreckfishError
from wreckfish.language import Speaker


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table agrees on: it becomes `--option rounds=3`, a web form and a line of the record."""

    rounds: Annotated[int, Meta(ge=1, le=3)] = 2


HERE = Path(__file__).parent


class JetsamGame(Game):
    name = "jetsam"
    min_seats = 2
    max_seats = moves.SEATS
    options = Options
    book = "jetsam"
    text = HERE / "text"
    rule_folder = HERE / "rules"
    board = Board(
        HERE / "board", style="board.css", poster="poster.svg", icon="cargo", minutes=5, asks=True, seats=True
    )

    def load(self, path: Path | None) -> None:
        """This game has no data file; one with parts decodes and checks it here."""
        if path is not None:
            raise WreckfishError("Jetsam has no data file.")

    def fingerprint(self, parts: None) -> str:
        return "jetsam"

    def agree(self, seats: int, options: Options, parts: None) -> None:
        """Every number of rounds goes with every number of seats."""

    def deal(self, seats: int, options: Options, parts: None, luck: Chance) -> rules.Jetsam:
        return rules.Jetsam(seats, options.rounds, luck).deal(luck)

    def codec(self, parts: None) -> Codec:
        return moves.codec()

    def event(self, note: Note, seat: int | None, parts: None) -> Event:
        return view.event(note, seat)

    def layout(self, seats: int, options: Options, parts: None) -> tuple[Field, ...]:
        return view.layout(seats)

    def draw(self, seen: view.View, say: Speaker) -> list[list[Span]]:
        return view.draw(seen, say)


GAME = JetsamGame()
