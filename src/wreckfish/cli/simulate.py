"""`wreckfish simulate`: let bots play a game many times, and print how each seat fared.

Asks `wreckfish.lab.simulate` for the figures. Ctrl-C ends the series early and keeps what was played.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from wreckfish.cli.main import INTERRUPTED
from wreckfish.cli.options import data_option, game_options, json_option, read_options
from wreckfish.cli.screen import print_json
from wreckfish.core.game import make_match, option_text
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import new_seed
from wreckfish.lab.simulate import Simulation, simulate, usual_seats
from wreckfish.language import Speaker

REDRAW = 0.1  # seconds


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="How many play; without it as many as bots are named, or 3.")
@click.option(
    "--bots", default="random", show_default=True, metavar="A,B…", help="One bot for all seats, or one for each."
)
@click.option("--games", type=int, default=1000, show_default=True, help="How many games.")
@click.option("--seed", metavar="TEXT", help="Where the luck comes from; the same seed gives the same games.")
@game_options
@data_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    seats: int | None,
    bots: str,
    games: int,
    seed: str | None,
    options: tuple[str, ...],
    data: Path | None,
    as_json: bool,
) -> None:
    """Let bots play a GAME many times and print how each seat fared.

    The bots keep their seats, so that the table also shows what a seat is worth: give all seats the same bot for that.
    """
    played = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    if seats is None:
        seats = len(names) if len(names) > 1 else usual_seats(played)
    match = make_match(played, seats, read_options(options, played, Speaker("en", played.text)), data)
    with progress_bar(games, as_json) as shown, until_interrupted(shown) as go_on:
        result = simulate(match, names, games, seed or new_seed(), go_on)
    if as_json:
        print_json(result)
    else:
        print_result(result)
    ctx.exit(0 if result.games == games else INTERRUPTED)


# ---- While it runs ------------------------------------------------------------------------------------------------


class Rate(ProgressColumn):
    """How many games a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f} games/s" if task.speed else "", "cyan")


@contextmanager
def progress_bar(games: int, silent: bool) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if a person looks at it; what it gives takes the number of games done."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games"), Rate(), TimeRemainingColumn())
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


def print_result(result: Simulation) -> None:
    console = Console(highlight=False)
    options = [f"{name}={option_text(value)}" for name, value in msgspec.to_builtins(result.options).items()]
    title = ", ".join([result.game, *options, count(result.games, "game")])
    table = Table(title=Text(title, "bold"), title_justify="left")
    table.add_column("Seat", justify="right")
    table.add_column("Bot", style="cyan")
    for heading in ("Wins", "Win rate", "95% interval", "Mean score", "sd"):
        table.add_column(heading, justify="right")
    for number, seat in enumerate(result.seats, start=1):
        low, high = seat.win_rate_interval
        table.add_row(
            str(number),
            seat.bot,
            f"{seat.wins:,.1f}",
            f"{seat.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{seat.mean_score:.2f}",
            "" if seat.score_sd is None else f"{seat.score_sd:.2f}",
        )
    console.print(table)
    for line in remarks(result):
        console.print(line)


def remarks(result: Simulation) -> Iterator[str]:
    """What is not about one seat."""
    turns = "" if result.turns_per_game is None else f" in {result.turns_per_game:.1f} turns"
    yield f"A game took {result.moves_per_game:.1f} moves{turns}, on average."
    endings = [f"{reason} {number / result.games:.1%}" for reason, number in result.endings.items()]
    yield f"How they ended: {', '.join(endings)}."
    if sum(result.winners_parts.values()):
        yield f"Winners' points: {', '.join(shares(result.winners_parts))}."
    yield f"{result.games_per_second:,.0f} games/s. The same games again: --seed {result.seed}"
    if result.games < result.games_asked:
        yield f"Stopped: {count(result.games_asked - result.games, 'game')} of {result.games_asked:,} were not played."


def shares(parts: dict[str, float]) -> list[str]:
    """What part of the whole each comes to, those that come to something."""
    whole = sum(parts.values())
    return [f"{part} {points / whole:.1%}" for part, points in parts.items() if points]


def count(number: int, thing: str) -> str:
    return f"{number:,} {thing}" + "s" * (number != 1)
