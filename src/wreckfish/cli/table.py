"""A game that is being played: its record, its position, its bots, its undo. No screen in here.

The record is the game: undo and resume play it again up to a ply.
"""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec

from wreckfish.bots.bot import Bot, let_speak
from wreckfish.core.chance import Chance
from wreckfish.core.game import Match
from wreckfish.core.record import Ply, Record, Remark, Story, result_text, spoken, unseen, write
from wreckfish.core.state import State


class TakeBack(msgspec.Struct, frozen=True):
    """The last move of a seat, with the position before it; whether taking it back gives nothing away and touches
    nobody; and whether it is a choice that nobody else may know.
    """

    ply: int
    move: int
    before: State
    free: bool
    secret: bool


class Table:
    def __init__(self, record: Record, bots: dict[int, Bot], luck: Chance) -> None:
        self.record = record
        self.bots = bots
        self.luck = luck  # the bots' own: the game's luck is never touched
        self.state: State
        self.journal: Story
        self.state, self.journal = record.story()

    @property
    def match(self) -> Match:
        return self.record.match

    def people(self) -> list[int]:
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    def next_seat(self) -> int:
        """Who decides next: of several seats that owe a decision, people first, so that bots hear what they say."""
        owing = self.state.to_act()
        return next((seat for seat in owing if seat not in self.bots), owing[0])

    def play(self, seat: int, move: int) -> None:
        self.state.play(seat, move)
        self.record.plies.append(Ply(seat, move))
        notes, self.state.journal = self.state.journal or [], []
        self.journal += notes

    def say(self, seat: int, text: str) -> None:
        """Put on record what somebody says, or raise a WreckfishError if nothing is said."""
        remark = Remark(seat, len(self.record.plies), spoken(text))
        self.record.remarks.append(remark)
        self.journal.append(remark)

    def let_bots_speak(self) -> None:
        """Before several choose in secret, bots say what they like to be believed."""
        for seat, word in let_speak(self.state.clone(), self.bots, self.luck):
            self.play(seat, word)

    def let_bot_play(self, seat: int) -> None:
        self.play(seat, self.bots[seat].decide(self.state, seat, self.luck))

    def take_back(self, seat: int) -> TakeBack | None:
        """What a seat would take back; None if it has not moved yet. What is private to it is nobody's business."""
        plies, private = self.record.plies, self.match.game.private
        own = [number for number, ply in enumerate(plies) if ply.seat == seat and not private(ply.move)]
        last = own[-1] if own else None
        if last is None:
            return None
        before = self.record.replay(last)
        free = last == len(plies) - 1 and before.unveiled == self.state.unveiled
        return TakeBack(last, plies[last].move, before, free, last in (unseen(self.record, None) or ()))

    def undo(self, back: TakeBack) -> None:
        """Play the record again up to the move that is taken back. What was said stays said."""
        del self.record.plies[back.ply :]
        kept = [msgspec.structs.replace(said, ply=min(said.ply, back.ply)) for said in self.record.remarks]
        self.record.remarks = kept
        self.state, self.journal = self.record.story()

    def save(self, path: Path) -> None:
        """Write the record; an OSError or ValueError leaves an older file of that name as it was."""
        self.record.result = result_text(self.state.outcome())
        text = write(self.record)
        if path.exists() and not path.is_file():  # a device or a folder: nothing to put in its place
            path.write_text(text, encoding="utf-8")
            return
        draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
