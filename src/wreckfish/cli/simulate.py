"""`wreckfish simulate`: let bots play many games, print the results by seat, and keep every game in files.

Figures and files come from `wreckfish.lab`. Ctrl-C ends the series early and keeps the games played.
"""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from wreckfish.cli.compare import tell
from wreckfish.cli.main import INTERRUPTED
from wreckfish.cli.options import data_option, file_option, game_options, json_option, lang_option, read_options
from wreckfish.cli.screen import print_json
from wreckfish.core.game import Match, make_match
from wreckfish.core.record import write
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import new_seed
from wreckfish.core.values import WreckfishError, shown
from wreckfish.lab.engines import cores
from wreckfish.lab.results import Results
from wreckfish.lab.series import Series, make_series, record_of, usual_seats
from wreckfish.lab.series_run import Plan, Sink
from wreckfish.lab.simulate import Simulation, run
from wreckfish.lab.statistics import Z
from wreckfish.lab.variation import Grid, Value, changed_data, read_variation, value_text
from wreckfish.lab.wording import SETTINGS, Wording, some_of

REDRAW = 0.1  # seconds
USUAL = 1000  # games
NO_END = 1_000_000_000  # games, if --until ends the series
PRECISION = re.compile(r"ci=(\d{1,2}(?:\.\d{1,6})?)%")


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="Number of players.  [default: one per bot named, or 3]")
@click.option(
    "--bots", default="random", show_default=True, metavar="A,B…", help="One bot for all seats, or one per seat."
)
@click.option("--games", type=int, help=f"Number of games.  [default: {USUAL:,}, unless --until is given]")
@click.option("--until", metavar="ci=0.5%", help="Stop once every win rate is known this precisely (±0.5 %).")
@click.option("--seed", metavar="TEXT", help="Seed of the series; the same seed gives the same games.")
@click.option("--rotate", is_flag=True, help="Move each bot one seat along after every game.")
@file_option("-o", "--output", words="Write every game to this Parquet file, or continue the series in it.")
@click.option(
    "--decisions-every", type=int, metavar="N", help="With --output: keep the decisions of one game in N; 0 for none."
)
@click.option("--closely", type=int, hidden=True)  # its name in earlier versions
@click.option(
    "--engine", type=click.Choice(["local", "ray"]), default="local", help="Run on this machine or on a Ray cluster."
)
@click.option("--jobs", type=int, help="Number of processes.  [default: one per processor]")
@click.option(
    "--vary",
    metavar="PATH=3..6",
    multiple=True,
    help="With --output: play one series per value of a part or option; repeat for every combination.",
)
@lang_option
@click.option("--record", type=int, metavar="NUMBER", help="Print this game of the series as a record and exit.")
@game_options
@data_option
@json_option
def command(
    game: str,
    seats: int | None,
    bots: str,
    games: int | None,
    until: str | None,
    seed: str | None,
    rotate: bool,
    output: Path | None,
    decisions_every: int | None,
    closely: int | None,
    jobs: int | None,
    engine: str,
    vary: tuple[str, ...],
    lang: str,
    record: int | None,
    options: tuple[str, ...],
    data: Path | None,
    as_json: bool,
) -> int:
    """Let bots play many games and print the results.

    The bots keep their seats. Give all seats the same bot to see what a seat is worth.
    """
    played = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    if seats is None:
        seats = len(names) if len(names) > 1 else usual_seats(played)
    say = Wording(lang, played)
    given = read_options(options, played, say.speaker)
    match = make_match(played, seats, given, data)
    every = closely if decisions_every is None else decisions_every
    series = make_series(match, names, seed or new_seed(), rotate=rotate, decisions_every=every)
    if record is not None:
        if record < 0:
            english = "Games of a series are counted from 0: there is no game {number}."
            raise WreckfishError(english, "error-no-such-game", number=str(record))
        click.echo(write(record_of(match, series, record)), nl=False)
        return 0
    precision = None if until is None else read_precision(until)
    if games is None:
        games = USUAL if precision is None else NO_END
    plan = Plan(games, precision, cores() if jobs is None else jobs, engine, try_bots=True)
    if vary:
        grid = Grid(match, given, data, [read_variation(text) for text in vary])
        return Sweep(grid, series, output).run(plan, say, as_json)
    result = play(match, series, plan, output, say, as_json)
    if as_json:
        print_json(result)
    else:
        print_result(result, say)
        if result.data is not None:
            click.echo(say.say("compare-changed", changes=some_of(changed_data(match), SETTINGS)))
    return 0 if result.games == result.games_asked or result.sure else INTERRUPTED


