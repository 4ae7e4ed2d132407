"""Who plays a game best: by what somebody nearly surely reaches, for those with some rated games.

A rating is for a game, whatever the number of seats; with `seats`, only who has played enough at such tables is shown.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Subquery, func, or_, select

from wreckfish.core.registry import game_names
from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.finished_messages import Leaderboard, Ranked
from wreckfish.server.services.finished.settle import BOT
from wreckfish.server.values import Refused

LEAST_GAMES = 5
PAGE = 50


async def leaderboard(store: Store, game: str, seats: int | None = None, page: int = 1) -> Leaderboard:
    if game not in game_names():
        raise Refused("refuse-no-game", 404)
    found = ranked(game, seats)
    async with store.reading() as connection:
        players = await connection.scalar(select(func.count()).select_from(found.subquery()))
        rows = await connection.execute(found.limit(PAGE).offset((page - 1) * PAGE))
        return Leaderboard(
            game=game,
            seats=seats,
            least_games=LEAST_GAMES,
            page=page,
            pages=-(-(players or 0) // PAGE),
            players=[line(*row) for row in rows],
        )


def ranked(game: str, seats: int | None) -> Any:
    """All who have a place, best first. People who are gone have none."""
    ratings, people = schema.ratings.c, schema.people.c
    ordinal = ratings.mu - 3 * ratings.sigma
    rank = func.rank().over(order_by=ordinal.desc())
    shown = select(rank, ratings.player, people.name, ordinal, ratings.games)
    if seats is not None:
        enough = played_enough(game, seats)
        shown = select(rank, ratings.player, people.name, ordinal, enough.c.games)
        shown = shown.join(enough, enough.c.player == ratings.player)
    return (
        shown.outerjoin(schema.people, people.id == ratings.player)
        .where(ratings.game == game, ratings.games >= LEAST_GAMES)
        .where(or_(people.id.is_not(None), ratings.player.startswith(BOT)))
        .order_by(ordinal.desc(), ratings.player)
    )


def played_enough(game: str, seats: int) -> Subquery:
    """Who has enough rated games at tables of so many seats."""
    results = schema.results.c
    return (
        select(results.player, func.count().label("games"))
        .where(results.game == game, results.size == seats, results.rated)
        .group_by(results.player)
        .having(func.count() >= LEAST_GAMES)
        .subquery()
    )


def line(rank: int, player: str, name: str | None, ordinal: float, games: int) -> Ranked:
    return Ranked(rank, player, name or player.removeprefix(BOT), player.startswith(BOT), round(ordinal, 1), games)
