"""Writes sentences to the terminal and reads answers. All words come from a Speaker.

Knows Rich, the language and how to draw a view; knows no game and no table.
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

LONGEST = 2000  # characters of a typed line to echo
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, and the scrollback


class Screen:
    """Writes in one language about one table. `plain` speaks, `coloured` speaks in colour."""

    def __init__(self, language: str, game: Game, players: Sequence[str] = (), parts: object = None) -> None:
        tolerate(sys.stdin)
        self.console = Console(highlight=False, markup=False, emoji=False)
        figures = game.figures(game.load(None) if parts is None else parts)
        self.plain = Speaker(language, game.text, players, figures=figures)
        self.coloured = ColourSpeaker(language, game.text, players, figures=figures)

    def address(self, seat: int) -> None:
        """Say “you” to the player in this seat, who alone reads this screen."""
        self.plain.reader = self.coloured.reader = seat

    def write(self, text: Text | str = "") -> None:
        self.console.print(text)

    def tell(self, code: str, style: str = "", **params: str | int) -> None:
        """Write a message of the shell or the game, by its id, on its own line."""
        self.write(paint(self.coloured.text(code, **params), style))

    def copy_out(self, code: str, **params: str | int) -> None:
        """Write a message that people may copy from: the terminal may wrap it, but we insert no line break."""
        self.console.print(paint(self.coloured.text(code, **params)), soft_wrap=True)

    def spoken(self, saying: Saying, style: str = "") -> Text:
        """A saying of the engine, in colour."""
        return paint(self.coloured.say(saying), style)

    def draw(self, lines: Sequence[Sequence[Span]]) -> None:
        for row in lay_out(lines, self.console.width):
            self.console.print(row)

    def columns(self, rows: Iterable[tuple[Text | str, ...]], indent: int = 0) -> None:
        """Write rows whose last column may be long; it wraps beside the others."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in rows:
            grid.add_row(*((" " * indent,) if indent else ()), *row)
        if grid.row_count:
            self.console.print(grid)

    def rule(self, named: str) -> None:
        """Write a rule with its title, if the rule books are installed."""
        try:
            rule = rulebook.find(named, self.plain.language)
        except WreckfishError:
            self.tell("rule-missing", "quiet", rule=named)
            return
        self.write(Text.assemble((f"{rule.id} ", STYLES["label"]), (rule.title, STYLES["name"])))
        self.console.print(Markdown(rule.text))

    def rules_naming(self, verb: str, book: str) -> list[str]:
        """The ids of a book's rules that quote moves with this verb, such as `surface` or `net key5`."""
        try:
            rules = rulebook.rules(self.plain.language)
        except WreckfishError:
            return []
        return [rule.id for rule in rules if rule.book == book and re.search(rf"`{verb}[ `]", rule.text)]

    def line(self) -> None:
        self.console.rule(style=STYLES["quiet"])

    def clear(self) -> None:
        """Leave nothing that the next person could read, not even by scrolling back."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        editor = sys.modules.get("readline")
        if editor is not None:
            editor.clear_history()

    def read(self) -> str:
        """A typed line; EOFError at the end of the input."""
        self.console.file.flush()
        if sys.stdin is None or sys.stdin.closed:
            raise EOFError
        if sys.stdin.isatty():
            with suppress(ImportError):
                importlib.import_module("readline")  # from then on, `input` lets people edit lines
        typed = input("> ")
        if not sys.stdin.isatty():
            self.write(shown(typed, LONGEST))  # to make the transcript of a script readable
        return typed.strip()

    def agrees(self, code: str, **params: str | int) -> bool:
        """Ask a question until the answer is yes or no, and return whether it is yes."""
        answers = Text(f" {self.plain.text('yes-or-no')}", STYLES["quiet"])
        yes, no = (self.plain.text(words).split() for words in ("yes-words", "no-words"))
        while True:
            self.write(Text.assemble(paint(self.coloured.text(code, **params)), answers))
            typed = self.read().lower()
            if typed in yes or typed in no:
                return typed in yes


def print_json(value: object) -> None:
    """Print JSON in ASCII, which every terminal and pipe can handle."""
    sys.stdout.write(json.dumps(msgspec.to_builtins(value), indent=2) + "\n")
