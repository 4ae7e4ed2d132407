"""Random games of PettingZoo's leduc_holdem_v4, through the interface that its users use. Knows nothing of Wreckfish.

`python pettingzoo_leduc.py SECONDS` prints games, moves and seconds as JSON. Needs `pettingzoo[classic]`.
"""

import json
import random
import sys
import time

from pettingzoo.classic import leduc_holdem_v4


def main(seconds: float) -> None:
    env = leduc_holdem_v4.env()
    luck = random.Random(1)
    games = moves = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(luck.choice([action for action, legal in enumerate(seen["action_mask"]) if legal]))
            moves += 1
        games += 1
    sys.stdout.write(json.dumps({"games": games, "moves": moves, "seconds": time.process_time() - start}) + "\n")


main(float(sys.argv[1]))
