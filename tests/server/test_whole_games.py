"""Whole games by clients that know only what the server tells them."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest
from harness import Place, ServerProcess, Visitor, new_table


async def play_socket(place: Place, luck: random.Random) -> Any:
    """Play until the end over a socket; the last position."""
    message = place.welcome
    while True:
        position = message.get("position")
        if position is not None:
            if position["outcome"] is not None:
                return position
            if position["seat"] in position["to_act"]:
                choice = luck.choice(position["legal"])
                await place.send("move", move=choice["move"], ply=position["ply"])
        message = await place.next()
        assert message["type"] != "refused", message


async def play_rest(person: Visitor, table: str, luck: random.Random) -> Any:
    """Play until the end by long polling; the last position."""
    since: int | None = None
    while True:
        wait: dict[str, int] = {} if since is None else {"since": since, "wait": 20}
        position = (await person.get(f"/api/tables/{table}/look", **wait))["position"]
        if position["outcome"] is not None:
            return position
        if position["seat"] in position["to_act"]:
            choice = luck.choice(position["legal"])
            since = (await person.post(f"/api/tables/{table}/move", move=choice["text"], ply=position["ply"]))[
                "ply"
            ] - 1
        else:
            since = position["ply"]


async def people(stack: AsyncExitStack, server: ServerProcess, count: int) -> list[Visitor]:
    return [await stack.enter_async_context(Visitor(server.address, f"Player {n}")) for n in range(count)]


@pytest.mark.seconds
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("how", ["socket", "rest"])
def test_a_whole_game(shared_server: ServerProcess, seats: int, how: str) -> None:
    async def game() -> None:
        async with AsyncExitStack() as stack:
            players = await people(stack, shared_server, seats)
            table = await new_table(players[0], players[1:])
            luck = random.Random(seats)
            if how == "socket":
                places = [await player.sit_down(table) for player in players]
                ends = await asyncio.gather(*(play_socket(place, luck) for place in places))
            else:
                ends = await asyncio.gather(*(play_rest(player, table, luck) for player in players))
            assert len({json.dumps(end["outcome"]) for end in ends}) == 1
            info = await players[0].get(f"/api/tables/{table}")
            assert info["state"] == "over"
            assert (await players[0].get(f"/api/tables/{table}/verify"))["sound"] is True

    asyncio.run(game())
