"""Watch a game again: each position as a seat saw it, as a spectator did, or with all cards on the table.

One pass over the moves, however many positions are asked for. Only views and events leave the rules here too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from wreckfish.core.state import Note, State
from wreckfish.core.values import Event
from wreckfish.language import Speaker
from wreckfish.server.db.store import Store
from wreckfish.server.errors import speaker
from wreckfish.server.finished_messages import Replay, ReplayStep, ReplayView
from wreckfish.server.services.finished.game import FinishedGame, read_finished, unhurried
from wreckfish.server.tables.position import Played
from wreckfish.server.values import Refused

Reader: TypeAlias = int | Literal["open"] | None  # a seat, everything, or a spectator
OPEN: Final = "open"


async def replay(
    store: Store,
    table: str,
    reader: Reader,
    ply: int | None = None,
    language: str = "en",
    words: bool = False,
    picture: bool = False,
) -> Replay:
    """The position after a ply of the moves that stand, or after each of them."""
    game = await read_finished(store, table)
    plies = len(game.moves)
    if isinstance(reader, int) and not 0 <= reader < game.row.size:
        raise Refused("refuse-replay-seat", 400, seats=game.row.size)
    if ply is not None and not 0 <= ply <= plies:
        raise Refused("refuse-replay-ply", 400, plies=plies)
    if ply is None and picture:  # drawing takes longer than all the rest: a game of them would be a second of work
        raise Refused("refuse-replay-picture", 400)
    speaks = speaker(language, game.row.game, game.names) if words or picture else None
    steps = Steps(game, reader, speaks if words else None, speaks if picture else None)
    return Replay(
        table=table,
        game=game.row.game,
        players=list(game.names),
        seat="spectator" if reader is None else reader,
        plies=plies,
        outcome=game.outcome,
        steps=await steps.all() if ply is None else [steps.one(ply)],
    )


class Steps:
    """A game's positions for one reader."""

    def __init__(self, game: FinishedGame, reader: Reader, teller: Speaker | None, painter: Speaker | None) -> None:
        self.game = game
        self.match = game.course.match
        self.reader = reader
        self.teller = teller
        self.painter = painter
        self.readers: list[int | None] = list(range(game.row.size)) if reader == OPEN else [seat_of(reader)]

    def one(self, ply: int) -> ReplayStep:
        """The position after a ply, and what led to it from the one before."""
        state = self.match.start(self.game.row.seed)
        for made in self.game.moves[: max(0, ply - 1)]:
            state.apply(made.seat, made.move)
        return self.show(state, ply, self.game.moves[ply - 1]) if ply else self.show(state, 0, None)

    async def all(self) -> list[ReplayStep]:
        state = self.match.start(self.game.row.seed)
        steps = [self.show(state, 0, None)]
        async for made in unhurried(self.game.moves):
            steps.append(self.show(state, len(steps), made))
        return steps

    def show(self, state: State, ply: int, made: Played | None) -> ReplayStep:
        """Make a move, and show what it led to."""
        notes: list[Note] = []
        if made is not None:
            state.journal = notes
            state.apply(made.seat, made.move)
            state.journal = None
        events = self.events(notes)
        own = made is not None and self.reader in (OPEN, made.seat)
        return ReplayStep(
            ply=ply,
            at=made.at if made else self.game.course.started,
            seat=made.seat if made else None,
            bot=made.bot if made else None,
            move=self.match.codec.text(made.move) if made and own else None,
            to_act=list(state.to_act()),
            views=[self.view(state, seat) for seat in self.readers],
            events=events,
            words=None if self.teller is None else [text for text in map(self.teller.say, events) if text],
        )

    def events(self, notes: Sequence[Note]) -> list[Event]:
        match = self.match
        return [match.game.event(note, self.listener(note), match.parts) for note in notes]

    def listener(self, note: Note) -> int | None:
        """As whom the reader hears of something: in the open view, as a seat that knows all of it."""
        if self.reader != OPEN:
            return seat_of(self.reader)
        return next((seat for seat in range(self.match.seats) if note.known_to(seat)), None)

    def view(self, state: State, seat: int | None) -> ReplayView:
        view = state.view(seat)
        return ReplayView(seat, view, None if self.painter is None else self.match.game.draw(view, self.painter))


def seat_of(reader: Reader) -> int | None:
    return reader if isinstance(reader, int) else None
