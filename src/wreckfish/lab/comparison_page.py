"""Comparisons in words and as a page: the changes from one series to another, or over the values of a sweep.

Combines the figures of comparison.py with the drawings of plots.py. Computes no figure, and knows no game by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from html import escape

import msgspec

from wreckfish.lab import plots
from wreckfish.lab.comparison import Change, Comparison
from wreckfish.lab.html_page import folded, page, plate, scroll_table, table_row
from wreckfish.lab.statistics import Estimate, stretch
from wreckfish.lab.variation import Setting, change_text
from wreckfish.lab.wording import SETTINGS, Wording, some_of

TOLD = 3  # changes named in a sentence
SHOWN = 14  # changes in a plot
CURVES = 6
IMBALANCE = 0.05  # the certain increase in a win rate that is called an imbalance


class ComparisonPage:
    """Comparisons of several series of a game with a base series. `paths` names the varied settings, if any."""

    def __init__(self, comparisons: Sequence[Comparison], say: Wording, paths: Sequence[str] = ()) -> None:
        self.comparisons = comparisons
        self.say = say
        self.paths = paths

    # ---- Words ----------------------------------------------------------------------------------------------------

    def name(self, change: Change) -> str:
        say = self.say
        if change.what == "seat":
            return say.say("change-seat", number=int(change.name) + 1)
        if change.what == "order":
            return say.say("change-order", place=say.say("order-name", place=int(change.name) + 1))
        if change.what == "bot":
            return say.say("change-bot", bot=say.bot(change.name))
        if change.what == "part":
            return say.say("change-part", part=say.named(change.name))
        if change.what == "thing":
            return say.say("change-thing", thing=self.thing(change))
        return say.named(f"change-{change.what}")

    def thing(self, change: Change) -> str:
        kind, _, name = change.name.partition(":")
        return self.say.thing(kind, name)

    def figure(self, change: Change, value: float) -> str:
        if change.what == "thing":
            return self.say.signed(100 * value)
        return self.say.percent(value) if change.rate else self.say.short(value)

    def figures(self, change: Change) -> dict[str, str]:
        return {"before": self.figure(change, change.before), "after": self.figure(change, change.after)}

    def in_short(self) -> Iterator[str]:
        """The changed settings, cautions, imbalances, then the largest changes of each comparison."""
        first = self.comparisons[0]
        if not self.paths:
            changes = some_of([self.setting(setting) for setting in first.settings], SETTINGS)
            yield self.say.say("compare-changed" if first.settings else "compare-unchanged", changes=changes)
        fewest = min(games for comparison in self.comparisons for games in comparison.games)
        yield from self.say.cautions(fewest, first.bots, first.trials)
        if not first.paired:
            yield self.say.say("compare-unpaired")
        for comparison in self.comparisons:
            yield from self.imbalances(comparison)
        for comparison in self.comparisons:
            yield from self.sentences(comparison)

    def imbalances(self, comparison: Comparison) -> Iterator[str]:
        wider = stretch(len(comparison.changes))  # because many figures are compared
        for change in comparison.sure_ones():
            surely = abs(change.difference.value) - wider * (change.difference.high - change.difference.value)
            if surely < IMBALANCE or abs(change.after) < abs(change.before):
                continue
            figures = {"before": self.figure(change, change.before), "after": comparison.after}
            if change.what == "thing" and change.after > 0:
                difference = self.say.number(100 * change.after, 1)
                yield self.say.say("compare-imbalance", thing=self.thing(change), difference=difference, **figures)
            elif change.what in ("seat", "order"):
                rate = self.figure(change, change.after)
                yield self.say.say("compare-unfair", name=self.name(change), rate=rate, **figures)

    def sentences(self, comparison: Comparison) -> Iterator[str]:
        """The certain changes, then the possible ones."""
        say, names = self.say, {"before": comparison.before, "after": comparison.after}
        sure, possible = comparison.sure_ones(), comparison.possible_ones()
        large = [change for change in sure if not change.small][:TOLD]
        if not sure and not possible:
            yield say.say("compare-same", **names, count=len(comparison.changes))
        if sure and not large:
            yield say.say("compare-small", **names, changes=self.told(sure[:TOLD]), count=len(sure))
        elif len(sure) > len(large):
            yield say.say("compare-more", **names, changes=self.told(large), count=len(sure) - len(large))
        elif sure:
            yield say.say("compare-first", **names, changes=self.told(large))
        if possible:
            yield say.say("compare-may", **names, changes=self.told(possible[:TOLD]))

    def told(self, changes: Sequence[Change]) -> str:
        return ", ".join(self.say.say("change-up", name=self.name(one), **self.figures(one)) for one in changes)

    def setting(self, setting: Setting) -> str:
        say = self.say
        if setting.what == "option":
            before, after = (say.option_value(setting.path, value) for value in (setting.before, setting.after))
            return f"{say.option(setting.path)} {before} → {after}"
        if setting.what == "bots":
            before, after = (say.bots(value) for value in (setting.before, setting.after))
            return f"{say.say('compare-bots')} {before} → {after}"
        return change_text(setting)

    # ---- The page -------------------------------------------------------------------------------------------------

    def page(self) -> str:
        title = self.say.say("compare-title", game=self.say.title)
        plates = [*self.curves(), *self.grids(), *(self.plate(comparison) for comparison in self.comparisons)]
        foot = f"<p>{escape(self.say.say('report-intervals'))}</p>"
        return page(title, escape(self.about()), self.say, self.in_short(), plates, foot)

    def about(self) -> str:
        say, first = self.say, self.comparisons[0]
        paired = say.say("compare-paired" if first.paired else "compare-unpaired")
        games, others = (say.number(count) for count in first.games)
        played = say.games(first.games[0])
        if len(self.paths) > 1:
            paths, count = say.speaker.listing([*self.paths]), len(self.comparisons)
            return f"{say.say('compare-grid', paths=paths, count=count, base=first.before, **played)}. {paired}"
        if self.paths:
            others = say.speaker.listing([value_in(comparison.after) for comparison in self.comparisons])
            values = {"path": self.paths[0], "base": value_in(first.before), "others": others}
            return f"{say.say('compare-vary', **played, **values)}. {paired}"
        names = {"before": first.before, "after": first.after}
        if games == others:
            return f"{say.say('compare-about', **names, **played)}. {paired}"
        return f"{say.say('compare-about-uneven', **names, games=games, others=others)}. {paired}"

    def plate(self, comparison: Comparison) -> str:
        say, sure = self.say, comparison.sure_ones()
        head = say.say("compare-head", before=comparison.before, after=comparison.after)
        rates = [self.row(change, 100.0) for change in sure if change.rate][:SHOWN]
        numbers = [self.row(change, 1 / spread) for change in sure if not change.rate and (spread := deviation(change))]
        drawn = self.plot(numbers[:SHOWN], 2) if numbers else ""
        text = say.say("compare-text" if rates else "compare-numbers" if numbers else "compare-none")
        worth = say.say("compare-worth") if any(change.what == "thing" for change in sure) else ""
        more = f'<p class="more">{escape(say.say("compare-numbers"))}</p>{drawn}' if rates and numbers else ""
        return plate(head, text, self.plot(rates, 0) if rates else drawn, worth, more + self.table(comparison))

    def row(self, change: Change, scale: float) -> plots.Row:
        value, low, high = (scale * one for one in msgspec.structs.astuple(change.difference))
        words = self.say.signed(value, 1 if change.rate else 2)
        return plots.Row(self.name(change), value, low, high, words, "good" if value > 0 else "bad")

    def plot(self, rows: Sequence[plots.Row], digits: int) -> str:
        return plots.dots(rows, lambda value: self.say.signed(value, digits), 0.0)

    def table(self, comparison: Comparison) -> str:
        say = self.say
        heads = [say.say(f"compare-{word}") for word in ("figure", "before", "after")] + [say.say("thing-difference")]
        rows = []
        for change in sorted(comparison.changes, key=lambda change: not change.sure):
            scale = 100 if change.rate else 1
            spread = say.short(scale * (change.difference.high - change.difference.value))
            difference = f"{say.signed(scale * change.difference.value, 2)} ± {spread}"
            rows.append(table_row(self.name(change), (*self.figures(change).values(), difference), change.sure))
        return folded(say.say("more", count=len(rows)), scroll_table(heads, rows))

    def most_changed(self) -> Iterator[list[Change]]:
        """The figures that change most in a sweep, each with its change in every comparison."""
        largest = {
            (change.what, change.name): change for one in self.comparisons for change in one.sure_ones()[:CURVES]
        }
        for change in list(largest.values())[:CURVES]:
            found = [one.figure(change.what, change.name) for one in self.comparisons]
            if change.what != "thing":  # which may be too rare; other figures are missing only if they never change
                stays = msgspec.structs.replace(
                    change, after=change.before, difference=Estimate(0.0, 0.0, 0.0), effect=0.0, chance=1.0
                )
                found = [one or stays for one in found]
            whole = [one for one in found if one is not None]
            if len(whole) == len(found):
                yield whole

    def curves(self) -> Iterator[str]:
        """A plot of each figure over the values of a sweep."""
        found = [number_in(comparison.after) for comparison in self.comparisons]
        values = [value for value in found if value is not None]
        start = number_in(self.comparisons[0].before)
        if len(self.paths) != 1 or len(values) < max(2, len(found)) or start is None:
            return
        say = self.say
        for changes in self.most_changed():
            base = changes[0].before
            points = [(start, base, base, base)]
            for value, change in zip(values, changes, strict=True):
                interval = base + change.difference.low, base + change.difference.high
                points.append((value, change.after, *interval))
            points.sort()
            low, high = min(point[2] for point in points), max(point[3] for point in points)
            room = (high - low) * 0.1 or 1.0
            figure = partial(self.figure, changes[0])
            words = ", ".join(f"{say.short(value)}: {figure(middle)}" for value, middle, _, _ in points)
            name = self.comparisons[0].before
            plot = plots.curve(points, figure, say.short, words, base, name, low - room, high + room)
            yield plate(self.name(changes[0]), say.say("curve-text", path=self.paths[0]), plot)

    def grids(self) -> Iterator[str]:
        """A table of each figure over two combined variations."""
        if len(self.paths) != 2:
            return
        down, across = self.paths

        def place(name: str) -> tuple[str, str]:
            first, _, second = name.removeprefix(f"{down} = ").partition(f", {across} = ")
            return first, second

        base = place(self.comparisons[0].before)
        for changes in self.most_changed():
            cells = {base: f"<i>{self.figure(changes[0], changes[0].before)}</i>"}
            for comparison, change in zip(self.comparisons, changes, strict=True):
                figure = self.figure(change, change.after)
                cells[place(comparison.after)] = f"<b>{figure}</b>" if change.sure else figure
            columns, names = (sorted({cell[axis] for cell in cells}, key=as_sorted) for axis in (1, 0))
            rows = [table_row(name, (cells[name, column] for column in columns)) for name in names]
            text = self.say.say("grid-text", down=down, across=across)
            yield plate(self.name(changes[0]), text, scroll_table(["", *columns], rows))


def deviation(change: Change) -> float:
    """The standard deviation that the effect is measured in."""
    return change.difference.value / change.effect if change.effect else 0.0


def value_in(name: str) -> str:
    """The value in the name of a series, `hull = 5`."""
    return name.rpartition(" = ")[2]


def number_in(name: str) -> float | None:
    word = value_in(name)
    return float(word) if word.lstrip("-").isdecimal() else None


def as_sorted(value: str) -> tuple[bool, float, str]:
    """Numbers in order, then words."""
    number = number_in(value)
    return number is None, number or 0.0, value
