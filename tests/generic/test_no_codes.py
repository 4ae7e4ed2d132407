"""No code reaches a reader: what a game shows is said in words, never by the names that programs use.

Read here are questions, moves, refusals, events, scores and pictures of random games, the game aid, and the rule books
as the server sends them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from random import Random

import msgspec
import pytest

from core.toy import TOY
from generic import tables
from generic.codes import CODE, codes_of
from generic.play import finished, luck_of, positions, random_record, start
from generic.tables import Table
from wreckfish.cli.commands import undo
from wreckfish.cli.screen import Screen
from wreckfish.cli.seating import Seating
from wreckfish.cli.story import tell_aid
from wreckfish.cli.terminal import Terminal
from wreckfish.core.moves import VERBS
from wreckfish.core.values import Saying
from wreckfish.language import LANGUAGES, Speaker
from wreckfish.server.library import rules_of
from wreckfish.table.local_table import LocalTable

PLIES = 100
MOVES = 40  # of one position that are read
played = [name for name in tables.games() if name != TOY.name]  # the toy has no words

every_game = pytest.mark.parametrize("name", played)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Listener(Speaker):
    """A speaker who remembers what it had no word for."""

    wordless: set[str]

    def thing(self, kind: str, token: str) -> str:
        spoken = super().thing(kind, token)
        if spoken == token and re.search("[a-z]", token):
            self.wordless.add(token)
        return spoken


def codes_at(table: Table) -> set[str]:
    return codes_of(table.match(), start(table).view(0), finished(table).view(0))


def sayings(table: Table) -> Iterator[Saying]:
    """What is asked, offered, refused and told in a random game."""
    match, state = table.match(), start(table)
    state.journal = []
    for _, seat, move in islice(positions(table), PLIES):
        view = state.view(seat)
        yield from state.prompts(seat)
        for listed in [*state.legal(seat)][:MOVES] + [*state.free(seat)][:MOVES]:
            yield match.game.words(match.codec.saying(listed), view)
            yield match.game.words(match.codec.saying(listed), None)
        refused = [state.refusal(other, move + VERBS) for other in range(state.seats)]
        why = match.game.reason(state, seat, move) if move in state.legal(seat) else None
        yield from (saying for saying in (*refused, why) if saying is not None)
        state.play(seat, move)
    for note in state.journal:
        yield from (match.game.event(note, seat, match.parts) for seat in (0, None))
    outcome = finished(table).outcome()
    assert outcome is not None
    yield from (part for score in outcome.scores for part in score.parts)


def shown(table: Table, speaker: Listener) -> Iterator[str]:
    """All texts of a random game, each after the speaker has forgotten the last one."""
    for saying in sayings(table):
        speaker.wordless = set()
        yield speaker.say(saying)
    for state, seat, _ in islice(positions(table), 0, PLIES, 20):
        speaker.wordless = set()
        yield "\n".join(span.text for line in table.match().game.draw(state.view(seat), speaker) for span in line)


@pytest.mark.seconds
@every_language
@every_game
def test_no_text_of_a_game_shows_a_code(name: str, language: str) -> None:
    for table in tables.few(name)[::3]:
        match, codes = table.match(), codes_at(table)
        speaker = Listener(language, match.game.text, figures=match.game.figures(match.parts))
        for text in shown(table, speaker):
            assert not codes & set(CODE.findall(text)), f"{table}: “{text}”"
            if language != "en":  # where a code is a word of the language, that proves nothing
                codes_there = {token for token in speaker.wordless if re.search(rf"(?<![\w-]){token}(?![\w-])", text)}
                assert not codes_there, f"{table}: “{text}”"


@every_language
@every_game
def test_no_rule_in_the_browser_shows_a_code(name: str, language: str) -> None:
    codes = codes_at(tables.few(name)[0])
    for rule in rules_of(tables.find(name), language).rules:
        assert not codes & set(CODE.findall(rule.text)), f"{rule.id}: {rule.text}"
        assert "`" not in rule.text


@every_language
@every_game
def test_no_game_aid_at_the_terminal_shows_a_code(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = tables.few(name)[-1]
    tell_aid(Screen(language, tables.find(name), parts=table.match().parts), start(table).view(0))
    assert not codes_at(table) & set(CODE.findall(capsys.readouterr().out))


@every_language
@every_game
def test_a_move_that_is_taken_back_is_named_as_it_was_offered(
    name: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    table = tables.few(name)[-1]
    match, whole = table.match(), random_record(table)
    screen = Screen(language, match.game, parts=match.parts)
    moments = range(1, min(PLIES, len(whole.plies)))
    for plies in Random(name).sample(moments, min(10, len(moments))):
        seat, move = whole.plies[plies - 1].seat, whole.plies[plies - 1].move
        if match.game.private(move):
            continue
        offered = match.game.words(match.codec.saying(move), whole.replay(plies - 1).view(seat))
        bots = {other: "random" for other in range(match.seats) if other != seat}  # they agree to everything
        record = msgspec.structs.replace(whole, plies=whole.plies[:plies], bots=bots)
        undo(Terminal(LocalTable(record, luck_of(table)), screen, Seating([], {}), None), seat)
        assert screen.plain.text("undo-done", move=screen.plain.say(offered)) in capsys.readouterr().out
