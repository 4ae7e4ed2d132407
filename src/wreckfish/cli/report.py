"""`wreckfish report`: a page for designers on the results of `wreckfish simulate`."""

from __future__ import annotations

from pathlib import Path

import click

from wreckfish.cli.options import File, file_name, file_option, json_option, lang_option
from wreckfish.cli.screen import print_json
from wreckfish.lab.result_files import need_polars


@click.command()
@click.argument("results", type=File(), metavar="RESULTS.parquet")
@file_option("-o", "--output", words="Page to write.  [default: next to the results]")
@lang_option
@json_option
def command(results: Path, output: Path | None, lang: str, as_json: bool) -> None:
    """Write a report on simulated games.

    The report is one HTML page with plots. With --json, prints the figures and writes no page.
    """
    need_polars()
    from wreckfish.lab.analysis import analyse  # these load Polars, which is optional
    from wreckfish.lab.report import make
    from wreckfish.lab.result_set import ResultSet

    read = ResultSet(results)
    with read.read():
        if as_json:
            print_json(analyse(read))
            return
        text = make(read, lang)
    page = results.with_suffix(".html") if output is None else output
    page.write_text(text, encoding="utf-8")
    click.echo(file_name(page))
