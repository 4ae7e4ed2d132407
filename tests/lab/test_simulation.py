"""Series of games between bots: reproducible game by game, and the figures are those of the games."""

import math
import multiprocessing
import subprocess
import sys
from pathlib import Path
from statistics import stdev
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kept import Kept

from wreckfish.core.game import Match, make_match
from wreckfish.core.record import Ply, Record, verify
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.state import State
from wreckfish.core.values import Outcome, Score, WreckfishError
from wreckfish.lab.engines import Worker, local_engine
from wreckfish.lab.rows import WHOLE, Rows
from wreckfish.lab.series import Batch, Player, Series, Sums, make_series, no_sums, record_of, sums_of, usual_seats
from wreckfish.lab.series_run import Plan, SeriesRun, Sink, next_look
from wreckfish.lab.simulate import figures, run, simulate
from wreckfish.lab.statistics import deviation, holm, two_sided, wide_z, wilson

TALKATIVE = {"dolores": "casual"}  # bots that talk; other games use the quickest


def match_of(name: str, seats: int | None = None) -> Match:
    game = find_game(name)
    return make_match(game, seats or usual_seats(game))


@pytest.fixture(params=game_names())
def match(request: pytest.FixtureRequest) -> Match:
    return match_of(request.param)


def untimed(value: object) -> dict[str, Any]:
    """All figures but those of the clock."""
    figures = msgspec.to_builtins(value)
    return {name: figure for name, figure in figures.items() if name not in ("seconds", "games_per_second")}


def test_the_same_seed_gives_the_same_figures(match: Match) -> None:
    first, again, other = (simulate(match, ["random"], 4, seed) for seed in ("storm", "storm", "calm"))
    assert untimed(first) == untimed(again)
    assert untimed(first) != untimed(other)


def test_every_game_is_won_and_ends_once(match: Match) -> None:
    result = simulate(match, ["random"], 8, "storm")
    assert result.games == result.games_asked == 8
    assert sum(seat.wins for seat in result.seats) == pytest.approx(8)
    assert sum(result.endings.values()) == 8
    assert len(result.seats) == match.seats
    assert result.moves_per_game > 0


# ---- Games and records --------------------------------------------------------------------------------------------


def test_a_game_of_the_series_can_be_kept_as_a_record(match: Match) -> None:
    bots = TALKATIVE.get(match.game.name, "random")
    series = make_series(match, [bots], "storm")
    records = [record_of(match, series, number) for number in range(3)]
    assert all(verify(record).sound for record in records)
    summed = simulate(match, [bots], 3, "storm")
    points = [[int(word) for word in record.result.split()[:-1]] for record in records]
    assert [seat.mean_score for seat in summed.seats] == [sum(column) / 3 for column in zip(*points, strict=True)]
    assert summed.moves_per_game == sum(len(record.plies) for record in records) / 3
    assert {record.bots[0] for record in records} == {bots}


def accounts(match: Match, record: Record) -> list[list[int]]:
    state = record.replay()
    return [list(state.final_tally(seat)) for seat in range(match.seats)]


@pytest.mark.parametrize("option", ["", "divers=dealt", "variant=heap-of-treasure", "variant=all-hands"])
def test_the_parts_of_a_tally_add_up_to_the_points(match: Match, option: str) -> None:
    if option:
        if match.game.name != "carcass":
            pytest.skip("an option of another game")
        match = make_match(match.game, 3, dict([option.split("=")]))
    measures = match.game.measures(match.options, match.parts)
    for number in range(2):
        record = record_of(match, make_series(match, ["random"], "parts"), number)
        outcome = record.replay().outcome()
        assert outcome is not None
        for account, score in zip(accounts(match, record), outcome.scores, strict=True):
            assert len(account) == len(measures.parts) + len(measures.things)
            assert sum(account[: len(measures.parts)]) == score.points
            for mask, names in zip(account[len(measures.parts) :], measures.things.values(), strict=True):
                assert 0 <= mask < 2 ** len(names)


def test_a_tally_names_the_things_a_seat_has() -> None:
    """The cards in a Hold, as the view after the game shows them."""
    match = match_of("carcass")
    record = record_of(match, make_series(match, ["greedy"], "things"), 0)
    names = match.game.measures(match.options, match.parts).things["card"]
    view: Any = record.replay().view(None)
    for account, seat in zip(accounts(match, record), view.seats, strict=True):
        assert sorted(name for place, name in enumerate(names) if account[-1] >> place & 1) == sorted(seat.hold)


