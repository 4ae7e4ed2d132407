"""Several people at one terminal: the one at the screen can type free moves for others, and learns no secret."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable

import msgspec
import pytest

from games.dolores.scene import Scene, scene
from wreckfish.cli.commands import undo
from wreckfish.cli.screen import Screen
from wreckfish.cli.seating import Seating
from wreckfish.cli.session import decide
from wreckfish.cli.terminal import Terminal
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import new_record
from wreckfish.core.seeds import seed_from
from wreckfish.games.dolores import GAME
from wreckfish.games.dolores.rules import Dolores
from wreckfish.language import LANGUAGES
from wreckfish.table.local_table import LocalTable

PEOPLE = ["Ada", "Bo", "Cy"]
LOOT = "weapons2 wines2 jewels3 laces1"
MORE = "tableware1 tableware2 wines1 wines1"

Asked = Callable[..., str]


def terminal_at(table: Scene, language: str = "en") -> Terminal:
    """A terminal for three people at a table that was set for the test."""
    record = new_record(make_match(GAME, 3), seed_from("hot seat"), PEOPLE)
    local = LocalTable(record, from_seed(seed_from("luck")))
    local.position = msgspec.structs.replace(local.position, state=table.state)
    return Terminal(local, Screen(language, GAME, PEOPLE), Seating(PEOPLE, {}), None)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Asked:
    """Ask a person, who takes the screen and types some lines; the screen as one line."""

    def ask(table: Scene, seat: int, *typed: str, language: str = "en") -> str:
        monkeypatch.setenv("COLUMNS", "200")
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in ("", *typed))))
        terminal = terminal_at(table, language)
        decide(terminal, seat - 1)
        assert isinstance(terminal.table.state, Dolores)
        table.state = terminal.table.state
        return re.sub(r"\s+", " ", capsys.readouterr().out)

    return ask


@pytest.mark.rule("DO42")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_who_passed_can_play_a_message_while_another_has_the_screen(asked: Asked, language: str) -> None:
    table = scene("", "", "convoy whirlpool", deck=f"{LOOT} {MORE}").plays("3: pass", "1: show fight")
    out = asked(table, 2, "3: convoy", language=language)
    hint = {
        "en": "Cy may play without being asked: convoy, whirlpool SLOTS. Type “3: MOVE”.",
        "de": "Cy darf auch ungefragt spielen: convoy, whirlpool SLOTS. Gib „3: ZUG“ ein.",
    }
    assert hint[language] in out
    assert table.loot("l") == "weapons2 wines2 tableware1"
    assert table.state.sealed() == 0, "sealed choices are made again"


def test_players_who_can_do_nothing_are_not_named(asked: Asked) -> None:
    table = scene("", "", "foiled", deck=LOOT)
    assert "without being asked" not in asked(table, 1, "show peace")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("2: show peace", "Bo decides that with the screen in hand."),
        ("3: always-pass", "Cy decides that with the screen in hand."),
        ("3: new-wave", "Cy: New Wave is not yours to play. (DO37)"),
        ("4: convoy", "Nobody at this terminal has seat 4."),
        ("0: convoy", "Nobody at this terminal has seat 0."),
        ("3: dance", "“dance” is not a choice here."),
        ("h", "2: MOVE play for seat 2 what that player may do at any time"),
    ],
)
def test_only_free_moves_can_be_played_for_another(asked: Asked, typed: str, answer: str) -> None:
    table = scene("", "", "convoy", deck=f"{LOOT} {MORE}").plays("3: pass")
    before = table.state.dump()
    assert answer in asked(table, 1, typed, "1: show fight")
    table.state.unlock()
    table.state.owing |= 1
    table.state.plies -= 1
    assert table.state.dump() == before


def test_talk_can_be_typed_for_another(asked: Asked) -> None:
    table = scene("", "", "convoy", deck=f"{LOOT} {MORE}").plays("3: pass")
    asked(table, 1, "2: promise peace")
    assert table.view(None).seats[1].word.promise == "peace"


@pytest.mark.rule("DO42")
def test_a_hint_at_others_does_not_give_away_who_always_passes(asked: Asked) -> None:
    """While the first is asked, a third may come before their turn only if they always pass: neither is shown."""
    shown = [
        asked(scene("convoy", "", "whirlpool", deck=f"{LOOT} {MORE}", passing=passing), 1, "pass")
        for passing in ([], [3])
    ]
    assert shown[0] == shown[1]


def test_a_single_person_cannot_type_for_others(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LocalTable, "people", lambda table: [0])
    table = scene("", "", "convoy", deck=f"{LOOT} {MORE}").plays("3: pass")
    assert "“3: convoy” is not a choice here." in asked(table, 1, "3: convoy", "show peace")


@pytest.mark.rule("DO42")
def test_a_secret_choice_is_not_named_when_it_is_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = make_match(GAME, 3, {"messages": "dawn-only", "dealer": "1"})
    record = new_record(match, seed_from("secret"), PEOPLE)
    table = LocalTable(record, from_seed(seed_from("luck")))
    terminal = Terminal(table, Screen("en", GAME, PEOPLE), Seating(PEOPLE, {}), None)
    while "show fight" not in [match.codec.text(move) for move in table.state.legal(0)]:
        seat = table.state.to_act()[0]
        table.play(seat, table.state.legal(seat)[0])
    table.play(0, match.codec.parse("show fight"))
    table.play(2, match.codec.parse("vow"))
    plies = len(record.plies)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nn\n\n"))
    monkeypatch.setattr(Terminal, "show", lambda terminal, seat: [])
    undo(terminal, 0)
    out = capsys.readouterr().out
    assert "Bo, may Ada take back a choice that nobody has seen?" in out
    assert "Fight" not in out
    assert len(record.plies) == plies, "Bo did not agree"
