"""sb3-contrib's MaskablePPO on a game as Gymnasium makes it, without a wrapper: does it train, how fast, how well?

`python benchmarks/maskable_ppo.py --steps 50000` trains one seat against a bot and tests it before and after, as often
from each seat. Needs what `training.in` names, in a Python of its own: PyTorch is large.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO

from wreckfish.environments import env_id


def made(game: str, bot: str, seat: int) -> Any:
    return gymnasium.make(env_id(game), seats=2, bots=bot, seat=seat)


def victories(model: Any, game: str, bot: str, games: int, seed: int) -> float:
    """The share of games that are won, a shared victory counted half; as many from either seat."""
    won = 0.0
    for seat in (0, 1):
        env = made(game, bot, seat)
        for number in range(games // 2):
            seen, _ = env.reset(seed=seed + number)
            over, reward = False, 0.0
            while not over:
                action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks())
                seen, reward, over, _, _ = env.step(action)
            won += (float(reward) + 1) / 2
    return won / (2 * (games // 2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="carcass")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--games", type=int, default=400, help="of each test")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO("MultiInputPolicy", made(asked.game, asked.bot, 0), seed=asked.seed, device="cpu")
    before = victories(model, asked.game, asked.bot, asked.games, 10**6)
    start = time.process_time()
    model.learn(asked.steps)
    seconds = time.process_time() - start
    after = victories(model, asked.game, asked.bot, asked.games, 10**6)
    error = 1.96 * sqrt(0.25 / asked.games)
    sys.stdout.write(
        f"{env_id(asked.game)}, {model.num_timesteps:,} decisions, {model.num_timesteps / seconds:,.0f} a second\n"
        f"victories against {asked.bot}: {before:.1%} before, {after:.1%} after (± {error:.1%} at most)\n"
    )


if __name__ == "__main__":
    main()
