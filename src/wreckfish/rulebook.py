"""The rule books as values, and which tests stand for which rule.

Our books are in docs/rules; a game from another package names a folder of its own (`Game.rule_folder`). Knows files,
and no game by name: a book `captain-carcass.md` is English, `de/captain-carcass.md` its German edition, and the last
word of our books' names is the game's. A rule is a list item, `- **CC14** **Title** (what it concerns) — text`, under a
`##` heading; its further lines are indented; `[R]` in it marks a ruling, `[H]` house data.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import msgspec

from wreckfish.core.files import read_text
from wreckfish.core.game import Game
from wreckfish.core.phrases import Phrase
from wreckfish.core.registry import find_game, outside_names
from wreckfish.core.values import WreckfishError

ENGLISH = "en"
LONGEST = 1_000_000  # characters of a book
ITEM = re.compile(r"- \*\*(?P<id>[A-Z]{2}\d{2,3})\*\*(?P<rest>.*)")
REST = re.compile(r" \*\*(?P<title>[^*]+)\*\*(?: \((?P<about>[^)]+)\))? — (?P<text>\S.*)")
RULING = re.compile(r"\[R(: [^\]]+)?\]")
HOUSE = re.compile(r"\[H(: [^\]]+)?\]")


class Rule(msgspec.Struct, frozen=True):
    """One rule; its text is Markdown, in `lang`."""

    id: str
    title: str
    about: str
    text: str
    section: str
    ruling: bool
    house: bool
    book: str
    lang: str


class Book(msgspec.Struct, frozen=True):
    """The rules of one game, in the order of the page."""

    name: str
    title: str
    lang: str
    rules: tuple[Rule, ...]
    game: str


class MarkedTest(msgspec.Struct, frozen=True):
    """Where a test that is marked with a rule is."""

    file: str
    line: int
    name: str


class UnknownMark(msgspec.Struct, frozen=True):
    """A mark that names no rule of any book."""

    id: str
    test: MarkedTest


class Coverage(msgspec.Struct, frozen=True):
    """How well tests cover the rules: how many of each, rules without a test, marks without a rule."""

    rules: int
    tests: int
    untested: tuple[Rule, ...]
    unknown: tuple[UnknownMark, ...]

    @property
    def complete(self) -> bool:
        return not self.untested and not self.unknown


# ---- Where the books are ------------------------------------------------------------------------------------------


def shelf() -> Path:
    """The folder of the rule books: in the installed package, or in the checkout that the package runs from."""
    package = Path(__file__).parent
    for folder in (package / "docs" / "rules", package.parents[1] / "docs" / "rules"):
        if folder.is_dir():
            return folder
    english = "The rule books are missing from this installation: the folder docs/rules is not there."
    raise WreckfishError(english, "error-no-books")


def checkout() -> Path | None:
    """The checkout, with sources and tests, around the current folder or around the package; None if there is none."""
    here = Path.cwd()
    for folder in (here, *here.parents, *Path(__file__).resolve().parents):
        if all((folder / part).is_dir() for part in ("src/wreckfish", "docs/rules", "tests")):
            return folder
    return None


# ---- Reading ------------------------------------------------------------------------------------------------------


def books(lang: str = ENGLISH, folder: Path | None = None) -> tuple[Book, ...]:
    """All books in a language, or those of one folder; a book or a rule that it lacks is given in English."""
    paths = sorted((folder or shelf()).glob("*.md"))
    found = [open_book(path, lang) for path in paths]
    if folder is None:
        found += [open_book(path, lang, game) for game, path in outside_books()]
    return tuple(book for book in found if book.rules)


def book_of(game: Game, lang: str = ENGLISH) -> Book | None:
    """The rule book of one game; None if it has none."""
    path = (game.rule_folder or shelf()) / f"{game.book}.md"
    return open_book(path, lang, game.name) if path.is_file() else None


def outside_books() -> list[tuple[str, Path]]:
    """The games from other packages that bring a rule book, and where it lies."""
    found = []
    for name in outside_names():
        with suppress(WreckfishError):  # a game that cannot be loaded says so when it is played
            game = find_game(name)
            if game.rule_folder is not None:
                found.append((name, game.rule_folder / f"{game.book}.md"))
    return found


def open_book(path: Path, lang: str, game: str = "") -> Book:
    """The book at a path, with every rule that its edition in the language has; without a game, it is one of ours."""
    book = parse(read(path), path.stem, ENGLISH, game)
    languages = {part.name for part in path.parent.iterdir() if part.is_dir()}
    edition = path.parent / lang / path.name
    if lang == ENGLISH or lang not in languages or not edition.is_file():
        return book
    return translate(book, parse(read(edition), path.stem, lang, game))


def rules(lang: str = ENGLISH, folder: Path | None = None) -> tuple[Rule, ...]:
    """The rules of all books, in order."""
    return tuple(rule for book in books(lang, folder) for rule in book.rules)


def find(rule_id: str, lang: str = ENGLISH, folder: Path | None = None) -> Rule:
    """The rule of an id, in English if the language lacks it; a WreckfishError if there is none."""
    wanted = rule_id.upper()
    known = rules(lang, folder)
    for rule in known:
        if rule.id == wanted:
            return rule
    kin = [rule.id for rule in known if rule.id[:2] == wanted[:2]]
    if not kin:
        raise WreckfishError("There is no rule {rule}.", "error-no-rule", rule=wanted)
    english = "There is no rule {rule}. Those of {kind} run from {first} to {last}, with gaps."
    raise WreckfishError(english, "error-no-rule-of", rule=wanted, kind=wanted[:2], first=kin[0], last=kin[-1])


def search(words: Iterable[str], among: Iterable[Rule]) -> tuple[Rule, ...]:
    """The rules that contain all the words, those with all of them in the title first."""
    wanted = [word.casefold() for word in words]

    def has_all(text: str) -> bool:
        return all(word in text.casefold() for word in wanted)

    hits = [rule for rule in among if has_all(f"{rule.id} {rule.title} {rule.about} {rule.section} {plain(rule.text)}")]
    return tuple(sorted(hits, key=lambda rule: not has_all(rule.title)))


def plain(text: str) -> str:
    """A rule's text without Markdown's markup."""
    return re.sub(r"[*`]", "", text)


def read(path: Path) -> str:
    return read_text(Phrase("The rule book", "the-rule-book"), path, LONGEST)


def translate(book: Book, edition: Book) -> Book:
    """The book with the rules of another edition, as far as that has them. It adds no rules of its own."""
    other = {rule.id: rule for rule in edition.rules}
    rules = tuple(other.get(rule.id, rule) for rule in book.rules)
    return Book(book.name, edition.title, edition.lang, rules, book.game)


def parse(text: str, name: str, lang: str, game: str = "") -> Book:
    """The book in a page of Markdown; a WreckfishError names the line that is not as it must be."""
    title = section = ""
    items: dict[str, tuple[str, int, list[str]]] = {}
    lines: list[str] | None = None  # of the rule being read

    def wrong(number: int, what: str) -> WreckfishError:
        return WreckfishError(f"The rule book {name} ({lang}) is wrong in line {number}: {what}.")

    for number, line in enumerate(text.splitlines(), start=1):
        if item := ITEM.fullmatch(line):
            if item["id"] in items:
                raise wrong(number, f"{item['id']} is there twice")
            lines = [item["rest"]]
            items[item["id"]] = (section, number, lines)
        elif line.startswith("  ") and lines is not None:
            lines.append(line.strip())
        elif line.strip() and lines is not None and not line.startswith(("- ", "#")):
            raise wrong(number, "further lines of a rule are indented, and a blank line ends it")
        else:
            lines = None
            if line.startswith("# ") and not title:
                title = line[2:].partition(" — ")[0].strip()
            elif line.startswith("## "):
                section = line[3:].strip()
    found = []
    for rule_id, (heading, number, parts) in items.items():
        rest = REST.fullmatch(" ".join(parts).rstrip())
        if rest is None:
            raise wrong(number, f"**{rule_id}** must be followed by **a title** and — with a text")
        body = rest["text"]
        ruling, house = bool(RULING.search(body)), bool(HOUSE.search(body))
        found.append(Rule(rule_id, rest["title"], rest["about"] or "", body, heading, ruling, house, name, lang))
    return Book(name, title or name, lang, tuple(found), game or name.rpartition("-")[2])


# ---- Tests --------------------------------------------------------------------------------------------------------


def coverage(root: Path, game: str | None = None) -> Coverage:
    """Compare the rule books of a checkout, or one game's, with the marks of its tests."""
    shelved = books(folder=root / "docs" / "rules")
    marks = marked_tests(root)
    known = {rule.id for book in shelved for rule in book.rules}
    asked = [rule for book in shelved if game in (None, book.game) for rule in book.rules]
    tests = {test for rule in asked for test in marks.get(rule.id, ())}
    untested = tuple(rule for rule in asked if rule.id not in marks)
    unknown = tuple(UnknownMark(stray, test) for stray in sorted(marks.keys() - known) for test in marks[stray])
    return Coverage(len(asked), len(tests), untested, unknown)


