"""Reports: figures match the rows, both languages have all sentences, and a page is self-contained."""

from __future__ import annotations

import math
import re
from pathlib import Path

import msgspec
import numpy as np
import polars as pl
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

from wreckfish.cli.main import main
from wreckfish.core.game import Measures, make_match
from wreckfish.core.registry import find_game
from wreckfish.lab import plots
from wreckfish.lab.analysis import Analysis, analyse
from wreckfish.lab.game_course import CourseTally
from wreckfish.lab.report import Report, make, watched
from wreckfish.lab.result_set import ResultSet
from wreckfish.lab.results import Results
from wreckfish.lab.seat_tally import SeatTally
from wreckfish.lab.series import make_series
from wreckfish.lab.series_run import Plan
from wreckfish.lab.simulate import run
from wreckfish.lab.statistics import Estimate, wide_z
from wreckfish.lab.wording import TEXT, Wording
from wreckfish.language import LANGUAGES


def results(path: Path, game: str, games: int, bots: list[str], decisions_every: int = 4, **options: str) -> Path:
    match = make_match(find_game(game), 3, options)
    series = make_series(match, bots, "report", decisions_every=decisions_every, rotate=len(bots) > 1)
    run(match, series, Plan(games), Results(path, match, series))
    return path


@pytest.fixture(scope="session")
def random_games(tmp_path_factory: pytest.TempPathFactory) -> ResultSet:
    return ResultSet(results(tmp_path_factory.mktemp("lab") / "a.parquet", "carcass", 1500, ["random"]))


@pytest.fixture(scope="session")
def random_analysis(random_games: ResultSet) -> Analysis:
    return analyse(random_games)


# ---- Figures ------------------------------------------------------------------------------------------------------


def test_rates_and_means_match_the_rows(random_games: ResultSet, random_analysis: Analysis) -> None:
    seats, games = random_games.frame("seats").collect(), random_games.frame("games").collect()
    for seat, line in enumerate(random_analysis.seats):
        assert line.count == pytest.approx(seats.filter(pl.col("seat") == seat)["share"].sum())
        assert line.rate.low < line.rate.value < line.rate.high
    assert random_analysis.moves.mean.value == pytest.approx(games["moves"].mean())
    assert random_analysis.moves.median == int(games["moves"].quantile(0.5, "nearest") or 0)
    assert random_analysis.points.mean.value == pytest.approx(seats["points"].mean())
    winners = seats.filter(pl.col("share") > 0)
    assert random_analysis.winners_points.mean.value == pytest.approx(winners["points"].mean())
    assert sum(line.count for line in random_analysis.order) == pytest.approx(1500)
    assert [line.name for line in random_analysis.endings] == ["deck-empty"]
    assert sum(part.winners for part in random_analysis.parts) == pytest.approx(
        (winners["points"] * winners["share"]).sum() / 1500, rel=1e-6
    )


def test_the_error_of_a_things_difference_is_estimated_by_game(
    random_games: ResultSet, random_analysis: Analysis
) -> None:
    """The error is that of the textbooks' formula for clusters, written out row by row."""
    seats = random_games.frame("seats").collect()
    share = seats["share"].to_numpy().astype(float)
    for place in (0, 17, 59):
        has = (seats["has.card"].to_numpy() >> place & 1).astype(float)
        with_it, without = share[has == 1].mean(), share[has == 0].mean()
        influence = has * (share - with_it) / has.sum() - (1 - has) * (share - without) / (1 - has).sum()
        error = math.sqrt((influence.reshape(-1, 3).sum(axis=1) ** 2).sum())
        spread = (share @ share / 1500 - 1 / 3) / 2  # of a share, if the card made no difference
        among = (has.reshape(-1, 3).sum(axis=1) ** 2).sum() / 3
        error = max(error, (1 / has.sum() + 1 / (1 - has).sum()) * math.sqrt(spread * (has.sum() - among)))
        thing = random_analysis.things[place]
        assert thing.difference is not None
        assert thing.difference.value == pytest.approx(with_it - without)
        assert thing.difference.high - thing.difference.value == pytest.approx(wide_z(60) * error)
        assert thing.had == pytest.approx(has.mean())
        assert thing.unused == pytest.approx((has.reshape(-1, 3).sum(axis=1) == 0).mean())


def test_a_card_that_wins_is_told_from_one_that_does_not() -> None:
    """Planted: the owner of thing 0 always wins, thing 1 falls at random, and no one has thing 2."""
    luck = np.random.default_rng(1)
    tally = SeatTally(3, Measures((), {"card": ("wins", "idle", "absent")}))
    winner = luck.integers(0, 3, 40_000)
    share = np.zeros((40_000, 3))
    share[np.arange(40_000), winner] = 1
    masks = (share * (luck.random((40_000, 1)) < 0.8)).astype(int) | (luck.random((40_000, 3)) < 0.5) * 2
    tally.add(
        pl.DataFrame({"share": share.reshape(-1), "points": share.reshape(-1) * 10, "has.card": masks.reshape(-1)})
    )
    wins, idle, absent = tally.thing_figures()
    assert wins.matters
    assert not wins.dead
    assert wins.difference is not None
    assert wins.difference.value > 0.8
    assert not idle.matters
    assert idle.dead
    assert absent.dead
    assert absent.difference is None


