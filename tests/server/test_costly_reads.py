"""Attacks with costly reads: many replays, a reader that stalls or hangs up, logs, leaderboards and turns."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from contextvars import ContextVar
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec
import pytest
from finished_games import STEADY, Game, on_file, write
from litestar import Litestar
from litestar.di import Provide
from people_app import house

from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game
from wreckfish.server import context, slices
from wreckfish.server.app import create_app
from wreckfish.server.context import Context
from wreckfish.server.db.store import Store
from wreckfish.server.finished_messages import Ranked, ReplayStep
from wreckfish.server.http import security
from wreckfish.server.http.limits import BY_ADDRESS, LIMITS, CostlyReads, Limit, TooFast
from wreckfish.server.http.routes.finished import ROUTER
from wreckfish.server.http.security import Security
from wreckfish.server.messages import AskPreview, ComeBack, CreateTable, Leave, PlayMove, Sit, Start, Undo
from wreckfish.server.services import lobby
from wreckfish.server.services import look as look_service
from wreckfish.server.services.finished import showing, statistics
from wreckfish.server.services.finished.statistics import StatisticsCache
from wreckfish.server.services.games import WEIGHT, count_table, create, play_move, start, undo
from wreckfish.server.services.lobby import due_turns
from wreckfish.server.services.look import look
from wreckfish.server.services.people.guests import new_guest
from wreckfish.server.services.preview import preview
from wreckfish.server.services.seats import come_back, leave, leave_everywhere, sit
from wreckfish.server.settings import Settings
from wreckfish.server.tables import judges, live_table
from wreckfish.server.tables.live_table import SHORT, LiveTable
from wreckfish.server.tables.outgoing import log_since
from wreckfish.server.values import Refused
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.position import step

SECRET = b"a secret for this test only, long"


class Call:
    """One request to an ASGI application, seen from below: what is sent, piece by piece."""

    def __init__(self, path: str, address: str = "192.0.2.1", query: str = "") -> None:
        self.scope = {
            "type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": query.encode(),
            "headers": [], "client": (address, 40_000), "server": ("table", 80), "scheme": "http", "root_path": "",
            "http_version": "1.1", "state": {},
        }  # fmt: skip
        self.status = 0
        self.pieces: list[bytes] = []
        self.gone = asyncio.Event()
        self.asked = False

    async def receive(self) -> dict[str, Any]:
        if not self.asked:
            self.asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            return
        self.pieces.append(message.get("body", b""))
        if not message.get("more_body"):
            self.gone.set()

    async def to(self, app: Any) -> None:
        await app(self.scope, self.receive, self.send)


def finished_routes(store: Store) -> Litestar:
    context = Context(Settings(), store, SECRET)

    async def provide_context() -> Context:
        return context

    async def nobody() -> None:
        return None

    async def language() -> str:
        return "en"

    return Litestar(
        [ROUTER],
        dependencies={"context": Provide(provide_context), "maybe": Provide(nobody), "tongue": Provide(language)},
    )


def with_a_replay(tmp_path: Path, story: Callable[[Litestar, str], Awaitable[None]]) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            table, _ = await write(store, Game(["ada", "bo"], habits=STEADY))
            await story(finished_routes(store), f"/api/tables/{table}/replay")

    asyncio.run(scenario())


def test_a_replay_is_sent_in_pieces_and_never_whole_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", -1.0)  # one position in a slice

    async def story(app: Litestar, path: str) -> None:
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                ticks += 1
                await asyncio.sleep(0)

        others = asyncio.create_task(tick())
        call = Call(path, query="seat=open&words=1")
        await call.to(app)
        others.cancel()
        whole = b"".join(call.pieces)
        found = msgspec.json.decode(whole)
        assert len(found["steps"]) == found["plies"] + 1
        assert max(map(len, call.pieces)) < len(whole) / 10
        assert ticks > 2 * found["plies"], "others get the event loop after each piece"

    with_a_replay(tmp_path, story)


def test_a_client_that_hangs_up_ends_its_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", -1.0)
    shown = 0
    show = showing.Steps.show

    def counted(*asked: Any) -> ReplayStep:
        nonlocal shown
        shown += 1
        return show(*asked)

    monkeypatch.setattr(showing.Steps, "show", counted)

    class HangsUp(Call):
        async def send(self, message: Any) -> None:
            await super().send(message)
            if len(self.pieces) == 3:
                self.gone.set()
            await asyncio.sleep(0)

    async def story(app: Litestar, path: str) -> None:
        whole = Call(path)
        await whole.to(app)
        needed, before = shown, shown
        await HangsUp(path).to(app)
        assert 0 < shown - before < needed / 2

    with_a_replay(tmp_path, story)


def test_sixty_replays_from_one_address_are_not_under_way_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            home.context.limits.clock = lambda: 0
            inside, release = 0, asyncio.Event()

            async def app(_scope: Any, _receive: Any, send: Any) -> None:
                nonlocal inside
                inside += 1
                await release.wait()
                await send({"type": "http.response.start", "status": 200, "headers": []})
                await send({"type": "http.response.body", "body": b""})

            gate = Security(app, home.context)
            calls = [Call("/api/tables/abc/replay", query="seat=open&words=1") for _ in range(60)]
            tasks = [asyncio.create_task(call.to(gate)) for call in calls]
            while sum(call.status == 429 for call in calls) < 60 - BY_ADDRESS:
                await asyncio.sleep(0)
            assert inside == BY_ADDRESS
            other = Call("/api/tables/abc/replay", address="192.0.2.2")
            tasks.append(asyncio.create_task(other.to(gate)))
            release.set()
            await asyncio.gather(*tasks)
            assert other.status == 200
            assert not home.context.reads.under_way
            with pytest.raises(TooFast):  # and sixty of them used up what the address may ask
                home.context.limits.take("requests", "192.0.2.1", 10)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "path", ["/api/leaderboard/carcass/", "/api//leaderboard/carcass", "//api/leaderboard/carcass"]
)
def test_a_slash_too_many_does_not_make_a_costly_read_cheap(tmp_path: Path, path: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            with contextlib.ExitStack() as held:
                for _ in range(BY_ADDRESS):
                    held.enter_context(home.context.reads.hold("192.0.2.1"))
                call = Call(path)
                await call.to(Security(home.litestar, home.context))
            assert call.status == 429

    asyncio.run(scenario())


def test_a_process_serves_no_more_costly_reads_than_it_can_bear() -> None:
    reads = CostlyReads()
    held = [reads.hold(f"192.0.2.{number}") for number in range(64)]
    for one in held:
        one.__enter__()
    with pytest.raises(TooFast), reads.hold("198.51.100.1"):
        pass
    held[0].__exit__(None, None, None)
    with reads.hold("198.51.100.1"):
        pass


def test_one_address_does_not_open_more_and_more_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: four new sockets a second, for ever, each some 36 KiB."""
    monkeypatch.setattr(context, "SOCKETS_BY_ADDRESS", 3)

    class Connects(Call):
        def __init__(self, address: str) -> None:
            super().__init__("/api/tables/none/socket", address)
            self.scope |= {"type": "websocket", "scheme": "ws"}

    async def scenario() -> None:
        async with house(tmp_path) as home:
            opened: list[str] = []

            async def app(scope: Any, receive: Any, send: Any) -> None:
                opened.append(scope["client"][0])
                await asyncio.Event().wait()

            gate = Security(app, home.context)
            crowd = [asyncio.create_task(Connects("192.0.2.1").to(gate)) for _ in range(5)]
            crowd.append(asyncio.create_task(Connects("198.51.100.1").to(gate)))
            await asyncio.wait(crowd, timeout=0.1)
            assert opened == ["192.0.2.1"] * 3 + ["198.51.100.1"]
            assert [each.done() for each in crowd] == [False, False, False, True, True, False]
            for each in crowd:
                each.cancel()
            await asyncio.wait(crowd)
            assert not home.context.sockets.under_way

    asyncio.run(scenario())


