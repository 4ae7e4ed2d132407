"""Results as Parquet: rows match the games, files can be continued, and a crash loses nothing."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from kept import Kept
from polars.testing import assert_frame_equal

from wreckfish.cli.main import main
from wreckfish.core.game import Match, make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import nth_seed, seed_from
from wreckfish.core.values import WreckfishError
from wreckfish.lab import parquet, results
from wreckfish.lab.result_files import FRAMES, beside
from wreckfish.lab.result_set import ResultSet
from wreckfish.lab.results import Results
from wreckfish.lab.series import make_series, no_sums, record_of, usual_seats
from wreckfish.lab.series_run import Plan
from wreckfish.lab.simulate import Simulation, run


def match_of(name: str, **options: str) -> Match:
    game = find_game(name)
    return make_match(game, usual_seats(game), options)


def play(path: Path, match: Match, games: int, bots: str = "random", stop: int = 10**9, **more: Any) -> Simulation:
    """A run of a series that is stopped early."""
    series = make_series(match, [bots], "storm", **more)
    return run(match, series, Plan(games), Results(path, match, series, lambda done: done < stop))


@pytest.mark.parametrize("name", game_names())
def test_every_row_is_the_game_of_its_seed(name: str, tmp_path: Path) -> None:
    match, bot = match_of(name), "casual" if name == "dolores" else "random"
    play(tmp_path / "a.parquet", match, 3, bot, decisions_every=1)
    found = ResultSet(tmp_path / "a.parquet")
    games, seats, decisions = (found.frame(table).collect() for table in ("games", "seats", "decisions"))
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
    for frame in FRAMES:
        assert_frame_equal(ResultSet(one).frame(frame).collect(), ResultSet(other).frame(frame).collect())
    assert ResultSet(one).about.sums == ResultSet(other).about.sums


def test_a_series_continues_where_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "CHUNK_GAMES", 16)
    monkeypatch.setattr("wreckfish.lab.series_run.LARGEST_RANGE", 8)
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


def test_a_finished_series_is_not_played_again(tmp_path: Path) -> None:
    match = match_of("carcass")
    play(tmp_path / "a.parquet", match, 40)
    assert play(tmp_path / "a.parquet", match, 20).games == 40


class Killed(Exception):
    pass


@pytest.mark.parametrize("where", ["write", "join"])
def test_a_crash_loses_no_complete_chunk(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As by a power cut: nothing is tidied up."""
    monkeypatch.setattr(results, "CHUNK_GAMES", 16)
    monkeypatch.setattr("wreckfish.lab.series_run.LARGEST_RANGE", 8)
    match, path = match_of("carcass"), tmp_path / "cut.parquet"
    series = make_series(match, ["random"], "storm")
    written, really = 0, getattr(parquet, where)

    def cut_off(*given: Any) -> None:
        nonlocal written
        written += 1
        if written >= (8 if where == "write" else 2):  # in the third chunk, or between two of the joined files
            raise Killed
        really(*given)

    with monkeypatch.context() as patched:
        patched.setattr(parquet, where, cut_off)
        with pytest.raises(Killed):
            run(match, series, Plan(100), Results(path, match, series))
    left = no_sums(match.seats, match.game.measures(match.options, match.parts))
    Results(path, match, series).begin(left)
    assert left.games >= 32
    play(path, match, 100)
    play(tmp_path / "whole.parquet", match, 100)
    same_files(path, tmp_path / "whole.parquet")


def test_files_keep_the_old_key_for_kept_decisions(whole: Path) -> None:
    about = json.loads(pl.read_parquet_metadata(whole)["wreckfish"])
    assert about["series"]["closely"] == ResultSet(whole).series.decisions_every == 1


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
    found = ResultSet(tmp_path / "a.parquet").match()
    assert (found.parts, found.data, found.options) == (match.parts, match.data, match.options)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("a.csv", "call it a.csv.parquet"),
        ("\udcff.parquet", "not valid UTF-8"),
        ("no-such-folder/a.parquet", "no folder"),
        ("text.parquet", "holds no results"),
    ],
)
def test_an_unusable_file_gets_one_sentence(name: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "text.parquet").write_text("no Parquet at all")
    with pytest.raises(WreckfishError, match=sentence):
        play(tmp_path / name, match_of("carcass"), 5)


