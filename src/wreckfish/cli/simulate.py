"""`wreckfish simulate`: let bots play a game many times, print how each seat fared, and keep what came of every game.

Asks `wreckfish.lab` for figures and files. Ctrl-C ends the series early and keeps what was played.
"""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import NamedTuple

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
from wreckfish.lab.engines import cores, local_engine
from wreckfish.lab.records import record_of
from wreckfish.lab.results import Results
from wreckfish.lab.series import Series, make_series, usual_seats
from wreckfish.lab.settings import changed_data, value_text
from wreckfish.lab.simulate import EngineFor, Simulation, run
from wreckfish.lab.statistics import Z
from wreckfish.lab.trial import try_bots
from wreckfish.lab.variation import Grid, Value, read_variation
from wreckfish.lab.wording import SETTINGS, Wording, some_of

REDRAW = 0.1  # seconds
USUAL = 1000  # games
NO_END = 1_000_000_000  # games, where something else says when it is enough
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
@click.option("--rotate", is_flag=True, help="Move the bots on one seat after each game.")
@file_option("-o", "--output", words="Write every game to this Parquet file, or continue the series in it.")
@click.option(
    "--closely", type=int, metavar="N", help="With --output: record every decision of one game in N; 0 for none."
)
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
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    seats: int | None,
    bots: str,
    games: int | None,
    until: str | None,
    seed: str | None,
    rotate: bool,
    output: Path | None,
    closely: int | None,
    jobs: int | None,
    engine: str,
    vary: tuple[str, ...],
    lang: str,
    record: int | None,
    options: tuple[str, ...],
    data: Path | None,
    as_json: bool,
) -> None:
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
    series = make_series(match, names, seed or new_seed(), rotate=rotate, closely=closely)
    if record is not None:
        print_record(match, series, record)
        return
    within = None if until is None else read_precision(until)
    if games is None:
        games = USUAL if within is None else NO_END
    order = Order(games, within, cores() if jobs is None else jobs, engine, as_json)
    if vary:
        grid = Grid(match, given, data, [read_variation(text) for text in vary])
        ctx.exit(Sweep(grid, series, output).run(order, say))
    result = play(match, series, order, output, say)
    if as_json:
        print_json(result)
    else:
        print_result(result, say)
        if result.data is not None:
            click.echo(say.say("compare-changed", changes=some_of(changed_data(match), SETTINGS)))
    ctx.exit(0 if result.games == result.games_asked or result.sure else INTERRUPTED)


def read_precision(text: str) -> float:
    """How sure win rates must be, from `ci=0.5%`."""
    found = PRECISION.fullmatch(text.strip())
    if found is None or float(found[1]) == 0:
        english = "“{text}” does not say when it is enough; write ci=0.5%, for half a percent."
        raise WreckfishError(english, "error-precision", text=shown(text))
    return float(found[1]) / 100


def print_record(match: Match, series: Series, number: int) -> None:
    if number < 0:
        english = "Games of a series are counted from 0: there is no game {number}."
        raise WreckfishError(english, "error-no-such-game", number=str(number))
    click.echo(write(record_of(match, series, number)), nl=False)


class Order(NamedTuple):
    """How much is to be played, and by whom."""

    games: int
    within: float | None  # the series may end before, when all win rates are so sure
    jobs: int
    engine: str
    silent: bool

    def engine_for(self) -> EngineFor:
        if self.engine == "local":
            return local_engine
        from wreckfish.lab.ray_engine import ray_engine

        return ray_engine


def play(match: Match, series: Series, order: Order, output: Path | None, say: Wording) -> Simulation:
    """Play a series with all that a person wants to see of it."""
    results = None if output is None else Results(output, match, series)
    likely = order.games if order.within is None else min(order.games, enough_for(order.within, match.seats))
    with (
        nullcontext() if results is None else closing(results),
        progress_bar(likely, order.silent, say.say("simulate-unit")) as shown_done,
        until_interrupted(shown_done) as go_on,
    ):
        trials = try_bots(match, series, order.games)
        if results is not None:
            results.remember(trials)
        result = run(
            match,
            series,
            order.games,
            go_on,
            jobs=order.jobs,
            until=order.within,
            sums=None if results is None else results.sums.copy(),
            keep=None if results is None else results.keep,
            load=(lambda: None) if results is None else results.load,
            finish=(lambda: None) if results is None else results.close,
            engine_for=order.engine_for(),
        )
    return msgspec.structs.replace(result, trials=trials)


