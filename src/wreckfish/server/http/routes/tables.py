"""Tables over REST: make them, find them, look at them, and every verb. The same services as the WebSocket."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, get, post
from litestar.di import NamedDependency as Dep
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, JSONBody, PathParameter, QueryParameter
from litestar.types import Scope

from wreckfish.server.catalogue import games
from wreckfish.server.context import Context
from wreckfish.server.http.identity import proof_of
from wreckfish.server.http.limits import address_of
from wreckfish.server.http.routes.answers import PROBLEMS
from wreckfish.server.http.security import count_request
from wreckfish.server.messages import (
    Ask,
    BotPosition,
    CreateTable,
    Done,
    GameInfo,
    Hint,
    Lobby,
    Log,
    Look,
    Preview,
    TableInfo,
    Turns,
)
from wreckfish.server.services.games import count_table, create
from wreckfish.server.services.hints import determinize
from wreckfish.server.services.lessons import begin
from wreckfish.server.services.lobby import open_tables, tables_of, turns
from wreckfish.server.services.look import is_long, look, weight
from wreckfish.server.services.seats import greet
from wreckfish.server.services.verbs import SERVICES, name_of
from wreckfish.server.tables.broadcast import join, part
from wreckfish.server.tables.live_table import LiveTable, Watcher, chosen_seat
from wreckfish.server.tables.outgoing import log_since, table_info
from wreckfish.server.values import Person, Refused

TableId = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{1,12}$", description="A table's code.")]
Wait = Annotated[float, QueryParameter(ge=0, le=30, description="How many seconds to wait for news.")]
Since = Annotated[int, QueryParameter(ge=0, le=2**31, description="The last ply that you know.")]
SeatWanted = Annotated[
    int | None, QueryParameter(ge=0, le=8, description="One of your seats; otherwise the one that is asked.")
]
Words = Annotated[bool, QueryParameter(description="With sentences in your language.")]


class Waiter(Watcher):
    """A request that waits at a table."""

    def __init__(self, person: Person | None, seat: int | None) -> None:
        super().__init__(person, seat, seat)
        self.event = asyncio.Event()
        self.ended = False

    def end(self) -> None:
        """The session has ended."""
        self.ended = True
        self.event.set()

    def put(self, message: bytes) -> None:
        """Wake up; the news is read from the table."""
        self.event.set()


@get("/games", responses=PROBLEMS)
async def list_games(tongue: Dep[str]) -> list[GameInfo]:
    """The games that can be played here, their options and bots."""
    return games(tongue)


@post("/tables", responses=PROBLEMS)
async def create_table(context: Dep[Context], person: Dep[Person], data: JSONBody[CreateTable]) -> TableInfo:
    """Make a table. All seats are free: take one with `sit`, fill others with `bot`. A `lesson` begins at once."""
    count_table(context, person, ask=data)
    return table_info(await (create if data.lesson is None else begin)(context, person, data))


@get("/tables", responses=PROBLEMS)
async def list_tables(
    context: Dep[Context],
    which: Annotated[Literal["waiting", "playing", "over"], QueryParameter()] = "waiting",
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    page: Annotated[int, QueryParameter(ge=1, le=100, description="From 1, with 50 tables each.")] = 1,
) -> Lobby:
    """Open tables, the newest first."""
    return await open_tables(context, which, game, page)


@get("/me/tables", responses=PROBLEMS)
async def my_tables(context: Dep[Context], person: Dep[Person]) -> Lobby:
    """Your tables, those that wait for you first."""
    return await tables_of(context, person)


@get("/me/turns", responses=PROBLEMS)
async def my_turns(scope: Scope, context: Dep[Context], person: Dep[Person], wait: Wait = 0) -> Turns:
    """The tables that wait for your move; with `wait`, answers as soon as there is one."""
    return await turns(context, person, wait, await proof_of(scope, context))


@get("/tables/{table:str}", responses=PROBLEMS)
async def get_table(context: Dep[Context], table: TableId) -> TableInfo:
    """A table as everyone sees it."""
    return table_info(await context.tables.current(table))


@get("/tables/{table:str}/look", responses=PROBLEMS)
async def look_at(
    scope: Scope,
    context: Dep[Context],
    maybe: Dep[Person | None],
    tongue: Dep[str],
    table: TableId,
    seat: SeatWanted = None,
    since: Annotated[int | None, QueryParameter(ge=0, le=2**31, description="The last ply that you know.")] = None,
    chat: Annotated[int, QueryParameter(ge=0, le=2**31, description="The last line of chat that you know.")] = 0,
    wait: Wait = 0,
    words: Words = False,
    picture: Annotated[bool, QueryParameter(description="With the table drawn as lines of text.")] = False,
) -> Look:
    """The game as you may see it, and what happened since a ply. With `wait`, answers when there is something new."""
    live = await context.tables.current(table)
    place = chosen_seat(live, maybe, seat)
    await greet(context, maybe, live)
    if wait and since is not None and nothing_new(live, since, chat):
        waiter = Waiter(maybe, place)
        with context.sessions.hold(await proof_of(scope, context), waiter.end):
            await something_new(context, live, waiter, since, chat, wait)
    address = address_of(scope)
    if told := weight(live, since or 0):
        count_request(context, scope, told)
    with context.reads.hold(address) if is_long(live, since or 0) else nullcontext():
        return await look(context, maybe, live, place, since or 0, chat, tongue, words, picture, address)


@get("/tables/{table:str}/bot-position", responses=PROBLEMS)
async def bot_position(
    context: Dep[Context], person: Dep[Person], table: TableId, seat: SeatWanted = None
) -> BotPosition:
    """A position for a bot to search: everything your seat knows, with everything hidden from it redealt."""
    return determinize(person, await context.tables.current(table), seat)


def nothing_new(live: LiveTable, since: int, chat: int) -> bool:
    return live.ply <= since and live.chat <= chat


async def something_new(context: Context, live: LiveTable, waiter: Waiter, since: int, chat: int, wait: float) -> None:
    """Wait until the table has news, or the time is up."""
    state = live.row.state
    join(live, waiter)
    try:
        async with asyncio.timeout(wait):
            while nothing_new(live, since, chat) and live.row.state == state:
                await waiter.event.wait()
                waiter.event.clear()
                if waiter.ended:
                    raise Refused("refuse-who", 401)
    except TimeoutError:
        pass
    finally:
        part(live, waiter, context.closing)


@get("/tables/{table:str}/log", responses=PROBLEMS)
async def read_log(
    context: Dep[Context],
    maybe: Dep[Person | None],
    tongue: Dep[str],
    table: TableId,
    seat: SeatWanted = None,
    since: Since = 0,
    words: Words = True,
) -> Log:
    """The table's log, in words, as you may know it."""
    live = await context.tables.current(table)
    async with context.reads.computing:
        return Log(await log_since(live, since, chosen_seat(live, maybe, seat), tongue, words))