def test_a_game_without_parts_counts_only_points() -> None:
    assert list(Ended(7, 3).final_tally(0)) == [7]
    assert Ended(7, 3).why_over() == "test"
    assert Ended(7, 3).turns_taken() == -1


# ---- Ranges, workers, ends ----------------------------------------------------------------------------------------


def rows_of(match: Match, series: Series, games: int, jobs: int) -> tuple[Sums, list[Batch]]:
    sums, kept = no_sums(match.seats, match.game.measures(match.options, match.parts)), Kept()
    with local_engine(Player(series, match, True), jobs, games) as engine:
        SeriesRun(engine, sums, Plan(games), kept).play()
    return sums, kept.batches


def joined(batches: list[Batch]) -> list[object]:
    """The rows of all batches; the number of an ending is its own in each of them."""
    endings = [list(batch.sums.endings) for batch in batches]
    assert all(words == endings[0] for words in endings), "for this test, choose games that end in one way"
    return [b"".join(getattr(batch, kind) for batch in batches) for kind in ("seeds", "games", "decisions")]


def test_rows_do_not_depend_on_the_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wreckfish.lab.engines.WORTH_IT", 0.0)
    match = match_of("carcass")
    series = make_series(match, ["greedy", "random", "random"], "workers", rotate=True, decisions_every=3)
    alone, several = rows_of(match, series, 60, 1), rows_of(match, series, 60, 2)
    assert len(several[1]) > 1
    assert joined(alone[1]) == joined(several[1])
    assert alone[0] == several[0]
    assert [batch.first for batch in several[1]] == sorted(batch.first for batch in several[1])


def test_a_killed_worker_ends_the_series_with_a_sentence() -> None:
    match = match_of("carcass")
    series = make_series(match, ["random"], "killed")

    def kill(done: int) -> bool:
        for worker in multiprocessing.active_children():
            worker.kill()
        return True

    with pytest.raises(WreckfishError, match="worker process was killed"):
        run(match, series, Plan(10**7, jobs=2), Sink(kill))
    assert not multiprocessing.active_children()


def test_an_exception_in_a_worker_is_raised_in_the_parent() -> None:
    match = match_of("carcass")
    context = multiprocessing.get_context("spawn")
    player = Player(make_series(match, ["random"], "wrong"), match, True)
    worker = Worker(context, context.RawValue("b", 0), player)
    worker.ask(0, "many")  # type: ignore[arg-type]
    worker.ask(0, 3)
    with pytest.raises(TypeError):
        worker.answer()
    batch = worker.answer()
    assert batch is not None
    assert batch.sums.games == 3
    worker.end()


@pytest.mark.seconds
@pytest.mark.skipif(sys.platform == "win32", reason="there it is another call")
def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    words = ["simulate", "carcass", "--games", "1000000000", "--jobs", "3", "--bots", "random"]
    asking = psutil.Popen([sys.executable, "-m", "wreckfish", *words], cwd=tmp_path, stderr=subprocess.DEVNULL)
    workers: list[psutil.Process] = []
    while len(workers) < 3:
        assert asking.poll() is None
        workers = asking.children()
    asking.kill()
    asking.wait()
    assert psutil.wait_procs(workers, timeout=30)[1] == []


def test_keeping_decisions_does_not_change_the_games(match: Match) -> None:
    """And it sees the games of the series, move by move."""
    bots = TALKATIVE.get(match.game.name, "random")
    seen, unseen = (make_series(match, [bots], "look", decisions_every=number) for number in (1, 0))
    assert rows_of(match, seen, 2, 1)[1][0].games == rows_of(match, unseen, 2, 1)[1][0].games
    batch = rows_of(match, seen, 1, 1)[1][0]
    size = 32 + 4 * match.seats
    rows = [batch.decisions[place : place + size] for place in range(0, len(batch.decisions), size)]
    plies = [Ply(int.from_bytes(row[28:32], "little"), int.from_bytes(row[8:16], "little")) for row in rows]
    assert plies == record_of(match, seen, 0).plies


def test_bots_that_rotate_are_summed_up_by_name() -> None:
    match = match_of("carcass", 2)
    bots = ["greedy", "random"]
    kept, turned = (
        run(match, make_series(match, bots, "rotate", rotate=rotate), Plan(100)) for rotate in (False, True)
    )
    for result in (kept, turned):
        assert [line.bot for line in result.seats] == bots
        assert result.seats[0].win_rate > 0.7
    series = make_series(match, bots, "rotate", rotate=True)
    assert [record_of(match, series, number).bots for number in (0, 1)] == [
        dict(enumerate(bots)),
        {0: "random", 1: "greedy"},
    ]


