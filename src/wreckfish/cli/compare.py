"""`wreckfish compare`: what is different in the second of two series, in words, in figures, or as a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.text import Text

from wreckfish.cli.options import File, file_name, file_option, json_option, lang_option
from wreckfish.cli.screen import print_json
from wreckfish.lab.results import need_tables

if TYPE_CHECKING:
    from wreckfish.lab.difference import Difference


@click.command()
@click.argument("before", type=File(), metavar="A.parquet")
@click.argument("after", type=File(), metavar="B.parquet")
@file_option("-o", "--output", words="Also write a page with plots.")
@lang_option
@json_option
def command(before: Path, after: Path, output: Path | None, lang: str, as_json: bool) -> None:
    """Compare two series of simulated games.

    Says how B differs from A. Series with the same seed and bots are compared game by game, so luck cancels out.
    """
    need_tables()
    from wreckfish.lab.comparison import compare
    from wreckfish.lab.difference import Difference
    from wreckfish.lab.tables import Found
    from wreckfish.lab.wording import Wording

    ours, theirs = Found(before), Found(after)
    with ours.read(), theirs.read():
        comparison = compare(ours, theirs)
    if as_json:
        print_json(comparison)
        return
    tell(Difference([comparison], Wording(lang, ours.match().game)), ours.series.game, output)


def tell(difference: Difference, game: str, output: Path | None) -> None:
    """Print what changed, and write the page if one is wanted."""
    console = Console(highlight=False)
    for sentence in difference.in_short():
        console.print(Text(sentence))
    if output is not None:
        output.write_text(difference.page(game), encoding="utf-8")
        click.echo(file_name(output))