def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "PATIENCE", 0.01)

    class Stalls(Call):
        async def send(self, message: Any) -> None:
            await asyncio.Event().wait()

    async def scenario() -> None:
        async with house(tmp_path) as home:
            gate = Security(home.litestar, home.context)
            async with asyncio.timeout(10):
                await Stalls("/api/leaderboard/carcass").to(gate)
            assert not home.context.reads.under_way

    asyncio.run(scenario())


address_now = ContextVar("address_now", default="")
move_of = make_match(find_game("dolores"), 2, {}).codec.text


async def two_seats(context: Context) -> tuple[Any, Any, Any]:
    """A game of Dolores of two guests, where talk is free and a move may be taken back."""
    ada, bo = [await new_guest(context.store, name, "en") for name in ("Ada", "Bo")]
    live = await create(context, ada, CreateTable("dolores", 2, seed="friday"))
    for seat, person in enumerate((ada, bo)):
        await sit(context, person, live, Sit(seat))
    await start(context, ada, live, Start())
    return live, ada, bo


def test_a_log_ends_where_moves_are_only_taken_back_and_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judges, "LOG_END", 6)

    async def scenario() -> None:
        async with house(tmp_path) as home:
            live, *people = await two_seats(home.context)
            refused = []
            for _ in range(10):
                seat = live.game.state.to_act()[0]
                try:
                    move = move_of(live.game.state.legal(seat)[0])
                    await play_move(home.context, people[seat], live, PlayMove(move))
                    await undo(home.context, people[seat], live, Undo())
                except Refused as problem:
                    refused.append(problem.code)
                    break
            assert refused == ["refuse-log-full"]
            before = live.ply
            seat = live.game.state.to_act()[0]
            free = list(live.game.state.free(seat))
            assert free, "else this test shows nothing about talk"
            with pytest.raises(Refused, match="refuse-log-full"):
                await play_move(home.context, people[seat], live, PlayMove(move_of(free[0])))
            await play_move(home.context, people[seat], live, PlayMove(move_of(live.game.state.legal(seat)[0])))
            assert live.ply == before + 1, "the game itself goes on"

    asyncio.run(scenario())


