"""Players who play on whatever happens to the server, and remember every word that they were told.

Used by the tests and by benchmarks/kills.py. Knows the server by its wire only; at the end it reads the database's log
and compares: what was acknowledged is there once, what was refused is not, and no log has a gap or a duplicate.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import os
import signal
import socket
import sqlite3
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
from harness import ServerProcess, Visitor
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
PATIENCE = 180.0  # seconds in which a table has to move on: on a busy machine a start takes long
KNOCKS = 60  # questions without an answer, each followed by up to five seconds of waiting
EPHEMERAL = 32768  # ports from here on may be taken by the other end of any connection


@dataclass
class Figures:
    """What happened."""

    kills: int = 0
    kills_while_starting: int = 0
    moves_in_flight: int = 0  # sent and not yet acknowledged when the server was killed
    stored_unheard: int = 0  # of those: stored, but the answer was lost with the server
    reconnects: int = 0
    games: int = 0
    acknowledged: int = 0
    refused: int = 0
    entries: int = 0
    lost: int = 0
    duplicated: int = 0
    refused_but_stored: int = 0
    lines: int = 0
    lines_lost: int = 0
    seconds: float = 0.0
    slowest_start: float = 0.0
    starts: list[float] = field(default_factory=list)


def quiet_port() -> int:
    """A free port that no outgoing connection takes while the server is down; not even one to itself."""
    luck = Random()
    while True:
        port = luck.randrange(20_000, EPHEMERAL)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


async def insist(person: Visitor, method: str, path: str, fine: tuple[str, ...] = (), **body: Any) -> Any:
    """Ask until there is an answer. A refusal in `fine` says that an earlier try was heard."""
    for _ in range(KNOCKS):
        try:
            sent = person.http.get(path, params=body) if method == "GET" else person.http.post(path, json=body)
            answer = await sent
        except httpx.TransportError:
            await answers(person)
            continue
        if answer.is_success:
            return answer.json()
        said = answer.json()
        assert said["code"] in fine, f"{path} {body}: {answer.status_code} {said}"
        return said
    raise AssertionError(f"nobody answers {path}")


async def answers(person: Visitor) -> None:
    """Wait until a person's server takes connections, or for some seconds: knocking costs less than asking."""
    place = person.http.base_url
    end = time.monotonic() + 5
    while time.monotonic() < end:
        await asyncio.sleep(0.05)
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(place.host, place.port)
            writer.close()
            return


