"""What the results of a series say: rates, means and differences, all with intervals, as plain values.

Reads the tables a piece at a time, so that millions of games need little memory. No sentence and no plot in here, and
no game by name.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import numpy as np
import polars as pl

from wreckfish.lab.statistics import MAYBE, SURE, Z, holm, two_sided, uneven, wide_z, wilson
from wreckfish.lab.tables import Found

Floats = np.ndarray[Any, np.dtype[np.float64]]
TENTHS = range(1, 10)  # a game's course is looked at after each tenth of its moves
HALF = TENTHS.index(5)
SMALL = 0.02  # a win rate that is off the fair one by less is called small, however certain it is
LEADING = 0.1  # of the games must have a sole leader at a point, before anything is said of leaders there
DEAD_WITHIN = 0.01  # a difference of win rates that is surely smaller than this matters to nobody
CLOSELY = 20_000  # games whose course is looked at, at most: more would be no surer, and would not fit in memory
ENOUGH = 20  # seats with and without a thing, before anything is said of it


class Estimate(msgspec.Struct, frozen=True):
    """A figure, and between which it lies with 95 % certainty."""

    value: float
    low: float
    high: float

    def differs_from(self, value: float) -> bool:
        return not self.low <= value <= self.high


class Histogram(msgspec.Struct, frozen=True):
    """How often each whole number came, from `least` on; with its mean and its middle 80 %."""

    least: int
    counts: tuple[int, ...]
    mean: Estimate
    tenth: int
    median: int
    ninetieth: int


class Line(msgspec.Struct, frozen=True):
    """A named estimate: of a seat, a bot, an ending."""

    name: str
    rate: Estimate
    count: float


class Fairness(msgspec.Struct, frozen=True):
    """Whether some win rates are those of equals.

    unfair   surely not, and not by little
    small    surely not, but none is off by SMALL
    fair     none is off by SMALL
    may      perhaps not: too likely an accident to be sure
    unseen   nothing speaks against it, but a difference of up to `hidden` may be there
    """

    verdict: Literal["unfair", "small", "fair", "may", "unseen"]
    chance: float  # that luck alone spreads victories so unevenly, corrected for as many looks
    furthest: int  # which line is off most
    hidden: float


class PartFigures(msgspec.Struct, frozen=True):
    """A part of the score: points that it brings winners and others, and the difference."""

    name: str
    winners: float
    others: float
    difference: Estimate


class ThingFigures(msgspec.Struct, frozen=True):
    """A thing that a seat may have: how often one has it, and how often it wins with and without it.

    The difference's interval is a wide one: those of all things of a report hold together with 95 % certainty.
    """

    kind: str
    name: str
    had: float  # by how many of the seats
    unused: float  # in how many of the games nobody has it
    with_it: float | None
    without: float | None
    difference: Estimate | None  # None if it was had too seldom, or nearly always
    chance: float  # that luck alone gives such a difference, corrected for as many looks

    @property
    def matters(self) -> bool:
        return self.difference is not None and self.chance < SURE

    @property
    def may_matter(self) -> bool:
        return self.difference is not None and SURE <= self.chance < MAYBE

    @property
    def dead(self) -> bool:
        """It surely makes no difference worth mentioning, or nobody ever has it."""
        if self.difference is None:
            return self.had == 0
        return self.difference.low > -DEAD_WITHIN and self.difference.high < DEAD_WITHIN


class Course(msgspec.Struct, frozen=True):
    """How games go, by those that were looked at closely."""

    games: int
    decisions_per_turn: Estimate | None
    choices: Estimate  # open to who decides
    forced: float  # decisions with a single choice
    choices_by_tenth: tuple[float, ...]
    leader_wins: tuple[Estimate | None, ...]  # after each tenth: how often who leads alone then wins; None: few do
    leads: tuple[float, ...]  # how often there is such a leader
    lead_changes: Estimate
    comebacks: Estimate | None  # of the games with a sole leader at half time, those that another won; None: few have
    deficit: Estimate  # the furthest that a winner was ever behind, in points


class Findings(msgspec.Struct, frozen=True):
    """All that a report tells."""

    games: int
    fair: float  # what every seat would win if all were equal
    seats: tuple[Line, ...]
    seats_fair: Fairness | None  # None if one plays alone, or if different bots kept their seats
    order: tuple[Line, ...]  # by who was asked first, second …; empty if that is always the same seat
    order_fair: Fairness | None
    bots: tuple[Line, ...]  # if several kinds played
    skill: float  # the chance that luck alone makes the best of them so much better than the worst
    rotated: bool
    shared: Estimate  # victories that were shared
    points: Histogram
    winners_points: Histogram
    margin: Histogram | None  # points between first and second
    moves: Histogram
    turns: Histogram | None
    parts: tuple[PartFigures, ...]
    things: tuple[ThingFigures, ...]
    endings: tuple[Line, ...]
    course: Course | None


def find(found: Found) -> Findings:
    """Read results and work out what they say."""
    tally = SeatTally(found)
    for piece in found.seats_in_pieces():
        tally.add(piece)
    games, bots = tally.games, bot_lines(found)
    seats = tuple(rate_line(str(seat), wins, games) for seat, wins in enumerate(tally.wins.tolist()))
    order = order_lines(found, games)
    judged = () if found.series.seats == 1 or (bots and not found.series.rotate) else seats
    seats_fair, order_fair = fairness([judged, order], games, tally.share_squares)
    return Findings(
        games=games,
        fair=1 / found.series.seats,
        seats=seats,
        seats_fair=seats_fair,
        order=order,
        order_fair=order_fair,
        bots=bots,
        skill=skill_of(bots),
        rotated=found.series.rotate,
        shared=rate(tally.shared, games),
        points=histogram(tally.points),
        winners_points=histogram(tally.winners_points),
        margin=histogram(tally.margins) if found.series.seats > 1 else None,
        moves=column_histogram(found, "moves"),
        turns=None if found.about.sums.turns < 0 else column_histogram(found, "turns"),
        parts=tally.part_figures(),
        things=tally.thing_figures(),
        endings=tuple(rate_line(reason, count, games) for reason, count in most_first(found.about.sums.endings)),
        course=course_of(found),
    )


def most_first(counts: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda one: (-one[1], one[0]))


def rate(count: float, games: int) -> Estimate:
    low, high = wilson(count, games)
    return Estimate(count / games, low, high)


def rate_line(name: str, count: float, games: int) -> Line:
    return Line(name, rate(float(count), games), float(count))


def mean(total: float, squares: float, count: int, z: float = Z) -> Estimate:
    """A mean with its interval, from sums over independent games."""
    middle = total / count
    spread = z * math.sqrt(max(0.0, squares / count - middle * middle) / max(count - 1, 1)) if count > 1 else math.inf
    return Estimate(middle, middle - spread, middle + spread)


def fairness(groups: Sequence[Sequence[Line]], games: int, squares: float) -> list[Fairness | None]:
    """Judge groups of win rates over the same games, each by one test, and corrected for as many tests.

    So a fair game has an unfair group in one series of a hundred, and perhaps one in five.
    """
    chances = [uneven([line.count for line in lines], games, squares) for lines in groups if lines]
    corrected = iter(holm(chances))
    return [judge_group(lines, next(corrected)) if lines else None for lines in groups]


def judge_group(lines: Sequence[Line], chance: float) -> Fairness:
    fair, stretch = 1 / len(lines), wide_z(len(lines)) / Z
    off = [abs(line.rate.value - fair) for line in lines]
    hidden = max(o + stretch * (line.rate.high - line.rate.low) / 2 for o, line in zip(off, lines, strict=True))
    verdict: Literal["unfair", "small", "fair", "may", "unseen"] = "unseen"
    if chance < SURE:
        verdict = "small" if max(off) < SMALL else "unfair"
    elif hidden < SMALL:
        verdict = "fair"
    elif chance < MAYBE:
        verdict = "may"
    return Fairness(verdict, chance, off.index(max(off)), hidden)


# ---- Counted numbers ----------------------------------------------------------------------------------------------


class Counts:
    """How often each whole number came."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}

    def add(self, values: Any) -> None:
        found, times = np.unique(np.asarray(values), return_counts=True)
        for value, count in zip(found.tolist(), times.tolist(), strict=True):
            self.counts[int(value)] = self.counts.get(int(value), 0) + count


