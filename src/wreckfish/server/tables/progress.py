"""What an entry of the log changes in its table's row. No database."""

from __future__ import annotations

import msgspec

from wreckfish.server.values import TableRow
from wreckfish.table.entry import Entry
from wreckfish.table.position import Position


class Progress(msgspec.Struct, frozen=True):
    """An entry's changes to its table's row."""

    state: str
    ended: int | None
    ply: int
    owing: int
    due: int | None
    result: str | None


def progress(after: Position, entry: Entry, lease: int, rest: int) -> Progress:
    """The row's columns after an entry."""
    over = not after.owing
    outcome = after.outcome if over else None
    return Progress(
        state="over" if over else "playing",
        ended=entry.at if over else None,
        ply=entry.ply,
        owing=after.owing,
        due=entry.at + lease if over else due(after, entry.at, lease, rest),
        result=None if outcome is None else msgspec.json.encode(outcome).decode(),
    )


def only_moved_on(row: TableRow, done: Progress) -> bool:
    """Whether an entry changes only ply and owing in its table's row, as most moves do."""
    return row.state == done.state and row.due == done.due and row.ended == done.ended and row.result == done.result


def due(position: Position, at: int, lease: int, rest: int) -> int | None:
    """When the sweeper must look at a table."""
    moments = list(position.deadlines().values()) if position.terms.limits else []
    moments += [until for seat in position.absences if (until := position.absent_until(seat)) is not None]
    if position.waiting_for_bots():
        moments.append(at + (position.pause(rest) or lease))
    return min(moments, default=None)