class Player:
    """A player at one table, over a socket."""

    def __init__(self, person: Visitor, table: str, luck: Random, figures: Figures) -> None:
        self.person = person
        self.table = table
        self.luck = luck
        self.figures = figures
        self.log: list[Any] = []
        self.lines: list[Any] = []
        self.kept: dict[str, int] = {}  # by key: the ply of a move that was acknowledged
        self.refused: set[str] = set()
        self.said: set[str] = set()  # lines that were acknowledged
        self.position: Any = None
        self.pending: dict[str, Any] | None = None  # a move that is not acknowledged yet
        self.asked: tuple[int, str, Any] | None = None  # the one question that waits for its answer
        self.number = 0
        self.resent = 0  # the log's last ply when a move was sent again

    @property
    def over(self) -> bool:
        return self.position is not None and self.position["outcome"] is not None and self.pending is None

    async def play(self) -> None:
        """Play until the game is over, and the last answer is here."""
        while not self.over:
            try:
                await self.connection()
            except LOST:
                self.figures.reconnects += 1
                await answers(self.person)
                await asyncio.sleep(self.luck.uniform(0.0, 0.1))

    async def connection(self) -> None:
        address = str(self.person.http.base_url).replace("http", "ws", 1).rstrip("/")
        known = f"since={len(self.log)}&chat={len(self.lines)}"
        async with connect(
            f"{address}/api/tables/{self.table}/socket?{known}",
            additional_headers={"Cookie": self.person.cookie},
            compression=None,
            max_size=2**24,
            open_timeout=10,
            close_timeout=1,
        ) as line:
            self.asked = None
            await self.hear(line)
            if self.pending is not None:
                self.resent = len(self.log)
                await self.ask(line, "move", **self.pending)
            while not self.over:
                await self.act(line)
                await self.hear(line)

    async def hear(self, line: ClientConnection) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                message = json.loads(await line.recv())
        except TimeoutError:
            raise AssertionError(f"{self.table}: silence at ply {len(self.log)}") from None
        match message["type"]:
            case "welcome":
                self.take(message["log"], message["chat"], message["position"])
            case "started":  # another process had not heard of the start when it welcomed us
                self.take([], [], message["position"])
            case "step":
                self.take([message["entry"]], [], message["position"])
            case "chat":
                self.take([], [message["line"]], self.position)
            case "done" | "refused":
                self.answered(message)

    def take(self, log: list[Any], lines: list[Any], position: Any) -> None:
        """Every entry and every line once, in order."""
        for entry in log:
            assert entry["ply"] == len(self.log) + 1, f"{self.table}: {entry['ply']} after {len(self.log)}"
            self.log.append(entry)
        for said in lines:
            assert said["n"] == len(self.lines) + 1, f"{self.table}: line {said['n']} after {len(self.lines)}"
            self.lines.append(said)
        self.position = position
        assert position is None or position["ply"] == len(self.log), f"{self.table}: a position of another ply"

    def answered(self, message: Any) -> None:
        assert self.asked is not None
        number, do, what = self.asked
        assert message["id"] == number
        self.asked = None
        good = message["type"] == "done"
        assert good or may_be_refused(message), message
        if do == "move":
            self.settle(what, message["ply"] if good else None)
        elif do == "say" and good:
            self.said.add(what)

    def settle(self, key: str, ply: int | None) -> None:
        """A move was acknowledged, or refused."""
        self.pending = None
        if ply is None:
            self.refused.add(key)
        else:
            assert self.log[ply - 1]["kind"] == "move", "acknowledged as another entry"
            self.kept[key] = ply
            self.figures.acknowledged += 1
            self.figures.stored_unheard += ply <= self.resent
            self.resent = 0

    async def act(self, line: ClientConnection) -> None:
        """What a player may do: mostly move, sometimes speak, take back, ask to, or answer such a question."""
        position = self.position
        if self.asked is not None or position is None or position["outcome"] is not None:
            return
        seat, undo = position["seat"], position["undo"]
        chance = self.luck.random()
        if seat in undo["answers"]:
            await self.ask(line, "answer", agree=chance < 0.5)
        elif seat in position["to_act"]:
            if undo["mine"] != "none" and chance < {"free": 0.2, "ask": 0.03}[undo["mine"]]:
                await self.ask(line, "undo")
            elif chance > 0.97:
                await self.ask(line, "say", text=f"{self.person.name} {self.luck.random()}")
            else:
                self.choose()
                await self.ask(line, "move", **(self.pending or {}))

    def choose(self) -> None:
        """A random move, with a key of its own."""
        move = self.luck.choice(self.position["legal"])["move"]
        self.pending = {"move": move, "ply": self.position["ply"], "key": f"{self.luck.getrandbits(64):x}"}

    async def ask(self, line: ClientConnection, do: str, **body: Any) -> None:
        self.number += 1
        self.asked = (self.number, do, body.get("key", body.get("text")))
        await line.send(json.dumps({"do": do, "id": self.number, **body}))