def histogram(counts: Counts) -> Histogram:
    values = sorted(counts.counts)
    total = sum(counts.counts.values())
    least = values[0]
    filled = tuple(counts.counts.get(value, 0) for value in range(least, values[-1] + 1))
    summed = sum(value * count for value, count in counts.counts.items())
    squares = sum(value * value * count for value, count in counts.counts.items())
    tenth, median, ninetieth = (quantile(values, counts.counts, total, part) for part in (0.1, 0.5, 0.9))
    return Histogram(least, filled, mean(summed, squares, total), tenth, median, ninetieth)


def quantile(values: list[int], counts: dict[int, int], total: int, part: float) -> int:
    passed = 0
    for value in values:
        passed += counts[value]
        if passed >= part * total:
            return value
    return values[-1]


def column_histogram(found: Found, column: str) -> Histogram:
    counted = found.table("games").group_by(column).len().collect(engine="streaming")
    counts = Counts()
    counts.counts = dict(zip(counted[column].to_list(), counted["len"].to_list(), strict=True))
    return histogram(counts)


# ---- By seat ------------------------------------------------------------------------------------------------------


class SeatTally:
    """Sums over the rows by seat. Seats of one game depend on each other, so differences are judged by games."""

    def __init__(self, found: Found) -> None:
        self.seats = found.series.seats
        self.part_names = found.measures.parts
        self.kinds = found.measures.things
        self.games = 0
        self.wins = np.zeros(self.seats)
        self.share_squares = 0.0
        self.shared = 0
        self.points, self.winners_points, self.margins = Counts(), Counts(), Counts()
        self.part_sums = {name: np.zeros(4) for name in self.part_names}  # winners, others, difference, its square
        # For each thing, over games: seats with it, wins with it, and the sums of squares and products; games without.
        self.thing_sums = {kind: np.zeros((6, len(names))) for kind, names in self.kinds.items()}

    def add(self, piece: pl.DataFrame) -> None:
        shares = piece["share"].to_numpy().astype(np.float64).reshape(-1, self.seats)
        points = piece["points"].to_numpy().reshape(-1, self.seats)
        won = shares > 0
        self.games += len(shares)
        self.wins += shares.sum(axis=0)
        self.share_squares += float((shares * shares).sum())
        self.shared += int((won.sum(axis=1) > 1).sum())
        self.points.add(points)
        self.winners_points.add(points[won])
        if self.seats > 1:
            ordered = np.sort(points, axis=1)
            self.margins.add(ordered[:, -1] - ordered[:, -2])
        for name in self.part_names:
            self.add_part(self.part_sums[name], piece[f"part.{name}"].to_numpy().reshape(-1, self.seats), shares)
        for kind, names in self.kinds.items():
            self.add_things(kind, len(names), piece[f"has.{kind}"].to_numpy().reshape(-1, self.seats), shares)

    def add_part(self, sums: Floats, values: Any, shares: Floats) -> None:
        winners = (values * shares).sum(axis=1)
        others = (values * (1 - shares)).sum(axis=1) / max(self.seats - 1, 1)
        difference = winners - others
        sums += [winners.sum(), others.sum(), difference.sum(), (difference * difference).sum()]

    def add_things(self, kind: str, count: int, masks: Any, shares: Floats) -> None:
        sums = self.thing_sums[kind]
        for place in range(count):
            has = (masks >> place) & 1
            seats = has.sum(axis=1).astype(np.float64)
            wins = (has * shares).sum(axis=1)
            squares = (seats * seats).sum(), (wins * wins).sum(), (seats * wins).sum()
            sums[:, place] += [seats.sum(), wins.sum(), *squares, (seats == 0).sum()]

    def part_figures(self) -> tuple[PartFigures, ...]:
        figures = []
        for name, sums in self.part_sums.items():
            winners, others, difference, squares = sums.tolist()
            if winners or others or squares:
                estimate = mean(difference, squares, self.games)
                figures.append(PartFigures(name, winners / self.games, others / self.games, estimate))
        return tuple(figures)

    def thing_figures(self) -> tuple[ThingFigures, ...]:
        named = [
            (kind, name, self.thing_sums[kind][:, place])
            for kind, names in self.kinds.items()
            for place, name in enumerate(names)
        ]
        judged = {
            place: found
            for place, (_, _, sums) in enumerate(named)
            if (found := self.judge(*sums.tolist())) is not None
        }
        corrected = holm([two_sided(difference / error) for difference, error in judged.values()])
        chances = dict(zip(judged, corrected, strict=True))
        z = wide_z(len(judged))
        figures = []
        for place, (kind, name, sums) in enumerate(named):
            difference = None
            if place in judged:
                value, error = judged[place]
                difference = Estimate(value, value - z * error, value + z * error)
            figures.append(self.thing(kind, name, sums.tolist(), difference, chances.get(place, 1.0)))
        return tuple(figures)

    def thing(
        self, kind: str, name: str, sums: list[float], difference: Estimate | None, chance: float
    ) -> ThingFigures:
        had, wins, all_seats = sums[0], sums[1], self.games * self.seats
        return ThingFigures(
            kind=kind,
            name=name,
            had=had / all_seats,
            unused=sums[5] / self.games,
            with_it=wins / had if had else None,
            without=(self.games - wins) / (all_seats - had) if had < all_seats else None,
            difference=difference,
            chance=chance,
        )

    def judge(
        self, had: float, wins: float, had2: float, wins2: float, both: float, _: float
    ) -> tuple[float, float] | None:
        """The difference of the win rates with and without a thing, and its standard error, by games.

        With B seats that have it and A wins among them, a game's part in the difference is
        (A - p B) / n - ((1 - A) - q (s - B)) / m, where p and q are the two rates and n and m count the seats.
        Where few seats have a thing, p may be 0 by luck, and the error would be too small: it is at least the one that
        there would be if the thing made no difference.
        """
        games, seats = self.games, self.seats
        without = games * seats - had
        if had < ENOUGH or without < ENOUGH or seats < 2:
            return None
        p, q = wins / had, (games - wins) / without
        # As a sum u A + v B + w, squared and added up.
        u, v, w = 1 / had + 1 / without, -p / had - q / without, (q * seats - 1) / without
        squares = u * u * wins2 + v * v * had2 + 2 * u * v * both + 2 * u * w * wins + 2 * v * w * had + w * w * games
        spread = (self.share_squares / games - 1 / seats) / (seats - 1)  # of a share, among equals
        error = math.sqrt(max(squares, u * u * spread * (had - had2 / seats), 0.0))
        return (p - q, error) if error > 0 else None


