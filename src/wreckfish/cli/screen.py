"""The terminal as a place to write sentences and to read answers: all words come from a Speaker, none from here.

Knows Rich, the language and how a view is drawn; knows no game and no table.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from wreckfish import rulebook
from wreckfish.cli.colours import STYLES, ColourSpeaker, lay_out, paint
from wreckfish.cli.main import tolerate
from wreckfish.core.game import Game, Span
from wreckfish.core.values import Saying, WreckfishError, shown
from wreckfish.language import Speaker

LONGEST = 2000  # characters of a typed line that are repeated
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, and what could be scrolled back to


class Screen:
    """Writes in one language about one table. `plain` speaks, `coloured` speaks in colour."""

    def __init__(self, language: str, game: Game, players: Sequence[str] = (), parts: object = None) -> None:
        tolerate(sys.stdin)
        self.console = Console(highlight=False, markup=False, emoji=False)
        figures = game.figures(game.load(None) if parts is None else parts)
        self.plain = Speaker(language, game.text, players, figures=figures)
        self.coloured = ColourSpeaker(language, game.text, players, figures=figures)

    # ---- Writing --------------------------------------------------------------------------------------------------

    def write(self, text: Text | str = "") -> None:
        self.console.print(text)

    def tell(self, code: str, style: str = "", **params: str | int) -> None:
        """A message of the shell or the game by its id, as a line of its own."""
        self.write(paint(self.coloured.text(code, **params), style))

    def copy_out(self, code: str, **params: str | int) -> None:
        """A message with something to be copied: the terminal may fold it, but no line end is put into it."""
        self.console.print(paint(self.coloured.text(code, **params)), soft_wrap=True)

    def spoken(self, saying: Saying, style: str = "") -> Text:
        """A saying of the engine, in colour."""
        return paint(self.coloured.say(saying), style)

    def draw(self, lines: Sequence[Sequence[Span]]) -> None:
        for row in lay_out(lines, self.console.width):
            self.console.print(row)

    def columns(self, rows: Iterable[tuple[Text | str, ...]], indent: int = 0) -> None:
        """Rows whose last column may be long: it is wrapped beside the others."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in rows:
            grid.add_row(*((" " * indent,) if indent else ()), *row)
        if grid.row_count:
            self.console.print(grid)

    def rule(self, named: str) -> None:
        """The text of a rule, with its title, if the rule books are there."""
        try:
            rule = rulebook.find(named, self.plain.language)
        except WreckfishError:
            self.tell("rule-missing", "quiet", rule=named)
            return
        self.write(Text.assemble((f"{rule.id} ", STYLES["label"]), (rule.title, STYLES["name"])))
        self.console.print(Markdown(rule.text))

    def rules_naming(self, verb: str, book: str) -> list[str]:
        """The ids of a book's rules that write out moves with this verb, such as `surface` or `net key5`."""
        try:
            rules = rulebook.rules(self.plain.language)
        except WreckfishError:
            return []
        return [rule.id for rule in rules if rule.book == book and re.search(rf"`{verb}[ `]", rule.text)]

    def line(self) -> None:
        self.console.rule(style=STYLES["quiet"])

    def clear(self) -> None:
        """Nothing stays that the next person could read, not even by scrolling back."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        editor = sys.modules.get("readline")
        if editor is not None:
            editor.clear_history()

    # ---- Reading --------------------------------------------------------------------------------------------------

    def read(self) -> str:
        """A line that somebody typed; EOFError when there is nothing more to read."""
        self.console.file.flush()
        if sys.stdin is None or sys.stdin.closed:
            raise EOFError
        if sys.stdin.isatty():
            with suppress(ImportError):
                importlib.import_module("readline")  # where Python has it, `input` lets people edit lines from then on
        typed = input("> ")
        if not sys.stdin.isatty():
            self.write(shown(typed, LONGEST))  # so that the transcript of a script can be read
        return typed.strip()

    def agrees(self, code: str, **params: str | int) -> bool:
        """Whether a question is answered with yes; it is asked until the answer is a yes or a no."""
        answers = Text(f" {self.plain.text('yes-or-no')}", STYLES["quiet"])
        yes, no = (self.plain.text(words).split() for words in ("yes-words", "no-words"))
        while True:
            self.write(Text.assemble(paint(self.coloured.text(code, **params)), answers))
            typed = self.read().lower()
            if typed in yes or typed in no:
                return typed in yes


def print_json(value: object) -> None:
    """JSON in ASCII, which every terminal and every pipe can take."""
    sys.stdout.write(json.dumps(msgspec.to_builtins(value), indent=2) + "\n")
