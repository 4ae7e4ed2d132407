"""What a level loses in a browser: `strong` as compiled against one with the browser's least number of simulations.

Run it as: python benchmarks/browser_levels.py [GAMES] [SECONDS FOR EACH] [NAMES OF GAMES]. Neither has a clock; there
are two seats, which change from game to game. In a browser `strong` goes on until 0.9 seconds are over, so it loses no
more than this.
"""

from __future__ import annotations

import math
import sys
import time

from wreckfish.bots import levels
from wreckfish.bots.bot import Bot, play_bots
from wreckfish.bots.players import SearchBot
from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match, make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import seed_from
from wreckfish.local.levels import least


def bot(name: str, simulations: int) -> SearchBot:
    made = levels.strong(find_game(name))
    assert isinstance(made, SearchBot)
    made.simulations, made.seconds = simulations, 600.0
    return made


def play(match: Match, name: str, seat: int, seed: str) -> float:
    """One game; the share of the victory of the bot with few simulations."""
    game = find_game(name)
    bots: list[Bot] = [bot(name, least(game) if each == seat else game.simulations[0]) for each in range(match.seats)]
    state = match.start(seed_from(seed))
    play_bots(state, bots, from_seed(seed_from(f"bots {seed}")))
    return float(state.win_shares()[seat])


def main() -> int:
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 600.0
    for name in sys.argv[3:] or game_names():
        game, seats = find_game(name), max(2, find_game(name).min_seats)
        match, shares, begun = make_match(name, seats), [], time.monotonic()
        for number in range(most):
            if time.monotonic() - begun > seconds:
                break
            shares.append(play(match, name, number % seats, f"browser {number}"))
        mean = sum(shares) / len(shares)
        margin = 1.96 * math.sqrt(sum((share - mean) ** 2 for share in shares) / len(shares) / max(1, len(shares) - 1))
        few = f"{name}: {least(game)} of {game.simulations[0]} simulations"
        sys.stdout.write(f"{few} win {mean:.1%} ± {margin:.1%} of {len(shares)} games\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
