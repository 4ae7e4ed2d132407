"""Which rules came up: planted cases are found, and the marks in the rules agree with the journal."""

from __future__ import annotations

import builtins
import io
import sys
import tokenize
from collections import Counter
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import msgspec
import polars as pl
import pytest

from wreckfish import rulebook
from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match, make_match
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State
from wreckfish.core.values import Outcome
from wreckfish.lab.coverage import Coverage, Marks, Replayed, Task, count, cover, ids_in
from wreckfish.lab.report import watched
from wreckfish.lab.result_set import ResultSet
from wreckfish.lab.results import Results
from wreckfish.lab.series import make_series
from wreckfish.lab.series_run import Plan
from wreckfish.lab.simulate import run
from wreckfish.lab.variation import as_tables

SOURCES = Path(rulebook.__file__).parent
GAMES = ("carcass", "dolores", "raiders", "wrecked")

# ---- What the sources say -----------------------------------------------------------------------------------------

SOURCE = '''
LIMIT = 7  # CC02 seven of them
# Always: CC01, CC03-CC05


class Reef(Variant):
    """CC70 What is lost goes to the left."""

    def takes(self):
        return 1  # what CC71 says is done elsewhere

    def keeps(
        self,
    ):  # CC16
        """CC16 All is kept."""
        return 2


def lose():
    """CC14, CC15 All is lost; CC30 but for what is saved."""
    if owed:  # CC33 every card counts
        owed -= 1
    elif saved:
        pass
    else:  # CC20, CC21
        end()
    # CC44 what follows
    # CC45 if drawn > 1; CC46
    settle()
    draw(
        1,  # CC13 from anywhere
    )
'''


@pytest.fixture
def marks(tmp_path: Path) -> Marks:
    (tmp_path / "rules.py").write_text(SOURCE)
    return Marks([tmp_path / "rules.py"])


def test_a_mark_belongs_to_the_statement_before_it_or_after_it(marks: Marks) -> None:
    source = SOURCE.splitlines()
    found = {mark.rule: source[line - 1].strip() for (_, line), there in marks.lines.items() for mark in there}
    assert found == {
        "CC16": "return 2",
        "CC33": "owed -= 1",
        "CC20": "end()",
        "CC21": "end()",
        "CC44": "settle()",
        "CC45": "settle()",
        "CC46": "settle()",
        "CC13": "draw(",
    }


def test_ids_in_docstrings_in_sentences_and_outside_functions_do_not_count(marks: Marks) -> None:
    assert marks.counted.isdisjoint({"CC02", "CC14", "CC15", "CC30", "CC70", "CC71"})


def test_rules_that_always_apply_are_named_as_such(marks: Marks) -> None:
    assert marks.always == {"CC01", "CC03", "CC04", "CC05"}


def test_ranges_of_ids_are_expanded() -> None:
    assert ids_in("CC02-CC05 and WR100, not A1 or CC1") == ["CC02", "CC03", "CC04", "CC05", "WR100"]


# ---- Planted facts ------------------------------------------------------------------------------------------------

PLANTED = '''
from librt.vecs import vec
from mypy_extensions import i64
from wreckfish.core.state import State
from wreckfish.core.values import Outcome

WALK, STORM, FLY, JUMP = range(4)


class Planted(State):
    """PL01 A walk of any length. PL02 A storm ends it. PL03 A player who can may fly. PL04 No one jumps."""

    def deal(self, luck):
        state = Planted(1)
        state.owing, state.steps = 1, 0
        return state

    def legal(self, seat):
        return vec[i64]([WALK, STORM, FLY])  # PL03 is listed in vain

    def refusal(self, seat, move):
        """PL04 A jump is refused."""
        for listed in self.legal(seat):  # PL04
            if listed == move:
                return None
        return "no"

    def apply(self, seat, move):
        """PL02, PL03 What a move does."""
        if self.storm(move):
            self.owing = 0  # PL02
        elif move == FLY:  # PL03
            self.steps += 10
        for _ in range(3):
            self.steps += 1  # PL01; PL05 if self.steps == 3; PL06 if self.steps < 0

    def storm(self, move):
        """PL02 Whether there is one."""
        return move == STORM

    def outcome(self):
        return None  # PL07
'''


