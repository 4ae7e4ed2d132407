"""Which rules came up in the games of a series, and how often: replays them from the engine's sources, and traces.

A rule comes up when a line marked with its id is run by the deal, by a move, or by the final scoring. Listing or
judging moves does not count. A mark is a comment inside a function that begins with ids:

    self.finish("kraken-full")  # GW54
    if cost:  # WR22 counts when the condition holds; likewise after `else` and `def`
    table.dive()  # CC10 if not table.dived; CC12 if table.options == 3
    # Always: CC01, CC22

A condition is checked just before the line is run, so the rules need no branch just for statistics. `Always` names the
rules that hold in every game: set-up, parts, formulas, prohibitions. Ids in docstrings and within sentences are for
readers. This module runs in its own process, on the engine's sources; it knows no game.
"""

from __future__ import annotations

import ast
import io
import os
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple, TypeVar

import msgspec

from wreckfish.core.chance import from_seed
from wreckfish.core.state import State
from wreckfish.core.values import IllegalMove
from wreckfish.table.matches import stored_match

ID = re.compile(r"\b([A-Z]{2})(\d{2,3})(?:-\1(\d{2,3}))?\b")
LEADING = re.compile(r"[A-Z]{2}\d{2,3}(?:-[A-Z]{2}\d{2,3})?(?:, [A-Z]{2}\d{2,3}(?:-[A-Z]{2}\d{2,3})?)*\b")
ALWAYS = "Always: "

Result = TypeVar("Result")


class Replayed(msgspec.Struct, frozen=True):
    """A game to replay."""

    seed: str
    plies: list[tuple[int, int]]


class Task(msgspec.Struct, frozen=True):
    """Games of one match."""

    game: str
    seats: int
    options: Any
    parts: Any
    games: list[Replayed]


class Coverage(msgspec.Struct, frozen=True):
    """In how many moves and in how many games each rule came up, and which rules always apply.

    Set-up and final score count as one move each. Rules that no source marks are left out.
    """

    games: int
    times: dict[str, int]
    in_games: dict[str, int]
    always: list[str]


def cover(task: Task) -> Coverage:
    """Replay the games in a process that runs the engine's sources."""
    command = [sys.executable, "-m", "wreckfish.lab.coverage"]
    environment = {**os.environ, "WRECKFISH_ENGINE": "interpreted"}
    done = subprocess.run(command, input=msgspec.json.encode(task), env=environment, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Coverage)


# ---- Marks in the sources -----------------------------------------------------------------------------------------


class Mark(NamedTuple):
    """A rule that comes up when a line is run, if a condition holds there."""

    rule: str
    condition: CodeType | None


def ids_in(text: str) -> list[str]:
    """The rules that a text names; CC02-CC07 are six."""
    return [
        f"{book}{number:0{len(first)}}"
        for book, first, last in ID.findall(text)
        for number in range(int(first), int(last or first) + 1)
    ]


def marks_in(comment: str, where: str) -> Iterator[Mark]:
    """The marks of a comment: each begins with ids, and may go on with a condition or with words."""
    for part in comment.split(";"):
        lead = LEADING.match(part.strip())
        if lead:
            words = part.strip()[lead.end() :]
            condition = compile(words[4:], where, "eval") if words.startswith(" if ") else None
            for rule in ids_in(lead[0]):
                yield Mark(rule, condition)


class Marks:
    """The marks in some sources, by file and line, and the rules that always apply."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.lines: dict[tuple[str, int], list[Mark]] = {}
        self.always: set[str] = set()
        for file in files:
            self.read(str(file), file.read_text("utf-8"))
        self.counted = {mark.rule for marks in self.lines.values() for mark in marks}

    def read(self, file: str, source: str) -> None:
        statements = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)]
        functions = [node for node in statements if isinstance(node, ast.FunctionDef)]
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                comment, line = token.string.lstrip("# "), token.start[0]
                if comment.startswith(ALWAYS):
                    self.always.update(ids_in(comment))
                elif any(node.lineno <= line <= (node.end_lineno or 0) for node in functions):
                    for mark in marks_in(comment, f"{file}:{line}"):
                        self.lines.setdefault((file, marked_line(statements, line)), []).append(mark)


def marked_line(statements: list[ast.stmt], line: int) -> int:
    """The line that a comment marks: its own statement, or the next one if it stands alone or after `if`, `def` …"""
    around = [node for node in statements if node.lineno <= line <= (node.end_lineno or 0)]
    inner = min(around, key=lambda node: (node.end_lineno or 0) - node.lineno)
    if not any(isinstance(node, ast.stmt) for node in ast.walk(inner) if node is not inner):
        return inner.lineno
    docstrings = {node for node in statements if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}
    return min(node.lineno for node in statements if node.lineno > line and node not in docstrings)


# ---- Watching -----------------------------------------------------------------------------------------------------


class Watch:
    """Traces which marked lines are run."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.marked: dict[CodeType, bool] = {}
        self.seen: set[str] = set()

    def during(self, step: Callable[[], Result]) -> tuple[Result, set[str]]:
        """Take a step of a game, and return the rules that came up in it."""
        self.seen = set()
        before = sys.gettrace()
        sys.settrace(self.call)
        try:
            result = step()
        finally:
            sys.settrace(before)
        return result, self.seen

    def call(self, frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if code not in self.marked:
            self.marked[code] = any((code.co_filename, line or 0) in self.marks.lines for _, _, line in code.co_lines())
        return self.line if self.marked[code] else None

    def line(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line":
            for rule, condition in self.marks.lines.get((frame.f_code.co_filename, frame.f_lineno), ()):
                if condition is None or eval(condition, {**frame.f_globals, **frame.f_locals}):
                    self.seen.add(rule)
        return self.line


def count(marks: Marks, table: State, games: Sequence[Replayed]) -> Coverage:
    """Replay games and count the rules that come up."""
    watch = Watch(marks)
    times: Counter[str] = Counter()
    in_games: Counter[str] = Counter()
    for game in games:
        came_up = Counter(chain.from_iterable(steps(watch, table, game)))
        times.update(came_up)
        in_games.update(came_up.keys())
    rules = sorted(marks.counted)
    times_of, games_of = ({rule: counts[rule] for rule in rules} for counts in (times, in_games))
    return Coverage(len(games), times_of, games_of, sorted(marks.always))


def steps(watch: Watch, table: State, game: Replayed) -> Iterator[set[str]]:
    """The rules that come up in the set-up, in each move, and when the score is settled."""
    state, seen = watch.during(partial(table.deal, from_seed(game.seed)))
    yield seen
    for seat, move in game.plies:
        refusal = state.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        yield watch.during(partial(state.apply, seat, move))[1]
    yield watch.during(state.outcome)[1]


def watch_games(task: Task) -> Coverage:
    """Replay the games of a task, and trace them."""
    match = stored_match(task.game, task.seats, task.options, task.parts)
    home = sys.modules[type(match.game).__module__].__file__
    assert home is not None, "a game comes from a file"
    return count(Marks(sorted(Path(home).parent.glob("*.py"))), match.table, task.games)


if __name__ == "__main__":
    done = watch_games(msgspec.json.decode(sys.stdin.buffer.read(), type=Task))
    sys.stdout.write(msgspec.json.encode(done).decode())
