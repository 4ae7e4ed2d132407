"""A data file that lacks something: a sentence names what is missing, or the game is played without it and tells no
figure of it. Every key of every data file is left out once.
"""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from generic import tables
from generic.play import luck_of
from wreckfish.cli.screen import Screen
from wreckfish.cli.story import tell_aid
from wreckfish.core import registry
from wreckfish.core.chance import Chance
from wreckfish.core.game import make_match
from wreckfish.core.seeds import seed_from
from wreckfish.core.values import WreckfishError
from wreckfish.language import LANGUAGES, translated

Place: TypeAlias = tuple[str | int, ...]
PLIES = 30


def data_of(name: str) -> Path:
    return tables.find(name).text.with_name("data") / "standard.toml"


every_game_with_data = pytest.mark.parametrize(
    "name", [name for name in registry.game_names() if data_of(name).exists()]
)


def places(value: Any, place: Place = ()) -> Iterator[Place]:
    """Every key in tables, and every table of a list."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in entries:
        if isinstance(value, dict) or isinstance(inner, dict):
            yield (*place, key)
        yield from places(inner, (*place, key))


def without(whole: dict[str, Any], place: Place, hands_on: bool) -> dict[str, Any]:
    """A data file without one key; its figures may be added to those of the first one beside it, so that sums hold."""
    rest = copy.deepcopy(whole)
    at: Any = rest
    for key in place[:-1]:
        at = at[key]
    gone = at.pop(place[-1])
    if hands_on and isinstance(at, dict) and isinstance(gone, dict):
        heir = next((entry for entry in at.values() if isinstance(entry, dict)), {})
        heir.update({key: heir[key] + figure for key, figure in gone.items() if type(figure) is int and key in heir})
    return rest


def written(whole: dict[str, Any]) -> str:
    """Plain values as TOML, tables last."""
    lines = [f"{key} = {inline(value)}" for key, value in whole.items() if not is_table(value)]
    for key, value in whole.items():
        if is_table(value):
            head = f"[[{key}]]" if isinstance(value, list) else f"[{key}]"
            for table in value if isinstance(value, list) else [value]:
                lines += [head, *(f"{name} = {inline(inner)}" for name, inner in table.items())]
    return "\n".join(lines)


def is_table(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(inner)}" for key, inner in value.items()) + " }"
    return f"[{', '.join(map(inline, value))}]" if isinstance(value, list) else json.dumps(value)


def plays(name: str, data: Path, luck: Chance) -> None:
    """The first moves of a game with a data file."""
    game = tables.find(name)
    state = make_match(game, game.max_seats, data=data).start(seed_from("data"))
    for _ in range(PLIES):
        if state.owing:
            seat = state.to_act()[0]
            state.play(seat, state.random_move(seat, luck))


def check(name: str, data: dict[str, Any], place: Place, folder: Path) -> bool:
    """Whether a data file that lacks something can be played; if not, that it is refused in a sentence that says so."""
    game, file = tables.find(name), folder / "less.toml"
    file.write_text(written(data), encoding="utf-8")
    try:
        parts = game.load(file)
    except WreckfishError as error:
        told = [translated(error.phrase, language) for language in LANGUAGES]
        named = [str(key) for key in place[-2:] if isinstance(key, str)]
        assert all(any(key in sentence for key in named) for sentence in told), f"{place}: {told}"
        return False
    before, now = game.figures(game.load(None)), game.figures(parts)
    assert {figure for figure in now if not now[figure] and before[figure]} == set(), f"{place} is told of"
    if now.keys() != before.keys():
        for language in LANGUAGES:
            tell_aid(Screen(language, game, parts=parts), None)  # what is left can still be told
        plays(name, file, luck_of(name, *place))
    return True


@pytest.mark.seconds
@every_game_with_data
def test_what_a_data_file_lacks_is_named_or_not_told_of(name: str, tmp_path: Path) -> None:
    whole = tomllib.loads(data_of(name).read_text(encoding="utf-8"))
    assert check(name, whole, (), tmp_path), "written as it was read"
    for place in places(whole):
        if not check(name, without(whole, place, hands_on=False), place, tmp_path):
            check(name, without(whole, place, hands_on=True), place, tmp_path)
