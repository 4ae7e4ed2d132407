"""`wreckfish site`: write the games as a folder that any web host can serve."""

from __future__ import annotations

from pathlib import Path

import click

from wreckfish.cli.options import File, file_name, json_option, lang_option
from wreckfish.cli.screen import print_json
from wreckfish.language import Speaker

MEGABYTE = 1e6


@click.command()
@click.argument("folder", type=File())
@lang_option
@json_option
def command(folder: Path, lang: str, as_json: bool) -> None:
    """Write a site that plays without a server.

    FOLDER gets the page, the engine for browsers, texts and rules. Any web host can serve it, from any address; all
    games run on the visitor's device, without a network after the first visit. The first site downloads the engine's
    parts with npm and pip and keeps them; FOLDER is replaced if it is a site already.
    """
    from wreckfish.site.folder import write_site

    parts = write_site(folder)
    if as_json:
        print_json({part.name: {"raw": part.raw, "gzip": part.gzip} for part in parts})
        return
    say = Speaker(lang)
    for part in parts:
        figures = {"raw": f"{part.raw / MEGABYTE:.2f}", "packed": f"{part.gzip / MEGABYTE:.2f}"}
        click.echo(say.text("site-part", part=part.name, **figures))
    packed = sum(part.gzip for part in parts) / MEGABYTE
    click.echo(say.text("site-done", folder=file_name(folder), packed=f"{packed:.1f}"))
