"""Anything sent to a table's socket gets one refusal with a sentence, or a clean end. The table lives on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import pairwise
from typing import Any, TypeAlias

import psutil  # type: ignore[import-untyped]
import pytest
from harness import Place, ServerProcess, Visitor, new_table
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

Sent: TypeAlias = str | bytes

VERBS = [
    "sit",
    "bot",
    "start",
    "move",
    "undo",
    "answer",
    "replace",
    "return",
    "say",
    "rematch",
    "hint",
    "preview",
    "follow",
]
FIELDS = ["seat", "name", "bot", "move", "ply", "key", "id", "agree", "text", "table", "since", "chat", "v", "type"]

numbers = st.integers() | st.integers(-(2**70), 2**70) | st.floats() | st.integers(0, 9)
leaves = st.none() | st.booleans() | numbers | st.text(max_size=60)
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=8,
)
moves = st.sampled_from(["dive", "surface", "leave", "net squid7", "map", "plunder 9"]) | st.fixed_dictionaries(
    {"move": st.sampled_from(["dive", "surface", "map", "nope"]) | values},
    optional={"card": values, "seat": values},
)
asks = st.fixed_dictionaries(
    {"do": st.sampled_from([*VERBS, "ping"]) | leaves},
    optional={name: moves | values if name == "move" else values for name in FIELDS},
)
nested = st.builds(
    lambda opening, depth: opening * depth, st.sampled_from(["[", '{"a":', '{"do":']), st.integers(1, 700)
)
raw = st.sampled_from(
    [
        "",
        " ",
        "\x00",
        "null",
        "NaN",
        '{"do":"ping","id":NaN}',
        '{"do":"ping","id":Infinity}',
        '{"do":"ping","id":1e999}',
        '{"do":"ping","do":"start","id":1}',
        '{"do":"ping","id":1,"id":"x"}',
        '{"do":"say","text":"\\ud800"}',
        '{"do":"say","text":"\\udc00\\ud800"}',
        '{"do":"say","text":""}',
        '{"do":"move","move":"dive","ply":%s}' % ("9" * 3000),
        '{"do":"move","move":%s}' % ('{"move":' * 500 + "1" + "}" * 500),
        '{"do":"ping","id":0x10}',
        "{'do':'ping'}",
        '\ufeff{"do":"ping"}',
        '{"do":"ping"}{"do":"ping"}',
        '{"do":"ping",}',
        "<script>alert(1)</script>",
        "x" * 4097,
        '{"do":"say","text":"%s"}' % ("x" * 501),
        '{"do":"say","text":"%s"}' % ("x" * 5000),
        "y" * 60_000,
    ]
)
nonsense: st.SearchStrategy[Sent] = st.one_of(
    raw,
    st.text(max_size=100),
    st.binary(max_size=100),
    nested,
    values.map(lambda value: json.dumps(value)),
    asks.map(lambda ask: json.dumps(ask)),
)


class Scene:
    """A table where two play, and all kinds of strangers; all in one loop."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.stack = contextlib.AsyncExitStack()
        self.table = ""
        self.senders: dict[str, Place] = {}

    async def open(self) -> None:
        names = ("Ada", "Ben", "Cem", "Dora")
        people = [await self.stack.enter_async_context(Visitor(self.server.address, name)) for name in names]
        self.people = people
        self.table = await new_table(people[0], people[1:2], options={"first": 1})
        other = await new_table(people[2], people[3:])
        self.senders = {
            "other seat": await people[1].sit_down(self.table, words=1),
            "other table": await people[2].sit_down(self.table),
            "nobody": await self.nobody(),
        }
        self.other_table = await people[2].sit_down(other)
        self.host = asyncio.create_task(self.stay(await people[0].sit_down(self.table)))

    async def stay(self, place: Place) -> None:
        """The host is there all the time: others may do nothing in their name, however slowly we go on."""
        async for _ in place.socket:
            pass

    async def nobody(self) -> Place:
        socket = await self.stack.enter_async_context(connect(self.address(), compression=None))
        place = Place(socket)
        place.welcome = await place.next()
        return place

    def address(self, query: str = "") -> str:
        return f"{self.server.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket{query}"

    async def look(self) -> Any:
        """All that the table's log and position say."""
        seen = await self.people[0].get(f"/api/tables/{self.table}/look")
        return seen["log"], seen["position"]

    async def answers(self, sender: str, message: Sent) -> list[Any]:
        """What is answered to a message, before the answer to the next one comes."""
        place = self.senders[sender]
        await place.socket.send(message)
        number = await place.send("ping", id=4711)
        heard: list[Any] = []
        while True:
            answer = await place.next()
            if answer["type"] == "pong" and answer["id"] == 4711:
                return heard
            if answer["type"] not in ("chat", "table"):
                heard.append(answer)
            assert len(heard) < 5, number

    async def close(self) -> None:
        self.host.cancel()
        await self.stack.aclose()


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def scene(shared_server: ServerProcess, runner: asyncio.Runner) -> Iterator[Scene]:
    scene = Scene(shared_server)
    runner.run(scene.open())
    yield scene
    runner.run(scene.close())


