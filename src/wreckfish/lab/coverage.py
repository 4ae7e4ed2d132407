"""Which rules came up in the games of a series, and how often: games are played again from the sources, and watched.

The sources name the rules they carry out: in the docstring of a function or class, and in comments behind a line. A
rule comes up when such a function is called or such a line is run. This file runs as a process of its own, with the
engine from its sources; it knows no game.
"""

from __future__ import annotations

import ast
import io
import json
import os
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

ID = re.compile(r"\b([A-Z]{2})(\d{2,3})(?:-\1(\d{2,3}))?\b")
LEADING = re.compile(r"(?:[A-Z]{2}\d{2,3}(?:-[A-Z]{2}\d{2,3})?(?:, | and )?)+")
FIRST, LEADS, MENTIONED = range(3)  # how closely a place and a rule belong together
# Files of a game that describe, show and check: what they say of rules, they do not carry out.
SHOWING = {
    "__init__.py", "chart.py", "components.py", "instinct.py", "moves.py", "picture.py", "reasons.py", "refusals.py",
    "risk.py", "sight.py", "view.py",
}  # fmt: skip
UNPLAYED = {"__init__", "check", "dump"}  # what makes and checks a position, whatever was played

Place = tuple[str, int]  # a file, and a line of it or the first line of a function


class Replayed(msgspec.Struct, frozen=True):
    """A game to be played again."""

    seed: str
    plies: list[tuple[int, int]]


class Task(msgspec.Struct, frozen=True):
    """Games of one table."""

    game: str
    seats: int
    options: Any
    parts: Any
    games: list[Replayed]


class Coverage(msgspec.Struct, frozen=True):
    """How often rules came up: in all, and in how many of the games. A rule that no place carries out is not there."""

    games: int
    times: dict[str, int]
    in_games: dict[str, int]


def cover(task: Task) -> Coverage:
    """Play the games again in a process with the engine from its sources."""
    command = [sys.executable, "-m", "wreckfish.lab.coverage"]
    environment = {**os.environ, "WRECKFISH_ENGINE": "interpreted"}
    done = subprocess.run(command, input=msgspec.json.encode(task), env=environment, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Coverage)


# ---- What the sources say -----------------------------------------------------------------------------------------


def ids_in(text: str) -> list[str]:
    """The rules that a text names; CC02-CC07 are six."""
    found: list[str] = []
    for book, first, last in ID.findall(text):
        found += [f"{book}{number:0{len(first)}}" for number in range(int(first), int(last or first) + 1)]
    return found


def named(text: str) -> Iterator[tuple[str, int]]:
    """The rules of a docstring, and how closely they belong to it."""
    ids = ids_in(text)
    lead = LEADING.match(text)
    leading = ids_in(lead[0]) if lead else []
    for rule in dict.fromkeys(ids):
        yield rule, FIRST if rule == ids[0] and rule in leading else LEADS if rule in leading else MENTIONED