def test_the_course_of_games_is_read_from_their_decisions(random_games: ResultSet, random_analysis: Analysis) -> None:
    course, decisions = random_analysis.course, random_games.frame("decisions").collect()
    assert course is not None
    assert course.games == 375
    assert course.forced == pytest.approx((decisions["choices"] == 1).mean())
    by_game = decisions.group_by("game").agg(pl.col("choices").mean(), pl.col("turn").n_unique(), pl.len())
    assert course.choices.value == pytest.approx(by_game["choices"].mean())
    assert course.decisions_per_turn is not None
    assert course.decisions_per_turn.value == pytest.approx((by_game["len"] / by_game["turn"]).mean())
    rates = [rate.value for rate in course.leader_wins if rate]
    assert rates[-1] > rates[0]
    assert course.comebacks is not None
    assert 0 < course.comebacks.value < 1
    assert course.deficit.value > 0


def test_points_of_a_game_with_few_sole_leaders_are_left_out() -> None:
    """Planted: no seat has a point until the last third; then seat 1 has one, and wins half of the games."""
    tally = CourseTally(2)
    for game in range(40):
        standing = np.zeros((10, 2))
        standing[7:, 0] = 1
        standing[3, 0] = game < 2  # a leader for a moment, in one game of twenty
        shares = np.array([1.0, 0.0] if game % 2 else [0.0, 1.0])
        tally.add(standing, np.full(10, 2), np.arange(10), shares)
    course = tally.figures()
    assert course.leads == (0, 0, 0, 0.05, 0, 0, 0, 1, 1)
    assert [rate is not None for rate in course.leader_wins] == [False] * 7 + [True] * 2
    assert course.leader_wins[-1] is not None
    assert course.leader_wins[-1].value == 0.5
    assert course.comebacks is None


def test_comebacks_are_counted_in_games_with_a_sole_leader() -> None:
    """Planted: one game in four has a leader at half time, who loses it."""
    tally = CourseTally(2)
    for game in range(40):
        standing = np.zeros((10, 2))
        standing[:, 0] = game % 4 == 0
        tally.add(standing, np.full(10, 2), np.arange(10), np.array([0.0, 1.0]))
    course = tally.figures()
    assert course.comebacks is not None
    assert course.comebacks.value == 1.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_names_the_points_left_out(random_games: ResultSet, random_analysis: Analysis, language: str) -> None:
    say, course = Wording(language, find_game("carcass")), random_analysis.course
    assert course is not None
    late = (*[None] * 6, *course.leader_wins[6:])
    few = msgspec.structs.replace(course, leader_wins=late, comebacks=None)
    plate = Report(random_games, msgspec.structs.replace(random_analysis, course=few), None, say).lead()
    text = plate.replace("\N{NO-BREAK SPACE}", " ")
    assert {"en": "Left out: 10 %, 20 %, 30 %, 40 %, 50 % and 60 %", "de": "Ausgelassen: 10 %,"}[language] in text
    assert {"en": "comebacks are not counted", "de": "keine Aufholjagden gezählt"}[language] in plate
    assert plate.count("<circle") == 3
    none = msgspec.structs.replace(course, leader_wins=(None,) * 9, comebacks=None)
    empty = Report(random_games, msgspec.structs.replace(random_analysis, course=none), None, say).lead()
    assert "<svg" not in empty


# ---- The page -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_self_contained(random_games: ResultSet, random_analysis: Analysis, language: str) -> None:
    say = Wording(language, find_game("carcass"))
    page = Report(random_games, random_analysis, None, say).page()
    assert page.startswith("<!doctype html>")
    assert f'lang="{language}"' in page
    assert re.findall(r"url\((?!data:)", page) == []
    assert re.findall(r"""(?:src|href)=["']?[^"'>]*""", page) == []
    assert [url for url in re.findall(r"https?://[^\s\"<]+", page) if "www.w3.org" not in url] == []
    assert page.count('<svg class="plot"') >= 6
    for plot in re.findall(r'<svg class="plot".*?</svg>', page):
        assert "nan" not in plot.replace("dominan", "")
        assert re.search(r'aria-label="[^"]{10,}"', plot)
    assert {"en": "33.3\N{NO-BREAK SPACE}%", "de": "33,3\N{NO-BREAK SPACE}%"}[language] in page


@pytest.mark.slow
def test_a_report_on_bots_of_several_kinds_with_rules_that_came_up(tmp_path: Path) -> None:
    found = ResultSet(
        results(tmp_path / "b.parquet", "carcass", 60, ["greedy", "random", "random"], 30, divers="dealt")
    )
    page = make(found, "en")
    assert "Skill counts: greedy wins" in page
    assert "60 games are few" in page
    assert "--rotate" in page
    assert "never came up" in page
    assert "<b>CC14</b><span>Diving incident</span>" in page


