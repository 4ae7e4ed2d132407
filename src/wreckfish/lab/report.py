"""The report on a series: one HTML page with plots and a summary in words.

Combines the figures of analysis.py with the drawings of plots.py. Computes no figure, and knows no game by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from html import escape

from wreckfish import rulebook
from wreckfish.core.game import option_text
from wreckfish.lab import plots
from wreckfish.lab.analysis import SMALL, Analysis, Fairness, NamedRate, analyse
from wreckfish.lab.coverage import Coverage, Task, cover
from wreckfish.lab.game_course import HALF
from wreckfish.lab.html_page import bar_list, folded, page, plate, scroll_table, table_row
from wreckfish.lab.result_set import ResultSet
from wreckfish.lab.seat_tally import ThingFigures
from wreckfish.lab.statistics import MAYBE, SURE, Estimate
from wreckfish.lab.variation import changed_data
from wreckfish.lab.wording import SETTINGS, Wording, some_of

WATCHED = 12_000  # decisions to replay to see which rules come up
MOST_THINGS = 18  # in a plot; the table below it has all
RUNAWAY, OPEN = 0.6, 0.3  # how far a lead at half time goes from luck (0) to certainty (1)


def make(results: ResultSet, language: str) -> str:
    analysis = analyse(results)
    say = Wording(language, results.match().game)
    return Report(results, analysis, watched(results), say).page()


def watched(results: ResultSet, most: int = WATCHED) -> Coverage | None:
    """The rules that came up in the first games whose decisions were kept, up to `most` decisions; else None."""
    games = results.replays(most)
    series = results.series
    return cover(Task(series.game, series.seats, series.options, results.about.parts, games)) if games else None


class Report:
    """The page, section by section."""

    def __init__(self, results: ResultSet, analysis: Analysis, coverage: Coverage | None, say: Wording) -> None:
        self.results = results
        self.series = results.series
        self.all = analysis
        self.coverage = coverage
        self.say = say

    def page(self) -> str:
        plates = [
            self.seats(), self.order(), self.skill(), self.score(), self.parts(), self.length(), self.things(),
            self.dead(), self.lead(), self.choices(), self.endings(), self.rules(),
        ]  # fmt: skip
        title = self.say.say("report-title", game=self.say.title)
        return page(title, self.about(), self.say, self.in_short(), plates, self.foot())

    # ---- Head, foot, summary --------------------------------------------------------------------------------------

    def about(self) -> str:
        say, series = self.say, self.series
        code = "report-all-bots" if len(set(series.bots)) == 1 else "report-mixed-bots"
        bots = say.say(code, bots=say.bots(series.bots))
        lines = [say.say("report-about", **say.games(self.all.games), seats=series.seats, bots=bots)]
        given = say.options(dict(series.options))
        if given:
            lines.append(say.say("report-options", options=", ".join(given)))
        if series.data is not None:
            lines.append(say.say("report-data", data=some_of(changed_data(self.results.match()), SETTINGS).rstrip(".")))
        rotating = f" {say.say('report-rotating')}" if series.rotate else ""
        return escape(f"{', '.join(lines)}.{rotating}")

    def foot(self) -> str:
        say, series = self.say, self.series
        made = escape(say.say("report-made", version=self.results.about.version, seed=series.seed))
        options = "".join(f" --option {name}={option_text(value)}" for name, value in dict(series.options).items())
        data = " --data YOURS.toml" if series.data is not None else ""
        command = (
            f"wreckfish simulate {series.game} --seats {series.seats} --bots {','.join(series.bots)}{options}"
            f"{data}{' --rotate' * series.rotate} --seed {series.seed} --record 0"
        )
        words = escape(say.say("report-intervals"))
        return f"<p>{words}</p><p>{made} <code>{escape(command)}</code></p>"

    def in_short(self) -> Iterable[str]:
        say, all_ = self.say, self.all
        yield from say.cautions(all_.games, self.series.bots, self.results.about.trials)
        yield from self.seats_in_short()
        moves = all_.moves
        figures = {"moves": moves.mean.value, "low": moves.tenth, "high": moves.ninetieth}
        spoken = {name: say.number(figure) for name, figure in figures.items()}
        if all_.turns is None:
            yield say.say("short-length", **spoken)
        else:
            yield say.say("short-length-turns", **spoken, turns=say.number(all_.turns.mean.value, 1))
        yield from self.lead_in_short()
        yield from self.things_in_short()
        if all_.bots:
            best, worst = all_.bots[0], all_.bots[-1]
            code = "short-skill" if all_.skill < SURE else "short-skill-may" if all_.skill < MAYBE else "short-luck"
            names = {"best": say.bot(best.name), "worst": say.bot(worst.name)}
            rates = {"rate": say.percent(best.rate.value), "least": say.percent(worst.rate.value)}
            seats = "" if self.series.rotate else f" {say.say('skill-seats')}"
            yield say.say(code, **names, **rates) + seats
        never = self.never()
        if never and self.coverage:
            yield say.say("short-rules", **say.games(self.coverage.games), count=len(never), rules=some_of(never, 5))

    def seats_in_short(self) -> Iterable[str]:
        all_ = self.all
        if self.series.seats > 1 and all_.seats_fair is None:
            yield self.say.say("short-seats-bots")
        if all_.seats_fair is not None:
            yield self.fairness_in_short("short-seats", all_.seats, all_.seats_fair)
        if all_.order_fair is not None:
            yield self.fairness_in_short("short-order", all_.order, all_.order_fair)

    def fairness_in_short(self, what: str, rates: Sequence[NamedRate], found: Fairness) -> str:
        say, number = self.say, found.furthest + 1
        off = rates[found.furthest].rate
        return say.say(
            f"{what}-{found.verdict}",
            **({"seat": number} if what == "short-seats" else {"place": say.say("order-name", place=number)}),
            rate=say.percent(off.value),
            interval=say.rates(off),
            fair=say.percent(self.all.fair),
            **say.games(self.all.games),
            small=say.number(100 * SMALL),
            hidden=say.number(100 * found.hidden, 1),
        )

    def lead_in_short(self) -> Iterable[str]:
        course, fair = self.all.course, self.all.fair
        if self.all.bots:
            return  # the best bot leads and wins, which says little about the game
        half = course.leader_wins[HALF] if course and self.series.seats > 1 else None
        if half is not None:
            low, way, high = ((value - fair) / (1 - fair) for value in (half.low, half.value, half.high))
            code = "runaway" if way > RUNAWAY else "open-race" if way < OPEN else "between"
            if (code == "runaway" and low < RUNAWAY) or (code == "open-race" and high > OPEN):
                code += "-may"
            rates = {"rate": self.say.percent(half.value, 0), "fair": self.say.percent(fair, 0)}
            yield self.say.say("short-leader", **rates, interval=self.say.rates(half, 0), verdict=self.say.say(code))

    def things_in_short(self) -> Iterable[str]:
        say, things = self.say, self.all.things
        judged = [thing for thing in things if thing.difference is not None]
        if not judged:
            return
        found = by_difference(thing for thing in judged if thing.matters)
        best = [thing for thing in found if thing.difference and thing.difference.value > 0][:3]
        worst = [thing for thing in reversed(found) if thing.difference and thing.difference.value < 0][:3]
        if best:
            names = say.speaker.listing([self.with_difference(thing) for thing in best])
            yield say.say("short-matters", best=names, count=len(found), all=len(judged))
        elif not found:
            yield say.say("short-nothing", all=len(judged))
        may = [self.with_difference(thing) for thing in by_difference(judged) if thing.may_matter]
        if may:
            yield say.say("short-may", things=some_of(may, 6))
        if worst:
            yield say.say("short-hurts", worst=say.speaker.listing([self.with_difference(thing) for thing in worst]))
        dead = [thing for thing in things if thing.dead]
        if dead:
            yield say.say("short-dead", count=len(dead), things=some_of([self.name(thing) for thing in dead], 6))

    def with_difference(self, thing: ThingFigures) -> str:
        assert thing.difference is not None
        return f"{self.name(thing)} ({self.say.signed(100 * thing.difference.value, 0)})"

    def name(self, thing: ThingFigures) -> str:
        return self.say.thing(thing.kind, thing.name)

    # ---- Sections -------------------------------------------------------------------------------------------------

    def seats(self) -> str:
        if self.series.seats < 2:
            return ""
        names = [self.say.say("seat-name", number=int(one.name) + 1) for one in self.all.seats]
        looks = [f"seat-{int(one.name) % 5 + 1}" for one in self.all.seats]
        return self.rates("seats", self.all.seats, names, looks)

    def order(self) -> str:
        if not self.all.order:
            return ""
        names = [self.say.say("order-name", place=int(one.name) + 1) for one in self.all.order]
        return self.rates("order", self.all.order, names, ["accent"] * len(names))

    def rates(self, what: str, rates: Sequence[NamedRate], names: list[str], looks: list[str], more: str = "") -> str:
        """A plate with win rates and the fair rate."""
        say = self.say
        rows = [
            plots.Row(name, one.rate.value, one.rate.low, one.rate.high, say.percent(one.rate.value), look)
            for one, name, look in zip(rates, names, looks, strict=True)
        ]
        fair = say.say("fair", rate=say.percent(self.all.fair))
        digits = 0 if max(row.high for row in rows) - min(row.low for row in rows) > 0.05 else 1
        plot = plots.dots(rows, lambda value: say.percent(value, digits), self.all.fair, fair)
        return plate(say.say(f"{what}-head"), say.say(f"{what}-text"), plot, more)

    def skill(self) -> str:
        say, all_ = self.say, self.all
        if not all_.bots:
            bots = ",".join(("casual", "sound", "strong", "greedy", "random")[: self.series.seats])
            words = say.say("skill-one", game=self.series.game, bots=bots)
            return plate(say.say("skill-head"), words) if self.series.seats > 1 else ""
        names = [say.bot(one.name) for one in all_.bots]
        more = "" if self.series.rotate else say.say("skill-seats")
        return self.rates("skill", all_.bots, names, ["accent"] * len(names), more)

    def score(self) -> str:
        say, all_ = self.say, self.all
        winners, everyone = all_.winners_points, all_.points
        text = say.say("score-text", winners=say.short(winners.mean.value), all=say.short(everyone.mean.value))
        over = (winners.least, winners.counts) if self.series.seats > 1 else None
        plot = plots.columns(everyone.least, everyone.counts, say.number, text, over)
        more = []
        if all_.margin is not None:
            mean, interval = say.short(all_.margin.mean.value), say.span(all_.margin.mean)
            more.append(say.say("margin-text", mean=mean, interval=interval, median=all_.margin.median))
            more.append(say.say("shared-text", rate=say.percent(all_.shared.value)))
        return plate(say.say("score-head"), text, plot, " ".join(more))

    def parts(self) -> str:
        say = self.say
        figures = sorted(self.all.parts, key=lambda part: -part.difference.value)
        if len(figures) < 2 or self.series.seats < 2:
            return ""
        rows = [
            plots.Row(
                say.named(part.name), part.winners, part.winners, part.winners,
                say.signed(part.difference.value, 1 if abs(part.difference.value) >= 1 else 2), "accent", part.others,
            )
            for part in figures
        ]  # fmt: skip
        return plate(say.say("parts-head"), say.say("parts-text"), plots.dots(rows, say.short))

    def length(self) -> str:
        say, all_ = self.say, self.all
        text = self.estimate_text("length-text", all_.moves.mean)
        span = (all_.moves.tenth, all_.moves.median, all_.moves.ninetieth)
        plot = plots.columns(all_.moves.least, all_.moves.counts, say.number, text, span=span)
        more = "" if all_.turns is None else self.estimate_text("turns-text", all_.turns.mean)
        return plate(say.say("length-head"), text, plot, more)

    def estimate_text(self, code: str, estimate: Estimate, **more: str) -> str:
        return self.say.say(code, mean=self.say.short(estimate.value), interval=self.say.span(estimate), **more)

    def things(self) -> str:
        say = self.say
        judged = [thing for thing in self.all.things if thing.difference is not None]
        if not judged:
            return plate(say.say("things-head"), say.say("things-none")) if self.series.seats > 1 else ""
        shown = by_difference(thing for thing in judged if thing.matters)
        if len(shown) > MOST_THINGS:
            shown = shown[: MOST_THINGS * 2 // 3] + shown[-(MOST_THINGS - MOST_THINGS * 2 // 3) :]
        rows = [self.thing_row(thing) for thing in shown]
        usual = sum(100 * thing.difference.value for thing in judged if thing.difference) / len(judged)
        marked = say.say("things-usual", value=say.signed(usual))
        plot = plots.dots(rows, lambda value: say.signed(value, 0), usual, marked) if rows else ""
        text = say.say("things-text", looks=len(judged)) + ("" if rows else f" {say.say('things-quiet')}")
        return plate(say.say("things-head"), text, plot, say.say("things-caution"), self.thing_table(judged))

    def thing_row(self, thing: ThingFigures) -> plots.Row:
        assert thing.difference is not None
        value, low, high = (100 * one for one in (thing.difference.value, thing.difference.low, thing.difference.high))
        return plots.Row(self.name(thing), value, low, high, self.say.signed(value), "good" if value > 0 else "bad")

    def thing_table(self, judged: Sequence[ThingFigures]) -> str:
        say = self.say
        heads = [say.say(f"thing-{word}") for word in ("name", "kind-had", "with", "without", "difference")]
        rows = []
        for thing in by_difference(judged):
            assert thing.difference is not None
            rates = [say.percent(rate or 0.0) for rate in (thing.had, thing.with_it, thing.without)]
            difference = say.signed(100 * thing.difference.value)
            spread = say.number(100 * (thing.difference.high - thing.difference.value), 1)
            rows.append(table_row(self.name(thing), (*rates, f"{difference} ± {spread}"), thing.matters))
        return folded(say.say("more", count=len(judged)), scroll_table(heads, rows))

    def dead(self) -> str:
        say = self.say
        if not any(thing.difference for thing in self.all.things):
            return ""
        dead = [thing for thing in self.all.things if thing.dead]
        if not dead:
            return plate(say.say("dead-head"), say.say("dead-none"))
        bars = [(self.name(thing), 1 - thing.unused, say.percent(1 - thing.unused, 0)) for thing in dead]
        return plate(say.say("dead-head"), say.say("dead-text"), bar_list(bars))

    def lead(self) -> str:
        say, course = self.say, self.all.course
        if self.series.seats < 2:
            return ""
        if course is None:
            return plate(say.say("lead-head"), say.say("decisions-none"))
        tenths = list(enumerate(course.leader_wins, 1))
        points = [(number / 10, rate.value, rate.low, rate.high) for number, rate in tenths if rate]
        out = say.speaker.listing([say.percent(number / 10, 0) for number, rate in tenths if rate is None])
        if not points:
            return plate(say.say("lead-head"), say.say("lead-nobody"), "", self.decisions())
        text = say.say("lead-text") + (f" {say.say('lead-left-out', points=out)}" if out else "")
        whole = partial(say.percent, digits=0)
        words = ", ".join(f"{whole(place)}: {whole(value)}" for place, value, _, _ in points)
        marked = say.say("lead-chance")
        plot = plots.curve(points, whole, whole, words, self.all.fair, marked)
        changes = course.lead_changes
        more = [
            say.say("lead-changes", changes=say.short(changes.value), interval=say.span(changes)),
            say.say("lead-no-half")
            if course.comebacks is None
            else say.say("lead-comebacks", comebacks=say.percent(course.comebacks.value, 0)),
            say.say("lead-deficit", deficit=say.short(course.deficit.value)),
            self.decisions(),
        ]
        return plate(say.say("lead-head"), text, plot, " ".join(more))

    def choices(self) -> str:
        say, course = self.say, self.all.course
        if course is None:
            return plate(say.say("choices-head"), say.say("decisions-none")) if self.series.seats < 2 else ""
        text = self.estimate_text("choices-text", course.choices, forced=say.percent(course.forced, 0))
        names = [say.say("percent-of-game", part=10 * (tenth + 1)) for tenth in range(10)]
        plot = plots.heights(course.choices_by_tenth, lambda value: say.number(value, 1), names, text)
        turns = "" if self.all.turns is None else self.estimate_text("choices-turns", course.decisions_per_turn)
        return plate(say.say("choices-head"), text, plot, f"{turns} {self.decisions()}")

    def decisions(self) -> str:
        assert self.all.course is not None
        return self.say.say("decisions-text", **self.say.games(self.all.course.games))

    def endings(self) -> str:
        say = self.say
        bars = [(say.reason(one.name), one.rate.value, say.percent(one.rate.value)) for one in self.all.endings]
        return plate(say.say("endings-head"), say.say("endings-text"), bar_list(bars))

    # ---- Rules ----------------------------------------------------------------------------------------------------

    def watched_rules(self) -> list[rulebook.Rule]:
        """The rules that are counted or always apply, in the order of the rule book."""
        known = set() if self.coverage is None else {*self.coverage.times, *self.coverage.always}
        books = [book for book in rulebook.books(self.say.language) if book.game == self.series.game]
        return [rule for book in books for rule in book.rules if rule.id in known]

    def never(self) -> list[str]:
        """The titles of the rules that did not come up."""
        return [rule.title for rule in self.watched_rules() if self.coverage and self.coverage.times.get(rule.id) == 0]

    def rules(self) -> str:
        say, coverage = self.say, self.coverage
        if coverage is None:
            return plate(say.say("rules-head"), say.say("decisions-none"), wide=True)
        tiles = []
        for rule in self.watched_rules():
            share = coverage.in_games.get(rule.id, coverage.games) / coverage.games
            if rule.id in coverage.always:
                words = say.say("rules-always")
            elif share == 0:
                words = say.say("rules-never")
            else:
                words = say.say("rules-share", share=say.percent(share, 0 if share == 1 else 1))
            look = "never" if share == 0 else ""
            tiles.append(
                f'<li class="{look}" style="--fill:{share:.3f}"><b>{rule.id}</b><span>{escape(rule.title)}</span>'
                f"<small>{escape(words)}</small></li>"
            )
        text = say.say("rules-text", **say.games(coverage.games))
        return plate(say.say("rules-head"), text, f'<ul class="tiles">{"".join(tiles)}</ul>', wide=True)


def by_difference(things: Iterable[ThingFigures]) -> list[ThingFigures]:
    return sorted(things, key=lambda thing: -(thing.difference.value if thing.difference else 0.0))
