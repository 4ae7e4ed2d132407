"""Fair thinking: one person's many tables delay nobody else's bot, and tables without people come last."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextvars import ContextVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_bots import position_of

from wreckfish.server.tables import fair_queue
from wreckfish.server.tables.bot_pool import Asker, BotPool, Result
from wreckfish.server.tables.fair_queue import CROWD, MOST, FairQueue
from wreckfish.server.values import Refused
from wreckfish.table.bot_tasks import BotTask

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Hall:
    """A queue, and what had its turn, in order. Thoughts end when they are told to."""

    def __init__(self, workers: int, place: Callable[[str], str] = str) -> None:
        self.queue = FairQueue(workers, place)
        self.begun: list[tuple[str, str]] = []
        self.thinking: list[tuple[str, asyncio.Event]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def think(self, person: str, table: str, empty: bool = False) -> None:
        async with self.queue.turn(person, table, empty):
            one = (person, asyncio.Event())
            self.begun.append((person, table))
            self.thinking.append(one)
            try:
                await one[1].wait()
            finally:
                self.thinking = [other for other in self.thinking if other is not one]

    async def ask(self, person: str, table: str, empty: bool = False) -> None:
        self.tasks.append(asyncio.create_task(self.think(person, table, empty)))
        await asyncio.sleep(0)

    async def finish_one(self, place: int = 0) -> None:
        self.thinking[place][1].set()
        for _ in range(5):
            await asyncio.sleep(0)


async def test_with_one_worker_others_wait_for_one_thought_of_a_guest_with_25_tables() -> None:
    hall = Hall(1)
    for number in range(25):
        await hall.ask("mallory", f"m{number}")
    await hall.ask("ada", "a")
    await hall.ask("ben", "b")
    for _ in range(4):
        await hall.finish_one()
    assert hall.begun[:4] == [("mallory", "m0"), ("ada", "a"), ("ben", "b"), ("mallory", "m1")]


async def test_with_two_workers_nobody_waits_for_a_guest_with_25_tables() -> None:
    hall = Hall(2)
    for number in range(25):
        await hall.ask("mallory", f"m{number}")
    assert hall.begun == [("mallory", "m0")], "one worker is left for others"
    for number in range(10):
        await hall.ask("ada", "a")
        assert hall.begun[-1] == ("ada", "a"), "at once"
        await hall.finish_one(-1)
        assert len(hall.begun) == number + 2


@pytest.mark.parametrize("workers", [1, 2])
async def test_sixty_guests_of_one_address_keep_others_waiting_for_one_thought(workers: int) -> None:
    hall = Hall(workers, lambda person: "192.0.2.1" if person.startswith("mallory") else person)
    for number in range(60):
        await hall.ask(f"mallory {number}", f"m{number}")
    for number in range(5):
        await hall.ask("ada", "a")
        await hall.finish_one()
        assert hall.begun[-1] == ("ada", "a")
        await hall.finish_one(-1)
        assert hall.begun[-1] == (f"mallory {workers + number}", f"m{workers + number}"), "who also take turns"


async def test_a_person_may_come_from_elsewhere_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "KNOWN", 0)
    places = iter(range(100))
    hall = Hall(2, lambda person: f"192.0.2.{next(places)}")
    for person in ("ada", "ben", "ada", "cleo"):
        await hall.ask(person, "a")
    while hall.thinking:
        await hall.finish_one()
    assert len(hall.begun) == 4
    assert hall.queue.free == 2


async def test_a_person_s_tables_take_turns_and_hints_come_before_tables_without_people() -> None:
    hall = Hall(1)
    await hall.ask("ada", "busy")
    for _ in range(3):
        await hall.ask("ada", "busy")
    await hall.ask("ada", "calm")
    for number in range(3):
        await hall.ask("mallory", f"e{number}", empty=True)
    await hall.ask("ben", "hint")
    while hall.thinking:
        await hall.finish_one()
    assert hall.begun[1:4] == [("ben", "hint"), ("ada", "busy"), ("ada", "calm")]
    assert hall.begun[-3:] == [("mallory", f"e{number}") for number in range(3)]


async def test_nobody_fills_the_queue_and_tables_without_people_rest_if_it_is_full() -> None:
    hall = Hall(1)
    await hall.ask("ada", "a")
    for _ in range(MOST + 5):
        await hall.ask("ada", "a")
    refused = [task for task in hall.tasks if task.done() and isinstance(task.exception(), Refused)]
    assert len(refused) == 5
    assert not hall.queue.crowded
    for number in range(CROWD):
        await hall.ask("mallory", f"e{number}", empty=True)
    assert hall.queue.crowded
    while hall.thinking:
        await hall.finish_one()
    assert not hall.queue.crowded


@given(
    st.integers(1, 4),
    st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xyz"), st.booleans()), max_size=30),
    st.integers(0, 10**6),
)
def test_everyone_has_their_turn_and_no_worker_is_lost(
    workers: int, asked: list[tuple[str, str, bool]], seed: int
) -> None:
    """Whatever is asked, finished or given up, in any order."""
    luck = random.Random(seed)

    async def story() -> None:
        hall = Hall(workers)
        given_up = 0
        for person, table, empty in asked:
            await hall.ask(person, table, empty)
            busy = Counter(person for person, _ in hall.thinking)
            assert len(hall.thinking) <= workers
            assert all(count <= max(1, workers - 1) for count in busy.values())
            if luck.random() < 0.3 and hall.thinking:
                await hall.finish_one(luck.randrange(len(hall.thinking)))
            if luck.random() < 0.1:
                given_up += hall.tasks[luck.randrange(len(hall.tasks))].cancel()
                await asyncio.sleep(0)
                await asyncio.sleep(0)
        while not all(task.done() for task in hall.tasks):
            assert hall.thinking, "a turn was lost"
            await hall.finish_one()
        assert hall.queue.free == workers
        assert not any((hall.queue.people, hall.queue.empty, hall.queue.busy, hall.queue.resting))

    asyncio.run(story())


ASKING = ContextVar("asking", default="")


class WatchedPool(BotPool):
    """Real workers, and the people whose bots began to think, in order."""

    def __init__(self, processes: int, seconds: float) -> None:
        super().__init__(processes, seconds)
        self.begun: list[str] = []

    async def once(self, work: Callable[[BotTask], Result], task: BotTask) -> Result:
        self.begun.append(ASKING.get())
        return await super().once(work, task)


@pytest.fixture
def pool() -> Iterator[WatchedPool]:
    found = WatchedPool(2, 10.0)
    yield found
    found.stop()


@pytest.mark.seconds
async def test_25_tables_of_one_guest_keep_no_one_waiting(pool: WatchedPool) -> None:
    """The attack, with real bots: in the old queue the other person's bot came last."""
    position = position_of("sound")
    seat = position.state.to_act()[0]

    async def choose(person: str, table: str) -> None:
        ASKING.set(person)
        await pool.choose("carcass", "{}", position, seat, Asker(person, table))

    tasks = [asyncio.create_task(choose("mallory", f"m{number}")) for number in range(25)]
    await asyncio.sleep(0)
    for _ in range(3):
        before = len(pool.begun)
        await asyncio.wait_for(asyncio.create_task(choose("ada", "a")), 30)
        assert "ada" in pool.begun[before : before + 2], "Ada's bot waited for at most one of Mallory's"
    await asyncio.gather(*tasks)
    assert Counter(pool.begun) == {"mallory": 25, "ada": 3}
