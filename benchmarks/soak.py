"""Mixed load for a long time: `python benchmarks/soak.py --minutes 120 [--db postgresql] [--json FILE] [--plots DIR]`.

Friends play with bots while spectators watch, programs play over REST, and attackers do all that the documented limits
allow: replays, guesses at passwords, new guests, requests, half requests, chatter, long heads. Every client has an
address of its own, as behind a proxy. On PostgreSQL two processes share the work. Tells memory, answers of 500 and
above, and the share of honest moves that were acknowledged within 100 ms; also how late the clients' own event loop
was, which counts as the server's delay. Figures and plots are written every minute: a run that is cut off counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import secrets
import sys
import tempfile
import time
from array import array
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import click
import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
from harness import ServerProcess, Visitor
from killing import quiet_port
from kills import database
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from wreckfish.lab.plots import alone, curve

SAMPLE = 10.0  # seconds between two samples
SOON = 0.1  # seconds in which a move should be acknowledged
TICK = 0.1  # seconds between two looks at the clients' own event loop
THINKS = (0.2, 1.2)  # seconds of a person's thought
GAMES = (("carcass", 3), ("dolores", 3), ("raiders", 3), ("wrecked", 3))
LOST = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError, TimeoutError)


@dataclass
class Sample:
    """What a stretch of time was like."""

    second: float
    megabytes: float  # of all server processes, bots' workers included
    server_megabytes: float  # of the largest process that serves
    moves: int
    soon: float  # the share of moves within 100 ms
    median_ms: float
    healthy: bool


@dataclass
class Soak:
    """The figures so far."""

    servers: list[ServerProcess]
    postgres: int = 0  # the process id of the database
    moves: list[float] = field(default_factory=list)  # seconds until each was acknowledged, since the last sample
    all_moves: array[float] = field(default_factory=lambda: array("f"))
    late: array[float] = field(default_factory=lambda: array("f"))  # seconds by which the clients' event loop was late
    games: int = 0
    finished: list[str] = field(default_factory=list)  # tables, for replays
    answers: dict[int, int] = field(default_factory=dict)  # to attackers and to programs, by status
    broken: list[str] = field(default_factory=list)  # answers of 500 and above, and refusals that tell of one
    samples: list[Sample] = field(default_factory=list)

    def acknowledged(self, seconds: float) -> None:
        self.moves.append(seconds)
        self.all_moves.append(seconds)

    def answered(self, status: int, path: str) -> None:
        self.answers[status] = self.answers.get(status, 0) + 1
        if status >= 500:
            self.broken.append(f"{status} {path}")


def client(server: ServerProcess, address: str, name: str) -> Visitor:
    """A visitor whose address is as the proxy says."""
    person = Visitor(server.address, name)
    person.http.headers["X-Forwarded-For"] = address
    return person


# Honest people.


class Friend:
    """A person at a table, over a socket."""

    def __init__(self, soak: Soak, person: Visitor, luck: Random) -> None:
        self.soak = soak
        self.person = person
        self.luck = luck
        self.waiting: dict[int, float] = {}
        self.number = 0

    async def play(self, table: str) -> None:
        """Play until the game is over."""
        over = False
        while not over:
            try:
                async with socket_of(self.person, table) as line:
                    over = await self.stay(line)
            except LOST:
                await asyncio.sleep(0.5)

    async def stay(self, line: ClientConnection) -> bool:
        self.waiting.clear()
        position: Any = None
        while True:
            async with asyncio.timeout(120):
                message = msgspec.json.decode(await line.recv())
            if message["type"] in ("done", "refused"):
                begun = self.waiting.pop(message["id"], None)
                if message["type"] == "done" and begun is not None:
                    self.soak.acknowledged(time.perf_counter() - begun)
                elif message.get("code") in ("refuse-broken", "refuse-storage", "refuse-busy"):
                    self.soak.broken.append(message["code"])
            position = message.get("position") or position
            if position is None or self.waiting:
                continue
            if position["outcome"] is not None:
                return True
            if position["seat"] in position["to_act"] and position["legal"]:
                await asyncio.sleep(self.luck.uniform(*THINKS))
                self.number += 1
                self.waiting[self.number] = time.perf_counter()
                move = self.luck.choice(position["legal"])["move"]
                await line.send(json.dumps({"do": "move", "move": move, "ply": position["ply"], "id": self.number}))


@asynccontextmanager
async def socket_of(person: Visitor, table: str) -> AsyncIterator[ClientConnection]:
    address = str(person.http.base_url).replace("http", "ws", 1).rstrip("/")
    headers = {"X-Forwarded-For": person.http.headers["X-Forwarded-For"]}
    if "wreckfish" in person.http.cookies:
        headers["Cookie"] = person.cookie
    place = f"{address}/api/tables/{table}/socket"
    async with connect(place, additional_headers=headers, compression=None, max_size=2**24) as line:
        yield line


async def friends(soak: Soak, number: int, luck: Random, tables: list[str]) -> None:
    """Two people, and bots in the other seats, play one game after the other."""
    game, seats = GAMES[number % len(GAMES)]
    async with AsyncExitStack() as stack:
        people = []
        for seat in range(2):
            server = soak.servers[(number + seat) % len(soak.servers)]
            visitor = client(server, f"10.1.{number}.{seat + 1}", f"Friend {number}.{seat}")
            people.append(await stack.enter_async_context(visitor))
        while True:
            host = people[0]
            table = (await host.post("/api/tables", game=game, seats=seats, open=False))["id"]
            for seat, person in enumerate(people):
                await person.post(f"/api/tables/{table}/sit", seat=seat)
            for seat in range(2, seats):
                await host.post(f"/api/tables/{table}/bot", seat=seat, bot="greedy")
            await host.post(f"/api/tables/{table}/start")
            tables[number] = table
            await asyncio.gather(*(Friend(soak, person, luck).play(table) for person in people))
            soak.games += 1
            soak.finished.append(table)


async def spectator(soak: Soak, number: int, tables: list[str]) -> None:
    """Watches a table, and goes to the next game."""
    person = client(soak.servers[number % len(soak.servers)], f"10.2.0.{number + 1}", "")
    while True:
        table = tables[number % len(tables)]
        if not table:
            await asyncio.sleep(1)
            continue
        with contextlib.suppress(*LOST):
            async with socket_of(person, table) as line, asyncio.timeout(30):
                while tables[number % len(tables)] == table:
                    await line.recv()


async def program(soak: Soak, number: int, luck: Random) -> None:
    """A bot over REST, against the server's bots, as in docs/api.md."""
    server = soak.servers[number % len(soak.servers)]
    async with client(server, f"10.3.0.{number + 1}", f"Program {number}") as person:
        while True:
            table = (await person.post("/api/tables", game="carcass", seats=2, open=False))["id"]
            await person.post(f"/api/tables/{table}/sit", seat=0)
            await person.post(f"/api/tables/{table}/bot", seat=1, bot="random")
            await person.post(f"/api/tables/{table}/start")
            over = False
            while not over:
                await person.get("/api/me/turns", wait=5)
                position = (await person.get(f"/api/tables/{table}/look"))["position"]
                over = position["outcome"] is not None
                if 0 in position["to_act"]:
                    await asyncio.sleep(luck.uniform(0.05, 0.3))
                    body = {"move": luck.choice(position["legal"])["move"], "ply": position["ply"]}
                    begun = time.perf_counter()
                    answer = await person.http.post(f"/api/tables/{table}/move", json=body)
                    soak.answered(answer.status_code, "move")
                    if answer.is_success:
                        soak.acknowledged(time.perf_counter() - begun)
            soak.games += 1


