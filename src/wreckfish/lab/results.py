"""A sink that writes a series to Parquet files while it is played, a chunk at a time.

Memory stays small, and a crash loses no finished chunk. parquet.py defines the contents of the files.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from wreckfish import version
from wreckfish.core.game import Match
from wreckfish.lab.result_files import FRAMES, About, check_output, chunk_folder, need_polars
from wreckfish.lab.series import Batch, Series, Sums, Trial, no_sums
from wreckfish.lab.series_run import Sink
from wreckfish.lab.variation import as_tables

if TYPE_CHECKING:
    from wreckfish.lab.chunks import Chunks

FRAME_GAMES = 20_000  # whose rows are turned into columns at once
CHUNK_GAMES = 200_000
CHUNK_BYTES = 100_000_000
CHUNK_SECONDS = 60.0


class Results(Sink):
    """The files of a series that is being played."""

    keeps_rows = True

    def __init__(
        self, path: Path, match: Match, series: Series, go_on: Callable[[int], bool] = lambda games: True
    ) -> None:
        super().__init__(go_on)
        need_polars()
        check_output(path)
        measures = match.game.measures(match.options, match.parts)
        parts = None if match.data is None else as_tables(match.parts)
        self.path = path
        self.sums = no_sums(series.seats, measures)  # of all games on disk, or about to be
        self.about = About(series, measures, self.sums, version(), parts)
        self.writer = ThreadPoolExecutor(1)  # writes a chunk while the next one is played
        self.writing: Future[None] | None = None
        self.failed = False  # a chunk could not be written: earlier chunks stay for another try
        self.begin_chunk()

    @cached_property
    def chunks(self) -> Chunks:
        """Loads Polars, which starts threads: best used only after the workers have been forked."""
        from wreckfish.lab.chunks import Chunks

        return Chunks(self.path, self.about)

    def begin(self, sums: Sums) -> None:
        if self.path.exists() or chunk_folder(self.path).exists():
            self.chunks.resume()
        sums.add(self.sums)

    def ready(self, trials: tuple[Trial, ...]) -> None:
        self.about = self.chunks.about = msgspec.structs.replace(self.about, trials=trials)

    def begin_chunk(self) -> None:
        self.batches: list[Batch] = []
        self.frames: dict[str, list[Any]] = {frame: [] for frame in FRAMES}  # of earlier batches
        self.fresh = no_sums(self.about.series.seats, self.about.measures)  # of the batches and frames
        self.size = 0
        self.since = time.monotonic()

    def take(self, batch: Batch) -> None:
        self.batches.append(batch)
        self.fresh.add(batch.sums)
        self.size += len(batch.games) + len(batch.decisions)
        late = time.monotonic() - self.since > CHUNK_SECONDS
        if self.fresh.games >= CHUNK_GAMES or self.size >= CHUNK_BYTES or late:
            self.write_chunk()
        elif sum(one.count for one in self.batches) >= FRAME_GAMES:
            self.make_frames()

    def make_frames(self) -> None:
        if self.batches:
            self.chunks.add_frames(self.frames, self.batches)
        self.batches = []

    def write_chunk(self) -> None:
        """Start writing a chunk, once the previous one is written."""
        self.finish_writing()
        if self.fresh.games:
            self.make_frames()
            self.writing = self.writer.submit(self.chunks.write, self.sums.games, self.frames, self.fresh)
            self.sums.add(self.fresh)
            self.begin_chunk()

    def finish_writing(self) -> None:
        if self.writing is not None:
            writing, self.writing = self.writing, None
            self.failed = writing.exception() is not None
            writing.result()

    def close(self) -> None:
        """Join all chunks into the files."""
        if not self.failed:
            self.write_chunk()
            self.finish_writing()
        self.writer.shutdown()
        if not self.failed and chunk_folder(self.path).exists():
            self.chunks.join()