def test_missing_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(WreckfishError, match="There is no file"):
        ResultSet(tmp_path / "none.parquet")
    play(tmp_path / "a.parquet", match_of("carcass"), 5)
    (tmp_path / "a.seats.parquet").unlink()
    with pytest.raises(WreckfishError, match=r"a\.seats\.parquet is missing"):
        ResultSet(tmp_path / "a.parquet")


def of_other_columns(file: Path) -> None:
    """The same file with a column of another name."""
    frame, about = pl.read_parquet(file), pl.read_parquet_metadata(file)
    frame.rename({frame.columns[-1]: "kraken"}).write_parquet(file, metadata={"wreckfish": about["wreckfish"]})


def of_other_types(file: Path) -> None:
    frame, about = pl.read_parquet(file), pl.read_parquet_metadata(file)
    frame.with_columns(pl.col("game").cast(pl.String)).write_parquet(file, metadata={"wreckfish": about["wreckfish"]})


def of_fewer_rows(file: Path) -> None:
    frame, about = pl.read_parquet(file), pl.read_parquet_metadata(file)
    frame[:-1].write_parquet(file, metadata={"wreckfish": about["wreckfish"]})


def of_strange_numbers(file: Path) -> None:
    """Numbers that cannot be: a seat, a seed or a winner that is not there."""
    frame, about = pl.read_parquet(file), pl.read_parquet_metadata(file)
    column = "points" if "points" in frame.columns else "seat" if "seat" in frame.columns else "first"
    strange = frame.with_columns((pl.col(column) + 77).cast(frame[column].dtype))
    strange.write_parquet(file, metadata={"wreckfish": about["wreckfish"]})


def of_other_bytes(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[:100] + b"U" * 500 + content[600:])


DAMAGES: dict[str, Callable[[Path], object]] = {
    "cut off": lambda file: file.write_bytes(file.read_bytes()[:500]),
    "cut off at the start": lambda file: file.write_bytes(file.read_bytes()[500:]),
    "empty": lambda file: file.write_bytes(b""),
    "a text": lambda file: file.write_text("no Parquet at all"),
    "not there": lambda file: file.unlink(),
    "without a description": lambda file: pl.read_parquet(file).write_parquet(file),
    "of other columns": of_other_columns,
    "of other types": of_other_types,
    "of fewer rows": of_fewer_rows,
    "of strange numbers": of_strange_numbers,
    "of other bytes": of_other_bytes,
}
SERIES = ["simulate", "carcass", "--games", "40", "--seed", "storm", "--jobs", "1", "--decisions-every", "1", "-o"]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole") / "whole.parquet"
    play(path, match_of("carcass"), 40, decisions_every=1)
    return path


def damaged_copy(whole: Path, folder: Path, table: str, damage: str) -> Path:
    path = folder / "a.parquet"
    for each in FRAMES:
        shutil.copy(beside(whole, each), beside(path, each))
    DAMAGES[damage](beside(path, table))
    return path