class Sweep:
    """One series for each value of something, or for each combination, all with the same seeds."""

    def __init__(self, grid: Grid, series: Series, output: Path | None) -> None:
        if output is None:
            english = "Series that are compared are kept: say where with --output."
            raise WreckfishError(english, "error-vary-output")
        self.grid = grid
        self.output = output
        self.files: list[Path] = []
        self.series: list[tuple[Match, Series]] = []
        for changes in grid.cells:
            tag = "-".join(value_text(value) for _, value in changes)
            file = output.with_name(f"{output.stem}-{tag}{output.suffix}")
            table = grid.varied(changes, file.with_suffix(".toml"))
            self.files.append(file)
            self.series.append((table, msgspec.structs.replace(series, options=table.options, data=table.data)))

    def run(self, order: Order, say: Wording) -> int:
        """Play all of them, then say what the values do; the exit code."""
        for (match, series), file, name in zip(self.series, self.files, self.names(say), strict=True):
            result = play(match, series, order, file, say)
            if not order.silent:
                rates = ", ".join(percent(seat.win_rate, say) for seat in result.seats)
                click.echo(say.say("simulate-value", name=name, games=game_count(result.games, say), rates=rates))
            if result.games < order.games and not result.sure:
                return INTERRUPTED
        self.tell(say, order.silent)
        return 0

    def names(self, say: Wording | None) -> list[str]:
        """What is set in each series, as people call it, or with codes for those who read JSON."""
        return [", ".join(self.name(*change, say) for change in changes) for changes in self.grid.cells]

    def name(self, path: str, value: Value, say: Wording | None) -> str:
        if say is None or not self.grid.is_option(path):
            return f"{path} = {value_text(value)}"
        return f"{say.option(path)} = {say.option_value(path, value)}"

    def tell(self, say: Wording, as_json: bool) -> None:
        from wreckfish.lab.comparison import compare_all
        from wreckfish.lab.difference import Difference
        from wreckfish.lab.tables import Found

        base = self.grid.cells.index(self.grid.base)
        names = self.names(None if as_json else say)
        played = [(Found(file), name) for file, name in zip(self.files, names, strict=True)]
        standard, before = played.pop(base)
        compared = compare_all(standard, before, played)
        if as_json:
            print_json(compared)
        else:
            paths = [variation.path for variation in self.grid.variations]
            varied = [say.option(path) if self.grid.is_option(path) else path for path in paths]
            tell(Difference(compared, say, varied), say.game.name, self.output.with_suffix(".html"))


def enough_for(within: float, seats: int) -> int:
    """About how many games it takes until the win rates of equals are so sure."""
    return int(Z * Z * (seats - 1) / seats**2 / within**2) + 1 if seats > 1 else 100


# ---- While it runs ------------------------------------------------------------------------------------------------


class Rate(ProgressColumn):
    """How many games, or whatever is counted, a second."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.0f} {self.what}/s" if task.speed else "", "cyan")


@contextmanager
def progress_bar(games: int, silent: bool, what: str) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if a person looks at it; what it gives takes the number of games done."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(what), Rate(what), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=silent or not console.is_terminal) as progress:
        task = progress.add_task("", total=games)
        drawn = time.monotonic()

        def show(done: int) -> None:
            nonlocal drawn
            if time.monotonic() - drawn > REDRAW:
                drawn = time.monotonic()
                progress.update(task, completed=done)

        yield show


@contextmanager
def until_interrupted(show: Callable[[int], None]) -> Iterator[Callable[[int], bool]]:
    """The first Ctrl-C lets the game that is being played end; a second one stops at once."""
    interrupted = False

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal interrupted
        interrupted = True
        signal.signal(signal.SIGINT, before)

    def go_on(done: int) -> bool:
        show(done)
        return not interrupted

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
    for heading in ("simulate-wins", "simulate-win-rate", "simulate-interval", "simulate-score", "simulate-deviation"):
        table.add_column(say.say(heading), justify="right")
    for number, seat in enumerate(result.seats, start=1):
        low, high = (say.number(100 * end, 1) for end in seat.win_rate_interval)
        table.add_row(
            "" if result.rotate else str(number),
            say.bot(seat.bot),
            say.number(seat.wins, 1),
            percent(seat.win_rate, say),
            say.say("simulate-between", low=low, high=high),
            say.number(seat.mean_score, 2),
            "" if seat.score_sd is None else say.number(seat.score_sd, 2),
        )
    console.print(table)
    for line in remarks(result, say):
        console.print(line)


def remarks(result: Simulation, say: Wording) -> Iterator[str]:
    """What is not about one seat."""
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
    """What share of the whole each has."""
    whole = sum(parts.values())
    return ", ".join(f"{name} {percent(part / whole, say)}" for name, part in parts.items())


def percent(rate: float, say: Wording) -> str:
    return say.say("simulate-percent", number=say.number(100 * rate, 1))


def game_count(games: int, say: Wording) -> str:
    return say.say("simulate-games", count=games, games=say.number(games))
