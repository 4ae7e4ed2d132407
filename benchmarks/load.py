"""The table server under load, beside boardgame.io's: `python benchmarks/load.py [--tables 250] [--seconds 20] …`.

Starts each server as a process of its own on one core and plays at all tables from this process on another core, four
sockets to a table. Knows the servers by what goes over the wire only. benchmarks/README.md says what makes it fair.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any

import click
import msgspec
import psutil  # type: ignore[import-untyped]
import uvloop

SEATS = 4
HOST = "127.0.0.1"
PEER = Path(__file__).parent / "peers" / "boardgame_io"
PATIENCE = 60.0  # seconds for a server to start, or for a table to be set up
GAME = 85  # moves, about
LANES = 16  # tables that are set up at a time
OURS, THEIRS = "wreckfish", "boardgame.io"
WARM = 2.0  # seconds before a measurement
SETTLE = 1.0  # seconds between two measurements
clock = time.perf_counter


class Trouble(Exception):
    """The load test cannot go on, or its figures would be worth nothing."""


# The wire: as little of HTTP and of WebSockets as it takes, so that the client does not become the bottleneck.


class Http:
    """One connection, one request after the other: `async with Http(port) as http`."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def __aenter__(self) -> Http:
        self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.writer.close()

    async def post(self, path: str, body: object, headers: str = "") -> tuple[str, bytes]:
        """The head and the body of a good answer."""
        sent = msgspec.json.encode(body)
        self.writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nContent-Type: application/json\r\n{headers}"
            f"Content-Length: {len(sent)}\r\n\r\n".encode()
            + sent
        )
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        length = next(line for line in head.split("\r\n") if line.lower().startswith("content-length:"))
        answer = await self.reader.readexactly(int(length.split(":")[1]))
        if not head.startswith("HTTP/1.1 2"):
            raise Trouble(f"POST {path}: {head.splitlines()[0]}: {answer.decode()[:300]}")
        return head, answer


