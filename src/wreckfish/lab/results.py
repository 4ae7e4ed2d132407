"""The files of a series that is being played: pieces that are whole or not there, joined when the series ends.

While it is played, pieces lie in `storm.parquet.pieces/`, so that nothing is lost whatever happens and memory stays
small. Knows no columns: what a file holds is for tables.py. That is imported when it is first needed: Polars starts
threads, and workers are forked before that.
"""

from __future__ import annotations

import importlib.util
import shutil
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from wreckfish import version
from wreckfish.core.game import Match, Measures
from wreckfish.core.values import WreckfishError, shown
from wreckfish.lab.series import Batch, Series, Sums, no_sums
from wreckfish.lab.trial import Trial
from wreckfish.lab.variation import as_tables

TABLES = ("decisions", "seats", "games")  # the games come last: a piece that has them is whole
SHEAF_GAMES = 20_000  # that are made into columns at once
PIECE_GAMES = 200_000
PIECE_BYTES = 100_000_000
PIECE_SECONDS = 60.0


class About(msgspec.Struct, frozen=True):
    """What a file of results says of itself."""

    series: Series
    measures: Measures
    sums: Sums
    version: str
    parts: Any = None  # what the table was played with, if not with the standard parts
    trials: tuple[Trial, ...] = ()  # whether the bots beat random ones, if that was tried

    def same_series(self, other: About) -> bool:
        mine, theirs = (msgspec.to_builtins((one.series, one.measures, one.parts)) for one in (self, other))
        return bool(mine == theirs)


def beside(path: Path, table: str) -> Path:
    """The file of one of the tables."""
    return path if table == "games" else path.with_name(f"{path.stem}.{table}.parquet")


def check_name(path: Path) -> None:
    """Polars opens only files whose names are text."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        english = "The name {path} is not written in UTF-8: choose another."
        raise WreckfishError(english, "error-file-name", path=shown(str(path), 200)) from None


def need_tables() -> None:
    """Say what to install, before anything is played."""
    for package in ("numpy", "polars"):
        if importlib.util.find_spec(package) is None:
            english = "Results need the package {package}: pip install 'wreckfish[lab]'."
            raise WreckfishError(english, "error-no-package", package=package)


class Results:
    """The files of a series that is being played."""

    def __init__(self, path: Path, match: Match, series: Series) -> None:
        need_tables()
        check_name(path)
        if path.suffix != ".parquet":
            english = "Results are Parquet files: call it {name}.parquet."
            raise WreckfishError(english, "error-not-parquet", name=shown(path.name))
        if not path.parent.is_dir():
            english = "There is no folder {folder} for the results."
            raise WreckfishError(english, "error-results-folder", folder=shown(str(path.parent), 200))
        measures = match.game.measures(match.options, match.parts)
        parts = None if match.data is None else as_tables(match.parts)
        self.path = path
        self.pieces = path.with_name(f"{path.name}.pieces")
        self.sums = no_sums(series.seats, measures)  # of all that is on the disk, or about to be
        self.about = About(series, measures, self.sums, version(), parts)
        self.writer = ThreadPoolExecutor(1)  # writes a piece while the next one is played
        self.writing: Future[None] | None = None
        self.failed = False  # a piece could not be written: what was there before it is left for another try
        self.begin_piece()
        if path.exists():
            self.reopen()
        if self.pieces.exists():
            self.take_up()

    def reopen(self) -> None:
        """Files that were finished become the first piece again."""
        at_hand = {table: beside(self.path, table) for table in TABLES}
        # A run that was cut off here may have taken some of them apart already.
        self.check({table: file if file.exists() else self.piece(table, 0) for table, file in at_hand.items()})
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

        if not self.piece("decisions", 0).exists():  # cut off when files were about to be finished
            self.give_back()
        while (games := self.piece("games", self.sums.games)).exists():
            self.check({table: self.piece(table, self.sums.games) for table in TABLES})
            self.sums.add(tables.read_about(games).sums)
        for file in self.pieces.iterdir():
            first = file.name.split(".")[0]
            if file.suffix == ".part" or (first.isdecimal() and int(first) >= max(self.sums.games, 1)):
                file.unlink()

    def check(self, files: dict[str, Path]) -> None:
        """Only the same series is taken up, and only if its tables are whole."""
        from wreckfish.lab import tables

        if not tables.read_about(files["games"]).same_series(self.about):
            raise WreckfishError(
                "{name} holds another series: name another file, or ask for that series again.",
                "error-holds-another-series",
                name=shown(self.path.name),
            )
        tables.check_tables(files, self.about)

    def remember(self, trials: tuple[Trial, ...]) -> None:
        """Write down with the results how good the bots are."""
        self.about = msgspec.structs.replace(self.about, trials=trials)

    def piece(self, table: str, first: int) -> Path:
        return self.pieces / f"{first:012}.{table}.parquet"

    def load(self) -> None:
        """Be ready to keep rows; it takes a moment."""
        from wreckfish.lab import tables  # noqa: F401

    def begin_piece(self) -> None:
        self.sheaf: list[Batch] = []
        self.waiting: dict[str, list[Any]] = {table: [] for table in TABLES}  # the columns of earlier sheaves
        self.fresh = no_sums(self.about.series.seats, self.about.measures)  # of what is waiting
        self.size = 0
        self.since = time.monotonic()

    def keep(self, batch: Batch) -> None:
        """Take a batch; the batches of a series come in order."""
        self.sheaf.append(batch)
        self.fresh.add(batch.sums)
        self.size += len(batch.games) + len(batch.decisions)
        late = time.monotonic() - self.since > PIECE_SECONDS
        if self.fresh.games >= PIECE_GAMES or self.size >= PIECE_BYTES or late:
            self.write_piece()
        elif sum(one.count for one in self.sheaf) >= SHEAF_GAMES:
            self.bind()

    def bind(self) -> None:
        """Make columns of the rows."""
        from wreckfish.lab import tables

        for table in TABLES if self.sheaf else ():
            self.waiting[table].append(tables.MAKE[table](self.sheaf, self.about))
        self.sheaf = []

    def write_piece(self) -> None:
        """What is waiting becomes a piece on the disk, as soon as the one before it is there."""
        self.finish_writing()
        if self.fresh.games:
            self.bind()
            first, about = self.sums.games, msgspec.structs.replace(self.about, sums=self.fresh)
            self.writing = self.writer.submit(self.put, first, self.waiting, about)
            self.sums.add(self.fresh)
            self.begin_piece()

    def put(self, first: int, waiting: dict[str, list[Any]], about: About) -> None:
        from wreckfish.lab import tables

        self.pieces.mkdir(exist_ok=True)
        for table in TABLES:
            tables.write(waiting.pop(table), about, self.piece(table, first))

    def finish_writing(self) -> None:
        if self.writing is not None:
            writing, self.writing = self.writing, None
            self.failed = writing.exception() is not None
            writing.result()

    def close(self) -> None:
        """Make the files of all pieces."""
        from wreckfish.lab import tables

        if not self.failed:
            self.write_piece()
            self.finish_writing()
        self.writer.shutdown()
        if self.pieces.exists() and not self.failed:
            for table in TABLES:
                pieces = sorted(self.pieces.glob(f"*.{table}.parquet"))
                if len(pieces) == 1:
                    pieces[0].replace(beside(self.path, table))
                elif pieces:
                    tables.join(pieces, self.about, beside(self.path, table))
            shutil.rmtree(self.pieces)
