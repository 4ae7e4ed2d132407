"""How games go, from the decisions that were kept: choices, leaders, comebacks. Plain values only; knows no game."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import polars as pl

from wreckfish.lab.result_set import ResultSet
from wreckfish.lab.seat_tally import Floats
from wreckfish.lab.statistics import Estimate, mean, rate

TENTHS = range(1, 10)  # leaders are looked at after each tenth of a game's moves
HALF = TENTHS.index(5)
LEADING = 0.1  # a report skips points of the game at which a smaller share of games has a sole leader
MOST_GAMES = 20_000  # more would hardly be more precise, and would not fit in memory


class GameCourse(msgspec.Struct, frozen=True):
    """How games go, from those whose decisions were kept."""

    games: int
    decisions_per_turn: Estimate
    choices: Estimate  # open to the player who decides
    forced: float  # decisions with a single choice
    choices_by_tenth: tuple[float, ...]
    leader_wins: tuple[Estimate | None, ...]  # how often a sole leader after each tenth wins; None: too few games
    leads: tuple[float, ...]  # how often there is a sole leader
    lead_changes: Estimate
    comebacks: Estimate | None  # the share of sole leaders at half time that do not win; None: too few games
    deficit: Estimate  # the winner's largest deficit, in points


def course_of(results: ResultSet) -> GameCourse | None:
    """None if no decisions were kept."""
    last = max(1, results.series.decisions_every) * MOST_GAMES
    decisions = results.frame("decisions").filter(pl.col("game") < last).sort("game", "ply").collect()
    if decisions.is_empty():
        return None
    wanted = decisions.select(pl.col("game").unique()).lazy()
    seats = results.frame("seats").select("game", "seat", "share").join(wanted, on="game", how="semi")
    shares = seats.sort("game", "seat").collect()["share"].to_numpy().astype(np.float64)
    winners = shares.reshape(-1, results.series.seats)  # a row for each game that has decisions
    games = np.unique(decisions["game"].to_numpy(), return_index=True)
    starts = np.append(games[1], len(decisions))
    standing = decisions.select(pl.col("^standing\\..*$")).to_numpy().astype(np.float64)
    choices = decisions["choices"].to_numpy()
    turns = decisions["turn"].to_numpy()
    course = CourseTally(results.series.seats)
    for number in range(len(games[0])):
        span = slice(int(starts[number]), int(starts[number + 1]))
        course.add(standing[span], choices[span], turns[span], winners[number])
    return course.figures()


class CourseTally:
    """Sums over games whose decisions were kept."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.forced = 0
        self.sums = np.zeros((4, 2))  # by game, and squared: decisions per turn, choices, changes, deficit
        self.tenths = np.zeros((2, 10))  # choices by tenth, and decisions
        self.leads = np.zeros((2, len(TENTHS)))  # games with a leader, and those that the leader won

    def add(self, standing: Floats, choices: Any, turns: Any, shares: Floats) -> None:
        count = len(choices)
        asked = choices > 0  # others are talk
        tenth = np.arange(count) * 10 // count
        self.games += 1
        self.decisions += int(asked.sum())
        self.forced += int((choices == 1).sum())
        self.tenths[0] += np.bincount(tenth[asked], choices[asked], 10)
        self.tenths[1] += np.bincount(tenth[asked], minlength=10)
        best = standing.max(axis=1)
        alone = (standing == best[:, None]).sum(axis=1) == 1
        leader = np.where(alone, standing.argmax(axis=1), -1)
        for place, part in enumerate(TENTHS):
            ahead = leader[max(0, count * part // 10 - 1)]
            if ahead >= 0:
                self.leads[:, place] += 1, shares[ahead]
        led = leader[leader >= 0]
        changes = float((led[1:] != led[:-1]).sum())
        winner = int(shares.argmax())
        deficit = float((best - standing[:, winner]).max())
        turn_count = max(1, len(np.unique(turns)))
        row = np.array([asked.sum() / turn_count, choices[asked].mean(), changes, deficit])
        self.sums[:, 0] += row
        self.sums[:, 1] += row * row

    def figures(self) -> GameCourse:
        per_turn, choices, changes, deficit = (mean(x, xx, self.games) for x, xx in self.sums.tolist())
        leaders = [
            (int(led), won) if led >= max(1, LEADING * self.games) else None for led, won in self.leads.T.tolist()
        ]
        half = leaders[HALF]
        return GameCourse(
            games=self.games,
            decisions_per_turn=per_turn,
            choices=choices,
            forced=self.forced / max(self.decisions, 1),
            choices_by_tenth=tuple((self.tenths[0] / np.maximum(self.tenths[1], 1)).tolist()),
            leader_wins=tuple(one and rate(one[1], one[0]) for one in leaders),
            leads=tuple((self.leads[0] / self.games).tolist()),
            lead_changes=changes,
            comebacks=half and rate(half[0] - half[1], half[0]),
            deficit=deficit,
        )
