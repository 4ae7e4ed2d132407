"""What ends a session ends it everywhere: each socket and each request that waits, in every process, within seconds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from harness import Place, ServerProcess, Visitor
from two_servers import also_at, new_database, two_servers
from websockets.asyncio.client import connect

from wreckfish.cli.ban import command
from wreckfish.core.values import WreckfishError

PASSWORD = "a fish called wreck"
ENDED = 4001


class Member(Visitor):
    """A visitor with an account and a token."""

    token = ""
    token_id = ""

    async def join(self, login: str) -> None:
        await self.post("/api/accounts", login=login, password=PASSWORD)
        made = await self.post("/api/me/tokens", label="bot")
        self.token, self.token_id = made["token"], made["id"]

    @asynccontextmanager
    async def bot_at(self, address: str, table: str) -> AsyncIterator[Place]:
        """The member's bot at a table, known by its token."""
        where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(where, additional_headers={"Authorization": f"Bearer {self.token}"}) as socket:
            place = Place(socket)
            assert (await place.next())["you"] == self.id
            yield place


async def change_password(member: Member) -> None:
    answer = await member.http.put("/api/me/password", json={"old": PASSWORD, "new": PASSWORD + "!"})
    assert answer.is_success, answer.text


async def log_out_everywhere(member: Member) -> None:
    assert (await member.http.delete("/api/sessions")).is_success


async def drop_token(member: Member) -> None:
    assert (await member.http.delete(f"/api/me/tokens/{member.token_id}")).is_success


async def delete_account(member: Member) -> None:
    body = json.dumps({"password": PASSWORD})
    headers = {"Content-Type": "application/json"}
    assert (await member.http.request("DELETE", "/api/me", content=body, headers=headers)).is_success


def ban(db: str) -> Callable[[Member], Awaitable[None]]:
    async def banned(member: Member) -> None:
        run = await asyncio.to_thread(CliRunner().invoke, command, [member.id, "--db", db])
        assert "shut out" in run.output, run.output

    return banned


async def closed(place: Place) -> int | None:
    """The code with which a socket ends."""
    async with asyncio.timeout(12):
        await place.socket.wait_closed()
    return place.socket.close_code


async def still_open(place: Place) -> bool:
    return bool((await place.ask("ping"))["type"] == "pong")


async def ends_everywhere(addresses: list[str], db: str, what: str) -> None:
    """A member's browser and bot at each address, and another person's; then something ends at the first address."""
    ways: dict[str, Callable[[Member], Awaitable[Any]]] = {
        "password": change_password,
        "everywhere": log_out_everywhere,
        "token": drop_token,
        "deletion": delete_account,
        "ban": ban(db),
    }
    cookies_end, tokens_end = ENDINGS[what]
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Member(addresses[0], "Ada"))
        ben = await stack.enter_async_context(Visitor(addresses[0], "Ben"))
        await ada.join(f"ada{ada.id}")
        table = (await ben.post("/api/tables", game="carcass", seats=2))["id"]
        bearer = {"Authorization": f"Bearer {ada.token}"}
        browsers: list[Place] = []
        others: list[Place] = []
        bots, waits = [], []
        for address in addresses:
            for person, places in ((ada, browsers), (ben, others)):
                there = await stack.enter_async_context(also_at(person, address))
                places.append(await there.sit_down(table))
            bots.append(await stack.enter_async_context(ada.bot_at(address, table)))
            waits.append(asyncio.create_task(ada.http.get(f"{address}/api/me/turns?wait=30", headers=bearer)))
        cookie = {"Cookie": ada.cookie}
        await asyncio.sleep(0.2)
        await ways[what](ada)
        for place, ends in [(one, cookies_end) for one in browsers] + [(one, tokens_end) for one in bots]:
            assert await closed(place) == ENDED if ends else await still_open(place)
        for wait in waits:
            if tokens_end:
                assert (await asyncio.wait_for(wait, 12)).status_code == 401
            wait.cancel()
        for address, other in zip(addresses, others, strict=True):
            assert await still_open(other), "nobody else is cut off"
            async with httpx.AsyncClient(base_url=address, timeout=60) as old:
                assert (await old.get("/api/me", headers=cookie)).status_code == (401 if cookies_end else 200)
                assert (await old.get("/api/me", headers=bearer)).status_code == (401 if tokens_end else 200)


ENDINGS = {  # whether cookies end, whether tokens do
    "password": (True, False),
    "everywhere": (True, False),
    "token": (False, True),
    "deletion": (True, True),
    "ban": (True, True),
}


@pytest.mark.seconds
@pytest.mark.parametrize("what", sorted(ENDINGS))
def test_what_ends_a_session_closes_its_sockets(shared_server: ServerProcess, what: str) -> None:
    db = f"sqlite:///{shared_server.folder / 'wreckfish.db'}"
    asyncio.run(ends_everywhere([shared_server.address], db, what))


@pytest.mark.slow
def test_in_other_processes_too(postgres_server: str, tmp_path: Path) -> None:
    db = new_database(postgres_server)

    async def all_of_them(addresses: list[str]) -> None:
        for what in ENDINGS:
            await ends_everywhere(addresses, db, what)

    with two_servers(tmp_path, db) as (first, second):
        asyncio.run(all_of_them([first.address, second.address]))


def test_a_banned_account_stays_out_until_it_is_let_in_again(shared_server: ServerProcess) -> None:
    db = f"sqlite:///{shared_server.folder / 'wreckfish.db'}"

    async def story() -> None:
        async with (
            Member(shared_server.address, "Ada") as ada,
            httpx.AsyncClient(base_url=shared_server.address, timeout=60) as new,
        ):
            await ada.join("shut.out")
            await ban(db)(ada)
            body = {"login": "shut.out", "password": PASSWORD}
            assert (await new.post("/api/session", json=body)).json()["code"] == "refuse-log-in"
            run = await asyncio.to_thread(CliRunner().invoke, command, ["Shut.Out", "--lift", "--db", db])
            body["password"] = run.output.split()[-1]
            assert (await new.post("/api/session", json=body)).json()["id"] == ada.id

    asyncio.run(story())
    for who in ("nobody", "0" * 16):
        with pytest.raises(WreckfishError, match="There is no"):
            command.main([who, "--db", db], standalone_mode=False)
