"""`wreckfish bot` and the contest's example at a real server: whole games, and a sentence for whatever goes wrong."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from harness import ServerProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "contest-bot" / "bot.py"


class Guest:
    """A visitor with a browser and a token for bots."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=40)
        self.post("/api/me", name="Ottoline")
        self.token: str = self.post("/api/me/tokens", label="bot")["token"]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, game: str, seats: int = 2) -> str:
        """A table with one free seat, the others played by a bot."""
        table: str = self.post("/api/tables", game=game, seats=seats)["id"]
        for seat in range(1, seats):
            self.post(f"/api/tables/{table}/bot", seat=seat, bot="casual")
        return table

    def state(self, table: str) -> Any:
        return self.http.get(f"/api/tables/{table}").json()

    def start_when_full(self, table: str) -> None:
        for _ in range(600):
            if self.state(table)["seats"][0]["person"] is not None:
                break
            time.sleep(0.1)
        self.post(f"/api/tables/{table}/start")


@pytest.fixture
def guest(shared_server: ServerProcess) -> Iterator[Guest]:
    with Guest(shared_server.address) as found:
        yield found


def bot(address: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "wreckfish", "bot", "--server", address, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    try:
        out, err = process.communicate(timeout=240)
    finally:
        process.kill()
    return process.returncode, out, err


@pytest.mark.slow
@pytest.mark.parametrize("game", ["carcass", "dolores"])
def test_it_takes_a_seat_and_plays_to_the_end(shared_server: ServerProcess, guest: Guest, game: str) -> None:
    table = guest.table(game)
    playing = bot(shared_server.address, "--token", guest.token, "--table", table)
    guest.start_when_full(table)
    code, out, err = ended(playing)
    assert (code, err) == (0, f"Sitting at the table {table}, seat 1.\n")
    assert out.count("points, place") == 2
    assert guest.state(table)["state"] == "over"


@pytest.mark.slow
def test_it_comes_back_after_the_server_was_gone(server: ServerProcess) -> None:
    with Guest(server.address) as guest:
        table = guest.table("carcass")
        playing = bot(server.address, "--token", guest.token, "--table", table, "--level", "sound")
        guest.start_when_full(table)
    server.kill()
    time.sleep(2)
    server.start()
    code, out, err = ended(playing)
    assert code == 0, err
    assert out.count("points, place") == 2


@pytest.mark.slow
def test_the_example_for_contests_plays_a_whole_game(shared_server: ServerProcess, guest: Guest) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60
    table = guest.table("carcass")
    command = [sys.executable, str(EXAMPLE), shared_server.address, guest.token, table]
    playing = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    guest.start_when_full(table)
    code, out, _ = ended(playing)
    assert code == 0
    assert "'place': 1" in out


@pytest.mark.seconds
def test_whatever_is_wrong_gets_one_sentence(shared_server: ServerProcess, guest: Guest) -> None:
    table = guest.table("carcass")
    guest.post(f"/api/tables/{table}/bot", seat=0, bot="casual")
    address = shared_server.address
    for server, arguments, words in (
        (address, ["--token", "nonsense"], "This token is not valid"),
        (address, ["--token", guest.token, "--level", "kraken"], "There is no bot “kraken”. Installed: casual, greedy"),
        (address, ["--token", guest.token, "--table", table], f"The table {table} has no free seat"),
        (address, ["--token", guest.token, "--table", "zzzz"], "There is no table with that code"),
        (address, ["--token", guest.token, "--game", "kraken"], "There is no game “kraken”"),
        ("127.0.0.1", ["--token", guest.token], "is not the address of a server"),
    ):
        code, out, err = ended(bot(server, *arguments))
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
        assert words in err


def test_a_bot_is_told_only_of_its_own_seat(shared_server: ServerProcess, guest: Guest) -> None:
    """Every request redeals the hidden things, and no one may ask for another's seat."""
    table = guest.table("wrecked", 2)
    guest.post(f"/api/tables/{table}/sit", seat=0)
    guest.post(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}/bot-position"
    first, second = (guest.http.get(path).json() for _ in range(2))
    assert (first["seat"], first["game"], first["seats"]) == (0, "wrecked", 2)
    assert first["position"]["luck"] != second["position"]["luck"]
    assert guest.http.get(path, params={"seat": 1}).json()["code"] == "refuse-other-seat"
    with Guest(shared_server.address) as other:
        assert other.http.get(path).json()["code"] == "refuse-not-seated"
    assert httpx.get(shared_server.address + path, timeout=60).status_code == 401
