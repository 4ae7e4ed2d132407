"""Results as Parquet: packed rows become columns, columns become files, and files are checked.

Needs the extra packages of `wreckfish[lab]`. Knows no game by name and no screen.
"""

from __future__ import annotations

import binascii
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np
import numpy.ma  # Polars loads it with its first column; do so here, before the clock runs
import polars as pl

from wreckfish.core.game import Measures
from wreckfish.core.values import WreckfishError, shown
from wreckfish.lab.result_files import FRAMES, About, check_name
from wreckfish.lab.rows import WHOLE
from wreckfish.lab.series import Batch, no_sums

Array = np.ndarray[Any, np.dtype[Any]]
KEY = "wreckfish"  # of the description in a file's metadata
BROKEN = (pl.exceptions.PolarsError, pl.exceptions.PanicException)  # Polars raises these for bad files
COMPRESSION: Literal["lz4"] = "lz4"  # writing smaller files would take as long as playing the games


# ---- Rows to columns ----------------------------------------------------------------------------------------------


def game_rows(seats: int, measures: Measures) -> np.dtype[Any]:
    """How `lab/rows.py` packs a game."""
    seat = [
        ("parts", "<i2", (len(measures.parts),)),
        ("things", "<i8", (len(measures.things),)),
        ("share", "<i2"),
        ("points", "<i2"),
    ]
    return np.dtype([("first", "<i2"), ("ending", "<i2"), ("moves", "<i4"), ("turns", "<i4"), ("seat", seat, (seats,))])


def numbers_of(batches: Sequence[Batch]) -> Array:
    return np.arange(batches[0].first, batches[-1].first + batches[-1].count)


def game_frame(batches: Sequence[Batch], about: About) -> pl.DataFrame:
    row = game_rows(about.series.seats, about.measures)
    rows = [np.frombuffer(batch.games, row) for batch in batches]
    turns = pl.Series(np.concatenate([each["turns"] for each in rows]))
    # A seed is the first half of its hash.
    seeds = np.concatenate([np.frombuffer(batch.seeds, np.uint8).reshape(-1, 32)[:, :16] for batch in batches])
    # Each batch numbers the endings in its own way.
    names = [name for batch in batches for name in batch.sums.endings]
    starts = np.cumsum([0] + [len(batch.sums.endings) for batch in batches])
    endings = np.concatenate([each["ending"] + start for each, start in zip(rows, starts, strict=False)])
    return pl.DataFrame(
        {
            "game": numbers_of(batches),
            "seed": pl.Series(np.frombuffer(binascii.hexlify(seeds.tobytes()), "S32")).cast(pl.String),
            "first": np.concatenate([each["first"] for each in rows]).astype(np.uint8),
            "moves": np.concatenate([each["moves"] for each in rows]),
            "turns": turns.set(turns < 0, None),
            "ending": pl.Series(names, dtype=pl.String)[endings],
        }
    )


def seat_frame(batches: Sequence[Batch], about: About) -> pl.DataFrame:
    series, measures = about.series, about.measures
    row = game_rows(series.seats, measures)
    rows = [np.frombuffer(batch.games, row)["seat"] for batch in batches]  # by game and seat
    numbers = numbers_of(batches)
    games = np.repeat(numbers, series.seats)
    seats = np.tile(np.arange(series.seats, dtype=np.uint8), len(numbers))
    bots = (seats - games) % series.seats if series.rotate else seats

    def column(name: str, place: int | None = None) -> Array:
        return np.concatenate([each[name] if place is None else each[name][..., place] for each in rows]).reshape(-1)

    return pl.DataFrame(
        {
            "game": games,
            "seat": seats,
            "bot": pl.Series(series.bots)[bots],
            "share": column("share") / np.float32(WHOLE),
            "points": column("points"),
            **{f"part.{part}": column("parts", place) for place, part in enumerate(measures.parts)},
            **{f"has.{kind}": column("things", place) for place, kind in enumerate(measures.things)},
        }
    )


def decision_frame(batches: Sequence[Batch], about: About) -> pl.DataFrame:
    words = [(name, "<i4") for name in ("ply", "turn", "choices", "seat")]
    row = np.dtype([("game", "<i8"), ("move", "<i8"), *words, ("standing", "<f4", (about.series.seats,))])
    rows = np.frombuffer(b"".join(batch.decisions for batch in batches), row)
    numbers = {name: rows[name] for name in ("game", "ply", "turn", "seat", "move", "choices")}
    standing = {f"standing.{seat}": rows["standing"][:, seat] for seat in range(about.series.seats)}
    return pl.DataFrame({**numbers, **standing})


