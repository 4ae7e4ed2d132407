"""The tables of results: packed rows become columns, columns become Parquet files, and files are read again.

`storm.parquet` has the games, `storm.seats.parquet` and `storm.decisions.parquet` lie beside it. Needs the extra
packages of `wreckfish[lab]`; knows no game by name and no screen.
"""

from __future__ import annotations

import binascii
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np
import numpy.ma  # Polars needs it for its first column: here it is loaded before the clock runs
import polars as pl

from wreckfish.core.game import Match, Measures
from wreckfish.core.registry import find_game
from wreckfish.core.values import WreckfishError, shown
from wreckfish.lab.coverage import Replayed
from wreckfish.lab.results import TABLES, About, beside, check_name
from wreckfish.lab.rows import WHOLE
from wreckfish.lab.series import Batch, no_sums

Array = np.ndarray[Any, np.dtype[Any]]
KEY = "wreckfish"  # of the files' own description
BROKEN = (pl.exceptions.PolarsError, pl.exceptions.PanicException)  # what Polars raises over files; panics too
COMPRESSION: Literal["lz4"] = "lz4"  # smaller files would take as long to write as the games to play


# ---- Rows to tables -----------------------------------------------------------------------------------------------


def game_rows(seats: int, measures: Measures) -> np.dtype[Any]:
    """How `lab/rows.py` packs a game."""
    seat = [
        ("parts", "<i2", (len(measures.parts),)),
        ("things", "<i8", (len(measures.things),)),
        ("share", "<i2"),
        ("points", "<i2"),
    ]
    return np.dtype([("first", "<i2"), ("ending", "<i2"), ("moves", "<i4"), ("turns", "<i4"), ("seat", seat, (seats,))])


def decision_rows(seats: int) -> np.dtype[Any]:
    """How `lab/rows.py` packs a decision."""
    numbers = [(name, "<i4") for name in ("ply", "turn", "choices", "seat")]
    return np.dtype([("game", "<i8"), ("move", "<i8"), *numbers, ("standing", "<f4", (seats,))])


def numbers_of(batches: Sequence[Batch]) -> Array:
    """The numbers of the games."""
    return np.arange(batches[0].first, batches[-1].first + batches[-1].count)


def game_table(batches: Sequence[Batch], about: About) -> pl.DataFrame:
    row = game_rows(about.series.seats, about.measures)
    rows = [np.frombuffer(batch.games, row) for batch in batches]
    turns = pl.Series(np.concatenate([each["turns"] for each in rows]))
    # What the number of an ending stands for is its own in each batch.
    names = [name for batch in batches for name in batch.endings]
    starts = np.cumsum([0] + [len(batch.endings) for batch in batches])
    endings = np.concatenate([each["ending"] + start for each, start in zip(rows, starts, strict=False)])
    return pl.DataFrame(
        {
            "game": numbers_of(batches),
            "seed": pl.Series(seeds_of(batches)).cast(pl.String),
            "first": np.concatenate([each["first"] for each in rows]).astype(np.uint8),
            "moves": np.concatenate([each["moves"] for each in rows]),
            "turns": turns.set(turns < 0, None),
            "ending": pl.Series(names, dtype=pl.String)[endings],
        }
    )


def seeds_of(batches: Sequence[Batch]) -> Array:
    """The seeds in their canonical form: the first half of each hash."""
    halves = [np.frombuffer(batch.seeds, np.uint8).reshape(-1, 32)[:, :16] for batch in batches]
    return np.frombuffer(binascii.hexlify(np.concatenate(halves).tobytes()), "S32")


def seat_table(batches: Sequence[Batch], about: About) -> pl.DataFrame:
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


def decision_table(batches: Sequence[Batch], about: About) -> pl.DataFrame:
    rows = np.frombuffer(b"".join(batch.decisions for batch in batches), decision_rows(about.series.seats))
    numbers = {name: rows[name] for name in ("game", "ply", "turn", "seat", "move", "choices")}
    standing = {f"standing.{seat}": rows["standing"][:, seat] for seat in range(about.series.seats)}
    return pl.DataFrame({**numbers, **standing})


MAKE = {"games": game_table, "seats": seat_table, "decisions": decision_table}


# ---- Writing ------------------------------------------------------------------------------------------------------


def write(frames: list[pl.DataFrame], about: About, file: Path) -> None:
    """One table of some sheaves as a file: whole, or not there."""
    part = file.with_suffix(".part")
    with written(file):
        pl.concat(frames).write_parquet(part, compression=COMPRESSION, statistics=False, metadata=description(about))
    part.rename(file)


def join(pieces: list[Path], about: About, file: Path) -> None:
    """One file of several, a little at a time."""
    part = file.with_suffix(".part")
    with written(file):
        pl.scan_parquet(pieces).sink_parquet(part, compression=COMPRESSION, metadata=description(about))
    part.rename(file)


def description(about: About) -> dict[str, str]:
    return {KEY: msgspec.json.encode(about).decode()}


@contextmanager
def written(file: Path) -> Iterator[None]:
    """Why a file cannot be written, where Polars would say it in many lines."""
    try:
        yield
    except BROKEN as problem:
        english = "{file} cannot be written: {reason}."
        reason = str(problem).splitlines()[0].rpartition("error: ")[2]
        raise WreckfishError(english, "error-unwritable", file=shown(file.name), reason=reason) from None


