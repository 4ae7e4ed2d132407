"""What server tests share: real server processes, and clients that know nothing of the server's code."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

READY = re.compile(r"Wreckfish is at (http://\S+)/")


class ServerProcess:
    """`wreckfish serve` as a host runs it. Killed and started again, it keeps its port and its data."""

    def __init__(self, folder: Path, db: str | None = None, **settings: str) -> None:
        self.folder = folder
        self.port = 0
        self.address = ""
        self.log = folder / "server.log"
        self.environment = os.environ | {"WRECKFISH_DATA": str(folder), "PYTHONUNBUFFERED": "1"}
        self.environment |= {f"WRECKFISH_{name.upper()}": value for name, value in settings.items()}
        if db is not None:
            self.environment["WRECKFISH_DB"] = db
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        """Start, and wait until it is ready."""
        command = [sys.executable, "-m", "wreckfish", "serve", "--port", str(self.port)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, env=self.environment, text=True, start_new_session=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = READY.search(line)
        assert found, f"the server did not start: {line}{self.log.read_text()}"
        self.address = found[1]
        self.port = int(self.address.rpartition(":")[2])
        return self

    def kill(self) -> None:
        """`kill -9`, bots and all."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.close_pipe()

    def stop(self) -> int:
        """Ask it to stop, as systemd or Docker would; its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        code = self.process.wait(timeout=20)
        self.close_pipe()
        return code

    def close_pipe(self) -> None:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process is not None:
            if self.process.poll() is None:
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.close_pipe()


class Visitor:
    """A visitor with a browser: a cookie, requests, sockets."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.id = ""
        self.http = httpx.AsyncClient(base_url=address, timeout=40)
        self.places: list[Place] = []

    async def __aenter__(self) -> Self:
        self.id = (await self.post("/api/me", name=self.name))["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        for place in self.places:
            await place.close()
        await self.http.aclose()

    async def post(self, path: str, **body: Any) -> Any:
        """Ask for something that must work."""
        answer = await self.http.post(path, json=body)
        assert answer.is_success, f"{path} {body}: {answer.status_code} {answer.text}"
        return answer.json()

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Ask for something that must be refused: the status and the code."""
        answer = await self.http.post(path, json=body)
        assert answer.is_client_error, f"{path} {body}: {answer.status_code} {answer.text}"
        assert answer.json()["sentence"]
        return answer.status_code, answer.json()["code"]

    @property
    def cookie(self) -> str:
        return f"wreckfish={self.http.cookies['wreckfish']}"

    async def sit_down(self, table: str, **query: Any) -> Place:
        """Open a socket at a table."""
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        words = "&".join(f"{name}={value}" for name, value in query.items())
        socket = await connect(
            f"{address}/api/tables/{table}/socket?{words}",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=2**24,
        )
        place = Place(socket)
        self.places.append(place)
        place.welcome = await place.next()
        return place


class Place:
    """An open socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: Any = None
        self.number = 0

    async def next(self) -> Any:
        async with asyncio.timeout(30):
            return json.loads(await self.socket.recv())

    async def ask(self, do: str, **body: Any) -> Any:
        """Ask for something and wait for the answer; what comes in between is dropped."""
        number = await self.send(do, **body)
        while True:
            message = await self.next()
            if message.get("id") == number:
                return message

    async def send(self, do: str, **body: Any) -> int:
        self.number += 1
        await self.socket.send(json.dumps({"do": do, "id": self.number, **body}))
        return self.number

    async def close(self) -> None:
        await self.socket.close()


async def new_table(host: Visitor, others: list[Visitor], bots: int = 0, start: bool = True, **settings: Any) -> str:
    """A table at which the host and the others sit, the rest are bots, and the game has started."""
    people = [host, *others]
    body = {"game": "carcass", "seats": len(people) + bots, **settings}
    table: str = (await host.post("/api/tables", **body))["id"]
    for seat, person in enumerate(people):
        await person.post(f"/api/tables/{table}/sit", seat=seat)
    for seat in range(len(people), len(people) + bots):
        await host.post(f"/api/tables/{table}/bot", seat=seat, bot="random")
    if start:
        await host.post(f"/api/tables/{table}/start")
    return table