def read_precision(text: str) -> float:
    """The wanted precision of win rates, from `ci=0.5%`."""
    found = PRECISION.fullmatch(text.strip())
    if found is None or float(found[1]) == 0:
        english = "“{text}” is not a precision; write ci=0.5% for half a percentage point."
        raise WreckfishError(english, "error-precision", text=shown(text))
    return float(found[1]) / 100


def play(match: Match, series: Series, plan: Plan, output: Path | None, say: Wording, silent: bool) -> Simulation:
    """Play a series, with a progress bar, until it ends or Ctrl-C is pressed."""
    likely = plan.games if plan.precision is None else min(plan.games, enough_for(plan.precision, match.seats))
    with watched(likely, silent, say.say("simulate-unit")) as go_on:
        sink = Sink(go_on) if output is None else Results(output, match, series, go_on)
        return run(match, series, plan, sink)


class Sweep:
    """One series per value of a setting, or per combination of values, all with the same seeds."""

    def __init__(self, grid: Grid, series: Series, output: Path | None) -> None:
        if output is None:
            english = "--vary keeps its series in files: say where with --output."
            raise WreckfishError(english, "error-vary-output")
        self.grid = grid
        self.output = output
        self.cells: list[tuple[Path, Match, Series]] = []
        for changes in grid.cells:
            tag = "-".join(value_text(value) for _, value in changes)
            file = output.with_name(f"{output.stem}-{tag}{output.suffix}")
            match = grid.varied(changes, file.with_suffix(".toml"))
            changed = msgspec.structs.replace(series, options=match.options, data=match.data)
            self.cells.append((file, match, changed))

    def run(self, plan: Plan, say: Wording, as_json: bool) -> int:
        """Play all series, then compare them. Returns the exit code."""
        for (file, match, series), name in zip(self.cells, self.names(say), strict=True):
            result = play(match, series, plan, file, say, as_json)
            if not as_json:
                about = {"name": name, "games": game_count(result.games, say)}
                if len(result.seats) > 1:
                    rates = ", ".join(percent(seat.win_rate, say) for seat in result.seats)
                    click.echo(say.say("simulate-value", **about, rates=rates))
                else:
                    points = say.number(result.seats[0].mean_score, 2)
                    click.echo(say.say("simulate-value-alone", **about, points=points))
            if result.games < plan.games and not result.sure:
                return INTERRUPTED
        self.tell(say, as_json)
        return 0

    def names(self, say: Wording | None) -> list[str]:
        """The settings of each series, in words, or as codes for JSON."""
        return [", ".join(self.name(*change, say) for change in changes) for changes in self.grid.cells]

    def name(self, path: str, value: Value, say: Wording | None) -> str:
        if say is None or not self.grid.is_option(path):
            return f"{path} = {value_text(value)}"
        return f"{say.option(path)} = {say.option_value(path, value)}"

    def tell(self, say: Wording, as_json: bool) -> None:
        from wreckfish.lab.comparison import compare_all  # these load Polars
        from wreckfish.lab.comparison_page import ComparisonPage
        from wreckfish.lab.result_set import ResultSet

        base = self.grid.cells.index(self.grid.base)
        names = self.names(None if as_json else say)
        played = [(ResultSet(file), name) for (file, _, _), name in zip(self.cells, names, strict=True)]
        standard, before = played.pop(base)
        compared = compare_all(standard, before, played)
        if as_json:
            print_json(compared)
        else:
            varied = [say.option(path) if self.grid.is_option(path) else path for path, _ in self.grid.base]
            tell(ComparisonPage(compared, say, varied), self.output.with_suffix(".html"))


