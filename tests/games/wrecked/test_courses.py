"""Get Wrecked: the finite list of moves is useful, legal, quick, and there is a move whenever one exists."""

from __future__ import annotations

import time
from statistics import median

import pytest

import wreckfish
from games.wrecked.scene import CODEC, scene
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.seeds import nth_seed
from wreckfish.games.wrecked import GAME

PIECES = {"sloop1": "300 150", "ketch1": "40 400", "sloop2": "600 500", "ketch2": "620 620"}


def test_a_ship_is_offered_a_fan_of_headings_and_what_it_may_want() -> None:
    table = scene(
        pieces={**PIECES, "sloop2": "360 100", "whale1": "300 230", "cargo9": "250 220"},
        ashore={4: "cargo1"}, kraken="300 60", rolls=[3],
    ).plays("sail")  # fmt: skip
    steps = [text for text in table.choices() if text.startswith("move sloop")]
    ends = {tuple(map(int, text.split()[2:])) for text in steps}
    assert (390, 150) in ends, "a heading at full speed"
    assert "dock sloop 202 150" not in table.choices(), "out of reach"
    assert any(abs(x - 300) < 3 and y > 200 for x, y in ends), "up to the whale"
    touching = [(x, y) for x, y in ends if 20**2 <= (x - 250) ** 2 + (y - 220) ** 2 < 21**2]
    assert touching, "up to the floating cargo"
    prey = [(x, y) for x, y in ends if 24**2 <= (x - 360) ** 2 + (y - 100) ** 2 < 25**2]
    assert prey, "up to the enemy"
    assert "done" in table.choices()


def test_no_two_courses_that_are_nearly_the_same_are_offered() -> None:
    """An island straight east: the heading and the way towards it are one; up to a whale on the way is another."""
    table = scene(pieces={**PIECES, "whale1": "380 158"}, ashore={2: "cargo1"}, rolls=[3]).plays("sail")
    ends = [tuple(map(int, text.split()[2:])) for text in table.choices() if text.startswith("move sloop")]
    touching = [(x, y) for x, y in ends if 22**2 <= (x - 380) ** 2 + (y - 158) ** 2 < 23**2]
    assert len(touching) == 1
    apart = [
        (x - u) ** 2 + (y - v) ** 2 for x, y in ends for u, v in ends if (x, y) < (u, v) and (x, y) not in touching
    ]
    assert min(apart) > 12**2


@pytest.mark.rule("GW42")
def test_of_the_dice_that_reach_a_level_the_lowest_is_offered_and_the_others_are_legal() -> None:
    table = scene(pieces={**PIECES, "sloop1": "220 150"}, aboard={"sloop1": "cargo1"})
    table.state.acted = 2
    table.rolls(3, 4, 6).plays("upgrade sloop")
    assert {text for text in table.choices() if "guns" in text} == {"fit cargo1 guns 3"}
    table.plays("fit cargo1 guns 6")


def test_a_ship_near_a_fort_is_offered_to_dock() -> None:
    table = scene(pieces={**PIECES, "sloop1": "240 150"}, rolls=[3]).plays("sail")
    assert "dock sloop 202 150" in table.choices()
    assert "move sloop 202 150" in table.choices()


@pytest.mark.rule("GW33", "GW34")
def test_exploring_what_no_roll_can_reach_is_not_offered_but_legal() -> None:
    """A fort on a 6 asks for 12: one die never shows that, two may, and at Threat 12 it would wake the Kraken."""
    table = scene(pieces={**PIECES, "sloop1": "635 150"}, stock={2: "cargo1"})
    assert "explore sloop fort2" not in table.choices()
    assert table.state.refusal(0, CODEC.parse("explore sloop fort2")) is None
    table.state.acted = 1
    assert "explore sloop fort2" in table.choices()
    table.state.level = 6
    assert table.view(1).kraken.threat == 12
    assert "explore sloop fort2" not in table.choices()
    table.rolls(1, 1).plays("explore sloop fort2")


@pytest.mark.rule("GW37")
def test_an_attack_that_no_die_can_make_hit_is_not_offered_but_legal() -> None:
    """Cannons of 3 against the Kraken's hull of 8 hit with a 6 only; against 9 never."""
    table = scene(pieces={**PIECES, "sloop1": "425 340"})
    assert "attack sloop kraken" in table.choices()
    table.state.level = 3
    assert table.view(1).kraken.hull == 9
    assert "attack sloop kraken" not in table.choices()
    table.rolls(6, 1).plays("attack sloop kraken")
    assert table.state.reason == ""


@pytest.mark.parametrize("seats", [2, 4])
def test_every_listed_move_is_accepted_and_any_nearby_position_is_judged(seats: int) -> None:
    state, luck = make_match(GAME, seats).start(nth_seed("courses", seats)), from_seed("2" * 32)
    for _ in range(250):
        if not state.owing:
            break
        (seat,) = state.to_act()
        moves = list(state.legal(seat))
        assert moves
        for move in moves:
            assert state.accepts(seat, move), CODEC.text(move)
        state.apply(seat, moves[luck.below(len(moves))])


def test_listing_the_steps_of_two_ships_on_a_four_player_sea_is_quick() -> None:
    """200 µs is the aim; a loaded machine gets ten times that."""
    if wreckfish.engine() != "compiled":
        pytest.skip("the engine is not compiled here")
    state, luck = make_match(GAME, 4).start(nth_seed("quick", 1)), from_seed("3" * 32)
    times = []
    for _ in range(600):
        if not state.owing:
            break
        (seat,) = state.to_act()
        if state.prompts(seat)[0].code == "ask-move":
            began = time.process_time_ns()
            for _ in range(10):
                state.legal(seat)
            times.append((time.process_time_ns() - began) / 10)
        state.apply(seat, state.random_move(seat, luck))
    assert len(times) > 30
    assert median(times) < 2_000_000
