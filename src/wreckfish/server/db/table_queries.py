"""Tables in the database: rows and logs."""

from __future__ import annotations

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.values import Refused, SeatRow, TableRow
from wreckfish.table.entry import Entry, Kind

# Statements are built once: building one takes longer than finding its row.
ROW = select(*(schema.tables.c[name] for name in TableRow.__struct_fields__)).where(
    schema.tables.c.id == bindparam("table_")
)
LOCKED = ROW.with_for_update()
SEATS = (
    select(*(schema.seats.c[name] for name in SeatRow.__struct_fields__))
    .where(schema.seats.c.table == bindparam("table_"))
    .order_by(schema.seats.c.seat)
)
ENTRIES = (
    select(*(schema.entries.c[name] for name in Entry.__struct_fields__))
    .where(schema.entries.c.table == bindparam("table_"), schema.entries.c.ply > bindparam("since_"))
    .order_by(schema.entries.c.ply)
)


async def read_table(store: Store, table: str) -> tuple[TableRow, list[SeatRow], list[Entry]]:
    """A table, its seats and its log."""
    async with store.reading(quick=True) as connection:
        row = await read_row(connection, table)
        return row, await read_seats(connection, table), await read_entries(connection, table, 0)


async def read_row(connection: AsyncConnection, table: str, lock: bool = False) -> TableRow:
    """A table's row; `lock` keeps others from changing it until the transaction ends."""
    found = (await connection.execute(LOCKED if lock else ROW, {"table_": table})).first()
    if found is None:
        raise Refused("refuse-no-table", 404)
    return TableRow(*found)


async def read_seats(connection: AsyncConnection, table: str) -> list[SeatRow]:
    return [SeatRow(*row) for row in await connection.execute(SEATS, {"table_": table})]


async def read_entries(connection: AsyncConnection, table: str, since: int) -> list[Entry]:
    """A table's log after a ply."""
    rows = await connection.execute(ENTRIES, {"table_": table, "since_": since})
    return [Entry(ply, at, Kind(kind), *rest) for ply, at, kind, *rest in rows]