def test_a_log_ends_where_a_player_only_leaves_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "LOG_END", 6)

    async def scenario() -> None:
        async with house(tmp_path) as home:
            live, _, bo = await two_seats(home.context)
            home.context.closing = True  # no bot thinks
            for _ in range(3):
                await leave(home.context, bo, live, Leave(1))
                await come_back(home.context, bo, live, ComeBack(1))
            assert live.ply == 6
            with pytest.raises(Refused, match="refuse-log-full"):
                await leave(home.context, bo, live, Leave(1))
            await leave_everywhere(home.context, bo.id)  # as one who is deleted does
            assert live.game.players[1] is not None

    asyncio.run(scenario())


@pytest.mark.seconds
def test_a_long_log_is_told_in_slices_and_ends_with_the_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE", -1.0)

    async def scenario() -> None:
        async with house(tmp_path) as home:
            live, _, _ = await two_seats(home.context)

            def move() -> None:
                state = live.game.state
                entry = Entry(live.ply + 1, 1, Kind.MOVE, state.to_act()[0], state.legal(state.to_act()[0])[0])
                live.take(entry, step(live.game, entry)[0])

            for _ in range(20):
                move()
            reading = asyncio.create_task(log_since(live, 0, None, "en", True))
            await asyncio.sleep(0)
            assert not reading.done(), "others get the event loop in between"
            move()
            assert [one.ply for one in await reading] == list(range(1, 22))

    asyncio.run(scenario())


