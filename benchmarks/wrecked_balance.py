"""The balance of Get Wrecked as docs/rules/get-wrecked.md tells it: greedy bots, all numbers of players.

`python benchmarks/wrecked_balance.py 300` plays so many games at each table; `--data my.toml` tries other house data.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from statistics import median

from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match, make_match
from wreckfish.core.moves import VERBS
from wreckfish.core.registry import find_bot, find_game
from wreckfish.core.seeds import nth_seed, seed_from

ACTIONS = ("sail", "explore", "attack", "upgrade", "trade", "pass")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--seats", default="2,3,4", help="numbers of players, with commas")
    parser.add_argument("--data", type=Path)
    asked = parser.parse_args()
    for seats in map(int, asked.seats.split(",")):
        tell(make_match(find_game("wrecked"), seats, {}, asked.data), asked.games)


def tell(match: Match, games: int) -> None:
    """Play, and print one paragraph of figures."""
    bot, verbs = find_bot("greedy")(match.game), match.codec.verbs
    ends: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    wins, cards = [0.0] * match.seats, Counter[str]()
    won: dict[str, float] = dict.fromkeys(match.parts.ship_names, 0.0)
    rounds: list[int] = []
    for number in range(games):
        state = match.start(nth_seed(seed_from("balance"), number))
        luck = from_seed(nth_seed(seed_from("bots"), number))
        while state.owing:
            (seat,) = state.to_act()
            move = bot.decide(state, seat, luck)
            chosen[verbs[move % VERBS]] += 1
            state.apply(seat, move)
        outcome, view = state.outcome(), state.view(None)
        assert outcome is not None
        ends[outcome.reason] += 1
        rounds.append(view.round)  # type: ignore[attr-defined]
        for seat, player in enumerate(view.seats):  # type: ignore[attr-defined]
            share = (seat in outcome.winners) / len(outcome.winners)
            wins[seat] += share
            cards[player.card.name] += 1
            won[player.card.name] += share
    actions = sum(chosen[verb] for verb in ACTIONS)
    late = sum(length > 25 for length in rounds)
    lines = [
        f"{match.seats} players, {games} games",
        " ".join(["  wins by seat", *(f"{100 * share / games:.1f} %" for share in wins)]),
        " ".join(["  ends", *(f"{reason} {100 * count / games:.1f} %" for reason, count in ends.most_common())]),
        f"  rounds: median {median(rounds):g}, most {max(rounds)}, more than 25 in {late} games",
        " ".join(["  choices", *(f"{verb} {100 * chosen[verb] / actions:.1f} %" for verb in ACTIONS)]),
        " ".join(["  wins by card", *(f"{card} {100 * won[card] / cards[card]:.0f} %" for card in sorted(cards))]),
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
