"""Compares two series: the changes, their sizes, and how certain they are. Games with the same seed are paired.

Plain values only. Knows no sentence, no plot and no game by name.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np

from wreckfish.core.values import WreckfishError, shown
from wreckfish.lab.analysis import Analysis, analyse
from wreckfish.lab.result_set import CHUNK, ResultSet
from wreckfish.lab.seat_tally import ENOUGH, Floats
from wreckfish.lab.series import Trial
from wreckfish.lab.statistics import MAYBE, SURE, Estimate, Z, holm, two_sided, wide_z
from wreckfish.lab.variation import Setting, changed_at

SMALL_RATE, SMALL_EFFECT = 0.01, 0.05
Key = tuple[str, str, bool]  # a figure: `what`, `name` and `rate` of its change


class Change(msgspec.Struct, frozen=True):
    """One figure in both series.

    what     seat, order, bot, part or thing; else the figure's own name
    name     the seat, bot, part or thing
    rate     whether it is a rate, shown in percent
    effect   the difference in standard deviations between games; None if it has no meaning
    chance   that luck alone gives such a difference; in a comparison, corrected for the number of tests
    """

    what: str
    name: str
    rate: bool
    before: float
    after: float
    difference: Estimate
    effect: float | None
    chance: float

    @property
    def sure(self) -> bool:
        return self.chance < SURE

    @property
    def may_be(self) -> bool:
        return SURE <= self.chance < MAYBE

    @property
    def small(self) -> bool:
        """Too small to matter: under a percentage point, or a twentieth of the standard deviation between games."""
        if self.rate:
            return abs(self.difference.value) < SMALL_RATE
        return self.effect is not None and abs(self.effect) < SMALL_EFFECT


class Comparison(msgspec.Struct, frozen=True):
    """A series against another one."""

    before: str  # the names of the two series
    after: str
    games: tuple[int, int]
    paired: bool
    bots: tuple[str, ...]  # of the second series
    trials: tuple[Trial, ...]  # of all bots in either series
    settings: tuple[Setting, ...]  # that differ
    changes: tuple[Change, ...]

    def figure(self, what: str, name: str) -> Change | None:
        return next((change for change in self.changes if (change.what, change.name) == (what, name)), None)

    def sure_ones(self) -> list[Change]:
        """The changes beyond chance, the largest first."""
        return sorted((change for change in self.changes if change.sure), key=lambda change: -size(change))

    def possible_ones(self) -> list[Change]:
        """The changes that may be chance, the largest first."""
        return sorted((change for change in self.changes if change.may_be), key=lambda change: -size(change))


def size(change: Change) -> float:
    """A sort key that works for rates and other figures alike."""
    if change.rate:
        return abs(change.difference.value) * 5
    return math.inf if change.effect is None else abs(change.effect)


def compare(before: ResultSet, after: ResultSet, names: tuple[str, str] | None = None, looks: int = 1) -> Comparison:
    """How the second of two series differs from the first. `looks` is the total number of such comparisons."""
    check_comparable(before, after)
    ours, theirs = before.series, after.series
    paired = ours.seed == theirs.seed and ours.bots == theirs.bots and ours.rotate == theirs.rotate
    changes = [*game_changes(before, after, paired), *thing_changes(analyse(before), analyse(after))]
    corrected = [min(1.0, looks * chance) for chance in holm([change.chance for change in changes])]
    trials = {trial.bot: trial for results in (before, after) for trial in results.about.trials}
    return Comparison(
        *(names or names_of(before.path, after.path)),
        games=(before.about.sums.games, after.about.sums.games),
        paired=paired,
        bots=theirs.bots,
        trials=tuple(trials.values()),
        settings=tuple(what_changed(before, after)),
        changes=tuple(
            msgspec.structs.replace(one, chance=chance) for one, chance in zip(changes, corrected, strict=True)
        ),
    )


def compare_all(base: ResultSet, name: str, others: Sequence[tuple[ResultSet, str]]) -> list[Comparison]:
    """Compare named series with a base. The more series, the less certain each change."""
    return [compare(base, other, (name, other_name), len(others)) for other, other_name in others]


def names_of(before: Path, after: Path) -> tuple[str, str]:
    unlike = before.stem != after.stem or before == after
    return (before.stem, after.stem) if unlike else (str(before), str(after))


def what_changed(before: ResultSet, after: ResultSet) -> Iterator[Setting]:
    """The settings that differ between two series."""
    yield from changed_at(before.match(), after.match())
    if before.series.bots != after.series.bots:
        yield Setting("bots", "", before.series.bots, after.series.bots)
    if before.about.version != after.about.version:
        yield Setting("version", "", before.about.version, after.about.version)


def check_comparable(before: ResultSet, after: ResultSet) -> None:
    ours, theirs = before.series, after.series
    if (ours.game, ours.seats) != (theirs.game, theirs.seats):
        raise WreckfishError(
            "{before} has {game} with {seats} seats, {after} has {other} with {others}: they cannot be compared.",
            "error-not-comparable",
            before=shown(before.path.name),
            game=ours.game,
            seats=ours.seats,
            after=shown(after.path.name),
            other=theirs.game,
            others=theirs.seats,
        )


def changed(key: Key, before: float, after: float, error: float, effect: float | None, games: int) -> Change:
    """A figure's change. In a few games luck may give the same difference every time (error 0); in many it won't."""
    difference = after - before
    estimate = Estimate(difference, difference - Z * error, difference + Z * error)
    chance = 1.0
    if games >= ENOUGH and difference != 0:
        chance = two_sided(difference / error) if error else 0.0
    return Change(*key, before, after, estimate, effect, chance)


def game_figures(results: ResultSet, first: int) -> dict[Key, Floats]:
    """The figures of a chunk of games, one number per game."""
    seats = results.series.seats
    games = results.frame("games").slice(first, CHUNK).collect()
    rows = results.seats_of(first)

    def by_seat(column: str) -> Floats:
        return rows[column].to_numpy().astype(np.float64).reshape(-1, seats)

    shares, points = by_seat("share"), by_seat("points")
    ordered = np.sort(points, axis=1)
    figures: dict[Key, Floats] = {
        ("moves", "", False): games["moves"].to_numpy().astype(np.float64),
        ("points", "", False): points.mean(axis=1),
        ("winner", "", False): ordered[:, -1],
    }
    if games["turns"].null_count() == 0:
        figures["turns", "", False] = games["turns"].to_numpy().astype(np.float64)
    if seats > 1:
        figures["margin", "", False] = ordered[:, -1] - ordered[:, -2]
        figures["shared", "", True] = ((shares > 0).sum(axis=1) > 1).astype(np.float64)
        order = (np.arange(seats)[None, :] - games["first"].to_numpy().astype(np.int64)[:, None]) % seats
        for seat in range(seats):
            figures["seat", str(seat), True] = shares[:, seat]
            figures["order", str(seat), True] = (shares * (order == seat)).sum(axis=1)
        kinds = sorted(set(results.series.bots))
        bots = rows["bot"].to_numpy().reshape(-1, seats)
        for bot in kinds if len(kinds) > 1 else ():
            figures["bot", bot, True] = (shares * (bots == bot)).sum(axis=1)
    for part in results.measures.parts:
        figures["part", part, False] = by_seat(f"part.{part}").mean(axis=1)
    return figures


def game_changes(before: ResultSet, after: ResultSet, paired: bool) -> list[Change]:
    """Changes in the figures of every game. Paired games share their luck, so their differences vary less."""
    sums: dict[Key, Floats] = {}
    most = [before.about.sums.games, after.about.sums.games]
    if paired:
        most = [min(most)] * 2
    for first in range(0, max(most), CHUNK):
        ours, theirs = game_figures(before, first), game_figures(after, first)
        for key in ours.keys() & theirs.keys():
            x, y = ours[key][: most[0] - first], theirs[key][: most[1] - first]
            both = float((x * y).sum()) if paired else 0.0
            total = sums.setdefault(key, np.zeros(5))
            total += [x.sum(), (x * x).sum(), y.sum(), (y * y).sum(), both]
    keys = [key for key in game_figures(before, 0) if key in sums]
    return [found for key in keys if (found := one_change(key, sums[key].tolist(), most, paired)) is not None]


def one_change(key: Key, sums: list[float], games: list[int], paired: bool) -> Change | None:
    x, xx, y, yy, xy = sums
    n, m = games
    before, after = x / n, y / m
    of_x, of_y = max(0.0, xx / n - before**2), max(0.0, yy / m - after**2)
    if paired:
        spread = max(0.0, of_x + of_y - 2 * (xy / n - before * after)) / max(n - 1, 1)
    else:
        spread = of_x / max(n - 1, 1) + of_y / max(m - 1, 1)
    if of_x == of_y == 0 and before == after:
        return None  # the same in every game of both series
    deviation = math.sqrt((of_x + of_y) / 2)
    effect = (after - before) / deviation if deviation else None
    return changed(key, before, after, math.sqrt(spread), effect, min(games))


def thing_changes(before: Analysis, after: Analysis) -> list[Change]:
    """Changes in the value of things: the win rate with a thing, minus the win rate without it."""
    theirs = {(thing.kind, thing.name): thing for thing in after.things}
    looks_before, looks_after = (sum(thing.difference is not None for thing in side.things) for side in (before, after))
    found = []
    for mine in before.things:
        other = theirs.get((mine.kind, mine.name))
        if other is None or mine.difference is None or other.difference is None:
            continue
        error = math.hypot(error_of(mine.difference, looks_before), error_of(other.difference, looks_after))
        key = ("thing", f"{mine.kind}:{mine.name}", True)
        games = min(before.games, after.games)
        found.append(changed(key, mine.difference.value, other.difference.value, error, None, games))
    return found


def error_of(estimate: Estimate, looks: int) -> float:
    """The standard error behind a wide interval."""
    return (estimate.high - estimate.low) / 2 / wide_z(looks)
