"""Seats are safe: from hosts, from clocks that are set, from servers that are stopped. Each attack, and its end."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from harness import ServerProcess, Visitor, new_table
from itsdangerous import TimestampSigner
from sqlalchemy import update
from two_servers import new_database, two_servers

from wreckfish.server import clock
from wreckfish.server.clock import Clock, Lost
from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.http.identity import prove_cookie, sign
from wreckfish.server.messages import ComeBack, CreateTable, Leave, PlayMove, Replace, SeatBot, Sit, Start, Verb
from wreckfish.server.services.expiry import expire
from wreckfish.server.services.games import create, play_move, start
from wreckfish.server.services.people.guests import new_guest
from wreckfish.server.services.seats import come_back, greet, leave, replace, seat_bot, sit
from wreckfish.server.settings import Settings, database_url
from wreckfish.server.tables.broadcast import join, part
from wreckfish.server.tables.live_table import LiveTable, Watcher
from wreckfish.server.tables.outgoing import table_info
from wreckfish.server.tables.sweeper import Sweeper
from wreckfish.server.values import Person, Refused, now
from wreckfish.table.entry import Kind
from wreckfish.table.time_control import DAY, Days, Live, Pace, Untimed

pytestmark = pytest.mark.anyio
HOUR = 3600.0
LIVE = Live(minutes=0, seconds=20)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Time:
    """The clocks of a machine, in the hands of a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = time.time_ns()
        self.steady = 10**12
        self.clock = Clock(lambda: self.wall, lambda: self.steady)
        monkeypatch.setattr(clock.CLOCK, "wall", self.clock.wall)
        monkeypatch.setattr(clock.CLOCK, "steady", self.clock.steady)
        monkeypatch.setattr(clock.CLOCK, "offset", self.clock.offset)
        monkeypatch.setattr(clock.CLOCK, "beat", self.steady)

    def set_clock(self, seconds: float) -> None:
        """The host sets the clock, or the machine slept."""
        self.wall += round(seconds * 10**9)

    def stop(self, seconds: float) -> None:
        """The process is stopped, and goes on."""
        self.steady += round(seconds * 10**9)
        self.set_clock(seconds)

    def go_by(self, seconds: float) -> None:
        """Time goes by as it does."""
        self.stop(seconds)
        clock.CLOCK.beat = self.steady


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


class Watching(Watcher):
    def put(self, message: bytes) -> None:
        pass