def verb_route(verb: type[Ask]) -> HTTPRouteHandler:
    """The route of a verb: its body is the verb's struct, its answer the same as over the WebSocket.

    A verb without required fields needs no body.
    """
    optional = not any(field.required for field in msgspec.structs.fields(verb))

    async def ask_table(
        context: Dep[Context], person: Dep[Person], table: TableId, data: Any = None
    ) -> Done | Hint | Preview:
        if data is None and not optional:
            raise Refused("refuse-no-body", 400)
        live = await context.tables.get(table)
        await greet(context, person, live)
        return await SERVICES[verb](context, person, live, verb() if data is None else data)

    ask_table.__annotations__["data"] = Annotated[verb | None, BodyKwarg(media_type=RequestEncodingType.JSON)]
    name = name_of(verb)
    path = f"/tables/{{table:str}}/{name}"
    words = " ".join((verb.__doc__ or "").split())
    return post(
        path,
        name=f"table-{name}",
        operation_id=f"table_{name}",
        summary=name,
        description=words,
        status_code=200,
        responses=PROBLEMS,
    )(ask_table)


router = Router(
    "/api",
    route_handlers=[
        list_games,
        create_table,
        list_tables,
        my_tables,
        my_turns,
        get_table,
        look_at,
        bot_position,
        read_log,
        *(verb_route(verb) for verb in SERVICES),
    ],
    tags=["tables"],
)
