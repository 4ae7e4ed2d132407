"""The example of a game in another package: its verbs are fresh, and a question may stand within another."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from wreckfish.core.game import Match
from wreckfish.core.state import State
from wreckfish.core.values import IllegalMove
from wreckfish.core.write_verbs import verbs_of

SOURCES = Path(__file__).parents[2] / "examples/new-game/src"


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.syspath_prepend(SOURCES)
    game: Any = importlib.import_module("jetsam").GAME
    return Match(game, 3, game.options(), None)


def play(match: Match, state: State, *moves: str) -> None:
    for move in moves:
        state.play(state.to_act()[0], match.codec.parse(move))


def test_the_verbs_of_the_example_are_fresh() -> None:
    folder = SOURCES / "jetsam"
    assert (folder / "verbs.py").read_text("utf-8") == verbs_of(folder)


def test_an_offer_asks_another_seat_in_the_middle_of_a_turn(match: Match) -> None:
    state = match.start("0" * 32)
    play(match, state, "offer 3 high")
    assert state.to_act() == (2,)
    (prompt,) = state.prompts(2)
    assert (prompt.code, prompt.rule, prompt.params) == ("ask-offer", "JE06", {"claim": "high"})
    with pytest.raises(IllegalMove) as refused:
        play(match, state, "keep")
    assert refused.value.refusal.code == "no-other-question"
    play(match, state, "decline")
    assert state.to_act() == (1,)


@pytest.mark.parametrize(("move", "code"), [("offer 1 low", "no-yourself"), ("offer 4 low", "no-such-seat")])
def test_an_offer_goes_to_another_seat_of_the_table(match: Match, move: str, code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        play(match, match.start("0" * 32), move)
    assert refused.value.refusal.code == code


def test_who_exchanged_a_crate_knows_it_until_it_goes_overboard(match: Match) -> None:
    state: Any = match.start("0" * 32)
    mine, theirs = state.crates[0] + 1, state.crates[2] + 1
    play(match, state, "offer 3 low", "accept")
    assert state.view(0).crates == [theirs, None, mine]
    assert state.view(1).crates[0] is state.view(1).crates[2] is None
    play(match, state, "offer 3 low", "accept")  # seat 2 has the crate now that seat 1 gave away
    assert state.view(0).crates == [theirs, mine, None]
    play(match, state, "keep", "keep", "swap")
    assert state.view(0).crates == [theirs, None, None]
