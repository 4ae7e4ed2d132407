"""The speed of the engine on this machine, compared with itself interpreted, with a C++ loop and with other engines.

Every measurement runs in its own process. All take turns, three times over, so that a disturbance affects them alike;
the median of each counts. Prints nothing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import TypeVar

import msgspec

from wreckfish import engine, rulebook
from wreckfish.core.game import Game
from wreckfish.core.seeds import seed_from
from wreckfish.core.values import WreckfishError
from wreckfish.lab.series import usual_seats
from wreckfish.lab.stopwatch import CHECKED, Copies, Run

Figures = TypeVar("Figures", Run, Copies)

ROUNDS = 3
SEED = seed_from("bench")
BUDGET = {"quick": 10.0, "full": 90.0}  # seconds for all measurements, not counting the start of processes
COMPILERS = ("c++", "g++", "clang++")
# Other engines: a script in benchmarks/peers, its arguments, and the module it needs.
PEERS = {
    "open_spiel.pig": (["open_spiel_pig.py"], "pyspiel"),
    "open_spiel.pig_fast_dice": (["open_spiel_pig.py", "--fast-dice"], "pyspiel"),
    "open_spiel.pig_mcts": (["open_spiel_pig_mcts.py"], "pyspiel"),
    "catanatron": (["catanatron_random.py"], "catanatron"),
}


class GameSpeed(msgspec.Struct, frozen=True):
    """The figures of one game. If one is None, a note gives the reason."""

    games_per_second: float
    moves_per_second: float
    interpreted_ratio: float | None
    cpp_ratio: float | None
    python_moves_per_second: float
    clone_ns: float
    clone_bytes: float
    search_simulations_per_second: float
    search_moves_per_second: float


class PeerSpeed(msgspec.Struct, frozen=True):
    moves_per_second: float


class Speed(msgspec.Struct, frozen=True):
    """All measurements of a run."""

    engine: str
    games: dict[str, GameSpeed]
    peers: dict[str, PeerSpeed]
    notes: tuple[str, ...]


class Round(msgspec.Struct, frozen=True):
    """The measurements of one game in one round."""

    playouts: Run
    cpp: Run | None
    interpreted: Run | None
    driven: Run
    copies: Copies
    search: Run


def measure(games: Sequence[Game], quick: bool, tell: Callable[[str], None] = lambda what: None) -> Speed:
    """Measure games and peers. `tell` is called with the current step."""
    notes: list[str] = []
    root = rulebook.checkout()
    seconds = BUDGET["quick" if quick else "full"] / (ROUNDS * (6 * len(games) + len(PEERS)))
    tell("building the C++ reference")
    references = {game.name: build_reference(root, game.name, notes) for game in games}
    peers = find_peers(root, notes)
    rounds: dict[str, list[Round]] = {game.name: [] for game in games}
    peer_runs: dict[str, list[Run]] = {name: [] for name in peers}
    for number in range(1, ROUNDS + 1):
        for game in games:
            tell(f"round {number} of {ROUNDS}: {game.name}")
            rounds[game.name].append(measure_game(game, seconds, references[game.name]))
        for name, program in peers.items():
            tell(f"round {number} of {ROUNDS}: {name}")
            peer_runs[name].append(run([*program, str(seconds)], Run))
    if engine() != "compiled":
        notes.append("The engine is not compiled here, so there is nothing to compare with its interpreted form.")
    figures = {name: sum_up(name, taken, notes) for name, taken in rounds.items()}
    return Speed(
        engine=engine(),
        games=figures,
        peers={name: PeerSpeed(round(median(r.moves_per_second for r in runs))) for name, runs in peer_runs.items()},
        notes=tuple(dict.fromkeys(notes)),
    )


def measure_game(game: Game, seconds: float, reference: Path | None) -> Round:
    """One round of a game. The C++ loop plays the same games as the engine."""
    seats = str(usual_seats(game))

    def stopwatch(what: str) -> list[str]:
        return [sys.executable, "-m", "wreckfish.lab.stopwatch", what, game.name, seats, SEED, str(seconds)]

    playouts = run(stopwatch("playouts"), Run)
    return Round(
        playouts=playouts,
        cpp=run_reference([str(reference), SEED, str(playouts.games), seats]) if reference else None,
        interpreted=run(stopwatch("playouts"), Run, WRECKFISH_ENGINE="interpreted") if engine() == "compiled" else None,
        driven=run(stopwatch("driven"), Run),
        copies=run(stopwatch("copies"), Copies),
        search=run(stopwatch("search"), Run),
    )


def sum_up(name: str, rounds: list[Round], notes: list[str]) -> GameSpeed:
    """The medians of the rounds, and their ratios."""
    moves = median(taken.playouts.moves_per_second for taken in rounds)
    interpreted = [taken.interpreted.moves_per_second for taken in rounds if taken.interpreted]
    cpp = [taken.cpp.moves_per_second for taken in rounds if taken.cpp]
    if not all(same_games(taken.playouts, taken.cpp) for taken in rounds if taken.cpp):
        notes.append(f"The C++ loop of {name} plays other games than the engine, so they cannot be compared.")
        cpp = []
    return GameSpeed(
        games_per_second=round(median(taken.playouts.games_per_second for taken in rounds)),
        moves_per_second=round(moves),
        interpreted_ratio=round(moves / median(interpreted), 2) if interpreted else None,
        cpp_ratio=round(moves / median(cpp), 3) if cpp else None,
        python_moves_per_second=round(median(taken.driven.moves_per_second for taken in rounds)),
        clone_ns=round(median(taken.copies.clone_ns for taken in rounds), 1),
        clone_bytes=round(median(taken.copies.clone_bytes for taken in rounds), 1),
        search_simulations_per_second=round(median(taken.search.games_per_second for taken in rounds)),
        search_moves_per_second=round(median(taken.search.moves_per_second for taken in rounds)),
    )


def same_games(ours: Run, theirs: Run) -> bool:
    return (ours.games, ours.moves, ours.checksum) == (theirs.games, theirs.moves, theirs.checksum)


# ---- References and peers -----------------------------------------------------------------------------------------


def build_reference(root: Path | None, game: str, notes: list[str]) -> Path | None:
    """The C++ loop of a game, built with the system's compiler once for each version of its source."""
    source = root / "benchmarks" / "reference" / f"{game}.cpp" if root else None
    if source is None or not source.is_file():
        notes.append(f"There is no C++ loop here for {game}: a checkout has them in benchmarks/reference.")
        return None
    compiler = next(filter(shutil.which, COMPILERS), None)
    if compiler is None:
        notes.append("There is no C++ compiler here, so the C++ loop cannot be built.")
        return None
    command = [compiler, "-O2", "-std=c++17"]
    version = hashlib.sha256(repr(command).encode() + source.read_bytes()).hexdigest()
    program = source.parents[2] / "build/reference" / f"{game}-{version[:16]}"
    if program.is_file():
        return program
    program.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=program.parent) as folder:
        built = subprocess.run([*command, "-o", Path(folder, game), source], capture_output=True, text=True)
        if built.returncode:
            notes.append(f"{compiler} cannot build {source.name}: {last_line(built.stderr)}")
            return None
        return Path(folder, game).replace(program)  # another process may be building it, too


