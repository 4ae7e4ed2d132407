"""Ratings and statistics: fair to everybody, written once, and added up right."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Coroutine
from pathlib import Path
from statistics import fmean
from typing import Any, TypeVar

import msgspec
import pytest
from finished_games import RESTLESS, START, Game, add_people, connected, on_file, rows, write
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, func, insert, select, update

from wreckfish.core.values import rank
from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.finished_messages import Leaderboard, Profile
from wreckfish.server.services.finished.game import finished
from wreckfish.server.services.finished.results import (
    STAND_IN,
    Rating,
    Standing,
    by_player,
    is_rated,
    rate,
    settle,
    standings_of,
    was_away,
)
from wreckfish.server.services.finished.statistics import LAST, LEAST_GAMES, PAGE, StatisticsCache
from wreckfish.server.values import Person, Refused
from wreckfish.table.entry import Entry, Kind

Result = TypeVar("Result")

NEW = Rating()
ratings = st.builds(Rating, st.floats(-10, 60), st.floats(0.5, 9), st.integers(0, 1000))
scores = st.lists(st.integers(0, 5), min_size=2, max_size=4)


async def profile(store: Store, player: str, asker: Person | None = None) -> Profile:
    return await StatisticsCache(store).profile(player, asker)


async def leaderboard(store: Store, game: str, seats: int | None = None, page: int = 1) -> Leaderboard:
    return await StatisticsCache(store).leaderboard(game, seats, page)


def run(work: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run(work)


def standings(points: list[int], away: list[bool] | None = None) -> list[Standing]:
    places = rank(points)
    return [
        Standing(seat, f"p{seat}", points[seat], places[seat], bool(away and away[seat])) for seat in range(len(points))
    ]


# The model.


@given(points=scores, known=st.lists(ratings, min_size=4, max_size=4), order=st.permutations(range(4)))
def test_the_seat_means_nothing(points: list[int], known: list[Rating], order: list[int]) -> None:
    before = {f"p{seat}": known[seat] for seat in range(4)}
    seated = standings(points)
    mixed = [seated[seat] for seat in order if seat < len(points)]
    there, back = rate(before, seated), rate(before, mixed)
    assert there.keys() == back.keys() == set(range(len(points)))
    for seat, rating in there.items():
        assert rating.mu == pytest.approx(back[seat].mu)
        assert rating.sigma == pytest.approx(back[seat].sigma)


@given(points=scores, known=st.lists(ratings, min_size=4, max_size=4))
def test_a_sole_winner_rises_and_a_sole_last_falls(points: list[int], known: list[Rating]) -> None:
    before = {f"p{seat}": known[seat] for seat in range(4)}
    after = rate(before, standings(points))
    for seat in range(len(points)):
        assert after[seat].sigma > 0
        assert after[seat].games == known[seat].games + 1
        if points.count(points[seat]) == 1 and points[seat] == max(points):
            assert after[seat].mu >= known[seat].mu
        if points.count(points[seat]) == 1 and points[seat] == min(points):
            assert after[seat].mu <= known[seat].mu


@given(points=scores)
def test_newcomers_of_equal_place_stay_equal_and_a_better_place_is_not_worth_less(points: list[int]) -> None:
    after = rate({}, standings(points))
    for one in range(len(points)):
        for other in range(len(points)):
            if points[one] == points[other]:
                assert after[one].mu == pytest.approx(after[other].mu)
            if points[one] > points[other]:
                assert after[one].mu >= after[other].mu - 1e-9
                assert after[one].mu > after[other].mu or len(set(points)) < len(points)


def test_a_draw_of_equals_changes_no_mean() -> None:
    assert [rating.mu for rating in rate({}, standings([3, 3, 3])).values()] == pytest.approx([NEW.mu] * 3)


@given(
    points=scores, known=st.lists(ratings, min_size=4, max_size=4), away=st.lists(st.booleans(), min_size=4, max_size=4)
)
def test_a_player_who_was_away_may_lose_but_not_gain(points: list[int], known: list[Rating], away: list[bool]) -> None:
    before = {f"p{seat}": known[seat] for seat in range(4)}
    strict, all_there = rate(before, standings(points, away)), rate(before, standings(points))
    for seat in range(len(points)):
        if away[seat]:
            assert (seat in strict) == (all_there[seat].ordinal < known[seat].ordinal)
        if seat in strict:
            assert strict[seat] == all_there[seat]


def test_a_bot_in_two_seats_has_played_one_game() -> None:
    seated = [Standing(0, "bot:greedy", 9, 1), Standing(1, "ada", 5, 2), Standing(2, "bot:greedy", 1, 3)]
    changed = rate({}, seated)
    after = by_player(changed, seated)
    assert after["bot:greedy"].games == 1
    assert after["bot:greedy"].mu == fmean([changed[0].mu, changed[2].mu])
    assert after["ada"] == changed[1]


def test_stronger_players_come_out_on_top() -> None:
    """Strength from 0 (worst) to 3, three of them at a table: after some games the ratings say so."""
    known: dict[str, Rating] = {}
    for number in range(60):
        table = [strength for strength in range(4) if strength != number % 4]
        places = rank(table)
        seated = [Standing(seat, f"p{table[seat]}", table[seat], places[seat]) for seat in range(3)]
        known |= by_player(rate(known, seated), seated)
    ordinals = [known[f"p{strength}"].ordinal for strength in range(4)]
    assert ordinals == sorted(ordinals)
    assert {rating.games for rating in known.values()} == {45}


# Which games count, and for whom.


def judged(game: Game) -> tuple[list[Standing], bool]:
    row, seats, entries, _ = rows(game)
    whole = run(finished(row, seats, entries))
    found = standings_of(whole)
    return found, is_rated(whole, found)


@pytest.mark.parametrize(
    ("game", "rated"),
    [
        (Game(["ada", "bo"]), True),
        (Game(["ada", "bo", "cy", "di"]), True),
        (Game(["ada", "bot:random"]), True),
        (Game(["ada", "bot:random", "bot:random"]), True),
        (Game(["bot:greedy", "bot:random"]), False),
        (Game(["bot:random", "bot:random"]), False),
        (Game(["ada", None, "bo"]), False),
        (Game(["ada", "bo"], missing={0: 10_000, 1: 10_000}), False),
        (Game(["ada", "bo"], missing={0: 10_000}), True),
    ],
)
def test_a_game_is_rated_if_a_person_played_against_someone_else(game: Game, rated: bool) -> None:
    found, is_so = judged(game)
    assert is_so == rated
    assert len(found) == len([player for player in game.seats if player is not None])


def test_practice_and_hot_seat_games_do_not_count() -> None:
    assert judged(Game(["ada", "bo"], practice=True)) == ([], False)
    assert judged(Game(["ada", "ada"], hot_seat=True)) == ([], False)


def test_a_player_who_took_back_a_revealing_move_may_lose_but_not_gain() -> None:
    seen = set()
    for seed in range(12):
        game = Game(["ada", "bo"], seed=str(seed), habits=RESTLESS)
        end = rows(game)[3]
        found, rated = judged(game)
        assert rated
        changed = rate({}, found)
        for one in found:
            assert one.helped == (one.seat in end.helped or end.replaced)
            loses = one.place > min(other.place for other in found)
            seen.add((one.helped, loses, one.seat in changed))
    assert (True, True, True) in seen  # helped and lost: it counts
    assert (True, False, False) in seen  # helped and won: it does not
    assert (True, False, True) not in seen


@pytest.mark.parametrize(("missed", "away"), [(0, False), (1, False), (10_000, True)])
def test_a_player_who_made_half_of_their_moves_was_there(missed: int, away: bool) -> None:
    row, seats, entries, _ = rows(Game(["ada", "bo"], missing={0: missed}))
    game = run(finished(row, seats, entries))
    assert was_away(game, seats[0]) == away
    assert not was_away(game, seats[1])


def test_a_win_that_a_stand_in_finished_is_not_counted_as_mine(tmp_path: Path) -> None:
    """Ada plays most of the game and leaves before the end; whatever the bot wins is not hers, what it loses is."""
    seen = set()

    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            for seed in range(12):
                id_, position = await write(store, Game(["ada", "bo"], seed=str(seed), leaves={0: 62}))
                assert position.outcome is not None
                own = [ply.bot is None for ply in position.played if ply.seat == 0]
                assert position.players[0] is not None
                assert 2 * sum(own) > len(own)
                await settle(store, id_)
                mine, theirs = [row for row in await all_of(store, schema.results) if row["table"] == id_]
                won = 0 in position.outcome.winners
                assert mine["player"] == (STAND_IN if won else "ada")
                assert mine["rated"] == (not won), "Ada gains nothing from the bot's win, and leaving saves no rating"
                assert (theirs["player"], theirs["rated"]) == ("bo", True)
                seen.add(won)

    run(scenario())
    assert seen == {True, False}


@pytest.mark.parametrize("replaced", [False, True])
def test_no_rating_rises_where_the_host_had_a_player_replaced(replaced: bool) -> None:
    """The attack: announce that a strong rival is away, and beat the bot in their seat."""
    row, seats, entries, _ = rows(Game(["ada", "bo", "bot:random"]))
    kind = Kind.REPLACED if replaced else Kind.LEFT
    entries = [Entry(1, START, kind, 1, note="random")] + [msgspec.structs.replace(e, ply=e.ply + 1) for e in entries]
    found = standings_of(run(finished(row, seats, entries)))
    changed = rate({}, found)
    risen = {seat for seat, rating in changed.items() if rating.ordinal > Rating().ordinal}
    assert bool(risen) == (not replaced)
    assert changed, "those who lose, lose"


def test_exactly_half_is_enough() -> None:
    row, seats, entries, position = rows(Game(["ada", "bo"]))
    own = sum(one.seat == 0 for one in position.played)
    row, seats, entries, _ = rows(Game(["ada", "bo"], missing={0: own // 2}))
    game = run(finished(row, seats, entries))
    assert not was_away(game, seats[0])
    row, seats, entries, _ = rows(Game(["ada", "bo"], missing={0: own // 2 + 1}))
    assert was_away(run(finished(row, seats, entries)), seats[0])


# Settling.


async def all_of(store: Store, table: Any) -> list[Any]:
    return await store.read(table.select().order_by(*table.primary_key))


def test_a_table_is_settled_once_whoever_asks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            id_, position = await write(store, Game(["ada", "bo", "bot:greedy"]))
            assert sorted(await asyncio.gather(*(settle(store, id_) for _ in range(8)))) == [False] * 7 + [True]
            assert await settle(store, id_) is False
            assert position.outcome is not None
            results = await all_of(store, schema.results)
            assert [row["player"] for row in results] == ["ada", "bo", "bot:greedy"]
            assert [row["points"] for row in results] == [score.points for score in position.outcome.scores]
            assert [row["place"] for row in results] == [score.place for score in position.outcome.scores]
            assert all(row["rated"] and row["size"] == 3 and row["ended"] > START for row in results)
            expected = rate({}, [Standing(row["seat"], row["player"], row["points"], row["place"]) for row in results])
            stored = {
                row["player"]: Rating(row["mu"], row["sigma"], row["games"])
                for row in await all_of(store, schema.ratings)
            }
            assert stored == {row["player"]: expected[row["seat"]] for row in results}

    run(scenario())


def test_a_game_that_goes_on_is_not_settled(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            id_, _ = await write(store, Game(["ada", "bo"], stop=10))
            assert await settle(store, id_) is False
            assert await all_of(store, schema.results) == []
            with pytest.raises(Refused):
                await settle(store, "nowhere")

    run(scenario())


def test_practice_is_settled_without_a_trace(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            for game in (Game(["ada", "bo"], practice=True), Game(["ada", "ada"], hot_seat=True)):
                id_, _ = await write(store, game)
                assert await settle(store, id_) is True
                assert await settle(store, id_) is False
            assert await all_of(store, schema.results) == []
            assert await all_of(store, schema.ratings) == []

    run(scenario())


def test_a_player_who_left_keeps_the_loss_and_not_the_win(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            for seed in range(8):
                id_, position = await write(store, Game(["ada", "bo"], seed=str(seed), missing={0: 10_000}))
                before = (await profile(store, "ada")).ratings
                await settle(store, id_)
                after = (await profile(store, "ada")).ratings
                result = next(
                    row for row in await all_of(store, schema.results) if (row["table"], row["seat"]) == (id_, 0)
                )
                assert position.outcome is not None
                if position.outcome.winners == (1,):
                    assert result["rated"]
                    assert (after[0].rating, after[0].games) < ((before[0].rating if before else 0), 10_000)
                else:
                    assert not result["rated"]
                    assert after == before
                    assert result["player"] == STAND_IN
            everything = (await profile(store, "ada")).statistics[0]
            assert (everything.wins, everything.rated) == (0, everything.games)
            assert 0 < everything.games < 8

    run(scenario())


def test_a_deleted_person_has_no_result_and_the_game_is_not_rated(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            id_, _ = await write(store, Game(["ada", "bo", "cy"]))
            async with store.engine.begin() as connection:
                await connection.execute(delete(schema.people).where(schema.people.c.id == "bo"))
            assert await settle(store, id_) is True
            assert [(row["seat"], row["rated"]) for row in await all_of(store, schema.results)] == [
                (0, False),
                (2, False),
            ]
            assert await all_of(store, schema.ratings) == []

    run(scenario())


@pytest.mark.seconds
def test_many_processes_settle_many_tables_at_once_on_postgresql(postgres: str) -> None:
    """Every table by three processes at a time, over the same few players: each counts once, no update is lost."""
    people = ["ada", "bo", "cy", "di", "bot:greedy", "bot:random"]
    games = [
        Game([people[(number + step * (1 + number % 2)) % 6] for step in range(2 + number % 3)], seed=str(number))
        for number in range(48)
    ]

    async def scenario(url: str) -> None:
        async with connected(url) as first, connected(url) as second, connected(url) as third:
            ids = [(await write(first, game))[0] for game in games]
            turned = [ids, ids[::-1], ids[24:] + ids[:24]]
            work = [
                settle(store, order[number])
                for number in range(len(ids))
                for store, order in zip((first, second, third), turned, strict=True)
            ]
            assert sum(await asyncio.gather(*work)) == len(ids)
            results = await all_of(first, schema.results)
            assert len(results) == sum(len(game.seats) for game in games)
            counted: dict[str, set[str]] = defaultdict(set)
            for row in results:
                if row["rated"]:
                    counted[row["player"]].add(row["table"])
            stored = {row["player"]: row["games"] for row in await all_of(first, schema.ratings)}
            assert stored == {player: len(tables) for player, tables in counted.items()}
            assert len(stored) == 6
            for player in people:
                one = await profile(second, player)
                assert sum(line.games for line in one.statistics) == sum(row["player"] == player for row in results)
            board = await leaderboard(third, "carcass")
            assert [line.rank for line in board.players] == list(range(1, 7))
            assert (await leaderboard(third, "carcass", 3)).players

    run(scenario(postgres.replace("postgresql:", "postgresql+asyncpg:")))


# Profiles.


@pytest.mark.seconds
@settings(max_examples=15)
@given(
    games=st.lists(
        st.tuples(st.integers(2, 4), st.lists(st.integers(-5, 40), min_size=4, max_size=4), st.booleans()), max_size=30
    )
)
def test_a_profile_adds_up(games: list[tuple[int, list[int], bool]], tmp_path_factory: pytest.TempPathFactory) -> None:
    async def scenario() -> Profile:
        async with on_file(tmp_path_factory.mktemp("profile")) as store:
            await add_people(store, "ada")
            for number, (size, points, rated) in enumerate(games):
                await add_result(store, f"g{number}", ["ada", "bo", "cy", "di"][:size], points[:size], rated, number)
            return await profile(store, "ada")

    found = run(scenario())
    by_size = {line.seats: line for line in found.statistics}
    assert set(by_size) == {size for size, _, _ in games}
    for size, line in by_size.items():
        mine = [(points[:size], rated) for other, points, rated in games if other == size]
        places = [rank(points)[0] for points, _ in mine]
        assert line.games == len(mine)
        assert line.rated == sum(rated for _, rated in mine)
        assert line.wins == places.count(1)
        assert line.shared == sum(points[0] == max(points) and points.count(points[0]) > 1 for points, _ in mine)
        assert line.average_points == pytest.approx(fmean(points[0] for points, _ in mine), abs=0.006)
        assert line.best == max(points[0] for points, _ in mine)
        assert line.average_place == pytest.approx(fmean(places), abs=0.006)
    assert len(found.last) == min(LAST, len(games))
    assert [game.ended for game in found.last] == sorted((game.ended for game in found.last), reverse=True)
    assert all(game.ended >= len(games) - LAST for game in found.last)


async def add_result(
    store: Store, table: str, players: list[str], points: list[int], rated: bool, ended: int, open_: bool = True
) -> None:
    """A settled table, without the game."""
    row = {
        "id": table, "game": "carcass", "size": len(players), "options": "{}", "pace": "{}", "open": open_,
        "hot_seat": False, "practice": False, "stand_in": "greedy", "seed": "0" * 32, "created": 0, "state": "over",
        "settled": True,
    }  # fmt: skip
    places = rank(points)
    async with store.engine.begin() as connection:
        await connection.execute(insert(schema.tables), row)
        for seat, player in enumerate(players):
            result = {
                "table": table, "seat": seat, "game": "carcass", "player": player, "size": len(players),
                "points": points[seat], "place": places[seat], "rated": rated, "ended": ended,
            }  # fmt: skip
            await connection.execute(insert(schema.results), result)


def test_bots_have_profiles_and_strangers_have_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            id_, _ = await write(store, Game(["ada", "bot:greedy", "bot:greedy"]))
            await settle(store, id_)
            bot = await profile(store, "bot:greedy")
            assert (bot.name, bot.bot, bot.statistics[0].games, bot.ratings[0].games) == ("greedy", True, 2, 1)
            idle = await profile(store, "bot:random")
            assert (idle.ratings, idle.statistics, idle.last) == ([], [], [])
            for nobody in ("zoe", "bot:zoe", "bot:", ""):
                with pytest.raises(Refused) as refused:
                    await profile(store, nobody)
                assert (refused.value.code, refused.value.status) == ("refuse-no-player", 404)

    run(scenario())


def test_a_table_known_by_its_link_stays_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            open_, _ = await write(store, Game(["ada", "bo", "bot:random"]))
            hidden, _ = await write(store, Game(["ada", "cy", "bot:random"], open=False))
            for id_ in (open_, hidden):
                await settle(store, id_)
            for asker, shown in (
                ("ada", {open_, hidden}),
                ("cy", {open_, hidden}),
                ("bo", {open_, None}),
                (None, {open_, None}),
            ):
                person = None if asker is None else Person(asker, asker, None, "en")
                for player in ("ada", "bot:random"):
                    found = await profile(store, player, person)
                    assert {game.table for game in found.last} == shown

    run(scenario())


# The leaderboard.


async def add_ratings(store: Store, known: dict[str, Rating]) -> None:
    await add_people(store, *(player for player in known if not player.startswith("bot:")))
    values = [
        {"game": "carcass", "player": player, "mu": one.mu, "sigma": one.sigma, "games": one.games}
        for player, one in known.items()
    ]
    async with store.engine.begin() as connection:
        await connection.execute(insert(schema.ratings), values)


def test_a_leaderboard_has_pages_and_equals_share_a_rank(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            known = {f"p{number:03d}": Rating(40 - number // 2, 2.0, LEAST_GAMES) for number in range(120)}
            await add_ratings(store, known)
            pages = [await leaderboard(store, "carcass", page=page) for page in (1, 2, 3, 4)]
            assert [len(page.players) for page in pages] == [PAGE, PAGE, 20, 0]
            assert {page.pages for page in pages} == {3}
            lines = [line for page in pages for line in page.players]
            assert [line.player for line in lines] == list(known)
            assert [line.rank for line in lines] == [1 + number // 2 * 2 for number in range(120)]
            assert [line.rating for line in lines] == [34.0 - number // 2 for number in range(120)]

    run(scenario())


def test_a_leaderboard_shows_who_is_there_and_has_played_enough(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with on_file(tmp_path) as store:
            games = LEAST_GAMES
            await add_ratings(
                store,
                {
                    "ada": Rating(30, 2, games),
                    "bo": Rating(50, 2, games - 1),
                    "gone": Rating(45, 2, games),
                    "bot:greedy": Rating(35, 2, games),
                },
            )
            async with store.engine.begin() as connection:
                await connection.execute(delete(schema.people).where(schema.people.c.id == "gone"))
                await connection.execute(update(schema.people).where(schema.people.c.id == "ada").values(name="Ada L."))
            board = await leaderboard(store, "carcass")
            assert [(line.name, line.bot, line.rank) for line in board.players] == [
                ("greedy", True, 1),
                ("Ada L.", False, 2),
            ]
            for number in range(games):
                await add_result(store, f"t{number}", ["ada", "bot:greedy", "x"], [3, 2, 1], True, number)
                await add_result(store, f"u{number}", ["bot:greedy", "x"], [3, 2], number > 0, number)
            assert [line.name for line in (await leaderboard(store, "carcass", 3)).players] == ["greedy", "Ada L."]
            assert (await leaderboard(store, "carcass", 2)).players == []
            with pytest.raises(Refused) as refused:
                await leaderboard(store, "chess")
            assert refused.value.status == 404

    run(scenario())


def test_results_are_kept_for_every_seat(tmp_path: Path) -> None:
    async def scenario() -> int:
        async with on_file(tmp_path) as store:
            for seats in (2, 3, 4):
                id_, _ = await write(store, Game([*["ada", "bo", "cy", "di"][:seats]], habits=RESTLESS))
                await settle(store, id_)
            found = await store.read(select(func.count().label("n")).select_from(schema.results))
            return int(found[0]["n"])

    assert run(scenario()) == 9
