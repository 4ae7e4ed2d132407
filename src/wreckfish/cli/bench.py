"""`wreckfish bench`: the speed of the engine on this machine, beside its peers.

Prints the measurements of `wreckfish.lab.speed`. benchmarks/README.md explains the figures.
"""

from __future__ import annotations

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wreckfish.cli.options import json_option
from wreckfish.core.registry import find_game, game_names
from wreckfish.lab.speed import GameSpeed, PeerSpeed, Speed, measure

MISSING = "–"


@click.command()
@click.option("--quick", is_flag=True, help="Measure for less time: rougher figures in under 50 seconds.")
@click.option("--game", metavar="GAME", help="Only this game.")
@json_option
def command(quick: bool, game: str | None, as_json: bool) -> None:
    """Measure how fast the engine runs here.

    One core, medians of three, all in one run. In a checkout, `make bench` also measures C++ loops and other engines.
    """
    games = [find_game(name) for name in ([game] if game else game_names())]
    watcher = Console(stderr=True, quiet=as_json or not Console(stderr=True).is_terminal)
    with watcher.status("Measuring") as status:
        speed = measure(games, quick, lambda what: status.update(f"Measuring, {what} …"))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(speed), indent=2).decode())
    else:
        print_speed(speed)


def print_speed(speed: Speed) -> None:
    console = Console(highlight=False)
    table = Table(title=Text(f"One core, engine: {speed.engine}", "bold"), title_justify="left")
    table.add_column("")
    for name in speed.games:
        table.add_column(name, justify="right", style="cyan")
    columns = [figures(game, speed.peers) for game in speed.games.values()]
    for label in columns[0] if columns else ():
        table.add_row(label, *(column[label] for column in columns))
    console.print(table)
    for name, peer in speed.peers.items():
        how = "its own search in C++" if name.endswith("_mcts") else "driven from Python"
        console.print(f"{name}, {how}: {peer.moves_per_second:,.0f} moves/s.")
    for note in speed.notes:
        console.print(Text(note, "dim"))


def figures(game: GameSpeed, peers: dict[str, PeerSpeed]) -> dict[str, str]:
    """The rows of the table for one game."""
    return {
        "random games/s": f"{game.games_per_second:,.0f}",
        "moves/s": f"{game.moves_per_second:,.0f}",
        "× interpreted": ratio(game.interpreted_ratio),
        "× C++": ratio(game.cpp_ratio),
        "moves/s, driven from Python": f"{game.python_moves_per_second:,.0f}",
        **{f"× {name}": ratio(compared(game, name) / peer.moves_per_second) for name, peer in peers.items()},
        "clone, ns": f"{game.clone_ns:,.0f}",
        "clone, bytes": f"{game.clone_bytes:,.0f}",
        "search simulations/s": f"{game.search_simulations_per_second:,.0f}",
        "moves/s in the search": f"{game.search_moves_per_second:,.0f}",
    }


def compared(game: GameSpeed, peer: str) -> float:
    """Our figure to compare with a peer's: our search with a search, else moves driven from Python."""
    return game.search_moves_per_second if peer.endswith("_mcts") else game.python_moves_per_second


def ratio(figure: float | None) -> str:
    return MISSING if figure is None else f"{figure:.2f}"
