"""A player's profile, and the leaderboard. Bots have profiles too.

A table known only by its link stays private: its id is shown only to people who sat there. A rating is for a game,
whatever the number of seats; with `seats`, only players with enough games at such tables are listed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Subquery, and_, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.core.registry import bot_names, game_names
from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.finished_messages import Leaderboard, PastGame, Profile, Ranked, RatingInfo, Statistics
from wreckfish.server.people_cache import Cache
from wreckfish.server.services.finished.results import BOT, Rating
from wreckfish.server.values import Person, Refused

Value = TypeVar("Value")

FRESH = 30.0  # seconds
LAST = 20
results, ratings, tables, seats = (table.c for table in (schema.results, schema.ratings, schema.tables, schema.seats))


class StatisticsCache:
    """Profiles and leaderboards, each worked out at most once in `FRESH` seconds, and two at a time."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.queries = asyncio.Semaphore(2)
        self.reading: dict[str, asyncio.Lock] = {}
        self.boards: Cache[list[Ranked]] = Cache(FRESH, 1000, clock)
        self.profiles: Cache[Profile] = Cache(FRESH, 1000, clock)

    def forget(self, player: str) -> None:
        """Drop a player who changed their name or is gone."""
        self.profiles.drop(player)
        self.boards.values.clear()

    async def once(self, cache: Cache[Value], key: str, read: Callable[[], Awaitable[Value]]) -> Value:
        """A value from the cache, or a new one that all who wait for it share."""
        found = cache.get(key)
        if found is None:
            async with self.reading.setdefault(key, asyncio.Lock()), self.queries:
                found = cache.get(key)
                if found is None:
                    found = await read()
                    cache.put(key, found)
            self.reading.pop(key, None)
        return found

    async def leaderboard(self, game: str, seats: int | None = None, page: int = 1) -> Leaderboard:
        if game not in game_names():
            raise Refused("refuse-no-game", 404)
        read = partial(read_leaderboard, self.store, game, seats)
        players = await self.once(self.boards, f"{game} {seats}", read)
        return Leaderboard(
            game=game,
            seats=seats,
            least_games=LEAST_GAMES,
            page=page,
            pages=-(-len(players) // PAGE),
            players=players[(page - 1) * PAGE : page * PAGE],
        )

    async def profile(self, player: str, asker: Person | None = None) -> Profile:
        found = await self.once(self.profiles, player, partial(read_profile, self.store, player))
        last = await self.store.read(last_games(player, asker))
        return msgspec.structs.replace(found, last=[PastGame(**row) for row in last])


async def read_profile(store: Store, player: str) -> Profile:
    """A profile without the last games, whose tables not every reader may know."""
    async with store.reading() as connection:
        name = await name_of(connection, player)
        known = await connection.execute(
            select(ratings.game, ratings.mu, ratings.sigma, ratings.games)
            .where(ratings.player == player, ratings.games > 0)
            .order_by(ratings.game)
        )
        counted = await connection.execute(statistics_of(player))
        return Profile(
            id=player,
            name=name,
            bot=player.startswith(BOT),
            ratings=[rating_info(game, Rating(*numbers)) for game, *numbers in known],
            statistics=[statistics(row) for row in counted.mappings()],
            last=[],
        )


async def name_of(connection: AsyncConnection, player: str) -> str:
    """A player's name; refused if there is no such player, or no longer."""
    if player.startswith(BOT):
        bot = player.removeprefix(BOT)
        played = select(results.seat).where(results.player == player).limit(1)
        if bot in bot_names() or await connection.scalar(played) is not None:
            return bot
    else:
        name = await connection.scalar(select(schema.people.c.name).where(schema.people.c.id == player))
        if name is not None:
            return str(name)
    raise Refused("refuse-no-player", 404)


def rating_info(game: str, rating: Rating) -> RatingInfo:
    """A rating, rounded to the digits that mean something."""
    return RatingInfo(game, round(rating.ordinal, 1), round(rating.mu, 2), round(rating.sigma, 2), rating.games)


def statistics_of(player: str) -> Any:
    """Sums by game and number of seats."""
    others = schema.results.alias("others")
    beside = (
        select(others.c.seat)
        .where(others.c.table == results.table, others.c.seat != results.seat, others.c.place == 1)
        .exists()
    )
    return (
        select(
            results.game,
            results.size.label("seats"),
            func.count().label("games"),
            count_if(results.rated).label("rated"),
            count_if(results.place == 1).label("wins"),
            count_if(and_(results.place == 1, beside)).label("shared"),
            func.avg(results.points).label("average_points"),
            func.max(results.points).label("best"),
            func.avg(results.place).label("average_place"),
        )
        .where(results.player == player)
        .group_by(results.game, results.size)
        .order_by(results.game, results.size)
    )


def count_if(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((condition, 1), else_=0))


def statistics(row: Mapping[Any, Any]) -> Statistics:
    averages = {name: round(float(row[name]), 2) for name in ("average_points", "average_place")}
    return Statistics(**{**row, **averages})


def last_games(player: str, asker: Person | None) -> Any:
    """The newest games, each with its table's id if the reader may know it."""
    newest = (
        select(schema.results)
        .where(results.player == player)
        .order_by(results.ended.desc(), results.table, results.seat)
        .limit(LAST)
        .subquery()
        .c
    )
    may_know: ColumnElement[bool] = tables.open
    if asker is not None:
        mine = select(seats.seat).where(seats.table == newest.table, seats.person == asker.id)
        may_know = or_(may_know, mine.exists())
    return (
        select(
            case((may_know, newest.table), else_=None).label("table"),
            newest.game,
            newest.size.label("seats"),
            newest.seat,
            newest.points,
            newest.place,
            newest.rated,
            newest.ended,
        )
        .join(schema.tables, tables.id == newest.table)
        .order_by(newest.ended.desc(), newest.table, newest.seat)
    )


LEAST_GAMES = 5
PAGE = 50
RANKED = 5000  # players on a leaderboard, at most


async def read_leaderboard(store: Store, game: str, seats: int | None) -> list[Ranked]:
    async with store.reading() as connection:
        return [line(*row) for row in await connection.execute(ranked(game, seats).limit(RANKED))]


def ranked(game: str, seats: int | None) -> Any:
    """All ranked players, best first, without deleted people."""
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
    """The players with enough rated games at tables of this size."""
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
