"""Where rules are carried out: docstrings, classes and comments are read as people read them."""

from pathlib import Path

import pytest

from wreckfish.lab.coverage import Places, ids_in

SOURCE = '''
class Reef(Variant):
    """CC70 What is lost goes to the left."""

    def takes(self):
        return 1

    def __init__(self):
        """CC99 A position is made."""


def lose():
    """CC14, CC15 All is lost; CC30 but for what is saved."""
    if owed:  # CC33 every card counts
        owed -= 1
    # CC44 what follows
    settle()
    draw(
        1,  # CC13 from anywhere
    )


def save():
    """CC30 The Anchor."""


def check():
    """CC01 All cards are somewhere."""
'''


@pytest.fixture
def places(tmp_path: Path) -> Places:
    (tmp_path / "rules.py").write_text(SOURCE)
    return Places([tmp_path / "rules.py"])


def lines_of(table: dict[tuple[str, int], list[str]]) -> dict[str, str]:
    source = SOURCE.splitlines()
    return {rule: source[line - 1].strip() for (_, line), rules in table.items() for rule in rules}


def test_a_rule_belongs_to_the_closest_place(places: Places) -> None:
    calls = lines_of(places.calls)
    assert calls["CC70"] == "def takes(self):"
    assert calls["CC14"] == calls["CC15"] == "def lose():"
    assert calls["CC30"] == "def save():", "there it comes first"


def test_a_comment_belongs_to_what_it_is_about(places: Places) -> None:
    lines = lines_of(places.lines)
    assert lines == {"CC33": "owed -= 1", "CC44": "settle()", "CC13": "draw("}


def test_what_makes_and_checks_positions_is_no_play(places: Places) -> None:
    assert places.rules == {"CC70", "CC14", "CC15", "CC30", "CC33", "CC44", "CC13"}


def test_ranges_are_spelled_out() -> None:
    assert ids_in("CC02-CC05 and WR100, not A1 or CC1") == ["CC02", "CC03", "CC04", "CC05", "WR100"]
