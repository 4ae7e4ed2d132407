"""The results of a series, read from its files. Needs the extra packages of `wreckfish[lab]`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import polars as pl

from wreckfish.core.game import Match
from wreckfish.core.values import WreckfishError, shown
from wreckfish.lab.coverage import Replayed
from wreckfish.lab.parquet import BROKEN, check_files, damaged, read_about
from wreckfish.lab.result_files import FRAMES, beside
from wreckfish.table.matches import stored_match

CHUNK = 50_000  # games to read at a time


class ResultSet:
    """A complete set of results: its description, and frames that are read on demand."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.about = read_about(path)
        self.series = self.about.series
        self.measures = self.about.measures
        check_files({frame: beside(path, frame) for frame in FRAMES}, self.about)

    @contextmanager
    def read(self) -> Iterator[None]:
        """Wrap everything that reads frames: a file may have been damaged since it was checked."""
        try:
            yield
        except BROKEN:
            raise damaged(self.path) from None

    def frame(self, name: str) -> pl.LazyFrame:
        return pl.scan_parquet(beside(self.path, name))

    def match(self) -> Match:
        """The game, seats, options and parts that were played."""
        try:
            return stored_match(self.series.game, self.series.seats, self.series.options, self.about.parts)
        except msgspec.ValidationError:
            raise self.cannot_be_replayed() from None

    def cannot_be_replayed(self) -> WreckfishError:
        return WreckfishError(
            "The games in {file} cannot be played again: the file is damaged, or from another version ({version}).",
            "error-no-replay",
            file=shown(self.path.name, 200),
            version=shown(self.about.version),
        )

    def replays(self, most: int) -> list[Replayed]:
        """The first games whose decisions were kept: at least one, and at most `most` decisions in total."""
        counted = self.frame("decisions").head(most + 1).group_by("game").len().sort("game").collect()
        numbers = counted["game"].to_list()
        if counted["len"].sum() > most:
            numbers = numbers[: max(1, len(numbers) - 1)]  # the last game may be incomplete
        wanted = pl.col("game").is_in(numbers)
        seeds = dict(self.frame("games").filter(wanted).select("game", "seed").collect().rows())
        plies: dict[int, list[tuple[int, int]]] = {number: [] for number in numbers}
        kept = self.frame("decisions").filter(wanted).sort("game", "ply").select("game", "seat", "move").collect()
        for number, seat, move in kept.iter_rows():
            plies[number].append((seat, move))
        match = self.match()
        for number in numbers:
            state = match.start(seeds[number])
            for seat, move in plies[number]:
                if state.refusal(seat, move) is not None:
                    raise self.cannot_be_replayed()
                state.apply(seat, move)
        return [Replayed(seeds[number], plies[number]) for number in numbers]

    def seats_of(self, first: int) -> pl.DataFrame:
        """The rows of seats in CHUNK games, from game `first` on."""
        return self.frame("seats").slice(first * self.series.seats, CHUNK * self.series.seats).collect()
