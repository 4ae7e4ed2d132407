"""One measurement of one game in its own process: `python -m wreckfish.lab.stopwatch playouts carcass 3 SEED 0.5`.

Prints JSON; `speed` starts these processes and compares their figures. Measures CPU time, so a busy machine does not
spoil them. Never compiled, because `driven` stands for a user's code.
"""

from __future__ import annotations

import math
import sys
import time
import timeit
import tracemalloc
from collections.abc import Callable
from functools import partial
from random import Random

import msgspec

from wreckfish.bots.players import ROOM
from wreckfish.bots.search import Search
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game
from wreckfish.core.state import State, play_games, play_out

WARM_UP = 20  # games
CHECKED = 200  # games that a checksum covers
CLONES = 10_000
SEARCHED = 500  # simulations of one search
BETWEEN = 5  # moves from one search to the next
# The field of `dump` that a C++ reference folds into its checksum at the end of a game: one number per seat.
FOLDED = {"carcass": "holds", "dolores": "holds", "raiders": "vaults"}


class Run(msgspec.Struct, frozen=True):
    """Games, and the CPU time they took."""

    games: int
    moves: int
    seconds: float
    checksum: int | None = None

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds


class Copies(msgspec.Struct, frozen=True):
    """The cost of a clone."""

    clone_ns: float
    clone_bytes: float


def playouts(game: str, table: State, seed: str, seconds: float) -> Run:
    """Random games in the engine's own loop, for about this many seconds."""
    play_games(table, WARM_UP, from_seed(seed))
    luck = from_seed(seed)
    games = moves = 0
    spent = 0.0
    batch = 1
    while spent < seconds:
        start = time.process_time()
        moves += play_games(table, batch, luck)
        taken = time.process_time() - start
        games += batch
        spent += taken
        if taken < seconds / 20:
            batch *= 2
    return Run(games, moves, spent, checksum(game, table, seed, min(games, CHECKED)))


def checksum(game: str, table: State, seed: str, games: int) -> int | None:
    """A hash of how the first games ended, as the C++ reference computes it; None if it doesn't know the game."""
    if game not in FOLDED:
        return None
    luck = from_seed(seed)
    fold = 0
    for _ in range(games):
        state = table.deal(luck)
        moves: int = play_out(state, luck)
        for number in msgspec.convert(state.dump()[FOLDED[game]], list[int]):
            fold = (fold * 31 + (number & 0xFFFFFFFF) + (number >> 32) + moves) & 0xFFFFFFFF
    return fold


def driven(table: State, seed: str, seconds: float) -> Run:
    """Random games in a plain Python loop through the checked interface, as a user would write it."""
    random = Random(seed).random
    luck = from_seed(seed)
    games = moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = table.deal(luck)
        while seats := state.to_act():
            seat = seats[0]
            legal = state.legal(seat)
            choices: int = len(legal)
            state.play(seat, legal[int(random() * choices)])
            moves += 1
        games += 1
    return Run(games, moves, spent)


def copies(table: State, seed: str, seconds: float) -> Copies:
    """Time and memory of a clone in the middle of a random game."""
    length = play_games(table, 1, from_seed(seed))
    luck = from_seed(seed)
    state = table.deal(luck)
    play_out(state, luck, length // 2)
    timer = timeit.Timer(state.clone, timer=time.process_time)
    number, taken = timer.autorange()
    while taken < seconds:
        number *= 2
        taken = timer.timeit(number)
    kept: list[State | None] = [None] * CLONES
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for place in range(CLONES):
        kept[place] = state.clone()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return Copies(taken / number * 1e9, (after - before) / CLONES)


def searched(name: str, table: State, seed: str, seconds: float) -> Run:
    """Searches at choices throughout random games; `games` counts their simulations."""
    luck = from_seed(seed)
    instinct = find_game(name).instinct()
    games = moves = 0
    spent = 0.0
    state = table.deal(luck)
    while spent < seconds:
        if not state.owing:
            state = table.deal(luck)
        seat = state.to_act()[0]
        if len(state.legal(seat)) > 1:
            start = time.process_time()
            search = Search(state, seat, instinct, ROOM)
            search.think(SEARCHED, math.inf, luck)
            spent += time.process_time() - start
            games += search.simulations
            moves += search.moves
        play_out(state, luck, BETWEEN)
    return Run(games, moves, spent)


def main(what: str, game: str, seats: str, seed: str, seconds: str) -> None:
    table = make_match(find_game(game), int(seats)).start(seed)
    measures: dict[str, Callable[[State, str, float], Run | Copies]] = {
        "playouts": partial(playouts, game), "search": partial(searched, game), "driven": driven, "copies": copies,
    }  # fmt: skip
    sys.stdout.write(msgspec.json.encode(measures[what](table, seed, float(seconds))).decode() + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