def enough_for(precision: float, seats: int) -> int:
    """About how many games it takes to know the win rates of equals this precisely."""
    return int(Z * Z * (seats - 1) / seats**2 / precision**2) + 1 if seats > 1 else 100


# ---- While it runs ------------------------------------------------------------------------------------------------


class Rate(ProgressColumn):
    """Games or deals per second."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.0f} {self.what}/s" if task.speed else "", "cyan")


@contextmanager
def watched(total: int, silent: bool, what: str) -> Iterator[Callable[[int], bool]]:
    """Yields a function that takes the number done, shows it, and returns whether to go on.

    The bar is on standard error, if that is a terminal. A first Ctrl-C lets current games finish; a second one stops
    at once.
    """
    interrupted, drawn = False, time.monotonic()

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal interrupted
        interrupted = True
        signal.signal(signal.SIGINT, before)

    def go_on(done: int) -> bool:
        nonlocal drawn
        if time.monotonic() - drawn > REDRAW:
            drawn = time.monotonic()
            progress.update(task, completed=done)
        return not interrupted

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(what), Rate(what), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=silent or not console.is_terminal) as progress:
        task = progress.add_task("", total=total)
        before = signal.signal(signal.SIGINT, interrupt)
        try:
            yield go_on
        finally:
            signal.signal(signal.SIGINT, before)


# ---- The table ----------------------------------------------------------------------------------------------------


def print_result(result: Simulation, say: Wording) -> None:
    console = Console(highlight=False)
    options = say.options(msgspec.to_builtins(result.options))
    title = ", ".join([say.title, *options, game_count(result.games, say)])
    table = Table(title=Text(title, "bold"), title_justify="left")
    table.add_column("" if result.rotate else say.say("simulate-seat"), justify="right")
    table.add_column(say.say("simulate-bot"), style="cyan")
    wins = ("simulate-wins", "simulate-win-rate", "simulate-interval") if len(result.seats) > 1 else ()
    for heading in (*wins, "simulate-score", "simulate-deviation"):
        table.add_column(say.say(heading), justify="right")
    for number, seat in enumerate(result.seats, start=1):
        low, high = (say.number(100 * end, 1) for end in seat.win_rate_interval)
        interval = say.say("simulate-between", low=low, high=high)
        table.add_row(
            "" if result.rotate else str(number),
            say.bot(seat.bot),
            *((say.number(seat.wins, 1), percent(seat.win_rate, say), interval) if wins else ()),
            say.number(seat.mean_score, 2),
            "" if seat.score_sd is None else say.number(seat.score_sd, 2),
        )
    console.print(table)
    for line in remarks(result, say):
        console.print(line)


def remarks(result: Simulation, say: Wording) -> Iterator[str]:
    """Everything that is not about a single seat."""
    moves = say.number(result.moves_per_game, 1)
    if result.turns_per_game is None:
        yield say.say("simulate-length", moves=moves)
    else:
        yield say.say("simulate-length-turns", moves=moves, turns=say.number(result.turns_per_game, 1))
    endings = {say.say("quoted", words=say.reason(reason)): number for reason, number in result.endings.items()}
    yield say.say("simulate-endings", endings=shares(endings, say))
    if sum(result.winners_parts.values()):
        parts = {say.named(part): points for part, points in result.winners_parts.items() if points}
        yield say.say("simulate-parts", parts=shares(parts, say))
    yield from say.cautions(result.games, [seat.bot for seat in result.seats], result.trials)
    yield say.say("simulate-again", speed=say.number(result.games_per_second), seed=result.seed)
    left = result.games_asked - result.games
    if left and not result.sure:
        asked = say.number(result.games_asked)
        yield say.say("simulate-stopped", count=left, left=say.number(left), asked=asked)


def shares(parts: Mapping[str, float], say: Wording) -> str:
    """The share of each part in the whole."""
    whole = sum(parts.values())
    return ", ".join(f"{name} {percent(part / whole, say)}" for name, part in parts.items())


def percent(rate: float, say: Wording) -> str:
    return say.say("simulate-percent", number=say.number(100 * rate, 1))


def game_count(games: int, say: Wording) -> str:
    return say.say("simulate-games", count=games, games=say.number(games))
