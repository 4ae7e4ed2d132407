"""`import wreckfish`: what a newcomer gets, what it costs, and what it says when something is wrong."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import get_type_hints

import pytest

import wreckfish
from wreckfish import ask_bot, make_match, play_game, read_record

ROOT = Path(__file__).parents[1]
MATCH = make_match("carcass", seats=2)
HEAVY = ("click", "gymnasium", "litestar", "numpy", "polars", "rich", "sqlalchemy", "uvicorn")


@pytest.mark.parametrize("name", wreckfish.__all__)
def test_every_public_name_exists_and_explains_itself(name: str) -> None:
    value = getattr(wreckfish, name)
    assert inspect.getdoc(value) or explained_in_the_source(value)
    assert name in dir(wreckfish)


def explained_in_the_source(value: type) -> str | None:
    """A compiled class has no docstring at run time; its source has."""
    module = ast.parse((ROOT / "src" / f"{value.__module__.replace('.', '/')}.py").read_text("utf-8"))
    (found,) = (node for node in module.body if isinstance(node, ast.ClassDef) and node.name == value.__name__)
    return ast.get_docstring(found)


def test_types_and_names_agree() -> None:
    assert sorted(["version", *chain(*wreckfish.HOMES.values())]) == sorted(wreckfish.__all__)
    assert get_type_hints(make_match)["return"] is wreckfish.Match


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'make_macth'"):
        _ = wreckfish.make_macth  # type: ignore[attr-defined]


def loaded_after(code: str) -> set[str]:
    tell = f"{code}\nimport sys\nprint(*sys.modules)"
    return set(subprocess.run([sys.executable, "-c", tell], capture_output=True, text=True, check=True).stdout.split())


def test_importing_the_package_loads_nothing_else_of_it() -> None:
    extra = loaded_after("import wreckfish") - loaded_after("")
    assert {name for name in extra if name.startswith("wreckfish")} <= {"wreckfish", "wreckfish.interpreted"}
    assert "importlib.metadata" not in extra


def test_a_whole_game_needs_no_screen_no_database_and_no_arrays() -> None:
    loaded = loaded_after("import wreckfish\nwreckfish.play_game(wreckfish.make_match('carcass'), 'random')")
    assert "wreckfish.games.carcass.rules" in loaded
    assert not loaded & set(HEAVY)


def test_a_match_takes_options_as_texts_or_as_values() -> None:
    by_text = make_match("carcass", 2, {"divers": "miser,saboteur", "first": "2"})
    by_value = make_match("carcass", 2, divers=("miser", "saboteur"), first=2)
    assert by_text.options == by_value.options
    assert make_match("carcass", 2, {"first": "1"}, first=2).options.first == 2
    assert make_match(wreckfish.find_game("carcass")).seats == 3


def test_any_text_is_a_seed_and_none_is_a_fresh_one() -> None:
    assert MATCH.start("friday").dump() == MATCH.start("friday").dump()
    assert MATCH.start().dump() != MATCH.start().dump()


def test_moves_are_texts_or_numbers() -> None:
    by_text, by_number = MATCH.start("friday"), MATCH.start("friday")
    MATCH.play(by_text, "dive")
    MATCH.play(by_number, MATCH.codec.parse("dive"), seat=by_number.to_act()[0])
    assert by_text.dump() == by_number.dump()


def test_a_seat_that_is_not_first_can_move_where_several_decide() -> None:
    match = make_match("dolores", seats=3)
    state = match.start("friday")
    _, second = state.to_act()
    match.play(state, ask_bot("random", match, state, seat=second), seat=second)
    assert second not in state.to_act()


def test_the_luck_of_a_bot_can_be_repeated() -> None:
    state = MATCH.start("friday")
    assert ask_bot("random", MATCH, state, seed="a") == ask_bot("random", MATCH, state, seed="a")


def test_a_game_between_bots_is_a_record_that_can_be_read_again(tmp_path: Path) -> None:
    record = play_game(MATCH, "random", seed="friday")
    file = tmp_path / "friday.txt"
    file.write_text(str(record), encoding="utf-8")
    for source in (str(record), file, str(file)):
        assert str(read_record(source)) == str(record)
    *_, last = read_record(file).positions()
    assert not last.to_act()
    assert str(play_game(MATCH, ["random", "random"], seed="friday")) == str(record)


def test_a_finished_game_has_no_moves() -> None:
    over = play_game(MATCH, "random").replay()
    assert MATCH.moves(over) == []
    with pytest.raises(wreckfish.IllegalMove, match="game-over"):
        MATCH.play(over, "dive")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: make_match("carcas"), "There is no game “carcas”.*carcass"),
        (lambda: make_match("carcass", seats=9), "2 to 4 seats"),
        (lambda: make_match("carcass", varant="none"), "no option “varant”.*variant"),
        (lambda: make_match("carcass", variant="all-hand"), "cannot be “all-hand”.*all-hands"),
        (lambda: MATCH.play(MATCH.start(), "jump"), "There is no move “jump”"),
        (lambda: MATCH.play(MATCH.start(), "surface"), "The rules refuse"),
        (lambda: ask_bot("greedi", MATCH, MATCH.start()), "There is no bot “greedi”.*greedy"),
        (lambda: ask_bot("random", MATCH, play_game(MATCH, "random").replay()), "nothing to decide"),
        (lambda: ask_bot("random", MATCH, MATCH.start(), seat=9), "Seat 10 has nothing to decide"),
        (lambda: play_game(MATCH, ["random"] * 3), "3 bots are named for 2 seats"),
        (lambda: read_record("no-such-file.txt"), "no-such-file.txt"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(wrong: Callable[[], object], sentence: str) -> None:
    with pytest.raises(wreckfish.WreckfishError, match=sentence):
        wrong()