def test_long_logs_of_one_address_wait_for_each_other_and_keep_no_one_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack: guests of one address ask for the whole log of a long game, over many sockets or by REST."""
    monkeypatch.setattr(look_service, "SHORT", 3)

    async def scenario() -> None:
        async with house(tmp_path) as home:
            live, *people = await two_seats(home.context)
            while live.ply < 8:
                seat = live.game.state.to_act()[0]
                await play_move(home.context, people[seat], live, PlayMove(move_of(live.game.state.legal(seat)[0])))
            release = asyncio.Event()
            telling = Counter[str]()

            async def told(*_: Any) -> list[Any]:
                telling[address_now.get()] += 1
                await release.wait()
                return []

            async def ask(address: str, since: int) -> None:
                address_now.set(address)
                await look(home.context, None, live, None, since, address=address)

            monkeypatch.setattr(look_service, "log_since", told)
            asked = [asyncio.create_task(ask("192.0.2.1", 0)) for _ in range(100)]
            asked.append(asyncio.create_task(ask("192.0.2.2", 0)))
            asked += [asyncio.create_task(ask("192.0.2.3", live.ply - 1)) for _ in range(10)]
            async with asyncio.timeout(20):
                while telling.total() < 12:
                    await asyncio.sleep(0)
            assert telling == {"192.0.2.1": 1, "192.0.2.2": 1, "192.0.2.3": 10}
            release.set()
            await asyncio.gather(*asked)
            assert not home.context.reads.lines

    asyncio.run(scenario())


Guest: TypeAlias = Callable[[str], Awaitable[httpx.AsyncClient]]


@contextlib.asynccontextmanager
async def whole_server(folder: Path) -> AsyncIterator[tuple[Context, Guest]]:
    """The server with all its layers, and how a guest comes from an address."""
    app = create_app(Settings(data=str(folder), secret=SECRET.decode() * 2))
    await app.context.open()
    async with AsyncExitStack() as stack:

        async def guest(address: str) -> httpx.AsyncClient:
            transport = httpx.ASGITransport(app, client=(address, 40_000))  # type: ignore[arg-type]
            browser = httpx.AsyncClient(transport=transport, base_url="http://table")
            await stack.enter_async_context(browser)
            await browser.post("/api/me", json={"name": "Mallory"})
            return browser

        yield app.context, guest
    await app.context.close()


def test_many_guests_of_one_address_leave_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: eight guests of one address look at a long log eight times each, and nobody else gets in."""
    monkeypatch.setattr(look_service, "SHORT", 0)

    async def scenario() -> None:
        begun, release = 0, asyncio.Event()

        async def told(*_: Any) -> list[Any]:
            nonlocal begun
            begun += 1
            await release.wait()
            return []

        monkeypatch.setattr(look_service, "log_since", told)
        async with whole_server(tmp_path) as (_, guest):
            guests = [await guest("192.0.2.1") for _ in range(8)]
            body = {"game": "carcass", "lesson": "first-game", "seats": 2}
            path = f"/api/tables/{(await guests[0].post('/api/tables', json=body)).json()['id']}"
            await guests[0].post(f"{path}/coach", json={"word": "on"})
            asked = [asyncio.create_task(one.get(f"{path}/look?since=0")) for one in guests for _ in range(8)]
            while not begun:
                await asyncio.sleep(0.01)
            assert (await (await guest("192.0.2.2")).get("/api/leaderboard/carcass")).status_code == 200
            release.set()
            found = Counter([(await one).status_code for one in asked])
            assert found == {200: BY_ADDRESS, 429: 64 - BY_ADDRESS}

    asyncio.run(scenario())


def test_a_leaderboard_is_worked_out_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = under_way = most = 0

    async def read(_store: Store, game: str, _seats: int | None) -> list[Ranked]:
        nonlocal asked, under_way, most
        asked, under_way = asked + 1, under_way + 1
        most = max(most, under_way)
        await asyncio.sleep(0)
        under_way -= 1
        return [Ranked(1, "bot:greedy", game, True, 20.0, 5)] * 120

    monkeypatch.setattr(statistics, "read_leaderboard", read)

    async def scenario() -> None:
        async with house(tmp_path) as home:
            now = 0.0
            cache = StatisticsCache(home.store, lambda: now)
            sizes = [None, 2, 3, 4]
            pages = [cache.leaderboard("carcass", size, page) for size in sizes for page in (1, 2, 3, 4) * 5]
            found = await asyncio.gather(*pages)
            assert (asked, most) == (len(sizes), 2)
            assert [len(board.players) for board in found[:4]] == [50, 50, 20, 0]
            now = statistics.FRESH
            await cache.leaderboard("carcass")
            assert asked == len(sizes) + 1

    asyncio.run(scenario())


