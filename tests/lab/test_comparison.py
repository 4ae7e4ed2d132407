"""Comparisons: paired games cancel luck, what changed is found, what did not is left alone."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from wreckfish.cli.main import main
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.values import WreckfishError
from wreckfish.lab.comparison import Comparison, compare, compare_all
from wreckfish.lab.comparison_page import ComparisonPage
from wreckfish.lab.result_set import ResultSet
from wreckfish.lab.results import Results
from wreckfish.lab.series import make_series
from wreckfish.lab.series_run import Plan
from wreckfish.lab.simulate import run
from wreckfish.lab.variation import Grid, as_tables, change_text, changed_at, paths, read_variation
from wreckfish.lab.wording import Wording

GAME = find_game("carcass")


def played(path: Path, games: int, seed: str = "pairs", **options: str) -> ResultSet:
    match = make_match(GAME, 3, options)
    series = make_series(match, ["random"], seed, decisions_every=0)
    run(match, series, Plan(games), Results(path, match, series))
    return ResultSet(path)


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> ResultSet:
    return played(tmp_path_factory.mktemp("lab") / "base.parquet", 800)


def change(comparison: Comparison, what: str, name: str = "") -> Any:
    return next(one for one in comparison.changes if (one.what, one.name) == (what, name))


# ---- Figures ------------------------------------------------------------------------------------------------------


def test_a_series_does_not_differ_from_itself(base: ResultSet) -> None:
    comparison = compare(base, base)
    assert comparison.paired
    assert comparison.sure_ones() == []
    assert {one.difference.value for one in comparison.changes} == {0.0}


def test_the_difference_of_pairs_matches_the_textbook(base: ResultSet, tmp_path: Path) -> None:
    """A variant that changes the score alone: the same games, counted in another way."""
    heap = played(tmp_path / "heap.parquet", 800, variant="heap-of-treasure")
    comparison = compare(base, heap)
    before, after = (
        found.frame("seats").group_by("game").agg(pl.col("points").mean()).sort("game").collect()["points"].to_numpy()
        for found in (base, heap)
    )
    pairs = after - before
    found = change(comparison, "points")
    error = pairs.std(ddof=1) / len(pairs) ** 0.5
    assert found.difference.value == pytest.approx(pairs.mean())
    assert found.difference.high - found.difference.value == pytest.approx(1.96 * error, rel=2e-3)
    assert found.sure
    assert found.effect > 1
    apart = compare(base, played(tmp_path / "apart.parquet", 700, "others", variant="heap-of-treasure"))
    assert not apart.paired
    wide = change(apart, "points").difference
    assert wide.high - wide.low > found.difference.high - found.difference.low
    assert not change(comparison, "seat", "0").sure


def test_different_luck_alone_is_no_change(base: ResultSet, tmp_path: Path) -> None:
    assert compare(base, played(tmp_path / "luck.parquet", 800, "other luck")).sure_ones() == []


def test_the_more_series_are_compared_the_less_certain_is_each_change(base: ResultSet, tmp_path: Path) -> None:
    other = played(tmp_path / "luck.parquet", 800, "other luck")
    (one,) = compare_all(base, "a", [(other, "b")])
    first, *_ = compare_all(base, "a", [(other, name) for name in "bcde"])
    assert one.changes == compare(base, other).changes
    assert [change.chance for change in first.changes] == [min(1.0, 4 * change.chance) for change in one.changes]


def test_different_games_are_not_compared(base: ResultSet, tmp_path: Path) -> None:
    match = make_match(GAME, 2)
    series = make_series(match, ["random"], "two")
    run(match, series, Plan(5), Results(tmp_path / "two.parquet", match, series))
    with pytest.raises(WreckfishError, match="cannot be compared"):
        compare(base, ResultSet(tmp_path / "two.parquet"))


# ---- Words and pages ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_planted_imbalance_is_named(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    vary = "divers.pearl-appraiser.bonus=5,90"
    arguments = ["--option", "divers=dealt", "--games", "500", "--seed", "plant", "--lang", language]
    assert main(["simulate", "carcass", *arguments, "--vary", vary, "-o", str(tmp_path / "a.parquet")]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    imbalance = {
        "en": "Imbalance: with divers.pearl-appraiser.bonus = 90, Pearl Appraiser wins",
        "de": "Unausgewogen: Bei",
    }
    assert imbalance[language] in printed
    page = (tmp_path / "a.html").read_text()
    assert imbalance[language] in page
    assert f'lang="{language}"' in page
    assert tomllib.loads((tmp_path / "a-90.toml").read_text())["divers"]["pearl-appraiser"]["bonus"] == 90
    record = ["--option", "divers=dealt", "--seed", "plant", "--record", "3", "--data", str(tmp_path / "a-90.toml")]
    assert main(["simulate", "carcass", *record]) == 0
    (tmp_path / "record.txt").write_text(capsys.readouterr().out)
    assert main(["verify", str(tmp_path / "record.txt"), "--data", str(tmp_path / "a-90.toml")]) == 0


def test_an_option_can_be_varied_and_a_sweep_has_curves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "carcass", "--games", "150", "--seed", "sweep", "-o", str(tmp_path / "a.parquet")]
    assert main([*arguments, "--vary", "effects.squid_demand=1..4"]) == 0
    assert (tmp_path / "a.html").read_text().count('class="curve"') >= 2
    capsys.readouterr()
    assert main([*arguments, "--vary", "variant=none,all-hands", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["after"] == "variant = all-hands"
    assert any(one["name"] == "measure-missing" and one["chance"] < 0.001 for one in found["changes"])


def test_two_files_are_compared_by_a_command(
    base: ResultSet, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = played(tmp_path / "hands.parquet", 800, variant="all-hands")
    page = tmp_path / "page.html"
    assert main(["compare", str(base.path), str(other.path), "-o", str(page), "--lang", "en"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "hands: " in printed
    assert "Missing suits" in printed
    assert "base against hands: 800 games each" in page.read_text()
    assert main(["compare", str(base.path), str(base.path), "--lang", "en"]) == 0
    assert "no difference from base is clearly beyond chance" in " ".join(capsys.readouterr().out.split())


def test_a_comparison_starts_with_the_changed_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Planted: two numbers of the data file, one of them in a list, an option, and the bots."""
    my, standard = tmp_path / "my.toml", Path(GAME.text).parent / "data/standard.toml"
    text = standard.read_text("utf-8").replace("squid_demand = 2", "squid_demand = 4")
    my.write_text(text.replace("anchor  = [2, 3,", "anchor  = [1, 3,"), "utf-8")
    files = [str(tmp_path / f"{name}.parquet") for name in ("old", "new")]
    asked = ["simulate", "carcass", "--games", "5", "--seed", "storm", "--jobs", "1", "-o"]
    assert main([*asked, files[0]]) == 0
    more = ["--data", str(my), "--option", "variant=all-hands", "--option", "first=2", "--bots", "greedy"]
    assert main([*asked, files[1], *more]) == 0
    capsys.readouterr()
    data = "loot.anchor.1 2 → 1, effects.squid_demand 2 → 4"
    told = {
        "en": f"Changed: Variant none → All Hands, Start player drawn at random → Seat 2, {data}, "
        "Bots random → greedy.",
        "de": f"Geändert: Variante keine → Alle Mann an Bord, Wer beginnt ausgelost → Platz 2, {data}, "
        "Bots zufällig → gierig.",
    }
    for language, words in told.items():
        page = tmp_path / "page.html"
        assert main(["compare", *files, "--lang", language, "-o", str(page)]) == 0
        assert " ".join(capsys.readouterr().out.split()).startswith(words)
        assert words in page.read_text("utf-8")
    assert main(["compare", *files, "--json"]) == 0
    settings = json.loads(capsys.readouterr().out)["settings"]
    assert {"what": "data", "path": "effects.squid_demand", "before": 2, "after": 4} in settings
    assert main(["report", files[1], "--lang", "en"]) == 0
    assert "with parts of its own (loot.anchor.1 2 → 1, effects.squid_demand 2 → 4)" in (
        tmp_path / "new.html"
    ).read_text("utf-8")


