"""Wreck Raiders: the data file has the structure of the rules, and every mistake in one is named."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from games.raiders.scene import PARTS
from wreckfish.core.game import make_match
from wreckfish.core.values import WreckfishError
from wreckfish.games.raiders import GAME, components
from wreckfish.games.raiders.components import TYPES, Piece, Top, treasures_of

TEXT = (Path(components.__file__).parent / "data" / "standard.toml").read_text(encoding="utf-8")
PATTERNS = ["AAA", "ABA", "ABC", "AAAA", "AABA", "ABBA", "ABAC", "ABCD", "AAAAB", "AABBA", "ABACA", "ABCBA", "ABCDA"]


def pattern(name: str) -> str:
    """The shape of an exhibit, its types being named in the order in which they appear."""
    treasures = treasures_of(name)
    letters = {kind: "ABCD"[n] for n, kind in enumerate(dict.fromkeys(treasures))}
    return "".join(letters[kind] for kind in treasures)


def test_exhibits_are_13_patterns_in_four_rotations() -> None:
    assert Counter(map(pattern, PARTS.exhibits)) == dict.fromkeys(PATTERNS, 4)
    for shape in PATTERNS:
        firsts = {treasures_of(name)[0] for name in PARTS.exhibits if pattern(name) == shape}
        assert firsts == set(TYPES), "no type is favoured"


def test_coins_grow_with_the_size_from_4_to_11() -> None:
    by_size = {size: [card.coins for name, card in PARTS.exhibits.items() if len(treasures_of(name)) == size]
               for size in (3, 4, 5)}  # fmt: skip
    assert min(by_size[3]) == 4
    assert max(by_size[5]) == 11
    assert max(by_size[3]) < min(by_size[4])
    assert max(by_size[4]) < min(by_size[5])


def test_the_printed_facts_are_there() -> None:
    assert PARTS.vault[0] == 3
    assert PARTS.vault[2] == 5
    assert PARTS.beach[4] == ("conch", "conch")
    assert any(
        card.coins == 8 and card.conch and card.style == ("scallop", "scallop") for card in PARTS.exhibits.values()
    )
    formulas = Counter((top.pays, top.per) for top in PARTS.tops)
    assert formulas[(2, "piece")] == 2
    pairs = Counter(frozenset(top.per) for top in PARTS.tops if isinstance(top.per, tuple) and len(top.per) == 2)
    assert set(pairs.values()) == {2}
    assert len(pairs) == 3
    assert {top.pays for top in PARTS.tops if len(top.per) == 2} == {3}
    assert Counter(top.per for top in PARTS.tops if isinstance(top.per, tuple) and len(top.per) == 1) == {
        ("conch",): 1, ("scallop",): 1, ("starfish",): 1
    }  # fmt: skip


def test_bottoms_and_middles_favour_no_shell() -> None:
    for pieces, each in ((PARTS.bottoms, 3), (PARTS.middles, 5)):
        edges = Counter(piece.shells[0] if piece.shells else "none" for piece in pieces)
        assert edges == {"conch": each, "scallop": each, "starfish": each, "none": 2}
        assert all(len(set(piece.shells)) < 2 for piece in pieces)
    assert all(1 <= len(piece.cost) <= 4 for piece in PARTS.pieces)


def dominates(one: Piece | Top, other: Piece | Top) -> bool:
    """Whether a piece costs no more than another and is no worse in anything."""
    if (
        type(one) is not type(other)
        or Counter(one.cost) - Counter(other.cost)
        or Counter(other.shells) - Counter(one.shells)
    ):
        return False
    if isinstance(one, Top) and isinstance(other, Top):
        return set(one.per) == set(other.per) and one.pays >= other.pays
    return isinstance(one, Piece) and isinstance(other, Piece) and one.coins >= other.coins


@pytest.mark.parametrize("stack", ["bottoms", "middles", "tops"])
def test_no_piece_dominates_another(stack: str) -> None:
    for one, other in permutations(getattr(PARTS, stack), 2):
        assert not dominates(one, other), (one, other)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("vault = [3, 4, 5, 6]", "vault = []", "`vault`; allowed is a list of 1 to 5"),
        ("pedestals = 5", "pedestals = 6", "`pedestals`; allowed is a number from 1 to 5"),
        ("pedestals = 5", "pedestals = 4", "1 to 4 treasures, as many as a display may, not 5"),
        ("plain    = 3", "plain    = -3", "reef.plain"),
        (
            "gems-gems-gems                   = { coins = 4,",
            "gems-gems-gems = { coins = 400,",
            "gems-gems-gems.coins`; allowed is a number from 0 to 99",
        ),
        ("gems-gems-gems                   =", "gems-gems-jam =", "“jam” is not a treasure"),
        ("gems-gems-gems                   = { coins = 4,", 'gems-gems-gems = { style = "piece", coins = 4,', "WR52"),
        ("relics-relics-relics             = { coins = 4 }\n", "", "52 cards, not 51"),
        ('[[bottoms]]\ncost   = ["scallop"]\ncoins  = 1\nshells = ["conch"]\n', "", "11 pieces, not 10"),
        ('per    = "piece"', "per    = []", "tops no. 10.per`; allowed is piece, or a list of 1 to 3, each one of"),
        (
            'cost   = ["scallop"]',
            'cost   = ["pearl"]',
            "'pearl' - at `bottoms no. 1.cost no. 1`; allowed is one of conch,",
        ),
        (
            "gems-gems-gems                   = { coins =",
            "gems-gems-gems = { coin =",
            "only coins, conch, scallop, style",
        ),
        (
            'style = "piece"',
            'style = "peace"',
            "one of any-shell, none, piece, or a list of 1 to 4, each one of conch,",
        ),
        (
            'per    = "piece"',
            'per    = "pieces"',
            "tops no. 10.per`; allowed is piece, or a list of 1 to 3, each one of",
        ),
        ('    ["conch", "conch"],\n', "", "`beach`; allowed is a list of 6, each a list of 0 to 5, each one of conch"),
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
    path.write_text(TEXT.replace("vault = [3, 4, 5, 6]", "vault = [1, 1, 1, 1]"), encoding="utf-8")
    match = make_match(GAME, 2, {}, path)
    assert match.data is not None
    assert make_match(GAME, 2).data is None
    view = match.start("0" * 32).view(None)
    assert getattr(view, "vault_rows", None) == [1, 1, 1, 1]
