"""What compiling some modules brings: `python benchmarks/compiled_modules.py bots/random.py games/wrecked/events.py`.

Builds the engine once more, without them, in a folder of its own, and counts the processor's instructions for the same
work in both engines, with valgrind: other programs do not change them. `--game` and `--work` measure less; all of it
takes half an hour.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import click

from wreckfish.bots.bot import play_bots
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_bot, find_game, game_names
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import play_games, play_out
from wreckfish.environments.batch_engine import BatchEngine
from wreckfish.lab.rows import play_range

ROOT = Path(__file__).parents[1]
BOTS = ("casual", "greedy", "strong", "random")
WORKS = ("playouts", "batch", "series", "legal", "views", *BOTS)
ENOUGH = 0.1  # seconds of a work, or its instructions would be lost among those of the start


def work(what: str, name: str, seats: int, games: int) -> None:
    """Always the same moves. A bot has the first seat, and another each of the others."""
    table, luck = make_match(name, seats).start("kraken"), from_seed(seed_from("kraken"))
    bots = [find_bot(what if what in BOTS and seat == 0 else "random")(find_game(name)) for seat in range(seats)]
    if what == "playouts":
        play_games(table, games, luck)
    elif what == "batch":
        engine = BatchEngine(table, games, "kraken")
        for _ in range(20):
            engine.look()
            for state in engine.states:
                play_out(state, luck, 1)
    elif what == "series":
        play_range(table, bots, 1, "kraken", 0, games, 2, False)
    for _ in range(games):
        state = table.deal(luck)
        if what in BOTS:
            play_bots(state, bots, luck)
        while what in ("legal", "views") and state.owing:
            for seat in state.to_act():
                [state.refusal(seat, move) for move in state.legal(seat)] if what == "legal" else state.view(seat)
            play_out(state, luck, 5)


def count(home: Path, *task: str) -> int:
    """The instructions of a process that does one work."""
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    environment = {**os.environ, "PYTHONPATH": str(home / "src"), "PYTHONHASHSEED": "0", "WRECKFISH_ENGINE": ""}
    command += [sys.executable, __file__, "--do", *task]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stderr
    return int(re.findall(r"I *refs: +([\d,]+)", told)[0].replace(",", ""))


def compare(other: Path, tasks: list[tuple[str, str, int]]) -> None:
    def ratio(task: tuple[str, str, int, int]) -> float:
        """Of as many games more, so that what it takes to start does not count."""
        *what, games = map(str, task)
        spent = [count(home, *what, str(2 * int(games))) - count(home, *what, games) for home in (ROOT, other)]
        return spent[1] / spent[0]

    sized = [(*task, enough(*task)) for task in tasks]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for (what, name, seats, games), more in zip(sized, pool.map(ratio, sized), strict=True):
            click.echo(f"{what:8}  {name:8}  {seats} seats, {games:5} games  {more:6.3f} × the instructions")


def enough(what: str, name: str, seats: int) -> int:
    games = 1
    while True:
        began = time.process_time()
        work(what, name, seats, games)
        if time.process_time() - began > ENOUGH:
            return games
        games *= 2


def build(other: Path, modules: list[str]) -> None:
    """The engine without these modules, in a folder."""
    shutil.copytree(ROOT / "src", other / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    for file in ("setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, other)
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    for module in modules:
        assert f'    "{module}",\n' in project, f"{module} is not compiled."
        project = project.replace(f'    "{module}",\n', "")
    (other / "pyproject.toml").write_text(project, "utf-8")
    subprocess.run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=other, check=True)
    subprocess.run([sys.executable, "-m", "compileall", "-q", "src"], cwd=other, check=True)  # counts no compiling


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="*")
    parser.add_argument("--game", choices=game_names(), action="append")
    parser.add_argument("--work", choices=WORKS, action="append")
    parser.add_argument("--do", nargs=4, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.do:
        what, name, seats, games = given.do
        work(what, name, int(seats), int(games))
    else:
        names = given.game or game_names()
        tasks = [(what, name, find_game(name).max_seats) for name in names for what in given.work or WORKS]
        with tempfile.TemporaryDirectory() as folder:
            build(Path(folder), given.modules)
            compare(Path(folder), tasks)


if __name__ == "__main__":
    main()
