"""`wreckfish rules`: look up a rule, search the rule books, check the tests, or see which rules came up in games.

Shows the rules that `wreckfish.rulebook` reads. Knows no game and no rule.
"""

from __future__ import annotations

import re
from pathlib import Path

import click
import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from wreckfish import rulebook
from wreckfish.cli.options import file_option, json_option, lang_option
from wreckfish.cli.screen import print_json
from wreckfish.core.values import WreckfishError, shown
from wreckfish.lab.result_files import need_polars
from wreckfish.language import Speaker
from wreckfish.rulebook import Book, Rule

ID = re.compile(r"[A-Za-z]{2}\d+")
EXCERPT = 110


@click.command()
@click.argument("words", nargs=-1, metavar="[ID | WORDS]...")
@click.option("--game", metavar="GAME", help="Only the rules of this game.")
@lang_option
@click.option("--check", is_flag=True, help="Check that every rule has a test; exit with 1 if not.")
@file_option("--coverage", words="Show how often each rule came up in these results of `wreckfish simulate`.")
@json_option
def command(
    words: tuple[str, ...],
    game: str | None,
    lang: str,
    check: bool,
    coverage: Path | None,
    as_json: bool,
) -> int:
    """Look up the rules of the games.

    Without arguments, lists all rules. With an id such as CC14, shows that rule and its tests. With other words, lists
    the rules that contain all of them.
    """
    terms = [term for word in words for term in word.split()]
    if check and terms:
        english = "A check takes no words: it looks at all rules, or at those of one --game."
        raise WreckfishError(english, "error-check-words")
    if check:
        return check_tests(game, Speaker(lang), as_json)
    if coverage is not None:
        show_fired(coverage, Speaker(lang), as_json)
        return 0
    shelved = books_of(game, rulebook.books(lang))
    if not terms:
        list_rules(shelved, Speaker(lang), as_json)
    elif len(terms) == 1 and ID.fullmatch(terms[0]):
        show_rule(terms[0], shelved, Speaker(lang), as_json)
    else:
        search_rules(terms, shelved, as_json)
    return 0


def books_of(game: str | None, shelved: tuple[Book, ...]) -> list[Book]:
    """All books, or the one of a game."""
    chosen = [book for book in shelved if game in (None, book.game)]
    if game is not None and not chosen:
        games = ", ".join(book.game for book in shelved)
        english = "There is no rule book for a game {game}; there is one for {games}."
        raise WreckfishError(english, "error-no-book", game=shown(game), games=games)
    return chosen


# ---- The list -----------------------------------------------------------------------------------------------------


def list_rules(shelved: list[Book], say: Speaker, as_json: bool) -> None:
    if as_json:
        print_json([rule for book in shelved for rule in book.rules])
        return
    console = Console(highlight=False)
    for book in shelved:
        console.print(Text(book.title, "bold underline"))
        for section in dict.fromkeys(rule.section for rule in book.rules):
            console.print(Text(f"\n{section}", "bold"))
            lines = [headline(rule) for rule in book.rules if rule.section == section]
            console.print(Columns(lines, padding=(0, 3), equal=True, column_first=True))
        console.print()
    for code in ("rules-ruling", "rules-house", "rules-how"):
        console.print(Text(say.text(code), "dim"))


def headline(rule: Rule) -> Text:
    """A rule's id, title and marks."""
    marks = " R" * rule.ruling + " H" * rule.house
    return Text.assemble((rule.id, "cyan"), " ", rule.title, (marks, "yellow"))


# ---- One rule -----------------------------------------------------------------------------------------------------


def show_rule(rule_id: str, shelved: list[Book], say: Speaker, as_json: bool) -> None:
    rule = rulebook.find(rule_id, say.language)
    book = next((book for book in shelved if book.name == rule.book), None)
    if book is None:
        english = "{rule} is a rule of another book: {book}."
        raise WreckfishError(english, "error-other-book", rule=rule.id, book=rule.book)
    root = rulebook.checkout()
    ours = (rulebook.shelf() / f"{rule.book}.md").is_file()
    tests = None  # an installed package has none
    if root and ours:
        tests = rulebook.marked_tests(root, rule.id).get(rule.id, [])
    if as_json:
        print_json({**msgspec.to_builtins(rule), "tests": tests})
        return
    console = Console(highlight=False)
    about = f" ({rule.about})" if rule.about else ""
    console.print(Text.assemble((rule.id, "bold cyan"), " ", (rule.title, "bold"), about))
    console.print(Text(f"{book.title}, {rule.section}", "dim"))
    console.print()
    console.print(Markdown(rule.text))
    for applies, code in ((rule.ruling, "rules-ruling"), (rule.house, "rules-house")):
        if applies:
            console.print(Text(f"\n{say.text(code)}", "yellow"))
    if tests is not None:
        code, style = ("rules-tests", "bold") if tests else ("rules-no-test", "dim")
        console.print(Text(f"\n{say.text(code)}", style))
    for test in tests or ():
        console.print(Text.assemble(f"  {test.name}  ", (f"{test.file}:{test.line}", "dim")), soft_wrap=True)