class Correspondent(Player):
    """A player over REST."""

    async def play(self) -> None:
        path = f"/api/tables/{self.table}"
        while not self.over:
            mine = self.position is not None and self.position["seat"] in self.position["to_act"]
            wait = 0 if self.position is None or mine else 5
            look = await self.look(wait)
            if look["position"] is None:
                continue  # this process has not yet heard that another one started the game
            if look["position"]["seat"] in look["position"]["undo"]["answers"]:
                await insist(self.person, "POST", f"{path}/answer", NO_QUESTION, agree=True)
            elif look["position"]["seat"] in look["position"]["to_act"]:
                self.choose()
                assert self.pending is not None
                key = self.pending["key"]
                done = await insist(self.person, "POST", f"{path}/move", ("refuse-stale",), **self.pending)
                await self.look(0)
                self.settle(key, done.get("ply"))

    async def look(self, wait: float) -> Any:
        path = f"/api/tables/{self.table}/look"
        look = await insist(self.person, "GET", path, since=len(self.log), chat=len(self.lines), wait=wait)
        self.take(look["log"], look["chat"], look["position"])
        return look


NO_QUESTION = ("refuse-no-question", "refuse-not-asked")
RACES = ("refuse-stale", "refuse-asked-already", "refuse-nothing-to-undo", "refuse-over", *NO_QUESTION)


def may_be_refused(message: Any) -> bool:
    """Whether a refusal is one that two people who act at once must expect."""
    return message["code"] in RACES or "rule" in message


class Fleet:
    """Many tables, played at until enough kills have happened."""

    def __init__(self, servers: list[ServerProcess], db: str, luck: Random, until: float = math.inf) -> None:
        self.servers = servers
        self.until = until  # no kill after this moment
        self.db = db
        self.luck = luck
        self.figures = Figures()
        self.players: list[Player] = []
        self.enough = False

    async def crew(self, people: list[Visitor], bots: int, kind: type[Player]) -> None:
        """The same people play one game after another."""
        while not self.enough:
            table = await self.table(people, bots)
            players = [kind(person, table, Random(self.luck.random()), self.figures) for person in people]
            self.players += players
            await asyncio.gather(*(player.play() for player in players))
            self.figures.games += 1
            await self.check_game(table, players)

    async def table(self, people: list[Visitor], bots: int) -> str:
        host = people[0]
        made = await insist(host, "POST", "/api/tables", game="carcass", seats=len(people) + bots)
        path = f"/api/tables/{made['id']}"
        for seat, person in enumerate(people):
            await insist(person, "POST", f"{path}/sit", ("refuse-seated-already",), seat=seat)
        for seat in range(len(people), len(people) + bots):
            await insist(host, "POST", f"{path}/bot", (), seat=seat, bot="random")
        await insist(host, "POST", f"{path}/start", ("refuse-started",))
        return str(made["id"])

    async def check_game(self, table: str, players: list[Player]) -> None:
        """Everybody's log is the table's, and the record is sound."""
        for player in players:
            whole = await insist(player.person, "GET", f"/api/tables/{table}/log", words=False)
            assert player.log == whole["log"], f"{table}: the log of {player.person.name} is another one"
        assert (await insist(players[0].person, "GET", f"/api/tables/{table}/verify"))["sound"] is True

    async def sail(self, kills: int) -> Figures:
        """Play at all tables while the server is killed again and again; then let the games end, and count."""
        begun = time.monotonic()
        async with contextlib.AsyncExitStack() as stack:
            crews = []
            for number, (size, bots, kind) in enumerate(CREWS):
                places = [self.servers[(number + seat) % len(self.servers)].address for seat in range(size)]
                people = [Visitor(place, f"{number}.{seat}") for seat, place in enumerate(places)]
                crews.append(([await stack.enter_async_context(person) for person in people], bots, kind))
            async with asyncio.TaskGroup() as group:
                for people, bots, kind in crews:
                    group.create_task(self.crew(people, bots, kind))
                group.create_task(self.fire(kills))
        self.figures.seconds = time.monotonic() - begun
        await self.count()
        return self.figures

    async def fire(self, kills: int) -> None:
        for number in range(kills):
            if time.monotonic() > self.until:
                break
            await self.some_moves()
            server = self.luck.choice(self.servers)
            self.figures.moves_in_flight += sum(player.pending is not None for player in self.players)
            server.kill()
            self.figures.kills += 1
            if number + 1 < kills and self.luck.random() < 0.1:
                await self.kill_while_starting(server)
            begun = time.monotonic()
            await asyncio.to_thread(server.start)
            self.figures.starts.append(time.monotonic() - begun)
        self.figures.slowest_start = max(self.figures.starts, default=0.0)
        self.enough = True

    async def some_moves(self) -> None:
        """Wait for a random number of moves and a moment more, so that each kill strikes tables at work."""
        goal = self.figures.acknowledged + self.luck.randrange(60)
        end = time.monotonic() + 10
        while self.figures.acknowledged < goal and time.monotonic() < end:
            await asyncio.sleep(0.005)
        await asyncio.sleep(self.luck.uniform(0.0, 0.02))

    async def kill_while_starting(self, server: ServerProcess) -> None:
        starting = asyncio.create_task(asyncio.to_thread(server.start))
        await asyncio.sleep(self.luck.uniform(0.3, 2.0))
        assert server.process is not None
        os.killpg(server.process.pid, signal.SIGKILL)
        with contextlib.suppress(AssertionError):  # that it did not start is what we wanted
            await starting
        server.process.wait()
        server.close_pipe()
        self.figures.kills_while_starting += 1

    async def count(self) -> None:
        """Compare what everybody was told with what the database has."""
        figures = self.figures
        entries = await read(self.db, 'SELECT "table", ply, "key" FROM entries')
        found = {(table, key): ply for table, ply, key in entries if key is not None}
        times = Counter((table, key) for table, _, key in entries if key is not None)
        figures.entries = len(entries)
        figures.duplicated = sum(number - 1 for number in times.values())
        lines = Counter((table, text) for table, text in await read(self.db, 'SELECT "table", text FROM chat'))
        for player in self.players:
            figures.refused += len(player.refused)
            figures.lost += sum(found.get((player.table, key)) != ply for key, ply in player.kept.items())
            figures.refused_but_stored += sum((player.table, key) in found for key in player.refused)
            figures.lines += len(player.said)
            figures.lines_lost += sum(lines[player.table, text] != 1 for text in player.said)


