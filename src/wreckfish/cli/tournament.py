"""`wreckfish tournament`: let bots meet in pairs, and print who beats whom, how certainly, and how long each thinks.

The figures come from `wreckfish.lab.tournament`.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wreckfish.cli.main import INTERRUPTED
from wreckfish.cli.options import data_option, game_options, json_option, read_options
from wreckfish.cli.screen import print_json
from wreckfish.cli.simulate import watched
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import new_seed
from wreckfish.core.values import WreckfishError
from wreckfish.lab.tournament import Pairing, Request, Standings, make_tournament, play_tournaments
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
    help="Play the ladder of GAME, or of every game, with 2 seats and with the maximum; keep the games in FOLDER.",
)
@click.option("--large", type=int, default=100, show_default=True, help="With --ladder: games at full tables.")
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
def command(
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
) -> int:
    """Let bots play each other in pairs.

    Plays every deal once from every seat and prints who beats whom. --ladder measures the levels of all games. To
    continue a series, give the same --seed and --file.
    """
    names = [name.strip() for name in bots.split(",")]
    requests: list[Request] = []
    if ladder is not None:
        ladder.mkdir(parents=True, exist_ok=True)
        for name in game_names() if game is None else [game]:
            for seats in (2, find_game(name).max_seats):
                match = make_match(find_game(name), seats)
                count = games if seats == 2 else large
                tournament = make_tournament(match, names, "ladder", count, seed or "ladder", None)
                requests.append((match, tournament, ladder / f"{name}-{seats}.jsonl"))
    elif game is not None:
        played = find_game(game)
        match = make_match(played, seats, read_options(options, played, Speaker("en", played.text)), data)
        tournament = make_tournament(match, names, cast(Pairing, pairing), games, seed or new_seed(), limit)
        requests.append((match, tournament, file))
    else:
        raise WreckfishError("Name a game, or measure all with --ladder.", "usage-game")
    total = sum(tournament.most_deals() for _, tournament, _ in requests)
    with watched(total, as_json, "deals") as go_on:
        found = play_tournaments(requests, jobs, go_on)
    if as_json:
        print_json(found if ladder else found[0])
    else:
        for standings in found:
            print_standings(standings)
    played_all = sum(meeting.games // one.tournament.seats for one in found for meeting in one.meetings) == total
    return 0 if found[0].places or played_all else INTERRUPTED


def print_standings(standings: Standings) -> None:
    console = Console(highlight=False)
    tournament = standings.tournament
    say = Wording("en", find_game(tournament.game))
    options = say.options(msgspec.to_builtins(tournament.options))
    details = f"{tournament.seats} seats, each deal from every seat, seed {tournament.seed}"
    title = ", ".join([say.title, *options, details])
    meetings = Table(title=Text(title, "bold"), title_justify="left")
    for heading in ("Bot", "Against"):
        meetings.add_column(heading, style="cyan")
    for heading in ("Games", "Win rate", "95% interval", "Points ahead", "95% interval"):
        meetings.add_column(heading, justify="right")
    for meeting in standings.meetings:
        (low, high), ahead = meeting.win_rate_interval, meeting.lead_interval
        meetings.add_row(
            say.bot(meeting.challenger),
            say.bot(meeting.other),
            str(meeting.games),
            f"{meeting.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{meeting.mean_lead:+.1f}",
            "" if ahead is None else f"{ahead[0]:+.1f} – {ahead[1]:+.1f}",
        )
    console.print(meetings)
    for place, bot in enumerate(standings.places, 1):
        console.print(f"{place}. {say.bot(bot)}")
    if alike := standings.not_told_apart():
        pairs = ", ".join(f"{say.bot(meeting.challenger)} and {say.bot(meeting.other)}" for meeting in alike)
        console.print(f"Too few games to tell which is better: {pairs}.")
    if tournament.seats > 2:
        console.print(f"Equals would win {1 / tournament.seats:.0%}: one seat against {tournament.seats - 1}.")
    for thought in standings.thinking:
        mean, slowest = 1000 * thought.mean, 1000 * thought.slowest
        console.print(f"{say.bot(thought.bot)}: {mean:,.1f} ms for a move on average, {slowest:,.0f} ms at most.")
