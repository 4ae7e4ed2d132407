"""The files of a series: their names, and the description inside them. Does not load Polars."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import msgspec

from wreckfish.core.game import Measures
from wreckfish.core.values import WreckfishError, shown
from wreckfish.lab.series import Series, Sums, Trial

FRAMES = ("decisions", "seats", "games")  # in the order of writing: a chunk with games is complete


class About(msgspec.Struct, frozen=True):
    """The description in a file."""

    series: Series
    measures: Measures
    sums: Sums
    version: str
    parts: Any = None  # None: the standard parts
    trials: tuple[Trial, ...] = ()

    def same_series(self, other: About) -> bool:
        mine, theirs = (msgspec.to_builtins((one.series, one.measures, one.parts)) for one in (self, other))
        return bool(mine == theirs)


def beside(path: Path, frame: str) -> Path:
    """The file of a frame: `storm.parquet` has the games, `storm.seats.parquet` beside it the seats."""
    return path if frame == "games" else path.with_name(f"{path.stem}.{frame}.parquet")


def chunk_folder(path: Path) -> Path:
    return path.with_name(f"{path.name}.pieces")


def check_name(path: Path) -> None:
    """Polars can only open files whose names are valid UTF-8."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        english = "The name {path} is not valid UTF-8: choose another."
        raise WreckfishError(english, "error-file-name", path=shown(str(path), 200)) from None


def check_output(path: Path) -> None:
    """Refuse a name that results cannot be written to."""
    check_name(path)
    if path.suffix != ".parquet":
        english = "Results are Parquet files: call it {name}.parquet."
        raise WreckfishError(english, "error-not-parquet", name=shown(path.name))
    if not path.parent.is_dir():
        english = "There is no folder {folder} for the results."
        raise WreckfishError(english, "error-results-folder", folder=shown(str(path.parent), 200))


def need_polars() -> None:
    """Refuse to start without the packages for results."""
    for package in ("numpy", "polars"):
        if importlib.util.find_spec(package) is None:
            english = "Results need the package {package}: pip install 'wreckfish[lab]'."
            raise WreckfishError(english, "error-no-package", package=package)
