"""A match from stored values equals the one that was stored; impossible values are refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.values import WreckfishError
from wreckfish.lab.variation import as_tables
from wreckfish.table.matches import match_of, stored_match


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("name", game_names())
def test_a_match_comes_back_from_its_own_values_and_from_plain_ones(name: str) -> None:
    made = make_match(find_game(name), find_game(name).max_seats)
    for options, parts in (
        (made.options, made.parts),
        (plain(made.options), as_tables(made.parts)),
        (plain(made.options), None),
    ):
        assert stored_match(name, made.seats, options, parts) == made
    assert stored_match(made.game, made.seats, made.options) == made


def test_tables_that_agreed_on_the_same_things_share_their_match() -> None:
    assert match_of("carcass", 2, '{"first":2}') is match_of("carcass", 2, '{"first":2}')
    assert match_of("carcass", 2, '{"first":2}').options.first == 2


def test_values_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(WreckfishError):
        stored_match("carcass", 2, {"first": 3})
    with pytest.raises(msgspec.ValidationError):
        stored_match("carcass", 2, {"first": "nobody"})
