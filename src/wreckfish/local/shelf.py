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

TABLE = "table "  # of a table's key in the device's store
LOG = "log "  # of the keys of its log, which is kept in parts: a move writes the last one only
PART = 32  # entries


class LocalTable(LiveTable):
    """A table in memory, with its chat."""

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: list[Entry], lines: list[ChatLine]) -> None:
        super().__init__(row, seats, entries, len(lines))
        self.lines = lines
        self.written = 0  # entries that the device has kept

    def kept(self) -> dict[str, str]:
        """What has changed since it was last kept, by key."""
        news = {TABLE + self.id: msgspec.json.encode(Kept(self.row, self.seats, chat=self.lines)).decode()}
        for first in range(self.written // PART * PART, len(self.entries), PART):
            news[part_key(self.id, first // PART)] = msgspec.json.encode(self.entries[first : first + PART]).decode()
        self.written = len(self.entries)
        return news


def part_key(table: str, part: int) -> str:
    return f"{LOG}{table} {part:06}"


class Shelf:
    def __init__(self, store: Mapping[str, str]) -> None:
        self.live: dict[str, LocalTable] = {}
        self.kept: dict[str, Kept] = {}
        self.logs: dict[str, list[str]] = {}  # in parts
        for key in sorted(store):
            if key.startswith(LOG):
                self.logs.setdefault(key.split(" ")[1], []).append(store[key])
            elif key.startswith(TABLE):
                # A table of another version may not be readable; it stays in the store, for the version that wrote it.
                try:
                    table = msgspec.json.decode(store[key], type=Kept)
                except msgspec.DecodeError:
                    continue
                self.kept[table.row.id] = table

    def get(self, table: str) -> LocalTable:
        """A table, played again from its log when it is first asked for."""
        if table not in self.live:
            found = self.kept.get(table)
            if found is None:
                raise Refused("refuse-no-table", 404)
            early = ENTRIES.decode(found.entries)
            entries = early + [entry for part in self.logs.get(table, []) for entry in ENTRIES.decode(part)]
            self.live[table] = LocalTable(found.row, found.seats, entries, list(found.chat))
            self.live[table].written = 0 if early else len(entries)
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

    def drop(self, table: str) -> list[str]:
        """Take a table off the shelf; the keys under which it was kept."""
        live = self.live.pop(table, None)
        self.kept.pop(table, None)
        parts = len(self.logs.pop(table, []))
        if live is not None:
            parts = max(parts, -(-len(live.entries) // PART))
        return [TABLE + table, *(part_key(table, part) for part in range(parts))]
