"""`wreckfish site`: write the games as a folder that any web host can serve."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from wreckfish.cli.options import File, file_name, json_option, lang_option
from wreckfish.cli.screen import print_json
from wreckfish.language import Speaker

if TYPE_CHECKING:
    from wreckfish.site.sizes import SitePart


@click.command()
@click.argument("folder", type=File())
@click.option("--compressed", is_flag=True, help="Write a .br and a .gz beside each file, for hosts that send those.")
@lang_option
@json_option
def command(folder: Path, compressed: bool, lang: str, as_json: bool) -> None:
    """Write a site that plays without a server.

    FOLDER gets the page, the engine for browsers, texts and rules. Any web host can serve it, from any address; all
    games run on the visitor's device, without a network after the first visit. The first site downloads the engine's
    parts with npm and pip and keeps them; FOLDER is replaced if it is a site already.
    """
    from wreckfish.site.folder import write_site
    from wreckfish.site.sizes import parts_of

    write_site(folder, compressed=compressed)
    parts = parts_of(folder)
    if as_json:
        print_json({part.name: {"raw": part.raw, "gzip": part.gzip, "brotli": part.brotli} for part in parts})
        return
    say = Speaker(lang)
    for part in parts:
        click.echo(say.text("site-part", part=part.name, raw=megabytes(part.raw), packed=megabytes(sent(part))))
    click.echo(say.text("site-done", folder=file_name(folder), packed=megabytes(sum(map(sent, parts)))))


def sent(part: SitePart) -> int:
    return part.gzip if part.brotli is None else part.brotli


def megabytes(count: int) -> str:
    return f"{count / 1e6:.2f}"
