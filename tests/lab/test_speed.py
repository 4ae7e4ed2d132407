"""The benchmark measures what it claims to. No test here uses a clock: figures come from `wreckfish bench`."""

import sys
import tracemalloc
from pathlib import Path

import pytest

from wreckfish import engine, rulebook
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.state import State, play_games
from wreckfish.lab import speed, stopwatch
from wreckfish.lab.series import usual_seats
from wreckfish.lab.speed import SEED, Round
from wreckfish.lab.stopwatch import CHECKED, Copies, Run

A_MOMENT = 0.01


@pytest.fixture
def notes() -> list[str]:
    return []


def table_of(name: str) -> State:
    game = find_game(name)
    return make_match(game, usual_seats(game)).start(SEED)


@pytest.mark.parametrize("name", game_names())
def test_playouts_are_the_games_of_the_seed(name: str) -> None:
    table = table_of(name)
    run = stopwatch.playouts(name, table, SEED, A_MOMENT)
    assert run.moves == play_games(table, run.games, from_seed(SEED))
    assert run.seconds >= A_MOMENT


@pytest.mark.parametrize("name", game_names())
def test_a_python_loop_plays_whole_games(name: str) -> None:
    run = stopwatch.driven(table_of(name), SEED, A_MOMENT)
    assert run.moves >= run.games > 0


@pytest.mark.parametrize("name", game_names())
def test_searches_are_counted_by_simulations_and_moves(name: str) -> None:
    run = stopwatch.searched(name, table_of(name), SEED, A_MOMENT)
    assert run.moves >= run.games > stopwatch.SEARCHED // 10


@pytest.mark.seconds
@pytest.mark.parametrize("name", game_names())
def test_a_clone_is_smaller_than_2_kib(name: str) -> None:
    copies = stopwatch.copies(table_of(name), SEED, A_MOMENT)
    assert copies.clone_ns > 0
    assert copies.clone_bytes > 0
    assert not tracemalloc.is_tracing(), "all that comes later would be slow"
    if engine() == "compiled":
        assert copies.clone_bytes < 2048


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in game_names() if name in stopwatch.FOLDED])
def test_the_reference_plays_the_games_that_the_engine_plays(name: str, notes: list[str]) -> None:
    program = speed.build_reference(rulebook.checkout(), name, notes)
    if program is None:
        pytest.skip(" ".join(notes))
    table = table_of(name)
    seats = str(usual_seats(find_game(name)))
    for games in (1, 10 * CHECKED):
        theirs = speed.run([str(program), SEED, str(games), seats], Run)
        moves = play_games(table, games, from_seed(SEED))
        checksum = stopwatch.checksum(name, table, SEED, min(games, CHECKED))
        assert (theirs.games, theirs.moves, theirs.checksum) == (games, moves, checksum)


def round_of(moves: int, cpp: Run | None = None, interpreted: Run | None = None) -> Round:
    """A round of one second, in which the engine played `moves` moves."""
    return Round(Run(1, moves, 1.0, 7), cpp, interpreted, Run(1, moves, 2.0), Copies(moves, 100.0), Run(2, moves, 0.5))


def test_the_medians_of_the_rounds_count(notes: list[str]) -> None:
    rounds = [round_of(moves, Run(1, moves, 0.5, 7), Run(1, 30, 1.0)) for moves in (300, 900, 600)]
    figures = speed.sum_up("any", rounds, notes)
    assert notes == []
    assert (figures.moves_per_second, figures.python_moves_per_second, figures.clone_ns) == (600, 300, 600)
    assert (figures.cpp_ratio, figures.interpreted_ratio) == (0.5, 20)
    assert (figures.search_simulations_per_second, figures.search_moves_per_second) == (4, 1200)


def test_a_missing_measurement_has_no_ratio() -> None:
    figures = speed.sum_up("any", [round_of(5)], [])
    assert (figures.cpp_ratio, figures.interpreted_ratio) == (None, None)


@pytest.mark.parametrize("cpp", [Run(1, 5, 0.5, 8), Run(1, 6, 0.5, 7), Run(2, 5, 0.5, 7)])
def test_a_reference_that_plays_other_games_is_not_compared(cpp: Run, notes: list[str]) -> None:
    figures = speed.sum_up("any", [round_of(5, cpp)], notes)
    assert figures.cpp_ratio is None
    assert "plays other games" in notes[0]


def test_without_a_compiler_there_is_no_reference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, notes: list[str]
) -> None:
    monkeypatch.setattr(speed, "COMPILERS", ("no-such-compiler",))
    (tmp_path / "benchmarks/reference").mkdir(parents=True)
    (tmp_path / "benchmarks/reference/any.cpp").touch()
    assert speed.build_reference(tmp_path, "any", notes) is None
    assert "no C++ compiler" in notes[0]


def test_a_reference_that_does_not_build_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, notes: list[str]
) -> None:
    monkeypatch.setattr(speed, "COMPILERS", (sys.executable,))  # it knows no -O2: it fails
    (tmp_path / "benchmarks/reference").mkdir(parents=True)
    (tmp_path / "benchmarks/reference/any.cpp").touch()
    assert speed.build_reference(tmp_path, "any", notes) is None
    assert "cannot build any.cpp" in notes[0]


def test_outside_a_checkout_there_is_nothing_to_compare_with(notes: list[str]) -> None:
    assert speed.build_reference(None, "any", notes) is None
    assert speed.find_peers(None, notes) == {}
    assert len(notes) == 2


def test_a_peer_that_is_not_installed_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, notes: list[str]
) -> None:
    monkeypatch.setattr(speed, "PEERS", {"kraken.pig": (["kraken.py"], "no_such_module")})
    assert speed.find_peers(tmp_path, notes) == {}
    assert "no_such_module is not installed" in notes[0]