@contextlib.asynccontextmanager
async def unharmed(scene: Scene) -> AsyncIterator[None]:
    """Nothing changed at the table, and the server's log shows no mistake of ours."""
    written, before = len(scene.server.log.read_text()), await scene.look()
    yield
    assert await scene.look() == before
    assert "Traceback" not in scene.server.log.read_text()[written:]


def check_refusal(answer: Any) -> None:
    assert answer["type"] == "refused"
    assert answer["code"].startswith(("refuse-", "CC")), answer
    assert answer["code"] != "refuse-broken"
    assert 5 < len(answer["sentence"]) < 1100, answer
    assert "Traceback" not in answer["sentence"]
    assert answer["sentence"].isprintable()


@pytest.mark.seconds
@pytest.mark.parametrize("sender", ["other seat", "other table", "nobody"])
def test_every_message_gets_one_answer_and_changes_nothing(scene: Scene, runner: asyncio.Runner, sender: str) -> None:
    @settings(max_examples=250, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
    @given(nonsense)
    def send(message: Sent) -> None:
        (answer,) = runner.run(scene.answers(sender, message))
        if answer["type"] == "done":
            assert answer["do"] == "say", "a spectator may chat, and nothing else"
            assert sender != "nobody"
        elif answer["type"] != "pong":
            check_refusal(answer)

    with runner_guard(scene, runner):
        send()


@contextlib.contextmanager
def runner_guard(scene: Scene, runner: asyncio.Runner) -> Iterator[None]:
    """`unharmed`, for a test that runs the loop again and again."""
    guard = unharmed(scene)

    async def enter() -> None:
        await guard.__aenter__()

    async def leave() -> None:
        await guard.__aexit__(None, None, None)

    runner.run(enter())
    yield
    runner.run(leave())


CODES = {
    "{": "refuse-json",
    "[]": "refuse-body",
    '{"do":"dance"}': "refuse-body",
    '{"do":"ping","more":1}': "refuse-body",
    '{"do":"move","move":7}': "refuse-body",
    '{"do":"move","move":"dive","seat":"0"}': "refuse-body",
    '{"do":"move","move":"swim"}': "refuse-said",
    '{"do":"move","move":{"move":"swim"}}': "refuse-said",
    '{"do":"move","move":"dive","ply":99}': "refuse-future",
    '{"do":"move","move":"dive","seat":0}': "refuse-other-seat",
    '{"do":"undo","seat":0}': "refuse-other-seat",
    '{"do":"sit","seat":1}': "refuse-started",
    '{"do":"sit","seat":8}': "refuse-no-seat",
    '{"do":"leave","seat":0}': "refuse-other-seat",
    '{"do":"start"}': "refuse-started",
    '{"do":"bot","seat":0,"bot":"greedy"}': "refuse-started",
    '{"do":"bot","seat":0,"bot":"nobody"}': "refuse-no-bot",
    '{"do":"replace","seat":0}': "refuse-host-only",
    '{"do":"answer","agree":true}': "refuse-no-question",
    '{"do":"rematch"}': "refuse-not-over",
    '{"do":"return"}': "refuse-not-away",
    '{"do":"hint"}': "refuse-no-turn",
    '{"do":"hint","seat":0}': "refuse-other-seat",
    '{"do":"preview","moves":["dive"],"seat":0}': "refuse-other-seat",
    '{"do":"preview","moves":["dive","swim"]}': "refuse-said",
    '{"do":"preview","moves":[{"move":"swim"}]}': "refuse-said",
    '{"do":"preview","moves":[]}': "refuse-body",
    '{"do":"preview"}': "refuse-body",
    '{"do":"follow","table":"nowhere"}': "refuse-no-table",
    '{"do":"follow","table":"../me"}': "refuse-body",
    '{"do":"follow","table":""}': "refuse-body",
    '{"do":"say","text":" \\u200b\\u0007 "}': "refuse-nothing-said",
}


@pytest.mark.parametrize("message", CODES)
def test_a_refusal_says_what_is_wrong(scene: Scene, runner: asyncio.Runner, message: str) -> None:
    async def ask() -> None:
        async with unharmed(scene):
            (answer,) = await scene.answers("other seat", message)
            check_refusal(answer)
            assert answer["code"] == CODES[message]

    runner.run(ask())


def test_a_move_of_another_seat_or_another_table_is_refused(scene: Scene, runner: asyncio.Runner) -> None:
    async def ask() -> None:
        async with unharmed(scene):
            for sender, code in (("other table", "refuse-not-seated"), ("nobody", "refuse-who")):
                (answer,) = await scene.answers(sender, '{"do":"move","move":"dive"}')
                assert answer["code"] == code
            (answer,) = await scene.answers("other seat", '{"do":"move","move":"dive"}')
            assert answer["rule"].startswith("CC"), "the rules say whose turn it is"

    runner.run(ask())


def test_the_answer_has_the_number_of_the_message_even_if_it_is_a_refusal(scene: Scene, runner: asyncio.Runner) -> None:
    async def ask() -> None:
        (answer,) = await scene.answers("other seat", '{"do":"start","id":12345}')
        assert answer["id"] == 12345

    runner.run(ask())


async def listen(place: Place) -> None:
    while True:
        await place.next()


ENDS: dict[str, tuple[Callable[[Place], Awaitable[None]], int]] = {
    "more than 64 KiB": (lambda place: place.socket.send("x" * 70_000), 1009),
    "more than 64 KiB in pieces": (lambda place: place.socket.send(["x" * 9_000] * 10), 1009),
    "more than 64 KiB of bytes": (lambda place: place.socket.send(b"x" * 70_000), 1009),
    "bytes that are no text": (lambda place: place.socket.send(b'{"do":"\xff\xfe"}', text=True), 1007),
    "half a surrogate": (lambda place: place.socket.send(b'{"do":"\xed\xa0\x80"}', text=True), 1007),
}


@pytest.mark.parametrize("what", ENDS)
def test_what_is_no_message_at_all_ends_the_socket_with_a_reason(
    scene: Scene, runner: asyncio.Runner, what: str
) -> None:
    send, code = ENDS[what]

    async def ask() -> None:
        async with unharmed(scene):
            place = await scene.nobody()
            with contextlib.suppress(ConnectionClosed):
                await send(place)
            with pytest.raises(ConnectionClosed) as ended:
                await listen(place)
            if ended.value.rcvd is not None:  # a client that is still sending may miss it
                assert ended.value.rcvd.code == code

    runner.run(ask())


def frame(text: bytes, kind: int = 0x81, mask: bytes = b"\x11\x22\x33\x44") -> bytes:
    size = len(text)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((kind,)) + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))


