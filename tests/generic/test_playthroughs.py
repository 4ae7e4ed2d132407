"""Golden playthroughs: every game has some, every option value is shown in one, and none of them has changed."""

from functools import cache
from pathlib import Path

import pytest

from generic import playthroughs, tables
from generic.engines import printed
from wreckfish.core import registry
from wreckfish.core.game import Match, option_text
from wreckfish.core.record import Record, parse, verify

every_playthrough = pytest.mark.parametrize("path", playthroughs.files(), ids=lambda path: path.stem)
ours = [name for name in registry.game_names() if name not in registry.outside_names()]
every_game_of_ours = pytest.mark.parametrize("name", ours)
HOW = "write it with: python tests/playthroughs {}-WHAT --seats N --option NAME=VALUE"


@cache
def golden() -> list[Record]:
    return [parse(path.read_text(encoding="utf-8")) for path in playthroughs.files()]


@pytest.mark.seconds
@every_playthrough
def test_a_playthrough_is_as_it_was(path: Path) -> None:
    """If the change is meant: `python tests/playthroughs`, then read the difference."""
    assert path.read_text(encoding="utf-8") == playthroughs.again(path)


@every_playthrough
def test_a_playthrough_is_a_sound_record(path: Path) -> None:
    record = parse(path.read_text(encoding="utf-8"))
    assert verify(record).sound
    assert path.stem.startswith(f"{record.match.game.name}-")


@every_game_of_ours
def test_every_game_has_playthroughs_for_the_smallest_and_the_largest_table(name: str) -> None:
    game = tables.find(name)
    shown = {record.match.seats for record in golden() if record.match.game.name == name}
    assert shown >= {game.min_seats, game.max_seats}, HOW.format(name)


@every_game_of_ours
def test_every_option_value_is_shown_in_a_playthrough(name: str) -> None:
    """Every word, that is: of a range of numbers a few will do."""
    shown = [shown_by(record.match) for record in golden() if record.match.game.name == name]
    for choice in tables.choices(tables.find(name)):
        shows = choice.text.isdecimal() or any(table.shows(choice) for table in shown)
        assert shows, f"{choice.option}={choice.text}: {HOW.format(name)}"


@pytest.mark.slow
@every_game_of_ours
def test_the_interpreted_engine_tells_the_same_stories(name: str) -> None:
    engine, told = printed("generic.playthroughs", name, "--print", interpreted=True)
    assert engine == "interpreted"
    golden_lines = [
        f"{path.stem}: {line}"
        for path in playthroughs.files(name)
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    assert told == golden_lines


def shown_by(match: Match) -> tables.Table:
    options = [(name, option_text(getattr(match.options, name))) for name in tables.kinds(match.game)]
    return tables.Table(match.game.name, match.seats, tuple(options))
