"""The rule books of docs/rules are complete in both languages and well-formed, and marks in tests are found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from core.toy import TOY
from generic.outside import announced
from wreckfish import rulebook
from wreckfish.core.registry import find_game
from wreckfish.core.values import WreckfishError
from wreckfish.games.carcass.components import DIVERS, VARIANTS
from wreckfish.rulebook import Rule

RANGES = {
    "carcass": ("CC", [(1, 8), (10, 17), (20, 23), (30, 45), (50, 69), (70, 75)]),
    "dolores": ("DO", [(1, 26), (30, 45), (50, 55)]),
    "raiders": (
        "WR", [(1, 6), (10, 15), (20, 22), (30, 41), (45, 46), (50, 63), (65, 65), (70, 76), (80, 92)],
    ),
    "wrecked": ("GW", [(1, 4), (10, 19), (20, 24), (30, 43), (50, 54), (60, 63), (70, 73)]),
}  # fmt: skip
LANGUAGES = ("en", "de")
every_book = pytest.mark.parametrize("game", RANGES)


def ids(game: str) -> list[str]:
    letters, ranges = RANGES[game]
    return [f"{letters}{number:02}" for first, last in ranges for number in range(first, last + 1)]


def rules_of(game: str, lang: str) -> tuple[Rule, ...]:
    return next(book for book in rulebook.books(lang) if book.game == game).rules


def carcass(lang: str) -> tuple[Rule, ...]:
    return rules_of("carcass", lang)


def page(*items: str) -> str:
    return "# Game — its rules\n\n## Part one\n\n" + "\n".join(items) + "\n"


def write(root: Path, name: str, text: str | bytes) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


# ---- Our books ----------------------------------------------------------------------------------------------------


@every_book
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_there_once_and_in_order(game: str, lang: str) -> None:
    edition = rules_of(game, lang)
    assert [rule.id for rule in edition] == ids(game)
    assert {rule.lang for rule in edition} == {lang}, "no rule is borrowed from the other language"


@every_book
def test_the_german_book_itself_has_every_rule(game: str) -> None:
    path = rulebook.shelf() / "de" / f"{find_game(game).book}.md"
    german = rulebook.parse(rulebook.read(path), path.stem, "de")
    assert [rule.id for rule in german.rules] == ids(game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_is_empty(lang: str) -> None:
    for rule in rulebook.rules(lang):
        words = re.sub(r"\[[RH][^\]]*\]", "", rulebook.plain(rule.text))
        assert len(words.split()) >= 4, f"{rule.id} says nothing"
        assert rule.title
        assert rule.section


@every_book
def test_both_languages_agree_on_what_is_a_ruling_and_what_is_house_data(game: str) -> None:
    for english, german in zip(rules_of(game, "en"), rules_of(game, "de"), strict=True):
        assert (english.id, english.ruling, english.house) == (german.id, german.ruling, german.house)
        assert bool(english.about) == bool(german.about)


@every_book
def test_the_languages_name_the_same_moves_and_the_same_other_rules(game: str) -> None:
    for english, german in zip(rules_of(game, "en"), rules_of(game, "de"), strict=True):
        for pattern in (r"`[^`]+`", r"\b[A-Z]{2}\d\d\b"):
            assert sorted(re.findall(pattern, english.text)) == sorted(re.findall(pattern, german.text)), english.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_that_is_mentioned_exists(lang: str) -> None:
    folder = rulebook.shelf() if lang == "en" else rulebook.shelf() / lang
    for path in folder.glob("*.md"):
        text = rulebook.read(path)
        known = {rule.id for rule in rulebook.rules(lang)}
        assert set(re.findall(r"\b[A-Z]{2}\d\d\b", text)) <= known


def test_divers_variants_and_lost_pictures_are_house_data_and_nothing_else_is() -> None:
    house = [rule.id for game in RANGES for rule in rules_of(game, "en") if rule.house]
    lost_pictures = ["WR06", "WR15", "WR35"]
    unprinted = [f"GW{number:02}" for number in (2, 10, 18, 24, 30, 43, 50, 51, 54, 61, 62, 70, 71, 72, 73)]
    divers_and_variants = [f"CC{number}" for number in (*range(50, 67), *range(70, 76))]
    assert house == divers_and_variants + lost_pictures + unprinted


def test_divers_and_variants_have_the_names_of_the_data() -> None:
    def slug(rule: Rule) -> str:
        return rule.title.lower().replace("'", "").replace(" ", "-")

    by_id = {rule.id: rule for rule in carcass("en")}
    assert tuple(slug(by_id[f"CC{number}"]) for number in range(50, 67)) == DIVERS
    assert tuple(slug(by_id[f"CC{number}"]) for number in range(70, 76)) == VARIANTS


@every_book
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_moves_in_the_rules_are_moves_of_the_game(game: str, lang: str) -> None:
    moves = find_game(game).codec(find_game(game).load(None))
    told = [move for rule in rules_of(game, lang) for move in re.findall(r"`([^`]+)`", rule.text)]
    assert [moves.text(moves.parse(move)) for move in told] == told
    assert {move.split()[0] for move in told} == set(moves.verbs), "every move is told where it belongs"


# ---- Reading ------------------------------------------------------------------------------------------------------


def test_a_rule_is_a_list_item_with_its_indented_lines() -> None:
    text = page("- **XY07** **Long one** (Net, Key) — First line", "  and *second* **[R: second]**", "", "Other words.")
    book = rulebook.parse(text, "some-game", "en")
    assert (book.title, book.game) == ("Game", "game")
    assert book.rules == (
        Rule(
            id="XY07", title="Long one", about="Net, Key", text="First line and *second* **[R: second]**",
            section="Part one", ruling=True, house=False, book="some-game", lang="en",
        ),
    )  # fmt: skip


@pytest.mark.parametrize(("mark", "ruling", "house"), [
    ("", False, False), ("**[R]**", True, False), ("**[H]**", False, True), ("[H] **[R: why]**", True, True),
    ("[Rather not]", False, False), ("R", False, False),
])  # fmt: skip
def test_marks_tell_rulings_and_house_data(mark: str, ruling: bool, house: bool) -> None:
    rule = rulebook.parse(page(f"- **XY01** **One** — Text. {mark}"), "game", "en").rules[0]
    assert (rule.ruling, rule.house) == (ruling, house)


def test_lists_and_tables_without_ids_are_no_rules() -> None:
    text = page("- **[R]** is a ruling", "  that goes on", "- **XY01** **One** — Text.", "- plain", "", "| XY02 | no |")
    assert [rule.id for rule in rulebook.parse(text, "game", "en").rules] == ["XY01"]


@pytest.mark.parametrize(("items", "line", "what"), [
    (["- **XY01** **One** — Text.", "- **XY01** **Two** — Text."], 6, "XY01 is there twice"),
    (["- **XY01** no title — Text."], 5, "**XY01**"),
    (["- **XY01** **One** no dash"], 5, "**XY01**"),
    (["- **XY01** **One** — "], 5, "**XY01**"),
    (["- **XY01**"], 5, "**XY01**"),
    (["- **XY01** **One** — Text", "not indented"], 6, "indented"),
])  # fmt: skip
def test_a_wrong_page_is_refused_with_its_line(items: list[str], line: int, what: str) -> None:
    with pytest.raises(WreckfishError) as problem:
        rulebook.parse(page(*items), "game", "en")
    assert f"line {line}:" in str(problem.value)
    assert what in str(problem.value)


def test_a_book_that_is_not_text_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "game.md", b"# \xff\xfe")
    with pytest.raises(WreckfishError, match="UTF-8"):
        rulebook.books(folder=tmp_path)


def test_what_a_language_lacks_is_given_in_english(tmp_path: Path) -> None:
    write(tmp_path, "game.md", page("- **XY01** **One** — Text.", "- **XY02** **Two** — Text."))
    write(tmp_path, "other.md", page("- **ZZ01** **One** — Text."))
    write(tmp_path, "de/game.md", page("- **XY02** **Zwei** — Wort."))
    given = {rule.id: rule.lang for rule in rulebook.rules("de", tmp_path)}
    assert given == {"XY01": "en", "XY02": "de", "ZZ01": "en"}
    assert rulebook.find("XY02", "de", tmp_path).title == "Zwei"
    assert rulebook.find("XY01", "de", tmp_path).title == "One"
    assert rulebook.find("xy02", "fr", tmp_path).title == "Two"


def test_a_language_cannot_lead_out_of_the_folder(tmp_path: Path) -> None:
    write(tmp_path, "books/game.md", page("- **XY01** **One** — Text."))
    write(tmp_path, "secret/game.md", page("- **XY01** **Secret** — Text."))
    assert rulebook.find("XY01", "../secret", tmp_path / "books").title == "One"


def test_an_unknown_rule_is_a_sentence_that_helps(tmp_path: Path) -> None:
    write(tmp_path, "game.md", page("- **XY01** **One** — Text.", "- **XY05** **Five** — Text."))
    with pytest.raises(WreckfishError, match=r"no rule XY09\. .*XY01 to XY05"):
        rulebook.find("XY09", folder=tmp_path)
    with pytest.raises(WreckfishError, match=r"no rule QQ01\.$"):
        rulebook.find("QQ01", folder=tmp_path)


def test_a_search_wants_all_words_and_puts_titles_first() -> None:
    text = page(
        "- **XY01** **One** — The Net is `torn`.", "- **XY02** **Net** — *Two* torn.", "- **XY03** **Key** — None."
    )
    known = rulebook.parse(text, "game", "en").rules
    assert [rule.id for rule in rulebook.search(["nET"], known)] == ["XY02", "XY01"]
    assert [rule.id for rule in rulebook.search(["net", "two torn"], known)] == ["XY02"]
    assert rulebook.search(["net", "key"], known) == ()


# ---- Where the books are ------------------------------------------------------------------------------------------


def installed_at(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the package is in this folder and the current folder is elsewhere."""
    elsewhere = folder.parents[1] / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    monkeypatch.setattr(rulebook, "__file__", str(folder / "rulebook.py"))


