"""Playing again."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import bindparam, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.core.seeds import new_seed
from wreckfish.server import schema
from wreckfish.server.harbour import Harbour
from wreckfish.server.live import LiveTable
from wreckfish.server.messages import VERSION, Done, Rematch
from wreckfish.server.services.create import add_table, new_id
from wreckfish.server.values import Person, Refused, TableRow, now

SAME = ("game", "size", "options", "pace", "open", "hot_seat", "practice", "stand_in", "opening")
NEXT = update(schema.tables).where(schema.tables.c.id == bindparam("table_")).values(rematch=bindparam("next_"))


async def rematch(harbour: Harbour, person: Person, live: LiveTable, ask: Rematch) -> Done:
    """A new table with the same people, each one seat further. Who asks second finds the table of who asked first."""
    if live.row.state != "over":
        raise Refused("refuse-not-over")
    if not live.seats_of(person.id):
        raise Refused("refuse-not-seated", 403)

    async def job(connection: AsyncConnection, row: TableRow) -> None:
        if row.rematch is not None:
            return
        new = {name: getattr(row, name) for name in SAME}
        new |= {"id": new_id(), "host": person.id, "created": now(), "state": "waiting"}
        new["seed"] = row.seed if row.practice else new_seed()
        await add_table(connection, new, rotated(live))
        await connection.execute(NEXT, {"table_": row.id, "next_": new["id"]})

    async with live.lock:
        await harbour.change(live, job)
    return Done(VERSION, ask.id, "rematch", table=live.row.rematch)


def rotated(live: LiveTable) -> list[dict[str, Any]]:
    """Who sits where in the next game: everybody one seat further."""
    seats = [live.seats[(seat - 1) % live.row.size] for seat in range(live.row.size)]
    return [{name: value for name, value in msgspec.structs.asdict(who).items() if name != "seat"} for who in seats]
