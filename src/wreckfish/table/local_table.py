"""A table in this process, without a clock: its record, its bots, and what has happened so far. No screen, no files.

`position.py` keeps the position and decides what may be taken back, as it does at a server's table.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from wreckfish.bots.bot import Bot, bot_moves
from wreckfish.core.chance import Chance
from wreckfish.core.game import Match
from wreckfish.core.record import Ply, Record, Remark, Story, spoken, unseen
from wreckfish.core.registry import find_bot
from wreckfish.core.state import State
from wreckfish.core.values import IllegalMove
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.position import GameTerms, opening, replay, step, taken_back


class TakeBack(msgspec.Struct, frozen=True):
    """The last move of a seat and the position before it; whether taking it back gives nothing away and affects no one
    else; and whether it is a choice that no one else may know.
    """

    place: int
    move: int
    before: State
    free: bool
    secret: bool


class LocalTable:
    def __init__(self, record: Record, luck: Chance) -> None:
        self.record = record
        self.luck = luck  # the bots' own: the game's luck is never touched
        self.bots: dict[int, Bot] = {seat: find_bot(name)(self.match.game) for seat, name in record.bots.items()}
        self.journal: Story = record.story()[1]
        assert record.seed is not None, "a sealed record tells no story"
        players = tuple(record.bots.get(seat) for seat in range(self.match.seats))
        self.position = opening(GameTerms(self.match, record.seed, None, players, 0))
        for ply in record.plies:
            self.position = step(self.position, self.entry(ply.seat, ply.move))[0]

    @property
    def match(self) -> Match:
        return self.record.match

    @property
    def state(self) -> State:
        return self.position.state

    def people(self) -> list[int]:
        return sorted(self.position.people)

    def entry(self, seat: int, move: int) -> Entry:
        return Entry(self.position.ply + 1, 0, Kind.MOVE, seat, move)

    def play(self, seat: int, move: int) -> None:
        """Play a move, or raise IllegalMove and change nothing."""
        refusal = self.state.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.position, notes, _ = step(self.position, self.entry(seat, move))
        self.record.plies.append(Ply(seat, move))
        self.journal += notes

    def say(self, seat: int, text: str) -> None:
        """Add a remark to the record; a WreckfishError if it is empty."""
        remark = Remark(seat, len(self.record.plies), spoken(text))
        self.record.remarks.append(remark)
        self.journal.append(remark)

    def let_bots_play(self) -> None:
        """Let bots play until a person must decide. Where both decide at once, bots speak now and choose later."""
        for seat, move in bot_moves(self.state.clone(), self.bots, self.luck, wait=True):
            self.play(seat, move)

    def take_back(self, seat: int) -> TakeBack | None:
        """What a seat would take back; None if there is nothing."""
        place = self.position.own_last(seat)
        if place is None:
            return None
        before = replay(self.position.terms, self.position.played[:place])
        secret = place in (unseen(self.record, None) or ())
        return TakeBack(place, self.record.plies[place].move, before, self.position.may_undo(seat), secret)

    def undo(self, back: TakeBack) -> None:
        """Go back to the position before a move. Remarks stay."""
        self.position = taken_back(self.position, back.place, 0)
        del self.record.plies[back.place :]
        self.record.remarks = [replace(said, ply=min(said.ply, back.place)) for said in self.record.remarks]
        self.journal = self.record.story()[1]
