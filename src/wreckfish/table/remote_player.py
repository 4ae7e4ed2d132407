"""A bot on a remote server: it sits down with a token, waits for its turns and plays over HTTP.

The server sends positions in which everything that the seat cannot know is drawn again, so the bot may search in them
as it does locally. It retries lost connections; if the server refuses something, it stops with the server's sentence.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from wreckfish import version
from wreckfish.bots.bot import Bot, let_speak
from wreckfish.core.chance import from_seed
from wreckfish.core.game import Game
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import new_seed
from wreckfish.core.snapshot import restore
from wreckfish.core.values import WreckfishError, shown
from wreckfish.table.matches import stored_match

PATIENCE = 40.0  # seconds for an answer
WAIT = 20  # seconds that the server may hold a long poll
WAIT_AT_ONE_TABLE = 2  # short, as the end of a game does not end a poll
BUSY = (429, 502, 503, 504)
Tell = Callable[[str], None]
Maker = Callable[[Game], Bot]


class ServerConnection:
    """Requests on behalf of a person, repeated until there is an answer: a move with a key is played only once."""

    def __init__(self, address: str, token: str, tell: Tell) -> None:
        if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).netloc:
            raise WreckfishError(
                f"“{shown(address)}” is not the address of a server; one starts with http:// or https://."
            )
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Accept": "application/json"}
        self.tell = tell
        self.down = False

    def ask(self, path: str, **body: Any) -> Any:
        """The server's answer; None if a move came too late."""
        data = json.dumps(body).encode() if body else None
        headers = self.headers | ({"Content-Type": "application/json"} if body else {})
        while True:
            try:
                request = Request(self.address + path, data=data, headers=headers)
                with urlopen(request, timeout=PATIENCE) as answer:
                    found = json.load(answer)
            except HTTPError as problem:
                if problem.code not in BUSY:
                    return refused(problem)
                time.sleep(float(problem.headers.get("Retry-After") or 1))
                problem.close()
            except (URLError, OSError, HTTPException, ValueError):
                if not self.down:
                    self.tell(f"No connection to {self.address}; trying again.")
                self.down = True
                time.sleep(1)
            else:
                if self.down:
                    self.tell("The connection is back.")
                self.down = False
                return found


def refused(problem: HTTPError) -> None:
    """Stop with the server's sentence, unless it only says that a move came too late."""
    with problem:
        try:
            said = json.load(problem)
            code, sentence = said["code"], said["sentence"]
        except (ValueError, KeyError, TypeError):
            code, sentence = "", f"That is not a Wreckfish server: it answers {problem.code}."
    if code != "refuse-stale":
        raise WreckfishError(shown(sentence, 300))


class RemotePlayer:
    """A person's bot, at all tables where that person sits."""

    def __init__(self, line: ServerConnection, make: Maker) -> None:
        self.line = line
        self.make = make
        self.me: str = line.ask("/api/me")["id"]
        self.luck = from_seed(new_seed())
        self.bots: dict[str, Bot] = {}

    def sit(self, table: str) -> None:
        """Take a free seat at a table, unless we sit there already."""
        info = self.line.ask(f"/api/tables/{quote(table)}")
        if any(seat["person"] == self.me for seat in info["seats"]):
            return
        free = free_seats(info)
        if info["state"] != "waiting" or not free:
            raise WreckfishError(f"The table {table} has no free seat.")
        self.line.ask(f"/api/tables/{quote(table)}/sit", seat=free[0])
        self.line.tell(f"Sitting at the table {table}, seat {free[0] + 1}.")

    def find_table(self, game: str) -> str:
        """An open table of a game with a free seat; waits until there is one."""
        find_game(game)
        told = False
        while True:
            for info in self.line.ask(f"/api/tables?which=waiting&game={quote(game)}")["tables"]:
                if free_seats(info) or any(seat["person"] == self.me for seat in info["seats"]):
                    return str(info["id"])
            if not told:
                self.line.tell(f"No table of {game} has a free seat; waiting for one.")
            told = True
            time.sleep(2)

    def play(self, table: str | None) -> dict[str, Any] | None:
        """Play at one table until the game is over and return its outcome; without a table, play at all, forever."""
        wait = WAIT if table is None else WAIT_AT_ONE_TABLE
        while True:
            for turn in self.line.ask(f"/api/me/turns?wait={wait}")["turns"]:
                if table is None or turn["table"] == table:
                    self.take(turn)
            if table is not None:
                info = self.line.ask(f"/api/tables/{quote(table)}")
                if info["state"] == "over":
                    outcome: dict[str, Any] = info["outcome"]
                    return outcome

    def take(self, turn: dict[str, Any]) -> None:
        """Take one turn: say something first, in games with talk."""
        seat = turn["seat"]
        path = f"/api/tables/{turn['table']}"
        world = self.line.ask(f"{path}/bot-position?seat={seat}")
        if world["wreckfish"] != version():
            raise WreckfishError(f"The server runs Wreckfish {shown(world['wreckfish'])}, this is {version()}.")
        match = stored_match(world["game"], world["seats"], world["options"])
        state = restore(world["position"], match.table)
        if not state.owes(seat):
            return
        bot = self.bots.setdefault(world["game"], self.make(match.game))
        said = let_speak(state, {seat: bot}, self.luck)
        move = said[0][1] if said else bot.decide(state, seat, self.luck)
        ply = world["ply"]
        self.line.ask(f"{path}/move", move=match.codec.text(move), seat=seat, ply=ply, key=f"{seat}-{ply}")


def free_seats(info: dict[str, Any]) -> list[int]:
    return [seat["seat"] for seat in info["seats"] if seat["person"] is None and seat["bot"] is None]
