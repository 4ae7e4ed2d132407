"""Decisions a second through the environments, on one processor: PettingZoo, Gymnasium, and many games at once.

`python benchmarks/environments.py` measures each for some seconds, in turns, and prints a line for each. With
`--peers PYTHON`, a Python that has `pettingzoo[classic]` and `pgx`, it measures those beside them, in the same run.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numpy as np

from wreckfish.environments import pettingzoo_env
from wreckfish.environments.batch import Batch
from wreckfish.environments.gymnasium_env import SeatEnv

PEERS = Path(__file__).with_name("peers")
LEDUC, PGX = "pettingzoo leduc_holdem_v4", "pgx leduc_holdem"
PEER_OF = {"PettingZoo": LEDUC, "batch, packed": PGX, "batch, observations and masks": PGX}


def through_zoo(game: str, seconds: float) -> float:
    """Random games as PettingZoo's users play them: as peers/pettingzoo_leduc.py does."""
    env, luck = pettingzoo_env.env(game), random.Random(1)
    games = moves = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
            moves += 1
        games += 1
    return moves / (time.process_time() - start)


def through_gymnasium(game: str, seconds: float) -> float:
    env, luck = SeatEnv(game, bots="random"), random.Random(1)
    moves = 0
    seen, _ = env.reset(seed=1)
    start = time.process_time()
    while time.process_time() - start < seconds:
        seen, _, over, _, _ = env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        moves += 1
        if over:
            seen, _ = env.reset()
    return moves / (time.process_time() - start)


def through_batch(game: str, seconds: float, look: Callable[[Batch], object], count: int = 8192) -> float:
    """Random moves in all games; `look` is what a policy would read of them."""
    batch, luck = Batch(game, count), np.random.default_rng(1)
    moves = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        look(batch)
        choice = batch.starts + (luck.random(count) * batch.counts).astype(np.int64)
        batch.step(batch.moves[choice])
        moves += count
    return moves / (time.process_time() - start)


def peer(python: str, script: str, seconds: float) -> float:
    done = subprocess.run([python, str(PEERS / script), str(seconds)], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    return float(found["moves"] / found.get("processor_seconds", found["seconds"]))


def figures(game: str, seconds: float, peers: str | None) -> dict[str, float]:
    """One round: each of ours next to its peer."""
    found = {"PettingZoo": through_zoo(game, seconds)}
    if peers:
        found[LEDUC] = peer(peers, "pettingzoo_leduc.py", seconds)
    found["Gymnasium, random bots"] = through_gymnasium(game, seconds)
    found["batch, packed"] = through_batch(game, seconds, lambda batch: batch.packed)
    if peers:
        found[PGX] = peer(peers, "pgx_leduc.py", seconds)
    found["batch, observations and masks"] = through_batch(
        game, seconds, lambda batch: (batch.observation(), batch.action_mask())
    )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="carcass")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3, help="rounds to take the medians of")
    parser.add_argument("--peers", metavar="PYTHON")
    asked = parser.parse_args()
    rounds = [figures(asked.game, asked.seconds, asked.peers) for _ in range(asked.rounds)]
    for name in rounds[0]:
        rate = median(found[name] for found in rounds)
        beside = PEER_OF.get(name) if asked.peers else None
        ratio = f", {median(found[name] / found[beside] for found in rounds):.3g} × {beside}" if beside else ""
        sys.stdout.write(f"{name:<34} {rate:>12,.0f} decisions/s{ratio}\n")


if __name__ == "__main__":
    main()