class Hall:
    """A server without transport; its sweeper works when it is told to."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.sweeper = Sweeper(context)

    async def table(self, pace: Pace, *people: Person, first: int = 1) -> LiveTable:
        asked = CreateTable("carcass", len(people), pace=pace, stand_in="random", options={"first": first})
        live = await create(self.context, people[0], asked)
        for seat, person in enumerate(people):
            await sit(self.context, person, live, Sit(seat))
        await start(self.context, people[0], live, Start())
        await self.forget(live)
        return live

    async def forget(self, live: LiveTable) -> None:
        """No one was seen for long."""
        live.seats = [msgspec.structs.replace(seat, seen=None) for seat in live.seats]
        self.context.people.signs.clear()
        async with self.context.store.engine.begin() as connection:
            await connection.execute(update(schema.seats).values(seen=None))
            await connection.execute(update(schema.people).values(seen=now() - 2 * DAY))

    async def guest(self, name: str) -> Person:
        return await new_guest(self.context.store, name, "en")

    async def tick(self) -> None:
        """What the server does every half second when time was lost."""
        if (lost := clock.CLOCK.tick()) is not None:
            self.context.steady.clear()
            await self.sweeper.lost_time.give_back(lost)
            self.context.steady.set()

    async def sweep(self, live: LiveTable) -> None:
        await self.tick()
        if live.row.due is not None and live.row.due <= now():
            await self.sweeper.look_after(live.id)


@asynccontextmanager
async def hall(folder: Path, **settings: Any) -> AsyncIterator[Hall]:
    chosen = Settings(data=str(folder), limits="off", **settings)
    context = Context(chosen, Store(database_url(chosen)), b"a secret for tests, long enough to sign")
    await context.store.open(context.tables.heard)
    try:
        yield Hall(context)
    finally:
        await context.close()


def kinds(live: LiveTable) -> list[Kind]:
    return [entry.kind for entry in live.entries]


async def refusal(attempt: Awaitable[object]) -> str:
    with pytest.raises(Refused) as found:
        await attempt
    return found.value.code


# The host.


@pytest.mark.parametrize("pace", [LIVE, Days(days=1)])
async def test_a_host_cannot_take_the_seat_of_a_rival_whose_clock_runs(tmp_path: Path, pace: Pace) -> None:
    """The attack: the rival reloads the page, sleeps, or plays by REST, and the host is quick."""
    async with hall(tmp_path) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        live = await home.table(pace, ben, ada)  # Ben begins; whoever hosts, the rival is not connected
        for host, rival in ((ben, 1), (ben, 0)):
            code = await refusal(replace(home.context, host, live, Replace(rival)))
            assert code == "refuse-clock-decides"
        assert live.game.players == (None, None)


async def test_without_clocks_an_absence_is_announced_and_any_sign_of_life_ends_it(
    tmp_path: Path, machine: Time
) -> None:
    async with hall(tmp_path) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        live = await home.table(Untimed(), ada, ben, first=2)

        async def announced() -> None:
            await home.forget(live)
            await replace(home.context, ada, live, Replace(1))
            assert live.game.players == (None, None), "nothing is taken at once"
            assert table_info(live).seats[1].absent_until == now() + 24 * 3_600_000
            assert await refusal(replace(home.context, ada, live, Replace(1))) == "refuse-announced"

        # A day is long: the announcement alone takes nothing.
        await announced()
        machine.go_by(23.9 * HOUR)
        await home.sweep(live)
        assert live.game.players == (None, None)
        # Ben opens the page, or looks by REST.
        await greet(home.context, ben, live)
        assert kinds(live)[-1] is Kind.HERE
        machine.go_by(48 * HOUR)
        await home.sweep(live)
        assert live.game.players == (None, None)
        # Ben asks for his turns, without naming the table.
        await announced()
        await home.context.people.person(ben.id)
        machine.go_by(25 * HOUR)
        await home.sweep(live)
        assert (kinds(live)[-1], live.game.players) == (Kind.HERE, (None, None))
        # The same, seen by another process, which wrote it down.
        await announced()
        machine.go_by(HOUR)
        async with home.context.store.engine.begin() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == ben.id).values(seen=now()))
        machine.go_by(24 * HOUR)
        await home.sweep(live)
        assert (kinds(live)[-1], live.game.players) == (Kind.HERE, (None, None))
        # No sign for a day: the table's stand-in plays, and Ben may come back.
        await announced()
        machine.go_by(24.1 * HOUR)
        await home.sweep(live)
        assert kinds(live)[-1] is Kind.REPLACED
        assert live.game.players[1] == "random", "the table's stand-in"
        assert live.game.replaced
        await come_back(home.context, ben, live, ComeBack(1))
        assert live.game.players == (None, None)


async def test_an_absence_is_not_announced_for_those_who_are_here_or_not_waited_for(tmp_path: Path) -> None:
    async with hall(tmp_path) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        live = await home.table(Untimed(), ada, ben)
        assert await refusal(replace(home.context, ada, live, Replace(1))) == "refuse-not-waited-for"
        watching = Watching(ada, None, 0)
        join(live, watching)
        assert await refusal(replace(home.context, ben, live, Replace(0))) == "refuse-host-only"
        part(live, watching, False)
        assert (await replace(home.context, ben, live, Replace(0))).ply == 1, "the host is away too"
        await play_move(home.context, ada, live, PlayMove("dive"))
        assert not live.game.absences


def test_the_host_does_not_choose_the_bot() -> None:
    with pytest.raises(msgspec.ValidationError, match="bot"):
        msgspec.json.decode(b'{"do": "replace", "seat": 1, "bot": "random"}', type=Verb)


# Everyone missed the clock.


async def test_where_everyone_missed_the_clock_bots_take_their_time_and_the_way_back_is_open(
    tmp_path: Path, machine: Time
) -> None:
    """The attack needs no attacker: two people think for too long, once each, and find their game over."""
    async with hall(tmp_path) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        live = await home.table(LIVE, ada, ben)
        machine.go_by(21)
        await home.sweep(live)
        assert live.game.players[0] == "random"
        await leave(home.context, ben, live, Leave(1))  # the other one goes
        ply = live.ply
        await settled(live)
        assert live.ply <= ply + 1
        assert table_info(live).pause == 20_000
        ply = live.ply
        machine.go_by(19)
        await home.sweep(live)
        await settled(live)
        assert live.ply == ply, "bots wait as long as a person may"
        machine.go_by(2)
        await home.sweep(live)
        await settled(live)
        assert live.ply == ply + 1, "one move, and they rest again"
        for person, seat in ((ada, 0), (ben, 1)):  # one of them owes a decision
            await come_back(home.context, person, live, ComeBack(seat))
        assert live.game.players == (None, None)
        assert table_info(live).pause == 0
        asked = live.game.state.to_act()[0]
        assert live.game.deadline(asked) == now() + 80_000, "with a minute on the clock"


async def settled(live: LiveTable) -> None:
    if live.driver is not None:
        await asyncio.wait_for(asyncio.wait([live.driver]), 30)


async def test_with_a_person_at_the_table_no_one_buys_time_by_coming_back(tmp_path: Path, machine: Time) -> None:
    async with hall(tmp_path) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        live = await home.table(LIVE, ada, ben)
        machine.go_by(21)
        home.context.closing = True  # no bot thinks
        await home.sweep(live)
        assert await refusal(come_back(home.context, ada, live, ComeBack(0))) == "refuse-bot-thinks"


async def test_bots_among_themselves_rest_while_nobody_watches(tmp_path: Path, machine: Time) -> None:
    async with hall(tmp_path) as home:
        ada = await home.guest("Ada")
        live = await create(home.context, ada, CreateTable("carcass", 2))
        for seat in range(2):
            await seat_bot(home.context, ada, live, SeatBot(seat, "random"))
        await start(home.context, ada, live, Start())
        assert (live.driver, live.ply) == (None, 0)
        machine.go_by(11)
        await home.sweep(live)
        await settled(live)
        assert live.ply == 1
        watching = Watching(None, None, None)
        join(live, watching)
        machine.go_by(11)
        await home.sweep(live)
        await settled(live)
        assert live.row.state == "over"


# The machine.


@pytest.mark.parametrize("pace", [LIVE, Days(days=1), Untimed()])
@pytest.mark.parametrize("lost", ["forward", "back", "stopped", "asleep"])
async def test_a_clock_that_is_set_and_a_server_that_is_stopped_cost_no_one_a_seat(
    tmp_path: Path, machine: Time, pace: Pace, lost: str
) -> None:
    async with hall(tmp_path) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        live = await home.table(pace, ada, ben)
        waiting = await create(home.context, ada, CreateTable("carcass", 2))
        await sit(home.context, ben, waiting, Sit(1))
        if pace == Untimed():
            await home.forget(live)
            await replace(home.context, ben, live, Replace(0))
        machine.go_by(3)
        left = remaining(live)
        if lost == "stopped":
            machine.stop(100 * 24 * HOUR)
            assert remaining(live) == left, "until the loss is noticed, time stands still"
        elif lost == "asleep":
            machine.stop(30)
            machine.set_clock(100 * 24 * HOUR)
        else:
            machine.set_clock(100 * 24 * HOUR * (1 if lost == "forward" else -1))
        await home.sweep(live)
        assert live.game.players == (None, None)
        assert remaining(live) == left if lost != "back" else remaining(live) >= left
        assert abs(now() - machine.wall // 10**6) < 5000, "the time of day is right again"
        home.context.people.signs.clear()
        await expire(home.context)
        for table in (waiting, live):
            assert (await home.context.tables.load(table.id)).seats[1].person == ben.id
        ply = live.ply
        await play_move(home.context, ada, live, PlayMove("dive"))
        await home.sweep(live)
        assert live.game.players == (None, None)
        assert kinds(live)[ply:] == [Kind.MOVE]


def remaining(live: LiveTable) -> int:
    end = live.game.deadline(0) or live.game.absent_until(0)
    assert end is not None
    return end - now()


async def test_a_bot_waits_no_longer_because_the_clock_was_set_back(tmp_path: Path, machine: Time) -> None:
    """Between two servers: the bot's move is due in what is now the future."""
    async with hall(tmp_path) as home:
        ada = await home.guest("Ada")
        live = await home.table(Untimed(), ada, await home.guest("Ben"))
        home.context.closing = True  # the first server dies before its bot moves
        await leave(home.context, ada, live, Leave(0))
        await home.sweeper.beat()
    machine.set_clock(-24 * HOUR)
    clock.CLOCK.tick()
    async with hall(tmp_path) as home:
        await home.sweeper.credit_downtime()
        assert now() + home.sweeper.lost_time.ahead + home.context.lease >= (live.row.due or 0)


