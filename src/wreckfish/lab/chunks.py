"""The chunks of a series on disk: each is written completely or not at all, and all are joined when the series ends.

During the series they are in the folder `storm.parquet.pieces`; a later run continues after the last of them.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec
import polars as pl

from wreckfish.core.values import WreckfishError, shown
from wreckfish.lab import parquet
from wreckfish.lab.result_files import FRAMES, About, beside, chunk_folder
from wreckfish.lab.series import Batch, Sums


class Chunks:
    """A chunk is named by the number of its first game. `about.sums` covers the games of all chunks."""

    def __init__(self, path: Path, about: About) -> None:
        self.path = path
        self.folder = chunk_folder(path)
        self.about = about

    def file(self, frame: str, first: int) -> Path:
        return self.folder / f"{first:012}.{frame}.parquet"

    def resume(self) -> None:
        """Continue where an earlier run of the same series ended or crashed."""
        if self.path.exists():
            self.reopen()
        if not self.folder.exists():
            return
        if not self.file("decisions", 0).exists():  # a run crashed while it moved finished files
            self.move_back()
        sums = self.about.sums
        while (games := self.file("games", sums.games)).exists():
            self.check({frame: self.file(frame, sums.games) for frame in FRAMES})
            sums.add(parquet.read_about(games).sums)
        for file in self.folder.iterdir():
            first = file.name.split(".")[0]
            if file.suffix == ".part" or (first.isdecimal() and int(first) >= max(sums.games, 1)):
                file.unlink()

    def reopen(self) -> None:
        """Turn finished files into the first chunk again."""
        finished = {frame: beside(self.path, frame) for frame in FRAMES}
        # A run that crashed here may have moved some of them already.
        self.check({frame: file if file.exists() else self.file(frame, 0) for frame, file in finished.items()})
        if self.folder.exists():  # left by a run that crashed after joining, or here
            for file in self.folder.glob("*.parquet"):
                if not file.name.startswith(f"{0:012}."):
                    file.unlink()
        self.folder.mkdir(exist_ok=True)
        self.move_back()

    def move_back(self) -> None:
        for frame in FRAMES:
            if beside(self.path, frame).exists():
                beside(self.path, frame).replace(self.file(frame, 0))

    def check(self, files: dict[str, Path]) -> None:
        """Refuse another series, and files that are incomplete."""
        if not parquet.read_about(files["games"]).same_series(self.about):
            raise WreckfishError(
                "{name} holds another series: name another file, or ask for that series again.",
                "error-holds-another-series",
                name=shown(self.path.name),
            )
        parquet.check_files(files, self.about)

    def add_frames(self, frames: dict[str, list[pl.DataFrame]], batches: Sequence[Batch]) -> None:
        """Turn rows into columns."""
        for frame in FRAMES:
            frames[frame].append(parquet.MAKE[frame](batches, self.about))

    def write(self, first: int, frames: dict[str, list[pl.DataFrame]], sums: Sums) -> None:
        self.folder.mkdir(exist_ok=True)
        about = msgspec.structs.replace(self.about, sums=sums)
        for frame in FRAMES:
            parquet.write(frames.pop(frame), about, self.file(frame, first))

    def join(self) -> None:
        for frame in FRAMES:
            files = sorted(self.folder.glob(f"*.{frame}.parquet"))
            if len(files) == 1:
                files[0].replace(beside(self.path, frame))
            elif files:
                parquet.join(files, self.about, beside(self.path, frame))
        shutil.rmtree(self.folder)
