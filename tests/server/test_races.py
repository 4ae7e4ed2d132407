"""Many ask for the same thing at the same moment: exactly one gets it, the others are told why not."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest
from harness import ServerProcess, Visitor, new_table
from two_servers import also_at, new_database, two_servers

MANY = 8
ROUNDS = 10


@pytest.fixture(scope="module", params=["one server", "two processes"])
def addresses(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """One server on SQLite; or two on one PostgreSQL, and everybody goes to one or the other."""
    if request.param == "one server":
        server: ServerProcess = request.getfixturevalue("shared_server")
        yield [server.address]
        return
    db = new_database(request.getfixturevalue("postgres_server"))
    with two_servers(tmp_path_factory.mktemp("races"), db, rest_seconds="0") as pair:
        yield [server.address for server in pair]


class Crowd:
    """The same people at every address."""

    def __init__(self, stack: AsyncExitStack, addresses: list[str]) -> None:
        self.stack = stack
        self.addresses = addresses

    async def person(self, name: str) -> list[Visitor]:
        """A visitor, once for each address."""
        first = await self.stack.enter_async_context(Visitor(self.addresses[0], name))
        others = [await self.stack.enter_async_context(also_at(first, address)) for address in self.addresses[1:]]
        return [first, *others]

    async def people(self, count: int) -> list[list[Visitor]]:
        return [await self.person(f"Player {number}") for number in range(count)]


def race(addresses: list[str], test: Callable[[Crowd], Awaitable[None]]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            await test(Crowd(stack, addresses))

    asyncio.run(run())


async def post(person: Visitor, path: str, **body: Any) -> tuple[int, Any]:
    answer = await person.http.post(path, json=body)
    return answer.status_code, answer.json()


async def position(person: Visitor, table: str) -> Any:
    return (await person.get(f"/api/tables/{table}/look"))["position"]


async def seen_by_all(people: list[Visitor], table: str, ply: int) -> list[Any]:
    """The position, once every process knows the ply."""
    looks = [person.get(f"/api/tables/{table}/look", since=ply - 1, wait=20) for person in people]
    found = [look["position"] for look in await asyncio.gather(*looks)]
    assert [one["ply"] for one in found] == [ply] * len(people)
    return found


def one_winner(answers: list[Any]) -> int:
    """The ply of the one move that was played; all others were refused as stale or by a rule."""
    won = [answer for answer in answers if answer["type"] == "done"]
    assert len(won) == 1, answers
    for answer in answers:
        if answer["type"] == "refused":
            assert answer["code"] == "refuse-stale" or answer["rule"], answer
            assert answer["sentence"]
    return int(won[0]["ply"])


@pytest.mark.seconds
@pytest.mark.parametrize("moves", ["the same move", "different moves"])
def test_eight_sockets_of_one_seat(addresses: list[str], moves: str) -> None:
    async def test(crowd: Crowd) -> None:
        people = await crowd.people(2)
        table = await new_table(people[0][0], [people[1][0]])
        places = [[await here[number % len(here)].sit_down(table) for number in range(MANY)] for here in people]
        luck = Random(4)
        for _ in range(ROUNDS):
            now = await position(people[0][0], table)
            if now["outcome"] is not None:
                return
            seat, ply = now["to_act"][0], now["ply"]
            legal = (await position(people[seat][0], table))["legal"]
            first = luck.choice(legal)
            chosen = [first if moves == "the same move" else luck.choice(legal) for _ in range(MANY)]
            answers = await asyncio.gather(
                *(
                    place.ask("move", move=choice["move"], ply=ply)
                    for place, choice in zip(places[seat], chosen, strict=True)
                )
            )
            assert one_winner(answers) == ply + 1
            await seen_by_all(people[0] + people[1], table, ply + 1)

    race(addresses, test)


@pytest.mark.seconds
def test_eight_people_at_four_seats_and_none(addresses: list[str]) -> None:
    """Each seat from two sockets, all with the move of the seat whose turn it is; and strangers."""

    async def test(crowd: Crowd) -> None:
        people = await crowd.people(5)
        table = await new_table(people[0][0], [here[0] for here in people[1:4]])
        places = [(n, await people[n][m % len(people[n])].sit_down(table)) for n in range(5) for m in range(2)]
        for _ in range(ROUNDS):
            now = await position(people[0][0], table)
            if now["outcome"] is not None:
                return
            seat, ply = now["to_act"][0], now["ply"]
            legal = (await position(people[seat][0], table))["legal"]
            asked = [place.ask("move", move=legal[0]["move"], ply=ply) for _, place in places]
            answers = list(zip([n for n, _ in places], await asyncio.gather(*asked), strict=True))
            strangers = [answer for n, answer in answers if n == 4]
            assert [answer["code"] for answer in strangers] == ["refuse-not-seated"] * 2
            # The next player may find the same words legal once the first move is played: that is another move.
            seated = [answer for n, answer in answers if n == seat]
            assert one_winner(seated) == ply + 1
            later = [answer for n, answer in answers if n not in (seat, 4) and answer["type"] == "done"]
            last = max([ply + 1, *(answer["ply"] for answer in later)])
            assert sorted(answer["ply"] for answer in later) == list(range(ply + 2, last + 1))
            await seen_by_all([visitor for here in people[:4] for visitor in here], table, last)
            log = (await people[0][0].get(f"/api/tables/{table}/log", words=False))["log"]
            assert [entry["ply"] for entry in log] == list(range(1, last + 1))

    race(addresses, test)


@pytest.mark.seconds
@pytest.mark.parametrize("moves", ["the same move", "different moves"])
def test_eight_requests_of_one_seat(addresses: list[str], moves: str) -> None:
    async def test(crowd: Crowd) -> None:
        people = await crowd.people(2)
        table = await new_table(people[0][0], [people[1][0]])
        luck = Random(5)
        for _ in range(ROUNDS):
            now = await position(people[0][0], table)
            if now["outcome"] is not None:
                return
            seat, ply = now["to_act"][0], now["ply"]
            here = people[seat]
            legal = (await position(here[0], table))["legal"]
            first = luck.choice(legal)
            chosen = [first if moves == "the same move" else luck.choice(legal) for _ in range(MANY)]
            answers = await asyncio.gather(
                *(
                    post(here[n % len(here)], f"/api/tables/{table}/move", move=choice["move"], ply=ply)
                    for n, choice in enumerate(chosen)
                )
            )
            assert Counter(status for status, _ in answers)[200] == 1, answers
            for status, answer in answers:
                assert status in (200, 409, 422)
                assert status != 409 or answer["code"] == "refuse-stale"
                assert status != 422 or answer["rule"]
            await seen_by_all(people[0] + people[1], table, ply + 1)

    race(addresses, test)


@pytest.mark.seconds
def test_the_same_key_eight_times_is_one_move_and_eight_times_its_answer(addresses: list[str]) -> None:
    async def test(crowd: Crowd) -> None:
        people = await crowd.people(2)
        table = await new_table(people[0][0], [people[1][0]])
        for number in range(ROUNDS):
            now = await position(people[0][0], table)
            if now["outcome"] is not None:
                return
            seat, ply = now["to_act"][0], now["ply"]
            here = people[seat]
            move = (await position(here[0], table))["legal"][0]["move"]
            body = {"move": move, "ply": ply, "key": f"k{number}"}
            answers = await asyncio.gather(
                *(post(here[n % len(here)], f"/api/tables/{table}/move", **body) for n in range(MANY))
            )
            assert {(status, answer["ply"]) for status, answer in answers} == {(200, ply + 1)}
            await seen_by_all(people[0] + people[1], table, ply + 1)

    race(addresses, test)


@pytest.mark.seconds
def test_eight_people_want_one_seat(addresses: list[str]) -> None:
    async def test(crowd: Crowd) -> None:
        people = await crowd.people(MANY)
        for _ in range(3):
            table = (await people[0][0].post("/api/tables", game="carcass", seats=2))["id"]
            await asyncio.gather(*(visitor.get(f"/api/tables/{table}") for visitor in people[0]))
            answers = await asyncio.gather(
                *(post(here[n % len(here)], f"/api/tables/{table}/sit", seat=0) for n, here in enumerate(people))
            )
            codes = Counter("won" if status == 200 else answer["code"] for status, answer in answers)
            assert codes == {"won": 1, "refuse-taken": MANY - 1}
            winner = people[[status for status, _ in answers].index(200)][0]
            assert (await people[0][0].get(f"/api/tables/{table}"))["seats"][0]["person"] == winner.id

    race(addresses, test)


def test_one_person_wants_all_seats(addresses: list[str]) -> None:
    async def test(crowd: Crowd) -> None:
        here = await crowd.person("Greedy")
        for _ in range(3):
            table = (await here[0].post("/api/tables", game="carcass", seats=4))["id"]
            await asyncio.gather(*(visitor.get(f"/api/tables/{table}") for visitor in here))  # every process knows it
            answers = await asyncio.gather(
                *(post(here[seat % len(here)], f"/api/tables/{table}/sit", seat=seat) for seat in range(4))
            )
            codes = Counter("won" if status == 200 else answer["code"] for status, answer in answers)
            assert codes == {"won": 1, "refuse-seated-already": 3}

    race(addresses, test)


def test_a_game_starts_once(addresses: list[str]) -> None:
    async def test(crowd: Crowd) -> None:
        people = await crowd.people(2)
        for _ in range(3):
            table = await new_table(people[0][0], [people[1][0]], start=False)
            here = people[0]
            answers = await asyncio.gather(
                *(post(here[n % len(here)], f"/api/tables/{table}/start") for n in range(MANY))
            )
            codes = Counter("won" if status == 200 else answer["code"] for status, answer in answers)
            assert codes == {"won": 1, "refuse-started": MANY - 1}

    race(addresses, test)


@pytest.mark.seconds
def test_all_who_ask_for_a_rematch_get_the_same_table(addresses: list[str]) -> None:
    async def test(crowd: Crowd) -> None:
        people = await crowd.people(2)
        table = await new_table(people[0][0], [people[1][0]])
        for seat, here in enumerate(people):
            await here[0].post(f"/api/tables/{table}/leave", seat=seat)
        over = [visitor for here in people for visitor in here]
        await asyncio.gather(*(until_over(visitor, table) for visitor in over))
        answers = await asyncio.gather(
            *(post(over[n % len(over)], f"/api/tables/{table}/rematch") for n in range(MANY))
        )
        assert {status for status, _ in answers} == {200}
        assert len({answer["table"] for _, answer in answers}) == 1
        assert len((await people[0][0].get("/api/me/tables"))["tables"]) == 2

    race(addresses, test)


async def until_over(person: Visitor, table: str) -> None:
    async with asyncio.timeout(60):
        while (await person.get(f"/api/tables/{table}"))["state"] != "over":
            await asyncio.sleep(0.1)
