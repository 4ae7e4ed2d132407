"""The tables of a device: those at which someone sits, and those that are only kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from wreckfish.local.calls import ENTRIES, Kept
from wreckfish.server.messages import ChatLine, TableInfo
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.outgoing import listed, table_info
from wreckfish.server.values import Person, Refused, SeatRow, TableRow
from wreckfish.table.entry import Entry

PREFIX = "table "  # of a table's key in the device's store


class LocalTable(LiveTable):
    """A table in memory, with its chat."""

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: list[Entry], lines: list[ChatLine]) -> None:
        super().__init__(row, seats, entries, len(lines))
        self.lines = lines

    def kept(self) -> str:
        """The table as text, to keep."""
        entries = msgspec.Raw(msgspec.json.encode(self.entries))
        return msgspec.json.encode(Kept(self.row, self.seats, entries, self.lines)).decode()


class Shelf:
    def __init__(self, store: Mapping[str, str]) -> None:
        self.live: dict[str, LocalTable] = {}
        self.kept: dict[str, Kept] = {}
        for key, text in store.items():
            if key.startswith(PREFIX):
                # A table of another version may not be readable; it stays in the store, for the version that wrote it.
                try:
                    table = msgspec.json.decode(text, type=Kept)
                except msgspec.DecodeError:
                    continue
                self.kept[table.row.id] = table

    def get(self, table: str) -> LocalTable:
        """A table, played again from its log when it is first asked for."""
        if table not in self.live:
            found = self.kept.get(table)
            if found is None:
                raise Refused("refuse-no-table", 404)
            self.live[table] = LocalTable(found.row, found.seats, ENTRIES.decode(found.entries), list(found.chat))
        return self.live[table]

    def add(self, row: TableRow, seats: list[SeatRow], entries: list[Entry] | None = None) -> LocalTable:
        live = self.live[row.id] = LocalTable(row, seats, entries or [], [])
        return live

    def of(self, person: Person) -> list[TableInfo]:
        """All tables: those that wait for the person first, then those that go on, then the newest."""
        resting = [listed(kept.row, kept.seats) for name, kept in self.kept.items() if name not in self.live]
        found = [*map(table_info, self.live.values()), *resting]

        def order(table: TableInfo) -> Any:
            waits = any(table.seats[seat].person == person.id for seat in table.to_act)
            return not waits, table.state == "over", -table.created

        return sorted(found, key=order)

    def drop(self, table: str) -> None:
        self.live.pop(table, None)
        self.kept.pop(table, None)