# ---- Search -------------------------------------------------------------------------------------------------------


def search_rules(words: list[str], shelved: list[Book], as_json: bool) -> None:
    hits = rulebook.search(words, [rule for book in shelved for rule in book.rules])
    if not hits:
        raise WreckfishError("No rule has the words: {words}.", "error-no-rule-has", words=" ".join(words))
    if as_json:
        print_json(hits)
        return
    table = Table.grid(padding=(0, 2))
    for rule in hits:
        text = Text(excerpt(rule, words), "dim")
        text.highlight_words(words, "bold not dim", case_sensitive=False)
        table.add_row(headline(rule), text)
    Console(highlight=False).print(table)


def excerpt(rule: Rule, words: list[str]) -> str:
    """The part of a rule's text around the first match."""
    text = rulebook.plain(rule.text)
    found = [place for word in words if (place := text.lower().find(word.lower())) >= 0]
    start = max(0, min(found, default=0) - EXCERPT // 3)
    start = text.rfind(" ", 0, start) + 1  # at the start of a word
    end = len(text) if len(text) - start <= EXCERPT else text.rfind(" ", start, start + EXCERPT)
    return "… " * (start > 0) + text[start:end] + " …" * (end < len(text))


# ---- The check ----------------------------------------------------------------------------------------------------


def check_tests(game: str | None, say: Speaker, as_json: bool) -> int:
    """Print the rules that lack a test and the marks that name no rule. Returns the exit code."""
    root = rulebook.checkout()
    if root is None:
        english = "An installed package has no tests: run the check in a checkout of the project."
        raise WreckfishError(english, "error-no-tests")
    ours = rulebook.books(folder=root / "docs" / "rules")
    if game in {book.game for book in rulebook.books()} - {book.game for book in ours}:
        english = "The rules of {game} come from another package, and so do their tests: nothing to check here."
        raise WreckfishError(english, "error-outside-book", game=shown(game))
    books_of(game, ours)
    result = rulebook.coverage(root, game)
    if as_json:
        print_json({"complete": result.complete, **msgspec.to_builtins(result)})
        return 0 if result.complete else 1
    console = Console(highlight=False)
    for rule in result.untested:
        console.print(Text.assemble(headline(rule), (f" {say.text('check-untested')}", "red")))
    for mark in result.unknown:
        where = f"{mark.test.file}:{mark.test.line} {mark.test.name}"
        unknown = (f" {say.text('check-unknown')} ", "red")
        console.print(Text.assemble((mark.id, "cyan"), unknown, where), soft_wrap=True)
    if result.complete:
        console.print(say.text("check-complete", rules=result.rules, tests=result.tests))
    else:
        tested = result.rules - len(result.untested)
        marks = len(result.unknown)
        console.print(say.text("check-incomplete", tested=tested, rules=result.rules, marks=marks))
    return 0 if result.complete else 1


# ---- What came up -------------------------------------------------------------------------------------------------


def show_fired(results: Path, say: Speaker, as_json: bool) -> None:
    """How often each rule came up, in the games whose decisions were kept."""
    need_polars()
    from wreckfish.lab.report import watched
    from wreckfish.lab.result_set import ResultSet
    from wreckfish.lab.wording import Wording

    found = ResultSet(results)
    with found.read():
        fired = watched(found)
    if fired is None:
        english = "No game of these results was kept decision by decision: simulate with --decisions-every 1."
        raise WreckfishError(english, "error-no-decisions")
    if as_json:
        print_json(fired)
        return
    words = Wording(say.language, found.match().game)
    games = found.about.sums.games
    figures: dict[str, str | int] = {"games": words.number(fired.games), "all": words.number(games), "count": games}
    title = say.text("fired-title", game=words.named("title"), **figures)
    table = Table(title=Text(title, "bold"), title_justify="left")
    table.add_column(say.text("fired-rule"))
    for heading in ("fired-times", "fired-games"):
        table.add_column(say.text(heading), justify="right")
    for rule in (rule for book in books_of(found.series.game, rulebook.books(say.language)) for rule in book.rules):
        times, shared = fired.times.get(rule.id), fired.in_games.get(rule.id, 0)
        if rule.id in fired.always:
            table.add_row(headline(rule), say.text("fired-always"), "", style="dim")
        elif times == 0:
            table.add_row(headline(rule), say.text("fired-never"), "", style="red")
        elif times is not None:
            table.add_row(headline(rule), words.number(times / fired.games, 2), words.percent(shared / fired.games))
    Console(highlight=False).print(table)
