"""What server tests share: real server processes, and clients that know nothing of the server's code."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import re
import signal
import ssl
import subprocess
import sys
from multiprocessing.reduction import DupFd
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

READY = re.compile(r"Wreckfish is at (http://\S+)/")
CERTIFICATES = ssl.create_default_context()  # read once; httpx would read them for each client
# A server loads for most of a second before it starts. This process has loaded it once; tests fork servers from it.
LOADED = multiprocessing.get_context("forkserver") if sys.platform == "linux" else None
if LOADED is not None:
    OURS = ["wreckfish.cli.serve", "wreckfish.server.run", "wreckfish.server.app", "wreckfish.server.db.migrate"]
    LATER = ["alembic.command", "aiosqlite", "anyio._backends._asyncio", "litestar.middleware.response_cache"]
    LOADED.set_forkserver_preload([*OURS, *LATER, "litestar.exceptions.responses._debug_response"])


def run_forked(arguments: list[str], environment: dict[str, str], log: Path, output: Any) -> None:
    """In the fork: become what `python -m wreckfish` would be in that environment."""
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    sys.stdout, sys.stderr = os.fdopen(output.detach(), "w"), log.open("a", buffering=1)
    os.dup2(sys.stdout.fileno(), 1)
    os.dup2(sys.stderr.fileno(), 2)
    sys.argv = ["wreckfish", *arguments]

    from wreckfish.cli.main import main

    sys.exit(main())


class ForkedServer:
    """A fork, with the part of `Popen` that tests use."""

    def __init__(self, arguments: list[str], environment: dict[str, str], log: Path) -> None:
        assert LOADED is not None
        read, write = os.pipe()
        self.stdout = os.fdopen(read)
        self.process = LOADED.Process(target=run_forked, args=(arguments, environment, log, DupFd(write)))
        self.process.start()
        multiprocessing.process._children.discard(self.process)  # type: ignore[attr-defined]  # not one of a test's own
        os.close(write)
        assert self.process.pid is not None
        self.pid = self.process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired("wreckfish serve", timeout or 0)
        return self.process.exitcode

    def terminate(self) -> None:
        self.process.terminate()

    def send_signal(self, sign: int) -> None:
        os.kill(self.pid, sign)


class ServerProcess:
    """`wreckfish serve` as a host runs it. Killed and started again, it keeps its port and its data."""

    forks = False  # whether servers are forks of one process, where they can be; benchmarks measure real ones

    def __init__(self, folder: Path, db: str | None = None, **settings: str) -> None:
        self.folder = folder
        self.port = 0
        self.address = ""
        self.log = folder / "server.log"
        self.environment = os.environ | {"WRECKFISH_DATA": str(folder), "PYTHONUNBUFFERED": "1"}
        self.environment |= {f"WRECKFISH_{name.upper()}": value for name, value in settings.items()}
        if db is not None:
            self.environment["WRECKFISH_DB"] = db
        self.process: subprocess.Popen[str] | ForkedServer | None = None

    def start(self) -> Self:
        """Start, and wait until it is ready."""
        arguments = ["serve", "--port", str(self.port)]
        if self.forks and LOADED is not None and self.environment.get("PYTHONPATH") == os.environ.get("PYTHONPATH"):
            self.process = ForkedServer(arguments, self.environment, self.log)
        else:
            self.process = self.begin([sys.executable, "-m", "wreckfish", *arguments])
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = READY.search(line)
        assert found, f"the server did not start: {line}{self.log.read_text()}"
        self.address = found[1]
        self.port = int(self.address.rpartition(":")[2])
        return self

    def begin(self, command: list[str]) -> subprocess.Popen[str]:
        with self.log.open("a") as log:
            return subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, env=self.environment, text=True, start_new_session=True
            )

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
        self.http = httpx.AsyncClient(base_url=address, timeout=40, verify=CERTIFICATES)
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
