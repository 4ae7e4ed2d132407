"""Many games between bots, and what came of them: wins, points, why the games ended.

Every game can be played again from its seed. No screen and no file in here, and no game by name.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import NormalDist
from typing import Any

import msgspec

from wreckfish.bots.bot import Bot, play_bots
from wreckfish.core.chance import from_seed
from wreckfish.core.game import Game, Match
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import nth_seed, seed_from
from wreckfish.core.state import State
from wreckfish.core.values import Outcome, WreckfishError

CERTAIN = 0.95
Z = NormalDist().inv_cdf((1 + CERTAIN) / 2)


class SeatFigures(msgspec.Struct, frozen=True):
    """How one seat fared. A victory shared by two counts one half for each."""

    bot: str
    wins: float
    win_rate: float
    win_rate_interval: tuple[float, float]  # Wilson's, 95 %
    mean_score: float
    score_sd: float | None  # None after a single game


class Simulation(msgspec.Struct, frozen=True):
    """What came of a series of games; only `seconds` and `games_per_second` differ when it is run again."""

    game: str
    options: Any
    data: str | None  # the fingerprint of replaced parts
    seed: str
    games: int
    games_asked: int  # more than `games`, if the series was stopped
    seats: tuple[SeatFigures, ...]
    moves_per_game: float
    turns_per_game: float | None  # None for a game that counts no turns
    endings: dict[str, int]
    winners_parts: dict[str, float]  # what each kind of part brings a winner on average, in points
    seconds: float
    games_per_second: float


def simulate(
    match: Match, bots: Sequence[str], games: int, seed: str, go_on: Callable[[int], bool] = lambda done: True
) -> Simulation:
    """Let bots play a series of games, one name for all seats or one for each; `go_on` is asked after every game.

    Game i, counted from 0, has the seed `nth_seed(seed_from(seed), i)`. The bots' own luck comes from that seed too,
    but as a stream of its own, so that the record of a game needs only its seed and its moves.
    """
    if games < 1:
        raise WreckfishError(f"A simulation needs one game at least, not {games}.")
    names = one_bot_each(bots, match.seats)
    players: list[Bot] = [find_bot(name)(match.game) for name in names]
    seed = seed_from(seed)
    table = match.start(seed)
    tally = Tally(match.seats)
    start = time.perf_counter()
    for number in range(games):
        state, moves = play_game(table, players, nth_seed(seed, number))
        tally.count(state, moves)
        if not go_on(number + 1):
            break
    seconds = time.perf_counter() - start
    return Simulation(
        game=match.game.name,
        options=match.options,
        data=match.data,
        seed=seed,
        games=tally.games,
        games_asked=games,
        seats=tuple(tally.figures(seat, name) for seat, name in enumerate(names)),
        moves_per_game=tally.moves / tally.games,
        turns_per_game=None if tally.turns is None else tally.turns / tally.games,
        endings=dict(tally.endings.most_common()),
        winners_parts={part: points / tally.games for part, points in sorted(tally.parts.items())},
        seconds=seconds,
        games_per_second=tally.games / seconds,
    )


def usual_seats(game: Game) -> int:
    """Three, or as near as the game comes to it."""
    return max(game.least, min(3, game.most))


def one_bot_each(bots: Sequence[str], seats: int) -> list[str]:
    """The bot of every seat."""
    if len(bots) not in (1, seats):
        raise WreckfishError(f"{len(bots)} bots are named for {seats} seats: name one for each, or one for all.")
    return [*bots] * (seats // len(bots))


def play_game(table: State, players: list[Bot], seed: str) -> tuple[State, int]:
    """One game to its end: the last position, and how many moves it took."""
    state = table.deal(from_seed(seed))
    return state, play_bots(state, players, from_seed(seed_from(f"{seed}/bots")))


class Tally:
    """Sums over the games so far, in whole numbers, so that nothing is lost in a long series."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.moves = 0
        self.turns: int | None = 0
        self.endings: Counter[str] = Counter()
        self.parts: dict[str, float] = {}  # points of winners
        self.wins = [0.0] * seats
        self.points = [0] * seats
        self.squares = [0] * seats

    def count(self, state: State, moves: int) -> None:
        """Add a game that is over."""
        outcome = state.outcome()
        assert isinstance(outcome, Outcome), "bots play to the end"
        self.games += 1
        self.moves += moves
        turns: int | None = getattr(state, "turns", None)
        self.turns = None if self.turns is None or turns is None else self.turns + turns
        self.endings[outcome.reason] += 1
        for winner in outcome.winners:
            self.wins[winner] += 1 / len(outcome.winners)
            for part in outcome.scores[winner].parts:
                kind = part.code.removeprefix("part-")
                self.parts[kind] = self.parts.get(kind, 0.0) + part.points / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            self.points[seat] += score.points
            self.squares[seat] += score.points * score.points

    def figures(self, seat: int, bot: str) -> SeatFigures:
        wins, points, games = self.wins[seat], self.points[seat], self.games
        return SeatFigures(
            bot=bot,
            wins=wins,
            win_rate=wins / games,
            win_rate_interval=wilson(wins, games),
            mean_score=points / games,
            score_sd=deviation(points, self.squares[seat], games),
        )


def deviation(total: int, squares: int, count: int) -> float | None:
    """The standard deviation of a sample, from its sum and its sum of squares."""
    return None if count < 2 else math.sqrt((count * squares - total * total) / (count * (count - 1)))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which rates the true one lies with 95 % certainty (Wilson's score interval)."""
    rate = wins / games
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
