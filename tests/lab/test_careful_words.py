"""Words as careful as the sample: how often a verdict is wrong or a planted flaw found, and how it is worded."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars as pl
import pytest
from straws import STRAWS

from wreckfish.bots.random import RandomBot
from wreckfish.cli.main import main
from wreckfish.core.game import Measures, make_match
from wreckfish.core.registry import find_game
from wreckfish.lab.analysis import Analysis, Fairness, analyse, fairness, named_rate
from wreckfish.lab.comparison import Change, Comparison, changed
from wreckfish.lab.comparison_page import ComparisonPage
from wreckfish.lab.report import Report
from wreckfish.lab.result_set import ResultSet
from wreckfish.lab.results import Results
from wreckfish.lab.seat_tally import SeatTally
from wreckfish.lab.series import Trial, make_series, try_bot
from wreckfish.lab.series_run import Plan
from wreckfish.lab.simulate import run
from wreckfish.lab.statistics import Estimate, chi_square, uneven
from wreckfish.lab.wording import Wording

GAME = find_game("carcass")


def planted(luck: np.random.Generator, games: int, rates: list[float], things: int = 0) -> SeatTally:
    """Games that seats win by these rates; one in ten is shared with another seat. Things fall at random."""
    seats = len(rates)
    tally = SeatTally(seats, Measures((), {"card": tuple(map(str, range(things)))}))
    winner = luck.choice(seats, games, p=rates)
    shares = np.zeros((games, seats))
    shares[np.arange(games), winner] = 1
    tied = luck.random(games) < 0.1
    other = (winner + luck.integers(1, seats, games)) % seats
    shares[tied] /= 2
    shares[tied, other[tied]] = 0.5
    masks = np.zeros((games, seats), np.int64)
    for place in range(things):
        masks |= (luck.random((games, seats)) < 0.02).astype(np.int64) << place
    points = np.zeros(games * seats, np.int64)
    tally.add(pl.DataFrame({"share": shares.ravel(), "points": points, "has.card": masks.ravel()}))
    return tally


def verdict(*tallies: SeatTally) -> list[str]:
    """The verdicts on seats and on the order of play."""
    groups = [[named_rate(str(seat), wins, tally.games) for seat, wins in enumerate(tally.wins)] for tally in tallies]
    return [found.verdict for found in fairness(groups, tallies[0].games, tallies[0].share_squares) if found]


# ---- How often a verdict is false ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "freedom"), [(3.8415, 1), (5.9915, 2), (7.8147, 3), (9.4877, 4), (14.067, 7)])
def test_chi_square_chances_match_the_tables(value: float, freedom: int) -> None:
    assert chi_square(value, freedom) == pytest.approx(0.05, abs=1e-4)


def test_without_shared_wins_the_test_is_pearsons() -> None:
    squares = sum((wins - 500) ** 2 / 500 for wins in (440, 560, 500))
    assert uneven([440, 560, 500], 1500, 1500) == pytest.approx(chi_square(squares, 2))
    assert uneven([100, 100], 200, 100) == 1.0, "all victories are shared by all"


@pytest.mark.seconds
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_symmetric_game_is_called_unfair_in_at_most_one_series_of_a_hundred(seats: int) -> None:
    """Planted: the seats are equal, and so is the order. In one series of twenty at most, something *may* be unfair."""
    luck, said = np.random.default_rng(seats), Counter[str]()
    for _ in range(1000):
        found = verdict(planted(luck, 300, [1 / seats] * seats), planted(luck, 300, [1 / seats] * seats))
        said["unfair"] += "unfair" in found or "small" in found
        said["may"] += "may" in found
    assert said["unfair"] <= 15, "10 are promised, give or take what luck does in 1000 series"
    assert said["unfair"] + said["may"] <= 65, "50 are promised"


@pytest.mark.seconds
def test_a_planted_unfair_seat_is_found_nine_times_in_ten() -> None:
    """A seat that wins 40 % instead of 33.3 %, in a thousand games."""
    luck = np.random.default_rng(7)
    found = [verdict(planted(luck, 1000, [0.41, 0.295, 0.295])) for _ in range(200)]  # shared ones level it to 40 %
    assert found.count(["unfair"]) >= 180


def judged(folder: Path, seed: int, games: int, edge: int = 0) -> tuple[str, str]:
    """What a report on a series of the planted game finds of its seats, and of its order of play."""
    match = make_match(STRAWS, 3, {"edge": str(edge)})
    series = make_series(match, ["random"], str(seed), decisions_every=0)
    path = folder / f"{seed}.parquet"
    run(match, series, Plan(games), Results(path, match, series))
    analysis = analyse(ResultSet(path))
    assert analysis.seats_fair is not None
    assert analysis.order_fair is not None
    return analysis.seats_fair.verdict, analysis.order_fair.verdict


@pytest.mark.seconds
def test_at_most_one_seed_in_a_hundred_makes_a_symmetric_game_unfair(tmp_path: Path) -> None:
    """The whole way, from games to analysis: a hundred seeds."""
    said = [judged(tmp_path, seed, 100) for seed in range(100)]
    assert sum("unfair" in each or "small" in each for each in said) <= 3, "1 is promised, give or take luck"
    assert sum("unseen" in each for each in said) >= 90


@pytest.mark.seconds
def test_a_planted_edge_of_the_first_seat_is_found_with_every_seed(tmp_path: Path) -> None:
    """Straws that are ten longer win 44 % of the games."""
    said = [judged(tmp_path, seed, 600, edge=10) for seed in range(20)]
    assert [seats for seats, _ in said].count("unfair") >= 18
    assert [order for _, order in said].count("unfair") == 0


def test_a_difference_that_is_certain_but_small_is_called_small() -> None:
    luck = np.random.default_rng(3)
    assert verdict(planted(luck, 40_000, [0.35, 0.325, 0.325])) == ["small"]
    assert verdict(planted(luck, 40_000, [1 / 3] * 3)) == ["fair"]
    assert verdict(planted(luck, 400, [1 / 3] * 3)) == ["unseen"]


@pytest.mark.seconds
def test_rare_things_do_not_seem_to_matter_by_luck() -> None:
    """Planted: thirty things that fall at random, each to some two dozen seats of a series."""
    luck = np.random.default_rng(5)
    series = [planted(luck, 300, [0.25] * 4, things=30).thing_figures() for _ in range(300)]
    assert sum(any(thing.matters for thing in things) for things in series) <= 6, "1 % is promised"
    assert sum(any(thing.matters or thing.may_matter for thing in things) for things in series) <= 20


# ---- Words --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def some_games(tmp_path_factory: pytest.TempPathFactory) -> tuple[ResultSet, Analysis]:
    match = make_match(GAME, 3)
    series = make_series(match, ["random"], "careful", decisions_every=10)
    path = tmp_path_factory.mktemp("careful") / "a.parquet"
    run(match, series, Plan(200), Results(path, match, series))
    found = ResultSet(path)
    return found, analyse(found)


@pytest.mark.parametrize(
    ("judged", "english", "german"),
    [
        ("unfair", "The seats are not fair: seat 2", "Die Plätze sind nicht fair: Platz 2"),
        ("small", "only a little: seat 2", "nur wenig"),
        ("fair", "none is more than 2 percentage points away", "mehr als 2 Prozentpunkte"),
        ("may", "The seats may not be fair: seat 2", "vielleicht nicht fair: Platz 2"),
        ("unseen", "up to 9.9 percentage points could still hide in 200 games", "bis zu 9,9 Prozentpunkten"),
    ],
)
def test_every_verdict_has_its_words(
    some_games: tuple[ResultSet, Analysis], judged: Any, english: str, german: str
) -> None:
    found, analysis = some_games
    fair = Fairness(judged, 0.02, 1, 0.099)
    analysis = msgspec.structs.replace(analysis, seats_fair=fair, order_fair=fair)
    for language, words in (("en", english), ("de", german)):
        seats, order = Report(found, analysis, None, Wording(language, GAME)).seats_in_short()
        assert words in seats
        assert seats != order


def test_a_leader_of_few_games_may_be_a_runaway_leader(some_games: tuple[ResultSet, Analysis]) -> None:
    found, analysis = some_games
    assert analysis.course is not None

    def told(low: float, value: float, high: float) -> str:
        assert analysis.course is not None
        course = msgspec.structs.replace(analysis.course, leader_wins=(Estimate(value, low, high),) * 9)
        (words,) = Report(found, msgspec.structs.replace(analysis, course=course), None, say).lead_in_short()
        return words

    say = Wording("en", GAME)
    assert "That is a runaway leader" in told(0.8, 0.85, 0.9)
    assert "may be a runaway leader, but more games are needed" in told(0.6, 0.85, 1.0)
    assert "The game stays open for a long time" in told(0.35, 0.4, 0.45)
    assert "may stay open" in told(0.2, 0.4, 0.6)


def test_bots_that_differ_by_luck_are_not_told_apart(some_games: tuple[ResultSet, Analysis]) -> None:
    found, analysis = some_games
    for chance, words in ((0.001, "Skill counts: "), (0.03, "Skill may count: "), (0.3, "No bot clearly wins more")):
        bots = (named_rate("sound", 110, 200), named_rate("casual", 90, 200))
        told = msgspec.structs.replace(analysis, bots=bots, skill=chance)
        assert any(line.startswith(words) for line in Report(found, told, None, Wording("en", GAME)).in_short())


def difference(*changes: Change) -> list[str]:
    comparison = Comparison("a", "b", (5000, 5000), True, ("greedy",) * 3, (), (), changes)
    return list(ComparisonPage([comparison], Wording("en", GAME)).in_short())[1:]


def change(value: float, chance: float, either_way: float = 0.06) -> Change:
    found = Estimate(value, value - either_way, value + either_way)
    return Change("seat", "0", True, 0.3, 0.3 + value, found, None, chance)


def test_a_change_is_reported_with_the_certainty_it_has() -> None:
    (sure,) = difference(change(0.05, 0.001))
    assert sure.startswith("b: Seat 1 wins from 30.0")
    (small,) = difference(change(0.005, 0.001))
    assert small.startswith("b: only small differences beyond chance (1)")
    (may,) = difference(change(0.05, 0.03))
    assert may.startswith("b: this may have changed, or it is chance: Seat 1 wins")
    (same,) = difference(change(0.05, 0.3))
    assert same == "b: no difference from a is clearly beyond chance, in one figure."


def test_only_a_certain_imbalance_is_called_one() -> None:
    """A seat that wins 12 points more, give or take as much or little."""
    assert not any(words.startswith("Imbalance") for words in difference(change(0.12, 0.001, 0.08)))
    assert difference(change(0.12, 0.001, 0.02))[0].startswith("Imbalance: with b, Seat 1 wins 42.0")


def test_a_change_that_is_the_same_in_every_game_is_certain() -> None:
    turns = ("turns", "", False)
    assert changed(turns, 3, 4, 0.0, None, 500).chance == 0.0
    assert changed(turns, 3, 4, 0.0, None, 5).chance == 1.0, "a few games may differ alike by luck"
    assert changed(turns, 3, 3, 0.0, None, 500).chance == 1.0


# ---- Bots that do not beat random ones ----------------------------------------------------------------------------


@pytest.mark.seconds
def test_good_bots_beat_random_bots_within_a_few_games() -> None:
    trial = try_bot(make_match(GAME, 2), "0" * 32, "greedy")
    assert trial.beats
    assert trial.games <= 40


@pytest.mark.seconds
@pytest.mark.parametrize("language", ["en", "de"])
def test_bots_that_do_not_beat_random_bots_get_a_warning(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Planted: what is called greedy plays at random."""
    monkeypatch.setattr("wreckfish.lab.series.find_bot", lambda name: lambda game: RandomBot())
    files = [str(tmp_path / f"{name}.parquet") for name in "ab"]
    words = {"en": "greedy won", "de": "gewann „gierig“"}[language]
    for file in files:
        asked = ["--bots", "greedy", "--games", "100", "--jobs", "1", "--decisions-every", "0", "--lang", language]
        assert main(["simulate", "carcass", *asked, "--seed", "plant", "-o", file]) == 0
        assert words in " ".join(capsys.readouterr().out.split())
    assert main(["report", files[0], "--lang", language]) == 0
    assert words in (tmp_path / "a.html").read_text("utf-8")
    capsys.readouterr()
    assert main(["compare", *files, "--lang", language]) == 0
    assert words in " ".join(capsys.readouterr().out.split())


def test_random_bots_are_named_as_such_and_good_bots_get_no_warning() -> None:
    say = Wording("en", GAME)
    assert "at random" in "".join(say.cautions(5000, ["random"] * 3, []))
    assert list(say.cautions(5000, ["greedy"] * 3, [Trial("greedy", 20, 0.9, 0.5, True)])) == []
    assert list(say.cautions(5000, ["greedy", "random"], [])) == []
    assert "999 games are few" in "".join(say.cautions(999, ["greedy"] * 3, []))
