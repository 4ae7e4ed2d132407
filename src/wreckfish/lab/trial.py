"""Do the bots of a series play better than chance? A few games of each kind against random bots tell, cheaply.

Figures of bots that don't beat random ones say little about people. Knows no sentence and no game by name.
"""

from __future__ import annotations

import math

import msgspec

from wreckfish.core.game import Match
from wreckfish.lab.rows import WHOLE
from wreckfish.lab.series import Player, Series, make_series

RANDOM = "random"
STEP = 10  # games between two looks
MOST = 100  # games of a trial; a shorter series has none
CLEAR = 2.6  # standard errors above the fair share, at any look


class Trial(msgspec.Struct, frozen=True):
    """How a bot did that took every seat in turn, against random bots."""

    bot: str
    games: int
    win_rate: float
    fair: float  # what a random bot would win
    beats: bool  # whether it certainly wins more


def try_bots(match: Match, series: Series, games: int) -> tuple[Trial, ...]:
    """Try each kind of bot in a series, until it clearly beats random bots or has played MOST games.

    Good bots need about twenty games, in which only one seat thinks: little compared with the series itself.
    """
    if games < MOST or match.seats < 2:
        return ()
    return tuple(try_bot(match, series.seed, bot) for bot in dict.fromkeys(series.bots) if bot != RANDOM)


def try_bot(match: Match, seed: str, bot: str) -> Trial:
    asked = make_series(match, [bot, *[RANDOM] * (match.seats - 1)], f"{seed}/trial", rotate=True, decisions_every=0)
    player, fair, wins = Player(asked, match, keep_rows=False), 1 / match.seats, 0.0
    for done in range(STEP, MOST + 1, STEP):
        wins += player.play(done - STEP, STEP).sums.wins[0] / WHOLE
        if wins / done - fair > CLEAR * math.sqrt(fair * (1 - fair) / done):
            return Trial(bot, done, wins / done, fair, True)
    return Trial(bot, MOST, wins / MOST, fair, False)