@pytest.mark.parametrize("name", game_names())
def test_every_changed_number_of_a_data_file_is_shown(name: str, tmp_path: Path) -> None:
    """One number of each game's data file, found by walking through it."""
    game = find_game(name)
    for path, value in paths(as_tables(game.load(None))):
        if isinstance(value, int) and not isinstance(value, bool):
            match = make_match(game, game.max_seats)
            try:
                changed = Grid(match, {}, None, [(path, (value + 1,))]).varied(
                    ((path, value + 1),), tmp_path / "a.toml"
                )
            except WreckfishError:
                continue  # another number would have to change with it
            assert [change_text(one) for one in changed_at(match, changed)] == [f"{path} {value} → {value + 1}"]
            return
    assert game.load(None) is None


def test_every_kind_of_change_has_a_name(base: ResultSet) -> None:
    for language in ("en", "de"):
        difference = ComparisonPage([compare(base, base)], Wording(language, GAME))
        names = [difference.name(one) for one in difference.comparisons[0].changes]
        assert not any(name.startswith("change-") for name in names)
        assert len(set(names)) == len(names)


# ---- What is varied -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", game_names())
def test_parts_survive_as_a_data_file(name: str, tmp_path: Path) -> None:
    import tomli_w

    game = find_game(name)
    if game.load(None) is None:
        pytest.skip("a game without a data file")
    file = tmp_path / "parts.toml"
    file.write_text(tomli_w.dumps(as_tables(game.load(None))))
    assert game.load(file) == game.load(None)


@pytest.mark.parametrize(
    ("text", "values"),
    [("a.b=3..5", (3, 4, 5)), ("a=S,M", ("S", "M")), ("a = -1..0", (-1, 0)), ("a=7,3", (7, 3)), ("a=3", (3,))],
)
def test_values_are_read(text: str, values: tuple[int | str, ...]) -> None:
    assert read_variation(text)[1] == values


