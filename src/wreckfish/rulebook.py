"""The rule books as values, and which tests stand for which rule.

Our books are in docs/rules; a game from another package names a folder of its own (`Game.rule_folder`). Knows files,
and no game by name: a book `captain-carcass.md` is English, `de/captain-carcass.md` its German edition, and the last
word of our books' names is the game's. A rule is a list item, `- **CC14** **Title** (what it concerns) — text`, under a
`##` heading; its further lines are indented; `[R]` in it marks a ruling, `[H]` house data.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from wreckfish.core.game import Game
from wreckfish.core.phrases import system_words
from wreckfish.core.registry import find_game, outside_names
from wreckfish.core.values import WreckfishError

ENGLISH = "en"
ITEM = re.compile(r"- \*\*(?P<id>[A-Z]{2}\d{2,3})\*\*(?P<rest>.*)")
REST = re.compile(r" \*\*(?P<title>[^*]+)\*\*(?: \((?P<about>[^)]+)\))? — (?P<text>\S.*)")
RULING = re.compile(r"\[R(: [^\]]+)?\]")
HOUSE = re.compile(r"\[H(: [^\]]+)?\]")


class Rule(msgspec.Struct, frozen=True):
    """One rule: its text is Markdown, in the language that the book has it in."""

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
    """A test that is marked with a rule: where it stands."""

    file: str
    line: int
    name: str


class UnknownMark(msgspec.Struct, frozen=True):
    """A mark that names no rule of any book."""

    id: str
    test: MarkedTest


class Coverage(msgspec.Struct, frozen=True):
    """How the rules are held by tests: how many of each, the rules without a test, the marks without a rule."""

    rules: int
    tests: int
    untested: tuple[Rule, ...]
    unknown: tuple[UnknownMark, ...]

    @property
    def complete(self) -> bool:
        return not self.untested and not self.unknown


# ---- Where the books are ------------------------------------------------------------------------------------------


def shelf() -> Path:
    """The folder of the rule books: inside an installed package, else in the checkout that the package runs from."""
    package = Path(__file__).parent
    for folder in (package / "docs" / "rules", package.parents[1] / "docs" / "rules"):
        if folder.is_dir():
            return folder
    english = "The rule books are missing from this installation: the folder docs/rules is not there."
    raise WreckfishError(english, "error-no-books")


def checkout() -> Path | None:
    """The checkout around the current folder, else the one around the package, if there is any: sources and tests."""
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
    raise WreckfishError(
        "There is no rule {rule}. Those of {kind} run from {first} to {last}, with gaps.",
        "error-no-rule-of",
        rule=wanted,
        kind=wanted[:2],
        first=kin[0],
        last=kin[-1],
    )


def search(words: Iterable[str], among: Iterable[Rule]) -> tuple[Rule, ...]:
    """The rules that have all the words, those with all of them in the title first."""
    wanted = [word.casefold() for word in words]

    def has_all(text: str) -> bool:
        return all(word in text.casefold() for word in wanted)

    hits = [rule for rule in among if has_all(f"{rule.id} {rule.title} {rule.about} {rule.section} {plain(rule.text)}")]
    return tuple(sorted(hits, key=lambda rule: not has_all(rule.title)))


def plain(text: str) -> str:
    """A rule's text without the signs of Markdown."""
    return re.sub(r"[*`]", "", text)


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise WreckfishError(
            "The rule book {path} cannot be read: {problem}.",
            "error-book-unreadable",
            path=str(path),
            problem=system_words(problem),
        ) from None
    except UnicodeDecodeError:
        raise WreckfishError("The rule book {path} is not text in UTF-8.", "error-book-text", path=str(path)) from None


def translate(book: Book, edition: Book) -> Book:
    """The book with every rule that its other edition has; a rule that only that edition has is none."""
    other = {rule.id: rule for rule in edition.rules}
    rules = tuple(other.get(rule.id, rule) for rule in book.rules)
    return Book(book.name, edition.title, edition.lang, rules, book.game)


