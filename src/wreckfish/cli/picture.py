"""`wreckfish picture`: a position of a recorded game as an SVG file, for games that have a map."""

from __future__ import annotations

from pathlib import Path

import click

from wreckfish.cli.options import File, data_option, file_name, lang_option
from wreckfish.cli.replay import position
from wreckfish.core.record import read_file
from wreckfish.core.values import WreckfishError
from wreckfish.language import Speaker


@click.command()
@click.argument("file", metavar="RECORD", type=File())
@click.option("--ply", type=int, help="Show the position after this many moves.  [default: all]")
@click.option("--seat", type=int, help="Show what this seat sees, counted from 1.  [default: a spectator]")
@click.option("-o", "--output", type=File(), required=True, metavar="FILE", help="SVG file to write.")
@data_option
@lang_option
def command(file: Path, ply: int | None, seat: int | None, output: Path, data: Path | None, lang: str) -> None:
    """Draw the map of a recorded game."""
    record = read_file(file, data)
    game = record.match.game
    say = Speaker(lang, game.text, record.players)
    state, _ = position(record, ply, say, seat)
    picture = game.svg_map(state.view(None if seat is None else seat - 1), say)
    if picture is None:
        raise WreckfishError(say.text("error-no-map", game=say.text("title")))
    output.write_text(picture, encoding="utf-8", newline="\n")
    click.echo(say.text("picture-done", file=file_name(output)))