@pytest.fixture
def planted(tmp_path: Path) -> tuple[Marks, State]:
    path = tmp_path / "planted.py"
    path.write_text(PLANTED)
    spec = spec_from_file_location("planted", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    table: State = module.Planted(1)
    return Marks([path]), table


def planted_games(storms: int) -> list[Replayed]:
    """Ten games of two moves; `storms` of them end in a storm."""
    return [Replayed(seed_from(str(n)), [(0, 0), (0, 1 if n < storms else 0)]) for n in range(10)]


def test_a_rule_that_applies_in_one_game_of_ten_came_up_in_ten_percent(planted: tuple[Marks, State]) -> None:
    found = count(*planted, planted_games(storms=1))
    assert found.games == 10
    assert found.in_games["PL02"] == found.times["PL02"] == 1
    assert count(*planted, planted_games(storms=0)).in_games["PL02"] == 0


def test_an_option_that_no_one_uses_never_came_up(planted: tuple[Marks, State]) -> None:
    found = count(*planted, planted_games(storms=3))
    assert found.times["PL03"] == found.in_games["PL03"] == 0, "it was listed at every move"
    assert found.times["PL04"] == 0, "moves were judged all the time"


def test_a_rule_comes_up_once_in_a_move_however_often_its_line_is_run(planted: tuple[Marks, State]) -> None:
    found = count(*planted, planted_games(storms=0))
    assert (found.times["PL01"], found.in_games["PL01"]) == (20, 10)
    assert (found.times["PL07"], found.in_games["PL07"]) == (10, 10), "the final score is a step of its own"


def test_a_mark_with_a_condition_counts_only_if_it_holds(planted: tuple[Marks, State]) -> None:
    found = count(*planted, planted_games(storms=0))
    assert (found.times["PL05"], found.times["PL06"]) == (10, 0), "at the second of two moves"


def test_tracing_is_off_again_afterwards(planted: tuple[Marks, State]) -> None:
    before = sys.gettrace()
    count(*planted, planted_games(storms=1))
    assert sys.gettrace() is before


# ---- The marks of the four games ----------------------------------------------------------------------------------


def sources(game: str) -> list[Path]:
    return sorted((SOURCES / "games" / game).glob("*.py"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_counted_or_always_applies(game: str) -> None:
    known = {rule.id for book in rulebook.books() if book.game == game for rule in book.rules}
    found = Marks(sources(game))
    assert found.counted | found.always == known
    assert not found.counted & found.always


@pytest.mark.parametrize("game", GAMES)
def test_conditions_use_only_names_that_the_code_has(game: str) -> None:
    """A comment is not renamed with the code: each word of a condition must be a word of the rules."""
    words = {
        token.string
        for path in (*sources(game), *(SOURCES / "core").glob("*.py"))
        for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline)
        if token.type == tokenize.NAME
    }
    conditions = [mark.condition for there in Marks(sources(game)).lines.values() for mark in there if mark.condition]
    assert conditions
    for condition in conditions:
        assert names_of(condition) <= words | set(dir(builtins)), condition.co_filename


def names_of(code: CodeType) -> set[str]:
    """Names and attributes, those of comprehensions among them."""
    inner = [names_of(const) for const in code.co_consts if isinstance(const, CodeType)]
    return set(code.co_names).union(*inner)


# ---- Whole games --------------------------------------------------------------------------------------------------

KRAKENS = {"threat": 11, "actions": 9, "strength": 12}  # they wake often and strike hard: some games end by them
TABLES: dict[str, tuple[str, int, dict[str, str], int]] = {  # game, seats, options, how many games
    "carcass": ("carcass", 3, {}, 30),
    "divers": ("carcass", 4, {"divers": "dealt"}, 60),
    "surfacing": ("carcass", 2, {"variant": "sudden-surfacing"}, 30),
    "dolores": ("dolores", 4, {}, 60),
    "two wreckers": ("dolores", 2, {"messages": "dawn-only"}, 30),
    "raiders": ("raiders", 3, {}, 4),
    "alone": ("raiders", 1, {}, 10),
    "wrecked": ("wrecked", 2, {}, 12),
    "full set-up": ("wrecked", 2, {"setup": "full"}, 1),
}
# What the journal tells whenever a rule comes up, and only then.
TOLD: dict[str, dict[str, tuple[str, ...]]] = {
    "carcass": {
        "CC11": ("placed",),
        "CC14": ("incident",),
        "CC16": ("surfaced",),
        "CC17": ("turn",),
        "CC30": ("saved",),
        "CC35": ("took",),
        "CC37": ("bonus",),
        "CC38": ("knifed",),
        "CC39": ("peeked",),
        "CC41": ("netted",),
        "CC42": ("speared",),
    },
    "divers": {
        "CC11": ("placed",),
        "CC14": ("incident",),
        "CC38": ("knifed", "scavenged"),
        "CC42": ("speared",),
        "CC59": ("deflected",),
        "CC64": ("scavenged",),
    },
    "dolores": {
        "DO12": ("shown",),
        "DO22": ("promised",),
        "DO23": ("offered",),
        "DO24": ("claimed",),
        "DO25": ("vowed",),
        "DO26": ("kept-word", "broke-word", "told-truth", "lied"),
        "DO32": ("kept-shape",),
        "DO33": ("foiled",),
        "DO34": ("stole", "theft-idle"),
        "DO35": ("bet",),
        "DO36": ("convoy",),
        "DO37": ("new-wave",),
        "DO39": ("lookout",),
        "DO40": ("whirlpool",),
    },
    "raiders": {
        "WR20": ("rolled",),
        "WR21": ("took",),
        "WR22": ("turned",),
        "WR30": ("dived",),
        "WR36": ("bumped",),
        "WR38": ("extra",),
        "WR40": ("remade", "nothing-left"),
        "WR45": ("placed", "vaulted"),
        "WR46": ("no-room",),
        "WR50": ("claims",),
        "WR52": ("style",),
        "WR54": ("collected",),
        "WR56": ("revealed",),
        "WR57": ("covers",),
        "WR63": ("built",),
        "WR65": ("dropped",),
    },
    "alone": {"WR82": ("rival-gained",), "WR83": ("took",), "WR85": ("rival",), "WR45": ("placed", "vaulted")},
    "wrecked": {
        "GW15": ("card",),
        "GW20": ("deployed",),
        "GW22": ("acts",),
        "GW23": ("woke",),
        "GW24": ("changed",),
        "GW32": ("docked",),
        "GW35": ("robbed",),
        "GW36": ("looked",),
        "GW37": ("fired",),
        "GW38": ("harpooned",),
        "GW40": ("damaged",),
        "GW42": ("fitted",),
        "GW43": ("drew",),
        "GW51": ("swam", "struck"),
        "GW72": ("built",),
    },
    "full set-up": {"GW13": ("island",), "GW14": ("whale",), "GW16": ("fort", "neutral")},
}  # fmt: skip
# The rules by which a game ends, by the reason that it gives: one of them came up in each game that ended so.
ENDS: dict[str, dict[str, tuple[str, ...]]] = {
    "carcass": {"deck-empty": ("CC20",)},
    "surfacing": {"deck-empty": ("CC20",), "sudden-surfacing": ("CC72",)},
    "dolores": {"dawn": ("DO41", "DO21")},
    "two wreckers": {"dawn": ("DO41", "DO21")},
    "raiders": {"goal": ("WR70",), "wrecks-bare": ("WR76",)},
    "wrecked": {"kraken-full": ("GW54",), "slain": ("GW39",)},
}
# How a final score shows that a rule came up: by a part of a player's points, or by a tie for first place.
TIE = "tie"
SCORED = {
    "divers": {"CC23": TIE, "CC55": "part-diver"},
    "dolores": {"DO53": "part-doubled"},
    "alone": {"WR92": "part-rank"},
    "wrecked": {"GW62": "part-skulls"},
}
EVERY_END = {"dolores": "DO50", "alone": "WR90", "wrecked": "GW60"}


class Played(NamedTuple):
    """Games of a table: what the journal told in each of their moves, how they ended, and what was counted."""

    told: list[set[str]]
    outcomes: list[Outcome]
    coverage: Coverage


@cache
def played(table: str) -> Played:
    """Games at random, with something unasked now and then."""
    name, seats, options, games = TABLES[table]
    match = make_match(find_game(name), seats, options)
    if table == "wrecked":
        match = with_fierce_krakens(match)
    told: list[set[str]] = []
    outcomes: list[Outcome] = []
    replays: list[Replayed] = []
    for number in range(games):
        seed, luck = seed_from(f"{table} {number}"), from_seed(seed_from(f"players {number}"))
        state = match.start(seed)
        plies: list[tuple[int, int]] = []
        while state.owing:
            seat = state.to_act()[0]
            free = state.free(seat)
            unasked = len(free) > 0 and luck.below(8) == 0
            plies.append((seat, free[luck.below(len(free))] if unasked else state.random_move(seat, luck)))
            state.journal = []
            state.play(*plies[-1])
            told.append({note.kind for note in state.journal})
        outcome = state.outcome()
        assert outcome is not None
        outcomes.append(outcome)
        replays.append(Replayed(seed, plies))
    parts = None if match.data is None else as_tables(match.parts)
    return Played(told, outcomes, cover(Task(name, seats, msgspec.to_builtins(match.options), parts, replays)))


def with_fierce_krakens(match: Match) -> Match:
    levels = tuple(msgspec.structs.replace(level, **KRAKENS) for level in match.parts.kraken)
    return msgspec.structs.replace(match, parts=msgspec.structs.replace(match.parts, kraken=levels))


@pytest.mark.seconds
@pytest.mark.parametrize("table", TOLD)
def test_a_rule_comes_up_in_the_moves_where_the_journal_shows_it(table: str) -> None:
    games = played(table)
    for rule, kinds in TOLD[table].items():
        moves = sum(not told.isdisjoint(kinds) for told in games.told)
        assert games.coverage.times[rule] == moves, rule
    assert sum(games.coverage.times[rule] > 0 for rule in TOLD[table]) > len(TOLD[table]) // 2


@pytest.mark.seconds
@pytest.mark.parametrize("table", ENDS)
def test_the_rule_that_ends_a_game_came_up_in_the_games_it_ended(table: str) -> None:
    games = played(table)
    endings = Counter(outcome.reason for outcome in games.outcomes)
    for reason, rules in ENDS[table].items():
        assert sum(games.coverage.in_games[rule] for rule in rules) == endings[reason], reason


@pytest.mark.seconds
@pytest.mark.parametrize("table", EVERY_END)
def test_the_end_comes_once_in_every_game(table: str) -> None:
    coverage = played(table).coverage
    rule = EVERY_END[table]
    assert coverage.times[rule] == coverage.in_games[rule] == coverage.games


@pytest.mark.seconds
@pytest.mark.parametrize("table", SCORED)
def test_a_rule_of_the_score_comes_up_in_the_games_whose_score_shows_it(table: str) -> None:
    games = played(table)
    for rule, what in SCORED[table].items():
        assert games.coverage.in_games[rule] == sum(shows(outcome, what) for outcome in games.outcomes) > 0, rule


def shows(outcome: Outcome, what: str) -> bool:
    points = [score.points for score in outcome.scores]
    if what == TIE:
        return points.count(max(points)) > 1
    return any(part.code.startswith(what) for score in outcome.scores for part in score.parts)


def never(table: str, rules: str) -> bool:
    return not any(played(table).coverage.times[rule] for rule in ids_in(rules))


@pytest.mark.seconds
def test_options_that_are_not_in_play_never_come_up() -> None:
    assert never("carcass", "CC05, CC06, CC50-CC75"), "neither Divers nor a Variant"
    assert never("divers", "CC06, CC70-CC75")
    assert never("two wreckers", "DO03, DO04, DO07, DO30-DO40, DO42, DO43, DO45"), "no messages"
    assert never("raiders", "WR80-WR92"), "they are for one alone"
    assert never("alone", "WR20, WR34, WR36, WR70, WR74, WR76")
    assert never("wrecked", "GW13, GW14, GW16")
    assert never("full set-up", "GW19")


@pytest.mark.seconds
def test_options_that_are_in_play_come_up_in_every_game() -> None:
    in_play = {"divers": "CC05, CC67", "surfacing": "CC06", "two wreckers": "DO08", "alone": "WR80", "wrecked": "GW19"}
    for table, rules in in_play.items():
        coverage = played(table).coverage
        assert all(coverage.in_games[rule] == coverage.games for rule in ids_in(rules)), table


@pytest.mark.seconds
def test_full_kraken_boards_are_as_frequent_as_the_report_says(tmp_path: Path) -> None:
    match = with_fierce_krakens(make_match(find_game("wrecked"), 2))
    series = make_series(match, ["random"], "krakens", decisions_every=1)
    run(match, series, Plan(12), Results(tmp_path / "a.parquet", match, series))
    found = ResultSet(tmp_path / "a.parquet")
    full = found.frame("games").filter(pl.col("ending") == "kraken-full").collect().height
    assert 0 < full < 12
    coverage = watched(found)
    assert coverage is not None
    assert (coverage.in_games["GW54"], coverage.games) == (full, 12)
