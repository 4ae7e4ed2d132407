"""Coming back: a client that was away sees the same table as one that never left, with nothing missing or repeated."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from harness import Place, ServerProcess, Visitor, new_table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

SLOW = 4008


class Reader:
    """A client that follows a table, may hang up at any time, and comes back with what it knows."""

    def __init__(self, person: Visitor, table: str, **wishes: Any) -> None:
        self.person = person
        self.table = table
        self.wishes = wishes
        self.place: Place | None = None
        self.ply = 0
        self.chat = 0
        self.log: list[str] = []
        self.said: list[str] = []
        self.position = ""
        self.over = False

    async def come(self) -> None:
        self.place = await self.person.sit_down(self.table, since=self.ply, chat=self.chat, **self.wishes)
        self.take(self.place.welcome)

    async def leave(self) -> None:
        assert self.place is not None
        await self.place.close()

    def take(self, message: Any) -> None:
        """Take a message; each entry and each line must be the next one."""
        for entry in [*message.get("log", []), *([message["entry"]] if "entry" in message else [])]:
            assert entry["ply"] == self.ply + 1, "nothing lost, nothing twice"
            self.ply += 1
            self.log.append(json.dumps(entry))
        for line in [*(message["chat"] if message["type"] == "welcome" else []), *self.one_line(message)]:
            assert line["n"] == self.chat + 1
            self.chat += 1
            self.said.append(json.dumps(line))
        if message.get("position"):
            assert message["position"]["ply"] == self.ply
            self.position = json.dumps(message["position"])
            self.over = message["position"]["outcome"] is not None

    def one_line(self, message: Any) -> list[Any]:
        return [message["line"]] if message["type"] == "chat" else []

    async def until(self, ply: int, chat: int = 0) -> None:
        assert self.place is not None
        while self.ply < ply or self.chat < chat:
            self.take(await self.place.next())


async def come_in(stack: AsyncExitStack, server: ServerProcess, count: int) -> list[Visitor]:
    return [await stack.enter_async_context(Visitor(server.address, f"Player {n}")) for n in range(count)]


async def move(people: list[Visitor], table: str, luck: random.Random) -> int | None:
    """Whoever is to move makes any move; its ply, or None if the game is over."""
    info = await people[0].get(f"/api/tables/{table}")
    if info["state"] == "over":
        return None
    mover = people[luck.choice(info["to_act"])]
    position = (await mover.get(f"/api/tables/{table}/look", since=info["ply"]))["position"]
    done = await mover.post(f"/api/tables/{table}/move", move=luck.choice(position["legal"])["text"])
    return int(done["ply"])


@pytest.mark.slow
def test_a_reconnect_at_every_ply_gives_the_same_view_as_never_having_been_away(shared_server: ServerProcess) -> None:
    """Three seats and a spectator, each twice: one stays, one reconnects after every ply."""

    async def game() -> None:
        async with AsyncExitStack() as stack:
            people = await come_in(stack, shared_server, 4)
            luck = random.Random(5)
            table = await new_table(people[0], people[1:3], options={"divers": "dealt"})
            stay = [Reader(person, table, words=1) for person in people]
            away = [Reader(person, table, words=1) for person in people]
            for reader in stay:
                await reader.come()
            plies = 0
            while (ply := await move(people[:3], table, luck)) is not None:
                plies = ply
                await asyncio.gather(*(reader.until(ply) for reader in stay))
                await asyncio.gather(*(reader.come() for reader in away))
                await asyncio.gather(*(reader.leave() for reader in away))
                for stayed, came in zip(stay, away, strict=True):
                    assert came.position == stayed.position
                    assert came.log == stayed.log
            assert plies > 50
            for person, stayed in zip(people, stay, strict=True):
                newcomer = Reader(person, table, words=1)
                await newcomer.come()
                assert newcomer.log == stayed.log
                assert newcomer.position == stayed.position

    asyncio.run(game())


@pytest.mark.slow
def test_in_a_storm_of_reconnects_nothing_is_lost_and_nothing_comes_twice(shared_server: ServerProcess) -> None:
    """Moves and chat keep flowing while a player and a spectator come and go as fast as they can."""

    async def storm(reader: Reader, luck: random.Random) -> int:
        visits = 0
        while not reader.over:
            await reader.come()
            visits += 1
            assert reader.place is not None
            for _ in range(luck.randrange(4)):
                if not reader.over:
                    reader.take(await reader.place.next())
            await reader.leave()
        return visits

    async def game() -> None:
        async with AsyncExitStack() as stack:
            people = await come_in(stack, shared_server, 3)
            luck = random.Random(6)
            table = await new_table(people[0], people[1:2])
            stay = [Reader(person, table) for person in people[1:]]
            readers = [Reader(person, table) for person in people[1:]]
            for stayed in stay:
                await stayed.come()
            storms = [asyncio.create_task(storm(reader, random.Random(n))) for n, reader in enumerate(readers)]
            plies = lines = 0
            while (ply := await move(people[:2], table, luck)) is not None:
                plies = ply
                if ply % 3 == 0:
                    await people[0].post(f"/api/tables/{table}/say", text=f"after {ply}")
                    lines += 1
            visits = [await task for task in storms]
            assert min(visits) > 10
            for reader, stayed in zip(readers, stay, strict=True):
                await stayed.until(plies, lines)
                await reader.come()
                assert reader.log == stayed.log
                assert reader.said == stayed.said
                assert len(reader.said) == lines

    asyncio.run(game())


class Sluggard:
    """A connection with the smallest of buffers, read only on demand."""

    def __init__(self, person: Visitor) -> None:
        self.person = person

    async def come(self, table: str, query: str = "") -> None:
        """Connect and take the welcome."""
        address = self.person.http.base_url
        host, port = address.host, address.port
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # else a kernel keeps megabytes for a fast line
        line.setblocking(False)
        assert port is not None
        await asyncio.get_running_loop().sock_connect(line, (host, port))
        self.socket = await connect(
            f"ws://{host}:{port}/api/tables/{table}/socket?{query}",
            sock=line,
            additional_headers={"Cookie": self.person.cookie},
            compression=None,
            max_queue=1,
            ping_interval=None,
        )
        self.welcome = json.loads(await self.socket.recv())

    async def read_on(self) -> tuple[list[Any], int]:
        """All that still comes, and the code with which it ends."""
        messages = []
        try:
            async with asyncio.timeout(20):
                while True:
                    messages.append(json.loads(await self.socket.recv()))
        except ConnectionClosed as ended:
            await self.socket.wait_closed()
            return messages, ended.rcvd.code if ended.rcvd else 1006

    async def hang_up(self) -> None:
        self.socket.transport.abort()
        await self.socket.wait_closed()


async def here(person: Visitor, table: str, seat: int) -> bool:
    return bool((await person.get(f"/api/tables/{table}"))["seats"][seat]["here"])


async def until_away(person: Visitor, table: str, seat: int, seconds: float) -> float:
    begun = time.monotonic()
    while await here(person, table, seat):
        assert time.monotonic() - begun < seconds, "it went unnoticed"
        await asyncio.sleep(0.1)
    return time.monotonic() - begun


@pytest.mark.slow
def test_a_client_that_does_not_read_is_cut_off_slows_no_one_and_can_resume(tmp_path: Path) -> None:
    """They count as away as soon as their outbox is full, not only when the line breaks."""

    async def game(server: ServerProcess) -> None:
        async with AsyncExitStack() as stack:
            people = await come_in(stack, server, 2)
            luck = random.Random(8)
            table = await new_table(people[0], people[1:])
            follower = Reader(people[0], table)
            await follower.come()
            slow = Sluggard(people[1])
            await slow.come(table, "words=1&picture=1")
            assert await here(people[0], table, 1)
            waits: list[float] = []
            plies, reading = 0, None
            while True:
                begun = time.monotonic()
                if (ply := await move(people, table, luck)) is None:
                    break
                plies = ply
                await follower.until(plies)
                waits.append(time.monotonic() - begun)
                for _ in range(4):
                    await people[0].post(f"/api/tables/{table}/say", text="x" * 500)
                if reading is None and not await here(people[0], table, 1):
                    reading = asyncio.create_task(slow.read_on())
            assert sorted(waits)[len(waits) * 9 // 10] < 1.5, "a move, its answer and its way to the other seat"
            assert reading is not None, "cut off while the game went on"
            messages, code = await reading
            assert code == SLOW
            known = max(message["entry"]["ply"] for message in messages if "entry" in message)
            assert 0 < known < plies
            await slow.come(table, f"since={known}")
            assert [entry["ply"] for entry in slow.welcome["log"]] == list(range(known + 1, plies + 1))
            await slow.hang_up()
            assert "wreckfish_slow_readers_total 1.0" in (await people[0].http.get("/metrics")).text

    with ServerProcess(tmp_path, limits="off", outbox="4") as server:
        asyncio.run(game(server))
        assert "Traceback" not in server.log.read_text()


def test_a_player_whose_line_breaks_is_noticed_at_once(shared_server: ServerProcess) -> None:
    async def game() -> None:
        async with AsyncExitStack() as stack:
            people = await come_in(stack, shared_server, 2)
            table = await new_table(people[0], people[1:])
            place = await people[1].sit_down(table)
            assert await here(people[0], table, 1)
            place.socket.transport.abort()
            await place.socket.wait_closed()
            await until_away(people[0], table, 1, 5)
            await people[1].sit_down(table)
            assert await here(people[0], table, 1)

    asyncio.run(game())


@pytest.mark.slow
def test_a_player_who_vanishes_without_a_word_is_noticed_by_the_heartbeat(tmp_path: Path) -> None:
    """No close, no reset, and no answer to pings: a ping after a while, and as long again for its answer."""

    async def game(server: ServerProcess) -> None:
        async with AsyncExitStack() as stack:
            people = await come_in(stack, server, 2)
            table = await new_table(people[0], people[1:])
            host, _, port = server.address.removeprefix("http://").partition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(handshake(f"/api/tables/{table}/socket", people[1].cookie))
            assert b"101" in await reader.readline()
            while not await here(people[0], table, 1):
                await asyncio.sleep(0.05)
            assert await until_away(people[0], table, 1, 30) > 1
            writer.transport.abort()
            await asyncio.sleep(0.05)

    with ServerProcess(tmp_path, limits="off", heartbeat_seconds="1.5") as server:
        asyncio.run(game(server))


def handshake(path: str, cookie: str) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
