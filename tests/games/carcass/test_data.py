"""The data file: what the project ships, and what a table may bring. A mistake in it is reported in one sentence."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from wreckfish.core.files import fingerprint
from wreckfish.core.game import make_match
from wreckfish.core.values import WreckfishError
from wreckfish.games.carcass import GAME, components
from wreckfish.games.carcass.components import DIVERS, SUITS, load, parse

SHIPPED = Path(components.__file__).with_name("data") / "standard.toml"
TEXT = SHIPPED.read_text(encoding="utf-8")


def changed(pattern: str, by: str) -> str:
    """The shipped file with one thing changed."""
    text, count = re.subn(pattern, by, TEXT, count=1, flags=re.MULTILINE)
    assert count == 1, f"the shipped file has no {pattern}"
    return text


# ---- What is shipped ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CC05")
def test_there_are_seventeen_divers_and_twelve_characters_five_of_them_on_two_cards() -> None:
    characters = [card.character for card in load().divers.values()]
    assert len(characters) == 17
    assert sorted(characters.count(character) for character in set(characters)) == [1] * 7 + [2] * 5


def test_the_shipped_file_is_the_standard_edition() -> None:
    assert load(SHIPPED) == parse(TEXT, "a file") == load() == load(None)


def test_the_figures_of_the_rules_are_those_of_the_shipped_file() -> None:
    """CC32, CC35, CC39, CC50, CC51, CC55, CC60, CC63, CC66, CC72, CC73, CC75: what a table may change is data."""
    parts = load()
    assert (parts.effects.squid_demand, parts.effects.map_choice, parts.effects.drone_sight) == (2, 3, 1)
    figures = [
        parts.divers["squid-tamer"].demand,
        parts.divers["netmaster"].hauls,
        parts.divers["pearl-appraiser"].bonus,
        parts.divers["sonar-operator"].sight,
        parts.divers["harbour-pilot"].after,
        parts.divers["treasure-hunter"].factor,
    ]
    assert figures == [4, 2, 5, 3, 2, 3]
    variants = parts.variants
    assert variants["sudden-surfacing"].goal == 50
    assert variants["all-hands"].penalty == 5
    assert variants["below-the-waves"].limit == 60


# ---- What a table may bring ---------------------------------------------------------------------------------------


def test_a_table_may_play_with_figures_of_its_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(changed(r"^mermaid = .*$", "mermaid = [1, 2, 3, 4, 5, 10]"), encoding="utf-8")
    match = make_match(GAME, 2, data=mine)
    assert match.parts.loot["mermaid"][-1] == 10
    assert match.codec.parse("net mermaid10")
    assert match.data == fingerprint(match.parts)


def test_the_fingerprint_tells_editions_apart_and_nothing_else() -> None:
    assert fingerprint(parse(TEXT + "\n# a remark\n", "mine")) == fingerprint(load())
    other = parse(changed("goal = 50", "goal = 45"), "mine")
    assert fingerprint(other) != fingerprint(load())
    assert make_match(GAME, 2).data is None


# ---- What is wrong is told in one sentence ------------------------------------------------------------------------

NET = r"^net .*$"
WRONG: dict[str, tuple[str, str, list[str]]] = {
    # what is wrong: where the shipped file is changed, how, and words that the sentence must have
    "a suit is missing": (r"^knife .*\n", "", ["loot", "lacks", "knife"]),
    "a suit that is none": (r"^knife ", "spoon ", ["loot", "'spoon'"]),
    "a suit not in order": (NET, "net = [2, 3, 5, 4, 6, 7]", ["loot", "net", "lowest first"]),
    "a value twice": (NET, "net = [2, 3, 4, 4, 6, 7]", ["loot", "net", "each once"]),
    "five values": (NET, "net = [2, 3, 4, 5, 6]", ["loot", "length >= 6"]),
    "seven values": (NET, "net = [2, 3, 4, 5, 6, 7, 8]", ["loot", "length <= 6"]),
    "a value too low": (NET, "net = [0, 3, 4, 5, 6, 7]", ["loot", ">= 1", "no. 1", "a number from 1 to 10"]),
    "a value too high": (NET, "net = [2, 3, 4, 5, 6, 11]", ["loot", "<= 10", "no. 6"]),
    "a value that is no number": (NET, 'net = ["two", 3, 4, 5, 6, 7]', ["loot", "Expected `int`, got `str`", "no. 1"]),
    "a Diver is missing": (r"^miser .*\n", "", ["divers", "lacks", "miser"]),
    "a Diver that is none": (r"^miser ", "cook ", ["divers", "'cook'"]),
    "a Diver without a character": (r'character = "opal", ', "", ["divers", "missing required field `character`"]),
    "a character that is no word": ('"opal"', '"Mrs. Opal"', ["divers", "character", "^[a-z][a-z-]*$"]),
    "a field that is none": ("hauls = 2", "nets = 2", ["divers", "unknown field `nets`"]),
    "a figure too high": ("sight = 3", "sight = 4", ["divers", "sight", "<= 3"]),
    "a Variant is missing": (r"^all-hands .*\n", "", ["variants", "lacks", "all-hands"]),
    "a Variant that is none": (r"^all-hands ", "high-tide ", ["variants", "'high-tide'"]),
    "a part is missing": (r"^\[effects\](\n.*){3}", "", ["missing required field `effects`"]),
    "a part that is none": (r"^\[variants\]", "[ships]\n[variants]", ["unknown field `ships`"]),
    "no TOML": (r"^\[loot\]", "[loot", ["at line 5, column 6"]),
    "a key twice": (r"^(net .*)$", r"\1\n\1", ["at line 14"]),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_data_file_is_refused_with_a_sentence_that_names_file_and_place(wrong: str, tmp_path: Path) -> None:
    pattern, by, words = WRONG[wrong]
    mine = tmp_path / "mine.toml"
    mine.write_text(changed(pattern, by), encoding="utf-8")
    with pytest.raises(WreckfishError) as refused:
        make_match(GAME, 2, data=mine)
    sentence = str(refused.value)
    assert sentence.startswith(f"The data file {mine} is not right: ")
    assert [word for word in words if word not in sentence] == []
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize("suit", SUITS)
def test_every_suit_is_needed(suit: str) -> None:
    with pytest.raises(WreckfishError, match=rf"\[loot\] lacks the suit {suit}\.$"):
        parse(changed(rf"^{suit} .*\n", ""), "mine.toml")


@pytest.mark.parametrize("diver", DIVERS)
def test_every_diver_is_needed(diver: str) -> None:
    with pytest.raises(WreckfishError, match=rf"\[divers\] lacks {diver}\.$"):
        parse(changed(rf"^{diver} .*\n", ""), "mine.toml")


@pytest.mark.rule("CC05")
def test_four_different_characters_are_needed_one_for_each_seat() -> None:
    three = re.sub(r'character = "(?!brine|petrel)[a-z]+"', 'character = "vega"', TEXT)
    assert len({card["character"] for card in tomllib.loads(three)["divers"].values()}) == 3
    with pytest.raises(WreckfishError, match=r"^The data file mine.toml is not right: \[divers\] needs .* characters"):
        parse(three, "mine.toml")


def test_a_data_file_that_is_not_text_in_utf_8_is_refused(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_bytes(TEXT.encode("utf-16"))
    with pytest.raises(WreckfishError, match=rf"^The data file {re.escape(str(mine))} is not text in UTF-8\.$"):
        load(mine)


def test_a_data_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        WreckfishError, match=r"^The data file .*nothing.toml cannot be read: No such file or directory\.$"
    ):
        load(tmp_path / "nothing.toml")


def test_a_folder_is_not_a_data_file(tmp_path: Path) -> None:
    with pytest.raises(WreckfishError, match=r"^The data file .* cannot be read: .*\.$"):
        load(tmp_path)
