"""Results as Parquet: rows that are the games, files that can be taken up again, nothing lost when a run is cut off."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from wreckfish.cli.main import main
from wreckfish.core.game import Match, make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import nth_seed, seed_from
from wreckfish.core.values import WreckfishError
from wreckfish.lab import results
from wreckfish.lab.records import record_of
from wreckfish.lab.results import Results
from wreckfish.lab.series import Batch, make_series, usual_seats
from wreckfish.lab.simulate import Simulation, run
from wreckfish.lab.tables import Found


def match_of(name: str, **options: str) -> Match:
    game = find_game(name)
    return make_match(game, usual_seats(game), options)


def play(path: Path, match: Match, games: int, bots: str = "random", stop: int = 10**9, **more: Any) -> Simulation:
    """A run of a series, broken off after so many games."""
    series = make_series(match, [bots], "storm", **more)
    files = Results(path, match, series)
    try:
        return run(match, series, games, lambda done: done < stop, sums=files.sums.copy(), keep=files.keep)
    finally:
        files.close()


@pytest.mark.parametrize("name", game_names())
def test_every_row_is_the_game_of_its_seed(name: str, tmp_path: Path) -> None:
    match, bot = match_of(name), "casual" if name == "dolores" else "random"
    play(tmp_path / "a.parquet", match, 3, bot, closely=1)
    found = Found(tmp_path / "a.parquet")
    games, seats, decisions = (found.table(table).collect() for table in ("games", "seats", "decisions"))
    for number in range(3):
        record = record_of(match, found.series, number)
        end = record.replay()
        outcome = end.outcome()
        assert outcome is not None
        row = games.row(number, named=True)
        assert (row["game"], row["seed"], row["moves"]) == (number, record.seed, len(record.plies))
        assert (row["ending"], row["first"]) == (outcome.reason, record.start().to_act()[0])
        mine = seats.filter(pl.col("game") == number)
        assert mine["points"].to_list() == [score.points for score in outcome.scores]
        shares = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(match.seats)]
        assert mine["share"].to_list() == pytest.approx(shares)
        assert mine["bot"].to_list() == [bot] * match.seats
        parts = [column for column in mine.columns if column.startswith("part.")]
        assert mine.select(pl.sum_horizontal(parts)).to_series().to_list() == mine["points"].to_list()
        played = decisions.filter(pl.col("game") == number)
        assert played.select("seat", "move").rows() == [(ply.seat, ply.move) for ply in record.plies]
        assert played["ply"].to_list() == list(range(len(record.plies)))
        last = played.row(-1, named=True)
        assert [last[f"standing.{seat}"] for seat in range(match.seats)] == mine["points"].to_list()
        first = record.start()
        assert played["choices"][0] in (0, len(first.legal(first.to_act()[0])))


def same_files(one: Path, other: Path) -> None:
    for table in results.TABLES:
        assert_frame_equal(Found(one).table(table).collect(), Found(other).table(table).collect())
    assert Found(one).about.sums == Found(other).about.sums


def test_a_series_is_taken_up_where_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "PIECE_GAMES", 16)
    monkeypatch.setattr("wreckfish.lab.series.LARGEST_RANGE", 8)
    match = match_of("carcass", divers="dealt")
    whole, parted = tmp_path / "whole.parquet", tmp_path / "parted.parquet"
    once = play(whole, match, 100)
    play(parted, match, 30)
    stopped = play(parted, match, 100, stop=60)
    assert 60 <= stopped.games < 100
    again = play(parted, match, 100)
    assert again.seats == once.seats
    assert again.endings == once.endings
    same_files(whole, parted)
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(
        f"{name}{table}.parquet" for name in ("whole", "parted") for table in ("", ".seats", ".decisions")
    )


def test_what_is_finished_is_not_played_again(tmp_path: Path) -> None:
    match = match_of("carcass")
    play(tmp_path / "a.parquet", match, 40)
    assert play(tmp_path / "a.parquet", match, 20).games == 40


class Killed(Exception):
    pass


@pytest.mark.parametrize("where", ["write", "join"])
def test_a_run_that_is_cut_off_loses_no_whole_piece(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by a power cut: nothing is tidied up."""
    from wreckfish.lab import tables

    monkeypatch.setattr(results, "PIECE_GAMES", 16)
    monkeypatch.setattr("wreckfish.lab.series.LARGEST_RANGE", 8)
    match, path = match_of("carcass"), tmp_path / "cut.parquet"
    series = make_series(match, ["random"], "storm")
    files = Results(path, match, series)
    written, really = 0, getattr(tables, where)

    def cut_off(*given: Any) -> None:
        nonlocal written
        written += 1
        if written == (8 if where == "write" else 2):  # in the third piece, or between two of the joined files
            raise Killed
        really(*given)

    def play_and_close() -> None:
        run(match, series, 100, keep=files.keep)
        files.close()

    with monkeypatch.context() as patched:
        patched.setattr(tables, where, cut_off)
        with pytest.raises(Killed):
            play_and_close()
    files = Results(path, match, series)
    assert files.sums.games >= 32
    play(path, match, 100)
    play(tmp_path / "whole.parquet", match, 100)
    same_files(path, tmp_path / "whole.parquet")