CREWS: list[tuple[int, int, type[Player]]] = [
    (4, 0, Player),
    (3, 0, Player),
    (2, 0, Player),
    (2, 0, Correspondent),
    (2, 2, Player),
    (1, 2, Player),
]


async def read(db: str, query: str) -> list[Any]:
    """Rows straight from the database, past the server."""
    if db.startswith("postgresql"):
        connection = await asyncpg.connect(db)
        try:
            return [tuple(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()
    with contextlib.closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as file:
        return file.execute(query).fetchall()


AGO = (  # for each table of the database with times in it
    "UPDATE pulse SET at = at - {0}",
    "UPDATE tables SET started = started - {0}, due = due - {0} WHERE due IS NOT NULL",
    "UPDATE entries SET at = at - {0}",
)


async def stopped_for(db: str, seconds: int) -> None:
    """Between two servers: as if the first had been gone for so long, all that it wrote was written earlier."""
    changes = [change.format(seconds * 1000) for change in AGO]
    if db.startswith("postgresql"):
        connection = await asyncpg.connect(db)
        for change in changes:
            await connection.execute(change)
        await connection.close()
        return
    with contextlib.closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as file, file:
        for change in changes:
            file.execute(change)


async def under_fire(
    folder: Path, db: str, kills: int, luck: Random, processes: int = 1, seconds: float = math.inf
) -> Figures:
    """Servers of their own on one database, killed again and again while people play; no kill after some seconds."""
    secret = f"{luck.getrandbits(256):064x}"
    with contextlib.ExitStack() as stack:
        servers = []
        for number in range(processes):
            place = folder / f"process-{number}"
            place.mkdir()
            server = ServerProcess(place, db, limits="off", secret=secret, bot_processes="1")
            server.port = quiet_port()
            servers.append(stack.enter_context(server))
        return await Fleet(servers, db, luck, time.monotonic() + seconds).sail(kills)
