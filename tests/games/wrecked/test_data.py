"""Get Wrecked: the data file has the structure of the rules, and every mistake in one is named."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import msgspec
import pytest

from games.wrecked.scene import HOUSE, PARTS, scene
from wreckfish.core.game import make_match
from wreckfish.core.values import WreckfishError
from wreckfish.games.wrecked import GAME, components
from wreckfish.games.wrecked.components import worth
from wreckfish.games.wrecked.verbs import build_move, keep_card_move

TEXT = (Path(components.__file__).parent / "data" / "standard.toml").read_text(encoding="utf-8")


@pytest.mark.rule("GW70")
def test_no_ship_card_dominates_another() -> None:
    assert len(HOUSE.ships) == 8
    for one, other in permutations(HOUSE.ships.values(), 2):
        mine, theirs = worth(HOUSE, one), worth(HOUSE, other)
        assert any(better > worse for better, worse in zip(mine, theirs, strict=True))


@pytest.mark.rule("GW72")
def test_there_are_at_least_eight_buildings_on_26_cards() -> None:
    assert len(HOUSE.buildings) >= 8
    assert sum(card.cards for card in HOUSE.buildings.values()) == 26


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("cargo = [14, 10, 6] ", "cargo = [14, 10, 7] ", "30 tokens, not 31"),
        ("S = 60", "S = 95", "S must be shorter than M"),
        ("kraken = 30", "kraken = 50", "must fit on its Lair"),
        ("fort = 10", "fort = 45", "fort and cargo must fit"),
        ("sea = [850,", "sea = [400,", "400 mm may be too small for the islands of 2 players"),
        ("skulls = [2, 4,", "skulls = [2, 2,", "twice"),
        ("[ships]\ncutter ", "[ships]\nCutter ", "small letters"),
        (
            "cutter      = { hull = 2, guns = 1",
            "cutter      = { hull = 3, guns = 1",
            "cutter is at least as good as man-of-war",
        ),
        ('speed = "L" }', 'speed = "XL" }', "XL"),
        ("sails    = { needs = [3, 4, 5, 6]", "sails    = { needs = [3, 4, 5]", "length"),
        ("tavern       = { cards = 2", "tavern       = { cards = 3", "26 cards in all, not 27"),
        ("tavern       =", "brewery      =", "“brewery” is not a building"),
        ("crew     =", "cook     =", "cook"),
        ("whale_coins = 3", "whale_coins = -1", "whale_coins"),
        ("[[kraken]]\nthreat = 12\n", "[[krakens]]\nthreat = 12\n", "krakens"),
    ],
)
def test_a_mistake_is_named(old: str, new: str, says: str, tmp_path: Path) -> None:
    assert old in TEXT
    path = tmp_path / "my.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(WreckfishError) as raised:
        GAME.load(path)
    assert says in str(raised.value)
    assert str(raised.value).endswith(".")


def test_a_table_may_bring_its_own_data(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(TEXT.replace("sea = [850,", "sea = [900,"), encoding="utf-8")
    match = make_match(GAME, 2, {}, path)
    assert match.data is not None
    assert make_match(GAME, 2).data is None
    assert match.start("0" * 32).view(None).side == 900  # type: ignore[attr-defined]


def test_a_card_or_building_that_the_edition_lacks_is_not_a_move() -> None:
    eight = dict(list(PARTS.buildings.items())[:8])
    state = scene(parts=msgspec.structs.replace(PARTS, buildings=eight)).state
    moves = keep_card_move(7), keep_card_move(8), build_move(7, 2), build_move(8, 0)
    refusals = [state.refusal(0, move) for move in moves]
    assert [refusal and refusal.code for refusal in refusals] == ["no-other-question", "no-such-move"] * 2