def test_another_series_is_not_mixed_in(tmp_path: Path) -> None:
    match, path = match_of("carcass"), tmp_path / "a.parquet"
    play(path, match, 10)
    before = path.read_bytes()
    for other, bots in ((match_of("carcass", variant="all-hands"), "random"), (match, "greedy")):
        with pytest.raises(WreckfishError, match=r"a\.parquet holds another series"):
            play(path, other, 20, bots)
    assert path.read_bytes() == before
    assert not (tmp_path / "a.parquet.pieces").exists()


def test_results_remember_other_parts(tmp_path: Path) -> None:
    game = find_game("carcass")
    data = tmp_path / "mine.toml"
    standard = Path(game.text).parent / "data/standard.toml"
    data.write_text(standard.read_text().replace("squid_demand = 2", "squid_demand = 3"))
    match = make_match(game, 3, {}, data)
    assert match.data is not None
    play(tmp_path / "a.parquet", match, 5)
    found = Found(tmp_path / "a.parquet").match()
    assert (found.parts, found.data, found.options) == (match.parts, match.data, match.options)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("a.csv", "call it a.csv.parquet"),
        ("\udcff.parquet", "not written in UTF-8"),
        ("no-such-folder/a.parquet", "no folder"),
        ("text.parquet", "holds no results"),
    ],
)
def test_a_file_that_cannot_be_is_one_sentence(name: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "text.parquet").write_text("no Parquet at all")
    with pytest.raises(WreckfishError, match=sentence):
        play(tmp_path / name, match_of("carcass"), 5)


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    with pytest.raises(WreckfishError, match="There is no file"):
        Found(tmp_path / "none.parquet")
    play(tmp_path / "a.parquet", match_of("carcass"), 5)
    (tmp_path / "a.seats.parquet").unlink()
    with pytest.raises(WreckfishError, match=r"a\.seats\.parquet is missing"):
        Found(tmp_path / "a.parquet")


def test_a_damaged_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, path = tmp_path / "whole.parquet", tmp_path / "a.parquet"
    for file in (whole, path):
        play(file, match_of("carcass"), 5)
    seats = tmp_path / "a.seats.parquet"
    content = seats.read_bytes()
    for damaged in (content[:500], content[:100] + b"U" * 500 + content[600:]):
        seats.write_bytes(damaged)
        for command in (["report", str(path)], ["compare", str(whole), str(path)]):
            assert main(command) == 2
            said = capsys.readouterr()
            assert said.err.count("\n") == 1
            assert "a." in said.err
            assert said.out == ""
    play(tmp_path / "b.parquet", match_of("carcass"), 5, "greedy")
    seats.write_bytes((tmp_path / "b.seats.parquet").read_bytes())
    assert main(["report", str(path)]) == 2
    assert "a.seats.parquet is of another series" in capsys.readouterr().err


@pytest.mark.seconds
def test_a_full_disk_is_one_sentence_and_the_series_goes_on(tmp_path: Path) -> None:
    """A disk that takes files of 2 KiB only."""
    words = ["simulate", "carcass", "--games", "300", "--seed", "full", "--jobs", "1", "-o", "a.parquet"]
    limit = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048)); sys.argv[0] = 'wreckfish'; "
    start = "from wreckfish.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-B", "-c", limit + start, *words]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "cannot be written" in done.stderr
    match = match_of("carcass")
    series = make_series(match, ["random"], "full")
    files = Results(tmp_path / "a.parquet", match, series)
    run(match, series, 300, sums=files.sums.copy(), keep=files.keep)
    files.close()
    assert Found(tmp_path / "a.parquet").about.sums.games == 300


def test_a_batch_without_readers_has_no_rows() -> None:
    match = match_of("carcass")
    series, kept = make_series(match, ["random"], "storm", closely=1), list[Batch]()
    run(match, series, 5)
    run(match, series, 5, keep=kept.append)
    assert all(batch.games and batch.decisions for batch in kept)
    assert nth_seed(seed_from("storm"), 0) == kept[0].seeds[:16].hex()
