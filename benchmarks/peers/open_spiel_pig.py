"""Random games of OpenSpiel's pig, driven through its Python interface: `open_spiel_pig.py [--fast-dice] SECONDS`.

Knows nothing of Wreckfish and runs in an environment of its own. Prints games, moves and seconds of processor time as
JSON. A move is a decision or a roll of the die: both are counted, in pig's favour.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import random
from typing import Any

import numpy
import pyspiel


def documented_dice(state: Any) -> Any:
    """A chance outcome as OpenSpiel's own examples draw it (open_spiel/python/examples/example.py)."""
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    return numpy.random.choice(outcomes, p=odds)


def fast_dice(state: Any) -> Any:
    """A chance outcome for one who knows that pig's die is fair: the fastest loop that we could write."""
    outcomes = state.chance_outcomes()
    return outcomes[int(random() * len(outcomes))][0]


def play(game: Any, dice: Callable[[Any], Any]) -> int:
    """One game to its end; how many moves it took."""
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice(state))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        moves += 1
    return moves


def main(seconds: float, dice: Callable[[Any], Any]) -> None:
    game = pyspiel.load_game("pig")
    play(game, dice)
    games = moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += play(game, dice)
        games += 1
    sys.stdout.write(json.dumps({"games": games, "moves": moves, "seconds": spent}) + "\n")


if __name__ == "__main__":
    main(float(sys.argv[-1]), fast_dice if "--fast-dice" in sys.argv else documented_dice)