def order_lines(found: Found, games: int) -> tuple[Line, ...]:
    """Win rates by who was asked first, second …: what the order of play is worth, wherever one sits."""
    first = found.table("games").select("game", "first")
    place = (pl.col("seat").cast(pl.Int64) - pl.col("first").cast(pl.Int64)) % found.series.seats
    if first.select(pl.col("first").n_unique()).collect().item() == 1:
        return ()
    joined = found.table("seats").select("game", "seat", "share").join(first, on="game")
    sums = joined.group_by(place.alias("place")).agg(pl.col("share").cast(pl.Float64).sum()).sort("place")
    rows = sums.collect(engine="streaming").rows()
    return tuple(rate_line(str(number), wins, games) for number, wins in rows)


def bot_lines(found: Found) -> tuple[Line, ...]:
    """Win rates by bot, if several kinds of them played: a victory over equals counts for its kind."""
    if len(set(found.series.bots)) == 1:
        return ()
    seats = found.table("seats").select("bot", pl.col("share").cast(pl.Float64))
    sums = seats.group_by("bot").agg(pl.col("share").sum(), pl.len()).collect(engine="streaming")
    lines = [rate_line(bot, wins, count) for bot, wins, count in sums.rows()]
    return tuple(sorted(lines, key=lambda line: -line.rate.value))


