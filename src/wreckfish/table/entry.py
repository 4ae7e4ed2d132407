"""The entries of a table's log: moves, and everything else that determines its position."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Kind(StrEnum):
    """What an entry of a table's log says. A seat that a bot took over still belongs to its player, who may return."""

    MOVE = "move"  # seat plays the move `value`
    UNDO = "undo"  # seat takes back its last move, freely
    ASK = "ask"  # seat asks the others whether it may take back its last move
    AGREE = "agree"  # seat says yes; the last yes takes the move back
    REFUSE = "refuse"  # seat says no
    TIMEOUT = "timeout"  # seat's clock ran out: the bot `note` plays on
    LEFT = "left"  # seat's player left: the bot `note` plays on
    REPLACED = "replaced"  # the host put the bot `note` in for an absent player
    RETURN = "return"  # seat's player is back
    HINT = "hint"  # seat asked what a bot would play
    CREDIT = "credit"  # no server ran for `value` milliseconds: they count for nobody


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One line of a table's log."""

    ply: int
    at: int
    kind: Kind
    seat: int | None = None
    value: int = 0
    note: str = ""
    key: str | None = None