def run_reference(command: list[str]) -> Run:
    """Run the C++ loop and measure its CPU time; the loop itself measures wall time, which other programs disturb.

    For the checksum it replays its first games; their share of the time is subtracted.
    """
    if sys.platform == "win32":
        return run(command, Run)
    from resource import RUSAGE_CHILDREN, getrusage  # Unix only

    before = getrusage(RUSAGE_CHILDREN)
    taken = run(command, Run)
    after = getrusage(RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return msgspec.structs.replace(taken, seconds=spent * taken.games / (taken.games + min(taken.games, CHECKED)))


def find_peers(root: Path | None, notes: list[str]) -> dict[str, list[str]]:
    """The commands of the installed peers, in .venv-bench or in this environment."""
    found: dict[str, list[str]] = {}
    if root is None:
        notes.append("The peers are measured in a checkout only: see benchmarks/peers.")
        return found
    own = root / ".venv-bench" / "bin" / "python"
    for name, (script, module) in PEERS.items():
        if own.exists() and subprocess.run([own, "-c", f"import {module}"], capture_output=True).returncode == 0:
            python = str(own)
        elif importlib.util.find_spec(module):
            python = sys.executable
        else:
            notes.append(f"{module} is not installed, so its games are not measured: `make bench` installs it.")
            continue
        found[name] = [python, str(root / "benchmarks" / "peers" / script[0]), *script[1:]]
    return found


def run(command: list[str], kind: type[Figures], **environment: str) -> Figures:
    """Run a measurement and read the figures it prints."""
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    if done.returncode:
        raise WreckfishError(f"A measurement failed, {' '.join(command)}: {last_line(done.stderr)}")
    return msgspec.json.decode(done.stdout, type=kind)


def last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]