def skill_of(bots: Sequence[Line]) -> float:
    """Bots at one table win at each other's cost, so the errors of two rates add up; and any two might differ most."""
    if not bots:
        return 1.0
    best, worst = bots[0].rate, bots[-1].rate
    errors = (best.high - best.low + worst.high - worst.low) / (2 * Z)
    return min(1.0, two_sided((best.value - worst.value) / errors) * math.comb(len(bots), 2))


# ---- How games go -------------------------------------------------------------------------------------------------


def course_of(found: Found) -> Course | None:
    """From the decisions of the games that were looked at closely."""
    last = max(1, found.series.closely) * CLOSELY
    decisions = found.table("decisions").filter(pl.col("game") < last).sort("game", "ply").collect()
    if decisions.is_empty():
        return None
    winners = won_by(found, decisions)
    games = np.unique(decisions["game"].to_numpy(), return_index=True)
    starts = np.append(games[1], len(decisions))
    standing = decisions.select(pl.col("^standing\\..*$")).to_numpy().astype(np.float64)
    choices = decisions["choices"].to_numpy()
    turns = decisions["turn"].to_numpy()
    course = CourseTally(found.series.seats)
    for number in range(len(games[0])):
        span = slice(int(starts[number]), int(starts[number + 1]))
        course.add(standing[span], choices[span], turns[span], winners[number])
    return course.figures()


def won_by(found: Found, decisions: pl.DataFrame) -> Floats:
    """The shares of the victory by seat, one row for each game that has decisions."""
    wanted = decisions.select(pl.col("game").unique()).lazy()
    seats = found.table("seats").select("game", "seat", "share").join(wanted, on="game", how="semi")
    shares = seats.sort("game", "seat").collect()["share"].to_numpy().astype(np.float64)
    return shares.reshape(-1, found.series.seats)


class CourseTally:
    """Sums over games that were looked at closely."""

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
        asked = choices > 0  # the rest is talk
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

    def figures(self) -> Course:
        per_turn, choices, changes, deficit = (
            mean(total, squares, self.games) for total, squares in self.sums.tolist()
        )
        leaders = [
            (int(led), won) if led >= max(1, LEADING * self.games) else None for led, won in self.leads.T.tolist()
        ]
        half = leaders[HALF]
        return Course(
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
