"""How fast a series is kept, and in how much memory: `wreckfish simulate` beside bare playouts of the same engine.

`python benchmarks/lab.py` plays 100,000 games of Captain Carcass at random, nine times; `--rows 10000000` keeps so
many rows by seat in one run and says how much memory it took. Figures are of one machine, and of one run. On a busy
machine only those in processor time say something: what it takes to start and to load is taken off them, by a second
run of a few games.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from statistics import median

import psutil

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import play_games
from wreckfish.lab.engines import cores

SEATS = 3
FEW = 100  # games of the run that tells what it takes to start


def bare(games: int, number: int) -> tuple[float, float]:
    """Seconds of bare playouts in one process: by the clock, and of the processor."""
    table = make_match(find_game("carcass"), SEATS).table
    start, spent = time.perf_counter(), time.process_time()
    play_games(table, games, from_seed(seed_from(f"bare {number}")))
    return time.perf_counter() - start, time.process_time() - spent


def bare_rate(games: int) -> tuple[float, float]:
    """Games a second on all processors at once, and microseconds of a processor for each."""
    with ProcessPoolExecutor(cores()) as pool:
        list(pool.map(bare, [10] * cores(), range(cores())))  # the processes are there
        times, spent = zip(*pool.map(bare, [games // cores()] * cores(), range(cores())), strict=True)
    return games / max(times), 1e6 * sum(spent) / games


def simulate(games: int) -> tuple[float, float]:
    """A run of the command: its own rate, and the rate by the clock on the wall, start-up included."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        run = subprocess.run(command(games, folder), capture_output=True, text=True, check=True)
        return json.loads(run.stdout)["games_per_second"], games / (time.perf_counter() - start)


def most_memory(games: int) -> float:
    """The most memory of all processes of a run, in MiB. Looking takes time too: such a run says nothing of speed."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.Popen(command(games, folder), stdout=subprocess.DEVNULL)
        most = 0.0
        while run.poll() is None:
            most = max(most, memory(run.pid))
            time.sleep(0.02)
        return most


def command(games: int, folder: str) -> list[str]:
    output = str(Path(folder, "bench.parquet"))
    words = ["simulate", "carcass", "--seats", str(SEATS), "--games", str(games), "-o", output, "--json"]
    return [sys.executable, "-m", "wreckfish", *words]


def spent(games: int) -> float:
    """The total CPU seconds of the command, without a watcher, which would use some too."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(command(games, folder), stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def memory(process: int) -> float:
    """What a process and its children have to themselves, in MiB."""
    total = 0
    try:
        for one in (found := psutil.Process(process), *found.children(recursive=True)):
            total += one.memory_full_info().uss
    except psutil.Error:
        pass  # one has just ended
    return total / 2**20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--rows", type=int, help="rows by seat, to see the memory")
    asked = parser.parse_args()
    if asked.rows:
        sys.stdout.write(f"{asked.rows:,} rows: {most_memory(asked.rows // SEATS):,.0f} MiB at most\n")
        return
    plain, kept = [bare_rate(asked.games)], []
    for _ in range(asked.rounds):
        kept.append(simulate(asked.games))
        plain.append(bare_rate(asked.games))
    # A machine is not always as fast: each run is compared with the bare games just before and just after it.
    beside = [(before + after) / 2 for (before, _), (after, _) in pairwise(plain)]
    ratio, whole = (median(run[which] / bare for run, bare in zip(kept, beside, strict=True)) for which in range(2))
    rate, wall = (median(column) for column in zip(*kept, strict=True))
    # Other programs can only add to processor time: the least is the nearest.
    few, many = (min(spent(games) for _ in range(5)) for games in (FEW, FEW + asked.games))
    plain_spent, kept_spent = min(each for _, each in plain), 1e6 * (many - few) / asked.games
    sys.stdout.write(
        f"{cores()} processors, {os.getloadavg()[0]:.1f} at work: bare {median(beside):,.0f} games/s; kept {rate:,.0f} "
        f"({ratio:.0%}), by the clock, start-up included, {wall:,.0f} ({whole:.0%}); medians of {asked.rounds} runs\n"
        f"processor time for a game: bare {plain_spent:.2f} µs, kept {kept_spent:.2f} µs "
        f"({plain_spent / kept_spent:.0%})\n"
    )


if __name__ == "__main__":
    main()