def test_a_stopped_series_keeps_its_games(match: Match) -> None:
    result = simulate(match, ["random"], 100_000_000, "storm", Sink(lambda done: done < 7))
    assert 7 <= result.games < 100_000_000
    again = simulate(match, ["random"], result.games, "storm")
    assert untimed(result) == {**untimed(again), "games_asked": 100_000_000}


def test_a_series_ends_when_it_is_precise_enough_on_any_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wreckfish.lab.engines.WORTH_IT", 0.0)
    match = match_of("carcass")
    series = make_series(match, ["random"], "sure")
    alone, several = (run(match, series, Plan(10**6, 0.03, jobs)) for jobs in (1, 2))
    assert untimed(alone) == untimed(several)
    assert alone.sure
    assert alone.games in range(800, 1200, 100)
    assert all(high - low <= 0.06 for low, high in (seat.win_rate_interval for seat in alone.seats))
    assert not run(match, series, Plan(100, 0.03)).sure


def test_the_precision_is_checked_at_round_numbers() -> None:
    looks = [0]
    while looks[-1] < 30_000:
        looks.append(next_look(looks[-1]))
    assert looks == [*range(0, 1000, 100), *range(1000, 10_000, 1000), 10_000, 20_000, 30_000]


def test_bots_keep_the_seats_they_are_given(match: Match) -> None:
    bots = ["greedy", *["random"] * (match.seats - 1)]
    assert [seat.bot for seat in simulate(match, bots, 1, "storm").seats] == bots


def test_after_one_game_there_is_no_deviation(match: Match) -> None:
    assert {seat.score_sd for seat in simulate(match, ["random"], 1, "storm").seats} == {None}


# ---- Sums ---------------------------------------------------------------------------------------------------------


class Ended(State):
    """A position in which a game has ended as a test wants it."""

    def __init__(self, *points: int) -> None:
        super().__init__(len(points))
        self.points = points

    def score_now(self, seat: int) -> float:
        return float(self.points[seat])

    def outcome(self) -> Outcome:
        best = max(self.points)
        return Outcome("test", tuple(Score(points, 1 if points == best else 2) for points in self.points))


def test_a_shared_win_is_split() -> None:
    rows = Rows(Ended(0, 0, 0), 1)
    for points in ((5, 5, 1), (9, 2, 2), (4, 4, 4)):
        rows.enter(Ended(*points), 0, 10, 0)
    sums = sums_of(rows)
    assert sums.wins == [WHOLE // 2 + WHOLE + WHOLE // 3, WHOLE // 2 + WHOLE // 3, WHOLE // 3]
    assert figures(sums, 0, "any").mean_score == 6
    assert figures(sums, 0, "any").score_sd == pytest.approx(stdev([5, 9, 4]))
    assert sums.winners_parts == [WHOLE * (5 + 9 + 4)]
    assert sums.turns < 0, "it counts no turns"


# ---- Statistics ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (1, 1, 0.2065, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_the_interval_matches_the_textbook(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10**7).flatmap(lambda games: st.tuples(st.floats(0, games), st.just(games))))
def test_the_interval_contains_the_rate(case: tuple[float, int]) -> None:
    wins, games = case
    low, high = wilson(wins, games)
    assert 0 <= low <= high <= 1
    assert low - 1e-9 <= wins / games <= high + 1e-9


@given(st.lists(st.integers(-500, 500), min_size=2, max_size=50))
def test_the_deviation_is_the_samples(points: list[int]) -> None:
    found = deviation(sum(points), sum(value * value for value in points), len(points))
    assert found is not None
    assert math.isclose(found, stdev(points), abs_tol=1e-9)


def test_many_tests_are_corrected_by_holms_method() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []
    assert two_sided(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert wide_z(1) == pytest.approx(1.96, abs=1e-3)
    assert wide_z(60) == pytest.approx(3.34, abs=1e-2)


# ---- Refusals -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [[], ["random"] * 5])
def test_bots_are_named_for_all_seats(match: Match, bots: list[str]) -> None:
    with pytest.raises(WreckfishError, match=f"{len(bots)} bots are named for {match.seats} seats"):
        simulate(match, bots, 1, "storm")


def test_an_unknown_bot_is_refused(match: Match) -> None:
    with pytest.raises(WreckfishError, match="no bot “kraken”"):
        simulate(match, ["kraken"], 1, "storm")


@pytest.mark.parametrize("games", [0, -1])
def test_a_series_has_at_least_one_game(match: Match, games: int) -> None:
    with pytest.raises(WreckfishError, match="at least one game"):
        simulate(match, ["random"], games, "storm")