class Line(asyncio.Protocol):
    """A WebSocket, no more of it than is needed: whole text messages in, small ones out, an answer to each ping."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.request = request
        self.hear = hear
        self.lost = lost
        self.rest = b""
        self.is_open = False
        self.closed = False
        self.bytes = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        if self.rest:
            data = self.rest + data
        if not self.is_open:
            head, gap, data = data.partition(b"\r\n\r\n")
            if not gap:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.lost(f"no WebSocket: {head.decode(errors='replace').splitlines()[0]}")
                return
            self.is_open = True
        self.rest = data[self.read(data) :]

    def read(self, data: bytes) -> int:
        """Hand on every whole message; where the first incomplete one begins."""
        at, size = 0, len(data)
        while size - at >= 2:
            kind, length, body = data[at], data[at + 1], at + 2
            if length >= 126:
                body += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : body], "big") if body <= size else size
            if body + length > size:
                break
            at = body + length
            if kind == 0x81:
                self.hear(data[body:at])
            elif kind == 0x89:
                self.send(data[body:at], 0x8A)
            elif kind == 0x88:
                self.lost(f"closed by the server: {data[body + 2 : at].decode(errors='replace')!r}")
            else:
                raise Trouble(f"a frame that this client does not know: {kind:#x}")
        return at

    def send(self, message: bytes, kind: int = 0x81) -> None:
        """A frame with the mask 0: the server has to unmask it like any other."""
        size = len(message)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes((kind,)) + length + b"\0\0\0\0" + message)

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.send(b"\x03\xe8", 0x88)
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closed:
            self.lost(f"connection lost: {error}")


async def dial(port: int, path: str, headers: str, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> Line:
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
    )
    line = Line(request.encode(), hear, lost)
    await asyncio.get_running_loop().create_connection(lambda: line, HOST, port)
    return line


# Tables: four seats each. A move counts when all four have its view.


class Load:
    """What all tables of a run have in common: how they are to play, and what was counted."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.flat_out = False
        self.ready: deque[Table] = deque()
        self.tasks: set[asyncio.Task[None]] = set()
        self.troubles: list[str] = []
        self.forget()

    def forget(self) -> None:
        self.moves = self.bytes = self.games = self.plies = 0
        self.waits: list[float] = []

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that takes a table more than one message; if it fails, the run has failed."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)

    def finish(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.troubles.append(f"{type(error).__name__}: {error}")

    def check(self) -> None:
        if self.troubles:
            raise Trouble(f"{len(self.troubles)} troubles; the first: {self.troubles[0]}")


class Table:
    """Four people at a table of either server, who play at random."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.luck = Random(number)
        self.lines: list[Line] = []
        self.ply = 0  # of the last move
        self.missing = SEATS  # seats that do not have its view yet
        self.mover = -1
        self.turn = -1  # the seat that is asked next; -1 when the game is over
        self.at = 0.0
        self.lead = 0  # moves that the table plays at once, so that the tables are not all at the same point
        self.seated = asyncio.Event()

    async def open(self) -> None:
        """A new table with new people, until all seats have the first view."""
        raise NotImplementedError

    async def again(self) -> None:
        """Another game of the same people, until all seats have the first view."""
        raise NotImplementedError

    def send_move(self) -> None:
        """The move of the seat that is asked, chosen at random."""
        raise NotImplementedError

    def play(self) -> None:
        self.mover, self.missing = self.turn, SEATS
        self.ply += 1
        self.at = clock()
        self.send_move()

    def saw(self, seat: int, ply: int, size: int) -> None:
        """A seat has the view after the last move."""
        load = self.load
        if seat != self.mover:
            load.waits.append(clock() - self.at)
        load.bytes += size
        if ply != self.ply:
            load.troubles.append(f"table {self.number}, seat {seat}: the view of ply {ply} instead of {self.ply}")
        self.missing -= 1
        if not self.missing:
            load.moves += 1
            self.go_on()

    def began(self, ply: int) -> None:
        """A seat has the first view."""
        self.ply = ply
        self.missing -= 1
        if not self.missing:
            self.seated.set()

    def go_on(self) -> None:
        """All seats have the last view: what next?"""
        if self.turn < 0:
            self.load.games += 1
            self.load.plies += self.ply
            self.load.do(self.next_game())
        elif self.load.flat_out or self.lead:
            self.lead = max(0, self.lead - 1)
            self.play()
        else:
            self.load.ready.append(self)

    async def next_game(self) -> None:
        self.missing = SEATS
        self.seated.clear()
        await asyncio.wait_for(self.again(), PATIENCE)
        self.go_on()

    def lost(self, why: str) -> None:
        self.load.troubles.append(f"table {self.number}: {why}")

    def close(self) -> None:
        for line in self.lines:
            line.close()


# Wreckfish: its messages, with only the fields that a client needs that plays at random.


class Choice(msgspec.Struct):
    move: msgspec.Raw


class Position(msgspec.Struct):
    ply: int
    seat: int
    to_act: list[int]
    legal: list[Choice]


class Message(msgspec.Struct):
    type: str
    position: Position | None = None
    do: str = ""
    table: msgspec.Raw = msgspec.Raw(b"")
    sentence: str = ""


class Named(msgspec.Struct):
    id: str


read_message = msgspec.json.Decoder(Message).decode


class OurTable(Table):
    """Captain Carcass at Wreckfish's server. Every seat is a guest of its own."""

    async def open(self) -> None:
        async with Http(self.load.port) as http:
            self.people = [await self.guest(http, f"Diver {self.number}.{seat}") for seat in range(SEATS)]
            _, answer = await http.post("/api/tables", {"game": "carcass", "seats": SEATS}, self.headers(0))
            self.id = msgspec.json.decode(answer, type=Named).id
            for seat in range(SEATS):
                await http.post(f"/api/tables/{self.id}/sit", {"seat": seat}, self.headers(seat))
        await self.start(host=0)

    async def guest(self, http: Http, name: str) -> str:
        """A new guest's cookie."""
        head, _ = await http.post("/api/me", {"name": name})
        cookies = [line[11:].strip() for line in head.split("\r\n") if line.lower().startswith("set-cookie:")]
        return "; ".join(cookie.split(";")[0] for cookie in cookies)

    def headers(self, seat: int) -> str:
        return f"Cookie: {self.people[seat]}\r\nOrigin: http://{HOST}:{self.load.port}\r\n"

    async def start(self, host: int) -> None:
        """All come to the table, with new sockets or with those they have; then the host starts the game."""
        self.coming = SEATS
        self.here = asyncio.Event()
        path = f"/api/tables/{self.id}/socket"
        for seat, line in enumerate(self.lines):
            line.hear = self.ear(seat)
            line.send(b'{"do":"follow","table":"%b"}' % self.id.encode())
        for seat in range(len(self.lines), SEATS):
            self.lines.append(await dial(self.load.port, path, self.headers(seat), self.ear(seat), self.lost))
        await self.here.wait()
        self.lines[host].send(b'{"do":"start"}')
        await self.seated.wait()

    async def again(self) -> None:
        """A rematch: the same people, each one seat further; their sockets follow, as theirs do at boardgame.io."""
        self.rematch: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.lines[0].send(b'{"do":"rematch"}')
        self.id = await self.rematch
        self.lines = self.lines[-1:] + self.lines[:-1]
        self.people = self.people[-1:] + self.people[:-1]
        await self.start(host=1)

    def send_move(self) -> None:
        move = self.legal[int(self.luck.random() * len(self.legal))].move
        known, key = self.ply - 1, self.ply
        self.lines[self.mover].send(b'{"do":"move","move":%b,"ply":%d,"key":"%d"}' % (move, known, key))

    def ear(self, seat: int) -> Callable[[bytes], None]:
        """What a seat does with a message."""

        def hear(text: bytes) -> None:
            message = read_message(text)
            if message.position is not None:
                self.look(seat, message.position, message.type, len(text))
            elif message.type == "welcome":
                self.coming -= 1
                if not self.coming:
                    self.here.set()
            elif message.type == "refused":
                self.lost(message.sentence)
            elif message.do == "rematch":
                self.rematch.set_result(msgspec.json.decode(message.table, type=str))

        return hear

    def look(self, seat: int, position: Position, kind: str, size: int) -> None:
        if position.seat != seat:
            self.lost(f"seat {seat} got the view of seat {position.seat}")
        if seat in position.to_act:
            self.turn, self.legal = seat, position.legal
        elif not position.to_act:
            self.turn = -1
        if kind == "step":
            self.saw(seat, position.ply, size)
        else:
            self.began(position.ply)


# boardgame.io: messages of socket.io in a WebSocket.

SPACE = b"/divers,"


class Asked(msgspec.Struct):
    options: list[str] | None


class Game(msgspec.Struct):
    exploration: list[str]
    owed: int
    asked: Asked | None


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815  its name there
    gameover: Any = None


class State(msgspec.Struct):
    G: Game
    ctx: Context
    ply: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode


class TheirTable(Table):
    """The game of peers/boardgame_io at boardgame.io's server."""

    async def open(self) -> None:
        await self.join()
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.lines.append(await dial(self.load.port, path, "", self.ear(seat), self.lost))
        await self.seated.wait()

    async def join(self) -> None:
        """A match and four players, as its lobby has them."""
        async with Http(self.load.port) as http:
            _, answer = await http.post("/games/divers/create", {"numPlayers": SEATS})
            self.id = str(msgspec.json.decode(answer)["matchID"])
            self.passes = []
            for seat in range(SEATS):
                player = {"playerID": str(seat), "playerName": f"Diver {self.number}.{seat}"}
                _, answer = await http.post(f"/games/divers/{self.id}/join", player)
                self.passes.append(str(msgspec.json.decode(answer)["playerCredentials"]))

    async def again(self) -> None:
        """A new match on the same sockets."""
        await self.join()
        for seat in range(SEATS):
            self.sync(seat)
        await self.seated.wait()

    def sync(self, seat: int) -> None:
        words = ["sync", self.id, str(seat), self.passes[seat], SEATS]
        self.lines[seat].send(b"42" + SPACE + msgspec.json.encode(words))

    def send_move(self) -> None:
        name, args = self.choice()
        seat = str(self.mover)
        move = {"type": name, "args": args, "playerID": seat, "credentials": self.passes[self.mover]}
        words = ["update", {"type": "MAKE_MOVE", "payload": move}, self.ply - 1, self.id, seat]
        self.lines[self.mover].send(b"42" + SPACE + msgspec.json.encode(words))

    def choice(self) -> tuple[str, list[str]]:
        game = self.game
        if game.asked is not None and game.asked.options:
            return "pick", [self.luck.choice(game.asked.options)]
        if game.owed or not game.exploration or self.luck.random() < 0.5:
            return "dive", []
        return "surface", []

    def ear(self, seat: int) -> Callable[[bytes], None]:
        def hear(text: bytes) -> None:
            if text.startswith(b'42/divers,["update"'):
                state = read_update(text[10:])[2]
                self.look(seat, state)
                self.saw(seat, state.ply, len(text))
            elif text.startswith(b'42/divers,["sync"'):
                state = read_sync(text[10:])[2].state
                self.look(seat, state)
                self.began(state.ply)
            elif text.startswith(b"40"):
                self.sync(seat)
            elif text.startswith(b"0"):
                self.lines[seat].send(b"40" + SPACE)
            elif text == b"2":
                self.lines[seat].send(b"3")

        return hear

    def look(self, seat: int, state: State) -> None:
        if state.ctx.gameover is not None:
            self.turn = -1
        elif state.ctx.currentPlayer == str(seat):
            self.turn, self.game = seat, state.G


# Servers: each a process of its own.


class Server:
    """A server's process and all that it starts."""

    def __init__(self, command: list[str], folder: Path, environment: dict[str, str], core: int) -> None:
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port = int(free.getsockname()[1])
        command = [word.replace("PORT", str(self.port)) for word in command]
        self.log = Path(folder, "server.log")
        own = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {core})  # which the new process inherits
        with self.log.open("wb") as log:
            self.child = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | environment, cwd=folder)
        os.sched_setaffinity(0, own)
        self.process = psutil.Process(self.child.pid)
        self.core = core

    async def wait(self) -> None:
        """Until it takes connections."""
        until = clock() + PATIENCE
        while clock() < until and self.child.poll() is None:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(HOST, self.port)
                writer.close()
                return
            await asyncio.sleep(0.05)
        raise Trouble(f"The server did not start:\n{self.last_words()}")

    def last_words(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")[-2000:]

    def all(self) -> list[psutil.Process]:
        return [self.process, *self.process.children(recursive=True)]

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return sum(sum(process.cpu_times()[:2]) for process in self.all())

    def core_busy(self) -> float:
        """Seconds so far in which the server's core worked for anybody."""
        times = psutil.cpu_times(percpu=True)[self.core]
        return float(sum(times[:8]) - times.idle - times.iowait)

    def memory(self) -> int:
        """Bytes of resident memory."""
        return sum(int(process.memory_info().rss) for process in self.all())

    def stop(self) -> None:
        self.child.terminate()
        try:
            self.child.wait(10)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()


# Measuring.


class Run(msgspec.Struct):
    """What one round of one server gave."""

    moves_per_second: float  # every table as fast as it can
    cpu_us_per_move: float
    server_cpu: float  # share of a core while it did
    client_cpu: float
    others_cpu: float  # share of the server's core that went to other programs: the moves/s lack it
    games: float
    moves_per_game: float
    view_bytes: float  # what a seat is sent for a move, on average
    paced_moves_per_second: float  # moves at a fixed rate
    paced_cpu: float  # share of a core while it did
    p50_ms: float  # from sending a move to another seat's view
    p99_ms: float
    worst_ms: float
    kib_per_table: float  # with four seats connected
    base_mib: float  # without connections


async def set_up(load: Load, kind: type[Table], tables: int, lead: int = 0) -> list[Table]:
    """Tables with all seats connected, each at another point of its game."""
    made = [kind(load, number) for number in range(tables)]
    waiting = iter(made)

    async def lane() -> None:
        for table in waiting:
            await asyncio.wait_for(table.open(), PATIENCE)

    await asyncio.gather(*(lane() for _ in range(LANES)))
    for table in made:
        table.lead = int(table.luck.random() * lead)
        table.go_on()
    await settle(load, tables)
    return made


async def settle(load: Load, tables: int) -> None:
    """Until every table rests."""
    moves, until = load.moves, clock() + PATIENCE
    while len(load.ready) < tables:
        load.check()
        if load.moves != moves:
            moves, until = load.moves, clock() + PATIENCE
        if clock() > until:
            raise Trouble(f"{tables - len(load.ready)} of {tables} tables got stuck.")
        await asyncio.sleep(0.05)
    await asyncio.sleep(SETTLE)
    load.check()


async def pace(load: Load, rate: float, seconds: float) -> None:
    """Moves at a fixed rate, at one table after the other."""
    start, sent = clock(), 0
    while (spent := clock() - start) < seconds:
        while sent < int(spent * rate) and load.ready:
            load.ready.popleft().play()
            sent += 1
        await asyncio.sleep(max(0.0, start + (sent + 1) / rate - clock()))


async def flat_out(load: Load, seconds: float) -> None:
    """Every table plays on as soon as its four seats have the last view."""
    load.flat_out = True
    while load.ready:
        load.ready.popleft().play()
    await asyncio.sleep(seconds)


async def warm_up(server: Server, kind: type[Table]) -> None:
    """One table plays a game and goes on to the next, so that what a server does only once is done."""
    load = Load(server.port)
    [table] = await set_up(load, kind, 1)
    until = clock() + PATIENCE
    while not load.games and clock() < until:
        await flat_out(load, 0.05)
        load.check()
    load.flat_out = False
    await settle(load, 1)
    table.close()
    await asyncio.sleep(SETTLE)


class Side:
    """One of the servers, with all its tables."""

    def __init__(self, name: str, server: Server) -> None:
        self.name = name
        self.server = server
        self.load = Load(server.port)
        self.made: list[Table] = []
        self.empty = self.full = 0  # bytes of memory, without and with all connections

    async def set_up(self, tables: int, rate: float) -> None:
        kind = OurTable if self.name == OURS else TheirTable
        await self.server.wait()
        await warm_up(self.server, kind)
        self.empty = self.server.memory()
        self.made = await set_up(self.load, kind, tables, GAME)
        await pace(self.load, rate, WARM)
        await settle(self.load, tables)
        self.full = self.server.memory()

    async def measure(self, rate: float, seconds: float) -> Run:
        """Moves at a fixed rate, then moves as fast as they go."""
        load, server, tables = self.load, self.server, len(self.made)
        await pace(load, rate, WARM)
        load.forget()
        cpu, start = server.cpu(), clock()
        await pace(load, rate, seconds)
        paced_cpu = (server.cpu() - cpu) / (clock() - start)
        await settle(load, tables)
        waits, paced = sorted(load.waits), load.moves / seconds

        await flat_out(load, WARM)
        load.forget()
        cpu, own, core, start = server.cpu(), time.process_time(), server.core_busy(), clock()
        await asyncio.sleep(seconds)
        cpu, own, core = server.cpu() - cpu, time.process_time() - own, server.core_busy() - core
        spent = clock() - start
        moves, games, plies, size = load.moves, load.games, load.plies, load.bytes
        load.flat_out = False
        await settle(load, tables)
        return Run(
            moves_per_second=moves / spent,
            cpu_us_per_move=cpu / moves * 1e6,
            server_cpu=cpu / spent,
            client_cpu=own / spent,
            others_cpu=max(0.0, core - cpu) / spent,
            games=games,
            moves_per_game=plies / max(1, games),
            view_bytes=size / moves / SEATS,
            paced_moves_per_second=paced,
            paced_cpu=paced_cpu,
            p50_ms=waits[len(waits) // 2] * 1e3,
            p99_ms=waits[len(waits) * 99 // 100] * 1e3,
            worst_ms=waits[-1] * 1e3,
            kib_per_table=(self.full - self.empty) / 1024 / tables,
            base_mib=self.empty / 1024 / 1024,
        )


async def take_turns(sides: list[Side], tables: int, rate: float, seconds: float, rounds: int) -> dict[str, list[Run]]:
    """All servers are up with all their tables; one after the other is measured, many times, while the rest is idle."""
    for side in sides:
        await side.set_up(tables, rate)
    gc.freeze()
    done: dict[str, list[Run]] = {side.name: [] for side in sides}
    for number in range(rounds):
        click.echo(f"round {number + 1} of {rounds} …", err=True)
        for side in sides if number % 2 == 0 else sides[::-1]:
            done[side.name].append(await side.measure(rate, seconds))
    for side in sides:
        for table in side.made:
            table.close()
    return done


# The command.


class Ratios(msgspec.Struct):
    """Wreckfish beside boardgame.io: the median of the rounds' ratios, as a machine that is shared has its moods."""

    moves_per_second: float
    cpu_per_move: float
    paced_cpu: float
    kib_per_table: float


class Report(msgspec.Struct):
    tables: int
    seats: int
    rate: float
    seconds: float
    rounds: int
    database: str
    medians: dict[str, Run]
    every_round: dict[str, list[Run]]
    ratios: Ratios | None
    notes: list[str]


def median(runs: list[Run]) -> Run:
    """The median of each figure."""
    return Run(*(statistics.median(getattr(run, name) for run in runs) for name in Run.__struct_fields__))


def compare(ours: list[Run], theirs: list[Run]) -> Ratios:
    def ratio(field: str) -> float:
        rounds = zip(ours, theirs, strict=True)
        return float(statistics.median(getattr(mine, field) / getattr(other, field) for mine, other in rounds))

    return Ratios(
        moves_per_second=ratio("moves_per_second"),
        cpu_per_move=ratio("cpu_us_per_move"),
        paced_cpu=ratio("paced_cpu"),
        kib_per_table=ratio("kib_per_table"),
    )


def install_peer() -> str:
    """Install boardgame.io in the peer's folder, if it is not there; why that cannot be done, or nothing."""
    if not shutil.which("node"):
        return "Node.js is not installed"
    if Path(PEER, "node_modules", "boardgame.io").is_dir():
        return ""
    npm = shutil.which("npm")
    if npm is None:
        return "npm is not installed"
    done = subprocess.run([npm, "ci", "--ignore-scripts"], cwd=PEER, capture_output=True, text=True)
    return f"npm ci failed: {done.stderr.strip()[-300:]}" if done.returncode else ""


def start(name: str, folder: Path, db: str, core: int) -> Server:
    """A server's process, with a folder of its own."""
    folder.mkdir()
    if name == THEIRS:
        return Server(["node", str(PEER / "server.js"), "PORT"], folder, {"NODE_ENV": "production"}, core)
    url = db or f"sqlite:///{folder}/wreckfish.db"
    command = [sys.executable, "-m", "wreckfish", "serve", "--host", HOST, "--port", "PORT", "--db", url]
    return Server(command, folder, {"WRECKFISH_LIMITS": "off", "WRECKFISH_DATA": str(folder)}, core)


def run_all(
    names: list[str], tables: int, rate: float, seconds: float, rounds: int, db: str, core: int
) -> dict[str, list[Run]]:
    """All servers, started, measured in turns, and stopped."""
    with tempfile.TemporaryDirectory(prefix="wreckfish-load-") as folder:
        sides = [Side(name, start(name, Path(folder, name), db, core)) for name in names]
        try:
            return uvloop.run(take_turns(sides, tables, rate, seconds, rounds))
        except Exception as problem:
            last = "\n".join(f"{side.name}: {side.server.last_words()}" for side in sides)
            raise Trouble(f"{problem}\n{last}") from problem
        finally:
            for side in sides:
                side.server.stop()


def notes_on(medians: dict[str, Run], rate: float, cores: tuple[int, int]) -> Iterator[str]:
    """What a reader must know about the figures."""
    if cores[0] == cores[1]:
        yield "One core for server and clients: all figures are too low."
    for name, run in medians.items():
        if run.client_cpu > 0.9:
            yield f"{name}: the clients' core was busy ({run.client_cpu:.0%}); the server could do more moves/s."
        if run.others_cpu > 0.05:
            yield f"{name}: other programs took {run.others_cpu:.0%} of its core; it could do more moves/s."
        if run.paced_moves_per_second < 0.98 * rate:
            yield f"{name}: kept up {run.paced_moves_per_second:.0f} moves/s only, instead of {rate:.0f}."


ROWS = (
    ("moves/s, every table as fast as it can", "moves_per_second", ",.0f"),
    ("CPU per move there, µs", "cpu_us_per_move", ",.0f"),
    ("CPU of the server there", "server_cpu", ".0%"),
    ("CPU of the clients there", "client_cpu", ".0%"),
    ("CPU of other programs on the server's core", "others_cpu", ".0%"),
    ("CPU at the fixed rate", "paced_cpu", ".1%"),
    ("move to another seat's view, median, ms", "p50_ms", ".1f"),
    ("move to another seat's view, 99 %, ms", "p99_ms", ".1f"),
    ("the slowest, ms", "worst_ms", ".1f"),
    ("memory per table, KiB", "kib_per_table", ",.0f"),
    ("memory without connections, MiB", "base_mib", ",.0f"),
    ("bytes per view", "view_bytes", ",.0f"),
    ("moves per game", "moves_per_game", ".0f"),
)


def tell(report: Report) -> str:
    """The figures as a Markdown table."""
    names = list(report.medians)
    seats = report.tables * report.seats
    head = f"{seats} seats at {report.tables} tables; fixed rate: {report.rate:.0f} moves/s; {report.database}"
    lines = [f"{head}; medians of {report.rounds}.", "", f"| | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|"]
    for label, field, form in ROWS:
        cells = [format(getattr(report.medians[name], field), form) for name in names]
        lines.append(f"| {label} | {' | '.join(cells)} |")
    if (ratios := report.ratios) is not None:
        beside = (
            f"{ratios.moves_per_second:.2f} × the moves/s, {ratios.cpu_per_move:.2f} × the CPU per move, "
            f"{ratios.paced_cpu:.2f} × the CPU at an equal rate, {ratios.kib_per_table:.2f} × the memory."
        )
        lines += ["", f"Wreckfish beside {THEIRS}: {beside}"]
    return "\n".join([*lines, *(f"Note: {note}" for note in report.notes)])


@click.command()
@click.option("--tables", default=250, show_default=True, help="Tables of four.")
@click.option("--seconds", default=4.0, show_default=True, help="How long each of the two measurements takes.")
@click.option("--rate", default=125.0, show_default=True, help="Moves per second, at the fixed rate.")
@click.option("--rounds", default=9, show_default=True, help="Rounds to take the median of each figure of.")
@click.option("--db", default="", help="Our database; otherwise an SQLite file in the folder for temporary files.")
@click.option("--peer/--no-peer", default=True, help="Measure boardgame.io too.")
@click.option("--json", "as_json", is_flag=True, help="All figures as JSON.")
def main(tables: int, seconds: float, rate: float, rounds: int, db: str, peer: bool, as_json: bool) -> None:
    """How many moves the table server bears, and what it costs, beside boardgame.io's server."""
    available = sorted(os.sched_getaffinity(0))
    cores = (available[0], available[-1])
    os.sched_setaffinity(0, {cores[1]})
    missing = install_peer() if peer else "--no-peer"
    names = [OURS] if missing else [OURS, THEIRS]
    if missing:
        click.secho(f"{THEIRS} IS NOT MEASURED: {missing}.", fg="red", bold=True, err=True)
    try:
        done = run_all(names, tables, rate, seconds, rounds, db, cores[0])
    except Trouble as trouble:
        raise click.ClickException(str(trouble)) from trouble
    medians = {name: median(done[name]) for name in names}
    ratios = None if missing else compare(done[OURS], done[THEIRS])
    notes = [*([f"{THEIRS} is not measured: {missing}."] if missing else []), *notes_on(medians, rate, cores)]
    database = db.partition(":")[0] if db else "SQLite, a file on " + file_system(tempfile.gettempdir())
    report = Report(tables, SEATS, rate, seconds, rounds, database, medians, done, ratios, notes)
    click.echo(msgspec.json.format(msgspec.json.encode(report)).decode() if as_json else tell(report))


def file_system(path: str) -> str:
    """The kind of file system that holds a path: on tmpfs nothing is durable."""
    mounts = [mount for mount in psutil.disk_partitions(all=True) if Path(path).is_relative_to(mount.mountpoint)]
    return str(max(mounts, key=lambda mount: len(mount.mountpoint)).fstype)


if __name__ == "__main__":
    main()