class Places:
    """Where in some sources which rule is carried out; of several places for a rule, the closest ones."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.found: list[tuple[str, int, str, Place]] = []  # rule, closeness, "call" or "line", place
        for file in files:
            source = file.read_text("utf-8")
            tree = ast.parse(source)
            self.read_docstrings(str(file), tree)
            self.read_comments(str(file), source, tree)
        closest: dict[str, int] = {}
        for rule, close, _, _ in self.found:
            closest[rule] = min(close, closest.get(rule, MENTIONED))
        self.calls: dict[Place, list[str]] = {}
        self.lines: dict[Place, list[str]] = {}
        for rule, close, event, place in self.found:
            if close == closest[rule]:
                table = self.calls if event == "call" else self.lines
                table.setdefault(place, []).append(rule)
        self.rules = set(closest)

    def read_docstrings(self, file: str, tree: ast.AST, of_class: str = "") -> None:
        for node in ast.iter_child_nodes(tree):
            if isinstance(node, ast.ClassDef):
                self.read_docstrings(file, node, ast.get_docstring(node) or "")
            elif isinstance(node, ast.FunctionDef):
                if node.name in UNPLAYED:
                    continue
                words = ast.get_docstring(node) or ""
                for rule, close in named(words if ids_in(words) else of_class):
                    self.found.append((rule, close, "call", (file, node.lineno)))

    def read_comments(self, file: str, source: str, tree: ast.AST) -> None:
        statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
        functions = [node for node in statements if isinstance(node, ast.FunctionDef) and node.name not in UNPLAYED]
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            rules = ids_in(token.string) if token.type == tokenize.COMMENT else []
            line = token.start[0]
            if rules and any(node.lineno < line <= (node.end_lineno or 0) for node in functions):
                for rule in rules:
                    self.found.append((rule, FIRST, "line", (file, carried_out(statements, line))))


def carried_out(statements: list[ast.stmt], line: int) -> int:
    """The line that carries out what a comment says: for one behind an `if` it is what the `if` leads to."""
    around = [node for node in statements if node.lineno <= line <= (node.end_lineno or 0)]
    inner = min(around, key=lambda node: (node.end_lineno or 0) - node.lineno)
    body = getattr(inner, "body", None)
    if isinstance(inner, ast.If | ast.While | ast.For) and body and line < body[0].lineno:
        return int(body[0].lineno)
    after = [node.lineno for node in statements if node.lineno > line]
    if isinstance(inner, ast.FunctionDef | ast.ClassDef | ast.If | ast.While | ast.For) and after:
        return min(after)  # a comment on a line of its own stands before what it is about
    return inner.lineno


# ---- Watching -----------------------------------------------------------------------------------------------------


class Watch:
    """Counts the rules that come up while games are played."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.traced = {file for file, _ in (*places.calls, *places.lines)}
        self.with_lines: dict[Any, bool] = {}
        self.now: Counter[str] = Counter()
        self.times: Counter[str] = Counter()
        self.in_games: Counter[str] = Counter()

    def call(self, frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if code.co_filename not in self.traced:
            return None
        self.now.update(self.places.calls.get((code.co_filename, code.co_firstlineno), ()))
        if code not in self.with_lines:
            lines = {line for _, _, line in code.co_lines()}
            self.with_lines[code] = any((code.co_filename, line) in self.places.lines for line in lines if line)
        return self.line if self.with_lines[code] else None

    def line(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line":
            self.now.update(self.places.lines.get((frame.f_code.co_filename, frame.f_lineno), ()))
        return self.line

    def end_game(self) -> None:
        self.times.update(self.now)
        self.in_games.update(self.now.keys())
        self.now.clear()


def watch(task: Task) -> Coverage:
    """Play the games of a task under observation."""
    from wreckfish.core.game import Match
    from wreckfish.core.registry import find_game

    game = find_game(task.game)
    home = sys.modules[type(game).__module__].__file__
    assert home is not None, "a game comes from a file"
    places = Places(file for file in sorted(Path(home).parent.glob("*.py")) if file.name not in SHOWING)
    watched = Watch(places)
    sys.settrace(watched.call)
    standard = game.load(None)
    parts = standard if task.parts is None else msgspec.convert(task.parts, type(standard))
    table = Match(game, task.seats, msgspec.convert(task.options, game.options), parts).table
    sys.settrace(None)
    laid_out = list(watched.now)  # the table is made once, for all games
    watched.now.clear()
    for played in task.games:
        watched.now.update(laid_out)
        sys.settrace(watched.call)
        play_again(table.deal, played)
        sys.settrace(None)
        watched.end_game()
    rules = sorted(places.rules)
    times, in_games = ({rule: counts[rule] for rule in rules} for counts in (watched.times, watched.in_games))
    return Coverage(len(task.games), times, in_games)


def play_again(deal: Any, played: Replayed) -> None:
    from wreckfish.core.chance import from_seed

    state = deal(from_seed(played.seed))
    for seat, move in played.plies:
        state.play(seat, move)  # checked, so that rules which forbid come up too
    state.outcome()


if __name__ == "__main__":
    sys.stdout.write(json.dumps(msgspec.to_builtins(watch(msgspec.json.decode(sys.stdin.buffer.read(), type=Task)))))