def marked_tests(root: Path, mention: str = "") -> dict[str, list[MarkedTest]]:
    """For each rule id the tests of a checkout that are marked with it: `@pytest.mark.rule("CC14")` on a function.

    Only files with that mention are parsed: for one rule that takes half the time.
    """
    marks: dict[str, list[MarkedTest]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        file = path.relative_to(root).as_posix()
        for node in parse_tests(path, file, mention):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                test = MarkedTest(file, node.lineno, node.name)
                for rule_id in dict.fromkeys(ids_named(node.decorator_list, file)):
                    marks.setdefault(rule_id, []).append(test)
    return marks


def parse_tests(path: Path, file: str, mention: str) -> list[ast.stmt]:
    try:
        source = path.read_bytes()
        return ast.parse(source, filename=file).body if mention.encode() in source else []
    except OSError as problem:
        raise WreckfishError(f"The tests in {file} cannot be read: {problem.strerror}.") from None
    except (SyntaxError, ValueError, RecursionError) as problem:
        raise WreckfishError(f"The tests in {file} are not Python: {problem}.") from None


def ids_named(decorators: list[ast.expr], file: str) -> list[str]:
    """The rules that a test's marks name, those of single parameters included. They must be plain text: no test is run
    to find them.
    """
    ids: list[str] = []
    for mark in (node for decorator in decorators for node in ast.walk(decorator) if isinstance(node, ast.Call)):
        if ast.unparse(mark.func) in ("pytest.mark.rule", "mark.rule"):
            words = [word.value for word in mark.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]
            if not words or len(words) < len(mark.args) or mark.keywords:
                raise WreckfishError(f'The mark in {file}, line {mark.lineno} must spell out its rules: rule("CC14").')
            ids += words
    return ids
