"""Each game's verbs.py is fresh and packs moves as the codec does."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wreckfish.core.registry import find_game
from wreckfish.core.values import WreckfishError
from wreckfish.core.write_verbs import main, verbs_of, words

GAMES = Path(__file__).parents[2] / "src/wreckfish/games"
NAMES = ["carcass", "dolores", "raiders", "wrecked"]


@pytest.mark.parametrize("name", NAMES)
def test_verbs_are_fresh(name: str) -> None:
    file = GAMES / name / "verbs.py"
    assert file.read_text("utf-8") == verbs_of(GAMES / name), "run `python -m wreckfish.core.write_verbs` for it"


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_verbs_pack_and_unpack_every_field_as_the_codec_does(name: str, data: st.DataObject) -> None:
    game = find_game(name)
    codec = game.codec(game.load(None))
    verbs = importlib.import_module(f"wreckfish.games.{name}.verbs")
    verb = data.draw(st.integers(0, len(codec.moves) - 1))
    numbers = [data.draw(st.integers(0, len(domain) - 1)) for domain in codec.fields[verb]]
    called = words(codec.moves[verb].__name__)
    values = [domain.values[number] for domain, number in zip(codec.fields[verb], numbers, strict=True)]
    move = codec.number(codec.moves[verb](*values))
    assert getattr(verbs, called.upper()) == verb
    assert verbs.is_move(move)
    assert (getattr(verbs, f"{called}_move")(*numbers) if numbers else verb) == move
    fields = codec.moves[verb].__struct_fields__
    assert [getattr(verbs, f"{called}_{field}")(move) for field in fields] == numbers


@pytest.mark.parametrize("name", NAMES)
@given(move=st.integers(-64, 2**40))
def test_a_number_is_a_move_just_if_the_codec_reads_it(name: str, move: int) -> None:
    game = find_game(name)
    codec = game.codec(game.load(None))
    reads = True
    try:
        codec.typed(move)
    except WreckfishError:
        reads = False
    assert importlib.import_module(f"wreckfish.games.{name}.verbs").is_move(move) == reads


def test_a_game_of_another_package_gets_its_verbs_too(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "jetsam_two"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("from jetsam_two import verbs\n", "utf-8")  # not there yet
    (folder / "moves.py").write_text(
        "from wreckfish.core.moves import Codec, Move, names\n\n\n"
        "class ThrowOver(Move, frozen=True, tag='throw'):\n    crate: str\n    side: str\n\n\n"
        "def codec():\n    return Codec([ThrowOver], {'crate': names('abc'), 'side': names(['port', 'lee'])})\n",
        "utf-8",
    )
    main([str(folder)])
    written = (folder / "verbs.py").read_text("utf-8")
    assert "THROW_OVER: Final = 0" in written
    assert "return THROW_OVER + (crate * 2 + side) * 32" in written
    assert "def throw_over_side(move: i64) -> i64:\n    return (move >> 5) % 2" in written