@pytest.mark.seconds
@pytest.mark.parametrize("pieces", [1, 2, 3, 7, 50, 10_000])
def test_frames_may_come_in_any_pieces(scene: Scene, runner: asyncio.Runner, pieces: int) -> None:
    """A long text, one in two frames with a ping between, an empty one that is refused, and short ones around them."""
    parts = [
        frame(b'{"do":"ping","id":1}'),
        frame(b'{"do":"ping","id":2%s}' % (b" " * 300)),
        *(frame(b'{"do":"ping"', kind=0x01), frame(b"hello", kind=0x89), frame(b',"id":3}', kind=0x80)),
        frame(b""),
        *(frame(b'{"do":"ping","id":4}'), frame(b'{"do":"ping","id":5}')),
    ]
    sent = b"".join(parts)
    luck = random.Random(pieces)
    cuts = sorted({luck.randrange(len(sent)) for _ in range(pieces - 1)} | {0, len(sent)})

    async def ask() -> None:
        async with unharmed(scene):
            place = await scene.nobody()
            transport = place.socket.transport
            for start, end in pairwise(cuts):
                transport.write(sent[start:end])
                await asyncio.sleep(0.002)
            answers = [await place.next() for _ in range(6)]
            assert [answer["id"] for answer in answers] == [1, 2, 3, 0, 4, 5]

    runner.run(ask())


def test_what_is_asked_all_at_once_is_answered_in_order(scene: Scene, runner: asyncio.Runner) -> None:
    async def ask() -> None:
        async with unharmed(scene):
            place = await scene.nobody()
            for number in range(1, 201):
                await place.socket.send(f'{{"do":"ping","id":{number}}}')
            answers = [await place.next() for _ in range(200)]
            assert [answer["id"] for answer in answers] == list(range(1, 201))

    runner.run(ask())


@pytest.mark.parametrize(
    "query",
    [
        *("since=-5", "since=abc", "since=", "since=99999999999", f"since={'9' * 4000}", "since=1.5"),
        *("seat=99", "seat=-1", "seat=", "seat=x", "seat=1", "chat=-1", f"chat={'9' * 30}", "chat=x"),
        *("words=maybe", "picture=2", "words=", "words=%ff"),
    ],
)
def test_a_wish_in_the_address_that_cannot_be_met_is_refused_in_a_sentence(
    scene: Scene, runner: asyncio.Runner, query: str
) -> None:
    async def ask() -> None:
        async with unharmed(scene), connect(scene.address(f"?{query}")) as socket:
            place = Place(socket)
            check_refusal(await place.next())
            with pytest.raises(ConnectionClosed) as ended:
                await place.next()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4004

    runner.run(ask())


