"""Finished games over REST: records, replays, the check of a deal, profiles and the leaderboard."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency as Dep
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from wreckfish.server.context import Context
from wreckfish.server.finished_messages import (
    Course,
    Leaderboard,
    OpenedRecord,
    Profile,
    RecordText,
    Replay,
    Verified,
)
from wreckfish.server.http.routes.answers import PROBLEMS
from wreckfish.server.services.finished.opened import open_record, opened_game
from wreckfish.server.services.finished.records import download, replay, replay_pieces, verify
from wreckfish.server.services.finished.showing import Reader, replay_of
from wreckfish.server.values import Person

ReaderName: TypeAlias = Literal["spectator", "open", "0", "1", "2", "3", "4", "5", "6", "7", "8"]
TableId: TypeAlias = Annotated[str, PathParameter(pattern=r"^[\w-]{1,12}$")]
PlayerId: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[\w:-]{1,48}$", description="A person's id, or a bot's, as in `bot:greedy`.")
]
GameName: TypeAlias = Annotated[str, PathParameter(max_length=40)]
Viewer: TypeAlias = Annotated[
    ReaderName, QueryParameter(description="Whose view: a seat's, a spectator's, or all seats' (`open`).")
]
OwnSeat: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=8, description="Which of your seats, if you have several.")
]
Ply: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="The position after this many moves.")
]
Words: TypeAlias = Annotated[bool, QueryParameter(description="With sentences in your language.")]
Picture: TypeAlias = Annotated[bool, QueryParameter(description="Draw the view as well; only with `ply`.")]
Seats: TypeAlias = Annotated[
    int | None, QueryParameter(ge=1, le=9, description="Only players with enough games at tables of this size.")
]
Page: TypeAlias = Annotated[int, QueryParameter(ge=1, le=10_000)]

FILE_NAME = ResponseHeader(name="Content-Disposition", documentation_only=True, description="A name for the file.")


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, response_headers=[FILE_NAME], responses=PROBLEMS)
async def get_record(
    context: Dep[Context], maybe: Dep[Person | None], table: TableId, seat: OwnSeat = None
) -> Response[str]:
    """A finished game as a record: text that `wreckfish verify` and `wreckfish replay` read. While it goes on, only
    the part of it that you may know: no seed, and no choice that another seat has locked in and not shown yet.
    """
    name, text = await download(context.store, table, maybe, seat)
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get(
    "/tables/{table:str}/replay",
    responses={**PROBLEMS, 200: ResponseSpec(Replay, generate_examples=False, description="The replay.")},
)
async def get_replay(
    context: Dep[Context],
    tongue: Dep[str],
    table: TableId,
    seat: Viewer = "spectator",
    ply: Ply = None,
    words: Words = False,
    picture: Picture = False,
) -> Stream:
    """Watch a finished game again: one position, or, without `ply`, all. Moves that were taken back do not appear."""
    found, steps = await replay(context.store, table, reader_of(seat), ply, tongue, words, picture)
    return Stream(replay_pieces(found, steps, context.reads.computing), media_type="application/json")


@post("/records", status_code=200, responses=PROBLEMS)
async def post_record(context: Dep[Context], data: JSONBody[RecordText]) -> OpenedRecord:
    """Open a record: its table, and how its game went. Nothing is stored."""
    return await open_record(context, data.text)


@post(
    "/records/replay",
    status_code=200,
    responses={**PROBLEMS, 200: ResponseSpec(Replay, generate_examples=False, description="The replay.")},
)
async def replay_record(
    context: Dep[Context],
    tongue: Dep[str],
    data: JSONBody[RecordText],
    seat: Viewer = "spectator",
    words: Words = False,
) -> Stream:
    """Watch a record's game: all positions. Nothing is stored."""
    game = await opened_game(context, data.text)
    found, steps = replay_of(game, reader_of(seat), None, tongue, words, picture=False)
    return Stream(replay_pieces(found, steps, context.reads.computing), media_type="application/json")


def reader_of(seat: ReaderName) -> Reader:
    if seat == "open":
        return "open"
    return None if seat == "spectator" else int(seat)


@get("/tables/{table:str}/course", responses=PROBLEMS)
async def get_course(context: Dep[Context], table: TableId) -> Course:
    """How a finished game went: its points by kind, the course of the score, and the three turns that decided it."""
    return await context.courses.find(table)


@get("/tables/{table:str}/verify", responses=PROBLEMS)
async def get_verify(context: Dep[Context], tongue: Dep[str], table: TableId) -> Verified:
    """Check a finished game: every move legal, the end reached, the seed as committed before the first move."""
    return await verify(context.store, table, tongue)


@get("/players/{player:str}", responses=PROBLEMS)
async def get_player(context: Dep[Context], maybe: Dep[Person | None], player: PlayerId) -> Profile:
    """A player, person or bot: ratings, statistics, last games."""
    return await context.statistics.profile(player, maybe)


@get("/leaderboard/{game:str}", responses=PROBLEMS)
async def get_leaderboard(context: Dep[Context], game: GameName, seats: Seats = None, page: Page = 1) -> Leaderboard:
    """The best players of a game, as of the last half minute."""
    return await context.statistics.leaderboard(game, seats, page)


ROUTER = Router(
    "/api",
    route_handlers=[
        get_record,
        get_replay,
        get_course,
        get_verify,
        post_record,
        replay_record,
        get_player,
        get_leaderboard,
    ],
    tags=["Finished games"],
)
