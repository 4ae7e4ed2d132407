"""Files that users provide: any flaw is reported quickly and in one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from wreckfish.core.files import DATA_FILE, LONGEST_DATA, decode_toml, read_text
from wreckfish.core.phrases import Phrase
from wreckfish.core.values import WreckfishError, shown


class Parts(msgspec.Struct, forbid_unknown_fields=True):
    sails: int


def test_a_data_file_becomes_typed_parts() -> None:
    assert decode_toml("sails = 3", "mine.toml", Parts) == Parts(3)


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("sails = ", "Invalid value"),
        ("sails = 'three'", "Expected `int`, got `str`"),
        ("masts = 3", "unknown field `masts`"),
        ("sails = " + "9" * 5000, "a line has more than 2000 characters"),
        ("[" + "a." * 60_000 + "a]", "a line has more than 2000 characters"),
        ("sails = " + "[\n" * 50_000, "nested too deeply"),
    ],
    ids=["toml", "type", "field", "line", "dots", "nested"],
)
def test_what_is_wrong_in_a_data_file_is_said(text: str, flaw: str) -> None:
    with pytest.raises(WreckfishError) as raised:
        decode_toml(text, "mine.toml", Parts)
    assert str(raised.value).startswith("The data file mine.toml is not right: ")
    assert flaw in str(raised.value)
    assert len(str(raised.value)) < 500


class Rig(msgspec.Struct, forbid_unknown_fields=True):
    kinds: dict[Literal["sloop", "ketch", "barque"], Literal["small", "large"]]
    crew: int = 0


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("[kinds]\nslop = 'small'", "sloop"),
        ("[kinds]\nketch = 'smal'", "small"),
        ("[kind]", "kinds"),
        ("kru = 1\n[kinds]", None),
    ],
)
def test_a_mistyped_name_is_refused_with_the_nearest_right_one(text: str, near: str | None) -> None:
    with pytest.raises(WreckfishError) as raised:
        decode_toml(text, "mine.toml", Rig)
    assert ("did you mean" in str(raised.value)) == (near is not None)
    assert near is None or f"(did you mean {near}?)" in str(raised.value)


class Mast(msgspec.Struct, forbid_unknown_fields=True):
    height: int


class Fleet(msgspec.Struct):
    masts: dict[str, Mast]
    flags: dict[str, int] = {}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[masts]\nmain = { height = 'tall' }", "masts.main.height"),
        ("[masts]\nfore = { height = 3 }\nmain = { heigth = 4 }", "masts.main"),
        ("[flags]\nred = 1\nblue = 'x'\n[masts]", "flags.blue"),
    ],
)
def test_a_flaw_in_a_table_of_named_things_says_which_one(text: str, place: str) -> None:
    with pytest.raises(WreckfishError) as raised:
        decode_toml(text, "mine.toml", Fleet)
    assert f"at `{place}`" in str(raised.value)


def test_a_flaw_beside_another_one_is_said_too() -> None:
    with pytest.raises(WreckfishError, match="is not right"):
        decode_toml("masts.main = { height = 'tall' }\nflags = 3", "mine.toml", Fleet)


def test_a_file_that_is_too_long_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    path.write_text("#" * (LONGEST_DATA + 1), encoding="utf-8")
    with pytest.raises(WreckfishError, match="is too long"):
        read_text(DATA_FILE, path, LONGEST_DATA)


@pytest.mark.parametrize("name", ["a\0b", "nothing", "."])
def test_a_path_that_leads_to_no_file_gets_a_sentence(name: str, tmp_path: Path) -> None:
    with pytest.raises(WreckfishError, match=r"^The record .* cannot be read: "):
        read_text(Phrase("The record"), tmp_path / name, 10)


def test_what_a_sentence_repeats_is_short_and_steers_no_terminal() -> None:
    assert shown("abc") == "abc"
    assert shown("x" * 61) == "x" * 60 + "…"
    assert shown("\x1b[31mred\x9b\x07\u202e") == "?[31mred???"
