"""`wreckfish data`: print a game's data file, to change it and play with `--data`."""

from __future__ import annotations

from pathlib import Path

import click

from wreckfish.cli.options import data_option
from wreckfish.core.game import Game
from wreckfish.core.registry import find_game
from wreckfish.core.values import WreckfishError


@click.command()
@click.argument("game")
@data_option
def command(game: str, data: Path | None) -> None:
    """Print a game's data file.

    Keep it with `wreckfish data GAME > my.toml`, change a number, and play with `--data my.toml`.
    """
    click.echo(data_file(find_game(game), data), nl=False)


def data_file(game: Game, data: Path | None) -> str:
    """The file itself, with its comments, if there is one; else the parts as a data file."""
    parts = game.load(data)
    if parts is None:
        raise WreckfishError("{game} has no data file: nothing can be changed.", "error-no-data-file", game=game.name)
    file = game.text.parent / "data" / "standard.toml" if data is None else data
    if file.is_file() and game.load(file) == parts:
        return file.read_text(encoding="utf-8-sig")
    from wreckfish.lab.variation import as_tables, data_text

    return data_text(as_tables(parts))
