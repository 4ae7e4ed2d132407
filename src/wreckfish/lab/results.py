"""The files of a series that is being played: pieces that are whole or not there, joined when the series ends.

While it is played, pieces lie in `storm.parquet.pieces/`, so that nothing is lost whatever happens and memory stays
small. Knows no columns: what a file holds is for tables.py. That is imported when it is first needed: Polars starts
threads, and workers can only be forked before that.
"""

from __future__ import annotations

import importlib
import importlib.util
import shutil
import threading
import time
from pathlib import Path
from typing import Any

import msgspec

from wreckfish import version
from wreckfish.core.game import Match, Measures
from wreckfish.core.values import WreckfishError, shown
from wreckfish.lab.series import Batch, Series, Sums, no_sums
from wreckfish.lab.variation import as_tables

TABLES = ("decisions", "seats", "games")  # the games come last: a piece that has them is whole
PIECE_GAMES = 200_000
PIECE_BYTES = 100_000_000
PIECE_SECONDS = 60.0
SETTLED = 6  # batches after which workers have been started, if there are to be any


class About(msgspec.Struct, frozen=True):
    """What a file of results says of itself."""

    series: Series
    measures: Measures
    sums: Sums
    version: str
    parts: Any = None  # what the table was played with, if not with the standard parts

    def same_series(self, other: About) -> bool:
        mine, theirs = (msgspec.to_builtins((one.series, one.measures, one.parts)) for one in (self, other))
        return bool(mine == theirs)

    def with_sums(self, batches: list[Batch]) -> About:
        sums = no_sums(self.series.seats, self.measures)
        for batch in batches:
            sums.add(batch.sums)
        return msgspec.structs.replace(self, sums=sums)


def beside(path: Path, table: str) -> Path:
    """The file of one of the tables."""
    return path if table == "games" else path.with_name(f"{path.stem}.{table}.parquet")


def need_tables() -> None:
    """Say what to install, before anything is played."""
    for package in ("numpy", "polars"):
        if importlib.util.find_spec(package) is None:
            raise WreckfishError(f"Results need the package {package}: pip install 'wreckfish[lab]'.")


class Results:
    """The files of a series that is being played."""

    def __init__(self, path: Path, match: Match, series: Series) -> None:
        need_tables()
        if path.suffix != ".parquet":
            raise WreckfishError(f"Results are Parquet files: call it {shown(path.name)}.parquet.")
        if not path.parent.is_dir():
            raise WreckfishError(f"There is no folder {shown(str(path.parent), 200)} for the results.")
        measures = match.game.measures(match.options, match.parts)
        parts = None if match.data is None else as_tables(match.parts)
        self.path = path
        self.pieces = path.with_name(f"{path.name}.pieces")
        self.sums = no_sums(series.seats, measures)  # of all that is on the disk
        self.about = About(series, measures, self.sums, version(), parts)
        self.waiting: list[Batch] = []
        self.since = time.monotonic()
        if path.exists():
            self.reopen()
        if self.pieces.exists():
            self.take_up()

    def reopen(self) -> None:
        """Files that were finished become the first piece again."""
        self.check_same(self.path)
        if self.pieces.exists():  # left behind by a run that was cut off when all was joined, or just taken apart
            for file in self.pieces.glob("*.parquet"):
                if not file.name.startswith(f"{0:012}."):
                    file.unlink()
        self.pieces.mkdir(exist_ok=True)
        self.give_back()

    def give_back(self) -> None:
        for table in TABLES:
            if beside(self.path, table).exists():
                beside(self.path, table).replace(self.piece(table, 0))

    def take_up(self) -> None:
        """Go on where an earlier run of the same series ended, or was cut off."""
        from wreckfish.lab import tables

        for games in self.pieces.glob("*.games.parquet"):
            self.check_same(games)
        if not self.piece("decisions", 0).exists():  # cut off when files were about to be finished
            self.give_back()
        while (games := self.piece("games", self.sums.games)).exists():
            self.sums.add(tables.read_about(games).sums)
        for file in self.pieces.iterdir():
            if int(file.name.split(".")[0]) >= max(self.sums.games, 1) or file.suffix == ".part":
                file.unlink()

    def check_same(self, path: Path) -> None:
        """Only the same series is taken up."""
        from wreckfish.lab import tables

        if not tables.read_about(path).same_series(self.about):
            raise WreckfishError(
                f"{shown(self.path.name)} holds another series: name another file, or ask for that series again."
            )

    def piece(self, table: str, first: int) -> Path:
        return self.pieces / f"{first:012}.{table}.parquet"

    def keep(self, batch: Batch) -> None:
        """Take a batch; the batches of a series come in order."""
        self.waiting.append(batch)
        if len(self.waiting) == SETTLED:
            # It takes a while, in which ranges are handed out as before.
            threading.Thread(target=importlib.import_module, args=("wreckfish.lab.tables",), daemon=True).start()
        size = sum(len(one.games) + len(one.decisions) for one in self.waiting)
        games = sum(one.count for one in self.waiting)
        if games >= PIECE_GAMES or size >= PIECE_BYTES or time.monotonic() - self.since > PIECE_SECONDS:
            self.write_piece()

    def write_piece(self) -> None:
        """What is waiting becomes a piece on the disk."""
        from wreckfish.lab import tables

        self.since = time.monotonic()
        if self.waiting:
            self.pieces.mkdir(exist_ok=True)
            about = self.about.with_sums(self.waiting)
            for table in TABLES:
                tables.write(table, self.waiting, about, self.piece(table, self.sums.games))
            self.sums.add(about.sums)
            self.waiting.clear()

    def close(self) -> None:
        """Make the files of all pieces."""
        from wreckfish.lab import tables

        self.write_piece()
        if self.pieces.exists():
            for table in TABLES:
                pieces = sorted(self.pieces.glob(f"*.{table}.parquet"))
                if len(pieces) == 1:
                    pieces[0].replace(beside(self.path, table))
                elif pieces:
                    tables.join(pieces, self.about, beside(self.path, table))
            shutil.rmtree(self.pieces)