def test_rules_are_counted_as_often_as_they_come_up(random_games: ResultSet) -> None:
    """Two games, their incidents told by the journal."""
    games = random_games.replays(200)
    assert len(games) == 2
    match, incidents, surfaced = random_games.match(), 0, 0
    for game in games:
        state = match.start(game.seed)
        state.journal = []
        for seat, move in game.plies:
            state.play(seat, move)
        assert state.outcome() is not None
        kinds = [note.kind for note in state.journal]
        incidents += kinds.count("incident")
        surfaced += kinds.count("surfaced")
    coverage = watched(random_games, 200)
    assert coverage is not None
    assert coverage.times["CC16"] == surfaced
    assert coverage.times["CC14"] == incidents
    assert coverage.in_games["CC16"] == coverage.games == 2
    assert coverage.times["CC70"] == 0, "a Variant that is not in play"


def test_without_decisions_the_page_says_how_to_keep_them(tmp_path: Path) -> None:
    page = make(ResultSet(results(tmp_path / "c.parquet", "carcass", 30, ["random"], decisions_every=0)), "en")
    assert "simulate with --decisions-every 1" in page


@pytest.mark.parametrize(("language", "plural"), [("en", "games"), ("de", "Spielen?")])
def test_one_game_is_one_game_and_gives_no_interval(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, plural: str
) -> None:
    """Of 60 games at random, one is kept decision by decision."""
    some = results(tmp_path / "some.parquet", "carcass", 60, ["random"], decisions_every=100)
    one = results(tmp_path / "one.parquet", "carcass", 1, ["random"])
    said = [make(ResultSet(some), language), make(ResultSet(one), language)]
    assert main(["compare", str(one), str(one), "-o", str(tmp_path / "page.html"), "--lang", language]) == 0
    said.append((tmp_path / "page.html").read_text("utf-8"))
    capsys.readouterr()
    assert main(["rules", "--coverage", str(some), "--lang", language]) == 0
    of_all = capsys.readouterr().out
    assert re.search(r"\b1 (of|von) 60 ", of_all)
    for page in [*said, of_all]:
        assert not re.search(rf"(?<![\d.,])1 {plural}\b|\binf\b", page)


def test_the_command_writes_a_page_or_prints_figures(
    random_games: ResultSet, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(random_games.path), "--json"]) == 0
    assert '"games": 1500' in re.sub(r'"games":\s*', '"games": ', capsys.readouterr().out)
    assert main(["report", str(tmp_path / "none.parquet")]) == 2
    assert "There is no file" in capsys.readouterr().err


# ---- Words --------------------------------------------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  Fluent's own name
        self.names.add(node.id.name)


def variables(node: BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def messages(language: str) -> dict[str, set[str]]:
    body = FluentParser().parse((TEXT / f"{language}.ftl").read_text("utf-8")).body
    return {entry.id.name: variables(entry) for entry in body if isinstance(entry, Message)}


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("de")


def test_every_message_is_used() -> None:
    source = "\n".join(path.read_text("utf-8") for path in TEXT.parent.glob("*.py"))
    made = {f"{what}-{word}" for what in ("seats", "order", "skill") for word in ("head", "text")}
    made |= {f"thing-{word}" for word in ("name", "kind-had", "with", "without", "difference")}
    made |= {f"compare-{word}" for word in ("figure", "before", "after")}
    verdicts = ("fair", "unseen", "may", "small", "unfair")
    made |= {f"short-{what}-{verdict}" for what in ("seats", "order") for verdict in verdicts}
    made |= {"runaway-may", "open-race-may", "measure-points", "some-games"}
    made |= {f"word-{word}" for word in ("none", "dealt", "drawn", "quick", "full", "yes", "no")}
    made |= {f"change-{what}" for what in ("moves", "turns", "points", "winner", "margin", "shared")}
    assert {code for code in messages("en") if not re.search(f"[\"']{code}[\"']", source)} - made == set()


def test_figures_follow_the_language() -> None:
    english, german = (Wording(language, find_game("carcass")) for language in ("en", "de"))
    assert (english.number(12345.678, 1), german.number(12345.678, 1)) == ("12,345.7", "12.345,7")
    assert (english.signed(-0.5), german.signed(0.5)) == ("−0.5", "+0,5")
    assert german.rates(Estimate(0.5, 0.45, 0.55)) == "45,0 bis 55,0\N{NO-BREAK SPACE}%"
    assert english.thing("card", "squid7") == "Squid 7"
    assert Wording("de", find_game("raiders")).thing("exhibit", "gems-gold") == "Edelsteine Gold"
    assert english.thing("card", "of-another-edition") == "Of another edition"


# ---- Plots --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (0.331, 0.336), (-30.0, 45.0), (5.0, 5.0), (0.0, 120000.0)])
def test_an_axis_has_a_few_round_ticks(low: float, high: float) -> None:
    ticks = plots.steps(low, high)
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in ticks)
    assert (1 if low < high else 0) <= len(ticks) <= 6


def test_bins_lose_nothing() -> None:
    assert sum(plots.binned(range(100), 3)) == sum(range(100))
    assert plots.binned([1, 2, 5], 2) == [3, 5]
    assert plots.binned([1, 2], 1) == [1, 2]