MAKE = {"games": game_frame, "seats": seat_frame, "decisions": decision_frame}


# ---- Writing ------------------------------------------------------------------------------------------------------


def write(frames: list[pl.DataFrame], about: About, file: Path) -> None:
    with writing(file) as part:
        pl.concat(frames).write_parquet(part, compression=COMPRESSION, statistics=False, metadata=description(about))


def join(files: list[Path], about: About, file: Path) -> None:
    """Join files into one, streaming."""
    with writing(file) as part:
        pl.scan_parquet(files).sink_parquet(part, compression=COMPRESSION, metadata=description(about))


def description(about: About) -> dict[str, str]:
    return {KEY: msgspec.json.encode(about).decode()}


@contextmanager
def writing(file: Path) -> Iterator[Path]:
    """Write a file completely or not at all. Reports a failure in one sentence; Polars takes many lines."""
    part = file.with_suffix(".part")
    try:
        yield part
    except BROKEN as problem:
        english = "{file} cannot be written: {reason}."
        reason = str(problem).splitlines()[0].rpartition("error: ")[2]
        raise WreckfishError(english, "error-unwritable", file=shown(file.name), reason=reason) from None
    part.rename(file)


# ---- Checking -----------------------------------------------------------------------------------------------------


def read_about(path: Path) -> About:
    """The description in a file."""
    check_name(path)
    if not path.is_file():
        raise WreckfishError("There is no file {path}.", "error-no-file", path=shown(str(path), 200))
    try:
        return msgspec.json.decode(pl.read_parquet_metadata(path)[KEY], type=About)
    except (*BROKEN, KeyError, msgspec.MsgspecError, OSError):
        english = "{path} holds no results of wreckfish simulate."
        raise WreckfishError(english, "error-no-results", path=shown(str(path), 200)) from None


def check_files(files: Mapping[str, Path], series: About) -> None:
    """Check that the files exist, are complete and belong to the series. Reads all of them once."""
    for file in files.values():
        if not file.exists():
            english = "{missing} is missing next to {name}."
            name, missing = shown(files["games"].name), shown(file.name, 200)
            raise WreckfishError(english, "error-results-part", missing=missing, name=name)
        if not read_about(file).same_series(series):
            strange = shown(file.name, 200)
            raise WreckfishError("{name} belongs to another series.", "error-other-series", name=strange)
    about = read_about(files["games"])
    for frame in reversed(FRAMES):  # the games first: they say how many decisions there are
        try:
            complete = is_complete(frame, files, about)
        except BROKEN:
            complete = False
        if not complete:
            raise damaged(files[frame])


def is_complete(frame: str, files: Mapping[str, Path], about: About) -> bool:
    """Whether a file has the right columns, and its rows add up to the sums in its description."""
    empty = Batch(0, 0, 0.0, no_sums(about.series.seats, about.measures))
    wanted = MAKE[frame]([empty], about).schema
    if [*pl.read_parquet_schema(files[frame]).items()] != [*wanted.items()]:
        return False
    sums, seats, decisions_every = about.sums, about.series.seats, about.series.decisions_every
    total = {"games": "moves", "seats": "points"}.get(frame, "choices")
    rows = pl.scan_parquet(files[frame])
    found = rows.select(pl.len().alias("rows"), pl.all().max(), pl.col(total).cast(pl.Int64).sum().alias("total"))
    row = found.collect(engine="streaming").row(0, named=True)
    if (row["first" if frame == "games" else "seat"] or 0) >= seats:
        return False
    if frame == "games":
        return (row["rows"], row["total"]) == (sums.games, sums.moves)
    if frame == "seats":
        return (row["rows"], row["total"]) == (sums.games * seats, sum(sums.points))
    kept = pl.scan_parquet(files["games"]).filter(pl.col("game") % max(decisions_every, 1) == 0)
    moves = kept.select(pl.col("moves").cast(pl.Int64).sum())
    return bool(row["rows"] == (moves.collect().item() if decisions_every else 0))


def damaged(file: Path) -> WreckfishError:
    english = "{file} is damaged: delete the files of its series and simulate it again."
    return WreckfishError(english, "error-damaged", file=shown(file.name, 200))
