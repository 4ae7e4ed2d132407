"""The entries of a table's log: moves, and everything else that determines its position."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Kind(StrEnum):
    """What an entry of a table's log says. A seat that a bot took over still belongs to its player, who
    may return unless they conceded.
    """

    MOVE = "move"  # seat plays the move `value`
    UNDO = "undo"  # seat takes back its last move, freely
    ASK = "ask"  # seat asks the others whether it may take back its last move
    AGREE = "agree"  # seat says yes; the last yes takes the move back
    REFUSE = "refuse"  # seat says no
    TIMEOUT = "timeout"  # seat's clock ran out: the bot `note` plays on
    LEFT = "left"  # seat's player left: the bot `note` plays on
    ABSENT = "absent"  # seat's absence is announced: without a sign of life for `value` milliseconds a bot plays on
    HERE = "here"  # seat's player gave a sign of life
    REPLACED = "replaced"  # the announced absence is over: the bot `note` plays on
    CONCEDED = "conceded"  # seat's player gave the game up for good: the bot `note` plays on for the others
    RETURN = "return"  # seat's player is back
    HINT = "hint"  # seat asked what a bot would play
    COACH = "coach"  # the pupil of a lesson says `note` to the coach
    CREDIT = "credit"  # the server stood still for `value` milliseconds: they count for nobody


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One line of a table's log."""

    ply: int
    at: int
    kind: Kind
    seat: int | None = None
    value: int = 0
    note: str = ""
    key: str | None = None
