"""Random games of Catanatron, in its own loop with its own random players: `catanatron_random.py SECONDS`.

Knows nothing of Wreckfish and runs in an environment of its own. Prints games, moves and seconds of processor time as
JSON. A move is an action, a roll of the dice included; three players, as Wreck Raiders is measured with.
"""

from __future__ import annotations

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE)


def play() -> int:
    """One game to its end; how many moves it took."""
    game = Game([RandomPlayer(color) for color in COLORS])
    game.play()
    return len(game.state.actions)


def main(seconds: float) -> None:
    play()
    games = moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += play()
        games += 1
    sys.stdout.write(json.dumps({"games": games, "moves": moves, "seconds": spent}) + "\n")


if __name__ == "__main__":
    main(float(sys.argv[-1]))
