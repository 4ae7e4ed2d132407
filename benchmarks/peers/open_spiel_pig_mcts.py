"""OpenSpiel's C++ MCTS on pig: how many moves it simulates in a second. Knows nothing of Wreckfish.

`python open_spiel_pig_mcts.py SECONDS` prints simulations (as games), moves and seconds as JSON. The bot does not tell
how many moves its simulations played, so these are the simulations times the mean length of random playouts from the
same positions, rolls of the die counted: what a simulation plays, in the tree and after it.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random

import pyspiel

SIMULATIONS = 500  # as many as one search of ours has
PLAYOUTS = 200  # that the mean length is taken from


def step(state: pyspiel.State, random: Random) -> None:
    actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(random.choice(actions))


def mean_length(state: pyspiel.State, random: Random) -> float:
    moves = 0
    for _ in range(PLAYOUTS):
        copy = state.clone()
        while not copy.is_terminal():
            step(copy, random)
            moves += 1
    return moves / PLAYOUTS


def main(seconds: float) -> None:
    game = pyspiel.load_game("pig")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    random = Random(7)
    simulations, moves, spent = 0, 0.0, 0.0
    state = game.new_initial_state()
    while spent < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        if not state.is_chance_node():
            bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 100, False, random.randrange(10**6), False)
            begun = time.process_time()
            bot.mcts_search(state)
            spent += time.process_time() - begun
            simulations += SIMULATIONS
            moves += SIMULATIONS * mean_length(state, random)
        for _ in range(20):
            if not state.is_terminal():
                step(state, random)
    sys.stdout.write(json.dumps({"games": simulations, "moves": round(moves), "seconds": spent}) + "\n")


if __name__ == "__main__":
    main(float(sys.argv[1]))