# ---- Reading ------------------------------------------------------------------------------------------------------


def read_about(path: Path) -> About:
    """What a file of results says of itself, or a sentence that says why it is none."""
    check_name(path)
    if not path.is_file():
        raise WreckfishError("There is no file {path}.", "error-no-file", path=shown(str(path), 200))
    try:
        return msgspec.json.decode(pl.read_parquet_metadata(path)[KEY], type=About)
    except (*BROKEN, KeyError, msgspec.MsgspecError, OSError):
        english = "{path} holds no results of wreckfish simulate."
        raise WreckfishError(english, "error-no-results", path=shown(str(path), 200)) from None


def check_tables(files: Mapping[str, Path], series: About) -> None:
    """The tables of a series must be there, whole, and of that series. Everything is read for it, once."""
    for file in files.values():
        if not file.exists():
            english = "{missing} is missing beside {name}."
            name, missing = shown(files["games"].name), shown(file.name, 200)
            raise WreckfishError(english, "error-results-part", missing=missing, name=name)
        if not read_about(file).same_series(series):
            strange = shown(file.name, 200)
            raise WreckfishError("{name} is of another series.", "error-other-series", name=strange)
    about = read_about(files["games"])
    for table in reversed(TABLES):  # the games come first: they know how many decisions there are
        try:
            whole = is_whole(table, files, about)
        except BROKEN:
            whole = False
        if not whole:
            raise damaged(files[table])


def is_whole(table: str, files: Mapping[str, Path], about: About) -> bool:
    """Whether a table has its columns, and whether its rows add up to what its description says."""
    empty = Batch(0, 0, 0.0, no_sums(about.series.seats, about.measures), [""])
    wanted = MAKE[table]([empty], about).schema
    if [*pl.read_parquet_schema(files[table]).items()] != [*wanted.items()]:
        return False
    sums, seats, closely = about.sums, about.series.seats, about.series.closely
    total = {"games": "moves", "seats": "points"}.get(table, "choices")
    rows = pl.scan_parquet(files[table])
    found = rows.select(pl.len().alias("rows"), pl.all().max(), pl.col(total).cast(pl.Int64).sum().alias("total"))
    row = found.collect(engine="streaming").row(0, named=True)
    if (row["first" if table == "games" else "seat"] or 0) >= seats:
        return False
    if table == "games":
        return (row["rows"], row["total"]) == (sums.games, sums.moves)
    if table == "seats":
        return (row["rows"], row["total"]) == (sums.games * seats, sum(sums.points))
    kept = (
        pl.scan_parquet(files["games"])
        .filter(pl.col("game") % max(closely, 1) == 0)
        .select(pl.col("moves").cast(pl.Int64).sum())
    )
    return bool(row["rows"] == (kept.collect().item() if closely else 0))


def damaged(file: Path) -> WreckfishError:
    english = "{file} is damaged: delete the series that it is a part of, and simulate it again."
    return WreckfishError(english, "error-damaged", file=shown(file.name, 200))


class Found:
    """Results that are whole: what they are about, and their tables, which are read when they are asked for."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.about = read_about(path)
        self.series = self.about.series
        self.measures = self.about.measures
        check_tables({table: beside(path, table) for table in TABLES}, self.about)

    @contextmanager
    def read(self) -> Iterator[None]:
        """For all that reads the tables: a file may be damaged while it is read."""
        try:
            yield
        except BROKEN:
            raise damaged(self.path) from None

    def table(self, name: str) -> pl.LazyFrame:
        return pl.scan_parquet(beside(self.path, name))

    def match(self) -> Match:
        """The table that the games were played at."""
        game = find_game(self.series.game)
        standard = game.load(None)
        try:
            options = msgspec.convert(self.series.options, game.options)
            parts = standard if self.about.parts is None else msgspec.convert(self.about.parts, type(standard))
        except msgspec.ValidationError:
            raise self.cannot_be_replayed() from None
        return Match(game, self.series.seats, options, parts)

    def cannot_be_replayed(self) -> WreckfishError:
        return WreckfishError(
            "The games in {file} cannot be played again: it is damaged, or of another version ({version}).",
            "error-no-replay",
            file=shown(self.path.name, 200),
            version=shown(self.about.version),
        )

    def replays(self, most: int) -> list[Replayed]:
        """The first of the games whose decisions were kept: not more than so many decisions in all, but one game."""
        counted = self.table("decisions").head(most + 1).group_by("game").len().sort("game").collect()
        numbers = counted["game"].to_list()
        if counted["len"].sum() > most:
            numbers = numbers[: max(1, len(numbers) - 1)]  # the last one may be cut off
        wanted = pl.col("game").is_in(numbers)
        seeds = dict(self.table("games").filter(wanted).select("game", "seed").collect().rows())
        plies: dict[int, list[tuple[int, int]]] = {number: [] for number in numbers}
        kept = self.table("decisions").filter(wanted).sort("game", "ply").select("game", "seat", "move").collect()
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

    def seats_in_pieces(self, games: int = 50_000) -> Iterator[pl.DataFrame]:
        """The rows by seat, those of some games at a time."""
        for first in range(0, self.about.sums.games, games):
            seats = self.series.seats
            yield self.table("seats").slice(first * seats, games * seats).collect()
