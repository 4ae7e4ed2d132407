"""The host of a device: its tables, their bots and one person, with the server's judges, rows and messages.

It adds no rule of its own, and never waits: what is to be kept, sent and thought about is noted in `effects`
(calls.py). Knows no browser.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

import msgspec

from wreckfish.bots.advice import Hint as Found
from wreckfish.core.chance import from_seed
from wreckfish.local.calls import Effects, Job, Owner, Thought, Work
from wreckfish.local.shelf import LocalTable, Shelf
from wreckfish.server.errors import refusal_of
from wreckfish.server.messages import VERSION, Foreseen, Message, Preview
from wreckfish.server.tables.broadcast import encode, show_entry, show_table
from wreckfish.server.tables.hint_words import hint_message
from wreckfish.server.tables.judges import still_next
from wreckfish.server.tables.live_table import Watcher, chosen_seat
from wreckfish.server.tables.progress import progress
from wreckfish.server.values import Person, Refused, SeatRow, TableRow
from wreckfish.table.bot_tasks import task_of
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.position import step

NOT_HERE = 4004  # the close code for a table that is not here
OWNER = "owner"  # the key of the device's person
LEASE = 0  # no other process could take over a bot's move
REST = 0  # bots never wait: without a page nothing runs


class Socket(Watcher):
    """A page at a table."""

    def __init__(
        self, host: LocalHost, number: int, live: LocalTable, person: Person | None, wanted: int | None
    ) -> None:
        super().__init__(person, wanted, chosen_seat(live, person, wanted))
        self.host = host
        self.number = number
        self.live = live

    def put(self, message: bytes) -> None:
        self.host.effects.send.append((self.number, message.decode()))

    def tell(self, message: Message) -> None:
        self.put(encode(message))


class Waiting(msgspec.Struct, frozen=True):
    """A job of the second worker: its table, ply and seat; and which question of which socket it answers, if a
    person asked.
    """

    work: Work
    table: str
    ply: int
    seat: int
    socket: int = 0
    ask: int = 0


class LocalHost:
    def __init__(self, store: Mapping[str, str]) -> None:
        """A host with what the device has kept."""
        self.person = msgspec.json.decode(store[OWNER], type=Owner).person if OWNER in store else None
        self.tables = Shelf(store)
        self.sockets: dict[int, Socket] = {}
        self.jobs: dict[int, Waiting] = {}
        self.number = 0
        self.effects = Effects()

    @property
    def owner(self) -> Person:
        """The person of this device; refused before they have a name."""
        if self.person is None:
            raise Refused("refuse-who", 401)
        return self.person

    def become(self, person: Person | None) -> None:
        self.person = person
        self.effects.keep[OWNER] = None if person is None else encode(Owner(person)).decode()

    # Tables.

    def keep(self, live: LocalTable) -> None:
        self.effects.keep |= live.kept()

    def forget(self, table: str) -> None:
        """Remove a table from the device."""
        for number, socket in list(self.sockets.items()):
            if socket.live.id == table:
                del self.sockets[number]
                self.effects.close.append((number, NOT_HERE))
        self.effects.keep |= dict.fromkeys(self.tables.drop(table))

    def change(self, live: LocalTable, row: TableRow, seats: list[SeatRow]) -> None:
        """Take a changed row and seats, keep and send them."""
        show_table(live, row, seats)
        self.keep(live)

    def commit(self, live: LocalTable, judge: Callable[[], Entry | None]) -> Entry | None:
        """Judge, take, keep, send; then bots play."""
        entry = judge()
        if entry is None:
            return None
        self.take(live, entry)
        if entry.kind is not Kind.HINT:
            self.run_bots(live)
        return entry

    def take(self, live: LocalTable, entry: Entry) -> None:
        """Take an entry, keep and send it."""
        ahead = step(live.game, entry)
        show_entry(live, entry, ahead, progress(ahead[0], entry, LEASE, REST))
        self.keep(live)

    # Bots.

    def ask_worker(
        self,
        live: LocalTable,
        work: Work,
        seat: int,
        moves: list[int],
        socket: int = 0,
        ask: int = 0,
        first: int | None = None,
    ) -> None:
        position = live.game
        self.number += 1
        self.jobs[self.number] = Waiting(work, live.id, position.ply, seat, socket, ask)
        bot = position.players[seat] or ""
        task = task_of(live.row.game, live.row.options, position, seat, bot)
        self.effects.think.append(Job(self.number, work, task, moves, first))

    def run_bots(self, live: LocalTable) -> None:
        """Let bots play and speak until a person must decide; one at a time."""
        while not any(job.table == live.id and job.socket == 0 for job in self.jobs.values()):
            position = live.game
            speakers, deciding = live.speakers(), position.waiting_for_bots()
            if not speakers and not deciding:
                return
            seat = speakers[0] if speakers else deciding[0]
            script = position.lesson.scripted if position.lesson is not None else None
            if speakers:
                live.listened.add((position.ply, seat))
                self.ask_worker(live, "speak", seat, [])
            elif script is not None and position.state.accepts(seat, script.move):
                self.take_move(live, position.ply, seat, script.move)
                return
            else:
                self.ask_worker(live, "move", seat, [])

    def take_move(self, live: LocalTable, ply: int, seat: int, move: int) -> None:
        if self.commit(live, lambda: still_next(live, ply, seat, move)) is None:
            self.run_bots(live)  # something was taken back meanwhile

    def thought(self, call: Thought) -> None:
        waiting = self.jobs.pop(call.job, None)
        if waiting is None:
            return
        try:
            live = self.tables.get(waiting.table)
        except Refused:  # removed meanwhile
            return
        if waiting.work in ("hint", "preview"):
            self.tell_thought(live, waiting, call.result)
            return
        move = -1 if call.result is None else int(call.result)
        if move < 0 and waiting.work == "speak":
            self.run_bots(live)
        elif move < 0 and live.ply == waiting.ply:  # the bot failed: a random move, as on a server
            move = live.game.state.random_move(waiting.seat, from_seed(secrets.token_hex(16)))
            self.take_move(live, waiting.ply, waiting.seat, move)
        else:
            self.take_move(live, waiting.ply, waiting.seat, move)

    def tell_thought(self, live: LocalTable, waiting: Waiting, result: str | None) -> None:
        """A hint or a preview for the person who asked."""
        socket = self.sockets.get(waiting.socket)
        if socket is None or socket.live is not live:
            return
        try:
            if result is None or live.ply != waiting.ply:
                raise Refused("refuse-no-hint" if waiting.work == "hint" else "refuse-stale", 503)
            if waiting.work == "hint":
                found = live.hints.keep(live.game.state, waiting.seat, msgspec.json.decode(result, type=Found))
                socket.tell(hint_message(live, self.owner, waiting.seat, waiting.ask, found))
            else:
                seen = msgspec.json.decode(result, type=list[Foreseen])
                socket.tell(Preview(VERSION, waiting.ask, waiting.ply, seen))
        except Refused as refused:
            socket.tell(refusal_of(refused, waiting.ask, socket.language))
