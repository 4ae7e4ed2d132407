"""A live clock starts when its player has been told what happened: as long as the captions of the browser take."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from wreckfish.core.game import make_match
from wreckfish.core.registry import game_names
from wreckfish.core.state import Note
from wreckfish.language import LANGUAGES, Speaker
from wreckfish.table import telling as rule
from wreckfish.table.entry import Entry, Kind
from wreckfish.table.position import GameTerms, Position, opening, step
from wreckfish.table.time_control import SECOND, Days, Live, Pace, Untimed, limits

START = 1_700_000_000_000
PAGE = Path(__file__).parents[2] / "web/src/lib/pace.svelte.ts"
NAMES = ("Ada", "Otto", "Mia", "Liv", "Ben")


def table(game: str, pace: Pace) -> Position:
    """A person in seat 0, bots in all others."""
    match = make_match(game)
    return opening(GameTerms(match, "5" * 32, limits(pace), (None, *["greedy"] * (match.seats - 1)), START))


def burst(position: Position, luck: Random, at: int) -> tuple[Position, list[tuple[int, list[Note]]]]:
    """Everyone plays at once, as bots do, until seat 0 is asked again; each move's seat and notes."""
    moves = []
    while True:
        seat = position.state.to_act()[-1]
        move = luck.choice(list(position.state.legal(seat)))
        position, notes, _ = step(position, Entry(position.ply + 1, at, Kind.MOVE, seat, move))
        moves.append((seat, notes))
        if not position.state.owing or position.state.owes(0):
            return position, moves


def captions(position: Position, moves: list[tuple[int, list[Note]]], language: str) -> float:
    """How long the browser shows the captions of some moves to seat 0."""
    match = position.terms.match
    say = Speaker(language, match.game.text, NAMES, figures=match.game.figures(match.parts))
    sentences = [(seat, say.say(match.game.event(note, 0, match.parts))) for seat, notes in moves for note in notes]
    times = [max(700, 32 * len(text)) * (0.5 if seat == 0 else 1) for seat, text in sentences if text]
    return sum(times)


@pytest.mark.seconds
@pytest.mark.parametrize("game", game_names())
def test_the_clock_starts_when_everything_has_been_told(game: str) -> None:
    """Whatever the bots did at once, the captions of it fit into the time before the clock starts."""
    position, luck, at = table(game, Live(minutes=2, seconds=20)), Random(7), START
    waited = read = 0.0
    while position.state.owing and position.ply < 400:
        position, moves = burst(position, luck, at)
        if not position.state.owing:
            break
        if position.since[0] < at:
            continue  # asked before; the others' choices do not start its clock again
        wait = position.since[0] - at
        needed = max(captions(position, moves, language) for language in LANGUAGES)
        assert min(0.75 * needed, 60 * SECOND) <= wait <= 60 * SECOND, "long names may take a little longer"
        assert position.deadline(0) == at + wait + 20 * SECOND + position.bank[0]
        at, waited, read = position.since[0] + 3 * SECOND, waited + wait, read + needed
    assert waited > 1.15 * read > 60 * SECOND, "pieces that fly take their time, too"


def test_a_player_who_answers_while_moves_are_told_pays_nothing_and_wins_nothing() -> None:
    """The rest of the telling goes on; it is never longer than the rule allows."""
    position, luck, at = table("carcass", Live(minutes=2, seconds=20)), Random(7), START
    for _ in range(40):
        position, _ = burst(position, luck, at)
        if not position.state.owing:
            break
        assert position.bank[0] == 120 * SECOND
        assert position.since[0] <= at + 60 * SECOND
        at += 10


@pytest.mark.parametrize("pace", [Days(days=3), Untimed()])
def test_only_a_live_clock_waits(pace: Pace) -> None:
    position, _ = burst(table("carcass", pace), Random(7), START)
    allowed = limits(pace)
    assert position.deadline(0) == (None if allowed is None else START + allowed.free)


def test_the_rule_is_that_of_the_page() -> None:
    page = PAGE.read_text("utf-8")
    for name in ("LEAST", "PER_LETTER", "OWN"):
        found = re.search(rf"^const {name} = ([\d.]+);", page, re.MULTILINE)
        assert found
        assert float(found[1]) == getattr(rule, name)