def test_turns_bring_no_more_tables_into_memory_than_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PAGE", 3)

    async def scenario() -> None:
        async with house(tmp_path) as home:
            ada = await new_guest(home.store, "Ada", "en")
            for _ in range(8):
                live = await create(home.context, ada, CreateTable("carcass", 2, hot_seat=True))
                for seat in (0, 1):
                    await sit(home.context, ada, live, Sit(seat))
                await start(home.context, ada, live, Start())
            home.context.tables.live.clear()
            assert len(await due_turns(home.context, ada)) == 3
            assert len(home.context.tables.live) == 3

    asyncio.run(scenario())


def lengthen(live: LiveTable, ply: int) -> None:
    """A log of some length, without its game."""
    while live.ply < ply:
        entry = Entry(live.ply + 1, 1, Kind.HINT, 0)
        live.take(entry, step(live.game, entry)[0])


def test_the_end_of_a_long_log_is_told_without_the_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: ask again and again for the last entry of a log of 10,000."""

    async def scenario() -> None:
        async with house(tmp_path) as home:
            live, *people = await two_seats(home.context)
            while live.ply < 8:
                seat = live.game.state.to_act()[0]
                await play_move(home.context, people[seat], live, PlayMove(move_of(live.game.state.legal(seat)[0])))
            stepped = 0

            def counted(*asked: Any) -> Any:
                nonlocal stepped
                stepped += 1
                return step(*asked)

            monkeypatch.setattr(live_table, "step", counted)
            for length in (8, 49, 50, 51, 99, 100, 149, 333):
                lengthen(live, length)
                whole = [entry.ply for entry, *_ in live.retold(0)]
                assert whole == list(range(1, length + 1))
                for since in range(max(0, length - SHORT), length):
                    stepped = 0
                    assert [entry.ply for entry, *_ in live.retold(since)] == whole[since:]
                    assert stepped <= 2 * SHORT
            told = [(entry.ply, events) for entry, _, events in live.retold(0)]
            assert [(entry.ply, events) for entry, _, events in live.retold(300)] == told[300:]

    asyncio.run(scenario())


def test_a_long_log_counts_as_many_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: `look?since=0`, fifty times a second."""
    monkeypatch.setattr(look_service, "TOLD", 1)

    async def scenario() -> None:
        async with whole_server(tmp_path) as (context, guest):
            context.limits.clock = lambda: 0
            browser = await guest("192.0.2.1")
            body = {"game": "carcass", "lesson": "first-game", "seats": 2}
            table = (await browser.post("/api/tables", json=body)).json()["id"]
            lengthen(await context.tables.get(table), 60)
            look = f"/api/tables/{table}/look?since="
            for since in (0, 59):
                context.limits.buckets["requests"].full.clear()
                asked = [(await browser.get(f"{look}{since}")).status_code for _ in range(20)]
                most = LIMITS["requests"].burst // (1 + min(60 - since, look_service.HEAVIEST))
                assert asked == [200] * min(20, most) + [429] * (20 - min(20, most))

    asyncio.run(scenario())


