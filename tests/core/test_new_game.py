"""The example of a game in another package: its verbs are fresh, a question may stand within another, and whatever it
shows of a secret is found by name.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match
from wreckfish.core.leaks import leaks
from wreckfish.core.state import State
from wreckfish.core.values import IllegalMove, Prompt
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


def every_crate(state: Any, seat: int, owner: int) -> bool:
    return True


def claim_of_the_crate(state: Any, seat: int) -> list[int]:
    return [0, 0, *[0] * state.seats, state.crates[0] // 4 + 1, 0]


def swap_by_the_best(self: Any, table: Any, seat: int) -> Any:
    return self.all_options(table, seat)[: 2 if max(table.crates) == table.crates[seat] else 1]


def offer_with_its_worth(self: Any, table: Any, seat: int) -> Any:
    return Prompt(code="ask-offer", rule="JE06", params={"worth": table.crates[table.bidder] + 1})


@pytest.mark.parametrize(
    ("place", "name", "leak", "field"),
    [
        ("view", "knows", every_crate, "view.crates[0]: "),
        ("view", "knows", every_crate, "spectator.crates[0]: "),
        ("view", "observe", claim_of_the_crate, "observation.claim[0]: "),
        ("rules.TakeTurn", "options", swap_by_the_best, "legal: "),
        ("rules.AnswerOffer", "prompt", offer_with_its_worth, "prompts[0].params.worth: "),
    ],
)
def test_a_planted_leak_is_named(
    match: Match, monkeypatch: pytest.MonkeyPatch, place: str, name: str, leak: Any, field: str
) -> None:
    assert leaks_of(match) == set()
    module, _, inner = place.partition(".")
    owner = importlib.import_module(f"jetsam.{module}")
    owner = getattr(owner, inner) if inner else owner
    monkeypatch.setattr(owner, "all_options", getattr(owner, "options", None), raising=False)
    monkeypatch.setattr(owner, name, leak)
    assert any(each.startswith(field) for each in leaks_of(match)), leaks_of(match)


def leaks_of(match: Match) -> set[str]:
    """What is found before a turn and in the middle of one, in a few deals."""
    found, luck = set[str](), from_seed("1" * 32)
    for deal in range(8):
        state = match.start(f"{deal:032x}")
        for move in ("offer 3 high", "decline", "keep"):
            found |= {field for seat in range(3) for field in leaks(match, state, seat, luck)}
            play(match, state, move)
    return found