def parse(text: str, name: str, lang: str, game: str = "") -> Book:
    """The book in a page of Markdown; a WreckfishError names the line that is not as it must be."""
    title = section = ""
    items: dict[str, tuple[str, int, list[str]]] = {}
    lines: list[str] | None = None  # those of the rule that is being read

    def wrong(number: int, what: str) -> WreckfishError:
        return WreckfishError(f"The rule book {name} ({lang}) is not right in line {number}: {what}.")

    for number, line in enumerate(text.splitlines(), start=1):
        if item := ITEM.fullmatch(line):
            if item["id"] in items:
                raise wrong(number, f"{item['id']} is there twice")
            lines = [item["rest"]]
            items[item["id"]] = (section, number, lines)
        elif line.startswith("  ") and lines is not None:
            lines.append(line.strip())
        elif line.strip() and lines is not None and not line.startswith(("- ", "#")):
            raise wrong(number, "a rule goes on in lines that are indented, and a blank line ends it")
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
            raise wrong(number, f"after **{rule_id}** come **a title** and — with a text")
        body = rest["text"]
        ruling, house = bool(RULING.search(body)), bool(HOUSE.search(body))
        found.append(Rule(rule_id, rest["title"], rest["about"] or "", body, heading, ruling, house, name, lang))
    return Book(name, title or name, lang, tuple(found), game or name.rpartition("-")[2])


# ---- Tests --------------------------------------------------------------------------------------------------------


def coverage(root: Path, game: str | None = None) -> Coverage:
    """Compare the rule books of a checkout, or one game's, with the marks of its tests."""
    shelved = books(folder=root / "docs" / "rules")
    marks = tests_of(root)
    known = {rule.id for book in shelved for rule in book.rules}
    asked = [rule for book in shelved if game in (None, book.game) for rule in book.rules]
    tests = {test for rule in asked for test in marks.get(rule.id, ())}
    untested = tuple(rule for rule in asked if rule.id not in marks)
    unknown = tuple(UnknownMark(stray, test) for stray in sorted(marks.keys() - known) for test in marks[stray])
    return Coverage(len(asked), len(tests), untested, unknown)


def tests_of(root: Path) -> dict[str, list[MarkedTest]]:
    """For each rule id the tests of a checkout that are marked with it: `@pytest.mark.rule("CC14")`."""
    marks: dict[str, list[MarkedTest]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        file = path.relative_to(root).as_posix()
        tree = parse_tests(path, file)
        for test, ids in marked(tree.body, file, "", ids_assigned(tree.body, file)):
            for rule_id in dict.fromkeys(ids):
                marks.setdefault(rule_id, []).append(test)
    return marks


def parse_tests(path: Path, file: str) -> ast.Module:
    try:
        return ast.parse(path.read_bytes(), filename=file)
    except OSError as problem:
        raise WreckfishError(f"The tests in {file} cannot be read: {problem.strerror}.") from None
    except SyntaxError as problem:
        where = f", line {problem.lineno}" if problem.lineno else ""
        raise WreckfishError(f"The tests in {file}{where} are not Python: {problem.msg}.") from None
    except (ValueError, RecursionError) as problem:
        raise WreckfishError(f"The tests in {file} are not Python: {problem}.") from None


def marked(body: list[ast.stmt], file: str, within: str, ids: list[str]) -> Iterator[tuple[MarkedTest, list[str]]]:
    """The tests among some statements with the rules that their own marks, and those around them, name."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield MarkedTest(file, node.lineno, within + node.name), ids + ids_named(node.decorator_list, file)
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            inside = ids + ids_named(node.decorator_list, file) + ids_assigned(node.body, file)
            yield from marked(node.body, file, f"{within}{node.name}::", inside)
        elif isinstance(node, ast.If):
            yield from marked(node.body + node.orelse, file, within, ids)


def ids_assigned(body: list[ast.stmt], file: str) -> list[str]:
    """The rules that `pytestmark` names for a whole module or class."""
    values: list[ast.expr] = []
    for node in body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
                values.append(node.value)
    return ids_named(values, file)


def ids_named(expressions: list[ast.expr], file: str) -> list[str]:
    """The rules named by the marks in some expressions: decorators, lists of marks, marks of single parameters."""
    ids: list[str] = []
    for expression in expressions:
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and is_rule_mark(node.func):
                ids += ids_spelled_out(node, file)
    return ids


def is_rule_mark(node: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule` or `mark.rule`."""
    return ast.unparse(node) in ("pytest.mark.rule", "mark.rule")


def ids_spelled_out(mark: ast.Call, file: str) -> list[str]:
    """The ids in one mark; it must have some, as plain text, since this scan runs no code."""
    ids = [word.value for word in mark.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]
    if not ids or len(ids) < len(mark.args) or mark.keywords:
        raise WreckfishError(f'The mark in {file}, line {mark.lineno} must spell out its rules: rule("CC14").')
    return ids