def test_a_long_log_is_loaded_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: ask for many long games that no one has looked at for minutes."""
    monkeypatch.setattr(slices, "SLICE", -1.0)

    async def scenario() -> None:
        async with house(tmp_path) as home:
            live, *people = await two_seats(home.context)
            while live.ply < 12:
                seat = live.game.state.to_act()[0]
                await play_move(home.context, people[seat], live, PlayMove(move_of(live.game.state.legal(seat)[0])))
            home.context.tables.live.clear()
            loading = asyncio.create_task(home.context.tables.get(live.id))
            waited = 0
            while not loading.done():
                waited += 1
                await asyncio.sleep(0)
            assert waited > live.ply, "others get the event loop in between"
            again = await loading
            assert again is not live
            assert (again.ply, again.entries, again.keys) == (live.ply, live.entries, live.keys)

    asyncio.run(scenario())


def test_guests_of_one_address_share_its_tables_and_its_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: sixty guests of one address fill the disk, one with tables, one with rematches, one with chat."""
    monkeypatch.setitem(LIMITS, "games", Limit(4, 60))
    monkeypatch.setitem(LIMITS, "talk", Limit(4, 60))

    async def scenario() -> None:
        async with whole_server(tmp_path) as (context, guest):
            context.limits.clock = lambda: 0
            body = {"game": "carcass", "seats": 2, "open": False}
            crowd = [await guest("192.0.2.1") for _ in range(6)]
            made = [await one.post("/api/tables", json=body) for one in crowd]
            assert [answer.status_code for answer in made] == [201] * 4 + [429] * 2
            path = f"/api/tables/{made[0].json()['id']}"
            said = [(await one.post(f"{path}/say", json={"text": "Ahoy"})).status_code for one in crowd]
            assert said == [200] * 4 + [429] * 2
            await crowd[0].post(f"{path}/sit", json={"seat": 0})
            await crowd[0].post(f"{path}/bot", json={"seat": 1, "bot": "random"})
            await crowd[0].post(f"{path}/start")
            assert (await crowd[0].post(f"{path}/concede")).status_code == 200
            assert (await crowd[0].post(f"{path}/rematch")).status_code == 429
            other = await guest("198.51.100.1")
            assert (await other.post("/api/tables", json=body)).status_code == 201
            assert (await other.post(f"{path}/say", json={"text": "Ahoy"})).status_code == 200

    asyncio.run(scenario())


def test_a_record_to_go_on_from_weighs_as_many_tables(tmp_path: Path) -> None:
    """The attack: tables that begin with the longest record there is."""

    async def scenario() -> None:
        async with house(tmp_path) as home:
            home.context.limits.clock = lambda: 0
            mallory = await new_guest(home.store, "Mallory", "en")
            long = CreateTable("carcass", 2, position="x" * 20 * WEIGHT)
            count_table(home.context, mallory, long)
            with pytest.raises(TooFast):
                count_table(home.context, mallory, long)
            for _ in range(LIMITS["tables"].burst - 21):
                count_table(home.context, mallory)
            with pytest.raises(TooFast):
                count_table(home.context, mallory)

    asyncio.run(scenario())


def test_previews_of_many_guests_of_one_address_wait_for_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack: sixty guests ask once a second for thirty moves each, which sixteen worlds play to the turn's end."""

    async def scenario() -> None:
        async with house(tmp_path) as home:
            release, thinking = asyncio.Event(), Counter[str]()
            live, *people = await two_seats(home.context)
            guests = [await new_guest(home.store, f"Mallory {number}", "en") for number in range(6)]
            tables = []
            for person in guests:
                home.context.people.came_from(person.id, "192.0.2.1")
                tables.append(await create(home.context, person, CreateTable("dolores", 2, hot_seat=True)))
                for seat in (0, 1):
                    await sit(home.context, person, tables[-1], Sit(seat))
                await start(home.context, person, tables[-1], Start())

            async def thought(_work: Any, _match: Any, state: Any, *_: Any) -> list[Any]:
                thinking["ada" if state is live.game.state else "mallory"] += 1
                await release.wait()
                return []

            monkeypatch.setattr(asyncio, "to_thread", thought)

            def ask(person: Any, table: Any) -> asyncio.Task[Any]:
                move = move_of(table.game.state.legal(table.game.state.to_act()[0])[0])
                return asyncio.create_task(preview(home.context, person, table, AskPreview([move])))

            asked = [ask(person, table) for person, table in zip(guests, tables, strict=True)]
            asked.append(ask(people[live.game.state.to_act()[0]], live))
            async with asyncio.timeout(20):
                while not thinking["ada"]:
                    await asyncio.sleep(0)
            assert thinking == {"mallory": 1, "ada": 1}
            release.set()
            await asyncio.gather(*asked)
            monkeypatch.undo()

    asyncio.run(scenario())