# Attackers.


class Caller:
    """A client over one kept connection that looks at no answer but for its status, and so costs little itself."""

    def __init__(self, server: ServerProcess, address: str) -> None:
        self.server = server
        self.address = address
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, path: str, body: Any = None) -> int:
        """GET, or POST if there is a body; the status."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.server.port)
        reader, writer = self.streams
        text = b"" if body is None else json.dumps(body).encode()
        writer.write(
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n"
            f"X-Forwarded-For: {self.address}\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(text)}\r\n\r\n".encode()
            + text
        )
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        if b"transfer-encoding: chunked" in head:
            while size := int(await reader.readuntil(b"\r\n"), 16):
                await reader.readexactly(size + 2)
            await reader.readexactly(2)
        elif found := re.search(rb"content-length: (\d+)", head):
            await reader.readexactly(int(found[1]))
        if b"connection: close" in head:
            self.hang_up()
        return int(head[9:12])

    def hang_up(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


async def flood(soak: Soak, caller: Caller, what: Callable[[], tuple[str, Any]], pause: float) -> None:
    """Ask again and again, as fast as the limits allow, and obey no Retry-After."""
    while True:
        path, body = what()
        try:
            soak.answered(await caller.ask(path, body), path)
        except (OSError, asyncio.IncompleteReadError):
            caller.hang_up()
        await asyncio.sleep(pause)


ANYTHING = ("/api/games", "/api/tables", "/api/tables/none", "/%00", "/api/me")


def attacks(soak: Soak, tables: list[str], luck: Random) -> Iterator[Any]:
    """One attacker of each kind for each server."""

    def replay() -> tuple[str, Any]:
        return f"/api/tables/{luck.choice(soak.finished or ['none'])}/replay?seat=open&words=1", None

    def log() -> tuple[str, Any]:
        return f"/api/tables/{luck.choice(tables) or 'none'}/log?words=1", None

    def board() -> tuple[str, Any]:
        return "/api/leaderboard/carcass", None

    def guess() -> tuple[str, Any]:
        return "/api/session", {"login": f"ada-{luck.randrange(3)}", "password": f"guess {luck.random()}"}

    def guest() -> tuple[str, Any]:
        return "/api/me", {"name": "Nobody"}

    def anything() -> tuple[str, Any]:
        return luck.choice(ANYTHING), None

    for place, server in enumerate(soak.servers):
        network = f"10.9.{place}"
        for what in (replay, replay, replay, replay, log, board):
            yield flood(soak, Caller(server, f"{network}.1"), what, 0.2)
        yield flood(soak, Caller(server, f"{network}.2"), guess, 0.5)
        yield flood(soak, Caller(server, f"{network}.3"), guest, 1.0)
        yield flood(soak, Caller(server, f"{network}.4"), anything, 0.02)
        yield chatter(soak, client(server, f"{network}.5", "Mallory"), luck)
        for _ in range(10):
            yield half_request(server, luck)


async def chatter(soak: Soak, person: Visitor, luck: Random) -> None:
    """A socket that sends 30 messages a second, most of them nonsense."""
    async with person:
        table = (await person.post("/api/tables", game="carcass", seats=2, open=False))["id"]
        while True:
            with contextlib.suppress(*LOST):
                async with socket_of(person, table) as line:
                    while True:
                        await line.send(luck.choice(['{"do":"say","text":"Ahoy"}', "{", '{"do":"ping"}', "x" * 3000]))
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(0.03):
                                while True:
                                    said = msgspec.json.decode(await line.recv())
                                    if said.get("code") == "refuse-broken":
                                        soak.broken.append("refuse-broken")
            await asyncio.sleep(0.3)


async def half_request(server: ServerProcess, luck: Random) -> None:
    """Begins a request and never ends it, or sends a head without an end."""
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"POST /api/me HTTP/1.1\r\nHost: a\r\n" + (b"X: y\r\n" * luck.choice([1, 1, 10_000])))
            await reader.read()
            writer.close()
        await asyncio.sleep(1)


# Measuring.


async def watch_clients(soak: Soak) -> None:
    """Measure how late the clients' own event loop is: the moves seem slower by as much."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(TICK)
        soak.late.append(time.perf_counter() - begun - TICK)