@pytest.mark.parametrize("table", FRAMES)
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_gets_one_sentence(
    damage: str, table: str, whole: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = damaged_copy(whole, tmp_path, table, damage)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    commands = [["report", str(path)], ["compare", str(whole), str(path)], ["compare", str(path), str(whole)]]
    commands += [["report", str(path), "--json"], ["rules", "--coverage", str(path)]]
    if (damage, table) != ("not there", "games"):  # which would be a new series
        commands.append([*SERIES, str(path)])
    for command in commands:
        assert main([*command, "--lang", "en"]) == 2, command
        said = capfd.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert "a.parquet" in said.err or f"a.{table}.parquet" in said.err
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before, "nothing is touched"


def test_a_file_of_another_series_is_named(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(tmp_path / "b.parquet", match_of("carcass"), 5, "greedy")
    path = damaged_copy(whole, tmp_path, "seats", "empty")
    shutil.copy(tmp_path / "b.seats.parquet", tmp_path / "a.seats.parquet")
    assert main(["report", str(path)]) == 2
    assert "a.seats.parquet belongs to another series" in capsys.readouterr().err


def test_a_damaged_chunk_gets_one_sentence(whole: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """As after a power cut: the series is in chunks, and one of them is damaged."""
    chunks = tmp_path / "a.parquet.pieces"
    chunks.mkdir()
    for table in FRAMES:
        shutil.copy(beside(whole, table), chunks / f"{0:012}.{table}.parquet")
    (chunks / "notes.txt").write_text("mine")
    (chunks / f"{0:012}.seats.parquet").write_bytes(b"")
    assert main([*SERIES, str(tmp_path / "a.parquet")]) == 2
    said = capfd.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_results_of_another_version_get_one_sentence(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An option that there is no more."""
    for table in FRAMES:
        file = beside(whole, table)
        about = json.loads(pl.read_parquet_metadata(file)["wreckfish"])
        about["series"]["options"], about["version"] = {"submarine": "yes"}, "0.0.1"
        old = beside(tmp_path / "old.parquet", table)
        pl.read_parquet(file).write_parquet(old, metadata={"wreckfish": json.dumps(about)})
    for command in (["report", str(old)], ["compare", str(old), str(old)]):
        assert main([*command, "--lang", "en"]) == 2
        said = capsys.readouterr()
        assert said.err.count("\n") == 1
        assert "from another version (0.0.1)" in said.err


@pytest.mark.seconds
def test_a_full_disk_gets_one_sentence_and_the_series_can_continue(tmp_path: Path) -> None:
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
    run(match, series, Plan(300), Results(tmp_path / "a.parquet", match, series))
    assert ResultSet(tmp_path / "a.parquet").about.sums.games == 300


def test_a_batch_has_rows_only_for_a_sink_that_keeps_them() -> None:
    match = match_of("carcass")
    series = make_series(match, ["random"], "storm", decisions_every=1)
    kept, bare = Kept(), Kept(keeps_rows=False)
    for sink in (kept, bare):
        run(match, series, Plan(5), sink)
    assert all(batch.games and batch.decisions for batch in kept.batches)
    assert nth_seed(seed_from("storm"), 0) == kept.batches[0].seeds[:16].hex()
    assert not any(batch.seeds or batch.games or batch.decisions for batch in bare.batches)
    assert sum(batch.count for batch in bare.batches) == 5


def test_a_sink_is_closed_even_if_a_run_fails() -> None:
    match = match_of("carcass")
    series = make_series(match, ["random"], "storm")
    ended, broken = Kept(), Kept()
    run(match, series, Plan(5), ended)
    assert [*dict.fromkeys(ended.calls)] == ["begin", "ready", "close"]

    def fail(games: int) -> bool:
        raise Killed

    broken.go_on = fail
    with pytest.raises(Killed):
        run(match, series, Plan(5), broken)
    assert broken.calls == ["begin", "ready", "close"]


@pytest.mark.seconds
def test_polars_is_loaded_only_after_the_workers_have_started(tmp_path: Path) -> None:
    """It is slow to load and optional, and a process that has its threads cannot be forked."""
    script = """
import sys
from pathlib import Path
from wreckfish.cli.main import main
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game
from wreckfish.lab.results import Results
from wreckfish.lab.series import make_series, no_sums

main(["--help"])
match = make_match(find_game("carcass"), 3)
sums = no_sums(3, match.game.measures(match.options, match.parts))
results = Results(Path("a.parquet"), match, make_series(match, ["random"], "storm"))
results.begin(sums)
assert not {"numpy", "polars", "ray"} & sys.modules.keys()
results.ready(())
assert "polars" in sys.modules
"""
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, stdout=subprocess.DEVNULL, check=True)