@pytest.mark.parametrize("text", ["a", "a=", "=3..4", "a=3,3", "a=5..3", "a=1..999", "a=1,,2"])
def test_a_bad_variation_gets_one_sentence(text: str) -> None:
    with pytest.raises(WreckfishError, match=r"what to vary|too many"):
        read_variation(text)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("kraken", "the data file has loot, effects"),
        ("effects.kraken", "effects has squid_demand"),
        ("effects", "is not a single value"),
        ("loot.squid.9", "loot.squid has the numbers 1 to 6"),
        ("effects.squid_demand.more", "effects.squid_demand is a value"),
        ("effects.squid_demand", "is not right"),
    ],
)
def test_a_path_that_leads_nowhere_gets_one_sentence(path: str, sentence: str, tmp_path: Path) -> None:
    grid = Grid(make_match(GAME, 3), {}, None, [("effects.map_choice", (2,))])
    with pytest.raises(WreckfishError, match=sentence):
        Grid(grid.match, {}, None, [(path, (99,))]).varied(((path, 99),), tmp_path / "a.toml")


def test_the_standard_value_is_the_baseline_whether_it_is_named_or_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["simulate", "carcass", "--games", "20", "--seed", "sweep", "--jobs", "1", "--json"]
    for place, values in enumerate(("1,4", "4,2,1", "4")):
        output = tmp_path / f"{place}.parquet"
        assert main([*arguments, "--vary", f"effects.squid_demand={values}", "-o", str(output)]) == 0
        found = json.loads(capsys.readouterr().out)
        assert {one["before"] for one in found} == {"effects.squid_demand = 2"}
        others = [value for value in values.split(",") if value != "2"]
        assert [one["after"] for one in found] == [f"effects.squid_demand = {value}" for value in others]
        assert ResultSet(tmp_path / f"{place}-2.parquet").series.data is None
    option = ["--option", "variant=all-hands", "--vary", "variant=heap-of-treasure", "-o", str(tmp_path / "o.parquet")]
    assert main([*arguments, *option]) == 0
    (one,) = json.loads(capsys.readouterr().out)
    assert (one["before"], one["after"]) == ("variant = all-hands", "variant = heap-of-treasure")


def test_two_variations_give_a_grid(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "carcass", "--games", "20", "--seed", "sweep", "--jobs", "1", "--lang", "en"]
    grid = ["--vary", "effects.squid_demand=1,2", "--vary", "variant=all-hands", "-o", str(tmp_path / "a.parquet")]
    assert main([*arguments, *grid]) == 0
    played = [line for line in capsys.readouterr().out.splitlines() if "win rates" in line]
    assert [line.partition(":")[0] for line in played] == [
        f"effects.squid_demand = {demand}, Variant = {variant}"
        for demand in (1, 2)
        for variant in ("none", "All Hands")
    ]
    cells = {
        (demand, variant): ResultSet(tmp_path / f"a-{demand}-{variant}.parquet")
        for demand in (1, 2)
        for variant in ("none", "all-hands")
    }
    for (demand, variant), found in cells.items():
        assert found.match().parts.effects.squid_demand == demand
        assert found.match().options.variant == variant
        assert found.series.seed == cells[2, "none"].series.seed
    page = (tmp_path / "a.html").read_text("utf-8")
    assert page.count("<details>") == 3, "each but the standard one is compared with it"
    assert "3 combinations against effects.squid_demand = 2, Variant = none" in page
    heads = "<th></th><th>All Hands</th><th>none</th>"
    values = "<tr><th>1</th><td>.*?</td><td>.*?</td></tr><tr><th>2</th><td>.*?</td><td><i>.*?</i></td></tr>"
    assert re.search(f"<h2>Points: Missing suits</h2>.*{heads}</tr></thead><tbody>{values}", page)


def test_a_sweep_needs_an_output_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "carcass", "--vary", "effects.squid_demand=1..2"]) == 2
    assert "say where with --output" in capsys.readouterr().err


# ---- Rules that came up -------------------------------------------------------------------------------------------


def test_rules_that_came_up_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "a.parquet")
    assert main(["simulate", "carcass", "--games", "3", "--decisions-every", "1", "-o", file]) == 0
    capsys.readouterr()
    assert main(["rules", "--coverage", file, "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "Captain Carcass, 3 of 3 games" in printed
    assert re.search(r"CC01 Loot cards +│ +always", printed)
    assert re.search(r"CC05 Dealing Divers +│ +never", printed), "there are none"
    assert "CC16 Return to the surface" in printed
    assert "never" in printed
    none = str(tmp_path / "b.parquet")
    assert main(["simulate", "carcass", "--games", "3", "--decisions-every", "0", "-o", none]) == 0
    capsys.readouterr()
    assert main(["rules", "--coverage", none]) == 2
    assert "--decisions-every 1" in capsys.readouterr().err
