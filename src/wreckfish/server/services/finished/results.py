"""Results of finished tables, and the ratings that follow from them.

Both are written once, however often it is tried. Practice and hot-seat tables do not count. A seat's result
is its person's, even if a stand-in finished the game, unless the stand-in won: that win is nobody's. A player who took
back a move that had revealed something, or asked for a hint, may lose rating but not gain any; nor may anyone gain any
where a bot took over from a player whose absence was announced. Players who conceded are last; where that ended the
game, a bot that is left has no result: it won against no one.

Ratings follow openskill's Plackett-Luce model: only places count, not points, and equal places are draws. At a table of
four it gives two shared winners no more than the third, which is rare and small enough to accept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.db.table_queries import read_table
from wreckfish.server.services.finished.game import FinishedGame, finished
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import SeatRow

BOT = "bot:"
STAND_IN = "stand-in"  # the player of a win that is nobody's

tables, ratings = schema.tables.c, schema.ratings.c
SETTLED = (
    update(schema.tables)
    .where(tables.id == bindparam("table_"), tables.state == "over", tables.settled.is_(False))
    .values(settled=True, due=None)
)
NEW = sqlite_insert(schema.ratings).on_conflict_do_nothing()
NEW_SHARED = postgresql_insert(schema.ratings).on_conflict_do_nothing()
HELD = (
    select(ratings.player, ratings.mu, ratings.sigma, ratings.games)
    .where(ratings.game == bindparam("game_"), ratings.player.in_(bindparam("players_", expanding=True)))
    .order_by(ratings.player)
    .with_for_update()
)
CHANGE = (
    update(schema.ratings)
    .where(ratings.game == bindparam("game_"), ratings.player == bindparam("player_"))
    .values(mu=bindparam("mu_"), sigma=bindparam("sigma_"), games=bindparam("games_"))
)
RESULTS = insert(schema.results)


async def settle(store: Store, table: str, live: LiveTable | None = None) -> bool:
    """Write a table's results and ratings; true if this call did it.

    A table given from memory need not be read and replayed.
    """
    row, seats, entries = (live.row, live.seats, live.entries) if live else await read_table(store, table)
    if row.state != "over" or row.settled:
        return False
    game = await finished(row, seats, entries, live.position if live else None)
    standings = standings_of(game)

    async def job(connection: AsyncConnection) -> bool:
        if (await connection.execute(SETTLED, {"table_": table})).rowcount == 0:
            return False
        changed: dict[int, Rating] = {}
        if is_rated(game, standings):
            before = await lock_ratings(connection, store.shared, row.game, {one.player for one in standings})
            changed = rate(before, standings)
            await write_ratings(connection, row.game, by_player(changed, standings))
        await write_results(connection, game, standings, set(changed))
        return True

    return await store.write(job)


def standings_of(game: FinishedGame) -> list[Standing]:
    """The results of seats whose player is still known."""
    if game.row.practice or game.row.hot_seat:
        return []
    held = set(range(game.row.size)) if game.end.replaced else {*game.end.helped, *unbeaten_bots(game)}
    return [
        Standing(seat.seat, player, score.points, score.place, was_away(game, seat), seat.seat in held)
        for seat, score in zip(game.seats, game.outcome.scores, strict=True)
        if (player := player_of(seat)) is not None
    ]


def unbeaten_bots(game: FinishedGame) -> set[int]:
    """The bots of a game that was given up."""
    return {seat.seat for seat in game.seats if seat.bot is not None and game.end.given_up}


def player_of(seat: SeatRow) -> str | None:
    """The owner of a seat's result: a person, or a bot that sat there from the start."""
    return seat.person or (f"{BOT}{seat.bot}" if seat.bot is not None else None)


def was_away(game: FinishedGame, seat: SeatRow) -> bool:
    """Whether a stand-in finished a person's game, or made more than half of their moves."""
    finished = game.end.players[seat.seat] is not None
    return seat.person is not None and (finished or mostly_away(game, seat))


