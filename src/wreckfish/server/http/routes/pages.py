"""The pages of tables, replays and players, with status 404 where there is none. Other pages need no database."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency as Dep
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from sqlalchemy import select

from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.http.routes.answers import page, page_at, wants_page
from wreckfish.server.services.finished.statistics import name_of
from wreckfish.server.values import Refused


@route(
    ["/table/{name:str}", "/replay/{name:str}", "/player/{name:str}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def page_of_one(request: Request[Any, Any, Any], context: Dep[Context], name: FromPath[str]) -> Response[Any]:
    """The client's page, which shows the thing or says that there is none."""
    if not wants_page(request):
        raise NotFoundException
    found = page_at(request)
    if found.status_code == 200 and not await is_there(context, request.scope["path"], name):
        return page(404)
    return found


async def is_there(context: Context, path: str, name: str) -> bool:
    """Whether there is such a thing; also if the database does not answer, which the client will say."""
    try:
        if path.startswith("/player/"):
            async with context.store.reading() as connection:
                return bool(await name_of(connection, name))
        known = select(schema.tables.c.id).where(schema.tables.c.id == name)
        return bool(await context.store.read(known, quick=True))
    except Refused as refused:
        return refused.status != 404