def test_a_clock_notices_what_is_lost_and_no_more() -> None:
    wall, steady = 10**18, 10**15
    watch = Clock(lambda: wall, lambda: steady)
    assert watch.tick() is None
    for stop, step, lost in ((500, 0, None), (4000, 0, None), (6000, 0, Lost(6000, 0)), (500, 6000, Lost(0, 6000))):
        before = watch.now()
        wall += (stop + step) * 10**6
        steady += stop * 10**6
        assert watch.now() == before + (stop if stop < 5000 else 0)
        assert watch.tick() == lost
        assert watch.now() == wall // 10**6
    wall -= 3 * 10**9
    assert watch.tick() is None, "a small step is ignored"
    wall -= 10**12
    assert watch.tick() == Lost(0, -1_003_000)
    watch.rest()
    steady += 10**11
    wall += 10**11
    assert watch.now() == wall // 10**6, "without ticks it is just a clock"


@pytest.mark.parametrize("days", [-500, -1, 0, 399])
async def test_a_clock_that_is_set_costs_no_one_their_identity(
    tmp_path: Path, days: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path) as home:
        ada = await home.guest("Ada")
        cookie = sign(ada, home.context.secret)
        later = int(time.time()) + days * 86_400
        monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _self: later)
        monkeypatch.setattr("wreckfish.server.http.identity.time.time", lambda: later)
        proven = await prove_cookie(cookie, home.context)
        assert proven is not None
        assert proven.person.id == ada.id
        assert proven.cookie_age == max(0, days) * 86_400