def mostly_away(game: FinishedGame, seat: SeatRow) -> bool:
    moves = [made.bot is not None for made in game.moves if made.seat == seat.seat]
    return 2 * sum(moves) > len(moves)


def is_rated(game: FinishedGame, standings: Sequence[Standing]) -> bool:
    """A game is rated if all players are known and at least one person played most of it against someone else."""
    return (
        len(standings) == game.row.size
        and len({one.player for one in standings}) > 1
        and any(seat.person is not None and not mostly_away(game, seat) for seat in game.seats)
    )


async def lock_ratings(connection: AsyncConnection, shared: bool, game: str, players: set[str]) -> Mapping[str, Rating]:
    """The players' ratings, created where missing, and locked until the transaction ends.

    Always in the order of their ids, so that two tables that end at once cannot deadlock.
    """
    named = sorted(players)
    fresh = Rating()
    values = [{"game": game, "player": player, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0} for player in named]
    await connection.execute(NEW_SHARED if shared else NEW, values)
    held = await connection.execute(HELD, {"game_": game, "players_": named})
    return {player: Rating(*numbers) for player, *numbers in held}


async def write_ratings(connection: AsyncConnection, game: str, changed: Mapping[str, Rating]) -> None:
    values = [
        {"game_": game, "player_": player, "mu_": rating.mu, "sigma_": rating.sigma, "games_": rating.games}
        for player, rating in changed.items()
    ]
    if values:
        await connection.execute(CHANGE, values)


async def write_results(
    connection: AsyncConnection, game: FinishedGame, standings: Sequence[Standing], rated: set[int]
) -> None:
    values: list[dict[str, Any]] = [
        {
            "table": game.row.id,
            "seat": one.seat,
            "game": game.row.game,
            "player": STAND_IN if one.away and one.place == 1 else one.player,
            "size": game.row.size,
            "points": one.points,
            "place": one.place,
            "rated": one.seat in rated,
            "ended": game.row.ended or 0,
        }
        for one in standings
        if one.seat not in unbeaten_bots(game)
    ]
    if values:
        await connection.execute(RESULTS, values)


MODEL = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """A player's strength in a game: the estimate, its uncertainty, and the number of games behind it."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def ordinal(self) -> float:
        """A level that the player almost certainly reaches; leaderboards sort by it."""
        return self.mu - 3 * self.sigma


class Standing(msgspec.Struct, frozen=True):
    """A seat's result. `away`: a stand-in finished the game or made more than half of its moves. `helped`: it cannot
    gain rating, see Position.
    """

    seat: int
    player: str
    points: int
    place: int
    away: bool = False
    helped: bool = False


def rate(before: Mapping[str, Rating], standings: Sequence[Standing]) -> dict[int, Rating]:
    """The new ratings, by seat, where they change.

    A player who was away or had help may lose rating but not gain it: leaving a bad game or asking for a hint saves no
    rating, and no stand-in earns one.
    """
    old = [before.get(one.player, Rating()) for one in standings]
    teams = [[MODEL.create_rating([rating.mu, rating.sigma])] for rating in old]
    new = MODEL.rate(teams, ranks=[float(one.place) for one in standings])
    changed: dict[int, Rating] = {}
    for one, was, (now,) in zip(standings, old, new, strict=True):
        rating = Rating(now.mu, now.sigma, was.games + 1)
        if not (one.away or one.helped) or rating.ordinal < was.ordinal:
            changed[one.seat] = rating
    return changed


def by_player(changed: Mapping[int, Rating], standings: Sequence[Standing]) -> dict[str, Rating]:
    """The new ratings by player: a bot in several seats gets their mean, as one game."""
    found: dict[str, list[Rating]] = {}
    for one in standings:
        if one.seat in changed:
            found.setdefault(one.player, []).append(changed[one.seat])
    return {
        player: Rating(fmean(rating.mu for rating in mine), fmean(rating.sigma for rating in mine), mine[0].games)
        for player, mine in found.items()
    }
