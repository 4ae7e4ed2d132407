"""Adding an entry to a table's log on a player's behalf."""

from __future__ import annotations

from collections.abc import Callable

from wreckfish.server.context import Context
from wreckfish.server.tables.bots import run_bots
from wreckfish.server.tables.commit import commit_entry
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.table.entry import Entry


async def enter(context: Context, live: LiveTable, judge: Callable[[], Entry | None]) -> Entry | None:
    """Commit the entry that `judge` gives, then let the bots play."""
    async with live.lock:
        entry = await commit_entry(context, live, judge)
    run_bots(context, live)
    return entry
