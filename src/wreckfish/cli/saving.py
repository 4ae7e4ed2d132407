"""Saves a game at the terminal: asks for a file name, and never overwrites a file without asking."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path

from wreckfish.cli.options import expanded, file_name
from wreckfish.cli.screen import Screen
from wreckfish.core.record import Record, result_text, write
from wreckfish.core.values import WreckfishError, shown
from wreckfish.table.local_table import LocalTable


class Saving:
    def __init__(self, table: LocalTable, screen: Screen, file: Path | None, again: Sequence[str]) -> None:
        self.table = table
        self.screen = screen
        self.file = file  # where the record is saved, once that is known
        self.again = again  # arguments that the command to resume the game must repeat

    def keep_or_offer(self, question: str) -> bool:
        """Save to the known file; if there is none or that fails, ask until it is saved or the person declines."""
        wanted = self.file is not None
        if self.file is not None and self.write_record(self.file):
            return True
        try:
            while self.screen.agrees(question):
                if self.save(""):
                    return True
        except EOFError:
            if wanted or self.table.state.owing:
                raise
            self.screen.write()  # the game is over, and saving it was never requested
        return False

    def save(self, name: str) -> bool:
        """Save under a name, or under the one used before, or ask for one. Asks before it overwrites another file."""
        path = self.file if self.file is not None and not name else expanded(name or self.ask_name())
        try:
            foreign = path != self.file and path.is_file()
        except (OSError, ValueError):
            foreign = False  # writing will report the error
        if foreign and not self.screen.agrees("save-exists", file=file_name(path)):
            self.screen.tell("save-not")
            return False
        saved = self.write_record(path)
        if not saved:
            self.screen.tell("save-again")
        return saved

    def ask_name(self) -> str:
        usual = f"{self.table.match.game.name}-{self.table.record.seed_commitment[:8]}.txt"
        self.screen.tell("save-name", file=usual)
        return self.screen.read() or usual

    def write_record(self, path: Path) -> bool:
        """Save, and say so or why not. If only bots play, a failure is an error: no one can choose another name."""
        self.table.record.result = result_text(self.table.state.outcome())
        try:
            write_file(self.table.record, path)
        except (OSError, ValueError) as problem:
            reason = problem.strerror if isinstance(problem, OSError) else None
            failure = {"file": file_name(path), "problem": reason or shown(str(problem))}
            if not self.table.people():
                raise WreckfishError(self.screen.plain.text("save-failed", **failure)) from None
            self.screen.tell("save-failed", **failure)
            self.file = None  # ask for another name next time
            return False
        self.file = path
        self.screen.tell("save-done", file=file_name(path))
        return True

    def tell_how_to_go_on(self) -> None:
        command = shlex.join(["wreckfish", "play", "--resume", str(self.file), *self.again])
        self.screen.copy_out("resume-how", command=command)


def write_file(record: Record, path: Path) -> None:
    """Write a record. An OSError or ValueError leaves an existing file unchanged."""
    text = write(record)
    if path.exists() and not path.is_file():  # a device or a folder cannot be replaced
        path.write_text(text, encoding="utf-8")
        return
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