@pytest.mark.parametrize(
    "query", ["lang=xx", "lang=", "lang=%ff", "more=1", "", "since=0&since=1", "&&&", "words=1&picture=0"]
)
def test_a_wish_that_we_do_not_know_is_passed_over(scene: Scene, runner: asyncio.Runner, query: str) -> None:
    async def ask() -> None:
        async with unharmed(scene), connect(scene.address(f"?{query}")) as socket:
            assert (await Place(socket).next())["type"] == "welcome"

    runner.run(ask())


@pytest.mark.parametrize("table", ["nowhere", "x" * 3000, "%F0%9F%90%9F", "%ff"])
def test_there_is_no_such_table(scene: Scene, runner: asyncio.Runner, table: str) -> None:
    async def ask() -> None:
        async with unharmed(scene):
            address = scene.address().replace(scene.table, table)
            async with connect(address) as socket:
                answer = await Place(socket).next()
                assert answer["code"] == "refuse-no-table"
                async with asyncio.timeout(5):  # the server hears our goodbye, and does not wait for a lost one
                    await socket.wait_closed()

    runner.run(ask())


def test_there_is_nothing_else_to_connect_to(scene: Scene, runner: asyncio.Runner) -> None:
    async def ask() -> None:
        for path in ("/api/tables", "/api/me", "/", f"/api/tables/{scene.table}/look", "/api/tables/..%2f../socket"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(scene.server.address.replace("http", "ws", 1) + path)
            assert refused.value.response.status_code < 500

    runner.run(ask())


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"Authorization": "Bearer wf_" + "x" * 43}, "refuse-token"),
        ({"Authorization": "Bearer \xff"}, "refuse-token"),
        ({"Authorization": "Bearer"}, "refuse-token"),
        ({"Cookie": "wreckfish=0123456789abcdef-0.x.y"}, ""),
        ({"Cookie": "wreckfish=" + "x" * 3000}, ""),
        ({"Cookie": "\xff\xff;;;=;wreckfish"}, ""),
    ],
)
def test_a_forged_identity_is_refused_or_ignored(
    scene: Scene, runner: asyncio.Runner, headers: dict[str, str], code: str
) -> None:
    async def ask() -> None:
        async with unharmed(scene), connect(scene.address(), additional_headers=headers) as socket:
            answer = await Place(socket).next()
            if code:
                check_refusal(answer)
                assert answer["code"] == code
            else:
                assert answer["type"] == "welcome"
                assert answer["you"] is None
                assert answer["position"]["seat"] is None

    runner.run(ask())


def test_a_flood_of_messages_neither_grows_the_server_nor_stops_the_table(scene: Scene, runner: asyncio.Runner) -> None:
    """Many messages at once, again and again, from a client that reads and from one that does not."""
    assert scene.server.process is not None
    process = psutil.Process(scene.server.process.pid)

    async def flood(read: bool) -> None:
        place = await scene.nobody()
        with contextlib.suppress(ConnectionClosed):
            for number in range(200):
                await place.socket.send('{"do":"ping","id":1}' if number % 2 else "{" * 3000)
            if read:
                for _ in range(200):
                    await place.next()
        place.socket.transport.abort()
        await place.socket.wait_closed()

    async def ask() -> None:
        async with unharmed(scene):
            for _ in range(2):
                await asyncio.gather(flood(True), flood(False))
            grown = process.memory_info().rss
            for _ in range(4):
                await asyncio.gather(flood(True), flood(False))
                (answer,) = await asyncio.wait_for(scene.answers("other seat", '{"do":"start"}'), 5)
                assert answer["code"] == "refuse-started"
            assert process.memory_info().rss - grown < 8 * 2**20

    runner.run(ask())


def test_after_all_that_the_game_goes_on(scene: Scene, runner: asyncio.Runner) -> None:
    async def play() -> None:
        luck = random.Random(3)
        for _ in range(12):
            for person in scene.people[:2]:
                position = (await person.get(f"/api/tables/{scene.table}/look"))["position"]
                if position["legal"]:
                    move = luck.choice(position["legal"])["move"]
                    await person.post(f"/api/tables/{scene.table}/move", move=move, ply=position["ply"])
        assert len((await scene.look())[0]) >= 12
        assert scene.other_table.welcome["position"]["ply"] == 0

    runner.run(play())
