"""`wreckfish tournament`: let bots meet in pairs, and print who beats whom, how surely, and how long they think.

Asks `wreckfish.lab.tournament` for the figures. With --file a series can be broken off and taken up again; --ladder
measures all games.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import click
import msgspec
from rich.console import Console
from rich.table import Table as Printed
from rich.text import Text

from wreckfish.cli.main import INTERRUPTED
from wreckfish.cli.options import data_option, game_options, json_option, read_options
from wreckfish.cli.screen import print_json
from wreckfish.cli.simulate import progress_bar, until_interrupted
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import new_seed
from wreckfish.core.values import WreckfishError
from wreckfish.lab.tournament import Meeting, Pairing, Table, make_series, play_series, play_side_by_side
from wreckfish.lab.wording import Wording
from wreckfish.language import Speaker

LEVELS = "random,casual,sound,strong,master"


@click.command()
@click.argument("game", required=False)
@click.option("--bots", default=LEVELS, show_default=True, metavar="A,B…", help="Bots to play, weakest first.")
@click.option(
    "--pairing",
    type=click.Choice(["ladder", "round-robin", "double-elimination"]),
    default="ladder",
    show_default=True,
    help="Each bot against the one before it, all against all, or out after two losses.",
)
@click.option("--games", type=int, default=400, show_default=True, help="Games per meeting.")
@click.option(
    "--ladder",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help="Play the ladder of GAME, or of all games, with two seats and with the most; keep the games in FOLDER.",
)
@click.option("--large", type=int, default=100, show_default=True, help="With --ladder: games with the most seats.")
@click.option(
    "--seats", type=int, default=2, show_default=True, help="Seats: one for the first bot, the rest for the second."
)
@click.option("--seed", metavar="TEXT", help="Seed of the series; the same seed gives the same deals.")
@click.option(
    "--limit", type=float, metavar="SECONDS", help="Time per move; a bot that takes longer plays a random move."
)
@click.option(
    "--file", type=click.Path(path_type=Path, dir_okay=False), help="Keep the games here, or continue the series in it."
)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="Number of processes.")
@game_options
@data_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    game: str | None,
    bots: str,
    pairing: str,
    games: int,
    ladder: Path | None,
    large: int,
    seats: int,
    seed: str | None,
    limit: float | None,
    file: Path | None,
    jobs: int,
    options: tuple[str, ...],
    data: Path | None,
    as_json: bool,
) -> None:
    """Let bots play each other in pairs.

    Plays every deal once from every seat and prints who beats whom. --ladder measures the levels of all games. To
    continue a series, give the same --seed and --file.
    """
    names = [name.strip() for name in bots.split(",")]
    if ladder is not None:
        climb(ctx, game, names, {"games": games, "large": large, "jobs": jobs}, seed or "ladder", ladder, as_json)
        return
    if game is None:
        raise WreckfishError("Name a game, or measure all with --ladder.", "usage-game")
    played = find_game(game)
    match = make_match(played, seats, read_options(options, played, Speaker("en", played.text)), data)
    series = make_series(match, names, cast(Pairing, pairing), games, seed or new_seed(), limit)
    knockout = series.pairing == "double-elimination"
    total = series.deals * (2 * len(names) - 1 if knockout else len(series.pairs()))
    with progress_bar(total, as_json, "deals") as shown, until_interrupted(shown) as go_on:
        table = play_series(match, series, file, jobs, go_on)
    if as_json:
        print_json(table)
    else:
        print_table(table)
    played_all = sum(meeting.games for meeting in table.meetings) == total * seats
    ctx.exit(0 if table.places or played_all else INTERRUPTED)


def climb(
    ctx: click.Context,
    game: str | None,
    bots: list[str],
    counts: dict[str, int],
    seed: str,
    folder: Path,
    as_json: bool,
) -> None:
    """The ladder of every game, at two seats and at its largest table, some games of each in turn."""
    folder.mkdir(parents=True, exist_ok=True)
    tables = []
    for name in game_names() if game is None else [game]:
        played = find_game(name)
        for seats in (2, played.most):
            match = make_match(played, seats)
            games = counts["games"] if seats == 2 else counts["large"]
            series = make_series(match, bots, "ladder", games, seed, None)
            tables.append((match, series, folder / f"{name}-{seats}.jsonl"))
    total = sum(series.deals * len(series.pairs()) for _, series, _ in tables)
    with progress_bar(total, as_json, "deals") as shown, until_interrupted(shown) as go_on:
        found = play_side_by_side(tables, counts["jobs"], go_on)
    if as_json:
        print_json(found)
    else:
        for table in found:
            print_table(table)
    played_all = sum(meeting.games // table.series.seats for table in found for meeting in table.meetings) == total
    ctx.exit(0 if played_all else INTERRUPTED)


def print_table(table: Table) -> None:
    console = Console(highlight=False)
    series = table.series
    say = Wording("en", find_game(series.game))
    options = say.options(msgspec.to_builtins(series.options))
    title = ", ".join([say.title, *options, f"{series.seats} seats, each deal from every seat, seed {series.seed}"])
    meetings = Printed(title=Text(title, "bold"), title_justify="left")
    for heading in ("Bot", "Against"):
        meetings.add_column(heading, style="cyan")
    for heading in ("Games", "Win rate", "95% interval", "Points ahead", "95% interval"):
        meetings.add_column(heading, justify="right")
    for meeting in table.meetings:
        meetings.add_row(*figures(meeting, say))
    console.print(meetings)
    for place, bot in enumerate(table.places, 1):
        console.print(f"{place}. {say.bot(bot)}")
    if alike := table.not_told_apart():
        pairs = ", ".join(f"{say.bot(meeting.challenger)} and {say.bot(meeting.other)}" for meeting in alike)
        console.print(f"Too few games to tell which is better: {pairs}.")
    if series.seats > 2:
        console.print(f"Equals would win {1 / series.seats:.0%}: one seat against {series.seats - 1}.")
    for thought in table.thinking:
        mean, slowest = 1000 * thought.mean, 1000 * thought.slowest
        console.print(f"{say.bot(thought.bot)}: {mean:,.1f} ms for a move on average, {slowest:,.0f} ms at most.")


def figures(meeting: Meeting, say: Wording) -> tuple[str, ...]:
    low, high = meeting.win_rate_interval
    ahead = meeting.lead_interval
    return (
        say.bot(meeting.challenger),
        say.bot(meeting.other),
        str(meeting.games),
        f"{meeting.win_rate:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{meeting.mean_lead:+.1f}",
        "" if ahead is None else f"{ahead[0]:+.1f} – {ahead[1]:+.1f}",
    )
