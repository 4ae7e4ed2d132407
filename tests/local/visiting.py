"""A page at the host of its device, without a browser: calls go in and out as JSON, and the bots think in between."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from wreckfish.local.device import Device
from wreckfish.local.thinking import Thinker


class Page:
    """A page with its device, its second worker, and what it has kept and received."""

    def __init__(self, store: dict[str, str] | None = None, language: str = "en") -> None:
        self.store: dict[str, str] = {} if store is None else store
        self.language = language
        self.device = Device(self.store)
        self.thinker = Thinker()
        self.heard: dict[int, list[dict[str, Any]]] = {}
        self.closed: dict[int, int] = {}
        self.jobs: list[dict[str, Any]] = []
        self.thinks = True  # False: what bots are asked waits in `jobs`

    def call(self, **call: Any) -> dict[str, Any]:
        """One call; what it wants done is done, the bots' thinking too."""
        done: dict[str, Any] = json.loads(self.device.handle(json.dumps(call)))
        for key, text in done["keep"].items():
            self.store.pop(key, None)
            if text is not None:
                self.store[key] = text
        for socket, text in done["send"]:
            self.heard.setdefault(socket, []).append(json.loads(text))
        self.closed.update(done["close"])
        self.jobs += done["think"]
        if self.thinks:
            self.think()
        return done

    def think(self) -> None:
        while self.jobs:
            job = self.jobs.pop(0)
            self.call(call="thought", job=job["job"], result=self.thinker.work(json.dumps(job)))

    def ask(self, method: str, path: str, body: Any = None, **query: str) -> tuple[int, str]:
        text = None if body is None else json.dumps(body)
        query = {"lang": self.language, **query}
        answer = self.call(call="request", method=method, path=path, query=query, body=text)["answer"]
        return answer["status"], answer["text"]

    def get(self, path: str, **query: str) -> Any:
        status, text = self.ask("GET", path, **query)
        assert status == 200, text
        return json.loads(text)

    def post(self, path: str, body: Any = None) -> Any:
        status, text = self.ask("POST", path, {} if body is None else body)
        assert status == 200, text
        return json.loads(text)

    def come_in(self) -> None:
        self.post("/me", {"name": "Ada", "language": self.language})

    def new_game(self, game: str, seats: int, bot: str | None, **more: Any) -> str:
        """A table that has begun: against bots, or with all seats one's own."""
        self.come_in()
        table: str = self.post("/tables", {"game": game, "seats": seats, "hot_seat": bot is None, **more})["id"]
        self.post(f"/tables/{table}/sit", {"seat": 0})
        for seat in range(1, seats):
            if bot is None:
                self.post(f"/tables/{table}/sit", {"seat": seat, "name": f"Player {seat + 1}"})
            else:
                self.post(f"/tables/{table}/bot", {"seat": seat, "bot": bot})
        self.post(f"/tables/{table}/start")
        return table

    def open(self, socket: int, table: str, **query: str) -> dict[str, Any]:
        """The welcome of a socket."""
        self.heard[socket] = []
        self.call(call="open", socket=socket, table=table, query={"lang": self.language, **query})
        return self.heard[socket][0]

    def say(self, socket: int, **ask: Any) -> list[dict[str, Any]]:
        """What a socket hears after a message."""
        before = len(self.heard[socket])
        self.call(call="hear", socket=socket, text=json.dumps(ask))
        return self.heard[socket][before:]


def position_of(page: Page, sockets: dict[int, int]) -> tuple[int, dict[str, Any]]:
    """A socket whose seat is asked, and its position; the position of any when the game is over."""
    for socket in sockets:
        last = next(each for each in reversed(page.heard[socket]) if each.get("position"))
        if last["position"]["legal"] or last["position"]["outcome"]:
            return socket, last["position"]
    raise AssertionError("no one is asked")


def play_on(page: Page, table: str, mine: list[int], luck: Random, after: Callable[[int], None] | None = None) -> None:
    """Play a table to its end with random answers at one's own seats."""
    sockets = {100 + seat: seat for seat in mine}
    for socket, seat in sockets.items():
        page.open(socket, table, seat=str(seat))
    for count in range(20_000):
        socket, position = position_of(page, sockets)
        if position["outcome"]:
            return
        move = luck.choice(position["legal"])["text"]
        heard = page.say(
            socket, do="move", move=move, seat=sockets[socket], ply=position["ply"], key=str(count), id=count
        )
        assert any(each["type"] == "done" and each["id"] == count for each in heard), heard
        if after is not None:
            after(count)