async def sample(soak: Soak, begun: float, each_minute: Callable[[], None]) -> None:
    """Take a sample every ten seconds."""
    async with httpx.AsyncClient(timeout=10) as http:
        while True:
            await asyncio.sleep(SAMPLE)
            moves, soak.moves = sorted(soak.moves), []
            healthy = True
            for server in soak.servers:
                try:
                    healthy &= (await http.get(f"{server.address}/health")).is_success
                except httpx.TransportError:
                    healthy = False
            trees = [tree(server) for server in soak.servers]
            soak.samples.append(
                Sample(
                    second=round(time.monotonic() - begun),
                    megabytes=round(sum(sum(sizes) for sizes in trees), 1),
                    server_megabytes=round(max(sizes[0] for sizes in trees), 1),
                    moves=len(moves),
                    soon=round(sum(one <= SOON for one in moves) / len(moves), 4) if moves else 1.0,
                    median_ms=round(1000 * moves[len(moves) // 2], 1) if moves else 0.0,
                    healthy=healthy,
                )
            )
            if len(soak.samples) % 6 == 0:
                each_minute()


def tree(server: ServerProcess) -> list[float]:
    """The memory of a server process and of its bots' workers, in MiB."""
    assert server.process is not None
    main = psutil.Process(server.process.pid)
    sizes = [main.memory_info().rss]
    for child in main.children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):
            sizes.append(child.memory_info().rss)
    return [size / 2**20 for size in sizes]


def processor_seconds(soak: Soak) -> dict[str, float]:
    """Of the clients, of the servers with their bots, and of PostgreSQL."""
    found = {"clients": sum(psutil.Process().cpu_times()[:2]), "servers": 0.0, "postgres": 0.0}
    for process in psutil.process_iter(["name", "cmdline"]):
        with contextlib.suppress(psutil.Error):
            used = sum(process.cpu_times()[:2])
            above = {process.pid, *(one.pid for one in process.parents())}
            if any(server.process is not None and server.process.pid in above for server in soak.servers):
                found["servers"] += used
            elif soak.postgres in above:
                found["postgres"] += used
    return {name: round(used, 1) for name, used in found.items()}


async def load(soak: Soak, minutes: float, tables: int, luck: Random, each_minute: Callable[[], None]) -> None:
    names = [""] * tables
    begun = time.monotonic()
    works = [friends(soak, number, luck, names) for number in range(tables)]
    works += [spectator(soak, number, names) for number in range(2 * tables)]
    works += [program(soak, number, luck) for number in range(2)]
    works += list(attacks(soak, names, luck))
    works += [watch_clients(soak), sample(soak, begun, each_minute)]
    tasks = [asyncio.create_task(work) for work in works]
    done, _ = await asyncio.wait(tasks, timeout=60 * minutes, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        if problem := task.exception():
            raise problem


def so_far(soak: Soak, db: str) -> dict[str, Any]:
    """The figures that cost no time to find, so that the clients are not late because of them."""
    moves = sum(one.moves for one in soak.samples)
    return {
        "db": db,
        "processes": len(soak.servers),
        "minutes": round(soak.samples[-1].second / 60, 1) if soak.samples else 0.0,
        "games": soak.games,
        "moves": moves,
        "within_100_ms": round(sum(one.moves * one.soon for one in soak.samples) / max(1, moves), 4),
        "memory_early_mib": third(soak.samples, 0),
        "memory_late_mib": third(soak.samples, 2),
        "answers": {str(status): soak.answers[status] for status in sorted(soak.answers)},
        "broken": len(soak.broken),
        "broken_first": soak.broken[:5],
        "unhealthy_samples": sum(not one.healthy for one in soak.samples),
        "cores": os.cpu_count(),
        "load_average": round(os.getloadavg()[2], 1),
        "samples": [asdict(one) for one in soak.samples],
    }


def report(soak: Soak, db: str) -> dict[str, Any]:
    """All figures, when the load is over."""
    errors = [line for one in soak.servers for line in one.log.read_text().splitlines() if "ERROR" in line]
    return so_far(soak, db) | {
        "moves_ms": milliseconds(sorted(soak.all_moves)),
        "clients_late_ms": milliseconds(sorted(soak.late)),
        "processor_seconds": processor_seconds(soak),
        "errors_in_the_log": len(errors),
        "first_errors": errors[:3],
    }


def milliseconds(sizes: list[float]) -> dict[str, float]:
    """The middle, the 99th percentile and the longest of sorted times."""
    places = {"median": len(sizes) // 2, "99 %": len(sizes) * 99 // 100, "longest": len(sizes) - 1}
    return {name: round(1000 * sizes[place], 1) for name, place in places.items()} if sizes else {}


def third(samples: list[Sample], which: int) -> float:
    """The median memory in the first, second or last third of the time."""
    size = max(1, len(samples) // 3)
    sizes = sorted(one.server_megabytes for one in samples[which * size : (which + 1) * size] or samples)
    return sizes[len(sizes) // 2] if sizes else 0.0


def draw(soak: Soak, folder: Path, db: str) -> None:
    """Memory of the largest server process, and the share of moves within 100 ms, over time."""
    top = 100 * (1 + max(one.server_megabytes for one in soak.samples) // 100)
    memory = curve(
        points(soak, lambda one: one.server_megabytes),
        lambda value: f"{value:.0f}",
        lambda at: f"{at:.0f}",
        "Memory of the largest server process in MiB, over minutes",
        third(soak.samples, 0),
        "MiB in the first third",
        high=top,
    )
    (folder / f"soak-{db}-memory.svg").write_text(alone(memory) + "\n")
    moves = curve(
        points(soak, lambda one: one.soon),
        lambda value: f"{value:.0%}",
        lambda at: f"{at:.0f}",
        "The share of honest moves that were acknowledged within 100 ms, over minutes",
        0.99,
        "",
    )
    (folder / f"soak-{db}-moves.svg").write_text(alone(moves) + "\n")


def points(soak: Soak, figure: Callable[[Sample], float]) -> list[tuple[float, float, float, float]]:
    """A dozen points: the middle, the lowest and the highest figure of a stretch of time."""
    size = max(1, -(-len(soak.samples) // 12))
    found = []
    for first in range(0, len(soak.samples), size):
        some = soak.samples[first : first + size]
        values = sorted(map(figure, some))
        found.append((some[-1].second / 60, values[len(values) // 2], values[0], values[-1]))
    return found


def postmaster(folder: Path) -> int:
    """The process id of PostgreSQL, 0 if there is none."""
    file = folder / "postgres" / "postmaster.pid"
    return int(file.read_text().split()[0]) if file.exists() else 0


@click.command()
@click.option("--minutes", type=click.FloatRange(0.1), default=120.0, show_default=True)
@click.option("--db", type=click.Choice(["sqlite", "postgresql"]), default="sqlite", show_default=True)
@click.option("--tables", type=click.IntRange(1, 200), default=8, show_default=True, help="Tables of friends.")
@click.option("--seed", type=int)
@click.option("--json", "as_json", type=click.Path(path_type=Path), help="Write the figures here.")
@click.option("--plots", type=click.Path(path_type=Path, file_okay=False), help="Draw memory and moves here, as SVG.")
def main(minutes: float, db: str, tables: int, seed: int | None, as_json: Path | None, plots: Path | None) -> None:
    """Load a server for a long time, honestly and dishonestly, and measure."""
    luck = Random(secrets.randbits(32) if seed is None else seed)
    with tempfile.TemporaryDirectory(prefix="wreckfish-soak-") as name, database(db, Path(name)) as url:
        secret = secrets.token_hex(16)
        with contextlib.ExitStack() as stack:
            soak = Soak([], postmaster(Path(name)))
            for number in range(2 if db == "postgresql" else 1):
                folder = Path(name) / f"process-{number}"
                folder.mkdir()
                server = ServerProcess(folder, url, secret=secret)
                server.port = quiet_port()
                soak.servers.append(stack.enter_context(server))

            def keep(figures: dict[str, Any]) -> None:
                if as_json:
                    as_json.write_text(json.dumps(figures, indent=1))
                if plots and soak.samples:
                    draw(soak, plots, db)

            uvloop.run(load(soak, minutes, tables, luck, lambda: keep(so_far(soak, db))))
            found = report(soak, db)
            keep(found)
    for figure, value in found.items():
        if figure != "samples":
            click.echo(f"{figure.replace('_', ' '):24}{value}")
    if soak.broken:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
