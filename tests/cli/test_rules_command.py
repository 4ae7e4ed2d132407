"""`wreckfish rules`: the list, one rule, the search and the check, as text and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wreckfish import rulebook
from wreckfish.cli.main import main

IDS = [f"XY{number:02}" for number in range(1, 6)]


class Terminal:
    """Runs `wreckfish rules` and keeps what it said."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.out = ""
        self.err = ""

    def __call__(self, *arguments: str) -> int:
        code = main(["rules", *arguments])
        self.out, self.err = self.capsys.readouterr()
        return code

    def json(self, *arguments: str, code: int = 0) -> Any:
        assert self(*arguments, "--json") == code
        return json.loads(self.out)

    def refused(self, *arguments: str) -> str:
        """The one sentence on standard error."""
        assert self(*arguments) == 2
        assert self.out == ""
        assert self.err.startswith("wreckfish: ")
        assert self.err.count("\n") == 1
        return self.err


@pytest.fixture
def rules(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "C")
    return Terminal(capsys)


class Checkout:
    """A made-up checkout with one rule book, and as many tests as are asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in ("src/wreckfish", "docs/rules", "tests"):
            (root / folder).mkdir(parents=True)
        items = "\n".join(f"- **{rule}** **Title {rule}** — Text of a rule." for rule in IDS)
        (root / "docs/rules/some-game.md").write_text(f"# Game\n\n## Part\n\n{items}\n", encoding="utf-8")

    def mark(self, *ids: str) -> None:
        tests = [f'@pytest.mark.rule("{rule}")\ndef test_{rule}():\n    pass\n' for rule in ids]
        (self.root / "tests/test_game.py").write_text("\n".join(["import pytest\n", *tests]), encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    monkeypatch.chdir(tmp_path)
    return Checkout(tmp_path)


@pytest.fixture
def no_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "checkout", lambda: None)


# ---- The list -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_without_an_argument_every_rule_is_listed_under_its_section(rules: Terminal, lang: str) -> None:
    assert rules("--lang", lang) == 0
    for rule in rulebook.rules(lang):
        assert f"{rule.id} {rule.title}" in rules.out
        assert f"\n{rule.section}\n" in rules.out


def test_the_list_as_json_has_the_whole_rules(rules: Terminal) -> None:
    assert [(rule["id"], rule["text"]) for rule in rules.json()] == [(rule.id, rule.text) for rule in rulebook.rules()]


def test_a_game_narrows_the_list(rules: Terminal) -> None:
    assert {rule["book"] for rule in rules.json("--game", "carcass")} == {"captain-carcass"}


@pytest.mark.parametrize("arguments", [[], ["CC14"], ["--check"]])
def test_an_unknown_game_is_refused_with_those_there_are(rules: Terminal, arguments: list[str]) -> None:
    assert "carcass" in rules.refused("--game", "chess", *arguments)


@pytest.mark.seconds
def test_the_language_is_that_of_the_system_unless_one_is_named(
    rules: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert rules.json("CC30")["title"] == "Anker"
    assert rules.json("CC30", "--lang", "en")["title"] == "Anchor"


def test_an_unknown_language_is_refused(rules: Terminal) -> None:
    assert "'de'" in rules.refused("--lang", "xx")


# ---- One rule -----------------------------------------------------------------------------------------------------


def test_an_id_shows_the_whole_rule(rules: Terminal) -> None:
    rule = next(rule for rule in rulebook.rules() if rule.ruling and not rule.house)
    assert rules(rule.id.lower()) == 0
    assert f"{rule.id} {rule.title}" in rules.out
    assert rulebook.plain(rule.text) in " ".join(rules.out.split())
    assert "R: a ruling" in rules.out
    assert "H: house data" not in rules.out


@pytest.mark.seconds
def test_house_data_is_marked_as_such(rules: Terminal) -> None:
    rule = next(rule for rule in rulebook.rules() if rule.house and not rule.ruling)
    assert rules(rule.id) == 0
    assert f"{rule.title} ({rule.about})" in rules.out
    assert "H: house data" in rules.out
    assert "R: a ruling" not in rules.out


@pytest.mark.seconds
def test_a_rule_can_be_read_in_german(rules: Terminal) -> None:
    assert rules("CC30", "--lang", "de") == 0
    assert rules.out.startswith("CC30 Anker")


def test_a_rule_is_shown_with_its_tests(rules: Terminal, checkout: Checkout) -> None:
    checkout.mark("CC30")
    assert rules("CC30") == 0
    assert "test_CC30  tests/test_game.py:4" in rules.out
    assert rules.json("CC30")["tests"] == [{"file": "tests/test_game.py", "line": 4, "name": "test_CC30"}]


def test_a_rule_without_a_test_says_so(rules: Terminal, checkout: Checkout) -> None:
    checkout.mark("CC30")
    assert rules("CC31") == 0
    assert "No test is marked" in rules.out
    assert rules.json("CC31")["tests"] == []


@pytest.mark.usefixtures("no_checkout")
def test_an_installed_package_shows_rules_without_tests(rules: Terminal) -> None:
    assert rules("CC30") == 0
    assert "Tests" not in rules.out
    assert "No test" not in rules.out
    assert rules.json("CC30")["tests"] is None


@pytest.mark.parametrize("wanted", ["CC99", "cc9", "CC014", "QQ01"])
def test_an_unknown_id_is_refused(rules: Terminal, wanted: str) -> None:
    assert f"There is no rule {wanted.upper()}." in rules.refused(wanted)


# ---- Search -------------------------------------------------------------------------------------------------------


def test_words_find_the_rules_that_have_all_of_them(rules: Terminal) -> None:
    hits = rules.json("harpoon", "HOLD")
    assert hits
    for hit in hits:
        everything = " ".join([hit["title"], hit["about"], hit["section"], hit["text"]]).lower()
        assert all(word in everything for word in ("harpoon", "hold"))
    assert rules("harpoon hold") == 0
    assert all(f"{hit['id']} {hit['title']}" in rules.out for hit in hits)


def test_a_search_shows_the_place_where_the_word_is(rules: Terminal) -> None:
    rule = max(rulebook.rules(), key=lambda rule: len(rule.text))
    last_words = rulebook.plain(rule.text).split()[-5:]
    assert rules(*last_words) == 0
    assert rule.id in rules.out


def test_words_that_no_rule_has_are_refused(rules: Terminal) -> None:
    assert "xylophone" in rules.refused("xylophone")


def test_an_empty_word_lists_everything(rules: Terminal) -> None:
    assert rules.json(" ") == rules.json()


# ---- The check ----------------------------------------------------------------------------------------------------


def test_the_check_passes_when_every_rule_has_a_test(rules: Terminal, checkout: Checkout) -> None:
    checkout.mark(*IDS)
    assert rules("--check") == 0
    assert rules.out == f"All {len(IDS)} rules have a test; {len(IDS)} tests are marked.\n"
    counts = {"rules": len(IDS), "tests": len(IDS)}
    assert rules.json("--check") == {"complete": True, **counts, "untested": [], "unknown": []}


@pytest.mark.parametrize("missing", [*IDS, ""])
def test_the_check_names_each_rule_without_a_test(rules: Terminal, checkout: Checkout, missing: str) -> None:
    tested = [rule for rule in IDS if missing not in ("", rule)]
    checkout.mark(*tested)
    untested = [rule for rule in IDS if rule not in tested]
    assert rules("--check") == 1
    for rule in IDS:
        assert (f"{rule} Title {rule} has no test" in rules.out) == (rule in untested)
    assert f"{len(tested)} of {len(IDS)} rules have a test" in rules.out
    answer = rules.json("--check", code=1)
    assert not answer["complete"]
    assert [rule["id"] for rule in answer["untested"]] == untested


def test_the_check_reports_a_mark_that_names_no_rule(rules: Terminal, checkout: Checkout) -> None:
    checkout.mark(*IDS, "XY77")
    assert rules("--check") == 1
    assert "XY77 is not a rule, but marks tests/test_game.py" in rules.out
    assert "test_XY77" in rules.out
    assert [mark["id"] for mark in rules.json("--check", code=1)["unknown"]] == ["XY77"]


def test_the_check_of_one_game_leaves_other_books_alone(rules: Terminal, checkout: Checkout) -> None:
    other = "# Other\n\n## Part\n\n- **ZZ01** **Title** — Text of a rule.\n"
    (checkout.root / "docs/rules/other.md").write_text(other, encoding="utf-8")
    checkout.mark(*IDS)
    assert rules("--check", "--game", "game") == 0
    assert rules("--check", "--game", "other") == 1
    assert rules("--check") == 1


def test_the_check_knows_that_a_game_of_another_package_has_its_tests_there(
    rules: Terminal, checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = checkout.root / "jetsam.md"
    book.write_text("# Jetsam\n\n## Part\n\n- **ZZ01** **Title** — Text of a rule.\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "outside_books", lambda: [("jetsam", book)])
    assert "The rules of jetsam come from another package" in rules.refused("--check", "--game", "jetsam")
    assert "no rule book for a game flotsam" in rules.refused("--check", "--game", "flotsam")


def test_the_check_says_which_test_file_is_broken(rules: Terminal, checkout: Checkout) -> None:
    (checkout.root / "tests/test_broken.py").write_text("def test_(:\n", encoding="utf-8")
    assert "tests/test_broken.py" in rules.refused("--check")


@pytest.mark.usefixtures("no_checkout")
def test_the_check_needs_a_checkout(rules: Terminal) -> None:
    assert "checkout" in rules.refused("--check")


def test_the_check_takes_no_words(rules: Terminal) -> None:
    assert "no words" in rules.refused("--check", "CC14")
