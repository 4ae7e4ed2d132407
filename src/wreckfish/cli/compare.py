"""`wreckfish compare`: the differences between two series, in words, in figures, or as a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.text import Text

from wreckfish.cli.options import File, file_name, file_option, json_option, lang_option
from wreckfish.cli.screen import print_json
from wreckfish.lab.result_files import need_polars
from wreckfish.lab.wording import Wording

if TYPE_CHECKING:
    from wreckfish.lab.comparison_page import ComparisonPage


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
    need_polars()
    from wreckfish.lab.comparison import compare  # these load Polars, which is optional
    from wreckfish.lab.comparison_page import ComparisonPage
    from wreckfish.lab.result_set import ResultSet

    ours, theirs = ResultSet(before), ResultSet(after)
    with ours.read(), theirs.read():
        comparison = compare(ours, theirs)
    if as_json:
        print_json(comparison)
        return
    tell(ComparisonPage([comparison], Wording(lang, ours.match().game)), output)


def tell(comparison: ComparisonPage, output: Path | None) -> None:
    """Print the changes, and write the page if asked to."""
    console = Console(highlight=False)
    for sentence in comparison.in_short():
        console.print(Text(sentence))
    if output is not None:
        output.write_text(comparison.page(), encoding="utf-8")
        click.echo(file_name(output))