def test_an_installed_package_has_its_own_books(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed_at(tmp_path / "src/wreckfish", monkeypatch)
    write(tmp_path, "docs/rules/game.md", "")
    assert rulebook.shelf() == tmp_path / "docs/rules"
    write(tmp_path, "src/wreckfish/docs/rules/game.md", "")
    assert rulebook.shelf() == tmp_path / "src/wreckfish/docs/rules"


def test_an_installation_without_books_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed_at(tmp_path / "lib/wreckfish", monkeypatch)
    with pytest.raises(WreckfishError, match="docs/rules"):
        rulebook.books()


def test_a_checkout_has_sources_books_and_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed_at(tmp_path / "src/wreckfish", monkeypatch)
    for folder in ("src/wreckfish", "docs/rules", "tests/deep"):
        assert rulebook.checkout() is None
        (tmp_path / folder).mkdir(parents=True)
    assert rulebook.checkout() == tmp_path


def test_the_checkout_around_the_current_folder_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for root in ("one", "two"):
        for folder in ("src/wreckfish", "docs/rules", "tests/deep"):
            (tmp_path / root / folder).mkdir(parents=True)
    installed_at(tmp_path / "one/src/wreckfish", monkeypatch)
    assert rulebook.checkout() == tmp_path / "one"
    monkeypatch.chdir(tmp_path / "two/tests/deep")
    assert rulebook.checkout() == tmp_path / "two"


# ---- Tests that are marked ----------------------------------------------------------------------------------------

TESTS = '''\
import pytest
from pytest import mark

@pytest.mark.rule("XY01", "XY02")
@pytest.mark.rule("XY03")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("XY04"))])
def test_several(n): ...

@mark.rule("XY05")
async def test_short_form(): ...

@pytest.mark.rule("XY06")
def helper(): ...

@other.rule("XY06")
@pytest.mark.slow("XY06")
def test_without_a_rule():
    """pytest.mark.rule("XY06")"""
'''


def test_marks_are_found_on_functions_and_parameters(tmp_path: Path) -> None:
    write(tmp_path, "tests/deep/test_some.py", TESTS)
    found = {rule: [test.name for test in tests] for rule, tests in rulebook.marked_tests(tmp_path).items()}
    assert found == {
        **{f"XY0{number}": ["test_several"] for number in (1, 2, 3, 4)},
        "XY05": ["test_short_form"],
    }


def test_a_mark_is_given_with_file_and_line(tmp_path: Path) -> None:
    write(tmp_path, "tests/deep/test_some.py", TESTS)
    test = rulebook.marked_tests(tmp_path)["XY01"][0]
    assert test.file == "tests/deep/test_some.py"
    assert TESTS.splitlines()[test.line - 1].startswith("def test_several")


@pytest.mark.parametrize("mark", ["rule()", "rule(X)", 'rule("XY01", X)', "rule(*X)", "rule(14)", 'rule(id="XY01")'])
def test_a_mark_that_does_not_spell_out_its_rules_is_refused(tmp_path: Path, mark: str) -> None:
    write(tmp_path, "tests/test_bad.py", f"@pytest.mark.{mark}\ndef test_a(): ...\n")
    with pytest.raises(WreckfishError, match=r"tests/test_bad.py, line 1 must spell out"):
        rulebook.marked_tests(tmp_path)


@pytest.mark.parametrize("content", [b"def test_(:\n", b"x = '\xff\xfe'\n", b"x = 1\0\n", b"# coding: nonsense\n"])
def test_a_file_that_is_not_python_is_refused_with_its_name(tmp_path: Path, content: bytes) -> None:
    write(tmp_path, "tests/test_bad.py", content)
    with pytest.raises(WreckfishError, match=r"tests/test_bad.py.* not Python"):
        rulebook.marked_tests(tmp_path)


def test_no_tests_are_no_marks(tmp_path: Path) -> None:
    assert rulebook.marked_tests(tmp_path) == {}


# ---- Books of other packages --------------------------------------------------------------------------------------


def test_a_game_of_another_package_brings_its_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "books/deep-blue.md", page("- **XY01** **One** — English.", "- **XY02** **Two** — Words."))
    write(tmp_path, "books/de/deep-blue.md", page("- **XY01** **Eins** — Deutsche Wörter hier."))
    monkeypatch.setattr(TOY, "book", "deep-blue", raising=False)
    monkeypatch.setattr(TOY, "rule_folder", tmp_path / "books", raising=False)
    with announced(tmp_path):
        assert [book.game for book in rulebook.books("de")][-1] == "flotsam"
        assert [rulebook.find(rule, "de").title for rule in ("XY01", "XY02")] == ["Eins", "Two"]
        book = rulebook.book_of(TOY, "de")
    assert book is not None
    assert (book.game, [rule.lang for rule in book.rules]) == ("flotsam", ["de", "en"])


def test_a_package_that_cannot_be_loaded_takes_no_book_away(tmp_path: Path) -> None:
    with announced(tmp_path, "[wreckfish.games]\nbroken = no_such_package:GAME\n"):
        assert {book.game for book in rulebook.books()} == {*RANGES}
