"""One guest's many tables and everyone else's bots: `python benchmarks/fairness.py [--workers 2] [--guests-tables 25]`.

A guest has 25 tables at which `master` thinks all the time; another person has one. Measures how long that person's bot
takes for a move, from the question to the answer, with the guest and without, in turns, so that what else happens on
the machine touches both alike. The goal: not more than twice as long. Uses the server's own pool of bots.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import time
from collections.abc import AsyncIterator
from random import Random

import click

from wreckfish.core.chance import from_seed
from wreckfish.server.tables.bot_pool import Asker, BotPool
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.matches import match_of
from wreckfish.table.position import GameTerms, Position, opening, step

GOAL = 2.0


def middle_of_a_game(game: str, bot: str, seed: int) -> Position:
    """A position after some random moves, in which a seat of this bot has to decide."""
    match = match_of(game, 3, "{}")
    luck = from_seed(f"{seed:032x}")
    position = opening(GameTerms(match, f"{seed:064x}", None, (bot,) * 3, 0))
    for ply in range(1, 25):
        seat = position.state.to_act()[0]
        move = position.state.random_move(seat, luck)
        after = step(position, Entry(ply, ply, Kind.MOVE, seat, value=move))[0]
        if after.outcome is not None:
            break
        position = after
    return position


async def choose(pool: BotPool, game: str, position: Position, person: str, table: str) -> float:
    begun = time.perf_counter()
    await pool.choose(game, "{}", position, position.state.to_act()[0], Asker(person, table))
    return time.perf_counter() - begun


@contextlib.asynccontextmanager
async def guest(pool: BotPool, game: str, positions: list[Position], tables: int) -> AsyncIterator[None]:
    """Someone whose bots never stop thinking at many tables."""

    async def table(number: int) -> None:
        while True:
            await choose(pool, game, positions[number % len(positions)], "guest", f"g{number}")

    tasks = [asyncio.create_task(table(number)) for number in range(tables)]
    await asyncio.sleep(0.1)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def measure(
    pool: BotPool, game: str, tables: int, workers: int, rounds: int, moves: int, luck: Random
) -> tuple[list[float], list[float]]:
    """The seconds of each move of the other person's bot: without the guest, and with."""
    positions = [middle_of_a_game(game, "master", luck.getrandbits(64)) for _ in range(8)]
    await asyncio.gather(*(choose(pool, game, positions[0], f"p{number}", "t") for number in range(workers)))
    alone, beside = [], []
    for _ in range(rounds):
        asked = [luck.choice(positions) for _ in range(moves)]
        alone += [await choose(pool, game, one, "ada", "a") for one in asked]
        async with guest(pool, game, positions, tables):
            beside += [await choose(pool, game, one, "ada", "a") for one in asked]
    return alone, beside


@click.command()
@click.option("--game", default="carcass", show_default=True)
@click.option("--guests-tables", "tables", type=click.IntRange(1), default=25, show_default=True)
@click.option("--workers", type=click.IntRange(1), default=2, show_default=True, help="WRECKFISH_BOT_PROCESSES.")
@click.option("--rounds", type=click.IntRange(1), default=8, show_default=True)
@click.option("--moves", type=click.IntRange(1), default=15, show_default=True, help="In each round, twice.")
@click.option("--seed", type=int, default=1, show_default=True)
def main(game: str, tables: int, workers: int, rounds: int, moves: int, seed: int) -> None:
    """Measure by how much a guest with many tables delays another person's bot."""
    pool = BotPool(workers, 60.0)
    try:
        alone, beside = asyncio.run(measure(pool, game, tables, workers, rounds, moves, Random(seed)))
    finally:
        pool.stop()
    ratio = statistics.median(beside) / statistics.median(alone)
    for name, times in (("alone", alone), (f"beside {tables} tables", beside)):
        ordered = sorted(times)
        late = ordered[len(ordered) * 9 // 10]
        click.echo(f"{name:20}median {1000 * statistics.median(ordered):.1f} ms, 90 % within {1000 * late:.1f} ms")
    click.echo(f"{'ratio of medians':20}{ratio:.2f} (goal: at most {GOAL:g}), {len(alone)} moves each")
    if ratio > GOAL:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