@pytest.mark.seconds
def test_a_process_that_is_suspended_costs_no_one_a_seat_or_a_move(tmp_path: Path) -> None:
    async def game(server: ServerProcess) -> None:
        async with Visitor(server.address, "Ada") as ada, Visitor(server.address, "Ben") as ben:
            pace = {"pace": "live", "minutes": 0, "seconds": 6}
            table = await new_table(ada, [ben], pace=pace, options={"first": 1})
            place = await ada.sit_down(table)
            assert server.process is not None
            os.kill(server.process.pid, signal.SIGSTOP)
            await asyncio.sleep(8)
            sent = await place.send("move", move="dive", key="late")
            os.kill(server.process.pid, signal.SIGCONT)
            found = await answer(place.next, sent)
            assert found["type"] == "done", "sent while the server stood still, and played"
            info = await ada.get(f"/api/tables/{table}")
            assert [seat["bot"] for seat in info["seats"]] == [None, None]
            log = (await ada.get(f"/api/tables/{table}/log"))["log"]
            assert "timeout" not in [entry["kind"] for entry in log]

    with ServerProcess(tmp_path, limits="off") as server:
        asyncio.run(game(server))


@pytest.mark.slow
def test_a_process_that_is_suspended_while_another_runs_on_costs_no_one_a_seat(
    postgres_server: str, tmp_path: Path
) -> None:
    """The other process hands the seat over in the meantime; the first one gives it back."""

    async def game(stopped: ServerProcess, address: str) -> None:
        async with Visitor(stopped.address, "Ada") as ada, Visitor(address, "Ben") as ben:
            pace = {"pace": "live", "minutes": 0, "seconds": 5}
            table = await new_table(ada, [ben], pace=pace, options={"first": 1}, stand_in="random")
            place = await ada.sit_down(table)
            assert stopped.process is not None
            os.kill(stopped.process.pid, signal.SIGSTOP)
            try:
                seen = await ben.get(f"/api/tables/{table}/look", since=0, wait=20)
                assert "timeout" in [entry["kind"] for entry in seen["log"]]
            finally:
                os.kill(stopped.process.pid, signal.SIGCONT)
            while (message := await place.next())["type"] != "step" or message["entry"]["kind"] != "return":
                pass
            assert (await ben.get(f"/api/tables/{table}"))["seats"][0]["bot"] is None

    with two_servers(tmp_path, new_database(postgres_server)) as (first, second):
        asyncio.run(game(first, second.address))


async def answer(hear: Callable[[], Awaitable[Any]], number: int) -> Any:
    while (message := await hear()).get("id") != number:
        pass
    return message
